"""A seat that outlives its links: when one is gone, both sides try to get through to each other until the
match goes on.

    SEATED   events come from a link, actions go to it
       | the link breaks, falls silent, or is closed over an error     LinkLost is told
    AWAY     this side calls, and can be found (`seeking.py`), whoever hosted before
       | a link to the same identity; the conversation takes the match up     Resumed is told
    SEATED

Which of two links is kept stands in `rivals.py`.

Not for what is said over a link (`session.py`), nor for what the two hold of the match (`protocol.peer`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Coroutine, Iterable
from typing import Any

from protocol.errors import LocalError, Reason, sentence
from protocol.game import Rules
from protocol.net.changes import NetworkWatch
from protocol.net.host import Host
from protocol.net.link import StreamLink
from protocol.net.passing import Passing
from protocol.net.person import Person
from protocol.net.recall import given_up
from protocol.net.rivals import Held, why_not
from protocol.net.seated import Seated
from protocol.net.seeking import Seeking
from protocol.net.session import Session, turn_away
from protocol.net.unfinished import recall
from protocol.net.whereabouts import Whereabouts
from protocol.peer.conversation import Table
from protocol.peer.events import (
    Closed,
    Event,
    LinkLost,
    MatchOver,
    Moved,
    PeerHeard,
    PeerListens,
    PeerUnheard,
    Resumed,
    SatDown,
)
from protocol.peer.kept import KeptMatch
from protocol.peer.names import isolated
from protocol.peer.parting import own_goodbye
from protocol.peer.preamble import Mode

# Seconds for who left to come back, where nobody waits for ever.
_LEFT_FOR = 15.0
# Seconds for the other side's signature under the end of the match, when the link is lost right there.
_SIGNED_WITHIN = 15.0

_log = logging.getLogger(__name__)


class Keeper(Seated):
    """One seat of a match for as long as it takes; a `Seat` of `spite_qt.seat`.

    Before anybody has sat down it is its first session. Afterwards the iteration ends when the match has,
    when this side leaves, or when `patience` is over; `Closed` is its last event in any case. Always `await
    close()`.
    """

    def __init__(
        self,
        person: Person,
        *,
        host: Host | None = None,
        interface: str | None = None,
        addresses: Iterable[str] = (),
        patience: float | None = None,
        private: bool = False,
    ) -> None:
        """Use `over` or `away` instead. `host`: the table where this side listens; without one it opens one
        for the other side alone. `patience`: seconds after which the other side is given up, None for ever.
        `private`: whether they met at a private table.
        """
        super().__init__()
        self._person = person
        self._interface = interface
        self._whereabouts = Whereabouts(person, addresses, host.port if host is not None else 0)
        self._patience = patience
        self._host = host
        self._loop = asyncio.get_running_loop()
        self._events: asyncio.Queue[Event | None] = asyncio.Queue()
        self._following: asyncio.Task[None] | None = None
        self._last: Session | None = None
        self._match_id: bytes | None = None
        # Of the match, once there is one.
        self._rules: Rules | None = None
        self._seeking = Seeking(
            person,
            interface,
            lambda link, called: self._come(link, called=called),
            self._spawn,
            self._listens_at,
            listens=host is None,
            private=private,
        )
        self._watch = NetworkWatch(self._network_changed)
        self._giving_up: asyncio.TimerHandle | None = None
        self._unsigned: MatchOver | None = None
        # Why the match is not under way: told in the end, if the other side never comes back.
        self._lost = Closed(Reason.UNREACHABLE, sentence(Reason.UNREACHABLE), by_peer=True)
        self._leaving = False
        self._finished = False
        # This person has ended the match, and it waits for the other side to hear of it.
        self._ending = False
        self._passing = Passing()
        self._work: set[asyncio.Task[Any]] = set()
        self._late: set[Session] = set()

    @classmethod
    def over(
        cls,
        session: Session,
        person: Person,
        *,
        host: Host | None = None,
        interface: str | None = None,
        patience: float | None = None,
    ) -> Keeper:
        """Keep the seat of a session that has just begun; `host`: whose guest it is, None for who joined."""
        link = session.link
        assert isinstance(link, StreamLink)
        private = link.mode is not Mode.OPEN
        keeper = cls(person, host=host, interface=interface, patience=patience, private=private)
        keeper._peer_key = link.peer_key
        held = Held(session, link.peer_instance, called=host is None, at=keeper._loop.time())
        keeper._hold(held, keeper._follow(session, held))
        return keeper

    @classmethod
    def away(
        cls,
        match: KeptMatch,
        person: Person,
        *,
        host: Host | None = None,
        addresses: Iterable[str] = (),
        interface: str | None = None,
        patience: float | None = None,
    ) -> Keeper:
        """Go on with an unfinished match; the first event of it is `Resumed`. `addresses`: where the other
        side may be, as "host:port".
        """
        keeper = cls(person, host=host, interface=interface, addresses=addresses, patience=patience)
        keeper._match = match
        keeper._match_id, keeper._rules = match.match_id, match.rules
        keeper._peer_key = match.peer_key
        keeper._peer_name = match.names[1 - match.seat]
        keeper._away = True
        if host is not None:
            host.claim(match.peer_key, match.match_id, keeper._arrived)
        keeper._seeking.listen(match.peer_key, match.match_id, match.rules)
        keeper._seek()
        keeper._be_patient(keeper._loop.time(), patience)
        return keeper

    def __aiter__(self) -> AsyncIterator[Event]:
        return self

    async def __anext__(self) -> Event:
        event = await self._events.get()
        if event is None:
            # Whoever asks again finds the end again.
            self._events.put_nowait(None)
            raise StopAsyncIteration
        return event

    def abandon(self) -> None:
        """End the match. If the other side is away, or goes before it has heard of it, it does when it comes
        back.
        """
        if not self._away or self._over or self._match_id is None:
            self._now.abandon()
        assert self._match_id is not None
        self._ending = True
        if self._person.journal is not None:
            self._person.journal.give_up(self._match_id)
        if self._away:
            self._spawn(self._end_alone())

    async def close(self, reason: Reason = Reason.LEFT) -> None:
        """Leave, telling the other side why if it is there, and wait until nothing is left of it all."""
        self._leaving = True
        if self._session is not None:
            await self._session.close(reason)
        if self._following is not None:
            await asyncio.wait([self._following])
        for late in tuple(self._late):
            await late.close(reason)
        self._end(Closed(reason, own_goodbye(reason, isolated(self._peer_name), ""), by_peer=False))
        while self._work:
            await asyncio.wait(self._work)
        await self._watch.end()

    # One link after another

    def _hold(self, held: Held, following: Coroutine[Any, Any, None]) -> None:
        self._held = held
        self._following = self._loop.create_task(following, name="spite-keeper")
        self._following.add_done_callback(self._surface)

    def _come(self, link: StreamLink, *, called: bool) -> None:
        """A link to the right person is there."""
        held = Held(None, link.peer_instance, called=called, at=self._loop.time())
        why = (
            Reason.LEFT
            if self._over or self._leaving
            else why_not(
                held, self._held, held.at, own_is_smaller=self._person.identity.public_key < self._peer_key
            )
        )
        if why is None:
            self._seeking.rest()
            self._hold(held, self._take_up(held, link, self._held, self._following))
        elif called or self._rules is None:
            self._spawn(link.close())
        elif self._over and not self._leaving and (self._ending or self._has_ended):
            self._spawn(self._tell_end(link))
        else:
            self._spawn(turn_away(link, self._person, Table(self._rules), why))

    @property
    def _has_ended(self) -> bool:
        return self._match is not None and self._match.finished

    async def _tell_end(self, link: StreamLink) -> None:
        """The other side comes when it is over here: it has lost the link right at the end, or this person
        ended the match while it was away. It is told of that, and hears nothing else.
        """
        try:
            match = await self._current_match()
        except LocalError as error:
            _log.warning("%s", error)
            await link.close()
            return
        table = Table(match.rules)
        session = Session(link, self._person, table=table, matches=[match], wanted=match.match_id)
        self._late.add(session)
        if self._leaving:
            await session.close()
        async for event in session:
            if isinstance(event, Resumed) and self._ending:
                # It may have heard of it before.
                with contextlib.suppress(LocalError):
                    session.abandon()
            if isinstance(event, MatchOver) and event.confirmed:
                await session.close(Reason.FINISHED)
        await session.close()
        self._late.discard(session)

    async def _take_up(
        self, held: Held, link: StreamLink, before: Held | None, following: asyncio.Task[None] | None
    ) -> None:
        """Go on over `link`, when all that came over the one `before` is told and written."""
        if before is not None and before.session is not None:
            self._spawn(before.session.close(Reason.DUPLICATE))
        if following is not None:
            await asyncio.wait([following])
        try:
            match = await self._current_match()
        except LocalError as error:
            await link.close()
            self._end(Closed(Reason.STORE_FAILED, str(error), by_peer=False))
            return
        if self._held is not held or self._leaving or self._over:
            await link.close()
            return
        held.session = Session(
            link,
            self._person,
            table=None if held.called else Table(match.rules),
            matches=[match],
            wanted=match.match_id,
        )
        await self._follow(held.session, held)

    async def _follow(self, session: Session, held: Held) -> None:
        async for event in session:
            self._happened(event, session, held)
        self._spawn(session.close())

    async def _current_match(self) -> KeptMatch:
        """The match as the last link left it."""
        session = self._last
        if session is not None:
            await session.settled()
            if self._last is session:
                self._last = None
                self._match = session.kept or self._match
        if self._match is None:
            assert self._match_id is not None
            self._match = await recall(self._person, self._match_id)
        return self._match

    # What comes over a link

    def _happened(self, event: Event, session: Session, held: Held) -> None:
        match event:
            case SatDown() | Resumed():
                self._sit_down(event, session, held)
            case Moved():
                self._passing.all_is_well()
            case PeerUnheard():
                # A new link may be through sooner than what the old one has under way.
                if self._match_id is not None:
                    self._seek()
                return
            case PeerHeard():
                if not self._away:
                    self._seeking.stop()
                return
            case PeerListens():
                if not held.called:
                    self._whereabouts.told(session, event.port)
                return
            case MatchOver(confirmed=False):
                self._unsigned = event
                return
            case MatchOver():
                self._finished = True
                self._vacate()
            case Closed():
                self._link_ended(event, session, held)
                return
            case _:
                pass
        self._tell(event)

    def _sit_down(self, event: SatDown | Resumed, session: Session, held: Held) -> None:
        self._match_id, self._rules, self._peer_name = event.match_id, event.rules, event.peer_name
        self._away = False
        self._unsigned = None
        if self._giving_up is not None:
            self._giving_up.cancel()
            self._giving_up = None
        self._seeking.stop()
        if self._host is not None:
            self._host.claim(self._peer_key, event.match_id, self._arrived)
        self._seeking.listen(self._peer_key, event.match_id, event.rules)
        if isinstance(event, Resumed):
            self._spawn(self._abandon_if_given_up(event.match_id, session))
        if held.called:
            self._whereabouts.reached(session)
        self._whereabouts.say(session)

    async def _abandon_if_given_up(self, match_id: bytes, session: Session) -> None:
        journal = self._person.journal
        if journal is not None and match_id in await journal.read(given_up):
            with contextlib.suppress(LocalError):
                session.abandon()

    def _link_ended(self, event: Closed, session: Session, held: Held) -> None:
        if self._match_id is not None:
            self._last = session
            # Enough to show; `_current_match` waits for what is being written.
            self._match = session.kept or self._match
        if self._held is not held:
            # Another link is there already.
            self._lose(event)
            return
        self._held = None
        # Who called wanted something else than this match, and was told so: this side is there for it still.
        passes = self._passing.passes(event.reason) or (event.reason is Reason.DECLINED and not event.by_peer)
        if self._match_id is None or self._leaving or self._finished or not passes:
            self._forget_if_unknown(event)
            self._end(event)
            return
        self._lose(event)
        if self._ending and event.reason is Reason.SILENT:
            self._spawn(self._end_alone())
            return
        patience = self._patience
        if patience is not None and event.reason is Reason.LEFT:
            patience = min(patience, _LEFT_FOR)
        if self._unsigned is not None or self._ending:
            patience = _SIGNED_WITHIN
        self._be_patient(self._loop.time(), patience)
        self._seek()

    def _forget_if_unknown(self, event: Closed) -> None:
        """A match in which nothing has happened, and which only this side has written down, because the link
        broke right there: there is nothing to go on with.
        """
        match, journal = self._match, self._person.journal
        if event.reason is not Reason.NOT_KEPT or match is None or journal is None:
            return
        if not match.entries:
            journal.give_up(match.match_id)

    def _lose(self, event: Closed) -> None:
        if not self._away:
            self._away = True
            self._lost = event
            _log.warning("the link is lost, looking for the other side: %s (%s)", event.reason, event.text)
            self._tell(LinkLost(event.reason, event.text))

    # Away

    def _seek(self) -> None:
        """Call, and be found, until a link is there; not once it is over, when nobody would stop it."""
        if not self._over and not self._leaving:
            self._seeking.begin(self._peer_key, self._whereabouts.addresses)

    def _listens_at(self, port: int) -> None:
        self._whereabouts.own_port = port
        if self._session is not None and not self._away:
            self._whereabouts.say(self._session)

    def _network_changed(self) -> None:
        """What the link has under way may wait for seconds until TCP tries again, even if all is well now."""
        if self._session is not None and self._match_id is not None:
            self._session.ask()
        self._seeking.nudge()

    def _arrived(self, link: StreamLink) -> None:
        self._come(link, called=False)

    def _be_patient(self, now: float, patience: float | None) -> None:
        if self._giving_up is None and patience is not None:
            self._giving_up = self._loop.call_at(now + patience, self._give_up)

    def _give_up(self) -> None:
        self._giving_up = None
        held, self._held = self._held, None
        if held is not None and held.session is not None:
            self._spawn(held.session.close())
        if self._ending and self._unsigned is None:
            self._spawn(self._end_alone())
        else:
            self._end(Closed(self._lost.reason, self._lost.text, by_peer=True))

    # The end

    async def _end_alone(self) -> None:
        """This person has ended the match and the other side is not there: it hears of it some other day."""
        try:
            match = await self._current_match()
        except LocalError as error:
            self._end(Closed(Reason.STORE_FAILED, str(error), by_peer=False))
            return
        if self._over or not self._away:
            # It is back just now, and is told.
            return
        if self._unsigned is None:
            self._tell(MatchOver(match.points, None, "abandoned", match.seat, confirmed=False))
        self._end(Closed(Reason.FINISHED, sentence(Reason.FINISHED), by_peer=False))

    def _end(self, closed: Closed) -> None:
        if self._over:
            return
        self._over = True
        if self._giving_up is not None:
            self._giving_up.cancel()
        self._vacate()
        if self._unsigned is not None:
            self._tell(self._unsigned)
        self._tell(closed)
        self._events.put_nowait(None)

    def _vacate(self) -> None:
        """Nobody is looked for any more, and nobody new can sit down here."""
        self._seeking.end()
        if self._host is not None and self._match_id is not None:
            self._host.finish()

    def _tell(self, event: Event) -> None:
        if not self._over or isinstance(event, (Closed, MatchOver)):
            self._events.put_nowait(event)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = self._loop.create_task(work, name="spite-keeper-work")
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        task.add_done_callback(self._surface)

    def _surface(self, task: asyncio.Task[None]) -> None:
        """What nobody caught is nobody's to await: it goes where the loop's other errors go."""
        if not task.cancelled() and (error := task.exception()) is not None:
            self._loop.call_exception_handler({"message": "a seat could not be kept", "exception": error})
