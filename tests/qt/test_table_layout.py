"""Where everything lies: nothing overlaps or leaves the felt, whatever the size, the rules and the piles."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, QSizeF

from protocol.game import Place, PlaceKind, Rules
from spite_qt.table.layout import ASPECT, Layout, Lengths, lay_out

# Felts of windows from 800 x 600 to 3840 x 2160, less panel and status line; and two odd ones.
FELTS = [
    (590, 560),
    (1010, 768),
    (1024, 740),
    (1500, 1030),
    (2020, 1380),
    (3030, 2080),
    (1900, 620),
    (620, 1300),
]
RULES = [
    Rules(),
    Rules(sides=1, centres=1, hand=1),
    Rules(decks=8, hand=12, sides=9, centres=9),
    Rules(decks=8, hand=12),
    Rules(decks=4, sides=9),
    Rules(decks=4, centres=9),
]


def load(rules: Rules, own: int = 1, other: int = 1) -> Lengths:
    return (own,) * rules.sides, (other,) * rules.sides


def boxes(layout: Layout, rules: Rules, piles: Lengths, hands: tuple[int, int]) -> dict[str, QRectF]:
    """Everything that must not lie on anything else, by name. Fans as upright boxes round their cards."""
    made = {"stock": layout.slot(Place(PlaceKind.STOCK, None, 0))}
    for side, seat in ((0, layout.seat), (1, 1 - layout.seat)):
        made[f"payoff {seat}"] = layout.slot(Place(PlaceKind.PAYOFF, seat, 0))
        made[f"plate {seat}"] = layout.plates[side]
        for index, count in enumerate(piles[side]):
            place = Place(PlaceKind.SIDE, seat, index)
            top = layout.pile_pose(place, max(0, count - 1), count).rect
            made[f"side {seat}.{index}"] = layout.slot(place).united(top)
        if hands[side]:
            hand = QRectF()
            for index in range(hands[side]):
                hand = hand.united(layout.hand_pose(seat, index, hands[side]).rect)
            made[f"hand {seat}"] = hand
    for index in range(rules.centres):
        made[f"tray {index}"] = layout.trays[index]
    return made


def check(
    size: QSizeF, rules: Rules, seat: int, piles: Lengths, hands: tuple[int, int], large: bool = False
) -> Layout:
    layout = lay_out(size, rules, seat, piles, large)
    felt = QRectF(0, 0, size.width(), size.height())
    made = boxes(layout, rules, piles, hands)
    for name, box in made.items():
        assert felt.contains(box), f"{name} {box} leaves the felt {felt}"
    for (name, box), (other_name, other) in combinations(made.items(), 2):
        # A pixel is a rounding, not an overlap.
        common = box.intersected(other)
        assert common.isEmpty() or min(common.width(), common.height()) <= 1, f"{name} lies on {other_name}"
    for name, box in made.items():
        # A notice lies over the other hand and the name below it, or above all in a table of many rows.
        if not name.startswith(("hand", "plate")):
            assert not layout.headroom.intersects(box.adjusted(1, 1, -1, -1)), f"a notice covers {name}"
    assert felt.contains(layout.headroom)
    for index in range(rules.centres):
        assert layout.trays[index].contains(layout.slot(Place(PlaceKind.CENTRE, None, index)))
    return layout


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: str(rules.differences() or "usual"))
@pytest.mark.parametrize("felt", FELTS, ids=lambda felt: f"{felt[0]}x{felt[1]}")
@pytest.mark.parametrize("piles", [(0, 0), (1, 1), (5, 3), (15, 2), (2, 15), (15, 15)], ids=str)
def test_nothing_overlaps(felt: tuple[int, int], rules: Rules, piles: tuple[int, int]) -> None:
    for large in (False, True):
        check(QSizeF(*felt), rules, 0, load(rules, *piles), (rules.hand, rules.hand), large)


@given(
    width=st.integers(580, 3200),
    height=st.integers(540, 2100),
    sides=st.integers(1, 9),
    centres=st.integers(1, 9),
    hand=st.integers(1, 12),
    seat=st.integers(0, 1),
    data=st.data(),
)
def test_nothing_overlaps_with_piles_of_any_length(
    width: int, height: int, sides: int, centres: int, hand: int, seat: int, data: st.DataObject
) -> None:
    rules = Rules(decks=8, sides=sides, centres=centres, hand=hand)
    lengths = st.tuples(*[st.integers(0, 15)] * sides)
    piles = (data.draw(lengths), data.draw(lengths))
    hands = data.draw(st.integers(0, hand)), hand
    check(QSizeF(width, height), rules, seat, piles, hands, data.draw(st.booleans()))


@pytest.mark.parametrize("felt", FELTS)
@pytest.mark.parametrize("rules", [Rules(), Rules(hand=7)], ids=["5", "7"])
def test_large_corners_of_a_hand_are_seen_whole(felt: tuple[int, int], rules: Rules) -> None:
    for length in (1, 4, 8, 15):
        usual, large = (
            lay_out(QSizeF(*felt), rules, 0, load(rules, length), large) for large in (False, True)
        )
        # Rank and suit of a court, and what stands before them.
        assert step(large, rules.hand) >= 0.52 * large.hand_card
        assert large.card >= 0.86 * usual.card, "what it costs"
        # By the usual rules nothing moves elsewhere when a pile grows.
        assert large.beside is usual.beside or rules != Rules()


def step(layout: Layout, count: int) -> float:
    """Between the cards of the own hand."""
    return layout.hand_pose(0, 1, count).x - layout.hand_pose(0, 0, count).x


@pytest.mark.parametrize("felt", FELTS[:6], ids=lambda felt: f"{felt[0]}x{felt[1]}")
@pytest.mark.parametrize("piles", [(15, 1), (1, 15), (15, 15)], ids=str)
def test_every_card_of_a_pile_of_fifteen_shows_a_strip_that_can_be_read(
    felt: tuple[int, int], piles: tuple[int, int]
) -> None:
    layout = lay_out(QSizeF(*felt), Rules(), 0, load(Rules(), *piles))
    for seat, longest in enumerate(piles):
        # The index in a strip is 1.5 pixels lower than the strip.
        assert layout.step(seat, longest) >= 9.9


def test_short_piles_are_spread_wide_and_long_ones_tighten() -> None:
    layout = lay_out(QSizeF(1010, 768), Rules(), 0, load(Rules(), 6, 2))
    steps = [layout.step(0, count) for count in (2, 4, 6, 8)]
    assert steps == sorted(steps, reverse=True)
    assert steps[0] > steps[-1]
    assert steps[0] == pytest.approx(layout.card * ASPECT * 0.21)


def test_one_long_pile_takes_room_from_the_other_seat_before_cards_shrink() -> None:
    rules, size = Rules(), QSizeF(1010, 768)
    usual = lay_out(size, rules, 0, load(rules, 2, 2))
    long = lay_out(size, rules, 0, load(rules, 9, 2))
    assert long.card == usual.card
    assert long.trays[0].top() < usual.trays[0].top()


def test_own_seat_is_below_whichever_it_is() -> None:
    for seat in (0, 1):
        layout = lay_out(QSizeF(1010, 768), Rules(), seat, load(Rules()))
        own = layout.slot(Place(PlaceKind.PAYOFF, seat, 0)).top()
        other = layout.slot(Place(PlaceKind.PAYOFF, 1 - seat, 0)).top()
        assert other < layout.trays[0].top() < own


def test_many_piles_and_cards_put_the_hand_into_a_row_of_its_own() -> None:
    assert lay_out(QSizeF(1010, 768), Rules(), 0, load(Rules())).beside
    wide = Rules(decks=8, hand=12, sides=9, centres=9)
    assert not lay_out(QSizeF(1010, 768), wide, 0, load(wide)).beside


def test_places_that_the_rules_do_not_have_are_refused() -> None:
    layout = lay_out(QSizeF(1010, 768), Rules(), 0, load(Rules()))
    with pytest.raises(KeyError):
        layout.slot(Place(PlaceKind.CENTRE, None, 3))


def test_a_drop_between_two_side_piles_means_one_of_them_at_most() -> None:
    layout = lay_out(QSizeF(1010, 768), Rules(), 0, load(Rules()))
    areas = [layout.drop_area(Place(PlaceKind.SIDE, 0, index)) for index in range(4)]
    areas += [layout.drop_area(Place(PlaceKind.CENTRE, None, index)) for index in range(3)]
    for area, other in combinations(areas, 2):
        common = area.intersected(other)
        assert common.isEmpty() or min(common.width(), common.height()) <= 1
