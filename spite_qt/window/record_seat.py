"""A seat at a game that was played: it tells what a record holds, and nothing can be done at it.

So that a record is seen at the real page of a match. Not for playing on, and not for the network.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

from protocol.errors import Reason
from protocol.game import Game, GameEnded, Move, Record, View, seen_by, view
from protocol.peer.events import Dealt, Event, GameOver, MatchOver, Moved, SatDown
from spite_qt.seat import SeatAlone


class RecordSeat(SeatAlone):
    """See `spite_qt.seat.Seat`. Its events are those of the record's first moves, or of all and its end."""

    refusal = "A record is only looked at."

    def __init__(
        self, record: Record, after: int | None, seat: int, peer_name: str, scores: tuple[int, int]
    ) -> None:
        """`after`: so many moves; None: to the end. `scores`: the match's points before this game, by seat.

        Raises RecordError and RulesError for a record that cannot be played so far.
        """
        self._record = record
        self._after = len(record.moves) if after is None else after
        self._seat = seat
        self._peer_name = peer_name
        self._scores = scores
        self._end = record.replay(after)
        self.sat_down = SatDown(bytes(16), seat, record.rules, peer_name, "")

    @property
    def seat(self) -> int | None:
        return self._seat

    @property
    def peer_name(self) -> str:
        return self._peer_name

    @property
    def scores(self) -> tuple[int, int]:
        return self._scores

    @property
    def view(self) -> View | None:
        return view(self._end, self._seat)

    async def __aiter__(self) -> AsyncIterator[Event]:
        record, seat = self._record, self._seat
        game = record.replay(0)
        yield Dealt(record.number, record.starter, view(game, seat), "", "")
        how = "agreed"
        for number, notation in enumerate(record.moves[: self._after]):
            by, move = game.turn, Move.parse(notation)
            events = game.play(move)
            how = next((event.how for event in events if isinstance(event, GameEnded)), how)
            seen = seen_by(events, seat)
            yield Moved(record.number, number, by, move, seen, view(game, seat), "", "")
        for event in self._ending(self._end, how):
            yield event

    def _ending(self, game: Game, how: str) -> list[Event]:
        result = game.result
        if result is None:
            return []
        if self._record.end is not None and result.winner is not None:
            how = "resigned"
        points = list(self._scores)
        if result.winner is not None:
            points[result.winner] += result.points
        scores = (points[0], points[1])
        over: list[Event] = [GameOver(self._record.number, result, how, scores, view(game, self._seat))]
        if max(scores) >= self._record.rules.target:
            over.append(MatchOver(scores, result.winner, "target", None))
        return over

    def play(self, move: Move) -> None:
        self._refuse()

    def next_game(self) -> None:
        self._refuse()

    async def close(self, reason: Reason = Reason.LEFT) -> None:
        """There is no link to leave."""
