"""The program on loopback alone, with its window in front: here is no window manager to see to that.

Argument: the data folder.
"""

import sys
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QMainWindow

from spite_qt.app import make_application, run_window
from spite_qt.home import Home


class InFront(QObject):
    """Brings a main window to the front when it is shown."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QMainWindow):
            watched.activateWindow()
        return False


if __name__ == "__main__":
    application = make_application()
    in_front = InFront()
    application.installEventFilter(in_front)
    sys.exit(run_window(Home(Path(sys.argv[1])), interface="127.0.0.1"))
