"""The own table, from its opening until a match at it is left: who comes, who is let in, who is not.

Not for the ways to other people's tables (`meeting`).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from protocol.errors import LocalError, PeerError, Reason, TooLate
from protocol.peer.names import isolated
from spite_qt.requests import HostRequest
from spite_qt.window.lobby import Lobby
from spite_qt.window.reasons import in_words, sentence_of
from spite_qt.window.rematch import Rematch
from spite_qt.window.work import Work

if TYPE_CHECKING:
    # Imported when it is needed: the lobby is seen sooner.
    from protocol.net.host import Host
    from protocol.net.person import Person
    from protocol.peer.events import Event, Resumed, SatDown
    from spite_qt.seat import Seat

    Sit = Callable[[Seat, AsyncIterator[Event], SatDown | Resumed], Awaitable[Rematch | None]]

# How often an open table's addresses are looked at.
_SECONDS_TO_WATCH = 1.0


class Hosting(QObject):
    """`asked` carries the nickname of whoever asks to sit down, `answered`: nobody asks any more. `unheard`:
    somebody was let in, and has not been heard at the table.
    """

    asked = Signal(str)
    answered = Signal()
    unheard = Signal()

    def __init__(
        self,
        lobby: Lobby,
        work: Work,
        myself: Callable[[], Awaitable[Person]],
        sit: Sit,
        interface: str | None,
    ) -> None:
        """`myself` opens the person's data, `sit` shows a match until it is left. `interface`: the one
        address to use, None for all.
        """
        super().__init__(lobby)
        self._lobby = lobby
        self._work = work
        self._myself = myself
        self._interface = interface
        self._sit = sit
        self._asking: Seat | None = None
        # Who came last and may sit down, and who asks or may is called.
        self._let_in: Seat | None = None
        self._name = ""
        # Who is let in without a question: they sat here before, and both want another match.
        self._expected: Rematch | None = None
        lobby.answered.connect(self._answer)

    async def host(self, request: HostRequest, expected: Rematch | None = None) -> Rematch | None:
        """Until somebody has sat down and the match with them is left; another one with them, if wanted."""
        self._lobby.show_opening()
        self._expected = expected
        opening = self._opened(request, expected is not None)
        try:
            async with self._work.whole(await opening) as host:
                name = "" if expected is None else expected.name
                self._lobby.show_open(host.code, request.rules.target, name)
                watching = self._work.start(self._watch(host))
                try:
                    rematch = await self._receive(host, ask=request.is_open)
                finally:
                    watching.cancel()
                if rematch is None:
                    return None
                return replace(rematch, request=replace(request, code=host.code, port=host.port))
        finally:
            self._expected = None

    async def _opened(self, request: HostRequest, any_port: bool) -> Host:
        """`any_port`: if the one that is wanted is taken meanwhile, another one will do."""
        from protocol.net.code import new_code
        from protocol.net.host import Host

        code = None
        if not request.is_open:
            code = new_code() if request.code is None else request.code
        try:
            return await Host.open(
                await self._myself(),
                rules=request.rules,
                code=code,
                port=request.port,
                interface=request.interface,
                on_refused=self._somebody_refused,
                on_new_code=self._lobby.waiting.show_new_code,
            )
        except LocalError:
            if not any_port or request.port == 0:
                raise
        return await self._opened(replace(request, code=code, port=0), any_port=False)

    async def _receive(self, host: Host, ask: bool) -> Rematch | None:
        """Until somebody has sat down and the match with them is left."""
        from protocol.net.keeping import Keeper

        person = await self._myself()
        async for session in host:
            seat = Keeper.over(session, person, host=host, interface=self._interface)
            try:
                events = aiter(seat)
                sat_down = await self._welcome(seat, events, ask)
                if sat_down is not None:
                    self._let_in = None
                    return await self._sit(seat, events, sat_down)
            finally:
                if self._let_in is not None:
                    self.unheard.emit()
                self._asking = self._let_in = None
                await self._work.finish(seat.close())
        return None

    async def _watch(self, host: Host) -> None:
        """Keep what is said of the table true while networks come and go."""
        while True:
            self._lobby.waiting.show_where(host.addresses, host.why_silent)
            await asyncio.sleep(_SECONDS_TO_WATCH)

    def _somebody_refused(self, error: PeerError, where: str) -> None:
        if self._lobby.panel is self._lobby.waiting:
            self._lobby.tell(partial(self._why_refused, error, where))

    def _why_refused(self, error: PeerError, where: str) -> str:
        """What the host reads: it is not the host who did something wrong."""
        match error.reason:
            case Reason.WRONG_CODE:
                said = self.tr("Somebody at {0} typed a wrong join code.")
            case Reason.TOO_OFTEN:
                said = self.tr("Somebody at {0} tried too many wrong codes, and has to wait a minute.")
            case _:
                said = self.tr("Somebody at {0} could not sit down. {1}")
        return said.format(where, sentence_of(error))

    async def _welcome(self, seat: Seat, events: AsyncIterator[Event], ask: bool) -> SatDown | Resumed | None:
        """Until who came sits or is gone. The code of a private table is the host's consent, and so is having
        begun a match with them, or wanting another one.
        """
        from protocol.peer.events import Closed, Resumed, SatDown, SitDownAsked, StoreFailed
        from spite_qt.window.sayings import Sayings

        asked: str | None = None
        async for event in events:
            match event:
                case SitDownAsked() if ask and not self._is_expected(seat):
                    # What became of whoever came before is not to be read as of this one.
                    self._lobby.tell("")
                    self._asking, asked = seat, isolated(event.nickname)
                    self._name = event.nickname
                    self._lobby.waiting.show_asked(event.nickname, event.fingerprint, seat.acquaintance)
                    self.asked.emit(asked)
                case SitDownAsked():
                    self._name = event.nickname
                    self._accept(seat)
                case SatDown() | Resumed():
                    return event
                case StoreFailed():
                    self._lobby.tell(Sayings().not_kept(event))
                case Closed():
                    self.answered.emit()
                    self._lobby.waiting.show_waiting()
                    if event.by_peer and event.reason is Reason.LEFT and asked is not None:
                        # They have not sat at it.
                        self._lobby.tell(partial(self._wants_no_more, asked))
                        return None
                    if event.reason is Reason.DUPLICATE and not event.by_peer:
                        # They have called once more, and ask over that link.
                        return None
                    if self._let_in is seat:
                        self._lobby.tell(partial(self._has_not_begun, event.text, isolated(self._name)))
                        return None
                    # Who pressed Decline knows it.
                    if event.by_peer or event.reason is not Reason.DECLINED:
                        self._lobby.tell(partial(in_words, event.text))
                case _:
                    pass
        return None

    def _wants_no_more(self, name: str) -> str:
        return self.tr("{0} no longer wants to sit down.").format(name)

    def _has_not_begun(self, why: str, name: str) -> str:
        """Whether they heard that they may sit down, nobody knows."""
        said = self.tr("The match with {0} has not begun, and your table is still open.").format(name)
        return f"{in_words(why)} {said}"

    def _is_expected(self, seat: Seat) -> bool:
        who = seat.acquaintance
        return self._expected is not None and who is not None and who.key == self._expected.key

    def _answer(self, accept: bool) -> None:
        if self._asking is None:
            return
        asking, self._asking = self._asking, None
        self.answered.emit()
        self._lobby.waiting.show_waiting()
        # Who asked may have gone a moment ago: its `Closed` says so.
        with suppress(TooLate):
            if accept:
                self._accept(asking)
            else:
                asking.decline()

    def _accept(self, seat: Seat) -> None:
        """They may sit down; whether they do is known when they are heard at the table."""
        seat.accept()
        self._let_in = seat
        self._lobby.waiting.show_waiting(self._name)
