"""What the lobby shows at its right: tables, setting up a table, sitting down, a code to enter.

Each panel is a plain widget with signals; none knows the network or the game. The one that waits for somebody
is `waiting_panel.py`'s.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QLabel,
    QLineEdit,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from spite_qt.announce import announce
from spite_qt.window.felt import breakable, button, label
from spite_qt.window.panel import Beside, Buttons, Panel
from spite_qt.window.points import Points
from spite_qt.window.scrolling import reveal
from spite_qt.window.spoken import Spoken, now
from spite_qt.window.table_list import TableList
from spite_qt.window.unfinished_list import UnfinishedList

# Longer than any host name with a scope and a port.
_ADDRESS_LENGTH = 300
_CODE_LENGTH = 64
# Letters of an address that fit into a line of the largest type.
_LONGEST_IN_HEADING = 14
# Logical pixels round what is typed into its field, with the distance to the button.
_AROUND_ADDRESS = 40


class TablesPanel(Panel):
    """Unfinished matches, tables found, and the field for an address when one is not."""

    match_wanted = Signal(object)
    table_wanted = Signal(object)
    address_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.unfinished = UnfinishedList(self)
        self.list = TableList(self)
        self.sit_down = button("", "primary")
        self.sit_down.setEnabled(False)
        self.address = QLineEdit()
        self.address.setMaxLength(_ADDRESS_LENGTH)
        self.address.setPlaceholderText("192.168.1.20:47000")
        self.address.setClearButtonEnabled(True)
        self.join = button("")
        self._heading = label("", "heading")
        self._by_address = label("", "faint")
        self._by_address.setBuddy(self.address)

        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        layout.addWidget(self.unfinished)
        layout.addWidget(self._heading)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.sit_down)
        layout.addWidget(self._by_address)
        layout.addWidget(Beside((self.address, 1), (self.join, 0), wanted=self._address_wants))
        self.address_message = label("", "alert", selectable=True)
        self.address_message.hide()
        self._why_not: Spoken = ""
        layout.addWidget(self.address_message)

        self.unfinished.wanted.connect(self.match_wanted)
        self.unfinished.changed.connect(self._order)
        self.list.sit_down_at.connect(self.table_wanted)
        self.list.chosen_changed.connect(self._chosen_changed)
        for listed in (
            self.list.tables.rowsInserted,
            self.list.tables.rowsRemoved,
            self.list.tables.modelReset,
        ):
            listed.connect(self._show_whether_any)
        self.sit_down.clicked.connect(self._sit_down)
        self.join.clicked.connect(self._join)
        self.address.returnPressed.connect(self._join)
        self._show_whether_any()
        self._set_texts()

    def _order(self) -> None:
        """Tab goes from top to bottom, though the matches that are not finished come later than the rest."""
        order = [*self.unfinished.buttons, self.list, self.sit_down, self.address, self.join]
        for before, each in pairwise(order):
            self.setTabOrder(before, each)

    def _show_whether_any(self) -> None:
        """Nowhere to sit down: no button for it either."""
        self.sit_down.setVisible(self.list.tables.rowCount() > 0)

    def _set_texts(self) -> None:
        self._heading.setText(self.tr("Tables on your network"))
        self.sit_down.setText(self.tr("Sit down"))
        self._by_address.setText(self.tr("Not in the list? Join by address:"))
        self.address.setAccessibleName(self.tr("Address and port of a table"))
        self.join.setText(self.tr("Join"))
        self.address_message.setText(breakable(now(self._why_not)))

    def _address_wants(self) -> int:
        """The width for a whole address with the button beside it."""
        example = self.address.fontMetrics().horizontalAdvance(self.address.placeholderText())
        return example + _AROUND_ADDRESS + self.join.sizeHint().width()

    def tell_of_address(self, sentence: Spoken) -> None:
        """Why nobody could sit down at the address that was typed, beside it; empty: nothing to say."""
        self._why_not = sentence
        self.address_message.setText(breakable(now(sentence)))
        self.address_message.setVisible(bool(sentence))
        if sentence:
            announce(self.address_message, now(sentence))
            self.address.setFocus()
            reveal(self.address_message)

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


class HostPanel(Panel):
    """How the table should be. `wanted`: whether it is open to all, and the points that win the match."""

    wanted = Signal(bool, int)
    back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.private = QRadioButton()
        self.open = QRadioButton()
        self.private.setChecked(True)
        group = QButtonGroup(self)
        group.addButton(self.private)
        group.addButton(self.open)
        self._points = Points()
        self.target = self._points.target
        self.start = self.goes_on = button("", "primary")
        self._back = button("")
        self._heading = label("", "heading")
        self._private_choice, self._open_choice = _Choice(self.private), _Choice(self.open)
        chosen = (self._private_choice, self._open_choice)
        _lay_out(self, self._heading, chosen, self._points, Buttons(self._back, self.start))
        self.start.clicked.connect(self._start)
        self._back.clicked.connect(self.back)
        self._set_texts()

    def _set_texts(self) -> None:
        self._heading.setText(self.tr("Host a table"))
        self.private.setText(self.tr("With a code"))
        self._private_choice.explain(
            self.tr("You get a short code; only people you tell it to can sit down.")
        )
        self.open.setText(self.tr("Open"))
        self._open_choice.explain(self.tr("Anybody on this network may ask; you see who it is and decide."))
        self.start.setText(self.tr("Open the table"))
        self._back.setText(self.tr("Back"))

    def _start(self) -> None:
        self.wanted.emit(self.open.isChecked(), self.target.value())


class AlonePanel(Panel):
    """How long a match against this computer is. `wanted`: the points that win it."""

    wanted = Signal(int)
    back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = label("", "heading")
        self._explained = label("", "faint")
        self._points = Points()
        self.target = self._points.target
        self.start = self.goes_on = button("", "primary")
        self._back = button("")
        _lay_out(self, self._heading, (self._explained,), self._points, Buttons(self._back, self.start))
        self.start.clicked.connect(lambda: self.wanted.emit(self.target.value()))
        self._back.clicked.connect(self.back)
        self._set_texts()

    def _set_texts(self) -> None:
        self._heading.setText(self.tr("Play alone"))
        self._explained.setText(
            self.tr("A match against this computer. Leave whenever you like and go on from the lobby.")
        )
        self.start.setText(self.tr("Play"))
        self._back.setText(self.tr("Back"))


def _lay_out(
    panel: Panel, heading: QLabel, above: Sequence[QWidget], points: Points, ending: Buttons
) -> None:
    """What is chosen before a match, from top to bottom. `above`: what stands above the points."""
    layout = QVBoxLayout(panel)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(6)
    layout.addWidget(heading)
    layout.addSpacing(8)
    for each in above:
        layout.addWidget(each)
    layout.addSpacing(8)
    layout.addWidget(points)
    layout.addSpacing(16)
    layout.addWidget(ending)
    layout.addStretch(1)


class _Choice(QFrame):
    """A radio button with a line that explains it; a press anywhere on it chooses."""

    def __init__(self, choice: QRadioButton) -> None:
        super().__init__()
        self.setObjectName("row")
        self._choice = choice
        choice.toggled.connect(self._mark)
        choice.installEventFilter(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 10, 14, 12)
        layout.setSpacing(2)
        layout.addWidget(choice)
        self._said = label("", "faint")
        self._said.setIndent(28)
        layout.addWidget(self._said)
        self._mark()

    def explain(self, text: str) -> None:
        self._said.setText(text)
        self._choice.setAccessibleDescription(text)

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


class JoiningPanel(Panel):
    """On the way to a table; can be given up."""

    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._step: tuple[Spoken, Spoken] = ("", "")
        self._heading = label("", "heading")
        self._line = label("", "faint")
        self._cancel = button("")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._heading)
        layout.addWidget(self._line)
        layout.addSpacing(16)
        layout.addWidget(Buttons(self._cancel))
        layout.addStretch(1)
        self._cancel.clicked.connect(self.cancelled)
        self._set_texts()

    def show_step(self, heading: Spoken, line: Spoken) -> None:
        self._step = heading, line
        self._set_texts()

    def _set_texts(self) -> None:
        heading, line = self._step
        # The dots do not begin a line of their own.
        self._heading.setText(breakable(now(heading)).replace(" …", "\u00a0…"))
        self._line.setText(breakable(now(line)))
        self._cancel.setText(self.tr("Cancel"))


class CodePanel(Panel):
    """The code of a private table."""

    entered = Signal(str)
    back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._asks: Spoken = ""
        self._heading = label("", "heading")
        self._explained = label("", "faint")
        self.code = QLineEdit()
        self.code.setMaxLength(_CODE_LENGTH)
        self.sit_down = button("", "primary")
        self._back = button("")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        layout.addWidget(self._heading)
        layout.addWidget(self._explained)
        layout.addWidget(self.code)
        layout.addSpacing(8)
        layout.addWidget(Buttons(self._back, self.sit_down))
        layout.addStretch(1)
        self.sit_down.clicked.connect(self._enter)
        self.code.returnPressed.connect(self._enter)
        self._back.clicked.connect(self.back)
        self._set_texts()

    def _set_texts(self) -> None:
        self._heading.setText(breakable(now(self._asks), _LONGEST_IN_HEADING))
        self._explained.setText(
            self.tr("The person who hosts this table sees its code and can read it out to you.")
        )
        self.code.setPlaceholderText(self.tr("two words and a number"))
        self.code.setAccessibleName(self.tr("Code of the table"))
        self.sit_down.setText(self.tr("Sit down"))
        self._back.setText(self.tr("Back"))

    def ask(self, heading: Spoken) -> None:
        """`heading`: that this table asks for a code."""
        self._asks = heading
        self._set_texts()
        self.code.selectAll()
        self.code.setFocus()

    def _enter(self) -> None:
        text = self.code.text().strip()
        if text:
            self.entered.emit(text)
        else:
            self.code.setFocus()
