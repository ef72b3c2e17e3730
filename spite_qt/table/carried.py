"""The shadow under a card that is carried: wider and softer than under one that lies. Not for the card."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from spite_qt.card_pixmaps import soft_shadow
from spite_qt.table import zlayers
from spite_qt.table.layout import Pose
from spite_qt.table.scene import TableScene

_MARGIN = 0.2  # of the shadow round the card, in card widths
_DARK = 0.36  # how opaque it is at most
_BELOW = 0.07  # how far below the card's middle its own is, in card widths


class CarriedShadow:
    """Not there until `show`."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._item: QGraphicsPixmapItem | None = None
        self._drawn_for = (0.0, 0.0)  # card width and pixel ratio
        self._drawn = QPixmap()

    def show(self, width: float) -> None:
        """For a card of this width; `follow` brings it below one."""
        self.hide()
        drawn = self._shadow(width, self._scene.ratio)
        extent = drawn.deviceIndependentSize()
        self._item = QGraphicsPixmapItem(drawn)
        self._item.setOffset(-extent.width() / 2, -extent.height() / 2)
        self._item.setZValue(zlayers.SHADOW)
        self._scene.scene.addItem(self._item)

    def follow(self, pose: Pose) -> None:
        """The card is there now."""
        assert self._item is not None, "carried without a shadow"
        self._item.setPos(QPointF(pose.x, pose.y + pose.width * _BELOW))

    def hide(self) -> None:
        if self._item is not None:
            self._scene.scene.removeItem(self._item)
            self._item = None

    def _shadow(self, width: float, ratio: float) -> QPixmap:
        """Drawn once for a size of cards: it takes longer than a frame."""
        if self._drawn_for != (width, ratio):
            self._drawn_for = (width, ratio)
            self._drawn = soft_shadow(width, ratio, _MARGIN, _DARK)
        return self._drawn
