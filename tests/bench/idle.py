"""What the window costs while nobody does anything: `python -m tests.bench.idle`. Nothing is asserted.

The whole program on the loopback interface, without a screen and (where Xvfb is installed) on an X server:
once in the lobby, looking for tables, and once at a game against the bot that waits for the person's move.
Over SECONDS it prints the CPU time of all threads (in ticks of 10 ms), how often any of them was woken, and
the timers of the window that are ticking then. What wakes them is the network's: a ping at the table, a look
at the interfaces in the lobby, every 2 s.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import tempfile
import time
from pathlib import Path

from tests.bench.paint import run_child, screen

SECONDS = 20
# Timers that a match or a lobby begins with have run out by then.
SETTLE = 6


def child(folder: str, moves: int) -> None:
    import spite_qt.qt_imports  # noqa: F401 - first, as in the program

    # isort: split
    from PySide6.QtCore import QAbstractEventDispatcher, QEvent, QObject, QTimer

    from spite_qt.app import make_application, run_window
    from spite_qt.home import Home
    from spite_qt.opponents.greedy import choose
    from spite_qt.window.main_window import MainWindow
    from spite_qt.window.mouse import Player, press

    class FirstPaint(QObject):
        """Waits for the main window's first paint, goes to the table, does nothing, closes the window."""

        measuring: asyncio.Task[None]

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint and isinstance(watched, MainWindow):
                application.removeEventFilter(self)
                QTimer.singleShot(0, lambda: self.begin(watched))
            return False

        def begin(self, window: MainWindow) -> None:
            self.measuring = asyncio.get_event_loop().create_task(self.measure(window))

        async def measure(self, window: MainWindow) -> None:
            if moves:
                from tests.qt.people import until

                window.resize(1920, 1080)
                press(window.lobby.alone_button)
                await until(lambda: window.page is not None)
                assert window.page is not None
                player = Player(window.page, choose, random.Random(1))
                await player.play_until(lambda: player.moves >= moves)
                page = window.page
                await until(lambda: page.view_to_play is not None)
            await asyncio.sleep(SETTLE)
            print("idle", flush=True)
            await asyncio.sleep(SECONDS + 1)
            dispatcher = QAbstractEventDispatcher.instance()
            assert dispatcher is not None
            objects = [window, *window.findChildren(QObject), application, *application.findChildren(QObject)]
            ticking = [
                f"{type(each).__name__} {each.objectName()} {timer.interval} ms"
                for each in objects
                for timer in dispatcher.registeredTimers(each)
            ]
            print(", ".join(ticking) or "none", flush=True)
            window.close()

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
    if len(sys.argv) == 3:
        child(sys.argv[1], int(sys.argv[2]))
        return
    for platform in ("offscreen", "xcb"):
        with screen(platform) as display:
            environment = {**os.environ, "QT_QPA_PLATFORM": platform, "DISPLAY": display}
            for place, moves in (("in the lobby", 0), ("at the table", 8)):
                print(f"{platform}, {place}: {_measure(environment, moves)}")


def _measure(environment: dict[str, str], moves: int) -> str:
    with (
        tempfile.TemporaryDirectory() as folder,
        run_child([sys.executable, "-m", "tests.bench.idle", folder, str(moves)], environment) as process,
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
