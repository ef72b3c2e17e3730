"""Where a headless call writes: JSON lines for programs, or sentences for people, each flushed at once."""

import json
import sys
from typing import Any, TextIO


class Output:
    """Standard output in one of two forms. BrokenPipeError when the reader has gone."""

    def __init__(self, as_json: bool, stream: TextIO | None = None) -> None:
        self._as_json = as_json
        self._stream = stream if stream is not None else sys.stdout

    def tell(self, event: str, text: str | None, /, **fields: Any) -> None:
        """One thing that happened: `event` and `fields` for programs, `text` for people (None: nothing)."""
        if self._as_json:
            print(json.dumps({"event": event, **fields}), file=self._stream, flush=True)
        elif text is not None:
            print(text, file=self._stream, flush=True)

    def error(self, text: str, event: str = "error", /, **fields: Any) -> None:
        """What went wrong: a sentence on standard error, and for a program a line on standard output too."""
        print(f"spite-qt: {text}", file=sys.stderr, flush=True)
        self.tell(event, None, text=text, **fields)
