"""What a match page says of who sits opposite, when that is not certain: a notice and a button.

Not for comparing numbers (`people.py`), and not part of the page: a seat opposite a bot has nothing of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Signal

from protocol.net.acquaintance import Acquaintance
from protocol.net.people import Known
from protocol.peer.names import isolated
from spite_qt.window.answers import Answer
from spite_qt.window.felt import button
from spite_qt.window.reasons import in_words

if TYPE_CHECKING:
    from spite_qt.window.match_page import MatchPage


class Verified(QObject):
    """Lives as long as its page. `button` is seen while the other person is not verified."""

    compare_wanted = Signal()

    def __init__(self, page: MatchPage, who: Acquaintance, name: str) -> None:
        """`name`: the other person's, cleaned."""
        super().__init__(page)
        self._page = page
        self._who = who
        self._name = isolated(name)
        self._told = False
        self.sure = who.verified
        self.button = button("")
        self.button.installEventFilter(self)
        self._set_texts()
        self.button.clicked.connect(self.compare_wanted)
        page.table.add_button(self.button)
        self.button.setVisible(not self.sure)
        page.changed.connect(self._tell)
        # A match that goes on has its game already: told at the next event, it would lie over a question.
        self._tell()

    def _set_texts(self) -> None:
        self.button.setText(self.tr("Not verified …"))
        self.button.setToolTip(self.tr("It is not certain who sits opposite: compare the safety number."))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self._set_texts()
        return super().eventFilter(watched, event)

    @property
    def key(self) -> bytes:
        return self._who.key

    @property
    def warning(self) -> str:
        """What has to be known at the beginning of a match, in sentences; empty when all is well."""
        said = []
        if self._who.warning:
            said.append(self.tr("Warning: {0}").format(in_words(self._who.warning)))
        if self._who.trouble:
            said.append(in_words(self._who.trouble))
        if not self.sure:
            unsure = self.tr("Not verified: this may be {0}, or somebody in between.")
            if self._who.known is not None:
                unsure = self.tr("You have met {0} before, but who they are has not been verified.")
            said.append(unsure.format(self._name))
        return " ".join(said)

    def take(self, known: Known | None) -> None:
        """What is thought of the other person now."""
        self.sure = self._who.verified or (known is not None and known.trusted)
        self.button.setVisible(not self.sure)

    def _tell(self) -> None:
        """Once, as soon as there is a game: what is said before goes when the cards are dealt."""
        if self._told or not self._page.can("resign"):
            return
        self._told = True
        if not self.warning:
            return
        later = Answer(lambda: self.tr("OK"), lambda: None, goes_on=True, leaves=True)
        compare = Answer(lambda: self.tr("Compare …"), self.compare_wanted.emit)
        self._page.notice.say(lambda: self.warning, [later] if self.sure else [compare, later], about="who")
