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
    future: asyncio.Future[T] = loop.create_future()

    def give_back(value: T | None) -> None:
        if undo is not None:
            threading.Thread(target=undo, args=(value,), daemon=True, name="spite-undo").start()

    def finish(value: T | None, error: BaseException | None) -> None:
        if future.done():
            if error is None:
                give_back(value)
            return
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(value)  # type: ignore[arg-type]  # None only where T allows it

    def run() -> None:
        value: T | None = None
        error: BaseException | None = None
        try:
            value = work()
        except BaseException as raised:  # noqa: BLE001  # handed over whole to the task that waits
            error = raised
        try:
            loop.call_soon_threadsafe(finish, value, error)
        except RuntimeError:
            # The loop is closed by now: nobody waits any more.
            if error is None and undo is not None:
                undo(value)  # type: ignore[arg-type]  # None only where T allows it

    threading.Thread(target=run, daemon=True, name="spite-slow-call").start()
    try:
        return await future
    except asyncio.CancelledError:
        # It can come when the result is there and the task has not gone on yet.
        if future.done() and not future.cancelled() and future.exception() is None:
            give_back(future.result())
        raise
