"""Write, then send: at most one record is being written, and what depends on it happens when it is.

While one is under way the conversation handles neither messages nor wishes, so nothing can leave or be
shown too early, and everything happens in one order. A record that the match can do without (an own entry)
is given up when it cannot be written; the others are tried again. Not for writing; the edge does that.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from protocol.errors import LocalError
from protocol.peer.bounds import STORE_AGAIN_AFTER
from protocol.peer.events import Store
from protocol.peer.stores import Record


@dataclass(slots=True)
class _Pending:
    record: Record
    done: Callable[[], None]
    given_up: Callable[[str], None] | None
    ticket: int
    again_at: float | None = None


class Storing:
    """One record at a time. Tickets count from 1."""

    def __init__(self) -> None:
        self._pending: _Pending | None = None
        self._tickets = 0
        self._told = False

    @property
    def busy(self) -> bool:
        return self._pending is not None

    @property
    def at_work(self) -> bool:
        """Whether the edge has been asked and has not answered yet."""
        return self._pending is not None and self._pending.again_at is None

    @property
    def next_tick(self) -> float | None:
        """When `again` is to be called; None if nothing waits to be tried again."""
        return self._pending.again_at if self._pending is not None else None

    def ask(
        self, record: Record, done: Callable[[], None], given_up: Callable[[str], None] | None = None
    ) -> Store:
        """The request to write `record`; `done` is called when it is written.

        `given_up`: called with the reason when it could not be written, and then it is forgotten. Without it,
        it is tried again.
        """
        assert self._pending is None, "one record at a time"
        self._pending = _Pending(record, done, given_up, self._new_ticket())
        return Store(self._pending.ticket, record)

    def stored(self, ticket: int) -> None:
        """The record of this ticket is on the disk. LocalError if no such one was under way."""
        pending = self._under_way(ticket)
        self._pending = None
        self._told = False
        pending.done()

    def failed(self, ticket: int, why: str, now: float) -> bool:
        """It could not be written. Whether that is news: the first time for what is tried again; of what is
        given up, `given_up` tells.
        """
        pending = self._under_way(ticket)
        if pending.given_up is not None:
            self._pending = None
            pending.given_up(why)
            return False
        pending.again_at = now + STORE_AGAIN_AFTER
        told, self._told = self._told, True
        return not told

    def again(self, now: float) -> Store | None:
        """The request to try once more, if it is time."""
        pending = self._pending
        if pending is None or pending.again_at is None or now < pending.again_at:
            return None
        pending.again_at = None
        pending.ticket = self._new_ticket()
        return Store(pending.ticket, pending.record)

    def _under_way(self, ticket: int) -> _Pending:
        pending = self._pending
        if pending is None or pending.again_at is not None or pending.ticket != ticket:
            raise LocalError(f"nothing is being written under ticket {ticket}")
        return pending

    def _new_ticket(self) -> int:
        self._tickets += 1
        return self._tickets
