"""Rings of light: round the card that is picked up and round every pile that takes it.

Fainter ones show where a card may go that is only pointed at.

Not for choosing them (hands).
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from protocol.game import Place, PlaceKind
from spite_qt.table import stamps, zlayers
from spite_qt.table.cards import CardItem
from spite_qt.table.scene import TableScene

# How much of a ring is seen of one that is no promise yet.
_HINT = 0.8
_FAINT_HINT = 0.38
# Rings that are kept: those of one size of cards, and of the one before it.
_MOST_DRAWN = 8


class Glows:
    """The rings that are lit now. Pixmaps are kept for one card size."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._lit: dict[Place, QGraphicsPixmapItem] = {}
        self._best: Place | None = None
        self._picked: QGraphicsPixmapItem | None = None
        self._hinted: dict[Place, QGraphicsPixmapItem] = {}
        self._pixmaps: dict[object, QPixmap] = {}

    @property
    def hinted(self) -> frozenset[Place]:
        """Places that the card which is pointed at may go to."""
        return frozenset(self._hinted)

    @property
    def targets(self) -> frozenset[Place]:
        """Places with a ring round them."""
        return frozenset(self._lit)

    @property
    def best(self) -> Place | None:
        """The one that would take the card if it were let go now."""
        return self._best

    def hint(self, targets: Iterable[Place]) -> None:
        """Where a card that is pointed at may go: side piles fainter, they take any card of a hand."""
        self.unhint()
        for place in targets:
            ring = self._hinted[place] = self._ring(place, strong=False)
            ring.setOpacity(_HINT if place.kind is PlaceKind.CENTRE else _FAINT_HINT)

    def unhint(self) -> None:
        for item in self._hinted.values():
            self._scene.scene.removeItem(item)
        self._hinted.clear()

    def show(self, targets: Iterable[Place]) -> None:
        self.clear()
        for place in targets:
            self._lit[place] = self._ring(place, strong=False)

    def mark(self, best: Place | None) -> None:
        """Make one of the rings strong, or none."""
        if best == self._best:
            return
        for place, strong in ((self._best, False), (best, True)):
            if place is not None and place in self._lit:
                self._scene.scene.removeItem(self._lit[place])
                self._lit[place] = self._ring(place, strong)
        self._best = best

    def pick(self, item: CardItem) -> None:
        """A ring round the card that was picked up by a click; it moves with the card."""
        self._unpick()
        pose = item.home
        ring = QGraphicsPixmapItem(self._drawn(pose.rect.size(), pose.width, strong=True, filled=False), item)
        reach = pose.width * stamps.RING
        ring.setOffset(-pose.width / 2 - reach, -pose.rect.height() / 2 - reach)
        # A card at rest in a fan wears a leaning pixmap and is not turned itself.
        ring.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        ring.setRotation(pose.angle - item.rotation())
        # While the window is resized the card's picture is scaled, and what belongs to it with it: the ring
        # has its size already.
        ring.setScale(1 / item.scale())
        self._picked = ring

    def clear(self) -> None:
        self.unhint()
        for item in self._lit.values():
            self._scene.scene.removeItem(item)
        self._lit.clear()
        self._best = None
        self._unpick()

    def _unpick(self) -> None:
        if self._picked is not None:
            if self._picked.scene() is not None:
                self._scene.scene.removeItem(self._picked)
            self._picked = None

    def _ring(self, place: Place, strong: bool) -> QGraphicsPixmapItem:
        pose = self._scene.top_pose(place)
        card: QRectF = pose.rect
        reach = pose.width * stamps.RING
        made = QGraphicsPixmapItem(self._drawn(card.size(), pose.width, strong, filled=strong))
        made.setPos(QPointF(card.left() - reach, card.top() - reach))
        made.setZValue(zlayers.GLOW)
        self._scene.scene.addItem(made)
        return made

    def _drawn(self, size: QSizeF, width: float, strong: bool, filled: bool) -> QPixmap:
        """A ring is drawn once: pointing along a hand would else draw seven for every card."""
        scene = self._scene
        name = (size.width(), size.height(), width, strong, filled, scene.palette.glow.rgba(), scene.ratio)
        made = self._pixmaps.get(name)
        if made is None:
            if len(self._pixmaps) >= _MOST_DRAWN:
                self._pixmaps.clear()
            glow, ratio = scene.palette.glow, scene.ratio
            made = self._pixmaps[name] = stamps.ring(size, width, glow, strong, ratio, filled=filled)
        return made
