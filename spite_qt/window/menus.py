"""The menu bar: what it offers, with which keys, and when. What each entry does is the main window's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from spite_qt.theme import Choice

if TYPE_CHECKING:
    from spite_qt.window.main_window import MainWindow

Key = QKeySequence | QKeySequence.StandardKey | str | None


class Menus(QObject):
    """Fills the menu bar of `window` and keeps its entries in step with what can be done."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        bar = window.menuBar()
        self._fill_game(bar)
        self._fill_view(bar)
        self._fill_help(bar)
        bar_menu = self._game
        bar_menu.aboutToShow.connect(self.refresh)
        self.refresh()

    def _fill_game(self, bar: QMenuBar) -> None:
        window = self._window
        game = self._game = bar.addMenu(self.tr("&Game"))
        self.host = self._add(game, self.tr("&Host a Table"), window.show_host, QKeySequence.StandardKey.New)
        self.join = self._add(game, self.tr("&Join by Address"), window.show_address, "Ctrl+J")
        self.alone = self._add(game, self.tr("Play &Alone"), window.play_alone, "Ctrl+L")
        self.people = self._add(game, self.tr("&People You Know"), window.show_people, "Ctrl+P")
        game.addSeparator()
        self.take_back = self._add(
            game, self.tr("Ask to Take a Move &Back"), window.ask_take_back, QKeySequence.StandardKey.Undo
        )
        self.tie = self._add(game, self.tr("Offer a &Tie"), window.offer_tie)
        self.resign = self._add(game, self.tr("&Resign This Game …"), window.ask_resign)
        game.addSeparator()
        self.void = self._add(game, self.tr("Ask to &Call the Match Off"), window.offer_void)
        self.abandon = self._add(game, self.tr("&End the Match for Good …"), window.ask_abandon)
        self.leave = self._add(game, self.tr("&Leave the Table …"), window.ask_leave, "Ctrl+W")
        game.addSeparator()
        quits = self._add(game, self.tr("&Quit"), window.close, "Ctrl+Q")
        quits.setMenuRole(QAction.MenuRole.QuitRole)

    def _fill_view(self, bar: QMenuBar) -> None:
        window = self._window
        view = bar.addMenu(self.tr("&View"))
        self.full_screen = self._add(view, self.tr("&Full Screen"), window.toggle_full_screen, "F11")
        self.full_screen.setCheckable(True)
        themes = view.addMenu(self.tr("&Theme"))
        group = QActionGroup(self)
        for choice, text in (
            (Choice.SYSTEM, self.tr("As the &System")),
            (Choice.LIGHT, self.tr("&Light")),
            (Choice.DARK, self.tr("&Dark")),
        ):
            action = themes.addAction(text)
            action.setCheckable(True)
            action.setChecked(choice is window.theme.choice)
            action.setData(choice)
            group.addAction(action)
        # Qt hands a value of an enumeration of strings back as a plain string.
        group.triggered.connect(lambda action: window.choose_theme(Choice(action.data())))

    def _fill_help(self, bar: QMenuBar) -> None:
        window = self._window
        menu = bar.addMenu(self.tr("&Help"))
        self._add(menu, self.tr("&Rules"), window.show_rules, "F1")
        about = self._add(menu, self.tr("&About"), window.show_about)
        about.setMenuRole(QAction.MenuRole.AboutRole)

    def _add(self, menu: QMenu, text: str, act: object, key: Key = None) -> QAction:
        action = menu.addAction(text)
        action.triggered.connect(act)
        if key is not None:
            action.setShortcut(QKeySequence(key))
        return action

    def refresh(self) -> None:
        """Enable what can be done now."""
        page = self._window.page
        for action in (self.host, self.join, self.alone):
            action.setEnabled(not self._window.meeting.under_way)
        for name, action in (
            ("ask_take_back", self.take_back),
            ("offer_tie", self.tie),
            ("resign", self.resign),
            ("offer_void", self.void),
            ("abandon", self.abandon),
            ("leave", self.leave),
        ):
            action.setEnabled(page is not None and page.can(name))
        self.full_screen.setChecked(self._window.isFullScreen())
