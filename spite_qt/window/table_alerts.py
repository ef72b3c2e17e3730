"""What of a match is worth an alert to somebody who looks elsewhere, and its words. Not how it is told."""

from __future__ import annotations

from PySide6.QtCore import QObject

from protocol.peer.events import (
    Closed,
    Dealt,
    Event,
    GameOver,
    LinkLost,
    Moved,
    NextGameWanted,
    Resumed,
    SatDown,
    TakeBackAsked,
    TieOffered,
    VoidOffered,
)
from protocol.peer.names import isolated
from spite_qt.window.alerts import Alerts
from spite_qt.window.match_page import MatchPage


class TableAlerts(QObject):
    """Listens to the events of one match, as `page` shows them, as long as there is the page."""

    def __init__(self, alerts: Alerts, sat_down: SatDown | Resumed, page: MatchPage) -> None:
        super().__init__(page)
        self._alerts = alerts
        self._other = isolated(sat_down.peer_name)
        page.happened.connect(self._happened)
        if isinstance(sat_down, Resumed):
            self._back(sat_down)
        else:
            alerts.say(self.tr("{0} has sat down").format(self._other), self.tr("The match begins."))

    def _happened(self, event: Event) -> None:
        say, other = self._alerts.say, self._other
        match event:
            case Dealt(view=view) if view.turn == view.seat:
                say(self.tr("Your turn"), self.tr("The cards are dealt, and you start."))
            case Moved(view=view) if view.result is None and view.turn == view.seat != event.seat:
                say(self.tr("Your turn"), self.tr("{0} has played.").format(other))
            case GameOver():
                say(self.tr("The game is over"), self.tr("See how it ended."))
            case NextGameWanted(by_me=False):
                said = self.tr("{0} is ready for the next game").format(other)
                say(said, self.tr("The cards are dealt when you are ready too."))
            case TieOffered(by_me=False):
                self._asks(self.tr("{0} offers a tie").format(other))
            case VoidOffered(by_me=False):
                self._asks(self.tr("{0} asks to call the match off").format(other))
            case TakeBackAsked(by_me=False):
                self._asks(self.tr("{0} asks to take the last move back").format(other))
            case Resumed():
                self._back(event)
            case LinkLost() | Closed():
                self._alerts.withdraw()
            case _:
                pass

    def _asks(self, said: str) -> None:
        self._alerts.say(said, self.tr("The table is waiting for your answer."))

    def _back(self, event: Resumed) -> None:
        self._other = isolated(event.peer_name)
        view = event.view
        mine = view is not None and view.result is None and view.turn == view.seat
        said = self.tr("It is your turn.") if mine else self.tr("The match goes on.")
        self._alerts.say(self.tr("{0} is back").format(self._other), said)
