"""A bot in a chair: reads a seat's events and answers them until the match ends.

It holds no rule and no strategy. The move comes from the level's `choose`; offers and the next game are
answered as a patient player would: a tie is declined, a void match is agreed to, the next game is wanted.
"""

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress

from protocol.errors import LocalError, Reason, TooLate
from protocol.game import View
from protocol.peer.events import (
    Closed,
    Dealt,
    Event,
    GameOver,
    LinkLost,
    MatchOver,
    Moved,
    Resumed,
    SitDownAsked,
    StoreFailed,
    TakeBackAsked,
    TieOffered,
    VoidOffered,
)
from spite_qt.opponents.levels import Choose
from spite_qt.seat import Seat

# Seconds until what could not be written is tried again: disks become free on the scale of seconds.
SECONDS_TO_TRY_AGAIN = 2.0


async def occupy(
    seat: Seat,
    choose: Choose,
    pace_ms: int = 0,
    on_event: Callable[[Event], None] | None = None,
    rng: random.Random | None = None,
) -> None:
    """Play a whole match and close the seat when it is over; returns after the seat's last event.

    `pace_ms`: milliseconds before each own move. `on_event` sees every event before it is answered. Whoever
    asks to sit down is accepted. LocalError and whatever `on_event` raises pass through.
    """
    bot = _Bot(seat, choose, pace_ms / 1000, rng or random.Random())
    try:
        async with asyncio.TaskGroup() as thinking:
            async for event in seat:
                if on_event is not None:
                    on_event(event)
                await bot.answer(event, thinking)
            bot.stop_thinking()
    except BaseExceptionGroup as group:
        # One task at a time thinks: the group holds the one error.
        raise group.exceptions[0] from None


class _Bot:
    def __init__(self, seat: Seat, choose: Choose, pace: float, rng: random.Random) -> None:
        self._seat = seat
        self._choose = choose
        self._pace = pace
        self._rng = rng
        self._thought: asyncio.Task[None] | None = None
        self._overtaken: type[LocalError] = TooLate
        self._wants_next = False

    async def answer(self, event: Event, thinking: asyncio.TaskGroup) -> None:
        match event:
            case Resumed():
                # What was wanted before the link was lost, or before what was missing had come, may come true
                # some moves later without being asked for again; not in another game.
                self._overtaken = LocalError
            case Dealt():
                self._overtaken = TooLate
        # The other side may have resigned, or ended it all, while this was being thought over.
        with suppress(self._overtaken):
            await self._answer(event, thinking)

    async def _answer(self, event: Event, thinking: asyncio.TaskGroup) -> None:
        seat = self._seat
        match event:
            case SitDownAsked():
                seat.accept()
            case Dealt(view=view) | Moved(view=view) | Resumed(view=View() as view) if view.legal_moves:
                self.stop_thinking()
                if self._pace:
                    self._thought = thinking.create_task(self._play_after_pause(view))
                else:
                    self._play(view)
            case TieOffered(by_me=False):
                seat.answer_tie(False)
            case TakeBackAsked(by_me=False):
                seat.answer_take_back(True)
            case VoidOffered(by_me=False):
                seat.answer_void(True)
            case GameOver(view=view):
                self.stop_thinking()
                self._wants_next = max(event.points) < view.rules.target
                if self._wants_next:
                    seat.next_game()
            case MatchOver():
                self.stop_thinking()
                await seat.close(Reason.FINISHED)
            case StoreFailed():
                self.stop_thinking()
                self._thought = thinking.create_task(self._try_again())
            case LinkLost() | Closed():
                self.stop_thinking()
            case _:
                pass

    async def _play_after_pause(self, view: View) -> None:
        """The pause runs beside the events, so that a paced bot still hears the other side leave."""
        await asyncio.sleep(self._pace)
        with suppress(self._overtaken):
            self._play(view)

    async def _try_again(self) -> None:
        await asyncio.sleep(max(self._pace, SECONDS_TO_TRY_AGAIN))
        # If it was the other side's move that could not be written, the conversation has tried again itself.
        view = self._seat.view
        with suppress(LocalError):
            if view is not None and view.legal_moves:
                self._play(view)
            elif self._wants_next:
                self._seat.next_game()

    def _play(self, view: View) -> None:
        self._seat.play(self._choose(view, self._rng))

    def stop_thinking(self) -> None:
        if self._thought is not None:
            self._thought.cancel()
            self._thought = None
