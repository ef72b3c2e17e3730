"""How many points win a match, to be chosen: a number between two buttons, with a line that says what it is.

Not for the panels it stands in.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSpinBox, QWidget

from spite_qt.settings import MOST_POINTS
from spite_qt.window.felt import button, label
from spite_qt.window.panel import Panel


class Points(Panel):
    """`target`: the number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.target = QSpinBox()
        self.target.setRange(1, MOST_POINTS)
        # What is out of range becomes the nearest number that is not, where it can be seen.
        self.target.setCorrectionMode(QSpinBox.CorrectionMode.CorrectToNearestValue)
        self.target.setMinimumWidth(80)
        self.target.setAlignment(Qt.AlignmentFlag.AlignCenter)
        # Its own arrows, which the style leaves out, are too small to be pressed with ease.
        self._fewer, self._more = button("\u2212"), button("+")
        for stepping, step in ((self._fewer, self.target.stepDown), (self._more, self.target.stepUp)):
            stepping.setAutoRepeat(True)
            stepping.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            stepping.clicked.connect(step)
        self.target.setValue(50)
        self._said = label("", "strong")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._said, 1)
        for part in (self._fewer, self.target, self._more):
            row.addWidget(part)
        self._set_texts()

    def _set_texts(self) -> None:
        self._said.setText(self.tr("Points that win the match"))
        self.target.setAccessibleName(self.tr("Points that win the match"))
        self._fewer.setAccessibleName(self.tr("Fewer points"))
        self._more.setAccessibleName(self.tr("More points"))
