"""People at real windows, for the tests: each has a data folder, a main window and a mouse. Loopback only."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from PySide6.QtCore import QAbstractEventDispatcher, QEvent, QObject, QPoint
from PySide6.QtWidgets import QApplication

from spite_qt.home import Home
from spite_qt.opponents.greedy import choose
from spite_qt.theme import Choice, Theme
from spite_qt.window.main_window import MainWindow
from spite_qt.window.match_page import MatchPage
from spite_qt.window.mouse import Player

LOOPBACK = "127.0.0.1"


class Window(MainWindow):
    """A main window that remembers what it told of failures."""

    def __init__(self, home: Home, theme: Theme, nickname: str, interface: str) -> None:
        super().__init__(home, theme, nickname, interface)
        self.troubles: list[str] = []
        self.trouble.connect(self.troubles.append)


@asynccontextmanager
async def person(
    folder: Path, nickname: str, *, looking: bool = True, interface: str = LOOPBACK
) -> AsyncIterator[Window]:
    """A main window of somebody, shown; closed without a question, and waited for."""
    home = Home(folder / nickname)
    # Nobody waits here for a discard to be called back.
    home.change(hold_discard=0)
    window = Window(home, Theme(Choice.LIGHT), nickname, interface)
    window.resize(1280, 800)
    window.show()
    if looking:
        window.start()
    try:
        yield window
    finally:
        window.close_now()
        await window.closed.wait()
        window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


async def until(condition: Callable[[], object], within: float = 20.0) -> None:
    """Return as soon as `condition()` holds; it is looked at whenever the event loop wakes up."""
    dispatcher = QAbstractEventDispatcher.instance()
    woken = asyncio.Event()
    dispatcher.awake.connect(woken.set)
    try:
        async with asyncio.timeout(within):
            while not condition():
                woken.clear()
                await woken.wait()
    finally:
        dispatcher.awake.disconnect(woken.set)


async def laid_out() -> None:
    """Let what was asked for be laid out and shown.

    Not `processEvents`: in a task it would run the steps of other tasks, which asyncio refuses and loses.
    """
    for _ in range(5):
        await asyncio.sleep(0)


def ticking(window: MainWindow) -> list[str]:
    """The timers that run in the window and the program's own parts, each with its interval; not the event
    loop's, of which the network has some.
    """
    dispatcher, application = QAbstractEventDispatcher.instance(), QApplication.instance()
    assert application is not None
    parts = [window, *window.findChildren(QObject), application, *application.findChildren(QObject)]
    return [
        f"{type(part).__name__} {part.objectName()} {timer.interval} ms"
        for part in parts
        for timer in dispatcher.registeredTimers(part)
    ]


async def found(window: MainWindow, nickname: str) -> QPoint:
    """Where in the list the table of `nickname` is, once it is there."""
    shown = window.lobby.tables.list
    await until(lambda: nickname in listed(window))
    return shown.visualRect(shown.tables.index(listed(window).index(nickname))).center()


def listed(window: MainWindow) -> list[str]:
    """Whose tables the lobby shows, in its order; other tests may have tables open on this machine too."""
    tables = window.lobby.tables.list.tables
    return [tables.table(row).nickname for row in range(tables.rowCount())]


def somebody(name: str) -> str:
    """A nickname that no other test run on this machine advertises at the same time."""
    return f"{name} {secrets.token_hex(3)}"


async def at_table(window: MainWindow) -> MatchPage:
    """The match page, once there is one."""
    await until(lambda: window.page is not None)
    assert window.page is not None
    return window.page


def player(page: MatchPage, seed: int = 1) -> Player:
    """Somebody who plays greedily with the mouse."""
    return Player(page, choose, Random(seed))
