"""Checks that the two ends of a match tell the same story, move by move; for `spite-qt demo`.

It compares what each end printed (`--json`), not what it computed: a seat has no other way to be compared.
"""

from collections import deque
from typing import Any

# What both ends must print alike and in the same order. Other lines (port, own code, names) differ by nature.
_SHARED = {
    "dealt": ("game", "starter", "digest", "chain"),
    "move": ("game", "number", "seat", "move", "digest", "chain"),
    "game over": ("game", "winner", "points", "how", "scores"),
    "match over": ("points", "winner", "how"),
}

Line = dict[str, Any]


class Agreement:
    """Two stories side by side.

    `difference` is None while they agree, else a sentence; `moves` counts moves that both told alike. What
    only one end has told so far is kept, so memory is bounded by how far one end runs ahead.
    """

    def __init__(self, names: tuple[str, str]) -> None:
        self._names = names
        self._ahead: tuple[deque[Line], deque[Line]] = (deque(), deque())
        self.moves = 0
        self.difference: str | None = None

    def add(self, end: int, line: Line) -> None:
        """A line that end 0 or 1 printed."""
        shared = _SHARED.get(line.get("event", ""))
        if shared is None or self.difference is not None:
            return
        self._ahead[end].append({key: line.get(key) for key in ("event", *shared)})
        while all(self._ahead) and self.difference is None:
            self._compare(*(lines.popleft() for lines in self._ahead))

    def finish(self) -> None:
        """Both ends have ended: what only one of them told is a difference."""
        for name, lines in zip(self._names, self._ahead, strict=True):
            if lines and self.difference is None:
                self.difference = f"only {name} tells of {_where(lines[0])}"

    def _compare(self, one: Line, other: Line) -> None:
        if one == other:
            self.moves += one["event"] == "move"
            return
        key = next(key for key in one if one[key] != other.get(key))
        self.difference = (
            f"at {_where(one)} the {key} differs: "
            f"{self._names[0]} has {one[key]}, {self._names[1]} has {other.get(key)}"
        )


def _where(line: Line) -> str:
    where = f"{line['event']!r}"
    if line.get("game") is not None:
        where += f" of game {line['game']}"
    if line.get("number") is not None:
        where += f", number {line['number']}"
    return where
