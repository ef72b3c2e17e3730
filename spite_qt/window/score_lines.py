"""How a match stands: a line a person, with name, points and how far they are on the way to the target.

Not for the table's side panel, which has scores of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from spite_qt.theme import LIGHT, Colours
from spite_qt.window.felt import label

# The widest name, in heights of its line.
_NAME = 11
# A person's own colour and the other's, as the table's side panel has them.
OWN = "#4fb58c"
OTHER = "#e2795f"


@dataclass(frozen=True)
class Score:
    """A line of the score: `points` of `target`; `own` is drawn in this person's colour."""

    name: str
    points: int
    target: int
    own: bool


class ScoreLines(QWidget):
    """Names with points and how far they are on the way to the target."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 4, 0, 4)
        self._grid.setHorizontalSpacing(14)
        self._grid.setColumnStretch(1, 1)
        self._lines = [
            (label("", "strong", wrap=False), _Bar(), label("", "heading", wrap=False)) for _ in range(2)
        ]
        for row, (name, bar, points) in enumerate(self._lines):
            points.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            for column, part in enumerate((name, bar, points)):
                self._grid.addWidget(part, row, column)

    def show_scores(self, scores: Sequence[Score]) -> None:
        self.setVisible(bool(scores))
        for (name, bar, points), score in zip(self._lines, scores, strict=False):
            elide(name, score.name, _NAME * name.fontMetrics().height())
            points.setText(str(score.points))
            bar.show_score(score)
        # Where a message is open already, the layout around asked for the height before the texts were here.
        self.updateGeometry()

    def set_colours(self, colours: Colours) -> None:
        for _, bar, _ in self._lines:
            bar.set_colours(colours)


class _Bar(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self._score = Score("", 0, 1, False)
        self._colours = LIGHT
        self.setMinimumSize(60, 10)

    def show_score(self, score: Score) -> None:
        self._score = score
        self.update()

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        ground = QRectF(0, self.height() / 2 - 4, self.width(), 8)
        painter.setBrush(QColor(self._colours.panel_edge))
        painter.drawRoundedRect(ground, 4, 4)
        part = min(1.0, self._score.points / self._score.target)
        if part > 0:
            painter.setBrush(QColor(OWN if self._score.own else OTHER))
            painter.drawRoundedRect(QRectF(0, ground.top(), max(8.0, self.width() * part), 8), 4, 4)
        painter.end()


def elide(shown: QLabel, text: str, width: int) -> None:
    """Set a text of unknown length, cut to `width` logical pixels; the whole text is the tool tip."""
    shown.ensurePolished()
    cut = shown.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, width)
    shown.setText(cut)
    shown.setToolTip(text if cut != text else "")
