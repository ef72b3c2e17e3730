"""Windows to read, which stop nothing else. What there is to read is for each of them (about, rules_page)."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout

from spite_qt.theme import Colours, panel_style, text_points
from spite_qt.window.felt import button


class ReadingDialog(QDialog):
    """A window of the program's colours with a button that closes it."""

    def set_colours(self, colours: Colours) -> None:
        self.setStyleSheet(panel_style(colours, text_points()))

    def _closing_row(self) -> QHBoxLayout:
        self._closes = button(self.tr("Close"))
        self._closes.clicked.connect(self.reject)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._closes)
        return row

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._closes.setText(self.tr("Close"))
