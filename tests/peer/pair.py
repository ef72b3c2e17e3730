"""Two conversations back to back in memory, with a clock that the test turns: the fixture of everything in
here.

Nothing is delivered by itself. `Side` is one end: frames it has sent lie in `sent` until somebody delivers
them, records it wants written lie in `pending` until somebody says that they are. `Pair` joins two.
`settle()` does everything that is left to do, in a fair order.
"""

from __future__ import annotations

import hashlib
import io
import pickle
from collections import deque
from collections.abc import Callable, Sequence
from types import FunctionType
from typing import Any, Generic, TypeVar

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from protocol.errors import Reason
from protocol.game import Rules
from protocol.peer import events
from protocol.peer.conversation import Conversation, Phase, Role, Table
from protocol.peer.entries import DealBody, encode_body
from protocol.peer.kept import KeptMatch
from protocol.peer.messages import Accept, Ack, Commit, Dispute, Entry, Final, Reveal, decode
from protocol.peer.stores import (
    CommitmentsKept,
    EntryKept,
    EntryWithdrawn,
    MatchClosed,
    MatchDisputed,
    MatchOpened,
    NonceKept,
    Record,
)

HANDSHAKE_HASH = hashlib.sha256(b"a handshake in a test").digest()
# A match of few and short games; six payoff cards and one point to go.
SHORT = Rules(payoff=3, target=4)

EventT = TypeVar("EventT")
# The body of a deal entry that is none.
NO_DEAL = encode_body(DealBody(bytes(32), bytes(32), bytes(32), bytes(32), bytes(64)))


class Key:
    """An identity that is the same in every run."""

    def __init__(self, name: str) -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(hashlib.sha256(name.encode()).digest())
        self.public_key = self._key.public_key().public_bytes_raw()

    def sign(self, data: bytes) -> bytes:
        return self._key.sign(data)


ANNA, BERT, EVE = Key("Anna"), Key("Bert"), Key("Eve")


def entropy_of(name: str) -> Callable[[int], bytes]:
    """Random bytes that are the same in every run, and never twice in one."""
    drawn = 0

    def draw(count: int) -> bytes:
        nonlocal drawn
        drawn += 1
        return hashlib.shake_256(f"{name} {drawn}".encode()).digest(count)

    return draw


class Side:
    """One person's end: the present conversation, and what has come out of it and of those before.

    `log`: all events but `Store`; `journal`: what is written, all that a crash leaves. `match`: as it is
    kept while there is no link.
    """

    def __init__(
        self, key: Key, name: str, entropy: Callable[[int], bytes], clock: Callable[[], float]
    ) -> None:
        self.key = key
        self.name = name
        self.entropy = entropy
        self.clock = clock
        self.sent: deque[bytes] = deque()
        self.pending: deque[events.Store] = deque()
        self.log: list[events.Event] = []
        self.journal: list[Record] = []
        self.match: KeptMatch | None = None
        self.killed = False
        # The moves on the table as a window would have it, and where `log` stood when the link came.
        self.table: list[events.Moved] = []
        self.linked_at = 0

    def meet(self, other: Side, table: Table | None, handshake_hash: bytes, wanted: bytes | None) -> None:
        """A new link; the host has the table."""
        self.sent.clear()
        self.killed = False
        self.linked_at = len(self.log)
        self.conversation = Conversation(
            Role.JOINER if table is None else Role.HOST,
            self.key,
            other.key.public_key,
            handshake_hash,
            self.name,
            table,
            self.clock(),
            self.entropy,
            [] if self.match is None else [self.match],
            wanted,
        )
        self.done([])

    def lose_link(self) -> None:
        """What this side has sent and is not delivered is gone; what is being written still gets written or
        not.
        """
        self.sent.clear()
        self.done(self.conversation.link_lost(self.clock()))

    def keep(self) -> None:
        """Before a new link: the match as it stands, unless the process died and has only its journal."""
        while self.pending:
            self.write()
        if not self.killed:
            assert not self.conversation.writing
            self.match = self.conversation.kept or self.match

    def crash(self, *, written: bool) -> None:
        """The process is killed and started again. `written`: the record under way has reached the disk."""
        if self.pending and written:
            self.journal.append(self.pending[0].record)
        self.pending.clear()
        self.sent.clear()
        self.restore(self.journal)

    def restore(self, journal: Sequence[Record]) -> None:
        """Everything is gone but this."""
        self.killed = True
        self.journal = list(journal)
        self.table.clear()
        self.match = KeptMatch.rebuilt(self.journal, self.key) if self.journal else None

    def done(self, happened: list[events.Event]) -> list[events.Event]:
        """What every caller does after every call."""
        for event in happened:
            if isinstance(event, events.Store):
                self.pending.append(event)
            else:
                self.log.append(event)
                self._show(event)
        frames = self.conversation.data_to_send()
        self._check_order(happened, frames)
        self.sent.extend(frames)
        return happened

    def _show(self, event: events.Event) -> None:
        """As a window would: each move comes once and in its place, and none that was shown goes."""
        match event:
            case events.Dealt():
                self.table.clear()
            case events.Moved():
                assert event.number == len(self.table)
                self.table.append(event)
            case events.TakenBack():
                assert self.table.pop().number == event.number
            case events.Resumed():
                if self.table and self.table[0].game == event.game:
                    known = min(len(self.table), len(event.moves))
                    assert list(event.moves[:known]) == self.table[:known]
                self.table = list(event.moves)
            case _:
                pass

    def _check_order(self, happened: list[events.Event], frames: list[bytes]) -> None:
        """Write, then send, acknowledge or show: whatever comes out is in the journal already."""
        kept = self.journal
        for event in happened:
            if isinstance(event, events.Moved | events.Dealt):
                assert any(isinstance(it, EntryKept) and it.chain.hex() == event.chain for it in kept[-3:])
            elif isinstance(event, events.SatDown):
                assert any(isinstance(it, MatchOpened) and it.match_id == event.match_id for it in kept)
            elif isinstance(event, events.MatchOver) and event.confirmed:
                assert isinstance(kept[-1], MatchClosed)
        for frame in frames:
            match decode(frame):
                case Accept(match=match_id):
                    assert any(isinstance(it, MatchOpened) and it.match_id == match_id for it in kept)
                case Commit(match=match_id, game=game, commitment=commitment):
                    nonces = [it for it in kept if isinstance(it, NonceKept) and it.game == game]
                    nonces = [it for it in nonces if it.match_id == match_id]
                    assert [it.commitment for it in nonces] == [commitment]
                case Reveal(match=match_id, game=game, nonce=nonce):
                    of_match = [it for it in kept if it.match_id == match_id]
                    both = [it for it in of_match if isinstance(it, CommitmentsKept) and it.game == game]
                    nonces = [it for it in of_match if isinstance(it, NonceKept) and it.game == game]
                    assert len(both) == 1
                    assert [it.nonce for it in nonces] == [nonce]
                    assert nonces[0].commitment in both[0].commitments
                case Entry(n=n, chain=chain) | Ack(n=n, chain=chain) | Final(n=n, chain=chain):
                    assert n == 0 or any(
                        (n, chain) == (it.n, it.chain) for it in reversed(kept) if isinstance(it, EntryKept)
                    )
                case _:
                    pass

    @property
    def entries(self) -> list[EntryKept]:
        """The entries in the journal that were not withdrawn, in their order."""
        standing: list[EntryKept] = []
        for record in self.journal:
            if isinstance(record, EntryKept):
                assert record.n == len(standing) + 1
                standing.append(record)
            elif isinstance(record, EntryWithdrawn):
                withdrawn = standing.pop()
                assert (withdrawn.n, withdrawn.seat) == (record.n, record.seat)
        return standing

    def hear(self, frame: bytes) -> list[events.Event]:
        return self.done(self.conversation.receive(frame, self.clock()))

    def write(self) -> None:
        """The oldest pending record is written."""
        store = self.pending.popleft()
        self.journal.append(store.record)
        self.done(self.conversation.stored(store.ticket, self.clock()))

    def fail(self, why: str = "the disk is full") -> None:
        """The oldest pending record cannot be written."""
        self.done(self.conversation.store_failed(self.pending.popleft().ticket, why))

    def tick(self) -> None:
        self.done(self.conversation.tick(self.clock()))

    def accept(self) -> None:
        self.done(self.conversation.accept(self.clock()))

    def act(self, action: str, *arguments: object) -> None:
        """Call an action of the person by its name."""
        self.done(getattr(self.conversation, action)(*arguments))

    def of(self, kind: type[EventT]) -> list[EventT]:
        """The events of one kind so far."""
        return [event for event in self.log if isinstance(event, kind)]

    def stops(self, frame: bytes, reason: Reason) -> events.Forked:
        """This frame shows that the two do not hold the same match: nothing of it has changed, but nobody
        goes on with it, and both the other side and the person are told when that is written down.
        """
        told, journal = len(self.log), list(self.journal)
        before = self.conversation.view, self.conversation.scores
        self.hear(frame)
        assert [type(store.record) for store in self.pending] == [MatchDisputed]
        self.write()
        *_, forked = self.log[told:]
        assert isinstance(forked, events.Forked)
        assert forked.reason is reason
        assert forked.chain == (self.entries[-1].chain if self.entries else forked.chain)
        assert not self.closed
        assert self.conversation.phase is Phase.DISPUTED
        assert self.journal[:-1] == journal
        assert before[0] is None or (self.conversation.view, self.conversation.scores) == before
        dispute = decode(self.sent[-1])
        assert isinstance(dispute, Dispute)
        assert (dispute.reason, dispute.text) == (reason.value, forked.text)
        return forked

    @property
    def closed(self) -> bool:
        """Whether the present conversation is over."""
        return any(isinstance(event, events.Closed) for event in self.log[self.linked_at :])


SnapshotT = TypeVar("SnapshotT")


class Snapshot(Generic[SnapshotT]):
    """A value as it stands, to be made again and again: much cheaper than to play up to there each time.

    What cannot change is shared, keys and functions too; so random numbers drawn after it are other ones each
    time.
    """

    def __init__(self, value: SnapshotT) -> None:
        self._shared: list[Any] = []
        shared, numbers = self._shared, dict[int, int]()

        class Pickler(pickle.Pickler):
            def persistent_id(self, value: Any) -> int | None:
                made = getattr(type(value), "__dataclass_params__", None)
                frozen = made is not None and made.frozen
                if not (frozen or isinstance(value, FunctionType | Key)):
                    return None
                if id(value) not in numbers:
                    numbers[id(value)] = len(shared)
                    shared.append(value)
                return numbers[id(value)]

        buffer = io.BytesIO()
        Pickler(buffer, pickle.HIGHEST_PROTOCOL).dump(value)
        self._bytes = buffer.getvalue()

    def made(self) -> SnapshotT:
        unpickler = pickle.Unpickler(io.BytesIO(self._bytes))
        unpickler.persistent_load = self._shared.__getitem__  # type: ignore[method-assign]
        value: SnapshotT = unpickler.load()
        if isinstance(value, Pair):
            value.set_clocks()
        return value


class Pair:
    """`host` (seat 0, Anna) and `joiner` (seat 1, Bert), and the clock `now` of both."""

    def __init__(self, rules: Rules = SHORT, *, seed: str = "", seated: bool = True) -> None:
        """`seed`: another one gives other cards. `seated`: sit down and deal the first game."""
        self.now = 1000.0
        self.rules = rules
        self.links = 0
        self.host = Side(ANNA, "Anna", entropy_of("Anna" + seed), lambda: self.now)
        self.joiner = Side(BERT, "Bert", entropy_of("Bert" + seed), lambda: self.now)
        self.sides = (self.host, self.joiner)
        self.meet()
        if seated:
            self.settle()
            self.host.accept()
            self.settle()

    def set_clocks(self) -> None:
        """Both sides read this pair's clock."""
        for side in self.sides:
            side.clock = lambda: self.now

    def meet(self, listener: Side | None = None, wanted: bytes | None = None) -> None:
        """A new link between the two; `listener` (else the host) is dialled by the other, who goes on with
        `wanted`.
        """
        listener = listener or self.host
        dialler = self.other(listener)
        handshake_hash = HANDSHAKE_HASH if not self.links else hashlib.sha256(bytes([self.links])).digest()
        self.links += 1
        listener.meet(dialler, Table(self.rules), handshake_hash, None)
        dialler.meet(listener, None, handshake_hash, wanted)

    def cut(self) -> None:
        """The link is gone for both; what was on its way is lost."""
        for side in self.sides:
            side.lose_link()

    def keep(self) -> None:
        """Both processes live on without a link."""
        for side in self.sides:
            side.keep()

    def come_back(self, listener: Side | None = None) -> None:
        """A new link, and on with the match. The dialler asks for it if it still knows of it."""
        dialler = self.other(listener or self.host)
        self.meet(listener, dialler.match.match_id if dialler.match else None)
        self.settle()

    def other(self, side: Side) -> Side:
        return self.joiner if side is self.host else self.host

    def deliver(self, sender: Side) -> None:
        """The oldest frame of `sender` arrives."""
        self.other(sender).hear(sender.sent.popleft())

    def settle(self) -> None:
        """Write and deliver until nothing is left to do."""
        while any(side.pending or side.sent for side in self.sides):
            for side in self.sides:
                while side.pending:
                    side.write()
                if side.sent:
                    self.deliver(side)

    @property
    def mover(self) -> Side:
        """Whose turn it is in the running game, by the host's view."""
        view = self.host.conversation.view
        assert view is not None
        return self.sides[view.turn]

    def wait(self, seconds: float, step: float = 0.5) -> None:
        """Time passes on both sides, with ticks as an edge would make them, and everything is delivered."""
        until = self.now + seconds
        while self.now < until:
            self.now = min(until, self.now + step)
            for side in self.sides:
                side.tick()
            self.settle()
