"""A listening table and what may come to it: other people, other versions, other programs, and worse."""

import asyncio
import contextlib
import os
import random
import resource
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

from protocol.errors import LocalError, PeerError, Reason
from protocol.game import Rules
from protocol.net import door, host
from protocol.net.host import Host
from protocol.net.identity import Identity
from protocol.net.join import join as sit_down
from protocol.net.link import LENGTH
from protocol.net.meet import join_link, read_greeting
from protocol.net.noise import Handshake
from protocol.net.person import Person
from protocol.net.session import Session
from protocol.net.strangers import MOST_OF_AN_ADDRESS, MOST_STRANGERS
from protocol.peer.events import Closed, SitDownAsked
from protocol.peer.preamble import MAGIC, NO_TABLE, PREAMBLE_BYTES, Mode, Preamble
from tests.net.serving import serving
from tests.net.test_session import LOOPBACK, until

CODE = "maple-otter-42"


class Table:
    """An open table and whom it refused."""

    def __init__(self) -> None:
        self.refusals: list[PeerError] = []

    def refused(self, error: PeerError, where: str) -> None:
        assert where in (LOOPBACK, "::1")
        self.refusals.append(error)


@asynccontextmanager
async def table(person: Person, **how: Any) -> AsyncIterator[tuple[Host, Table]]:
    note = Table()
    options: dict[str, Any] = {
        "rules": Rules(),
        "interface": LOOPBACK,
        "advertise": False,
        "on_refused": note.refused,
    } | how
    async with await Host.open(person, **options) as opened:
        yield opened, note


async def still_lets_people_in(opened: Host, joiner: Person, code: str | None = None) -> None:
    theirs = await sit_down(opened.addresses[0], joiner, code=code)
    mine = await anext(opened)
    assert (await until(mine, SitDownAsked)).nickname == "Pierre"
    await asyncio.gather(theirs.close(), mine.close())


async def stranger(opened: Host) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection(LOOPBACK, opened.port)
    assert (await reader.readexactly(PREAMBLE_BYTES)).startswith(MAGIC)
    return reader, writer


async def hung_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
    """What the host still says before it hangs up."""
    with contextlib.suppress(ConnectionError):
        async with asyncio.timeout(5):
            rest = await reader.read()
            writer.close()
            return rest
    return b""


PREAMBLE = Preamble(Mode.OPEN, NO_TABLE, b"i" * 16).encode()

WRONG_BYTES = {
    "nothing": b"",
    "another program": b"GET / HTTP/1.1\r\nHost: marie.local\r\n\r\n",
    "half a preamble": PREAMBLE[:20],
    "noise": random.Random(1).randbytes(5000),
    "an unknown mode": PREAMBLE[:12] + b"\x09" + PREAMBLE[13:],
    "a known person, which nobody is yet": PREAMBLE[:12] + b"\x02" + PREAMBLE[13:],
    "a frame of the wrong length": PREAMBLE + LENGTH.pack(65535) + bytes(70000),
    "an empty frame": PREAMBLE + LENGTH.pack(0),
    "an all-zero key": PREAMBLE + LENGTH.pack(32) + bytes(32),
    "half a frame": PREAMBLE + LENGTH.pack(32) + bytes(10),
    "a table that was here before": Preamble(Mode.OPEN, b"t" * 16, b"i" * 16).encode(),
}


@pytest.mark.asyncio
@pytest.mark.parametrize("what", WRONG_BYTES)
async def test_wrong_bytes_are_hung_up_on_and_the_table_stays_open(
    what: str, marie: Person, joiner: Person
) -> None:
    async with table(marie) as (opened, note):
        reader, writer = await stranger(opened)
        writer.write(WRONG_BYTES[what])
        writer.write_eof()
        await hung_up(reader, writer)
        await still_lets_people_in(opened, joiner)
        assert {error.reason for error in note.refusals} <= {Reason.WRONG_CODE, Reason.NO_CODE}


@pytest.mark.asyncio
@pytest.mark.parametrize("version", [(2, 0), (0, 9), (65535, 65535)])
async def test_another_major_version_is_told_to_both_sides_naming_both(
    version: tuple[int, int], marie: Person, joiner: Person
) -> None:
    named = f"{version[0]}.{version[1]}"
    async with table(marie) as (opened, note):
        reader, writer = await stranger(opened)
        # A later version may have a shorter preamble: the host does not wait for the rest.
        writer.write(MAGIC + version[0].to_bytes(2) + version[1].to_bytes(2))
        await hung_up(reader, writer)
        (refusal,) = note.refusals
        assert refusal.reason is Reason.VERSION
        assert "version 1.0" in str(refusal)
        assert f"version {named}" in str(refusal)

    async def other_version(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(Preamble(Mode.OPEN, NO_TABLE, b"i" * 16, *version).encode())
        await reader.read()
        writer.close()

    async with serving(other_version) as port:
        with pytest.raises(PeerError, match=f"version 1.0, the other side version {named}") as told:
            await sit_down(f"{LOOPBACK}:{port}", joiner)
        assert told.value.reason is Reason.VERSION


@pytest.mark.asyncio
async def test_a_later_minor_version_is_welcome(marie: Person, joiner: Person) -> None:
    ours = Preamble(Mode.OPEN, NO_TABLE, joiner.instance_id, minor=7).encode()
    async with table(marie) as (opened, _):
        reader, writer = await asyncio.open_connection(LOOPBACK, opened.port)
        writer.write(ours)
        greeting = await read_greeting(reader)
        link = await join_link(
            reader, writer, joiner.identity, ours, greeting, Mode.OPEN, None, lambda key: None
        )
        theirs, mine = Session(link, joiner, table=None), await anext(opened)
        assert (await until(mine, SitDownAsked)).nickname == "Pierre"
        await asyncio.gather(theirs.close(), mine.close())


@pytest.mark.asyncio
async def test_a_wrong_code_is_told_to_both_sides_and_costs_the_connection(
    marie: Person, joiner: Person
) -> None:
    async with table(marie, code=CODE) as (opened, note):
        with pytest.raises(PeerError, match="That is not this table's join code") as told:
            await sit_down(opened.addresses[0], joiner, code="maple-otter-43")
        assert told.value.reason is Reason.WRONG_CODE
        assert [error.reason for error in note.refusals] == [Reason.WRONG_CODE]
        await still_lets_people_in(opened, joiner, code=" MapleOTTER 42")


@pytest.mark.asyncio
async def test_a_code_that_is_needed_or_must_not_be_given_is_said_to_be_so(
    marie: Person, joiner: Person
) -> None:
    async with table(marie, code=CODE) as (opened, note):
        with pytest.raises(PeerError) as told:
            await sit_down(opened.addresses[0], joiner)
        assert str(told.value) == "This table is private, so its join code is needed."
        assert told.value.reason is Reason.CODE_NEEDED
        # He comes again, with the code or with her trust.
        assert note.refusals == []
    async with table(marie) as (opened, note):
        with pytest.raises(PeerError) as told:
            await sit_down(opened.addresses[0], joiner, code=CODE)
        assert str(told.value) == "This table is open, so it is joined without a code."
        assert [error.reason for error in (told.value, *note.refusals)] == [Reason.NO_CODE] * 2


@pytest.mark.asyncio
async def test_a_second_person_is_told_that_the_table_is_taken_until_it_is_free(
    marie: Person, joiner: Person
) -> None:
    late = replace(joiner, identity=Identity.new())
    async with table(marie) as (opened, note):
        theirs = await sit_down(opened.addresses[0], joiner)
        mine = await anext(opened)
        refused = await sit_down(opened.addresses[0], late)
        closed = await until(refused, Closed)
        assert (closed.reason, closed.text) == (Reason.BUSY, "Somebody else is sitting at this table.")
        assert [error.reason for error in note.refusals] == [Reason.BUSY]
        await asyncio.gather(theirs.close(), mine.close(), refused.close())
        await still_lets_people_in(opened, late)


@pytest.mark.asyncio
async def test_nobody_sits_down_at_the_own_table(marie: Person) -> None:
    async with table(marie) as (opened, _):
        with pytest.raises(LocalError, match="your own table"):
            await sit_down(opened.addresses[0], marie)


@pytest.mark.asyncio
async def test_500_idle_connections_never_keep_anybody_out(marie: Person, joiner: Person) -> None:
    async with table(marie) as (opened, _):
        idle = [await asyncio.open_connection(LOOPBACK, opened.port) for _ in range(500)]
        await still_lets_people_in(opened, joiner)
        async with asyncio.timeout(5):
            for reader, _ in idle[:-MOST_OF_AN_ADDRESS]:
                with contextlib.suppress(ConnectionError):
                    await reader.read()
        assert len(opened._strangers) <= MOST_OF_AN_ADDRESS
        for _, writer in idle:
            writer.close()


@pytest.mark.asyncio
async def test_a_byte_now_and_then_does_not_last_longer_than_the_handshake_may(
    marie: Person, joiner: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(host, "HANDSHAKE_PATIENCE", 0.3)
    async with table(marie) as (opened, _):
        reader, writer = await stranger(opened)

        async def drip() -> None:
            for byte in PREAMBLE:
                writer.write(bytes([byte]))
                await asyncio.sleep(0.05)

        dripping = asyncio.ensure_future(drip())
        assert await hung_up(reader, writer) == b""
        dripping.cancel()
        await asyncio.gather(dripping, return_exceptions=True)
        await still_lets_people_in(opened, joiner)


@pytest.mark.asyncio
async def test_the_table_stays_open_when_file_descriptors_run_out(marie: Person, joiner: Person) -> None:
    async with table(marie) as (opened, _):
        first = await stranger(opened)
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        used = max(listener.fileno() for listener in opened._sockets)
        waiting = [socket.socket() for _ in range(MOST_STRANGERS + 4)]
        resource.setrlimit(resource.RLIMIT_NOFILE, (used + len(waiting) + 4, hard))
        try:
            for connection in waiting:
                connection.setblocking(False)
                with contextlib.suppress(BlockingIOError):
                    connection.connect((LOOPBACK, opened.port))
            spare: list[socket.socket] = []
            with contextlib.suppress(OSError):
                while True:
                    spare.append(socket.socket())
            # The listener is ready but nothing can be accepted: strangers are hung up on to make room.
            assert await hung_up(*first) == b""
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
            for connection in [*waiting, *spare]:
                connection.close()
        await still_lets_people_in(opened, joiner)


def recorded(opened: Host) -> bytes:
    """Everything an honest joiner sends to `opened` up to its first Noise message."""
    noise = Handshake(Identity.new(), initiator=True, prologue=PREAMBLE + opened._ours, psk=None)
    message = noise.write()
    return PREAMBLE + LENGTH.pack(len(message)) + message


@pytest.mark.asyncio
async def test_a_replayed_handshake_gets_a_second_message_and_never_a_seat(
    marie: Person, joiner: Person
) -> None:
    async with table(marie) as (opened, _):
        for _ in range(3):
            reader, writer = await stranger(opened)
            writer.write(recorded(opened))
            answer = await reader.readexactly(LENGTH.size + 192)
            assert answer[:2] == LENGTH.pack(192)
            # The third message of another conversation: as long, but of other keys.
            writer.write(LENGTH.pack(160) + bytes(160))
            assert await hung_up(reader, writer) == b""
        assert opened._arrivals.empty()
        await still_lets_people_in(opened, joiner)


@pytest.mark.asyncio
@pytest.mark.parametrize("mode", [Mode.OPEN, Mode.CODE, Mode.KNOWN], ids=["open", "private", "known"])
@pytest.mark.parametrize("downwards", [False, True], ids=["the joiner's bytes", "the host's bytes"])
async def test_a_flipped_bit_in_any_byte_of_a_handshake_ends_it_with_words(
    mode: Mode, downwards: bool, marie: Person, joiner: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    for limit in ("WRONG_CODES", "TRIES_OF_AN_ADDRESS", "TRIES_IN_ALL"):
        monkeypatch.setattr(door, limit, 10_000)
    code = None if mode is Mode.OPEN else CODE
    if mode is Mode.KNOWN:
        for one, other in ((marie, joiner), (joiner, marie)):
            one.people.met(other.identity.public_key, other.nickname, by_code=True)
    # Preamble, SPAKE2 frame, Noise frames. The private form costs 40 ms for each.
    before = 45 + (2 + 33 if mode is Mode.CODE else 0)
    noise = 2 + 192 if downwards else (2 + 32) + (2 + 160) + (16 if mode is Mode.CODE else 0)
    places = list(range(before + noise))
    if mode is Mode.CODE and not os.environ.get("SPITE_ALL"):
        places = sorted(random.Random(3).sample(places, 25))
    choices = random.Random(4)
    async with table(marie, code=code) as (opened, _):
        for at in places:
            async with flipping(opened.port, at, 1 << choices.randrange(8), downwards) as port:
                where = f"{LOOPBACK}:{port}"
                with contextlib.suppress(PeerError):
                    session = await sit_down(where, joiner, code=CODE if mode is Mode.CODE else None)
                    await until(session, Closed)
                    await session.close()
        assert opened._arrivals.empty(), "somebody was let in"
        assert opened._sitting is None


@asynccontextmanager
async def flipping(true_port: int, at: int, bit: int, downwards: bool) -> AsyncIterator[int]:
    """A port that forwards to `true_port`, one bit of byte `at` of one direction flipped."""

    async def copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, flip: bool) -> None:
        seen = 0
        with contextlib.suppress(ConnectionError):
            while data := bytearray(await reader.read(1 << 16)):
                if flip and seen <= at < seen + len(data):
                    data[at - seen] ^= bit
                seen += len(data)
                writer.write(data)
        writer.close()

    async def forward(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await asyncio.open_connection(LOOPBACK, true_port)
        try:
            await asyncio.gather(copy(reader, there[1], not downwards), copy(there[0], writer, downwards))
        finally:
            there[1].transport.abort()

    async with serving(forward) as port:
        yield port


@pytest.mark.asyncio
async def test_a_port_that_is_taken_is_said_to_be(marie: Person, joiner: Person) -> None:
    async with table(marie) as (opened, _):
        with pytest.raises(LocalError, match=f"Port {opened.port} is taken by another program"):
            await Host.open(joiner, rules=Rules(), port=opened.port, interface=LOOPBACK, advertise=False)
    for port in (-1, 65536):
        with pytest.raises(LocalError, match="from 0 to 65535"):
            await Host.open(joiner, rules=Rules(), port=port, interface=LOOPBACK, advertise=False)


@pytest.mark.asyncio
async def test_the_same_port_can_be_opened_again_at_once(marie: Person, joiner: Person) -> None:
    async with table(marie) as (opened, _):
        await still_lets_people_in(opened, joiner)
        port = opened.port
    async with table(marie, port=port) as (opened, _):
        assert opened.port == port
        assert opened.addresses == (f"{LOOPBACK}:{port}",)


@pytest.mark.asyncio
async def test_the_own_address_on_ipv6_can_be_joined(marie: Person, joiner: Person) -> None:
    async with table(marie, interface="::1") as (opened, _):
        assert opened.addresses == (f"[::1]:{opened.port}",)
        await still_lets_people_in(opened, joiner)


@pytest.mark.asyncio
async def test_a_session_that_nobody_took_is_closed_with_the_table(marie: Person, joiner: Person) -> None:
    async with table(marie) as (opened, _):
        theirs = await sit_down(opened.addresses[0], joiner)
        # The joiner's last handshake message is on its way; the next turns of the loop bring it.
        for _ in range(100):
            await asyncio.sleep(0)
    assert (await until(theirs, Closed)).reason is Reason.LEFT
    await theirs.close()
    assert [session async for session in opened] == []
