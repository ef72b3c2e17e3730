"""The panel beside the felt: scores on the way to the target, whose turn it is, what was played, buttons.

Not for rules or cards; it shows what it is told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from spite_qt.restyle import restyle, set_style
from spite_qt.table.palette import LIGHT, Palette
from spite_qt.table.words import fill
from spite_qt.table.written_moves import WrittenMoves

# Of a button's width in logical pixels: what border and padding take, with some air.
_BUTTON_FRAME = 24
# Above and below a button's words, and where there is little room.
_PADDING, _TIGHT_PADDING = 6, 2
# Type height in pixels up to which all distances grow with it.
_ROOMY = 16.0
# The part of its type height that a line too long for its room keeps.
_SMALLER = 0.7
# Lines of the log, of 1.7 times its type's height: with room for fewer it gives that to what is below it.
_FEWEST_LINES = 3


def _fitting(font: QFont, texts: Sequence[str], room: int, least: int = 9) -> QFont:
    """`font`, made so much smaller that each of `texts` has `room`, but not below `least` pixels; as it is if
    its size is not in pixels.

    Tried and not reckoned: letters are whole pixels wide, small ones wider than in proportion.
    """
    fitting = QFont(font)
    for pixels in range(font.pixelSize(), max(1, least) - 1, -1):
        fitting.setPixelSize(pixels)
        metrics = QFontMetricsF(fitting)
        if room <= 0 or all(metrics.horizontalAdvance(text) <= room for text in texts):
            break
    return fitting


class ElidedLabel(QLabel):
    """One line. Where it is too long its type is made smaller, and then it is elided; the whole text is its
    tool tip and accessible name.
    """

    def __init__(self) -> None:
        super().__init__()
        self._whole = ""
        self._font = QFont(self.font())
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setMinimumWidth(0)

    @property
    def whole(self) -> str:
        """The text, however much of it can be seen."""
        return self._whole

    def show_text(self, text: str) -> None:
        self._whole = text
        self.setAccessibleName(text)
        self.elide()

    def wear(self, font: QFont) -> None:
        """The font to be used where there is room; its size in pixels."""
        self._font = QFont(font)
        self.elide()

    def elide(self) -> None:
        room = self.contentsRect().width()
        font = _fitting(self._font, (self._whole,), room, round(self._font.pixelSize() * _SMALLER))
        if font != self.font():
            self.setFont(font)
        shown = QFontMetrics(font).elidedText(self._whole, Qt.TextElideMode.ElideRight, room)
        self.setText(shown)
        self.setToolTip(self._whole if shown != self._whole else "")

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def sizeHint(self) -> QSize:
        # The whole text must not push the layout apart, nor the elided one shrink it.
        return QSize(0, super().sizeHint().height())

    def resizeEvent(self, event: object) -> None:
        self.elide()


class Score(QWidget):
    """One person's name, points and way to the target."""

    def __init__(self) -> None:
        super().__init__()
        self.name = ElidedLabel()
        self.points = QLabel("0")
        self.points.setTextFormat(Qt.TextFormat.PlainText)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setRange(0, 50)
        line = QHBoxLayout()
        line.addWidget(self.name, 1)
        line.addWidget(self.points)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(2)
        box.addLayout(line)
        box.addWidget(self.bar)

    def show_points(self, points: int, target: int) -> None:
        self.points.setText(str(points))
        said = fill(self.tr("%1: %2 of %n point(s)", "", target), self.name.whole, points)
        self.bar.setAccessibleName(said)
        self.bar.setRange(0, max(1, target))
        self.bar.setValue(min(points, target))


class SidePanel(QFrame):
    """Top to bottom: the other person's score, the own score, game, turn, log, buttons."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("table_panel")
        self._palette: Palette = LIGHT
        self._yours = False
        self._banner_radius = 10
        self._scores: tuple[int, int, int, int] | None = None
        self.other, self.own = Score(), Score()
        self.game = ElidedLabel()
        self.banner = QLabel()
        self.banner.setTextFormat(Qt.TextFormat.PlainText)
        self.banner.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.banner.setWordWrap(True)
        self._banner_font = QFont(self.font())
        self.heading = QLabel()
        self.log = WrittenMoves()
        self._buttons = QVBoxLayout()
        self._box = QVBoxLayout(self)
        self._tools: list[QAbstractButton] = []
        self._tight = False
        self._spaces = 0, 0  # of the whole and of the buttons, where there is room
        self._game_line = QHBoxLayout()
        self._game_line.addWidget(self.game, 1)
        self._box.addWidget(self.other)
        self._box.addWidget(self.own)
        self._box.addLayout(self._game_line)
        self._box.addWidget(self.banner)
        self._box.addWidget(self.heading)
        self._box.addWidget(self.log, 1)
        self._box.addLayout(self._buttons)
        self.set_palette(LIGHT)
        self._set_texts()

    def add_button(self, button: QAbstractButton) -> None:
        self._buttons.addWidget(button)
        self._fit_buttons()

    def add_tool(self, button: QAbstractButton) -> None:
        """A small button at the end of the game's line; it is as high as two lines of text."""
        self._tools.append(button)
        self._game_line.addWidget(button)

    def _fit_buttons(self) -> None:
        """Type of one height for all of them, at which the longest of their words has room."""
        buttons = self._all_buttons()
        font = QFont(self.font())
        pixels = max(9, self.log.font().pixelSize())
        font.setPixelSize(pixels)
        margins = self._box.contentsMargins()
        room = self.width() - margins.left() - margins.right() - _BUTTON_FRAME
        font = _fitting(font, [button.text() for button in buttons], room)
        for button in buttons:
            if button.font() != font:
                button.setFont(font)

    def _all_buttons(self) -> list[QAbstractButton]:
        items = (self._buttons.itemAt(index) for index in range(self._buttons.count()))
        widgets = (item.widget() for item in items if item is not None)
        return [widget for widget in widgets if isinstance(widget, QAbstractButton)]

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            # A button has other words.
            self._fit_buttons()
            self._fit_log()
        return super().event(event)

    def set_people(self, own: str, other: str) -> None:
        self.own.name.show_text(own)
        self.other.name.show_text(other)

    def set_scores(self, own: int, other: int, target: int, game_number: int) -> None:
        self._scores = own, other, target, game_number
        self.own.show_points(own, target)
        self.other.show_points(other, target)
        self.game.show_text(fill(self.tr("Game %1 · first to %n", "", target), game_number))

    def _set_texts(self) -> None:
        """In the language of now, the moves that were written too."""
        self.heading.setText(self.tr("Moves"))
        self.log.setAccessibleName(self.tr("Moves"))
        if self._scores is not None:
            self.set_scores(*self._scores)
        self.log.say_again()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._set_texts()

    def set_banner(self, text: str, yours: bool) -> None:
        """Whose turn it is; `yours` lights it."""
        if (text, yours) == (self.banner.text(), self._yours):
            return
        self._yours = yours
        self.banner.setText(text)
        self.banner.setAccessibleName(text)
        self._fit_banner()
        self._style_banner()

    def _fit_banner(self) -> None:
        """Lines break between words alone: type at which the longest word has room."""
        around, inside = self._box.contentsMargins(), self.banner.contentsMargins()
        room = self.width() - around.left() - around.right() - inside.left() - inside.right() - 2
        font = _fitting(self._banner_font, self.banner.text().split(), room)
        if font != self.banner.font():
            self.banner.setFont(font)

    def clear_log(self) -> None:
        self.log.clear_all()

    def write(self, actor: str | None, own: bool, words: Callable[[], str]) -> None:
        """A line of the log, under the actor's name if somebody else acted before. `words` says it, and says
        it again in another language.
        """
        self.log.write(actor, own, words)

    def _fit_log(self) -> None:
        """Whose turn it is and what can be done are seen whole: in a low window there may be no log, and
        where that is not enough everything moves together.
        """
        others = (self.other, self.own, self._game_line, self.banner, self._buttons)
        margins = self._box.contentsMargins()
        room = self.height() - margins.top() - margins.bottom() - len(others) * self._box.spacing()
        room -= sum(other.sizeHint().height() for other in others)
        lines = self.heading.sizeHint().height() + self._box.spacing()
        lines += round(_FEWEST_LINES * 1.7 * self.log.font().pixelSize())
        for part in (self.heading, self.log):
            part.setVisible(room >= lines)
        if self._tight:
            # As much as there would be if it were not.
            shown = sum(not button.isHidden() for button in self._all_buttons())
            whole, between = self._spaces
            room -= len(others) * (whole - self._box.spacing())
            room -= shown * 2 * (_PADDING - _TIGHT_PADDING) + max(0, shown - 1) * (
                between - self._buttons.spacing()
            )
        if (room < 0) != self._tight:
            self._tight = room < 0
            restyle(self, "tight", self._tight)
            self._space()

    def _space(self) -> None:
        whole, between = (space // 2 if self._tight else space for space in self._spaces)
        self._box.setSpacing(whole)
        self._buttons.setSpacing(between)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.log.fit(self.width())
        self._fit_buttons()
        self._fit_banner()
        self._fit_log()

    def set_size(self, pixels: float) -> None:
        """`pixels`: height of running text. Everything else is in proportion to it, but less so where it is
        large: there it stands out anyhow, and the log needs the room.
        """
        space = round(min(pixels, _ROOMY + (pixels - _ROOMY) * 0.3))
        self._box.setContentsMargins(round(space * 1.3), space, round(space * 1.3), space)
        self._spaces = round(space * 0.75), round(space * 0.5)
        self._space()
        name, points = min(pixels * 1.25, pixels + 4), min(pixels * 1.9, pixels + 14)
        for label, size, bold in (
            (self.own.name, name, True),
            (self.other.name, name, True),
            (self.own.points, points, True),
            (self.other.points, points, True),
            (self.game, pixels * 0.95, False),
            (self.heading, pixels * 0.95, True),
            (self.log, pixels, False),
        ):
            font = QFont(self.font())
            font.setPixelSize(max(9, round(size)))
            font.setBold(bold)
            if isinstance(label, ElidedLabel):
                label.wear(font)
            else:
                label.setFont(font)
        self.log.set_indent(pixels)
        for tool in self._tools:
            tool.setFixedSize(QSize(1, 1) * max(26, round(pixels * 2)))
        for score in (self.own, self.other):
            score.bar.setFixedHeight(max(5, round(pixels * 0.42)))
        self._fit_buttons()
        self._style_bars(pixels)
        self._banner_radius = round(pixels * 0.7)
        self._style_banner()
        self.banner.setContentsMargins(space // 2, round(space * 0.6), space // 2, round(space * 0.6))
        self._banner_font = QFont(self.font())
        self._banner_font.setPixelSize(max(9, round(pixels * 1.15)))
        self._banner_font.setBold(True)
        self._fit_banner()

    def set_palette(self, palette: Palette) -> None:
        self._palette = palette
        self.log.set_colours(palette)
        text, faint = palette.panel_text.name(), palette.panel_faint.name()
        self.setStyleSheet(
            f"#table_panel {{ background: {palette.panel.name()}; border: none;"
            f" border-left: 1px solid {palette.panel_edge.name()}; }}"
            f"#table_panel QLabel {{ color: {text}; background: transparent; }}"
            f"#table_panel QTextEdit {{ color: {text}; background: transparent;"
            f" border: 2px solid transparent; border-radius: 6px; }}"
            f"#table_panel QTextEdit:focus {{ border: 2px solid {palette.own.name()}; }}"
            f"#table_panel QScrollBar:vertical {{ background: transparent; width: 8px; margin: 0; }}"
            f"#table_panel QScrollBar::handle:vertical {{ background: {palette.panel_edge.name()};"
            f" border-radius: 4px; min-height: 24px; }}"
            f"#table_panel QScrollBar::add-line, #table_panel QScrollBar::sub-line {{ height: 0; }}"
            f"#table_panel QScrollBar::add-page, #table_panel QScrollBar::sub-page {{ background: none; }}"
            f"#table_panel QPushButton {{ color: {text}; background: {palette.waiting.name()};"
            f" border: 1px solid {palette.panel_edge.name()}; border-radius: 8px;"
            f" padding: {_PADDING}px 8px; }}"
            f"#table_panel QPushButton:hover {{ border-color: {faint}; }}"
            f"#table_panel QPushButton:focus {{ border: 2px solid {palette.own.name()};"
            f" padding: {_PADDING - 1}px 7px; }}"
            f"#table_panel[tight='true'] QPushButton {{ padding: {_TIGHT_PADDING}px 8px; }}"
            f"#table_panel[tight='true'] QPushButton:focus {{ padding: {_TIGHT_PADDING - 1}px 7px; }}"
            f"#table_panel QPushButton:disabled {{ color: {faint}; background: transparent; }}"
        )
        for label in (self.game, self.heading):
            label.setStyleSheet(f"color: {faint};")
        self.own.points.setStyleSheet(f"color: {palette.own.name()};")
        self.other.points.setStyleSheet(f"color: {palette.other.name()};")
        self._style_bars(self.log.font().pixelSize())
        self._style_banner()

    def _style_bars(self, pixels: float) -> None:
        radius = max(5, round(pixels * 0.42)) // 2
        for score, colour in ((self.own, self._palette.own), (self.other, self._palette.other)):
            set_style(
                score.bar,
                f"QProgressBar {{ background: {self._palette.groove.name()}; border: none;"
                f" border-radius: {radius}px; }}"
                f"QProgressBar::chunk {{ background: {colour.name()}; border-radius: {radius}px; }}",
            )

    def _style_banner(self) -> None:
        ground, text = (
            (self._palette.gold, self._palette.gold_text)
            if self._yours
            else (self._palette.waiting, self._palette.waiting_text)
        )
        set_style(
            self.banner,
            f"color: {text.name()}; background: {ground.name()}; border-radius: {self._banner_radius}px;",
        )
