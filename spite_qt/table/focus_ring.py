"""The ring round the place that has the keyboard's focus. Not for where a card may go (glows).

It is a crisp gold line in a dark one, so that it stands out from felt, white cards and a glow alike.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from spite_qt.table import zlayers
from spite_qt.table.palette import Palette
from spite_qt.table.stamps import CORNER, blank

# Logical pixels.
_LINE = 3.0
_CASING = 1.5
_GAP = 1.5  # of the casing from the card
# One more to fade out in: the edge of a pixmap that is turned has steps.
_REACH = _GAP + 2 * _CASING + _LINE + 1
_ABOVE = 0.3  # of half a layer from one card to the next
_DARK = QColor(20, 16, 4, 230)


class FocusRing:
    """One ring, drawn anew when its size, the palette or the pixel ratio changes."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._item = QGraphicsPixmapItem()
        self._item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._item.hide()
        scene.addItem(self._item)
        self._drawn: object = None

    def show(self, rect: QRectF, angle: float, layer: float | None, palette: Palette, ratio: float) -> None:
        """Lie round `rect` (scene coordinates) turned by `angle` degrees about its middle.

        `layer`: of the card, to lie right above it; None: above all that lies.
        """
        wanted = (rect.width(), rect.height(), palette.gold.rgba(), ratio)
        if wanted != self._drawn:
            self._drawn = wanted
            self._draw(rect.size(), palette, ratio)
        self._item.setZValue(zlayers.FOCUS if layer is None else layer + _ABOVE)
        self._item.setPos(rect.center())
        self._item.setRotation(angle)
        self._item.show()

    def hide(self) -> None:
        self._item.hide()

    def _draw(self, size: QSizeF, palette: Palette, ratio: float) -> None:
        made = blank(QSizeF(size.width() + 2 * _REACH, size.height() + 2 * _REACH), ratio)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = _GAP + _CASING + _LINE / 2
        line = QRectF(_REACH, _REACH, size.width(), size.height()).adjusted(-middle, -middle, middle, middle)
        radius = size.width() * CORNER + middle
        for colour, width in ((_DARK, _LINE + 2 * _CASING), (palette.gold, _LINE)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(line, radius, radius)
        painter.end()
        self._item.setPixmap(made)
        extent = made.deviceIndependentSize()
        self._item.setOffset(-extent.width() / 2, -extent.height() / 2)
