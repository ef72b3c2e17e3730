"""The tasks a window has running: none is lost, none fails in silence, all end with the window.

It is not for what the tasks do. A task that fails with a sentence for a person (`LocalError`, `PeerError`)
has its sentence told; any other error is a fault of this program and is told as such, with its traceback in
the log.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from typing import Any, TypeVar

from protocol.errors import LocalError, PeerError

T = TypeVar("T")

_log = logging.getLogger(__name__)


class Work:
    """`tell` is called with the error of each failed task, from the event loop."""

    def __init__(self, tell: Callable[[Exception], None]) -> None:
        self._tell = tell
        self._running: set[asyncio.Task[None]] = set()
        self._finishing: set[asyncio.Task[object]] = set()
        self._stopped = False

    def start(self, doing: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run a coroutine beside the window. After `stop` nothing starts any more."""
        if self._stopped:
            doing.close()
            raise RuntimeError("the window is closing")
        task = asyncio.get_running_loop().create_task(doing)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    async def finish(self, closing: Coroutine[Any, Any, object]) -> None:
        """Run what closes something to its end, even if who waits is cancelled; `stop` waits for it."""
        task = asyncio.get_running_loop().create_task(closing)
        self._finishing.add(task)
        task.add_done_callback(self._finishing.discard)
        await asyncio.shield(task)

    @asynccontextmanager
    async def whole(self, opened: AbstractAsyncContextManager[T]) -> AsyncIterator[T]:
        """As `async with opened`, whose closing is never cut short: see `finish`."""
        async with AsyncExitStack() as stack:
            value = await opened.__aenter__()
            stack.push_async_callback(lambda: self.finish(opened.__aexit__(None, None, None)))
            yield value

    async def stop(self) -> None:
        """Cancel what runs and wait until it, and everything that closes, has ended."""
        self._stopped = True
        for task in self._running:
            task.cancel()
        while ending := {*self._running, *self._finishing}:
            await asyncio.wait(ending)
            self._running -= ending
            self._finishing -= ending

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if task.cancelled():
            return
        error = task.exception()
        if isinstance(error, Exception):
            if not isinstance(error, (LocalError, PeerError)):
                _log.error("a task of the window failed", exc_info=error)
            self._tell(error)
