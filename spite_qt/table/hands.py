"""What mouse and keyboard do to the cards: pick up, carry, put down, call back.

It asks `Choices` two questions, may this leave and may it land; everything else goes back.
Not for drawing, and not for rules.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from protocol.game import Move, Place, PlaceKind
from spite_qt.card_pixmaps import soft_shadow
from spite_qt.table import zlayers
from spite_qt.table.aim import Aim
from spite_qt.table.cards import CardItem
from spite_qt.table.choices import Choices
from spite_qt.table.glows import Glows
from spite_qt.table.hold import Hold
from spite_qt.table.layout import ASPECT, Pose
from spite_qt.table.scene import TableScene

DRAG_AFTER = 4.0  # logical pixels
_BACK = 0.2  # seconds an invalid drop takes home
_DROP = 0.09  # seconds from the pointer into place
_CLICKED = 0.24  # seconds from a hand to the pile that was clicked
_LIFT_BY = 0.08  # of its height that a picked card rises
_HOVER_BY = 0.03  # of its height that a card under the pointer rises
_SHADOW = 0.2  # margin of the held card's shadow, in card widths
_DARK = 0.36  # how opaque it is at most


class Hands(QObject):
    """The state of one person's hands: empty, pressing, carrying (drag) or holding (click).

    A discard may lie on its pile for a moment before it is chosen (`hold`). Until then no other card can be
    picked up: who clicks in that moment has rather seen a better move than wants to hurry, and nothing is to
    be played by accident.
    """

    chosen = Signal(object)  # a legal Move
    changed = Signal()  # picked up or put down: the status line says something else
    refused = Signal(object)  # a card was put where it may not land: the Place meant, None for no pile
    stuck = Signal(object)  # an own card was pressed that may go nowhere: its Place

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._aim = Aim(scene)
        self.glows = Glows(scene)
        self.hold = Hold(scene, self)
        self.hold.ripe.connect(self.chosen)
        self.hold_seconds = 0.0  # that a discard can be called back
        self.asks = False  # a discard waits for a yes
        self.hints = True  # a card that is pointed at shows where it may go
        self.source: Place | None = None
        self._item: CardItem | None = None
        self._pressed_at: QPointF | None = None
        self._grip = QPointF()  # from the card's centre to the pointer
        self._carrying = False
        self._shadow: QGraphicsPixmapItem | None = None
        self._shadow_of = (0.0, 0.0)  # card width and pixel ratio
        self._shadow_drawn = QPixmap()
        self._hovered: CardItem | None = None
        self._pointed: Place | None = None
        # The card of a move that was chosen and not confirmed yet: the input rests until it is.
        self.placed: CardItem | None = None
        self.placed_move: Move | None = None
        self._placed_from: Place | None = None

    @property
    def choices(self) -> Choices | None:
        return self._aim.choices

    def set_choices(self, choices: Choices | None) -> None:
        """What is allowed from now on; None: nothing. A card in the air goes back, and so does a discard that
        is not played yet.
        """
        self.call_back()
        self.put_back()
        self.point_at(None)
        self._aim.choices = choices

    def forget_placed(self) -> CardItem | None:
        """The chosen move was confirmed, or turned down."""
        self.hold.drop()
        placed, self.placed, self.placed_move = self.placed, None, None
        return placed

    @property
    def open(self) -> bool:
        """Whether a press may pick a card up."""
        return self._aim.choices is not None and self.placed is None

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

    # A mouse

    def may_touch(self, point: QPointF) -> bool:
        """Whether a press at `point` would do something: for the pointer's shape."""
        if self.hold.waits_for_yes:
            return self._aim.pile_at(point) == self.hold.place
        if not self.open or self._scene.motion.telling:
            return False
        if self.source is not None:
            return (
                self._aim.target_at(point, self.source) is not None or self._aim.movable_at(point) is not None
            )
        return self._aim.movable_at(point) is not None

    def press(self, point: QPointF) -> None:
        """The left button goes down."""
        self.point_at(None)
        if self._says_yes(self._aim.pile_at(point)):
            return
        if self._ready() and self._begin(
            self._aim.target_at(point, self.source), self._aim.movable_at(point), self._aim.pile_at(point)
        ):
            item = self._item
            assert item is not None, "began without a card"
            self._pressed_at = point
            self._grip = point - QPointF(item.pose.x, item.pose.y)

    def press_twice(self, point: QPointF) -> None:
        """The second press of a double click: the card that the first one picked up goes to the obvious pile.

        Anywhere else it is a press like any other.
        """
        movable = self._aim.movable_at(point)
        if self.holding and self._ready() and movable is not None and movable[0] == self.source:
            self._play_obvious()
        else:
            self.press(point)

    def press_right(self, point: QPointF) -> None:
        """The right button: a card goes to the obvious pile; beside the cards, what is held goes back."""
        if self._pressed_at is None and self._ready():
            self._obvious(self._aim.movable_at(point), self._aim.pile_at(point))

    def move(self, point: QPointF) -> None:
        if self._pressed_at is not None and not self._carrying:
            way = point - self._pressed_at
            if way.x() * way.x() + way.y() * way.y() >= DRAG_AFTER * DRAG_AFTER:
                self._begin_carrying()
        if self._carrying:
            self._carry(point)
        elif self.holding:
            self.glows.mark(self._aim.target_at(point, self.source))
        elif self._pressed_at is None:
            found = self._aim.movable_at(point) if self.open else None
            self.point_at(found[0] if found is not None else None)

    def let_go_unseen(self) -> None:
        """The button went up where no event came from."""
        if self._pressed_at is not None:
            self.put_back()

    def leave(self) -> None:
        """The pointer has left the felt."""
        self.point_at(None)

    def release(self, point: QPointF) -> None:
        """The left button goes up."""
        if self._carrying:
            self._carry(point)
            target = self.glows.best
            if target is None:
                meant = self._aim.pile_at(point)
                back = meant == self.source or meant is None
                self.put_back()
                if not back:
                    self.refused.emit(meant)
            else:
                self._play(target, _DROP)
        elif self._pressed_at is not None:
            self._pressed_at = None
            self._hold()

    # Keys and screen readers

    def press_place(self, place: Place) -> None:
        """What a left click on `place` does."""
        if self._says_yes(place):
            return
        if self._pressed_at is None and self._ready():
            target = place if place in self._aim.targets(self.source) else None
            if self._begin(target, self._aim.movable(place), place if self._aim.is_pile(place) else None):
                self._hold()

    def play_obvious(self, place: Place) -> None:
        """What a double click on `place` does."""
        if self._pressed_at is None and self._ready():
            self._obvious(self._aim.movable(place), place if self._aim.is_pile(place) else None)

    # What both do

    def point_at(self, place: Place | None) -> None:
        """The pointer or the keyboard is on `place`: a card of the hand rises a little, and rings show where
        it may go.
        """
        able = place is not None and self.source is None and self.open and not self._scene.motion.busy
        found = self._aim.movable(place) if able and place is not None else None
        pointed, item = found if found is not None else (None, None)
        if pointed != self._pointed:
            self._pointed = pointed
            self.glows.unhint()
            if pointed is not None and self.hints:
                self.glows.hint(self._aim.targets(pointed))
        rises = item if pointed is not None and pointed.kind is PlaceKind.HAND else None
        if rises is not self._hovered:
            self._sink()
            if rises is not None:
                rises.rise(rises.home.width * ASPECT * _HOVER_BY)
                self._hovered = rises

    def resized(self) -> None:
        """The places are elsewhere now: what shows where the pointed card may go is put round them again."""
        pointed = self._pointed
        self.point_at(None)
        self.point_at(pointed)
        self.hold.redraw()

    def put_back(self) -> None:
        """The card in the air, if any, returns to where it came from."""
        item = self._item
        if item is None:
            return
        self._let_go()
        if item.scene() is not None:
            self._scene.motion.fly(item, _BACK)
        self.changed.emit()

    def _says_yes(self, place: Place | None) -> bool:
        """Whether a press on `place` plays the discard that waits there for a yes."""
        yes = self.hold.waits_for_yes and place is not None and place == self.hold.place
        if yes:
            self.hold.go()
        return yes

    def call_back(self) -> bool:
        """The discard that is not played yet lies in the hand again; False if there is none."""
        target, source, item = self.hold.place, self._placed_from, self.placed
        if self.hold.move is None or target is None or source is None or item is None:
            return False
        self.placed = self.placed_move = None
        self.hold.drop()
        self._scene.piles.give_back(source, target)
        self._scene.motion.fly(item, _BACK)
        self._scene.arrange()
        self.changed.emit()
        return True

    def _ready(self) -> bool:
        """Whether a press is for the cards: a hasty one tells the story to its end instead.

        If it was the other seat's, nothing is picked up.
        """
        if self._scene.motion.telling:
            theirs = self._scene.motion.telling_theirs
            self._scene.motion.finish()
            if theirs:
                return False
        return self.open

    def _begin(
        self, target: Place | None, movable: tuple[Place, CardItem] | None, pile: Place | None
    ) -> bool:
        """A press that means these: play on `target`, or take `movable` up. True: now it is in the hand."""
        if self.source is not None:
            if target is not None:
                self._play(target, _CLICKED)
                return False
            source = self.source
            self.put_back()
            if movable is None:
                self.refused.emit(pile)
            if movable is None or movable[0] == source:
                return False
        if movable is None:
            self._say_stuck(pile)
            return False
        self.source, self._item = movable
        return True

    def _obvious(self, movable: tuple[Place, CardItem] | None, pile: Place | None) -> None:
        if movable is None:
            self.put_back()
            self._say_stuck(pile)
            return
        if self.source != movable[0]:
            self.put_back()
            self.source, self._item = movable
        self._play_obvious()

    def _play_obvious(self) -> None:
        """What is in the hand goes to its obvious pile; where there is none, it shows its piles."""
        assert self._aim.choices is not None, "played when nothing is allowed"
        assert self.source is not None, "played without a card"
        target = self._aim.choices.obvious(self.source)
        if target is not None:
            self._play(target, _CLICKED)
        elif self._scene.held is not self._item:
            self._hold()

    def _say_stuck(self, pile: Place | None) -> None:
        view = self._scene.view
        own = pile is not None and view is not None and pile.seat == view.seat
        if own and pile is not None and self._scene.piles[pile]:
            self.stuck.emit(pile)

    def _sink(self) -> None:
        item, self._hovered = self._hovered, None
        if item is not None and item.scene() is not None and not self._scene.motion.flying(item):
            item.settle()

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
        self.point_at(None)
        self._scene.held = item
        self._scene.motion.forget(item)
        self._scene.bare(self.source)
        item.rise(item.home.width * ASPECT * _LIFT_BY)
        item.setZValue(item.layer + 0.2)
        self.glows.show(self._aim.targets(self.source))
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
        drawn = self._drawn_shadow(item.home.width, self._scene.ratio)
        extent = drawn.deviceIndependentSize()
        self._shadow = QGraphicsPixmapItem(drawn)
        self._shadow.setOffset(-extent.width() / 2, -extent.height() / 2)
        self._shadow.setZValue(zlayers.SHADOW)
        self._scene.scene.addItem(self._shadow)
        self.glows.show(self._aim.targets(self.source))
        self.changed.emit()

    def _drawn_shadow(self, width: float, ratio: float) -> QPixmap:
        """Drawn once for a size of cards: it takes longer than a frame."""
        if self._shadow_of != (width, ratio):
            self._shadow_of = (width, ratio)
            self._shadow_drawn = soft_shadow(width, ratio, _SHADOW, _DARK)
        return self._shadow_drawn

    def _carry(self, point: QPointF) -> None:
        item = self._item
        assert item is not None, "nothing is carried"
        assert self._shadow is not None, "carried without a shadow"
        at = point - self._grip
        item.lie(Pose(at.x(), at.y(), item.home.width))
        self._shadow.setPos(at + QPointF(0, item.home.width * 0.07))
        self.glows.mark(self._aim.nearest(item.pose.rect, point, self.source))

    def _play(self, target: Place, seconds: float) -> None:
        source, item = self.source, self._item
        assert source is not None, "played without a card"
        assert item is not None, "played without a card"
        move = self._aim.targets(source)[target]
        self._let_go()
        scene = self._scene
        self._placed_from = _first_equal(source, item, scene)
        scene.piles.transfer(self._placed_from, target, item)
        self.placed, self.placed_move = item, move
        scene.motion.fly(item, seconds, landed=scene.card_laid)
        scene.arrange()
        if move.is_discard and (self.asks or self.hold_seconds > 0):
            self.hold.begin(move, target, None if self.asks else self.hold_seconds)
            self.changed.emit()
        else:
            self.changed.emit()
            self.chosen.emit(move)


def _first_equal(source: Place, item: CardItem, scene: TableScene) -> Place:
    """Of equal cards in a hand, the one drawn first: the one that the move takes."""
    if source.kind is not PlaceKind.HAND:
        return source
    cards = scene.piles[source]
    for index, card in enumerate(cards):
        if card.card == item.card:
            return Place(source.kind, source.seat, index)
    return source
