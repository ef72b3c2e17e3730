"""The seat of the guided game: an opponent and a deal that are always the same, in memory alone.

A `Seat` like any other, so that the person learns at the real table. Nothing of it is written down, nobody
else takes part, and what needs another person (a tie, a take-back) is not offered. Not for what is taught
(course).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from random import Random

from protocol.errors import LocalError, Reason
from protocol.game import Game, IllegalMove, Match, Move, Rules, View, seen_by, view
from protocol.peer.events import Closed, Dealt, Event, GameOver, MatchOver, Moved, SatDown
from spite_qt.opponents.greedy import choose
from spite_qt.seat import SeatAlone

# A deal in which a beginner meets an ace to start with, a payoff card that fits, a king, a side pile to play
# from and a full hand drawn anew within the first turns, whatever they choose in between.
SEED = bytes.fromhex("4770f4cc80ed13c8843e5a8f210e9c8b8e8ff2b81272f18e2c67cd7169e0bc60")
# Short enough to be played to its end, which wins this match.
RULES = Rules(payoff=5, target=1)
# Seconds before each move of the opponent: a beginner reads along.
PACE = 1.4
_OWN, _OTHER = 0, 1


class GuideSeat(SeatAlone):
    """See `spite_qt.seat.Seat`. `close` it in the end."""

    refusal = "The guided game has no such thing."

    def __init__(self, opponent: str, pace: float = PACE) -> None:
        """`opponent`: a name to show."""
        self._name = opponent
        self._pace = pace
        self._chance = Random(SEED)
        self._events: asyncio.Queue[Event | None] = asyncio.Queue()
        self._match = Match(RULES)
        self._thinking: asyncio.Task[None] | None = None
        self._closed = False
        self._tell(SatDown(bytes(16), _OWN, RULES, opponent, ""))
        self._game = self._deal()

    @property
    def seat(self) -> int | None:
        return _OWN

    @property
    def peer_name(self) -> str:
        return self._name

    @property
    def scores(self) -> tuple[int, int]:
        return self._match.points

    @property
    def view(self) -> View | None:
        return view(self._game, _OWN)

    def __aiter__(self) -> AsyncIterator[Event]:
        return self

    async def __anext__(self) -> Event:
        event = await self._events.get()
        if event is None:
            raise StopAsyncIteration
        return event

    def play(self, move: Move) -> None:
        if self._closed or self._game.turn != _OWN:
            raise LocalError("It is not your turn.")
        self._play(_OWN, move)

    def next_game(self) -> None:
        """After a tie; whoever wins a game wins this match."""
        if self._game.result is None or self._match.winner is not None or self._closed:
            raise LocalError("The game is not over.")
        self._game = self._deal()

    async def close(self, reason: Reason = Reason.LEFT) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.wait({self._thinking})
            self._thinking = None
        if not self._closed:
            self._closed = True
            self._tell(Closed(reason, "", by_peer=False))
            self._events.put_nowait(None)

    # The game

    def _deal(self) -> Game:
        game = Game.from_seed(SEED, number=self._match.games, starter=self._match.starter, rules=RULES)
        self._tell(Dealt(game.number, self._match.starter, view(game, _OWN), "", ""))
        self._game = game
        self._let_think()
        return game

    def _play(self, seat: int, move: Move) -> None:
        game = self._game
        number = game.moves_played
        try:
            events = game.play(move)
        except IllegalMove as error:
            raise LocalError(error.why) from error
        seen = view(game, _OWN)
        self._tell(Moved(game.number, number, seat, move, seen_by(events, _OWN), seen, "", ""))
        if game.result is not None:
            self._match.ended(game.result)
            how = "stock" if game.result.winner is None else "payoff"
            self._tell(GameOver(game.number, game.result, how, self._match.points, seen))
            if self._match.winner is not None:
                self._tell(MatchOver(self._match.points, self._match.winner, "target", None))
        self._let_think()

    def _let_think(self) -> None:
        if self._game.turn == _OTHER and self._game.result is None:
            self._thinking = asyncio.get_running_loop().create_task(self._think(), name="spite-guide")

    async def _think(self) -> None:
        await asyncio.sleep(self._pace)
        self._play(_OTHER, choose(view(self._game, _OTHER), self._chance))

    def _tell(self, event: Event) -> None:
        self._events.put_nowait(event)
