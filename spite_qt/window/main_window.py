"""The main window: lobby or match, the menu bar, and an end that leaves nothing behind.

It owns the window's tasks. Closing hides it at once, tells the other side, waits for everything to end and
sets `closed`; the program ends by itself after that. A match is kept: that is said the first time somebody
closes the window in the middle of one, and never again.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from protocol.errors import LocalError, PeerError
from spite_qt.garbage import clear_up_soon
from spite_qt.home import Home
from spite_qt.preferences import Preferences
from spite_qt.reduced_motion import ReducedMotion
from spite_qt.requests import ReplayRequest, Request
from spite_qt.settings import Settings
from spite_qt.theme import Choice, Theme, menu_style
from spite_qt.window.alerts import Alerts
from spite_qt.window.dialogs import Dialogs, bring_up
from spite_qt.window.lobby import Lobby
from spite_qt.window.meeting import Meeting
from spite_qt.window.menus import Menus
from spite_qt.window.offers import Offers
from spite_qt.window.placing import Screens, first_size, kept_place, smallest_size, take_place
from spite_qt.window.reasons import in_words, sentence_of
from spite_qt.window.spoken import Spoken, now
from spite_qt.window.watching import Watching
from spite_qt.window.work import Work

if TYPE_CHECKING:
    # The table is imported when somebody sits down, the network when it is needed: the lobby is seen sooner.
    from protocol.game import Rules
    from protocol.peer.events import Event, Resumed, SatDown
    from spite_qt.seat import Seat
    from spite_qt.window.match_page import MatchPage
    from spite_qt.window.verified import Verified

_log = logging.getLogger(__name__)

# Seconds that closing waits for the other side and the journal; after that the window goes anyway.
_CLOSE_WITHIN = 5.0


class MainWindow(QMainWindow):
    """`closed` is set when nothing of it is left running. `trouble` carries each sentence about a failure,
    `sounded` each `Sound` that is to be heard.
    """

    match_began = Signal()
    trouble = Signal(str)
    sounded = Signal(object)

    def __init__(
        self, home: Home, theme: Theme, nickname: str | None = None, interface: str | None = None
    ) -> None:
        """`nickname`: for this run, None for the one kept. `interface`: the address to use, None for all."""
        super().__init__()
        self.closed = asyncio.Event()
        self.theme = theme
        self.page: MatchPage | None = None
        self._rules: Rules | None = None  # of the table one sits at
        self.verified: Verified | None = None
        self.preferences = Preferences(home, self)
        self.alerts = Alerts(self, self.preferences)
        self.reduced_motion = ReducedMotion(self)
        self._home = home
        self._settings = home.settings
        self._closing: asyncio.Task[None] | None = None
        # Whether nothing is to be asked before closing.
        self._decided = False
        self._work = Work(self.tell)
        self.dialogs = Dialogs(self, theme, self.preferences, self._work)
        self.setWindowTitle(self.tr("Spite & Malice"))
        self.lobby = Lobby()
        self.meeting = Meeting(
            self.lobby, home.folder, nickname or home.nickname, self._work, self._play, interface
        )
        self._pages = QStackedWidget()
        self._pages.addWidget(self.lobby)
        self.watching = Watching(
            self, self._pages, theme, self.preferences, self.reduced_motion, self._work, home.folder
        )
        self.watching.failed.connect(self._say_spoken)
        self.offers = Offers(theme)
        self._pages.currentChanged.connect(
            lambda: self.offers.show_with_lobby(self._pages.currentWidget() is self.lobby)
        )
        middle = QWidget()
        layout = QVBoxLayout(middle)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.offers)
        layout.addWidget(self._pages, 1)
        self.setCentralWidget(middle)
        self.menus = Menus(self)
        self.lobby.set_nickname(self.meeting.nickname)
        if not self.preferences.settings.guide_offered:
            self.lobby.offer_guide()
        self.lobby.nickname_chosen.connect(self._nickname_chosen)
        self.lobby.set_alone_target(home.settings.alone_target)
        self.lobby.alone_wanted.connect(lambda target: self._keep(alone_target=target))
        self.lobby.set_host_target(home.settings.host_target)
        self.lobby.host_wanted.connect(lambda _, target: self._keep(host_target=target))
        self.meeting.asked.connect(self.alerts.asked)
        self.meeting.answered.connect(self.alerts.withdraw)
        self.lobby.rules_wanted.connect(self.show_rules)
        self.lobby.people_wanted.connect(self.show_people)
        self.lobby.settings_wanted.connect(self.show_settings)
        self.meeting.version_seen.connect(self._version_seen)
        self.meeting.changed.connect(self.menus.refresh)
        self.meeting.changed.connect(lambda: self.watching.set_busy(self.meeting.under_way))
        self.watching.changed.connect(self.menus.refresh)
        self.preferences.changed.connect(self._take_settings)
        theme.changed.connect(self._take_theme)
        self._take_theme()
        room = self.screen().availableGeometry().size()
        self._take_room()
        if not take_place(self, home.settings.window):
            self.resize(first_size(room))
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        self._screens = Screens(application, self)
        self._screens.changed.connect(self._take_room)
        if notices := home.notices:
            self.lobby.tell(lambda: "\n".join(map(in_words, notices)))

    # what the menu and the lobby ask for

    def show_host(self) -> None:
        self.watching.close()
        self.lobby.show_host()

    def show_address(self) -> None:
        self.watching.close()
        self.lobby.show_address()

    def play_alone(self) -> None:
        self.watching.close()
        self.lobby.play_alone()

    def learn(self) -> None:
        self.watching.close()
        self.lobby.learning_wanted.emit()

    def open_record(self) -> None:
        self.watching.ask()

    def show_matches(self) -> None:
        self.watching.fill(self.dialogs.show_matches())

    def offer_tie(self) -> None:
        if self.page is not None:
            self.page.offer_tie()

    def ask_take_back(self) -> None:
        if self.page is not None:
            self.page.ask_take_back()

    def ask_resign(self) -> None:
        if self.page is not None:
            self.page.ask_resign()

    def offer_void(self) -> None:
        if self.page is not None:
            self.page.offer_void()

    def ask_abandon(self) -> None:
        if self.page is not None:
            self.page.ask_abandon()

    def ask_leave(self) -> None:
        if self.page is not None:
            self.page.ask_leave()
        self.watching.close()

    def toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def choose_theme(self, choice: Choice) -> None:
        self.theme.choose(choice)
        self._keep(theme=str(choice))

    def show_last_turn(self) -> None:
        if self.page is not None:
            self.page.table.show_last_turn()

    def toggle_keys(self) -> None:
        if self.page is not None:
            self.page.table.toggle_keys()

    def toggle_sound(self) -> None:
        self._keep(sound=not self.preferences.settings.sound)

    def show_settings(self) -> None:
        self.dialogs.show_settings(lambda: self.meeting.nickname, self.menus.entry_of, self._try_sound)

    def _try_sound(self) -> None:
        from spite_qt.sound import Sound

        self.sounded.emit(Sound.COMPLETE)

    def show_rules(self) -> None:
        from protocol.game import Rules

        self.dialogs.show_rules(self._rules or Rules())

    def show_about(self) -> None:
        self.dialogs.show_about()

    def show_people(self) -> None:
        self._work.start(self._show_people(None))

    def start(self, request: Request | None = None) -> None:
        """What happens once the window is painted: look for tables, and go where the command line says."""
        self.lobby.tables.list.setFocus()
        self.meeting.look()
        if not self.preferences.settings.guide_offered:
            self._keep(guide_offered=True)
        if request is not None:
            self._follow(request)

    def _follow(self, request: Request) -> None:
        if isinstance(request, ReplayRequest):
            self.watching.watch(request.file, request.seat)
        else:
            self.watching.close()
            self.meeting.follow(request)

    def follow_desktop(self) -> None:
        """Do as the desktop asks programs to, now and as long as the window is open."""
        self._work.start(self.reduced_motion.follow())

    # telling

    def tell(self, error: Exception) -> None:
        """An error as a sentence, where the person looks now."""
        if isinstance(error, (LocalError, PeerError)):
            said = sentence_of(error)
            _log.warning("told: %s", error)
        else:
            said = self.tr("Something went wrong in this program ({0}). Everything saved so far is safe.")
            said = said.format(f"{type(error).__name__}: {error}")
        self.say(said)

    def say(self, said: str) -> None:
        """A sentence about something that does not work, where the person looks now."""
        self._say_spoken(said)

    def _say_spoken(self, said: Spoken) -> None:
        self.trouble.emit(now(said))
        if self.page is not None:
            self.page.tell(now(said))
        elif self.watching.page is not None:
            self.watching.page.tell(said)
        else:
            self.lobby.tell(said)

    def _version_seen(self, protocol: str, program: str) -> None:
        told = self._settings.newer_told
        self.offers.version_seen(protocol, program, told, lambda later: self._keep(newer_told=later))

    def come_up(self, request: Request | None, activation: str) -> bool:
        """The program was started once more: this window comes to the front, and does as `request` says.

        `activation`: what the desktop gave the other start to come to the front by, or "". False while this
        window closes.
        """
        if self._closing is not None:
            return False
        if activation:
            # Where Qt looks for it on Wayland; without it the desktop may only point at the window.
            os.environ["XDG_ACTIVATION_TOKEN"] = activation
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        bring_up(self)
        os.environ.pop("XDG_ACTIVATION_TOKEN", None)
        if request is not None and self.meeting.under_way:
            self.say(self.tr("You are already at a table. Leave it first, then try again."))
        elif request is not None:
            self._follow(request)
        return True

    # a match

    async def _play(self, seat: Seat, events: AsyncIterator[Event], sat_down: SatDown | Resumed) -> bool:
        """Show the match until the person leaves it; whether they want another one with the same opponent."""
        from spite_qt.guide.seat import GuideSeat
        from spite_qt.window.guide_page import GuidePage
        from spite_qt.window.match_page import MatchPage
        from spite_qt.window.table_alerts import TableAlerts
        from spite_qt.window.table_sounds import TableSounds
        from spite_qt.window.verified import Verified

        left = asyncio.Event()
        kind = GuidePage if isinstance(seat, GuideSeat) else MatchPage
        page = kind(seat, sat_down, self.meeting.nickname, self.theme, self.preferences)
        page.left.connect(left.set)
        TableAlerts(self.alerts, sat_down, page)
        TableSounds(page, self.preferences, self.theme).heard.connect(self.sounded)
        page.table.set_reduced_motion(self.reduced_motion.on)
        self.reduced_motion.changed.connect(page.table.set_reduced_motion)
        page.changed.connect(self.menus.refresh)
        if (who := seat.acquaintance) is not None:
            self.verified = Verified(page, who, sat_down.peer_name)
            self.verified.compare_wanted.connect(self._compare)
        if self.dialogs.people is not None:
            self.dialogs.people.show_people()
        self.page = page
        self._rules = sat_down.rules
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        # Else it would be the empty list of moves that is outlined until the cards are dealt.
        page.table.setFocus()
        self.menus.refresh()
        reading = self._work.start(page.read(events))
        self.match_began.emit()
        try:
            await left.wait()
        finally:
            reading.cancel()
            await asyncio.wait({reading})
            self.page = self.verified = self._rules = None
            self._pages.setCurrentWidget(self.lobby)
            # Else it would be the first button there that gets the next key.
            self.lobby.setFocus()
            self._pages.removeWidget(page)
            page.stop()
            page.deleteLater()
            # Its pictures hang in cycles: with the next match's beside them they would take the memory twice.
            clear_up_soon()
            self.menus.refresh()
        return page.again

    # people

    def _compare(self) -> None:
        if self.verified is not None:
            self._work.start(self._show_people(self.verified.key))

    async def _show_people(self, key: bytes | None) -> None:
        """The window of people, the one with `key` chosen. It stays open beside the table."""
        self.dialogs.show_people(await self.meeting.me(), key, self._people_changed)

    def _people_changed(self) -> None:
        if self.dialogs.people is not None and self.verified is not None:
            self.verified.take(self.dialogs.people.known(self.verified.key))
        self.lobby.tables.list.viewport().update()

    # settings

    def _nickname_chosen(self, text: str) -> None:
        if text.strip() and text != self.meeting.nickname:
            self._keep(nickname=text)
            self.meeting.nickname = self._home.nickname
        self.lobby.set_nickname(self.meeting.nickname)

    def _take_settings(self, settings: Settings) -> None:
        """What was changed, here or in the dialog, is so at once."""
        before, self._settings = self._settings, settings
        if settings.nickname != before.nickname:
            self.meeting.nickname = self._home.nickname
            self.lobby.set_nickname(self.meeting.nickname)
        self.lobby.set_alone_target(settings.alone_target)
        if Choice(settings.theme) is not self.theme.choice:
            self.theme.choose(Choice(settings.theme))
        self.menus.refresh()

    def _keep(self, **changes: object) -> None:
        try:
            self.preferences.change(**changes)
        except LocalError as error:
            self.tell(error)

    def _take_room(self) -> None:
        """No larger than the screen must it be, which may have become another one."""
        self.setMinimumSize(smallest_size(self.screen().availableGeometry().size()))

    def _take_theme(self) -> None:
        self.menuBar().setStyleSheet(menu_style(self.theme.colours))
        self.lobby.set_colours(self.theme.colours)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setWindowTitle(self.tr("Spite & Malice"))
            self.menus.set_texts()
        elif event.type() == QEvent.Type.WindowStateChange:
            # The desktop has its own ways into full screen and out of it.
            self.menus.refresh()

    # the end

    def close_now(self) -> None:
        """Close whatever ends with it: the system wants it, or the person has said so."""
        self._decided = True
        self.close()

    def _asks_to_close(self) -> bool:
        """Whether there is something to be asked first. It is asked in the window, so the window comes up."""
        page = self.page
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        if page is None or self._decided or application.isSavingSession():
            return False
        if page.asks_to_quit:
            # A second wish to close is an answer too.
            return False
        if not page.asks_to_leave or self.preferences.settings.kept_told:
            return False
        # Nothing is lost, so nobody is held up twice; but who does not know it may fear to close.
        self._keep(kept_told=True)
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        bring_up(self)
        page.ask_quit(self.close_now)
        return True

    def closeEvent(self, event: QCloseEvent) -> None:
        event.ignore()
        if self._closing is None and not self._asks_to_close():
            self.dialogs.close()
            self.watching.set_busy(True)
            if self.offers.report_dialog is not None:
                self.offers.report_dialog.close()
            if self.isVisible():
                self._keep(window=kept_place(self))
            self.hide()
            self._closing = asyncio.get_running_loop().create_task(self._close())

    async def _close(self) -> None:
        try:
            async with asyncio.timeout(_CLOSE_WITHIN):
                await self._work.stop()
                await self.alerts.close()
                await self.meeting.close()
        finally:
            self.closed.set()
