"""The conversation of one peer with another, sans-IO: bytes, written-notices and a clock in; events and
bytes out.

The edge does three things after every call: it carries out the events (each `Store` is written and answered
with `stored` or `store_failed`, the rest goes to the person), sends what `data_to_send` returns, and calls
`tick` at `next_tick`. Whatever bytes come in, no exception comes out: wrong ones end in a goodbye to the
other side and `Closed`, the last event.

While a record is being written, messages wait in a bounded queue and are handled afterwards in the order in
which they came; pings are answered all the same. Not for sockets, encryption, files or threads.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from typing import Final as Constant

from protocol.errors import LocalError, PeerError, Reason, TooLate, sentence
from protocol.game import View
from protocol.peer import bounds
from protocol.peer.actions import Actions
from protocol.peer.entries import Body
from protocol.peer.events import (
    Closed,
    DealWaits,
    Event,
    PeerBack,
    PeerHeard,
    PeerListens,
    PeerQuiet,
    PeerUnheard,
    StoreFailed,
)
from protocol.peer.fingerprint import fingerprint
from protocol.peer.heartbeat import Heartbeat, Pulse
from protocol.peer.inbox import Inbox, LinkEnd
from protocol.peer.kept import KeptMatch
from protocol.peer.matchtalk import MatchTalk
from protocol.peer.meeting import Meeting
from protocol.peer.messages import (
    NO_MATCH,
    Accept,
    Ack,
    Commit,
    Dispute,
    Entry,
    Final,
    Goodbye,
    Message,
    Offer,
    Ping,
    Place,
    Pong,
    Resume,
    Reveal,
    Sit,
    decode,
)
from protocol.peer.names import clean_name, clean_text, isolated
from protocol.peer.outlet import Outlet
from protocol.peer.parting import heard_goodbye, own_goodbye
from protocol.peer.patience import Patience
from protocol.peer.signing import Signer
from protocol.peer.sitdown import Role, State, Table
from protocol.peer.stores import HASH_BYTES, KEY_BYTES

__all__ = ["Conversation", "Phase", "Role", "Table"]


class Phase(StrEnum):
    """Where a conversation is."""

    MEETING = "meeting"
    ASKED = "asked"
    OPENING = "opening"
    DEALING = "dealing"
    PLAYING = "playing"
    BETWEEN = "between"
    DISPUTED = "disputed"
    OVER = "over"
    CLOSED = "closed"


_BEFORE_SEATED: Constant = {
    State.WAITING: Phase.MEETING,
    State.RETURNING: Phase.MEETING,
    State.ASKED: Phase.ASKED,
    State.OPENING: Phase.OPENING,
    State.AWAITED: Phase.OPENING,
}
_TOLD: Constant[Mapping[Pulse, Event]] = {
    Pulse.UNHEARD: PeerUnheard(),
    Pulse.HEARD: PeerHeard(),
    Pulse.QUIET: PeerQuiet(),
    Pulse.BACK: PeerBack(),
}
# States in which the other side's program is to answer, and no person.
_MACHINE_ANSWERS: Constant = frozenset({State.WAITING, State.RETURNING})


class Conversation(Actions):
    """One end of an encrypted link. Times are seconds of one clock that does not go backwards.

    Every method that returns events also may have left frames for `data_to_send`. Actions of the person raise
    LocalError if they are not allowed now (TooLate if the other side's message made them so); then nothing
    has changed.
    """

    def __init__(
        self,
        role: Role,
        signer: Signer,
        peer_key: bytes,
        handshake_hash: bytes,
        nickname: str,
        table: Table | None,
        now: float,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
        matches: Sequence[KeptMatch] = (),
        wanted: bytes | None = None,
        near: bool = False,
    ) -> None:
        """`signer`: the own identity. `peer_key`, `handshake_hash`: 32 bytes each, from the link. `table`:
        the host's.

        `entropy(n)`: n random bytes that nobody can guess. `matches`: all that this side keeps with the
        identity at the other end; those confirmed long ago may be left out. `wanted`: the id of the one to go
        on with, and with no other; None: a joiner sits down anew, a host goes on with whatever is asked for.
        `near`: both ends are in one process; neither needs to be asked whether it is still there.
        LocalError for values that do not fit together.
        """
        if (role is Role.HOST) != (table is not None):
            raise LocalError("A host has a table, and nobody else.")
        if len(peer_key) != KEY_BYTES or len(handshake_hash) != HASH_BYTES:
            raise LocalError("An identity and a handshake hash have 32 bytes.")
        self._signer = signer
        self._peer_key = peer_key
        self._entropy = entropy
        self._now = now
        self._heartbeat = None if near else Heartbeat(now)
        self._patience = Patience()
        self._outlet = Outlet()
        self._meeting = Meeting(
            role,
            (signer.public_key, peer_key),
            handshake_hash,
            clean_name(nickname),
            table,
            matches,
            wanted,
            self._outlet,
            self._seated,
            self._say_goodbye,
        )
        self._sitting = self._meeting.sitting
        self._sit_by = now + bounds.SIT_DOWN_WITHIN
        self._match: MatchTalk | None = None
        self._inbox = Inbox()
        self._pong_due = False
        self._places_said = 0
        self._places_heard = 0
        self._closed = False
        if peer_key == signer.public_key:
            self._fail(PeerError(Reason.SAME_IDENTITY))
        else:
            self._meeting.greet()

    # What can be seen

    @property
    def phase(self) -> Phase:
        if self._closed:
            return Phase.CLOSED
        if self._match is None or not self._sits:
            return _BEFORE_SEATED[self._sitting.state]
        if self._match.disputed:
            return Phase.OVER if self._match.settled else Phase.DISPUTED
        return Phase(self._match.ledger.stage.value)

    @property
    def seat(self) -> int | None:
        """0 (the host) or 1; None before anybody has sat down."""
        return self._match.seat if self._match is not None and self._sits else None

    @property
    def match_id(self) -> bytes | None:
        """16 bytes; None before there is a match."""
        return None if self._sitting.match_id == NO_MATCH else self._sitting.match_id

    @property
    def peer_name(self) -> str:
        """What the other side calls itself, cleaned for display; empty until it has said so."""
        return self._sitting.peer_name

    @property
    def scores(self) -> tuple[int, int]:
        """The match's points by seat."""
        return self._match.ledger.points if self._match is not None else (0, 0)

    @property
    def view(self) -> View | None:
        """What this seat sees: of the running game or the one just ended, else None."""
        return self._match.view if self._match is not None else None

    @property
    def kept(self) -> KeptMatch | None:
        """The match with all of it that is written down, for the next conversation; None before there is one.

        To be asked for after `Closed`, once nothing is `writing` any more.
        """
        return self._match.kept if self._match is not None else None

    @property
    def writing(self) -> bool:
        """Whether a `Store` has not been answered yet. It counts even after `Closed`, when it is written."""
        return self._outlet.storing.at_work

    # What the edge calls

    def receive(self, frame: bytes, now: float) -> list[Event]:
        """A frame of the link, decrypted. Any bytes are allowed."""
        if self._closed:
            return self._outlet.take_events()
        self._move_clock(now)
        if self._heartbeat is not None:
            self._tell_pulse(self._heartbeat.heard(self._now))
        return self._run(lambda: self._hear(frame))

    def link_lost(self, now: float, error: PeerError | None = None) -> list[Event]:
        """The link has ended, by `error` if what came over it could not be read. What had come before is
        still handled, then `Closed` is told.
        """
        self._move_clock(now)
        if not self._closed:
            self._inbox.end(error)
        return self._run(lambda: None)

    def stored(self, ticket: int, now: float) -> list[Event]:
        """The record of a `Store` is on the disk. LocalError for a ticket that is not under way."""
        self._move_clock(now)
        if self._closed:
            self._outlet.storing.stored(ticket)
            return self._outlet.take_events()
        return self._run(lambda: self._outlet.storing.stored(ticket))

    def store_failed(self, ticket: int, why: str) -> list[Event]:
        """The record of a `Store` could not be written; `why` for a person. It is as if it had never been
        asked for, or is asked for again after a while if the match cannot do without it.
        """
        if self._outlet.storing.failed(ticket, why, self._now):
            self._outlet.tell(StoreFailed(why))
        return self._outlet.take_events() if self._closed else self._run(lambda: None)

    def tick(self, now: float) -> list[Event]:
        """Time has passed; to be called at `next_tick` or any other time."""
        self._move_clock(now)
        if not self._closed:
            self._beat()
        if not self._closed:
            self._look_at_clock()
        return self._outlet.take_events()

    def next_tick(self) -> float | None:
        """When `tick` is to be called next; None: not before something else happens, as once it is over."""
        if self._closed:
            return self._now if self._outlet.has_events else None
        times = [] if self._heartbeat is None else [self._heartbeat.next_tick]
        if (again := self._outlet.storing.next_tick) is not None:
            times.append(again)
        if self._sitting.state in _MACHINE_ANSWERS:
            times.append(self._sit_by)
        if self._patience.due is not None:
            times.append(self._patience.due)
        return min(times, default=None)

    def data_to_send(self) -> list[bytes]:
        """The frames that are free to leave, in order; each is returned once."""
        if self._pong_due:
            self._pong_due = False
            if not self._closed:
                self._outlet.send(Pong(self._sitting.own_id))
        return self._outlet.take_frames()

    def listens_at(self, port: int) -> list[Event]:
        """Tell the other side where this one can be called when the link is gone: its TCP port, 0 if nowhere.
        Before anybody sits, and when it was said too often, nothing happens.
        """
        if self._match is not None and self._places_said < bounds.PLACES_TOLD:
            self._places_said += 1
            self._outlet.send(Place(self._sitting.own_id, port))
        return self._outlet.take_events()

    def ask(self, now: float) -> list[Event]:
        """The own network has changed: make sure at once that the other side is still reached."""
        self._move_clock(now)
        if not self._closed and self._heartbeat is not None:
            self._heartbeat.ask(self._now)
            self._outlet.send(Ping(self._sitting.own_id))
        return self._outlet.take_events()

    # What the person does

    def accept(self, now: float) -> list[Event]:
        """Host, after `SitDownAsked`: let them sit down."""
        self._move_clock(now)
        self._need_open()
        return self._run(self._meeting.accept())

    def decline(self, now: float, text: str = "") -> list[Event]:
        """Host, after `SitDownAsked`: do not; `text` is shown to who asked."""
        self._move_clock(now)
        self._need_open()
        self._sitting.decline()
        return self.goodbye(Reason.DECLINED, text)

    def goodbye(self, reason: Reason = Reason.LEFT, text: str = "") -> list[Event]:
        """Leave, with a reason that the other side can show. Nothing happens if it is over already."""
        if not self._closed:
            self._say_goodbye(reason, text)
        return self._outlet.take_events()

    # Inside

    def _run(self, action: Callable[[], None]) -> list[Event]:
        """Do something and what has become possible by it; the other side's errors end the conversation."""
        try:
            action()
            self._pump()
        except PeerError as error:
            self._wrong(error)
        return self._outlet.take_events()

    def _pump(self) -> None:
        while not self._outlet.storing.busy and not self._closed:
            if self._inbox:
                self._handle(self._inbox.take())
            elif self._match is None or not self._match.begin_wish():
                break
        dealt = self._match.ledger.number if self._match and self.phase is Phase.DEALING else None
        self._patience.see(dealt, self._now)

    def _hear(self, frame: bytes) -> None:
        message = decode(frame)
        if message is None:
            return
        if isinstance(message, Ping | Pong):
            self._check_match(message)
            if isinstance(message, Ping):
                self._pong_due = True
            elif self._heartbeat is not None:
                self._tell_pulse(self._heartbeat.answered())
            return
        self._inbox.add(message)

    def _handle(self, message: Message | LinkEnd) -> None:
        if isinstance(message, LinkEnd):
            if message.error is not None:
                raise message.error
            self._close(Reason.LOST, self._sentence(Reason.LOST), by_peer=True)
            return
        self._check_match(message)
        match message, self._match:
            case Goodbye(), _:
                reason, text = heard_goodbye(message, self._who, in_match=self._sits)
                self._tell_fork(reason, text)
                self._close(reason, text, by_peer=True)
            case Offer() | Sit() | Accept() | Resume(), _:
                self._meeting.hear(message)
            case Commit() | Reveal() | Entry() | Ack() | Final() | Dispute(), MatchTalk() as talk:
                if not talk.hear(message):
                    self._inbox.put_back(message)
            case Place(), MatchTalk():
                self._hear_place(message.port)
            case _:
                raise PeerError(Reason.UNEXPECTED, f"{type(message).__name__} before anybody has sat down")

    def _hear_place(self, port: int) -> None:
        self._places_heard += 1
        if self._places_heard > bounds.PLACES_TOLD:
            raise PeerError(Reason.FLOOD, f"told more than {bounds.PLACES_TOLD} times where it listens")
        self._outlet.tell(PeerListens(port))

    def _check_match(self, message: Message) -> None:
        """Before there is a match its id is zero; what may cross its making may be either."""
        match_id = self._sitting.match_id
        if message.match == match_id or isinstance(message, Accept | Resume):
            return
        if not (message.match == NO_MATCH and isinstance(message, Ping | Pong | Goodbye)):
            raise PeerError(Reason.WRONG_MATCH, type(message).__name__)

    def _seated(self, kept: KeptMatch, told: Resume | None) -> None:
        name, who = self._sitting.peer_name, fingerprint(self._peer_key)
        self._match = MatchTalk(
            kept, self._signer, self._entropy, self._outlet, name, who, self._meeting.begun
        )
        self._match.start(told)

    # The person

    @property
    def _sits(self) -> bool:
        """Whether both sides are known to sit."""
        return self._sitting.state is State.SEATED

    def _wish(self, body: Body) -> list[Event]:
        self._need_open()
        if self._match is None or not self._sits:
            raise LocalError("Nobody has sat down yet.")
        self._match.wish(body)
        return self._run(lambda: None)

    def _last_move(self) -> int:
        self._need_open()
        if self._match is None:
            raise LocalError("Nobody has sat down yet.")
        return self._match.last_move

    @property
    def may_ask_take_back(self) -> bool:
        """Whether `ask_take_back` would be allowed now."""
        return self._match is not None and not self._closed and self._match.may_ask_take_back

    def _need_open(self) -> None:
        if self._closed:
            raise TooLate("The conversation is over.")

    # Time

    def _move_clock(self, now: float) -> None:
        # Two threads of an edge may read the clock in one order and call in the other.
        self._now = max(self._now, now)

    def _beat(self) -> None:
        while self._heartbeat and (pulse := self._heartbeat.tick(self._now)) is not Pulse.NOTHING:
            if pulse is Pulse.SILENT:
                self._give_up(Reason.SILENT)
                return
            if pulse is Pulse.PING:
                self._outlet.send(Ping(self._sitting.own_id))
            self._tell_pulse(pulse)

    def _tell_pulse(self, pulse: Pulse) -> None:
        if (told := _TOLD.get(pulse)) is not None:
            self._outlet.tell(told)

    def _look_at_clock(self) -> None:
        if (store := self._outlet.storing.again(self._now)) is not None:
            self._outlet.tell(store)
        if self._sitting.state in _MACHINE_ANSWERS and self._now >= self._sit_by:
            self._give_up(Reason.TIMEOUT)
        if self._patience.is_due(self._now):
            self._outlet.tell(DealWaits(on_peer=not self._outlet.storing.busy))

    # The end

    def _say_goodbye(self, reason: Reason, text: str) -> None:
        self._outlet.send(Goodbye(self._sitting.own_id, reason.value, clean_text(text)))
        self._close(reason, own_goodbye(reason, self._who, text), by_peer=False)

    def _give_up(self, reason: Reason) -> None:
        self._outlet.send(Goodbye(self._sitting.own_id, reason.value, ""))
        self._close(reason, self._sentence(reason), by_peer=True)

    def _wrong(self, error: PeerError) -> None:
        """The other side did wrong: the link ends, unless it is that the two do not agree on the match."""
        text = self._sentence(error.reason, error.text)
        if self._match is None or not self._match.stop(error.reason, text):
            self._fail(error)

    def _fail(self, error: PeerError) -> None:
        self._outlet.send(Goodbye(self._sitting.own_id, error.reason.value, clean_text(error.text)))
        self._closed = True
        self._inbox.clear()
        text = self._sentence(error.reason, error.text)
        self._tell_fork(error.reason, text)
        self._outlet.tell(Closed(error.reason, text, by_peer=False))
        self._outlet.shut()

    def _tell_fork(self, reason: Reason, text: str) -> None:
        if self._match is not None:
            self._match.tell_fork(reason, text)

    def _close(self, reason: Reason, text: str, *, by_peer: bool) -> None:
        self._closed = True
        self._inbox.clear()
        if self._match is not None:
            self._match.tell_match_over()
        self._outlet.tell(Closed(reason, text, by_peer))
        self._outlet.shut()

    def _sentence(self, reason: Reason, detail: str = "") -> str:
        return sentence(reason, self._who, detail)

    @property
    def _who(self) -> str:
        """The other person's name for a sentence; empty if it is not known yet."""
        return isolated(self._sitting.peer_name)
