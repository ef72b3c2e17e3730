"""What happened is told so that it can be followed, never too late, and ends in exactly the view."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QElapsedTimer
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QLabel, QTextEdit
from pytestqt.qtbot import QtBot

from protocol.game import CardMoved, Event, GameEnded, PileCompleted, Rules, seen_by, view
from spite_qt.card_pixmaps import BACK
from spite_qt.table.labels import rank_text
from spite_qt.table.motion import MOST_BEHIND
from spite_qt.table.palette import DARK, LIGHT
from spite_qt.table.panel import SidePanel
from tests.qt.table_play import Sitting, centre, own_hand, payoff, side, sit_down


@pytest.fixture
def sit(qtbot: QtBot) -> Callable[..., Sitting]:
    def make(**how: object) -> Sitting:
        sitting = sit_down(**how)  # type: ignore[arg-type]
        qtbot.addWidget(sitting.table)
        return sitting

    return make


def seconds_until_idle(sitting: Sitting, qtbot: QtBot) -> float:
    clock = QElapsedTimer()
    clock.start()
    with qtbot.waitSignal(sitting.table.idle, timeout=10_000):
        pass
    return clock.elapsed() / 1000


def test_a_move_of_the_other_side_takes_its_time_and_shows_its_card(
    sit: Callable[..., Sitting], qtbot: QtBot
) -> None:
    sitting = sit(seed=1, seat=1)
    discard = sitting.game.legal_moves()[0]
    before = sitting.faces(side(0, discard.target_side or 0))
    events = seen_by(sitting.game.play(discard), 1)
    sitting.table.happen(events[:1], view(sitting.game, 1))
    item = sitting.table._table.piles[side(0, discard.target_side or 0)][-1]
    assert before == []
    assert item.card == BACK, "it leaves the hand face down"
    assert 0.35 <= sitting.table._table.motion.behind <= 1.0
    assert seconds_until_idle(sitting, qtbot) >= 0.35
    assert item.card == discard.card
    sitting.expect_shown()


def test_the_table_is_never_more_than_two_seconds_behind(sit: Callable[..., Sitting], qtbot: QtBot) -> None:
    sitting = sit(seed=3, seat=1, rules=Rules(decks=4))
    chance = Random(3)
    for _ in range(60):
        sitting.play(chance.choice(sitting.game.legal_moves()))
        assert sitting.table._table.motion.behind <= MOST_BEHIND + 0.01
    assert sitting.table._table.motion.behind <= MOST_BEHIND + 0.01
    seconds_until_idle(sitting, qtbot)
    sitting.expect_shown()
    sitting.expect_shown()


def test_no_timer_runs_when_nothing_moves(sit: Callable[..., Sitting], qtbot: QtBot) -> None:
    sitting = sit(seed=1)
    busy = [sitting.table._table.motion.busy]
    sitting.play(sitting.game.legal_moves()[0])
    busy.append(sitting.table._table.motion.busy)
    seconds_until_idle(sitting, qtbot)
    busy.append(sitting.table._table.motion.busy)
    assert busy == [False, True, False]


def test_a_game_that_the_other_side_begins_never_looks_over(
    sit: Callable[..., Sitting], qtbot: QtBot
) -> None:
    sitting = sit(seed=1, seat=1)
    said: set[str] = set()

    def look() -> None:
        said.update(label.text() for label in sitting.table.findChildren(QLabel))

    sitting.table._table.motion._timer.timeout.connect(look)
    sitting.table.show_view(sitting.view, deal=True)
    sitting.play(sitting.game.legal_moves()[0])
    look()
    seconds_until_idle(sitting, qtbot)
    look()
    assert {"Dealing …", "Marie plays", "Your turn"} <= said
    assert "Game over" not in said


def test_cards_are_dealt_from_the_stock_within_two_seconds(sit: Callable[..., Sitting], qtbot: QtBot) -> None:
    for rules in (Rules(), Rules(decks=8, payoff=150, hand=12)):
        sitting = sit(seed=1, rules=rules)
        sitting.table.show_view(sitting.view, deal=True)
        stock = sitting.table._table.stock_pose()
        assert {item.pose for item in sitting.table._table.piles[own_hand(sitting.view, 0)]} == {stock}
        assert sitting.table._table.motion.behind <= 2.0
        seconds_until_idle(sitting, qtbot)
        sitting.expect_shown()


def test_every_kind_of_event_ends_in_the_view(sit: Callable[..., Sitting]) -> None:
    """Three whole games, each event told as motion to its end."""
    for seed, seat in ((11, 0), (12, 1), (13, 0)):
        sitting = sit(seed=seed, seat=seat, rules=Rules(payoff=8))
        chance = Random(seed)
        kinds: set[type[Event]] = set()
        while sitting.game.result is None:
            plays = [move for move in sitting.game.legal_moves() if not move.is_discard]
            events = sitting.play(chance.choice(plays or sitting.game.legal_moves()))
            kinds |= {type(event) for event in events}
            sitting.table._table.motion.finish()
            sitting.expect_shown()
        assert {CardMoved, PileCompleted, GameEnded} <= kinds


def test_a_new_size_in_the_middle_of_a_flight_bends_it(sit: Callable[..., Sitting], qtbot: QtBot) -> None:
    sitting = sit(seed=1, seat=1)
    sitting.play(sitting.game.legal_moves()[0])
    motion = sitting.table._table.motion
    motion.advance(0.1)
    sitting.table.resize(900, 640)
    assert motion.busy
    seconds_until_idle(sitting, qtbot)
    sitting.expect_shown()
    felt = sitting.viewport.rect().translated(sitting.viewport.mapTo(sitting.table, sitting.viewport.pos()))
    assert felt.contains(sitting.table.place_rect(side(1, 3)))
    assert felt.contains(sitting.table.place_rect(payoff(0)))


def test_an_old_table_can_be_left_in_the_middle_of_a_flight(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1, seat=1)
    sitting.play(sitting.game.legal_moves()[0])
    sitting.table.hide()
    assert not sitting.table._table.motion.busy
    sitting.expect_shown()
    sitting.table.show()
    sitting.play(sitting.game.legal_moves()[0])
    sitting.table.show_view(sitting.view)
    sitting.expect_shown()


def test_a_hidden_table_follows_at_once(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1)
    sitting.table.hide()
    for _ in range(20):
        sitting.play(sitting.game.legal_moves()[0])
        sitting.expect_shown()
    assert not sitting.table._table.motion.telling


def test_labels_count_a_card_when_it_lies(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1, seat=1)
    chance = Random(1)
    while not any(not move.is_discard for move in sitting.game.legal_moves()) or sitting.game.turn != 0:
        sitting.play(chance.choice(sitting.game.legal_moves()), animate=False)
    play = next(move for move in sitting.game.legal_moves() if not move.is_discard)
    pile = centre(play.target_centre or 0)
    height = len(sitting.view.centres[pile.index])
    shows = sitting.table._table.labels._shows
    sitting.play(play)
    assert shows["next", pile.index] == f"next {rank_text(height + 1)}"
    sitting.table._table.motion.finish()
    assert shows["next", pile.index] == f"next {rank_text(height + 2)}"


def test_the_log_tells_moves_in_words(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1)
    discard = next(move for move in sitting.game.legal_moves() if move.target_side == 1)
    sitting.play(discard, animate=False)
    theirs = next(move for move in sitting.game.legal_moves() if move.target_side == 3)
    sitting.play(theirs, animate=False)
    log = sitting.table.findChild(QTextEdit)
    assert log is not None
    lines = log.toPlainText().split("\n")
    assert lines[0] == "Jan"
    assert lines[1].startswith("discards ")
    assert lines[1].endswith(" on side 2")
    assert lines[2] == "Marie"
    assert lines[3].endswith(" on side 4")
    assert lines[4] == "Jan"
    assert lines[5].startswith("draws ")


def test_the_log_takes_the_colours_of_another_theme(qtbot: QtBot) -> None:
    panel = SidePanel()
    qtbot.addWidget(panel)
    panel.write("Tom", False, "K♠ as A to centre 1")
    for palette in (DARK, LIGHT):
        panel.set_palette(palette)
        colours = []
        block = panel.log.document().begin()
        while block.isValid():
            cursor = QTextCursor(block)
            cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
            colours.append(cursor.charFormat().foreground().color())
            block = block.next()
        assert colours == [palette.other, palette.panel_text]
