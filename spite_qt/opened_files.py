"""Files that the desktop hands to the running program, as macOS does with one that is opened in the Finder.

Not for those named on the command line (`requests`).
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QFileOpenEvent

from spite_qt.requests import ReplayRequest


class OpenedFiles(QObject):
    """Watches the application as long as it lives: each such file is a game record to be shown by `come_up`,
    which takes a request and an activation token.
    """

    def __init__(
        self, application: QCoreApplication, come_up: Callable[[ReplayRequest, str], bool], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._come_up = come_up
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self._come_up(ReplayRequest(event.file()), "")
            return True
        return False
