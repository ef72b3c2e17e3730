"""Killed with -9 at exact instants around a move: nothing is lost, nothing happens twice."""

from __future__ import annotations

import pytest

from tests.headless.program import Bench, Program
from tests.headless.test_resume import BOT, PACE, both_agree, written

OWN_MOVE = 4


async def until_killed(programs: Bench, killed: str, instant: str) -> tuple[Program, Program]:
    """Who is killed when its fourth move is at that instant, and the other one."""
    runs = {killed: ("tests.net.dying", instant, str(OWN_MOVE))}
    usual = ("spite_qt",)
    host, address = await programs.host("--target", "2000", *PACE, module=runs.get("ada", usual))
    joiner = await programs.join(address, *PACE, module=runs.get("ben", usual))
    gone, stays = (host, joiner) if killed == "ada" else (joiner, host)
    code, _ = await gone.end()
    assert code == -9
    await stays.line("link lost")
    return gone, stays


@pytest.mark.asyncio
@pytest.mark.parametrize("killed", ["ada", "ben"])
async def test_killed_between_journal_and_send(programs: Bench, killed: str) -> None:
    gone, stays = await until_killed(programs, killed, "stored")
    other = "ben" if killed == "ada" else "ada"
    entries, others = written(programs, killed), written(programs, other)
    # The journal holds the move that nobody else has seen, and it stands.
    assert entries[:-1] == others
    assert entries[-1][0] == len(others) + 1
    back = await programs.start("resume", *BOT, who=killed)
    await back.line("resumed")
    await both_agree(programs, [gone, back], [stays])
    assert written(programs, other)[: len(entries)] == entries


@pytest.mark.asyncio
@pytest.mark.parametrize("killed", ["ada", "ben"])
async def test_killed_after_send_before_acknowledgement(programs: Bench, killed: str) -> None:
    gone, stays = await until_killed(programs, killed, "sent")
    other = "ben" if killed == "ada" else "ada"
    entries, others = written(programs, killed), written(programs, other)
    # The other side has written it, or never got it.
    assert others in (entries, entries[:-1])
    back = await programs.start("resume", *BOT, who=killed)
    await back.line("resumed")
    await both_agree(programs, [gone, back], [stays])
    assert written(programs, other)[: len(entries)] == entries
