"""The words of what is said while play goes on: offers, and what this computer could not write down.

Words only: no widget, no rule.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from protocol.peer.events import StoreFailed, TieOffered, VoidOffered
from spite_qt.window.reasons import in_words


class Sayings(QObject):
    """Every answer is one or two sentences."""

    def offered(self, event: TieOffered | VoidOffered, other: str) -> str:
        """`other`: the other person's name, fit for a sentence."""
        tie = isinstance(event, TieOffered)
        if event.by_me:
            said = (
                self.tr("You offered a tie. {0} decides.")
                if tie
                else self.tr("You asked to call it off. {0} decides.")
            )
        else:
            said = (
                self.tr("{0} offers a tie: nobody would score.")
                if tie
                else self.tr("{0} asks to call the match off: it would not count.")
            )
        return said.format(other)

    def not_kept(self, event: StoreFailed) -> str:
        """What could not be written to the disk, and what becomes of it."""
        match event.given_up:
            case None:
                said = self.tr(
                    "This computer could not save what happened: {0}. It tries again by itself; until"
                    " then the game waits."
                )
            case "move":
                said = self.tr("This computer could not save your move, so it was not played: {0}.")
            case _:
                said = self.tr("This computer could not save what you asked for, so it was not done: {0}.")
        return said.format(in_words(event.why))
