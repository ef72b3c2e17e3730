"""Networks that lose, delay and mix up packets, and computers with more than one: the match is played."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from tests.headless.test_resume import both_agree, moves
from tests.net.forwarder import slow
from tests.net.namespaces import Computer, ip, lan

if TYPE_CHECKING:
    from tests.headless.program import Bench, Program
    from tests.net.namespaces import Lan

__all__ = ["lan"]

BOT = ("--bot", "greedy", "--json", "--pace", "20")
LOSE_A_FIFTH = (
    "chain in { type filter hook input priority 0; iifname eth0 numgen random mod 100 < 20 drop; }",
)


async def hosted(programs: Bench, on: Computer) -> tuple[Program, int]:
    host = await programs.start(
        "host",
        "--name",
        "Ada",
        "--open",
        "--target",
        "2000",
        *BOT,
        who="ada",
        before=on.command(),
        patience=110,
    )
    return host, (await host.line("listening"))["port"]


async def joined(programs: Bench, where: str, on: Computer) -> Program:
    return await programs.start(
        "join", where, "--name", "Ben", *BOT, who="ben", before=on.command(), patience=110
    )


@pytest.mark.asyncio
@pytest.mark.timeout(180)
@pytest.mark.parametrize(
    "losing",
    ["host", pytest.param("joiner", marks=pytest.mark.long), pytest.param("both", marks=pytest.mark.long)],
)
async def test_20_percent_packet_loss(programs: Bench, lan: Lan, losing: str) -> None:
    host, port = await hosted(programs, lan.left)
    joiner = await joined(programs, f"{lan.left.address}:{port}", lan.right)
    await joiner.line("dealt")
    for computer, role in ((lan.left, "host"), (lan.right, "joiner")):
        if losing in (role, "both"):
            computer.nft(*LOSE_A_FIFTH)
    await both_agree(programs, [host], [joiner], count=30)


@pytest.mark.asyncio
@pytest.mark.timeout(180)
async def test_300_ms_delay_with_reordering(programs: Bench, lan: Lan) -> None:
    async with slow(lan, delay=0.3, jitter=0.1):
        host, port = await hosted(programs, lan.left)
        joiner = await joined(programs, f"{lan.left.address}:{port}", lan.right)
        await both_agree(programs, [host], [joiner], count=30)


@pytest.mark.asyncio
@pytest.mark.parametrize("many", ["host", pytest.param("joiner", marks=pytest.mark.long)])
async def test_three_network_interfaces_of_which_one_is_connected(
    programs: Bench, lan: Lan, many: str
) -> None:
    computer = lan.left if many == "host" else lan.right
    # One leads nowhere, though it is up; at the other one nothing is plugged in.
    for number, state in ((1, "up"), (2, "down")):
        name = f"eth{number}"
        computer.ip("link", "add", name, "type", "veth", "peer", "name", f"far{number}")
        computer.ip("addr", "add", f"10.78.{number}.1/24", "dev", name)
        computer.ip("link", "set", name, "up")
        computer.ip("link", "set", f"far{number}", state)
    host, _ = await hosted(programs, lan.left)
    # By name: every interface is asked on, and every address that is announced is called.
    joiner = await joined(programs, "Ada", lan.right)
    await moves(joiner, 5)
    host.process.kill()
    await host.process.wait()
    back = await programs.start("resume", *BOT, who="ada", before=lan.left.command(), patience=60)
    await asyncio.gather(back.line("resumed"), joiner.line("resumed"))
    await both_agree(programs, [host, back], [joiner])


@pytest.mark.asyncio
@pytest.mark.parametrize("moving", ["host", pytest.param("joiner", marks=pytest.mark.long)])
async def test_an_interface_is_added_later_and_the_first_one_goes(
    programs: Bench, lan: Lan, moving: str
) -> None:
    host, port = await hosted(programs, lan.left)
    joiner = await joined(programs, f"{lan.left.address}:{port}", lan.right)
    await moves(joiner, 5)
    computer = lan.left if moving == "host" else lan.right
    peer = ("peer", "name", "eth1", "netns", computer.name)
    ip("-n", lan.switch, "link", "add", "port9", "type", "veth", *peer)
    ip("-n", lan.switch, "link", "set", "port9", "master", "bridge", "up")
    computer.ip("addr", "add", "10.77.0.9/24", "dev", "eth1")
    computer.ip("link", "set", "eth1", "up")
    # A second way costs the match nothing; and is there when the first one is not any more, be it by the old
    # link, whose packets find it, or by a new one.
    await asyncio.gather(moves(host, 5), moves(joiner, 5))
    assert host.story("link lost") == joiner.story("link lost") == []
    computer.ip("link", "set", "eth0", "down")
    computer.ip("addr", "flush", "dev", "eth0")
    await asyncio.gather(moves(host, 40), moves(joiner, 40))
    await both_agree(programs, [host], [joiner])
