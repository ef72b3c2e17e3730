"""The words for how a game, a match or a link ended, from this person's side.

Words only: no widget, no rule.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QObject

from protocol.errors import Reason
from protocol.peer.events import Closed, Forked, GameOver, LinkLost, MatchOver, Resumed, SatDown
from protocol.peer.names import isolated
from spite_qt.window.overlay import Message
from spite_qt.window.reasons import in_words


class Endings(QObject):
    """Knows who is who; every answer is a message without scores and buttons."""

    def __init__(self, sat_down: SatDown | Resumed, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seat = sat_down.seat
        self._other = isolated(sat_down.peer_name)

    def call_other(self, name: str) -> None:
        """The other person goes by another `name` now, fit for a sentence."""
        self._other = name

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
            said = self._resigned(not mine)
        elif mine:
            said = self.tr("Your payoff pile is empty.")
        else:
            said = self.tr("{0}'s payoff pile is empty.").format(self._other)
        # In a class made from this one `tr` would be content with the number put into the untranslated text.
        worth = QCoreApplication.translate("Endings", "That is worth %n point(s).", "", points)
        return Message(heading, f"{said} {worth}")

    def match(self, event: MatchOver, resigned: bool = False) -> Message:
        """How the match ended. `resigned`: the game that decided it was."""
        said = self._match(event)
        if resigned and event.how == "target":
            said = replace(said, text=f"{self._resigned(event.winner != self._seat)} {said.text}")
        if event.confirmed:
            return said
        alone = self.tr("{0} left before both sides could confirm this result.")
        return replace(said, faint=alone.format(self._other))

    @property
    def again(self) -> str:
        """What the button says that leads on from the end of a match."""
        return self.tr("Play again")

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

    def _resigned(self, by_me: bool) -> str:
        return self.tr("You resigned.") if by_me else self.tr("{0} resigned.").format(self._other)

    def broken_off(self, event: Closed) -> Message:
        """The link is gone before the match was over."""
        gone = event.by_peer and event.reason not in (Reason.LOST, Reason.SILENT)
        heading = self.tr("{0} has left the table") if gone else self.tr("The connection to {0} is lost")
        return Message(heading.format(self._other), in_words(event.text), faint=self.kept)

    def ended_unheard(self) -> Message:
        """This person has ended the match, and the other one has not heard of it yet."""
        said = self.tr("It is recorded on this computer. {0} is told as soon as there is a connection again.")
        return Message(self.tr("You ended the match"), said.format(self._other))

    def forked(self, event: Forked) -> Message:
        """The two sides do not hold the same match; where the report is stands in the event's text."""
        neither = self.tr(
            "Neither side is assumed to be right. Nothing was deleted; the two reports together show"
            " where they first differ."
        )
        return Message(self.tr("The match cannot go on"), in_words(event.text), faint=neither)

    def disputed(self, event: Forked) -> Message:
        """The same, while the two people can still say what becomes of the match."""
        can = self.tr("You can call the match off together, or end it.")
        said = self.forked(event)
        return replace(said, faint=f"{said.faint} {can}")

    @property
    def kept(self) -> str:
        """What becomes of a match that is not over, honestly."""
        return self.tr("The match is kept. You can go on with it from the lobby.")

    @property
    def once_more(self) -> str:
        """What *Play again* does, with a person at the other side."""
        said = self.tr("Another match begins as soon as you and {0} have both pressed “Play again”.")
        return said.format(self._other)

    def away(self, event: LinkLost) -> Message:
        """The other side left, and the match goes on when it is back."""
        heading = self.tr("{0} has left the table").format(self._other)
        goes_on = self.tr("The match is kept. It goes on by itself as soon as {0} is back.")
        return Message(heading, goes_on.format(self._other))

    @property
    def waits(self) -> str:
        """What happens while the link is lost."""
        return self.tr("Trying to reach {0}. The match goes on by itself as soon as {0} is back.").format(
            self._other
        )

    @property
    def waits_long(self) -> str:
        """The same, when it has been lost for a long time."""
        said = self.tr("{0} has been away for a while. Keep the match for later, or end it?")
        return said.format(self._other)
