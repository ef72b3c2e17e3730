"""Tables on the network, as they appear and go: multicast DNS, renewed, and each entry checked by knocking at
it.

The zeroconf browser asks at about 0, 1, 5 and 14 s and then hardly ever, and what a killed host said of
itself stays valid for over an hour. So the questions are renewed while somebody looks, and every listed table
is knocked at (a connection that reads its preamble): whoever does not answer is not shown. Not for
advertising (`advertiser.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator
from dataclasses import dataclass

from zeroconf import NotRunningException, ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo

from protocol.errors import LocalError
from protocol.net.dial import answers
from protocol.net.instance import INSTANCE_ID
from protocol.net.interfaces import own_addresses
from protocol.net.listing import MOST_ADDRESSES, SERVICE_TYPE, ListedTable, read_txt
from protocol.net.multicast import BLOCKED, hears_itself
from protocol.net.radio import LOOK_EVERY, NO_NETWORK, Radio, UnavailableError
from protocol.net.threads import in_thread

# Tables kept at once. A lobby of more is no lobby; a flood of false ones makes no more work than this.
MOST_TABLES = 500
# Records of one table still being asked for, at once.
_MOST_QUESTIONS = 32
# Seconds between two rounds of knocking, and connections under way at once in a round.
KNOCK_EVERY = 3.0
_MOST_KNOCKS = 64
# Tables that did not answer are knocked at in every round up to this number, and as much more seldom beyond.
_MANY_SILENT = 50
# Names of tables that did not answer and had to make room, remembered so that they are not shown again
# unseen.
_MOST_SILENT = 10_000
# Looks at the list of interfaces (every 2 s) between two rounds of questions.
_LOOKS_PER_RENEWAL = 4


@dataclass(frozen=True)
class TableFound:
    """A table appeared, or one that is listed changed (its `key` is known already)."""

    table: ListedTable


@dataclass(frozen=True)
class TableGone:
    """A listed table went away or does not answer any more."""

    key: str


@dataclass(frozen=True)
class WhyEmpty:
    """What keeps tables from being found changed; `text` is a sentence, None when nothing does."""

    text: str | None


BrowserEvent = TableFound | TableGone | WhyEmpty


class _Entry:
    """One table that multicast DNS knows, shown or not."""

    def __init__(self, table: ListedTable) -> None:
        self.table = table
        self.shown = False
        self.silences = 0
        self.changed = True

    def is_due(self, turn: int, every: int) -> bool:
        """Whether it is knocked at in round number `turn`; `every`: in which ones, if it was silent."""
        return self.shown or self.changed or turn % every == 0


class Browser:
    """Looks for tables until closed: `async with Browser(...) as browser: async for event in browser`.

    `why_empty` says in a sentence what keeps tables from being found, None when nothing does. One reader at a
    time.
    """

    def __init__(self, interface: str | None = None, *, own: bytes | None = INSTANCE_ID) -> None:
        """`interface` as in `own_addresses`, whose LocalError comes out of entering. `own`: the instance
        whose tables are left out; this program's.
        """
        self._own = own
        self._interface = interface
        self._entries: dict[str, _Entry] = {}
        self._silent: dict[str, None] = {}
        # What the reader has not had yet, one for each table: who reads slowly skips what is out of date.
        self._news: dict[str, BrowserEvent] = {}
        self._woken = asyncio.Event()
        self._knock_now = asyncio.Event()
        self._resolving: set[asyncio.Future[None]] = set()
        self._closed = False
        self.why_empty: str | None = None

    async def __aenter__(self) -> Browser:
        self._loop = asyncio.get_running_loop()
        # A wrong interface is the caller's error; one that goes away later is not.
        own_addresses(self._interface)
        radio = await self._try_radio()
        self._tasks = [
            self._loop.create_task(self._search(radio), name="spite-browser"),
            self._loop.create_task(self._knock(), name="spite-knock"),
        ]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def __aiter__(self) -> AsyncIterator[BrowserEvent]:
        return self

    async def __anext__(self) -> BrowserEvent:
        while not self._news and not self._closed:
            self._woken.clear()
            await self._woken.wait()
        if self._closed:
            raise StopAsyncIteration
        return self._news.pop(next(iter(self._news)))

    @property
    def tables(self) -> tuple[ListedTable, ...]:
        """Those shown now."""
        return tuple(entry.table for entry in self._entries.values() if entry.shown)

    async def close(self) -> None:
        """Stop looking; the iteration ends. May be called again."""
        self._closed = True
        self._woken.set()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Multicast DNS, questions and answers

    async def _try_radio(self) -> Radio | None:
        try:
            return await Radio.open(self._interface)
        except (UnavailableError, LocalError) as why:
            self._explain(str(why))
            return None

    async def _search(self, radio: Radio | None) -> None:
        while radio is None:
            await asyncio.sleep(LOOK_EVERY)
            radio = await self._try_radio()
        try:
            while True:
                questions = await radio.run(self._ask(radio.zeroconf))
                try:
                    await self._check_multicast(radio)
                    await self._until_renewal(radio)
                finally:
                    await radio.run(questions.async_cancel())
                if radio.look() is not None and (fresh := await self._try_radio()) is not None:
                    # Ask on the new interfaces at once.
                    radio, stale = fresh, radio
                    await stale.close()
        except NotRunningException:
            self._explain("The search for tables stopped; joining by address works.")
        finally:
            await radio.close()

    async def _ask(self, zeroconf: Zeroconf) -> AsyncServiceBrowser:
        return AsyncServiceBrowser(zeroconf, SERVICE_TYPE, handlers=[self._heard])

    async def _until_renewal(self, radio: Radio) -> None:
        for _ in range(_LOOKS_PER_RENEWAL):
            await asyncio.sleep(LOOK_EVERY)
            if radio.look() is not None:
                return

    async def _check_multicast(self, radio: Radio) -> None:
        if radio.leads_nowhere:
            self._explain(NO_NETWORK)
        elif self.tables:
            self._explain(None)
        else:
            addresses = radio.addresses
            heard = await in_thread(lambda: hears_itself(addresses))
            self._explain(None if heard or self.tables else BLOCKED)

    def _heard(
        self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange
    ) -> None:
        """Called by zeroconf, in its thread."""
        if state_change is ServiceStateChange.Removed:
            self._tell(name, None)
            return
        info = AsyncServiceInfo(service_type, name)
        if info.load_from_cache(zeroconf):
            self._tell(name, info)
        elif len(self._resolving) < _MOST_QUESTIONS:
            task = asyncio.ensure_future(self._resolve(zeroconf, name, info))
            self._resolving.add(task)
            task.add_done_callback(self._resolving.discard)

    async def _resolve(self, zeroconf: Zeroconf, name: str, info: AsyncServiceInfo) -> None:
        with contextlib.suppress(NotRunningException):
            if await info.async_request(zeroconf, 3000):
                self._tell(name, info)

    def _tell(self, name: str, info: AsyncServiceInfo | None) -> None:
        """Carry what zeroconf found over to the loop that reads it."""
        table = _listed(name, info) if info is not None else None
        # The loop may be closing.
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._update, name, table)

    # What is shown

    def _update(self, name: str, table: ListedTable | None) -> None:
        entry = self._entries.get(name)
        if table is None or table.listing.instance_id == self._own:
            if entry is not None:
                del self._entries[name]
                self._hide(entry)
        elif entry is None:
            if len(self._entries) < MOST_TABLES or self._make_room():
                entry = self._entries[name] = _Entry(table)
                if name not in self._silent:
                    self._show(entry)
                self._knock_now.set()
        elif entry.table != table:
            entry.table = table
            entry.changed = True
            if entry.shown:
                self._show(entry)
            else:
                self._knock_now.set()

    def _make_room(self) -> bool:
        """Forget a table that is not shown; False if all are."""
        name = next((name for name, entry in self._entries.items() if not entry.shown), None)
        if name is None:
            return False
        del self._entries[name]
        self._silent[name] = None
        if len(self._silent) > _MOST_SILENT:
            del self._silent[next(iter(self._silent))]
        return True

    def _show(self, entry: _Entry) -> None:
        entry.shown = True
        self._report(entry.table.key, TableFound(entry.table))
        self._explain(None)

    def _hide(self, entry: _Entry) -> None:
        if entry.shown:
            entry.shown = False
            self._report(entry.table.key, TableGone(entry.table.key))

    def _explain(self, why: str | None) -> None:
        if why != self.why_empty:
            self.why_empty = why
            self._report("", WhyEmpty(why))

    def _report(self, key: str, event: BrowserEvent) -> None:
        self._news.pop(key, None)
        self._news[key] = event
        self._woken.set()

    # Knocking

    async def _knock(self) -> None:
        """Knock at every table, at new ones at once; two silences in a row, or one refusal, and it is not
        shown.
        """
        for turn in itertools.count():
            self._knock_now.clear()
            limit = asyncio.Semaphore(_MOST_KNOCKS)
            every = 1 + sum(not entry.shown for entry in self._entries.values()) // _MANY_SILENT
            due = [entry for entry in self._entries.values() if entry.is_due(turn, every)]
            await asyncio.gather(*(self._knock_at(entry, limit) for entry in due))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(KNOCK_EVERY):
                    await self._knock_now.wait()

    async def _knock_at(self, entry: _Entry, limit: asyncio.Semaphore) -> None:
        async with limit:
            table = entry.table
            entry.changed = False
            answer = await answers(table)
        if self._entries.get(table.key) is not entry:
            return
        if answer:
            entry.silences = 0
            self._silent.pop(table.key, None)
            if not entry.shown:
                self._show(entry)
        else:
            entry.silences += 1 if answer is None else 2
            if entry.silences >= 2:
                self._hide(entry)
            else:
                # Make sure at once.
                self._knock_now.set()


def _listed(name: str, info: AsyncServiceInfo) -> ListedTable | None:
    listing = read_txt(info.properties)
    addresses = [
        address
        for address in info.parsed_scoped_addresses()
        # A link-local IPv6 address means nothing without the interface it was heard on.
        if not address.lower().startswith("fe80:") or "%" in address
    ]
    if listing is None or not addresses or not info.port:
        return None
    return ListedTable(name, listing, tuple(addresses[:MOST_ADDRESSES]), info.port)
