"""The lobby: who you are, what you can do, and the panel at the right that goes with it.

It knows no network: it says what a person wants and shows what it is told. One panel is seen at a time;
while a table is open or being joined, the buttons at the left rest, so that a person is in one place only.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QStackedWidget,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from spite_qt.announce import announce
from spite_qt.restyle import restyle
from spite_qt.theme import LIGHT, Colours, grown_points, panel_style, text_points, title_points
from spite_qt.window.felt import Fan, Felt, button, label
from spite_qt.window.focus import focus_lost
from spite_qt.window.gear import Gear
from spite_qt.window.panel import Beside
from spite_qt.window.panels import AlonePanel, CodePanel, HostPanel, JoiningPanel, TablesPanel
from spite_qt.window.scrolling import Scrolling
from spite_qt.window.spoken import Spoken, now
from spite_qt.window.waiting_panel import WaitingPanel

_LARGEST = QSize(1240, 780)
# The column at the left: its part of the width, and what margins and spacing take of it, in logical pixels.
_LEFT_PART, _SMALL_LEFT_PART, _BESIDE = 0.4, 0.38, 44
_SMALL = 900  # logical pixels
# What a button there has around its words, and a scroll bar beside it, in logical pixels.
_FRAME = 32
# What is typed; `clean_name` makes a name of it.
_NAME_LENGTH = 300
_SPACING = QStyle.PixelMetric.PM_LayoutHorizontalSpacing
_SERIF = ["Georgia", "Palatino", "P052", "Noto Serif", "DejaVu Serif", "serif"]
# Two hands of this game: a joker, an ace to start a centre pile, a ten, a queen that completes one, a seven.
_FAN_CARDS = (9, 13 + 11, 2 * 13 + 0, 3 * 13 + 12, 2 * 13 + 6)


class Lobby(Felt):
    """Signals say what is wanted; `table_wanted` carries a ListedTable, `match_wanted` a KeptMatch,
    `host_wanted` as in HostPanel, `alone_wanted` as in AlonePanel.
    """

    alone_wanted = Signal(int)
    learning_wanted = Signal()
    host_wanted = Signal(bool, int)
    table_wanted = Signal(object)
    match_wanted = Signal(object)
    address_wanted = Signal(str)
    code_entered = Signal(str)
    answered = Signal(bool)
    cancelled = Signal()
    nickname_chosen = Signal(str)
    rules_wanted = Signal()
    people_wanted = Signal()
    settings_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, lamp=(0.2, 0.4))
        self.tables = TablesPanel()
        self.host = HostPanel()
        self.alone = AlonePanel()
        self.waiting = WaitingPanel()
        self.joining = JoiningPanel()
        self.code = CodePanel()
        self._panels = QStackedWidget()
        self._order: list[QWidget] = [
            self.tables,
            self.host,
            self.alone,
            self.waiting,
            self.joining,
            self.code,
        ]
        for panel in self._order:
            self._panels.addWidget(Scrolling(panel))
        self.message = label("", "alert", selectable=True)
        self.message.hide()
        self._said: Spoken = ""

        frame = QFrame()
        frame.setObjectName("panel")
        self._inside = QVBoxLayout(frame)
        self._inside.setSpacing(10)
        self._inside.addWidget(self.message)
        self._inside.addWidget(self._panels, 1)

        # On a large screen the lobby lies in its middle, no larger than can be taken in.
        self._colours, self._points = LIGHT, text_points()
        self._middle = QWidget()
        layout = self._columns = QHBoxLayout(self._middle)
        layout.setContentsMargins(0, 0, 0, 0)
        self._left = QWidget()
        self._left.setLayout(self._make_left())
        layout.addWidget(Scrolling(self._left), 4)
        layout.addWidget(frame, 6)
        self._around = QHBoxLayout(self)
        self._around.addWidget(self._middle)
        self._set_margins()
        self._connect()
        self._set_texts()
        self._fan_for: tuple[int, float] | None = None
        self._fan_timer = QTimer(self)
        self._fan_timer.setSingleShot(True)
        self._fan_timer.setInterval(60)
        self._fan_timer.timeout.connect(self._draw_fan)

    def _make_left(self) -> QVBoxLayout:
        self._title = label("", "title", wrap=False)
        self._title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        font = QFont()
        font.setFamilies(_SERIF)
        self._title.setFont(font)
        self._subtitle = label("", "felt_faint")
        self._fan = Fan()
        self.nickname = QLineEdit()
        self.nickname.setProperty("kind", "on_felt")
        self.nickname.setMaxLength(_NAME_LENGTH)
        self._name_line = label("", "felt_faint")
        self._name_line.setBuddy(self.nickname)
        self.host_button = button("", "on_felt")
        self.learn_button = button("", "on_felt")
        self.alone_button = button("", "on_felt")
        self.length_button = button("", "on_felt")
        self._alone_target = 50
        self.people_button = button("", "on_felt")
        self.rules_button = button("", "on_felt")

        left = QVBoxLayout()
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(8)
        self.settings_button = Gear()
        top = QHBoxLayout()
        top.addWidget(self._title, 1)
        top.addWidget(self.settings_button, 0, Qt.AlignmentFlag.AlignTop)
        left.addLayout(top)
        left.addWidget(self._subtitle)
        left.addWidget(self._fan, 1)
        left.addWidget(self._name_line)
        left.addWidget(self.nickname)
        left.addSpacing(12)
        to_play = (self.host_button, self.learn_button)
        alone = (self.alone_button, self.length_button)
        to_read = (self.people_button, self.rules_button)
        self._to_play = (*to_play, *alone)
        self._ways = (*self._to_play, *to_read)
        for each in to_play:
            left.addWidget(each)
        left.addWidget(Beside((self.alone_button, 1), (self.length_button, 0)))
        left.addWidget(Beside(*((each, 1) for each in to_read)))
        return left

    def _set_texts(self) -> None:
        self._title.setText(self.tr("Spite & Malice"))
        self._subtitle.setText(self.tr("for two, on one network"))
        self._name_line.setText(self.tr("Your name"))
        self.nickname.setAccessibleName(self.tr("Your name"))
        self.host_button.setText(self.tr("Host a table"))
        self.learn_button.setText(self.tr("Learn by playing"))
        self.host_button.setToolTip(self.tr("Open a table that somebody on your network can sit down at"))
        self.alone_button.setToolTip(self.tr("A match against this computer"))
        self.people_button.setToolTip(self.tr("Who you have played with, and who you trust"))
        self.rules_button.setToolTip(self.tr("How the game is played, with pictures"))
        for say in (self.settings_button.setToolTip, self.settings_button.setAccessibleName):
            say(self.tr("Settings"))
        self.learn_button.setToolTip(self.tr("A two-minute game that explains itself"))
        self.alone_button.setText(self.tr("Play alone"))
        length = self.tr("to %n point(s)", "", self._alone_target)
        self.length_button.setText(length)
        self.length_button.setToolTip(self.tr("Choose how long a match alone is"))
        self.length_button.setAccessibleName(self.tr("A match alone: {0}").format(length))
        self.people_button.setText(self.tr("People"))
        self.rules_button.setText(self.tr("Rules"))
        self.message.setText(now(self._said))
        self._fit_left()

    def _connect(self) -> None:
        self.host_button.clicked.connect(self.show_host)
        self.learn_button.clicked.connect(self.learning_wanted)
        self.learning_wanted.connect(self._guide_taken)
        self.alone_button.clicked.connect(self.play_alone)
        self.length_button.clicked.connect(self.show_alone)
        self.alone.wanted.connect(self.alone_wanted)
        self.alone.back.connect(self.show_tables)
        self.people_button.clicked.connect(self.people_wanted)
        self.settings_button.clicked.connect(self.settings_wanted)
        self.rules_button.clicked.connect(self.rules_wanted)
        self.nickname.editingFinished.connect(lambda: self.nickname_chosen.emit(self.nickname.text()))
        # Whoever goes on to something else has read what was said.
        self.tables.list.picked.connect(lambda: self.tell(""))
        for field in (self.tables.address, self.code.code, self.nickname):
            field.textEdited.connect(lambda: self.tell(""))
        for each in self._ways:
            each.clicked.connect(lambda: self.tell(""))
        self.tables.table_wanted.connect(self.table_wanted)
        self.tables.match_wanted.connect(self.match_wanted)
        self.tables.address_wanted.connect(self.address_wanted)
        self.host.wanted.connect(self.host_wanted)
        self.host.back.connect(self.show_tables)
        self.waiting.cancelled.connect(self.cancelled)
        self.waiting.answered.connect(self.answered)
        self.joining.cancelled.connect(self.cancelled)
        self.code.entered.connect(self.code_entered)
        self.code.back.connect(self.show_tables)

    def play_alone(self) -> None:
        """A match against this computer is wanted, as long as the one before."""
        self.alone_wanted.emit(self._alone_target)

    # what is shown

    def offer_guide(self) -> None:
        """Let the way to the guided game stand out, as long as this lobby is there; before it has colours."""
        self.learn_button.setProperty("offered", True)

    def _guide_taken(self) -> None:
        """Who has seen the guided game needs no pointing to it any more."""
        restyle(self.learn_button, "offered", False)

    def set_nickname(self, name: str) -> None:
        self.nickname.setText(name)
        self.nickname.setCursorPosition(0)

    @property
    def alone_target(self) -> int:
        """How many points win the match that *Play alone* begins."""
        return self._alone_target

    def set_alone_target(self, points: int) -> None:
        """How many points win the match that *Play alone* begins."""
        if points != self._alone_target:
            self._alone_target = points
            self._set_texts()

    def set_host_target(self, points: int) -> None:
        """How many points win the match at an own table, until another number is chosen there."""
        self.host.target.setValue(points)

    def show_tables(self) -> None:
        self._show(self.tables, resting=False)
        if self.isVisible():
            self.tables.list.setFocus()

    def show_coming_back(self) -> None:
        """The tables, while the one that was left is still being closed."""
        self._show(self.tables, resting=True)

    def show_host(self) -> None:
        self._show(self.host, resting=False)
        self.host.start.setFocus()

    def show_alone(self) -> None:
        self.alone.target.setValue(self._alone_target)
        self._show(self.alone, resting=False)
        self.alone.start.setFocus()

    def show_opening(self) -> None:
        self.waiting.show_opening()
        self._show(self.waiting, resting=True)

    def show_open(self, code: str | None, target: int, expected: str = "") -> None:
        """The table is open, see WaitingPanel.show_open."""
        self.waiting.show_open(code, target, expected)
        self._show(self.waiting, resting=True)

    def show_joining(self, heading: Spoken, line: Spoken) -> None:
        self.joining.show_step(heading, line)
        self._show(self.joining, resting=True)

    def show_code(self, heading: Spoken) -> None:
        """`heading`: that this table asks for a code."""
        self._show(self.code, resting=False)
        self.code.ask(heading)

    def show_address(self) -> None:
        """The tables, ready to type an address."""
        self.show_tables()
        self.tables.address.setFocus()
        self.tables.address.selectAll()

    def tell(self, sentence: Spoken) -> None:
        """A sentence above the panel, until the person does the next thing; empty: none."""
        self._said = sentence
        self.message.setText(now(sentence))
        self.message.setVisible(bool(sentence))
        if not sentence:
            self.tables.tell_of_address("")
        announce(self.message, now(sentence))

    @property
    def panel(self) -> QWidget:
        """The panel seen now, one of `tables`, `host`, `alone`, `waiting`, `joining`, `code`."""
        return self._order[self._panels.currentIndex()]

    def _show(self, panel: QWidget, *, resting: bool) -> None:
        self.tell("")
        index = self._order.index(panel)
        focused = QApplication.focusWidget()
        if index != self._panels.currentIndex() and focused and self._panels.isAncestorOf(focused):
            # Else it would be the first button there that gets the next key.
            self.setFocus()
        self._panels.setCurrentIndex(index)
        for each in (*self._to_play, self.nickname, self.tables):
            each.setEnabled(not resting)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """From a button that is gone or has nothing to do any more the focus goes where no key does harm."""
        if not focus_lost():
            return super().focusNextPrevChild(forward)
        (self.tables.list if self.panel is self.tables and self.tables.list.isVisible() else self).setFocus()
        return True

    # colours and the fan

    def set_colours(self, colours: Colours) -> None:
        super().set_colours(colours)
        self._colours, self._points = colours, grown_points(self.size())
        self.setStyleSheet(panel_style(colours, self._points))
        self._fit_left()
        self.tables.list.set_colours(colours)

    def sizeHint(self) -> QSize:
        return QSize(1100, 720)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if grown_points(self.size()) != self._points:
            self.set_colours(self._colours)
        self._set_margins()
        self._fit_left()
        self._fan_timer.start()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fan_timer.start()
        elif event.type() == QEvent.Type.LanguageChange:
            self._set_texts()

    def _set_margins(self) -> None:
        """Less air in a small window; in a large one as much more as the type is larger."""
        self._middle.setMaximumSize(self._largest)
        small = self.width() < _SMALL
        self._around.setContentsMargins(*((16, 14, 16, 14) if small else (28, 24, 28, 24)))
        self._columns.setSpacing(18 if small else 32)
        left = self._left_part()
        self._columns.setStretch(0, round(left * 100))
        self._columns.setStretch(1, round((1 - left) * 100))
        self._inside.setContentsMargins(*((16, 14, 16, 14) if small else (24, 20, 24, 20)))

    @property
    def _larger(self) -> float:
        """How many times larger than usual everything is, in a large window."""
        return self._points / text_points()

    @property
    def _largest(self) -> QSize:
        return _LARGEST * self._larger

    def _left_part(self) -> float:
        return _SMALL_LEFT_PART if self.width() < _SMALL else _LEFT_PART

    def _fit_left(self) -> None:
        """Title and buttons' words in one line each, in type as large as their column allows."""
        room = min(self.width(), self._largest.width()) * self._left_part() - _BESIDE
        beside = room - self.settings_button.sizeHint().width() - self._left.style().pixelMetric(_SPACING)
        title = _fitted(QFont(self._title.font()), title_points(self._points), [self._title.text()], beside)
        words = QFont(self.font())
        words.setWeight(QFont.Weight.DemiBold)
        ways = _fitted(words, self._points, [way.text() for way in self._ways], room - _FRAME)
        style = f"QPushButton {{ font-size: {ways:.1f}pt; }}"
        if style != self._left.styleSheet():
            self._left.setStyleSheet(style)
        self._title.setStyleSheet(f"font-size: {title:.1f}pt;")

    def _draw_fan(self) -> None:
        """Rendered a moment after the window has its size, so that the first paint does not wait for it."""
        from spite_qt.card_pixmaps import CardPixmaps

        most = round(190 * self._larger)
        width = max(60, min(most, int(self._fan.width() / 2.65), int(self._fan.height() / 1.9)))
        ratio = self.devicePixelRatioF()
        if self._fan_for == (width, ratio) or self._fan.height() < 90:
            return
        self._fan_for = (width, ratio)
        pixmaps = CardPixmaps()
        self._fan.show_cards([pixmaps.pixmap(card, width, ratio) for card in _FAN_CARDS], width)


def _fitted(font: QFont, points: float, texts: Iterable[str], room: float) -> float:
    """`points`, or fewer if the widest of `texts` needs more than `room` logical pixels then."""
    font.setPointSizeF(points)
    metrics = QFontMetricsF(font)
    widest = max(metrics.horizontalAdvance(text) for text in texts)
    return points * room / widest if widest > room > 0 else points
