"""What a program with a window leaves behind when a fault ends it, and what the next start makes of that.

While it runs, `crash.txt` in the data folder is open and empty; a crash of Python or Qt writes there where
every thread was (lines of code, never a value), a clean end takes it away. `fault.txt` is what the command
line keeps of an error that nobody caught. A program that was killed, or lost its power, leaves neither with
anything in it: that is no fault of its own. The next start makes one report of both.

Not for errors that the window could tell and go on after (`app.errors_told`, `log`).
"""

from __future__ import annotations

import faulthandler
import logging
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from protocol.net.files import read_regular
from spite_qt.log import FILE_NAME as LOG_NAME
from spite_qt.log import cleaned

CRASH_NAME: Final = "crash.txt"
FAULT_NAME: Final = "fault.txt"
REPORT_NAME: Final = "report.txt"

# Bytes: of what a crash leaves, and of the log's end, which tells what was going on.
_MOST: Final = 1 << 16
_LINES_OF_LOG: Final = 80

_log = logging.getLogger(__name__)


@contextmanager
def crashes_kept(folder: Path) -> Iterator[None]:
    """Within it a crash leaves its trace in `folder`."""
    path = folder / CRASH_NAME
    try:
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    except OSError as error:
        _log.warning("a crash would leave no trace: %s", error)
        yield
        return
    faulthandler.enable(file)
    try:
        yield
    finally:
        faulthandler.disable()
        os.close(file)
        # An error that passes through here is kept by the command line.
        with suppress(OSError):
            path.unlink()


def last_report(folder: Path) -> Path | None:
    """The report on how the last run ended, if a fault ended it; a run is reported once.

    In it: when, what the crash left, and the end of the log with the versions. No cards, keys or codes: see
    `log`.
    """
    left: list[str] = []
    for name in (CRASH_NAME, FAULT_NAME):
        path = folder / name
        try:
            text = read_regular(path, _MOST).decode("utf-8", "replace").strip()
            ended = time.strftime("%Y-%m-%d %H:%M", time.localtime(path.stat().st_mtime))
        except OSError:
            continue
        if text:
            left.append(f"Ended on {ended}:\n\n{cleaned(text)}\n")
    if not left:
        return None
    report = folder / REPORT_NAME
    try:
        written = os.open(report, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with open(written, "w", encoding="utf-8", errors="backslashreplace") as file:
            file.write("\n".join([*left, f"The end of the log:\n\n{_end_of_log(folder)}\n"]))
    except OSError as error:
        _log.warning("the last run ended by a fault; no report can be written: %s", error)
        return None
    for name in (CRASH_NAME, FAULT_NAME):
        with suppress(OSError):
            (folder / name).unlink()
    return report


def _end_of_log(folder: Path) -> str:
    try:
        with open(folder / LOG_NAME, "rb") as file:
            file.seek(max(0, os.fstat(file.fileno()).st_size - _MOST))
            lines = file.read(_MOST).decode("utf-8", "replace").splitlines()
    except OSError as error:
        return f"(it cannot be read: {error.strerror})"
    return "\n".join(lines[-_LINES_OF_LOG:])
