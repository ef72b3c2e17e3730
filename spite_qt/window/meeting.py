"""How a person gets from the lobby to a table: joining, going on, playing alone, another match; one way to a
table at a time.

The lobby shows, `protocol.net` does; this is what stands between them. What tables there are is `looking`'s,
the own one `hosting`'s, and what happens at the table the match page's.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from protocol.errors import LocalError, PeerError, Reason
from protocol.peer.names import isolated
from spite_qt import __version__
from spite_qt.requests import HostRequest, JoinRequest, MatchRequest, ResumeRequest
from spite_qt.window.hosting import Hosting
from spite_qt.window.lobby import Lobby
from spite_qt.window.looking import Looking
from spite_qt.window.reasons import in_words, sentence_of
from spite_qt.window.rematch import Rematch
from spite_qt.window.spoken import Spoken
from spite_qt.window.work import Work

if TYPE_CHECKING:
    # The network's modules are heavy: they are imported where they are first used, after the first paint.
    from protocol.net.bots import Bot
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


class _NotSeatedError(Exception):
    """The other side would not have this person, or was gone; the text is the whole sentence."""


class Meeting(QObject):
    """Connects itself to the lobby; `play` shows a match and returns when the person has left it: whether
    they want another one with the same opponent.

    `asked` carries the nickname of whoever asks to sit down, `answered`: nobody asks any more.
    `version_seen`: somebody on the network says that they have these versions of protocol and program.
    `changed`: `under_way` answers anew.
    """

    asked = Signal(str)
    answered = Signal()
    version_seen = Signal(str, str)
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
        self._code_for: ListedTable | str | None = None
        self._looking = Looking(lobby, work, self._myself, interface)
        self._looking.version_seen.connect(self.version_seen)
        self._hosting = Hosting(lobby, work, self._myself, self._sit_with, interface)
        self._hosting.asked.connect(self.asked)
        self._hosting.answered.connect(self.answered)
        self._hosting.unheard.connect(self._looking.again)
        lobby.host_wanted.connect(self._host_wanted)
        lobby.table_wanted.connect(self._table_wanted)
        lobby.match_wanted.connect(lambda match: self._go(self._go_on(match)))
        lobby.address_wanted.connect(
            lambda address: self._go(self._join(address), lobby.tables.tell_of_address)
        )
        lobby.code_entered.connect(self._code_entered)
        lobby.alone_wanted.connect(lambda target: self._go(self._alone(target)))
        lobby.learning_wanted.connect(lambda: self._go(self._learn()))
        lobby.cancelled.connect(self._cancelled)

    @property
    def under_way(self) -> bool:
        """Whether the person is hosting, joining or at a table."""
        return self._way is not None and not self._way.done()

    def look(self) -> None:
        """Look for tables, from now until the person sits at one."""
        self._looking.start()

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

    # hosting

    def _host_wanted(self, is_open: bool, target: int) -> None:
        from protocol.game import Rules

        request = HostRequest(self.nickname, Rules(target=target), is_open=is_open, interface=self._interface)
        self._go(self._host(request))

    async def _host(self, request: HostRequest) -> None:
        await self._once_more(await self._hosting.host(request))

    async def _once_more(self, rematch: Rematch | None) -> None:
        """Another match with the same person, as long as it is wanted; the roles stay."""
        while rematch is not None:
            if rematch.hosts:
                request = rematch.table(self.nickname, self._interface)
                rematch = await self._hosting.host(request, rematch)
            else:
                table = await self._looking.their_table(rematch)
                # Who is trusted by now is asked for none.
                rematch = await self._sit_down(table, None if self._trusts(table) else rematch.code)

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
        await self._once_more(await self._sit_down(where, code))

    async def _sit_down(self, where: ListedTable | str, code: str | None) -> Rematch | None:
        """Until the match at somebody's table is left; another one with them, if wanted."""
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
                return None
            raise
        seat = Keeper.over(session, await self._myself(), interface=self._interface)
        try:
            self._lobby.show_joining(heading, lambda: self.tr("Waiting to be let in …"))
            events = aiter(seat)
            async for event in events:
                if isinstance(event, (SatDown, Resumed)):
                    rematch = await self._sit_with(seat, events, event)
                    return None if rematch is None else replace(rematch, code=code)
                if isinstance(event, StoreFailed):
                    self._lobby.tell(partial(Sayings().not_kept, event))
                if isinstance(event, Closed):
                    if event.reason is Reason.UNTRUSTED and code is None:
                        self._ask_code(where)
                        return None
                    if event.reason is Reason.LEFT and event.by_peer:
                        # Nobody has sat at it.
                        raise _NotSeatedError(self.tr("The table was closed before you sat down."))
                    if event.reason in (Reason.LOST, Reason.SILENT):
                        raise _NotSeatedError(self._has_not_begun(event.text))
                    raise _NotSeatedError(event.text)
        finally:
            await self._work.finish(seat.close())
        return None

    def _has_not_begun(self, why: str) -> str:
        """What this person reads whose request was not answered before the link was gone."""
        return f"{in_words(why)} {self.tr('You have not sat down.')}"

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
        from protocol.net.bots import bot_of
        from protocol.net.unfinished import recall

        person = await self._myself()
        # Just after a match the list may still show how it stood before.
        match = await recall(person, match.match_id)
        if (bot := await bot_of(person, match)) is not None:
            await self._go_on_alone(match, bot)
        else:
            await self._once_more(await self._sit_again(match, address, port))

    async def _sit_again(self, match: KeptMatch, address: str | None, port: int) -> Rematch | None:
        """Look for the other side until it is there, then sit; another match with them, if wanted."""
        from protocol.net.returning import going_on
        from protocol.peer.events import Closed, Resumed

        other = isolated(match.names[1 - match.seat])
        self._lobby.show_joining(
            lambda: self.tr("Going on with {0} …").format(other),
            lambda: self.tr("Waiting for {0} to come back. The match then goes on by itself.").format(other),
        )
        returning = going_on(
            match, await self._myself(), address=address, port=port, interface=self._interface
        )
        async with self._work.whole(returning) as (seat, _):
            events = aiter(seat)
            async for event in events:
                if isinstance(event, Resumed):
                    return await self._sit_with(seat, events, event)
                if isinstance(event, Closed):
                    raise _NotSeatedError(event.text)
        return None

    # playing

    async def _alone(self, target: int) -> None:
        from protocol.game import Rules
        from spite_qt.play_alone import Opponent

        await self._alone_with(self.opponent or Opponent(self.tr("Robin"), rules=Rules(target=target)))

    async def _alone_with(self, opponent: Opponent) -> None:
        """One match after the other, as long as another one is wanted."""
        from spite_qt.play_alone import play_alone

        while await self._sit_alone(play_alone(await self._myself(), opponent)):
            pass

    async def _go_on_alone(self, match: KeptMatch, bot: Bot) -> None:
        from spite_qt.play_alone import PACE_MS, Opponent, go_on_alone

        pace = PACE_MS if self.opponent is None else self.opponent.pace_ms
        if await self._sit_alone(go_on_alone(await self._myself(), match, pace)):
            name = match.names[1 - match.seat]
            await self._alone_with(Opponent(name, bot.level, pace, match.rules))

    async def _sit_alone(self, playing: AbstractAsyncContextManager[Seat]) -> bool:
        """Until the person leaves; whether they want another match."""
        from protocol.peer.events import Closed, Resumed, SatDown

        async with self._work.whole(playing) as seat:
            events = aiter(seat)
            async for event in events:
                if isinstance(event, (SatDown, Resumed)):
                    return await self._sit(seat, events, event)
                if isinstance(event, Closed):
                    raise _NotSeatedError(event.text)
        return False

    async def _learn(self) -> None:
        """The guided game: in memory alone, the person's data is not even opened. Then a match, if wanted."""
        from protocol.peer.events import SatDown
        from spite_qt.guide.seat import PACE, GuideSeat

        seat = GuideSeat(self.tr("Robin"), PACE if self.opponent is None else self.opponent.pace_ms / 1000)
        goes_on = False
        try:
            events = aiter(seat)
            async for event in events:
                if isinstance(event, SatDown):
                    goes_on = await self._sit(seat, events, event)
                    break
        finally:
            await self._work.finish(seat.close())
        if goes_on:
            await self._alone(self._lobby.alone_target)

    async def _sit(self, seat: Seat, events: AsyncIterator[Event], sat_down: SatDown | Resumed) -> bool:
        """At the table until the person leaves it; nobody looks for tables meanwhile. As `play`."""
        self._looking.pause()
        again = await self._play(seat, events, sat_down)
        if not again:
            self._lobby.show_coming_back()
            self.look()
        return again

    async def _sit_with(
        self, seat: Seat, events: AsyncIterator[Event], sat_down: SatDown | Resumed
    ) -> Rematch | None:
        """The same with a person at the other side."""
        who = seat.acquaintance
        again = await self._sit(seat, events, sat_down)
        if not again or who is None:
            return None
        self.look()
        rematch = Rematch.after(sat_down, who)
        # Until the table that was left is closed.
        if rematch.hosts:
            self._lobby.show_opening()
        else:
            self._looking.show_waiting(rematch)
        return rematch

    async def me(self) -> Person:
        """This person, for the window of people: opened when first needed. LocalError as `open_person`."""
        return await self._myself()

    async def _myself(self) -> Person:
        """This person, opened when first needed, with the nickname of now. LocalError as `open_person`."""
        from protocol.net.person import open_person

        async with self._opening:
            if self._person is None:
                self._person = await open_person(self._folder, self.nickname, __version__)
                for notice in self._person.notices:
                    self._lobby.tell(partial(in_words, notice))
        if self._person.nickname != self.nickname:
            self._person = replace(self._person, nickname=self.nickname)
        return self._person
