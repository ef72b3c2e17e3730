"""What the tests of the table share: a table on no screen, a game behind it, a hand on the mouse."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QGraphicsView, QToolTip, QWidget

from protocol.game import Card, Event, Game, Move, Place, PlaceKind, Rules, View, seen_by, view
from spite_qt.settings import Settings
from spite_qt.table import TableWidget

LEFT = Qt.MouseButton.LeftButton
RIGHT = Qt.MouseButton.RightButton
NONE = Qt.MouseButton.NoButton


def own_hand(table_view: View, index: int) -> Place:
    return Place(PlaceKind.HAND, table_view.seat, index)


def side(seat: int, index: int) -> Place:
    return Place(PlaceKind.SIDE, seat, index)


def centre(index: int) -> Place:
    return Place(PlaceKind.CENTRE, None, index)


def payoff(seat: int) -> Place:
    return Place(PlaceKind.PAYOFF, seat, 0)


def source_of(move: Move, seen: View) -> Place:
    """Where the card of `move` lies (of equal cards in the hand, the first)."""
    if move.source_side is not None:
        return side(seen.seat, move.source_side)
    if move.card is not None:
        return own_hand(seen, seen.hand.index(move.card))
    return payoff(seen.seat)


def target_of(move: Move, seen: View) -> Place:
    return (
        centre(move.target_centre)
        if move.target_centre is not None
        else side(seen.seat, move.target_side or 0)
    )


@dataclass
class Sitting:
    """A game, the table of `seat`, and what the table asked to play."""

    table: TableWidget
    game: Game
    seat: int = 0
    chosen: list[Move] = field(default_factory=list)

    @property
    def view(self) -> View:
        return view(self.game, self.seat)

    def play(self, move: Move, animate: bool = True) -> tuple[Event, ...]:
        """Play in the game and tell the table."""
        events = seen_by(self.game.play(move), self.seat)
        self.table.happen(events, self.view, animate=animate)
        return events

    def play_chosen(self, animate: bool = True) -> None:
        """What the window does with a move the person made."""
        self.play(self.chosen.pop(), animate)

    # The mouse

    def at(self, place: Place) -> QPoint:
        return self.table.place_rect(place).center()

    def press(self, where: QPoint) -> None:
        self._send(QEvent.Type.MouseButtonPress, where, LEFT, LEFT)

    def move(self, where: QPoint) -> None:
        self._send(QEvent.Type.MouseMove, where, NONE, LEFT)

    def hover(self, where: QPoint) -> None:
        self._send(QEvent.Type.MouseMove, where, NONE, NONE)

    def release(self, where: QPoint) -> None:
        self._send(QEvent.Type.MouseButtonRelease, where, LEFT, NONE)

    def click(self, where: QPoint) -> None:
        self.press(where)
        self.release(where)

    def double_click(self, where: QPoint) -> None:
        self.click(where)
        self._send(QEvent.Type.MouseButtonDblClick, where, LEFT, LEFT)
        self.release(where)

    def right_click(self, where: QPoint) -> None:
        self._send(QEvent.Type.MouseButtonPress, where, RIGHT, RIGHT)
        self._send(QEvent.Type.MouseButtonRelease, where, RIGHT, NONE)

    def drag(self, start: QPoint, end: QPoint) -> None:
        self.press(start)
        for part in range(1, 5):
            self.move(start + (end - start) * part / 4)
        self.release(end)

    @property
    def viewport(self) -> QWidget:
        felt = self.table.findChild(QGraphicsView)
        assert felt is not None
        return felt.viewport()

    def _send(self, kind: QEvent.Type, where: QPoint, button: Qt.MouseButton, held: Qt.MouseButton) -> None:
        """A real mouse event, delivered to the widget under the pointer as the window system would."""
        local = QPointF(self.viewport.mapFrom(self.table, where))
        around = QPointF(self.table.mapToGlobal(where))
        event = QMouseEvent(kind, local, around, button, held, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(self.viewport, event)

    # What is shown

    def faces(self, place: Place) -> list[Card]:
        """The faces of a pile or hand as they lie on the felt now."""
        return [item.card for item in self.table._table.piles[place]]

    def expect_shown(self) -> None:
        """The felt shows exactly the view."""
        seen = self.view
        assert self.faces(own_hand(seen, 0)) == list(seen.hand)
        assert len(self.faces(Place(PlaceKind.HAND, 1 - self.seat, 0))) == seen.other_hand_count
        for seat in (0, 1):
            assert self.faces(payoff(seat))[-1:] == (
                [seen.payoff_top[seat]] if seen.payoff_count[seat] else []
            )
            for index, pile in enumerate(seen.sides[seat]):
                assert self.faces(side(seat, index)) == list(pile)
        for index, pile in enumerate(seen.centres):
            assert self.faces(centre(index)) == list(pile)
        for place, items in self.table._table.piles.heaps():
            assert all(item.pose == item.home for item in items), f"a card of {place} is not where it belongs"


def sit_down(
    seed: int = 0, rules: Rules | None = None, seat: int = 0, size: tuple[int, int] = (1280, 800)
) -> Sitting:
    """A shown table with a game at its opening; the caller closes it (or hands it to qtbot)."""
    table = TableWidget()
    table.resize(*size)
    table.set_people("Jan", "Marie")
    table.set_scores(0, 0, 50, 1)
    # A discard is played at once: those who hold it say so.
    table.apply(Settings(hold_discard=0))
    table.show()
    sitting = Sitting(table, Game.from_seed(bytes([seed]) * 32, rules=rules or Rules()), seat)
    table.move_chosen.connect(sitting.chosen.append)
    table.show_view(sitting.view)
    return sitting


def tip(table: TableWidget, where: QPoint) -> str:
    """What comes up when the pointer rests there."""
    felt = table.findChild(QGraphicsView)
    assert felt is not None
    QToolTip.hideText()
    local = felt.viewport().mapFrom(table, where)
    event = QHelpEvent(QEvent.Type.ToolTip, local, table.mapToGlobal(where))
    QApplication.sendEvent(felt.viewport(), event)
    return QToolTip.text()


def until_able(sitting: Sitting, able: Callable[[View], object], chance: Random) -> None:
    """Play on without the table, both at random, game after game, until it is our turn and `able` holds; then
    show it.
    """
    while not (sitting.view.legal_moves and able(sitting.view)):
        if sitting.game.result is not None:
            sitting.game = Game.from_seed(chance.randbytes(32))
        sitting.game.play(chance.choice(sitting.game.legal_moves()))
    sitting.table.show_view(sitting.view)
