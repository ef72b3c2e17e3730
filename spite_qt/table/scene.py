"""The scene: cards and labels brought to the places that the layout gives them.

Not for input (hands) and not for what the events mean (story).
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF, QTimer, Signal
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from protocol.game import Card, Place, PlaceKind, Rules, View
from spite_qt.card_pixmaps import CardPixmaps, Deck
from spite_qt.sound import Sound
from spite_qt.table import stamps, zlayers
from spite_qt.table.cards import CardItem
from spite_qt.table.cues import Cues
from spite_qt.table.flourish import Flourish
from spite_qt.table.labels import Labels
from spite_qt.table.layout import ASPECT, Layout, Lengths, Pose, lay_out
from spite_qt.table.motion import Motion
from spite_qt.table.palette import LIGHT, Palette
from spite_qt.table.piles import STOCK, Piles

# Seconds.
GLIDE = 0.18  # cards that make room
_CALM = 120  # milliseconds without a resize until cards and felt are drawn anew for the new size


class TableScene(QObject):
    """Everything on the felt. `view` is the newest one; the piles follow it as the story is told."""

    sounded = Signal(object)  # a Sound that belongs to what is seen now
    headroom_moved = Signal(object, object)  # QRects: where a notice may lie now, and the name in it
    redrawn = Signal()  # cards lie and look as they do at rest, whatever was done to one of them

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scene = QGraphicsScene(self)
        # A hundred moving items: the index would be rebuilt in every frame.
        self.scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.pixmaps = CardPixmaps()
        self.motion = Motion(self.turn_over, self)
        self.cues = Cues(self.motion, self.sounded.emit)
        self.flourish = Flourish(self)
        self.piles = Piles(self._make, self._remove)
        self.labels = Labels(self.scene)
        self.palette: Palette = LIGHT
        self.view: View | None = None
        self.watched = False  # the person only looks on
        self.layout: Layout | None = None
        self.held: CardItem | None = None  # at the pointer: not to be moved by a new layout
        self.ratio = 1.0
        self._size = QSizeF(0, 0)
        self.font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
        self._felt = QGraphicsPixmapItem()
        self._felt.setZValue(zlayers.FELT)
        self.scene.addItem(self._felt)
        self._resizing = False
        self._calm = QTimer(self, singleShot=True, interval=_CALM)
        self._calm.timeout.connect(self._redraw)

    # What there is to see

    def show(self, view: View) -> None:
        """`view`, at once."""
        was_moving = self.motion.busy
        self.motion.drop()
        self.flourish.clear()
        self.view = view
        self.piles.match(view)
        self.arrange(glide=False)
        if was_moving:
            self.motion.queue([])  # whoever waits for the end of the motion hears of it

    def match(self) -> None:
        """End of a story: whatever it left different from the view is put right."""
        if self.view is not None:
            self.piles.match(self.view)
            self.arrange()

    def set_palette(self, palette: Palette) -> None:
        self.palette = palette
        self.labels.clear()
        self._draw_felt()
        self.refresh_labels()

    def set_deck(self, deck: Deck) -> None:
        """Other cards, at once, also those in the air."""
        if deck == self.pixmaps.deck:
            return
        self.pixmaps.deck = deck
        self.arrange()
        self.redrawn.emit()

    def resize(self, size: QSizeF, ratio: float) -> None:
        """The felt has another size or pixel ratio. Cards are scaled at once, drawn sharp a moment later."""
        if size.isEmpty() or (size == self._size and ratio == self.ratio):
            return
        first = self._size.isEmpty() or ratio != self.ratio
        if ratio != self.ratio:
            self.labels.clear()
        old_size, old_layout = self._size, self.layout
        self._size, self.ratio = size, ratio
        self.scene.setSceneRect(0, 0, size.width(), size.height())
        self._resizing = not first
        if first:
            self._draw_felt()
        else:
            self._stretch_felt()
            self._calm.start()
        self.arrange(glide=False)
        if old_layout is not None and self.layout is not None and not old_size.isEmpty():
            self.motion.rescale(
                size.width() / old_size.width(),
                size.height() / old_size.height(),
                self.layout.card / old_layout.card,
            )

    def _redraw(self) -> None:
        self._resizing = False
        self._draw_felt()
        self.arrange(glide=False)
        self.redrawn.emit()

    def _draw_felt(self) -> None:
        if self._size.isEmpty():
            return
        self._felt.setScale(1.0)
        self._felt.setPixmap(stamps.felt(self._size, self.palette, self.ratio))
        self.labels.cloth = self._felt.pixmap()

    def _stretch_felt(self) -> None:
        """The old cloth, large enough for the new size, until the resizing is over."""
        wants, has = stamps.pixels(self._size, self.ratio), self._felt.pixmap().size()
        self._felt.setScale(max(wants.width() / has.width(), wants.height() / has.height()))

    # Where it lies

    def arrange(self, glide: bool = True) -> None:
        """Give every card its home. Cards at rest go there (with `glide`, seen to); flights bend to it."""
        if self.view is None or self._size.isEmpty():
            return
        layout = lay_out(
            self._size, self.rules, self.view.seat, self._lengths(), self.pixmaps.deck.large_index
        )
        if self.layout is None or layout.places != self.layout.places:
            self.labels.clear()
        if self.layout is None or layout.headroom != self.layout.headroom:
            self.headroom_moved.emit(layout.headroom.toRect(), layout.plates[1].toRect())
        self.layout = layout
        for place, items in self.piles.heaps():
            strip, top = self._strip(place, len(items)), self._top_of(items)
            for index, item in enumerate(items):
                old = item.home
                item.home = self._home(place, index, len(items))
                item.layer = self.layer(place, index)
                moving = item is self.held or self.motion.flying(item)
                deep = place.kind is PlaceKind.CENTRE and index < len(items) - 2
                if deep and not moving:
                    item.conceal(self.pixmaps, self.ratio)
                    continue
                item.rough = self._resizing
                self._dress(item, strip if index < top else 0.0)
                item.setVisible(not deep)
                if moving:
                    continue
                if glide and old != item.home and old.width > 1:
                    self.motion.fly(item, GLIDE, above=False)
                else:
                    item.settle()
        self.flourish.arrange()
        self.refresh_labels()

    def card_laid(self) -> None:
        """A card has come to lie on a pile."""
        self.cues.give(Sound.PLACE)
        self.refresh_labels()

    def refresh_labels(self) -> None:
        """Labels as they are now; and cards that one has come to lie on show only what it leaves free."""
        if self.layout is not None:
            for place, items in self.piles.heaps():
                if place.kind is PlaceKind.SIDE:
                    strip, top = self._strip(place, len(items)), self._top_of(items)
                    for index, item in enumerate(items):
                        self._dress(item, strip if index < top else 0.0)
            self.labels.refresh(
                self.layout,
                self.piles,
                self.motion.arriving,
                self.palette,
                self.font,
                self.ratio,
                self._resizing,
            )

    @property
    def rules(self) -> Rules:
        assert self.view is not None, "asked for the rules before anything was shown"
        return self.view.rules

    def top_pose(self, place: Place) -> Pose:
        """Where the top card of `place` lies, or would lie."""
        assert self.layout is not None, "asked for a pose before there is a layout"
        cards = self.piles[place]
        if place.kind is PlaceKind.HAND:
            return self._home(place, min(place.index, max(0, len(cards) - 1)), max(1, len(cards)))
        return self._home(place, max(0, len(cards) - 1), max(1, len(cards)))

    def open_rect(self, place: Place) -> QRectF:
        """What can be seen and pressed of a place's top card (or its empty outline), see `place_rect`."""
        layout = self.layout
        if layout is None:
            raise KeyError(place)
        if place.kind is not PlaceKind.HAND:
            layout.slot(place)
        rect = self.top_pose(place).rect
        if place.kind is PlaceKind.HAND:
            count = len(self.piles[place])
            if place.index >= count:
                raise KeyError(place)
            if place.index < count - 1:
                following = self.top_pose(Place(place.kind, place.seat, place.index + 1)).rect
                rect.setRight(max(rect.left() + 4, following.left() - 1))
                # The fan leans: the lower corner of a strip lies under its neighbour.
                rect.setHeight(rect.height() * 0.7)
        return rect

    def extent(self, place: Place) -> tuple[QRectF, float]:
        """Where the whole top card of `place` lies, upright, and the degrees it is turned by.

        Of the other seat's hand, all of it: its cards are not told apart.
        """
        if place.kind is PlaceKind.HAND and self.view is not None and place.seat != self.view.seat:
            whole = self.top_pose(place).rect
            for index in range(1, len(self.piles[place])):
                whole |= self.top_pose(Place(place.kind, place.seat, index)).rect
            return whole, 0.0
        pose = self.top_pose(place)
        if self.held is not None and self.held in self.piles[place]:
            at = place.index if place.kind is PlaceKind.HAND else -1
            if self.piles[place][at] is self.held:
                pose = self.held.pose
        return pose.rect, pose.angle

    def looked_at(self) -> tuple[list[QRect], list[QRect], list[QRect]]:
        """What a player looks at, whole: first centre piles with what they wait for, payoff piles and the own
        hand; then the side piles with cards; then what else has a place: empty ones, stock, names.
        """
        layout, seat = self.layout, self.view.seat if self.view is not None else 0
        assert layout is not None, "asked for what there is to see before there is a layout"
        looked_at = [tray.toAlignedRect() for tray in layout.trays]
        sides: list[QRect] = []
        rest = [plate.toAlignedRect() for plate in layout.plates]
        for place in layout.places:
            slot = layout.slot(place)
            if place.kind is PlaceKind.STOCK:
                rest.append((slot | layout.stock_label).toAlignedRect())
            elif place.kind is not PlaceKind.CENTRE:
                whole = (slot | self.top_pose(place).rect).toAlignedRect()
                filled = sides if place.kind is PlaceKind.SIDE else looked_at
                (filled if self.piles[place] else rest).append(whole)
        hand = Place(PlaceKind.HAND, seat, 0)
        cards = range(len(self.piles[hand]))
        looked_at += [self.top_pose(Place(hand.kind, seat, index)).rect.toAlignedRect() for index in cards]
        return looked_at, sides, rest

    def _home(self, place: Place, index: int, count: int) -> Pose:
        assert self.layout is not None, "a home needs a layout"
        if place.kind is PlaceKind.HAND:
            return self._whole(self.layout.hand_pose(place.seat or 0, index, count))
        pose = self.layout.pile_pose(place, index, count)
        if place.kind in (PlaceKind.PAYOFF, PlaceKind.STOCK):
            # Backs below peep out a little, so that a pile looks like one.
            peep = max(1.0, self.layout.card * 0.014) * min(3, count - 1 - index)
            pose = Pose(pose.x - peep, pose.y + peep, pose.width)
        return self._whole(pose)

    def _whole(self, pose: Pose) -> Pose:
        """The pose with the card's corner on a whole device pixel, so that it is copied and not resampled."""
        if pose.angle:
            return pose
        ratio = self.ratio
        height = pose.width * ASPECT
        left = round((pose.x - pose.width / 2) * ratio) / ratio
        top = round((pose.y - height / 2) * ratio) / ratio
        return Pose(left + pose.width / 2, top + height / 2, pose.width)

    @staticmethod
    def layer(place: Place, index: int | None = None) -> float:
        """What the card `index` of a heap lies in; of a hand `place` may name it."""
        index = place.index if index is None else index
        return (zlayers.HAND if place.kind is PlaceKind.HAND else zlayers.PILE) + index * 0.5

    def _strip(self, place: Place, count: int) -> float:
        """The height that the covered cards of a pile show; 0 where no card shows part of itself."""
        assert self.layout is not None, "a strip needs a layout"
        if place.kind is not PlaceKind.SIDE or count < 2:
            return 0.0
        # Whole pixels: not a set of pixmaps for every length of a pile.
        return float(int(self.layout.step(place.seat or 0, count)))

    def _top_of(self, items: list[CardItem]) -> int:
        """The index of the card of a side pile that is seen whole: the top one that lies there."""
        top = len(items) - 1
        while top > 0 and (self.motion.arriving(items[top]) or items[top] is self.held):
            top -= 1
        return top

    def _lengths(self) -> Lengths:
        assert self.view is not None, "asked for lengths before anything was shown"

        def sides(seat: int) -> tuple[int, ...]:
            return tuple(len(self.piles[Place(PlaceKind.SIDE, seat, i)]) for i in range(self.rules.sides))

        return sides(self.view.seat), sides(1 - self.view.seat)

    # Card items

    def turn_over(self, item: CardItem, card: Card) -> None:
        item.turn_over(card, self.pixmaps, self.ratio)

    def _dress(self, item: CardItem, strip: float) -> None:
        # While the window is being resized, or moves race past, the old pixmap is scaled: a new one for each
        # size would stutter. A card that is uncovered is whole all the same.
        scaled = self._resizing or self.motion.racing
        if not scaled or item.pixmap().isNull() or (item.cut and not strip):
            item.dress(self.pixmaps, self.ratio, strip)

    def _make(self, card: Card) -> CardItem:
        item = CardItem(card)
        self.scene.addItem(item)
        return item

    def _remove(self, item: CardItem) -> None:
        self.motion.forget(item)
        if item is self.held:
            self.held = None
        self.scene.removeItem(item)

    def bare(self, place: Place | None) -> None:
        """The top card of a pile is in the air: the one below shows its whole face until `arrange`."""
        if place is not None and place.kind is PlaceKind.SIDE and len(self.piles[place]) > 1:
            self._dress(self.piles[place][-2], 0.0)

    # What is under a point

    def card_at(self, point: QPointF) -> tuple[Place, CardItem] | None:
        """The topmost card under a point of the scene, with its place (a hand's with its index)."""
        best: tuple[float, Place, CardItem] | None = None
        for place, items in self.piles.heaps():
            for index, item in enumerate(items):
                if item.isVisible() and item.covers(point) and (best is None or item.layer > best[0]):
                    at = Place(place.kind, place.seat, index) if place.kind is PlaceKind.HAND else place
                    best = (item.layer, at, item)
        return best[1:] if best is not None else None

    def is_top(self, place: Place, item: CardItem) -> bool:
        """Whether a card may be reached: any of a hand, the top one of a pile."""
        return place.kind is PlaceKind.HAND or self.piles[place][-1] is item

    def stock_pose(self) -> Pose:
        return self.top_pose(STOCK)
