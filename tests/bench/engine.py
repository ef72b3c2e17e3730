"""The engine's figures, by the clock and in CPU time: `python -m tests.bench.engine`. Nothing is asserted."""

import json
import random
import time
from collections.abc import Callable, Iterator

from protocol.bench import CHOOSERS, choose_greedily, measure
from protocol.game import Game, Match, Rules, game_record, read_records

MATCH_MOVES = 2400
RUNS = 5


def main() -> None:
    for name, choose in CHOOSERS.items():
        for _ in range(RUNS):
            figure = measure(choose, seconds=2.0)
            print(
                f"{name} games: {figure.moves / figure.seconds:9,.0f} moves/s, "
                f"{figure.moves / figure.cpu_seconds:9,.0f} per CPU second"
            )

    text = _match_text()
    for _ in range(RUNS):
        clock, cpu = _timed(lambda: _check(text))
        print(f"a match of {MATCH_MOVES} moves read, replayed and checked: {clock:.3f} s, {cpu:.3f} s of CPU")

    costs = sorted(_cost_per_move(games=3000).items())
    for first_game, cost in costs:
        print(f"from game {first_game:4} of one match on: {cost * 1e6:.2f} us of CPU a move")


def _greedy_games(rules: Rules) -> Iterator[tuple[Match, bytes, list[str]]]:
    """Game after game of one match that never ends: its state before each, the seed, and the moves."""
    chance = random.Random(7).random
    match = Match(rules)
    while True:
        seed = match.games.to_bytes(32, "big")
        game = Game.from_seed(seed, match.games, match.starter, rules)
        moves = []
        while game.result is None:
            move = choose_greedily(game.legal_moves(), chance)
            game.play(move)
            moves.append(str(move))
        yield match, seed, moves
        match.ended(game.result)


def _match_text() -> bytes:
    lines: list[str] = []
    left = MATCH_MOVES
    for match, seed, moves in _greedy_games(Rules(target=10**9)):
        record = game_record(seed, moves[:left], number=match.games, starter=match.starter, rules=match.rules)
        lines.append(json.dumps(record))
        left -= len(record["moves"])
        if not left:
            break
    return "\n".join(lines).encode()


def _check(text: bytes) -> None:
    records = read_records(text)
    assert sum(len(record.moves) for record in records) == MATCH_MOVES
    assert [record.difference() for record in records] == [None] * len(records)


def _cost_per_move(games: int) -> dict[int, float]:
    """CPU seconds a move in each sixth of a long match, by the number of the sixth's first game."""
    costs: dict[int, float] = {}
    part, moves_made, start, first = games // 6, 0, time.process_time(), 0
    for match, _, moves in _greedy_games(Rules(target=10**9)):
        moves_made += len(moves)
        if match.games % part == part - 1:
            costs[first] = (time.process_time() - start) / moves_made
            moves_made, start, first = 0, time.process_time(), match.games + 1
        if match.games == games - 1:
            return costs
    return costs


def _timed(call: Callable[[], None]) -> tuple[float, float]:
    clock, cpu = time.perf_counter(), time.process_time()
    call()
    return time.perf_counter() - clock, time.process_time() - cpu


if __name__ == "__main__":
    main()
