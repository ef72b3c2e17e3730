"""What a person does in a match: cards, offers, leaving, and the questions before what cannot be undone.

Each goes to the seat, which decides; its effect comes back as an event (happenings). Not for what may be done
when (match_state).
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from protocol.errors import LocalError, TooLate
from protocol.game import Move
from spite_qt.window.answers import Answer
from spite_qt.window.endings import Endings
from spite_qt.window.match_state import MatchState
from spite_qt.window.overlay import Message
from spite_qt.window.reasons import sentence_of
from spite_qt.window.standing import Standing


class Acts(QObject):
    """`left`: the person is done with this match. `again`: and wants another one. `turned_down`: the seat did
    not take it, and the sentence that says why; empty if the other side's message, which comes as an event,
    overtook it.
    """

    left = Signal()
    again = Signal()
    turned_down = Signal(str)
    # The match is ended, while nothing is heard of the other side.
    ended_unheard = Signal()

    def __init__(self, state: MatchState, standing: Standing, endings: Endings, parent: QObject) -> None:
        super().__init__(parent)
        self._state = state
        self._seat = state.seat
        self._standing = standing
        self._endings = endings
        self._quit: Callable[[], Message] | None = None

    def play(self, move: Move) -> None:
        self._state.shown = None
        self.attempt(lambda: self._seat.play(move))

    def next_game(self) -> None:
        self.attempt(self._seat.next_game)

    def offer_tie(self) -> None:
        self.attempt(self._seat.offer_tie)

    def answer_tie(self, agree: bool) -> None:
        self.attempt(lambda: self._seat.answer_tie(agree))

    def ask_take_back(self) -> None:
        self.attempt(self._seat.ask_take_back)

    def answer_take_back(self, agree: bool) -> None:
        self.attempt(lambda: self._seat.answer_take_back(agree))

    def offer_void(self) -> None:
        self.attempt(self._seat.offer_void)

    def answer_void(self, agree: bool) -> None:
        self.attempt(lambda: self._seat.answer_void(agree))

    def ask_resign(self) -> None:
        view = self._seat.view
        if view is None:
            return
        left = view.payoff_count[view.seat]
        self._ask(
            lambda: Message(
                self.tr("Resign this game?"),
                self.tr("{0} gets a point for each card on your payoff pile: {1}.").format(
                    self._state.other, left
                ),
                answers=(Answer(self.tr("Resign"), lambda: self.attempt(self._seat.resign)),),
            )
        )

    def ask_abandon(self) -> None:
        self._ask(
            lambda: Message(
                self.tr("End the match for good?"),
                self.tr("It will be recorded as abandoned by you and cannot be resumed."),
                answers=(Answer(self.tr("End the match"), self._abandon),),
            )
        )

    def ask_leave(self) -> None:
        """Leave the table; a match that is not over is asked about first."""
        if self._state.ended:
            self.left.emit()
            return

        def asked() -> Message:
            leave = Answer(self.tr("Leave"), self.left.emit)
            return Message(self.tr("Leave the table?"), self._becomes(), answers=(leave,))

        self._ask(asked)

    def ask_quit(self, quit_now: Callable[[], None]) -> None:
        """Before the program ends in the middle of a match: what becomes of it. Asked once in all."""

        def asked() -> Message:
            return Message(
                self.tr("Quit Spite & Malice?"),
                self._becomes(),
                faint=self.tr("You are told this once only."),
                answers=(Answer(self.tr("Quit"), quit_now),),
            )

        self._quit = asked
        self._ask(asked)

    def _becomes(self) -> str:
        """What becomes of the match when this person goes."""
        if not self._state.with_person:
            return self._endings.kept
        return self.tr("{0} is told. {1}").format(self._state.other, self._endings.kept)

    @property
    def asks_to_quit(self) -> bool:
        """Whether that question stands now."""
        return self._quit is not None and self._standing.asked is self._quit

    def attempt(self, act: Callable[[], None]) -> None:
        """An action of the seat; `turned_down` says if it is not allowed now."""
        self._done(act)

    def _done(self, act: Callable[[], None]) -> bool:
        try:
            act()
        except TooLate:
            self.turned_down.emit("")
        except LocalError as error:
            self.turned_down.emit(sentence_of(error))
        else:
            return True
        return False

    def _abandon(self) -> None:
        if self._done(self._seat.abandon) and self._state.quiet:
            self.ended_unheard.emit()

    def _ask(self, make: Callable[[], Message]) -> None:
        self._standing.ask(make, lambda: self.tr("Play on"))
