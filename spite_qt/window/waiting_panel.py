"""What the lobby shows while the own table is open: what to tell the other person, and who asks to sit down.

A plain widget with signals; it knows neither the network nor the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from protocol.peer.names import isolated
from spite_qt.announce import announce
from spite_qt.window.felt import breakable, button, label
from spite_qt.window.panel import Buttons, Panel
from spite_qt.window.reasons import in_words

if TYPE_CHECKING:
    from protocol.net.acquaintance import Acquaintance

# Two groups of four, as tables and the other window show it.
_SHORT_FINGERPRINT = 9
# What is read out; a computer with more has them for virtual machines.
_MOST_ADDRESSES = 4


class WaitingPanel(Panel):
    """The table is open: what to tell the other person, and who asks to sit down."""

    cancelled = Signal()
    answered = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # The points that win the match at the open table; None while it is being opened.
        self._target: int | None = None
        self._code_is_new = False
        self._expected = ""
        # Who may sit down, and has not been heard at the table yet.
        self._let_in = ""
        self._why_silent: str | None = None
        self._heading = label("", "heading")
        self._again_line = label("", "faint")
        self.code_line = label("", "faint")
        self.code = label("", "code", selectable=True)
        self.code.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._code_box = QFrame()
        self._code_box.setObjectName("row")
        inside = QVBoxLayout(self._code_box)
        inside.setContentsMargins(12, 18, 12, 18)
        inside.addWidget(self.code)
        self._address_line = label("", "faint")
        self.addresses = label("", "strong", selectable=True)
        self.waits = label("", "strong")
        self.waits.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.asked = _AskedBox()
        self.asked.hide()
        self._cancel = button("")

        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self._heading)
        layout.addWidget(self._again_line)
        layout.addSpacing(4)
        layout.addWidget(self.code_line)
        layout.addWidget(self._code_box)
        layout.addWidget(self._address_line)
        layout.addWidget(self.addresses)
        layout.addStretch(1)
        layout.addWidget(self.waits)
        layout.addWidget(self.asked)
        layout.addStretch(2)
        layout.addWidget(Buttons(self._cancel))

        self._cancel.clicked.connect(self.cancelled)
        self.asked.answered.connect(self.answered)
        self._set_texts()

    def _set_texts(self) -> None:
        if self._target is None:
            self._heading.setText(self.tr("Opening your table …"))
        elif self._expected:
            self._heading.setText(self.tr("Another match · first to %n", "", self._target))
        else:
            self._heading.setText(self.tr("Your table is ready · first to %n", "", self._target))
        if self._code_is_new:
            line = self.tr("Three wrong codes were tried, so there is a new one. Read it out:")
        else:
            line = self.tr("Read this code out to the person you want to play with:")
        self.code_line.setText(line)
        if self._why_silent is None:
            by_address = self.tr("If your table is not in their list, they can join by address:")
            self._address_line.setText(by_address)
        else:
            self._address_line.setText(in_words(self._why_silent))
        # Who went back to the lobby has no such button any more.
        again = self.tr("{0} only has to press “Play again” too, or to sit down at your table in the lobby.")
        self._again_line.setText(breakable(again.format(isolated(self._expected))))
        if self._let_in:
            waits = self.tr("{0} may sit down. Waiting for the answer …").format(isolated(self._let_in))
        elif self._expected:
            waits = self.tr("Waiting for {0} …").format(isolated(self._expected))
        else:
            waits = self.tr("Waiting for somebody …")
        self.waits.setText(breakable(waits))
        self._cancel.setText(self.tr("Close the table"))

    def show_opening(self) -> None:
        self._target = None
        self._set_texts()
        for part in (
            self._again_line,
            self.code_line,
            self._code_box,
            self._address_line,
            self.addresses,
            self.waits,
            self.asked,
        ):
            part.hide()

    def show_open(self, code: str | None, target: int, expected: str = "") -> None:
        """`code` None: open to all. `target`: points that win the match. `expected`: who is to come again,
        and needs to be told nothing for it.
        """
        self._target = target
        self._expected = expected
        self._code_is_new = False
        self._set_texts()
        self.code.setText(code or "")
        self._again_line.setVisible(bool(expected))
        for part in (self._code_box, self.code_line):
            part.setVisible(code is not None and not expected)
        self.show_waiting()

    def show_where(self, addresses: Sequence[str], why_silent: str | None) -> None:
        """`addresses`: host:port each, for reading out. `why_silent`: why the table is not found, if so."""
        self._why_silent = why_silent
        self._set_texts()
        self.addresses.setText("\n".join(addresses[:_MOST_ADDRESSES]))
        told = why_silent is not None or not self._expected
        self.addresses.setVisible(bool(addresses) and told)
        self._address_line.setVisible((bool(addresses) or why_silent is not None) and told)

    def show_waiting(self, let_in: str = "") -> None:
        """Nobody asks. `let_in`: who may sit down, as long as it is not known that they have heard it."""
        self._let_in = let_in
        self._set_texts()
        self.asked.hide()
        self.waits.show()

    def show_new_code(self, code: str) -> None:
        """Wrong codes were tried, so there is another one now."""
        self._code_is_new = True
        self._set_texts()
        self.code.setText(code)

    def show_asked(self, name: str, fingerprint: str, who: Acquaintance | None = None) -> None:
        """Somebody wants to sit down; `answered` says whether they may. `who`: what is known of them."""
        self.waits.hide()
        self.asked.show_person(name, fingerprint, who)


class _AskedBox(Panel):
    answered = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self._person: tuple[str, str, Acquaintance | None] = ("", "", None)
        box = QFrame()
        box.setObjectName("row")
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(box)
        self._line = label("", "strong")
        self._known = label("", "faint", selectable=True)
        self.accept = button("", "primary")
        self.decline = button("")
        layout = QVBoxLayout(box)
        layout.setContentsMargins(16, 14, 16, 14)
        layout.addWidget(self._line)
        layout.addWidget(self._known)
        layout.addWidget(Buttons(self.decline, self.accept))
        self.accept.clicked.connect(lambda: self.answered.emit(True))
        self.decline.clicked.connect(lambda: self.answered.emit(False))
        self._set_texts()

    @property
    def text(self) -> str:
        """What is said of who asks."""
        return f"{self._line.text()} {self._known.text()}"

    def show_person(self, name: str, fingerprint: str, who: Acquaintance | None) -> None:
        self._person = name, fingerprint, who
        self._set_texts()
        self.show()
        announce(self, self.text, urgent=True)
        self.accept.setFocus()

    def _set_texts(self) -> None:
        name, fingerprint, who = self._person
        self.accept.setText(self.tr("Let them sit down"))
        self.decline.setText(self.tr("Decline"))
        self._line.setText(breakable(self.tr("{0} wants to sit down.").format(isolated(name))))
        if who is not None and who.verified:
            said = self.tr("You trust them: it is certain who they are.")
        elif who is not None and who.known is not None:
            said = self.tr("You have met before, as {1}. Not verified: their fingerprint begins with {0}.")
        else:
            said = self.tr(
                "Not verified: anybody can use this name. The fingerprint {0} belongs to their computer and"
                " stays the same from match to match."
            )
        before = isolated(who.known.shown_name) if who is not None and who.known is not None else ""
        self._known.setText(breakable(said.format(fingerprint[:_SHORT_FINGERPRINT], before)))
