"""A discard ends the turn: for a moment it can be called back, or it waits for a yes. By real events."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from protocol.errors import Reason
from protocol.game import Move, Rules
from protocol.net.person import passing_person
from protocol.peer.events import LinkLost, PeerBack, PeerQuiet
from spite_qt.play_alone import Opponent
from spite_qt.settings import Settings
from spite_qt.table.hold import Hold
from spite_qt.table.question import DiscardQuestion
from spite_qt.window.match_page import MatchPage
from spite_qt.window.mouse import drag, press
from tests.qt.people import at_table, person, until
from tests.qt.table_play import Sitting, centre, own_hand, payoff, side, sit_down
from tests.qt.test_notices import at_the_table, happens
from tests.qt.test_two_windows import sit_down as sit_down_at_two_windows

LONG = Settings(hold_discard=3.0)
SHORT = Settings(hold_discard=0.05)
ASKS = Settings(confirm_discard=True)


@pytest.fixture
def sit(qtbot: QtBot) -> Callable[[Settings], Sitting]:
    def make(settings: Settings) -> Sitting:
        sitting = sit_down(seed=1)
        qtbot.addWidget(sitting.table)
        sitting.table.apply(settings)
        return sitting

    return make


def discard(sitting: Sitting, index: int = 0, pile: int = 0) -> Move:
    """Drag a card of the hand onto a side pile; the move it stands for."""
    seen = sitting.view
    sitting.drag(sitting.at(own_hand(seen, index)), sitting.at(side(0, pile)))
    return next(
        move for move in seen.legal_moves if move.card == seen.hand[index] and move.target_side == pile
    )


def button(sitting: Sitting, text: str) -> QPushButton:
    [found] = [each for each in sitting.table.findChildren(QPushButton) if each.text().startswith(text)]
    return found


def marked(hold: Hold) -> QRectF:
    """What is marked of the felt now; empty while nothing is."""
    extent = QRectF()
    for mark in (hold._ring, hold._sign, hold._line, hold._ground):
        if mark.isVisible():
            extent |= mark.sceneBoundingRect()
    return extent


def waits(at: Sitting | MatchPage) -> bool:
    """Whether a discard lies on the table that is not played yet."""
    return at.table.discard_waits


def said(sitting: Sitting) -> set[str]:
    return {label.text() for label in sitting.table.findChildren(QLabel) if label.isVisible()}


def test_a_discard_is_played_when_its_time_is_over(sit: Callable[..., Sitting], qtbot: QtBot) -> None:
    sitting = sit(SHORT)
    with qtbot.waitSignal(sitting.table.move_chosen):
        move = discard(sitting)
        assert sitting.chosen == []
        assert waits(sitting)
    assert sitting.chosen == [move]
    assert not waits(sitting)
    sitting.play_chosen(animate=False)
    sitting.expect_shown()


def test_undo_puts_the_discard_back_and_costs_nothing(sit: Callable[..., Sitting], qtbot: QtBot) -> None:
    sitting = sit(LONG)
    discard(sitting, 2, 1)
    assert any("discard the" in text and "side 2" in text for text in said(sitting))
    undo = button(sitting, "Undo")
    assert undo.height() >= 24
    assert undo.isVisible()
    with qtbot.waitSignal(sitting.table.idle):
        QTest.mouseClick(undo, Qt.MouseButton.LeftButton)
    sitting.expect_shown()
    assert not undo.isVisible()
    assert sitting.chosen == []
    # The same card can be played elsewhere then, and is played once.
    sitting.table.apply(SHORT)
    with qtbot.waitSignal(sitting.table.move_chosen):
        move = discard(sitting, 2, 3)
    assert sitting.chosen == [move]


def test_escape_calls_the_discard_back(sit: Callable[..., Sitting], qtbot: QtBot) -> None:
    sitting = sit(LONG)
    discard(sitting)
    with qtbot.waitSignal(sitting.table.idle):
        QTest.keyClick(sitting.viewport, Qt.Key.Key_Escape)
    sitting.expect_shown()
    assert not waits(sitting)


def test_nothing_else_can_be_played_while_a_discard_waits(sit: Callable[..., Sitting]) -> None:
    sitting = sit(LONG)
    discard(sitting)
    faces = sitting.faces(own_hand(sitting.view, 0))
    sitting.drag(sitting.at(own_hand(sitting.view, 1)), sitting.at(side(0, 2)))
    sitting.click(sitting.at(side(0, 0)))
    sitting.click(sitting.at(own_hand(sitting.view, 0)))
    sitting.click(sitting.at(side(0, 3)))
    QTest.keyClicks(sitting.viewport, "2S")
    assert sitting.faces(own_hand(sitting.view, 0)) == faces
    assert waits(sitting)
    assert sitting.chosen == []


def test_a_pause_brings_the_discard_back_to_the_hand(sit: Callable[..., Sitting], qtbot: QtBot) -> None:
    sitting = sit(LONG)
    discard(sitting)
    with qtbot.waitSignal(sitting.table.idle):
        sitting.table.set_paused("Marie is not answering")
    sitting.expect_shown()
    sitting.table.set_paused(None)
    sitting.expect_shown()
    assert sitting.chosen == []


def test_leaving_the_table_does_not_play_the_discard(sit: Callable[..., Sitting], qtbot: QtBot) -> None:
    sitting = sit(SHORT)
    discard(sitting)
    sitting.table.hide()
    assert not waits(sitting)
    qtbot.wait(120)
    assert sitting.chosen == []
    sitting.table.show()
    sitting.expect_shown()


def test_a_discard_is_asked_about_where_that_is_wanted(sit: Callable[..., Sitting], qtbot: QtBot) -> None:
    sitting = sit(ASKS)
    move = discard(sitting)
    assert any("That ends your turn." in text for text in said(sitting))
    QTest.mouseClick(button(sitting, "Keep it"), Qt.MouseButton.LeftButton)
    assert sitting.chosen == []
    assert not waits(sitting)
    discard(sitting)
    QTest.mouseClick(button(sitting, "Discard"), Qt.MouseButton.LeftButton)
    assert sitting.chosen == [move]


@pytest.mark.parametrize("size", [(800, 600), (720, 520), (1280, 800), (1900, 1060)])
def test_the_question_stands_beside_the_card_and_covers_no_card(
    sit: Callable[..., Sitting], size: tuple[int, int]
) -> None:
    sitting = sit(ASKS)
    sitting.table.resize(*size)
    table = sitting.table
    seen = sitting.view
    for pile in range(4):
        discard(sitting, pile, pile)
        [question] = table.findChildren(DiscardQuestion)
        assert question.isVisible()
        card = table.place_rect(side(0, pile))
        corner = question.geometry().center() - card.center()
        assert abs(corner.x()) <= question.width() / 2 + card.width() * 2
        assert abs(corner.y()) <= question.height() / 2 + card.height()
        kept = [table.place_rect(own_hand(seen, index)) for index in range(4)]
        kept += [table.place_rect(centre(index)) for index in range(3)]
        kept += [table.place_rect(payoff(seat)) for seat in (0, 1)] + [card]
        assert [rect for rect in kept if rect.intersects(question.geometry())] == []
        assert table.felt.geometry().contains(question.geometry())
        assert all(answer.height() >= 24 for answer in question.findChildren(QPushButton))
        # The status line says the same, and offers nothing of its own.
        assert not button(sitting, "Undo").isVisible()
        QTest.keyClick(sitting.viewport, Qt.Key.Key_Escape)
        assert question.isHidden()


def test_a_question_leaves_the_keys_to_the_table(sit: Callable[..., Sitting], qtbot: QtBot) -> None:
    sitting = sit(ASKS)
    sitting.table.activateWindow()
    qtbot.waitUntil(sitting.table.isActiveWindow)
    sitting.table.setFocus()
    before = QApplication.focusWidget()
    discard(sitting)
    assert QApplication.focusWidget() is before
    QTest.mouseClick(button(sitting, "Keep it"), Qt.MouseButton.LeftButton)
    assert QApplication.focusWidget() is before
    discard(sitting)
    answer = button(sitting, "Discard")
    answer.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(answer, Qt.Key.Key_Escape)
    assert not waits(sitting)
    assert QApplication.focusWidget() is before


def test_a_discard_is_marked_while_it_is_asked_about_and_a_second_press_on_it_plays_it(
    sit: Callable[..., Sitting],
) -> None:
    sitting = sit(ASKS)
    move = discard(sitting, 0, 1)
    hold = sitting.table._hands.hold
    for size in ((1280, 800), (900, 640)):
        sitting.table.resize(*size)
        card = sitting.table._table.top_pose(side(0, 1)).rect
        assert marked(hold).contains(card)
        assert marked(hold).width() < card.width() * 1.5
        assert hold._sign.sceneBoundingRect().contains(card.topRight())
    QTest.mouseClick(sitting.viewport, Qt.MouseButton.LeftButton, pos=sitting.at(side(0, 2)))
    assert sitting.chosen == []
    QTest.mouseClick(sitting.viewport, Qt.MouseButton.LeftButton, pos=sitting.at(side(0, 1)))
    assert sitting.chosen == [move]
    assert marked(hold).isEmpty()


def test_a_double_click_asks_and_is_no_yes(sit: Callable[..., Sitting]) -> None:
    sitting = sit(ASKS)
    sitting.click(sitting.at(own_hand(sitting.view, 0)))
    sitting.double_click(sitting.at(side(0, 1)))
    assert waits(sitting)
    assert sitting.chosen == []


def test_a_discard_that_is_asked_about_is_played_by_its_piles_key(sit: Callable[..., Sitting]) -> None:
    sitting = sit(ASKS)
    hand = sitting.view.hand
    QTest.keyClicks(sitting.viewport, "2A")
    assert sitting.chosen == []
    QTest.keyClicks(sitting.viewport, "A")
    assert [move.card for move in sitting.chosen] == [hand[1]]


def test_a_discard_is_asked_about_and_answered_by_keys_alone(sit: Callable[..., Sitting]) -> None:
    sitting = sit(ASKS)
    hand = sitting.view.hand
    QTest.keyClicks(sitting.viewport, "1A")
    assert waits(sitting)
    QTest.keyClick(sitting.viewport, Qt.Key.Key_Escape)
    assert not waits(sitting)
    QTest.keyClicks(sitting.viewport, "2A")
    QTest.keyClick(sitting.viewport, Qt.Key.Key_Return)
    assert [move.card for move in sitting.chosen] == [hand[1]]


def test_the_line_of_the_time_that_is_left_lies_on_the_card_and_goes(
    sit: Callable[..., Sitting], qtbot: QtBot
) -> None:
    sitting = sit(LONG)
    discard(sitting, 0, 2)
    line = sitting.table._hands.hold._line
    card = sitting.table._table.top_pose(side(0, 2)).rect
    with qtbot.waitSignal(sitting.table.idle):
        pass
    qtbot.waitUntil(lambda: line.rect().width() < card.width() * 0.8)
    assert card.contains(line.rect())
    sitting.table.resize(900, 640)
    qtbot.waitUntil(lambda: sitting.table._table.top_pose(side(0, 2)).rect.contains(line.rect()))
    assert sitting.table.call_discard_back()
    assert not line.isVisible()


async def test_a_discard_that_is_called_back_by_the_menus_key_is_never_sent(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann, person(tmp_path, "Bob", looking=False) as bob:
        pages = await sit_down_at_two_windows(ann, bob, Rules(payoff=20))
        for each in pages:
            each.table.set_reduced_motion(True)
        await until(lambda: any(page.view_to_play is not None for page in pages))
        at = next(at for at, page in enumerate(pages) if page.view_to_play is not None)
        window, page = (ann, bob)[at], pages[at]
        other = pages[1 - at]
        view = page.view_to_play
        assert view is not None
        window.preferences.change(hold_discard=3.0)
        window.activateWindow()
        await until(window.isActiveWindow)
        assert not window.menus.take_back.isEnabled()
        table = page.table
        drag(
            table, table.place_rect(own_hand(view, 0)).center(), table.place_rect(side(view.seat, 0)).center()
        )
        assert waits(page)
        assert page.view_to_play is None
        assert window.menus.take_back.isEnabled()
        QTest.keyClick(table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert not waits(page)
        await until(lambda: page.view_to_play == view)
        assert not window.menus.take_back.isEnabled()
        window.preferences.change(hold_discard=0)
        drag(
            table, table.place_rect(own_hand(view, 1)).center(), table.place_rect(side(view.seat, 1)).center()
        )
        await until(lambda: other.view_to_play is not None)
        seen = other.view_to_play
        assert seen is not None
        assert seen.sides[view.seat][:2] == ((), (view.hand[1],))


@pytest.mark.parametrize("lost", [PeerQuiet(), LinkLost(Reason.LOST, "The connection was lost.")])
async def test_a_link_that_is_lost_while_a_discard_waits_brings_it_back_to_the_hand(
    lost: PeerQuiet | LinkLost,
) -> None:
    async with at_the_table(passing_person("Ann")) as (page, bob):
        page.table.set_reduced_motion(True)
        await until(lambda: page.still and bob.view is not None)
        if page.view_to_play is None:
            turn = bob.view
            assert turn is not None
            bob.play(next(move for move in turn.legal_moves if move.is_discard))
            await until(lambda: page.view_to_play is not None)
        view = page.view_to_play
        assert view is not None
        table = page.table
        table.apply(LONG)
        drag(
            table, table.place_rect(own_hand(view, 0)).center(), table.place_rect(side(view.seat, 0)).center()
        )
        assert waits(page)
        await happens(page, lost)
        assert not waits(page)
        assert [item.card for item in table._table.piles[own_hand(view, 0)]] == list(view.hand)
        if isinstance(lost, PeerQuiet):
            await happens(page, PeerBack())
            assert page.view_to_play == view
        assert bob.view is not None
        assert bob.view.turn == view.seat


async def test_closing_the_window_while_a_discard_waits_loses_and_plays_nothing(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        ann.preferences.change(hold_discard=0.2)
        ann.meeting.opponent = Opponent("Robin", pace_ms=0)
        press(ann.lobby.alone_button)
        page = await at_table(ann)
        await until(lambda: page.view_to_play is not None)
        view = page.view_to_play
        assert view is not None
        played: list[object] = []
        page.table.move_chosen.connect(played.append)
        table = page.table
        drag(
            table, table.place_rect(own_hand(view, 0)).center(), table.place_rect(side(view.seat, 0)).center()
        )
        assert waits(page)
        ann.close_now()
        await asyncio.sleep(0.3)  # longer than the discard would have waited
        assert played == []
        await ann.closed.wait()


@pytest.mark.long
async def test_another_match_with_the_bot_begins_at_once(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        ann.meeting.opponent = Opponent("Robin", pace_ms=0, rules=Rules(payoff=20, target=1))
        press(ann.lobby.alone_button)
        first = await at_table(ann)
        await until(lambda: first.view_to_play is not None)
        first.ask_resign()
        press(first.overlay.answer_button("Resign"))
        await until(lambda: first.overlay.answer_button("Play again"))
        assert first.overlay.answer_button("Back to the lobby") is not None
        press(first.overlay.answer_button("Play again"))
        await until(lambda: ann.page is not None and ann.page is not first)
        again = await at_table(ann)
        await until(lambda: again.can("resign"))
