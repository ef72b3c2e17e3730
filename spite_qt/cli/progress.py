"""How far a match is, from the lines of one end: a bar on a terminal, elsewhere a line a game."""

import time
from typing import Any, TextIO

from spite_qt.cli.output import Stream

_WIDTH = 30
# Redrawing more often than this (seconds) costs more than it shows.
_PAUSE = 0.1


class Progress:
    """`add` every line of one end of the match, `close` at the end, also after an error."""

    def __init__(self, name: str, target: int, stream: TextIO | Stream) -> None:
        """`name`: whose points come first; that end's seat is 0. `target`: points that win."""
        self._name = name
        self._target = target
        self._stream = stream
        self._is_terminal = stream.isatty()
        self._scores = (0, 0)
        self._game = 0
        self._moves = 0
        self._drawn_at = 0.0
        self._drawn = 0

    def add(self, line: dict[str, Any]) -> None:
        match line["event"]:
            case "dealt":
                self._game = line["game"] + 1
            case "move":
                self._moves += 1
            case "game over":
                self._scores = tuple(line["scores"])
                if not self._is_terminal:
                    self._print(f"{self._standing()}\n")
            case _:
                return
        if self._is_terminal and time.monotonic() - self._drawn_at >= _PAUSE:
            self._draw()

    def close(self) -> None:
        """Leave the last state of the bar on a line of its own."""
        if self._is_terminal and self._game:
            self._draw()
            self._print("\n")

    def _standing(self) -> str:
        return f"game {self._game}, {self._moves:,} moves, {self._name} {self._scores[0]} : {self._scores[1]}"

    def _draw(self) -> None:
        done = min(_WIDTH, _WIDTH * max(self._scores) // self._target)
        text = f"[{'#' * done}{'.' * (_WIDTH - done)}] {self._standing()}"
        # What a longer line before has left is written over.
        self._print("\r" + text.ljust(self._drawn))
        self._drawn = len(text)
        self._drawn_at = time.monotonic()

    def _print(self, text: str) -> None:
        self._stream.write(text)
        self._stream.flush()
