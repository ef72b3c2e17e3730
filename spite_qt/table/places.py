"""A button for every place of the felt: what screen readers find there, and what the keyboard's focus is on.

A QGraphicsView is a single node to a screen reader, so the buttons lie below the felt: they have names,
extents, press and focus, are never seen, cost no painting, and real mouse events never reach them. Not for
what a press does (hands), and not for the words (access_words).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from protocol.game import Place, PlaceKind, Rules, View
from spite_qt.table.access_words import place_description, place_name
from spite_qt.table.choices import Choices

_BY_KEYS = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


class PlaceButton(QAbstractButton):
    """Stands for one place. A screen reader presses it; its keys are the table's, arrows and Enter too."""

    focus_changed = Signal(bool)  # has it; by the keyboard or a screen reader
    key_used = Signal()

    def __init__(self, place: Place, parent: QWidget) -> None:
        super().__init__(parent)
        self.place = place
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in _BY_KEYS:
            self.key_used.emit()
        self.focus_changed.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focus_changed.emit(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.key_used.emit()
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        pass


class Places(QObject):
    """The buttons, in the order in which a player thinks: payoff, hand, sides, centres, stock, theirs."""

    pressed = Signal(object)  # a Place: do there what a click would
    moved = Signal()  # the focus is on another place, or its ring comes or goes

    def __init__(self, table: QWidget, felt: QWidget) -> None:
        """`felt`: the child of `table` that lies over the buttons."""
        super().__init__(table)
        self._table = table
        self._felt = felt
        self._made_for: tuple[Rules, int] | None = None
        self._buttons: dict[Place, PlaceButton] = {}
        self._last: Place | None = None
        self._keys_used = False

    @property
    def current(self) -> Place | None:
        """The place that has the focus, or had it last."""
        return self._last

    @property
    def ringed(self) -> Place | None:
        """The place that has the focus, as soon as somebody uses the keyboard or a screen reader here."""
        if self._last is None or not (self._keys_used or QAccessible.isActive()):
            return None
        return self._last if self._buttons[self._last].hasFocus() else None

    def places(self) -> Iterator[Place]:
        """Every place that can have the focus now, in the order of the Tab key."""
        return (place for place, button in self._buttons.items() if not button.isHidden())

    def focus(self, place: Place) -> None:
        """The keyboard goes to `place`. KeyError for one that the table does not have."""
        self._buttons[place].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def come_back(self) -> bool:
        """The focus to the place that had it last, or to the first one; False if there is none yet."""
        button = self._buttons.get(self._last) if self._last is not None else None
        if button is None or button.isHidden():
            button = next(iter(self._buttons.values()), None)
        if button is not None:
            button.setFocus(Qt.FocusReason.OtherFocusReason)
        return button is not None

    def mouse_used(self) -> None:
        """The person plays by mouse again: no ring until the next key."""
        self._keys_used = False
        self.moved.emit()

    def tell(
        self, view: View, other: str, choices: Choices | None, held: Place | None, seated: str = ""
    ) -> None:
        """Names and descriptions by `view`; see `access_words.place_name`."""
        if (view.rules, view.seat) != self._made_for:
            self._make(view)
        self._hide_missing(view)
        for place in self.places():
            button = self._buttons[place]
            name = place_name(place, view, other, choices, held, seated)
            if name != button.accessibleName():
                button.setAccessibleName(name)
            below = place_description(place, view)
            if below != button.accessibleDescription():
                button.setAccessibleDescription(below)

    def arrange(self, rect_of: Callable[[Place], QRect]) -> None:
        """Lie where the piles lie. `rect_of`: table coordinates; KeyError while a card is on its way."""
        for place, button in self._buttons.items():
            with suppress(KeyError):
                button.setGeometry(rect_of(place))

    def _make(self, view: View) -> None:
        for old in self._buttons.values():
            old.deleteLater()
        self._buttons, self._last, self._made_for = {}, None, (view.rules, view.seat)
        before: QWidget = self._felt
        for place in _in_order(view):
            button = PlaceButton(place, self._table)
            button.stackUnder(self._felt)
            QWidget.setTabOrder(before, button)
            button.clicked.connect(lambda _=False, place=place: self.pressed.emit(place))
            button.focus_changed.connect(lambda has, place=place: self._focus_changed(place, has))
            button.key_used.connect(self._key_used)
            button.show()
            self._buttons[place] = before = button

    def _hide_missing(self, view: View) -> None:
        """A hand has a button for each card that is in it; the focus stays in the hand."""
        count = len(view.hand)
        for index in range(view.rules.hand):
            place = Place(PlaceKind.HAND, view.seat, index)
            button = self._buttons[place]
            if index >= count and button.hasFocus():
                stays = (
                    Place(PlaceKind.HAND, view.seat, count - 1)
                    if count
                    else Place(PlaceKind.PAYOFF, view.seat, 0)
                )
                self._buttons[stays].setFocus(Qt.FocusReason.OtherFocusReason)
            button.setVisible(index < count)

    def _focus_changed(self, place: Place, has: bool) -> None:
        if has:
            self._last = place
        self.moved.emit()

    def _key_used(self) -> None:
        if not self._keys_used:
            self._keys_used = True
            self.moved.emit()


def _in_order(view: View) -> Iterator[Place]:
    own, other, rules = view.seat, 1 - view.seat, view.rules
    yield Place(PlaceKind.PAYOFF, own, 0)
    yield from (Place(PlaceKind.HAND, own, index) for index in range(rules.hand))
    yield from (Place(PlaceKind.SIDE, own, index) for index in range(rules.sides))
    yield from (Place(PlaceKind.CENTRE, None, index) for index in range(rules.centres))
    yield Place(PlaceKind.STOCK, None, 0)
    yield Place(PlaceKind.PAYOFF, other, 0)
    yield from (Place(PlaceKind.SIDE, other, index) for index in range(rules.sides))
    yield Place(PlaceKind.HAND, other, 0)
