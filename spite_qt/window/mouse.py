"""Plays at a match page with a mouse: presses, drags and releases on the widgets, as a hand would.

For the self-test and whoever else wants to see the window played, not for bots: those take a seat.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget

from protocol.errors import LocalError
from protocol.game import Move, Place, PlaceKind, View, card_name
from spite_qt.window.match_page import MatchPage

_LEFT = Qt.MouseButton.LeftButton
_DRAG_STEPS = 5


class Player:
    """Makes the moves of `choose` at `page`, in turns by dragging and by clicking card and target."""

    def __init__(self, page: MatchPage, choose: Callable[[View, Random], Move], chance: Random) -> None:
        self._page = page
        self._choose = choose
        self._chance = chance
        self._something = asyncio.Event()
        self.moves = 0
        page.changed.connect(self._something.set)
        page.table.idle.connect(self._something.set)

    async def play_until(self, done: Callable[[], bool]) -> None:
        """Move whenever it is this seat's turn and the cards lie still, until `done()`."""
        while not done():
            view = self._page.view_to_play
            if view is not None:
                self.make(self._choose(view, self._chance), view)
            self._something.clear()
            if not done():
                await self._something.wait()

    def make(self, move: Move, view: View) -> None:
        """Make one move of `view`, which lies on the table now."""
        table = self._page.table
        start = table.place_rect(_source(move, view)).center()
        end = table.place_rect(_target(move, view)).center()
        self.moves += 1
        if self.moves % 2:
            drag(table, start, end)
        else:
            click(table, start)
            click(table, end)


def click(widget: QWidget, where: QPoint | None = None) -> None:
    """Press and release the left button at `where` in `widget` (its middle), on whatever lies there."""
    where = widget.rect().center() if where is None else where
    under, point = _under(widget, where)
    QTest.mouseClick(under, _LEFT, Qt.KeyboardModifier.NoModifier, point)


def drag(widget: QWidget, start: QPoint, end: QPoint) -> None:
    """Press at `start`, move to `end` in a few steps, release there."""
    under, point = _under(widget, start)
    none = Qt.KeyboardModifier.NoModifier
    QTest.mousePress(under, _LEFT, none, point)
    for step in range(1, _DRAG_STEPS + 1):
        QTest.mouseMove(under, under.mapFrom(widget, start + (end - start) * step / _DRAG_STEPS))
    QTest.mouseRelease(under, _LEFT, none, under.mapFrom(widget, end))


def press(button: QAbstractButton | None) -> None:
    """Click a button. LocalError unless it can be seen and pressed."""
    if button is None or not button.isVisible() or not button.isEnabled():
        what = "a button" if button is None else repr(button.text())
        raise LocalError(f"{what} cannot be pressed now")
    click(button)


def _under(widget: QWidget, where: QPoint) -> tuple[QWidget, QPoint]:
    under = widget.childAt(where) or widget
    return under, under.mapFrom(widget, where)


def _source(move: Move, view: View) -> Place:
    kind = move.plays_from
    if kind is PlaceKind.PAYOFF:
        return Place(kind, view.seat, 0)
    if kind is PlaceKind.SIDE:
        return Place(kind, view.seat, int(move.source[1:]) - 1)
    names = [card_name(card) for card in view.hand]
    return Place(kind, view.seat, names.index(move.source))


def _target(move: Move, view: View) -> Place:
    if move.target_centre is not None:
        return Place(PlaceKind.CENTRE, None, move.target_centre)
    return Place(PlaceKind.SIDE, view.seat, move.target_side or 0)
