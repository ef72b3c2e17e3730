"""The one place that lists legal moves: what may leave, and where it may land.

`accepts` tells where: by rank, a bit for each centre pile that takes this rank now (a king, rank 13, is taken
by all of them; UNKNOWN, rank 0, by none). With it the moves of one card are one look-up in a table of ready
tuples, and a listing is no more than some ten of them joined.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from protocol.game.cards import DECK, FACE_NAMED, NAMES, RANK_OF, Card
from protocol.game.moves import Move

_BY_NAME: Final = sorted(FACE_NAMED)
# By card: its place among all names in code-point order, which is the order moves are listed in. UNKNOWN
# comes last.
_ORDER: Final = (*(_BY_NAME.index(name) for name in NAMES[:-1]), DECK)


class _ByMask(dict[int, tuple[Move, ...]]):
    """Ready tuples by the mask of accepting centre piles, each made when first asked for (nine piles have 512
    masks).
    """

    def __init__(self, source: str, targets: Callable[[int], Sequence[str]]) -> None:
        self._source = source
        self._targets = targets

    def __missing__(self, mask: int) -> tuple[Move, ...]:
        moves = self[mask] = tuple(Move.parse(f"{self._source}-{target}") for target in self._targets(mask))
        return moves


class LegalMoves:
    """Lists legal moves at a table with so many side piles a seat and so many centre piles."""

    __slots__ = ("_hand", "_payoff", "_sides")

    def __init__(self, sides: int, centres: int) -> None:
        discards = [f"s{side + 1}" for side in range(sides)]

        def onto_centres(mask: int) -> list[str]:
            return [f"c{centre + 1}" for centre in range(centres) if mask >> centre & 1]

        def from_hand(mask: int) -> list[str]:
            return onto_centres(mask) + discards

        self._hand = [(RANK_OF[FACE_NAMED[name]], _ByMask(name, from_hand)) for name in _BY_NAME]
        self._hand.append((RANK_OF[-1], _ByMask("", lambda mask: ())))  # an UNKNOWN card has no moves
        self._payoff = _ByMask("p", onto_centres)
        self._sides = [_ByMask(f"s{side + 1}", onto_centres) for side in range(sides)]

    def list(
        self, hand: Sequence[Card], payoff_top: Card, sides: Sequence[Sequence[Card]], accepts: Sequence[int]
    ) -> tuple[Move, ...]:
        """The legal moves of the seat that holds these, in code-point order of their notation."""
        # Digits and capitals come before "p" and "s": hand, payoff pile, side piles.
        moves: list[Move] = []
        from_hand = self._hand
        for order in sorted({_ORDER[card] for card in hand}):
            rank, by_mask = from_hand[order]
            moves += by_mask[accepts[rank]]
        moves += self._payoff[accepts[RANK_OF[payoff_top]]]
        for pile, by_mask in zip(sides, self._sides, strict=True):
            if pile:
                moves += by_mask[accepts[RANK_OF[pile[-1]]]]
        return tuple(moves)


legal_moves_at: Final = lru_cache(LegalMoves)
