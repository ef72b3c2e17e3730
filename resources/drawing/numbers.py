"""The aces and the cards from two to ten: the old pip arrangements, the lower half turned."""

from __future__ import annotations

import math

from drawing.glyphs import index
from drawing.palette import CARD, DEEP_GOLD, GOLD
from drawing.path import P, ellipse, line
from drawing.sheet import Drawing, blank, document, group, turned
from drawing.suits import COLOURS, INKED, SHAPES, pip

_X, _MIDDLE = (67.0, 183.0), 125.0
_TALL = {"C": 48.0, "D": 50.0, "H": 46.0, "S": 50.0}
_SPADE_LEAF = P(
    "M0-50C9-31 46-10 46 15C46 29 36 37 25 37C12 37 5 30 0 22C-5 30-12 37-25 37"
    "C-36 37-46 29-46 15C-46-10-9-31 0-50Z"
)
_FIRST, _LAST = 90.0, 260.0


def _row(part: float) -> float:
    return _FIRST + (_LAST - _FIRST) * part


def places(rank: int) -> list[tuple[float, float]]:
    """Pip centres of the upper half and the middle line, for a rank from 2 to 10."""
    upper: list[tuple[float, float]] = []
    if rank in (2, 3):
        upper = [(_MIDDLE, _row(0))]
    elif rank < 9:
        upper = [(x, _row(0)) for x in _X]
    else:
        upper = [(x, _row(part)) for part in (0, 1 / 3) for x in _X]
    if rank in (7, 8):
        upper.append((_MIDDLE, _row(1 / 4)))
    if rank == 10:
        upper.append((_MIDDLE, _row(1 / 6)))
    if rank in (3, 5, 9):
        upper.append((_MIDDLE, _row(1 / 2)))
    if rank in (6, 7, 8):
        upper.extend((x, _row(1 / 2)) for x in _X)
    return upper


def number_card(rank: int, suit: str) -> str:
    upright = Drawing()
    both_ways = Drawing()
    for x, y in places(rank):
        # The seven's one pip between the rows stands in the upper half only.
        lonely = y == _row(1 / 2) or (rank == 7 and x == _MIDDLE)
        (upright if lonely else both_ways).fill(INKED, pip(suit, x, y, _TALL[suit]))
    corners = index(str(rank), suit) + turned("index")
    pips = group("half", both_ways.elements()) + turned("half") + upright.elements()
    return document(blank() + corners + pips, ink=COLOURS[suit])


def _laurel() -> Drawing:
    """A branch up the left side of the upper half, bending inwards at the top."""
    branch = Drawing()
    leaf = P("M0 0C-4-6-4-14 0-22C4-14 4-6 0 0Z")
    stem = [
        (_MIDDLE + 86 * math.cos(a), 175 - 100 * math.sin(a))
        for a in (math.radians(174 - 2 * k) for k in range(35))
    ]
    branch.line(GOLD, 1.6, line(*stem))
    for k in range(8):
        angle = math.radians(170 - k * 9)
        x, y = _MIDDLE + 86 * math.cos(angle), 175 - 100 * math.sin(angle)
        growing = 10 + k * 9
        size = 0.72 + 0.28 * math.sin(math.pi * (k + 1) / 9)
        for lean in (-36, 36):
            branch.fill(GOLD, leaf.scale(size).turn(growing + lean).move(x, y))
            branch.line(DEEP_GOLD, 0.8, line((0, -3), (0, -15)).scale(size).turn(growing + lean).move(x, y))
    branch.fill(GOLD, ellipse(stem[-1][0] + 5, stem[-1][1] - 1, 3))
    return branch


def _heart_of(suit: str) -> Drawing:
    """What is engraved into the large pip."""
    inner = Drawing()
    shape = SHAPES[suit]
    if suit == "C":
        for cx, cy in ((0, -27.5), (-25, 9.5), (25, 9.5)):
            inner.line(CARD, 1.4, ellipse(cx, cy, 17.5))
            inner.line(GOLD, 1.0, ellipse(cx, cy, 10))
            for k in range(8):
                inner.fill(CARD, ellipse(0, -5.6, 1.3, 3).turn(45 * k).move(cx, cy))
            inner.fill(GOLD, ellipse(cx, cy, 2.0))
        inner.line(CARD, 1.4, line((0, 14), (0, 44)))
        return inner
    centre = {"H": (0.0, -8.0), "D": (0.0, 0.0), "S": (0.0, 8.0)}[suit]
    middle = shape if suit != "S" else _SPADE_LEAF
    inner.fill(CARD, middle.scale(0.86).move(0, -0.8))
    inner.fill(INKED, middle.scale(0.82).move(0, -1))
    x, y = centre
    for k in range(16):
        long = k % 2 == 0
        ray = P("M-1.3-10.5L0-27L1.3-10.5Z") if long else P("M-1-10.5L0-19L1-10.5Z")
        inner.fill(GOLD if long else CARD, ray.turn(22.5 * k).move(x, y))
    inner.fill(CARD, shape.scale(0.16).move(x, y))
    return inner


def large_pip(suit: str) -> str:
    large = Drawing()
    large.fill(INKED, SHAPES[suit])
    large.add(_heart_of(suit))
    return large.scale(1.36).move(_MIDDLE, 175).elements()


def ace(suit: str) -> str:
    branch = _laurel()
    half = group("laurel", branch.elements() + branch.flip(_MIDDLE).elements())
    picture = group("picture", half + turned("laurel") + large_pip(suit))
    return document(blank() + index("A", suit) + turned("index") + picture, ink=COLOURS[suit])
