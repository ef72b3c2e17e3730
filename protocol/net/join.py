"""Sitting down at somebody's table: from an address or a listed table to a session.

Not for what follows; the session's events tell that, beginning with `SatDown` or `Closed`.
"""

from __future__ import annotations

import asyncio

from protocol.errors import LocalError, PeerError, Reason
from protocol.net.address import Endpoint, endpoint, parse_address, resolve
from protocol.net.code import normal_code
from protocol.net.dial import Caller, dial
from protocol.net.link import close_stream
from protocol.net.listing import ListedTable
from protocol.net.meet import HANDSHAKE_PATIENCE, join_link
from protocol.net.person import Person
from protocol.net.session import Session
from protocol.peer.preamble import NO_TABLE, Mode, Preamble


async def join(
    where: str | ListedTable, person: Person, *, code: str | None = None, interface: str | None = None
) -> Session:
    """Connect to the table at `where` ("host:port", or one that a `Browser` found), with its join `code` if
    it is private.

    The session is through the encrypted handshake and has asked to sit down. PeerError, with a sentence: no
    such host, nobody listening, silent, another program, another version, wrong code, a code is needed or
    must not be given. LocalError: the address, code or interface makes no sense. Cancelling closes the
    connection.
    """
    code = normal_code(code) if code is not None else None
    table_id = where.listing.table_id if isinstance(where, ListedTable) else NO_TABLE
    mode = Mode.OPEN if code is None else Mode.CODE
    ours = Preamble(mode=mode, table_id=table_id, instance_id=person.instance_id).encode()
    caller = await dial(await _endpoints(where, interface), ours, interface)
    try:
        _check(caller, mode, table_id)
        async with asyncio.timeout(HANDSHAKE_PATIENCE):
            link = await join_link(caller.reader, caller.writer, person.identity, ours, caller.greeting, code)
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
    return Session(link, person, table=None)


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
    if theirs.mode is not mode:
        if mode is Mode.OPEN:
            raise PeerError(Reason.CODE_NEEDED)
        raise PeerError(Reason.NO_CODE)
