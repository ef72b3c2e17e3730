"""Runs a headless call: the event loop, Ctrl+C and SIGTERM, and the exit codes of all calls.

Both signals cancel the call, which says goodbye to the other side before it ends.
"""

import asyncio
import contextlib
import signal
from collections.abc import Coroutine
from enum import IntEnum
from typing import Any

from protocol.errors import Reason


class Exit(IntEnum):
    """Exit codes. Those from 128 are what a shell reports for a program that a signal ended."""

    ENDED_WELL = 0
    DIFFERS = 1
    BAD_USAGE = 2
    REFUSED = 3
    LINK_LOST = 4
    FAULT = 70  # a fault of this program; sysexits.h calls it EX_SOFTWARE
    INTERRUPTED = 128 + 2
    READER_GONE = 128 + 13
    TERMINATED = 128 + 15


# The other side turned us away; nothing is broken.
_REFUSALS = {
    Reason.BUSY,
    Reason.CHANGED_KEY,
    Reason.CODE_NEEDED,
    Reason.DECLINED,
    Reason.DUPLICATE,
    Reason.NO_CODE,
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
    """The call's exit code. KeyboardInterrupt on Ctrl+C, after the call has cleaned up."""
    return asyncio.run(_until_terminated(call))


async def _until_terminated(call: Coroutine[Any, Any, int]) -> int:
    task = asyncio.ensure_future(call)
    loop = asyncio.get_running_loop()
    terminated = False
    faults: list[Exception] = []

    def terminate() -> None:
        nonlocal terminated
        terminated = True
        task.cancel()

    def fail(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """What nobody caught would leave the call waiting for ever: it ends the call instead."""
        error = context.get("exception")
        faults.append(error if isinstance(error, Exception) else RuntimeError(context["message"]))
        task.cancel()

    loop.set_exception_handler(fail)
    # Windows has no such handlers; there the system ends the process.
    with contextlib.suppress(NotImplementedError):
        loop.add_signal_handler(signal.SIGTERM, terminate)
    try:
        return await task
    except asyncio.CancelledError:
        if faults:
            raise faults[0] from None
        if terminated:
            return Exit.TERMINATED
        raise
