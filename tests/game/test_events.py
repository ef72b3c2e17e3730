"""Events: what they tell is what happened, in order, and a seat is told no more than it may see."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protocol.game import (
    UNKNOWN,
    CardMoved,
    CardsDrawn,
    Event,
    Game,
    GameEnded,
    PayoffTurned,
    PileCompleted,
    Place,
    PlaceKind,
    StockShuffled,
    TurnPassed,
    seen_by,
)
from tests.game.games import VECTORS, load, new_games, play_on

ORDER = [CardMoved, PayoffTurned, PileCompleted, StockShuffled, TurnPassed, CardsDrawn, GameEnded]


class Follower:
    """Keeps a table by events alone, as a window does: it knows no rule."""

    def __init__(self, game: Game) -> None:
        self.payoff = [len(pile) for pile in game.payoff]
        self.payoff_top = [pile[-1] for pile in game.payoff]
        self.hand = [hand.copy() for hand in game.hand]
        self.side = [[pile.copy() for pile in piles] for piles in game.side]
        self.centre = [pile.copy() for pile in game.centre]
        self.stock = len(game.stock)
        self.turn = game.turn
        self.result: tuple[int | None, int] | None = None

    def follow(self, event: Event) -> None:
        match event:
            case CardMoved(seat, card, source, target, stands_for):
                if source.kind is PlaceKind.HAND:
                    assert self.hand[seat].pop(source.index) == card
                elif source.kind is PlaceKind.SIDE:
                    assert self.side[seat][source.index].pop() == card
                else:
                    assert self.payoff_top[seat] == card
                    self.payoff[seat] -= 1
                pile = (
                    self.side[seat][target.index]
                    if target.kind is PlaceKind.SIDE
                    else self.centre[target.index]
                )
                pile.append(card)
                assert stands_for == (len(pile) if target.kind is PlaceKind.CENTRE else 0)
                assert target.seat == (seat if target.kind is PlaceKind.SIDE else None)
            case PayoffTurned(seat, card):
                self.payoff_top[seat] = card
            case PileCompleted(centre, cards):
                assert tuple(self.centre[centre]) == cards
                self.centre[centre] = []
                self.stock += len(cards)
            case StockShuffled(_, size):
                assert size == self.stock
            case CardsDrawn(seat, cards):
                self.hand[seat] += cards
                self.stock -= len(cards)
            case TurnPassed(seat):
                self.turn = seat
            case GameEnded(winner, points, _):
                self.result = (winner, points)

    def agrees_with(self, game: Game) -> bool:
        return (
            self.payoff == [len(pile) for pile in game.payoff]
            and all(top == pile[-1] for top, pile in zip(self.payoff_top, game.payoff, strict=True) if pile)
            and self.hand == list(game.hand)
            and self.side == list(game.side)
            and self.centre == game.centre
            and self.stock == len(game.stock)
            and self.turn == game.turn
            and self.result == game.result
        )


@given(new_games(), st.integers(0, 2**32))
def test_whoever_follows_the_events_holds_the_same_table(game: Game, chance: int) -> None:
    follower = Follower(game)
    for step in range(200):
        moves = game.legal_moves()
        if not moves:
            break
        plays = [move for move in moves if not move.is_discard] or moves
        events = game.play(plays[(chance + step) % len(plays)])
        for event in events:
            follower.follow(event)
        assert follower.agrees_with(game)
        places = [ORDER.index(type(event)) for event in events]
        assert all(one < other for one, other in pairwise(places))


def test_shuffles_are_numbered_through_the_game() -> None:
    vector = load(VECTORS[0])
    game = Game.from_seed(bytes.fromhex(vector["seed"]), vector["game"], vector["starter"])
    shuffles = [
        event for move in vector["moves"] for event in game.play(move) if isinstance(event, StockShuffled)
    ]
    assert [event.number for event in shuffles] == list(range(1, game.shuffles))
    assert len(shuffles) > 3


def test_events_cannot_be_changed() -> None:
    event = Game.from_seed(bytes(32)).play(Game.from_seed(bytes(32)).legal_moves()[-1])[0]
    with pytest.raises(AttributeError):
        event.seat = 1  # type: ignore[misc, union-attr]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_is_told_its_own_drawn_cards_and_how_many_the_other_drew(seat: int) -> None:
    drawn = CardsDrawn(seat, (0, 103))
    assert seen_by([drawn], seat) == (CardsDrawn(seat, (0, 51)),)
    assert seen_by([drawn], 1 - seat) == (CardsDrawn(seat, (UNKNOWN, UNKNOWN)),)


@given(new_games(), st.integers(0, 2**32))
def test_events_as_seen_tell_nothing_of_the_order_of_the_other_hand_or_of_decks(
    game: Game, chance: int
) -> None:
    play_on(game, chance % 60, chance, stop_before_end=True)
    moves = [move for move in game.legal_moves() if move.plays_from is PlaceKind.HAND]
    if game.result is not None or not moves:
        return
    mover, other = game.turn, game.copy()
    other.hand[mover].reverse()
    move = moves[chance % len(moves)]
    seen = seen_by(game.play(move), 1 - mover)
    assert seen == seen_by(other.play(move), 1 - mover)
    moved = seen[0]
    assert isinstance(moved, CardMoved)
    assert moved.card == move.card
    assert moved.source == Place(PlaceKind.HAND, mover, 0)
