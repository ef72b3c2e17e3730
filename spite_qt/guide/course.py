"""What the guided game teaches, in which order, and what on the table shows it. No words and no widgets.

A lesson waits for its situation, never the other way round: any legal move is fine, the course looks at what
lies there then. What does not come up in time is left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from protocol.game import KING, Card, CardMoved, Event, Move, Place, PlaceKind, View, rank_of

_ACE = 1
# Own turns after which the rest is told and nothing is waited for any more.
_LAST_TURN = 7


class Lesson(Enum):
    """In the order in which they come when their situations do."""

    PAYOFF_PILE = "payoff pile"
    HAND = "hand"
    REFILL = "refill"
    ACE = "ace"
    PAYOFF = "payoff"
    KING = "king"
    SIDE = "side"
    DISCARD = "discard"
    THEIRS = "theirs"
    COMPLETE = "complete"
    END = "end"
    # No lesson of its own: what is left to do while none comes up.
    PLAY_ON = "play on"


# Read, and done with when the person says so.
READ = frozenset({Lesson.PAYOFF_PILE, Lesson.HAND, Lesson.REFILL, Lesson.COMPLETE, Lesson.END})
# Done with by a move of this kind, whenever it is played.
DONE = (Lesson.ACE, Lesson.PAYOFF, Lesson.KING, Lesson.SIDE, Lesson.DISCARD)
# What there is to learn.
COUNTED = frozenset(Lesson) - {Lesson.END, Lesson.PLAY_ON}


@dataclass(frozen=True)
class Scene:
    """What a lesson is about: what it points at first, then what else must be seen for it. `card`: the one
    to play, None where the person chooses.
    """

    lesson: Lesson
    points_at: tuple[Place, ...]
    needs: tuple[Place, ...] = ()
    card: Card | None = None


class Course:
    """Where the person is in it. Tell it every view and event of the game; ask for `scene`."""

    def __init__(self) -> None:
        self._learnt: set[Lesson] = set()
        self._turns = 0

    @property
    def done(self) -> tuple[int, int]:
        """How many lessons are learnt, and how many there are: told, skipped, or done before they were told.

        They come as the game brings them and some come again, so that a number of each would jump.
        """
        return len(self._learnt & COUNTED), len(COUNTED)

    @property
    def over(self) -> bool:
        return Lesson.END in self._learnt

    def learnt(self, lesson: Lesson) -> None:
        """The person has read it, or skips it."""
        self._learnt.add(lesson)

    def dealt(self, view: View) -> None:
        if view.turn == view.seat:
            self._turns += 1

    def moved(self, events: Sequence[Event], view: View) -> None:
        """A move of either seat, as this one saw it."""
        for event in events:
            if isinstance(event, CardMoved) and event.seat == view.seat:
                self._learnt |= _taught_by(event)
        mover = next((event.seat for event in events if isinstance(event, CardMoved)), view.seat)
        if mover != view.seat and view.turn == view.seat:
            self._turns += 1
            self._learnt.add(Lesson.THEIRS)

    def scene(self, view: View) -> Scene | None:
        """What is to be said now; None: nothing, the person plays on. `view`: at rest."""
        if self.over or view.result is not None:
            return None
        if view.turn != view.seat:
            return None if Lesson.THEIRS in self._learnt else _scene(Lesson.THEIRS, view)
        if self._turns > _LAST_TURN:
            self._learnt.update(DONE, (Lesson.REFILL, Lesson.THEIRS))
        for lesson in Lesson:
            if lesson not in self._learnt and self._comes(lesson) and (scene := _scene(lesson, view)):
                return scene
        return _scene(Lesson.PLAY_ON, view)

    def _comes(self, lesson: Lesson) -> bool:
        match lesson:
            case Lesson.REFILL:
                return self._turns > 1
            case Lesson.THEIRS | Lesson.PLAY_ON:
                return False
            case Lesson.COMPLETE | Lesson.END:
                return self._learnt.issuperset(DONE)
            case _:
                return True


def _taught_by(event: CardMoved) -> set[Lesson]:
    taught = set()
    if event.target.kind is PlaceKind.SIDE:
        return {Lesson.DISCARD}
    if rank_of(event.card) == KING:
        taught.add(Lesson.KING)
    elif event.stands_for == _ACE:
        taught.add(Lesson.ACE)
    if event.source.kind is PlaceKind.PAYOFF:
        taught.add(Lesson.PAYOFF)
    if event.source.kind is PlaceKind.SIDE:
        taught.add(Lesson.SIDE)
    return taught


def _scene(lesson: Lesson, view: View) -> Scene | None:
    """The lesson on the table as it lies; None if its situation is not there."""
    own, other = view.seat, 1 - view.seat
    hand = tuple(Place(PlaceKind.HAND, own, index) for index in range(len(view.hand)))
    sides = tuple(Place(PlaceKind.SIDE, own, index) for index in range(view.rules.sides))
    centres = tuple(Place(PlaceKind.CENTRE, None, index) for index in range(view.rules.centres))
    match lesson:
        case Lesson.PAYOFF_PILE:
            return Scene(lesson, (Place(PlaceKind.PAYOFF, own, 0),), (Place(PlaceKind.PAYOFF, other, 0),))
        case Lesson.HAND:
            return Scene(lesson, hand)
        case Lesson.REFILL:
            return Scene(lesson, (Place(PlaceKind.STOCK, None, 0),), hand)
        case Lesson.COMPLETE:
            return Scene(lesson, centres, (Place(PlaceKind.STOCK, None, 0),))
        case Lesson.END:
            return Scene(lesson, ())
        case Lesson.PLAY_ON:
            # Where nothing fits, a discard is all there is.
            fits = any(not move.is_discard for move in view.legal_moves)
            return Scene(lesson, (), (*centres, *hand)) if fits else Scene(lesson, sides, hand)
        case Lesson.THEIRS:
            backs = tuple(Place(PlaceKind.HAND, other, index) for index in range(view.other_hand_count))
            return Scene(lesson, backs)
        case Lesson.DISCARD:
            return Scene(lesson, sides, hand)
        case _:
            return _play(lesson, view)


def _play(lesson: Lesson, view: View) -> Scene | None:
    for move in view.legal_moves:
        card = _card(move, view)
        if not move.is_discard and _shows(lesson, move, card, view):
            source = _source(move, view)
            targets = tuple(
                Place(PlaceKind.CENTRE, None, other.target_centre)
                for other in view.legal_moves
                if other.source == move.source and other.target_centre is not None
            )
            return Scene(lesson, (source,), targets, card)
    return None


def _shows(lesson: Lesson, move: Move, card: Card, view: View) -> bool:
    assert move.target_centre is not None, "a discard shows nothing"
    match lesson:
        case Lesson.ACE:
            return rank_of(card) == _ACE and not view.centres[move.target_centre]
        case Lesson.PAYOFF:
            return move.plays_from is PlaceKind.PAYOFF
        case Lesson.KING:
            return rank_of(card) == KING and move.plays_from is PlaceKind.HAND
        case Lesson.SIDE:
            return move.plays_from is PlaceKind.SIDE
        case _:
            return False


def _card(move: Move, view: View) -> Card:
    if move.card is not None:
        return move.card
    if move.source_side is not None:
        return view.sides[view.seat][move.source_side][-1]
    top = view.payoff_top[view.seat]
    assert top is not None, "a legal move plays a card"
    return top


def _source(move: Move, view: View) -> Place:
    if move.card is not None:
        return Place(PlaceKind.HAND, view.seat, view.hand.index(move.card))
    if move.source_side is not None:
        return Place(PlaceKind.SIDE, view.seat, move.source_side)
    return Place(PlaceKind.PAYOFF, view.seat, 0)
