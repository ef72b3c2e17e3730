"""The other side's last turn shown again (R), by real keys on the real table."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from protocol.game import Game, View
from tests.qt.table_play import Sitting, centre, own_hand, side, sit_down


@pytest.fixture
def sit(qtbot: QtBot) -> Callable[[], Sitting]:
    def make() -> Sitting:
        sitting = sit_down(seed=4, seat=1)
        qtbot.addWidget(sitting.table)
        return sitting

    return make


def after_their_turn(sitting: Sitting, moves: int) -> View:
    """Play until the other seat has played so many cards on the centre in its turn; the view before it."""
    chance = Random(11)
    while True:
        if sitting.game.result is not None:
            sitting.game = Game.from_seed(chance.randbytes(32))
            sitting.table.show_view(sitting.view)
        before = sitting.view
        played = 0
        theirs = sitting.game.turn == 0
        while sitting.game.result is None and (sitting.game.turn == 0) == theirs:
            legal = sitting.game.legal_moves()
            plays = [move for move in legal if not move.is_discard] if theirs else []
            move = chance.choice(plays or legal)
            played += not move.is_discard
            sitting.play(move, animate=False)
        if theirs and played >= moves and sitting.game.result is None:
            # The tables of tests are shown without motion: nothing is still under way.
            sitting.table._table.motion.finish()
            return before


def hit(sitting: Sitting, key: Qt.Key) -> None:
    QTest.keyClick(sitting.viewport, key)


def centres(sitting: Sitting, seen: View) -> list[list[int]]:
    return [sitting.faces(centre(index)) for index in range(len(seen.centres))]


def status(sitting: Sitting) -> set[str]:
    return {label.text() for label in sitting.table.findChildren(QLabel) if label.isVisible()}


def test_the_table_is_shown_as_it_was_before_their_turn_and_then_as_it_is(
    sit: Callable[[], Sitting], qtbot: QtBot
) -> None:
    sitting = sit()
    before = after_their_turn(sitting, 1)
    seen = sitting.view
    log = sitting.table._panel.log.toPlainText()
    with qtbot.waitSignal(sitting.table.idle, timeout=20_000):
        hit(sitting, Qt.Key.Key_R)
        assert centres(sitting, seen) == [list(pile) for pile in before.centres]
        assert sitting.faces(own_hand(seen, 0)) == list(seen.hand), "the own hand stays as it is"
        assert "The last turn of Marie again. A key or a click ends it." in status(sitting)
        qtbot.waitUntil(lambda: centres(sitting, seen) != [list(pile) for pile in before.centres])
    sitting.expect_shown()
    assert sitting.table._panel.log.toPlainText() == log
    assert "Your turn" in status(sitting)


@pytest.mark.parametrize("by", ["click", "key"])
def test_any_input_ends_it_and_does_nothing_else(sit: Callable[[], Sitting], by: str) -> None:
    sitting = sit()
    after_their_turn(sitting, 1)
    hit(sitting, Qt.Key.Key_R)
    if by == "click":
        sitting.click(sitting.at(own_hand(sitting.view, 0)))
    else:
        QTest.keyClicks(sitting.viewport, "1")
    sitting.expect_shown()
    assert sitting.table._hands.item is None
    assert not sitting.table._table.motion.busy
    QTest.keyClicks(sitting.viewport, "1s")
    assert [move.card for move in sitting.chosen] == [sitting.view.hand[0]]


def test_it_can_be_shown_with_own_moves_since(sit: Callable[[], Sitting], qtbot: QtBot) -> None:
    sitting = sit()
    chance = Random(3)
    while True:
        before = after_their_turn(sitting, 0)
        plays = [move for move in sitting.view.legal_moves if not move.is_discard]
        if plays:
            break
    sitting.play(chance.choice(plays), animate=False)
    sitting.table._table.motion.finish()
    seen = sitting.view
    with qtbot.waitSignal(sitting.table.idle, timeout=20_000):
        hit(sitting, Qt.Key.Key_R)
        assert centres(sitting, seen) == [list(pile) for pile in before.centres]
    sitting.expect_shown()


def test_what_happens_meanwhile_ends_it_and_is_shown(sit: Callable[[], Sitting]) -> None:
    sitting = sit()
    after_their_turn(sitting, 0)
    hit(sitting, Qt.Key.Key_R)
    sitting.table.set_paused("Marie is not answering")
    sitting.expect_shown()
    sitting.table.set_paused(None)
    hit(sitting, Qt.Key.Key_R)
    sitting.table.show_view(sitting.view)
    sitting.expect_shown()
    sitting.click(sitting.at(own_hand(sitting.view, 0)))
    sitting.click(sitting.at(side(1, 0)))
    assert len(sitting.chosen) == 1


def test_before_the_other_side_has_played_there_is_nothing_to_show(sit: Callable[[], Sitting]) -> None:
    sitting = sit_down(seed=4, seat=0)
    hit(sitting, Qt.Key.Key_R)
    assert not sitting.table._table.motion.busy
    sitting.expect_shown()
    sitting.table.close()


def test_without_motion_each_move_stands_there_for_a_moment(sit: Callable[[], Sitting], qtbot: QtBot) -> None:
    sitting = sit()
    before = after_their_turn(sitting, 1)
    seen = sitting.view
    sitting.table.set_reduced_motion(True)
    hit(sitting, Qt.Key.Key_R)
    QApplication.processEvents()
    assert centres(sitting, seen) == [list(pile) for pile in before.centres]
    qtbot.waitUntil(lambda: centres(sitting, seen) != [list(pile) for pile in before.centres])
    assert sitting.table._table.motion.busy, "it stands there to be seen"
    hit(sitting, Qt.Key.Key_R)
    sitting.expect_shown()


def test_moves_from_before_a_link_was_lost_can_be_shown_again(sit: Callable[[], Sitting]) -> None:
    sitting = sit()
    before = after_their_turn(sitting, 1)
    events, after = sitting.table._replay.last._turn, sitting.view
    assert events is not None
    other = sit()
    other.game = sitting.game
    other.table.show_view(after)
    assert other.table.has_last_turn is False
    own_move = (1, (), before)
    theirs = [(0, happened, before) for happened in events.moves[:-1]] + [(0, events.moves[-1], after)]
    other.table.remember([own_move, *theirs])
    hit(other, Qt.Key.Key_R)
    assert centres(other, after) == [list(pile) for pile in before.centres]
    hit(other, Qt.Key.Key_Escape)
    other.expect_shown()
