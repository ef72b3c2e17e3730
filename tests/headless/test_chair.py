"""A bot in a chair answers whatever the other side does, over a link in memory."""

from __future__ import annotations

import asyncio
import random
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from protocol.errors import LocalError, Reason
from protocol.game import Rules
from protocol.net.link import MemoryLink
from protocol.net.person import Person, open_person, passing_person
from protocol.net.session import Session
from protocol.peer.conversation import Table
from protocol.peer.events import (
    Closed,
    Dealt,
    Event,
    GameOver,
    MatchOver,
    Moved,
    StoreFailed,
    TakenBack,
    TieRefused,
)
from spite_qt.opponents.chair import occupy
from spite_qt.opponents.greedy import choose

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

SMALL = Rules(payoff=3, target=4)


class Across:
    """The seat across from a bot, moved by the test; `next(kind)` waits for an event."""

    def __init__(self, seat: Session) -> None:
        self.seat = seat
        self.seen: list[Event] = []

    async def next(self, *kinds: type[Event]) -> Event:
        async with asyncio.timeout(20):
            while True:
                event = await anext(self.seat)
                self.seen.append(event)
                if isinstance(event, kinds):
                    return event


@asynccontextmanager
async def seated(pace_ms: int, rules: Rules = SMALL) -> AsyncIterator[Across]:
    """A seat whose opponent is a bot that hosts; both have ended afterwards."""
    me, bot = passing_person("Me"), passing_person("Bot")
    near, far = MemoryLink.pair(me.identity.public_key, bot.identity.public_key)
    hosting, seat = Session(far, bot, table=Table(rules)), Session(near, me, table=None)
    chair = asyncio.create_task(occupy(hosting, choose, pace_ms, rng=random.Random(1)))
    try:
        yield Across(seat)
    finally:
        await seat.close()
        async with asyncio.timeout(20):
            await chair
        await hosting.close()


@pytest_asyncio.fixture
async def across() -> AsyncIterator[Across]:
    """Across from a bot whose pace leaves the test every first word."""
    async with seated(pace_ms=3_600_000) as seat:
        yield seat


@pytest.mark.asyncio
async def test_it_lets_in_who_asks_and_plays_a_match_to_its_end() -> None:
    async with seated(pace_ms=0) as across:
        rng = random.Random(2)
        while True:
            event = await across.next(Dealt, Moved, GameOver, MatchOver)
            if isinstance(event, MatchOver):
                break
            if isinstance(event, GameOver):
                if max(event.points) < SMALL.target:
                    across.seat.next_game()
            elif isinstance(event, Dealt | Moved) and event.view.legal_moves:
                across.seat.play(choose(event.view, rng))
        assert event.how == "target"
        assert max(event.points) >= SMALL.target
        closed = await across.next(Closed)
        assert isinstance(closed, Closed)
        assert closed.reason is Reason.FINISHED


@pytest.mark.asyncio
async def test_it_declines_a_tie_and_plays_on(across: Across) -> None:
    await across.next(Dealt)
    across.seat.offer_tie()
    refused = await across.next(TieRefused)
    assert isinstance(refused, TieRefused)
    assert not refused.by_me
    assert across.seat.view is not None
    assert across.seat.view.result is None


@pytest.mark.asyncio
async def test_it_lets_a_move_be_taken_back() -> None:
    async with seated(0, Rules(payoff=20, target=200)) as across:
        while True:
            event = await across.next(Dealt, Moved, GameOver)
            if isinstance(event, GameOver):
                across.seat.next_game()
                continue
            assert isinstance(event, Dealt | Moved)
            if event.view.result is not None:
                continue
            if isinstance(event, Moved) and event.seat == 1 and len(event.events) == 1:
                break
            moves = event.view.legal_moves
            plays = [move for move in moves if move.card_name and not move.is_discard]
            if moves:
                quiet = plays if len(event.view.hand) > 1 else []
                across.seat.play(next(iter(quiet or [move for move in moves if move.is_discard])))
        across.seat.ask_take_back()
        taken = await across.next(TakenBack)
        assert isinstance(taken, TakenBack)
        assert (taken.seat, taken.number) == (1, event.number)
        assert event.move in taken.view.legal_moves


@pytest.mark.asyncio
async def test_it_agrees_that_a_match_counts_for_nobody(across: Across) -> None:
    await across.next(Dealt)
    across.seat.offer_void()
    over = await across.next(MatchOver)
    assert isinstance(over, MatchOver)
    assert (over.how, over.winner) == ("void", None)


@pytest.mark.asyncio
async def test_it_wants_the_next_game_after_one_that_was_given_up(across: Across) -> None:
    first = await across.next(Dealt)
    across.seat.resign()
    over = await across.next(GameOver)
    assert isinstance(over, GameOver)
    assert over.how == "resigned"
    across.seat.next_game()
    second = await across.next(Dealt)
    assert isinstance(first, Dealt)
    assert isinstance(second, Dealt)
    assert (second.game, second.starter) == (1, 1 - first.starter)


@pytest.mark.asyncio
async def test_a_bot_that_thinks_still_hears_the_other_side_leave(across: Across) -> None:
    await across.next(Dealt)
    await across.seat.close()
    # Leaving the fixture waits for the bot, which would think for an hour.


@pytest.mark.asyncio
async def test_a_fault_of_what_listens_ends_the_chair() -> None:
    me, bot = passing_person("Me"), passing_person("Bot")
    near, far = MemoryLink.pair(me.identity.public_key, bot.identity.public_key)
    seats = Session(far, bot, table=Table(SMALL)), Session(near, me, table=None)

    def listen(_: Event) -> None:
        raise LocalError("The disk is full.")

    with pytest.raises(LocalError, match="The disk is full"):
        await occupy(seats[0], choose, on_event=listen)
    for seat in seats:
        await seat.close()


class FullDisk:
    """A bot whose journal cannot be written from its first turn to move, or the first end of a game, on."""

    def __init__(self, bot: Person, since: type[Event], seconds: float | None) -> None:
        """`seconds`: how long, from the first time the bot is told of it; None for ever."""
        assert bot.journal is not None
        self.told: list[Event] = []
        self._database = bot.journal._database
        self._since = since
        self._seconds = seconds
        self._was_full = False

    def listen(self, event: Event) -> None:
        self.told.append(event)
        if not self._was_full and isinstance(event, self._since):
            if isinstance(event, Moved) and not event.view.legal_moves:
                return
            self._was_full = True
            self._database.execute("PRAGMA query_only = 1")
        if isinstance(event, StoreFailed) and self._seconds is not None:
            asyncio.get_running_loop().call_later(self._seconds, self._empty)
            self._seconds = None

    def _empty(self) -> None:
        self._database.execute("PRAGMA query_only = 0")


async def play_with(bot: Person, disk: FullDisk) -> list[Event]:
    """A match of two bots, one of them on that disk; what the other one was told."""
    me = passing_person("Me")
    near, far = MemoryLink.pair(me.identity.public_key, bot.identity.public_key)
    seats = Session(far, bot, table=Table(SMALL)), Session(near, me, table=None)
    told: list[Event] = []
    async with asyncio.timeout(30):
        await asyncio.gather(
            occupy(seats[0], choose, on_event=disk.listen, rng=random.Random(1)),
            occupy(seats[1], choose, on_event=told.append, rng=random.Random(2)),
        )
    for seat in seats:
        await seat.close()
    return told


@pytest.fixture
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spite_qt.opponents.chair._TRY_AGAIN_AFTER", 0.03)
    monkeypatch.setattr("protocol.peer.storing.STORE_AGAIN_AFTER", 0.03)


@pytest.mark.asyncio
@pytest.mark.usefixtures("_impatient")
@pytest.mark.parametrize("since", [Moved, GameOver])
async def test_what_could_not_be_written_is_done_again_once_the_disk_has_room(
    tmp_path: Path, since: type[Event]
) -> None:
    async with await open_person(tmp_path, "Bot") as bot:
        disk = FullDisk(bot, since, seconds=0.1)
        told = await play_with(bot, disk)
    assert any(isinstance(event, StoreFailed) for event in disk.told)
    for events in (disk.told, told):
        (over,) = (event for event in events if isinstance(event, MatchOver))
        assert (over.how, over.confirmed) == ("target", True)


@pytest.mark.asyncio
@pytest.mark.usefixtures("_impatient")
async def test_a_bot_whose_disk_stays_full_leaves_and_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spite_qt.opponents.chair._GIVE_UP_AFTER", 0.2)
    async with await open_person(tmp_path, "Bot") as bot:
        disk = FullDisk(bot, Moved, seconds=None)
        told = await play_with(bot, disk)
    words = "The match could not be written to the disk."
    assert disk.told[-1] == Closed(Reason.STORE_FAILED, words, by_peer=False)
    assert told[-1] == Closed(
        Reason.STORE_FAILED, f"The program of Bot ended the match: {words}", by_peer=True
    )
    assert 2 < sum(isinstance(event, StoreFailed) for event in disk.told) < 12
