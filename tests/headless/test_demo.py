"""`spite-qt demo`: two processes, zeroconf on the loopback interface, equal digests at every move."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from pathlib import Path

import pytest

from tests.headless.program import Bench, Program


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def started(programs: Bench, *options: str) -> tuple[Program, list[int]]:
    """A demo whose two processes run, and their ids."""
    demo = await programs.start("demo", *options, patience=300)
    lines = [await demo.text_line() for _ in range(2)]
    return demo, [int(re.fullmatch(r"(?:Ada|Ben) \w+: process (\d+)", line)[1]) for line in lines]  # type: ignore[index]


def demo_folders(programs: Bench) -> list[Path]:
    return list(programs.temporary.glob("spite-qt-demo-*"))


async def play_to(programs: Bench, target: int) -> int:
    """A whole demo; the number of moves that were equal."""
    demo, pids = await started(programs, "--target", str(target))
    assert len({*pids, demo.process.pid}) == 3
    *games, winner, equal = (await demo.output()).splitlines()
    assert await demo.process.wait() == 0
    assert all(re.fullmatch(r"game \d+, [\d,]+ moves, Ada \w+ \d+ : \d+", line) for line in games)
    points = re.fullmatch(r"(?:Ada|Ben) \w+ wins the match (\d+) : (\d+)\.", winner)
    assert points is not None
    assert int(points[1]) >= target > int(points[2])
    told = re.fullmatch(r"Digests and chains were equal after each of ([\d,]+) moves\.", equal)
    assert told is not None
    assert not any(map(alive, pids))
    return int(told[1].replace(",", ""))


@pytest.mark.asyncio
async def test_two_processes_find_each_other_and_play_a_short_match(programs: Bench) -> None:
    assert await play_to(programs, 3) > 50
    assert demo_folders(programs) == []


@pytest.mark.long
@pytest.mark.timeout(300)
@pytest.mark.asyncio
async def test_a_whole_match_to_fifty_points_is_equal_at_every_move(programs: Bench) -> None:
    assert await play_to(programs, 50) > 500


@pytest.mark.long
@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("by", "playing"),
    [(signal.SIGTERM, False), (signal.SIGINT, True)],
    ids=["ended before they meet", "ctrl-c in the match"],
)
async def test_an_interrupted_demo_leaves_no_process_and_no_folder(
    programs: Bench, by: signal.Signals, playing: bool
) -> None:
    demo, pids = await started(programs, "--target", "1000")
    assert len(demo_folders(programs)) == 1
    if playing:
        assert (await demo.text_line()).startswith("game 1, ")
    demo.process.send_signal(by)
    async with asyncio.timeout(30):
        assert await demo.process.wait() == 128 + by
    assert not any(map(alive, pids))
    assert demo_folders(programs) == []


@pytest.mark.long
@pytest.mark.asyncio
async def test_a_killed_end_fails_the_demo_and_takes_the_other_with_it(programs: Bench) -> None:
    demo, pids = await started(programs, "--target", "1000")
    assert (await demo.text_line()).startswith("game 1, ")
    os.kill(pids[1], signal.SIGKILL)
    async with asyncio.timeout(60):
        _, said = await demo.process.communicate()
    assert demo.process.returncode == 1
    assert b"was ended by signal 9" in said
    assert b"Traceback" not in said
    assert not any(map(alive, pids))
