"""What a seated person may do in a match: each action is an entry of one kind. Not for when it is allowed."""

from __future__ import annotations

from abc import ABC, abstractmethod

from protocol.errors import LocalError
from protocol.game import Move
from protocol.peer.entries import (
    AbandonBody,
    AgreeTakeBackBody,
    AgreeTieBody,
    AgreeVoidBody,
    AskTakeBackBody,
    Body,
    MoveBody,
    NextGameBody,
    OfferTieBody,
    OfferVoidBody,
    RefuseTakeBackBody,
    RefuseTieBody,
    RefuseVoidBody,
    ResignBody,
)
from protocol.peer.events import Event


class Actions(ABC):
    """All raise LocalError if they are not allowed now, and then change nothing."""

    def play(self, move: Move | str) -> list[Event]:
        """A move of the own view's `legal_moves`, or its notation."""
        try:
            body = MoveBody(str(move))
        except ValueError as error:
            raise LocalError("This is no move.") from error
        return self._wish(body)

    def resign(self) -> list[Event]:
        """Give the running game to the other seat, for as many points as this seat has payoff cards left."""
        return self._wish(ResignBody())

    def offer_tie(self) -> list[Event]:
        """Offer that the running game is a tie; agree to it, if the other side has offered it."""
        return self._wish(OfferTieBody())

    def answer_tie(self, agree: bool) -> list[Event]:
        return self._wish(AgreeTieBody() if agree else RefuseTieBody())

    def ask_take_back(self) -> list[Event]:
        """Ask to take back the own last move, as long as nothing was turned up, drawn or shuffled by it."""
        return self._wish(AskTakeBackBody(self._last_move()))

    def answer_take_back(self, agree: bool) -> list[Event]:
        return self._wish(AgreeTakeBackBody() if agree else RefuseTakeBackBody())

    def offer_void(self) -> list[Event]:
        """Offer that the match counts for nobody; agree to it, if the other side has offered it."""
        return self._wish(OfferVoidBody())

    def answer_void(self, agree: bool) -> list[Event]:
        return self._wish(AgreeVoidBody() if agree else RefuseVoidBody())

    def abandon(self) -> list[Event]:
        """End the match here; it is recorded as abandoned by this seat."""
        return self._wish(AbandonBody())

    def next_game(self) -> list[Event]:
        """This seat is ready for the next game."""
        return self._wish(NextGameBody())

    @abstractmethod
    def _last_move(self) -> int:
        """The number of the entry of the last move; LocalError if it cannot be taken back."""

    @abstractmethod
    def _wish(self, body: Body) -> list[Event]:
        """The person wants this entry to be written."""
