"""The words for how a game, a match or a link ended, from this person's side.

Words only: no widget, no rule.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject

from protocol.errors import Reason
from protocol.peer.events import Closed, GameOver, MatchOver, SatDown
from protocol.peer.names import isolated
from spite_qt.window.overlay import Message


class Endings(QObject):
    """Knows who is who; every answer is a message without scores and buttons."""

    def __init__(self, sat_down: SatDown, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seat = sat_down.seat
        self._other = isolated(sat_down.peer_name)

    def game(self, event: GameOver) -> Message:
        """How a game ended and what it is worth."""
        winner, points = event.result.winner, event.result.points
        mine = winner == self._seat
        if winner is None:
            heading = self.tr("A tie")
            if event.how == "agreed":
                return Message(heading, self.tr("You both agreed. Nobody scores."))
            return Message(heading, self.tr("The stock has run out. Nobody scores."))
        heading = self.tr("You win this game") if mine else self.tr("{0} wins this game").format(self._other)
        if event.how == "resigned":
            said = self.tr("{0} resigned.").format(self._other) if mine else self.tr("You resigned.")
        elif mine:
            said = self.tr("Your payoff pile is empty.")
        else:
            said = self.tr("{0}'s payoff pile is empty.").format(self._other)
        worth = self.tr("That is worth {0} points.") if points != 1 else self.tr("That is worth {0} point.")
        return Message(heading, f"{said} {worth.format(points)}")

    def match(self, event: MatchOver) -> Message:
        """How the match ended."""
        said = self._match(event)
        if event.confirmed:
            return said
        alone = self.tr("{0} was gone before both sides could sign this end.")
        return replace(said, faint=alone.format(self._other))

    def _match(self, event: MatchOver) -> Message:
        if event.how == "void":
            return Message(self.tr("The match is called off"), self.tr("You both agreed: it does not count."))
        if event.how == "abandoned":
            if event.by == self._seat:
                return Message(self.tr("You ended the match"), self.tr("It is recorded as abandoned by you."))
            heading = self.tr("{0} ended the match").format(self._other)
            return Message(heading, self.tr("It is recorded as abandoned by {0}.").format(self._other))
        if event.winner == self._seat:
            return Message(self.tr("You win the match!"), self.tr("Well played."))
        heading = self.tr("{0} wins the match").format(self._other)
        return Message(heading, self.tr("Next time the cards may be kinder."))

    def broken_off(self, event: Closed) -> Message:
        """The link is gone before the match was over."""
        gone = event.by_peer and event.reason not in (Reason.LOST, Reason.SILENT)
        heading = self.tr("{0} has left the table") if gone else self.tr("The link to {0} is gone")
        return Message(heading.format(self._other), event.text, faint=self.kept)

    @property
    def kept(self) -> str:
        """What becomes of a match that is not over, honestly."""
        return self.tr(
            "Every move so far stays in the journal on this computer. This version cannot take an unfinished"
            " match up again; a later one can."
        )
