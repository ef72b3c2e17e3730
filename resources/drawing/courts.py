"""The twelve courts."""

from __future__ import annotations

from drawing.glyphs import index
from drawing.numbers import large_pip
from drawing.sheet import blank, document, group, turned


def court(rank: str, suit: str) -> str:
    return document(blank() + group("half", index(rank, suit)) + turned("half") + large_pip(suit))
