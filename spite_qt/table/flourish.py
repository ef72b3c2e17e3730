"""How the end of a game looks: the cards that are points are counted over to the winner, and lit.

As many backs as the loser has left come off that payoff pile, fan out on the winner's side under the number
of points and slip into the winner's empty payoff place. A tie lights both. What is said of it: the window.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap, QRadialGradient
from PySide6.QtWidgets import QGraphicsPixmapItem

from protocol.game import GameEnded, Place, PlaceKind
from spite_qt.card_pixmaps import BACK
from spite_qt.sound import Sound
from spite_qt.table import stamps, zlayers
from spite_qt.table.cards import LARGE, CardItem
from spite_qt.table.cues import ending
from spite_qt.table.layout import ASPECT, Pose
from spite_qt.table.motion import Step

if TYPE_CHECKING:
    from spite_qt.table.scene import TableScene

# Seconds: 1.6 in all, however many points.
_FLIGHT = 0.42
_ALL_LEAVE = 0.42
_GAP = 0.07
_ADMIRE = 0.5
_GATHER = 0.32
_TIE = 1.0
_SWELL = 0.22
_MOST_CARDS = 20
_ARC = 15.0  # degrees that the outer cards of the fan lean


class Flourish:
    """At most one at a time, on one scene."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._cards: list[CardItem] = []
        self._lights: list[QGraphicsPixmapItem] = []
        self._winner = 0
        self._gathered = False

    def steps(self, event: GameEnded, own: int) -> list[Step]:
        """The end of a game, seen from seat `own`."""
        sound = ending(event, own)
        winner = event.winner
        if winner is None:
            return [
                Step(lambda: self._scene.cues.give(sound), 0.0),
                Step(self._tie, _TIE),
                Step(self.clear, 0.0),
            ]
        count = min(event.points, _MOST_CARDS)
        gap = min(_GAP, _ALL_LEAVE / max(1, count - 1))
        return [
            Step(lambda: self._scene.cues.give(sound), 0.0),
            Step(lambda: self._count(winner, count, gap), _FLIGHT + gap * (count - 1)),
            Step(lambda: self._tell(event.points), _ADMIRE),
            Step(self._gather, _GATHER),
            Step(self.clear, 0.0),
        ]

    def clear(self) -> None:
        """Take all of it away."""
        for item in self._cards:
            self._scene.motion.forget(item)
            self._scene.scene.removeItem(item)
        for light in self._lights:
            self._scene.scene.removeItem(light)
        self._cards.clear()
        self._lights.clear()

    def arrange(self) -> None:
        """The table was laid out anew, perhaps in the middle of it."""
        if not self._cards and not self._lights:
            return
        for light in self._lights:
            self._scene.scene.removeItem(light)
        self._lights.clear()
        for number, item in enumerate(self._cards):
            item.home = self._home(number)
            item.dress(self._scene.pixmaps, self._scene.ratio)
            if not self._scene.motion.flying(item):
                item.settle()

    def _count(self, winner: int, count: int, gap: float) -> None:
        scene = self._scene
        self.clear()
        self._winner, self._gathered = winner, False
        start = scene.top_pose(Place(PlaceKind.PAYOFF, 1 - winner, 0))
        lift = 0.2 if self._leaning else 0.0
        self._cards = [CardItem(BACK) for _ in range(count)]
        for number, item in enumerate(self._cards):
            item.pose = start
            item.home = self._home(number)
            item.layer = zlayers.FLIGHT - 200 + number * 2
            item.dress(scene.pixmaps, scene.ratio)
            scene.scene.addItem(item)
            scene.motion.fly(item, _FLIGHT, delay=number * gap, lift=lift, hidden=True, landed=self._laid)
        place = scene.top_pose(Place(PlaceKind.PAYOFF, winner, 0))
        for light in (self._lamp(place, 1.3, 1.1), self._lamp(self._fan(), 3.2, 1.5)):
            scene.motion.run(_FLIGHT + gap * count, light.setOpacity)

    def _laid(self) -> None:
        self._scene.cues.give(Sound.DEAL)

    def _tell(self, points: int) -> None:
        """The number of points over the fan."""
        scene, layout = self._scene, self._scene.layout
        if layout is None:
            return
        height = max(24.0, layout.card * 0.62)
        font = QFont(scene.font)
        font.setPixelSize(round(height * 0.56))
        font.setBold(True)
        colours = scene.palette
        drawn = stamps.pill(
            f"+{points}", font, height, colours.gold, colours.gold_text, colours.gold_text, scene.ratio
        )
        pill = QGraphicsPixmapItem(drawn)
        extent = drawn.deviceIndependentSize()
        pill.setOffset(-extent.width() / 2, -extent.height() / 2)
        middle = self._fan()
        pill.setPos(round(middle.x), round(middle.y))
        pill.setZValue(zlayers.FLIGHT - 100)
        scene.scene.addItem(pill)
        self._lights.append(pill)

        def swell(part: float) -> None:
            # A little too large, then right.
            pill.setScale(0.5 + 0.5 * part + 0.22 * math.sin(math.pi * part))
            pill.setOpacity(min(1.0, part * 2.5))

        swell(0.0)
        scene.motion.run(_SWELL, swell)

    def _gather(self) -> None:
        """The fan closes, its outer cards first, into the winner's place."""
        self._gathered = True
        count = max(1, len(self._cards))
        for number, item in enumerate(reversed(self._cards)):
            item.home = self._home(number)
            self._scene.motion.fly(item, _GATHER * 0.7, delay=_GATHER * 0.3 * number / count)
        for light in self._lights:
            self._scene.motion.run(_GATHER, _fading(light))

    def _tie(self) -> None:
        self.clear()
        for seat in (0, 1):
            light = self._lamp(self._scene.top_pose(Place(PlaceKind.PAYOFF, seat, 0)), 1.5, 1.3)
            self._scene.motion.run(_TIE, _swelling(light))

    def _lamp(self, middle: Pose, wide: float, high: float) -> QGraphicsPixmapItem:
        """Lamp light round `middle`, reaching `wide` and `high` card heights from it; dark at first."""
        reach = middle.width * ASPECT
        size = QSizeF(2 * wide * reach, 2 * high * reach)
        light = QGraphicsPixmapItem(_halo(size, self._scene.palette.glow, self._scene.ratio))
        light.setPos(middle.x - size.width() / 2, middle.y - size.height() / 2)
        light.setZValue(zlayers.FLIGHT - 300)
        light.setOpacity(0.0)
        self._scene.scene.addItem(light)
        self._lights.append(light)
        return light

    def _home(self, number: int) -> Pose:
        """Where a card of the fan belongs now."""
        if self._gathered:
            return self._scene.top_pose(Place(PlaceKind.PAYOFF, self._winner, 0))
        middle, count = self._fan(), len(self._cards)
        # From -1 to 1 over the fan.
        off = 2 * number / (count - 1) - 1 if count > 1 else 0.0
        spread = min(self._reach(), middle.width * (0.3 + 0.13 * count))
        # The outer cards sink towards the winner's edge of the table.
        way = 1 if self._lower else -1
        drop = middle.width * 0.03 * count * off * off * way
        lean = off * _ARC * way * min(1.0, count / 8) if self._leaning else 0.0
        return Pose(middle.x + off * spread, middle.y + drop, middle.width, lean)

    def _fan(self) -> Pose:
        """The middle of the fan, in the winner's part of the table."""
        layout = self._scene.layout
        assert layout is not None, "a fan needs a layout"
        zone = layout.zones[0 if self._lower else 1]
        lift = layout.card * 0.2 * (-1 if self._lower else 1)
        return Pose(zone.center().x(), zone.center().y() + lift, layout.card)

    def _reach(self) -> float:
        layout = self._scene.layout
        return layout.size.width() * 0.3 if layout is not None else 0.0

    @property
    def _leaning(self) -> bool:
        layout = self._scene.layout
        return layout is not None and layout.card * self._scene.ratio < LARGE

    @property
    def _lower(self) -> bool:
        """Whether the winner sits at the lower edge."""
        layout = self._scene.layout
        return layout is not None and layout.seat == self._winner


def _halo(size: QSizeF, colour: QColor, ratio: float) -> QPixmap:
    """An oval of light, strongest in the middle."""
    made = stamps.blank(size, ratio)
    light = QRadialGradient(QPointF(0.5, 0.5), 0.5)
    light.setCoordinateMode(QRadialGradient.CoordinateMode.ObjectBoundingMode)
    for at, alpha in ((0.0, 150), (0.35, 96), (0.7, 26), (1.0, 0)):
        shade = QColor(colour)
        shade.setAlpha(alpha)
        light.setColorAt(at, shade)
    painter = QPainter(made)
    painter.fillRect(QRectF(QPointF(), size), light)
    painter.end()
    return made


def _fading(light: QGraphicsPixmapItem) -> Callable[[float], None]:
    return lambda part: light.setOpacity(1.0 - part * part)


def _swelling(light: QGraphicsPixmapItem) -> Callable[[float], None]:
    return lambda part: light.setOpacity(math.sin(math.pi * part))
