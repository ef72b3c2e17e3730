"""The panel over the middle of the table: how a game ended, and questions.

It is part of the window, never a modal dialog: the event loop goes on beneath, and a message that comes in
later simply replaces the one shown. Not for what passes at the table's edge (notice.py).
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from spite_qt.announce import announce
from spite_qt.theme import LIGHT, Colours, grown_points, text_points
from spite_qt.window.answers import Answer, Answers
from spite_qt.window.felt import breakable, label
from spite_qt.window.score_lines import Score, ScoreLines
from spite_qt.window.scrolling import Scrolling
from spite_qt.window.wrapped import balance, line_height, needed_height, over_table

# Logical pixels; with larger type it is wider, so many times as wide as a line is high.
_PANEL, _PANEL_LINES = 520, 24
_IN_PANEL = (32, 26, 32, 26)
_MARGIN = 16
_BELOW_NOTICE = 8


@dataclass(frozen=True)
class Message:
    """What the panel says. `faint` stands below the scores, in a lighter colour."""

    heading: str
    text: str = ""
    scores: tuple[Score, ...] = ()
    faint: str = ""
    answers: tuple[Answer, ...] = ()


class Overlay(QWidget):
    """Shades the table and shows one message with its answers. Shown and hidden by its own methods.

    `covers`: whether it lies there now.
    """

    covers = Signal(bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._panel = QFrame()
        self._panel.setObjectName("panel")
        self._heading = label("", "heading")
        self._heading.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._text = label("", "")
        self._text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._faint = label("", "faint")
        self._faint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._scores = ScoreLines()
        self._answers = Answers()

        self._said = QWidget()
        said = QVBoxLayout(self._said)
        said.setContentsMargins(0, 0, 0, 0)
        inside = self._inside = QVBoxLayout(self._panel)
        for layout in (said, inside):
            layout.setSpacing(12)
        for part in (self._heading, self._text, self._scores, self._faint):
            said.addWidget(part)
        inside.addWidget(Scrolling(self._said), 1)
        inside.addWidget(self._answers, 0, Qt.AlignmentFlag.AlignCenter)
        self._panel.setParent(self)
        self._colours, self._points = LIGHT, 0.0
        self._notice: QWidget | None = None
        # A message without an answer takes the keys as well: nothing beneath is to be pressed.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.hide()

    def leave_room_for(self, notice: QWidget) -> None:
        """`notice`, another child of the same widget, lies above this one: in a small window the panel makes
        way for it, downwards.
        """
        self._notice = notice
        notice.installEventFilter(self)

    def say(self, message: Message) -> None:
        """Show this message instead of whatever was shown."""
        for part, shown in (
            (self._heading, message.heading),
            (self._text, message.text),
            (self._faint, message.faint),
        ):
            part.setText(breakable(shown))
            part.setVisible(bool(shown))
        self._scores.show_scores(message.scores)
        self._answers.fill(message.answers)
        self.setAccessibleName(message.heading)
        self.setAccessibleDescription(" ".join(filter(None, (message.text, message.faint))))
        self.show()
        self.raise_()
        self._place()
        announce(self, "\n".join(filter(None, (message.heading, message.text, message.faint))), urgent=True)
        if not self._answers.focus():
            self.setFocus()

    @property
    def heading(self) -> str:
        """The heading shown now; empty while nothing is shown."""
        return "" if self.isHidden() else self._heading.text()

    @property
    def text(self) -> str:
        """Everything said below the heading now."""
        return "" if self.isHidden() else f"{self._text.text()} {self._faint.text()}".strip()

    def answer_button(self, text: str) -> QPushButton | None:
        """The button with this text, if it is shown."""
        return None if self.isHidden() else self._answers.button(text)

    @property
    def buttons(self) -> list[QPushButton]:
        """What can be pressed now, in its order on the screen."""
        return [] if self.isHidden() else self._answers.buttons

    def set_colours(self, colours: Colours) -> None:
        self._colours, self._points = colours, grown_points(self.size())
        self.setStyleSheet(over_table(colours, self._points))
        larger = self._points / text_points()
        self._inside.setContentsMargins(*(round(each * larger) for each in _IN_PANEL))
        self._scores.set_colours(colours)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._answers.leave():
            return
        super().keyPressEvent(event)

    def setVisible(self, visible: bool) -> None:
        # Also while the window is put away: what is to be answered waits all the same.
        super().setVisible(visible)
        self.covers.emit(visible)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if grown_points(self.size()) != self._points:
            self.set_colours(self._colours)
        self._place()

    def _place(self) -> None:
        """The panel in the middle, as high as its texts need at its width, if there is as much room."""
        width = min(max(_PANEL, _PANEL_LINES * line_height(self._text)), self.width() - 2 * _MARGIN)
        margins = self._inside.contentsMargins()
        self._panel.ensurePolished()
        # The frame's line lies around the layout.
        line = self._panel.width() - self._panel.contentsRect().width()
        inner = width - margins.left() - margins.right() - line
        for part in (self._heading, self._text, self._faint):
            balance(part, inner)
        self._answers.fit(inner)
        height = margins.top() + needed_height(self._said, inner) + margins.bottom() + line
        if not self._answers.isHidden():
            height += self._inside.spacing() + self._answers.sizeHint().height()
        rect = QRect(0, 0, width, min(height, self.height() - 2 * _MARGIN))
        rect.moveCenter(self.rect().center())
        if self._notice is not None and not self._notice.isHidden():
            above = self._notice.geometry().translated(-self.pos())
            if rect.intersects(above):
                lowest = self.height() - _MARGIN - rect.height()
                rect.moveTop(max(rect.top(), min(above.bottom() + 1 + _BELOW_NOTICE, lowest)))
        self._panel.setGeometry(rect)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kinds = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide)
        if watched is self._notice and event.type() in kinds and not self.isHidden():
            self._place()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(0, 0, 0, 110))
        painter.end()
