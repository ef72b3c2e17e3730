"""A window with the report on how the last run ended: to read, to copy, to find in its folder."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QSize, QUrl
from PySide6.QtGui import QDesktopServices, QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from spite_qt.theme import Colours, text_points
from spite_qt.window.felt import button, label
from spite_qt.window.form import form_style
from spite_qt.window.placing import dialog_room
from spite_qt.window.reading import ReadingDialog


class ReportDialog(ReadingDialog):
    """Sends nothing to anybody: what becomes of the report is the person's to decide."""

    def __init__(self, report: Path, parent: QWidget | None = None) -> None:
        """`report`: the file."""
        super().__init__(parent)
        self._report = report
        self._about = label("", "faint")
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        try:
            self.text.setPlainText(report.read_text(encoding="utf-8", errors="replace"))
        except OSError as error:
            self.text.setPlainText(f"{report}: {error.strerror}")
        self.copy = button("")
        self.folder = button("")
        self.copy.clicked.connect(self._copy)
        self.folder.clicked.connect(self._open_folder)
        row = self._closing_row()
        row.insertWidget(0, self.copy)
        row.insertWidget(1, self.folder)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 18, 16, 16)
        layout.setSpacing(12)
        layout.addWidget(self._about)
        layout.addWidget(self.text, 1)
        layout.addLayout(row)
        self._set_texts()
        self.resize(self.sizeHint())

    def sizeHint(self) -> QSize:
        return QSize(760, 540).boundedTo(dialog_room(self))

    def set_colours(self, colours: Colours) -> None:
        self.setStyleSheet(form_style(colours, text_points()))

    def _set_texts(self) -> None:
        self.setWindowTitle(self.tr("Report"))
        self._about.setText(
            self.tr("For the people who maintain this program. It contains no cards, keys or codes.")
        )
        self.text.setAccessibleName(self.tr("Report"))
        self.copy.setText(self.tr("Copy"))
        self.folder.setText(self.tr("Open its folder"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._set_texts()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._report.parent)))
