"""What mouse and keyboard do to the cards: pick up, carry, put down, call back.

It asks `Choices` two questions, may this leave and may it land; everything else goes back.
Not for drawing, and not for rules.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Signal

from protocol.game import Move, Place, PlaceKind
from spite_qt.table import zlayers
from spite_qt.table.aim import Aim
from spite_qt.table.cards import CardItem
from spite_qt.table.carried import CarriedShadow
from spite_qt.table.choices import Choices
from spite_qt.table.glows import Glows
from spite_qt.table.hold import Hold
from spite_qt.table.layout import ASPECT, Pose
from spite_qt.table.pointing import Pointing
from spite_qt.table.scene import TableScene

DRAG_AFTER = 4.0  # logical pixels
_BACK = 0.2  # seconds an invalid drop takes home
_DROP = 0.09  # seconds from the pointer into place
_CLICKED = 0.24  # seconds from a hand to the pile that was clicked
_LIFT_BY = 0.08  # of its height that a picked card rises


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
    covered = Signal(object)  # a card was pressed on which others of an own side pile lie: its Place
    lights_changed = Signal()  # another card is pointed at, picked up or put down: `lit` answers anew

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._aim = Aim(scene)
        self.glows = Glows(scene)
        self.hold = Hold(scene, self)
        scene.redrawn.connect(self.resized)
        self.hold.ripe.connect(self.chosen)
        self.hold_seconds = 0.0  # that a discard can be called back
        self.asks = False  # a discard waits for a yes
        self.pointing = Pointing(scene, self._aim, self.glows)
        self.source: Place | None = None
        self._item: CardItem | None = None
        self._pressed_at: QPointF | None = None
        self._grip = QPointF()  # from the card's centre to the pointer
        self._again = False  # the press is on the card that is held: it goes back unless it is carried off
        self._stuck_at: Place | None = None  # the press is on a card that may go nowhere
        self._carrying = False
        self._shadow = CarriedShadow(scene)
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
        self._stuck_at = None
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

    @property
    def lit(self) -> frozenset[Place]:
        """Places that show by themselves what may happen there: the card that is pointed at or picked up, and
        the piles with a ring round them.
        """
        own = {place for place in (self.source, self.pointing.place) if place is not None}
        return self.glows.targets | self.glows.hinted | own

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
        self._stuck_at = None
        if self._says_yes(self._aim.pile_at(point)):
            return
        if not self._ready():
            return
        movable = self._aim.movable_at(point)
        self._again = self.holding and movable is not None and movable[0] == self.source
        target = self._aim.target_at(point, self.source)
        if self._again or self._begin(target, movable, self._aim.pile_at(point), point):
            item = self._item
            assert item is not None, "began without a card"
            self._pressed_at = point
            self._grip = point - QPointF(item.pose.x, item.pose.y)

    def press_twice(self, point: QPointF) -> None:
        """The second press of a double click: the card that the first one picked up goes to the obvious pile.

        Anywhere else it is a press like any other, but no yes to what the first one has asked.
        """
        if self.hold.waits_for_yes:
            return
        movable = self._aim.movable_at(point)
        if self.holding and self._ready() and movable is not None and movable[0] == self.source:
            self._play_obvious()
        else:
            self.press(point)

    def press_right(self, point: QPointF) -> None:
        """The right button: a card goes to the obvious pile; beside the cards, what is held goes back."""
        if self._pressed_at is None and self._ready():
            self._obvious(self._aim.movable_at(point), self._aim.pile_at(point), point)

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

    def leave(self) -> None:
        """The pointer has left the felt."""
        self.point_at(None)

    def release(self, point: QPointF) -> None:
        """The left button goes up."""
        if self._carrying:
            self._carry(point)
            target = self.glows.best
            if target is None:
                meant = self._aim.pile_near(point)
                back = meant == self.source or meant is None
                self.put_back()
                if not back:
                    self.refused.emit(meant)
            else:
                self._play(target, _DROP)
        elif self._pressed_at is not None:
            self._pressed_at = None
            if self._again:
                self.put_back()
            else:
                self._hold()
        elif (stuck := self._stuck_at) is not None:
            # Somebody tried to drag it all the same: why the pile that was meant does not take it.
            self._stuck_at = None
            meant = self._aim.pile_near(point)
            if meant is not None and meant != stuck:
                self.refused.emit(meant)

    # Keys and screen readers

    def press_place(self, place: Place) -> None:
        """What a left click on `place` does."""
        if self._says_yes(place):
            return
        if self._pressed_at is None and self._ready():
            target = place if place in self._aim.targets(self.source) else None
            pile = place if self._aim.is_pile(place) else None
            # A wrong key is no wish to let go: for that there is one of its own.
            if self._begin(target, self._aim.movable(place), pile):
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
        able = self.source is None and self.open and not self._scene.motion.busy
        if self.pointing.at(place if able else None):
            self.lights_changed.emit()

    def let_fall(self) -> None:
        """What is pressed or carried goes back, what is held stays so: the felt changes under the pointer, or
        the button went up where no event came from.
        """
        if self._pressed_at is not None:
            self.put_back()

    def resized(self) -> None:
        """The places are elsewhere now, or look different: what shows where the pointed or the held card may
        go is put round them again.
        """
        pointed = self.pointing.place
        self.point_at(None)
        self.point_at(pointed)
        if self.holding and self._scene.held is self._item:
            self._lift()
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
        self,
        target: Place | None,
        movable: tuple[Place, CardItem] | None,
        pile: Place | None,
        point: QPointF | None = None,
    ) -> bool:
        """A press that means these: play on `target`, or take `movable` up. True: now it is in the hand.

        A pile that does not take the card says why, and the card stays picked up: the next press may be the
        right one. Beside the piles it goes back. `point`: where the mouse is, None for a key.
        """
        if self.source is not None:
            if target is not None:
                self._play(target, _CLICKED)
                return False
            if movable is None:
                if pile is None and point is not None:
                    self.put_back()
                self.refused.emit(pile)
                return False
            source = self.source
            self.put_back()
            if movable[0] == source:
                return False
        if movable is None:
            self._say_stuck(pile, point)
            return False
        self.source, self._item = movable
        return True

    def _obvious(
        self, movable: tuple[Place, CardItem] | None, pile: Place | None, point: QPointF | None = None
    ) -> None:
        if movable is None:
            self.put_back()
            self._say_stuck(pile, point)
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

    def _say_stuck(self, pile: Place | None, point: QPointF | None) -> None:
        """Of the card that was pressed: a key means the top one, the mouse what lies under it, if any."""
        view = self._scene.view
        if pile is None or view is None or pile.seat != view.seat or not self._scene.piles[pile]:
            return
        if point is None:
            self.stuck.emit(pile)
        elif (found := self._scene.card_at(point)) is not None and found[0] == pile:
            if self._scene.is_top(*found):
                self._stuck_at = pile
                self.stuck.emit(pile)
            elif pile.kind is PlaceKind.SIDE:
                self.covered.emit(pile)

    def _let_go(self) -> None:
        self.glows.clear()
        self._shadow.hide()
        self._scene.held = None
        self.source = self._item = self._pressed_at = None
        self._carrying = self._again = False
        self.lights_changed.emit()

    def _hold(self) -> None:
        """Picked up by a click: the card rises a little and waits for the second click."""
        item = self._item
        assert item is not None, "nothing to hold"
        self.point_at(None)
        self._scene.held = item
        self._scene.motion.forget(item)
        self._scene.bare(self.source)
        self._lift()
        self.changed.emit()

    def _lift(self) -> None:
        """The held card lies a little above its place, and what takes it is lit."""
        item = self._item
        assert item is not None, "nothing to lift"
        item.rise(item.home.width * ASPECT * _LIFT_BY)
        item.setZValue(item.layer + 0.2)
        self.glows.show(self._aim.targets(self.source))
        self.glows.pick(item)
        self.lights_changed.emit()

    def _begin_carrying(self) -> None:
        item = self._item
        assert item is not None, "nothing to carry"
        self._carrying = True
        self._scene.held = item
        self._scene.motion.forget(item)
        self._scene.bare(self.source)
        item.setZValue(zlayers.HELD)
        self._shadow.show(item.home.width)
        self.glows.show(self._aim.targets(self.source))
        self.lights_changed.emit()
        self.changed.emit()

    def _carry(self, point: QPointF) -> None:
        item = self._item
        assert item is not None, "nothing is carried"
        at = point - self._grip
        item.lie(Pose(at.x(), at.y(), item.home.width))
        self._shadow.follow(item.pose)
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
