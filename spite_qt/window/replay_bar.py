"""The bar below a record that is watched: to the start, back, play, on, to the end, and which move it is.

It shows where the record stands and says what is wanted; not for the record itself (replay_page).
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSlider, QWidget

from spite_qt.theme import LIGHT, Colours, grown_points
from spite_qt.window.felt import button, label
from spite_qt.window.form import DropDown, form_style

# Moves that a press beside the slider's handle, or Page Up and Page Down, go at once.
_PAGE = 10
# Line heights that the bar is wide where the position can be said in full beside a slider worth the name.
_ROOMY_LINES = 44
# Of a sign, from left to right: a bar, or a triangle to either side. One move is a triangle that sets out
# from its bar, the way to an end one that comes up against it; the triangle alone is nothing but play.
_SIGNS = {"first": "|<<", "back": "<|", "play": ">", "pause": "||", "on": "|>", "last": ">>|"}


class ReplayBar(QFrame):
    """`moved_to` carries the number of moves that are to have been played; `game_wanted` an index."""

    first = Signal()
    back = Signal()
    played = Signal()
    on = Signal()
    last = Signal()
    moved_to = Signal(int)
    game_wanted = Signal(int)

    def __init__(self, games: int, parent: QWidget | None = None) -> None:
        """`games`: how many the record holds; of several one can be chosen."""
        super().__init__(parent)
        self.setObjectName("replay_bar")
        self._colours, self._points = LIGHT, 0.0
        self._playing = False
        self._buttons: dict[str, QPushButton] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 6, 12, 6)
        row.setSpacing(6)
        for name, signal in (
            ("first", self.first),
            ("back", self.back),
            ("play", self.played),
            ("on", self.on),
            ("last", self.last),
        ):
            made = self._buttons[name] = button("", "primary" if name == "play" else "plain")
            made.clicked.connect(signal)
            row.addWidget(made)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setPageStep(_PAGE)
        self.slider.valueChanged.connect(self.moved_to)
        row.addSpacing(6)
        row.addWidget(self.slider, 1)
        row.addSpacing(6)
        self.position = label("", "strong", wrap=False)
        self.position.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.position)
        self.games = DropDown()
        self.games.addItems([""] * games)
        self.games.setVisible(games > 1)
        self.games.currentIndexChanged.connect(self.game_wanted)
        row.addWidget(self.games)
        self._set_texts()

    @property
    def play_button(self) -> QPushButton:
        return self._buttons["play"]

    def button(self, name: str) -> QPushButton:
        """One of first, back, play, on, last."""
        return self._buttons[name]

    def show_position(self, number: int, of: int) -> None:
        """So many of all moves have been played. No signal comes of it."""
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, of)
            self.slider.setValue(number)
        # Where the focus is on what cannot be pressed any more, it goes to what can.
        for name, possible in (
            ("first", number > 0),
            ("back", number > 0),
            ("on", number < of),
            ("last", number < of),
        ):
            if not possible and self._buttons[name].hasFocus():
                self.play_button.setFocus()
            self._buttons[name].setEnabled(possible)
        self._say_position()

    def show_game(self, index: int) -> None:
        """Which game of the record it is. No signal comes of it."""
        with QSignalBlocker(self.games):
            self.games.setCurrentIndex(index)

    def show_playing(self, playing: bool) -> None:
        self._playing = playing
        self._set_texts()

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        points = self._points = grown_points(self.window().size())
        self.setStyleSheet(
            form_style(colours, points) + f"#replay_bar {{ background: {colours.panel}; border: none;"
            f" border-top: 1px solid {colours.panel_edge}; }}"
            "#replay_bar QPushButton { padding: 6px 8px; }"
        )
        side = round(points * 1.45)
        for made in self._buttons.values():
            made.setIconSize(QSize(side, side))
        self._draw_signs()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._set_texts()

    def _set_texts(self) -> None:
        play = self.tr("Pause") if self._playing else self.tr("Play")
        for name, text in (
            ("first", self.tr("To the start")),
            ("back", self.tr("One move back")),
            ("play", play),
            ("on", self.tr("One move forward")),
            ("last", self.tr("To the end")),
        ):
            self._buttons[name].setAccessibleName(text)
            self._buttons[name].setToolTip(text)
        self.slider.setAccessibleName(self.tr("Move"))
        self.games.setAccessibleName(self.tr("Game"))
        for index in range(self.games.count()):
            self.games.setItemText(index, self.tr("Game {0}").format(index + 1))
        self._draw_signs()
        self._say_position()

    def _say_position(self) -> None:
        of = self.slider.maximum()
        roomy = self.width() > _ROOMY_LINES * self.fontMetrics().height()
        said = self.tr("Move {0} of {1}") if roomy else self.tr("{0} of {1}")
        # As wide as the last one, so that nothing beside it moves.
        self.position.setMinimumWidth(self.position.fontMetrics().horizontalAdvance(said.format(of, of)) + 2)
        self.position.setText(said.format(self.slider.value(), of))
        self.slider.setAccessibleDescription(said.format(self.slider.value(), of))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if grown_points(self.window().size()) != self._points:
            self.set_colours(self._colours)
        self._say_position()

    def _draw_signs(self) -> None:
        ratio = self.devicePixelRatioF()
        for name, made in self._buttons.items():
            primary = name == "play"
            colour = QColor(self._colours.accent_text if primary else self._colours.text)
            sign = _SIGNS["pause" if primary and self._playing else name]
            icon = QIcon(_drawn(sign, made.iconSize(), colour, ratio))
            faint = QColor(self._colours.faint)
            faint.setAlphaF(0.5)
            icon.addPixmap(_drawn(sign, made.iconSize(), faint, ratio), QIcon.Mode.Disabled)
            made.setIcon(icon)


def _drawn(sign: str, size: QSize, colour: QColor, ratio: float) -> QPixmap:
    """Bars and triangles, as on every player. `size` in logical pixels."""
    made = QPixmap(size * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    high = size.height() * 0.72
    # What has two triangles takes no more room than what has one.
    wide, bar, gap = (high * part for part in ((0.86, 0.26, 0.12) if len(sign) < 3 else (0.58, 0.18, 0.06)))
    widths = {"|": bar, "<": wide, ">": wide}
    left = (size.width() - sum(widths[each] for each in sign) - gap * (len(sign) - 1)) / 2
    top = (size.height() - high) / 2
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for each in sign:
        part = QRectF(left, top, widths[each], high)
        if each == "|":
            painter.drawRoundedRect(part, high * 0.06, high * 0.06)
        elif each == ">":
            tip = QPointF(part.right(), part.center().y())
            painter.drawPolygon(QPolygonF([part.topLeft(), tip, part.bottomLeft()]))
        else:
            tip = QPointF(part.left(), part.center().y())
            painter.drawPolygon(QPolygonF([part.topRight(), tip, part.bottomRight()]))
        left += widths[each] + gap
    painter.end()
    return made
