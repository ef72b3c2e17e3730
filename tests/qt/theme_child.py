"""A lobby that looks as the desktop wants it, in a process of its own.

It writes "light" or "dark", as painted, now and whenever the theme has changed. Its argument is a folder.
"""

import sys

from PySide6.QtCore import QTimer

from spite_qt.app import make_application
from spite_qt.home import Home
from spite_qt.theme import Choice, Theme
from spite_qt.window.main_window import MainWindow

application = make_application()
theme = Theme(Choice.SYSTEM, application)
window = MainWindow(Home(sys.argv[1]), theme)
window.resize(900, 600)
window.show()


def look() -> None:
    """The panel beside the tables, where nothing is written."""
    panel = window.grab().toImage().pixelColor(600, 350)
    print("dark" if panel.lightness() < 128 else "light", flush=True)


theme.changed.connect(lambda: QTimer.singleShot(0, look))
QTimer.singleShot(0, look)
application.exec()
