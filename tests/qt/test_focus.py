"""Where the focus goes when something is told or asked over the table, and where it comes back to."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from protocol.game import Rules
from spite_qt.table.places import PlaceButton
from spite_qt.window.match_page import MatchPage
from spite_qt.window.mouse import press
from tests.qt.people import Window, at_table, person, until
from tests.qt.test_two_windows import sit_down

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


async def test_a_button_that_has_done_its_work_leaves_the_focus_to_the_cards(tmp_path: Path) -> None:
    async with person(tmp_path, "Jan", looking=False) as window:
        page = await at_own_table(window)
        tie = panel_button(page, "Offer a tie")
        tie.setFocus()
        key(Qt.Key.Key_Space)
        # Not on Resign, which is next.
        await until(lambda: QApplication.focusWidget() is not tie)
        assert isinstance(QApplication.focusWidget(), PlaceButton)
        # So it is with whatever has nothing to do any more.
        resign = panel_button(page, "Resign …")
        for hidden in (False, True):
            resign.setEnabled(True)
            resign.setFocus()
            assert QApplication.focusWidget() is resign
            if hidden:
                resign.hide()
            else:
                resign.setEnabled(False)
            assert isinstance(QApplication.focusWidget(), PlaceButton)


async def test_enter_pressed_twice_at_the_end_of_a_game_leaves_nobody(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann, person(tmp_path, "Bob", looking=False) as bob:
        page, other = await sit_down(ann, bob, Rules(target=50))
        await until(lambda: page.can("resign") and other.can("resign"))
        bob.menus.resign.trigger()
        press(other.overlay.answer_button("Resign"))
        await until(lambda: page.overlay.answer_button("Next game"))
        ann.activateWindow()
        await until(ann.isActiveWindow)
        asked = page.overlay.answer_button("Next game")
        assert asked is not None
        asked.setFocus()
        key(Qt.Key.Key_Return)
        await until(lambda: page.overlay.answer_button("Next game") is None)
        assert page.overlay.answer_button("Leave") is not None
        assert QApplication.focusWidget() is page.overlay
        key(Qt.Key.Key_Return)
        key(Qt.Key.Key_Space)
        assert page.overlay.heading == "You win this game"
        key(Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is page.overlay.answer_button("Leave"), "Tab still leads there"


async def test_on_the_way_to_a_table_no_key_gives_it_up_by_itself(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        ann.activateWindow()
        await until(ann.isActiveWindow)
        ann.lobby.show_host()
        key(Qt.Key.Key_Return)
        await until(lambda: ann.lobby.panel is ann.lobby.waiting)
        assert QApplication.focusWidget() is ann.lobby
        key(Qt.Key.Key_Return)
        key(Qt.Key.Key_Space)
        await until(lambda: ann.lobby.waiting.waits.isVisible())
        assert ann.lobby.panel is ann.lobby.waiting


def panel_button(page: MatchPage, text: str) -> QPushButton:
    (found,) = [each for each in page.table.findChildren(QPushButton) if each.text() == text]
    return found
