"""The log that a person can attach to a bug report: `spite-qt.log` in the data folder, and what may not be
in it.

Three files of a megabyte at most: `spite-qt.log`, and `.1` and `.2` behind it. In it: versions, what happened
on the links, refusals, interfaces that come and go, errors with their tracebacks. Never in it: cards that are
not seen by both, keys, join codes, or digests and chains (near the end of a game cards could be guessed from
those). Whoever logs leaves them out; `cleaned` is the net below, for texts of errors.

Not for what is told to the person, and not the journal: a log that cannot be written is a log that is
missing, which is said at the start, and nothing else.
"""

import contextlib
import logging
import os
import re
import sys
import time
from pathlib import Path
from typing import Final

FILE_NAME: Final = "spite-qt.log"
# Bytes; an evening writes about 10 kB, with --verbose 300 kB. Beyond it the file is set behind the others.
LARGEST_FILE: Final = 1 << 20
OLDER_FILES: Final = 2

# What this program says of itself; of the libraries it uses, only what they warn of.
_OURS: Final = ("protocol", "spite_qt")

_HIDDEN: Final = "[left out]"
# Sixteen hexadecimal digits are a digest, and keys and chains are longer; bytes are never said but by
# mistake; two words and a number are a join code.
_SECRETS: Final = re.compile(
    r"""\b[0-9A-Fa-f]{16,}\b
    | \bb'(?:\\.|[^'\\])*' | \bb"(?:\\.|[^"\\])*"
    | \b[a-z]{3,7}-[a-z]{3,7}-[0-9]{2}\b""",
    re.VERBOSE,
)


class LogFile(logging.Handler):
    """Appends to the log in a data folder.

    The file is opened for each line, so that a second program on the same folder can write there that it was
    refused, and nothing is left open. What cannot be written is dropped: the match does not depend on it.
    `trouble`: why that was so last, in the system's words.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.path = folder / FILE_NAME
        self.trouble: str | None = None
        self.setFormatter(_Line())

    def emit(self, record: logging.LogRecord) -> None:
        # Also for what a record's own arguments may raise: no line is worth a match.
        with contextlib.suppress(Exception):
            data = (self.format(record) + "\n").encode("utf-8", "backslashreplace")
            try:
                size = self._append(data)
            except OSError as error:
                self.trouble = error.strerror or str(error)
                return
            if size > LARGEST_FILE:
                self._rotate()

    def _append(self, data: bytes) -> int:
        """The size of the file then, in bytes."""
        # For the owner's eyes, like the journal beside it. A pipe that nobody reads must not be waited for.
        flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_NONBLOCK", 0)
        file = os.open(self.path, flags, 0o600)
        try:
            os.write(file, data)
            return os.fstat(file).st_size
        finally:
            os.close(file)

    def _rotate(self) -> None:
        for number in range(OLDER_FILES, 0, -1):
            behind = f".{number - 1}" if number > 1 else ""
            # There may be none yet; and what cannot be moved there keeps nothing else from being moved.
            with contextlib.suppress(OSError):
                os.replace(f"{self.path}{behind}", f"{self.path}.{number}")


class _Terminal(logging.StreamHandler):  # type: ignore[type-arg]  # generic for type checkers only
    """Standard error, as it is when the line is written."""

    def __init__(self) -> None:
        super().__init__(sys.stderr)
        self.setFormatter(_Line())

    def handleError(self, record: logging.LogRecord) -> None:
        """Nobody reads it any more, or a library's line is amiss; neither ends a match."""


class _Line(logging.Formatter):
    """`2026-11-29T20:15:03.512Z +12.345 INFO protocol.net.session: ...`: the date, which may be wrong or set
    back, and seconds since the start, which cannot.
    """

    def __init__(self) -> None:
        super().__init__()
        self._began = time.monotonic()

    def format(self, record: logging.LogRecord) -> str:
        date = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        since = time.monotonic() - self._began
        line = (
            f"{date}.{int(record.msecs):03}Z +{since:.3f} {record.levelname} {record.name}: "
            f"{_one_line(record.getMessage())}"
        )
        if record.exc_info:
            line += "\n" + self.formatException(record.exc_info)
        return cleaned(line)


def open_log(folder: Path, verbose: bool) -> LogFile:
    """From now on log to the folder's file; with `verbose` also every move and every call that came."""
    file = LogFile(folder)
    _add(file, verbose)
    return file


def log_to_terminal() -> None:
    """From now on log to standard error too, everything."""
    _add(_Terminal(), verbose=True)


def close_log() -> None:
    """Log nowhere any more."""
    root = logging.getLogger()
    for handler in list(root.handlers):
        if isinstance(handler, LogFile | _Terminal):
            root.removeHandler(handler)
            handler.close()
    for name in _OURS:
        logging.getLogger(name).setLevel(logging.NOTSET)


def _add(handler: logging.Handler, verbose: bool) -> None:
    logging.getLogger().addHandler(handler)
    for name in _OURS:
        logging.getLogger(name).setLevel(logging.DEBUG if verbose else logging.INFO)


def cleaned(text: str) -> str:
    """A text without what looks like a key, a digest or a join code: for the log and reports of faults."""
    return _SECRETS.sub(_HIDDEN, text)


def _one_line(text: str) -> str:
    """What would begin a new line or steer a terminal is escaped."""
    return "".join(each if each.isprintable() else ascii(each)[1:-1] for each in text)
