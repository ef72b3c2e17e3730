"""What happened in a match, brought before the person: each event changes the table and what stands over it.

It keeps `MatchState` true. Not for what the person does (acts), what is said at the upper edge (questions) or
the words of an end (endings).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QTimer

from protocol.errors import Reason
from protocol.game import CardsDrawn, GameEnded, PayoffTurned, StockShuffled, View
from protocol.peer import events
from protocol.peer.names import isolated
from spite_qt.table.widget import TableWidget
from spite_qt.window.acts import Acts
from spite_qt.window.answers import Answer
from spite_qt.window.endings import Endings
from spite_qt.window.match_state import MatchState
from spite_qt.window.notice import Notice
from spite_qt.window.overlay import Message
from spite_qt.window.questions import Questions, about
from spite_qt.window.reasons import in_words
from spite_qt.window.sayings import Sayings
from spite_qt.window.score_lines import Score
from spite_qt.window.standing import Standing

# Milliseconds after which the match with somebody who is away may be ended, or kept for later.
AWAY_LONG = 600_000

# What shows cards that nobody had seen: a move with one of these stands (peer.md, take-back).
_REVEALING = (CardsDrawn, PayoffTurned, StockShuffled)


class Happenings(QObject):
    """Takes the events of one seat, in their order."""

    def __init__(
        self,
        state: MatchState,
        sat_down: events.SatDown | events.Resumed,
        own_name: str,
        table: TableWidget,
        notice: Notice,
        standing: Standing,
        endings: Endings,
        acts: Acts,
        questions: Questions,
        parent: QObject,
    ) -> None:
        """`own_name`: this person's nickname, cleaned."""
        super().__init__(parent)
        self._state = state
        self._sat_down = sat_down
        self._own_name = own_name
        self._table = table
        self._notice = notice
        self._standing = standing
        self._endings = endings
        self._acts = acts
        self._questions = questions
        # Why there is no game on the table: said anew in another language.
        self._why_paused: Callable[[], str] | None = None
        self._away_long = QTimer(self)
        self._away_long.setSingleShot(True)
        self._away_long.setInterval(AWAY_LONG)
        self._away_long.timeout.connect(self._offer_to_end)
        # What has been said of calling a disputed match off.
        self._called_off: events.VoidOffered | None = None
        self._sayings = Sayings(self)
        # Whether the last game ended so; one that ends the match too is told with the match.
        self._resigned = False
        self._moving = False
        self._when_still: list[Callable[[], None]] = []
        table.idle.connect(self._became_still)
        acts.turned_down.connect(self._turned_down)
        acts.ended_unheard.connect(self._ended_unheard)
        self._show_scores((0, 0))
        self._pause(lambda: self.tr("Dealing …"))
        if isinstance(sat_down, events.Resumed):
            self._go_on(sat_down)

    @property
    def still(self) -> bool:
        """Whether no card is moving."""
        return not self._moving

    def stop(self) -> None:
        """Nothing that waits for the cards to lie still is shown any more."""
        self._when_still.clear()

    def say_again(self) -> None:
        """In the language of now."""
        if self._why_paused is not None:
            self._pause(self._why_paused)

    def take(self, event: events.Event) -> None:
        """Show what happened."""
        other = self._state.other
        self._state.note_who()
        if not isinstance(event, events.StoreFailed | events.PeerQuiet | events.PeerBack | events.DealWaits):
            # Something was written down again.
            self._notice.drop("disk")
        match event:
            case events.Dealt():
                self._dealt(event)
            case events.Moved():
                # A move ends what was asked about the one before.
                self._notice.drop("take back")
                self._moving = self._table.isVisible()
                if event.seat == self._sat_down.seat:
                    self._state.discarded = event.move.is_discard
                    self._state.revealed = any(isinstance(each, _REVEALING) for each in event.events)
                self._state.shown = event.view
                self._table.happen(event.events, event.view)
            case events.GameOver():
                self._state.in_game = False
                self._state.offers.discard("tie")
                self._notice.drop("tie", "take back", "")
                self._show_scores(event.points)
                self._resigned = event.how == "resigned"
                self._end_without_a_move(event)
                self._once_still(lambda: self._stand(lambda: self._end_of_game(event)))
            case events.NextGameWanted(by_me=by_me):
                self._once_still(lambda: self._next_game_wanted(by_me))
            case events.MatchOver():
                self._state.in_game = False
                self._state.over = event
                self._notice.drop_all()
                self._show_scores(event.points)
                resigned = self._resigned
                self._once_still(lambda: self._match_over(event, resigned))
            case events.DealWaits(on_peer=True):
                self._pause(lambda: self.tr("{0} has not opened the deal yet …").format(other))
            case events.DealWaits():
                self._pause(lambda: self.tr("Dealing …"))
            case events.VoidOffered() if self._state.fork is not None:
                self._asked_to_call_off(event)
            case events.TieOffered() | events.VoidOffered():
                self._questions.offered(event)
            case events.TieRefused(by_me=by_me) | events.VoidRefused(by_me=by_me):
                if by_me:
                    self._notice.drop(about(event))
                else:
                    self._state.offers.discard(about(event))
                    self._questions.tell(lambda: self.tr("{0} wants to play on.").format(other), passes=True)
            case events.TakeBackAsked(by_me=by_me):
                self._questions.take_back_asked(by_me)
            case events.TakeBackRefused(by_me=by_me):
                self._notice.drop("take back")
                if not by_me:
                    self._questions.tell(
                        lambda: self.tr("{0} lets the move stand.").format(other), passes=True
                    )
            case events.TakenBack():
                self._notice.drop("take back")
                self._questions.tell(lambda: self.tr("The last move was taken back."), passes=True)
                self._state.shown = event.view
                self._table.take_back(event.view)
            case events.PeerQuiet():
                self._state.quiet = True
                self._pause(lambda: self.tr("{0} is not answering …").format(other))
                self._notice.say(
                    lambda: self.tr(
                        "The table waits a little longer. After that, the match is kept as it is."
                    ),
                    [Answer(lambda: self.tr("End the match …"), self._acts.ask_abandon)],
                    about="quiet",
                )
            case events.PeerBack():
                self._state.quiet = False
                self._notice.drop("quiet")
                self._pause(None)
            case events.LinkLost():
                self._link_lost(event)
            case events.Resumed():
                self._go_on(event)
            case events.Refused(text=text):
                self._questions.tell(partial(in_words, text), passes=True)
                self._show_own_view()
            case events.StoreFailed():
                self._not_kept(event)
            case events.Forked():
                self._forked(event)
            case events.Closed():
                self._link_closed(event)
            case _:
                pass

    # A game

    def _dealt(self, event: events.Dealt) -> None:
        self._state.game = event.game
        self._state.in_game = True
        self._state.discarded = self._state.revealed = False
        self._when_still.clear()
        self._stand(None)
        self._notice.drop("tie", "take back", "")
        self._show_scores(self._state.seat.scores)
        self._pause(None)
        self._moving = self._table.isVisible()
        self._state.shown = event.view
        self._table.show_view(event.view, deal=True)
        self._table.setFocus()

    def _end_without_a_move(self, event: events.GameOver) -> None:
        """Resigned or agreed: no move brought the end, so that it is still to be shown."""
        if self._state.shown is None or self._state.shown.result is None:
            self._state.shown = event.view
            self._moving = self._table.isVisible()
            end = GameEnded(event.result.winner, event.result.points, event.how)
            self._table.happen((end,), event.view)

    def _end_of_game(self, event: events.GameOver) -> Message:
        answers: tuple[Answer, ...] = ()
        if max(event.points) < self._sat_down.rules.target:
            answers = (Answer(self.tr("Leave"), self._acts.ask_leave, leaves=True),)
            if not self._state.away:
                # Nobody would hear it; when they are back, it is asked anew.
                answers = (*answers, Answer(self.tr("Next game"), self._acts.next_game, goes_on=True))
        return replace(self._endings.game(event), scores=self._scores(event.points), answers=answers)

    def _next_game_wanted(self, by_me: bool) -> None:
        ended = self._standing.message
        if ended is None:
            return

        def ready() -> Message:
            said = self.tr("{0} is ready for the next game.").format(self._state.other)
            return replace(ended(), faint=said)

        def waits() -> Message:
            said = self.tr("Waiting for {0} …").format(self._state.other)
            leave = Answer(self.tr("Leave"), self._acts.ask_leave, leaves=True)
            return replace(ended(), faint=said, answers=(leave,))

        self._stand(waits if by_me else ready)

    def _match_over(self, event: events.MatchOver, resigned: bool) -> None:
        def said() -> Message:
            answers: tuple[Answer, ...] = (self._back(),)
            if not self._state.with_person or (event.confirmed and event.how != "abandoned"):
                again = Answer(self._endings.again, self._acts.again.emit, goes_on=True)
                answers = (replace(self._back(), goes_on=False), again)
            scores = self._scores(event.points)
            ended = replace(self._endings.match(event, resigned), scores=scores, answers=answers)
            if self._state.with_person and len(answers) > 1:
                # The link ends with the match: neither side hears what the other one wants.
                return replace(ended, faint=self._endings.once_more)
            return ended

        self._stand(said)

    def _not_kept(self, event: events.StoreFailed) -> None:
        if event.given_up == "move":
            self._show_own_view()
        self._questions.not_kept(event)

    def _turned_down(self, why: str) -> None:
        if why:
            self._questions.tell(why, passes=True)
        self._show_own_view()

    # The link

    def _link_lost(self, event: events.LinkLost) -> None:
        """The table waits, and says why; how it stands is told when the other side is back."""
        self._state.away = True
        self._away_long.start()
        self._pause(partial(in_words, event.text))
        # A question of theirs is asked again when they are back.
        self._notice.drop_all()
        if self._state.fork is not None:
            # It does not go on when they are back.
            self._stand(self._disputed)
        elif event.reason is Reason.LEFT:
            scores = self._scores(self._state.seat.scores)
            self._stand(lambda: replace(self._endings.away(event), scores=scores, answers=(self._back(),)))
        else:
            keep = Answer(lambda: self.tr("Keep for later"), self._acts.left.emit)
            self._notice.say(lambda: self._endings.waits, [keep], about="away")
            self._standing.say_again()

    def _offer_to_end(self) -> None:
        answers = [
            Answer(lambda: self.tr("Keep for later"), self._acts.left.emit),
            Answer(lambda: self.tr("End the match …"), self._acts.ask_abandon),
        ]
        self._notice.say(lambda: self._endings.waits_long, answers, about="away")

    def _go_on(self, event: events.Resumed) -> None:
        """The match stands so on both sides; what else there is to know follows."""
        state = self._state
        self._call_other(event.peer_name)
        state.away = state.quiet = False
        self._away_long.stop()
        self._when_still.clear()
        state.game = event.game
        state.in_game = event.view is not None and event.view.result is None
        # What waits for an answer follows.
        self._notice.drop_all()
        state.offers.clear()
        self._stand(None)
        self._show_scores(event.scores)
        self._pause((lambda: self.tr("Dealing …")) if event.view is None else None)
        if event.view is not None:
            self._moving = False
            state.shown = event.view
            self._table.show_view(event.view)
            self._table.remember((move.seat, move.events, move.view) for move in event.moves)
            self._table.setFocus()

    def _call_other(self, name: str) -> None:
        """They may come back under another nickname."""
        self._state.other = isolated(name)
        self._endings.call_other(self._state.other)
        self._table.set_people(self._own_name, name)

    def _link_closed(self, event: events.Closed) -> None:
        state = self._state
        state.closed = True
        self._away_long.stop()
        state.in_game = False
        self._notice.drop_all()
        if state.over is None:
            self._when_still.clear()
            scores = self._scores(state.seat.scores)

            def said() -> Message:
                why = self._endings.broken_off(event)
                if state.fork is not None:
                    why = self._endings.forked(state.fork)
                return replace(why, scores=scores, answers=(self._back(),))

            self._stand(said)

    def _forked(self, event: events.Forked) -> None:
        """Nobody plays on; what becomes of the match is for the two people to say."""
        state = self._state
        state.fork = event
        state.in_game = False
        state.offers.clear()
        self._called_off = None
        self._when_still.clear()
        self._notice.drop_all()
        self._stand(self._disputed)

    def _asked_to_call_off(self, event: events.VoidOffered) -> None:
        """It stands until both have said so, whatever becomes of the link."""
        self._called_off = event
        if event.by_me:
            self._state.offers.add(about(event))
        self._stand(self._disputed)

    def _disputed(self) -> Message:
        fork, asked = self._state.fork, self._called_off
        assert fork is not None
        said = self._endings.disputed(fork)
        if asked is not None:
            said = replace(said, text=f"{said.text} {self._sayings.offered(asked, self._state.other)}")
        answers = [Answer(self.tr("End the match …"), self._acts.ask_abandon)]
        if not self._state.away and (asked is None or not asked.by_me):
            answers.append(Answer(self.tr("Call it off"), self._acts.offer_void))
        scores = self._scores(self._state.seat.scores)
        return replace(said, scores=scores, answers=(*answers, self._back()))

    def _ended_unheard(self) -> None:
        """It counts at once; the other side hears of it, or it is told without it after a while."""
        if self._state.ended:
            return
        self._notice.drop_all()
        scores = self._scores(self._state.seat.scores)
        self._stand(lambda: replace(self._endings.ended_unheard(), scores=scores, answers=(self._back(),)))

    # What they all need

    def _back(self) -> Answer:
        return Answer(self.tr("Back to the lobby"), self._acts.left.emit, goes_on=True, leaves=True)

    def _stand(self, make: Callable[[], Message] | None) -> None:
        self._standing.stand(make)
        # A match can end in the middle of a game: what lies there is not to be played any more.
        if make is not None and not self._state.away:
            stopped = self._state.ended or self._state.fork is not None
            self._pause((lambda: "") if stopped else None)
        elif make is not None:
            # The message says it: behind its panel the same words would only peep out.
            self._table.set_paused(self._state.paused, on_felt=False)

    def _scores(self, points: tuple[int, int]) -> tuple[Score, Score]:
        own, target = self._sat_down.seat, self._sat_down.rules.target
        return (
            Score(self._state.other, points[1 - own], target, False),
            Score(self._own_name, points[own], target, True),
        )

    def _show_scores(self, points: tuple[int, int]) -> None:
        own = self._sat_down.seat
        target = self._sat_down.rules.target
        self._table.set_scores(points[own], points[1 - own], target, self._state.game + 1)

    def _show_own_view(self) -> None:
        view: View | None = self._state.seat.view
        if view is not None:
            self._state.shown = view
            self._table.show_view(view)

    def _pause(self, why: Callable[[], str] | None) -> None:
        """The table takes no input, and says why; None gives it back, unless nobody plays on."""
        if why is None and self._state.fork is not None:

            def why() -> str:
                return ""

        self._why_paused = why
        self._state.paused = why() if why is not None else None
        self._table.set_paused(self._state.paused)

    def _once_still(self, act: Callable[[], None]) -> None:
        """Do it when the cards have stopped moving, so that the last move is seen before the result."""
        if self._moving:
            self._when_still.append(act)
        else:
            act()

    def _became_still(self) -> None:
        self._moving = False
        waiting, self._when_still = self._when_still, []
        for act in waiting:
            act()
