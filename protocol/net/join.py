"""Sitting down at somebody's table: from an address or a listed table to a session.

Not for what follows; the session's events tell that, beginning with `SatDown` or `Closed`.
"""

from __future__ import annotations

import asyncio

from protocol.errors import LocalError, PeerError, Reason
from protocol.net.acquaintance import check_host
from protocol.net.address import Endpoint, endpoint, parse_address, resolve
from protocol.net.code import normal_code
from protocol.net.dial import Caller, dial
from protocol.net.link import close_stream
from protocol.net.listing import ListedTable
from protocol.net.meet import HANDSHAKE_PATIENCE, join_link
from protocol.net.person import Person
from protocol.net.session import Session
from protocol.net.unfinished import unfinished_with
from protocol.peer.preamble import NO_TABLE, Mode, Preamble


async def join(
    where: str | ListedTable, person: Person, *, code: str | None = None, interface: str | None = None
) -> Session:
    """Connect to the table at `where` ("host:port", or one that a `Browser` found), with its join `code` if
    it is private. Two who trust each other need no code.

    The session is through the encrypted handshake and has asked to sit down. PeerError, with a sentence: no
    such host, nobody listening, silent, another program, another version, wrong code, a code is needed or
    must not be given, another key than the one announced. LocalError: the address, code or interface makes no
    sense, or the host is blocked. A host that does not trust this identity yet says so in `Closed`
    (UNTRUSTED). Cancelling closes the connection.
    """
    if code is not None:
        return await _join(where, person, Mode.CODE, normal_code(code), interface)
    if isinstance(where, ListedTable) and where.private:
        claims = where.listing.fingerprint
        if person.people.trusted_as(claims) is not None:
            return await _join(where, person, Mode.KNOWN, None, interface)
    try:
        return await _join(where, person, Mode.OPEN, None, interface)
    except PeerError as private:
        if private.reason is not Reason.CODE_NEEDED or not person.people.trust_anybody:
            raise
        try:
            # Behind an address that turned out to be a private table may be somebody trusted.
            return await _join(where, person, Mode.KNOWN, None, interface)
        except PeerError as error:
            raise (private if error.reason is Reason.UNTRUSTED else error) from None


async def _join(
    where: str | ListedTable, person: Person, mode: Mode, code: str | None, interface: str | None
) -> Session:
    """`join` in one mode; `code` in its normal form."""
    announced = where.listing.fingerprint if isinstance(where, ListedTable) else None
    table_id = where.listing.table_id if isinstance(where, ListedTable) else NO_TABLE
    ours = Preamble(mode=mode, table_id=table_id, instance_id=person.instance_id).encode()
    caller = await dial(await _endpoints(where, interface), ours, interface)
    try:
        _check(caller, mode, table_id)
        async with asyncio.timeout(HANDSHAKE_PATIENCE):
            link = await join_link(
                caller.reader,
                caller.writer,
                person.identity,
                ours,
                caller.greeting,
                mode,
                code,
                lambda key: check_host(person.people, key, mode, announced),
            )
    except TimeoutError:
        caller.writer.transport.abort()
        raise PeerError(Reason.TIMEOUT, f"{caller.where} stopped answering") from None
    except BaseException:
        await close_stream(caller.reader, caller.writer)
        raise
    if link.peer_key == person.identity.public_key:
        await link.close()
        raise LocalError(
            "This is your own table. To play against yourself, give the other side its own data folder."
        )
    # The host lists what it keeps with this person. What is lost here is gone on with, and nothing else.
    try:
        matches = await unfinished_with(person, link.peer_key)
    except BaseException:
        await link.close()
        raise
    return Session(link, person, table=None, matches=matches)


async def _endpoints(where: str | ListedTable, interface: str | None) -> list[Endpoint]:
    if isinstance(where, str):
        return await resolve(parse_address(where), interface)
    found = [endpoint(host, where.port) for host in where.addresses]
    return [each for each in found if each is not None]


def _check(caller: Caller, mode: Mode, table_id: bytes) -> None:
    """Whether the table is the one that was meant, and is entered the way it wants to be."""
    theirs = caller.greeting.preamble
    if table_id not in (NO_TABLE, theirs.table_id):
        raise PeerError(Reason.UNREACHABLE, "the table is not there any more; another one is at its address")
    if theirs.mode is not mode and not (mode is Mode.KNOWN and theirs.mode is Mode.CODE):
        if mode is Mode.OPEN:
            raise PeerError(Reason.CODE_NEEDED)
        raise PeerError(Reason.NO_CODE)
