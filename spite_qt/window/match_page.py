"""A match as a person sits at it: the table, and over it whatever else there is to know or to decide.

It is driven by a `Seat` alone: events come in, moves and answers go out. Whether a person on the network or
a bot sits opposite is not known here, nor is any rule of the game.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import replace

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from protocol.errors import LocalError, Reason, TooLate
from protocol.game import Move, View
from protocol.peer.events import (
    Closed,
    Dealt,
    DealWaits,
    Event,
    Forked,
    GameOver,
    LinkLost,
    MatchOver,
    Moved,
    NextGameWanted,
    PeerBack,
    PeerQuiet,
    Refused,
    Resumed,
    SatDown,
    StoreFailed,
    TakeBackAsked,
    TakeBackRefused,
    TakenBack,
    TieOffered,
    TieRefused,
    VoidOffered,
    VoidRefused,
)
from protocol.peer.names import isolated
from spite_qt.preferences import Preferences
from spite_qt.seat import Seat
from spite_qt.table.widget import TableWidget
from spite_qt.theme import Theme, panel_style, text_points
from spite_qt.window.endings import Endings
from spite_qt.window.felt import button
from spite_qt.window.overlay import Answer, Message, Notice, Overlay, Score, move_focus
from spite_qt.window.sayings import Sayings
from spite_qt.window.work import sentence_of

# Milliseconds after which the match with somebody who is away may be ended, or kept for later.
AWAY_LONG = 600_000


def _about(event: TieOffered | TieRefused | VoidOffered | VoidRefused) -> str:
    """What a notice of this is about."""
    return "tie" if isinstance(event, TieOffered | TieRefused) else "void"


class MatchPage(QWidget):
    """`left`: the person is done with this match; who made the page closes the seat.

    `changed`: `can` answers anew.
    """

    left = Signal()
    changed = Signal()

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
        self._seat = seat
        self._own_name = own_name
        self._sat_down = sat_down
        self._theme = theme
        self._preferences = preferences
        self._game = 0
        self._in_game = False
        self._shown: View | None = None
        # Why the table takes no input, None while it does.
        self.paused: str | None = None
        self._over: MatchOver | None = None
        self._fork: Forked | None = None
        self._closed = False
        self._away = False
        self._away_long = QTimer(self)
        self._away_long.setSingleShot(True)
        self._away_long.setInterval(AWAY_LONG)
        # The message that stands while no game runs; a question may cover it.
        self._standing: Message | None = None
        # What this person has offered and the other one has not answered: "tie", "void".
        self._offers: set[str] = set()
        self._moving = False
        self._when_still: list[Callable[[], None]] = []

        self.table = TableWidget(self)
        self.overlay = Overlay(self)
        self.notice = Notice(self, over=self.table.felt)
        self._endings = Endings(sat_down, self)
        self._sayings = Sayings(self)
        self._tie = button(self.tr("Offer a tie"))
        self._resign = button(self.tr("Resign …"))
        self._leave = button(self.tr("Leave …"))
        for made, act in (
            (self._tie, self.offer_tie),
            (self._resign, self.ask_resign),
            (self._leave, self.ask_leave),
        ):
            made.clicked.connect(act)
            self.table.add_button(made)
        self.table.move_chosen.connect(self._move_chosen)
        self.table.idle.connect(self._still)
        self._away_long.timeout.connect(self._offer_to_end)
        theme.changed.connect(self._take_theme)
        self._take_theme()
        preferences.changed.connect(self.table.apply)
        self.table.apply(preferences.settings)

        self.table.set_people(own_name, sat_down.peer_name)
        self._show_scores((0, 0))
        self._pause(self.tr("Dealing …"))
        if isinstance(sat_down, Resumed):
            self._go_on(sat_down)

    # events in

    async def read(self, events: AsyncIterator[Event]) -> None:
        """Show every event until the last. LocalError and PeerError are not expected and pass through."""
        async for event in events:
            self._happened(event)
            self._tie.setEnabled(self.can("offer_tie"))
            waits = self._in_game and "tie" in self._offers
            self._tie.setText(self.tr("Tie offered …") if waits else self.tr("Offer a tie"))
            self._resign.setEnabled(self.can("resign"))
            self.changed.emit()

    def _happened(self, event: Event) -> None:
        other = self._other
        if not isinstance(event, StoreFailed | PeerQuiet | PeerBack | DealWaits):
            # Something was written down again.
            self.notice.drop("disk")
        match event:
            case Dealt():
                self._dealt(event)
            case Moved():
                # A move ends what was asked about the one before.
                self.notice.drop("take back")
                self._moving = self.table.isVisible()
                self._shown = event.view
                self.table.happen(event.events, event.view)
            case GameOver():
                self._in_game = False
                self._offers.discard("tie")
                self.notice.drop("tie", "take back", "")
                self._show_scores(event.points)
                self._once_still(lambda: self._game_over(event))
            case NextGameWanted(by_me=by_me):
                self._once_still(lambda: self._next_game_wanted(by_me))
            case MatchOver():
                self._in_game = False
                self._over = event
                self.notice.drop_all()
                self._show_scores(event.points)
                self._once_still(lambda: self._match_over(event))
            case DealWaits(on_peer=True):
                self._pause(self.tr("{0} has not opened the deal yet …").format(other))
            case DealWaits():
                self._pause(self.tr("Dealing …"))
            case TieOffered() | VoidOffered():
                self._offered(event)
            case TieRefused(by_me=by_me) | VoidRefused(by_me=by_me):
                if by_me:
                    self.notice.drop(_about(event))
                else:
                    self._offers.discard(_about(event))
                    self.tell(self.tr("{0} wants to play on.").format(other), passes=True)
            case TakeBackAsked(by_me=by_me):
                self._take_back_asked(by_me)
            case TakeBackRefused(by_me=by_me):
                self.notice.drop("take back")
                if not by_me:
                    self.tell(self.tr("{0} lets the move stand.").format(other), passes=True)
            case TakenBack():
                self.notice.drop("take back")
                self.tell(self.tr("The last move was taken back."), passes=True)
                self._shown = event.view
                self.table.take_back(event.view)
            case PeerQuiet():
                self._pause(self.tr("{0} is not answering …").format(other))
                self.notice.say(
                    self.tr("The table waits a little longer. After that, the match is kept as it is."),
                    [Answer(self.tr("End the match …"), self.ask_abandon)],
                    about="quiet",
                )
            case PeerBack():
                self.notice.drop("quiet")
                self._pause(None)
            case LinkLost():
                self._link_lost(event)
            case Resumed():
                self._go_on(event)
            case Refused(text=text):
                self.tell(text, passes=True)
                self._show_own_view()
            case StoreFailed():
                self._not_kept(event)
            case Forked():
                self._fork = event
            case Closed():
                self._link_closed(event)
            case _:
                pass

    def _dealt(self, event: Dealt) -> None:
        self._game = event.game
        self._in_game = True
        self._when_still.clear()
        self._stand(None)
        self.notice.drop("tie", "take back", "")
        self._show_scores(self._seat.scores)
        self._pause(None)
        self._moving = self.table.isVisible()
        self._shown = event.view
        self.table.show_view(event.view, deal=True)
        self.table.setFocus()

    def _offered(self, event: TieOffered | VoidOffered) -> None:
        said = self._sayings.offered(event, self._other)
        if event.by_me:
            self._offers.add(_about(event))
            self.tell(said, passes=True)
            return
        answer = self._seat.answer_tie if isinstance(event, TieOffered) else self._seat.answer_void
        self.notice.say(
            said,
            [
                Answer(self.tr("Play on"), lambda: self._try(lambda: answer(False)), leaves=True),
                Answer(self.tr("Agree"), lambda: self._try(lambda: answer(True)), goes_on=True),
            ],
            about=_about(event),
        )

    def _take_back_asked(self, by_me: bool) -> None:
        if by_me:
            said = self.tr("You asked to take the move back. {0} decides.")
            self.tell(said.format(self._other), about="take back")
            return
        answer = self._seat.answer_take_back
        self.notice.say(
            self.tr("{0} asks to take the last move back.").format(self._other),
            [
                Answer(self.tr("Let it stand"), lambda: self._try(lambda: answer(False)), leaves=True),
                Answer(self.tr("Take it back"), lambda: self._try(lambda: answer(True)), goes_on=True),
            ],
            about="take back",
        )

    def _not_kept(self, event: StoreFailed) -> None:
        match event.given_up:
            case "move":
                self._show_own_view()
            # What was asked still waits, and its answer is still to be given.
            case "agree tie" | "refuse tie":
                self._offered(TieOffered(by_me=False))
            case "agree void" | "refuse void":
                self._offered(VoidOffered(by_me=False))
            case "agree to take back" | "refuse to take back":
                self._take_back_asked(by_me=False)
        self.tell(self._sayings.not_kept(event), about="disk")

    def _game_over(self, event: GameOver) -> None:
        if self._shown is None or self._shown.result is None:
            # It ended without a move: nobody is to move any more.
            self._shown = event.view
            self.table.show_view(event.view)
        said = self._endings.game(event)
        answers: tuple[Answer, ...] = ()
        if max(event.points) < self._target:
            answers = (
                Answer(self.tr("Leave"), self.ask_leave, leaves=True),
                Answer(self.tr("Next game"), self.next_game, goes_on=True),
            )
        self._stand(replace(said, scores=self._scores(event.points), answers=answers))

    def _next_game_wanted(self, by_me: bool) -> None:
        if self._standing is None:
            return
        if by_me:
            waits = self.tr("Waiting for {0} …").format(self._other)
            leave = Answer(self.tr("Leave"), self.ask_leave, leaves=True)
            self._stand(replace(self._standing, faint=waits, answers=(leave,)))
        else:
            ready = self.tr("{0} is ready for the next game.").format(self._other)
            self._stand(replace(self._standing, faint=ready))

    def _match_over(self, event: MatchOver) -> None:
        said = self._endings.match(event)
        self._stand(replace(said, scores=self._scores(event.points), answers=(self._back(),)))

    def _link_lost(self, event: LinkLost) -> None:
        """The table waits, and says why; how it stands is told when the other side is back."""
        self._away = True
        self._away_long.start()
        self._pause(event.text)
        # A question of theirs is asked again when they are back.
        self.notice.drop_all()
        if event.reason is Reason.LEFT:
            said = self._endings.away(event)
            self._stand(replace(said, scores=self._scores(self._seat.scores), answers=(self._back(),)))
        else:
            self.notice.say(
                self._endings.waits, [Answer(self.tr("Keep for later"), self.left.emit)], about="away"
            )

    def _offer_to_end(self) -> None:
        answers = [
            Answer(self.tr("Keep for later"), self.left.emit),
            Answer(self.tr("End the match …"), self.ask_abandon),
        ]
        self.notice.say(self._endings.waits_long, answers, about="away")

    def _go_on(self, event: Resumed) -> None:
        """The match stands so on both sides; what else there is to know follows."""
        self._away = False
        self._away_long.stop()
        self._when_still.clear()
        self._game = event.game
        self._in_game = event.view is not None and event.view.result is None
        # What waits for an answer follows.
        self.notice.drop_all()
        self._offers.clear()
        self._stand(None)
        self._show_scores(event.scores)
        self._pause(self.tr("Dealing …") if event.view is None else None)
        if event.view is not None:
            self._moving = False
            self._shown = event.view
            self.table.show_view(event.view)
            self.table.setFocus()

    def _link_closed(self, event: Closed) -> None:
        self._closed = True
        self._away_long.stop()
        self._in_game = False
        self.notice.drop_all()
        if self._over is None:
            self._when_still.clear()
            said = self._endings.broken_off(event)
            if self._fork is not None:
                said = self._endings.forked(self._fork)
            self._stand(replace(said, scores=self._scores(self._seat.scores), answers=(self._back(),)))

    def _back(self) -> Answer:
        return Answer(self.tr("Back to the lobby"), self.left.emit, goes_on=True, leaves=True)

    def _stand(self, message: Message | None) -> None:
        """The message between games; it replaces a question that came up before it."""
        self._standing = message
        if message is None:
            self.overlay.hide()
            return
        # A match can end in the middle of a game: what lies there is not to be played any more.
        if not self._away:
            self._pause("" if self._over is not None or self._closed else None)
        self._say_over(message)

    def _say_over(self, message: Message) -> None:
        """On the overlay; what is to be answered at the upper edge can be pressed all the same."""
        self.overlay.say(message)
        self.notice.raise_()

    # what a person does

    def can(self, action: str) -> bool:
        """Whether `action` makes sense now: next_game, ask_take_back, offer_tie, resign, offer_void,
        abandon, leave.
        """
        playing = not self._closed and self._over is None
        match action:
            case "offer_tie":
                return playing and self._in_game and not self._away and "tie" not in self._offers
            case "resign" | "ask_take_back":
                return playing and self._in_game and not self._away
            case "offer_void":
                return playing and not self._away and "void" not in self._offers
            case "abandon":
                return playing
            case _:
                return True

    @property
    def still(self) -> bool:
        """Whether no card is moving."""
        return not self._moving

    @property
    def view_to_play(self) -> View | None:
        """What lies on the table when this person may move and nothing is moving, else None."""
        if self._moving or self._away or not self._in_game:
            return None
        if self._shown is None or not self._shown.legal_moves:
            return None
        return self._shown

    @property
    def finished(self) -> bool:
        """Whether the match is over, or broken off, and the window says how it ended."""
        return (self._over is not None or self._closed) and not self._moving

    def next_game(self) -> None:
        self._try(self._seat.next_game)

    def offer_tie(self) -> None:
        self._try(self._seat.offer_tie)

    def ask_take_back(self) -> None:
        self._try(self._seat.ask_take_back)

    def offer_void(self) -> None:
        self._try(self._seat.offer_void)

    def ask_resign(self) -> None:
        view = self._seat.view
        if view is None:
            return
        left = view.payoff_count[view.seat]
        self._ask(
            self.tr("Resign this game?"),
            self.tr("{0} gets a point for each card on your payoff pile: {1}.").format(self._other, left),
            Answer(self.tr("Resign"), lambda: self._try(self._seat.resign)),
        )

    def ask_abandon(self) -> None:
        self._ask(
            self.tr("End the match for good?"),
            self.tr("It is recorded as abandoned by you and cannot be taken up again."),
            Answer(self.tr("End the match"), lambda: self._try(self._seat.abandon)),
        )

    def ask_leave(self) -> None:
        """Leave the table; a match that is not over is asked about first."""
        if self._closed or self._over is not None:
            self.left.emit()
            return
        self._ask(
            self.tr("Leave the table?"),
            self.tr("{0} is told. {1}").format(self._other, self._endings.kept),
            Answer(self.tr("Leave"), self.left.emit),
        )

    def _ask(self, heading: str, text: str, yes: Answer) -> None:
        """A question over the table; what was over it comes back when the answer is no."""
        no = Answer(self.tr("Play on"), self._not_asked, goes_on=True, leaves=True)
        self._say_over(Message(heading, text, answers=(replace(yes, act=lambda: self._answered(yes)), no)))

    def _answered(self, yes: Answer) -> None:
        self._not_asked()
        yes.act()

    def _not_asked(self) -> None:
        """What stood before the question stands again."""
        if self._standing is None:
            self.overlay.hide()
            self.table.setFocus()
        else:
            self._say_over(self._standing)

    def _move_chosen(self, move: Move) -> None:
        self._shown = None
        self._try(lambda: self._seat.play(move))

    def _try(self, act: Callable[[], None]) -> None:
        """An action of the seat; what is not allowed now is told and the table shows what is."""
        try:
            act()
        except TooLate:
            # What overtook it comes as an event and shows itself.
            self._show_own_view()
        except LocalError as error:
            self.tell(sentence_of(error), passes=True)
            self._show_own_view()

    # helpers

    @property
    def _other(self) -> str:
        return isolated(self._sat_down.peer_name)

    @property
    def _target(self) -> int:
        return self._sat_down.rules.target

    def _scores(self, points: tuple[int, int]) -> tuple[Score, Score]:
        own = self._sat_down.seat
        return (
            Score(self._other, points[1 - own], self._target, False),
            Score(self._own_name, points[own], self._target, True),
        )

    def _show_scores(self, points: tuple[int, int]) -> None:
        own = self._sat_down.seat
        self.table.set_scores(points[own], points[1 - own], self._target, self._game + 1)

    def _show_own_view(self) -> None:
        view: View | None = self._seat.view
        if view is not None:
            self._shown = view
            self.table.show_view(view)

    def _pause(self, text: str | None) -> None:
        self.paused = text
        self.table.set_paused(text)

    def tell(self, text: str, about: str = "", *, passes: bool = False) -> None:
        """A sentence at the upper edge, until it is read or another one about the same comes.

        `passes`: it goes by itself after some seconds too.
        """
        read = Answer(self.tr("OK"), lambda: None, goes_on=True, leaves=True)
        self.notice.say(text, [read], about, passes=passes)

    def _once_still(self, act: Callable[[], None]) -> None:
        """Do it when the cards have stopped moving, so that the last move is seen before the result."""
        if self._moving:
            self._when_still.append(act)
        else:
            act()

    def _still(self) -> None:
        self._moving = False
        waiting, self._when_still = self._when_still, []
        for act in waiting:
            act()

    def stop(self) -> None:
        """Nothing moves any more and nobody is listened to; the page goes."""
        self._theme.changed.disconnect(self._take_theme)
        self._preferences.changed.disconnect(self.table.apply)
        self._when_still.clear()

    def _take_theme(self) -> None:
        self.table.set_theme(self._theme.dark)
        style = panel_style(self._theme.colours, text_points())
        for made in (self._tie, self._resign, self._leave):
            made.setStyleSheet(style)
        self.overlay.set_colours(self._theme.colours)
        self.notice.set_colours(self._theme.colours)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.table.setGeometry(self.rect())
        self.overlay.setGeometry(self.rect())

    def focusNextPrevChild(self, forward: bool) -> bool:
        """While a message is open, Tab stays with what can be answered: it and the notice above it."""
        if self.overlay.isHidden():
            return super().focusNextPrevChild(forward)
        return move_focus([*self.overlay.buttons, *self.notice.buttons], forward)

    def sizeHint(self) -> QSize:
        return self.table.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self.table.minimumSizeHint()
