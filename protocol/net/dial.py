"""From an address to an encrypted link: all of a table's addresses tried side by side, every failure told in
words.

Not for what is said over the link (`session.py`) and not for listening (`host.py`).
"""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
from collections.abc import Sequence

from protocol.errors import LocalError, PeerError, Reason
from protocol.net.address import Endpoint, endpoint
from protocol.net.interfaces import Addresses, own_addresses
from protocol.net.link import STREAM_LIMIT
from protocol.net.listing import ListedTable
from protocol.net.meet import HANDSHAKE_PATIENCE, Greeting, read_greeting
from protocol.net.race import AllFailedError, race

# Seconds for a TCP connection on a local network; beyond that nobody is there.
CONNECT_PATIENCE = 4.0
# Seconds before the next address is tried beside the first: an answer on a local network is there by then.
STAGGER = 0.15
# Seconds for a knock: connect and read one preamble.
_KNOCK_PATIENCE = 2.0

_log = logging.getLogger(__name__)


class Caller:
    """An open connection whose other side has greeted; nothing is encrypted yet."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, greeting: Greeting, where: Endpoint
    ) -> None:
        self.reader = reader
        self.writer = writer
        self.greeting = greeting
        self.where = where


async def dial(endpoints: Sequence[Endpoint], ours: bytes, interface: str | None = None) -> Caller:
    """Connect to whichever of `endpoints` answers with a greeting first; `ours` is the own preamble, sent to
    each.

    PeerError when none does: the most telling of their reasons. LocalError for an interface that is not
    there.
    """
    source = own_addresses(interface) if interface is not None else None
    _log.info("calling %s", ", ".join(str(where) for where in endpoints))
    try:
        return await race(
            [lambda where=where: _greet(where, ours, source) for where in endpoints],  # type: ignore[misc]
            stagger=STAGGER,
            discard=lambda caller: caller.writer.transport.abort(),
        )
    except AllFailedError as failed:
        for why in failed.failures:
            _log.info("call failed: %s", why)
        raise _most_telling(failed.failures) from failed


async def answers(table: ListedTable) -> bool | None:
    """Whether `table` is still there: True, False (somebody else or nobody listens there) or None (no
    answer).
    """
    ways = []
    for host in table.addresses:
        try:
            where = endpoint(host, table.port)
        except LocalError:
            # The interface it was heard on is gone.
            continue
        if where is not None:
            ways.append(lambda where=where: _knock(where, table))
    if not ways:
        return False
    try:
        await race(ways, stagger=STAGGER)
    except AllFailedError as failed:
        return (
            False
            if all(isinstance(error, PeerError | ConnectionError | EOFError) for error in failed.failures)
            else None
        )
    return True


async def _knock(where: Endpoint, table: ListedTable) -> None:
    async with asyncio.timeout(_KNOCK_PATIENCE):
        reader, writer = await _connect(where, None)
        try:
            greeting = await read_greeting(reader)
        finally:
            writer.transport.abort()
    if greeting.instance_id != table.listing.instance_id or greeting.table_id != table.listing.table_id:
        raise PeerError(Reason.UNREACHABLE, "another table is there")


async def _greet(where: Endpoint, ours: bytes, source: Addresses | None) -> Caller:
    try:
        async with asyncio.timeout(CONNECT_PATIENCE):
            reader, writer = await _connect(where, source)
    except TimeoutError:
        raise PeerError(Reason.UNREACHABLE, f"{where} does not answer") from None
    except OSError as error:
        raise PeerError(Reason.UNREACHABLE, _why(error, where)) from error
    try:
        writer.write(ours)
        async with asyncio.timeout(HANDSHAKE_PATIENCE):
            greeting = await read_greeting(reader)
    except TimeoutError:
        writer.transport.abort()
        raise PeerError(Reason.TIMEOUT, f"something at {where} takes the call but says nothing") from None
    except (OSError, EOFError) as error:
        writer.transport.abort()
        raise PeerError(Reason.UNREACHABLE, f"{where} hung up") from error
    except BaseException:
        writer.transport.abort()
        raise
    return Caller(reader, writer, greeting, where)


async def _connect(
    where: Endpoint, source: Addresses | None
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    loop = asyncio.get_running_loop()
    # With the protocol's number asyncio sends small messages at once (TCP_NODELAY); else each answer of the
    # handshake could wait 40 ms for an acknowledgement.
    connection = socket.socket(where.family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        connection.setblocking(False)
        if source is not None:
            _bind(connection, where, source)
        await loop.sock_connect(connection, where.sockaddr)
        return await asyncio.open_connection(sock=connection, limit=STREAM_LIMIT)
    except BaseException:
        connection.close()
        raise


def _bind(connection: socket.socket, where: Endpoint, source: Addresses) -> None:
    """Leave by the chosen interface. LocalError when it has no address of the right kind."""
    if where.family == socket.AF_INET and source.ipv4:
        connection.bind((source.ipv4[0], 0))
    elif where.family == socket.AF_INET6 and source.ipv6:
        address, index = source.ipv6[0]
        connection.bind((address, 0, 0, index if address.startswith("fe80:") else 0))
    else:
        raise LocalError(f"{where} cannot be reached from the interface {', '.join(source.texts)}.")


_WHY = {
    errno.ECONNREFUSED: "nobody is listening at {where}",
    errno.EHOSTUNREACH: "no computer answers at {where}",
    errno.ENETUNREACH: "this computer is on no network that leads to {where}",
    errno.ENETDOWN: "this computer is on no network that leads to {where}",
    errno.EADDRNOTAVAIL: "this computer is on no network that leads to {where}",
    errno.ETIMEDOUT: "{where} does not answer",
    errno.ECONNRESET: "{where} hung up",
    errno.EACCES: "this computer's firewall does not let the call out to {where}",
    errno.EPERM: "this computer's firewall does not let the call out to {where}",
    errno.EINVAL: "{where} needs the interface it is on, as in fe80::1%eth0",
}


def _why(error: OSError, where: Endpoint) -> str:
    text = _WHY.get(error.errno or 0)
    return text.format(where=where) if text is not None else f"{where}: {error.strerror or error}"


# A greeting that was wrong tells more than a call that nobody took.
_DULL = (Reason.UNREACHABLE, Reason.TIMEOUT)


def _most_telling(failures: Sequence[BaseException]) -> BaseException:
    ranked = sorted(
        failures,
        key=lambda error: _DULL.index(error.reason) + 1 if _is_dull(error) else 0,  # type: ignore[attr-defined]
    )
    return ranked[0]


def _is_dull(error: BaseException) -> bool:
    return isinstance(error, PeerError) and error.reason in _DULL
