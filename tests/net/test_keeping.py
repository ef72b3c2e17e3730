"""Which of two links is kept, and that both sides keep the same one."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from protocol.errors import LocalError, Reason
from protocol.game import Rules
from protocol.net import keeping, seeking
from protocol.net.browser import Browser, TableFound
from protocol.net.host import Host
from protocol.net.join import join
from protocol.net.keeping import Keeper
from protocol.net.link import StreamLink
from protocol.net.listing import awaiting
from protocol.net.person import Person, open_person
from protocol.net.returning import going_on
from protocol.net.rivals import Held, why_not
from protocol.net.session import Session
from protocol.net.unfinished import last_address, last_own_port, unfinished
from protocol.peer import heartbeat
from protocol.peer.events import (
    Closed,
    Dealt,
    Event,
    LinkLost,
    MatchOver,
    Moved,
    Resumed,
    SatDown,
    SitDownAsked,
)
from tests.net.player import choose
from tests.net.serving import free_port

LOOPBACK = "127.0.0.1"


class Player:
    """Plays at a seat at random and keeps what it is told; `told` wakes on each event."""

    def __init__(self, seat: Keeper, *, idle: bool = False) -> None:
        """`idle`: never plays, so that it is their turn sooner or later and stays so."""
        self.seat = seat
        self.idle = idle
        self.log: list[Event] = []
        self._told = asyncio.Condition()
        self._task = asyncio.get_running_loop().create_task(self._play())

    async def _play(self) -> None:
        rng = random.Random(1)
        async for event in self.seat:
            self.log.append(event)
            async with self._told:
                self._told.notify_all()
            if isinstance(event, SitDownAsked):
                self.seat.accept()
            view = getattr(event, "view", None)
            if view is not None and view.legal_moves and not self.idle:
                await asyncio.sleep(0.005)
                # The link may have been lost meanwhile, or the move be under way from before.
                with contextlib.suppress(LocalError):
                    self.seat.play(choose(view.legal_moves, rng))

    async def until(self, kind: type[Event], count: int = 1) -> None:
        async with asyncio.timeout(20), self._told:
            await self._told.wait_for(lambda: self.count(kind) >= count)

    async def until_turn(self, seat: int) -> None:
        """Until `seat` is to move, as this player sees it."""

        def is_its_turn() -> bool:
            view = self.seat.view
            return view is not None and view.turn == seat

        async with asyncio.timeout(20), self._told:
            await self._told.wait_for(is_its_turn)

    def count(self, kind: type[Event]) -> int:
        return sum(isinstance(event, kind) for event in self.log)

    def moves(self) -> dict[tuple[int, int], str]:
        return {(event.game, event.number): event.chain for event in self.log if isinstance(event, Moved)}

    async def close(self) -> None:
        await self.seat.close()
        await self._task


@asynccontextmanager
async def two_people(folder: Path) -> AsyncIterator[tuple[Person, Person]]:
    async with (
        await open_person(folder / "ann", "Ann") as ann,
        await open_person(folder / "bob", "Bob") as bob,
    ):
        # Two programs, as far as each can see.
        yield ann, replace(bob, instance_id=bytes(range(16)))


async def playing(
    ann: Person, bob: Person, host: Host, *, interface: str = LOOPBACK
) -> tuple[Session, Player, Player]:
    """Bob's session at the table of Ann, his play and hers, five moves into the match. `interface`: his."""
    session = await join(host.addresses[0], bob)
    guest = Player(Keeper.over(session, bob, interface=interface))
    owner = Player(Keeper.over(await anext(host), ann, host=host, interface=LOOPBACK))
    for player in (guest, owner):
        await player.until(Moved, 5)
    return session, guest, owner


async def unfinished_match(ann: Person, bob: Person) -> None:
    """Begin a match and leave it in the middle."""
    async with await Host.open(ann, rules=Rules(), interface=LOOPBACK, advertise=False) as host:
        guest = Keeper.over(await join(host.addresses[0], bob), bob, interface=LOOPBACK)
        players = [Player(Keeper.over(await anext(host), ann, host=host)), Player(guest)]
        for player in players:
            await player.until(SatDown)
            await player.until(Moved, 5)
        for player in players:
            await player.close()


@pytest.mark.asyncio
@pytest.mark.parametrize("attempt", range(5))
async def test_both_dial_each_other_and_one_link_is_kept(tmp_path: Path, attempt: int) -> None:
    async with two_people(tmp_path) as (ann, bob), AsyncExitStack() as stack:
        await unfinished_match(ann, bob)
        (ours,), (theirs,) = await unfinished(ann), await unfinished(bob)
        # Each is told where the other will listen, and calls there from the beginning on.
        ports = free_port(), free_port()
        seats = [
            (
                await stack.enter_async_context(
                    going_on(match, person, address=f"{LOOPBACK}:{there}", port=here, interface=LOOPBACK)
                )
            )[0]
            for match, person, here, there in ((ours, ann, *ports), (theirs, bob, *ports[::-1]))
        ]
        players = [Player(seat) for seat in seats]
        for player in players:
            await player.until(Resumed)
            await player.until(Moved, 20)
        for player in players:
            await player.close()
        chains = [player.moves() for player in players]
        both = chains[0].keys() & chains[1].keys()
        assert len(both) >= 15
        assert all(chains[0][place] == chains[1][place] for place in both)


@pytest.mark.asyncio
async def test_a_link_that_breaks_is_replaced_and_both_go_on(tmp_path: Path) -> None:
    async with (
        two_people(tmp_path) as (ann, bob),
        await Host.open(ann, rules=Rules(), interface=LOOPBACK, advertise=False) as host,
    ):
        session = await join(host.addresses[0], bob)
        link = session.link
        guest = Player(Keeper.over(session, bob, interface=LOOPBACK))
        owner = Player(Keeper.over(await anext(host), ann, host=host, interface=LOOPBACK))
        for player in (guest, owner):
            await player.until(Moved, 10)
        assert isinstance(link, StreamLink)
        link._writer.transport.abort()
        for player in (guest, owner):
            await player.until(Resumed)
            assert player.count(LinkLost) == 1
        for player in (guest, owner):
            await player.until(Moved, 40)
            await player.close()
        ours, theirs = owner.moves(), guest.moves()
        assert all(ours[place] == theirs[place] for place in ours.keys() & theirs.keys())
        (kept,), (others,) = await unfinished(ann), await unfinished(bob)
        shorter = min(kept.number_of_entries, others.number_of_entries)
        assert kept.entries[:shorter] == others.entries[:shorter]
        assert shorter >= 35


async def gone_on(ann: Person, bob: Person, places: tuple[int, int], *, calls_first: int) -> tuple[int, int]:
    """Both go on with their match, one of them told where the other one is; the ports of their tables."""
    people, tables = (ann, bob), [0, 0]
    async with AsyncExitStack() as stack:
        players = []
        for me in (1 - calls_first, calls_first):
            (match,) = await unfinished(people[me])
            seat, table = await stack.enter_async_context(
                going_on(
                    match,
                    people[me],
                    address=f"{LOOPBACK}:{tables[1 - me]}" if me == calls_first else None,
                    port=places[me],
                    interface=LOOPBACK,
                )
            )
            tables[me] = table.port
            players.append(Player(seat))
        for player in players:
            await player.until(Resumed)
            await player.until(Moved, 5)
        for player in players:
            await player.close()
    return tables[0], tables[1]


@pytest.mark.asyncio
@pytest.mark.parametrize("calls_first", [0, 1], ids=["who hosted calls", "who joined calls"])
async def test_both_remember_where_the_other_listens_whoever_has_called(
    tmp_path: Path, calls_first: int
) -> None:
    async with two_people(tmp_path) as (ann, bob):
        await unfinished_match(ann, bob)
        here, there = await gone_on(ann, bob, (free_port(), free_port()), calls_first=calls_first)
        assert await last_address(ann, bob.identity.public_key) == f"{LOOPBACK}:{there}"
        assert await last_address(bob, ann.identity.public_key) == f"{LOOPBACK}:{here}"


@pytest.mark.asyncio
async def test_after_a_restart_both_listen_where_they_listened_before_if_they_can(tmp_path: Path) -> None:
    async with two_people(tmp_path) as (ann, bob):
        await unfinished_match(ann, bob)
        before = await gone_on(ann, bob, (0, 0), calls_first=1)
        assert await gone_on(ann, bob, (0, 0), calls_first=0) == before
        with socket.create_server((LOOPBACK, before[0])):
            here, there = await gone_on(ann, bob, (0, 0), calls_first=0)
        assert (here != before[0], there) == (True, before[1])
        assert await last_address(bob, ann.identity.public_key) == f"{LOOPBACK}:{here}"


@pytest.mark.asyncio
async def test_who_joined_can_be_called_though_it_has_not_missed_the_other_side_yet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when the host's cable is back: it alone knows that the link may carry nothing any more."""
    monkeypatch.setattr(heartbeat, "UNHEARD_AFTER", 60.0)
    async with (
        two_people(tmp_path) as (ann, bob),
        await Host.open(ann, rules=Rules(), interface=LOOPBACK, advertise=False) as host,
    ):
        session, guest, owner = await playing(ann, bob, host)
        for count in itertools.count(6):
            if (where := await last_address(ann, bob.identity.public_key)) is not None:
                break
            await owner.until(Moved, count)
        assert where == f"{LOOPBACK}:{await last_own_port(bob, ann.identity.public_key)}"
        await host.close()
        assert isinstance(session.link, StreamLink)
        session.link._writer.transport.pause_reading()  # type: ignore[attr-defined]
        owner.seat._network_changed()
        for player in (guest, owner):
            await player.until(Resumed)
            await player.close()


@pytest.mark.asyncio
async def test_who_cannot_listen_for_the_other_side_leaves_at_once_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seeking, "_LISTEN_AGAIN", 10_000.0)
    async with (
        two_people(tmp_path) as (ann, bob),
        await Host.open(ann, rules=Rules(), interface=LOOPBACK, advertise=False) as host,
    ):
        # An address that this computer has not: no table can be opened there.
        _, guest, owner = await playing(ann, bob, host, interface="203.0.113.9")
        assert await last_own_port(bob, ann.identity.public_key) == 0
        async with asyncio.timeout(20):
            for player in (guest, owner):
                await player.close()


@pytest.mark.asyncio
async def test_a_match_ended_while_the_other_is_away_is_ended_for_both_when_they_meet(tmp_path: Path) -> None:
    async with two_people(tmp_path) as (ann, bob):
        await unfinished_match(ann, bob)
        (match,) = await unfinished(ann)
        async with going_on(match, ann, interface=LOOPBACK) as (seat, _):
            seat.abandon()
            told = [event async for event in seat]
            assert [type(event) for event in told] == [MatchOver, Closed]
            assert isinstance(told[0], MatchOver)
            assert (told[0].how, told[0].by, told[0].confirmed) == ("abandoned", match.seat, False)
        assert await unfinished(ann) == []
        (theirs,) = await unfinished(bob)
        async with (
            await Host.open(ann, rules=Rules(), interface=LOOPBACK, advertise=False) as host,
            going_on(theirs, bob, address=host.addresses[0], interface=LOOPBACK) as (seat, _),
        ):
            owner = Player(Keeper.over(await anext(host), ann, host=host, interface=LOOPBACK))
            guest = Player(seat)
            for player in (owner, guest):
                await player.until(MatchOver)
                (over,) = [event for event in player.log if isinstance(event, MatchOver)]
                assert (over.how, over.by, over.confirmed) == ("abandoned", match.seat, True)
                await player.close()
        assert await unfinished(bob) == []


@pytest.mark.asyncio
async def test_who_comes_back_to_a_match_that_was_ended_meanwhile_hears_of_it_where_the_other_still_sits(
    tmp_path: Path,
) -> None:
    async with two_people(tmp_path) as (ann, bob):
        await unfinished_match(ann, bob)
        (ours,), (theirs,) = await unfinished(ann), await unfinished(bob)
        async with going_on(ours, ann, interface=LOOPBACK) as (seat, table):
            seat.abandon()
            assert [type(event) async for event in seat] == [MatchOver, Closed]
            async with going_on(theirs, bob, address=table.addresses[0], interface=LOOPBACK) as (back, _):
                guest = Player(back)
                await guest.until(MatchOver)
                (over,) = [event for event in guest.log if isinstance(event, MatchOver)]
                assert (over.how, over.by, over.confirmed) == ("abandoned", ours.seat, True)
                await guest.close()
        assert await unfinished(bob) == []


@asynccontextmanager
async def stalled(
    ann: Person, bob: Person, *, ann_hosts: bool, bob_moves: bool
) -> AsyncIterator[tuple[Player, Player, Host]]:
    """Both at the table, and one of them does not move; and the host's table."""
    marie, pierre = (ann, bob) if ann_hosts else (bob, ann)
    async with await Host.open(marie, rules=Rules(), interface=LOOPBACK, advertise=False) as host:
        guest = Keeper.over(await join(host.addresses[0], pierre), pierre, interface=LOOPBACK)
        owner = Keeper.over(await anext(host), marie, host=host, interface=LOOPBACK)
        keepers = (owner, guest) if ann_hosts else (guest, owner)
        players = Player(keepers[0], idle=not bob_moves), Player(keepers[1], idle=bob_moves)
        for player in players:
            await player.until(Dealt)
        seat = players[bob_moves].seat.seat
        assert seat is not None
        for player in players:
            await player.until_turn(seat)
        yield *players, host
        for player in players:
            await player.close()


async def ended_by(player: Player, ann: Person) -> None:
    """The end is told and recorded as this player's, and the match is not offered to them any more."""
    await player.until(MatchOver)
    await player.until(Closed)
    (over,) = [event for event in player.log if isinstance(event, MatchOver)]
    assert (over.how, over.by) == ("abandoned", player.seat.seat)
    assert isinstance(player.log[-1], Closed)
    assert await unfinished(ann) == []


@pytest.mark.asyncio
@pytest.mark.parametrize("ann_hosts", [True, False], ids=["as host", "as joiner"])
@pytest.mark.parametrize("bob_moves", [True, False], ids=["the one who is gone moves", "the other one"])
async def test_a_match_can_be_ended_after_the_link_is_gone(
    tmp_path: Path, ann_hosts: bool, bob_moves: bool
) -> None:
    async with (
        two_people(tmp_path) as (ann, bob),
        stalled(ann, bob, ann_hosts=ann_hosts, bob_moves=bob_moves) as (player, other, host),
    ):
        await other.close()
        if not ann_hosts:
            await host.close()
        await player.until(LinkLost)
        assert player.seat.seat == (0 if ann_hosts else 1)
        player.seat.abandon()
        await ended_by(player, ann)


@pytest.mark.asyncio
@pytest.mark.parametrize("ann_hosts", [True, False], ids=["as host", "as joiner"])
@pytest.mark.parametrize("bob_moves", [True, False], ids=["the silent one moves", "the other one"])
async def test_a_match_ended_while_the_other_side_is_silent_is_ended_though_it_never_comes_back(
    tmp_path: Path, ann_hosts: bool, bob_moves: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "_SIGNED_WITHIN", 0.3)
    async with (
        two_people(tmp_path) as (ann, bob),
        stalled(ann, bob, ann_hosts=ann_hosts, bob_moves=bob_moves) as (player, other, host),
    ):
        # What the player says now never reaches the other one.
        assert other.seat._held is not None
        assert other.seat._held.session is not None
        link = other.seat._held.session.link
        assert isinstance(link, StreamLink)
        link._writer.transport.pause_reading()  # type: ignore[attr-defined]
        player.seat.abandon()
        await asyncio.sleep(0.05)
        assert await unfinished(ann) == []
        if not ann_hosts:
            await host.close()
        await other.close()
        await ended_by(player, ann)
        (theirs,) = await unfinished(bob)
        assert not theirs.finished


@pytest.mark.asyncio
async def test_who_lost_the_link_right_at_the_end_hears_of_it_while_the_other_still_sits_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "_SIGNED_WITHIN", 0.2)
    async with (
        two_people(tmp_path) as (ann, bob),
        stalled(ann, bob, ann_hosts=True, bob_moves=False) as (player, other, host),
    ):
        assert other.seat._held is not None
        assert other.seat._held.session is not None
        link = other.seat._held.session.link
        assert isinstance(link, StreamLink)
        link._writer.transport.pause_reading()  # type: ignore[attr-defined]
        player.seat.abandon()
        await other.close()
        await ended_by(player, ann)
        # Somebody who wants to sit down is told so, whoever it is.
        for newcomer in (bob, replace(bob, nickname="Bobby")):
            session = await join(host.addresses[0], newcomer)
            (closed,) = [event async for event in session]
            assert isinstance(closed, Closed)
            assert closed.text == "The match is over: ask Ann to host again."
            await session.close()
        (theirs,) = await unfinished(bob)
        async with going_on(theirs, bob, address=host.addresses[0], interface=LOOPBACK) as (seat, _):
            guest = Player(seat)
            await guest.until(MatchOver)
            (over,) = [event for event in guest.log if isinstance(event, MatchOver)]
            assert (over.how, over.by, over.confirmed) == ("abandoned", player.seat.seat, True)
            await guest.close()
        assert await unfinished(bob) == []


@pytest.mark.asyncio
async def test_another_run_of_somebody_who_plays_is_told_so_though_the_link_was_never_lost(
    tmp_path: Path,
) -> None:
    """A copy of the data folder on a second laptop, which goes on with the match of the first."""
    async with (
        two_people(tmp_path) as (ann, bob),
        await Host.open(ann, rules=Rules(), interface=LOOPBACK, advertise=False) as host,
    ):
        _, guest, owner = await playing(ann, bob, host)
        for count in itertools.count(6):
            if port := await last_own_port(bob, ann.identity.public_key):
                break
            await owner.until(Moved, count)
        copy = bytes(range(16, 32))
        for where, person in ((host.addresses[0], bob), (f"{LOOPBACK}:{port}", ann)):
            session = await join(where, replace(person, instance_id=copy))
            (closed,) = [event async for event in session]
            assert isinstance(closed, Closed)
            assert (closed.reason, closed.by_peer) == (Reason.IN_USE, True)
            await session.close()
        for player in (guest, owner):
            await player.until(Moved, player.count(Moved) + 5)
        assert [player.count(LinkLost) for player in (guest, owner)] == [0, 0]
        for player in (guest, owner):
            await player.close()


@pytest.mark.asyncio
@pytest.mark.parametrize("who", [0, 1], ids=["who hosted waits", "who joined waits"])
async def test_who_waits_for_a_match_waits_on_when_the_other_side_comes_to_sit_down_anew(
    tmp_path: Path, who: int
) -> None:
    async with two_people(tmp_path) as (ann, bob):
        await unfinished_match(ann, bob)
        waits, comes = (ann, bob) if who == 0 else (bob, ann)
        (ours,), (theirs,) = await unfinished(waits), await unfinished(comes)
        async with going_on(ours, waits, interface=LOOPBACK) as (seat, host):
            player = Player(seat)
            session = await join(host.addresses[0], comes)
            (closed,) = [event async for event in session]
            assert isinstance(closed, Closed)
            assert (closed.reason, closed.by_peer) == (Reason.DECLINED, True)
            await session.close()
            async with going_on(theirs, comes, address=host.addresses[0], interface=LOOPBACK) as (other, _):
                guest = Player(other)
                for each in (player, guest):
                    await each.until(Resumed)
                    await each.until(Moved, 5)
                    assert each.count(Closed) == 0
                for each in (player, guest):
                    await each.close()


@pytest.mark.asyncio
async def test_who_looks_for_the_other_side_is_never_listed_as_free(tmp_path: Path) -> None:
    """Who joined by a code opens a table to be found again; nobody else may take it for one to sit at."""
    async with (
        two_people(tmp_path) as (ann, bob),
        Browser(LOOPBACK, own=None) as browser,
        await Host.open(
            ann, rules=Rules(), code="otter-maple-42", interface=LOOPBACK, advertise=False
        ) as host,
    ):
        session = await join(host.addresses[0], bob, code="otter-maple-42")
        guest = Player(Keeper.over(session, bob, interface=LOOPBACK), idle=True)
        owner = Player(Keeper.over(await anext(host), ann, host=host, interface=LOOPBACK), idle=True)
        await guest.until(SatDown)
        await owner.close()
        await host.close()
        # A Bob of another test, which runs beside this one, has the same instance id.
        his = bob.identity.short_fingerprint
        async with asyncio.timeout(20):
            async for event in browser:
                if isinstance(event, TableFound) and event.table.listing.fingerprint == his:
                    break
        assert isinstance(event, TableFound)
        table = event.table
        (match,) = await unfinished(bob)
        assert (table.busy, table.private, table.listing.reserved) == (True, True, True)
        assert table.listing.awaits == awaiting(match.match_id, table.listing.table_id)
        await guest.close()


ONE, OTHER = b"1" * 16, b"2" * 16


@pytest.mark.parametrize(
    ("new", "old", "own_is_smaller", "why"),
    [
        # Another run of the other side's program, over a link that is heard, and over one that is not.
        (Held(None, OTHER, False, 105.0), Held(None, ONE, True, 100.0), True, Reason.IN_USE),
        (Held(None, OTHER, False, 106.0), Held(None, ONE, True, 100.0), True, None),
        # The same run, from the same side, and from the other one long afterwards.
        (Held(None, ONE, True, 100.1), Held(None, ONE, True, 100.0), True, None),
        (Held(None, ONE, False, 103.0), Held(None, ONE, True, 100.0), True, None),
        # Both at the same time: whoever sees which one first, the smaller key's call is kept.
        (Held(None, ONE, False, 100.1), Held(None, ONE, True, 100.0), True, Reason.DUPLICATE),
        (Held(None, ONE, True, 100.1), Held(None, ONE, False, 100.0), True, None),
        (Held(None, ONE, True, 100.1), Held(None, ONE, False, 100.0), False, Reason.DUPLICATE),
        (Held(None, ONE, False, 100.1), Held(None, ONE, True, 100.0), False, None),
    ],
)
def test_of_two_links_one_is_kept(new: Held, old: Held, own_is_smaller: bool, why: Reason | None) -> None:
    assert why_not(new, old, new.at, own_is_smaller=own_is_smaller) is why
    assert why_not(new, None, new.at, own_is_smaller=own_is_smaller) is None
