"""The card that the pointer or the keyboard is on: it rises a little and shows where it may go.

Not for when a card may be pointed at, nor for what a press does (hands).
"""

from __future__ import annotations

from protocol.game import Place, PlaceKind
from spite_qt.table.aim import Aim
from spite_qt.table.cards import CardItem
from spite_qt.table.glows import Glows
from spite_qt.table.layout import ASPECT
from spite_qt.table.scene import TableScene

_RISES_BY = 0.03  # of its height


class Pointing:
    """`place`: that of the card; None: no card that may leave is pointed at."""

    def __init__(self, scene: TableScene, aim: Aim, glows: Glows) -> None:
        self._scene = scene
        self._aim = aim
        self._glows = glows
        self.hints = True  # rings show where the card may go
        self.place: Place | None = None
        self._risen: CardItem | None = None

    def at(self, place: Place | None) -> bool:
        """The pointer is on `place` now, None for nowhere; whether that is another card than before."""
        found = self._aim.movable(place) if place is not None else None
        pointed, item = found if found is not None else (None, None)
        other = pointed != self.place
        if other:
            self.place = pointed
            self._glows.unhint()
            if pointed is not None and self.hints:
                self._glows.hint(self._aim.targets(pointed))
        rises = item if pointed is not None and pointed.kind is PlaceKind.HAND else None
        if rises is not self._risen:
            self._sink()
            if rises is not None:
                rises.rise(rises.home.width * ASPECT * _RISES_BY)
                self._risen = rises
        return other

    def _sink(self) -> None:
        item, self._risen = self._risen, None
        if item is not None and item.scene() is not None and not self._scene.motion.flying(item):
            item.settle()
