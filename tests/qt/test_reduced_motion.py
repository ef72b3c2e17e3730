"""Where the desktop asks for no motion nothing moves, from the moment it asks.

Each test has a bus of its own and a stand-in for the settings portal; the machine's own bus is never asked.
"""

import asyncio
import shutil
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from spite_qt.reduced_motion import ReducedMotion
from spite_qt.window.mouse import press
from tests.qt.people import at_table, person, until
from tests.qt.test_alerts import CONFIG

WITHIN = 30.0  # seconds; a slow machine needs a fraction
GNOME = "org.gnome.desktop.interface enable-animations"
STANDARD = "org.freedesktop.appearance reduced-motion"
KDE = "org.kde.kdeglobals.KDE AnimationDurationFactor"


@asynccontextmanager
async def a_bus(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[asyncio.subprocess.Process]:
    """A session bus of its own, named in the environment."""
    if shutil.which("dbus-daemon") is None:
        pytest.skip("dbus-daemon is not installed")
    config = folder / "bus.conf"
    config.write_text(CONFIG.format(path=folder / "bus"), encoding="utf-8")
    bus = await asyncio.create_subprocess_exec(
        *("dbus-daemon", f"--config-file={config}", "--nofork", "--nopidfile", "--print-address=1"),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        assert bus.stdout is not None
        address = (await asyncio.wait_for(bus.stdout.readline(), WITHIN)).decode().strip()
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
        yield bus
    finally:
        if bus.returncode is None:
            bus.terminate()
        await bus.wait()


class Portal:
    """The stand-in."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def says(self, line: str) -> None:
        assert self._process.stdout is not None
        assert (await asyncio.wait_for(self._process.stdout.readline(), WITHIN)).decode() == f"{line}\n"

    def change(self, setting: str) -> None:
        """From now on a setting has another value."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{setting}\n".encode())

    async def end(self) -> None:
        if self._process.returncode is None:
            self._process.terminate()
        await self._process.wait()


@asynccontextmanager
async def a_portal(*settings: str) -> AsyncIterator[Portal]:
    """A portal with these settings."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.qt.settings_service", *settings),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    portal = Portal(process)
    try:
        await portal.says("ready")
        yield portal
    finally:
        await portal.end()


@asynccontextmanager
async def following() -> AsyncIterator[tuple[ReducedMotion, list[bool], asyncio.Task[None]]]:
    """Who follows, what it heard of changes, and its task."""
    motion = ReducedMotion()
    heard: list[bool] = []
    motion.changed.connect(heard.append)
    task = asyncio.create_task(motion.follow())
    try:
        yield motion, heard, task
    finally:
        task.cancel()
        await asyncio.wait({task})


async def test_every_desktops_way_to_ask_is_understood(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        a_bus(tmp_path, monkeypatch),
        a_portal(f"{GNOME} true", f"{STANDARD} 0", f'{KDE} "1"') as portal,
        following() as (motion, heard, _),
    ):
        await portal.says("asked")
        for asks, asks_not in (
            (f"{GNOME} false", f"{GNOME} true"),
            (f"{STANDARD} 1", f"{STANDARD} 0"),
            (f'{KDE} "0"', f'{KDE} "0.5"'),
            (f"{STANDARD} 1", f"{STANDARD} 7"),
            (f"{GNOME} false", f'{GNOME} "no answer"'),
        ):
            heard.clear()
            portal.change(asks)
            await until(lambda: motion.on)
            portal.change(asks_not)
            await until(lambda: not motion.on)
            assert heard == [True, False]


async def test_what_was_asked_before_counts_and_stays_when_portal_and_bus_are_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        a_bus(tmp_path, monkeypatch) as bus,
        a_portal(f"{GNOME} false") as portal,
        following() as (motion, heard, task),
    ):
        await portal.says("asked")
        await until(lambda: motion.on)
        await portal.end()
        bus.terminate()
        await bus.wait()
        await asyncio.wait({task}, timeout=0.2)
        assert heard == [True]
    assert task.cancelled() or task.exception() is None


@pytest.mark.parametrize(
    "address", [None, "", "unix:path=/nowhere/at/all", "no address", "tcp:host=127.0.0.1"]
)
async def test_without_a_bus_everything_moves(monkeypatch: pytest.MonkeyPatch, address: str | None) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    if address is not None:
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
    motion = ReducedMotion()
    await asyncio.wait_for(motion.follow(), WITHIN)
    assert not motion.on


async def test_without_a_portal_everything_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_bus(tmp_path, monkeypatch):
        motion = ReducedMotion()
        await asyncio.wait_for(motion.follow(), WITHIN)
        assert not motion.on


async def test_a_table_stops_moving_when_the_desktop_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        a_bus(tmp_path, monkeypatch),
        a_portal(f"{GNOME} true") as portal,
        person(tmp_path, "Ann", looking=False) as ann,
    ):
        ann.follow_desktop()
        await portal.says("asked")
        press(ann.lobby.alone_button)
        page = await at_table(ann)
        await until(lambda: page.table._table.motion.telling)
        portal.change(f"{GNOME} false")
        await until(lambda: ann.reduced_motion.on)
        assert not page.table._table.motion.busy, "the deal is over at once"
        portal.change(f"{GNOME} true")
        await until(lambda: not ann.reduced_motion.on)
        assert not page.table._table.motion.still
