"""The keys of the table: each is looked up (keys) and goes to the hands, or moves the focus between places.

The cursor is the keyboard's focus: arrows go to the nearest place in their direction, Tab to the next one.
While a card is picked up the arrows go round the piles that take it, so that Enter never promises in vain.
Not for where the focus is drawn (focus_ring).
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtGui import QKeyEvent

from protocol.game import Place, PlaceKind, View
from spite_qt.table.hands import Hands
from spite_qt.table.keycaps import KeyCaps
from spite_qt.table.keys import Action, Keys, place_of
from spite_qt.table.places import Places
from spite_qt.table.scene import TableScene

_WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
# A step to the side counts as so many of one onwards, when the nearest place is looked for.
_ASIDE = 2.2


class Keyboard(QObject):
    """`last_turn_wanted`: the other side's last turn is to be shown again."""

    last_turn_wanted = Signal()

    def __init__(self, scene: TableScene, hands: Hands, places: Places, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._hands = hands
        self._places = places
        self._caps = KeyCaps(scene)
        self._caps_wanted = False
        self.keys = Keys()

    @property
    def caps_shown(self) -> bool:
        return self._caps_wanted

    def set_keys(self, keys: Keys) -> None:
        self.keys = keys
        self.show_caps()

    def toggle_caps(self) -> None:
        """Show or hide the key of every place."""
        self._caps_wanted = not self._caps_wanted
        self.show_caps()

    def show_caps(self) -> None:
        """Where the piles are now, if they are wanted."""
        view = self._scene.view
        if self._caps_wanted and view is not None:
            self._caps.show(self.keys.caps(view))
        else:
            self._caps.hide()

    def takes(self, event: QKeyEvent) -> bool:
        """Whether the key means something here, whatever else the window uses it for."""
        action = self.keys.action(event)
        if action is None:
            return False
        return action.name != "put_back" or self._something_to_put_back()

    def press(self, event: QKeyEvent) -> bool:
        """Do what the key means; False if it means nothing here. A key that is held down moves on and on, but
        it picks up, puts down and plays once only.
        """
        action, view = self.keys.action(event), self._scene.view
        if action is None or view is None:
            return False
        if action.name in _WAYS:
            self._go(_WAYS[action.name], view)
        elif not event.isAutoRepeat():
            return self._do(action, view)
        return True

    def press_place(self, place: Place) -> None:
        """A place was pressed by its button: as a click; on a discard that waits for a yes it is the yes."""
        hold = self._hands.hold
        if hold.waits_for_yes and hold.place == place:
            hold.go()
        else:
            self._hands.press_place(place)

    def _do(self, action: Action, view: View) -> bool:
        hands = self._hands
        match action.name:
            case "put_back":
                return self._put_back()
            case "keys":
                self.toggle_caps()
            case "last_turn":
                self.last_turn_wanted.emit()
            case "press":
                self._press(view)
            case "obvious":
                place = hands.held or self._places.current
                if place is not None:
                    hands.play_obvious(place)
            case _:
                place = place_of(action, view)
                if place is not None:
                    self._places.focus(place)
                    hands.press_place(place)
        return True

    def _press(self, view: View) -> None:
        if self._hands.hold.waits_for_yes:
            self._hands.hold.go()
        elif self._places.ringed is not None:
            self._hands.press_place(self._places.ringed)
        else:
            # Nobody has used the keyboard so far: it shows where it is.
            self._go((0, 0), view)

    def _put_back(self) -> bool:
        if self._hands.call_back():
            return True
        if self._hands.item is not None:
            self._hands.put_back()
            return True
        if self._caps_wanted:
            self.toggle_caps()
            return True
        return False

    def _something_to_put_back(self) -> bool:
        return self._hands.item is not None or self._hands.hold.move is not None or self._caps_wanted

    def _go(self, way: tuple[int, int], view: View) -> None:
        """The focus to the nearest place in this direction, if there is one."""
        if self._scene.layout is None or self._hands.carrying:
            return
        now = self._places.ringed
        held, choices = self._hands.held, self._hands.choices
        among = [place for place in self._places.places() if self._lies(place)]
        if held is not None and choices is not None:
            among = [held, *choices.targets(held)]
        if now is None:
            start = held or self._places.current or Place(PlaceKind.PAYOFF, view.seat, 0)
            self._places.focus(start)
            return
        here = self._middle(now)
        nearest = self._nearest(among, here, way, now)
        if nearest is not None:
            self._places.focus(nearest)

    def _nearest(self, among: list[Place], here: QPointF, way: tuple[int, int], now: Place) -> Place | None:
        best, least = None, float("inf")
        leeway = self._scene.top_pose(now).width * 0.6
        for place in among:
            step = self._middle(place) - here
            onwards = step.x() * way[0] + step.y() * way[1]
            aside = abs(step.x() * way[1]) + abs(step.y() * way[0])
            if place == now or onwards < 1 or aside > onwards * _ASIDE + leeway:
                continue
            far = onwards + aside * _ASIDE
            if far < least:
                best, least = place, far
        return best

    def _lies(self, place: Place) -> bool:
        """Whether there is something to go to: a card of the hand may be on its way there still."""
        return place.kind is not PlaceKind.HAND or place.index < len(self._scene.piles[place])

    def _middle(self, place: Place) -> QPointF:
        """Of side piles where the first card lies: rows stay rows, however long the piles are."""
        layout = self._scene.layout
        if not self._lies(place):
            return self._scene.top_pose(place).rect.center()
        if layout is None or place.kind is PlaceKind.HAND:
            return self._scene.open_rect(place).center()
        return layout.slot(place).center()
