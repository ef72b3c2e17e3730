"""Tells a person how the game stands: whose turn it is, what is expected, what each place is called.

Status line, banner, names for screen readers and the ring of the focus follow from one look at the table. Not
for the cards (scene), and not for the log of moves (move_log).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect, QTimer
from PySide6.QtWidgets import QWidget

from protocol.game import Card, Move, Place, PlaceKind, View
from spite_qt.announce import announce
from spite_qt.table.access_words import picked_up
from spite_qt.table.card_names import card_words
from spite_qt.table.expected import Situation, covered_words, expected, stuck_words
from spite_qt.table.focus_ring import FocusRing
from spite_qt.table.hands import Hands
from spite_qt.table.keyboard import Keyboard
from spite_qt.table.panel import SidePanel
from spite_qt.table.places import Places
from spite_qt.table.scene import TableScene
from spite_qt.table.status import StatusLine
from spite_qt.table.words import fill, refusal_words

# Milliseconds to look down at the status line, and to read a letter there.
_LOOK, _READ = 2500, 75


@dataclass
class Known:
    """What the widget knows and everything that is told follows from. `own`, `other`: the two people's names.

    `paused`: why the table takes no input. `dealing`, `replaying`: what is being shown just now. `watched`:
    the person only looks on.
    """

    view: View | None = None
    own: str = ""
    other: str = ""
    paused: str | None = None
    dealing: bool = False
    replaying: bool = False
    watched: bool = False

    @property
    def seated(self) -> str:
        """The name of whoever sits below, "" where that is the person who looks."""
        return self.own if self.watched else ""


class Telling(QObject):
    """`tell` brings everything that is told up to date."""

    def __init__(
        self,
        known: Known,
        scene: TableScene,
        hands: Hands,
        places: Places,
        keyboard: Keyboard,
        status: StatusLine,
        panel: SidePanel,
        felt: QWidget,
        table: QWidget,
    ) -> None:
        """`felt`: the child of `table` in whose coordinates the scene is."""
        super().__init__(table)
        self._known = known
        self._scene = scene
        self._hands = hands
        self._places = places
        self._keyboard = keyboard
        self._status = status
        self._panel = panel
        self._felt = felt
        self._table = table
        self._ring = FocusRing(scene.scene)
        # Why the last press did nothing: until something else is to be said, and as long as it takes to read.
        self._answer: str | None = None
        self._overtaken = False
        self._reading = QTimer(self)
        self._reading.setSingleShot(True)
        self._reading.timeout.connect(self._has_been_read)
        hands.changed.connect(self._hands_changed)
        hands.refused.connect(self._refuse)
        hands.stuck.connect(self._say_stuck)
        hands.covered.connect(self._say_covered)
        hands.hold.changed.connect(self._discard_changed)
        places.moved.connect(self.show_focus)
        scene.motion.ran_empty.connect(self.show_focus)

    def forget_answer(self) -> None:
        """What the last answer was about is not so any more."""
        self._answer, self._overtaken = None, False
        self._reading.stop()

    def overtake_answer(self) -> None:
        """There is something else to say than the last answer, as soon as that has been read."""
        if self._reading.isActive():
            self._overtaken = True
        else:
            self.forget_answer()

    def tell(self) -> None:
        """Say whose turn it is and what is expected, as far as the story has been told."""
        translate = QCoreApplication.translate
        said = expected(self._situation())
        self._status.show_text(said, answers=said == self._answer)
        known = self._known
        view = known.view
        if view is None or known.dealing:
            self._turn_is(translate("TableWidget", "Dealing …"))
        elif known.paused:
            self._turn_is(translate("TableWidget", "Paused"))
        elif known.paused is not None or self.turn(view) is None:
            self._turn_is(translate("TableWidget", "Game over"))
        elif self.turn(view) == view.seat and not known.watched:
            self._turn_is(translate("TableWidget", "Your turn"), yours=True)
        else:
            plays = known.own if self.turn(view) == view.seat else known.other
            self._turn_is(fill(translate("TableWidget", "%1 plays"), plays))
        self._tell_places()

    def turn(self, view: View) -> int | None:
        """The seat whose turn is shown; None when the game is over."""
        if self._scene.motion.telling:
            return self._scene.piles.shown.turn
        return view.turn if view.result is None else None

    def arrange(self) -> None:
        """The piles lie elsewhere."""
        if self._scene.layout is not None:
            self._places.arrange(self._extent)
            self.show_focus()
            self._keyboard.show_caps()

    def show_focus(self) -> None:
        """A ring round the place that the keyboard is on, and where its card may go."""
        place = self._places.ringed
        if place is None or self._scene.layout is None:
            self._ring.hide()
            return
        self._hands.point_at(place)
        # In a hand below the cards that lie on this one, so that their ranks can be read.
        among = self._scene.layer(place) if place.kind is PlaceKind.HAND else None
        self._ring.show(*self._scene.extent(place), among, self._scene.palette, self._scene.ratio)

    def _situation(self) -> Situation:
        known, hands = self._known, self._hands
        discard: tuple[Move, Card, bool] | None = None
        if hands.hold.move is not None and hands.placed is not None:
            discard = (hands.hold.move, hands.placed.card, hands.hold.waits_for_yes)
        held: tuple[Card, bool] | None = None
        if hands.item is not None and hands.source is not None and self._scene.held is hands.item:
            only = hands.choices is not None and hands.choices.ends_turn(hands.source)
            held = (hands.item.card, only)
        return Situation(
            view=known.view,
            other=known.other,
            seated=known.seated,
            paused=known.paused,
            dealing=known.dealing,
            replaying=known.replaying,
            watched=known.watched,
            turn=self.turn(known.view) if known.view is not None else None,
            discard=discard,
            answer=self._answer,
            held=held,
            put_back=self._keyboard.keys.text("put_back"),
            choices=hands.choices,
        )

    def _turn_is(self, text: str, yours: bool = False) -> None:
        if text != self._panel.banner.text():
            announce(self._table, text)
        self._panel.set_banner(text, yours)

    def _tell_places(self) -> None:
        """Names and extents of the places, for screen readers and the keyboard."""
        view = self._known.view
        if view is not None:
            known, choices = self._known, self._hands.choices
            discard = self._hands.placed_move
            if discard is not None and discard.is_discard:
                # It may wait long for a yes: what is heard of a place is what lies there.
                view, choices = _with_discard(view, discard), None
            self._places.tell(view, known.other, choices, self._hands.held, known.seated)
            self.arrange()

    def _extent(self, place: Place) -> QRect:
        """In the table's coordinates; of the other seat's hand the whole, else what can be pressed."""
        view = self._known.view
        if place.kind is PlaceKind.HAND and view is not None and place.seat != view.seat:
            rect = self._scene.extent(place)[0]
        else:
            rect = self._scene.open_rect(place)
        corner: QPoint = self._felt.pos()
        return rect.toRect().translated(corner)

    def _has_been_read(self) -> None:
        if self._overtaken:
            self.forget_answer()
            self.tell()

    def _hands_changed(self) -> None:
        if self._hands.item is not None or self._hands.placed is not None:
            # The person goes on with a card: what was said of another one is only in the way.
            self.forget_answer()
        else:
            self.overtake_answer()
        self.tell()
        source, item, choices = self._hands.held, self._hands.item, self._hands.choices
        if source is not None and item is not None and choices is not None:
            announce(self._table, picked_up(source, item.card, choices), urgent=True)

    def _discard_changed(self) -> None:
        hold = self._hands.hold
        self._status.show_discard(hold.move is not None and not hold.waits_for_yes)
        self.tell()
        if hold.move is not None:
            announce(self._table, expected(self._situation(), card_words), urgent=True)

    def _refuse(self, place: Place | None) -> None:
        """A card is not taken there: say why."""
        if self._known.view is not None:
            words = refusal_words(place, self._known.view)
            self._say(words, words)

    def _say_stuck(self, place: Place) -> None:
        cards = self._scene.piles[place]
        if self._known.view is not None and cards:
            card, view = cards[-1].card, self._known.view
            self._say(stuck_words(card, view), stuck_words(card, view, card_words))

    def _say_covered(self) -> None:
        words = covered_words()
        self._say(words, words)

    def _say(self, answer: str, spoken: str) -> None:
        """`spoken`: the same for a screen reader."""
        self._answer, self._overtaken = answer, False
        self._reading.start(_LOOK + _READ * len(answer))
        self.tell()
        announce(self._table, spoken, urgent=True)


def _with_discard(view: View, move: Move) -> View:
    """`view` with the card of `move`, which is not played yet, on its side pile."""
    if move.card is None or move.target_side is None:
        return view
    at = view.hand.index(move.card)
    own = list(view.sides[view.seat])
    own[move.target_side] = (*own[move.target_side], move.card)
    first, second = (tuple(own) if seat == view.seat else view.sides[seat] for seat in (0, 1))
    return replace(view, hand=view.hand[:at] + view.hand[at + 1 :], sides=(first, second))
