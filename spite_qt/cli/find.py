"""From what stands after `join` to where that is: an address as it is, or a table found by its name."""

import asyncio
import re
from contextlib import suppress

from protocol.errors import LocalError, PeerError, Reason
from protocol.net.address import Address, is_ip, parse_address
from protocol.net.browser import Browser, TableFound, TableGone
from protocol.net.listing import ListedTable
from protocol.peer.names import clean_name

# Two tables of one name hear the same question, but what was said within the last second is not said again
# (RFC 6762, section 6) and answers are gathered before they go out: a namesake may take this long (seconds).
_SECONDS_FOR_NAMESAKES = 1.6


async def find_table(where: str, interface: str | None, patience: float) -> str | ListedTable:
    """ADDRESS:PORT as it is; else the one table hosted under that name, looked for `patience` seconds.

    "Bob:7" is a person's name if somebody hosts a table by it, which is soon known, and else HOST:PORT;
    "Bob:" is a name, or an address without its port.

    LocalError if several people host under it, or it is meant as an address and is none; PeerError
    (UNREACHABLE) if nobody does.
    """
    where = where.strip()
    wrong = _wrong_as_address(where)
    begins = _beginning(where)
    if is_ip(where) and not (is_ip(begins) and begins != where):
        raise LocalError(
            f"The address {where} needs the table's port, as in {Address(where.strip('[]'), 4050)}."
        )
    if is_ip(begins):
        # Nobody is called so.
        if wrong is not None:
            raise wrong
        return where
    name = clean_name(where)
    is_meant_as_address = wrong is None or _ends_like_address(where)
    async with Browser(interface=interface) as browser:
        patience = min(patience, _SECONDS_FOR_NAMESAKES) if is_meant_as_address else patience
        found = await _look(browser, name, patience)
        why_empty = browser.why_empty
    if not found and is_meant_as_address:
        if wrong is not None:
            raise wrong
        return where
    if not found:
        # In the middle of a sentence.
        why = why_empty[:1].lower() + why_empty[1:] if why_empty else f"nobody here hosts a table as {name!r}"
        raise PeerError(Reason.UNREACHABLE, why)
    if len(found) > 1:
        ports = ", ".join(f"{table.addresses[0]}:{table.port}" for table in found)
        raise LocalError(f"{len(found)} tables are hosted as {name!r}; join one by its address: {ports}.")
    return found[0]


def _wrong_as_address(where: str) -> LocalError | None:
    try:
        parse_address(where)
    except LocalError as error:
        return error
    return None


def _beginning(where: str) -> str:
    """What an address would begin with, whatever stands between it and its port."""
    if where.startswith("["):
        return where.partition("]")[0] + "]"
    host, colon, _ = where.rpartition(":")
    return host if colon and is_ip(host) else re.split(r"[\s,;/]", where, maxsplit=1)[0]


def _ends_like_address(where: str) -> bool:
    """With a colon, and behind it a port or nothing: "marie:", ":4050", "marie:99999"."""
    _, colon, port = where.rpartition(":")
    return bool(colon) and (not port or port.isdecimal())


async def _look(browser: Browser, name: str, patience: float) -> list[ListedTable]:
    """All tables of that name, as soon as there is one and its namesakes had time to answer."""
    found: dict[str, ListedTable] = {}
    with suppress(TimeoutError):
        async with asyncio.timeout(patience) as limit:
            async for event in browser:
                match event:
                    case TableFound(table) if table.nickname.casefold() == name.casefold():
                        if not found:
                            limit.reschedule(asyncio.get_running_loop().time() + _SECONDS_FOR_NAMESAKES)
                        found[table.key] = table
                    case TableGone(key):
                        found.pop(key, None)
                    case _:
                        pass
    # A table that is there for one person alone is no namesake of one that can be sat down at.
    return [table for table in found.values() if not table.listing.reserved] or list(found.values())
