"""What the window costs while nobody does anything: `python -m tests.bench.idle [PLACE …]`.

The whole program on the loopback interface, without a screen and (where Xvfb is installed) on an X server, in
each of PLACES: where a person may leave it alone for long. Over SECONDS it prints the CPU time of all threads
(in ticks of 10 ms), how often any of them was woken, and the timers of the window that are ticking then. What
wakes them is the network's: a ping at a table with a person, a look at the interfaces while tables are looked
for, every 2 s. Nothing is asserted.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING

from tests.bench.paint import run_child, screen

if TYPE_CHECKING:
    from spite_qt.play_alone import Opponent
    from spite_qt.window.main_window import MainWindow
    from spite_qt.window.match_page import MatchPage

SECONDS = 20
# Timers that a match or a lobby begins with have run out by then.
SETTLE = 6
MOVES = 8
RECORD = Path(__file__).parents[1] / "data/vectors/given-00.json"
HOUR = 3_600_000


async def in_the_lobby(window: MainWindow) -> None:
    """Looking for tables."""


async def at_the_own_turn(window: MainWindow) -> None:
    from spite_qt.play_alone import Opponent

    page = await _against(window, Opponent("Robin"))
    await _play(page, lambda moves: moves >= MOVES)
    await _until(lambda: page.view_to_play is not None)


async def at_the_bots_turn(window: MainWindow) -> None:
    from spite_qt.play_alone import Opponent

    page = await _against(window, Opponent("Robin", pace_ms=HOUR))
    await _play(page, lambda _: _is_theirs(page))


async def at_a_persons_turn(window: MainWindow) -> None:
    await _with_guest(window, leaves=False)


async def with_a_person_away(window: MainWindow) -> None:
    """They have left; the window listens for them, and looks for them."""
    await _with_guest(window, leaves=True)


async def at_a_record(window: MainWindow) -> None:
    window.watching.watch(str(RECORD))
    await _until(lambda: window.watching.page is not None)


async def with_people(window: MainWindow) -> None:
    window.show_people()
    await _until(lambda: window.dialogs.people is not None and window.dialogs.people.isVisible())


PLACES: dict[str, Callable[[MainWindow], Awaitable[None]]] = {
    place.__name__.replace("_", "-"): place
    for place in (
        in_the_lobby,
        at_the_own_turn,
        at_the_bots_turn,
        at_a_persons_turn,
        with_a_person_away,
        at_a_record,
        with_people,
    )
}


async def _until(condition: Callable[[], object]) -> None:
    from tests.qt.people import until

    await until(condition, within=60)


async def _against(window: MainWindow, opponent: Opponent) -> MatchPage:
    from spite_qt.window.mouse import press
    from tests.qt.people import at_table

    window.meeting.opponent = opponent
    press(window.lobby.alone_button)
    return await at_table(window)


async def _with_guest(window: MainWindow, *, leaves: bool) -> None:
    """At a table with somebody whose turn it is, and who does nothing or goes."""
    from protocol.game import Rules
    from protocol.net.join import join
    from protocol.net.person import passing_person
    from spite_qt.requests import HostRequest
    from spite_qt.window.mouse import press
    from tests.qt.people import LOOPBACK, at_table

    window.meeting.follow(HostRequest("Marie", Rules(), is_open=True, interface=LOOPBACK))
    await _until(lambda: window.lobby.waiting.addresses.isVisible())
    guest = await join(window.lobby.waiting.addresses.text(), passing_person("Bob"), interface=LOOPBACK)
    await _until(lambda: window.lobby.waiting.asked.isVisible())
    press(window.lobby.waiting.asked.accept)
    page = await at_table(window)
    await _play(page, lambda _: _is_theirs(page))
    if leaves:
        await guest.close()
        await _until(lambda: page.paused is not None)


def _is_theirs(page: MatchPage) -> bool:
    shown = page._state.shown
    return page.still and shown is not None and shown.turn != shown.seat


async def _play(page: MatchPage, done: Callable[[int], bool]) -> None:
    from spite_qt.opponents.greedy import choose
    from spite_qt.window.mouse import Player

    player = Player(page, choose, random.Random(1))
    await player.play_until(lambda: done(player.moves))


def child(folder: str, place: str) -> None:
    import spite_qt.qt_imports  # noqa: F401 - first, as in the program

    # isort: split
    from PySide6.QtCore import QEvent, QObject, QTimer

    from spite_qt.app import make_application, run_window
    from spite_qt.home import Home
    from spite_qt.window.main_window import MainWindow

    class FirstPaint(QObject):
        """Waits for the main window's first paint, goes to the place, does nothing, closes the window."""

        measuring: asyncio.Task[None]

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint and isinstance(watched, MainWindow):
                application.removeEventFilter(self)
                QTimer.singleShot(0, lambda: self.begin(watched))
            return False

        def begin(self, window: MainWindow) -> None:
            self.measuring = asyncio.get_event_loop().create_task(self.measure(window))

        async def measure(self, window: MainWindow) -> None:
            from tests.qt.people import ticking

            window.resize(1920, 1080)
            try:
                await PLACES[place](window)
                await asyncio.sleep(SETTLE)
                print("idle", flush=True)
                await asyncio.sleep(SECONDS + 1)
                print(", ".join(ticking(window)) or "none", flush=True)
            finally:
                # Also where the place was not come to: nobody else ends this process.
                window.close_now()

    application = make_application()
    first = FirstPaint()
    application.installEventFilter(first)
    run_window(Home(folder), interface="127.0.0.1")


def spent(process: int) -> tuple[int, int]:
    """CPU ticks of all threads of a process until now, and how often they were woken."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    woken = 0
    for thread in Path(f"/proc/{process}/task").iterdir():
        for line in (thread / "status").read_text(encoding="ascii").splitlines():
            if line.startswith("voluntary_ctxt_switches:"):
                woken += int(line.split()[1])
    return int(fields[11]) + int(fields[12]), woken


def main() -> None:
    if len(sys.argv) == 3 and sys.argv[1].startswith("/"):
        child(sys.argv[1], sys.argv[2])
        return
    for platform in ("offscreen", "xcb"):
        with screen(platform) as display:
            environment = {**os.environ, "QT_QPA_PLATFORM": platform, "DISPLAY": display}
            for place in sys.argv[1:] or PLACES:
                print(f"{platform}, {place.replace('-', ' ')}: {_measure(environment, place)}", flush=True)


def _measure(environment: dict[str, str], place: str) -> str:
    with (
        tempfile.TemporaryDirectory() as folder,
        run_child([sys.executable, "-m", "tests.bench.idle", folder, place], environment) as process,
    ):
        assert process.stdout is not None
        assert process.stdout.readline().strip() == "idle"
        ticks, woken = spent(process.pid)
        time.sleep(SECONDS)
        ticks_after, woken_after = spent(process.pid)
        timers = process.stdout.readline().strip()
        process.wait()
    return (
        f"{(ticks_after - ticks) / SECONDS:.2f} % CPU, woken {woken_after - woken} times in {SECONDS} s,"
        f" timers of the window: {timers}"
    )


if __name__ == "__main__":
    main()
