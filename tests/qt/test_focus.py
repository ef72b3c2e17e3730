"""Where the focus goes when something is told or asked over the table, and where it comes back to."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView, QPushButton, QWidget

from protocol.game import Place, PlaceKind, Rules
from spite_qt.play_alone import Opponent
from spite_qt.table.places import PlaceButton
from spite_qt.window.match_page import MatchPage
from spite_qt.window.mouse import press
from tests.qt.people import Window, at_table, person, player, until
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


async def test_before_the_cards_are_dealt_nothing_at_the_table_is_outlined(tmp_path: Path) -> None:
    async with person(tmp_path, "Jan", looking=False) as window:
        window.activateWindow()
        await until(window.isActiveWindow)
        seen: list[QWidget | None] = []
        window.match_began.connect(lambda: seen.append(QApplication.focusWidget()))
        press(window.lobby.alone_button)
        page = await at_table(window)
        assert seen == [page.table.findChild(QGraphicsView)]


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


async def test_the_tables_keys_work_where_a_notice_has_the_focus_and_not_beneath_a_question(
    tmp_path: Path,
) -> None:
    async with person(tmp_path, "Jan", looking=False) as window:
        page = await at_own_table(window)
        await until(lambda: page.view_to_play is not None)
        hands = page.table._hands
        page.tell("Marie wants to play on.")
        key(Qt.Key.Key_Backtab, SHIFT)
        assert QApplication.focusWidget() is page.notice.buttons[0]
        key(Qt.Key.Key_1)
        assert hands.held == Place(PlaceKind.HAND, page.table._known.view.seat, 0)  # type: ignore[union-attr]
        page.ask_resign()
        for which in (Qt.Key.Key_2, Qt.Key.Key_A, Qt.Key.Key_R, Qt.Key.Key_Question, Qt.Key.Key_X):
            key(which)
            assert hands.held == Place(PlaceKind.HAND, page.table._known.view.seat, 0)  # type: ignore[union-attr]
            assert page.overlay.heading == "Resign this game?"
        assert not page.table.keys_shown


def shown_again(page: MatchPage) -> bool:
    """Whether the other side's last turn is being shown again."""
    return page.table._known.replaying


async def test_the_last_turn_is_not_shown_again_beneath_a_question(tmp_path: Path) -> None:
    async with person(tmp_path, "Jan", looking=False) as window:
        window.meeting.opponent = Opponent("Robin", pace_ms=0)
        page = await at_own_table(window)
        page.table.set_reduced_motion(True)
        while True:
            await until(lambda: page.view_to_play is not None)
            if page.table.has_last_turn:
                break
            view = page.view_to_play
            assert view is not None
            player(page).make(next(move for move in view.legal_moves if move.is_discard), view)
        window.menus.refresh()
        assert window.menus.last_turn.isEnabled()
        page.ask_resign()
        window.menus.refresh()
        assert not window.menus.last_turn.isEnabled()
        key(Qt.Key.Key_R)
        page.table.show_last_turn()
        assert not shown_again(page)
        key(Qt.Key.Key_Escape)
        # A question that comes up while it is shown ends it: it lies there to be answered.
        key(Qt.Key.Key_R)
        assert shown_again(page)
        page.ask_resign()
        assert not shown_again(page)
        assert page.overlay.heading == "Resign this game?"
        key(Qt.Key.Key_Escape)
        # With a card in the hand the key does nothing: the card stays there.
        key(Qt.Key.Key_1)
        held = page.table._hands.held
        assert held is not None
        key(Qt.Key.Key_R)
        assert page.table._hands.held == held
        assert not shown_again(page)


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


@pytest.mark.parametrize("mouse", [False, True])
async def test_after_a_game_that_was_resigned_the_next_one_has_the_focus_on_the_cards(
    tmp_path: Path, mouse: bool
) -> None:
    async with person(tmp_path, "Jan", looking=False) as window:
        page = await at_own_table(window)
        resign = panel_button(page, "Resign …")
        resign.setFocus(Qt.FocusReason.TabFocusReason)
        for wanted in ("Resign", "Next game"):
            if wanted == "Resign":
                key(Qt.Key.Key_Space)
            await until(lambda wanted=wanted: page.overlay.answer_button(wanted))  # type: ignore[misc]
            answer = page.overlay.answer_button(wanted)
            assert answer is not None
            if mouse:
                press(answer)
            else:
                answer.setFocus(Qt.FocusReason.TabFocusReason)
                key(Qt.Key.Key_Space)
        await until(lambda: page.overlay.isHidden() and page.can("resign"))
        assert isinstance(QApplication.focusWidget(), PlaceButton)


@pytest.mark.long
async def test_a_click_beside_the_cards_leaves_the_keyboard_to_them(tmp_path: Path) -> None:
    async with person(tmp_path, "Jan", looking=False) as window:
        page = await at_own_table(window)
        await until(lambda: page.view_to_play is not None)
        before = QApplication.focusWidget()
        assert isinstance(before, PlaceButton)
        press(panel_button(page, "Resign …"))
        key(Qt.Key.Key_Escape)
        assert QApplication.focusWidget() is before
        keys = next(each for each in page.table.findChildren(QPushButton) if each.text().startswith("Keys"))
        press(keys)
        press(keys)
        assert QApplication.focusWidget() is before
        key(Qt.Key.Key_Return)
        assert page.overlay.isHidden()


async def test_back_in_the_lobby_no_key_presses_a_button_that_nobody_has_chosen(tmp_path: Path) -> None:
    async with person(tmp_path, "Jan", looking=False) as window:
        page = await at_own_table(window)
        page.ask_leave()
        press(page.overlay.answer_button("Leave"))
        await until(lambda: window.page is None)
        focus = QApplication.focusWidget()
        assert focus in (window.lobby, window.lobby.tables.list)


@pytest.mark.long
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
