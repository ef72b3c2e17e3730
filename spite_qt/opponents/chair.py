"""A bot in a chair: reads a seat's events and answers them until the match ends.

It holds no rule and no strategy. The move comes from the level's `choose`; offers and the next game are
answered as a patient player would: a tie is declined, a void match is agreed to, the next game is wanted.
What could not be written to the disk is done again after a while, and the seat is left if that does not help.
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
    Forked,
    GameOver,
    LinkLost,
    MatchOver,
    Moved,
    NextGameWanted,
    Resumed,
    SatDown,
    SitDownAsked,
    StoreFailed,
    TakeBackAsked,
    TakenBack,
    TieOffered,
    TieRefused,
    VoidOffered,
)
from spite_qt.opponents.levels import Choose
from spite_qt.seat import Seat

# Seconds between two tries to write to a full disk, as the other side's records are tried again; and how long
# it may stay full before the match is given up.
_TRY_AGAIN_AFTER = 2.0
_GIVE_UP_AFTER = 60.0


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
        # What was done and has had no effect yet, by kind; on a full disk it never will.
        self._undone: dict[str, Callable[[], None]] = {}
        self._disk: asyncio.Task[None] | None = None
        self._give_up_at = 0.0

    async def answer(self, event: Event, thinking: asyncio.TaskGroup) -> None:
        self._see_effect(event)
        if isinstance(event, Resumed):
            # What was wanted before the link was lost, or before what was missing had come, may come true
            # moves or games later, without being asked for again.
            self._overtaken = LocalError
        # The other side may have resigned, or ended it all, while this was being thought over.
        with suppress(self._overtaken):
            await self._answer(event, thinking)

    async def _answer(self, event: Event, thinking: asyncio.TaskGroup) -> None:
        seat = self._seat
        match event:
            case SitDownAsked():
                seat.accept()
            case Dealt(view=view) | Moved(view=view) | Resumed(view=View() as view):
                # What is thought over is of before this: after a lost journal own moves come back too.
                self._stop_playing()
                if not view.legal_moves:
                    return
                self.stop_thinking()
                if self._pace:
                    self._thought = thinking.create_task(self._play_after_pause(view))
                else:
                    self._play(view)
            case TieOffered(by_me=False):
                self._do("tie", lambda: seat.answer_tie(False))
            case TakeBackAsked(by_me=False):
                self._do("take back", lambda: seat.answer_take_back(True))
            case TakenBack():
                self._stop_playing()
            case VoidOffered(by_me=False):
                self._do("void", lambda: seat.answer_void(True))
            case GameOver(view=view):
                self._stop_playing()
                if max(event.points) < view.rules.target:
                    self._do("next game", seat.next_game)
            case StoreFailed():
                if self._disk is None:
                    self._give_up_at = asyncio.get_running_loop().time() + _GIVE_UP_AFTER
                    self._disk = thinking.create_task(self._wait_for_disk())
            case MatchOver():
                self.stop_thinking()
                await seat.close(Reason.FINISHED)
            case Forked():
                # What becomes of the match is for people to say.
                self.stop_thinking()
                await seat.close()
            case LinkLost() | Closed():
                self.stop_thinking()
            case _:
                pass

    async def _play_after_pause(self, view: View) -> None:
        """The pause runs beside the events, so that a paced bot still hears the other side leave."""
        await asyncio.sleep(self._pace)
        with suppress(self._overtaken):
            self._play(view)

    def _play(self, view: View) -> None:
        move = self._choose(view, self._rng)
        self._do("move", lambda: self._seat.play(move))

    def _do(self, kind: str, act: Callable[[], None]) -> None:
        self._undone[kind] = act
        act()

    def _see_effect(self, event: Event) -> None:
        """What an event shows to be done need not be done again; and what happens has been written."""
        match event:
            case Moved(seat=seat) if seat == self._seat.seat:
                self._undone.pop("move", None)
            case NextGameWanted(by_me=True):
                self._undone.pop("next game", None)
            case TieRefused(by_me=True):
                self._undone.pop("tie", None)
            case TakenBack():
                self._undone.pop("take back", None)
                self._undone.pop("move", None)
            case Dealt() | GameOver() | MatchOver() | Resumed():
                # Over a new link what waits for an answer is told again.
                self._undone.clear()
            case Moved() | NextGameWanted() | TieOffered() | TieRefused() | VoidOffered() | SatDown():
                pass
            case _:
                return
        self._give_up_at = asyncio.get_running_loop().time() + _GIVE_UP_AFTER
        if self._disk is not None and not self._undone:
            self._disk.cancel()
            self._disk = None

    async def _wait_for_disk(self) -> None:
        """Try again until it can be written; leave the table if that takes too long."""
        while asyncio.get_running_loop().time() < self._give_up_at:
            await asyncio.sleep(_TRY_AGAIN_AFTER)
            for act in tuple(self._undone.values()):
                # It may be under way already, when it was another record that could not be written.
                with suppress(LocalError):
                    act()
        await self._seat.close(Reason.STORE_FAILED)

    def _stop_playing(self) -> None:
        if self._thought is not None:
            self._thought.cancel()
            self._thought = None

    def stop_thinking(self) -> None:
        self._stop_playing()
        if self._disk is not None:
            self._disk.cancel()
            self._disk = None
