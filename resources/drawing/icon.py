"""The application icon: a crowned spade before a red card on green felt, plain enough for 16 pixels."""

from __future__ import annotations

from drawing.palette import CARD, GOLD, INK, RED
from drawing.path import P, box
from drawing.sheet import Drawing, document
from drawing.suits import SHAPES

SIDE = 128


def icon() -> str:
    art = Drawing()
    art.fill("#14493b", box(2, 2, 124, 124, 28))
    art.fill("#1f6b54", box(6, 6, 116, 116, 24))
    art.fill("#14493b", box(-30, -44, 60, 88, 9).turn(-17).move(50, 68))
    art.fill(RED, box(-30, -44, 60, 88, 9).turn(-17).move(48, 65))
    art.line(CARD, 3, box(-27, -41, 54, 82, 7).turn(-17).move(48, 65))
    art.fill("#14493b", box(-33, -47, 66, 94, 10).turn(9).move(77, 67))
    art.fill(CARD, box(-33, -47, 66, 94, 10).turn(9).move(75, 64))
    art.fill(INK, SHAPES["S"].scale(0.6).turn(9).move(73.5, 70))
    crown = P("M-17 9L-20-9L-9 0L0-13L9 0L20-9L17 9Z")
    art.fill(GOLD, crown.scale(0.95).turn(9).move(81, 32))
    return document(art.elements(), SIDE, SIDE)
