"""Looking for tables while the person is in the lobby: what is there is listed, and by whom it is.

Not for going to one of them (`meeting`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from protocol.peer.names import isolated
from spite_qt.window.lobby import Lobby
from spite_qt.window.reasons import in_words
from spite_qt.window.rematch import Rematch
from spite_qt.window.work import Work

if TYPE_CHECKING:
    # Imported when it is needed: the lobby is seen sooner.
    from protocol.net.listing import ListedTable
    from protocol.net.person import Person


class Looking(QObject):
    """Fills the lobby's lists. `version_seen`: somebody on the network says that they have these versions of
    protocol and program.
    """

    version_seen = Signal(str, str)
    # What is listed, or why nothing can be, is another now.
    _changed = Signal()

    def __init__(
        self, lobby: Lobby, work: Work, myself: Callable[[], Awaitable[Person]], interface: str | None
    ) -> None:
        """`myself` opens the person's data. `interface`: the one address to use, None for all."""
        super().__init__(lobby)
        self._lobby = lobby
        self._work = work
        self._myself = myself
        self._interface = interface
        self._task: asyncio.Task[None] | None = None
        self._why_empty: str | None = None

    def start(self) -> None:
        """Look from now on, until `pause`."""
        if self._task is None or self._task.done():
            # What was there before is not known to be there still.
            self._lobby.tables.list.tables.clear()
            self._lobby.tables.unfinished.forget_tables()
            self._why_empty = None
            self._task = self._work.start(self._look())

    def pause(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def again(self) -> None:
        """What can be gone on with may be something else now: look anew, if this looks at all."""
        if self._task is not None and not self._task.done():
            self._task.cancel()
            self._task = None
            self.start()

    async def their_table(self, rematch: Rematch) -> ListedTable:
        """The table that the other person has opened for another match, as soon as it is listed. That it is
        theirs is a claim, which the handshake proves.
        """
        self.start()
        changed = asyncio.Event()
        self._changed.connect(changed.set)
        try:
            while True:
                self.show_waiting(rematch)
                shown = self._why_empty
                while shown == self._why_empty:
                    if (found := self._listed(rematch)) is not None:
                        return found
                    changed.clear()
                    await changed.wait()
        finally:
            self._changed.disconnect(changed.set)

    def show_waiting(self, rematch: Rematch) -> None:
        """That this person waits for that table."""
        self._lobby.show_joining(
            lambda: self.tr("Another match with {0}").format(isolated(rematch.name)),
            partial(self._waits_for, rematch.name, self._why_empty),
        )

    def _listed(self, rematch: Rematch) -> ListedTable | None:
        from protocol.peer.fingerprint import short_fingerprint

        theirs, digest = short_fingerprint(rematch.key), rematch.rules.digest()
        tables = self._lobby.tables.list.tables
        for table in map(tables.table, range(tables.rowCount())):
            said = table.listing
            if said.fingerprint == theirs and said.rules_digest == digest and not (said.busy or said.awaits):
                return table
        return None

    def _waits_for(self, name: str, why: str | None) -> str:
        """`why` no table can be found, if so."""
        if why is not None:
            return in_words(why)
        return self.tr("You sit down as soon as {0} opens the table again.").format(isolated(name))

    async def _look(self) -> None:
        from protocol.net.browser import Browser, TableFound, TableGone, WhyEmpty

        shown = self._lobby.tables.list
        shown.set_empty_text(lambda: self.tr("Looking for tables …"))
        # Nobody can sit down at their own table, whichever run of the program opened it.
        person = await self._myself()
        own = person.identity.short_fingerprint
        shown.tables.set_people(person.people)
        unfinished = self._lobby.tables.unfinished
        loading = self._work.start(self._show_unfinished(person))
        async with self._work.whole(Browser(self._interface, own=None)) as browser:
            self._say_why_empty(browser.why_empty)
            # Whose table waits for this person is known by the matches.
            await asyncio.wait([loading])
            async for news in browser:
                match news:
                    case TableFound(table=table) if table.listing.fingerprint != own:
                        # A table that is there for a match of this person's is told of where that match is.
                        # One that was opened for somebody else's alone is nothing to sit down at.
                        if unfinished.found(table) or table.listing.reserved:
                            shown.tables.gone(table.key)
                        else:
                            shown.tables.found(table)
                        self._changed.emit()
                        self.version_seen.emit(table.listing.version, table.listing.program)
                    case TableGone(key=key):
                        unfinished.gone(key)
                        shown.tables.gone(key)
                    case WhyEmpty(text=why):
                        self._say_why_empty(why)
                    case _:
                        pass

    async def _show_unfinished(self, person: Person) -> None:
        from protocol.net.bots import keys_of_bots
        from protocol.net.unfinished import news_of_damage, unfinished_or_not_begun

        found = await unfinished_or_not_begun(person)
        if damage := news_of_damage(person):
            self._lobby.tell(lambda: "\n".join(map(in_words, damage)))
        begun, not_begun = ([match for match in found if match.begun is each] for each in (True, False))
        self._lobby.tables.unfinished.show_matches(begun, await keys_of_bots(person), not_begun)

    def _say_why_empty(self, why: str | None) -> None:
        self._why_empty = why
        self._lobby.tables.list.set_empty_text(partial(self._nobody_yet, why))
        self._changed.emit()

    def _nobody_yet(self, why: str | None) -> str:
        """What stands where tables would be; `why` none can be found, if so."""
        if why is not None:
            return in_words(why)
        return self.tr(
            "Nobody has opened a table on your network yet.\n\n"
            "Host one, and it appears in the other lobby by itself."
        )
