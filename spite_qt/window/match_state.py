"""How the match stands for the page that shows it: plain facts, and what a person can do by them.

Not for widgets, and not for rules: what may be played is in the view.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from protocol.game import View
from protocol.peer.events import Forked, MatchOver
from spite_qt.seat import Seat


@dataclass
class MatchState:
    """One of these per match page; whoever reads the events keeps it true."""

    seat: Seat
    # The other person's name, fit for a sentence; they may come back under another one.
    other: str
    # Of the game that is played, as the conversation counts: from 0.
    game: int = 0
    in_game: bool = False
    # What lies on the table; None while an own move is on its way.
    shown: View | None = None
    # Why the table takes no input, None while it does.
    paused: str | None = None
    over: MatchOver | None = None
    fork: Forked | None = None
    closed: bool = False
    away: bool = False
    # The other side has not been heard for some seconds.
    quiet: bool = False
    # Whether this person's last card was a discard; whether it showed cards that nobody had seen.
    discarded: bool = False
    revealed: bool = False
    # What this person has offered and the other one has not answered: "tie", "void".
    offers: set[str] = field(default_factory=set)
    # Whether somebody sits opposite who has to be told, asked and waited for.
    with_person: bool = False

    def can(self, action: str) -> bool:
        """Whether `action` makes sense now: next_game, ask_take_back, offer_tie, resign, offer_void,
        abandon, leave.
        """
        playing = not self.closed and self.over is None
        match action:
            case "offer_tie":
                return playing and self.in_game and not self.away and "tie" not in self.offers
            case "ask_take_back":
                asks = playing and self.in_game and not self.away and self.shown is not None
                return asks and self.seat.may_ask_take_back
            case "resign":
                return playing and self.in_game and not self.away
            case "offer_void":
                return playing and not self.away and "void" not in self.offers
            case "abandon":
                return playing
            case _:
                return True

    @property
    def ended(self) -> bool:
        """Whether the match is over, or broken off."""
        return self.over is not None or self.closed

    def note_who(self) -> None:
        """To be called with every event: while there is no link nobody is known at its end."""
        self.with_person = self.with_person or self.seat.acquaintance is not None

    def __post_init__(self) -> None:
        self.note_who()
