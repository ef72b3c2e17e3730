"""Runs a headless call: the event loop, Ctrl+C, SIGTERM and SIGHUP, and the exit codes of all calls.

Each of these signals cancels the call, which says goodbye to the other side before it ends.
"""

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import Callable, Coroutine
from enum import IntEnum
from types import FrameType
from typing import Any

from protocol.errors import Reason
from protocol.terminal import INTERRUPTED, ending_signals

# Saying goodbye, taking back the announcement and finishing the journal take less (seconds).
_SECONDS_TO_CLEAN_UP = 3.0


class Exit(IntEnum):
    """Exit codes. Those from 128 are what a shell reports for a program that a signal ended."""

    ENDED_WELL = 0
    DIFFERS = 1
    BAD_USAGE = 2
    REFUSED = 3
    LINK_LOST = 4
    FAULT = 70  # a fault of this program; sysexits.h calls it EX_SOFTWARE
    INTERRUPTED = INTERRUPTED
    HUNG_UP = 128 + 1
    READER_GONE = 128 + 13
    TERMINATED = 128 + 15


# The other side turned us away; nothing is broken.
_REFUSALS = {
    Reason.BUSY,
    Reason.CHANGED_KEY,
    Reason.CODE_NEEDED,
    Reason.DECLINED,
    Reason.DUPLICATE,
    Reason.FINISHED,
    Reason.NO_CODE,
    Reason.NOT_KEPT,
    Reason.RULES,
    Reason.SAME_IDENTITY,
    Reason.TOO_OFTEN,
    Reason.UNTRUSTED,
    Reason.VERSION,
    Reason.WRONG_CODE,
}
# The two sides do not hold the same match any more, or one of them says what is not true.
_DISAGREEMENTS = {
    Reason.FORK,
    Reason.ILLEGAL_MOVE,
    Reason.UNEXPECTED,
    Reason.WRONG_CHAIN,
    Reason.WRONG_DEAL,
    Reason.WRONG_MATCH,
    Reason.WRONG_NUMBER,
    Reason.WRONG_SEAT,
    Reason.WRONG_SIGNATURE,
}


def exit_for(reason: Reason) -> Exit:
    """The exit code of a call that ended for this reason before its match was over."""
    if reason in _REFUSALS:
        return Exit.REFUSED
    if reason in _DISAGREEMENTS:
        return Exit.DIFFERS
    return Exit.LINK_LOST


def line_for(reason: Reason) -> str:
    """The `event` of the JSON line that tells of it."""
    return {Exit.REFUSED: "refused", Exit.LINK_LOST: "link lost"}.get(exit_for(reason), "error")


def run(call: Coroutine[Any, Any, int]) -> int:
    """The call's exit code, after it has cleaned up, also on Ctrl+C.

    Whoever presses Ctrl+C again, after the time that cleaning up takes, ends the process at once.
    """
    interrupt = _Interrupt()
    before = signal.signal(signal.SIGINT, interrupt.on_signal)
    try:
        return asyncio.run(_until_ended(call, interrupt))
    finally:
        signal.signal(signal.SIGINT, before)


class _Interrupt:
    """Cancels the call at the first SIGINT; those that follow at once change nothing."""

    def __init__(self) -> None:
        self.wanted = False
        self._at = 0.0
        self._cancel: Callable[[], object] = lambda: None

    def on_signal(self, _: int, __: FrameType | None) -> None:
        if self.wanted and time.monotonic() - self._at > _SECONDS_TO_CLEAN_UP:
            os._exit(Exit.INTERRUPTED)
        if not self.wanted:
            self.wanted, self._at = True, time.monotonic()
            self._cancel()

    def cancels(self, task: asyncio.Future[int]) -> None:
        """A signal that came before there was a task counts too."""
        loop = asyncio.get_running_loop()
        # The loop may be waiting: this wakes it. It may be closed when the call has just ended.
        self._cancel = lambda: loop.is_closed() or loop.call_soon_threadsafe(task.cancel)
        if self.wanted:
            self._cancel()


async def _until_ended(call: Coroutine[Any, Any, int], interrupt: _Interrupt) -> int:
    task = asyncio.ensure_future(call)
    loop = asyncio.get_running_loop()
    ended_by: list[signal.Signals] = []
    faults: list[Exception] = []

    def end(by: signal.Signals) -> None:
        ended_by.append(by)
        task.cancel()

    def fail(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """What nobody caught would leave the call waiting for ever: it ends the call instead."""
        error = context.get("exception")
        faults.append(error if isinstance(error, Exception) else RuntimeError(context["message"]))
        task.cancel()

    loop.set_exception_handler(fail)
    interrupt.cancels(task)
    # Windows has no such handlers; there the system ends the process.
    with contextlib.suppress(NotImplementedError):
        for each in ending_signals():
            loop.add_signal_handler(each, end, each)
    try:
        return await task
    except asyncio.CancelledError:
        if faults:
            raise faults[0] from None
        if interrupt.wanted:
            return Exit.INTERRUPTED
        if ended_by:
            return Exit(128 + ended_by[0])
        raise
