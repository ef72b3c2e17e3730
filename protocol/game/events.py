"""What happened in a game, as immutable values in the order it happened; and what of it a seat may be told.

Windows, journals, bots and replays consume these; none of them repeats a rule. Events say what has happened
and decide nothing.
"""

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from protocol.game.cards import FACES, UNKNOWN, Card
from protocol.game.places import HAND_PLACES, Place, PlaceKind


class CardMoved(NamedTuple):
    """`seat` moved a card. `stands_for` is its rank on a centre pile (a king's is the pile's height), 0 on a
    side pile.
    """

    seat: int
    card: Card
    source: Place
    target: Place
    stands_for: int


class PayoffTurned(NamedTuple):
    """The new top of a payoff pile is face up."""

    seat: int
    card: Card


class PileCompleted(NamedTuple):
    """A centre pile of twelve has gone, `cards` bottom first; the stock takes them and is shuffled."""

    centre: int
    cards: tuple[Card, ...]


class StockShuffled(NamedTuple):
    """Shuffle `number` of the game (0 is the deal's) left `size` cards in the stock."""

    number: int
    size: int


class CardsDrawn(NamedTuple):
    """`seat` drew these, in this order, from the top of the stock."""

    seat: int
    cards: tuple[Card, ...]


class TurnPassed(NamedTuple):
    """It is now the turn of `seat`."""

    seat: int


class GameEnded(NamedTuple):
    """`winner` is None for a tie. `how`: "payoff" | "stock" | "resigned" | "agreed"."""

    winner: int | None
    points: int
    how: str


Event: TypeAlias = (
    CardMoved | PayoffTurned | PileCompleted | StockShuffled | CardsDrawn | TurnPassed | GameEnded
)


def seen_by(events: Iterable[Event], seat: int) -> tuple[Event, ...]:
    """The same events as this seat may see them, in the same order.

    Cards lose their deck (0 to 51 remain); what the other seat drew becomes UNKNOWN, as many cards; and a
    card that comes out of the other hand comes from index 0: which of its cards it was is not for this seat
    to know.

    >>> seen_by([CardsDrawn(1, (5, 70))], seat=0)
    (CardsDrawn(seat=1, cards=(-1, -1)),)
    >>> seen_by([CardsDrawn(1, (5, 70))], seat=1)
    (CardsDrawn(seat=1, cards=(5, 18)),)
    """
    return tuple(_seen(event, seat) for event in events)


def _seen(event: Event, seat: int) -> Event:
    match event:
        case CardMoved(mover, card, source, target, stands_for):
            if mover != seat and source.kind is PlaceKind.HAND:
                source = HAND_PLACES[mover][0]
            return CardMoved(mover, FACES[card], source, target, stands_for)
        case PayoffTurned(owner, card):
            return PayoffTurned(owner, FACES[card])
        case PileCompleted(centre, cards):
            return PileCompleted(centre, tuple(FACES[card] for card in cards))
        case CardsDrawn(drawer, cards):
            return CardsDrawn(drawer, tuple(FACES[card] if drawer == seat else UNKNOWN for card in cards))
        case _:
            return event
