"""What a screen reader says of places and moves, by the view."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from protocol.game import (
    Card,
    CardMoved,
    CardsDrawn,
    Event,
    Game,
    GameEnded,
    Move,
    PayoffTurned,
    PileCompleted,
    Place,
    PlaceKind,
    TurnPassed,
    View,
    view,
)
from spite_qt.app import make_application
from spite_qt.table.access_words import move_sentence, picked_up, place_description, place_name
from spite_qt.table.choices import Choices

RANKS, SUITS = "A23456789TJQK", "CDHS"
PAYOFF, OTHER_PAYOFF = Place(PlaceKind.PAYOFF, 0, 0), Place(PlaceKind.PAYOFF, 1, 0)


def card(name: str) -> Card:
    return SUITS.index(name[1]) * 13 + RANKS.index(name[0])


def cards(names: str) -> tuple[Card, ...]:
    return tuple(card(name) for name in names.split())


def hand(index: int, seat: int = 0) -> Place:
    return Place(PlaceKind.HAND, seat, index)


def side(index: int, seat: int = 0) -> Place:
    return Place(PlaceKind.SIDE, seat, index)


def centre(index: int) -> Place:
    return Place(PlaceKind.CENTRE, None, index)


STOCK = Place(PlaceKind.STOCK, None, 0)


@pytest.fixture(scope="module", autouse=True)
def english() -> QApplication:
    """Its plurals are the application's."""
    return make_application()


@pytest.fixture
def seen() -> View:
    """A position in the middle of a game; Marie sits opposite."""
    opening = view(Game.from_seed(bytes(32)), 0)
    return replace(
        opening,
        payoff_top=(card("9H"), None),
        payoff_count=(14, 0),
        hand=cards("2D 7S KC"),
        other_hand_count=5,
        sides=((cards("KC QD JS"), (), cards("3C"), ()), ((), cards("QS TH"), (), ())),
        centres=(cards("AS 2H 3D 4C 5S 6H 7D KH"), (), cards("AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC")),
        stock_count=31,
        legal_moves=tuple(map(Move.parse, ("p-c1", "KC-c1", "KC-c2", "2D-s1", "7S-s1", "KC-s1"))),
    )


def said(place: Place, seen: View, held: Place | None = None) -> str:
    return place_name(place, seen, "Marie", Choices(seen), held)


def test_each_pile_is_told_with_its_top_its_count_and_where_it_may_go(seen: View) -> None:
    assert said(PAYOFF, seen) == (
        "Your payoff pile, nine of hearts on top, 14 left, playable on centre pile 1"
    )
    assert said(hand(0), seen) == "two of diamonds, card 1 of 3 in your hand"
    assert said(hand(2), seen) == (
        "king of clubs, card 3 of 3 in your hand, playable on centre pile 1, centre pile 2"
    )
    assert said(side(0), seen) == "Your side pile 1, 3 cards, jack of spades on top"
    assert said(side(1), seen) == "Your side pile 2, empty"
    assert said(STOCK, seen) == "Stock, 31 cards"
    assert said(OTHER_PAYOFF, seen) == "Payoff pile of Marie, empty"
    assert said(side(1, 1), seen) == "Side pile 2 of Marie, 2 cards, ten of hearts on top"
    assert said(side(3, 1), seen) == "Side pile 4 of Marie, empty"
    assert said(hand(0, 1), seen) == "Hand of Marie, 5 cards"


def test_a_centre_pile_is_told_with_what_it_takes_next_and_what_a_king_stands_for(seen: View) -> None:
    assert said(centre(0), seen) == "Centre pile 1, king of hearts standing for eight, takes nine next"
    assert said(centre(1), seen) == "Centre pile 2, empty, takes ace next"
    assert said(centre(2), seen) == "Centre pile 3, queen of clubs, complete"


def test_what_lies_below_the_top_of_a_side_pile_is_told_from_the_top_downwards(seen: View) -> None:
    assert place_description(side(0), seen) == "Below it: queen of diamonds, king of clubs"
    assert place_description(side(2), seen) == ""
    assert place_description(PAYOFF, seen) == ""


def test_while_a_card_is_picked_up_the_places_that_take_it_say_so(seen: View) -> None:
    assert said(hand(2), seen, held=hand(2)) == "king of clubs, card 3 of 3 in your hand, picked up"
    assert said(centre(1), seen, held=hand(2)).endswith("takes ace next, takes the card that is picked up")
    assert said(centre(2), seen, held=hand(2)) == "Centre pile 3, queen of clubs, complete"
    assert said(PAYOFF, seen, held=hand(2)) == "Your payoff pile, nine of hearts on top, 14 left"
    assert picked_up(hand(2), card("KC"), Choices(seen)) == (
        "The king of clubs is picked up. It fits: centre pile 1, centre pile 2, side pile 1"
    )


def test_nothing_is_said_to_be_playable_while_nothing_may_be_played(seen: View) -> None:
    assert place_name(PAYOFF, seen, "Marie", None, None) == "Your payoff pile, nine of hearts on top, 14 left"


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (
            CardMoved(1, card("6S"), OTHER_PAYOFF, centre(0), 6),
            "Marie plays payoff six of spades to centre pile 1",
        ),
        (CardMoved(0, card("6S"), PAYOFF, centre(0), 6), "You play payoff six of spades to centre pile 1"),
        (
            CardMoved(1, card("KH"), hand(0, 1), centre(1), 8),
            "Marie plays king of hearts as eight to centre pile 2",
        ),
        (
            CardMoved(0, card("KH"), side(1), centre(2), 1),
            "You play side king of hearts as ace to centre pile 3",
        ),
        (
            CardMoved(1, card("TD"), hand(0, 1), side(3, 1), 0),
            "Marie discards ten of diamonds on side pile 4",
        ),
        (CardMoved(0, card("TD"), hand(0), side(0), 0), "You discard ten of diamonds on side pile 1"),
        (CardsDrawn(0, cards("AC KS")), "You draw ace of clubs, king of spades"),
        (CardsDrawn(1, (-1, -1, -1)), "Marie draws 3 cards"),
        (PileCompleted(1, ()), "Centre pile 2 is complete and goes back into the stock"),
        (GameEnded(1, 14, "payoff"), "Marie wins the game: 14 points"),
        (TurnPassed(0), ""),
        (PayoffTurned(0, card("AC")), ""),
        (CardsDrawn(0, ()), ""),
    ],
)
def test_each_event_is_told_as_a_sentence(event: Event, sentence: str, seen: View) -> None:
    assert move_sentence(event, seen, "Marie") == sentence


def test_a_name_that_looks_like_a_placeholder_stays_as_it_is(seen: View) -> None:
    assert place_name(OTHER_PAYOFF, seen, "%1 %n %2", None, None) == "Payoff pile of %1 %n %2, empty"
