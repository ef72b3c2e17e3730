"""The conversation of two who sit at a table: deals, entries, acknowledgements, and the end of the match.

Joins the machines of one match: `Exchange` (the deal), `Sequence` and `Ledger` (entries), `Wishes` (the own
person), `End`. Everything follows one rule: write, then send, acknowledge or show. Not for frames, clocks,
sitting down or saying goodbye; that is `conversation.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from protocol.deal import NONCE_BYTES, Exchange
from protocol.errors import LocalError, PeerError, Reason, TooLate, sentence
from protocol.game import View
from protocol.peer.ending import End
from protocol.peer.entries import Body, DealBody
from protocol.peer.events import Refused, StoreFailed
from protocol.peer.ledger import Ledger, NotAllowed, Stage, Step
from protocol.peer.messages import Ack, Commit, Entry, Final, Reveal
from protocol.peer.outlet import Outlet
from protocol.peer.sequence import Known, Lost, Sequence
from protocol.peer.showing import match_over, show
from protocol.peer.signing import Signer
from protocol.peer.stores import CommitmentsKept, EntryKept, EntryWithdrawn, NonceKept
from protocol.peer.wishes import Wish, Wishes, in_present_form


class TableTalk:
    """One match at one seat. Only `wish` may be called while something is being written."""

    def __init__(
        self,
        ledger: Ledger,
        seat: int,
        signer: Signer,
        entropy: Callable[[int], bytes],
        outlet: Outlet,
    ) -> None:
        self.seat = seat
        self.view: View | None = None
        self.match_over_told = False
        self._entropy = entropy
        self._outlet = outlet
        self._sequence = Sequence(ledger, seat, signer)
        self._wishes = Wishes()
        self._exchange: Exchange | None = None
        self._end = End(seat, signer)
        self._begin_deal()

    @property
    def ledger(self) -> Ledger:
        """What counts."""
        return self._sequence.ledger

    def wish(self, body: Body) -> None:
        """The own person wants this entry. LocalError if it is not allowed now; nothing has changed then."""
        try:
            self.ledger.after(self.seat, in_present_form(body, self.ledger, self.seat))
        except NotAllowed as refusal:
            error = TooLate if refusal.late else LocalError
            raise error(f"This is not possible now: {refusal.why}.") from refusal
        self._wishes.add(Wish(body))

    def begin_wish(self) -> bool:
        """Start writing what is wanted next. False if nothing can be begun."""
        if not self._sequence.may_write or (wish := self._wishes.begin()) is None:
            return False
        try:
            step, entry = self._sequence.write(in_present_form(wish.body, self.ledger, self.seat))
        except NotAllowed:
            self._come_to_nothing(wish)
            return True
        self._outlet.keep(
            _record(entry),
            partial(self._written, step, entry),
            partial(self._given_up, step.body) if wish.by_person else None,
        )
        return True

    # What the other side says

    def commitment(self, message: Commit) -> None:
        exchange = self._exchange_of(message.game)
        if exchange is None:
            return
        exchange.commitment_heard(message.commitment)
        self._outlet.keep(
            CommitmentsKept(self.ledger.match_id, exchange.game, exchange.commitments),
            partial(self._open, exchange),
        )

    def opening(self, message: Reveal) -> None:
        exchange = self._exchange_of(message.game)
        if exchange is None:
            return
        exchange.opening_heard(message.nonce)
        if self.seat == 0:
            self._wishes.add(Wish(_deal_body(exchange), by_person=False))

    def entry(self, entry: Entry) -> None:
        verdict = self._sequence.judge(entry)
        if isinstance(verdict, Known):
            self._outlet.send(self._sequence.acknowledge())
        elif not isinstance(verdict, Lost):
            self._check_deal(verdict)
            if self._sequence.waiting is None:
                self._keep_heard(entry, verdict)
            else:
                self._outlet.keep(
                    EntryWithdrawn(entry.match, entry.n, self.seat),
                    partial(self._give_way, entry, verdict),
                )

    def acknowledgement(self, ack: Ack) -> None:
        counts = self._sequence.acknowledged(ack)
        if counts is not None:
            self._wishes.settle()
            self._sequence.take(counts)
            self._happened(counts)

    def final(self, final: Final) -> None:
        if self.ledger.stage is not Stage.OVER:
            raise PeerError(Reason.UNEXPECTED, "a signed end while the match goes on")
        self._outlet.keep(self._end.heard(final, self.ledger), self._confirmed)

    # What happens once something is written

    def _written(self, step: Step, entry: Entry) -> None:
        self._outlet.send(entry)
        if step.with_floor:
            self._wishes.settle()
            self._sequence.take(step)
            self._happened(step)
        else:
            self._sequence.waiting = step

    def _given_up(self, body: Body, why: str) -> None:
        self._wishes.settle()
        self._outlet.tell(StoreFailed(why, given_up=body.NAME))

    def _give_way(self, entry: Entry, step: Step) -> None:
        self._sequence.waiting = None
        self._wishes.again()
        self._keep_heard(entry, step)

    def _keep_heard(self, entry: Entry, step: Step) -> None:
        self._outlet.keep(_record(entry), partial(self._heard, entry, step))

    def _heard(self, entry: Entry, step: Step) -> None:
        self._sequence.take(step, entry)
        self._outlet.send(self._sequence.acknowledge())
        self._happened(step)

    def _happened(self, step: Step) -> None:
        """An entry counts: tell it, and begin what follows by itself."""
        shown, self.view = show(step, self.seat)
        for event in shown:
            self._outlet.tell(event)
        stage = self.ledger.stage
        if stage is not Stage.DEALING:
            self._exchange = None
        elif step.before.stage is not Stage.DEALING:
            self._begin_deal()
        if stage is Stage.OVER:
            self._outlet.send(self._end.sign(self.ledger))

    def _come_to_nothing(self, wish: Wish) -> None:
        self._wishes.settle()
        if wish.by_person:
            self._outlet.tell(Refused(Reason.OVERTAKEN, sentence(Reason.OVERTAKEN, detail=wish.body.NAME)))

    # The deal

    def _begin_deal(self) -> None:
        ledger = self.ledger
        exchange = Exchange(
            ledger.match_id, ledger.number, self.seat, ledger.keys, self._entropy(NONCE_BYTES)
        )
        self._exchange = exchange
        self._outlet.keep(
            NonceKept(ledger.match_id, ledger.number, self.seat, exchange.nonce, exchange.commitment),
            partial(self._commit, exchange),
        )

    def _commit(self, exchange: Exchange) -> None:
        exchange.nonce_kept()
        self._outlet.send(Commit(self.ledger.match_id, exchange.game, exchange.commitment))

    def _open(self, exchange: Exchange) -> None:
        exchange.commitments_kept()
        self._outlet.send(Reveal(self.ledger.match_id, exchange.game, exchange.nonce))

    def _exchange_of(self, game: int) -> Exchange | None:
        """The exchange that a message belongs to; None if the match is over: its sender cannot know yet."""
        if self.ledger.stage is Stage.OVER:
            return None
        if self._exchange is None or self._exchange.game != game:
            raise PeerError(Reason.UNEXPECTED, f"a message about the deal of game {game}")
        return self._exchange

    def _check_deal(self, step: Step) -> None:
        """Whether seat 0 recorded the deal that both have made."""
        if isinstance(step.body, DealBody) and (
            self._exchange is None or not self._exchange.done or step.body != _deal_body(self._exchange)
        ):
            raise PeerError(Reason.WRONG_DEAL, "seat 0 recorded another deal than the one that was made")

    # The end

    def _confirmed(self) -> None:
        self._end.kept()
        self.tell_match_over()

    def tell_match_over(self) -> None:
        """Once, if the match is over; unconfirmed if the other side has gone before it could sign."""
        if self.ledger.stage is Stage.OVER and not self.match_over_told:
            self.match_over_told = True
            self._outlet.tell(match_over(self.ledger, confirmed=self._end.confirmed))


def _record(entry: Entry) -> EntryKept:
    return EntryKept(entry.match, entry.n, entry.game, entry.seat, entry.body, entry.chain, entry.signature)


def _deal_body(exchange: Exchange) -> DealBody:
    return DealBody(*exchange.commitments, *exchange.nonces)
