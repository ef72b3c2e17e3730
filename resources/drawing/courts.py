"""The court card round a figure: panel, sunburst, the slanting band between the two halves, frame and index.

A figure is drawn once, upright, cut along the band's middle, and repeated turned by 180 degrees.
"""

from __future__ import annotations

import math

from drawing import jacks, kings, queens
from drawing.glyphs import index
from drawing.palette import CARD, GOLD, INK, LIVERIES, SNOW, Livery
from drawing.path import box, poly
from drawing.sheet import CORNER, HEIGHT, WIDTH, Drawing, blank, document, group, turned
from drawing.suits import COLOURS

FIGURES = {**kings.FIGURES, **queens.FIGURES, **jacks.FIGURES}

_SLOPE = 0.32
_CX, _CY = WIDTH / 2, HEIGHT / 2
# The frame leaves the two corners with an index free.
_FRAME = ((94, 16), (234, 16), (234, 288), (156, 288), (156, 334), (16, 334), (16, 62), (94, 62))
_INNER = (
    (98.5, 20.5),
    (229.5, 20.5),
    (229.5, 283.5),
    (151.5, 283.5),
    (151.5, 329.5),
    (20.5, 329.5),
    (20.5, 66.5),
    (98.5, 66.5),
)
_BAND = 6.5  # half its height


def _upper(drawing: Drawing) -> Drawing:
    """What lies above the band's middle and within the frame."""
    for a, b, c in ((-_SLOPE, 1, _CY - _SLOPE * _CX), (1, 0, 234), (-1, 0, -16), (0, -1, -16)):
        drawing = drawing.cut(a, b, c)
    return drawing


def _panel(livery: Livery) -> Drawing:
    panel = Drawing()
    panel.fill(livery.ground, box(16, 16, 218, 318))
    cx, cy, reach = 134.0, 96.0, 260.0
    for k in range(18):
        one, two = math.radians(20 * k), math.radians(20 * k + 10)
        panel.fill(
            livery.ray,
            poly(
                (cx, cy),
                (cx + reach * math.cos(one), cy + reach * math.sin(one)),
                (cx + reach * math.cos(two), cy + reach * math.sin(two)),
            ),
        )
    panel.line(GOLD, 1.2, poly(*_INNER))
    return panel


def _band(livery: Livery) -> Drawing:
    """Point-symmetric about the card's centre."""
    band = Drawing()

    def y(x: float) -> float:
        return _CY + _SLOPE * (x - _CX)

    def strip(half: float) -> tuple[tuple[float, float], ...]:
        return ((14, y(14) - half), (236, y(236) - half), (236, y(236) + half), (14, y(14) + half))

    band.fill(INK, poly(*strip(_BAND + 1.6)))
    band.fill(GOLD, poly(*strip(_BAND)))
    band.fill(livery.main if livery.main != GOLD else livery.second, poly(*strip(_BAND - 2)))
    for k in range(-6, 7):
        x = _CX + k * 18
        band.fill(
            GOLD if k % 2 else SNOW,
            poly((x - 5.5, y(x - 5.5)), (x, y(x) - 3.4), (x + 5.5, y(x + 5.5)), (x, y(x) + 3.4)),
        )
    return band


def court(rank: str, suit: str) -> str:
    livery = LIVERIES[suit]
    half = _panel(livery)
    half.add(FIGURES[rank + suit]())
    around = box(2, 2, WIDTH - 4, HEIGHT - 4, CORNER - 2) + poly(*_FRAME)
    rim = f'<path fill="{CARD}" fill-rule="evenodd" d="{around.data()}"/>\n'
    frame = Drawing()
    frame.line(INK, 2, poly(*_FRAME))
    return document(
        blank()
        + group(
            "picture",
            group("half", _upper(half).elements()) + turned("half") + _band(livery).elements(),
        )
        + rim
        + frame.elements()
        + index(rank, suit)
        + turned("index"),
        ink=COLOURS[suit],
    )
