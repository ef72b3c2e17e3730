"""The program with a window, from the application object to its last task. Not for what is in the window.

One event loop serves Qt and asyncio (qasync). It ends when the main window has closed everything it had open,
also after SIGINT, SIGTERM and SIGHUP; whatever goes wrong in between is told in the window as a sentence.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType, TracebackType
from typing import Any

from PySide6.QtCore import QEvent, QObject, QSocketNotifier, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication, QWidget
from qasync import QEventLoop

from protocol.errors import LocalError
from protocol.terminal import ending_signals
from spite_qt.crash import crashes_kept, last_report
from spite_qt.first_window import FirstWindow
from spite_qt.fonts import tell_of_lacking_fonts
from spite_qt.garbage import leave_to_loop, searched_in_loop
from spite_qt.home import Home
from spite_qt.languages import Languages, install_english
from spite_qt.opened_files import OpenedFiles
from spite_qt.requests import Request
from spite_qt.resources import resource_path
from spite_qt.settings import Settings
from spite_qt.sound import Player
from spite_qt.theme import Choice, Theme
from spite_qt.window.main_window import MainWindow

_log = logging.getLogger(__name__)


def run_window(home: Home, request: Request | None = None, interface: str | None = None) -> int:
    """Open the window and return when it is closed: the exit code, 0 or what a shell reports for the signal
    that closed it. `request`: where to go first.

    `interface`: the address to use on the network, None for all.
    """
    report = last_report(home.folder)
    with crashes_kept(home.folder):
        return _run_until_closed(home, request, interface, report)


def _run_until_closed(home: Home, request: Request | None, interface: str | None, report: Path | None) -> int:
    application = make_application()
    theme = Theme(Choice(home.settings.theme), application)
    languages = Languages(application)
    languages.missing.connect(home.notices.append)
    languages.speak(home.settings.language)
    with event_loop(application) as loop:
        running = loop.create_task(_run(home, theme, languages, request, interface, report))
        try:
            return loop.run_until_complete(running)
        except RuntimeError as error:
            if running.done():
                raise
            # Qt ends the loop by itself when nothing can be shown any more, as when somebody logs out.
            raise LocalError("The screen is gone; a match that was begun can be gone on with.") from error


async def _run(
    home: Home,
    theme: Theme,
    languages: Languages,
    request: Request | None,
    interface: str | None,
    report: Path | None,
) -> int:
    nickname = None if request is None else request.name
    interface = interface if request is None else request.interface
    window = MainWindow(home, theme, nickname, interface)
    languages.missing.connect(window.say)
    window.preferences.changed.connect(lambda settings: languages.speak(settings.language))
    if report is not None:
        window.offers.offer_report(report)
    with errors_told(window), closed_by_signals(window) as signals, heard(window):
        application = QApplication.instance()
        assert application is not None
        OpenedFiles(application, window.come_up, window)
        window.show()
        # What is imported for the network takes as long as the window.
        first_paint = _FirstPaint(window.lobby)
        first_paint.over.connect(lambda: window.start(request))
        first_paint.over.connect(window.follow_desktop)
        first_paint.over.connect(tell_of_lacking_fonts)
        async with FirstWindow(home.folder, window.come_up):
            await window.closed.wait()
    window.deleteLater()
    return exit_code(signals)


class _FirstPaint(QObject):
    """`over`: a widget has been painted for the first time."""

    over = Signal()

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self.over.emit)
        return False


def make_application() -> QApplication:
    """The one QApplication, named, with style and icon; an existing one is used again.

    From here on the loop says when Python searches for garbage.
    """
    leave_to_loop()
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        install_english(existing)
        return existing
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    application = QApplication(sys.argv[:1])
    application.setApplicationName("spite-qt")
    application.setApplicationDisplayName("Spite & Malice")
    application.setDesktopFileName("spite-qt")
    application.setWindowIcon(QIcon(str(resource_path("icons/spite-qt.svg"))))
    application.setStyle("Fusion")
    # The window ends the program itself, when everything is closed.
    application.setQuitOnLastWindowClosed(False)
    install_english(application)
    return application


@contextmanager
def event_loop(application: QApplication) -> Iterator[asyncio.AbstractEventLoop]:
    """A loop for Qt and asyncio together, closed in the end."""
    with searched_in_loop():
        loop = QEventLoop(application)
        asyncio.set_event_loop(loop)
        try:
            yield loop
            loop.run_until_complete(loop.shutdown_asyncgens())
        finally:
            asyncio.set_event_loop(None)
            loop.close()


@contextmanager
def heard(window: MainWindow) -> Iterator[None]:
    """What the window says is to be heard is played, as long as the person wants sound."""
    player = Player(window.preferences.settings.sound)

    def take(settings: Settings) -> None:
        player.on = settings.sound

    window.preferences.changed.connect(take)
    window.sounded.connect(player.play)
    try:
        yield
    finally:
        window.sounded.disconnect(player.play)
        player.stop()


@contextmanager
def errors_told(window: MainWindow) -> Iterator[None]:
    """What nobody caught, in a callback of asyncio or Qt, becomes a sentence in the window and a log line."""
    loop = asyncio.get_running_loop()

    def in_loop(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        _log.error("%s", context.get("message"), exc_info=error)
        if isinstance(error, Exception):
            window.tell(error)

    def in_qt(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if isinstance(error, KeyboardInterrupt):
            window.close_now()
            return
        _log.error("an event of the window failed", exc_info=(kind, error, trace))
        if isinstance(error, Exception):
            window.tell(error)

    before = sys.excepthook
    loop.set_exception_handler(in_loop)
    sys.excepthook = in_qt
    try:
        yield
    finally:
        sys.excepthook = before
        loop.set_exception_handler(None)


def exit_code(signals: list[int]) -> int:
    """0, or what a shell reports for a program that the first of `signals` ended."""
    return 128 + signals[0] if signals else 0


@contextmanager
def closed_by_signals(window: MainWindow) -> Iterator[list[int]]:
    """SIGINT, SIGTERM and SIGHUP close the window as its close button does, and ask nothing; they are then
    listed.
    """
    # Python runs its handlers between bytecodes only: a byte on this socket wakes Qt's loop up for it.
    reading, writing = socket.socketpair()
    reading.setblocking(False)
    writing.setblocking(False)
    notifier = QSocketNotifier(reading.fileno(), QSocketNotifier.Type.Read)
    notifier.activated.connect(lambda *_: reading.recv(64))

    came: list[int] = []

    def close(number: int, _: FrameType | None) -> None:
        came.append(number)
        QTimer.singleShot(0, window.close_now)

    numbers = (signal.SIGINT, *ending_signals())
    before = [signal.signal(number, close) for number in numbers]
    woken_before = signal.set_wakeup_fd(writing.fileno())
    try:
        yield came
    finally:
        signal.set_wakeup_fd(woken_before)
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)
        notifier.setEnabled(False)
        reading.close()
        writing.close()
