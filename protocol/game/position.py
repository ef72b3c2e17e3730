"""Positions as rules.md writes them: a JSON object, its canonical bytes, its digest.

Not for playing: a position leaves out the shuffle count, so a game cannot be resumed from one.
"""

import hashlib
import json
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from protocol.game.cards import NAMES, Card

if TYPE_CHECKING:
    from protocol.game.game import Game

Position: TypeAlias = dict[str, Any]
"""`turn`, `payoff`, `hand`, `side`, `centre`, `stock`, `result`; lists run bottom to top, cards by name."""


def canonical(value: object) -> bytes:
    """JSON with sorted keys and no spaces.

    >>> canonical({"turn": 0, "result": None})
    b'{"result":null,"turn":0}'
    """
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()


def digest(position: Position) -> str:
    """The first 16 hex digits of SHA-256 over the canonical bytes of a position."""
    return digest_of_bytes(canonical(position))


def digest_of_bytes(encoded: bytes) -> str:
    """The digest of a position that is encoded already."""
    return hashlib.sha256(encoded).hexdigest()[:16]


def position_of(game: "Game") -> Position:
    """The position of a game; cards that are not known are `??`."""
    result = game.result
    return {
        "turn": game.turn,
        "payoff": [_names(pile) for pile in game.payoff],
        "hand": [_names(hand) for hand in game.hand],
        "side": [[_names(pile) for pile in piles] for piles in game.side],
        "centre": [_names(pile) for pile in game.centre],
        "stock": _names(game.stock),
        "result": None if result is None else result._asdict(),
    }


def encode_position_of(game: "Game") -> bytes:
    """`canonical(position_of(game))`, several times faster: names need no escaping, and nothing is built in
    between.
    """
    result = game.result
    ended = "null" if result is None else canonical(result._asdict()).decode()
    return (
        f'{{"centre":{_piles(game.centre)},"hand":{_piles(game.hand)},"payoff":{_piles(game.payoff)},'
        f'"result":{ended},"side":[{_piles(game.side[0])},{_piles(game.side[1])}],'
        f'"stock":{_pile(game.stock)},"turn":{game.turn}}}'
    ).encode()


def _names(cards: Iterable[Card]) -> list[str]:
    return [NAMES[card] for card in cards]


def _pile(cards: Sequence[Card]) -> str:
    return '["' + '","'.join([NAMES[card] for card in cards]) + '"]' if cards else "[]"


def _piles(piles: Iterable[Sequence[Card]]) -> str:
    return "[" + ",".join([_pile(pile) for pile in piles]) + "]"
