"""Lobby, table and what lies over it with a person's type of 20 points: every text has its room."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QLabel,
    QPushButton,
    QScrollArea,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from spite_qt.languages import Languages
from spite_qt.settings import LANGUAGES
from spite_qt.window.main_window import MainWindow
from spite_qt.window.mouse import press
from spite_qt.window.scrolling import Scrolling
from tests.qt.people import at_table, person, until

SIZES = ((1280, 800), (800, 600))
# What a window's frame and the desktop's bars leave of 800x600.
SMALL_SCREEN = QSize(792, 560)


@pytest.fixture
def large(application: QApplication) -> Iterator[QApplication]:
    """The application with type of 20 points."""
    before = application.font()
    font = application.font()
    font.setPointSizeF(20)
    application.setFont(font)
    yield application
    application.setFont(before)


def cut(window: QWidget) -> list[str]:
    """Labels and buttons whose text has too little room, or that leave the window other than by scrolling."""
    found = []
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or not isinstance(widget, QLabel | QPushButton) or not widget.text():
            continue
        wants, has = _label(widget) if isinstance(widget, QLabel) else _button(widget)
        if wants[0] > has[0] or wants[1] > has[1]:
            found.append(f"{widget.text()!r} wants {wants} and has {has}")
        around = _ground(widget)
        if not around.contains(QRect(widget.mapTo(window, QPoint()), widget.size())) and not _scrolls(widget):
            found.append(f"{widget.text()!r} leaves the window")
    return found


def _label(shown: QLabel) -> tuple[tuple[int, int], tuple[int, int]]:
    room = shown.contentsRect()
    metrics = QFontMetrics(shown.font())
    if not shown.wordWrap():
        wanted = metrics.size(0, shown.text())
    else:
        flags = int(Qt.TextFlag.TextWordWrap)
        wanted = metrics.boundingRect(QRect(0, 0, room.width(), 0), flags, shown.text()).size()
    # Bearings and the rounding of a scaled font are no cut text.
    return (wanted.width() - 2, wanted.height() - 2), (room.width(), room.height())


def _button(button: QPushButton) -> tuple[tuple[int, int], tuple[int, int]]:
    option = QStyleOptionButton()
    button.initStyleOption(option)
    room = button.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, button)
    wanted = QFontMetrics(button.font()).size(int(Qt.TextFlag.TextShowMnemonic), button.text())
    return (wanted.width() - 1, wanted.height() - 2), (room.width(), room.height())


def _ground(widget: QWidget) -> QRect:
    return widget.window().rect()


def _scrolls(widget: QWidget) -> bool:
    parent = widget.parentWidget()
    while parent is not None and not isinstance(parent, QScrollArea):
        parent = parent.parentWidget()
    return parent is not None


def overlapping(window: QWidget) -> list[str]:
    """Pairs of labels and buttons beside each other that lie on each other."""
    found = []
    parts = [
        each
        for each in window.findChildren(QWidget)
        if each.isVisible() and isinstance(each, QLabel | QAbstractButton) and each.text()
    ]
    for index, one in enumerate(parts):
        for other in parts[index + 1 :]:
            if one.parentWidget() is other.parentWidget() and one.geometry().intersects(other.geometry()):
                found.append(f"{one.text()!r} and {other.text()!r}")
    return found


async def settle(window: QWidget) -> None:
    """Every layout that waits for the event loop is done."""
    for _ in range(4):
        await asyncio.sleep(0)
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    window.grab()


async def check(window: QWidget, where: str) -> None:
    await settle(window)
    assert cut(window) == [], where
    assert overlapping(window) == [], where
    for area in window.findChildren(Scrolling):
        assert not area.isVisible() or area.horizontalScrollBar().maximum() == 0, f"{where} is too wide"


async def walk(window: MainWindow) -> None:
    lobby = window.lobby
    for size in SIZES:
        window.resize(*size)
        lobby.show_tables()
        await check(window, f"tables, {size}")
        lobby.tell(window.tr("Nobody has opened a table on your network yet."))
        await check(window, f"message, {size}")
        lobby.show_host()
        await check(window, f"host, {size}")
        lobby.show_open("maple-tulip-42", 50)
        lobby.waiting.show_where(["192.168.1.20:47000", "10.0.0.7:47000"], None)
        await check(window, f"waiting, {size}")
        lobby.waiting.show_asked("Maximiliane", "0123456789abcdef")
        await check(window, f"asked, {size}")
        lobby.show_joining("Marie", "192.168.1.20:47000")
        await check(window, f"joining, {size}")
        lobby.show_code("Marie")
        await check(window, f"code, {size}")
    lobby.show_tables()
    press(lobby.alone_button)
    page = await at_table(window)
    await until(lambda: page.can("resign"))
    for size in SIZES:
        window.resize(*size)
        await check(window, f"table, {size}")
        for ask in (page.ask_resign, page.ask_abandon, page.ask_leave):
            ask()
            await check(window, f"question, {size}")
            press(page.overlay.buttons[-1])
        page.tell(window.tr("Nobody has opened a table on your network yet."))
        await check(window, f"notice, {size}")
        press(page.notice.buttons[0])


async def walk_beside(window: MainWindow) -> None:
    """The windows beside the main one, as large as a small screen lets them."""
    people = (await window.meeting.me()).people
    await window._show_people(None)
    shown = window.dialogs.people
    assert shown is not None
    await check(shown, "nobody is known")
    people.met(b"t" * 32, "Maximiliane", by_code=True)
    people.met(b"e" * 32, "Eve", by_code=False)
    for key in (b"t" * 32, b"e" * 32):
        shown.show_people(key)
        shown.resize(SMALL_SCREEN)
        await check(shown, "people")
    press(shown.details.forget)
    await check(shown, "forget")
    window.show_settings()
    settings = window.dialogs.settings
    assert settings is not None
    settings.resize(SMALL_SCREEN)
    for page in settings.pages:
        settings.show_page(page)
        await check(settings, type(page).__name__)
    matches = window.dialogs.show_matches()
    matches.resize(SMALL_SCREEN)
    await check(matches, "no matches")
    window.show_about()
    for dialog in window.findChildren(QDialog):
        if dialog.isVisible():
            dialog.resize(SMALL_SCREEN)
            await check(dialog, dialog.windowTitle())
            assert dialog.width() <= SMALL_SCREEN.width(), dialog.windowTitle()
            assert dialog.height() <= SMALL_SCREEN.height(), dialog.windowTitle()
    window.dialogs.close()


async def test_at_20_points_no_text_is_cut_and_nothing_overlaps(large: QApplication, tmp_path: Path) -> None:
    async with person(tmp_path, "Maximiliane", looking=False) as window:
        await walk_beside(window)
        await walk(window)


@pytest.mark.long
@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
async def test_at_20_points_every_language_has_its_room(
    language: str, large: QApplication, tmp_path: Path
) -> None:
    languages = Languages(large)
    languages.speak(language)
    try:
        async with person(tmp_path, "Maximiliane", looking=False) as window:
            await walk_beside(window)
            await walk(window)
    finally:
        languages.speak("en")
