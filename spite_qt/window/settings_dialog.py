"""The settings: pages of choices, each in force as soon as it is made and kept at once.

It stays open beside lobby and table and stops nothing. What there is to choose is the pages'.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListWidget,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from protocol.errors import LocalError
from spite_qt.preferences import Preferences
from spite_qt.theme import Theme, text_points
from spite_qt.window.felt import button, label
from spite_qt.window.form import Page, form_style, scrolling
from spite_qt.window.keys_page import KeysPage
from spite_qt.window.placing import dialog_room
from spite_qt.window.reasons import sentence_of
from spite_qt.window.settings_pages import LookPage, PersonPage, PlayPage, SoundPage

_PREFERRED = QSize(760, 600)


class SettingsDialog(QDialog):
    """`nickname` says which name others see now, which may be another than the kept one in this run;
    `in_menus` what a key does in the menus, as `KeysPage` has it. `try_wanted`: play a sound.
    """

    try_wanted = Signal()

    def __init__(
        self,
        preferences: Preferences,
        theme: Theme,
        nickname: Callable[[], str],
        in_menus: Callable[[QKeySequence], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._theme = theme
        self._nickname = nickname
        self.setObjectName("settings")
        self.person = PersonPage()
        self.look = LookPage()
        self.playing = PlayPage()
        self.sound = SoundPage()
        self.keys = KeysPage(in_menus)
        self.pages: tuple[Page, ...] = (self.person, self.look, self.playing, self.sound, self.keys)
        self.list = QListWidget()
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._stack = QStackedWidget()
        for page in self.pages:
            self.list.addItem("")
            self._stack.addWidget(scrolling(page))
            page.wanted.connect(self._change)
        self.message = label("", "alert", selectable=True)
        self.message.hide()
        self.close_button = button("")
        self.close_button.clicked.connect(self.close)

        right = QVBoxLayout()
        right.setSpacing(10)
        right.addWidget(self.message)
        right.addWidget(self._stack, 1)
        ending = QHBoxLayout()
        ending.addStretch(1)
        ending.addWidget(self.close_button)
        right.addLayout(ending)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 14)
        layout.setSpacing(16)
        layout.addWidget(self.list)
        layout.addLayout(right, 1)

        self.sound.try_wanted.connect(self.try_wanted)
        self.list.currentRowChanged.connect(self._stack.setCurrentIndex)
        preferences.changed.connect(self._show_settings)
        theme.changed.connect(self._take_theme)
        self._take_theme()
        self._set_texts()
        self._show_settings()
        self.list.setCurrentRow(0)
        # Qt would let it open on two thirds of the screen at most.
        self.resize(self.sizeHint())

    def sizeHint(self) -> QSize:
        room = dialog_room(self)
        return _PREFERRED.expandedTo(super().sizeHint()).boundedTo(room)

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().boundedTo(dialog_room(self))

    def show_page(self, page: Page) -> None:
        """Turn to `page`, one of `pages`."""
        self.list.setCurrentRow(self.pages.index(page))

    def area(self, page: Page) -> QScrollArea:
        """What scrolls `page`."""
        area = self._stack.widget(self.pages.index(page))
        assert isinstance(area, QScrollArea)
        return area

    def _change(self, changes: dict[str, object]) -> None:
        try:
            self._preferences.change(**changes)
        except LocalError as error:
            self.message.setText(sentence_of(error))
            self.message.show()
        else:
            self.message.hide()
        # Also what was not taken: the page shows what is so.
        self._show_settings()

    def _show_settings(self) -> None:
        settings = self._preferences.settings
        self.person.show_settings(settings, self._nickname())
        self.look.show_settings(settings)
        self.playing.show_settings(settings)
        self.sound.show_settings(settings)
        self.keys.show_settings(settings)

    def _take_theme(self) -> None:
        self.setStyleSheet(form_style(self._theme.colours, text_points()))
        self.look.preview.set_colours(self._theme.colours)
        self._fit_list()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._set_texts()
        elif event.type() == QEvent.Type.FontChange:
            self._fit_list()

    def _set_texts(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        self.list.setAccessibleName(self.tr("Pages of the settings"))
        for row, text in enumerate(
            (
                self.tr("General"),
                self.tr("Look"),
                self.tr("Playing"),
                self.tr("Sound & alerts"),
                self.tr("Keys"),
            )
        ):
            item = self.list.item(row)
            item.setText(text)
        self.close_button.setText(self.tr("Close"))
        self._fit_list()

    def _fit_list(self) -> None:
        """As wide as its texts, which are few words in every language."""
        self.list.ensurePolished()
        self.list.setFixedWidth(self.list.sizeHintForColumn(0) + 2 * self.list.frameWidth() + 14)
