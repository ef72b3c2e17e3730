"""A match as a person sits at it: the table, and over it whatever else there is to know or to decide.

It is driven by a `Seat` alone: events come in (happenings), moves and answers go out (acts). Whether a person
on the network or a bot sits opposite is not known here, nor is any rule of the game. Here are the parts and
what the rest of the window asks of them.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QWidget

from protocol.game import View
from protocol.peer.events import Dealt, Event, Resumed, SatDown
from protocol.peer.names import isolated
from spite_qt.garbage import clear_up_soon
from spite_qt.preferences import Preferences
from spite_qt.seat import Seat
from spite_qt.table.widget import TableWidget
from spite_qt.theme import Theme
from spite_qt.window.acts import Acts
from spite_qt.window.endings import Endings
from spite_qt.window.felt import button
from spite_qt.window.focus import focus_lost, move_focus
from spite_qt.window.happenings import Happenings
from spite_qt.window.match_state import MatchState
from spite_qt.window.notice import Notice
from spite_qt.window.overlay import Overlay
from spite_qt.window.questions import Questions
from spite_qt.window.standing import Standing


class MatchPage(QWidget):
    """`left`: the person is done with this match; who made the page closes the seat.

    `changed`: `can` answers anew. `happened`: an event was shown, for whoever else listens.
    """

    endings_kind: type[Endings] = Endings  # what words there are for an end

    left = Signal()
    changed = Signal()
    happened = Signal(object)  # protocol.peer.events.Event

    def __init__(
        self,
        seat: Seat,
        sat_down: SatDown | Resumed,
        own_name: str,
        theme: Theme,
        preferences: Preferences,
        parent: QWidget | None = None,
    ) -> None:
        """`own_name`: this person's nickname, cleaned."""
        super().__init__(parent)
        self._theme = theme
        self._preferences = preferences
        self._state = MatchState(seat, isolated(sat_down.peer_name))
        # Whether the person left for another match with the same opponent.
        self.again = False
        self.table = TableWidget(self)
        self.overlay = Overlay(self)
        self.notice = Notice(self, over=self.table.headroom)
        self.overlay.leave_room_for(self.notice)
        self.overlay.covers.connect(self.table.set_covered)
        self._standing = Standing(self.overlay, self.notice, self.table)
        endings = self.endings_kind(sat_down, self)
        self._acts = Acts(self._state, self._standing, endings, self)
        self._acts.left.connect(self._leave_now)
        self._acts.again.connect(self._play_again)
        self.table.move_chosen.connect(self._acts.play)
        self.table.discard_changed.connect(self._show_what_can_be_done)
        self.table.set_people(own_name, sat_down.peer_name)
        self._questions = Questions(self._state, self.notice, self._acts, self)
        self._happenings = Happenings(
            self._state,
            sat_down,
            own_name,
            self.table,
            self.notice,
            self._standing,
            endings,
            self._acts,
            self._questions,
            self,
        )
        # Whether there is something to clear up when the cards lie still.
        self._dealt = False
        self.table.idle.connect(self._clear_up)
        self._take_back, self._tie, self._resign, self._leave = (button("") for _ in range(4))
        for made, act in (
            (self._take_back, self.ask_take_back),
            (self._tie, self.offer_tie),
            (self._resign, self.ask_resign),
            (self._leave, self.ask_leave),
        ):
            made.clicked.connect(act)
            self.table.add_button(made)
        theme.changed.connect(self._take_theme)
        self._take_theme()
        preferences.changed.connect(self.table.apply)
        self.table.apply(preferences.settings)
        self._set_texts()

    async def read(self, events: AsyncIterator[Event]) -> None:
        """Show every event until the last. LocalError and PeerError are not expected and pass through."""
        async for event in events:
            self._dealt = self._dealt or isinstance(event, Dealt)
            self._happenings.take(event)
            self._show_what_can_be_done()
            self.happened.emit(event)

    def _clear_up(self) -> None:
        """The cards lie still: after a deal, the game before is gone and this one's cards are drawn."""
        if self._dealt:
            self._dealt = False
            clear_up_soon()

    def stop(self) -> None:
        """Nothing moves any more and nobody is listened to; the page goes."""
        self._theme.changed.disconnect(self._take_theme)
        self._preferences.changed.disconnect(self.table.apply)
        self._happenings.stop()

    # What the window asks

    def can(self, action: str) -> bool:
        """Whether `action` makes sense now: next_game, ask_take_back, offer_tie, resign, offer_void,
        abandon, leave.
        """
        if action == "ask_take_back" and self.table.discard_waits:
            return True
        return self._state.can(action)

    @property
    def paused(self) -> str | None:
        """Why the table takes no input, None while it does."""
        return self._state.paused

    @property
    def still(self) -> bool:
        """Whether no card is moving."""
        return self._happenings.still

    @property
    def view_to_play(self) -> View | None:
        """What lies on the table when this person may move and nothing is moving, else None."""
        state = self._state
        if not self.still or state.away or not state.in_game or self.table.discard_waits:
            return None
        if state.shown is None or not state.shown.legal_moves:
            return None
        return state.shown

    @property
    def finished(self) -> bool:
        """Whether the match is over, or broken off, and the window says how it ended."""
        return self._state.ended and self.still

    @property
    def asks_to_leave(self) -> bool:
        """Whether `ask_leave` asks something first."""
        return not self._state.ended

    # What the menus do

    def next_game(self) -> None:
        self._acts.next_game()

    def offer_tie(self) -> None:
        self._acts.offer_tie()

    def ask_take_back(self) -> None:
        """A discard that is not played yet comes back at once; for what is played the other side is asked."""
        if not self.table.call_discard_back():
            self._acts.ask_take_back()

    def offer_void(self) -> None:
        self._acts.offer_void()

    def ask_resign(self) -> None:
        # While somebody thinks about an end, no discard goes on by itself.
        self.table.call_discard_back()
        self._acts.ask_resign()

    def ask_abandon(self) -> None:
        self.table.call_discard_back()
        self._acts.ask_abandon()

    def ask_leave(self) -> None:
        """Leave the table; a match that is not over is asked about first."""
        self.table.call_discard_back()
        self._acts.ask_leave()

    def ask_quit(self, quit_now: Callable[[], None]) -> None:
        """`quit_now`: ends the program, if the person says so."""
        self.table.call_discard_back()
        self._acts.ask_quit(quit_now)

    @property
    def asks_to_quit(self) -> bool:
        """Whether that question stands now."""
        return self._acts.asks_to_quit

    def _leave_now(self) -> None:
        self.table.call_discard_back()
        self.left.emit()

    def _play_again(self) -> None:
        self.again = True
        self.left.emit()

    def tell(self, text: str, about: str = "", *, passes: bool = False) -> None:
        """A sentence at the upper edge, until it is read or another one about the same comes.

        `passes`: it goes by itself after some seconds too.
        """
        self._questions.tell(text, about, passes=passes)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The table's keys are its own also where something small that lies over it has the focus."""
        if self.overlay.isHidden() and self.table.take_key(event):
            return
        if not self._take_key(event):
            super().keyPressEvent(event)

    def _take_key(self, event: QKeyEvent) -> bool:
        """Do what a key means that the table has no use for; False if it means nothing.

        The menu takes Undo while there is something to undo; where a move is not to be undone, here is said
        why.
        """
        if not event.matches(QKeySequence.StandardKey.Undo) or not self._state.in_game:
            return False
        if self._state.discarded:
            why = self.tr("Your discard has already been played, and the other side has drawn.")
        elif self._state.revealed:
            why = self.tr("Your last move cannot be taken back: cards were turned up, drawn or shuffled.")
        else:
            return False
        self.tell(why, passes=True)
        return True

    def event(self, event: QEvent) -> bool:
        override = event.type() == QEvent.Type.ShortcutOverride and self.overlay.isHidden()
        if override and self.table.wants_key(event):
            event.accept()
            return True
        return super().event(event)

    # How it looks

    def _show_what_can_be_done(self) -> None:
        self._take_back.setEnabled(self.can("ask_take_back"))
        self._tie.setEnabled(self.can("offer_tie"))
        waits = self._state.in_game and "tie" in self._state.offers
        self._tie.setText(self.tr("Tie offered …") if waits else self.tr("Offer a tie"))
        self._resign.setEnabled(self.can("resign"))
        self.changed.emit()

    def _set_texts(self) -> None:
        self._take_back.setText(self.tr("Take back"))
        self._resign.setText(self.tr("Resign …"))
        self._leave.setText(self._leave_words())
        self._tie.setToolTip(self.tr("If the other person agrees, this game ends and nobody scores"))
        self._take_back.setToolTip(
            self.tr(
                "If the other person agrees, your last move is undone, unless cards were turned up, drawn or"
                " shuffled"
            )
        )
        self._resign.setToolTip(self.tr("Give this game to the other person; the match goes on"))
        self._leave.setToolTip(self.tr("Go back to the lobby"))
        self._happenings.say_again()
        self._standing.say_again()
        self._show_what_can_be_done()

    def _leave_words(self) -> str:
        """What the button that leaves the table says."""
        return self.tr("Leave …")

    def _take_theme(self) -> None:
        self.table.set_theme(self._theme.dark)
        self.overlay.set_colours(self._theme.colours)
        self.notice.set_colours(self._theme.colours)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._set_texts()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.table.setGeometry(self.rect())
        self.overlay.setGeometry(self.rect())

    def focusNextPrevChild(self, forward: bool) -> bool:
        """While a message is open, Tab stays with what can be answered: it and the notice above it.

        From a button that is gone or has nothing to do any more the focus goes where no key does harm.
        """
        if focus_lost():
            (self.table if self.overlay.isHidden() else self.overlay).setFocus()
            return True
        if self.overlay.isHidden():
            return super().focusNextPrevChild(forward)
        return move_focus([*self.overlay.buttons, *self.notice.buttons], forward)

    def sizeHint(self) -> QSize:
        return self.table.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self.table.minimumSizeHint()
