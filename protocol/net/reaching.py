"""Getting through to one person again: every place where they may be is called, over and over, until told to
stop.

Places are addresses that are known, and tables of that person as they appear on the network. A call that
fails is made again after a pause, which doubles from 0.2 to 10 seconds and is cut short by what makes success
likely: a table of theirs appears, or this computer's own network changes. Not for deciding which of two links
is kept (`keeping.py`), and not for who may come in.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections.abc import Callable, Iterable

from protocol.errors import LocalError, PeerError, Reason
from protocol.net.acquaintance import check_returning
from protocol.net.address import Endpoint, endpoint, parse_address, resolve
from protocol.net.browser import Browser, TableFound
from protocol.net.dial import Caller, dial
from protocol.net.link import StreamLink, close_stream
from protocol.net.listing import ListedTable
from protocol.net.meet import join_link
from protocol.net.person import Person
from protocol.peer.fingerprint import short_fingerprint
from protocol.peer.preamble import NO_TABLE, Mode, Preamble

# Seconds between calls at one place: the first pause and the longest. Each is shortened at random by up to
# half, so that two who call each other do not stay in step.
FIRST_PAUSE = 0.2
LONGEST_PAUSE = 10.0
# Seconds for a call to be taken: the first ones and the later ones. On a local network it takes milliseconds,
# and what was lost on its way is sent again only after a second.
_FIRST_CALL_PATIENCE = 0.5
_CALL_PATIENCE = 2.0
# Seconds for its handshake.
_HANDSHAKE_PATIENCE = 4.0
# Seconds until the search for tables is begun anew when it could not be.
_BROWSE_AGAIN = 2.0
# Places called at. More than a person has; a flood of tables that claim to be theirs makes no more calls.
_MOST_PLACES = 12

_log = logging.getLogger(__name__)

OnLink = Callable[[StreamLink], None]


class Reaching:
    """Calls from the beginning on. `on_link` is given each link to the right person, and judges it."""

    def __init__(
        self,
        person: Person,
        peer_key: bytes,
        addresses: Iterable[str],
        interface: str | None,
        on_link: OnLink,
    ) -> None:
        """`addresses`: "host:port", as a person writes them or as an earlier link had them."""
        self._person = person
        self._peer_key = peer_key
        self._interface = interface
        self._addresses = tuple(dict.fromkeys(addresses))[: _MOST_PLACES // 2]
        self._on_link = on_link
        self._ours = Preamble(Mode.KNOWN, NO_TABLE, person.instance_id).encode()
        # One handshake at a time: of two links in the same direction each side may see another one first.
        self._handshake = asyncio.Lock()
        self._calling = asyncio.Event()
        self._calling.set()
        self._nudges: dict[str, asyncio.Event] = {}
        self._calls: dict[str, asyncio.Task[None]] = {}
        self._loop = asyncio.get_running_loop()
        self._browsing = self._loop.create_task(self._browse(), name="spite-seek")
        for address in self._addresses:
            self.call(address, address)

    def call(self, key: str, where: str | ListedTable) -> None:
        """Call at one more place, or at once where a call is waiting; `key` names the place."""
        if key in self._nudges:
            self._nudges[key].set()
            return
        if len(self._calls) >= _MOST_PLACES:
            # The table that was seen first; addresses that were given are called at to the end.
            oldest = next(key for key in self._calls if key not in self._addresses)
            self._calls.pop(oldest).cancel()
            del self._nudges[oldest]
        nudge = self._nudges[key] = asyncio.Event()
        self._calls[key] = self._loop.create_task(self._call_at(where, nudge), name="spite-call")

    def rest(self) -> None:
        """A link is there and is being tried: make no more calls until `go_on`."""
        self._calling.clear()

    def go_on(self) -> None:
        self._calling.set()

    def nudge(self) -> None:
        """The own network has changed: call everywhere at once."""
        for nudge in self._nudges.values():
            nudge.set()

    async def stop(self) -> None:
        """Nothing is left of it afterwards. May be called again."""
        tasks = [self._browsing, *self._calls.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Calling

    async def _call_at(self, where: str | ListedTable, nudge: asyncio.Event) -> None:
        pause = FIRST_PAUSE
        while True:
            await self._calling.wait()
            nudge.clear()
            patience = min(_FIRST_CALL_PATIENCE * pause / FIRST_PAUSE, _CALL_PATIENCE)
            call = self._loop.create_task(self._reach(where, patience))
            nudged = self._loop.create_task(nudge.wait())
            try:
                await asyncio.wait({call, nudged}, return_when=asyncio.FIRST_COMPLETED)
                if not call.done() and not self._handshake.locked():
                    # Begun while there was no network: that call may wait for a long time.
                    pause = FIRST_PAUSE
                    continue
                await asyncio.wait({call})
                call.result()
            except (PeerError, LocalError) as error:
                _log.debug("no way back yet: %s", error)
            finally:
                call.cancel()
                nudged.cancel()
                await asyncio.wait({call, nudged})
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause * random.uniform(0.5, 1)):
                    await nudge.wait()
                pause = FIRST_PAUSE
                continue
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _reach(self, where: str | ListedTable, patience: float) -> None:
        endpoints = await self._endpoints(where)
        try:
            async with asyncio.timeout(patience):
                caller = await dial(endpoints, self._ours, self._interface)
        except TimeoutError:
            raise PeerError(Reason.UNREACHABLE, "nobody takes the call") from None
        try:
            async with self._handshake:
                wanted = self._calling.is_set() and caller.greeting.instance_id != self._person.instance_id
                link = await self._shake_hands(caller) if wanted else None
        except BaseException:
            caller.writer.transport.abort()
            raise
        if link is not None:
            self._on_link(link)
        else:
            caller.writer.transport.abort()

    async def _endpoints(self, where: str | ListedTable) -> list[Endpoint]:
        if isinstance(where, str):
            return await resolve(parse_address(where), self._interface)
        found = [endpoint(host, where.port) for host in where.addresses]
        return [each for each in found if each is not None]

    async def _shake_hands(self, caller: Caller) -> StreamLink:
        def check(key: bytes) -> None:
            if key != self._peer_key:
                raise PeerError(Reason.UNREACHABLE, "somebody else is at this address now")
            # Perhaps since the link was lost: they are not let in when they call, so they are not called.
            check_returning(self._person.people, key)
            if not self._calling.is_set():
                # The other side has called meanwhile. It has not seen this call yet; a second link would
                # take the place of the one that the match goes on over.
                raise PeerError(Reason.DUPLICATE, "the other side has called")

        try:
            async with asyncio.timeout(_HANDSHAKE_PATIENCE):
                return await join_link(
                    caller.reader,
                    caller.writer,
                    self._person.identity,
                    self._ours,
                    caller.greeting,
                    Mode.KNOWN,
                    None,
                    check,
                )
        except TimeoutError:
            caller.writer.transport.abort()
            raise PeerError(Reason.TIMEOUT, f"{caller.where} stopped answering") from None
        except BaseException:
            await close_stream(caller.reader, caller.writer)
            raise

    # Noticing

    async def _browse(self) -> None:
        """Call at every table of theirs, at once when one appears or changes."""
        theirs = short_fingerprint(self._peer_key)
        while True:
            try:
                async with Browser(self._interface, own=self._person.instance_id) as browser:
                    async for event in browser:
                        if isinstance(event, TableFound) and event.table.listing.fingerprint == theirs:
                            table = event.table
                            self.call(f"{table.key} {table.addresses} {table.port}", table)
            except LocalError as error:
                _log.debug("nobody can be looked for now: %s", error)
            await asyncio.sleep(_BROWSE_AGAIN)
