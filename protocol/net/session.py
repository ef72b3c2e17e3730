"""One end of a match over one link: the conversation, the link, the journal and the clock, joined up.

The conversation decides everything; a session carries. Frames of the link go in, frames that are free to
leave go out, what is to be stored goes to the journal and its confirmation back in, and the clock's next tick
is one timer. Nothing polls. Not for how a link comes to be (`meet.py`, `host.py`, `join.py`).

A session is a `Seat` of `spite_qt.seat`: whoever holds it iterates its events and calls its actions.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import replace

from protocol.errors import PeerError, Reason
from protocol.game import Move, View
from protocol.net.acquaintance import Acquaintance
from protocol.net.link import Link
from protocol.net.log import log_event
from protocol.net.person import Person
from protocol.net.recognition import Recognition
from protocol.net.telling import Telling
from protocol.peer.conversation import Conversation, Role, Table
from protocol.peer.events import Closed, Event, Resumed, SatDown, SitDownAsked, Store
from protocol.peer.fingerprint import fingerprint, short_fingerprint
from protocol.peer.kept import KeptMatch
from protocol.peer.stores import Record

_log = logging.getLogger(__name__)
# Tells the links of one run of the program apart.
_numbers = itertools.count(1)


class Session:
    """One seat of a match, from the handshake to `Closed`.

    Iterate it (one reader) for the events of `protocol.peer.events`, in order and without `Store`; the
    iteration ends after `Closed`. The actions return at once and their effects come back as events;
    LocalError when one is not allowed now, which changes nothing. Always `await close()` in the end, also
    after `Closed`; then no task, timer or socket of this session is left.
    """

    def __init__(
        self,
        link: Link,
        person: Person,
        *,
        table: Table | None,
        matches: Sequence[KeptMatch] = (),
        wanted: bytes | None = None,
        resume_only: bool = False,
        keeps: type[Record] | None = None,
    ) -> None:
        """Start the conversation over `link`; `table` for the host, None for who joins.

        `matches`: the unfinished ones with whoever is at the other end; `wanted`: the id of the one that who
        joins wants to go on with. `resume_only`: who joins may go on with one of them, and not sit down anew.
        `keeps`: the one kind of record to write down, where the other end writes all into the same journal.
        """
        self._loop = asyncio.get_running_loop()
        self._link = link
        self._number = next(_numbers)
        side = "joiner" if table is None else "host"
        _log.info("link %d: encrypted, with %s, as %s", self._number, short_fingerprint(link.peer_key), side)
        self._recognition = (
            Recognition(person.people, person.identity.public_key, link.peer_key, link.mode)
            if link.mode is not None
            else None
        )
        self._journal = person.journal
        self._keeps = keeps
        self._conversation = Conversation(
            Role.JOINER if table is None else Role.HOST,
            person.identity,
            link.peer_key,
            link.handshake_hash,
            person.nickname,
            table,
            self._loop.time(),
            matches=matches,
            wanted=wanted,
            near=link.mode is None,
        )
        self._events = Telling(None if person.journal is None else person.journal.path)
        self._peer_name = ""
        self._ended = False
        self._heard_at = self._loop.time()
        self._settled = asyncio.Event()
        self._settled.set()
        self._resume_only = resume_only
        self._when_ended: list[Callable[[], None]] = []
        self._timer: asyncio.Handle | None = None
        self._timer_at = 0.0
        self._shutdown: asyncio.Task[None] | None = None
        self._reading = self._loop.create_task(self._read(), name="spite-session")
        # The table is offered, or the same identity at both ends refused.
        self._step(self._conversation.tick(self._loop.time()))

    # What a seat shows

    @property
    def seat(self) -> int | None:
        """0 or 1; None before anybody has sat down."""
        return self._conversation.seat

    @property
    def peer_name(self) -> str:
        """The other person's nickname, cleaned for display; empty until it is known."""
        return self._peer_name

    @property
    def peer_fingerprint(self) -> str:
        """The identity at the other end of the link, proved by the handshake: 52 characters."""
        return fingerprint(self._link.peer_key)

    @property
    def acquaintance(self) -> Acquaintance | None:
        """Who the other person is to this one; None for a seat in the same process."""
        return self._recognition.who if self._recognition is not None else None

    @property
    def scores(self) -> tuple[int, int]:
        """The match's points by seat."""
        return self._conversation.scores

    @property
    def view(self) -> View | None:
        """What this seat may see now; None outside a game."""
        return self._conversation.view

    # What outlives it

    @property
    def link(self) -> Link:
        """The link it began with."""
        return self._link

    @property
    def kept(self) -> KeptMatch | None:
        """The match with all that is written down of it, for the next session; None while there is none. To
        be asked for after `Closed` and `settled`.
        """
        return self._conversation.kept

    async def settled(self) -> None:
        """Wait until nothing is being written any more."""
        await self._settled.wait()

    @property
    def unheard(self) -> float:
        """Seconds since the other side was heard last."""
        return self._loop.time() - self._heard_at

    def __aiter__(self) -> AsyncIterator[Event]:
        return self

    async def __anext__(self) -> Event:
        event = await self._events.get()
        if event is None:
            raise StopAsyncIteration
        if isinstance(event, SatDown) and self._recognition is not None:
            await self._recognition.remember(event.peer_name)
        return event

    def listens_at(self, port: int) -> None:
        """Tell the other side at which port this one can be called when the link is gone; 0: at none."""
        self._step(self._conversation.listens_at(port))

    def ask(self) -> None:
        """The own network has changed: find out at once whether the link still carries."""
        self._step(self._conversation.ask(self._loop.time()))

    # What a seat may do

    def accept(self) -> None:
        """The host's answer to `SitDownAsked`: let them sit down."""
        self._step(self._conversation.accept(self._loop.time()))

    def decline(self, text: str = "") -> None:
        """The host's other answer; `text` is shown to who asked."""
        self._step(self._conversation.decline(self._loop.time(), text))

    def play(self, move: Move | str) -> None:
        """Play one of the view's legal moves, or its notation."""
        self._step(self._conversation.play(move))

    def resign(self) -> None:
        """Give the running game to the other seat."""
        self._step(self._conversation.resign())

    def offer_tie(self) -> None:
        """Offer that the running game count for nobody."""
        self._step(self._conversation.offer_tie())

    def answer_tie(self, agree: bool) -> None:
        """Answer `TieOffered`."""
        self._step(self._conversation.answer_tie(agree))

    @property
    def may_ask_take_back(self) -> bool:
        """Whether `ask_take_back` would be allowed now."""
        return self._conversation.may_ask_take_back

    def ask_take_back(self) -> None:
        """Ask to take back the own last move, if it has shown no card."""
        self._step(self._conversation.ask_take_back())

    def answer_take_back(self, agree: bool) -> None:
        """Answer `TakeBackAsked`."""
        self._step(self._conversation.answer_take_back(agree))

    def offer_void(self) -> None:
        """Offer that the match count for nobody."""
        self._step(self._conversation.offer_void())

    def answer_void(self, agree: bool) -> None:
        """Answer `VoidOffered`."""
        self._step(self._conversation.answer_void(agree))

    def abandon(self) -> None:
        """End the match; it is recorded as abandoned by this seat."""
        self._step(self._conversation.abandon())

    def next_game(self) -> None:
        """Say that this seat is ready for the next game; the deal starts when both are."""
        self._step(self._conversation.next_game())

    async def close(self, reason: Reason = Reason.LEFT) -> None:
        """Leave the link, telling the other side why, and wait until nothing of the session is left.

        May be called again, and after `Closed`; takes half a second at most.
        """
        if not self._ended:
            self._step(self._conversation.goodbye(reason))
        if self._shutdown is not None:
            await asyncio.shield(self._shutdown)

    def on_end(self, call: Callable[[], None]) -> None:
        """Call `call` once when the conversation is over, whoever ended it."""
        if self._ended:
            call()
        else:
            self._when_ended.append(call)

    # The pump

    def _step(self, events: list[Event]) -> None:
        """Carry out what the conversation asks for after any call of it: store, show, send, and when to call
        next.
        """
        if self._shutdown is not None:
            # A record that was still being written when the link ended; nobody is told any more.
            return
        todo = deque(self._recognised(events))
        while todo:
            event = todo.popleft()
            if isinstance(event, Store):
                todo.extend(self._keep(event))
            elif isinstance(event, SitDownAsked) and self._resume_only:
                todo.extend(self._conversation.goodbye(Reason.UNTRUSTED))
            else:
                self._show(event)
        for frame in self._conversation.data_to_send():
            self._link.send(frame)
        if self._ended:
            self._finish()
        else:
            self._set_timer()

    def _recognised(self, events: list[Event]) -> list[Event]:
        """Go on with `events`, unless they come from somebody with a known name and another key: then nothing
        is answered or shown but that.
        """
        name = self._conversation.peer_name
        if self._recognition is None or self._peer_name or not name:
            return events
        self._peer_name = name
        why = self._recognition.named(name)
        if why is None:
            return events
        self._conversation.data_to_send()
        closing = self._conversation.goodbye(Reason.CHANGED_KEY)
        return [replace(event, text=why) if isinstance(event, Closed) else event for event in closing]

    def _keep(self, store: Store) -> list[Event]:
        """Have a record written; the conversation goes on when it is. A passing person keeps nothing."""
        if self._journal is None or (self._keeps is not None and not isinstance(store.record, self._keeps)):
            return self._conversation.stored(store.ticket, self._loop.time())
        ticket = store.ticket
        self._settled.clear()
        self._journal.store(store.record, lambda why: self._written(ticket, why))
        return []

    def _written(self, ticket: int, why: str | None) -> None:
        # One record at a time is under way. What was written when the link had ended counts all the same.
        self._settled.set()
        if why is None:
            self._step(self._conversation.stored(ticket, self._loop.time()))
        else:
            self._step(self._conversation.store_failed(ticket, why))

    def _show(self, event: Event) -> None:
        match event:
            case SitDownAsked():
                self._peer_name = event.nickname
            case SatDown() | Resumed():
                self._peer_name = event.peer_name
            case Closed():
                self._ended = True
        log_event(self._number, event)
        self._events.put(event)

    async def _read(self) -> None:
        while not self._ended:
            try:
                frame = await self._link.receive()
            except PeerError as error:
                # What had come before it is handled first; then the goodbye says why.
                self._step(self._conversation.link_lost(self._loop.time(), error))
                return
            if frame is None:
                self._step(self._conversation.link_lost(self._loop.time()))
                return
            self._heard_at = self._loop.time()
            self._step(self._conversation.receive(frame, self._heard_at))

    def _set_timer(self) -> None:
        """One timer, moved only when it must ring earlier; one that rings too early finds nothing to do and
        is set anew.

        (On the window's loop a cancelled timer stays in its list until it is due.)
        """
        at = self._conversation.next_tick()
        if at is None or (self._timer is not None and self._timer_at <= at):
            return
        if self._timer is not None:
            self._timer.cancel()
        self._timer_at = at
        self._timer = self._loop.call_at(at, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self._step(self._conversation.tick(self._loop.time()))

    def _finish(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._events.put(None)
        self._shutdown = self._loop.create_task(self._shut_down(), name="spite-goodbye")
        for call in self._when_ended:
            call()
        self._when_ended.clear()

    async def _shut_down(self) -> None:
        self._reading.cancel()
        await asyncio.wait([self._reading])
        await self._link.close()
        await self._events.settled()


async def turn_away(link: Link, person: Person, table: Table, reason: Reason, text: str = "") -> None:
    """Tell whoever is at the other end of `link` why not, and hang up."""
    now = asyncio.get_running_loop().time()
    conversation = Conversation(
        Role.HOST, person.identity, link.peer_key, link.handshake_hash, person.nickname, table, now
    )
    conversation.goodbye(reason, text)
    for frame in conversation.data_to_send():
        link.send(frame)
    await link.close()
