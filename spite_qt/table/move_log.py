"""Tells what happens, move by move: a line of the side panel's log, and a sentence for screen readers.

Not for the words (words, access_words) nor for when they are due (widget, story).
"""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from protocol.game import Event, View
from spite_qt.announce import announce
from spite_qt.table.access_words import move_sentence
from spite_qt.table.panel import SidePanel
from spite_qt.table.telling import Known
from spite_qt.table.words import move_words


class MoveLog:
    """Writes into `panel`, by the names that are known."""

    def __init__(self, known: Known, panel: SidePanel, table: QWidget) -> None:
        self._known = known
        self._panel = panel
        self._table = table

    def tell(self, event: Event, view: View) -> None:
        """What has just happened, as the seat of `view` saw it: written and said."""
        self.write(event, view)
        announce(self._table, move_sentence(event, view, self._known.other, self._known.seated))

    def write(self, event: Event, view: View) -> None:
        """A line of the log, if it is worth one."""
        other, seated = self._known.other, self._known.seated
        words = move_words(event, view.seat, other, seated)
        if words is not None:
            # Kept for as long as the line: not with the whole view.
            own, (seat, _) = view.seat, words
            actor = None if seat is None else self._known.own if seat == own else other
            self._panel.write(actor, seat == own, lambda: _said(event, own, other, seated))


def _said(event: Event, own: int, other: str, seated: str) -> str:
    words = move_words(event, own, other, seated)
    return "" if words is None else words[1]
