"""What this program is: versions as a bug report wants them, and the licence of everything in it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, qVersion
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QPlainTextEdit, QVBoxLayout, QWidget

from spite_qt.cli.versions import versions
from spite_qt.licences import QT, Part, library_versions, parts, qt_folder
from spite_qt.theme import Colours, text_points
from spite_qt.window.felt import button, label
from spite_qt.window.form import form_style
from spite_qt.window.placing import dialog_room
from spite_qt.window.reading import ReadingDialog

_ICON = 72
_QT_PARTS = (QT, "shiboken6")


class AboutDialog(ReadingDialog):
    """Name and versions; the licences are a window of their own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._licences: LicencesDialog | None = None
        self._colours: Colours | None = None
        icon = label("")
        icon.setPixmap(QGuiApplication.windowIcon().pixmap(QSize(_ICON, _ICON), self.devicePixelRatioF()))
        icon.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._name = label("", "heading")
        self._what = label("")
        self._licence = label("", "faint")
        self.versions = QPlainTextEdit()
        self.versions.setReadOnly(True)
        self.versions.setTabChangesFocus(True)
        # The platform's name too: Wayland and X11 behave differently.
        used = f"Qt {qVersion()}, {QGuiApplication.platformName()}"
        self.versions.setPlainText("\n".join((versions(used), library_versions())))
        self.copy = button("")
        self.licences = button("")
        self.copy.clicked.connect(self._copy)
        self.licences.clicked.connect(self._show_licences)
        texts = QVBoxLayout()
        texts.setSpacing(6)
        for part in (self._name, self._what, self._licence):
            texts.addWidget(part)
        head = QHBoxLayout()
        head.setSpacing(18)
        head.addWidget(icon)
        head.addLayout(texts, 1)
        row = self._closing_row()
        row.insertWidget(0, self.copy)
        row.insertWidget(1, self.licences)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 20, 16, 16)
        layout.setSpacing(14)
        layout.addLayout(head)
        layout.addWidget(self.versions, 1)
        layout.addLayout(row)
        self._set_texts()
        self.resize(self.sizeHint())

    def sizeHint(self) -> QSize:
        return QSize(560, 520).boundedTo(dialog_room(self))

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        self.setStyleSheet(form_style(colours, text_points()))
        if self._licences is not None:
            self._licences.set_colours(colours)

    def _set_texts(self) -> None:
        self.setWindowTitle(self.tr("About"))
        self._name.setText(self.tr("Spite & Malice"))
        self._what.setText(self.tr("for two people on one network: no server, no account, no internet"))
        self._licence.setText(self.tr("MIT licence. Qt is used under the LGPL, version 3."))
        self.versions.setAccessibleName(self.tr("Versions"))
        self.copy.setText(self.tr("Copy versions"))
        self.licences.setText(self.tr("Licences"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._set_texts()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.versions.toPlainText())

    def _show_licences(self) -> None:
        if self._licences is None:
            self._licences = LicencesDialog(self)
            if self._colours is not None:
                self._licences.set_colours(self._colours)
        self._licences.show()
        self._licences.raise_()
        self._licences.activateWindow()


class LicencesDialog(ReadingDialog):
    """Every part of the program, and the text of the chosen one's licence."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts: tuple[Part, ...] = parts()
        self.list = QListWidget()
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        for part in self._parts:
            self.list.addItem(part.name)
        self._heading = label("", "strong")
        self.replace = label("", "faint", selectable=True)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(self._heading)
        right.addWidget(self.replace)
        right.addWidget(self.text, 1)
        middle = QHBoxLayout()
        middle.setSpacing(14)
        middle.addWidget(self.list, 2)
        middle.addLayout(right, 5)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 16)
        layout.setSpacing(12)
        layout.addLayout(middle, 1)
        layout.addLayout(self._closing_row())
        self.list.currentRowChanged.connect(self._show_part)
        self._set_texts()
        self.list.setCurrentRow(0)
        self.resize(self.sizeHint())

    def sizeHint(self) -> QSize:
        return QSize(940, 620).boundedTo(dialog_room(self))

    def set_colours(self, colours: Colours) -> None:
        self.setStyleSheet(form_style(colours, text_points()))

    def _set_texts(self) -> None:
        self.setWindowTitle(self.tr("Licences"))
        self.list.setAccessibleName(self.tr("Parts of the program"))
        self.text.setAccessibleName(self.tr("Text of the licence"))
        self._show_part(self.list.currentRow())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._set_texts()

    def _show_part(self, row: int) -> None:
        if row < 0:
            return
        part = self._parts[row]
        self._heading.setText(f"{part.name} {part.version}  ·  {part.licence}")
        folder = qt_folder()
        self.replace.setVisible(part.name in _QT_PARTS and folder is not None)
        said = self.tr(
            "Used under the LGPL, version 3: you may change Qt and put your own build of these libraries in"
            " place of those in {0}."
        )
        self.replace.setText(said.format(folder))
        self.text.setPlainText(part.text or self.tr("This package came without a licence text."))
