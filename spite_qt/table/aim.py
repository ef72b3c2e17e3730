"""What a point or a place of the felt means to a hand: the card that may leave it, the pile that takes it.

It asks `Choices` and decides nothing. Not for what follows from it (hands).
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from protocol.game import Move, Place, PlaceKind
from spite_qt.table.cards import CardItem
from spite_qt.table.choices import Choices
from spite_qt.table.scene import TableScene

# Of a card's area, that has to lie on a pile for it to be meant.
_LEAST_COVER = 0.12


class Aim:
    """`choices`: what is allowed now; None: nothing."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.choices: Choices | None = None

    def targets(self, source: Place | None) -> dict[Place, Move]:
        """Where the card at `source` may land, and the move that brings it there; nothing for no source."""
        return self.choices.targets(source) if self.choices is not None and source is not None else {}

    def movable(self, place: Place) -> tuple[Place, CardItem] | None:
        """The card at `place`, if it may leave."""
        if self.choices is None or not self.choices.may_leave(place):
            return None
        cards = self._scene.piles[place]
        at = place.index if place.kind is PlaceKind.HAND else len(cards) - 1
        return (place, cards[at]) if 0 <= at < len(cards) else None

    def movable_at(self, point: QPointF) -> tuple[Place, CardItem] | None:
        """The card under `point`, with its place, if it may leave."""
        found = self._scene.card_at(point)
        if found is None or self.choices is None:
            return None
        place, item = found
        return found if self.choices.may_leave(place) and self._scene.is_top(place, item) else None

    def target_at(self, point: QPointF, source: Place | None) -> Place | None:
        """The legal target that a click at `point` means for the card of `source`."""
        layout = self._scene.layout
        if layout is None:
            return None
        return next((each for each in self.targets(source) if layout.drop_area(each).contains(point)), None)

    def is_pile(self, place: Place) -> bool:
        """Whether somebody may mean to play on `place`, or from it."""
        view = self._scene.view
        own = view is not None and place.seat == view.seat
        return place.kind is PlaceKind.CENTRE or (own and place.kind in (PlaceKind.SIDE, PlaceKind.PAYOFF))

    def pile_at(self, point: QPointF) -> Place | None:
        """The pile to play on or from that a point means, whether a card may move there or not."""
        layout = self._scene.layout
        if layout is None:
            return None
        piles = (place for place in layout.places if self.is_pile(place))
        return next((place for place in piles if layout.drop_area(place).contains(point)), None)

    def nearest(self, card: QRectF, point: QPointF, source: Place | None) -> Place | None:
        """The legal target that a card let go here falls on: under the pointer, else the most covered one."""
        under = self.target_at(point, source)
        layout = self._scene.layout
        if under is not None or layout is None:
            return under
        best, most = None, card.width() * card.height() * _LEAST_COVER
        for target in self.targets(source):
            common = layout.drop_area(target).intersected(card)
            if common.width() * common.height() > most:
                best, most = target, common.width() * common.height()
        return best
