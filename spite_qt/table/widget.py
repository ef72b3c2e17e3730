"""The table of one game: felt with every pile, side panel and status line. It shows views and events and offers moves.

Not for rules (it asks `view.legal_moves`), not for the network or the match: the window does that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QAbstractButton, QWidget

if TYPE_CHECKING:
    from protocol.game import Event, Place, View


class TableWidget(QWidget):
    """Everything a person sees and touches of a game.

    `move_chosen` carries one of the current view's `legal_moves`. After it the input stays off until `happen` or
    `show_view` is called: call `show_view` with the old view when the move was turned down.
    """

    move_chosen = Signal(object)
    idle = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: View | None = None

    def set_people(self, own_name: str, other_name: str) -> None:
        """Names as they are shown; cleaned by the caller (`clean_name`)."""

    def set_scores(self, own: int, other: int, target: int, game_number: int) -> None:
        """Match points of both people, the target, and the game's number as people count (from 1)."""

    def show_view(self, view: View, deal: bool = False) -> None:
        """Show `view` at once; with `deal`, its cards fly from the stock to their places first."""
        self._view = view

    def happen(self, events: Sequence[Event], view: View, animate: bool = True) -> None:
        """Show what happened (events as seen by this seat), ending in `view`."""
        self._view = view

    def set_paused(self, text: str | None) -> None:
        """Take the input away and say why; None gives it back."""

    def set_theme(self, dark: bool) -> None:
        """Light or dark surface."""

    def add_button(self, button: QAbstractButton) -> None:
        """Put a button into the side panel's lower end, below those already there."""

    def place_rect(self, place: Place) -> QRect:
        """Widget coordinates of the part of a place's top card (or of its empty outline) that can be seen and pressed."""
        return QRect()
