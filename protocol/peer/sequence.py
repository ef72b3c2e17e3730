"""Numbers, signatures and acknowledgements: which entry stands as number `n`, on two sides that may write
at once.

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

Not for what an entry does (`ledger.py`) and not for writing things down; the conversation does that.
"""

from __future__ import annotations

from dataclasses import dataclass

from protocol.deal.hashing import sha256
from protocol.errors import PeerError, Reason
from protocol.peer.bounds import UNACKNOWLEDGED
from protocol.peer.entries import Body, DealBody, MoveBody, decode_body
from protocol.peer.ledger import Ledger, NotAllowed, Step
from protocol.peer.messages import Ack, Entry
from protocol.peer.packing import pack
from protocol.peer.signing import Signer, is_signed_by


@dataclass(frozen=True, slots=True)
class Known:
    """The other side sent what is written down already: acknowledge again."""


@dataclass(frozen=True, slots=True)
class Lost:
    """The other side's entry stands behind one of ours: nothing to do, it will write it anew."""


class Sequence:
    """`ledger`: what counts on this side. `waiting`: an own entry that had not the floor."""

    def __init__(self, ledger: Ledger, seat: int, signer: Signer) -> None:
        self.ledger = ledger
        self.waiting: Step | None = None
        self._seat = seat
        self._signer = signer
        self._peer_key = ledger.keys[1 - seat]
        # A hash for each entry of the match and for each one heard, so that an old one is recognised
        # without keeping them all: a long match has 2,400.
        self._chains = [ledger.chain]
        self._authors = bytearray([2])
        self._heard: dict[int, bytes] = {}
        self._acknowledged = 0
        # Entries of the other side that lost, by number; gone when it acknowledges ours.
        self._lost: dict[int, bytes] = {}

    @property
    def may_write(self) -> bool:
        """Whether an own entry can be written now: none waits, and not too many are without an answer."""
        return self.waiting is None and self.unacknowledged < UNACKNOWLEDGED

    @property
    def unacknowledged(self) -> int:
        """How many own entries that count here have not been acknowledged."""
        return self._authors[self._acknowledged + 1 :].count(self._seat)

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
        if entry.seat != 1 - self._seat:
            raise PeerError(Reason.WRONG_SEAT, "it is an entry of the seat that received it")
        body = decode_body(entry.body)
        if entry.n == self.ledger.n + 1:
            return self._check_next(entry, body)
        if not 1 <= entry.n <= self.ledger.n:
            raise PeerError(
                Reason.WRONG_NUMBER, f"entry {entry.n} came where {self.ledger.n + 1} was expected"
            )
        if self._authors[entry.n] == entry.seat:
            if sha256(pack(entry)) != self._heard[entry.n]:
                raise PeerError(Reason.FORK, f"a second, different entry {entry.n}")
            return Known()
        return self._check_lost(entry, body)

    def take(self, step: Step, heard: Entry | None = None) -> None:
        """The entry is written down and counts. `heard`: as it came, if it is the other side's."""
        assert step.before is self.ledger
        if heard is not None:
            self._heard[heard.n] = sha256(pack(heard))
        self.ledger = step.after
        self.waiting = None
        self._chains.append(step.after.chain)
        self._authors.append(step.seat)

    def acknowledge(self) -> Ack:
        """That everything that counts here is written down."""
        return Ack(self.ledger.match_id, self.ledger.n, self.ledger.chain)

    def acknowledged(self, ack: Ack) -> Step | None:
        """The other side has everything up to a number. The waiting entry is returned if it counts now:
        take it.

        PeerError: a number that was never sent or goes backwards, or another chain.
        """
        counts = self.waiting if self.waiting is not None and ack.n == self.waiting.after.n else None
        if not (self._acknowledged <= ack.n <= self.ledger.n or counts):
            raise PeerError(Reason.WRONG_NUMBER, f"entry {ack.n} was acknowledged out of turn")
        expected = counts.after.chain if counts else self._chains[ack.n]
        if ack.chain != expected:
            raise PeerError(Reason.WRONG_CHAIN, f"after entry {ack.n}")
        self._acknowledged = ack.n
        for n in [n for n in self._lost if n <= ack.n]:
            del self._lost[n]
        return counts

    def _check_next(self, entry: Entry, body: Body) -> Step:
        if entry.game != self.ledger.number:
            raise PeerError(
                Reason.WRONG_NUMBER, f"an entry of game {entry.game} came in game {self.ledger.number}"
            )
        try:
            step = self.ledger.after(entry.seat, body)
        except NotAllowed as refusal:
            raise PeerError(refusal.reason, refusal.why) from refusal
        if entry.chain != step.after.chain:
            raise PeerError(Reason.WRONG_CHAIN, f"after entry {entry.n}")
        if not self._is_signed(entry):
            raise PeerError(Reason.WRONG_SIGNATURE, f"entry {entry.n}")
        return step

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
        return is_signed_by(self._peer_key, entry.signature, entry.chain)
