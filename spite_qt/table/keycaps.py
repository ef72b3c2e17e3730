"""The key of every pile, drawn over it on demand. Not for which keys there are (keys)."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from protocol.game import Place, PlaceKind
from spite_qt.table import zlayers
from spite_qt.table.scene import TableScene
from spite_qt.table.stamps import blank

# A cap looks like a key whatever the theme: light, with a dark edge that is thicker below.
_TOP = QColor("#fdfbf4")
_EDGE = QColor("#1c1710")
_TEXT = QColor("#1c1710")


class KeyCaps:
    """Shown by `show`, and moved by it where the piles have moved."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._items: dict[Place, QGraphicsPixmapItem] = {}
        self._drawn: dict[tuple[str, float, float], QPixmap] = {}

    @property
    def shown(self) -> dict[Place, QPointF]:
        """Where caps are now: their middles, in the scene."""
        return {place: item.sceneBoundingRect().center() for place, item in self._items.items()}

    def show(self, caps: Mapping[Place, str]) -> None:
        """These texts over these places, and no others."""
        self.hide()
        layout = self._scene.layout
        if layout is None:
            return
        height = round(max(18.0, layout.card * 0.26))
        for place, text in caps.items():
            if place.kind is PlaceKind.HAND and place.index >= len(self._scene.piles[place]):
                continue
            drawn = self._cap(text, height)
            item = self._items[place] = QGraphicsPixmapItem(drawn)
            size = drawn.deviceIndependentSize()
            item.setPos(self._corner(place, size))
            item.setZValue(zlayers.CAP)
            self._scene.scene.addItem(item)

    def hide(self) -> None:
        for item in self._items.values():
            self._scene.scene.removeItem(item)
        self._items.clear()

    def _corner(self, place: Place, size: QSizeF) -> QPointF:
        """On the upper edge of what can be seen of the top card, so high that its index stays readable."""
        card: QRectF = self._scene.open_rect(place)
        top = card.top() - size.height() * 0.86
        if place.kind is PlaceKind.SIDE:
            # Above it lie the cards below it: on its lower edge nothing is hidden.
            top = card.bottom() - size.height() * 0.62
        room = self._scene.layout.size if self._scene.layout is not None else size
        left = card.center().x() - size.width() / 2
        return QPointF(
            round(min(max(1.0, left), room.width() - size.width() - 1)),
            round(min(max(1.0, top), room.height() - size.height() - 1)),
        )

    def _cap(self, text: str, height: float) -> QPixmap:
        name = (text, height, self._scene.ratio)
        if name not in self._drawn:
            if len(self._drawn) > 200:
                self._drawn.clear()
            self._drawn[name] = _draw(text, height, self._scene.ratio)
        return self._drawn[name]


def _draw(text: str, height: float, ratio: float) -> QPixmap:
    font = QFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont))
    font.setPixelSize(max(9, round(height * 0.6)))
    font.setBold(True)
    width = max(height, round(QFontMetricsF(font).horizontalAdvance(text) + height * 0.5))
    made = blank(QSizeF(width, height), ratio)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = height * 0.2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_EDGE)
    painter.drawRoundedRect(QRectF(0, 0, width, height), radius, radius)
    line = max(1.0, height * 0.06)
    top = QRectF(line, line, width - 2 * line, height - line - max(2.0, height * 0.13))
    painter.setBrush(_TOP)
    painter.drawRoundedRect(top, radius * 0.8, radius * 0.8)
    painter.setPen(QPen(_TEXT))
    painter.setFont(font)
    painter.drawText(top, Qt.AlignmentFlag.AlignCenter, text)
    painter.end()
    return made
