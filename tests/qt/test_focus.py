"""Where the focus goes when something is told or asked over the table, and where it comes back to."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from spite_qt.table.places import PlaceButton
from spite_qt.window.match_page import MatchPage
from spite_qt.window.mouse import press
from tests.qt.people import Window, at_table, person, until

SHIFT, NONE = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier


async def at_own_table(window: Window) -> MatchPage:
    """A game against the bot, the focus on the table."""
    press(window.lobby.alone_button)
    page = await at_table(window)
    await until(lambda: page.can("resign"))
    page.notice.drop_all()
    window.activateWindow()
    await until(window.isActiveWindow)
    page.table.setFocus()
    return page


def key(which: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
    widget = QApplication.focusWidget()
    assert widget is not None
    QTest.keyClick(widget, which, modifier)


async def test_what_is_told_at_the_edge_is_one_step_before_the_cards_and_leads_back_to_them(
    tmp_path: Path,
) -> None:
    async with person(tmp_path, "Jan", looking=False) as window:
        page = await at_own_table(window)
        assert isinstance(QApplication.focusWidget(), PlaceButton)
        page.tell("Marie wants to play on.")
        assert isinstance(QApplication.focusWidget(), PlaceButton), "news take no key from the cards"
        key(Qt.Key.Key_Backtab, SHIFT)
        assert QApplication.focusWidget() is page.notice.buttons[0]
        key(Qt.Key.Key_Return)
        assert page.notice.text == ""
        assert isinstance(QApplication.focusWidget(), PlaceButton)


async def test_a_question_has_the_focus_and_gives_it_back_to_the_same_place(tmp_path: Path) -> None:
    async with person(tmp_path, "Jan", looking=False) as window:
        page = await at_own_table(window)
        key(Qt.Key.Key_Tab)
        key(Qt.Key.Key_Tab)
        before = QApplication.focusWidget()
        assert isinstance(before, PlaceButton)
        page.ask_leave()
        answers = page.overlay.buttons
        assert QApplication.focusWidget() is answers[-1]
        key(Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is answers[0], "Tab stays with the question"
        key(Qt.Key.Key_Escape)
        assert page.overlay.isHidden()
        assert QApplication.focusWidget() is before


async def test_every_button_of_the_lobby_is_reached_by_tab(tmp_path: Path) -> None:
    async with person(tmp_path, "Jan", looking=False) as window:
        window.activateWindow()
        await until(window.isActiveWindow)
        lobby = window.lobby
        for show in (lobby.show_tables, lobby.show_host, lambda: lobby.show_code("Marie")):
            show()
            first = QApplication.focusWidget()
            reached = [first]
            key(Qt.Key.Key_Tab)
            while QApplication.focusWidget() is not first:
                reached.append(QApplication.focusWidget())
                key(Qt.Key.Key_Tab)
            wanted = [
                each
                for each in lobby.findChildren(QPushButton)
                if each.isVisible() and each.isEnabled() and each.focusPolicy() & Qt.FocusPolicy.TabFocus
            ]
            assert set(wanted) <= set(reached)
