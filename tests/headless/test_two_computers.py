"""A match between two computers on one cable: found by multicast over a bridge, joined by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.headless.test_match import told_alike
from tests.net.namespaces import DROP_MULTICAST, lan

if TYPE_CHECKING:
    from tests.headless.program import Bench
    from tests.net.namespaces import Lan

__all__ = ["lan"]

BOT = ("--bot", "greedy", "--json")
CHOSEN = ("--interface", "10.77.0.1")


@pytest.mark.asyncio
async def test_a_table_is_found_by_name_across_the_cable_and_the_match_is_equal(
    programs: Bench, lan: Lan
) -> None:
    host = await programs.start(
        "host", "--name", "Ada", "--open", "--target", "5", *BOT, who="ada", before=lan.left.command()
    )
    listening = await host.line("listening")
    assert f"{lan.left.address}:{listening['port']}" in listening["addresses"]
    joiner = await programs.start(
        "join", "Ada", "--name", "Ben", "--seconds", "30", *BOT, who="ben", before=lan.right.command()
    )
    assert await joiner.end() == (0, "")
    assert await host.end() == (0, "")
    story = told_alike((host, joiner))
    assert sum(line["event"] == "move" for line in story) > 50


@pytest.mark.long
@pytest.mark.asyncio
async def test_a_pulled_cable_is_told_and_so_is_its_return(programs: Bench, lan: Lan) -> None:
    slow = ("--pace", "60000", *BOT)
    host = await programs.start("host", "--open", *slow, who="ada", before=lan.left.command())
    port = (await host.line("listening"))["port"]
    joiner = await programs.start(
        "join", f"{lan.left.address}:{port}", *slow, who="ben", before=lan.right.command()
    )
    await joiner.line("dealt")
    lan.pull(lan.right)
    await joiner.line("quiet")
    lan.plug(lan.right)
    # Over the same link, or over a new one that is through sooner.
    await joiner.line("back", "resumed")


@pytest.mark.asyncio
async def test_on_no_network_browsing_says_so(programs: Bench, lan: Lan) -> None:
    lan.left.ip("link", "set", "eth0", "down")
    lan.left.ip("addr", "flush", "dev", "eth0")
    browse = await programs.start("browse", "--seconds", "1", "--json", before=lan.left.command())
    assert await browse.end() == (0, "")
    assert "on no network" in browse.story("empty")[0]["text"]


@pytest.mark.asyncio
async def test_a_host_is_told_that_nobody_can_find_its_table_without_a_network(
    programs: Bench, lan: Lan
) -> None:
    lan.left.ip("link", "set", "eth0", "down")
    lan.left.ip("addr", "flush", "dev", "eth0")
    host = await programs.start("host", "--open", *BOT, who="ada", before=lan.left.command())
    notice = await host.line("notice")
    assert notice["text"] == "This computer is on no network; connect it, or play alone."
    host.process.terminate()
    assert await host.end() == (143, f"spite-qt: {notice['text']}\n")


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("chosen", "cut"),
    [
        pytest.param((), "pulled", id="every-pulled"),
        pytest.param(CHOSEN, "off", id="chosen-off"),
        pytest.param((), "off", id="every-off", marks=pytest.mark.long),
        pytest.param(CHOSEN, "pulled", id="chosen-pulled", marks=pytest.mark.long),
    ],
)
async def test_an_interface_that_is_off_or_without_a_cable_is_no_network_though_it_keeps_its_address(
    programs: Bench, lan: Lan, cut: str, chosen: tuple[str, ...]
) -> None:
    there = lan.left.command()
    if cut == "off":
        lan.left.ip("link", "set", "eth0", "down")
    else:
        lan.pull(lan.left)
    assert lan.left.address in lan.left.ip("addr", "show", "dev", "eth0")
    why = "This computer is on no network; connect it, or play alone."
    browse = await programs.start("browse", "--json", *chosen, before=there)
    # Before there is a table, which is found within this computer all the same.
    assert (await browse.line("empty"))["text"] == why
    host = await programs.start("host", "--name", "Ada", "--open", *BOT, *chosen, who="ada", before=there)
    assert (await host.line("notice"))["text"] == why
    # Connected again it is found, without a word from anybody.
    if cut == "off":
        lan.left.ip("link", "set", "eth0", "up")
    else:
        lan.plug(lan.left)
    join = ("join", "Ada", "--seconds", "30")
    joiner = await programs.start(*join, *BOT, who="ben", before=lan.right.command())
    await joiner.line("connected")
    browse.process.terminate()
    await browse.end()


@pytest.mark.long
@pytest.mark.asyncio
async def test_a_host_is_told_that_multicast_does_not_get_through(programs: Bench, lan: Lan) -> None:
    lan.left.nft(*DROP_MULTICAST)
    host = await programs.start("host", "--open", *BOT, who="ada", before=lan.left.command())
    notice = await host.line("notice")
    assert notice["text"] == (
        "Multicast does not get through on this network (a firewall, perhaps), so tables cannot be found; "
        "joining by address works."
    )


def cut_off(lan: Lan) -> list[str]:
    """The left computer without any address, its own included; what starts a command there."""
    for device in ("eth0", "lo"):
        lan.left.ip("link", "set", device, "down")
        lan.left.ip("addr", "flush", "dev", device)
    return lan.left.command()


@pytest.mark.asyncio
async def test_without_any_address_a_table_is_open_and_joining_says_why_not(
    programs: Bench, lan: Lan
) -> None:
    there = cut_off(lan)
    host = await programs.start("host", "--name", "Ada", "--open", "--bot", "greedy", who="ada", before=there)
    said = "Ada's table is open, but this computer has no address that others could type in."
    assert await host.text_line() == said
    joiner = await programs.start("join", "Ada", "--seconds", "1", *BOT, who="ben", before=there)
    why = "this computer is on no network; connect it, or play alone"
    assert await joiner.end() == (4, f"spite-qt: The other side cannot be reached: {why}.\n")
    odd = await programs.start("browse", "--interface", "10.77.0.1", "--json", before=there)
    assert await odd.end() == (2, "spite-qt: This computer has no address 10.77.0.1; it has none.\n")


@pytest.mark.asyncio
async def test_the_demo_needs_a_loopback_interface_and_says_so_at_once(programs: Bench, lan: Lan) -> None:
    demo = await programs.start("demo", before=cut_off(lan), patience=10)
    assert await demo.end() == (
        2,
        "spite-qt: Two programs on this computer cannot reach each other at 127.0.0.1; "
        "is its loopback interface up?\n",
    )
