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
    left = False

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            with suppress(EOFError, ConnectionError):
                await handle(reader, writer)
            writer.close()
        finally:
            if not writer.is_closing():
                # At once: whoever is at the other end may be gone.
                writer.transport.abort()

    # No coroutine: one that is cancelled before its first step would leave its connection open.
    def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if left:
            writer.transport.abort()
            return
        task = asyncio.get_running_loop().create_task(serve(reader, writer))
        running.add(task)
        task.add_done_callback(lambda _: writer.transport.abort() if task.cancelled() else None)

    async with await asyncio.start_server(take, address, 0) as server:
        yield server.sockets[0].getsockname()[1]
    left = True
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
