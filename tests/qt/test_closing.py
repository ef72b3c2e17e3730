"""Closing ends cleanly from every state and in every way: exit code 0 and not a word on standard error."""

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton

from protocol.game import Rules
from protocol.net.host import Host
from protocol.net.person import open_person
from spite_qt.window.mouse import press
from tests.qt.people import LOOPBACK, at_table, person, until
from tests.qt.test_two_windows import enter_address
from tests.x_server import x_server

ROOT = Path(__file__).parents[2]
# What the platform without a screen says of things that need one.
IGNORED = "This plugin does not support "


def run_child(arguments: list[str], **environment: str) -> tuple[int, list[str]]:
    """A Python program in a process of its own: exit code, and what it said on standard error."""
    ended = subprocess.run(
        [sys.executable, "-W", "default", *arguments],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONFAULTHANDLER": "1", **environment},
        capture_output=True,
        text=True,
        timeout=60,
    )
    return ended.returncode, [line for line in ended.stderr.splitlines() if not line.startswith(IGNORED)]


@pytest.mark.parametrize(
    ("state", "way"),
    [
        ("lobby", "close"),
        ("lobby", "SIGINT"),
        ("dialog", "close"),
        ("hosting", "SIGTERM"),
        ("hosting", "SIGHUP"),
        ("joining", "close"),
        ("playing", "close"),
        pytest.param("dialog", "SIGTERM", marks=pytest.mark.long),
        pytest.param("hosting", "close", marks=pytest.mark.long),
        pytest.param("joining", "SIGINT", marks=pytest.mark.long),
        pytest.param("playing", "SIGTERM", marks=pytest.mark.long),
    ],
)
def test_the_program_ends_cleanly(tmp_path: Path, state: str, way: str) -> None:
    code = 0 if way == "close" else 128 + getattr(signal, way)
    assert run_child(["-m", "tests.qt.closing_child", str(tmp_path), state, way]) == (code, [])


def test_the_program_ends_cleanly_on_an_x_server(tmp_path: Path, xvfb_display: str) -> None:
    arguments = ["-m", "tests.qt.closing_child", str(tmp_path), "playing", "close"]
    assert run_child(arguments, QT_QPA_PLATFORM="xcb", DISPLAY=xvfb_display) == (0, [])


def test_a_screen_that_goes_away_is_told_and_is_no_fault_of_the_program(tmp_path: Path) -> None:
    with x_server() as (server, display):
        program = subprocess.Popen(
            [
                *(sys.executable, "-m", "spite_qt", "--data-dir", str(tmp_path), "--verbose"),
                *("host", "--open", "--interface", LOOPBACK),
            ],
            cwd=ROOT,
            env={**os.environ, "QT_QPA_PLATFORM": "xcb", "DISPLAY": display},
            stderr=subprocess.PIPE,
            text=True,
        )
        assert program.stderr is not None
        try:
            assert any("hosting: " in line for line in program.stderr)
            server.kill()
            _, said = program.communicate(timeout=20)
        finally:
            program.kill()
    told = "spite-qt: The screen is gone; a match that was begun can be gone on with."
    assert (program.returncode, said.splitlines()[-1]) == (2, told)
    assert not list(tmp_path.glob("fault*"))


def test_the_self_test_is_stopped_by_an_interrupt_without_a_word(tmp_path: Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "TMPDIR": str(tmp_path)}
    program = subprocess.Popen(
        [sys.executable, "-m", "spite_qt", "self-test"],
        cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    # It makes its folder right before its window, and says nothing until the end.
    while not list(tmp_path.glob("spite-qt-*/settings.json")):
        assert program.poll() is None
        time.sleep(0.01)
    program.send_signal(signal.SIGINT)
    assert program.communicate(timeout=20) == (b"", b"")
    assert program.returncode == 130


@pytest.mark.long
def test_the_self_test_plays_through_the_window_on_an_x_server(xvfb_display: str) -> None:
    arguments = ["-m", "spite_qt", "self-test"]
    assert run_child(arguments, QT_QPA_PLATFORM="xcb", DISPLAY=xvfb_display) == (0, [])


async def test_a_folder_in_use_by_another_window_is_told(tmp_path: Path) -> None:
    async with await open_person(tmp_path / "Bob"), person(tmp_path, "Bob") as bob:
        await until(lambda: bob.lobby.message.isVisible())
        assert "Another Spite & Malice is running with the data folder" in bob.lobby.message.text()


@contextmanager
def bot_at_a_table(
    folder: Path, *call: str, pace_ms: int = 600_000
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A bot that hosts an open table in a process of its own, or does as `call` says, and where; at
    this pace it never comes to a move.
    """
    host = subprocess.Popen(
        [
            *(sys.executable, "-m", "spite_qt", *(call or ("host", "--open", "--name", "Cid"))),
            *(
                "--data-dir",
                str(folder),
                "--bot",
                "greedy",
                "--interface",
                "127.0.0.1",
                "--json",
                "--pace",
                str(pace_ms),
            ),
        ],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert host.stdout is not None
    try:
        yield host, f"127.0.0.1:{json.loads(host.stdout.readline())['port']}"
    finally:
        host.kill()
        host.wait()
        host.stdout.close()


def can_be_pressed(button: QPushButton) -> bool:
    return button.isVisible() and button.isEnabled()


async def test_a_killed_opponent_is_told_in_the_window_and_the_match_goes_on_by_itself(
    tmp_path: Path,
) -> None:
    async with person(tmp_path, "Bob", looking=False) as bob:
        with bot_at_a_table(tmp_path / "Cid") as (host, address):
            enter_address(bob, address)
            page = await at_table(bob)
            await until(lambda: page.can("resign"))
            host.kill()
            await until(lambda: page.paused == "The connection with Cid was lost.")
            assert not page.can("resign")
            assert page.view_to_play is None
        with bot_at_a_table(tmp_path / "Cid", "resume"):
            await until(lambda: page.can("resign"))
            assert page.paused is None
        await until(lambda: page.paused == "The connection with Cid was lost.")
        press(page.notice.answer_button("Keep for later"))
        await until(lambda: bob.page is None)
        # The lobby offers to go on with it.
        with bot_at_a_table(tmp_path / "Cid", "resume"):
            rows = bob.lobby.tables.unfinished
            await until(lambda: any(map(can_be_pressed, rows.findChildren(QPushButton))))
            (go_on,) = rows.findChildren(QPushButton)
            assert go_on.accessibleName() == "Go on with Cid"
            press(go_on)
            page = await at_table(bob)
            await until(lambda: page.can("resign"))


@pytest.mark.long
async def test_a_silent_opponent_is_told_and_may_come_back(tmp_path: Path) -> None:
    async with person(tmp_path, "Bob", looking=False) as bob:
        with bot_at_a_table(tmp_path / "Cid") as (host, address):
            enter_address(bob, address)
            page = await at_table(bob)
            await until(lambda: page.can("resign"))
            host.send_signal(signal.SIGSTOP)
            await until(lambda: page.paused == "Cid is not answering …")
            host.send_signal(signal.SIGCONT)
            await until(lambda: page.paused is None)
            host.send_signal(signal.SIGSTOP)
            await until(lambda: page.paused == "Cid has not answered for a while.", within=30)
            host.send_signal(signal.SIGCONT)
            await until(lambda: page.paused is None, within=30)


async def test_a_table_that_closes_while_others_knock_loses_none_of_them(tmp_path: Path) -> None:
    """On this loop an answer can come after its question was cancelled: an error, or a socket left open."""

    def knock(port: int, closed: threading.Event) -> None:
        while not closed.is_set():
            with contextlib.suppress(OSError), socket.create_connection((LOOPBACK, port), 0.2):
                pass

    async with await open_person(tmp_path, "Ann") as ann:
        for _ in range(10):
            host = await Host.open(ann, rules=Rules(), interface=LOOPBACK, advertise=False)
            closed = threading.Event()
            knocking = threading.Thread(target=knock, args=(host.port, closed))
            knocking.start()
            # Somebody is being taken in, somebody is at the door.
            await asyncio.sleep(0.002)
            await host.close()
            closed.set()
            knocking.join()


@pytest.mark.long
@pytest.mark.parametrize("their_move", [True, False], ids=["the silent one moves", "the other one"])
async def test_a_match_is_ended_though_the_opponent_is_silent_for_ever(
    tmp_path: Path, their_move: bool
) -> None:
    async with person(tmp_path, "Bob", looking=False) as bob:
        with bot_at_a_table(tmp_path / "Cid", pace_ms=50) as (host, address):
            enter_address(bob, address)
            page = await at_table(bob)
            await until(lambda: page.view_to_play)
            host.send_signal(signal.SIGSTOP)
            if their_move:
                view = page.view_to_play
                assert view is not None
                page.table.move_chosen.emit(next(move for move in view.legal_moves if move.is_discard))
            await until(lambda: page.paused == "Cid is not answering …")
            bob.menus.abandon.trigger()
            press(page.overlay.answer_button("End the match"))
            await until(lambda: page.overlay.heading == "You ended the match", within=40)
            press(page.overlay.answer_button("Back to the lobby"))
            await until(lambda: bob.page is None)
            assert not bob.lobby.tables.unfinished.isVisible()
