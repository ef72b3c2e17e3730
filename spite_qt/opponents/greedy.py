"""The simple bot: plays whatever it can, as soon as it can, and looks no further.

Payoff first, then side piles, then the hand, kings last; what is left is a random discard onto a random side
pile. It is a function of a `View` and a source of chance, so it cannot know more than its seat does.
"""

import random

from protocol.game import KING, Move, PlaceKind, View, rank_of

# Kings are jokers: they are kept until nothing else can be played.
_ORDER = (PlaceKind.SIDE, PlaceKind.HAND)


def choose(view: View, rng: random.Random) -> Move:
    """The move this bot makes now; `view.legal_moves` must not be empty (ValueError)."""
    if not view.legal_moves:
        raise ValueError("there is no legal move to choose from")
    plays = [move for move in view.legal_moves if not move.is_discard]
    for move in plays:
        if move.plays_from is PlaceKind.PAYOFF:
            return move
    for kind in _ORDER:
        for move in plays:
            if move.plays_from is kind and not _moves_king(view, move):
                return move
    if plays:
        return plays[0]
    discards = view.legal_moves
    return rng.choice([move for move in discards if not _moves_king(view, move)] or discards)


def _moves_king(view: View, move: Move) -> bool:
    if move.card is not None:
        return rank_of(move.card) == KING
    return move.source_side is not None and rank_of(view.sides[view.seat][move.source_side][-1]) == KING
