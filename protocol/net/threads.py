"""Slow calls off the event loop: one daemon thread for each, its result awaited.

The loop's own executor is not used: at the end of a program it waits for every call still running, and a name
look-up on a dead network lasts half a minute. Not for the journal, whose writes must be finished in order.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


async def in_thread(work: Callable[[], T], undo: Callable[[T], object] | None = None) -> T:
    """Run `work` in a thread of its own and return what it returns or raise what it raises.

    When the awaiting task is cancelled the thread runs on by itself, and what it returns is given to `undo`
    (in a thread again), so that nothing stays open.
    """
    loop = asyncio.get_running_loop()
    future: asyncio.Future[None] = loop.create_future()
    # What came of the work, until somebody takes it: the task that waits, or `undo` once the task has left.
    # Popping it is atomic, so it is taken once. It is not handed over by the loop, which may end before it
    # runs what the thread gave it.
    result: list[T] = []
    # The way back into the loop, while somebody waits. The thread holds nothing else of it: a loop of Qt's
    # may not end in another thread than its own.
    waiting: list[Callable[[BaseException | None], object]] = []

    def give_back() -> None:
        try:
            value = result.pop()
        except IndexError:
            return
        if undo is not None:
            undo(value)

    def finish(error: BaseException | None) -> None:
        if future.done():
            return
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(None)

    waiting.append(lambda error: loop.call_soon_threadsafe(finish, error))

    def run() -> None:
        error: BaseException | None = None
        try:
            result.append(work())
        except BaseException as raised:  # noqa: BLE001  # handed over whole to the task that waits
            error = raised
        try:
            waiting.pop()(error)
        except (IndexError, RuntimeError):
            # Nobody waits any more, or the loop is closed by now.
            give_back()

    threading.Thread(target=run, daemon=True, name="spite-slow-call").start()
    try:
        await future
    except asyncio.CancelledError:
        # First this, then the look at the result: the thread does the two in the other order.
        waiting.clear()
        if result:
            threading.Thread(target=give_back, daemon=True, name="spite-undo").start()
        raise
    return result.pop()
