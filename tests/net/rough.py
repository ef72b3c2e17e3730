"""A bad line for TCP: a proxy that delays, splits, cuts, kills and hangs the connections through it.

What it does to which connection follows from its seed alone: the numbers for a connection are drawn from a
generator of its own when it is opened, and how much comes through before the end is counted in bytes, not in
seconds. Not for what a network does to packets (`forwarder.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import StrEnum

# Bytes that come through before a connection ends: on average, and where the end comes in the handshake.
USUAL_BYTES = 9000
HANDSHAKE_BYTES = 700
# Seconds by which a part is held back at most.
LONGEST_DELAY = 0.03
# Seconds for which a connection that hangs says nothing, and one that is deaf in one direction is left open.
HANGING = 30.0
DEAF = 0.5
# Where the proxy calls from: on the loopback interface, where no player listens. From its own address a
# player could be called past the proxy, at the port that it tells the other one.
SOURCE = "127.0.0.9"


class Fate(StrEnum):
    """How a connection ends."""

    KILLED = "killed"
    "reset in both directions, with what is under way lost"
    CUT = "cut"
    "ended in the middle of a frame, as if the program had"
    DEAF = "deaf"
    "one direction swallows everything while the other one works, then reset"
    HANGING = "hanging"
    "nothing comes through any more, and nobody is told"


class Rough:
    """The proxy. `faults` counts what it has done."""

    def __init__(self, seed: str, target: tuple[str, int]) -> None:
        self._seed = seed
        self._target = target
        self._opened = 0
        self._connections: set[_Connection] = set()
        self.faults: Counter[str] = Counter()

    async def taken(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        rng = random.Random(f"{self._seed}/{self._opened}")
        self._opened += 1
        try:
            there = await asyncio.open_connection(*self._target, local_addr=(SOURCE, 0))
        except OSError:
            writer.transport.abort()
            return
        connection = _Connection(rng, (reader, writer), there, self.faults)
        self._connections.add(connection)
        try:
            await connection.run()
        finally:
            self._connections.discard(connection)

    def end(self) -> None:
        for connection in self._connections:
            connection.reset()


Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class _Connection:
    def __init__(self, rng: random.Random, here: Stream, there: Stream, faults: Counter[str]) -> None:
        self._streams = here, there
        self._faults = faults
        early = rng.random() < 0.15
        self._left = 1 + int(rng.expovariate(1 / (HANDSHAKE_BYTES if early else USUAL_BYTES)))
        weights = {Fate.KILLED: 45, Fate.CUT: 35, Fate.DEAF: 17, Fate.HANGING: 3}
        (self._fate,) = rng.choices(list(weights), list(weights.values()))
        self._deaf = rng.randrange(2)
        self._rngs = [random.Random(rng.random()) for _ in range(2)]
        self._hanging = asyncio.Event()
        self._over = asyncio.Event()

    async def run(self) -> None:
        (here, to_here), (there, to_there) = self._streams
        pumps = [
            asyncio.create_task(self._pump(0, here, to_there)),
            asyncio.create_task(self._pump(1, there, to_here)),
        ]
        try:
            await self._over.wait()
        finally:
            for pump in pumps:
                pump.cancel()
            await asyncio.gather(*pumps, return_exceptions=True)
            if self._fate is Fate.CUT:
                for _, writer in self._streams:
                    writer.close()
            else:
                self.reset()

    def reset(self) -> None:
        self._over.set()
        for _, writer in self._streams:
            writer.transport.abort()

    async def _pump(self, direction: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        rng = self._rngs[direction]
        try:
            while data := await reader.read(1 << 14):
                for part in _split(data, rng):
                    if rng.random() < 0.2:
                        self._faults["delayed"] += 1
                        await asyncio.sleep(rng.uniform(0, LONGEST_DELAY))
                    await self._pass(direction, part, writer)
            # What a side ends by itself is ended for both.
        except OSError:
            pass
        self._over.set()

    async def _pass(self, direction: int, part: bytes, writer: asyncio.StreamWriter) -> None:
        through = part[: self._left]
        self._left -= len(through)
        if through:
            writer.write(through)
            await writer.drain()
        if len(through) == len(part):
            return
        if not self._hanging.is_set():
            self._hanging.set()
            self._faults[self._fate] += 1
            seconds = {Fate.DEAF: DEAF, Fate.HANGING: HANGING}.get(self._fate, 0.0)
            asyncio.get_running_loop().call_later(seconds, self._over.set)
        if self._fate is Fate.DEAF and direction != self._deaf:
            writer.write(part[len(through) :])
            await writer.drain()


def _split(data: bytes, rng: random.Random) -> list[bytes]:
    """Mostly whole, otherwise in two to four parts at any place."""
    if len(data) < 2 or rng.random() < 0.6:
        return [data]
    places = sorted({rng.randrange(1, len(data)) for _ in range(rng.randrange(1, 4))})
    return [data[start:end] for start, end in zip([0, *places], [*places, len(data)], strict=True)]


@asynccontextmanager
async def rough(seed: str, target: tuple[str, int], here: str) -> AsyncIterator[tuple[Rough, str]]:
    """A `Rough` to `target`, listening at the address `here`; and its "host:port"."""
    proxy = Rough(seed, target)
    server = await asyncio.start_server(proxy.taken, here, 0)
    host, port = server.sockets[0].getsockname()
    try:
        yield proxy, f"{host}:{port}"
    finally:
        server.close()
        proxy.end()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(5):
                await server.wait_closed()


async def main() -> None:
    """`python -m tests.net.rough SEED HOST PORT`: a proxy to there, as a program; prints where it listens."""
    seed, host, port = sys.argv[1:]
    async with rough(seed, (host, int(port)), host) as (_, where):
        print(where, flush=True)
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main())
