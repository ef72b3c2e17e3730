"""A line for TCP that a test cuts at the moment it wants: from then on one direction, or both, swallow
everything while the connection stays, until the test resets it. Later connections go through it unharmed.

Not for a line that is bad by itself (`rough.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

LOOPBACK = "127.0.0.1"
# Where it calls from: nobody listens there, so that who is called cannot call back past it.
SOURCE = "127.0.0.9"


class Line:
    """`port`: where it listens. Directions: 0 from who called to who was called, 1 back."""

    def __init__(self, target: int) -> None:
        self.port = 0
        self._calls = 0
        self._target = target
        self._deaf: set[tuple[int, int]] = set()
        self._open: dict[int, tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = {}

    def swallow(self, *directions: int) -> None:
        """What is under way in these directions over the connections of now never arrives."""
        self._deaf.update((number, direction) for number in self._open for direction in directions)

    def reset(self) -> None:
        """Both ends of the connections of now find out."""
        for both in self._open.values():
            for writer in both:
                writer.transport.abort()

    async def taken(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        number, self._calls = self._calls, self._calls + 1
        try:
            there, to_there = await asyncio.open_connection(LOOPBACK, self._target, local_addr=(SOURCE, 0))
        except OSError:
            # Nobody listens there any more.
            writer.transport.abort()
            return
        self._open[number] = writer, to_there
        try:
            await asyncio.gather(
                self._pump(number, 0, reader, to_there), self._pump(number, 1, there, writer)
            )
        finally:
            for each in self._open.pop(number):
                each.transport.abort()

    async def _pump(
        self, number: int, direction: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(1 << 14):
                if (number, direction) not in self._deaf:
                    writer.write(data)
                    await writer.drain()
        # Once one end is gone, the other is to hear of it, unless nothing gets through.
        if (number, direction) not in self._deaf:
            writer.close()


@asynccontextmanager
async def line(target: int) -> AsyncIterator[Line]:
    """A `Line` to this port of the loopback interface."""
    made = Line(target)
    server = await asyncio.start_server(made.taken, LOOPBACK, 0)
    made.port = server.sockets[0].getsockname()[1]
    try:
        yield made
    finally:
        server.close()
        made.reset()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(5):
                await server.wait_closed()
