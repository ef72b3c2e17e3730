"""The signals that end this process and its standard streams, for programs with a command line.

It is imported before anything else, and so imports little. Not for what is printed.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import TextIO

# What a shell reports for a program that SIGINT ended.
INTERRUPTED = 128 + 2


def end_on_interrupt() -> None:
    """From now on Ctrl+C ends this process at once, without a word: nothing has begun."""
    signal.signal(signal.SIGINT, _end)


def _end(_: int, __: FrameType | None) -> None:
    os._exit(INTERRUPTED)


@contextmanager
def ending_on_interrupt() -> Iterator[None]:
    """Within it Ctrl+C ends this process at once, without a word, as `end_on_interrupt` says.

    For what loads and calls Qt: an exception that comes up in the middle of it is lost, or taken for a fault.
    """
    before = signal.signal(signal.SIGINT, _end)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def ignore_interrupt() -> None:
    """From now on Ctrl+C changes nothing: all is done, and the exit code is known.

    An interpreter that ends gives every signal back to the system that a handler of Python's was for, and so
    would be killed by it; what is ignored stays so.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def raise_on_interrupt() -> None:
    """From now on Ctrl+C is a KeyboardInterrupt, so that what has begun can be cleaned up."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def ending_signals() -> tuple[signal.Signals, ...]:
    """Those besides Ctrl+C by which a program is asked to end: SIGTERM, and where the system has it SIGHUP
    (the terminal was closed), unless whoever started this process has it ignored, as nohup does.
    """
    hang_up = getattr(signal, "SIGHUP", None)
    if hang_up is None or signal.getsignal(hang_up) is signal.SIG_IGN:
        return (signal.SIGTERM,)
    return (signal.SIGTERM, hang_up)


def open_closed_streams() -> None:
    """A standard stream that was closed by who started us leads nowhere instead.

    Left closed, its number would be given to the next file that is opened, and be written to by accident.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - open to the end


def settle(stream: TextIO | None) -> OSError | None:
    """Write what `stream` still holds. If that fails, the error; the stream then leads nowhere, because the
    interpreter flushes once more when it ends, and that must not change the exit code.
    """
    if stream is None:
        return None
    try:
        stream.flush()
    except OSError as error:
        with suppress(OSError, ValueError):
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, stream.fileno())
            os.close(nowhere)
        return error
    return None
