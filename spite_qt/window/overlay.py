"""What lies over the table: a panel in its middle (end of a game, questions) and a notice at its top edge.

Both are part of the window, never a modal dialog: the event loop goes on beneath, and a message that comes in
later simply replaces the one shown.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFrame,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from spite_qt.announce import announce
from spite_qt.theme import DARK, LIGHT, Colours, grown_points, panel_style, text_points
from spite_qt.window.felt import breakable, button, label
from spite_qt.window.score_lines import Score, ScoreLines
from spite_qt.window.scrolling import Scrolling
from spite_qt.window.spoken import Spoken, now

# Logical pixels; with larger type what lies over the table is wider, so many times as wide as a line is high.
_PANEL, _PANEL_LINES = 520, 24
_IN_PANEL = (32, 26, 32, 26)
_NOTICE, _NOTICE_LINES = 640, 30
_LEAST_NOTICE_LINES = 13
# Around what a notice says, and in a narrow one; lines that a sentence may have beside its answers.
_IN_NOTICE, _IN_NARROW, _NARROW_LINES = (18, 10, 12, 10), (12, 8, 12, 10), 18
_LINES_BESIDE = 3
# So many times what it may cover a notice goes down before it grows sideways.
_DEEPEST = 1.95
_MARGIN = 16
# Milliseconds that a passing notice stays: time to look up from the cards and read two lines.
_PASSES_AFTER = 8000


@dataclass(frozen=True)
class Answer:
    """A button under a message. `goes_on`: Enter presses it; `leaves`: Escape presses it."""

    text: Spoken
    act: Callable[[], None]
    goes_on: bool = False
    leaves: bool = False


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
        self._answers = _Answers()

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
        # A message without an answer takes the keys as well: nothing beneath is to be pressed.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.hide()

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
        self.setStyleSheet(_over_table(colours, self._points))
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
        width = min(max(_PANEL, _PANEL_LINES * _line(self._text)), self.width() - 2 * _MARGIN)
        margins = self._inside.contentsMargins()
        self._panel.ensurePolished()
        # The frame's line lies around the layout.
        line = self._panel.width() - self._panel.contentsRect().width()
        inner = width - margins.left() - margins.right() - line
        for part in (self._heading, self._text, self._faint):
            _balance(part, inner)
        self._answers.fit(inner)
        height = margins.top() + needed_height(self._said, inner) + margins.bottom() + line
        if not self._answers.isHidden():
            height += self._inside.spacing() + self._answers.sizeHint().height()
        rect = QRect(0, 0, width, min(height, self.height() - 2 * _MARGIN))
        rect.moveCenter(self.rect().center())
        self._panel.setGeometry(rect)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(0, 0, 0, 110))
        painter.end()


def _over_table(colours: Colours, points: float) -> str:
    """The style sheet of what lies over the table; on a shaded one a dark panel needs an edge to be seen."""
    style = panel_style(colours, points)
    if colours is DARK:
        style += f"QFrame#panel, QFrame#notice {{ border-color: {colours.felt_line}; }}"
    return style


def _balance(shown: QLabel, width: int) -> None:
    """Break the lines of a centred text evenly: no word stands alone in the last one.

    It gets as many lines as it needs at `width`, each as short as that allows.
    """
    shown.setContentsMargins(0, 0, 0, 0)
    if not shown.text():
        return
    shown.ensurePolished()
    most, least, enough = shown.heightForWidth(width), 0, width
    while enough - least > 1:
        tried = (least + enough) // 2
        if shown.heightForWidth(tried) <= most and _widest_word(shown) <= tried:
            enough = tried
        else:
            least = tried
    aside = (width - enough) // 2
    shown.setContentsMargins(aside, 0, aside, 0)


def _widest_word(shown: QLabel) -> int:
    """The width of what cannot be broken, in logical pixels."""
    metrics = shown.fontMetrics()
    words = shown.text().replace("\u200b", " ").split()
    return max((metrics.horizontalAdvance(word) for word in words), default=0)


def _line(shown: QLabel) -> int:
    """The height of a line of its type, in logical pixels."""
    shown.ensurePolished()
    return shown.fontMetrics().height()


class _Answers(QWidget):
    """The buttons of a message, side by side if there is room."""

    def __init__(self) -> None:
        super().__init__()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._made: list[tuple[Answer, QPushButton]] = []

    def fill(self, answers: Sequence[Answer], before: Callable[[], None] | None = None) -> None:
        """Show these instead; `before` is called before the act of whichever is pressed."""
        for _, old in self._made:
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._made = []
        for answer in answers:
            made = button(now(answer.text), "primary" if answer.goes_on else "plain")
            if before is not None:
                made.clicked.connect(before)
            made.clicked.connect(answer.act)
            self._row.addWidget(made)
            # A layout would show it in the next round of the event loop only, too late for the focus.
            made.show()
            self._made.append((answer, made))
        self.setVisible(bool(answers))

    def fit(self, width: int) -> bool:
        """One below the other where `width` is too little for all of them beside each other: False then."""
        self._row.setDirection(QBoxLayout.Direction.LeftToRight)
        for made in self.buttons:
            made.ensurePolished()
        fits = self._row.sizeHint().width() <= width
        if not fits:
            self._row.setDirection(QBoxLayout.Direction.TopToBottom)
        return fits

    def button(self, text: str) -> QPushButton | None:
        return next((made for made in self.buttons if made.text() == text), None)

    @property
    def buttons(self) -> list[QPushButton]:
        return [made for _, made in self._made]

    def focus(self) -> bool:
        """The focus on the answer that goes on; False if none does: no key presses another by mistake."""
        going_on = [made for answer, made in self._made if answer.goes_on]
        if going_on:
            going_on[-1].setFocus()
        return bool(going_on)

    def leave(self) -> bool:
        """Press the answer that leaves; False if there is none."""
        for answer, made in self._made:
            if answer.leaves:
                made.click()
                return True
        return False


def focus_lost() -> bool:
    """Whether what has the focus takes no keys any more. Qt then moves it on to whatever comes next, as Tab
    does; what is pressed there was meant for what is gone.
    """
    now = QApplication.focusWidget()
    return now is not None and not (now.isEnabled() and now.isVisible())


def move_focus(among: Sequence[QWidget], forward: bool) -> bool:
    """The focus to the next or previous of these, round and round; False if there is none."""
    if not among:
        return False
    now = QApplication.focusWidget()
    at = among.index(now) if now in among else (-1 if forward else 0)
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    among[(at + (1 if forward else -1)) % len(among)].setFocus(reason)
    return True


def place(frame: QFrame, width: int) -> None:
    """Give `frame` this width and the height that its wrapped texts need then."""
    frame.resize(width, needed_height(frame, width))


def needed_height(widget: QWidget, width: int) -> int:
    """The height that the layout of `widget` needs at this width for all of its wrapped texts."""
    layout = widget.layout()
    if layout is None:
        return 0
    layout.activate()
    # -1 where no text wraps.
    return max(layout.totalHeightForWidth(width), layout.totalMinimumSize().height())


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
        self._answers = _Answers()
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
        self.setStyleSheet(_over_table(colours, self._points))

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
        line = _line(self._text)
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
        widest = _widest_word(self._text)
        for made in self.buttons:
            made.ensurePolished()
            widest = max(widest, made.sizeHint().width())
        return widest + self._around() + 2

    def _arranged(self, width: int) -> int:
        """Put the answers beside the sentence, or below where they would leave it too little; the height."""
        beside = self._answers.fit(width // 2)
        if beside:
            left = width - self._around() - self._row.spacing() - self._answers.sizeHint().width()
            beside = self._text.heightForWidth(left) <= _LINES_BESIDE * _line(self._text)
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
