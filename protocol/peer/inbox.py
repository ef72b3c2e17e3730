"""Messages that have come and are not handled yet, because something is being written; and the end of the
link behind them, if it has ended.

Not for what they mean.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from protocol.errors import PeerError, Reason
from protocol.peer.bounds import UNACKNOWLEDGED, WAITING_MESSAGES
from protocol.peer.messages import Entry, Message


@dataclass(frozen=True, slots=True)
class LinkEnd:
    """Stands behind the last message of a link; `error`: what could not be read, if that ended it."""

    error: PeerError | None


class Inbox:
    """In the order in which they came, and never more than an honest peer sends."""

    def __init__(self) -> None:
        self._waiting: deque[Message | LinkEnd] = deque()

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def add(self, message: Message) -> None:
        """PeerError (FLOOD) for one too many."""
        if len(self._waiting) >= WAITING_MESSAGES:
            raise PeerError(Reason.FLOOD, f"more than {WAITING_MESSAGES} messages wait to be handled")
        entries = sum(isinstance(waiting, Entry) for waiting in self._waiting)
        if isinstance(message, Entry) and entries >= UNACKNOWLEDGED:
            raise PeerError(Reason.FLOOD, f"more than {UNACKNOWLEDGED} entries without an acknowledgement")
        self._waiting.append(message)

    def end(self, error: PeerError | None) -> None:
        """The link has ended; there is always room for that."""
        self._waiting.append(LinkEnd(error))

    def take(self) -> Message | LinkEnd:
        """The one that came first."""
        return self._waiting.popleft()

    def put_back(self, message: Message) -> None:
        """It is to be handled again, before all others."""
        self._waiting.appendleft(message)

    def clear(self) -> None:
        self._waiting.clear()
