"""What a person, a bot or a table holds of a match: one seat, whoever or whatever sits opposite.

`protocol.net.session.Session` is one; a replay can be another. Table, windows and bots talk to this interface
alone, so that none of them asks whether the other side is a person across the network or a bot on this
machine.
It is not the place for rules: what may be played is in the view.
"""

from collections.abc import AsyncIterator
from typing import Protocol

from protocol.errors import LocalError, Reason
from protocol.game import Move, View
from protocol.net.acquaintance import Acquaintance
from protocol.peer.events import Event


class Seat(Protocol):
    """One end of a match.

    Iterating yields the events of `protocol.peer.events` in order and ends after `Closed`; one reader at a
    time.
    Every action returns at once, and its effect comes back as an event. An action that is not allowed now
    raises `LocalError` and changes nothing.
    """

    @property
    def seat(self) -> int | None:
        """0 or 1; None before anybody has sat down."""

    @property
    def peer_name(self) -> str:
        """The other person's nickname, already cleaned for display."""

    @property
    def peer_fingerprint(self) -> str:
        """The other installation's identity, as people compare it."""

    @property
    def acquaintance(self) -> Acquaintance | None:
        """Who the other person is to this one, and how sure that is; None where nobody is to be known: a bot
        on this machine.
        """

    @property
    def scores(self) -> tuple[int, int]:
        """The match's points by seat."""

    @property
    def view(self) -> View | None:
        """What this seat may see now; None outside a game."""

    def __aiter__(self) -> AsyncIterator[Event]: ...

    def accept(self) -> None:
        """The host's answer to `SitDownAsked`: let them sit down."""

    def decline(self, text: str = "") -> None:
        """The host's other answer; `text` is shown to who asked."""

    def play(self, move: Move) -> None:
        """Play one of the view's legal moves."""

    def resign(self) -> None:
        """Give the running game to the other seat."""

    def offer_tie(self) -> None: ...

    def answer_tie(self, agree: bool) -> None: ...

    @property
    def may_ask_take_back(self) -> bool:
        """Whether `ask_take_back` would be allowed now: the own last move has shown no card, and it has not
        been asked about before.
        """

    def ask_take_back(self) -> None:
        """Ask to take back the own last move, if it has shown no card."""

    def answer_take_back(self, agree: bool) -> None: ...

    def offer_void(self) -> None:
        """Offer that the match count for nobody."""

    def answer_void(self, agree: bool) -> None: ...

    def abandon(self) -> None:
        """End the match; it is recorded as abandoned by this seat."""

    def next_game(self) -> None:
        """Say that this seat is ready for the next game; the deal starts when both are."""

    async def close(self, reason: Reason = Reason.LEFT) -> None:
        """Leave the link, telling the other side why; may be called again."""


class SeatAlone:
    """What a seat has in common at which no other person takes part: nobody is known there, and what needs
    somebody is refused. A base for such a `Seat`, which adds what can be done.
    """

    refusal: str
    """The sentence for what cannot be done here."""

    @property
    def peer_fingerprint(self) -> str:
        return ""

    @property
    def acquaintance(self) -> Acquaintance | None:
        return None

    @property
    def may_ask_take_back(self) -> bool:
        return False

    def accept(self) -> None:
        self._refuse()

    def decline(self, text: str = "") -> None:
        self._refuse()

    def resign(self) -> None:
        self._refuse()

    def offer_tie(self) -> None:
        self._refuse()

    def answer_tie(self, agree: bool) -> None:
        self._refuse()

    def ask_take_back(self) -> None:
        self._refuse()

    def answer_take_back(self, agree: bool) -> None:
        self._refuse()

    def offer_void(self) -> None:
        self._refuse()

    def answer_void(self, agree: bool) -> None:
        self._refuse()

    def abandon(self) -> None:
        self._refuse()

    def _refuse(self) -> None:
        raise LocalError(self.refusal)
