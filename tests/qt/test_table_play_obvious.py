"""Double clicks and right clicks play to the obvious pile; pointing alone shows where a card may go."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from protocol.game import KING, Move, Place, PlaceKind, View, rank_of
from spite_qt.settings import Settings
from spite_qt.table import zlayers
from tests.qt.table_play import (
    Sitting,
    centre,
    own_hand,
    payoff,
    side,
    sit_down,
    source_of,
    target_of,
    until_able,
)
from tests.qt.test_table_play import plays


@pytest.fixture
def sit(qtbot: QtBot) -> Callable[..., Sitting]:
    def make(**how: object) -> Sitting:
        sitting = sit_down(**how)  # type: ignore[arg-type]
        qtbot.addWidget(sitting.table)
        return sitting

    return make


def obvious_plays(seen: View) -> list[Move]:
    """Plays of no king that only one centre pile takes."""
    found = plays(seen)
    sources = [source_of(move, seen) for move in found]
    return [
        move
        for move, source in zip(found, sources, strict=True)
        if sources.count(source) == 1 and not _plays_king(move, seen)
    ]


def kings_between_different_piles(seen: View) -> list[int]:
    """Kings of the hand, by index, where the centre piles are not all equally high."""
    if len({len(pile) for pile in seen.centres}) == 1:
        return []
    return [index for index, card in enumerate(seen.hand) if rank_of(card) == KING]


def _plays_king(move: Move, seen: View) -> bool:
    match source_of(move, seen):
        case Place(kind=PlaceKind.HAND, index=index):
            return rank_of(seen.hand[index]) == KING
        case Place(kind=PlaceKind.SIDE, index=index):
            return rank_of(seen.sides[seen.seat][index][-1]) == KING
        case _:
            top = seen.payoff_top[seen.seat]
            return top is not None and rank_of(top) == KING


def texts(sitting: Sitting) -> set[str]:
    return {label.text() for label in sitting.table.findChildren(QLabel) if label.isVisible()}


@pytest.mark.parametrize("kind", [PlaceKind.PAYOFF, PlaceKind.SIDE, PlaceKind.HAND])
def test_a_double_click_plays_to_the_one_pile_that_takes_the_card(
    sit: Callable[..., Sitting], kind: PlaceKind
) -> None:
    sitting = sit(seed=2)
    until_able(sitting, lambda seen: [m for m in obvious_plays(seen) if m.plays_from is kind], Random(8))
    seen = sitting.view
    move = next(move for move in obvious_plays(seen) if move.plays_from is kind)
    sitting.double_click(sitting.at(source_of(move, seen)))
    assert sitting.chosen == [move]


def test_a_right_click_does_the_same(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=2)
    until_able(sitting, obvious_plays, Random(8))
    move = obvious_plays(sitting.view)[0]
    sitting.right_click(sitting.at(source_of(move, sitting.view)))
    assert sitting.chosen == [move]


def test_a_right_double_click_plays_one_card_and_not_the_one_that_lies_there_then(
    sit: Callable[..., Sitting],
) -> None:
    sitting = sit(seed=2)

    def two_in_the_hand(seen: View) -> bool:
        played = [move for move in obvious_plays(seen) if move.plays_from is PlaceKind.HAND]
        return len({move.card for move in played}) > 1

    until_able(sitting, two_in_the_hand, Random(8))
    move = next(each for each in obvious_plays(sitting.view) if each.plays_from is PlaceKind.HAND)
    where = sitting.at(source_of(move, sitting.view))
    sitting.right_click(where)
    assert sitting.chosen == [move]
    sitting.play_chosen(animate=False)
    held = Qt.MouseButton.RightButton
    sitting._send(QEvent.Type.MouseButtonDblClick, where, held, held)
    assert sitting.chosen == []
    assert sitting.table._hands.item is None


def test_and_so_does_a_key(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=2)
    until_able(
        sitting, lambda seen: [m for m in obvious_plays(seen) if m.plays_from is PlaceKind.HAND], Random(8)
    )
    seen = sitting.view
    move = next(move for move in obvious_plays(seen) if move.plays_from is PlaceKind.HAND)
    QTest.keyClicks(sitting.viewport, f"{source_of(move, seen).index + 1}x")
    assert sitting.chosen == [move]


def test_of_piles_that_are_the_same_to_play_on_the_leftmost_is_taken(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=2)

    def opens(seen: View) -> list[Move]:
        empty = not any(seen.centres)
        return [m for m in plays(seen) if empty and m.plays_from is PlaceKind.HAND]

    until_able(sitting, opens, Random(2))
    seen = sitting.view
    source = source_of(opens(seen)[0], seen)
    sitting.double_click(sitting.at(source))
    assert [(move.card, move.target_centre) for move in sitting.chosen] == [(seen.hand[source.index], 0)]


def test_a_king_between_different_piles_is_left_to_the_person(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=2)
    until_able(sitting, kings_between_different_piles, Random(4))
    seen = sitting.view
    place = own_hand(seen, kings_between_different_piles(seen)[0])
    for click in (sitting.double_click, sitting.right_click):
        click(sitting.at(place))
        assert sitting.chosen == []
        assert sitting.table._hands.held == place, "it is picked up and shows its piles"
        assert {centre(index) for index in range(3)} <= sitting.table._hands.glows.targets
        QTest.keyClick(sitting.viewport, Qt.Key.Key_Escape)


def test_no_double_or_right_click_ever_ends_the_turn(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1)
    seen = sitting.view
    assert all(move.is_discard for move in seen.legal_moves)
    for index in range(len(seen.hand)):
        for click in (sitting.double_click, sitting.right_click):
            click(sitting.at(own_hand(seen, index)))
            assert sitting.chosen == []
            assert sitting.table._hands.held == own_hand(seen, index)
            assert any("on a side pile it ends your turn" in text for text in texts(sitting))
            QTest.keyClick(sitting.viewport, Qt.Key.Key_Escape)
    sitting.double_click(sitting.at(own_hand(seen, 1)))
    sitting.click(sitting.at(side(0, 2)))
    assert [(move.card, move.target_side) for move in sitting.chosen] == [(seen.hand[1], 2)]


def test_a_right_click_beside_the_cards_puts_back_what_is_held(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1)
    sitting.click(sitting.at(own_hand(sitting.view, 0)))
    sitting.right_click(QPoint(3, 3))
    assert sitting.table._hands.item is None
    sitting.press(sitting.at(own_hand(sitting.view, 0)))
    sitting.move(sitting.at(side(0, 0)))
    sitting.right_click(sitting.at(side(0, 0)))
    assert sitting.table._hands.carrying, "the other button is for the other hand"
    sitting.release(QPoint(3, 3))
    assert sitting.chosen == []


def test_two_quick_clicks_on_a_pile_play_once(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1)
    hand = sitting.view.hand
    sitting.click(sitting.at(own_hand(sitting.view, 0)))
    sitting.double_click(sitting.at(side(0, 1)))
    assert [(move.card, move.target_side) for move in sitting.chosen] == [(hand[0], 1)]


def test_a_card_that_is_pointed_at_shows_where_it_may_go(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=3)
    chance = Random(3)
    hinted = sitting.table._hands.glows
    for _ in range(6):
        until_able(sitting, lambda seen: True, chance)
        seen = sitting.view
        for index, card in enumerate(seen.hand):
            sitting.hover(sitting.at(own_hand(seen, index)))
            assert hinted.hinted == {target_of(move, seen) for move in seen.legal_moves if move.card == card}
        from_payoff = {target_of(m, seen) for m in seen.legal_moves if m.plays_from is PlaceKind.PAYOFF}
        sitting.hover(sitting.at(payoff(0)))
        assert hinted.hinted == from_payoff
        sitting.hover(QPoint(3, 3))
        assert hinted.hinted == frozenset()
        sitting.game.play(chance.choice(seen.legal_moves))


def test_what_is_shown_of_a_card_is_round_its_places_in_a_window_of_another_size(
    sit: Callable[..., Sitting],
) -> None:
    sitting = sit(seed=1)
    sitting.hover(sitting.at(own_hand(sitting.view, 0)))
    scene, glows = sitting.table._table.scene, sitting.table._hands.glows
    shown = glows.hinted
    assert shown
    for size in ((800, 600), (1900, 1060), (600, 900)):
        sitting.table.resize(*size)
        rings = {
            sitting.table.felt.mapTo(sitting.table, item.sceneBoundingRect().center().toPoint())
            for item in scene.items()
            if item.zValue() == zlayers.GLOW and item.isVisible()
        }
        assert glows.hinted == shown
        assert len(rings) == len(shown)
        for place in shown:
            assert any(sitting.table.place_rect(place).contains(ring) for ring in rings), place


def test_nothing_is_shown_of_where_cards_may_go_to_who_does_not_want_it(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1)
    sitting.table.apply(Settings(show_moves=False))
    sitting.hover(sitting.at(own_hand(sitting.view, 0)))
    assert sitting.table._hands.glows.hinted == frozenset()


def test_what_is_shown_of_a_card_goes_when_it_is_picked_up_or_the_turn_ends(
    sit: Callable[..., Sitting],
) -> None:
    sitting = sit(seed=1)
    where = sitting.at(own_hand(sitting.view, 0))
    sitting.hover(where)
    sitting.press(where)
    assert sitting.table._hands.glows.hinted == frozenset()
    sitting.move(sitting.at(side(0, 0)))
    sitting.release(sitting.at(side(0, 0)))
    assert sitting.table._hands.glows.hinted == frozenset()
    sitting.hover(sitting.at(own_hand(sitting.view, 0)))
    assert sitting.table._hands.glows.hinted == frozenset()


def test_a_press_on_an_own_pile_that_goes_nowhere_is_answered(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1)
    sitting.click(sitting.at(payoff(0)))
    assert any(text.endswith("fits no centre pile now.") for text in texts(sitting))
    sitting.click(sitting.at(payoff(1)))
    assert sitting.chosen == []
