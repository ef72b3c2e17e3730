"""How late moves are shown at each pace: `python -m tests.bench.lag [MOVES]`. Nothing is asserted.

Two bots play at a real table, their moves arriving all at once or five a second. Time passes frame by frame,
60 of them a second, by the table's own reckoning. A move's lag is from its arrival to the end of its last
step. What all of it took by the clock is printed beside.
"""

from __future__ import annotations

import os
import sys
import time
from functools import partial
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.qt.table_play import Sitting

FRAME = 1 / 60


def lags(sitting: Sitting, moves: int, apart: float, seed: int) -> list[float]:
    """Play `moves` moves, one every `apart` seconds, and show them; seconds that each was late."""
    from protocol.game import Game
    from spite_qt.table.motion import Step

    motion = sitting.table._table.motion
    chance = Random(seed)
    late: list[float] = []
    now = due = 0.0
    games = 0

    def shown(since: float) -> None:
        late.append(now - since)

    for _ in range(moves):
        while now < due:
            now += FRAME
            if motion.busy:
                motion.advance(FRAME)
        if sitting.game.result is not None:
            games += 1
            sitting.game = Game.from_seed(bytes([games]) * 32, rules=sitting.game.rules)
            while motion.busy:
                now += FRAME
                motion.advance(FRAME)
            sitting.table.show_view(sitting.view)
        plays = [move for move in sitting.game.legal_moves() if not move.is_discard]
        sitting.play(chance.choice(plays or sitting.game.legal_moves()))
        if motion.telling:
            motion.queue([Step(partial(shown, now), 0.0)])
        else:
            late.append(0.0)
        due = max(due, now) + apart
    while motion.busy:
        now += FRAME
        motion.advance(FRAME)
    return late


def main(moves: int) -> None:
    from spite_qt.app import make_application
    from spite_qt.settings import PACES, Settings
    from tests.qt.table_play import sit_down

    application = make_application()
    for pace in PACES:
        for apart in (0.0, 0.2):
            sitting = sit_down(seed=1)
            sitting.table.apply(Settings(pace=pace))
            began = time.perf_counter()
            late = lags(sitting, moves, apart, seed=1)
            took = time.perf_counter() - began
            how = "5 a second" if apart else "all at once"
            print(
                f"{pace:6} {moves} moves {how:11}: longest lag {max(late):.2f} s, median"
                f" {sorted(late)[len(late) // 2]:.2f} s ({took:.0f} s by the clock)",
                flush=True,
            )
            sitting.table.close()
            application.processEvents()


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
