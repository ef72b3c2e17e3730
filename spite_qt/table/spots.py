"""Where a small panel may stand on the felt, so that it covers little of what is looked at.

Pure geometry. Not for what is looked at (scene) nor for the panels.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize

_GRID = 8
# A logical pixel of way costs as much as so many pixels that are covered of what matters little.
_WAY = 110


def best_spot(
    sizes: Sequence[QSize],
    room: QRect,
    beside: QRect,
    away: int,
    never: Sequence[QRect],
    rather_not: Sequence[Sequence[QRect]],
    better_not: Sequence[QRect],
) -> QRect:
    """Where a panel of one of `sizes` lies best in `room`, near `beside` (empty: near nothing).

    `away`: the distance from `beside` where there is room for it. What it covers of `never` counts first,
    then what it covers of `rather_not`, one group after the other; what it covers of `better_not` is weighed
    against the way. All in the same coordinates, logical pixels.
    """

    def cost(spot: QRect) -> tuple[int, ...]:
        way = spot.center() - (spot if beside.isEmpty() else beside).center()
        covered = _covered(spot, better_not) + _WAY * (abs(way.x()) + abs(way.y()))
        return _covered(spot, [beside, *never]), *(_covered(spot, each) for each in rather_not), covered

    return min(
        (QRect(at, size) for size in sizes for at in _spots(size, room, beside, away)),
        key=cost,
    )


def _covered(spot: QRect, others: Sequence[QRect]) -> int:
    """How many pixels of the others lie under `spot`."""
    shared = (spot.intersected(other) for other in others)
    return sum(each.width() * each.height() for each in shared if not each.isEmpty())


def _spots(size: QSize, room: QRect, beside: QRect, away: int) -> list[QPoint]:
    """Corners where a panel of `size` fits into `room`: a grid, and all round `beside`."""
    right, bottom = (
        max(room.left(), room.right() - size.width()),
        max(room.top(), room.bottom() - size.height()),
    )
    columns = [room.left() + (right - room.left()) * part // _GRID for part in range(_GRID + 1)]
    rows = [room.top() + (bottom - room.top()) * part // _GRID for part in range(_GRID + 1)]
    if not beside.isEmpty():
        columns += [beside.left() - away - size.width(), beside.right() + away]
        columns += [beside.left(), beside.right() - size.width(), beside.center().x() - size.width() // 2]
        rows += [beside.top() - away - size.height(), beside.bottom() + away]
        rows += [beside.top(), beside.bottom() - size.height(), beside.center().y() - size.height() // 2]
    columns = sorted({min(max(x, room.left()), right) for x in columns})
    rows = sorted({min(max(y, room.top()), bottom) for y in rows})
    return [QPoint(x, y) for x in columns for y in rows]
