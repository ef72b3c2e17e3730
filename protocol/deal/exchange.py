"""The commit-reveal of one game, at one seat.

    KEEPING      the own nonce is being written down; nothing of it has left
       | nonce kept           -> the commitment may leave
    COMMITTED    the other side's commitment is awaited
       | commitment heard     -> both commitments are to be written down
    BOUND        both commitments are being written down
       | commitments kept     -> the own nonce may leave
    OPENED       the other side's nonce is awaited
       | opening heard        -> the seed is known
    DONE

After an interruption the same is said again, with the same numbers, from COMMITTED on. Who then commits to
another number than before has lost the first one. Nothing is opened to it, since it may choose its second
number by ours, and the deal stays LOST for as long as both let it wait.

The conversation handles one message at a time and none while something is being written, so no other order
can come from an honest peer: anything else is refused. Not for messages, and not for writing; the caller
does both.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from protocol.deal.commitment import commitment, joint_seed
from protocol.deal.machine import Machine
from protocol.errors import PeerError, Reason

# How seats are named to a person: the host has seat 0.
_PEOPLE = ("the host", "the guest")


class State(StrEnum):
    KEEPING = "its own number is not written down"
    COMMITTED = "the other commitment is awaited"
    BOUND = "the commitments are not written down"
    OPENED = "the other opening is awaited"
    DONE = "the seed is known"
    LOST = "the other number is lost"


class Step(StrEnum):
    NONCE_KEPT = "number kept"
    COMMITMENT_HEARD = "commitment"
    COMMITMENTS_KEPT = "commitments kept"
    OPENING_HEARD = "opening"
    CHANGED = "another commitment than before"


TABLE: Final = {
    (State.KEEPING, Step.NONCE_KEPT): State.COMMITTED,
    (State.COMMITTED, Step.COMMITMENT_HEARD): State.BOUND,
    (State.BOUND, Step.COMMITMENTS_KEPT): State.OPENED,
    (State.OPENED, Step.OPENING_HEARD): State.DONE,
    (State.COMMITTED, Step.CHANGED): State.LOST,
    (State.LOST, Step.OPENING_HEARD): State.LOST,
}


class Exchange:
    """Call the four steps in the order above. A wrong one of the other side raises PeerError."""

    def __init__(
        self,
        match_id: bytes,
        game: int,
        seat: int,
        keys: tuple[bytes, bytes],
        nonce: bytes,
        bound: tuple[bytes, bytes] | None = None,
    ) -> None:
        """`keys`: the identities by seat. `nonce`: 32 random bytes of this seat, used for this game only.
        `bound`: the commitments, if they were written down before an interruption.
        """
        self._machine = Machine(TABLE, State.KEEPING)
        self._match_id = match_id
        self.game = game
        self._seat = seat
        self._keys = keys
        self._nonces = {seat: nonce}
        self._commitments = {seat: commitment(match_id, game, seat, keys[seat], nonce)}
        self._bound = bound

    @property
    def done(self) -> bool:
        return self._machine.state is State.DONE

    @property
    def lost(self) -> bool:
        """Whether the other side has lost the number of this deal."""
        return self._machine.state is State.LOST

    @property
    def nonce(self) -> bytes:
        """The own nonce: to be written down first, to be sent only once `commitments_kept` was called."""
        return self._nonces[self._seat]

    @property
    def commitment(self) -> bytes:
        """The own commitment."""
        return self._commitments[self._seat]

    @property
    def commitments(self) -> tuple[bytes, bytes]:
        """By seat, once both are known."""
        return self._commitments[0], self._commitments[1]

    @property
    def nonces(self) -> tuple[bytes, bytes]:
        """By seat, once the exchange is done."""
        return self._nonces[0], self._nonces[1]

    @property
    def seed(self) -> bytes:
        """The joint seed, once the exchange is done."""
        return joint_seed(self._match_id, self.game, self.nonces)

    def nonce_kept(self) -> None:
        """The own nonce is written down: send the commitment."""
        self._machine.local(Step.NONCE_KEPT)

    def commitment_heard(self, heard: bytes) -> None:
        """The other side's commitment: write both down, unless it is `lost`. PeerError for a copy of the own
        one.
        """
        if heard == self.commitment:
            raise PeerError(
                Reason.WRONG_DEAL, f"{_PEOPLE[1 - self._seat]} sent back the commitment of the other side"
            )
        if self._bound is not None and heard != self._bound[1 - self._seat]:
            self._machine.peer(Step.CHANGED)
            return
        self._machine.peer(Step.COMMITMENT_HEARD)
        self._commitments[1 - self._seat] = heard

    def commitments_kept(self) -> None:
        """Both commitments are written down: send the own nonce."""
        self._machine.local(Step.COMMITMENTS_KEPT)

    def opening_heard(self, nonce: bytes) -> None:
        """The other side's nonce, which must be the one it committed to."""
        other = 1 - self._seat
        if self._machine.state is State.OPENED and self._commitments[other] != commitment(
            self._match_id, self.game, other, self._keys[other], nonce
        ):
            raise PeerError(
                Reason.WRONG_DEAL, f"{_PEOPLE[other]} opened another number than the one committed to"
            )
        self._machine.peer(Step.OPENING_HEARD)
        if not self.lost:
            self._nonces[other] = nonce
