"""What the panels at the lobby's right have in common: texts that follow the language, buttons in a row.

Not for what each of them shows.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget


class Panel(QWidget):
    """Says all its texts again when another language is chosen."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._set_texts()

    def _set_texts(self) -> None:
        """Every text that is seen."""


def buttons(*made: QWidget) -> QHBoxLayout:
    """Buttons in a row at the right, the one that goes on last."""
    row = QHBoxLayout()
    row.addStretch(1)
    for each in made:
        row.addWidget(each)
    return row
