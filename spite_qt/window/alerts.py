"""Tells a person who looks elsewhere that the table waits: title, task bar, the desktop's notifications.

Nothing is told to somebody who has the program in front, and all of it is taken back when they come. What is
worth it at the table is decided elsewhere (table_alerts).

Windows and macOS have no notifications without a lasting icon in the tray, or a bundle that is signed: there
the task bar's light (the Dock's jump) and the title are what there is. Neither system has been checked.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from spite_qt.notifications import Notice, Notifications
from spite_qt.preferences import Preferences


class Alerts(QObject):
    """One of these belongs to a window. The setting `alerts` off: the title alone says it."""

    def __init__(self, window: QWidget, preferences: Preferences) -> None:
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        self._notifications = Notifications(self._bring_to_front)
        # The title as it was and as it is while it is marked.
        self._titles: tuple[str, str] | None = None
        window.installEventFilter(self)
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication), "alerts need the application first"
        application.applicationStateChanged.connect(self._came)

    def say(self, summary: str, body: str) -> None:
        """Tell this, if the person looks elsewhere; instead of whatever was told before."""
        if self._in_front:
            return
        self._mark(summary)
        if self._preferences.settings.alerts:
            QApplication.alert(self._window)
            self._notifications.say(Notice(summary, body, self.tr("Show the table")))

    def asked(self, nickname: str) -> None:
        """Somebody asks to sit down at this person's table. `nickname`: cleaned."""
        said = self.tr("{0} would like to play").format(nickname)
        self.say(said, self.tr("Your table is waiting for your answer."))

    def withdraw(self) -> None:
        """What was told has been seen, or is not true any more."""
        self._mark(None)
        self._notifications.withdraw()

    async def close(self) -> None:
        """Nothing is told any more."""
        self._mark(None)
        await self._notifications.close()

    @property
    def _in_front(self) -> bool:
        """Whether the person has a window of this program before them."""
        active = QGuiApplication.applicationState() == Qt.ApplicationState.ApplicationActive
        return active and self._window.isVisible() and not self._window.isMinimized()

    def _mark(self, summary: str | None) -> None:
        """`summary` before the title; None: the title as it was, unless the window has another one by now."""
        now = self._window.windowTitle()
        if self._titles is not None and now == self._titles[1]:
            now = self._titles[0]
        self._titles = None
        if summary is not None:
            marked = self.tr("{0} – {1}").format(summary, now)
            self._titles = (now, marked)
            now = marked
        self._window.setWindowTitle(now)

    def _came(self) -> None:
        if self._in_front:
            self.withdraw()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.WindowActivate, QEvent.Type.WindowStateChange, QEvent.Type.Show):
            self._came()
        return super().eventFilter(watched, event)

    def _bring_to_front(self) -> None:
        window = self._window
        if not window.isVisible():
            # It is being closed.
            return
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.raise_()
        window.activateWindow()
