"""What lies at the upper edge of the table: something to know or to answer while play goes on."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QTimer
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QWidget

from spite_qt.announce import announce
from spite_qt.theme import LIGHT, Colours, grown_points
from spite_qt.window.answers import Answer, Answers
from spite_qt.window.felt import breakable, label
from spite_qt.window.spoken import Spoken, now
from spite_qt.window.wrapped import line_height, needed_height, over_table, place, widest_word

# Logical pixels; with larger type it is wider, so many times as wide as a line is high.
_NOTICE, _NOTICE_LINES = 640, 30
_LEAST_NOTICE_LINES = 13
# Around what it says, and in a narrow one; lines that a sentence may have beside its answers.
_IN_NOTICE, _IN_NARROW, _NARROW_LINES = (18, 10, 12, 10), (12, 8, 12, 10), 18
_LINES_BESIDE = 3
# So many times what it may cover a notice goes down before it grows sideways.
_DEEPEST = 1.95
_MARGIN = 16
# Milliseconds that a passing notice stays: time to look up from the cards and read two lines.
_PASSES_AFTER = 8000


class Notice(QFrame):
    """A slip at the upper edge: something to know or to answer while play goes on.

    What is said later lies on top of what was said before, which comes back when that is answered.
    """

    def __init__(self, parent: QWidget, over: QWidget) -> None:
        """`over`: the part of `parent` that it may cover; it is wider where that is too narrow to read. What
        is a child of `over` it covers whole or not at all.
        """
        super().__init__(parent)
        self._ground = parent
        self._over = over
        self._passing = QTimer(self)
        self._passing.setSingleShot(True)
        self._passing.setInterval(_PASSES_AFTER)
        self._passing.timeout.connect(self._pass)
        # What the one that passes is about.
        self._passes: str | None = None
        self.setObjectName("notice")
        self.setAutoFillBackground(False)
        # By what it is about, the one shown last. There are few things to be about, so it stays small.
        self._said: dict[str, tuple[Spoken, Sequence[Answer]]] = {}
        self._text = label("", "strong")
        self._answers = Answers()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(*_IN_NOTICE)
        self._row.setSpacing(14)
        self._row.addWidget(self._text, 1)
        self._row.addWidget(self._answers)
        over.installEventFilter(self)
        self._colours, self._points = LIGHT, 0.0
        self.hide()

    def say(self, text: Spoken, answers: Sequence[Answer], about: str = "", *, passes: bool = False) -> None:
        """Show this above all others, and instead of what was said about the same; it stays until it is
        answered or dropped. `passes`: at most some seconds; one that passes is instead of the one before.
        """
        if self._passes is not None and (passes or about == self._passes):
            self._said.pop(self._passes, None)
            self._passes = None
        if passes:
            self._passes = about
            self._passing.start()
        self._said.pop(about, None)
        self._said[about] = (text, answers)
        self._show_latest()

    def drop(self, *about: str) -> None:
        """What was said about these is not to be read or answered any more."""
        for each in about:
            self._said.pop(each, None)
        self._show_latest()

    def _pass(self) -> None:
        if self._passes is not None:
            self.drop(self._passes)
            self._passes = None

    def drop_all(self) -> None:
        self.drop(*self._said)

    def _show_latest(self) -> None:
        if not self._said:
            self.hide()
            return
        about, (said, answers) = next(reversed(self._said.items()))
        text = now(said)
        self._text.setText(breakable(text))
        self._answers.fill(answers, before=lambda: self.drop(about))
        news = self.isHidden() or text != self.accessibleName()
        self.setAccessibleName(text)
        self.show()
        self.raise_()
        self._place()
        if news:
            announce(self, text)

    @property
    def text(self) -> str:
        """What is said now; empty while nothing is."""
        return "" if self.isHidden() else self._text.text()

    @property
    def buttons(self) -> list[QPushButton]:
        """What can be pressed now, in its order on the screen."""
        return [] if self.isHidden() else self._answers.buttons

    def answer_button(self, text: str) -> QPushButton | None:
        """The button with this text, if it is shown."""
        return None if self.isHidden() else self._answers.button(text)

    def set_colours(self, colours: Colours) -> None:
        self._colours, self._points = colours, grown_points(self._ground.size())
        self.setStyleSheet(over_table(colours, self._points))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._show_latest()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        # What was said before the window was there has its real size only now.
        asked = event.type() == QEvent.Type.LayoutRequest and not self.isHidden()
        if asked and needed_height(self, self.width()) > self.height():
            self._place()
        return done

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and not self.isHidden():
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        """Within what it may cover, if its words can be: else it grows downward first, where only the stock
        lies, then sideways.
        """
        if grown_points(self._ground.size()) != self._points:
            self.set_colours(self._colours)
        gap = min(_MARGIN, self._over.width() // 40)
        room = self._over.width() - 2 * gap
        line = line_height(self._text)
        width = min(max(_NOTICE, _NOTICE_LINES * line), room)
        narrow = width < _NARROW_LINES * line
        self._row.setContentsMargins(*(_IN_NARROW if narrow else _IN_NOTICE))
        width = max(width, self._least_width())
        most = min(_LEAST_NOTICE_LINES * line, self._ground.width() - 2 * _MARGIN)
        while self._arranged(width) > _DEEPEST * self._over.height() and width < most:
            width = min(width + line, most)
        place(self, width)
        child = self._over.childrenRect()
        if child.top() < gap + self.height() <= child.bottom() < self._over.height():
            self.resize(width, child.bottom() + 1 - gap)
        corner = QPoint(min((self._over.width() - width) // 2, self._over.width() - gap - width), gap)
        self.move(self._over.mapTo(self._ground, corner))

    def _least_width(self) -> int:
        """So that no word and no answer is cut."""
        widest = widest_word(self._text)
        for made in self.buttons:
            made.ensurePolished()
            widest = max(widest, made.sizeHint().width())
        return widest + self._around() + 2

    def _arranged(self, width: int) -> int:
        """Put the answers beside the sentence, or below where they would leave it too little; the height."""
        beside = self._answers.fit(width // 2)
        if beside:
            left = width - self._around() - self._row.spacing() - self._answers.sizeHint().width()
            beside = self._text.heightForWidth(left) <= _LINES_BESIDE * line_height(self._text)
        if not beside:
            self._answers.fit(width - self._around())
        self._row.setDirection(
            QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        )
        return needed_height(self, width)

    def _around(self) -> int:
        """The width of what is left and right of the words."""
        margins = self._row.contentsMargins()
        return margins.left() + margins.right() + self.width() - self.contentsRect().width()
