"""The progress of a demo: a bar where there is a terminal, plain lines where there is none."""

from __future__ import annotations

import io

from spite_qt.cli.progress import Progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


LINES: list[dict[str, object]] = [
    {"event": "dealt", "game": 0},
    {"event": "move"},
    {"event": "move"},
    {"event": "game over", "scores": [0, 5]},
    {"event": "dealt", "game": 1},
    {"event": "move"},
    {"event": "game over", "scores": [10, 5]},
]


def told(stream: io.StringIO, lines: list[dict[str, object]] = LINES) -> str:
    progress = Progress("Ada", 10, stream)
    for line in lines:
        progress.add(line)
    progress.close()
    return stream.getvalue()


def test_without_a_terminal_each_game_is_a_line() -> None:
    assert told(io.StringIO()) == "game 1, 2 moves, Ada 0 : 5\ngame 2, 3 moves, Ada 10 : 5\n"


def test_on_a_terminal_a_bar_fills_on_one_line() -> None:
    text = told(Terminal())
    assert text.endswith("\n")
    assert text.count("\n") == 1
    first, *_, last = text.strip().split("\r")
    assert first.startswith("[" + "." * 30 + "]")
    assert last == "[" + "#" * 30 + "] game 2, 3 moves, Ada 10 : 5"


def test_nothing_is_drawn_before_the_first_deal() -> None:
    assert told(Terminal(), []) == ""
    assert told(io.StringIO(), [{"event": "listening", "port": 1}]) == ""
