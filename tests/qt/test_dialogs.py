"""The windows beside the main one behave alike: keys, first focus, size, place."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QWidget

from protocol.net.people import People
from tests.qt.people import Window, laid_out, person, until
from tests.qt.test_large_fonts import SMALL_SCREEN

# By their titles: the menu entry that opens each, and what has the keys first there.
WINDOWS: dict[str, tuple[Callable[[Window], QAction], str]] = {
    "Rules": (lambda window: window.menus.rules, "QTextBrowser"),
    "About": (lambda window: window.menus.about, "QPlainTextEdit"),
    "Settings": (lambda window: window.menus.settings, "QListWidget"),
    "People": (lambda window: window.menus.people, "QListWidget"),
    "Matches played": (lambda window: window.menus.matches, "QPushButton"),
}


async def opened(window: Window, title: str) -> QDialog:
    WINDOWS[title][0](window).trigger()

    def shown() -> list[QDialog]:
        windows = [each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog)]
        return [each for each in windows if each.isVisible() and each.windowTitle() == title]

    await until(shown)
    (dialog,) = shown()
    await until(dialog.isActiveWindow)
    return dialog


def focus() -> QWidget:
    now = QApplication.focusWidget()
    assert now is not None
    return now


@pytest.mark.parametrize("title", WINDOWS)
async def test_escape_and_a_button_close_it_and_tab_comes_to_everything(title: str, tmp_path: Path) -> None:
    (tmp_path / "Ann").mkdir()
    People(tmp_path / "Ann").met(b"t" * 32, "Tom", by_code=False)
    async with person(tmp_path, "Ann", looking=False) as ann:
        dialog = await opened(ann, title)
        assert not dialog.isModal()
        assert type(focus()).__name__ == WINDOWS[title][1]
        wanted = {
            each
            for each in dialog.findChildren(QWidget)
            if each.isVisible() and each.isEnabled() and each.focusPolicy() & Qt.FocusPolicy.TabFocus
        }
        first, come_to = focus(), set()
        while focus() not in come_to:
            come_to.add(focus())
            QTest.keyClick(focus(), Qt.Key.Key_Tab)
        assert focus() is first
        assert wanted <= come_to, "nothing is out of the keyboard's reach"
        QTest.keyClick(focus(), Qt.Key.Key_Escape)
        assert dialog.isHidden()
        assert await opened(ann, title) is dialog
        (closes,) = (each for each in dialog.findChildren(QPushButton) if each.text() == "Close")
        assert closes.mapTo(dialog, closes.rect().bottomRight()).x() > dialog.width() * 0.8
        assert closes.mapTo(dialog, closes.rect().bottomRight()).y() > dialog.height() * 0.9
        closes.setFocus()
        QTest.keyClick(closes, Qt.Key.Key_Return)
        assert dialog.isHidden()
        assert ann.isVisible()


@pytest.mark.parametrize("title", WINDOWS)
async def test_it_fits_a_small_screen_and_opens_where_it_was_closed(title: str, tmp_path: Path) -> None:
    wanted = QRect()
    async with person(tmp_path, "Ann", looking=False) as ann:
        dialog = await opened(ann, title)
        least = dialog.minimumSizeHint().expandedTo(dialog.minimumSize())
        assert least.boundedTo(SMALL_SCREEN) == least
        dialog.setGeometry(30, 40, max(700, least.width()), max(520, least.height()))
        await laid_out()
        wanted = dialog.geometry()
        QTest.keyClick(focus(), Qt.Key.Key_Escape)
        assert (await opened(ann, title)).geometry() == wanted
    # It went with the main window this time.
    async with person(tmp_path, "Ann", looking=False) as ann:
        assert (await opened(ann, title)).geometry() == wanted


@pytest.mark.parametrize("title", WINDOWS)
async def test_the_key_that_quits_does_so_from_each_of_them(title: str, tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        dialog = await opened(ann, title)
        QTest.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
        await until(ann.closed.is_set)
        assert not dialog.isVisible()
