"""A card on the felt: a pixmap that knows where it belongs. Not for when it moves (motion) or why (story)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from protocol.game import Card
from spite_qt.card_pixmaps import ASPECT, SHADOW_MARGIN, CardPixmaps, Deck
from spite_qt.table.layout import Pose

# Scale, angle and how open: as the pixmap was rendered.
_COPIED = (1.0, 0.0, 1.0)
# Device pixels of a card's width from which on several that lean in the air would make the motion jerk.
LARGE = 170


class CardItem(QGraphicsPixmapItem):
    """One card. `home` is where it belongs, `pose` where it is now; its origin is the card's centre.

    At rest in a fan it wears a pixmap that was rendered leaning: sharper than a turned one. Upright and at
    its own size, in rest and in flight, it is copied to whole device pixels: three times as fast as a smooth
    copy, which Qt resamples even where it would not have to.
    """

    def __init__(self, card: Card) -> None:
        super().__init__()
        self.card = card  # what its face shows now: BACK while nobody here may see it
        self.home = Pose(0, 0, 1)
        self.pose = self.home
        self.layer = 0.0
        self.rough = False  # scaled quickly instead of smoothly: the window is being resized
        self._pixmaps: CardPixmaps | None = None
        # Card, width, pixel ratio, strip, deck.
        self._wants: tuple[Card, float, float, float, Deck] | None = None
        self._wears: tuple[object, float] | None = None  # what it wants, and the angle
        self._corner = QPointF()  # of the pixmap, from the card's centre
        self._shape = (1.0, 0.0, 1.0)  # scale, angle, how open
        # The mask of the pixmap would be computed anew for each size; hits are found by geometry.
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)

    @property
    def cut(self) -> bool:
        """Whether it wears no more than the strip that a covered card shows."""
        return self._wants is not None and self._wants[3] > 0

    @property
    def _fits(self) -> bool:
        """Whether what it wants is as wide as its home."""
        return self._wants is not None and self._wants[1] == self.home.width

    @property
    def _large(self) -> bool:
        return self._wants is not None and self._wants[1] * self._wants[2] >= LARGE

    def dress(self, pixmaps: CardPixmaps, ratio: float, strip: float = 0.0) -> None:
        """Take the pixmap for the home's width; `strip` as in CardPixmaps."""
        self._pixmaps = pixmaps
        wants = (self.card, self.home.width, ratio, strip, pixmaps.deck)
        if wants != self._wants:
            self._wants = wants
            self.lie(self.pose)

    def turn_over(self, card: Card, pixmaps: CardPixmaps, ratio: float) -> None:
        """Show another face from now on."""
        self.card = card
        self.dress(pixmaps, ratio)

    def lie(self, pose: Pose, open_by: float = 1.0, *, in_crowd: bool = False) -> None:
        """Be there now. `open_by` (0 to 1) narrows the card while it is turned over. `in_crowd`: one of many
        in the air; a large one that leans or turns over is not smoothed then, which takes half as long.
        """
        self.pose = pose
        self._wear(0.0)
        self._go(pose, pose.angle, open_by, in_crowd)

    def settle(self) -> None:
        """Lie at home, in the home's layer."""
        home = self.home
        # While the window is being resized what it wears already is scaled: nothing is drawn anew.
        if home.angle and (self._wears == (self._wants, home.angle) if self.rough else self._fits):
            self.pose = home
            self._wear(home.angle)
            self._go(home, 0.0)
        else:
            self.lie(home)
        self.setZValue(self.layer)

    def conceal(self, pixmaps: CardPixmaps, ratio: float) -> None:
        """Lie at home under other cards, unseen and without a pixmap until it moves."""
        self._pixmaps = pixmaps
        self._wants = (self.card, self.home.width, ratio, 0.0, pixmaps.deck)
        self._wears = None
        self.pose = self.home
        self.setPos(self.home.x, self.home.y)
        self.setZValue(self.layer)
        self.setVisible(False)
        if not self.pixmap().isNull():
            self.setPixmap(QPixmap())

    def rise(self, by: float) -> None:
        """Lie `by` pixels above home, as when a finger lifts it a little."""
        home = self.home
        self.settle()
        self.pose = Pose(home.x, home.y - by, home.width, home.angle)
        self.setPos(home.x, home.y - by)

    def _go(self, pose: Pose, angle: float, open_by: float = 1.0, in_crowd: bool = False) -> None:
        scale = pose.width / self._wants[1] if self._wants is not None else 1.0
        shape = (scale, angle, open_by)
        copied = shape == _COPIED or (in_crowd and self._large) or (self.rough and not angle)
        # Most frames of most cards change the place alone: a hundred cards feel the difference.
        if shape != self._shape:
            self._shape = shape
            self.setScale(scale)
            self.setRotation(angle)
            self.setTransform(QTransform.fromScale(max(0.02, open_by), 1))
        fast = Qt.TransformationMode.FastTransformation
        smooth = Qt.TransformationMode.SmoothTransformation
        if (self.transformationMode() == fast) != copied:
            self.setTransformationMode(fast if copied else smooth)
        if shape == _COPIED and self._wants is not None:
            ratio, corner = self._wants[2], self._corner
            self.setPos(
                round((pose.x + corner.x()) * ratio) / ratio - corner.x(),
                round((pose.y + corner.y()) * ratio) / ratio - corner.y(),
            )
        else:
            self.setPos(pose.x, pose.y)

    def _wear(self, angle: float) -> None:
        if self._wants is None or self._pixmaps is None:
            return
        wears = (self._wants, angle)
        if wears == self._wears:
            return
        self._wears = wears
        card, width, ratio, strip, _ = self._wants
        made = self._pixmaps.pixmap(card, width, ratio, shadow=True, strip=strip, angle=angle)
        self.setPixmap(made)
        extent = made.deviceIndependentSize()
        # A strip's pixmap is the upper end of a card.
        height = width * (ASPECT + 2 * SHADOW_MARGIN) if strip else extent.height()
        self._corner = QPointF(-extent.width() / 2, -height / 2)
        self.setOffset(self._corner)

    def covers(self, point: QPointF) -> bool:
        """Whether `point` of the scene is on the card where it belongs.

        Not where it is: what a person aims at is the table at rest, and a card on its way home must not
        catch the press meant for its neighbour.
        """
        home = self.home
        away = QTransform().rotate(-home.angle).map(point - QPointF(home.x, home.y))
        return abs(away.x()) <= home.width / 2 and abs(away.y()) <= home.width * ASPECT / 2
