"""The other seat's last turn, kept to be shown again. Not for showing it (widget, story)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from protocol.game import CardsDrawn, Event, View


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
