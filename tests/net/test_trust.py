"""Who sits down with whom: codes, trust, keys that changed, and a machine in the middle. For both roles."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from protocol.errors import LocalError, PeerError, Reason
from protocol.net import dial, join, meet
from protocol.net.acquaintance import Acquaintance
from protocol.net.host import Host
from protocol.net.identity import Identity
from protocol.net.join import join as sit_down
from protocol.net.link import LENGTH
from protocol.net.noise import SPAKE2_BYTES, Handshake
from protocol.net.people import People, TrustedBy
from protocol.net.person import Person, passing_person
from protocol.net.session import Session
from protocol.peer.events import Closed, Dealt, Moved, SatDown, SitDownAsked
from protocol.peer.fingerprint import safety_number
from protocol.peer.preamble import NO_TABLE, PREAMBLE_BYTES, Mode, Preamble
from tests.net.serving import serving
from tests.net.test_host import CODE, table
from tests.net.test_join import listed
from tests.net.test_session import LOOPBACK, until

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def eve() -> Person:
    """Somebody in the middle who calls herself whatever is needed."""
    return passing_person("Eve")


def trust(one: Person, other: Person) -> None:
    one.people.met(other.identity.public_key, other.nickname, by_code=True)


def both_trust(one: Person, other: Person) -> None:
    trust(one, other)
    trust(other, one)


def folder_of(person: Person) -> Path:
    assert person.journal is not None
    return person.journal.path.parent


def who(session: Session) -> Acquaintance:
    assert session.acquaintance is not None
    return session.acquaintance


async def seated(opened: Host, joiner: Person, code: str | None = None) -> tuple[Session, Session]:
    """Both have sat down: the host's session and the joiner's."""
    theirs = await sit_down(opened.addresses[0], joiner, code=code)
    mine = await anext(opened)
    await until(mine, SitDownAsked)
    mine.accept()
    await asyncio.gather(until(mine, SatDown), until(theirs, SatDown))
    return mine, theirs


async def leave(*sessions: Session) -> None:
    await asyncio.gather(*(session.close() for session in sessions))


# What a meeting leaves behind


async def test_a_join_code_makes_both_trusted_and_next_time_none_is_needed(
    marie: Person, joiner: Person
) -> None:
    async with table(marie, code=CODE) as (opened, _):
        mine, theirs = await seated(opened, joiner, CODE)
        for session in (mine, theirs):
            assert (who(session).verified, who(session).standing, who(session).known) == (True, "code", None)
        assert who(mine).number == who(theirs).number
        await leave(mine, theirs)
        for person, other in ((marie, joiner), (joiner, marie)):
            known = People(folder_of(person)).find(other.identity.public_key)
            assert known is not None
            assert (known.name, known.trusted_by) == (other.nickname, TrustedBy.CODE)
        again = await seated(opened, joiner)
        for session in again:
            assert (who(session).mode, who(session).standing) == (Mode.KNOWN, "trusted")
        await leave(*again)


async def test_an_open_meeting_makes_both_known_and_nobody_trusted(marie: Person, joiner: Person) -> None:
    async with table(marie) as (opened, _):
        first = await seated(opened, joiner)
        assert [(who(each).standing, who(each).verified) for each in first] == [("new", False)] * 2
        await leave(*first)
        second = await seated(opened, joiner)
        assert [(who(each).standing, who(each).verified) for each in second] == [("met", False)] * 2
        await leave(*second)
    async with table(marie, code=CODE) as (opened, _):
        with pytest.raises(PeerError, match="join code is needed"):
            await sit_down(opened.addresses[0], joiner)


async def test_somebody_declined_is_not_remembered(marie: Person, joiner: Person) -> None:
    async with table(marie) as (opened, _):
        theirs = await sit_down(opened.addresses[0], joiner)
        mine = await anext(opened)
        await until(mine, SitDownAsked)
        mine.decline()
        await until(theirs, Closed)
        await leave(mine, theirs)
    assert list(marie.people) == list(joiner.people) == []


async def test_the_compared_number_makes_trust_on_both_sides(marie: Person, joiner: Person) -> None:
    async with table(marie) as (opened, _):
        await leave(*await seated(opened, joiner))
        marie.people.trust(joiner.identity.public_key)
        joiner.people.trust(marie.identity.public_key)
    async with table(marie, code=CODE) as (opened, _):
        for where in (opened.addresses[0], listed(opened, LOOPBACK)):
            theirs = await sit_down(where, joiner)
            mine = await anext(opened)
            await until(mine, SitDownAsked)
            assert (who(mine).standing, who(theirs).standing) == ("trusted", "trusted")
            await leave(mine, theirs)


async def test_trust_of_one_side_alone_opens_no_private_table(marie: Person, joiner: Person) -> None:
    async with table(marie, code=CODE) as (opened, note):
        trust(joiner, marie)
        theirs = await sit_down(opened.addresses[0], joiner)
        assert (await until(theirs, Closed)).reason is Reason.UNTRUSTED
        await theirs.close()
        joiner.people.distrust(marie.identity.public_key)
        trust(marie, joiner)
        # Pierre trusts somebody, but it is not she who answers: she does not even learn that he called.
        joiner.people.met(b"k" * 32, "Tom", by_code=True)
        with pytest.raises(PeerError, match="join code is needed"):
            await sit_down(opened.addresses[0], joiner)
        assert opened._arrivals.empty()
        assert note.refusals == []


@pytest.mark.parametrize("code", [None, CODE], ids=["open", "private"])
async def test_a_blocked_person_is_refused_by_host_and_joiner(
    code: str | None, marie: Person, joiner: Person
) -> None:
    async with table(marie, code=code) as (opened, note):
        both_trust(marie, joiner)
        marie.people.block(joiner.identity.public_key)
        for tried in (code, None):
            theirs = await sit_down(opened.addresses[0], joiner, code=tried)
            assert (await until(theirs, Closed)).reason is Reason.DECLINED
            await theirs.close()
        assert opened._arrivals.empty()
        assert note.refusals == [], "she has asked not to hear of him"
        joiner.people.block(marie.identity.public_key)
        with pytest.raises(LocalError, match="You have blocked Marie"):
            await sit_down(opened.addresses[0], joiner, code=code)


# Codes


async def test_a_code_is_tried_once_a_connection_and_changes_after_three_wrong_ones(
    marie: Person, joiner: Person
) -> None:
    changed: list[str] = []
    async with table(marie, code=CODE, on_new_code=changed.append) as (opened, note):
        for number in range(3):
            with pytest.raises(PeerError, match="not this table's join code"):
                await sit_down(opened.addresses[0], joiner, code=f"maple-otter-{number}")
        assert [error.reason for error in note.refusals] == [Reason.WRONG_CODE] * 3
        assert changed == [opened.code]
        assert opened.code != CODE
        with pytest.raises(PeerError, match="not this table's join code"):
            await sit_down(opened.addresses[0], joiner, code=CODE)
        await leave(*await seated(opened, joiner, opened.code))
        # That was the fifth from this address within a minute.
        with pytest.raises(PeerError, match="wait a minute") as told:
            await sit_down(opened.addresses[0], joiner, code=opened.code)
        assert told.value.reason is Reason.TOO_OFTEN
        # Who needs no code is not held up by those who try.
        await leave(*await seated(opened, joiner))


async def test_a_host_that_guesses_the_code_learns_nothing_and_is_told_from_a_true_one(
    joiner: Person, eve: Person
) -> None:
    async with table(eve, code="guess-guess-11") as (opened, _):
        with pytest.raises(PeerError) as told:
            await sit_down(opened.addresses[0], joiner, code=CODE)
        assert told.value.reason is Reason.WRONG_CODE
        assert opened._arrivals.empty()
    assert list(joiner.people) == []


# Keys that changed


async def test_a_known_name_with_another_key_is_refused_loudly_on_an_open_table(
    marie: Person, joiner: Person
) -> None:
    reinstalled = replace(joiner, identity=Identity.new())
    async with table(marie) as (opened, _):
        await leave(*await seated(opened, joiner))
        theirs = await sit_down(opened.addresses[0], reinstalled)
        mine = await anext(opened)
        events = [event async for event in mine]
        (closed,) = events
        assert isinstance(closed, Closed), "nobody was even asked"
        assert (closed.reason, closed.by_peer) == (Reason.CHANGED_KEY, False)
        assert "Warning: somebody came as Pierre with another key" in closed.text
        heard = await until(theirs, Closed)
        assert (heard.reason, heard.by_peer) == (Reason.CHANGED_KEY, True)
        assert heard.text.startswith(
            "The program of Marie ended the connection: The key is not the one known"
        )
        assert joiner.identity.short_fingerprint not in heard.text, "whom she knows is none of their business"
        await leave(mine, theirs)
        # Forgotten, the new one is a stranger like any other.
        marie.people.forget(joiner.identity.public_key)
        await leave(*await seated(opened, reinstalled))


async def test_a_joiner_refuses_a_host_with_a_known_name_and_another_key(
    marie: Person, joiner: Person
) -> None:
    async with table(marie) as (opened, _):
        await leave(*await seated(opened, joiner))
    async with table(replace(marie, identity=Identity.new())) as (opened, _):
        theirs = await sit_down(opened.addresses[0], joiner)
        mine = await anext(opened)
        closed = await until(theirs, Closed)
        assert (closed.reason, closed.by_peer) == (Reason.CHANGED_KEY, False)
        assert "came as Marie with another key" in closed.text
        assert [type(event) async for event in mine] == [Closed], "he never said who he is"
        await leave(mine, theirs)


async def test_somebody_met_cannot_come_back_under_the_name_of_somebody_else(
    marie: Person, joiner: Person, eve: Person
) -> None:
    async with table(marie) as (opened, _):
        for person in (joiner, eve):
            await leave(*await seated(opened, person))
        theirs = await sit_down(opened.addresses[0], replace(eve, nickname="PIERRE"))
        mine = await anext(opened)
        closed = await until(mine, Closed)
        assert closed.reason is Reason.CHANGED_KEY
        assert "somebody came as PIERRE with another key than the Pierre you know" in closed.text
        assert "If Pierre has a new computer" in closed.text
        await leave(mine, theirs)


async def test_with_the_code_a_known_name_with_another_key_sits_down_with_a_warning(
    marie: Person, joiner: Person
) -> None:
    reinstalled = replace(joiner, identity=Identity.new())
    async with table(marie, code=CODE) as (opened, _):
        await leave(*await seated(opened, joiner, CODE))
        mine, theirs = await seated(opened, reinstalled, CODE)
        warning = who(mine).warning
        assert warning is not None
        assert "Pierre is known here with another key" in warning
        assert who(mine).verified
        await leave(mine, theirs)


async def test_a_table_must_have_the_key_that_its_record_gives(marie: Person, joiner: Person) -> None:
    async with table(marie) as (opened, _):
        with pytest.raises(PeerError) as told:
            await sit_down(listed(opened, LOOPBACK, fingerprint="0000-0000"), joiner)
        assert told.value.reason is Reason.CHANGED_KEY
        assert "0000-0000" in str(told.value)
        assert opened._arrivals.empty()


# A machine in the middle


class Middle:
    """Eve between the host of `table` and a joiner: to each she is the other, as far as she can."""

    def __init__(self, table: str, eve: Person, as_host: str, as_joiner: str) -> None:
        self._table = table
        self._as_host = replace(eve, nickname=as_host)
        self._as_joiner = replace(eve, nickname=as_joiner)
        self.sessions: list[Session] = []

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[Host]:
        async with table(self._as_host) as (false, _):
            passing = asyncio.ensure_future(self._pass_on(false))
            try:
                yield false
            finally:
                passing.cancel()
                await asyncio.gather(passing, return_exceptions=True)
                await leave(*self.sessions)

    async def _pass_on(self, false: Host) -> None:
        """Whoever comes gets her, and so does who was meant."""
        near = await anext(false)
        self.sessions.append(near)
        far = await sit_down(self._table, self._as_joiner)
        self.sessions.append(far)
        await until(near, SitDownAsked)
        await until(far, SatDown)
        near.accept()
        await asyncio.gather(until(near, Closed), until(far, Closed))


async def test_a_machine_in_the_middle_of_an_open_first_meeting_plays_but_the_numbers_differ(
    marie: Person, joiner: Person, eve: Person
) -> None:
    async with AsyncExitStack() as stack:
        opened, _ = await stack.enter_async_context(table(marie))
        false = await stack.enter_async_context(
            Middle(opened.addresses[0], eve, "Marie", "Pierre").listening()
        )
        theirs = await sit_down(false.addresses[0], joiner)
        mine = await anext(opened)
        await until(mine, SitDownAsked)
        mine.accept()
        for session, name in ((mine, "Pierre"), (theirs, "Marie")):
            assert (await until(session, SatDown)).peer_name == name
            view = (await until(session, Dealt)).view
            if view.legal_moves:
                session.play(view.legal_moves[0])
                assert (await until(session, Moved)).seat == session.seat
            assert not who(session).verified
            assert who(session).warning is None
        assert who(mine).number == safety_number(marie.identity.public_key, eve.identity.public_key)
        assert who(theirs).number == safety_number(joiner.identity.public_key, eve.identity.public_key)
        assert who(mine).number != who(theirs).number
        await leave(mine, theirs)


@pytest.mark.parametrize("victim", ["the joiner", "the host"])
async def test_a_machine_in_the_middle_of_people_who_met_before_is_refused(
    victim: str, marie: Person, joiner: Person, eve: Person
) -> None:
    async with table(marie) as (opened, _):
        await leave(*await seated(opened, joiner))
        if victim == "the joiner":
            async with Middle(opened.addresses[0], eve, "Marie", "Eve").listening() as false:
                theirs = await sit_down(false.addresses[0], joiner)
                closed = await until(theirs, Closed)
                await leave(theirs)
        else:
            # To her he is a stranger of another name; what she is afraid of is at the other end.
            theirs = await sit_down(opened.addresses[0], replace(eve, nickname="Pierre"))
            mine = await anext(opened)
            closed = await until(mine, Closed)
            await leave(mine, theirs)
        assert (closed.reason, closed.by_peer) == (Reason.CHANGED_KEY, False)
        assert "Warning" in closed.text


@pytest.mark.parametrize("victim", ["the joiner", "the host"])
async def test_a_machine_in_the_middle_of_people_who_trust_each_other_is_refused(
    victim: str, marie: Person, joiner: Person, eve: Person
) -> None:
    both_trust(marie, joiner)
    async with table(marie, code=CODE) as (opened, _):
        if victim == "the joiner":
            async with table(replace(eve, nickname="Marie"), code=CODE) as (false, note):
                # She says on the network that she is the true Marie, and shows her own key.
                claims = listed(false, LOOPBACK, fingerprint=marie.identity.short_fingerprint)
                with pytest.raises(PeerError) as told:
                    await sit_down(claims, joiner)
                assert told.value.reason is Reason.CHANGED_KEY
                with pytest.raises(PeerError, match="join code is needed"):
                    await sit_down(false.addresses[0], joiner)
                assert false._arrivals.empty()
                assert note.refusals == []
        else:
            trust(eve, marie)
            theirs = await sit_down(opened.addresses[0], replace(eve, nickname="Pierre"))
            assert (await until(theirs, Closed)).reason is Reason.UNTRUSTED
            assert opened._arrivals.empty()
            await leave(theirs)


async def test_a_machine_in_the_middle_of_a_private_table_is_refused_by_both(
    marie: Person, joiner: Person, eve: Person
) -> None:
    """She passes preambles and SPAKE2 on as they are, and puts her own Noise messages in their place."""
    async with table(marie, code=CODE) as (opened, note):

        async def between(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            there, thither = await asyncio.open_connection(LOOPBACK, opened.port)
            try:
                ours = await reader.readexactly(PREAMBLE_BYTES)
                thither.write(ours)
                theirs = await there.readexactly(PREAMBLE_BYTES)
                writer.write(theirs)
                up = await reader.readexactly(LENGTH.size + SPAKE2_BYTES)
                thither.write(up)
                down = await there.readexactly(LENGTH.size + SPAKE2_BYTES)
                writer.write(down)
                prologue = ours + theirs + up + down
                for target, initiator in ((thither, True), (writer, False)):
                    noise = Handshake(eve.identity, initiator=initiator, prologue=prologue, psk=bytes(32))
                    message = noise.write() if initiator else bytes(192)
                    target.write(LENGTH.pack(len(message)) + message)
                await there.read()
            finally:
                thither.transport.abort()

        async with serving(between) as port:
            with pytest.raises(PeerError) as told:
                await sit_down(f"{LOOPBACK}:{port}", joiner, code=CODE)
        assert told.value.reason in (Reason.HANDSHAKE, Reason.WRONG_CODE)
        assert [error.reason for error in note.refusals] == [Reason.WRONG_CODE]
        assert opened._arrivals.empty()
    assert list(joiner.people) == list(marie.people) == []


# Replays, and tables that keep a joiner waiting


async def test_a_replayed_handshake_of_somebody_trusted_lets_nobody_in(marie: Person, joiner: Person) -> None:
    """All that the joiner said in a true meeting is said again, to the same table and to the joiner."""
    both_trust(marie, joiner)
    said: dict[str, bytes] = {}
    async with table(marie, code=CODE) as (opened, _):

        async def copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, name: str) -> None:
            with contextlib.suppress(ConnectionError):
                while data := await reader.read(1 << 16):
                    said[name] = said.get(name, b"") + data
                    writer.write(data)
            writer.close()

        async def record(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            said.clear()
            there, thither = await asyncio.open_connection(LOOPBACK, opened.port)
            try:
                await asyncio.gather(copy(reader, thither, "joiner"), copy(there, writer, "host"))
            finally:
                thither.transport.abort()

        async with serving(record) as port:
            theirs = await sit_down(f"{LOOPBACK}:{port}", joiner)
            mine = await anext(opened)
            await until(mine, SitDownAsked)
            await leave(mine, theirs)

        reader, writer = await asyncio.open_connection(LOOPBACK, opened.port)
        writer.write(said["joiner"])
        async with asyncio.timeout(5):
            with contextlib.suppress(ConnectionError):
                await reader.read()
        writer.close()
        assert opened._arrivals.empty()
        await leave(*await seated(opened, joiner))

    async def repeat(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(said["host"])
        await reader.read()

    async with serving(repeat) as port:
        with pytest.raises(PeerError) as told:
            await sit_down(f"{LOOPBACK}:{port}", joiner)
        assert told.value.reason in (Reason.HANDSHAKE, Reason.WRONG_CODE)


@pytest.mark.parametrize("after", [0, PREAMBLE_BYTES], ids=["the greeting", "the handshake"])
async def test_a_table_that_drips_bytes_does_not_keep_a_joiner_longer_than_a_handshake_may(
    after: int, joiner: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (dial, join, meet):
        monkeypatch.setattr(module, "HANDSHAKE_PATIENCE", 0.3)
    says = Preamble(Mode.OPEN, NO_TABLE, b"i" * 16).encode() + LENGTH.pack(192) + bytes(192)

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(says[:after])
        with contextlib.suppress(ConnectionError):
            for byte in says[after:]:
                writer.write(bytes([byte]))
                await writer.drain()
                await asyncio.sleep(0.05)
        writer.close()

    async with serving(drip) as port:
        async with asyncio.timeout(3):
            with pytest.raises(PeerError) as told:
                await sit_down(f"{LOOPBACK}:{port}", joiner)
        assert told.value.reason is Reason.TIMEOUT
