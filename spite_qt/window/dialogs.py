"""The windows beside the main one: rules, settings, people, what was played, about this program. There is one
of each at most; they stay open beside lobby and table.

Not for what is in them, nor for when they are wanted (menus, lobby).
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QWidget

from protocol.errors import LocalError
from spite_qt.preferences import Preferences
from spite_qt.theme import Theme
from spite_qt.window.placing import kept_place, take_place
from spite_qt.window.work import Work

if TYPE_CHECKING:
    # Each is imported when it is opened: the lobby is seen sooner.
    from protocol.game import Rules
    from protocol.net.person import Person
    from spite_qt.window.matches_dialog import MatchesDialog
    from spite_qt.window.people import PeopleDialog
    from spite_qt.window.reading import ReadingDialog
    from spite_qt.window.settings_dialog import SettingsDialog

_log = logging.getLogger(__name__)

_Reading = TypeVar("_Reading", bound="ReadingDialog")


class Dialogs(QObject):
    """`settings` and `people` are None until they are opened first."""

    def __init__(self, window: QWidget, theme: Theme, preferences: Preferences, work: Work) -> None:
        """`window`: beside which they are."""
        super().__init__(window)
        self.settings: SettingsDialog | None = None
        self.people: PeopleDialog | None = None
        self._window = window
        self._theme = theme
        self._preferences = preferences
        self._work = work
        self._reading: dict[type[ReadingDialog], ReadingDialog] = {}
        theme.changed.connect(self._take_theme)

    def show_rules(self, rules: Rules) -> None:
        from spite_qt.window.rules_page import RulesDialog

        self._open(RulesDialog).show_rules(rules, self._preferences.settings)

    def show_about(self) -> None:
        from spite_qt.window.about import AboutDialog

        self._open(AboutDialog)

    def show_matches(self) -> MatchesDialog:
        from spite_qt.window.matches_dialog import MatchesDialog

        return self._open(MatchesDialog)

    def show_settings(
        self,
        nickname: Callable[[], str],
        in_menus: Callable[[QKeySequence], str],
        try_sound: Callable[[], None],
    ) -> None:
        """`nickname`, `in_menus`: as `SettingsDialog` has them; `try_sound` plays one."""
        from spite_qt.window.settings_dialog import SettingsDialog

        if self.settings is None:
            self.settings = SettingsDialog(self._preferences, self._theme, nickname, in_menus, self._window)
            self.settings.try_wanted.connect(try_sound)
            self._place(self.settings)
        bring_up(self.settings)

    def show_people(self, person: Person, key: bytes | None, changed: Callable[[], None]) -> None:
        """Whom `person` knows, the one with `key` chosen. `changed` is called when one of them is another."""
        from spite_qt.window.people import PeopleDialog

        if self.people is None:
            own_key = person.identity.public_key
            self.people = PeopleDialog(person.people, own_key, self._theme, self._work, self._window)
            self.people.changed.connect(changed)
            self._place(self.people)
        self.people.show_people(key)
        bring_up(self.people)

    def close(self) -> None:
        for each in (*self._reading.values(), self.people, self.settings):
            if each is not None:
                each.close()

    def _open(self, kind: type[_Reading]) -> _Reading:
        dialog = self._reading.get(kind)
        if not isinstance(dialog, kind):
            dialog = self._reading[kind] = kind(self._window)
            dialog.set_colours(self._theme.colours)
            self._place(dialog)
        bring_up(dialog)
        return dialog

    def _place(self, dialog: QDialog) -> None:
        """Where it was closed last, in this run or an earlier one."""
        name = type(dialog).__name__
        take_place(dialog, self._preferences.settings.windows.get(name))
        dialog.finished.connect(lambda: self._keep(name, kept_place(dialog)))

    def _keep(self, name: str, place: str) -> None:
        known = self._preferences.settings.windows
        if known.get(name) != place:
            try:
                self._preferences.change(windows={**known, name: place})
            except LocalError as error:
                # Where a window stood is not worth a word.
                _log.warning("%s", error)

    def _take_theme(self) -> None:
        for dialog in self._reading.values():
            dialog.set_colours(self._theme.colours)


def bring_up(window: QWidget) -> None:
    """In front of the others, with the keys."""
    window.show()
    window.raise_()
    window.activateWindow()
