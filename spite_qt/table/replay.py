"""The other seat's last turn: kept, and shown again when somebody asks for it. Not for flights (story)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from protocol.game import CardMoved, CardsDrawn, Event, View
from spite_qt.announce import announce
from spite_qt.table.access_words import move_sentence
from spite_qt.table.motion import Step
from spite_qt.table.scene import TableScene
from spite_qt.table.story import Story
from spite_qt.table.telling import Known

_LOOK = 0.6  # seconds to see how the table stands


@dataclass(frozen=True)
class Turn:
    """`before`: the table before it. `moves`: what happened with each of its moves, as this seat saw it."""

    before: View
    moves: tuple[tuple[Event, ...], ...]


class LastTurn:
    """Hears of everything that is shown."""

    def __init__(self) -> None:
        self._turn: Turn | None = None
        # Whether the turn that is kept still goes on.
        self._open = False

    def forget(self) -> None:
        """Another game, or one whose moves were not seen."""
        self._turn, self._open = None, False

    def happened(self, before: View | None, events: Sequence[Event], view: View, theirs: bool) -> None:
        """A move that brought the table from `before` to `view`. `theirs`: the other seat made it."""
        if not theirs:
            self._open = False
        elif before is not None:
            kept = self._turn if self._open and self._turn is not None else Turn(before, ())
            self._turn = replace(kept, moves=(*kept.moves, tuple(events)))
            self._open = view.turn != view.seat and view.result is None

    def taken_back(self, theirs: bool) -> None:
        """The last move does not stand any more."""
        if theirs and self._turn is not None:
            moves = self._turn.moves[:-1]
            self._turn = replace(self._turn, moves=moves) if moves else None

    def remember(self, moves: Iterable[tuple[int, Sequence[Event], View]]) -> None:
        """Instead of what was seen: moves of a game, each with its seat, what happened and the view then."""
        self.forget()
        before: View | None = None
        for seat, events, view in moves:
            self.happened(before, events, view, theirs=seat != view.seat)
            before = view

    def as_seen_now(self, view: View) -> tuple[View, tuple[Event, ...]] | None:
        """The table before it and what happened; None if there is none.

        The own hand stays the one of `view`, and what it drew is left out: their turn is what is shown.
        """
        if self._turn is None or self._turn.before.number != view.number:
            return None
        events = tuple(
            event
            for move in self._turn.moves
            for event in move
            if not (isinstance(event, CardsDrawn) and event.seat == view.seat)
        )
        return replace(self._turn.before, hand=view.hand, legal_moves=()), events


class Replay(QObject):
    """Shows `last` again. `began`: nothing may be touched. `ended`: the table is that of the View in it."""

    began = Signal()
    ended = Signal(object)

    def __init__(self, known: Known, scene: TableScene, table: QWidget) -> None:
        super().__init__(table)
        self._known = known
        self._scene = scene
        self._table = table
        self.last = LastTurn()

    @property
    def possible(self) -> bool:
        """Whether there is a turn to be shown."""
        view = self._known.view
        return view is not None and self.last.as_seen_now(view) is not None

    def show(self) -> None:
        """Begin with the table before it. What was still being told is brought to its end first."""
        self._scene.motion.finish()
        view = self._known.view
        seen = self.last.as_seen_now(view) if view is not None else None
        if view is None or seen is None:
            return
        before, events = seen
        self._known.replaying = True
        self.began.emit()
        self._scene.show(before)
        self._scene.view = view
        told = deque(events)
        story = Story(self._scene, view.seat)
        self._scene.motion.queue([_look(), Step(lambda: self._go_on(story, told, view), 0.0, True)])

    def end(self) -> None:
        """At once, if it is being shown."""
        if self._known.replaying:
            self._scene.motion.finish()

    def _go_on(self, story: Story, events: deque[Event], view: View) -> None:
        """One event after the other: the whole of it in the queue would be hurried, and is to be followed."""
        motion = self._scene.motion
        if not events:
            motion.queue([Step(lambda: self._over(view), 0.0)])
            return
        event = events.popleft()
        announce(self._table, move_sentence(event, view, self._known.other))
        steps = story.steps([event])
        if motion.still and isinstance(event, CardMoved):
            # Nothing is seen to move: each move stands there for a moment.
            steps.append(_look())
        motion.queue([*steps, Step(lambda: self._go_on(story, events, view), 0.0, True)])

    def _over(self, view: View) -> None:
        self._known.replaying = False
        self._scene.piles.match(view)
        self._scene.arrange(glide=False)
        self.ended.emit(view)


def _look() -> Step:
    """A moment to see how the table stands."""
    return Step(lambda: None, _LOOK, theirs=True)
