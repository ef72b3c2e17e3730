"""The small button with a cogwheel that leads to the settings. Its words are the lobby's."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton

_TEETH = 8
# Parts of the wheel's radius: between the teeth, and the hole.
_ROOT, _HOLE = 0.76, 0.36
# Parts of the way from tooth to tooth at which an edge of it goes up, is up, is up no more, is down.
_EDGES = ((0.12, _ROOT), (0.24, 1.0), (0.56, 1.0), (0.68, _ROOT))
# Of the button's side, in line heights; and in logical pixels, at least.
_LINES, _LEAST = 2.0, 32


class Gear(QAbstractButton):
    """Drawn, so that it is as sharp as the type at any size. It lies on felt."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        return QSize(1, 1) * max(_LEAST, round(self.fontMetrics().height() * _LINES))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.hasFocus():
            painter.setPen(QPen(QColor("white"), 2))
            painter.drawRoundedRect(frame, 8, 8)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(255, 255, 255, 235 if self.underMouse() or self.isDown() else 185))
        painter.drawPath(_wheel(frame.center(), min(frame.width(), frame.height()) * 0.33))
        painter.end()


def _wheel(centre: QPointF, radius: float) -> QPainterPath:
    edge = QPolygonF()
    for tooth in range(_TEETH):
        for part, out in _EDGES:
            angle = 2 * pi * (tooth + part - 0.4) / _TEETH
            edge.append(centre + QPointF(cos(angle), sin(angle)) * radius * out)
    path = QPainterPath()
    path.addPolygon(edge)
    path.closeSubpath()
    path.addEllipse(centre, radius * _HOLE, radius * _HOLE)
    return path
