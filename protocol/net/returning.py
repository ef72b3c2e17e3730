"""Going on with an unfinished match after a restart: listening and calling, until the other side is there.

Not for how a seat outlives its links (`keeping.py`).
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from protocol.net.acquaintance import check_returning
from protocol.net.address import parse_address
from protocol.net.host import Host
from protocol.net.keeping import Keeper
from protocol.net.person import Person
from protocol.net.unfinished import last_address, last_own_port
from protocol.peer.kept import KeptMatch


@asynccontextmanager
async def going_on(
    match: KeptMatch,
    person: Person,
    *,
    address: str | None = None,
    port: int = 0,
    interface: str | None = None,
    patience: float | None = None,
) -> AsyncIterator[tuple[Keeper, Host]]:
    """The seat in `match`, and the table for the other side alone; leaving the context leaves both.

    `address` ("host:port"): where the other side may be, besides where it was last. `port`: where to listen;
    0 takes the one that the other side was told last, or a free one. `patience` as in `Keeper`. They sit
    under the nickname that `person` has now, whatever it was before. LocalError: the other side is blocked
    here, the port is taken, the interface is not there, the address is none.
    """
    check_returning(person.people, match.peer_key)
    known = await last_address(person, match.peer_key)
    given = str(parse_address(address)) if address is not None else None
    met = person.people.find(match.peer_key)
    opening = Host.open(
        person,
        rules=match.rules,
        port=port,
        preferred=await last_own_port(person, match.peer_key),
        interface=interface,
        private=met is not None and met.trusted,
        reserved=True,
    )
    async with await opening as host:
        seat = Keeper.away(
            match,
            person,
            host=host,
            addresses=[where for where in (given, known) if where is not None],
            interface=interface,
            patience=patience,
        )
        try:
            yield seat, host
        finally:
            await seat.close()
