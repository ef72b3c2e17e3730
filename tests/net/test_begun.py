"""Somebody is let in, and the link breaks before they are heard: a match that has not begun keeps nobody
waiting, and one that the joiner has heard of is gone on with.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from protocol.errors import Reason
from protocol.game import Rules
from protocol.net.history import kept_matches
from protocol.net.host import Host
from protocol.net.join import join
from protocol.net.keeping import Keeper
from protocol.net.person import Person, open_person
from protocol.net.unfinished import unfinished, unfinished_or_not_begun
from protocol.peer.events import Closed, Dealt, Event, LinkLost, Moved, Resumed, SatDown, SitDownAsked
from tests.net.swallowing import Line, line
from tests.net.test_keeping import LOOPBACK, Player, two_people

EVERYTHING = (0, 1)


class Guest(Player):
    """Does not let anybody sit down by itself."""

    async def _play(self) -> None:
        async for event in self.seat:
            await self._note(event)

    async def _note(self, event: Event) -> None:
        self.log.append(event)
        async with self._told:
            self._told.notify_all()


@asynccontextmanager
async def asked(
    folder: Path,
) -> AsyncIterator[tuple[Person, Person, Host, Line, Guest, Guest]]:
    """Ann's open table, the line to it, and Bob who asks over it: their seats, hers first."""
    async with (
        two_people(folder) as (ann, bob),
        await Host.open(ann, rules=Rules(), interface=LOOPBACK, advertise=False) as host,
        line(host.port) as way,
    ):
        theirs = Guest(Keeper.over(await join(at(way), bob), bob, interface=LOOPBACK))
        hers = Guest(Keeper.over(await anext(host), ann, host=host, interface=LOOPBACK))
        await hers.until(SitDownAsked)
        try:
            yield ann, bob, host, way, hers, theirs
        finally:
            await asyncio.gather(hers.close(), theirs.close())


def at(way: Line) -> str:
    return f"{LOOPBACK}:{way.port}"


async def play_on(host: Host, ann: Person, *others: Guest, sits_anew: Person | None, way: Line) -> None:
    """At the table, which is open: five moves with who comes."""
    guest = None
    if sits_anew is not None:
        guest = Player(Keeper.over(await join(at(way), sits_anew), sits_anew, interface=LOOPBACK))
    async with asyncio.timeout(20):
        owner = Player(Keeper.over(await anext(host), ann, host=host, interface=LOOPBACK))
    await owner.until(Resumed if sits_anew is None else SatDown)
    for other in others:
        await other.until(Resumed)
        await asyncio.gather(owner.until(Dealt), other.until(Dealt))
    if guest is not None:
        await guest.until(SatDown)
        await asyncio.gather(owner.until(Moved, 5), guest.until(Moved, 5))
        await guest.close()
    await owner.close()


@pytest.mark.asyncio
async def test_who_did_not_hear_that_they_may_sit_asks_anew_and_no_match_is_left_behind(
    tmp_path: Path,
) -> None:
    async with asked(tmp_path) as (ann, bob, host, way, hers, theirs):
        way.swallow(*EVERYTHING)
        hers.seat.accept()
        assert [match.begun for match in await unfinished_or_not_begun(ann)] == [False]
        way.reset()
        await asyncio.gather(hers.until(Closed), theirs.until(Closed))
        assert not hers.count(SatDown)
        assert not theirs.count(SatDown)
        assert hers.log[-1] == Closed(Reason.LOST, "The connection with Bob was lost.", by_peer=True)
        assert await unfinished(ann) == []
        assert await unfinished(bob) == []
        assert kept_matches(tmp_path / "ann") == []
        await play_on(host, ann, sits_anew=bob, way=way)
        (left,) = await unfinished(ann)
        assert left.begun
    # As after a kill: nothing but the journal is left.
    async with await open_person(tmp_path / "ann", "Ann") as again:
        assert [match.match_id for match in await unfinished(again)] == [left.match_id]
        assert [match.match_id for match in kept_matches(tmp_path / "ann")] == [left.match_id]


@pytest.mark.asyncio
async def test_who_heard_it_and_was_not_heard_goes_on_by_itself_at_the_open_table(tmp_path: Path) -> None:
    async with asked(tmp_path) as (ann, bob, host, way, hers, theirs):
        way.swallow(0)
        hers.seat.accept()
        await theirs.until(SatDown)
        (begun,) = await unfinished(bob)
        way.reset()
        await asyncio.gather(hers.until(Closed), theirs.until(LinkLost))
        assert not hers.count(SatDown)
        assert await unfinished(ann) == []
        await play_on(host, ann, theirs, sits_anew=None, way=way)
        assert not theirs.count(Closed)
        assert [match.match_id for match in await unfinished(ann)] == [begun.match_id]


@pytest.mark.asyncio
@pytest.mark.parametrize("accepted", [False, True])
async def test_who_calls_anew_over_a_sound_link_takes_the_place_of_the_dead_one(
    tmp_path: Path, accepted: bool
) -> None:
    async with asked(tmp_path) as (ann, bob, host, way, hers, _):
        way.swallow(*EVERYTHING)
        if accepted:
            hers.seat.accept()
            assert [match.begun for match in await unfinished_or_not_begun(ann)] == [False]
        await play_on(host, ann, sits_anew=bob, way=way)
        assert not hers.count(SatDown)
        closed = hers.log[-1]
        assert isinstance(closed, Closed)
        assert (closed.reason, closed.by_peer) == (Reason.DUPLICATE, False)


@pytest.mark.asyncio
async def test_nobody_else_takes_the_place_of_who_is_not_heard(tmp_path: Path) -> None:
    async with (
        asked(tmp_path) as (_, bob, _, way, hers, _),
        await open_person(tmp_path / "eve", "Bob") as eve,
    ):
        way.swallow(*EVERYTHING)
        hers.seat.accept()
        # Another person, and another run of Bob's own program so soon.
        for who in (eve, replace(bob, instance_id=bytes(16))):
            session = await join(at(way), who)
            async for event in session:
                if isinstance(event, Closed):
                    assert event.reason is Reason.BUSY
            await session.close()
        assert not hers.count(Closed)


@pytest.mark.asyncio
async def test_a_match_in_which_they_were_heard_is_not_let_go_of(tmp_path: Path) -> None:
    async with asked(tmp_path) as (ann, _, _, way, hers, theirs):
        hers.seat.accept()
        await asyncio.gather(hers.until(SatDown), theirs.until(SatDown))
        way.reset()
        await hers.until(LinkLost)
        assert len(await unfinished(ann)) == 1
        async with await open_person(tmp_path / "eve", "Eve") as eve:
            stranger = await join(at(way), eve)
            async for event in stranger:
                if isinstance(event, Closed):
                    assert event.reason is Reason.BUSY
            await stranger.close()
        await asyncio.gather(hers.until(Resumed), theirs.until(Resumed))
