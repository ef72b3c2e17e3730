"""Numbers, signatures and acknowledgements: which entry stands as number `n`, on two sides that may write
at once and lose their link at any moment.

For every number one seat has the *floor* (`Ledger.floor`). Its entry stands, so it counts for its author as
soon as it is written down. An entry of the other seat counts once it is acknowledged; until then its author
waits with everything else, and gives it up if an entry of the floor comes instead. So two honest sides
never hold different entries under one number:

    the other side's entry comes with a number that is
      the next one          check it; an own waiting entry gives way; write it down, acknowledge, show
      one of its own        the same again: acknowledge again. Another one: a fork
      one of ours           written before it saw ours: it has lost, and its author will find out. After it
                            acknowledged ours: a fork
      further on            something is missing: refused

Over a new link both tell the last number that counts and its chain value. The longer side sends the rest,
also the shorter one's own entries, if that has lost them; nobody writes anything new before that is done.
What both hold up to the shorter number must be the same, or it is a fork.

Not for what an entry does (`ledger.py`) and not for writing things down; the conversation does that.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from protocol.errors import PeerError, Reason
from protocol.peer.bounds import UNACKNOWLEDGED
from protocol.peer.entries import Body, DealBody, MoveBody, decode_body
from protocol.peer.hashes import first_chain
from protocol.peer.kept import KeptMatch
from protocol.peer.ledger import NotAllowed, Step
from protocol.peer.messages import Ack, Entry, Resume
from protocol.peer.signing import Signer, is_signed_by


@dataclass(frozen=True, slots=True)
class Known:
    """The other side sent what is written down already: acknowledge again."""


@dataclass(frozen=True, slots=True)
class Lost:
    """The other side's entry stands behind one of ours: nothing to do, it will write it anew."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """An own entry that is written down and counts once the other side has it."""

    step: Step
    entry: Entry


class Sequence:
    """`ledger`: what counts on this side, by `entries`. `waiting`: an own entry that had not the floor."""

    def __init__(self, kept: KeptMatch, signer: Signer) -> None:
        self.ledger = kept.ledger
        self.entries = kept.entries.copy()
        self.waiting: Waiting | None = None
        if kept.waiting is not None:
            step = self.ledger.after(kept.seat, decode_body(kept.waiting.body))
            self.waiting = Waiting(step, kept.waiting)
        self._seat = kept.seat
        self._signer = signer
        self._first = first_chain(kept.match_id, kept.opened.rules, kept.opened.keys)
        # The highest number that the other side has acknowledged, and that was sent to it or came from it.
        self._acknowledged = self._sent = self.ledger.n
        # What the other side holds beyond ours, as it told on coming back.
        self._told: Resume | None = None
        # Entries of the other side that lost, by number; gone when it acknowledges ours.
        self._lost: dict[int, bytes] = {}

    @property
    def level(self) -> bool:
        """Whether neither side has entries that were not sent to the other one."""
        return not self.behind and self._sent == self.ledger.n

    @property
    def behind(self) -> bool:
        """Whether the other side has told of entries that have not come yet."""
        return self._told is not None and self.ledger.n < self._told.n

    @property
    def may_write(self) -> bool:
        """Whether an own entry can be written now: none waits, and not too many are without an answer."""
        return self.level and self.waiting is None and self.unacknowledged < UNACKNOWLEDGED

    @property
    def unacknowledged(self) -> int:
        """How many own entries that count here have not been acknowledged."""
        return sum(entry.seat == self._seat for entry in self.entries[self._acknowledged :])

    def come_back(self, told: Resume) -> None:
        """Over a new link: what the other side holds. PeerError (FORK) if it is not what we hold."""
        if told.n > self.ledger.n:
            self._told = told
            return
        # Who has lost everything cannot tell the value before the first entry.
        if told.chain != self._chain(told.n) and (told.n or told.rules):
            raise PeerError(Reason.FORK, self._where_they_part(told))
        self._acknowledged = self._sent = told.n

    def _where_they_part(self, told: Resume) -> str:
        """The first entry that is not the same, as far as what the other side has told narrows it down."""
        first, last = 1, told.n
        if 0 < told.proof_n <= told.n:
            if told.proof_chain == self._chain(told.proof_n):
                first = told.proof_n + 1
            else:
                last = told.proof_n
        if first < last:
            return f"the first difference is in one of the entries {first} to {last}"
        return f"entry {last} is another one on the other side"

    def missing(self) -> Iterator[Entry]:
        """Entries that the other side lacks and may be sent now; the next ones when it acknowledges these."""
        while self._sent < self.ledger.n and self._sent - self._acknowledged < UNACKNOWLEDGED:
            self._sent += 1
            yield self.entries[self._sent - 1]

    def write(self, body: Body) -> tuple[Step, Entry]:
        """An own entry, to be written down and then taken (with the floor) or set waiting. NotAllowed."""
        step = self.ledger.after(self._seat, body)
        return step, Entry(
            step.before.match_id,
            step.after.n,
            step.before.number,
            self._seat,
            step.packed,
            step.after.chain,
            self._signer.sign(step.after.chain),
        )

    def judge(self, entry: Entry) -> Step | Known | Lost:
        """What the other side's entry means; a `Step` is to be written down and then taken.

        PeerError if it is wrong in any way; nothing has changed then.
        """
        if entry.seat == self._seat and not self.behind:
            raise PeerError(Reason.WRONG_SEAT, "it is an entry of the seat that received it")
        body = decode_body(entry.body)
        if entry.n == self.ledger.n + 1:
            return self._check_next(entry, body)
        if not 1 <= entry.n <= self.ledger.n:
            raise PeerError(
                Reason.WRONG_NUMBER, f"entry {entry.n} came where {self.ledger.n + 1} was expected"
            )
        if (ours := self.entries[entry.n - 1]).seat == entry.seat:
            if ours != entry and not self._is_signed(entry):
                raise PeerError(Reason.WRONG_SIGNATURE, f"entry {entry.n}")
            if ours != entry:
                raise PeerError(Reason.FORK, f"a second, different entry {entry.n}")
            return Known()
        return self._check_lost(entry, body)

    def take(self, step: Step, entry: Entry) -> None:
        """The entry is written down and counts."""
        assert step.before is self.ledger
        if self._sent == self.ledger.n:
            self._sent += 1
        self.ledger = step.after
        self.waiting = None
        self.entries.add(entry)

    def acknowledge(self) -> Ack:
        """That everything that counts here is written down."""
        return Ack(self.ledger.match_id, self.ledger.n, self.ledger.chain)

    def acknowledged(self, ack: Ack) -> Waiting | None:
        """The other side has everything up to a number. The waiting entry is returned if it counts now:
        take it.

        PeerError: a number that was never sent or goes backwards, or another chain.
        """
        counts = self.waiting if self.waiting is not None and ack.n == self.waiting.entry.n else None
        if not (self._acknowledged <= ack.n <= self._sent or counts):
            raise PeerError(Reason.WRONG_NUMBER, f"entry {ack.n} was acknowledged out of turn")
        if ack.chain != (counts.entry.chain if counts else self._chain(ack.n)):
            raise PeerError(Reason.WRONG_CHAIN, f"after entry {ack.n}")
        self._acknowledged = ack.n
        for n in [n for n in self._lost if n <= ack.n]:
            del self._lost[n]
        return counts

    def _chain(self, n: int) -> bytes:
        return self.entries[n - 1].chain if n else self._first

    def _check_next(self, entry: Entry, body: Body) -> Step:
        if entry.game != self.ledger.number:
            raise PeerError(
                Reason.WRONG_NUMBER, f"an entry of game {entry.game} came in game {self.ledger.number}"
            )
        try:
            step = self.ledger.after(entry.seat, body)
        except NotAllowed as refusal:
            raise PeerError(refusal.reason, refusal.why) from refusal
        # Only what is signed is their word, over which a match is stopped.
        if not self._is_signed(entry):
            raise PeerError(Reason.WRONG_SIGNATURE, f"entry {entry.n}")
        if entry.chain != step.after.chain or not self._is_as_told(entry):
            raise PeerError(Reason.WRONG_CHAIN, f"after entry {entry.n}")
        return step

    def _is_as_told(self, entry: Entry) -> bool:
        """Whether an entry that comes late is the one of which the other side told."""
        told = self._told
        if told is None or not self.behind:
            return True
        values = {told.n: told.chain, told.proof_n: told.proof_chain}
        return values.get(entry.n, entry.chain) == entry.chain

    def _check_lost(self, entry: Entry, body: Body) -> Lost:
        """An entry under a number that we had the floor for and used."""
        if entry.n <= self._acknowledged:
            raise PeerError(Reason.FORK, f"an entry {entry.n}, of which the other one was acknowledged")
        if isinstance(body, MoveBody | DealBody):
            raise PeerError(Reason.ILLEGAL_MOVE, f"a {body.NAME} by the seat that has not the floor")
        if not self._is_signed(entry):
            raise PeerError(Reason.WRONG_SIGNATURE, f"entry {entry.n}")
        if self._lost.setdefault(entry.n, entry.chain) != entry.chain:
            raise PeerError(Reason.FORK, f"a second, different entry {entry.n}")
        return Lost()

    def _is_signed(self, entry: Entry) -> bool:
        return is_signed_by(self.ledger.keys[entry.seat], entry.signature, entry.chain)
