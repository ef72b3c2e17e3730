"""A game record with side piles of fifteen cards, to look at: `python -m tests.qt.long_sides FILE` writes it.

Both seats discard most of their cards on one pile; what a payoff card can do is done first, so that the
centre looks like a game. Deterministic: the committed tests/data/long-sides.json is made by it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from protocol.game import Game, Move, PlaceKind, view
from protocol.game.record import game_record

SEED = bytes(31) + bytes([142])
# How many cards each side pile gets, of both seats; it leaves some of the stock for the centre.
PLAN = (15, 5, 2, 1)
HAND_PLAYS = 8


def text() -> str:
    """The record as the file holds it."""
    game = Game.from_seed(SEED)
    moves: list[Move] = []
    from_hand = 0
    while game.result is None:
        lengths = [len(side) for side in view(game, game.turn).sides[game.turn]]
        # The pile that lacks the most of its plan, from the left.
        lacks = [planned - length for planned, length in zip(PLAN, lengths, strict=True)]
        if max(lacks) <= 0:
            break
        wanted = lacks.index(max(lacks))
        to_centre = [
            move
            for move in game.legal_moves()
            if not move.is_discard and (move.plays_from is PlaceKind.PAYOFF or from_hand < HAND_PLAYS)
        ]
        to_centre.sort(key=lambda move: move.plays_from is not PlaceKind.PAYOFF)
        chosen = (to_centre or [move for move in game.legal_moves() if move.target_side == wanted])[0]
        from_hand += not chosen.is_discard and chosen.plays_from is PlaceKind.HAND
        game.play(chosen)
        moves.append(chosen)
    return json.dumps(game_record(SEED, moves), sort_keys=True) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(text(), encoding="utf-8")
