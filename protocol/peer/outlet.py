"""What a call to the conversation leaves behind: frames that may leave, events to be told, a record to be
written.

One outlet is shared by the parts of a conversation, so that there is one order of everything. It decides
nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from protocol.peer.events import Event
from protocol.peer.messages import Message, encode
from protocol.peer.stores import Record
from protocol.peer.storing import Storing


class Outlet:
    """`storing` is the one record under way; while it is busy nothing else may be begun."""

    def __init__(self) -> None:
        self.storing = Storing()
        self._frames: list[bytes] = []
        self._events: list[Event] = []
        self._shut = False

    def shut(self) -> None:
        """The conversation is over: nothing leaves, is told or asked to be written any more."""
        self._shut = True

    def send(self, message: Message) -> None:
        """The frame may leave: whatever it depends on is written down."""
        if not self._shut:
            self._frames.append(encode(message))

    def tell(self, event: Event) -> None:
        if not self._shut:
            self._events.append(event)

    def keep(
        self, record: Record, done: Callable[[], None], given_up: Callable[[str], None] | None = None
    ) -> None:
        """Have `record` written; see `Storing.ask`."""
        if not self._shut:
            self.tell(self.storing.ask(record, done, given_up))

    @property
    def has_events(self) -> bool:
        return bool(self._events)

    def take_frames(self) -> list[bytes]:
        frames, self._frames = self._frames, []
        return frames

    def take_events(self) -> list[Event]:
        events, self._events = self._events, []
        return events
