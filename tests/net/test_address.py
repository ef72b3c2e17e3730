import asyncio
import doctest
import socket

import pytest

from protocol.errors import LocalError, PeerError, Reason
from protocol.net import address
from protocol.net.address import Address, Endpoint, endpoint, parse_address, resolve
from protocol.net.interfaces import own_addresses
from protocol.net.race import AllFailedError, race


@pytest.mark.parametrize(
    ("text", "host", "port"),
    [
        ("192.168.1.7:4050", "192.168.1.7", 4050),
        (" marie.local:1 ", "marie.local", 1),
        ("[::1]:65535", "::1", 65535),
        ("[fe80::1%eth0]:4050", "fe80::1%eth0", 4050),
        ("höhle:80", "höhle", 80),
        ("4you.2.local:80", "4you.2.local", 80),
        ("0.0.0.10:80", "0.0.0.10", 80),
    ],
)
def test_an_address_is_read_and_written_alike(text: str, host: str, port: int) -> None:
    assert parse_address(text) == Address(host, port)
    assert str(parse_address(text)) == text.strip()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "marie",
        ":4050",
        "marie:",
        "marie:0",
        "marie:65536",
        "marie:-1",
        "marie:٤٠٥٠",
        "fe80::1:4050",
        "[marie]:4050",
        "[1.2.3.4]:80",
        "[::1]",
        "[[::1]]:80",
        "a b:80",
        # What a resolver would make an IPv4 address of that nobody meant.
        "1.2.3:4",
        "010.77.0.2:9",
        "192.168.1.07:9",
        "127.1:9",
        "7:9",
        "1.2.3.4.:9",
        "256.1.1.1:9",
        "1.2.3.4.5:9",
        "0x7f.0.0.1:9",
        "０10.77.0.2:9",
        "1。2。3:4",
        "http://marie:80",
        "x" * 300 + ":80",
    ],
)
def test_what_is_no_address_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(LocalError, match=r"like 192\.168\.1\.7:4050"):
        parse_address(text)


def test_a_literal_address_needs_no_look_up() -> None:
    loopback = socket.if_nametoindex("lo") if hasattr(socket, "if_nametoindex") else 1
    assert endpoint("127.0.0.1", 80) == Endpoint(socket.AF_INET, "127.0.0.1", 80)
    assert endpoint("fe80::1%1", 80) == Endpoint(socket.AF_INET6, "fe80::1", 80, 1)
    assert endpoint("fe80::1%lo", 80) == Endpoint(socket.AF_INET6, "fe80::1", 80, loopback)
    assert endpoint("marie.local", 80) is None


def test_a_scope_that_is_no_interface_is_named() -> None:
    with pytest.raises(LocalError, match="'nothere'"):
        endpoint("fe80::1%nothere", 80)


@pytest.mark.asyncio
async def test_a_name_of_this_computer_is_found() -> None:
    found = await resolve(Address("localhost", 4050))
    assert Endpoint(socket.AF_INET, "127.0.0.1", 4050) in found


@pytest.mark.asyncio
@pytest.mark.parametrize("name", ["nobody-here.invalid", "x" * 70 + ".invalid", "a..b.invalid"])
async def test_a_name_that_nobody_has_is_said_to_be_one(name: str) -> None:
    with pytest.raises(PeerError, match="there is no computer named") as refusal:
        await resolve(Address(name, 4050))
    assert refusal.value.reason is Reason.UNREACHABLE


def test_examples_hold() -> None:
    assert doctest.testmod(address).failed == 0


def test_the_own_addresses_leave_loopback_out_unless_it_is_asked_for() -> None:
    assert own_addresses("127.0.0.1").ipv4 == ("127.0.0.1",)
    assert own_addresses("127.0.0.1").for_multicast == ["127.0.0.1"]
    assert not own_addresses("127.0.0.1").on_network
    everywhere = own_addresses()
    assert ("127.0.0.1" in everywhere.ipv4) == (not everywhere.on_network)


@pytest.mark.parametrize("text", ["192.0.2.199", "nonsense", "fe80::1%nothere", ""])
def test_an_interface_that_is_not_there_is_refused(text: str) -> None:
    with pytest.raises(LocalError):
        own_addresses(text)


async def succeed(value: str, after: asyncio.Event | None = None) -> str:
    if after is not None:
        await after.wait()
    return value


async def fail(text: str) -> str:
    raise PeerError(Reason.UNREACHABLE, text)


@pytest.mark.asyncio
async def test_the_first_way_that_succeeds_wins_and_the_others_are_called_off() -> None:
    never = asyncio.Event()
    called_off = []

    async def hang() -> str:
        try:
            return await succeed("never", never)
        except asyncio.CancelledError:
            called_off.append("hang")
            raise

    assert await race([hang, lambda: fail("dead"), lambda: succeed("alive")]) == "alive"
    assert called_off == ["hang"]


@pytest.mark.asyncio
async def test_a_failure_starts_the_next_way_without_waiting_for_its_turn() -> None:
    ways = [lambda: fail("1"), lambda: fail("2"), lambda: succeed("third")]
    async with asyncio.timeout(5):
        assert await race(ways, stagger=1000) == "third"


@pytest.mark.asyncio
async def test_when_every_way_fails_all_their_reasons_are_known() -> None:
    with pytest.raises(AllFailedError) as failed:
        await race([lambda: fail("1"), lambda: fail("2")])
    assert [error.text for error in failed.value.failures if isinstance(error, PeerError)] == ["1", "2"]


@pytest.mark.asyncio
async def test_a_second_winner_is_undone() -> None:
    undone: list[str] = []
    both = asyncio.Event()
    racing = asyncio.ensure_future(
        race([lambda: succeed("a", both), lambda: succeed("b", both)], discard=undone.append)
    )
    await asyncio.sleep(0)
    both.set()
    winner = await racing
    assert sorted([winner, *undone]) == ["a", "b"] or undone == []


@pytest.mark.asyncio
async def test_whoever_has_won_is_undone_when_the_race_is_called_off_before_the_others_have_stopped() -> None:
    undone: asyncio.Queue[str] = asyncio.Queue()
    slow_to_stop, may_stop = asyncio.Event(), asyncio.Event()

    async def stop_slowly() -> str:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            slow_to_stop.set()
            await may_stop.wait()
        return "late"

    racing = asyncio.ensure_future(race([stop_slowly, lambda: succeed("first")], discard=undone.put_nowait))
    await slow_to_stop.wait()
    racing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await racing
    assert undone.get_nowait() == "first"
    assert undone.empty()
    may_stop.set()
    assert await undone.get() == "late"


@pytest.mark.asyncio
async def test_whoever_wins_as_the_race_is_called_off_is_undone() -> None:
    undone: asyncio.Queue[str] = asyncio.Queue()
    now = asyncio.Event()
    racing = asyncio.ensure_future(race([lambda: succeed("just now", now)], discard=undone.put_nowait))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    now.set()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    racing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await racing
    assert await undone.get() == "just now"
