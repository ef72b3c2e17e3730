"""The menu bar: what it offers, with which keys, and when. What each entry does is the main window's."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu

from spite_qt.theme import Choice

if TYPE_CHECKING:
    from spite_qt.window.main_window import MainWindow

Key = QKeySequence | QKeySequence.StandardKey | str | None
Standard = QKeySequence.StandardKey
Role = QAction.MenuRole
# There Ctrl+M, which is the command key, makes a window small, and F11 shows the desktop.
_MAC = sys.platform == "darwin"


class Menus(QObject):
    """Fills the menu bar of `window` and keeps its entries in step with what can be done."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        bar = window.menuBar()
        self.game = bar.addMenu("")
        self.view = bar.addMenu("")
        self.help = bar.addMenu("")
        self._fill_game(self.game)
        self._fill_view(self.view)
        self._fill_help(self.help)
        for menu in (self.game, self.view):
            menu.aboutToShow.connect(self.refresh)
        self.set_texts()
        self.refresh()

    def _fill_game(self, game: QMenu) -> None:
        window = self._window
        self.host = self._add(game, window.show_host, Standard.New)
        self.join = self._add(game, window.show_address, "Ctrl+J")
        self.alone = self._add(game, window.play_alone, "Ctrl+L")
        self.people = self._add(game, window.show_people, "Ctrl+P")
        self.matches = self._add(game, window.show_matches)
        self.record = self._add(game, window.open_record, Standard.Open)
        game.addSeparator()
        self.take_back = self._add(game, window.ask_take_back, Standard.Undo)
        self.tie = self._add(game, window.offer_tie)
        self.resign = self._add(game, window.ask_resign)
        game.addSeparator()
        self.void = self._add(game, window.offer_void)
        self.abandon = self._add(game, window.ask_abandon)
        self.leave = self._add(game, window.ask_leave, "Ctrl+W")
        game.addSeparator()
        # Where the platform has no usual key, "Ctrl+," is what most programs have.
        usual = QKeySequence.keyBindings(Standard.Preferences)
        self.settings = self._add(game, window.show_settings, usual[0] if usual else "Ctrl+,")
        self.settings.setMenuRole(Role.PreferencesRole)
        game.addSeparator()
        self.quit = self._add(game, window.close, "Ctrl+Q")
        # Also with one of the other windows in front.
        self.quit.setShortcutContext(Qt.ShortcutContext.ApplicationShortcut)
        self.quit.setMenuRole(Role.QuitRole)

    def _fill_view(self, view: QMenu) -> None:
        window = self._window
        self.full_screen = self._add(view, window.toggle_full_screen, Standard.FullScreen if _MAC else "F11")
        self.full_screen.setCheckable(True)
        self.themes = view.addMenu("")
        group = QActionGroup(self)
        self.theme_actions: dict[Choice, QAction] = {}
        for choice in (Choice.SYSTEM, Choice.LIGHT, Choice.DARK):
            action = self.themes.addAction("")
            action.setCheckable(True)
            action.setData(choice)
            group.addAction(action)
            self.theme_actions[choice] = action
        # Qt hands a value of an enumeration of strings back as a plain string.
        group.triggered.connect(lambda action: window.choose_theme(Choice(action.data())))
        view.addSeparator()
        # Their keys are the table's, since they can be changed; the menu only names them.
        self.last_turn = self._add(view, window.show_last_turn)
        self.keys = self._add(view, window.toggle_keys)
        self.keys.setCheckable(True)
        view.addSeparator()
        self.sound = self._add(view, window.toggle_sound, "Ctrl+Shift+M" if _MAC else "Ctrl+M")
        self.sound.setCheckable(True)

    def _fill_help(self, menu: QMenu) -> None:
        window = self._window
        self.rules = self._add(menu, window.show_rules, Standard.HelpContents)
        self.learn = self._add(menu, window.learn)
        menu.addSeparator()
        self.about = self._add(menu, window.show_about)
        self.about.setMenuRole(Role.AboutRole)

    def _add(self, menu: QMenu, act: object, key: Key = None) -> QAction:
        action = menu.addAction("")
        # No entry moves into another menu because of what it is called.
        action.setMenuRole(Role.NoRole)
        action.triggered.connect(act)
        if key is not None:
            action.setShortcut(QKeySequence(key))
        return action

    def set_texts(self) -> None:
        """Say everything in the language of now. In each menu every entry has a letter of its own."""
        self.game.setTitle(self.tr("&Game"))
        self.host.setText(self.tr("&Host a Table"))
        self.join.setText(self.tr("&Join by Address"))
        self.alone.setText(self.tr("Play &Alone"))
        self.people.setText(self.tr("&People You Know"))
        self.matches.setText(self.tr("&Matches Played"))
        self.record.setText(self.tr("&Open a Record …"))
        self.tie.setText(self.tr("Offer a &Tie"))
        self.resign.setText(self.tr("&Resign This Game …"))
        self.void.setText(self.tr("Ask to &Call the Match Off"))
        self.abandon.setText(self.tr("&End the Match for Good …"))
        self.settings.setText(self.tr("&Settings"))
        self.quit.setText(self.tr("&Quit"))
        self.view.setTitle(self.tr("&View"))
        self.full_screen.setText(self.tr("&Full Screen"))
        self.themes.setTitle(self.tr("&Theme"))
        self.theme_actions[Choice.SYSTEM].setText(self.tr("Follow the &System"))
        self.theme_actions[Choice.LIGHT].setText(self.tr("&Light"))
        self.theme_actions[Choice.DARK].setText(self.tr("&Dark"))
        self.sound.setText(self.tr("&Sound"))
        self.help.setTitle(self.tr("&Help"))
        self.rules.setText(self.tr("&Rules"))
        self.learn.setText(self.tr("&Learn by Playing"))
        self.about.setText(self.tr("&About Spite && Malice"))
        self._say_what_changes()

    def entry_of(self, key: QKeySequence) -> str:
        """What `key` does in the menus, as it is called there; "" if nothing."""
        for menu in (self.game, self.view, self.help):
            for action in menu.actions():
                if key in action.shortcuts():
                    return (
                        action.text()
                        .partition("\t")[0]
                        .replace("&&", "\0")
                        .replace("&", "")
                        .replace("\0", "&")
                    )
        return ""

    def refresh(self) -> None:
        """Enable what can be done now, and mark what is on."""
        window = self._window
        page = window.page
        for action in (self.host, self.join, self.learn, self.alone, self.record, self.matches):
            action.setEnabled(not window.meeting.under_way)
        for name, action in (
            ("ask_take_back", self.take_back),
            ("offer_tie", self.tie),
            ("resign", self.resign),
            ("offer_void", self.void),
            ("abandon", self.abandon),
            ("leave", self.leave),
        ):
            action.setEnabled(page is not None and page.can(name))
        if window.watching.page is not None:
            self.leave.setEnabled(True)
        self.last_turn.setEnabled(page is not None and page.table.has_last_turn)
        self.keys.setEnabled(page is not None)
        self.keys.setChecked(page is not None and page.table.keys_shown)
        self._say_what_changes()
        self.full_screen.setChecked(window.isFullScreen())
        self.theme_actions[window.theme.choice].setChecked(True)
        self.sound.setChecked(window.preferences.settings.sound)

    def _say_what_changes(self) -> None:
        page = self._window.page
        if page is not None and page.table.discard_waits:
            self.take_back.setText(self.tr("Undo the &Discard"))
        else:
            self.take_back.setText(self.tr("Ask to Take a Move &Back"))
        asks = self._window.watching.page is None and (page is None or page.asks_to_leave)
        self.leave.setText(self.tr("&Leave the Table …") if asks else self.tr("&Leave the Table"))
        last_turn, keys = self._keys_of("last_turn", "keys")
        self.last_turn.setText(self.tr("Show the &Last Turn Again") + last_turn)
        self.keys.setText(self.tr("Show the &Keys") + keys)

    def _keys_of(self, *actions: str) -> list[str]:
        """How a menu writes the keys of the table's actions behind its entries."""
        if self._window.page is None:
            # The table is imported when somebody sits down.
            return [""] * len(actions)
        from spite_qt.table.keys import Keys

        keys = Keys(self._window.preferences.settings.keys)
        return [f"\t{text}" if text else "" for text in map(keys.text, actions)]
