"""Where a headless call writes: JSON lines for programs, or sentences for people, each flushed at once."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, TextIO


class CannotWriteError(Exception):
    """Standard output cannot be written to (a full disk), in the system's words. Nobody's fault here."""


class Stream:
    """A stream that a person or program reads. BrokenPipeError when the reader has gone; CannotWriteError for
    what else can go wrong, so that nobody takes it for an error of the file they just worked with.
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        with _errors_named():
            return self._stream.write(text)

    def flush(self) -> None:
        with _errors_named():
            self._stream.flush()

    def isatty(self) -> bool:
        return self._stream.isatty()


@contextmanager
def _errors_named() -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise CannotWriteError(error.strerror or str(error)) from error


def complain(text: str) -> None:
    """A line on standard error, if anybody can read it there."""
    with suppress(OSError):
        print(f"spite-qt: {text}", file=sys.stderr, flush=True)


def points(number: int) -> str:
    """So many points, in words."""
    return "1 point" if number == 1 else f"{number:,} points"


class Output:
    """Standard output in one of two forms. BrokenPipeError and CannotWriteError as `Stream` has them."""

    def __init__(self, as_json: bool, stream: TextIO | None = None) -> None:
        self._as_json = as_json
        self.stream = Stream(stream if stream is not None else sys.stdout)

    def tell(self, event: str, text: str | None, /, **fields: Any) -> None:
        """One thing that happened: `event` and `fields` for programs, `text` for people (None: nothing)."""
        if self._as_json:
            print(json.dumps({"event": event, **fields}), file=self.stream, flush=True)
        elif text is not None:
            print(text, file=self.stream, flush=True)

    def error(self, text: str, event: str = "error", /, **fields: Any) -> None:
        """What went wrong: a sentence on standard error, and for a program a line on standard output too."""
        complain(text)
        self.tell(event, None, text=text, **fields)
