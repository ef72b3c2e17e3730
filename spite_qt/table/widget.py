"""The table of one game: felt with every pile, side panel and status line.

It shows views and events and offers moves. Not for rules (it asks `view.legal_moves`), not for the network or
the match: the window does that.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from protocol.game import CardMoved, Event, GameEnded, Place, View
from protocol.peer.names import isolated
from spite_qt.card_pixmaps import Deck
from spite_qt.settings import Settings
from spite_qt.table import palette as colours
from spite_qt.table.choices import Choices, asked_for
from spite_qt.table.felt import FeltView
from spite_qt.table.hands import Hands
from spite_qt.table.keyboard import Keyboard
from spite_qt.table.keys import Keys
from spite_qt.table.motion import Step
from spite_qt.table.move_log import MoveLog
from spite_qt.table.panel import SidePanel
from spite_qt.table.places import Places
from spite_qt.table.question import DiscardQuestion
from spite_qt.table.replay import Replay
from spite_qt.table.scene import TableScene
from spite_qt.table.status import StatusLine
from spite_qt.table.story import Story
from spite_qt.table.telling import Known, Telling
from spite_qt.table.type_height import type_height


class TableWidget(QWidget):
    """Everything a person sees and touches of a game.

    `move_chosen` carries one of the current view's `legal_moves`. After it the input stays off until
    `happen` or `show_view` is called: call `show_view` with the old view when the move was turned down.
    `idle` says that nothing moves any more. `discard_changed`: a discard lies there that can still be called
    back (`discard_waits`), or none any more. `sounded`: a `Sound` belongs to what is seen now.
    """

    move_chosen = Signal(object)
    idle = Signal()
    discard_changed = Signal()
    sounded = Signal(object)
    lights_changed = Signal()  # `lit` answers anew

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._known = Known()
        self._covered = False
        self._table = TableScene(self)
        self._hands = Hands(self._table, self)
        self._felt = FeltView(self._table, self._hands, self)
        self._headroom = QWidget(self)
        self._headroom.lower()
        self._nameplate = QWidget(self._headroom)
        self._table.headroom_moved.connect(self._move_headroom)
        self._places = Places(self, self._felt)
        self._panel = SidePanel(self)
        self._log = MoveLog(self._known, self._panel, self)
        self._status = StatusLine(self)
        self._keyboard = Keyboard(self._table, self._hands, self._places, self)
        self._question = DiscardQuestion(self, self._felt, self._table, self._hands)
        self._telling = Telling(
            self._known,
            self._table,
            self._hands,
            self._places,
            self._keyboard,
            self._status,
            self._panel,
            self._felt,
            self,
        )
        self._replay = Replay(self._known, self._table, self)
        self._replay.began.connect(self._replay_began)
        self._replay.ended.connect(self._replayed)
        self._keyboard.last_turn_wanted.connect(self.show_last_turn)
        self._status.called_back.connect(self.call_discard_back)
        self._status.keys.connect(self._keyboard.toggle_caps)
        self._hands.chosen.connect(self.move_chosen)
        self._hands.lights_changed.connect(self.lights_changed)
        self._hands.hold.changed.connect(self.discard_changed)
        self._places.pressed.connect(self._keyboard.press_place)
        self._felt.used.connect(self._places.mouse_used)
        self._table.motion.ran_empty.connect(self.idle)
        self._table.sounded.connect(self.sounded)
        self.setMinimumSize(320, 240)
        self.set_theme(False)
        self.set_people(self.tr("You"), self.tr("Opponent"))
        self._set_texts()

    @property
    def felt(self) -> QWidget:
        """Where the piles lie, without side panel and status line."""
        return self._felt

    @property
    def headroom(self) -> QWidget:
        """Where a notice may lie while play goes on: over the other seat's hand, which shows nothing.

        Its child is the name there, to be seen whole or not at all.
        """
        return self._headroom

    def _move_headroom(self, headroom: QRect, name: QRect) -> None:
        self._headroom.setGeometry(headroom)
        self._nameplate.setGeometry(name.translated(-headroom.topLeft()))

    # What the window tells

    def set_people(self, own_name: str, other_name: str) -> None:
        """Names as they are shown; cleaned by the caller (`clean_name`)."""
        self._known.own, self._known.other = isolated(own_name), isolated(other_name)
        self._panel.set_people(own_name, other_name)
        self._table.labels.names = (own_name, other_name)
        self._table.refresh_labels()
        self._telling.tell()

    def set_scores(self, own: int, other: int, target: int, game_number: int) -> None:
        """Match points of both people, the target, and the game's number as people count (from 1)."""
        self._panel.set_scores(own, other, target, game_number)

    def show_view(self, view: View, deal: bool = False) -> None:
        """Show `view` at once; with `deal`, its cards fly from the stock to their places first."""
        if view != self._known.view:
            # What led to it was not seen here.
            self._replay.last.forget()
        self._show(view, deal)

    def _show(self, view: View, deal: bool = False) -> None:
        self._hands.forget_placed()
        self._known.replaying = False
        if self._known.view is None or view.number != self._known.view.number or deal:
            self._panel.clear_log()
        self._begin(view)
        self._known.dealing = False
        self._table.show(view)
        if deal and self.isVisible():
            story = Story(self._table, view.seat)
            self._known.dealing = not self._table.motion.still
            # Where nothing moves, whoever waits for the end of the deal hears of it all the same.
            steps = [*story.deal(view), self._end()] if self._known.dealing else []
            self._table.motion.queue(steps)
        self._telling.tell()

    def happen(self, events: Sequence[Event], view: View, animate: bool = True) -> None:
        """Show what happened (events as seen by this seat), ending in `view`. `idle` follows in any case."""
        self._replay.end()
        move = self._hands.placed_move
        placed = self._hands.forget_placed()
        if placed is not None and not (events and asked_for(events[0], view.seat, move)):
            # Something else happened than the move that waits on the table: it goes by the view alone.
            placed, animate = None, False
        theirs = isinstance(events[0], CardMoved) and events[0].seat != view.seat if events else False
        self._replay.last.happened(self._known.view, events, view, theirs)
        self._begin(view)
        self._table.view = view
        if animate and self.isVisible() and not self._table.motion.still:
            story = Story(self._table, view.seat, placed)
            self._table.motion.queue([*self._steps(story, events, view), self._end()])
        else:
            self._table.motion.finish()
            for event in events:
                self._log.tell(event, view)
            self._table.show(view)
            self._table.motion.queue([])
            if self.isVisible():
                self._table.cues.give_one(events, view.seat)
        self._telling.tell()

    def set_paused(self, text: str | None, *, on_felt: bool = True) -> None:
        """Take the input away and say why; None gives it back. `on_felt`: also in the middle of the felt."""
        self._replay.end()
        self._known.paused = text
        self._telling.forget_answer()
        self._table.labels.paused = text if on_felt or text is None else ""
        if self._known.view is not None:
            self._hands.set_choices(self._choices(self._known.view))
        self._table.refresh_labels()
        self._telling.tell()

    def set_covered(self, covered: bool) -> None:
        """Whether something lies over the table that is to be answered first: nothing is shown again then."""
        self._covered = covered
        if covered:
            self._replay.end()
        self._table.labels.covered = covered
        self._table.refresh_labels()

    def set_theme(self, dark: bool) -> None:
        """Light or dark surface."""
        chosen = colours.DARK if dark else colours.LIGHT
        self._hands.let_fall()
        self._table.set_palette(chosen)
        self._hands.resized()
        self._panel.set_palette(chosen)
        self._status.set_palette(chosen)
        self._question.set_palette(chosen)

    def apply(self, settings: Settings) -> None:
        """Look and behave as the person chose."""
        self._hands.hold_seconds = settings.hold_discard
        self._hands.asks = settings.confirm_discard
        self._hands.pointing.hints = settings.show_moves
        keys = Keys(settings.keys)
        self._keyboard.set_keys(keys)
        self._status.set_key(keys.text("keys"))
        self._question.set_keys(keys.text("put_back"), keys.text("press"))
        self._table.motion.pace = settings.pace
        self._table.set_deck(Deck(settings.four_colours, settings.large_index, settings.back))
        # Large corners make the hand wider, and the piles lie elsewhere.
        self._telling.arrange()
        self._question.arrange()

    def set_reduced_motion(self, reduced: bool) -> None:
        """Whether the desktop asks for no motion: everything is then shown at once."""
        self._table.motion.reduced = reduced
        if reduced:
            self._table.motion.finish()

    def add_button(self, button: QAbstractButton) -> None:
        """Put a button into the side panel's lower end, below those already there.

        A click on it leaves the keyboard to the cards; Tab leads to it.
        """
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._panel.add_button(button)

    def add_tool(self, button: QAbstractButton) -> None:
        """Put a small button beside the game's number, see `add_button`."""
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._panel.add_tool(button)

    def place_rect(self, place: Place) -> QRect:
        """Widget coordinates of what can be seen and pressed of a place's top card (or its empty outline).

        Of a card in a hand: the part that the next card leaves free. Raises KeyError for a place that the
        rules do not have, and before a view is shown.
        """
        return self._table.open_rect(place).toRect().translated(self._felt.pos())

    def looked_at(self) -> tuple[list[QRect], list[QRect], list[QRect]]:
        """What `TableScene.looked_at` has, in widget coordinates."""
        if self._table.layout is None:
            return [], [], []
        corner = self._felt.pos()
        first, sides, rest = (
            [each.translated(corner) for each in rects] for rects in self._table.looked_at()
        )
        return first, sides, rest

    @property
    def lit(self) -> frozenset[Place]:
        """Places that show by themselves what may happen there, see Hands."""
        return self._hands.lit

    @property
    def keys(self) -> Keys:
        """What the keys do here."""
        return self._keyboard.keys

    def take_back(self, view: View) -> None:
        """The last move is taken back: show `view` at once. Its line stays in the log, with a word of it."""
        self._replay.last.taken_back(theirs=view.turn != view.seat)
        self._show(view)
        self._panel.write(None, False, lambda: self.tr("The last move was taken back."))

    def only_watch(self) -> None:
        """From now on the person only looks on: no press or key plays, and the keys are the window's."""
        self._known.watched = self._table.watched = True
        self._status.offer_no_keys()
        self._felt.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._telling.tell()

    # What follows from it

    def _begin(self, view: View) -> None:
        """`view` is the newest: what may be touched follows it at once, what is shown as it is told."""
        before, self._known.view = self._known.view, view
        if before is not None and before.turn == view.turn != view.seat:
            # Still their turn: what was said to a press holds, and is to be read.
            self._telling.overtake_answer()
        else:
            self._telling.forget_answer()
        self._hands.set_choices(self._choices(view))

    def _choices(self, view: View) -> Choices | None:
        known = self._known
        return Choices(view) if view.legal_moves and known.paused is None and not known.watched else None

    def _steps(self, story: Story, events: Sequence[Event], view: View) -> list[Step]:
        told: list[Step] = []
        for event in events:
            told.append(Step(lambda event=event: self._log.tell(event, view), 0.0))  # type: ignore[misc]
            told += story.steps([event])
            told.append(Step(self._telling.tell, 0.0))
            if isinstance(event, GameEnded):
                told += self._table.flourish.steps(event, view.seat)
        return told

    def _end(self) -> Step:
        """The end of a story: the table is what the newest view says, if no newer story waits."""
        return Step(self._told, 0.0)

    def _told(self) -> None:
        self._known.dealing = False
        if self._table.motion.waiting == 0 and self._hands.placed is None:
            self._table.match()
        self._telling.tell()

    # A discard that is not played yet, and the last turn again

    def toggle_keys(self) -> None:
        """Show the key of every pile over it, or hide them again."""
        self._keyboard.toggle_caps()

    @property
    def keys_shown(self) -> bool:
        return self._keyboard.caps_shown

    @property
    def discard_waits(self) -> bool:
        """Whether a discard lies on the table that is not played yet."""
        return self._hands.hold.move is not None

    def call_discard_back(self) -> bool:
        """The discard that is not played yet lies in the hand again; False if there is none."""
        return self._hands.call_back()

    @property
    def has_last_turn(self) -> bool:
        """Whether the other side's last turn could be shown again now: with no card in the hand or on its way
        and nothing to be answered.
        """
        busy = self._covered or self._hands.item is not None or self._hands.placed is not None
        return self._replay.possible and not busy

    def show_last_turn(self) -> None:
        """What the other side did last, from the table before it; then the table is as it was.

        The next press, key or event ends it at once.
        """
        if self.has_last_turn:
            self._replay.show()

    def remember(self, moves: Iterable[tuple[int, Sequence[Event], View]]) -> None:
        """All moves of this game, of which some were not seen here: each with its seat, what happened and the
        view then. The log tells them from the first one.
        """
        known = list(moves)
        self._replay.last.remember(known)
        self._panel.clear_log()
        for _, events, view in known:
            for event in events:
                self._log.write(event, view)

    def _replay_began(self) -> None:
        self._hands.set_choices(None)
        self._telling.tell()

    def _replayed(self, view: View) -> None:
        self._hands.set_choices(self._choices(view))
        self._telling.tell()

    # Keys

    def event(self, event: QEvent) -> bool:
        # What a key does at the table it does here, whatever else the window uses it for.
        if event.type() == QEvent.Type.ShortcutOverride and self.wants_key(event):
            event.accept()
            return True
        return super().event(event)

    def wants_key(self, event: QEvent) -> bool:
        """Whether the key means something at the table now."""
        return isinstance(event, QKeyEvent) and not self._known.watched and self._keyboard.takes(event)

    def take_key(self, event: QKeyEvent) -> bool:
        """Do what the key means at the table; False if it means nothing. For keys that come to something that
        lies over the table too.
        """
        if self._known.replaying and not event.isAutoRepeat():
            self._replay.end()
            return True
        return not self._known.watched and self._keyboard.press(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        # Not a focus proxy: it would be a stop of the Tab key beside the places themselves.
        if not self._places.come_back():
            self._felt.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.take_key(event):
            super().keyPressEvent(event)

    # Sizes

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._divide()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._divide()
        elif event.type() == QEvent.Type.LanguageChange:
            self._set_texts()
        super().changeEvent(event)

    def _set_texts(self) -> None:
        """In the language of now; what the side panel and the status line have of their own is theirs."""
        self._felt.setAccessibleName(self.tr("Table"))
        self._table.refresh_labels()
        self._telling.forget_answer()
        self._telling.tell()

    def _divide(self) -> None:
        """Between felt, side panel and status line, by the size of their type."""
        size = self.size()
        pixels = type_height(size, self.font())
        panel = round(min(max(pixels * 18.0, size.width() * 0.2), size.width() * 0.28))
        self._status.set_size(pixels)
        self._question.set_size(pixels)
        status = self._status.height_for(size.width() - panel)
        self._panel.set_size(pixels)
        self._panel.setGeometry(size.width() - panel, 0, panel, size.height())
        self._status.setGeometry(0, size.height() - status, size.width() - panel, status)
        self._felt.setGeometry(0, 0, size.width() - panel, size.height() - status)
        if self._table.layout is None:
            # Nothing is dealt yet, so there is no hand to lie over.
            self._move_headroom(QRect(0, 0, self._felt.width(), self._felt.height() // 3), QRect())
        self._telling.arrange()
        self._question.arrange()

    def hideEvent(self, event: QHideEvent) -> None:
        if not event.spontaneous():
            # Whoever leaves the table has not played the discard yet. A window that is only put away has.
            self.call_discard_back()
        # Nobody sees it: no timer for it.
        self._table.motion.finish()
