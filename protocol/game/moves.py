"""Moves by their notation, `SOURCE-TARGET`. Whether one is legal is not known here.

There are 1,026 moves that the notation can write (the widest rules have nine side and nine centre piles). All
of them are made once, so a move is compared, hashed and kept in tables as the one object it is.
"""

from collections.abc import Iterator
from typing import Final, NoReturn

from protocol.game.cards import DECK, NAMES, Card
from protocol.game.places import PlaceKind
from protocol.game.quoting import shown

MOST_PILES: Final = 9


class IllegalMove(ValueError):  # noqa: N818 - programs outside know it by this name
    """A move that the rules refuse, or text that is no move; nothing has changed. `why` is for a person."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Move:
    """One move, written as rules.md writes it. Immutable; there is one object for each notation.

    >>> move = Move.parse("7H-c1")
    >>> move, move.source, move.target
    (Move('7H-c1'), '7H', 'c1')
    >>> move.plays_from.value, move.card_name, move.target_centre, move.is_discard
    ('hand', '7H', 0, False)
    >>> Move.parse("s2-c3").source_side, Move.parse("KS-s4").target_side
    (1, 3)
    >>> Move.parse("7H-c1") is move
    True
    >>> Move.parse("7H-c0")
    Traceback (most recent call last):
        ...
    protocol.game.moves.IllegalMove: '7H-c0' is no move

    `source` and `target` are the two halves of the notation. `card` (0 to 51) and `card_name` are None unless
    the move plays from the hand; `source_side`, `target_centre` and `target_side` count from 0 and are None
    where they do not apply. `is_discard`: onto an own side pile, which ends the turn. `centre_bit` is `1 <<
    target_centre`, or 0.
    """

    __slots__ = (
        "card",
        "card_name",
        "centre_bit",
        "is_discard",
        "plays_from",
        "source",
        "source_side",
        "target",
        "target_centre",
        "target_side",
        "text",
    )

    card: Card | None
    card_name: str | None
    centre_bit: int
    is_discard: bool
    plays_from: PlaceKind
    source: str
    source_side: int | None
    target: str
    target_centre: int | None
    target_side: int | None
    text: str

    def __init__(self) -> None:
        raise TypeError("there is one Move for each notation: use Move.parse")

    @staticmethod
    def parse(text: object) -> "Move":
        """The move of this notation. Raises IllegalMove for everything that is not exactly one."""
        move = _MOVES.get(text) if isinstance(text, str) else None
        if move is None:
            raise IllegalMove(f"{shown(text)} is no move")
        return move

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError("a move cannot be changed")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError("a move cannot be changed")

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Move.parse, (self.text,)  # copies and pickles are the same object again


def _make(
    source: str,
    target: str,
    plays_from: PlaceKind,
    *,
    card: Card | None = None,
    source_side: int | None = None,
    target_centre: int | None = None,
    target_side: int | None = None,
) -> Move:
    move = object.__new__(Move)
    values = {
        "card": card,
        "card_name": None if card is None else NAMES[card],
        "centre_bit": 0 if target_centre is None else 1 << target_centre,
        "is_discard": target_side is not None,
        "plays_from": plays_from,
        "source": source,
        "source_side": source_side,
        "target": target,
        "target_centre": target_centre,
        "target_side": target_side,
        "text": f"{source}-{target}",
    }
    for name, value in values.items():
        object.__setattr__(move, name, value)
    return move


def _all_moves() -> Iterator[Move]:
    for pile in range(MOST_PILES):
        centre = f"c{pile + 1}"
        yield _make("p", centre, PlaceKind.PAYOFF, target_centre=pile)
        for side in range(MOST_PILES):
            yield _make(f"s{side + 1}", centre, PlaceKind.SIDE, source_side=side, target_centre=pile)
        for card in range(DECK):
            yield _make(NAMES[card], centre, PlaceKind.HAND, card=card, target_centre=pile)
            yield _make(NAMES[card], f"s{pile + 1}", PlaceKind.HAND, card=card, target_side=pile)


_MOVES: Final = {move.text: move for move in _all_moves()}
