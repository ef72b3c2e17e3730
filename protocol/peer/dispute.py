"""A match on which the two sides do not agree any more: neither goes on with it, and the people may still
call it off together, or either of them may end it.

    FOUND      that they do not agree is being written down
       | kept             -> Dispute is sent, the person is told
    OPEN       it is for the people to say what becomes of it
       | called off by both, or ended by one
    SETTLED    the other side is to know of it
       | it has told that it does
    AGREED     the end is being written down
       | kept
    CONFIRMED        (over a new link both say it once more, for a side that has not heard it)

What the people say are statements (`settlement.py`). Each side tells all that it knows of them, its own and
the other's, and adds what it hears; so two who have told each other everything hold the same, and what the
match comes to follows from that alone.

Not for finding out that they do not agree (`sequence.py`), and not for who is right: nobody decides that.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum
from functools import partial
from typing import Final as Constant

from protocol.deal.machine import Machine
from protocol.errors import LocalError, PeerError, Reason, TooLate, sentence
from protocol.peer.entries import AbandonBody, AgreeVoidBody, Body, OfferVoidBody, RefuseVoidBody
from protocol.peer.events import Forked, MatchOver, StoreFailed, VoidOffered, VoidRefused
from protocol.peer.fork import forked
from protocol.peer.kept import KeptMatch
from protocol.peer.ledger import Ending
from protocol.peer.messages import Dispute, Resume
from protocol.peer.outlet import Outlet
from protocol.peer.settlement import settled, statement
from protocol.peer.showing import standing
from protocol.peer.signing import Signer, is_signed_by
from protocol.peer.stores import SIGNATURE_BYTES, MatchClosed, MatchDisputed, Saying, StatementKept


class State(StrEnum):
    FOUND = "the dispute is being written down"
    OPEN = "the people decide"
    SETTLED = "the other side is to know of the end"
    AGREED = "the end is being written down"
    CONFIRMED = "the end is confirmed"


class Step(StrEnum):
    KEPT = "the dispute is written down"
    SETTLE = "called off by both, or ended by one"
    SAME = "the other side holds the same"
    CLOSED = "the end is written down"


TABLE: Constant = {
    (State.FOUND, Step.KEPT): State.OPEN,
    (State.OPEN, Step.SETTLE): State.SETTLED,
    (State.SETTLED, Step.SAME): State.AGREED,
    (State.AGREED, Step.CLOSED): State.CONFIRMED,
    (State.CONFIRMED, Step.SAME): State.CONFIRMED,
}


class Disputed:
    """One disputed match at one seat. Nothing may be called while something is being written, but `wish`."""

    def __init__(self, kept: KeptMatch, signer: Signer, outlet: Outlet) -> None:
        """Call `found` or `come_back` next."""
        self._kept = kept
        self._signer = signer
        self._outlet = outlet
        start = State.FOUND if kept.dispute is None else State.CONFIRMED if kept.closed else State.OPEN
        self._machine = Machine(TABLE, start)
        self._statements = list(kept.statements)
        # What the own person wants to say; the first of it may be being written.
        self._wanted: deque[Body] = deque()
        self._told_over = False
        self._settle()

    @property
    def kept(self) -> KeptMatch:
        """All of it that is written down."""
        return replace(self._kept, statements=tuple(self._statements))

    @property
    def ending(self) -> Ending | None:
        """What the match has come to; the other side may not know yet."""
        return settled(self._statements)

    def found(self, fork: Forked) -> None:
        """The two sides do not agree: it is written down, told to the other side and to the person."""
        record = MatchDisputed(fork.match_id, fork.reason.value, fork.text)
        # Without a note of it the next link finds it again.
        self._outlet.keep(record, partial(self._opened, fork, record), lambda _: self._opened(fork, record))

    def come_back(self, told: Resume | None, peer_name: str, peer_fingerprint: str) -> None:
        """Over a new link: how the match stood here is told, and what has been said of it.

        `told`: what the other side holds. Whoever was killed before its report was written needs it.
        """
        record = self._kept.dispute
        assert record is not None
        ledger = self._kept.ledger
        self._outlet.tell(standing(self._kept, peer_name, peer_fingerprint)[0])
        known = forked(ledger, told, Reason(record.reason), record.text)
        self._outlet.tell(replace(known, again=True))
        if self.ending is None:
            for each in self._statements:
                self._outlet.tell(VoidOffered(by_me=each.seat == self._kept.seat))
        self._say()

    def wish(self, body: Body) -> None:
        """What the own person wants. TooLate for what belongs to a match that goes on."""
        if self.ending is not None or not isinstance(
            body, OfferVoidBody | AgreeVoidBody | RefuseVoidBody | AbandonBody
        ):
            raise TooLate(sentence(Reason.FORK))
        if isinstance(body, RefuseVoidBody):
            # The other side's statement stands, and may be met later.
            self._outlet.tell(VoidRefused(by_me=True))
            return
        saying = _saying(body)
        wanted = {_saying(each) for each in self._wanted}
        if saying in wanted or self._has_said(self._kept.seat, saying):
            raise LocalError("You have asked for this already.")
        self._wanted.append(body)

    def begin_wish(self) -> bool:
        """Start writing what is wanted next. False if nothing is."""
        if not self._wanted or self._machine.state is State.FOUND:
            return False
        if self.ending is not None:
            # It came too late, and what has overtaken it is told.
            self._wanted.clear()
            return False
        saying = _saying(self._wanted[0])
        signature = self._signer.sign(statement(self._kept.match_id, saying))
        own = StatementKept(self._kept.match_id, self._kept.seat, saying, signature)
        self._outlet.keep(own, partial(self._said, own), self._given_up)
        return True

    def hear(self, message: Dispute) -> None:
        """What the other side knows. PeerError (WRONG_SIGNATURE) if nobody has said so; nothing has changed
        then.
        """
        heard = []
        for saying, seat, signature in (
            (Saying.VOID, 0, message.void0),
            (Saying.VOID, 1, message.void1),
            (Saying.END, 0, message.end0),
            (Saying.END, 1, message.end1),
        ):
            if not signature:
                continue
            key = self._kept.opened.keys[seat]
            if not is_signed_by(key, signature, statement(message.match, saying)):
                raise PeerError(Reason.WRONG_SIGNATURE, f"of a statement that the match is {saying}")
            heard.append(StatementKept(message.match, seat, saying, signature))
        new = deque(each for each in heard if not self._has_said(each.seat, each.saying))
        self._take(new, partial(self._heard, len(new), heard))

    def tell_match_over(self) -> None:
        """Once, if the match is settled; unconfirmed if the other side has gone before it could tell."""
        if (ending := self.ending) is not None and not self._told_over:
            self._told_over = True
            confirmed = self._machine.state is State.CONFIRMED
            points = self._kept.ledger.points
            self._outlet.tell(MatchOver(points, None, ending.how, ending.by, confirmed))

    # What happens once something is written

    def _opened(self, fork: Forked, record: MatchDisputed) -> None:
        self._kept = replace(self._kept, dispute=record)
        self._machine.local(Step.KEPT)
        self._say()
        self._outlet.tell(fork)

    def _given_up(self, why: str) -> None:
        self._outlet.tell(StoreFailed(why, self._wanted.popleft().NAME))

    def _said(self, own: StatementKept) -> None:
        self._wanted.popleft()
        self._add(own)
        self._say()

    def _take(self, new: deque[StatementKept], then: Callable[[], None]) -> None:
        if not new:
            then()
            return
        first = new.popleft()
        self._outlet.keep(first, partial(self._taken, first, new, then))

    def _taken(self, first: StatementKept, new: deque[StatementKept], then: Callable[[], None]) -> None:
        self._add(first)
        self._take(new, then)

    def _heard(self, new: int, heard: list[StatementKept]) -> None:
        if new or len(heard) < len(self._statements):
            self._say()
        if len(heard) < len(self._statements) or self.ending is None:
            return
        # All that is known here is known there.
        self._machine.peer(Step.SAME)
        if self._machine.state is State.CONFIRMED:
            self.tell_match_over()
        else:
            closed = self._closed(self.ending)
            self._outlet.keep(closed, partial(self._confirmed, closed))

    def _confirmed(self, closed: MatchClosed) -> None:
        self._machine.local(Step.CLOSED)
        self._kept = replace(self._kept, closed=closed)
        self.tell_match_over()

    def _add(self, new: StatementKept) -> None:
        self._statements.append(new)
        self._settle()
        if new.saying is Saying.VOID and self.ending is None:
            self._outlet.tell(VoidOffered(by_me=new.seat == self._kept.seat))

    def _settle(self) -> None:
        if self._machine.state is State.OPEN and self.ending is not None:
            self._machine.local(Step.SETTLE)

    def _say(self) -> None:
        """Everything that is known here."""
        record = self._kept.dispute
        assert record is not None
        known = {(each.saying, each.seat): each.signature for each in self._statements}
        void0, void1, end0, end1 = (
            known.get((saying, seat), b"") for saying in (Saying.VOID, Saying.END) for seat in (0, 1)
        )
        match_id = self._kept.match_id
        self._outlet.send(Dispute(match_id, record.reason, record.text, void0, void1, end0, end1))

    def _has_said(self, seat: int, saying: Saying) -> bool:
        return any((each.seat, each.saying) == (seat, saying) for each in self._statements)

    def _closed(self, ending: Ending) -> MatchClosed:
        ledger = self._kept.ledger
        saying = Saying.VOID if ending.how == "void" else Saying.END
        signed = {each.seat: each.signature for each in self._statements if each.saying is saying}
        nobody = bytes(SIGNATURE_BYTES)
        signatures = (signed.get(0, nobody), signed.get(1, nobody))
        return MatchClosed(
            ledger.match_id, ledger.n, ledger.chain, ledger.points, None, ending.how, ending.by, signatures
        )


def _saying(body: Body) -> Saying:
    return Saying.END if isinstance(body, AbandonBody) else Saying.VOID
