"""The index letters and figures: our own narrow bold shapes, and the corner index made of them.

A glyph is drawn in a box 40 units tall with its left edge at 0. Thick stems and thin hairlines follow the
broad pen, with small slab feet, so that the index stays warm when large and clear when 10 pixels high.
"""

from __future__ import annotations

from dataclasses import dataclass

from drawing.path import P, Path, ellipse, number
from drawing.sheet import group
from drawing.suits import INKED, pip

TOP = 12.0  # where the index begins, card units
LEFT = 13.0
TALL = 44.0
_ENLARGED = TALL / 40


@dataclass(frozen=True)
class Glyph:
    width: float
    strokes: tuple[tuple[Path, float], ...]  # centre line and pen width


def _glyph(width: float, *strokes: tuple[str, float]) -> Glyph:
    return Glyph(width, tuple((P(data), pen) for data, pen in strokes))


_SIX = "M23.5 9C19 0.5 4.5 3 4.5 23C4.5 40 24 40.5 24 27C24 15 9 14 5 25"

GLYPHS: dict[str, Glyph] = {
    "A": _glyph(
        32,
        ("M14.5 3L5.5 37", 5),
        ("M16 1.5L26 38", 8),
        ("M9.5 26.5L21 26.5", 4.6),
        ("M0 37.6L11 37.6M19.5 37.6L32 37.6", 4.8),
    ),
    "2": _glyph(27, ("M4.5 13C4 0.5 23 0.5 22.5 12C22 20 9 26 5 36L25 36", 7.6), ("M24.6 40L24.6 30", 4)),
    "3": _glyph(
        27,
        (
            "M4.5 10C7 1.5 22 2 22 11C22 17 17 18.7 11 18.7C18 18.7 23.5 21.5 23.5 28C23.5 39 6 39 3.6 29.5",
            7.4,
        ),
    ),
    "4": _glyph(29, ("M19.5 40L19.5 4L4 28.5L29 28.5", 7)),
    "5": _glyph(27, ("M23.5 3.8L8 3.8L7 18.5C13 13.5 23.5 15.5 23.5 26C23.5 39 7 39.5 3.6 30", 7.4)),
    "6": _glyph(28, (_SIX, 7.4)),
    "7": _glyph(27, ("M4.2 10L4.2 3.8L24 3.8C17 14 12.5 26 12 40", 7.6)),
    "8": _glyph(
        28,
        (
            (
                "M14 18.8C3 18.2 3.5 3.7 14 3.7C24.5 3.7 25 18.2 14 18.8C0.5 19.5 0.5 36.3 14 36.3"
                "C27.5 36.3 27.5 19.5 14 18.8Z"
            ),
            7.2,
        ),
    ),
    "9": Glyph(28, ((P(_SIX).turn(180, 14, 20), 7.4),)),
    "10": Glyph(40, ((P("M1 9.5L8 4L8 40"), 7.6), (ellipse(28, 20, 8.4, 16.2), 7.4))),
    "J": _glyph(25, ("M17.5 1L17.5 28C17.5 39 5 39 3.6 29", 7.8), ("M8 2.4L25 2.4", 4.8)),
    "Q": Glyph(32, ((ellipse(15.5, 19.6, 11.7, 15.9), 7.6), (P("M13.5 25.5L28 39"), 6.4))),
    "K": _glyph(
        31,
        ("M7.5 0L7.5 40", 7.8),
        ("M25 3L10 23", 5.4),
        ("M14.5 17.5L25.5 38", 8),
        ("M0.5 2.4L14.5 2.4M0.5 37.6L14.5 37.6M19 2.4L30.5 2.4M19.5 37.6L31.5 37.6", 4.8),
    ),
}

_SUIT_TALL = {"C": 38.0, "D": 41.0, "H": 36.0, "S": 39.5}
_SUIT_WIDE = {"C": 0.95, "D": 0.78, "H": 0.94, "S": 0.92}


def index(rank: str, suit: str) -> str:
    """The group `index`: rank, then suit to its right, in one line inside the card's top 60 units.

    The suit is an element of its own, `suit`: a deck with large corners shows it in the middle too.
    """
    glyph = GLYPHS[rank]
    body = ""
    for path, pen in glyph.strokes:
        data = path.scale(_ENLARGED).move(LEFT, TOP).data()
        width = number(pen * _ENLARGED)
        paint = f'fill="none" stroke="{INKED}" stroke-width="{width}" stroke-linejoin="round"'
        body += f'<path {paint} d="{data}"/>\n'
    tall = _SUIT_TALL[suit]
    centre = LEFT + glyph.width * _ENLARGED + 4.5 + tall * _SUIT_WIDE[suit] / 2
    body += f'<path id="suit" fill="{INKED}" d="{pip(suit, centre, TOP + TALL / 2, tall).data()}"/>\n'
    return group("index", body)
