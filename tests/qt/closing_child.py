"""A program of its own for test_closing: runs the window and ends it from a given state, in a given way.

Arguments: data folder, state (lobby, dialog, hosting, joining, playing, report, no report), way (close,
SIGINT, SIGTERM, SIGHUP, or stay: it says that the state is reached, and goes on).
"""

import os
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog

from spite_qt.app import make_application, run_window
from spite_qt.home import Home
from spite_qt.window.main_window import MainWindow
from spite_qt.window.mouse import press


def main(folder: str, state: str, way: str) -> int:
    make_application()
    silent = socket.create_server(("127.0.0.1", 0))
    started = False

    def look() -> None:
        nonlocal started
        windows = [each for each in QApplication.topLevelWidgets() if isinstance(each, MainWindow)]
        if not windows or not windows[0].isVisible():
            return
        if not started:
            started = True
            start(windows[0], state, silent.getsockname()[1])
        elif REACHED[state](windows[0]):
            watch.stop()
            if way == "stay":
                print("reached", flush=True)
            elif way == "close":
                windows[0].close()
            else:
                os.kill(os.getpid(), getattr(signal, way))

    watch = QTimer()
    watch.timeout.connect(look)
    watch.start(20)
    home = Home(Path(folder))
    # Nobody is there to read that the match is kept.
    home.change(kept_told=True)
    code = run_window(home, interface="127.0.0.1")
    silent.close()
    return code


def start(window: MainWindow, state: str, silent_port: int) -> None:
    match state:
        case "dialog":
            window.show_rules()
            window.show_about()
        case "hosting":
            press(window.lobby.host_button)
            press(window.lobby.host.start)
        case "joining":
            window.lobby.tables.address_wanted.emit(f"127.0.0.1:{silent_port}")
        case "playing":
            press(window.lobby.alone_button)
        case _:
            pass


def _dialogs() -> list[QDialog]:
    return [each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog) and each.isVisible()]


REACHED: dict[str, Callable[[MainWindow], bool]] = {
    "lobby": lambda window: "Nobody" in window.lobby.tables.list.accessibleDescription(),
    "dialog": lambda _: len(_dialogs()) == 2,
    "hosting": lambda window: window.lobby.waiting.addresses.isVisible(),
    "joining": lambda window: window.lobby.panel is window.lobby.joining,
    "report": lambda window: "ended unexpectedly" in window.offers.text,
    "no report": lambda window: (
        "Nobody" in window.lobby.tables.list.accessibleDescription() and not window.offers.text
    ),
    "playing": lambda window: window.page is not None and window.page.can("resign") and not window.page.still,
}

if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
