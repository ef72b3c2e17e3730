"""Which key does what at the table: for the keyboard, for the caps over the piles and for the settings.

Not for the menus' keys, and not for what an action does (hands, widget).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from protocol.game import Place, PlaceKind, View
from spite_qt.table.words import fill

# As many as the house rules can have (rules.md): cards in a hand, side piles, centre piles.
_HAND = "1234567890-="
_SIDES = "ASDFGJKLM"
_CENTRES = "QWETYUIOZ"
# As many as the usual rules have.
_USUAL: Final = {"hand": 5, "side": 4, "centre": 3}


@dataclass(frozen=True)
class Action:
    """`name` is the one in `Settings.keys`; `key` the usual key, in QKeySequence's portable text.

    `number`: from 1, of the card or pile it is about. `usual`: False for places that only house rules have.
    """

    name: str
    key: str
    number: int = 0
    usual: bool = True

    @property
    def kind(self) -> str:
        """The name without the number."""
        return self.name.partition("-")[0]

    @property
    def title(self) -> str:
        """What it does, in the language of now."""
        translate = QCoreApplication.translate
        match self.kind:
            case "payoff":
                return translate("Keys", "Your payoff pile")
            case "hand":
                return fill(translate("Keys", "Card %1 of your hand"), self.number)
            case "side":
                return fill(translate("Keys", "Your side pile %1"), self.number)
            case "centre":
                return fill(translate("Keys", "Centre pile %1"), self.number)
            case "left":
                return translate("Keys", "To the left")
            case "right":
                return translate("Keys", "To the right")
            case "up":
                return translate("Keys", "Upwards")
            case "down":
                return translate("Keys", "Downwards")
            case "press":
                return translate("Keys", "Pick the card up, or put it down")
            case "obvious":
                return translate("Keys", "Play the card to the obvious pile")
            case "put_back":
                return translate("Keys", "Put the card back")
            case "last_turn":
                return translate("Keys", "Show the other side's last turn again")
            case _:
                return translate("Keys", "Show or hide the keys")


def _row(kind: str, keys: str) -> tuple[Action, ...]:
    return tuple(
        Action(f"{kind}-{number}", key, number, number <= _USUAL[kind]) for number, key in enumerate(keys, 1)
    )


ACTIONS: Final = (
    Action("payoff", "P"),
    *_row("hand", _HAND),
    *_row("side", _SIDES),
    *_row("centre", _CENTRES),
    Action("left", "Left"),
    Action("right", "Right"),
    Action("up", "Up"),
    Action("down", "Down"),
    Action("press", "Return"),
    Action("obvious", "X"),
    Action("put_back", "Escape"),
    Action("last_turn", "R"),
    Action("keys", "?"),
)


class Keys:
    """The keys of one person. Of two actions on one key it is the one chosen for it that has it, else the
    first.
    """

    def __init__(self, chosen: Mapping[str, str] | None = None) -> None:
        """`chosen`: `Settings.keys`. A key that Qt does not know counts as not chosen, "" as no key."""
        named = chosen or {}
        own_keys = {
            action.name: _first(named[action.name])
            for action in ACTIONS
            if action.name in named and _known(named[action.name])
        }
        self._actions: dict[int, Action] = {}
        self._keys: dict[str, int] = {}
        for own in (True, False):
            for action in ACTIONS:
                if (action.name in own_keys) is not own:
                    continue
                key = own_keys[action.name] if own else _first(action.key)
                if key and key not in self._actions:
                    self._actions[key] = action
                    self._keys[action.name] = key

    def action(self, event: QKeyEvent) -> Action | None:
        """What a key that is pressed stands for."""
        key = Qt.Key.Key_Return if event.key() == Qt.Key.Key_Enter else Qt.Key(event.key())
        held = event.modifiers() & ~(
            Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.GroupSwitchModifier
        )
        found = self._actions.get(QKeyCombination(held, key).toCombined())
        if found is None and not event.text().isalpha():
            # "?" and, on some keyboards, digits are typed with Shift; it is not a part of their names.
            held &= ~Qt.KeyboardModifier.ShiftModifier
            found = self._actions.get(QKeyCombination(held, key).toCombined())
        return found

    def free(self, among: str) -> str:
        """The first of these letters that does nothing at the table; "" if all of them do."""
        return next((letter for letter in among if _first(letter) not in self._actions), "")

    def text(self, name: str) -> str:
        """The key of the action called `name`, as it is printed on a cap; "" if it has none."""
        key = self._keys.get(name)
        if key is None:
            return ""
        return printed(QKeySequence(key))

    def caps(self, view: View) -> dict[Place, str]:
        """The key of each place that this person's hand can go to."""
        rules, seat = view.rules, view.seat
        places = [Place(PlaceKind.PAYOFF, seat, 0)]
        places += [Place(PlaceKind.HAND, seat, index) for index in range(len(view.hand))]
        places += [Place(PlaceKind.SIDE, seat, index) for index in range(rules.sides)]
        places += [Place(PlaceKind.CENTRE, None, index) for index in range(rules.centres)]
        return {place: text for place in places if (text := self.text(_name(place)))}


def printed(key: QKeySequence) -> str:
    """A key as it is printed on a cap, in the language of now.

    The large key has the name of the keypad's, which does the same: its own is *Retour* in French, as a
    button is called that goes back.
    """
    text = key.toString(QKeySequence.SequenceFormat.NativeText)
    if not key.count():
        return text
    first = key[0]  # type: ignore[index]  # missing in the stubs
    if first.key() != Qt.Key.Key_Return or not text[-1].isalpha():
        # On macOS they are signs.
        return text
    enter = QKeySequence(QKeyCombination(first.keyboardModifiers(), Qt.Key.Key_Enter))
    return enter.toString(QKeySequence.SequenceFormat.NativeText)


def place_of(action: Action, view: View) -> Place | None:
    """The place that an action is about; None if it is about none, or the table does not have it."""
    seat, index = view.seat, action.number - 1
    match action.kind:
        case "payoff":
            return Place(PlaceKind.PAYOFF, seat, 0)
        case "hand" if index < len(view.hand):
            return Place(PlaceKind.HAND, seat, index)
        case "side" if index < view.rules.sides:
            return Place(PlaceKind.SIDE, seat, index)
        case "centre" if index < view.rules.centres:
            return Place(PlaceKind.CENTRE, None, index)
        case _:
            return None


def _name(place: Place) -> str:
    match place.kind:
        case PlaceKind.PAYOFF:
            return "payoff"
        case PlaceKind.HAND:
            return f"hand-{place.index + 1}"
        case PlaceKind.SIDE:
            return f"side-{place.index + 1}"
        case _:
            return f"centre-{place.index + 1}"


def _known(key: str) -> bool:
    return not key or _first(key) != 0


def _first(key: str) -> int:
    """The first combination of a key sequence, as one number; 0 if there is none that Qt knows."""
    sequence = QKeySequence.fromString(key, QKeySequence.SequenceFormat.PortableText)
    if not sequence.count():
        return 0
    first = sequence[0]  # type: ignore[index]  # missing in the stubs
    return 0 if first.key() == Qt.Key.Key_unknown else int(first.toCombined())
