"""Where the desktop asks for no motion nothing moves, from the moment it asks.

Each test has a bus of its own and a stand-in for the settings portal; the machine's own bus is never asked.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from spite_qt.reduced_motion import ReducedMotion
from spite_qt.window.mouse import press
from tests.qt.people import at_table, person, until
from tests.qt.private_bus import WITHIN, StandIn, a_bus, a_stand_in

GNOME = "org.gnome.desktop.interface enable-animations"
STANDARD = "org.freedesktop.appearance reduced-motion"
KDE = "org.kde.kdeglobals.KDE AnimationDurationFactor"


@asynccontextmanager
async def a_portal(*settings: str) -> AsyncIterator[StandIn]:
    """A portal with these settings; a line told to it changes one."""
    async with a_stand_in("tests.qt.settings_service", *settings) as portal:
        assert await portal.line() == "ready"
        yield portal


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
        assert await portal.line() == "asked"
        for asks, asks_not in (
            (f"{GNOME} false", f"{GNOME} true"),
            (f"{STANDARD} 1", f"{STANDARD} 0"),
            (f'{KDE} "0"', f'{KDE} "0.5"'),
            (f"{STANDARD} 1", f"{STANDARD} 7"),
            (f"{GNOME} false", f'{GNOME} "no answer"'),
        ):
            heard.clear()
            portal.tell(asks)
            await until(lambda: motion.on)
            portal.tell(asks_not)
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
        assert await portal.line() == "asked"
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
        assert await portal.line() == "asked"
        press(ann.lobby.alone_button)
        page = await at_table(ann)
        await until(lambda: page.table._table.motion.telling)
        portal.tell(f"{GNOME} false")
        await until(lambda: ann.reduced_motion.on)
        assert not page.table._table.motion.busy, "the deal is over at once"
        portal.tell(f"{GNOME} true")
        await until(lambda: not ann.reduced_motion.on)
        assert not page.table._table.motion.still
