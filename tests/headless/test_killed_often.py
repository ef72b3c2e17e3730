"""Killed with -9 at random instants, again and again in one long match: it goes on each time, soon after the
restart, and in the end both journals hold the same.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import time

import pytest

from tests.headless.program import LOOPBACK, Bench, Program
from tests.headless.test_resume import Facts, told, written

PACE = ("--pace", "5")
BOT = ("--interface", LOOPBACK, "--bot", "greedy", "--json", *PACE)
# Seconds from a resumed match to the kill, at most; a match at this pace has 100 moves in them.
LONGEST_LIFE = 1.0
# Seconds from the start of the second run, interpreter and all, until it tells that the match goes on.
SOON = 2.0

Moves = dict[tuple[int, int], Facts]


class Told:
    """Everything that the runs of one side have told, in all."""

    def __init__(self) -> None:
        self.moves: Moves = {}

    def add(self, run: Program) -> None:
        for place, facts in told([run]).items():
            assert self.moves.setdefault(place, facts) == facts


async def goes_on(run: Program, *, seconds: float) -> None:
    """What a run tells within so many seconds; nothing is lost of it afterwards."""
    try:
        async with asyncio.timeout(seconds):
            while True:
                await run.line("move")
    except TimeoutError:
        pass


async def killed(programs: Bench, times: int, seed: int) -> list[float]:
    """Kill either side so many times; the seconds from each restart to `resumed`."""
    rng = random.Random(seed)
    host, address = await programs.host("--target", "10000", *PACE)
    runs = {"ada": host, "ben": await programs.join(address, *PACE)}
    sides = {who: Told() for who in runs}
    for run in runs.values():
        await run.line("move")
    took = []
    for _ in range(times):
        who = rng.choice(("ada", "ben"))
        life = rng.uniform(0, LONGEST_LIFE)
        await asyncio.gather(*(goes_on(run, seconds=life) for run in runs.values()))
        before = written(programs, who)
        runs[who].process.kill()
        await runs[who].end()
        sides[who].add(runs[who])
        began = time.monotonic()
        back = runs[who] = await programs.start("resume", *BOT, who=who)
        await back.line("resumed")
        took.append(time.monotonic() - began)
        # Every move that had been written is there, and the match moves on.
        told_so_far = len(sides[who].moves)
        while len(sides[who].moves) <= told_so_far:
            await back.line("move")
            sides[who].add(back)
        assert written(programs, who)[: len(before)] == before
    for who, run in runs.items():
        run.process.kill()
        await run.end()
        sides[who].add(run)
    both_hold_the_same(programs, sides["ada"].moves, sides["ben"].moves)
    return took


def both_hold_the_same(programs: Bench, ours: Moves, theirs: Moves) -> None:
    """As far as the two were when both were killed: one may be a move ahead."""
    both = ours.keys() & theirs.keys()
    assert {place: ours[place] for place in both} == {place: theirs[place] for place in both}
    for game, last in dict(sorted(both)).items():
        assert {number for each, number in both if each == game} == set(range(last + 1))
    entries, others = written(programs, "ada"), written(programs, "ben")
    shorter = min(len(entries), len(others))
    assert entries[:shorter] == others[:shorter]
    assert abs(len(entries) - len(others)) <= 1
    assert [entry[0] for entry in entries] == list(range(1, len(entries) + 1))


@pytest.mark.asyncio
async def test_a_match_goes_on_after_each_of_some_kills(programs: Bench) -> None:
    took = await killed(programs, times=5, seed=1)
    assert statistics.median(took) < SOON


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.asyncio
async def test_a_match_goes_on_after_each_of_three_hundred_kills(programs: Bench) -> None:
    took = await killed(programs, times=300, seed=2)
    print(f"resumed after {statistics.median(took):.2f} s, worst {max(took):.2f} s")
    assert statistics.median(took) < SOON
