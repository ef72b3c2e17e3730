"""How fast the engine plays: legal moves, a choice, the play, events included. Prints nothing."""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from protocol.game.game import Game
from protocol.game.moves import Move
from protocol.game.places import PlaceKind

Chooser: TypeAlias = Callable[[tuple[Move, ...], Callable[[], float]], Move]
"""From legal moves in their order, and a source of numbers in [0, 1), to one of the moves."""


def choose_random(moves: tuple[Move, ...], chance: Callable[[], float]) -> Move:
    """Any legal move, each equally likely."""
    return moves[int(chance() * len(moves))]


def choose_greedily(moves: tuple[Move, ...], chance: Callable[[], float]) -> Move:
    """The payoff card if it can go, else a side card, else a hand card, else a random discard."""
    chosen: Move | None = None
    for move in reversed(moves):  # side piles come last in the order of moves, the payoff pile before them
        if move.is_discard:
            continue
        if move.plays_from is not PlaceKind.SIDE:
            return move if chosen is None or move.plays_from is PlaceKind.PAYOFF else chosen
        chosen = move
    return chosen or choose_random(moves, chance)


CHOOSERS: Final[dict[str, Chooser]] = {"random": choose_random, "greedy": choose_greedily}


@dataclass(frozen=True)
class Figure:
    """`seconds` on the clock, `cpu_seconds` of this process: they part when the machine has other work."""

    moves: int
    games: int
    seconds: float
    cpu_seconds: float


def measure(choose: Chooser, seconds: float) -> Figure:
    """Plays whole games, dealing included, for at least so many seconds; the same games in every run."""
    chance = random.Random(1).random
    moves = games = 0
    cpu, start = time.process_time(), time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        game = Game.from_seed(games.to_bytes(32, "big"))
        while game.result is None:
            game.play(choose(game.legal_moves(), chance))
        moves += game.moves_played
        games += 1
    return Figure(moves, games, elapsed, time.process_time() - cpu)
