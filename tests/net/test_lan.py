"""Two computers on a real cable: finding each other, playing, and what happens to cables and firewalls."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.net.namespaces import DROP_MULTICAST, Computer, Lan, connect
from tests.net.program import Program, player

pytestmark = pytest.mark.asyncio

SHORT = ("--target", "1", "--payoff", "3")
LOSE_A_FIFTH = (
    "chain in { type filter hook input priority 0; iifname eth0 numgen random mod 100 < 20 drop; }",
)


def host(lan: Lan, folder: Path, *more: str, **where: Computer):  # type: ignore[no-untyped-def]
    return player(
        "host", "--folder", str(folder / "host"), "--name", "Marie", *more, on=where.get("on", lan.left)
    )


def joiner(lan: Lan, folder: Path, address: str, *more: str):  # type: ignore[no-untyped-def]
    return player("join", address, "--folder", str(folder / "join"), "--name", "Pierre", *more, on=lan.right)


def digests(program: Program) -> list[tuple[int, int, str]]:
    return [
        (line["game"], line["number"], line["digest"]) for line in program.lines if line["event"] == "moved"
    ]


@asynccontextmanager
async def at_the_table(lan: Lan, folder: Path, *more: str) -> AsyncIterator[tuple[Program, Program]]:
    """Host and joiner, some moves into a long match."""
    async with host(lan, folder, "--quiet", "--pace", "0.02", *more) as hosting:
        listening = await hosting.told("listening")
        async with joiner(
            lan, folder, f"{lan.left.address}:{listening['port']}", "--pace", "0.02", *more
        ) as joining:
            await asyncio.gather(hosting.told("moved", number=4), joining.told("moved", number=4))
            yield hosting, joining


async def test_a_table_appears_is_played_at_and_goes(lan: Lan, tmp_path: Path) -> None:
    async with player("browse", on=lan.right) as looking:
        await looking.told("looking")
        async with host(lan, tmp_path, *SHORT) as hosting:
            listening = await hosting.told("listening")
            found = await looking.told("found", name="Marie", busy=False, private=False)
            assert found["port"] == listening["port"]
            assert lan.left.address in found["addresses"]
            assert f"{lan.left.address}:{found['port']}" in listening["addresses"]
            async with joiner(lan, tmp_path, f"{found['addresses'][0]}:{found['port']}") as joining:
                await looking.told("found", key=found["key"], busy=True)
                over = await joining.told("match over", within=30)
                assert (await hosting.told("match over"))["points"] == over["points"]
                assert len(digests(joining)) > 0
                assert digests(joining) == digests(hosting)
            await looking.told("found", key=found["key"], busy=False)
            await hosting.close()
            await looking.told("gone", key=found["key"], within=3)


async def test_a_killed_host_goes_from_the_list_soon(lan: Lan, tmp_path: Path) -> None:
    async with player("browse", on=lan.right) as looking, host(lan, tmp_path) as hosting:
        found = await looking.told("found", name="Marie")
        hosting.signal(signal.SIGKILL)
        await looking.told("gone", key=found["key"], within=5)


@pytest.mark.long
async def test_a_stopped_host_goes_and_comes_back_with_it(lan: Lan, tmp_path: Path) -> None:
    async with player("browse", on=lan.right) as looking, host(lan, tmp_path) as hosting:
        found = await looking.told("found", name="Marie")
        hosting.signal(signal.SIGSTOP)
        await looking.told("gone", key=found["key"], within=12)
        hosting.signal(signal.SIGCONT)
        await looking.told("found", key=found["key"], within=8)


async def test_a_table_opened_before_the_cable_was_plugged_in_is_found(lan: Lan, tmp_path: Path) -> None:
    lan.left.ip("link", "set", "eth0", "down")
    lan.left.ip("addr", "flush", "dev", "eth0")
    async with player("browse", on=lan.right) as looking, host(lan, tmp_path) as hosting:
        await hosting.told("listening")
        await looking.told("looking")
        connect(lan.left)
        found = await looking.told("found", name="Marie", within=12)
        assert lan.left.address in found["addresses"]


@pytest.mark.long
async def test_a_lobby_opened_before_the_cable_was_plugged_in_fills(lan: Lan, tmp_path: Path) -> None:
    lan.right.ip("link", "set", "eth0", "down")
    lan.right.ip("addr", "flush", "dev", "eth0")
    async with player("browse", on=lan.right) as looking, host(lan, tmp_path):
        why = await looking.told("why empty")
        assert why["text"] == "This computer is on no network; connect it, or play alone."
        connect(lan.right)
        await looking.told("found", name="Marie", within=12)
        assert looking.lines[-1]["name"] == "Marie"


async def test_blocked_multicast_is_said_and_joining_by_address_works(lan: Lan, tmp_path: Path) -> None:
    lan.right.nft(*DROP_MULTICAST)
    async with player("browse", on=lan.right) as looking, host(lan, tmp_path, *SHORT) as hosting:
        listening = await hosting.told("listening")
        why = await looking.told("why empty")
        assert why["text"].startswith("Multicast does not get through")
        async with joiner(lan, tmp_path, f"{lan.left.address}:{listening['port']}") as joining:
            await joining.told("match over", within=30)
        lan.right.nft()
        await looking.told("why empty", text=None, within=20)
        assert not any(line["event"] == "found" for line in looking.lines[:-2])


@pytest.mark.parametrize("shared", [False, True], ids=["kept to itself", "shared"])
async def test_port_5353_in_anothers_hands(shared: bool, lan: Lan, tmp_path: Path) -> None:
    taker = (
        "import socket, sys\n"
        "s = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)\n"
        f"if {shared}: s.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)\n"
        f"if {shared}: s.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)\n"
        "s.bind(('', 5353)); print('taken', flush=True); sys.stdin.read()\n"
    )
    taking = await lan.right.start("-c", taker)
    assert taking.stdout is not None
    await taking.stdout.readline()
    async with player("browse", on=lan.right) as looking, host(lan, tmp_path) as hosting:
        listening = await hosting.told("listening")
        if shared:
            await looking.told("found", name="Marie")
        else:
            why = await looking.told("why empty")
            assert why["text"].startswith("Another program keeps UDP port 5353 to itself")
            async with joiner(lan, tmp_path, f"{lan.left.address}:{listening['port']}") as joining:
                await joining.told("sat down")
    assert taking.stdin is not None
    taking.stdin.close()
    await taking.wait()
    taking._transport.close()  # type: ignore[attr-defined]


async def test_a_link_local_address_with_its_scope_is_joined(lan: Lan, tmp_path: Path) -> None:
    async with host(lan, tmp_path, "--quiet", *SHORT) as hosting:
        port = (await hosting.told("listening"))["port"]
        address = lan.left.link_local()
        async with joiner(lan, tmp_path, f"[{address}%eth0]:{port}") as joining:
            await joining.told("match over", within=30)
        async with joiner(lan, tmp_path, f"[{address}]:{port}") as joining:
            failed = await joining.told("failed")
            assert "needs the interface it is on" in failed["text"]
    scoped = f"{address}%eth0"
    async with host(lan, tmp_path, "--quiet", "--interface", scoped) as hosting:
        port = (await hosting.told("listening"))["port"]
        async with joiner(lan, tmp_path, f"{lan.left.address}:{port}") as joining:
            assert "nobody is listening" in (await joining.told("failed"))["text"]


@pytest.mark.long
async def test_a_name_that_only_multicast_knows_is_joined(lan: Lan, tmp_path: Path) -> None:
    naming = await lan.left.start(
        "-c",
        "import sys\n"
        "from zeroconf import ServiceInfo, Zeroconf\n"
        f"zeroconf = Zeroconf(interfaces=[{lan.left.address!r}])\n"
        "kind = '_other._tcp.local.'\n"
        f"there = [{lan.left.address!r}]\n"
        "zeroconf.register_service(\n"
        "    ServiceInfo(kind, 'x.' + kind, 1, server='maries-laptop.local.', parsed_addresses=there)\n"
        ")\n"
        "print('named', flush=True); sys.stdin.read(); zeroconf.close()",
    )
    assert naming.stdout is not None
    assert naming.stdin is not None
    await naming.stdout.readline()
    async with host(lan, tmp_path, "--quiet") as hosting:
        port = (await hosting.told("listening"))["port"]
        async with joiner(lan, tmp_path, f"Maries-Laptop.local:{port}") as joining:
            await joining.told("sat down")
        async with joiner(lan, tmp_path, f"nobodys.local:{port}") as joining:
            assert "there is no computer named 'nobodys.local'" in (await joining.told("failed"))["text"]
    naming.stdin.close()
    await naming.wait()
    naming._transport.close()  # type: ignore[attr-defined]


async def test_two_computers_without_ipv4_find_each_other(lan: Lan, tmp_path: Path) -> None:
    for computer in (lan.left, lan.right):
        computer.ip("-4", "addr", "flush", "dev", "eth0")
    async with player("browse", on=lan.right) as looking, host(lan, tmp_path, *SHORT) as hosting:
        await hosting.told("listening")
        found = await looking.told("found", name="Marie")
        (address,) = found["addresses"]
        async with joiner(lan, tmp_path, f"[{address}]:{found['port']}") as joining:
            await joining.told("match over", within=30)


@pytest.mark.parametrize("hurry", ["4", pytest.param("1", marks=pytest.mark.long)])
async def test_a_pulled_cable_is_noticed_and_in_the_end_told(hurry: str, lan: Lan, tmp_path: Path) -> None:
    async with at_the_table(lan, tmp_path, "--hurry", hurry) as (hosting, joining):
        lan.pull(lan.right)
        await asyncio.gather(hosting.told("quiet", within=9), joining.told("quiet", within=9))
        told = await asyncio.gather(hosting.told("closed", within=20), joining.told("closed", within=20))
        assert [line["reason"] for line in told] == ["silent", "silent"]
        assert told[0]["text"] == "Pierre has not answered for a while."


# In real time only: TCP tries again after 0.2, 0.4, 0.8 ... seconds, whatever our own patience is.
@pytest.mark.long
async def test_a_cable_put_back_in_time_lets_the_match_go_on(lan: Lan, tmp_path: Path) -> None:
    async with at_the_table(lan, tmp_path) as (hosting, joining):
        lan.pull(lan.left)
        await asyncio.gather(hosting.told("quiet", within=9), joining.told("quiet", within=9))
        lan.plug(lan.left)
        await asyncio.gather(hosting.told("back", within=9), joining.told("back", within=9))
        await asyncio.gather(*(end.told("moved", within=5) for end in (hosting, joining)))


async def test_a_killed_peer_is_told_of_at_once(lan: Lan, tmp_path: Path) -> None:
    async with at_the_table(lan, tmp_path) as (hosting, joining):
        joining.signal(signal.SIGKILL)
        closed = await hosting.told("closed", within=3)
        assert (closed["reason"], closed["text"]) == ("lost", "The connection with Pierre was lost.")
        await hosting.told("free")


async def test_a_stopped_peer_is_suspected_and_welcome_back(lan: Lan, tmp_path: Path) -> None:
    async with at_the_table(lan, tmp_path, "--hurry", "4") as (hosting, joining):
        joining.signal(signal.SIGSTOP)
        await hosting.told("quiet", within=9)
        joining.signal(signal.SIGCONT)
        await hosting.told("back", within=5)
        await hosting.told("moved", within=5)


async def test_a_match_is_played_over_a_network_that_loses_a_fifth(lan: Lan, tmp_path: Path) -> None:
    async with host(lan, tmp_path, "--quiet") as hosting:
        port = (await hosting.told("listening"))["port"]
        async with joiner(lan, tmp_path, f"{lan.left.address}:{port}") as joining:
            await joining.told("sat down")
            lan.right.nft(*LOSE_A_FIFTH)
            await asyncio.gather(*(end.told("moved", number=12, within=40) for end in (hosting, joining)))
            assert digests(joining)[:13] == digests(hosting)[:13]
            assert len(digests(joining)) >= 13


async def test_a_computer_without_network_says_so(lan: Lan, tmp_path: Path) -> None:
    lan.right.ip("link", "set", "eth0", "down")
    lan.right.ip("addr", "flush", "dev", "eth0")
    async with joiner(lan, tmp_path, f"{lan.left.address}:4050") as joining:
        failed = await joining.told("failed")
        assert "this computer is on no network that leads to 10.77.0.1:4050" in failed["text"]


@pytest.mark.long
async def test_an_address_where_no_computer_is_fails_within_seconds(lan: Lan, tmp_path: Path) -> None:
    async with joiner(lan, tmp_path, "10.77.0.99:4050") as joining:
        failed = await joining.told("failed", within=8)
        assert failed["after"] < 5
        assert failed["text"].startswith("The other side cannot be reached: ")
