"""What the panels at the lobby's right have in common: texts that follow the language, buttons in a row.

Not for what each of them shows.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget


class Panel(QWidget):
    """Says all its texts again when another language is chosen."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._set_texts()

    def _set_texts(self) -> None:
        """Every text that is seen."""


class Buttons(QWidget):
    """Buttons in a row at the right, the one that goes on last; one below the other where room is short."""

    def __init__(self, *made: QWidget) -> None:
        super().__init__()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addStretch(1)
        self._made = made
        for each in made:
            self._row.addWidget(each)

    def minimumSizeHint(self) -> QSize:
        widest = max(each.sizeHint().width() for each in self._made)
        return QSize(widest, self._row.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        beside = self._wide() <= self.width()
        self._row.setDirection(
            QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        )
        self.updateGeometry()

    def _wide(self) -> int:
        """The width of all of them beside each other."""
        widths = [each.sizeHint().width() for each in self._made]
        return sum(widths) + (len(widths) - 1) * self._row.spacing()
