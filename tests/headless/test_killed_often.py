"""Killed with -9 at random instants, again and again in one long match: it goes on each time, soon after the
restart, and in the end both journals hold the same.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections.abc import Awaitable, Callable

import pytest

from tests.headless.program import LOOPBACK, Bench, Program
from tests.headless.test_resume import Facts, journals_agree, told, written
from tests.net.namespaces import Lan, lan, line_of
from tests.net.test_soak import NO_MULTICAST

__all__ = ["lan"]

PACE = ("--pace", "20")
BOT = ("--interface", LOOPBACK, "--bot", "greedy", "--json", *PACE)
# Seconds from a resumed match to the kill, at most. With 300 kills it gets as long as a whole match is in
# life, 2,400 moves, or twice that; all of it is read and checked at each restart.
LONGEST_LIFE = 0.5
# Seconds until the match goes on after a restart.
SOON = 2.0

Runs = dict[str, Program]
Again = Callable[[str], Awaitable[Program]]
Moves = dict[tuple[int, int], Facts]
# Seconds from a restart, interpreter and all, and from its line `listening`, until the match goes on.
Took = tuple[float, float]


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


async def on_the_loopback_interface(programs: Bench, times: int, seed: int) -> list[Took]:
    host, address = await programs.host("--target", "10000", *PACE)
    runs = {"ada": host, "ben": await programs.join(address, *PACE)}
    return await killed(runs, programs, lambda who: programs.start("resume", *BOT, who=who), times, seed)


async def over_a_bad_line(programs: Bench, lan: Lan, times: int, seed: int) -> None:
    """The same through a proxy that cuts and kills too; the two have no other way to each other."""
    lan.left.nft(*NO_MULTICAST)
    before = lan.left.command()
    host = await programs.start(
        "host", "--name", "Ada", "--open", "--target", "10000", *BOT, who="ada", before=before
    )
    port = str((await host.line("listening"))["port"])
    proxy = await lan.left.start("-m", "tests.net.rough", str(seed), LOOPBACK, port)
    where = await line_of(proxy)

    async def again(who: str) -> Program:
        place = ("--port", port) if who == "ada" else ("--address", where)
        return await programs.start("resume", *place, *BOT, who=who, before=before)

    try:
        ben = await sit_down(programs, where, before)
        await killed({"ada": host, "ben": ben}, programs, again, times, seed)
    finally:
        proxy.kill()
        await proxy.communicate()


async def sit_down(programs: Bench, where: str, before: list[str]) -> Program:
    """Join; again when the line broke before anybody sat."""
    while True:
        ben = await programs.start("join", where, "--name", "Ben", *BOT, who="ben", before=before)
        try:
            await ben.line("move")
        except AssertionError:
            continue
        return ben


async def killed(runs: Runs, programs: Bench, again: Again, times: int, seed: int) -> list[Took]:
    """Kill either side so many times; how long each restart took."""
    rng = random.Random(seed)
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
        back = runs[who] = await again(who)
        await back.line("listening")
        listening = time.monotonic()
        await back.line("resumed")
        took.append((time.monotonic() - began, time.monotonic() - listening))
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
    """As far as the two were when both were killed."""
    both = ours.keys() & theirs.keys()
    assert {place: ours[place] for place in both} == {place: theirs[place] for place in both}
    for game, last in dict(sorted(both)).items():
        assert {number for each, number in both if each == game} == set(range(last + 1))
    journals_agree(programs)


@pytest.mark.asyncio
async def test_a_match_goes_on_after_each_of_some_kills(programs: Bench) -> None:
    took = await on_the_loopback_interface(programs, times=3, seed=1)
    # Beside other tests the interpreter may take long to start; finding each other does not.
    assert min(searched for _, searched in took) < SOON


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.asyncio
async def test_a_match_goes_on_after_each_of_three_hundred_kills(programs: Bench) -> None:
    took = await on_the_loopback_interface(programs, times=300, seed=2)
    whole, searched = (sorted(seconds) for seconds in zip(*took, strict=True))
    for what, seconds in (("resumed after", whole), ("of these, looking for the other side", searched)):
        slow = seconds[int(0.95 * len(seconds))]
        print(
            f"{len(took)} kills, {what}: least {seconds[0]:.2f}, median {statistics.median(seconds):.2f} s, "
            f"95 of 100 within {slow:.2f} s, most {seconds[-1]:.2f} s"
        )
    assert statistics.median(whole) < SOON


@pytest.mark.long
@pytest.mark.asyncio
async def test_without_multicast_who_was_killed_finds_the_other_one_whoever_called_last(
    programs: Bench, lan: Lan
) -> None:
    """By the addresses alone that both have written down."""
    lan.left.nft(*NO_MULTICAST)
    before = lan.left.command()
    options = ("host", "--name", "Ada", "--open", "--target", "10000", *BOT)
    host = await programs.start(*options, who="ada", before=before)
    where = f"{LOOPBACK}:{(await host.line('listening'))['port']}"
    runs = {"ada": host, "ben": await sit_down(programs, where, before)}
    for gone in (("ada",), ("ben",), ("ben",), ("ada",), ("ada", "ben"), ("ben", "ada")):
        await asyncio.gather(*(run.line("move") for run in runs.values()))
        for who in gone:
            runs[who].process.kill()
        for who in gone:
            await runs[who].end()
            runs[who] = await programs.start("resume", *BOT, who=who, before=before)
        await asyncio.gather(*(run.line("resumed") for run in runs.values()))
        await asyncio.gather(*(run.line("move") for run in runs.values()))


@pytest.mark.asyncio
@pytest.mark.parametrize("times", [2, pytest.param(50, marks=[pytest.mark.long, pytest.mark.timeout(900)])])
async def test_a_match_goes_on_after_kills_over_a_bad_line(programs: Bench, lan: Lan, times: int) -> None:
    await over_a_bad_line(programs, lan, times=times, seed=3)
