"""What a point or a place of the felt means to a hand: the card that may leave it, the pile that takes it.

It asks `Choices` and decides nothing. Not for what follows from it (hands).
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF

from protocol.game import Move, Place, PlaceKind
from spite_qt.table.cards import CardItem
from spite_qt.table.choices import Choices
from spite_qt.table.scene import TableScene

# Of a card's area, that has to lie on a pile for it to be meant.
_LEAST_COVER = 0.12
# Logical pixels beside a pile that a click may miss it by.
_BESIDE = 8.0


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
        return next((each for each in self.targets(source) if self._seen_area(each).contains(point)), None)

    def is_pile(self, place: Place) -> bool:
        """Whether somebody may mean to play on `place`, or from it."""
        view = self._scene.view
        own = view is not None and place.seat == view.seat
        return place.kind is PlaceKind.CENTRE or (own and place.kind in (PlaceKind.SIDE, PlaceKind.PAYOFF))

    def pile_at(self, point: QPointF) -> Place | None:
        """The pile to play on or from that a click means, whether a card may move there or not."""
        piles = (place for place in self._piles() if self._seen_area(place).contains(point))
        return next(piles, None)

    def pile_near(self, point: QPointF) -> Place | None:
        """The pile that a card let go at `point` was carried to, whether it may lie there or not."""
        piles = (place for place in self._piles() if self._drop_area(place).contains(point))
        return next(piles, None)

    def nearest(self, card: QRectF, point: QPointF, source: Place | None) -> Place | None:
        """The legal target that a card let go here falls on: under the pointer, else the most covered one."""
        targets = self.targets(source)
        under = next((each for each in targets if self._drop_area(each).contains(point)), None)
        if under is not None:
            return under
        best, most = None, card.width() * card.height() * _LEAST_COVER
        for target in targets:
            common = self._drop_area(target).intersected(card)
            if common.width() * common.height() > most:
                best, most = target, common.width() * common.height()
        return best

    def _piles(self) -> Iterator[Place]:
        layout = self._scene.layout
        return (place for place in (layout.places if layout is not None else ()) if self.is_pile(place))

    def _drop_area(self, place: Place) -> QRectF:
        layout = self._scene.layout
        return layout.drop_area(place) if layout is not None else QRectF()

    def _seen_area(self, place: Place) -> QRectF:
        """A pile as it is seen, and a little beside it. The room for cards that may lie on it one day is bare
        felt: a click there lets go, and ends no turn.
        """
        layout = self._scene.layout
        if layout is None:
            return QRectF()
        if place.kind is not PlaceKind.SIDE:
            return layout.drop_area(place)
        area = layout.slot(place)
        if count := len(self._scene.piles[place]):
            area = area.united(layout.pile_pose(place, count - 1, count).rect)
        around = area.adjusted(-_BESIDE, -_BESIDE, _BESIDE, _BESIDE)
        # Where piles lie close to each other, half the way between them.
        return around.intersected(layout.drop_area(place))
