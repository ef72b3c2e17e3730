"""The log of the side panel: lines under the names of who acted, the newest one always in sight.

Not for their words (words) nor for when they are written (move_log).
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QFrame, QLabel, QTextEdit

from spite_qt.table.palette import LIGHT, Palette

# Lines: a whole game can be scrolled back. The longest of some hundred games between bots had 745.
_MOST_LINES = 3000
# Logical pixels above a name.
_ABOVE_NAME = 5
# Logical pixels by which a move begins to the left of where it goes on in a second line.
_HANGING = 6
# "centre 3", and where the language has a short word behind it.
_PILE_NUMBER = re.compile(r"(?<=\w) (\d{1,2})(?=(?: \w{1,2})?$)")
# "6 points".
_POINTS = re.compile(r"(?<=\d) (?=\w{3,}$)")


class WrittenMoves(QTextEdit):
    """`written`: actor, whether it was the own person, and the words, of every line."""

    def __init__(self) -> None:
        super().__init__()
        self.written: deque[tuple[str | None, bool, Callable[[], str]]] = deque(maxlen=_MOST_LINES)
        self._palette: Palette = LIGHT
        # Name, and whether it is the own person's: two people may have one name.
        self._actor: tuple[str, bool] | None = None
        self.setReadOnly(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUndoRedoEnabled(False)
        self.document().setMaximumBlockCount(_MOST_LINES)
        self.setTabChangesFocus(True)
        self.viewport().setAutoFillBackground(False)
        self._fade = QLabel(self)  # no line ends in the middle of its letters
        self._fade.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._fade.hide()
        self._at_end = True
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.verticalScrollBar().rangeChanged.connect(self._keep_end)

    def clear_all(self) -> None:
        self.clear()
        self._actor = None
        self.written.clear()

    def write(self, actor: str | None, own: bool, words: Callable[[], str]) -> None:
        """A line, under the actor's name if somebody else acted before. `words` says it, and says it again in
        another language.
        """
        self.written.append((actor, own, words))
        colour = self._palette.own if own else self._palette.other
        # What nobody in particular does is part of somebody's turn: their next line needs no new name.
        if actor is not None and (actor, own) != self._actor:
            self._line(actor, colour, bold=True)
            self._actor = (actor, own)
        self._line(
            words(), self._palette.panel_text if actor is not None else self._palette.panel_faint, bold=False
        )

    def say_again(self) -> None:
        """All of it, in the language of now."""
        written = list(self.written)
        self.clear_all()
        for actor, own, words in written:
            self.write(actor, own, words)

    def fit(self, width: int) -> None:
        """`width`: the panel's, logical pixels."""
        line = round(self.font().pixelSize() * 1.7)
        self._fade.setGeometry(0, 0, width - round(line * 1.2), line)

    def set_indent(self, pixels: float) -> None:
        """`pixels`: height of running text."""
        self.document().setIndentWidth(pixels * 0.2 + _HANGING)

    def set_colours(self, palette: Palette) -> None:
        """What was written in other colours stands in those of `palette` too."""
        self._recolour(self._palette, palette)
        self._palette = palette
        ground = palette.panel
        clear = f"rgba({ground.red()}, {ground.green()}, {ground.blue()}, 0)"
        self._fade.setStyleSheet(
            f"background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 {ground.name()},"
            f" stop:0.35 {ground.name()}, stop:1 {clear});"
        )

    def _scrolled(self, value: int) -> None:
        self._fade.setVisible(value > 0)
        self._at_end = value >= self.verticalScrollBar().maximum() - 4

    def _keep_end(self, _: int, maximum: int) -> None:
        """The newest line stays in sight in a log of any size, unless a person has scrolled away."""
        if self._at_end:
            self.verticalScrollBar().setValue(maximum)

    def _line(self, text: str, colour: QColor, bold: bool) -> None:
        form = QTextCharFormat()
        form.setForeground(colour)
        form.setFontWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        if not self.document().isEmpty():
            cursor.insertBlock()
        block = cursor.blockFormat()
        # Nothing here is in proportion to the type of now: lines of all sizes of the window stand together.
        block.setTopMargin(_ABOVE_NAME if bold else 0)
        # A line too long for its room goes on further in than it began.
        block.setIndent(0 if bold else 2)
        block.setTextIndent(0 if bold else -_HANGING)
        block.setLineHeight(112, 1)  # 1: proportional
        cursor.setBlockFormat(block)
        # A number never stands in another line than what it is the number of.
        cursor.insertText(_POINTS.sub("\u00a0", _PILE_NUMBER.sub("\u00a0\\1", text)), form)

    def _recolour(self, old: Palette, new: Palette) -> None:
        colours = {
            getattr(old, part).rgba(): getattr(new, part)
            for part in ("own", "other", "panel_text", "panel_faint")
        }
        block = self.document().begin()
        while block.isValid():
            cursor = QTextCursor(block)
            cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
            colour = colours.get(cursor.charFormat().foreground().color().rgba())
            if colour is not None:
                form = QTextCharFormat()
                form.setForeground(colour)
                cursor.mergeCharFormat(form)
            block = block.next()
