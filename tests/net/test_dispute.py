"""A match on which two people's journals do not agree, over real links: found, written down, reported, and
settled by the people, also after both programs were started again.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from protocol.errors import Reason, TooLate
from protocol.game import Rules
from protocol.net.host import Host
from protocol.net.person import Person
from protocol.net.report import FOLDER_NAME
from protocol.net.returning import going_on
from protocol.net.unfinished import recall, unfinished, unfinished_or_not_begun
from protocol.peer.entries import MoveBody
from protocol.peer.events import Closed, Event, Forked, MatchOver, Moved, Resumed, VoidOffered
from protocol.peer.hashes import match_id as match_id_of
from protocol.peer.kept import record_of
from protocol.peer.stores import EntryKept, MatchOpened, Record
from tests.net.serving import free_port
from tests.net.test_keeping import LOOPBACK, Player, two_people, unfinished_match

WHO = pytest.mark.parametrize("seat", [0, 1], ids=["host", "joiner"])


async def keep(person: Person, record: Record) -> None:
    assert person.journal is not None
    done: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
    person.journal.store(record, done.set_result)
    assert await done is None


async def forked(ann: Person, bob: Person) -> None:
    """A match in whose journals two moves of one person come last, as after a backup was restored."""
    await unfinished_match(ann, bob)
    ours, theirs = (await unfinished(ann))[0], (await unfinished(bob))[0]
    more = len(ours.entries) > len(theirs.entries)
    longer, shorter, behind = (ours, theirs, bob) if more else (theirs, ours, ann)
    for missing in longer.entries[len(shorter.entries) :]:
        await keep(behind, record_of(missing))
    ledger = longer.ledger
    assert ledger.game is not None
    moves, seat = ledger.game.legal_moves(), ledger.floor
    for person, move in ((ann, moves[0]), (bob, moves[-1])):
        step = ledger.after(seat, MoveBody(str(move)))
        signature = (ann, bob)[seat].identity.sign(step.after.chain)
        entry = EntryKept(
            ledger.match_id, step.after.n, ledger.number, seat, step.packed, step.after.chain, signature
        )
        await keep(person, entry)


@asynccontextmanager
async def together(ann: Person, bob: Person) -> AsyncIterator[list[Player]]:
    """Both look for each other, and are told that they do not hold the same match."""
    async with AsyncExitStack() as stack:
        players, ports = [], (free_port(), free_port())
        for person, here, there in ((ann, *ports), (bob, *ports[::-1])):
            (match,) = await unfinished(person)
            coming = going_on(match, person, address=f"{LOOPBACK}:{there}", port=here, interface=LOOPBACK)
            seat, _ = await stack.enter_async_context(coming)
            players.append(Player(seat))
        for player in players:
            await player.until(Resumed)
            await player.until(Forked)
        yield players
        for player in players:
            await player.close()


def fork_told(player: Player) -> Forked:
    return next(event for event in player.log if isinstance(event, Forked))


def last(player: Player, kind: type[Event]) -> Event:
    return next(event for event in reversed(player.log) if isinstance(event, kind))


async def is_over(ann: Person, bob: Person, players: list[Player], how: str, by: int | None) -> None:
    match_id = fork_told(players[0]).match_id
    for player, person in zip(players, (ann, bob), strict=True):
        await player.until(MatchOver)
        over = last(player, MatchOver)
        assert isinstance(over, MatchOver)
        assert (over.how, over.by, over.confirmed) == (how, by, True)
        assert await unfinished(person) == []
        kept = await recall(person, match_id)
        assert kept.confirmed
        assert kept.closed is not None
        assert (kept.closed.how, kept.closed.by) == (how, by)


@WHO
@pytest.mark.asyncio
async def test_two_who_do_not_agree_call_the_match_off_after_both_have_started_again(
    tmp_path: Path, seat: int
) -> None:
    async with two_people(tmp_path) as (ann, bob):
        await forked(ann, bob)
        async with together(ann, bob) as players:
            first = [fork_told(player) for player in players]
            for player, fork in zip(players, first, strict=True):
                assert fork.reason is Reason.FORK
                assert await asyncio.to_thread(Path(fork.report).is_file)
                assert player.count(Moved) == 0
                with pytest.raises(TooLate):
                    player.seat.resign()
            players[seat].seat.offer_void()
            await players[1 - seat].until(VoidOffered)
        for person in (ann, bob):
            (match,) = await unfinished(person)
            assert match.dispute is not None
        async with together(ann, bob) as players:
            for player, before in zip(players, first, strict=True):
                fork = fork_told(player)
                assert fork.again
                # The same report, and not one more.
                assert fork.report == before.report
            await players[1 - seat].until(VoidOffered)
            players[1 - seat].seat.answer_void(True)
            await is_over(ann, bob, players, "void", None)


@WHO
@pytest.mark.asyncio
async def test_a_report_that_could_not_be_written_is_made_up_for_over_the_next_link(
    tmp_path: Path, seat: int
) -> None:
    async with two_people(tmp_path) as (ann, bob):
        await forked(ann, bob)
        journal = (ann, bob)[seat].journal
        assert journal is not None
        in_the_way = journal.path.with_name(FOLDER_NAME)
        in_the_way.write_text("a file where the folder of reports should be")
        async with together(ann, bob) as players:
            first = [fork_told(player) for player in players]
            assert [fork.report != "" for fork in first] == [seat != 0, seat != 1]
        in_the_way.unlink()
        async with together(ann, bob) as players:
            again = fork_told(players[seat])
            (other,) = await unfinished((bob, ann)[seat])
        report = json.loads(await asyncio.to_thread(Path(again.report).read_text))
        assert report["theirs"] == {"n": other.ledger.n, "chain": other.ledger.chain.hex()}


@WHO
@pytest.mark.asyncio
async def test_one_of_two_who_do_not_agree_ends_the_match(tmp_path: Path, seat: int) -> None:
    async with two_people(tmp_path) as (ann, bob):
        await forked(ann, bob)
        async with together(ann, bob) as players:
            players[seat].seat.abandon()
            await is_over(ann, bob, players, "abandoned", seat)


@WHO
@pytest.mark.asyncio
async def test_a_match_that_only_one_side_ever_had_is_said_to_be_so_and_not_offered_any_more(
    tmp_path: Path, seat: int
) -> None:
    """The link broke when one side had written down that the match begins, and the other had not."""
    async with two_people(tmp_path) as (ann, bob):
        owner, other = (ann, bob) if seat == 0 else (bob, ann)
        keys = (ann.identity.public_key, bob.identity.public_key)
        rules, handshake = Rules().encode(), bytes(32)
        names = ("Ann", "Bob")
        match_id = match_id_of(handshake, keys, rules)
        await keep(owner, MatchOpened(match_id, seat, keys, names, rules, "seeded", handshake))
        (match,) = await unfinished_or_not_begun(owner)
        # A host cannot know whether there was ever anybody to go on with.
        assert len(await unfinished(owner)) == (0 if seat == 0 else 1)
        async with (
            await Host.open(other, rules=Rules(), interface=LOOPBACK, advertise=False) as host,
            going_on(match, owner, address=host.addresses[0], interface=LOOPBACK) as (keeper, _),
        ):
            *_, closed = [event async for event in keeper]
            assert isinstance(closed, Closed)
            assert closed.reason is Reason.NOT_KEPT
            assert await unfinished_or_not_begun(owner) == []
            assert await unfinished(other) == []
