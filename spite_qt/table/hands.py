"""What mouse and Escape do to the cards: pick up, carry, put down.

It asks `Choices` two questions, may this leave and may it land; everything else goes back.
Not for drawing, and not for rules.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtWidgets import QGraphicsPixmapItem

from protocol.game import Move, Place, PlaceKind
from spite_qt.card_pixmaps import soft_shadow
from spite_qt.table import zlayers
from spite_qt.table.cards import CardItem
from spite_qt.table.choices import Choices
from spite_qt.table.glows import Glows
from spite_qt.table.layout import ASPECT, Pose
from spite_qt.table.scene import TableScene

DRAG_AFTER = 4.0  # logical pixels
_BACK = 0.2  # seconds an invalid drop takes home
_DROP = 0.09  # seconds from the pointer into place
_CLICKED = 0.24  # seconds from a hand to the pile that was clicked
_LIFT_BY = 0.08  # of its height that a picked card rises
_HOVER_BY = 0.03  # of its height that a card under the pointer rises
_SHADOW = 0.2  # margin of the held card's shadow, in card widths


class Hands(QObject):
    """The state of one person's hands: empty, pressing, carrying (drag) or holding (click)."""

    chosen = Signal(object)  # a legal Move
    changed = Signal()  # picked up or put down: the status line says something else
    refused = Signal(object)  # a card was put where it may not land: the Place meant, None for no pile

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._choices: Choices | None = None
        self.glows = Glows(scene)
        self.source: Place | None = None
        self._item: CardItem | None = None
        self._pressed_at: QPointF | None = None
        self._grip = QPointF()  # from the card's centre to the pointer
        self._carrying = False
        self._shadow: QGraphicsPixmapItem | None = None
        self._hovered: CardItem | None = None
        # The card of a move that was chosen and not confirmed yet: the input rests until it is.
        self.placed: CardItem | None = None
        self.placed_move: Move | None = None

    @property
    def choices(self) -> Choices | None:
        return self._choices

    def set_choices(self, choices: Choices | None) -> None:
        """What is allowed from now on; None: nothing. A card in the air goes back."""
        self.put_back()
        self._unhover()
        self._choices = choices

    def forget_placed(self) -> CardItem | None:
        """The chosen move was confirmed, or turned down."""
        placed, self.placed, self.placed_move = self.placed, None, None
        return placed

    @property
    def open(self) -> bool:
        """Whether a press may pick a card up."""
        return self._choices is not None and self.placed is None

    @property
    def holding(self) -> bool:
        return self.source is not None and self._pressed_at is None

    @property
    def carrying(self) -> bool:
        return self._carrying

    @property
    def item(self) -> CardItem | None:
        """The card that is held or carried."""
        return self._item

    @property
    def held(self) -> Place | None:
        """Where the card that was picked up by a click, a key or a screen reader comes from."""
        return self.source if self.holding else None

    def press_place(self, place: Place) -> None:
        """What a left click on `place` does, for the keyboard and for screen readers."""
        if self._pressed_at is None:
            point = self._scene.open_rect(place).center()
            self.press(point)
            self.release(point)

    def may_touch(self, point: QPointF) -> bool:
        """Whether a press at `point` would do something: for the pointer's shape."""
        if not self.open or self._scene.motion.telling:
            return False
        if self.source is not None:
            return self._target_at(point) is not None or self._movable_at(point) is not None
        return self._movable_at(point) is not None

    def press(self, point: QPointF) -> None:
        self._unhover()
        if self._scene.motion.telling:
            # A hasty click tells the story to its end. If it was the other seat's, nothing is picked up.
            theirs = self._scene.motion.telling_theirs
            self._scene.motion.finish()
            if theirs:
                return
        if not self.open:
            return
        if self.source is not None:
            target = self._target_at(point)
            source = self.source
            if target is not None:
                self._play(target, _CLICKED)
                return
            self.put_back()
            again = self._movable_at(point)
            if again is None:
                self.refused.emit(self._pile_at(point))
            if again is None or again[0] == source:
                return
        found = self._movable_at(point)
        if found is None:
            return
        self.source, self._item = found
        self._pressed_at = point
        self._grip = point - QPointF(self._item.pose.x, self._item.pose.y)

    def move(self, point: QPointF) -> None:
        if self._pressed_at is not None and not self._carrying:
            way = point - self._pressed_at
            if way.x() * way.x() + way.y() * way.y() >= DRAG_AFTER * DRAG_AFTER:
                self._begin_carrying()
        if self._carrying:
            self._carry(point)
        elif self.holding:
            self.glows.mark(self._target_at(point))
        elif self._pressed_at is None:
            self._hover(point)

    def leave(self) -> None:
        """The pointer has left the felt."""
        self._unhover()

    def _hover(self, point: QPointF) -> None:
        """The card of the own hand under the pointer rises a little, if it may be played."""
        found = self._movable_at(point) if self.open and not self._scene.motion.busy else None
        item = found[1] if found is not None and found[0].kind is PlaceKind.HAND else None
        if item is self._hovered:
            return
        self._unhover()
        if item is not None:
            item.rise(item.home.width * ASPECT * _HOVER_BY)
            self._hovered = item

    def _unhover(self) -> None:
        item, self._hovered = self._hovered, None
        if item is not None and item.scene() is not None and not self._scene.motion.flying(item):
            item.settle()

    def release(self, point: QPointF) -> None:
        if self._carrying:
            self._carry(point)
            target = self.glows.best
            if target is None:
                meant = self._pile_at(point)
                back = meant == self.source or meant is None
                self.put_back()
                if not back:
                    self.refused.emit(meant)
            else:
                self._play(target, _DROP)
        elif self._pressed_at is not None:
            self._pressed_at = None
            self._hold()

    def put_back(self) -> None:
        """The card in the air, if any, returns to where it came from."""
        item = self._item
        if item is None:
            return
        self._let_go()
        if item.scene() is not None:
            self._scene.motion.fly(item, _BACK)
        self.changed.emit()

    def _let_go(self) -> None:
        self.glows.clear()
        if self._shadow is not None:
            self._scene.scene.removeItem(self._shadow)
            self._shadow = None
        self._scene.held = None
        self.source = self._item = self._pressed_at = None
        self._carrying = False

    def _hold(self) -> None:
        """Picked up by a click: the card rises a little and waits for the second click."""
        item = self._item
        assert item is not None, "nothing to hold"
        self._scene.held = item
        self._scene.motion.forget(item)
        self._scene.bare(self.source)
        item.rise(item.home.width * ASPECT * _LIFT_BY)
        item.setZValue(item.layer + 0.2)
        self._light_targets()
        self.glows.pick(item)
        self.changed.emit()

    def _begin_carrying(self) -> None:
        item = self._item
        assert item is not None, "nothing to carry"
        self._carrying = True
        self._scene.held = item
        self._scene.motion.forget(item)
        self._scene.bare(self.source)
        item.setZValue(zlayers.HELD)
        width = item.home.width
        drawn = soft_shadow(width, self._scene.ratio, _SHADOW, 0.36)
        extent = drawn.deviceIndependentSize()
        self._shadow = QGraphicsPixmapItem(drawn)
        self._shadow.setOffset(-extent.width() / 2, -extent.height() / 2)
        self._shadow.setZValue(zlayers.SHADOW)
        self._scene.scene.addItem(self._shadow)
        self._light_targets()
        self.changed.emit()

    def _carry(self, point: QPointF) -> None:
        item = self._item
        assert item is not None, "nothing is carried"
        assert self._shadow is not None, "carried without a shadow"
        at = point - self._grip
        item.lie(Pose(at.x(), at.y(), item.home.width))
        self._shadow.setPos(at + QPointF(0, item.home.width * 0.07))
        self.glows.mark(self._nearest(item.pose.rect, point))

    def _light_targets(self) -> None:
        if self._choices is not None and self.source is not None:
            self.glows.show(self._choices.targets(self.source))

    def _play(self, target: Place, seconds: float) -> None:
        source, item, choices = self.source, self._item, self._choices
        assert source is not None, "played without a card"
        assert item is not None, "played without a card"
        assert choices is not None, "played when nothing is allowed"
        move = choices.targets(source)[target]
        self._let_go()
        scene = self._scene
        scene.piles.transfer(_first_equal(source, item, scene), target, item)
        self.placed, self.placed_move = item, move
        scene.motion.fly(item, seconds, landed=scene.refresh_labels)
        scene.arrange()
        self.changed.emit()
        self.chosen.emit(move)

    def _movable_at(self, point: QPointF) -> tuple[Place, CardItem] | None:
        found = self._scene.card_at(point)
        if found is None or self._choices is None:
            return None
        place, item = found
        return found if self._choices.may_leave(place) and self._scene.is_top(place, item) else None

    def _target_at(self, point: QPointF) -> Place | None:
        """The legal target that a click at `point` means."""
        layout = self._scene.layout
        if layout is None or self._choices is None or self.source is None:
            return None
        for target in self._choices.targets(self.source):
            if layout.drop_area(target).contains(point):
                return target
        return None

    def _pile_at(self, point: QPointF) -> Place | None:
        """The pile to play on that a point means, whether the card may land there or not."""
        layout, view = self._scene.layout, self._scene.view
        if layout is None or view is None:
            return None
        centres = (Place(PlaceKind.CENTRE, None, index) for index in range(view.rules.centres))
        sides = (Place(PlaceKind.SIDE, view.seat, index) for index in range(view.rules.sides))
        return next((place for place in (*centres, *sides) if layout.drop_area(place).contains(point)), None)

    def _nearest(self, card: QRectF, point: QPointF) -> Place | None:
        """The legal target that a card let go here falls on: under the pointer, else the most covered one."""
        under = self._target_at(point)
        layout = self._scene.layout
        if under is not None or layout is None or self._choices is None or self.source is None:
            return under
        best, most = None, card.width() * card.height() * 0.12
        for target in self._choices.targets(self.source):
            common = layout.drop_area(target).intersected(card)
            if common.width() * common.height() > most:
                best, most = target, common.width() * common.height()
        return best


def _first_equal(source: Place, item: CardItem, scene: TableScene) -> Place:
    """Of equal cards in a hand, the one drawn first: the one that the move takes."""
    if source.kind is not PlaceKind.HAND:
        return source
    cards = scene.piles[source]
    for index, card in enumerate(cards):
        if card.card == item.card:
            return Place(source.kind, source.seat, index)
    return source
