"""What the lobby shows at its right: tables, setting up a table, waiting, sitting down, a code to enter.

Each panel is a plain widget with signals; none knows the network or the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QRadioButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from protocol.peer.names import isolated
from spite_qt.window.felt import breakable, button, label
from spite_qt.window.table_list import TableList
from spite_qt.window.unfinished_list import UnfinishedList

if TYPE_CHECKING:
    from protocol.net.acquaintance import Acquaintance

# Longer than any host name with a scope and a port.
_ADDRESS_LENGTH = 300
_CODE_LENGTH = 64
# Two groups of four, as tables and the other window show it.
_SHORT_FINGERPRINT = 9
# What is read out; a computer with more has them for virtual machines.
_MOST_ADDRESSES = 4


class TablesPanel(QWidget):
    """Unfinished matches, tables found, and the field for an address when one is not."""

    match_wanted = Signal(object)
    table_wanted = Signal(object)
    address_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.unfinished = UnfinishedList(self)
        self.list = TableList(self)
        self.sit_down = button(self.tr("Sit down"), "primary")
        self.sit_down.setEnabled(False)
        self.address = QLineEdit()
        self.address.setMaxLength(_ADDRESS_LENGTH)
        self.address.setPlaceholderText(self.tr("192.168.1.20:47000"))
        self.address.setAccessibleName(self.tr("Address and port of a table"))
        self.address.setClearButtonEnabled(True)
        self.join = button(self.tr("Join"))

        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        layout.addWidget(self.unfinished)
        layout.addWidget(label(self.tr("Tables on your network"), "heading"))
        layout.addWidget(self.list, 1)
        layout.addWidget(self.sit_down)
        line = label(self.tr("Not in the list? Join by address:"), "faint")
        line.setBuddy(self.address)
        layout.addWidget(line)
        row = QHBoxLayout()
        row.addWidget(self.address, 1)
        row.addWidget(self.join)
        layout.addLayout(row)

        self.unfinished.wanted.connect(self.match_wanted)
        self.list.sit_down_at.connect(self.table_wanted)
        self.list.chosen_changed.connect(self._chosen_changed)
        self.sit_down.clicked.connect(self._sit_down)
        self.join.clicked.connect(self._join)
        self.address.returnPressed.connect(self._join)

    def _chosen_changed(self) -> None:
        self.sit_down.setEnabled(self.list.chosen() is not None)

    def _sit_down(self) -> None:
        table = self.list.chosen()
        if table is not None:
            self.table_wanted.emit(table)

    def _join(self) -> None:
        text = self.address.text().strip()
        if text:
            self.address_wanted.emit(text)
        else:
            self.address.setFocus()


class HostPanel(QWidget):
    """How the table should be. `wanted`: whether it is open to all, and the points that win the match."""

    wanted = Signal(bool, int)
    back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.private = QRadioButton(self.tr("With a code"))
        self.open = QRadioButton(self.tr("Open"))
        self.private.setChecked(True)
        group = QButtonGroup(self)
        group.addButton(self.private)
        group.addButton(self.open)
        self.target = QSpinBox()
        self.target.setRange(1, 999)
        self.target.setMinimumWidth(80)
        self.target.setAlignment(Qt.AlignmentFlag.AlignCenter)
        # Its own arrows, which the style leaves out, are too small to be pressed with ease.
        fewer, more = button("\u2212"), button("+")
        fewer.setAccessibleName(self.tr("Fewer points"))
        more.setAccessibleName(self.tr("More points"))
        for stepping, step in ((fewer, self.target.stepDown), (more, self.target.stepUp)):
            stepping.setAutoRepeat(True)
            stepping.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            stepping.clicked.connect(step)
        self.target.setValue(50)
        self.target.setAccessibleName(self.tr("Points that win the match"))
        self.start = button(self.tr("Open the table"), "primary")
        back = button(self.tr("Back"))

        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(label(self.tr("Host a table"), "heading"))
        layout.addSpacing(8)
        for choice, text in (
            (self.private, self.tr("You get a short code; only people you tell it to can sit down.")),
            (self.open, self.tr("Anybody on this network may ask; you see who it is and decide.")),
        ):
            layout.addWidget(_Choice(choice, text))
        row = QHBoxLayout()
        row.addWidget(label(self.tr("Points that win the match"), "strong"), 1)
        for part in (fewer, self.target, more):
            row.addWidget(part)
        layout.addSpacing(8)
        layout.addLayout(row)
        layout.addSpacing(16)
        layout.addLayout(_buttons(back, self.start))
        layout.addStretch(1)

        self.start.clicked.connect(self._start)
        back.clicked.connect(self.back)

    def _start(self) -> None:
        self.wanted.emit(self.open.isChecked(), self.target.value())


class _Choice(QFrame):
    """A radio button with a line that explains it; a press anywhere on it chooses."""

    def __init__(self, choice: QRadioButton, text: str) -> None:
        super().__init__()
        self.setObjectName("row")
        self._choice = choice
        choice.toggled.connect(self._mark)
        choice.installEventFilter(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 10, 14, 12)
        layout.setSpacing(2)
        layout.addWidget(choice)
        said = label(text, "faint")
        said.setIndent(28)
        layout.addWidget(said)
        self._mark()
        choice.setAccessibleDescription(text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self._mark()
        return super().eventFilter(watched, event)

    def _mark(self) -> None:
        """Its frame as `theme.panel_style` has it for what is chosen and what the keys go to."""
        self.setProperty("chosen", self._choice.isChecked())
        self.setProperty("focused", self._choice.hasFocus())
        self.style().unpolish(self)
        self.style().polish(self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._choice.setChecked(True)
        self._choice.setFocus()


class WaitingPanel(QWidget):
    """The table is open: what to tell the other person, and who asks to sit down."""

    cancelled = Signal()
    answered = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = label("", "heading")
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
        self.waits = label(self.tr("Waiting for somebody …"), "strong")
        self.waits.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.asked = _AskedBox()
        self.asked.hide()
        cancel = button(self.tr("Close the table"))

        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self._heading)
        layout.addSpacing(4)
        layout.addWidget(self.code_line)
        layout.addWidget(self._code_box)
        layout.addWidget(self._address_line)
        layout.addWidget(self.addresses)
        layout.addStretch(1)
        layout.addWidget(self.waits)
        layout.addWidget(self.asked)
        layout.addStretch(2)
        layout.addLayout(_buttons(cancel))

        cancel.clicked.connect(self.cancelled)
        self.asked.answered.connect(self.answered)

    def show_opening(self) -> None:
        self._heading.setText(self.tr("Opening your table …"))
        for part in (
            self.code_line,
            self._code_box,
            self._address_line,
            self.addresses,
            self.waits,
            self.asked,
        ):
            part.hide()

    def show_open(self, code: str | None, target: int) -> None:
        """`code` None: open to all. `target`: points that win the match."""
        self._heading.setText(self.tr("Your table is ready · first to {0}").format(target))
        self.code.setText(code or "")
        self.code_line.setText(self.tr("Read this code out to the person you want to play with:"))
        self._code_box.setVisible(code is not None)
        self.code_line.setVisible(code is not None)
        self.show_waiting()

    def show_where(self, addresses: Sequence[str], why_silent: str | None) -> None:
        """`addresses`: host:port each, for reading out. `why_silent`: why the table is not found, if so."""
        by_address = self.tr("If your table is not in their list, they can join by address:")
        self._address_line.setText(why_silent or by_address)
        self.addresses.setText("\n".join(addresses[:_MOST_ADDRESSES]))
        self.addresses.setVisible(bool(addresses))
        self._address_line.setVisible(bool(addresses) or why_silent is not None)

    def show_waiting(self) -> None:
        self.asked.hide()
        self.waits.show()

    def show_new_code(self, code: str) -> None:
        """Wrong codes were tried, so there is another one now."""
        self.code.setText(code)
        self.code_line.setText(self.tr("Three wrong codes were tried, so there is a new one. Read it out:"))

    def show_asked(self, name: str, fingerprint: str, who: Acquaintance | None = None) -> None:
        """Somebody wants to sit down; `answered` says whether they may. `who`: what is known of them."""
        self.waits.hide()
        self.asked.show_person(name, fingerprint, who)


class _AskedBox(QFrame):
    answered = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("row")
        self._line = label("", "strong")
        self._known = label("", "faint", selectable=True)
        self.accept = button(self.tr("Let them sit down"), "primary")
        self.decline = button(self.tr("Decline"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 14, 16, 14)
        layout.addWidget(self._line)
        layout.addWidget(self._known)
        layout.addLayout(_buttons(self.decline, self.accept))
        self.accept.clicked.connect(lambda: self.answered.emit(True))
        self.decline.clicked.connect(lambda: self.answered.emit(False))

    @property
    def text(self) -> str:
        """What is said of who asks."""
        return f"{self._line.text()} {self._known.text()}"

    def show_person(self, name: str, fingerprint: str, who: Acquaintance | None) -> None:
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
        self.show()
        self.accept.setFocus()


class JoiningPanel(QWidget):
    """On the way to a table; can be given up."""

    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = label("", "heading")
        self._line = label("", "faint")
        cancel = button(self.tr("Cancel"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._heading)
        layout.addWidget(self._line)
        layout.addSpacing(16)
        layout.addLayout(_buttons(cancel))
        layout.addStretch(1)
        cancel.clicked.connect(self.cancelled)

    def show_step(self, heading: str, line: str) -> None:
        self._heading.setText(breakable(heading))
        self._line.setText(breakable(line))


class CodePanel(QWidget):
    """The code of a private table."""

    entered = Signal(str)
    back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = label("", "heading")
        self.code = QLineEdit()
        self.code.setMaxLength(_CODE_LENGTH)
        self.code.setPlaceholderText(self.tr("two words and a number"))
        self.code.setAccessibleName(self.tr("Code of the table"))
        self.sit_down = button(self.tr("Sit down"), "primary")
        back = button(self.tr("Back"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        layout.addWidget(self._heading)
        layout.addWidget(
            label(
                self.tr("The person who hosts this table sees its code and can read it out to you."), "faint"
            )
        )
        layout.addWidget(self.code)
        layout.addSpacing(8)
        layout.addLayout(_buttons(back, self.sit_down))
        layout.addStretch(1)
        self.sit_down.clicked.connect(self._enter)
        self.code.returnPressed.connect(self._enter)
        back.clicked.connect(self.back)

    def ask(self, whose: str) -> None:
        """`whose`: the table, as a person knows it: a nickname or an address."""
        self._heading.setText(breakable(self.tr("{0} asks for a code").format(whose)))
        self.code.selectAll()
        self.code.setFocus()

    def _enter(self) -> None:
        text = self.code.text().strip()
        if text:
            self.entered.emit(text)
        else:
            self.code.setFocus()


def _buttons(*made: QWidget) -> QHBoxLayout:
    """Buttons in a row at the right, the one that goes on last."""
    row = QHBoxLayout()
    row.addStretch(1)
    for each in made:
        row.addWidget(each)
    return row
