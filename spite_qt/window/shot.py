"""A picture of the window as a person would see it: a match page with a game out of a record, with the result
over it when the game has ended, or a lobby with tables made up.

It opens no link, reads no person's data and shows nothing on a screen. For screenshots and for looking at
changes.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from time import monotonic

from PySide6.QtCore import (
    QBuffer,
    QCoreApplication,
    QEvent,
    QEventLoop,
    QIODevice,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from protocol.errors import LocalError
from protocol.game import RecordError, RulesError
from protocol.net.files import write_whole
from protocol.net.listing import ListedTable, Listing
from spite_qt.card_pixmaps import Deck, expect_drawings
from spite_qt.fonts import tell_of_lacking_fonts
from spite_qt.home import Home, passing_folder
from spite_qt.languages import SOURCE, Languages
from spite_qt.played import NoRecordError, read_checked
from spite_qt.resources import ResourceMissingError
from spite_qt.theme import Choice, Theme
from spite_qt.window.main_window import MainWindow
from spite_qt.window.record_seat import RecordSeat

# Seconds for what is drawn a moment after the window has its size.
_SETTLE = 0.4
# The points of a match that is under way: of the person who looks, and the other one.
_POINTS = (38, 31)


def take_shot(
    path: Path | str,
    *,
    record: Path | str | None = None,
    after: int | None = 0,
    seat: int = 0,
    size: tuple[int, int] = (1280, 800),
    scale: float = 1.0,
    theme: str = "light",
    language: str = "en",
) -> int:
    """Write a picture of `size` times `scale` pixels to `path`, as PNG; 0 when it is written.

    `record`: a game record (the first of a file of several), shown after its first `after` moves (None:
    all) as `seat` sees it; without one, the lobby. `size`: of the window, logical pixels. `scale`: device
    pixels for each; only the first picture of a process can choose it. `language`: one of settings.LANGUAGES.
    LocalError, with a sentence: a record that cannot be read or played, a picture that cannot be written, a
    drawing that is not there.
    """
    try:
        # One that is missed while the window is shown would end the process.
        expect_drawings(Deck())
    except ResourceMissingError as error:
        raise LocalError(f"The picture cannot be drawn: {error}.") from error
    played = None if record is None else _played(Path(record), after, seat)
    if QCoreApplication.instance() is None:
        os.environ["QT_SCALE_FACTOR"] = str(scale)
    from spite_qt.app import make_application

    application = make_application()
    tell_of_lacking_fonts()
    languages = Languages(application)
    languages.speak(language)
    with passing_folder("spite-qt-") as folder:
        window = MainWindow(Home(folder), Theme(Choice(theme), application), nickname="Marie")
        window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        if played is None:
            _fill_lobby(window)
        else:
            window.setCentralWidget(_page(played, window))
        window.setMinimumSize(QSize(1, 1))
        window.resize(QSize(*size))
        window.show()
        _settle(application)
        picture = window.grab()
        window.hide()
        window.deleteLater()
        # No loop runs that would: a window of an earlier picture must not hear of the next one's language.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    languages.speak(SOURCE)
    _write(picture, Path(path))
    return 0


def _write(picture: QPixmap, path: Path) -> None:
    """As PNG, whole or not at all: until then what was there before stays."""
    encoded = QBuffer()
    encoded.open(QIODevice.OpenModeFlag.WriteOnly)
    if not picture.save(encoded, "PNG"):
        raise LocalError("The picture cannot be drawn: there is not memory enough for so many pixels.")
    # Where a link leads to, and not the link.
    fresh = path.resolve().with_name(f".{path.name}.new")
    try:
        write_whole(path.resolve(), fresh, encoded.data().data())
    except OSError as error:
        raise LocalError(f"The picture cannot be written to {path}: {error.strerror or error}.") from error


def _played(path: Path, after: int | None, seat: int) -> RecordSeat:
    points = _POINTS if seat == 0 else _POINTS[::-1]
    try:
        return RecordSeat(read_checked(path)[0], after, seat, "Tom", points)
    except NoRecordError as error:
        raise LocalError(f"{path} cannot be shown: {error.why}.") from error
    except (RecordError, RulesError) as error:
        raise LocalError(f"{path} cannot be shown: {error}.") from error


def _page(seat: RecordSeat, window: MainWindow) -> QWidget:
    from spite_qt.window.match_page import MatchPage

    page = MatchPage(seat, seat.sat_down, "Marie", window.theme, window.preferences)
    # It is not seen yet, so nothing of it takes time.
    asyncio.run(page.read(aiter(seat)))
    return page


def _fill_lobby(window: MainWindow) -> None:
    tables = window.lobby.tables.list
    for number, (name, private, busy, target) in enumerate(
        (("Tom", False, False, 50), ("Grandma Lotte", True, False, 50), ("Kitchen laptop", False, True, 20))
    ):
        listing = Listing(
            version="1.0",
            nickname=name,
            fingerprint="0000-0000",
            instance_id=bytes(16),
            table_id=bytes(16),
            deal="seeded",
            target=target,
            rules_digest="0" * 16,
            private=private,
            busy=busy,
        )
        tables.tables.found(ListedTable(str(number), listing, ("192.0.2.7",), 47000))
    tables.setCurrentIndex(tables.model().index(0, 0))


def _settle(application: QApplication) -> None:
    """Let the window lay itself out and draw."""
    until = monotonic() + _SETTLE
    waking = QTimer()
    waking.start(20)
    while monotonic() < until:
        application.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    waking.stop()
