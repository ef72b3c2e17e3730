"""The backs: a lattice of lozenges round a medallion. Each is the same turned by 180 degrees."""

from __future__ import annotations

from drawing.palette import GOLD, SNOW
from drawing.path import P, Path, box, ellipse, line, poly
from drawing.sheet import HEIGHT, WIDTH, Drawing, blank, document

_CX, _CY = WIDTH / 2, HEIGHT / 2
_INSET = 15.0
_RIM = 9.0  # from the field's edge to the lattice
_STEP_X, _STEP_Y = 22.0, 32.0


def _fan(field: str, pale: str) -> Drawing:
    """A quarter of a sun in the top left corner of the lattice."""
    fan = Drawing()
    x, y = _INSET + _RIM, _INSET + _RIM

    def quarter(r: float) -> Path:
        k = r * 0.5523
        return P(f"M{x} {y}L{x + r} {y}C{x + r} {y + k} {x + k} {y + r} {x} {y + r}Z")

    fan.fill(field, quarter(40))
    fan.line(GOLD, 1.8, quarter(40))
    for n in range(7):
        colour = GOLD if n % 2 == 0 else pale
        fan.fill(colour, P("M-1.7-14L0-36L1.7-14Z").turn(90 + 15 * n).move(x, y))
    fan.fill(GOLD, quarter(11))
    return fan


def back(field: str, pale: str) -> str:
    """`field` is the ground between the cream border's lines, `pale` the lattice upon it."""
    left, top, wide, tall = _INSET, _INSET, WIDTH - 2 * _INSET, HEIGHT - 2 * _INSET
    ground = Drawing()
    ground.fill(field, box(left, top, wide, tall, 7))
    lattice = Drawing()
    for k in range(-16, 17):
        for lean in (1, -1):
            x = _CX + (k + 0.5) * _STEP_X
            rise = lean * _STEP_X / _STEP_Y * 200
            lattice.line(pale, 1.5, line((x - rise, _CY - 200), (x + rise, _CY + 200)))
    for row in range(-6, 7):
        for column in range(-6, 7):
            x, y = _CX + column * _STEP_X, _CY + row * _STEP_Y
            for dx, dy in ((0.0, 0.0), (_STEP_X / 2, _STEP_Y / 2)):
                lattice.fill(
                    pale,
                    poly(
                        (x + dx, y + dy - 5),
                        (x + dx + 3.4, y + dy),
                        (x + dx, y + dy + 5),
                        (x + dx - 3.4, y + dy),
                    ),
                )
    for a, b, c in (
        (-1, 0, -(left + _RIM)),
        (1, 0, left + wide - _RIM),
        (0, -1, -(top + _RIM)),
        (0, 1, top + tall - _RIM),
    ):
        lattice = lattice.cut(a, b, c)
    ground.add(lattice)
    ground.line(pale, 1.4, box(left + _RIM, top + _RIM, wide - 2 * _RIM, tall - 2 * _RIM, 3))
    ground.line(GOLD, 1.6, box(left + 4.5, top + 4.5, wide - 9, tall - 9, 5))
    medallion = Drawing()
    medallion.fill(field, poly((0, -86), (60, 0), (0, 86), (-60, 0)))
    medallion.line(GOLD, 2, poly((0, -84), (58.5, 0), (0, 84), (-58.5, 0)))
    medallion.line(pale, 1.4, poly((0, -76), (53, 0), (0, 76), (-53, 0)))
    for k in range(24):
        long = k % 2 == 0
        medallion.fill(
            GOLD if long else pale, P("M-2-17L0-44L2-17Z" if long else "M-1.6-17L0-34L1.6-17Z").turn(15 * k)
        )
    medallion.fill(field, ellipse(0, 0, 19))
    medallion.line(GOLD, 1.8, ellipse(0, 0, 19))
    for k in range(8):
        medallion.fill(SNOW if k % 2 == 0 else pale, P("M0 0C-5-6-5-11 0-15.5C5-11 5-6 0 0Z").turn(45 * k))
    medallion.fill(GOLD, ellipse(0, 0, 2.6))
    for side in (-1, 1):
        medallion.fill(pale, poly((0, side * 50), (4, side * 57), (0, side * 64), (-4, side * 57)))
    ground.add(medallion.move(_CX, _CY))
    left_top = _fan(field, pale)
    right_top = left_top.flip(_CX)
    for fan in (left_top, right_top, left_top.turn(180, _CX, _CY), right_top.turn(180, _CX, _CY)):
        ground.add(fan)
    return document(blank() + ground.elements())
