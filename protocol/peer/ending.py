"""The end of a match: both sides sign the same last state, and only then is it confirmed.

    RUNNING     the match goes on
       | signed           -> send Final
    SIGNED      the other side's Final is awaited
       | heard            -> both signatures are to be written down
    AGREED      they are being written down
       | kept
    CONFIRMED        (over a new link both say it once more, for a side that has not heard it)

Not for what ends a match; that is the ledger's.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final as Constant

from protocol.deal.machine import Machine
from protocol.errors import PeerError, Reason
from protocol.peer.hashes import final_statement
from protocol.peer.ledger import Ledger
from protocol.peer.messages import Final
from protocol.peer.signing import Signer, is_signed_by
from protocol.peer.stores import MatchClosed


class State(StrEnum):
    RUNNING = "the match goes on"
    SIGNED = "the other signature is awaited"
    AGREED = "the end is being written down"
    CONFIRMED = "the end is confirmed"


class Step(StrEnum):
    SIGN = "signing the end"
    HEARD = "the signed end"
    KEPT = "the end is written down"


TABLE: Constant = {
    (State.RUNNING, Step.SIGN): State.SIGNED,
    (State.SIGNED, Step.HEARD): State.AGREED,
    (State.AGREED, Step.KEPT): State.CONFIRMED,
    (State.CONFIRMED, Step.SIGN): State.CONFIRMED,
    (State.CONFIRMED, Step.HEARD): State.CONFIRMED,
}


class End:
    """Of one match, at `seat`. `closed`: the record of the end, once it is written."""

    def __init__(self, seat: int, signer: Signer, closed: MatchClosed | None) -> None:
        self._machine = Machine(TABLE, State.CONFIRMED if closed else State.RUNNING)
        self.closed = closed
        self._seat = seat
        self._signer = signer
        self._signature = b""

    def sign(self, ledger: Ledger) -> Final:
        """The match is over: the message to send, on every link anew."""
        self._machine.local(Step.SIGN)
        self._signature = self._signer.sign(final_statement(ledger.match_id, ledger.chain, ledger.points))
        return Final(ledger.match_id, ledger.n, ledger.chain, *ledger.points, self._signature)

    def heard(self, final: Final, ledger: Ledger) -> MatchClosed | None:
        """The other side's end, as the record to be written, None if it is. PeerError if it is another one
        than ours.
        """
        if (final.n, final.chain, (final.points0, final.points1)) != (ledger.n, ledger.chain, ledger.points):
            raise PeerError(Reason.WRONG_CHAIN, "at the end of the match")
        statement = final_statement(ledger.match_id, ledger.chain, ledger.points)
        if not is_signed_by(ledger.keys[1 - self._seat], final.signature, statement):
            raise PeerError(Reason.WRONG_SIGNATURE, "at the end of the match")
        self._machine.peer(Step.HEARD)
        if self.closed is not None:
            return None
        signatures = (self._signature, final.signature)
        ending = ledger.ending
        assert ending is not None
        return MatchClosed(
            ledger.match_id,
            ledger.n,
            ledger.chain,
            ledger.points,
            ending.winner,
            "abandoned before play" if ending.before_play else ending.how,
            ending.by,
            signatures if self._seat == 0 else signatures[::-1],
        )

    def kept(self, closed: MatchClosed) -> None:
        """The record is written."""
        self._machine.local(Step.KEPT)
        self.closed = closed

    @property
    def confirmed(self) -> bool:
        return self._machine.state is State.CONFIRMED
