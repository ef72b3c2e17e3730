"""The cable between two computers is pulled, put back, or leads to another address: the match goes on."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from tests.headless.test_resume import both_agree, moves
from tests.net.namespaces import lan

if TYPE_CHECKING:
    from tests.headless.program import Bench, Program
    from tests.net.namespaces import Lan

__all__ = ["lan"]

BOT = ("--bot", "greedy", "--json", "--pace", "50")


async def at_the_table(programs: Bench, lan: Lan) -> tuple[Program, Program]:
    host = await programs.start(
        "host", "--open", "--target", "2000", *BOT, who="ada", before=lan.left.command(), patience=100
    )
    where = f"{lan.left.address}:{(await host.line('listening'))['port']}"
    joiner = await programs.start("join", where, *BOT, who="ben", before=lan.right.command(), patience=100)
    await moves(joiner, 5)
    return host, joiner


@pytest.mark.asyncio
@pytest.mark.timeout(180)
@pytest.mark.parametrize("pulled", ["host", pytest.param("joiner", marks=pytest.mark.long)])
@pytest.mark.parametrize("seconds", [8, pytest.param(60, marks=pytest.mark.long)])
async def test_link_pulled_while_a_move_is_in_flight(
    programs: Bench, lan: Lan, pulled: str, seconds: int
) -> None:
    host, joiner = await at_the_table(programs, lan)
    computer = lan.left if pulled == "host" else lan.right
    lan.pull(computer)
    # Whoever is to move has moved by now: that waits with its sender, or is written on one side only.
    await asyncio.gather(host.line("quiet"), joiner.line("quiet"))
    await asyncio.sleep(seconds - 6)
    lan.plug(computer)
    await both_agree(programs, [host], [joiner], count=20)


@pytest.mark.asyncio
@pytest.mark.parametrize("moved", ["host", pytest.param("joiner", marks=pytest.mark.long)])
async def test_an_address_changes_and_the_match_goes_on(programs: Bench, lan: Lan, moved: str) -> None:
    host, joiner = await at_the_table(programs, lan)
    computer = lan.left if moved == "host" else lan.right
    computer.ip("addr", "del", f"{computer.address}/24", "dev", "eth0")
    computer.ip("addr", "add", "10.77.0.77/24", "dev", "eth0")
    await asyncio.gather(host.line("resumed"), joiner.line("resumed"))
    await both_agree(programs, [host], [joiner])
