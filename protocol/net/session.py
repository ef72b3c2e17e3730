"""One end of a match over one link: the conversation, the link, the journal and the clock, joined up.

The conversation decides everything; a session carries. Frames of the link go in, frames that are free to
leave go out, what is to be stored goes to the journal and its confirmation back in, and the clock's next tick
is one timer. Nothing polls. Not for how a link comes to be (`meet.py`, `host.py`, `join.py`).

A session is a `Seat` of `spite_qt.seat`: whoever holds it iterates its events and calls its actions.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

from protocol.errors import LocalError, PeerError, Reason, sentence
from protocol.game import Move, View
from protocol.net.identity import fingerprint
from protocol.net.link import Link
from protocol.net.person import Person
from protocol.peer.conversation import Conversation, Role, Table
from protocol.peer.events import Closed, Event, SatDown, SitDownAsked, Store

# What a person who stopped reading events may leave unread: a whole long game is some thousand events. More
# than that means that nobody is there any more.
_LARGEST_QUEUE = 65_536


class Session:
    """One seat of a match, from the handshake to `Closed`.

    Iterate it (one reader) for the events of `protocol.peer.events`, in order and without `Store`; the
    iteration ends after `Closed`. The actions return at once and their effects come back as events;
    LocalError when one is not allowed now, which changes nothing. Always `await close()` in the end, also
    after `Closed`; then no task, timer or socket of this session is left.
    """

    def __init__(self, link: Link, person: Person, *, table: Table | None) -> None:
        """Start the conversation over `link`; `table` for the host, None for who joins. Needs a running loop."""
        self._loop = asyncio.get_running_loop()
        self._link = link
        self._journal = person.journal
        self._conversation = Conversation(
            Role.JOINER if table is None else Role.HOST,
            person.identity,
            link.peer_key,
            link.handshake_hash,
            person.nickname,
            table,
            self._loop.time(),
        )
        self._events: asyncio.Queue[Event | None] = asyncio.Queue()
        self._ended = False
        self._timer: asyncio.TimerHandle | None = None
        self._timer_at = 0.0
        self._peer_name = ""
        self._close_once: asyncio.Future[None] | None = None
        self._pump = self._loop.create_task(self._receive(), name="spite-session")
        self._step([])

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
        """The identity at the other end of the link, proved by the handshake: 52 characters in groups of 4."""
        return fingerprint(self._link.peer_key)

    @property
    def scores(self) -> tuple[int, int]:
        """The match's points by seat."""
        return self._conversation.scores

    @property
    def view(self) -> View | None:
        """What this seat may see now; None outside a game."""
        return self._conversation.view

    def __aiter__(self) -> AsyncIterator[Event]:
        return self

    async def __anext__(self) -> Event:
        event = await self._events.get()
        if event is None:
            # Whoever asks again finds the end again.
            self._events.put_nowait(None)
            raise StopAsyncIteration
        return event

    # What a seat may do

    def accept(self) -> None:
        """The host's answer to `SitDownAsked`: let them sit down."""
        self._act(self._conversation.accept)

    def decline(self, text: str = "") -> None:
        """The host's other answer; `text` is shown to who asked."""
        self._step(self._conversation.decline(self._loop.time(), text))

    def play(self, move: Move) -> None:
        """Play one of the view's legal moves."""
        self._step(self._conversation.play(move))

    def resign(self) -> None:
        """Give the running game to the other seat."""
        self._step(self._conversation.resign())

    def offer_tie(self) -> None:
        """Offer that the running game count for nobody."""
        self._step(self._conversation.offer_tie())

    def answer_tie(self, agree: bool) -> None:
        self._step(self._conversation.answer_tie(agree))

    def offer_void(self) -> None:
        """Offer that the match count for nobody."""
        self._step(self._conversation.offer_void())

    def answer_void(self, agree: bool) -> None:
        self._step(self._conversation.answer_void(agree))

    def abandon(self) -> None:
        """End the match; it is recorded as abandoned by this seat."""
        self._step(self._conversation.abandon())

    def next_game(self) -> None:
        """Say that this seat is ready for the next game; the deal starts when both are."""
        self._step(self._conversation.next_game())
