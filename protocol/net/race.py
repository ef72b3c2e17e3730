"""Several ways to the same end, tried side by side: the first that succeeds wins, the others are called off.

For addresses of which some are dead: in series each of those costs seconds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

T = TypeVar("T")


class AllFailedError(Exception):
    """No way succeeded; `failures` are their exceptions, in the order in which they failed."""

    def __init__(self, failures: Sequence[BaseException]) -> None:
        super().__init__("; ".join(map(str, failures)))
        self.failures = failures


async def race(
    ways: Sequence[Callable[[], Awaitable[T]]],
    *,
    stagger: float = 0.0,
    discard: Callable[[T], None] = lambda result: None,
) -> T:
    """The result of the first way that succeeds; AllFailedError if none does.

    A way starts `stagger` seconds after the one before it, or as soon as one fails. A way that is called off
    must undo itself when it is cancelled; a result that comes too late all the same is given to `discard`.
    """
    waiting = list(ways)
    running: set[asyncio.Task[T]] = set()
    failures: list[BaseException] = []
    winner: asyncio.Task[T] | None = None
    late: set[asyncio.Task[T]] = set()

    def undo(task: asyncio.Task[T]) -> None:
        if not task.cancelled() and task.exception() is None:
            discard(task.result())

    try:
        while winner is None and (waiting or running):
            if waiting:
                running.add(asyncio.ensure_future(_run(waiting.pop(0))))
            done, running = await asyncio.wait(
                running, timeout=stagger if waiting else None, return_when=asyncio.FIRST_COMPLETED
            )
            for task in done:
                error = task.exception()
                if error is not None:
                    failures.append(error)
                elif winner is None:
                    winner = task
                else:
                    late.add(task)
    finally:
        for task in late:
            undo(task)
        for task in running:
            task.cancel()
            # Also when the wait below is cut short.
            task.add_done_callback(undo)
        try:
            if running:
                await asyncio.wait(running)
        except asyncio.CancelledError:
            if winner is not None:
                undo(winner)
            raise
    if winner is None:
        raise AllFailedError(failures)
    return winner.result()


async def _run(way: Callable[[], Awaitable[T]]) -> T:
    return await way()
