"""Frames that come twice, in another order or not at all, and one that comes again later: in an encrypted
stream that is an attack or a fault. The link ends, another one is made, and the match goes on unharmed.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from protocol.game import Rules
from protocol.net.host import Host
from protocol.net.join import join
from protocol.net.keeping import Keeper
from protocol.net.link import LENGTH
from protocol.net.unfinished import unfinished
from protocol.peer.bounds import UNACKNOWLEDGED
from protocol.peer.events import LinkLost, Moved, Resumed
from protocol.peer.preamble import PREAMBLE_BYTES
from tests.net.test_keeping import LOOPBACK, Player, two_people

# Frames in one direction: the handshake has one or two, and sitting down and the deal some more.
IN_THE_GAME = 25

Read = Callable[[], Awaitable[bytes]]


async def twice(frame: bytes, read: Read) -> list[bytes]:
    return [frame, frame]


async def swapped(frame: bytes, read: Read) -> list[bytes]:
    return [await read(), frame]


async def dropped(frame: bytes, read: Read) -> list[bytes]:
    return []


async def again_later(frame: bytes, read: Read) -> list[bytes]:
    return [frame, await read(), await read(), frame]


Fault = Callable[[bytes, Read], Awaitable[list[bytes]]]


@asynccontextmanager
async def between(port: int, fault: Fault, downwards: bool) -> AsyncIterator[int]:
    """A proxy that does `fault` to a frame of the first connection, from the host (`downwards`) or to it."""
    connections: list[asyncio.StreamWriter] = []

    async def faulty(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        async def read() -> bytes:
            head = await reader.readexactly(LENGTH.size)
            return head + await reader.readexactly(*LENGTH.unpack(head))

        writer.write(await reader.readexactly(PREAMBLE_BYTES))
        for _ in range(IN_THE_GAME):
            writer.write(await read())
        for frame in await fault(await read(), read):
            writer.write(frame)
        await honest(reader, writer)

    async def honest(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(1 << 14):
            writer.write(data)
        writer.close()

    async def taken(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first = not connections
        there, to_there = await asyncio.open_connection(LOOPBACK, port)
        connections.extend((writer, to_there))
        up, down = (faulty, honest) if not downwards else (honest, faulty)
        pumps = (up if first else honest)(reader, to_there), (down if first else honest)(there, writer)
        with suppress(EOFError, OSError):
            await asyncio.gather(*pumps)

    server = await asyncio.start_server(taken, LOOPBACK, 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        for writer in connections:
            writer.transport.abort()
        await server.wait_closed()


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("fault", "downwards"),
    [
        pytest.param(twice, False, id="twice to the host"),
        pytest.param(swapped, True, id="swapped from the host"),
        pytest.param(dropped, True, id="dropped from the host"),
        pytest.param(again_later, False, id="again later to the host"),
        pytest.param(twice, True, id="twice from the host", marks=pytest.mark.long),
        pytest.param(swapped, False, id="swapped to the host", marks=pytest.mark.long),
        pytest.param(dropped, False, id="dropped to the host", marks=pytest.mark.long),
        pytest.param(again_later, True, id="again later from the host", marks=pytest.mark.long),
    ],
)
async def test_frames_duplicated_reordered_dropped_and_replayed(
    tmp_path: Path, fault: Fault, downwards: bool
) -> None:
    async with (
        two_people(tmp_path) as (ann, bob),
        await Host.open(ann, rules=Rules(), interface=LOOPBACK, advertise=False) as host,
        between(host.port, fault, downwards) as port,
    ):
        guest = Player(Keeper.over(await join(f"{LOOPBACK}:{port}", bob), bob, interface=LOOPBACK))
        owner = Player(Keeper.over(await anext(host), ann, host=host, interface=LOOPBACK))
        for player in (guest, owner):
            await player.until(Resumed)
            await player.until(Moved, player.count(Moved) + 20)
        assert (guest.count(LinkLost), owner.count(LinkLost)) == (1, 1)
        for player in (guest, owner):
            await player.close()
        ours, theirs = owner.moves(), guest.moves()
        # None is told twice; one side may be some own moves ahead.
        assert (len(ours), len(theirs)) == (owner.count(Moved), guest.count(Moved))
        both = ours.keys() & theirs.keys()
        assert all(ours[place] == theirs[place] for place in both)
        assert len(ours.keys() ^ theirs.keys()) <= UNACKNOWLEDGED
        (kept,), (others,) = await unfinished(ann), await unfinished(bob)
        shorter = min(kept.number_of_entries, others.number_of_entries)
        assert kept.entries[:shorter] == others.entries[:shorter]
