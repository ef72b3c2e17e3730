"""Start to first paint of the whole program, and its memory with a game on: `python -m tests.bench.paint`.

Each run is a fresh process with a fresh data folder on the loopback interface: the time runs from before the
interpreter starts to the end of the main window's first paint. In one more run a game against the bot is
begun at 1920 x 1080 and played by mouse; what the process holds resident (Linux: VmRSS) is read after a few
moves.
Nothing is asserted.
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

RUNS = 5
MOVES = 16


def child(started: float, folder: str, moves: int) -> None:
    import spite_qt.qt_imports  # noqa: F401 - first, as in the program

    # isort: split
    from PySide6.QtCore import QEvent, QObject, QTimer

    from spite_qt.app import make_application, run_window
    from spite_qt.home import Home
    from spite_qt.opponents.greedy import choose
    from spite_qt.window.main_window import MainWindow
    from spite_qt.window.mouse import Player, press

    class FirstPaint(QObject):
        """Waits for the main window's first paint, then plays as many moves as wanted and closes it."""

        playing: asyncio.Task[None]

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint and isinstance(watched, MainWindow):
                application.removeEventFilter(self)
                # Runs when the paint event, of all widgets of the window, is over.
                QTimer.singleShot(0, lambda: self.painted(watched))
            return False

        def painted(self, window: MainWindow) -> None:
            print(f"{time.time() - started:.3f} {resident():.0f}", flush=True)
            self.playing = asyncio.get_event_loop().create_task(self.play(window))

        async def play(self, window: MainWindow) -> None:
            if moves:
                # Not before the paint: it is no part of the program.
                from tests.qt.people import until

                window.resize(1920, 1080)
                press(window.lobby.alone_button)
                await until(lambda: window.page is not None)
                assert window.page is not None
                player = Player(window.page, choose, random.Random(1))
                await player.play_until(lambda: player.moves >= moves)
            print(f"{resident():.0f}", flush=True)
            window.close_now()  # nobody is there to say that the game may be left

    application = make_application()
    first = FirstPaint()
    application.installEventFilter(first)
    run_window(Home(folder), interface="127.0.0.1")


def resident() -> float:
    """MiB that this process holds in memory now."""
    for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def main() -> None:
    if len(sys.argv) == 4:
        child(float(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
        return
    for platform in ("offscreen", "xcb"):
        with screen(platform) as display:
            environment = {**os.environ, "QT_QPA_PLATFORM": platform, "DISPLAY": display}
            # Not in the child: what it holds is measured.
            from statistics import median

            seconds = median(_run(environment, 0)[0] for _ in range(RUNS))
            _, lobby, game = _run(environment, MOVES)
        print(
            f"{platform}: first paint after {seconds:.2f} s; resident {lobby:.0f} MiB in the lobby,"
            f" {game:.0f} MiB after {MOVES} moves at 1920 x 1080"
        )


def _run(environment: dict[str, str], moves: int) -> tuple[float, float, float]:
    """One process: seconds to the first paint, MiB then, MiB in the game."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tests.bench.paint", repr(time.time()), folder, str(moves)]
        ran = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    seconds, lobby, game = (float(word) for word in ran.stdout.split())
    return seconds, lobby, game


@contextmanager
def run_child(command: list[str], environment: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    """A process whose lines are read while it runs; killed in the end if it still does."""
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


@contextmanager
def screen(platform: str) -> Iterator[str]:
    """An X server for the runs on one; its start is not what is measured."""
    if platform != "xcb":
        yield ""
        return
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1920x1080x24", "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as number:
            yield f":{number.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main()
