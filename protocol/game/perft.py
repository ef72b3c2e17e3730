"""Counting sequences of legal moves: how two engines are compared without comparing their positions."""

from protocol.game.game import Game


def perft(game: Game, depth: int) -> int:
    """The number of sequences of exactly `depth` legal moves, told apart by notation. The game is left as it
    is.

    A game that ends earlier counts nothing.

    >>> perft(Game.from_seed(bytes(32)), 2)
    529
    """
    if depth == 0:
        return 1
    moves = game.legal_moves()
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        after = game.copy()
        after.play(move)
        count += perft(after, depth - 1)
    return count
