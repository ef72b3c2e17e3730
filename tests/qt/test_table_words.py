"""What the table says of moves and endings, and what a person may do by places."""

from __future__ import annotations

import pytest

from protocol.game import (
    UNKNOWN,
    CardMoved,
    CardsDrawn,
    Event,
    Game,
    GameEnded,
    PileCompleted,
    Place,
    PlaceKind,
    StockShuffled,
    view,
)
from spite_qt.table.choices import Choices
from spite_qt.table.words import card_text, fill, move_words

VIEW = view(Game.from_seed(bytes(32)), 0)
PAYOFF, HAND, SIDE = (Place(kind, 0, 1) for kind in (PlaceKind.PAYOFF, PlaceKind.HAND, PlaceKind.SIDE))
CENTRE = Place(PlaceKind.CENTRE, None, 1)
SIX_OF_SPADES, KING_OF_HEARTS = 39 + 5, 26 + 12


def moved(card: int, source: Place, target: Place, stands_for: int = 0) -> CardMoved:
    return CardMoved(0, card, source, target, stands_for)


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (moved(SIX_OF_SPADES, PAYOFF, CENTRE, 6), "payoff 6♠ to centre 2"),
        (moved(SIX_OF_SPADES, SIDE, CENTRE, 6), "side 6♠ to centre 2"),
        (moved(SIX_OF_SPADES, HAND, CENTRE, 6), "6♠ to centre 2"),
        (moved(SIX_OF_SPADES, HAND, SIDE), "discards 6♠ on side 2"),
        (moved(KING_OF_HEARTS, PAYOFF, CENTRE, 10), "payoff K♥ as 10 to centre 2"),
        (moved(KING_OF_HEARTS, HAND, CENTRE, 1), "K♥ as A to centre 2"),
        (moved(KING_OF_HEARTS, SIDE, CENTRE, 12), "side K♥ as Q to centre 2"),
        (moved(KING_OF_HEARTS, HAND, SIDE), "discards K♥ on side 2"),
        (CardsDrawn(0, (SIX_OF_SPADES, 9)), "draws 6♠ 10♣"),
        (CardsDrawn(1, (UNKNOWN,)), "draws a card"),
        (CardsDrawn(1, (UNKNOWN, UNKNOWN)), "draws 2 cards"),
        (PileCompleted(2, ()), "Centre 3 is complete and goes back into the stock"),
        (GameEnded(0, 7, "payoff"), "You win the game: 7 points"),
        (GameEnded(1, 1, "payoff"), "Marie wins the game: 1 point"),
        (GameEnded(0, 20, "resigned"), "Marie resigned. You win the game: 20 points"),
        (GameEnded(1, 2, "resigned"), "You resigned. Marie wins the game: 2 points"),
        (GameEnded(None, 0, "stock"), "The stock is used up: a tie, no points"),
        (GameEnded(None, 0, "agreed"), "A tie was agreed: no points"),
    ],
)
@pytest.mark.usefixtures("application")
def test_events_in_words(event: Event, words: str) -> None:
    told = move_words(event, VIEW.seat, "Marie")
    assert told is not None
    assert told[1] == words


def test_what_is_no_news_is_not_told() -> None:
    assert move_words(StockShuffled(1, 40), VIEW.seat, "Marie") is None
    assert move_words(CardsDrawn(1, ()), VIEW.seat, "Marie") is None


def test_a_name_cannot_change_a_sentence() -> None:
    assert fill("%1 beats %2", "%2", "%1") == "%2 beats %1"


def test_cards_are_named_as_they_are_printed() -> None:
    assert [card_text(card) for card in (0, 9, 25, 51, UNKNOWN)] == ["A♣", "10♣", "K♦", "K♠", "?"]


def test_choices_are_the_legal_moves_by_places() -> None:
    game = Game.from_seed(bytes([1]) * 32)
    seen = view(game, 0)
    choices = Choices(seen)
    for index, card in enumerate(seen.hand):
        place = Place(PlaceKind.HAND, 0, index)
        assert set(choices.targets(place).values()) == {
            move for move in seen.legal_moves if move.card == card
        }
        assert choices.may_leave(place)
    assert not choices.may_leave(Place(PlaceKind.SIDE, 0, 0))
    assert not choices.may_leave(Place(PlaceKind.PAYOFF, 1, 0))
    assert choices.any_on_centre == any(not move.is_discard for move in seen.legal_moves)


def test_the_waiting_seat_has_no_choices() -> None:
    choices = Choices(view(Game.from_seed(bytes([1]) * 32), 1))
    assert not choices.any_on_centre
    assert not choices.may_leave(Place(PlaceKind.HAND, 1, 0))
