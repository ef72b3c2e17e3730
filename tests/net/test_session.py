"""Whole matches over real links, and every way in which one ends."""

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeVar

import pytest

from protocol.errors import LocalError, Reason, TooLate
from protocol.game import Rules
from protocol.net.host import Host
from protocol.net.join import join
from protocol.net.link import MemoryLink
from protocol.net.person import Person, passing_person
from protocol.net.session import Session
from protocol.peer.conversation import Table
from protocol.peer.events import (
    Closed,
    Dealt,
    Event,
    GameOver,
    MatchOver,
    Moved,
    PeerQuiet,
    PeerUnheard,
    SatDown,
    SitDownAsked,
    StoreFailed,
)
from protocol.peer.preamble import Mode
from tests.net.player import choose

LOOPBACK = "127.0.0.1"
SHORT = Rules(payoff=5, target=1)
E = TypeVar("E", bound=Event)


async def until(session: Session, kind: type[E]) -> E:
    """The next event of that kind."""
    async for event in session:
        if isinstance(event, kind):
            return event
    raise AssertionError(f"the session ended without {kind.__name__}")


async def play(session: Session, seed: int) -> list[Event]:
    """Sit and play at random until the end; all events."""
    rng = random.Random(seed)
    events: list[Event] = []
    async for event in session:
        events.append(event)
        match event:
            case SitDownAsked():
                session.accept()
            case Dealt(view=view) | Moved(view=view) if view.legal_moves:
                session.play(choose(view.legal_moves, rng))
            case GameOver(points=points) if max(points) < event.view.rules.target:
                session.next_game()
            case MatchOver():
                await session.close(Reason.FINISHED)
            case _:
                pass
    return events


@asynccontextmanager
async def seated(
    host: Person, joiner: Person, rules: Rules = SHORT, code: str | None = None
) -> AsyncIterator[tuple[Session, Session]]:
    """Both ends of a match over loopback, sat down, with nobody playing."""
    async with await Host.open(host, rules=rules, code=code, interface=LOOPBACK, advertise=False) as table:
        theirs = await join(table.addresses[0], joiner, code=code)
        mine = await anext(table)
        try:
            await until(mine, SitDownAsked)
            mine.accept()
            await until(mine, SatDown)
            await until(theirs, SatDown)
            yield mine, theirs
        finally:
            await asyncio.gather(mine.close(), theirs.close())


def of(events: list[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


@pytest.mark.asyncio
@pytest.mark.parametrize("code", [None, "maple-otter-42"], ids=["open", "private"])
async def test_two_people_play_a_match_and_both_saw_and_kept_the_same(
    marie: Person, joiner: Person, code: str | None
) -> None:
    async with await Host.open(marie, rules=SHORT, code=code, interface=LOOPBACK, advertise=False) as table:
        theirs = await join(table.addresses[0], joiner, code=code)
        mine = await anext(table)
        first, second = await asyncio.gather(play(mine, 1), play(theirs, 2))
    assert of(first, SatDown)[0].peer_name == "Pierre"
    assert of(second, SatDown)[0].peer_name == "Marie"
    assert mine.peer_fingerprint == joiner.identity.fingerprint
    assert theirs.peer_fingerprint == marie.identity.fingerprint
    moves = of(first, Moved)
    assert len(moves) >= 2
    assert [(m.game, m.number, m.seat, str(m.move), m.digest, m.chain) for m in moves] == [
        (m.game, m.number, m.seat, str(m.move), m.digest, m.chain) for m in of(second, Moved)
    ]
    assert of(first, MatchOver)[0].points == of(second, MatchOver)[0].points == mine.scores
    assert isinstance(first[-1], Closed)
    assert isinstance(second[-1], Closed)
    entries = "SELECT n, seat, body, chain, signature FROM entry WHERE withdrawn = 0 ORDER BY n"
    kept = []
    for person in (marie, joiner):
        assert person.journal is not None
        with sqlite3.connect(person.journal.path) as database:
            kept.append(database.execute(entries).fetchall())
            assert database.execute("SELECT how FROM ending").fetchall() == [("target",)]
        database.close()
    assert kept[0] == kept[1]
    assert len(kept[0]) >= len(moves)


@pytest.mark.asyncio
async def test_a_game_alone_needs_no_network_and_keeps_nothing() -> None:
    me, bot = passing_person("Marie"), passing_person("Robot")
    mine, its = MemoryLink.pair(me.identity.public_key, bot.identity.public_key)
    seats = Session(mine, me, table=Table(SHORT)), Session(its, bot, table=None)
    first, second = await asyncio.gather(play(seats[0], 1), play(seats[1], 2))
    assert of(first, SatDown)[0].peer_name == "Robot"
    assert of(first, MatchOver) == of(second, MatchOver)


@pytest.mark.asyncio
async def test_no_clock_runs_at_a_table_alone_while_somebody_thinks() -> None:
    me, bot = passing_person("Marie"), passing_person("Robot")
    mine, its = MemoryLink.pair(me.identity.public_key, bot.identity.public_key)
    seats = Session(mine, me, table=Table(SHORT)), Session(its, bot, table=None)
    await until(seats[0], SitDownAsked)
    seats[0].accept()
    for seat in seats:
        await until(seat, Dealt)
    assert [seat._conversation.next_tick() for seat in seats] == [None, None]
    for seat in seats:
        await seat.close()


@pytest.mark.asyncio
async def test_actions_out_of_turn_are_refused_and_change_nothing(marie: Person, joiner: Person) -> None:
    async with seated(marie, joiner) as (mine, theirs):
        dealt = await until(mine, Dealt)
        await until(theirs, Dealt)
        moving, waiting = (mine, theirs) if dealt.starter == 0 else (theirs, mine)
        before = waiting.view
        move = moving.view.legal_moves[0] if moving.view else None
        assert move is not None
        with pytest.raises(LocalError):
            waiting.play(move)
        with pytest.raises(LocalError):
            moving.next_game()
        with pytest.raises(LocalError):
            theirs.accept()
        assert waiting.view == before
        moving.play(move)
        assert (await until(waiting, Moved)).move == move


@pytest.mark.asyncio
async def test_who_leaves_is_told_to_the_other_and_to_the_own_reader(marie: Person, joiner: Person) -> None:
    async with seated(marie, joiner) as (mine, theirs):
        await theirs.close()
        closed = await until(mine, Closed)
        assert (closed.reason, closed.by_peer, closed.text) == (
            Reason.LEFT,
            True,
            "Pierre has left the table.",
        )
        own = await until(theirs, Closed)
        assert (own.reason, own.by_peer) == (Reason.LEFT, False)
        assert [event async for event in mine] == []
        with pytest.raises(TooLate):
            mine.resign()


@pytest.mark.asyncio
async def test_being_declined_is_told_in_the_hosts_words(marie: Person, joiner: Person) -> None:
    async with await Host.open(marie, rules=SHORT, interface=LOOPBACK, advertise=False) as table:
        theirs = await join(table.addresses[0], joiner)
        mine = await anext(table)
        await until(mine, SitDownAsked)
        mine.decline("Not tonight")
        closed = await until(theirs, Closed)
        assert (closed.reason, closed.text) == (Reason.DECLINED, "Marie declined: Not tonight.")
        await asyncio.gather(mine.close(), theirs.close())


class LostLink(MemoryLink):
    """A link over which nothing comes any more, as behind a pulled cable."""

    def send(self, frame: bytes) -> None:
        pass


@pytest.mark.asyncio
async def test_a_silent_peer_is_suspected_and_then_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("protocol.peer.heartbeat.PING_AFTER", 0.1)
    monkeypatch.setattr("protocol.peer.heartbeat.UNHEARD_AFTER", 0.1)
    monkeypatch.setattr("protocol.peer.heartbeat.QUIET_AFTER", 0.2)
    monkeypatch.setattr("protocol.peer.heartbeat.SILENT_AFTER", 0.4)
    me, other = passing_person("Marie"), passing_person("Nobody")
    link = LostLink(bytes(32), other.identity.public_key)
    link.mode = Mode.OPEN  # over a network: within one process nobody falls silent
    session = Session(link, me, table=Table(SHORT))
    kinds = [type(event) async for event in session]
    assert kinds == [PeerUnheard, PeerQuiet, Closed]
    await session.close()


@pytest.mark.asyncio
async def test_a_move_that_cannot_be_written_is_not_sent_and_can_be_played_again(
    marie: Person, joiner: Person
) -> None:
    async with seated(marie, joiner) as (mine, theirs):
        await asyncio.gather(until(mine, Dealt), until(theirs, Dealt))
        moving, waiting, person = (
            (mine, theirs, marie) if mine.view and mine.view.legal_moves else (theirs, mine, joiner)
        )
        assert moving.view is not None
        assert person.journal is not None
        person.journal._database.execute("PRAGMA query_only = 1")
        move = moving.view.legal_moves[0]
        moving.play(move)
        assert (await until(moving, StoreFailed)).why == "the file may not be written"
        assert move in moving.view.legal_moves
        person.journal._database.execute("PRAGMA query_only = 0")
        moving.play(move)
        assert (await until(waiting, Moved)).number == 0


@pytest.mark.asyncio
async def test_nothing_is_left_running_when_sessions_are_closed_at_any_moment(
    marie: Person, joiner: Person
) -> None:
    before = asyncio.all_tasks()
    for turns in range(0, 40, 3):
        async with await Host.open(marie, rules=SHORT, interface=LOOPBACK, advertise=False) as table:
            theirs = await join(table.addresses[0], joiner)
            mine = await anext(table)
            playing = [asyncio.ensure_future(play(mine, 1)), asyncio.ensure_future(play(theirs, 2))]
            for _ in range(turns):
                await asyncio.sleep(0)
            for task in playing:
                task.cancel()
            await asyncio.gather(mine.close(), theirs.close(), *playing, return_exceptions=True)
        assert asyncio.all_tasks() == before
