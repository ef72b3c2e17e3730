"""What a person may do now, by places: may this card leave, where may it land.

It arranges `view.legal_moves` and decides nothing. Not for widgets: plain values in and out.
"""

from __future__ import annotations

from protocol.game import CardMoved, Event, Move, Place, PlaceKind, View


class Choices:
    """The legal moves of one view, arranged for hands that pick cards up and put them down."""

    def __init__(self, view: View) -> None:
        self._targets: dict[Place, dict[Place, Move]] = {}
        self._heights = tuple(len(pile) for pile in view.centres)
        for move in view.legal_moves:
            target = _target(move, view.seat)
            for source in _sources(move, view):
                self._targets.setdefault(source, {})[target] = move

    def may_leave(self, source: Place) -> bool:
        """Whether the card at `source` has somewhere to go."""
        return source in self._targets

    def targets(self, source: Place) -> dict[Place, Move]:
        """Where the card at `source` may land, and the move that brings it there."""
        return self._targets.get(source, {})

    def obvious(self, source: Place) -> Place | None:
        """Where a double click sends the card at `source`; None where a person has to choose.

        It is the centre pile that takes the card. Of several the leftmost, if all are equally high and so the
        same to play on; a king that fits piles of different heights is left to the person. A side pile never
        is: a discard ends the turn, and no hasty hand ends it by accident.
        """
        centres = sorted(
            (place for place in self.targets(source) if place.kind is PlaceKind.CENTRE),
            key=lambda place: place.index,
        )
        heights = {self._heights[place.index] for place in centres}
        return centres[0] if len(heights) == 1 else None

    def ends_turn(self, source: Place) -> bool:
        """Whether the card at `source` can only be discarded."""
        targets = self.targets(source)
        return bool(targets) and all(place.kind is PlaceKind.SIDE for place in targets)

    @property
    def any_on_centre(self) -> bool:
        """Whether some card fits a centre pile."""
        return any(place.kind is PlaceKind.CENTRE for targets in self._targets.values() for place in targets)


def _target(move: Move, seat: int) -> Place:
    if move.target_centre is not None:
        return Place(PlaceKind.CENTRE, None, move.target_centre)
    assert move.target_side is not None, "a move goes to a centre pile or to a side pile"
    return Place(PlaceKind.SIDE, seat, move.target_side)


def _sources(move: Move, view: View) -> list[Place]:
    """The places the move may be begun from: of equal cards in the hand, each."""
    if move.plays_from is PlaceKind.HAND:
        return [Place(PlaceKind.HAND, view.seat, i) for i, card in enumerate(view.hand) if card == move.card]
    if move.source_side is not None:
        return [Place(PlaceKind.SIDE, view.seat, move.source_side)]
    return [Place(PlaceKind.PAYOFF, view.seat, 0)]


def asked_for(event: Event, seat: int, move: Move | None) -> bool:
    """Whether `event` is the card of `seat` on its way that `move` asked for."""
    if move is None or not isinstance(event, CardMoved) or event.seat != seat:
        return False
    return event.target == _target(move, seat)
