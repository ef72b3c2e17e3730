"""The table of one game: felt with every pile, side panel and status line.

It shows views and events and offers moves. Not for rules (it asks `view.legal_moves`), not for the network or
the match: the window does that.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from protocol.game import CardMoved, Event, Place, PlaceKind, View
from protocol.peer.names import isolated
from spite_qt.announce import announce
from spite_qt.card_pixmaps import Deck
from spite_qt.settings import Settings
from spite_qt.table import palette as colours
from spite_qt.table.access_words import move_sentence, picked_up
from spite_qt.table.choices import Choices
from spite_qt.table.felt import FeltView
from spite_qt.table.focus_ring import FocusRing
from spite_qt.table.hands import Hands
from spite_qt.table.motion import Step
from spite_qt.table.panel import SidePanel
from spite_qt.table.places import Places
from spite_qt.table.scene import TableScene
from spite_qt.table.story import Story
from spite_qt.table.words import card_text, fill, move_words, refusal_words, result_words

# The window the type was chosen in; it grows and shrinks with the smaller ratio.
_DESIGN_WIDTH, _DESIGN_HEIGHT, _DESIGN_TYPE = 1280.0, 800.0, 14.0
_LEAST_TYPE = 11.5  # pixels


class TableWidget(QWidget):
    """Everything a person sees and touches of a game.

    `move_chosen` carries one of the current view's `legal_moves`. After it the input stays off until
    `happen` or `show_view` is called: call `show_view` with the old view when the move was turned down.
    `idle` says that nothing moves any more.
    """

    move_chosen = Signal(object)
    idle = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: View | None = None
        self._paused: str | None = None
        self._dealing = False
        self._settings = Settings()
        # Why the last card was not taken, until something else is to be said.
        self._answer: str | None = None
        self._own, self._other = "", ""
        self._table = TableScene(self)
        self._hands = Hands(self._table, self)
        self._felt = FeltView(self._table, self._hands, self)
        self._felt.setAccessibleName(self.tr("Table"))
        self._places = Places(self, self._felt)
        self._ring = FocusRing(self._table.scene)
        self._panel = SidePanel(self)
        self._status = QLabel(self)
        self._status.setTextFormat(Qt.TextFormat.PlainText)
        self._status.setWordWrap(True)
        self._status.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        self._status.setAutoFillBackground(True)
        self._hands.chosen.connect(self.move_chosen)
        self._hands.changed.connect(self._hands_changed)
        self._places.pressed.connect(self._hands.press_place)
        self._places.moved.connect(self._show_focus)
        self._felt.used.connect(self._places.mouse_used)
        self._hands.refused.connect(self._refuse)
        self._table.motion.ran_empty.connect(self.idle)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(self._felt)
        self.setMinimumSize(320, 240)
        self.set_theme(False)
        self.set_people(self.tr("You"), self.tr("Opponent"))

    @property
    def felt(self) -> QWidget:
        """Where the piles lie, without side panel and status line; for what is to cover neither."""
        return self._felt

    # What the window tells

    def set_people(self, own_name: str, other_name: str) -> None:
        """Names as they are shown; cleaned by the caller (`clean_name`)."""
        self._own, self._other = isolated(own_name), isolated(other_name)
        self._panel.set_people(own_name, other_name)
        self._table.labels.names = (own_name, other_name)
        self._table.refresh_labels()
        self._tell()

    def set_scores(self, own: int, other: int, target: int, game_number: int) -> None:
        """Match points of both people, the target, and the game's number as people count (from 1)."""
        self._panel.set_scores(own, other, target, game_number)

    def show_view(self, view: View, deal: bool = False) -> None:
        """Show `view` at once; with `deal`, its cards fly from the stock to their places first."""
        self._hands.forget_placed()
        if self._view is None or view.number != self._view.number or deal:
            self._panel.clear_log()
        self._begin(view)
        self._dealing = False
        self._table.show(view)
        if deal and self.isVisible():
            story = Story(self._table, view.seat)
            self._dealing = True
            self._table.motion.queue([*story.deal(view), self._end()])
        self._tell()

    def happen(self, events: Sequence[Event], view: View, animate: bool = True) -> None:
        """Show what happened (events as seen by this seat), ending in `view`. `idle` follows in any case."""
        move = self._hands.placed_move
        placed = self._hands.forget_placed()
        if placed is not None and not (events and _is_move(events[0], view.seat, move)):
            # Something else happened than the move that waits on the table: it goes by the view alone.
            placed, animate = None, False
        self._begin(view)
        self._table.view = view
        if animate and self.isVisible():
            story = Story(self._table, view.seat, placed)
            self._table.motion.queue([*self._steps(story, events, view), self._end()])
        else:
            self._table.motion.finish()
            for event in events:
                self._write(event, view)
            self._table.show(view)
            self._table.motion.queue([])
        self._tell()

    def set_paused(self, text: str | None) -> None:
        """Take the input away and say why; None gives it back."""
        self._paused = text
        self._answer = None
        self._table.labels.paused = text
        if self._view is not None:
            self._hands.set_choices(self._choices(self._view))
        self._table.refresh_labels()
        self._tell()

    def set_theme(self, dark: bool) -> None:
        """Light or dark surface."""
        chosen = colours.DARK if dark else colours.LIGHT
        self._hands.put_back()
        self._table.set_palette(chosen)
        self._panel.set_palette(chosen)
        self._status.setStyleSheet(
            f"color: {chosen.felt_text.name()}; background: {chosen.felt_edge.name()};"
        )

    def apply(self, settings: Settings) -> None:
        """Look and behave as the person chose."""
        self._settings = settings
        self._table.set_deck(Deck(settings.four_colours, settings.large_index, settings.back))

    def add_button(self, button: QAbstractButton) -> None:
        """Put a button into the side panel's lower end, below those already there."""
        self._panel.add_button(button)

    def place_rect(self, place: Place) -> QRect:
        """Widget coordinates of what can be seen and pressed of a place's top card (or its empty outline).

        Of a card in a hand: the part that the next card leaves free. Raises KeyError for a place that the
        rules do not have, and before a view is shown.
        """
        return self._table.open_rect(place).toRect().translated(self._felt.pos())

    def take_back(self, view: View) -> None:
        """The last move is taken back: show `view` at once. Its line stays in the log, with a word of it."""
        self.show_view(view)
        self._panel.write(None, False, self.tr("The last move was taken back."))

    # What follows from it

    def _begin(self, view: View) -> None:
        """`view` is the newest: what may be touched follows it at once, what is shown as it is told."""
        self._view = view
        self._answer = None
        self._hands.set_choices(self._choices(view))

    def _choices(self, view: View) -> Choices | None:
        return Choices(view) if view.legal_moves and self._paused is None else None

    def _steps(self, story: Story, events: Sequence[Event], view: View) -> list[Step]:
        told: list[Step] = []
        for event in events:
            told.append(Step(lambda event=event: self._write(event, view), 0.0))  # type: ignore[misc]
            told += story.steps([event])
            told.append(Step(self._tell, 0.0))
        return told

    def _write(self, event: Event, view: View) -> None:
        words = move_words(event, view, self._other)
        if words is not None:
            seat, text = words
            actor = None if seat is None else self._own if seat == view.seat else self._other
            self._panel.write(actor, seat == view.seat, text)
            announce(self, move_sentence(event, view, self._other))

    def _end(self) -> Step:
        """The end of a story: the table is what the newest view says, if no newer story waits."""
        return Step(self._told, 0.0)

    def _told(self) -> None:
        self._dealing = False
        if self._table.motion.waiting == 0 and self._hands.placed is None:
            self._table.match()
        self._tell()

    # What is expected now

    def _tell(self) -> None:
        """Say whose turn it is and what is expected, as far as the story has been told."""
        self._status.setText(self._expected())
        view = self._view
        if view is None or self._dealing:
            self._turn_is(self.tr("Dealing …"))
        elif self._paused:
            self._turn_is(self.tr("Paused"))
        elif self._paused is not None or self._turn(view) is None:
            self._turn_is(self.tr("Game over"))
        elif self._turn(view) == view.seat:
            self._turn_is(self.tr("Your turn"), yours=True)
        else:
            self._turn_is(fill(self.tr("%1 plays"), self._other))
        self._tell_places()

    def _turn_is(self, text: str, yours: bool = False) -> None:
        if text != self._panel.banner.text():
            announce(self, text)
        self._panel.set_banner(text, yours)

    def _tell_places(self) -> None:
        """Names and extents of the places, for screen readers and the keyboard."""
        if self._view is not None:
            self._places.tell(self._view, self._other, self._hands.choices, self._hands.held)
            self._arrange_places()

    def _arrange_places(self) -> None:
        if self._table.layout is not None:
            self._places.arrange(self._extent)
            self._show_focus()

    def _extent(self, place: Place) -> QRect:
        """Of the other seat's hand the whole of it, else what can be pressed."""
        if place.kind is PlaceKind.HAND and self._view is not None and place.seat != self._view.seat:
            return self._table.extent(place)[0].toRect().translated(self._felt.pos())
        return self.place_rect(place)

    def _show_focus(self) -> None:
        """A ring round the place that the keyboard is on."""
        place = self._places.ringed
        if place is None or self._table.layout is None:
            self._ring.hide()
        else:
            self._ring.show(*self._table.extent(place), self._table.palette, self._table.ratio)

    def _turn(self, view: View) -> int | None:
        """The seat whose turn is shown; None when the game is over."""
        if self._table.motion.telling:
            return self._table.piles.shown.turn
        return view.turn if view.result is None else None

    def _expected(self) -> str:
        view = self._view
        if self._paused is not None:
            return self._paused
        if view is None or self._dealing:
            return self.tr("The cards are being dealt.")
        turn = self._turn(view)
        if turn is None:
            return result_words(view, self._other)
        if self._answer is not None:
            return self._answer
        item = self._hands.item
        if item is not None and self._table.held is item:
            return fill(self.tr("Put the %1 on a lit pile. Esc takes it back."), card_text(item.card))
        if turn != view.seat:
            return fill(self.tr("%1 plays. You are next."), self._other)
        choices = self._hands.choices
        if choices is not None and not choices.any_on_centre:
            return self.tr("No card fits a centre pile: discard one on a side pile.")
        return self.tr("Play on a centre pile, or end your turn: discard on a side pile.")

    def _hands_changed(self) -> None:
        self._answer = None
        self._tell()
        source, item, choices = self._hands.held, self._hands.item, self._hands.choices
        if source is not None and item is not None and choices is not None:
            announce(self, picked_up(source, item.card, choices), urgent=True)

    def _refuse(self, place: Place | None) -> None:
        """A card went back: say why, until something else is to be said."""
        if self._view is not None:
            self._answer = refusal_words(place, self._view)
            self._tell()
            announce(self, self._answer, urgent=True)

    # Keys

    def event(self, event: QEvent) -> bool:
        # While a card is in the air Escape puts it back, whatever else the window uses it for.
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and self._puts_back(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._puts_back(event):
            self._hands.put_back()
        else:
            super().keyPressEvent(event)

    def _puts_back(self, event: QKeyEvent) -> bool:
        return event.key() == Qt.Key.Key_Escape and self._hands.item is not None

    # Sizes

    def resizeEvent(self, event: QResizeEvent) -> None:
        size = self.size()
        scale = min(size.width() / _DESIGN_WIDTH, size.height() / _DESIGN_HEIGHT)
        pixels = max(_LEAST_TYPE, _DESIGN_TYPE * scale)
        font = QFont(self.font())
        font.setPixelSize(round(pixels))
        self._status.setFont(font)
        panel = round(min(max(pixels * 18.0, size.width() * 0.2), size.width() * 0.28))
        line = QFontMetrics(font).height()
        margin = round(pixels)
        self._status.setContentsMargins(margin, 0, margin, 0)
        # Two lines where one may not do in every language.
        lines = 2 if size.width() - panel < pixels * 52 else 1
        status = round(line * lines + pixels * 0.9)
        self._panel.set_size(pixels)
        self._panel.setGeometry(size.width() - panel, 0, panel, size.height())
        self._status.setGeometry(0, size.height() - status, size.width() - panel, status)
        self._felt.setGeometry(0, 0, size.width() - panel, size.height() - status)
        self._arrange_places()

    def hideEvent(self, event: QHideEvent) -> None:
        # Nobody sees it: no timer for it.
        self._table.motion.finish()


def _is_move(event: Event, seat: int, move: object) -> bool:
    """Whether `event` is the own card on its way that `move` asked for."""
    if not isinstance(event, CardMoved) or event.seat != seat:
        return False
    target = f"{'c' if event.target.kind is PlaceKind.CENTRE else 's'}{event.target.index + 1}"
    return str(move).endswith(f"-{target}")
