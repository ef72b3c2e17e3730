"""A card on the felt: a pixmap that knows where it belongs. Not for when it moves (motion) or why (story)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from protocol.game import Card
from spite_qt.card_pixmaps import ASPECT, SHADOW_MARGIN, CardPixmaps
from spite_qt.table.layout import Pose


class CardItem(QGraphicsPixmapItem):
    """One card. `home` is where it belongs, `pose` where it is now; its origin is the card's centre."""

    def __init__(self, card: Card) -> None:
        super().__init__()
        self.card = card  # what its face shows now: BACK while nobody here may see it
        self.home = Pose(0, 0, 1)
        self.pose = self.home
        self.layer = 0.0
        self._worn: tuple[Card, float, float, float] | None = None
        # The mask of the pixmap would be computed anew for each size; hits are found by geometry.
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)

    def dress(self, pixmaps: CardPixmaps, ratio: float, strip: float = 0.0) -> None:
        """Take the pixmap for the home's width; `strip` as in CardPixmaps."""
        wanted = (self.card, self.home.width, ratio, strip)
        if wanted == self._worn:
            return
        self._worn = wanted
        width = self.home.width
        self.setPixmap(pixmaps.pixmap(self.card, width, ratio, shadow=True, strip=strip))
        margin = width * SHADOW_MARGIN
        self.setOffset(QPointF(-width / 2 - margin, -width * ASPECT / 2 - margin))
        self.lie(self.pose)

    def turn_over(self, card: Card, pixmaps: CardPixmaps, ratio: float) -> None:
        """Show another face from now on."""
        self.card = card
        self.dress(pixmaps, ratio)

    def lie(self, pose: Pose, open_by: float = 1.0) -> None:
        """Be there now. `open_by` (0 to 1) narrows the card while it is turned over."""
        self.pose = pose
        self.setPos(pose.x, pose.y)
        self.setScale(pose.width / self._worn[1] if self._worn else 1.0)
        self.setRotation(pose.angle)
        self.setTransform(QTransform.fromScale(max(0.02, open_by), 1) if open_by != 1.0 else QTransform())

    def settle(self) -> None:
        """Lie at home, in the home's layer, on whole device pixels."""
        self.lie(self.home)
        self.setZValue(self.layer)

    def covers(self, point: QPointF) -> bool:
        """Whether `point` of the scene is on the card where it belongs.

        Not where it is: what a person aims at is the table at rest, and a card on its way home must not
        catch the press meant for its neighbour.
        """
        home = self.home
        away = QTransform().rotate(-home.angle).map(point - QPointF(home.x, home.y))
        return abs(away.x()) <= home.width / 2 and abs(away.y()) <= home.width * ASPECT / 2
