"""What a seat may see, and nothing else: the one function that masks a game, and the value it returns.

Windows, bots, hints, logs and reports get a View. It holds plain values: no game, dealer or seed can be
reached from it.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from protocol.game.cards import FACES, Card
from protocol.game.game import Game, Result
from protocol.game.moves import Move
from protocol.game.rules import Rules


@dataclass(frozen=True, slots=True)
class View:
    """A game as `seat` sees it. Cards are 0 to 51 (two of one name are the same), UNKNOWN if not told yet.

    Lists run bottom to top, the hand in drawing order. `payoff_top`, `payoff_count` and `sides` go by seat; a
    payoff top is None when the pile is empty. `legal_moves` are the seat's own while it is its turn, else ().
    """

    seat: int
    rules: Rules
    number: int
    starter: int
    turn: int
    result: Result | None
    payoff_top: tuple[Card | None, Card | None]
    payoff_count: tuple[int, int]
    hand: tuple[Card, ...]
    other_hand_count: int
    sides: tuple[tuple[tuple[Card, ...], ...], tuple[tuple[Card, ...], ...]]
    centres: tuple[tuple[Card, ...], ...]
    stock_count: int
    legal_moves: tuple[Move, ...]


def view(game: Game, seat: int) -> View:
    """What `seat` may see of the game now. Raises ValueError for what is no seat.

    >>> seen = view(Game.from_seed(bytes(32)), 1)
    >>> seen.payoff_count, len(seen.hand), seen.other_hand_count, seen.stock_count, seen.legal_moves
    ((20, 20), 5, 5, 54, ())
    """
    if type(seat) is not int or seat not in (0, 1):
        raise ValueError(f"{seat!r} is no seat")
    first, second = game.payoff
    return View(
        seat=seat,
        rules=game.rules,
        number=game.number,
        starter=game.starter,
        turn=game.turn,
        result=game.result,
        payoff_top=(_top(first), _top(second)),
        payoff_count=(len(first), len(second)),
        hand=_faces(game.hand[seat]),
        other_hand_count=len(game.hand[1 - seat]),
        sides=(_piles(game.side[0]), _piles(game.side[1])),
        centres=_piles(game.centre),
        stock_count=len(game.stock),
        legal_moves=game.legal_moves() if game.turn == seat else (),
    )


def _top(pile: list[Card]) -> Card | None:
    return FACES[pile[-1]] if pile else None


def _faces(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple([FACES[card] for card in cards])


def _piles(piles: Iterable[Iterable[Card]]) -> tuple[tuple[Card, ...], ...]:
    return tuple([_faces(pile) for pile in piles])
