"""What is said and asked at the upper edge while play goes on: offers, take-backs, what could not be kept.

Not for how it is drawn (notice) nor for what stands over the whole table (standing).
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject

from protocol.peer.events import StoreFailed, TieOffered, TieRefused, VoidOffered, VoidRefused
from spite_qt.window.acts import Acts
from spite_qt.window.answers import Answer
from spite_qt.window.match_state import MatchState
from spite_qt.window.notice import Notice
from spite_qt.window.sayings import Sayings
from spite_qt.window.spoken import Spoken


def about(event: TieOffered | TieRefused | VoidOffered | VoidRefused) -> str:
    """What a notice of this is about."""
    return "tie" if isinstance(event, TieOffered | TieRefused) else "void"


class Questions(QObject):
    """Fills the notice; the answers are the person's acts."""

    def __init__(self, state: MatchState, notice: Notice, acts: Acts, parent: QObject) -> None:
        super().__init__(parent)
        self._state = state
        self._notice = notice
        self._acts = acts
        self._sayings = Sayings(self)

    def tell(self, text: Spoken, about: str = "", *, passes: bool = False) -> None:
        """A sentence, until it is read or another one about the same comes.

        `passes`: it goes by itself after some seconds too.
        """
        read = Answer(lambda: self.tr("OK"), lambda: None, goes_on=True, leaves=True)
        self._notice.say(text, [read], about, passes=passes)

    def offered(self, event: TieOffered | VoidOffered) -> None:
        said = partial(self._sayings.offered, event, self._state.other)
        if event.by_me:
            self._state.offers.add(about(event))
            self.tell(said, passes=True)
            return
        answer = self._acts.answer_tie if isinstance(event, TieOffered) else self._acts.answer_void
        self._notice.say(
            said,
            [
                Answer(lambda: self.tr("Play on"), lambda: answer(False), leaves=True),
                Answer(lambda: self.tr("Agree"), lambda: answer(True), goes_on=True),
            ],
            about=about(event),
        )

    def take_back_asked(self, by_me: bool) -> None:
        if by_me:
            # A bot lets it happen at once.
            if self._state.with_person:
                self.tell(self._own_take_back, about="take back")
            return
        answer = self._acts.answer_take_back
        self._notice.say(
            lambda: self.tr("{0} asks to take the last move back.").format(self._state.other),
            [
                Answer(lambda: self.tr("Let it stand"), lambda: answer(False), leaves=True),
                Answer(lambda: self.tr("Take it back"), lambda: answer(True), goes_on=True),
            ],
            about="take back",
        )

    def _own_take_back(self) -> str:
        return self.tr("You asked to take the move back. {0} decides.").format(self._state.other)

    def not_kept(self, event: StoreFailed) -> None:
        """What could not be written; what was asked still waits, and its answer is still to be given."""
        match event.given_up:
            case "agree tie" | "refuse tie":
                self.offered(TieOffered(by_me=False))
            case "agree void" | "refuse void":
                self.offered(VoidOffered(by_me=False))
            case "agree to take back" | "refuse to take back":
                self.take_back_asked(by_me=False)
        self.tell(partial(self._sayings.not_kept, event), about="disk")
