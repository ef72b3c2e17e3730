"""The four suit shapes. Each is centred on the origin and 100 units tall."""

from __future__ import annotations

from drawing.palette import INK, RED
from drawing.path import P, Path, ellipse

SUITS = "CDHS"
COLOURS = {"C": INK, "D": RED, "H": RED, "S": INK}
# What has the suit's colour says so instead of naming one: the document's `color` is the only place to change
# for a deck of four colours.
INKED = "currentColor"

_STEM = "M3 18C4 32 9 42 18 50L-18 50C-9 42-4 32-3 18Z"

SHAPES: dict[str, Path] = {
    "H": P(
        "M0 50C-9 33-47 12-47-19C-47-38-35-49-23-49C-12-49-4-42 0-31C4-42 12-49 23-49C35-49 47-38 47-19"
        "C47 12 9 33 0 50Z"
    ),
    "D": P("M0-52C10-33 24-15 39 0C24 15 10 33 0 52C-10 33-24 15-39 0C-24-15-10-33 0-52Z"),
    "S": P(
        "M0-50C9-31 46-10 46 15C46 29 36 37 25 37C15 37 8 32 3 24C4 35 9 43 18 50L-18 50C-9 43-4 35-3 24"
        "C-8 32-15 37-25 37C-36 37-46 29-46 15C-46-10-9-31 0-50Z"
    ),
    "C": ellipse(0, -27.5, 22.5)
    + ellipse(-25, 9.5, 22.5)
    + ellipse(25, 9.5, 22.5)
    + P("M-9-14L9-14L14 14L-14 14Z")
    + P(_STEM),
}


def pip(suit: str, cx: float, cy: float, height: float) -> Path:
    return SHAPES[suit].scale(height / 100).move(cx, cy)
