"""A port where a test answers, with nothing of it left behind."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

LOOPBACK = "127.0.0.1"
Handle = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@asynccontextmanager
async def serving(handle: Handle, address: str = LOOPBACK) -> AsyncIterator[int]:
    """The port. Each connection is closed when `handle` has returned, or the context is left."""
    running: set[asyncio.Task[None]] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        running.add(task)
        try:
            with suppress(EOFError, ConnectionError):
                await handle(reader, writer)
        finally:
            # At once: whoever is at the other end may be gone.
            writer.transport.abort() if task.cancelling() else writer.close()

    async with await asyncio.start_server(serve, address, 0) as server:
        yield server.sockets[0].getsockname()[1]
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    # A transport lets go of its socket in the loop's next turn.
    await asyncio.sleep(0)
    await asyncio.sleep(0)


def free_port() -> int:
    """One at which nobody listens, on the loopback interface."""
    with socket.create_server((LOOPBACK, 0)) as listener:
        port: int = listener.getsockname()[1]
        return port
