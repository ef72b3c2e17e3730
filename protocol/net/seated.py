"""What a seat that outlives its links shows and does at any moment: what the session of the present link
does, and where there is none, what is known of the match.

Not for how one link follows another (`keeping.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from protocol.errors import Reason, TooLate, sentence
from protocol.game import Move, View
from protocol.net.acquaintance import Acquaintance
from protocol.net.rivals import Held
from protocol.net.session import Session
from protocol.peer.fingerprint import fingerprint
from protocol.peer.kept import KeptMatch
from protocol.peer.names import isolated

T = TypeVar("T")


class Seated:
    """Whoever keeps the seat sets the fields. An action raises TooLate while the link is lost, and after the
    end.
    """

    def __init__(self) -> None:
        self._held: Held | None = None
        self._match: KeptMatch | None = None
        self._peer_key = b""
        self._peer_name = ""
        self._away = False
        self._over = False

    # What it shows

    @property
    def seat(self) -> int | None:
        """0 or 1; None before anybody has sat down."""
        return self._match.seat if self._match is not None else self._ask(lambda on: on.seat, None)

    @property
    def peer_name(self) -> str:
        """The other person's nickname, cleaned for display; empty until it is known."""
        return self._ask(lambda on: on.peer_name, "") or self._peer_name

    @property
    def peer_fingerprint(self) -> str:
        """The identity opposite: 52 characters."""
        return fingerprint(self._peer_key)

    @property
    def acquaintance(self) -> Acquaintance | None:
        """Who sits opposite, as far as this person knows them; None while nobody does."""
        return self._ask(lambda on: on.acquaintance, None)

    @property
    def scores(self) -> tuple[int, int]:
        """The match's points by seat."""
        return self._ask(lambda on: on.scores, None) or (
            self._match.points if self._match is not None else (0, 0)
        )

    @property
    def view(self) -> View | None:
        """What this seat may see now; None outside a game, and while the link is lost."""
        return self._ask(lambda on: on.view, None)

    # What it may do

    def accept(self) -> None:
        self._now.accept()

    def decline(self, text: str = "") -> None:
        self._now.decline(text)

    def play(self, move: Move | str) -> None:
        self._now.play(move)

    def resign(self) -> None:
        self._now.resign()

    def offer_tie(self) -> None:
        self._now.offer_tie()

    def answer_tie(self, agree: bool) -> None:
        self._now.answer_tie(agree)

    @property
    def may_ask_take_back(self) -> bool:
        """Whether `ask_take_back` would be allowed now."""
        return not self._away and not self._over and self._ask(lambda on: on.may_ask_take_back, False)

    def ask_take_back(self) -> None:
        self._now.ask_take_back()

    def answer_take_back(self, agree: bool) -> None:
        self._now.answer_take_back(agree)

    def offer_void(self) -> None:
        self._now.offer_void()

    def answer_void(self, agree: bool) -> None:
        self._now.answer_void(agree)

    def next_game(self) -> None:
        self._now.next_game()

    @property
    def _now(self) -> Session:
        session = self._session
        if session is None or self._away or self._over:
            raise TooLate(sentence(Reason.SILENT, isolated(self._peer_name)))
        return session

    # The present link

    @property
    def _session(self) -> Session | None:
        return self._held.session if self._held is not None else None

    def _ask(self, question: Callable[[Session], T], otherwise: T) -> T:
        session = self._session
        return question(session) if session is not None else otherwise
