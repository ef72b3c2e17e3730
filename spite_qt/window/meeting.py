"""How a person gets from the lobby to a table: finding tables, hosting, joining, playing alone.

The lobby shows, `protocol.net` does; this is what stands between them, one way to a table at a time. What
happens at the table is the match page's.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from protocol.errors import LocalError, PeerError, Reason, TooLate
from protocol.peer.names import isolated
from spite_qt.requests import HostRequest, JoinRequest, MatchRequest, ResumeRequest
from spite_qt.window.lobby import Lobby
from spite_qt.window.reasons import in_words, sentence_of
from spite_qt.window.spoken import Spoken
from spite_qt.window.work import Work

if TYPE_CHECKING:
    # The network's modules are heavy: they are imported where they are first used, after the first paint.
    from protocol.net.host import Host
    from protocol.net.listing import ListedTable
    from protocol.net.person import Person
    from protocol.peer.events import Event, Resumed, SatDown
    from protocol.peer.kept import KeptMatch
    from spite_qt.play_alone import Opponent
    from spite_qt.seat import Seat

    Play = Callable[[Seat, AsyncIterator[Event], SatDown | Resumed], Awaitable[bool]]

_log = logging.getLogger(__name__)

# How long a table named on the command line is looked for.
_SECONDS_TO_FIND = 10.0
# How often an open table's addresses are looked at.
_SECONDS_TO_WATCH = 1.0


class _NotSeatedError(Exception):
    """The other side would not have this person, or was gone; the text is the whole sentence."""


class Meeting(QObject):
    """Connects itself to the lobby; `play` shows a match and returns when the person has left it: whether
    they want another one with the same opponent.

    `asked` carries the nickname of whoever asks to sit down, `answered`: nobody asks any more.
    `version_seen`: somebody on the network says that they speak this version of the protocol. `changed`:
    `under_way` answers anew.
    """

    asked = Signal(str)
    answered = Signal()
    version_seen = Signal(str)
    changed = Signal()

    def __init__(
        self, lobby: Lobby, folder: Path, nickname: str, work: Work, play: Play, interface: str | None
    ) -> None:
        """`folder`: where the person's data is. `interface`: the one address to use, None for all."""
        super().__init__(lobby)
        self.nickname = nickname
        # Who sits opposite when playing alone; None: the usual bot.
        self.opponent: Opponent | None = None
        self._lobby = lobby
        self._folder = folder
        self._work = work
        self._play = play
        self._interface = interface
        self._person: Person | None = None
        self._opening = asyncio.Lock()
        self._way: asyncio.Task[None] | None = None
        self._looking: asyncio.Task[None] | None = None
        self._code_for: ListedTable | str | None = None
        self._asking: Seat | None = None
        lobby.host_wanted.connect(self._host_wanted)
        lobby.table_wanted.connect(self._table_wanted)
        lobby.match_wanted.connect(lambda match: self._go(self._go_on(match)))
        lobby.address_wanted.connect(
            lambda address: self._go(self._join(address), lobby.tables.tell_of_address)
        )
        lobby.code_entered.connect(self._code_entered)
        lobby.alone_wanted.connect(lambda: self._go(self._alone()))
        lobby.learning_wanted.connect(lambda: self._go(self._learn()))
        lobby.answered.connect(self._answered)
        lobby.cancelled.connect(self._cancelled)

    @property
    def under_way(self) -> bool:
        """Whether the person is hosting, joining or at a table."""
        return self._way is not None and not self._way.done()

    def look(self) -> None:
        """Look for tables, from now until the person sits at one."""
        if self._looking is None or self._looking.done():
            self._looking = self._work.start(self._look())

    def follow(self, request: MatchRequest) -> None:
        """Host or join as the command line asked."""
        match request:
            case HostRequest():
                self._go(self._host(request))
            case JoinRequest():
                self._go(self._join_named(request))
            case ResumeRequest():
                self._go(self._resume_named(request))

    async def close(self) -> None:
        """Let go of the person's data; the tasks that used it have ended before."""
        if self._person is not None:
            await self._person.close()

    # one way at a time

    def _go(self, way: Coroutine[Any, Any, None], tell: Callable[[Spoken], None] | None = None) -> None:
        """`tell` says in the list of tables why it failed; None: the lobby does."""
        if self.under_way:
            way.close()
            return
        self._lobby.tell("")
        self._way = self._work.start(self._walk(way, tell))
        self.changed.emit()

    async def _walk(self, way: Coroutine[Any, Any, None], tell: Callable[[Spoken], None] | None) -> None:
        """Every way ends in the lobby, with a sentence if it failed."""
        said: Spoken = ""
        try:
            await way
        except (LocalError, PeerError, _NotSeatedError) as error:
            said = partial(sentence_of, error)
            _log.warning("told: %s", error)
        finally:
            self._asking = None
            if self._lobby.panel is not self._lobby.code:
                self._lobby.show_tables()
            if said and tell is not None and self._lobby.panel is self._lobby.tables:
                tell(said)
            elif said:
                self._lobby.tell(said)
            self._way = None
            self.changed.emit()

    def _cancelled(self) -> None:
        if self._way is not None:
            self._way.cancel()

    # finding

    async def _look(self) -> None:
        from protocol.net.browser import Browser, TableFound, TableGone, WhyEmpty

        shown = self._lobby.tables.list
        shown.tables.clear()
        self._lobby.tables.unfinished.forget_tables()
        shown.set_empty_text(lambda: self.tr("Looking for tables …"))
        # Nobody can sit down at their own table, whichever run of the program opened it.
        person = await self._myself()
        own = person.identity.short_fingerprint
        shown.tables.set_people(person.people)
        unfinished = self._lobby.tables.unfinished
        loading = self._work.start(self._show_unfinished(person))
        async with self._work.whole(Browser(self._interface, own=None)) as browser:
            shown.set_empty_text(partial(self._nobody_yet, browser.why_empty))
            # Whose table waits for this person is known by the matches.
            await asyncio.wait([loading])
            async for news in browser:
                match news:
                    case TableFound(table=table) if table.listing.fingerprint != own:
                        # A table that is there for a match of this person's is told of where that match is.
                        if unfinished.found(table):
                            shown.tables.gone(table.key)
                        else:
                            shown.tables.found(table)
                        self.version_seen.emit(table.listing.version)
                    case TableGone(key=key):
                        unfinished.gone(key)
                        shown.tables.gone(key)
                    case WhyEmpty(text=why):
                        shown.set_empty_text(partial(self._nobody_yet, why))
                    case _:
                        pass

    async def _show_unfinished(self, person: Person) -> None:
        from protocol.net.unfinished import unfinished

        self._lobby.tables.unfinished.show_matches(await unfinished(person))

    def _nobody_yet(self, why: str | None) -> str:
        """What stands where tables would be; `why` none can be found, if so."""
        if why is not None:
            return in_words(why)
        return self.tr(
            "Nobody has opened a table on your network yet.\n\n"
            "Host one, and it appears in the other lobby by itself."
        )

    # hosting

    def _host_wanted(self, is_open: bool, target: int) -> None:
        from protocol.game import Rules

        request = HostRequest(self.nickname, Rules(target=target), is_open=is_open, interface=self._interface)
        self._go(self._host(request))

    async def _host(self, request: HostRequest) -> None:
        from protocol.net.code import new_code
        from protocol.net.host import Host

        self._lobby.show_opening()
        code = None
        if not request.is_open:
            code = new_code() if request.code is None else request.code
        opening = Host.open(
            await self._myself(),
            rules=request.rules,
            code=code,
            port=request.port,
            interface=request.interface,
            on_refused=self._somebody_refused,
            on_new_code=self._lobby.waiting.show_new_code,
        )
        async with self._work.whole(await opening) as host:
            self._lobby.show_open(host.code, request.rules.target)
            watching = self._work.start(self._watch(host))
            try:
                await self._receive(host, ask=request.is_open)
            finally:
                watching.cancel()

    async def _receive(self, host: Host, ask: bool) -> None:
        """Until somebody has sat down and the match with them is left."""
        from protocol.net.keeping import Keeper

        person = await self._myself()
        async for session in host:
            seat = Keeper.over(session, person, host=host, interface=self._interface)
            try:
                events = aiter(seat)
                sat_down = await self._welcome(seat, events, ask)
                if sat_down is not None:
                    await self._sit(seat, events, sat_down)
                    return
            finally:
                self._asking = None
                await self._work.finish(seat.close())

    async def _watch(self, host: Host) -> None:
        """Keep what is said of the table true while networks come and go."""
        while True:
            self._lobby.waiting.show_where(host.addresses, host.why_silent)
            await asyncio.sleep(_SECONDS_TO_WATCH)

    def _somebody_refused(self, error: PeerError, where: str) -> None:
        if self._lobby.panel is self._lobby.waiting:
            self._lobby.tell(
                lambda: self.tr("Somebody at {0} could not sit down. {1}").format(where, sentence_of(error))
            )

    async def _welcome(self, seat: Seat, events: AsyncIterator[Event], ask: bool) -> SatDown | Resumed | None:
        """Until who came sits or is gone. The code of a private table is the host's consent, and so is having
        begun a match with them.
        """
        from protocol.peer.events import Closed, Resumed, SatDown, SitDownAsked, StoreFailed
        from spite_qt.window.sayings import Sayings

        async for event in events:
            match event:
                case SitDownAsked() if ask:
                    # What became of whoever came before is not to be read as of this one.
                    self._lobby.tell("")
                    self._asking = seat
                    self._lobby.waiting.show_asked(event.nickname, event.fingerprint, seat.acquaintance)
                    self.asked.emit(isolated(event.nickname))
                case SitDownAsked():
                    seat.accept()
                case SatDown() | Resumed():
                    return event
                case StoreFailed():
                    self._lobby.tell(Sayings().not_kept(event))
                case Closed():
                    self.answered.emit()
                    self._lobby.waiting.show_waiting()
                    # Who pressed Decline knows it.
                    if event.by_peer or event.reason is not Reason.DECLINED:
                        self._lobby.tell(event.text)
                case _:
                    pass
        return None

    def _answered(self, accept: bool) -> None:
        if self._asking is None:
            return
        asking, self._asking = self._asking, None
        self.answered.emit()
        self._lobby.waiting.show_waiting()
        # Who asked may have gone a moment ago: its `Closed` says so.
        with suppress(TooLate):
            if accept:
                asking.accept()
            else:
                asking.decline()

    # joining

    def _table_wanted(self, table: ListedTable) -> None:
        if table.private and not self._trusts(table):
            self._ask_code(table)
        else:
            self._go(self._join(table))

    def _trusts(self, table: ListedTable) -> bool:
        """Whether the host claims to be somebody trusted; the handshake proves it."""
        claims = table.listing.fingerprint
        return self._person is not None and self._person.people.trusted_as(claims) is not None

    def _ask_code(self, where: ListedTable | str) -> None:
        self._code_for = where
        self._lobby.show_code(lambda: self._asks_code(where))

    def _asks_code(self, where: ListedTable | str) -> str:
        if isinstance(where, str):
            return self.tr("{0} asks for a code").format(where)
        return self.tr("The table of {0} asks for a code").format(isolated(where.nickname))

    def _code_entered(self, code: str) -> None:
        if self._code_for is not None:
            self._go(self._join(self._code_for, code))

    async def _join(self, where: ListedTable | str, code: str | None = None) -> None:
        from protocol.net.join import join
        from protocol.net.keeping import Keeper
        from protocol.peer.events import Closed, Resumed, SatDown, StoreFailed
        from spite_qt.window.sayings import Sayings

        def heading() -> str:
            return self.tr("Sitting down at {0} …").format(self._named(where))

        self._lobby.show_joining(heading, lambda: self.tr("Calling …"))
        try:
            session = await join(where, await self._myself(), code=code, interface=self._interface)
        except PeerError as error:
            if error.reason not in (Reason.WRONG_CODE, Reason.CODE_NEEDED, Reason.TOO_OFTEN):
                raise
            self._ask_code(where)
            # Without a code nothing was wrong: only now is it known that the table has one.
            if error.reason is Reason.CODE_NEEDED:
                return
            raise
        seat = Keeper.over(session, await self._myself(), interface=self._interface)
        try:
            self._lobby.show_joining(heading, lambda: self.tr("Waiting to be let in …"))
            events = aiter(seat)
            async for event in events:
                if isinstance(event, (SatDown, Resumed)):
                    await self._sit(seat, events, event)
                    return
                if isinstance(event, StoreFailed):
                    self._lobby.tell(partial(Sayings().not_kept, event))
                if isinstance(event, Closed):
                    if event.reason is Reason.UNTRUSTED and code is None:
                        self._ask_code(where)
                        return
                    raise _NotSeatedError(event.text)
        finally:
            await self._work.finish(seat.close())

    async def _join_named(self, request: JoinRequest) -> None:
        """As the command line has it: an address, or whose table it is."""
        from spite_qt.cli.find import find_table

        self._lobby.show_joining(
            lambda: self.tr("Sitting down at {0} …").format(request.where),
            lambda: self.tr("Looking for it …"),
        )
        where = await find_table(request.where, request.interface, _SECONDS_TO_FIND)
        await self._join(where, request.code)

    def _named(self, where: ListedTable | str) -> str:
        if isinstance(where, str):
            return where
        return self.tr("the table of {0}").format(isolated(where.nickname))

    # going on

    async def _resume_named(self, request: ResumeRequest) -> None:
        """As the command line has it: the one unfinished match that is meant."""
        from protocol.net.unfinished import unfinished_named

        found = await unfinished_named(await self._myself(), request.which or "")
        if not found:
            raise LocalError(self.tr("There is no such unfinished match here."))
        if len(found) > 1:
            raise LocalError(self.tr("Several matches are unfinished; choose one of them."))
        await self._go_on(found[0], request.address, request.port)

    async def _go_on(self, match: KeptMatch, address: str | None = None, port: int = 0) -> None:
        """Look for the other side until it is there, then sit."""
        from protocol.net.returning import going_on
        from protocol.peer.events import Closed, Resumed

        other = isolated(match.names[1 - match.seat])
        self._lobby.show_joining(
            lambda: self.tr("Going on with {0} …").format(other),
            lambda: self.tr("Waiting until {0} is back. The match goes on by itself then.").format(other),
        )
        returning = going_on(
            match, await self._myself(), address=address, port=port, interface=self._interface
        )
        async with self._work.whole(returning) as (seat, _):
            events = aiter(seat)
            async for event in events:
                if isinstance(event, Resumed):
                    await self._sit(seat, events, event)
                    return
                if isinstance(event, Closed):
                    raise _NotSeatedError(event.text)

    # playing

    async def _alone(self) -> None:
        from protocol.peer.events import SatDown
        from spite_qt.play_alone import Opponent, play_alone

        opponent = self.opponent or Opponent(self.tr("Robin"))
        again = True
        while again:
            again = False
            async with self._work.whole(play_alone(await self._myself(), opponent)) as seat:
                events = aiter(seat)
                async for event in events:
                    if isinstance(event, SatDown):
                        again = await self._sit(seat, events, event)
                        break

    async def _learn(self) -> None:
        """The guided game: in memory alone, the person's data is not even opened."""
        from protocol.peer.events import SatDown
        from spite_qt.guide.seat import GuideSeat

        seat = GuideSeat(self.tr("Robin"))
        try:
            events = aiter(seat)
            async for event in events:
                if isinstance(event, SatDown):
                    await self._sit(seat, events, event)
                    return
        finally:
            await self._work.finish(seat.close())

    async def _sit(self, seat: Seat, events: AsyncIterator[Event], sat_down: SatDown | Resumed) -> bool:
        """At the table until the person leaves it; nobody looks for tables meanwhile. As `play`."""
        if self._looking is not None:
            self._looking.cancel()
        again = await self._play(seat, events, sat_down)
        if not again:
            self.look()
        return again

    async def me(self) -> Person:
        """This person, for the window of people: opened when first needed. LocalError as `open_person`."""
        return await self._myself()

    async def _myself(self) -> Person:
        """This person, opened when first needed, with the nickname of now. LocalError as `open_person`."""
        from protocol.net.person import open_person

        async with self._opening:
            if self._person is None:
                self._person = await open_person(self._folder, self.nickname)
                for notice in self._person.notices:
                    self._lobby.tell(partial(in_words, notice))
        if self._person.nickname != self.nickname:
            self._person = replace(self._person, nickname=self.nickname)
        return self._person
