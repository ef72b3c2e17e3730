"""Faces and hands of the court, before hair and hats. A face is centred on the origin, 54 wide and 70 tall.

Light falls from the left: the nose is the edge between the lit and the shaded half, as in a two-tone linocut.
"""

from __future__ import annotations

from drawing.palette import CREAM, INK, SNOW, Skin
from drawing.path import P, box, ellipse
from drawing.sheet import Drawing


def _lips(skin: Skin, full: bool) -> Drawing:
    """Centred on the mouth's line."""
    lips = Drawing()
    lips.fill(skin.lips, P("M-8.5 0C-5-1.5-3-3.4 0-1.8C3-3.4 5-1.5 8.5 0C4 1.6-4 1.6-8.5 0Z"))
    lips.fill(
        skin.lips,
        P(
            "M-6.5 0.9C-3 2.2 3 2.2 6.5 0.9C4.5 6-4.5 6-6.5 0.9Z"
            if full
            else "M-5 2.8C-2 3.8 2 3.8 5 2.8C3 5-3 5-5 2.8Z"
        ),
    )
    return lips


def _eye(wide: float, white: str, lash: float) -> Drawing:
    """An eye `wide` from corner to corner, its pupil touching a heavy lid so that it looks calm."""
    eye = Drawing()
    k = wide / 16
    shape = "M-8 1C-5-5 4-5.5 8 0.8C4 4.2-4 4.2-8 1Z"
    eye.fill(white, P(shape).scale(k, 1))
    eye.fill(INK, ellipse(0, -0.4, 3.3 * min(1, k * 1.1), 3.6))
    eye.fill(SNOW, ellipse(-1.2 * min(1, k), -1.6, 0.9))
    eye.line(INK, lash, P("M-8.6 1.2C-5-5.4 4-6 8.6 0.6").scale(k, 1))
    return eye


def front(skin: Skin, brow: str, *, full_lips: bool = False, stern: bool = False) -> Drawing:
    """Seen from the front. `brow` is the colour of the eyebrows."""
    face = Drawing()
    face.fill(
        skin.light,
        P("M-27-18C-27-40 27-40 27-18C27 4 22 18 13 28.5C7 36.5-7 36.5-13 28.5C-22 18-27 4-27-18Z"),
    )
    face.fill(
        skin.shade,
        P(
            "M2-34C20-34 27-29 27-18C27 4 22 18 13 28.5C9.5 33 5 34.5 0 34.5L0 25L3 13.5"
            "L-5.5 10.5C-4 2 1-6 1-14Z"
        ),
    )
    face.fill(skin.blush, ellipse(-15.5, 9, 5.5, 4))
    face.add(_eye(15.5, SNOW, 2.4).move(-13, -4.5))
    face.add(_eye(15.5, CREAM, 2.4).flip().move(13, -4.5))
    arch = "M-23-10.5C-18-16-10-16-4.5-11" if stern else "M-22-11C-18-18-10-18-5-13"
    face.line(brow, 2.9, P(arch), P(arch).flip())
    face.line(skin.lips, 1.5, P("M-5.5 10.5C-3 13 1 13 3.5 12.2"))
    face.add(_lips(skin, full_lips).move(0, 20.5))
    return face


def turned(skin: Skin, brow: str, *, full_lips: bool = False) -> Drawing:
    """Three-quarter view, looking to the viewer's right."""
    face = Drawing()
    outline = (
        "M-26-18C-26-40 24-40 23.5-18C23.5-13 22-11 21.5-8C23.5-4 24-1 23.5 4C22.5 14 18 23 13 29"
        "C8 36 0 36-5 33C-16 26-26 8-26-18Z"
    )
    face.fill(skin.light, P(outline))
    face.fill(
        skin.shade,
        P(
            "M9-34C19-32 23.5-27 23.5-18C23.5-13 22-11 21.5-8C23.5-4 24-1 23.5 4"
            "C22.5 14 18 23 13 29C10 33 7 34.5 4 34.8"
            "L6 25L9 14.5L17.5 11.5C15 4 10.5-3 10-13Z"
        ),
    )
    face.fill(skin.blush, ellipse(-11, 9, 5.5, 4))
    face.add(_eye(16, SNOW, 2.4).move(-5.5, -4.5))
    face.add(_eye(9, CREAM, 2.4).move(16.5, -4.5))
    face.line(brow, 2.9, P("M-15-11C-11-18-3-18 3-13"), P("M12.5-13.5C15-16 19-15.5 22-11.5"))
    face.line(skin.lips, 1.5, P("M9 13C12 14.5 16 14 17.5 11.5"))
    face.add(_lips(skin, full_lips).scale(0.92).move(8.5, 21))
    return face


def profile(skin: Skin, brow: str) -> Drawing:
    """Seen from the side, looking to the viewer's right."""
    face = Drawing()
    face.fill(
        skin.light,
        P(
            "M-24-32L8-34C14-30 16.5-24 16.5-16C16-13 16.5-11 17.5-9C20-3 25 4 26.5 8.5"
            "C26.5 11.5 24 12.5 20.5 13"
            "C19.5 14.5 20 15.7 20.5 16.8C22 17.8 22 19.2 20.3 20.1C21.6 21.3 21.3 23 19.5 24"
            "C18.6 26 20.8 28.5 20.5 32"
            "C19.5 37 12 38.5 6 36.5C-4 33-14 26-20 16L-26-8Z"
        ),
    )
    face.fill(
        skin.shade,
        P(
            "M-24-32L-26-8L-20 16C-14 26-4 33 6 36.5C9 37.5 12 37.3 14.5 36.7C4 33-5 24-7 10"
            "C-8-6-6-20-2-33.3Z"
        ),
    )
    face.fill(skin.blush, ellipse(3, 10, 5, 4))
    face.fill(SNOW, P("M3.5-4C7-9.5 12-10 15-8C15-4.5 11-1.5 3.5-4Z"))
    face.fill(INK, ellipse(11.8, -5.6, 2.7, 3.3))
    face.fill(SNOW, ellipse(11, -6.4, 0.9))
    face.line(INK, 2.4, P("M2.5-3.8C6-10 11.5-10.5 16-8.3"))
    face.line(brow, 2.9, P("M1-12C5-18 12-18 17-14.5"))
    face.fill(
        skin.lips,
        P(
            "M13 20.3C15.5 18.8 18 16.2 20.5 16.8C22 17.8 22 19.2 20.3 20.1"
            "C21.6 21.3 21.3 23 19.5 24C17 23.6 14.5 22 13 20.3Z"
        ),
    )
    face.line(skin.lips, 1.4, P("M17.5 11.5C16.8 9.5 18 8 19.5 8.3"))
    return face


def neck(skin: Skin, x: float, top: float, wide: float = 26, tall: float = 40) -> Drawing:
    shape = Drawing()
    shape.fill(skin.shade, box(x - wide / 2, top, wide, tall))
    return shape


def fist(skin: Skin, x: float, y: float) -> Drawing:
    """Four fingers closed round an upright rod at (x, y), the back of the hand to the right."""
    hand = Drawing()
    hand.fill(skin.shade, box(x - 7, y - 10.5, 18, 22, 6))
    for k in range(4):
        hand.fill(skin.light, box(x - 9, y - 11 + 5.5 * k, 16 - (k == 3) * 2, 5, 2.5))
    hand.fill(skin.light, box(x + 1, y - 11, 9, 17, 4.5))
    return hand
