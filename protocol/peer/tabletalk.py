"""The conversation of two who sit at a table: deals, entries, acknowledgements, and the end of the match.
It begins with a fresh match or goes on with a kept one, and can be kept again at any moment.

Joins the machines of one match: `Exchange` (the deal), `Sequence` and `Ledger` (entries), `Wishes` (the own
person), `End`. Everything follows one rule: write, then send, acknowledge or show. Not for frames, clocks,
sitting down or saying goodbye; that is `conversation.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from protocol.deal import NONCE_BYTES, Exchange, witnessed
from protocol.errors import LocalError, PeerError, Reason, TooLate, sentence
from protocol.game import View, view
from protocol.peer.ending import End
from protocol.peer.entries import Body, DealBody
from protocol.peer.events import Refused, StoreFailed
from protocol.peer.kept import KeptMatch, record_of, undealt_after
from protocol.peer.ledger import Ledger, NotAllowed, Stage, Step
from protocol.peer.messages import Ack, Commit, Entry, Final, Resume, Reveal
from protocol.peer.outlet import Outlet
from protocol.peer.sequence import Known, Lost, Sequence, Waiting
from protocol.peer.showing import match_over, show, standing
from protocol.peer.signing import Signer, is_signed_by
from protocol.peer.stores import CommitmentsKept, EntryWithdrawn, MatchClosed, NonceKept
from protocol.peer.wishes import Wish, Wishes, in_present_form


class TableTalk:
    """One match at one seat. Only `wish` may be called while something is being written."""

    def __init__(
        self,
        kept: KeptMatch,
        signer: Signer,
        entropy: Callable[[int], bytes],
        outlet: Outlet,
        begun: Callable[[], None],
    ) -> None:
        """Nothing is said before `begin` or `come_back`. `begun` as in `MatchTalk`."""
        self._begun = begun
        self.seat = kept.seat
        self.view: View | None = view(kept.ledger.game, kept.seat) if kept.ledger.game is not None else None
        self.match_over_told = False
        self._opened = kept.opened
        self._signer = signer
        self._entropy = entropy
        self._outlet = outlet
        self._sequence = Sequence(kept, signer)
        self._undealt = kept.undealt
        waiting = self._sequence.waiting
        self._wishes = Wishes(Wish(waiting.step.body) if waiting else None, kept.wishes)
        self._nonce, self._bound = kept.nonce, kept.bound
        self._exchange: Exchange | None = None
        # Over this link; a new one is sent as it is written.
        self._waiting_sent = waiting is None
        self._end = End(kept.seat, signer, kept.closed)

    @property
    def ledger(self) -> Ledger:
        """What counts."""
        return self._sequence.ledger

    @property
    def kept(self) -> KeptMatch:
        """All of it that is written down, to go on with over another link."""
        waiting = self._sequence.waiting
        return KeptMatch(
            self._opened,
            self.ledger,
            self._sequence.entries.copy(),
            self._undealt,
            waiting.entry if waiting else None,
            self._nonce,
            self._bound,
            self._end.closed,
            self._wishes.of_person,
        )

    def begin(self) -> None:
        """A fresh match: the first deal."""
        self._go_on()

    def come_back(self, told: Resume, peer_name: str, peer_fingerprint: str) -> None:
        """A kept match over a new link: how it stands here is told, then what is missing on either side is
        made up for. PeerError (FORK) if the two hold different matches.
        """
        for event in standing(self.kept, peer_name, peer_fingerprint):
            self._outlet.tell(event)
        self._sequence.come_back(told)
        self._send_missing()

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
            record_of(entry),
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
        if exchange.lost:
            return
        bound = CommitmentsKept(self.ledger.match_id, exchange.game, exchange.commitments)
        if bound == self._bound:
            self._open(exchange, bound)
        else:
            self._outlet.keep(bound, partial(self._open, exchange, bound))

    def opening(self, message: Reveal) -> None:
        exchange = self._exchange_of(message.game)
        if exchange is None:
            return
        exchange.opening_heard(message.nonce)
        if not exchange.done:
            return
        if not is_signed_by(self.ledger.keys[1 - self.seat], message.signature, self._witnessed(exchange)):
            raise PeerError(Reason.WRONG_SIGNATURE, f"the commitments of game {exchange.game}")
        if self.seat == 0:
            self._wishes.add(Wish(_deal_body(exchange, message.signature), by_person=False))

    def entry(self, entry: Entry) -> None:
        verdict = self._sequence.judge(entry)
        if isinstance(verdict, Known):
            self._outlet.send(self._sequence.acknowledge())
        elif not isinstance(verdict, Lost):
            self._check_deal(verdict)
            waiting = self._sequence.waiting
            if waiting is None:
                self._keep_heard(entry, verdict)
            elif waiting.entry == entry:
                # The other side had it before the link broke, and so it has counted ever since.
                self._counts(waiting)
                self._outlet.send(self._sequence.acknowledge())
            else:
                self._outlet.keep(
                    EntryWithdrawn(entry.match, entry.n, self.seat),
                    partial(self._give_way, entry, verdict),
                )

    def acknowledgement(self, ack: Ack) -> None:
        counts = self._sequence.acknowledged(ack)
        if counts is not None:
            self._counts(counts)
        elif not self._sequence.level:
            self._send_missing()

    def final(self, final: Final) -> None:
        if self.ledger.stage is not Stage.OVER:
            raise PeerError(Reason.UNEXPECTED, "a signed end while the match goes on")
        if (closed := self._end.heard(final, self.ledger)) is not None:
            self._outlet.keep(closed, partial(self._confirmed, closed))

    # What happens once something is written

    def _written(self, step: Step, entry: Entry) -> None:
        self._outlet.send(entry)
        if step.with_floor:
            self._counts(Waiting(step, entry))
        else:
            self._sequence.waiting = Waiting(step, entry)

    def _counts(self, own: Waiting) -> None:
        self._wishes.settle()
        self._sequence.take(own.step, own.entry)
        self._happened(own.step)

    def _given_up(self, body: Body, why: str) -> None:
        self._wishes.settle()
        self._outlet.tell(StoreFailed(why, given_up=body.NAME))

    def _give_way(self, entry: Entry, step: Step) -> None:
        self._sequence.waiting = None
        self._wishes.again()
        self._keep_heard(entry, step)

    def _keep_heard(self, entry: Entry, step: Step) -> None:
        self._outlet.keep(record_of(entry), partial(self._heard, entry, step))

    def _heard(self, entry: Entry, step: Step) -> None:
        self._begun()
        self._sequence.take(step, entry)
        self._outlet.send(self._sequence.acknowledge())
        self._happened(step)

    def _happened(self, step: Step) -> None:
        """An entry counts: tell it, and begin what follows by itself."""
        shown, self.view = show(step, self.seat)
        for event in shown:
            self._outlet.tell(event)
        self._undealt = undealt_after(self._undealt, step)
        if self.ledger.stage is not Stage.DEALING:
            self._exchange = None
        self._go_on()

    def _send_missing(self) -> None:
        for entry in self._sequence.missing():
            self._outlet.send(entry)
        self._go_on()

    def _go_on(self) -> None:
        """What follows by itself from where the match stands, once neither side lacks anything."""
        if not self._sequence.level:
            return
        if self._sequence.waiting is not None and not self._waiting_sent:
            self._outlet.send(self._sequence.waiting.entry)
        self._waiting_sent = True
        if self.ledger.stage is Stage.OVER:
            self._outlet.send(self._end.sign(self.ledger))
            if self._end.confirmed:
                self.tell_match_over()
        elif self.ledger.stage is Stage.DEALING and self._exchange is None:
            self._begin_deal()

    def _come_to_nothing(self, wish: Wish) -> None:
        self._wishes.settle()
        if wish.by_person:
            self._outlet.tell(Refused(Reason.OVERTAKEN, sentence(Reason.OVERTAKEN, detail=wish.body.NAME)))

    # The deal

    def _begin_deal(self) -> None:
        ledger = self.ledger
        drawn, bound = self._nonce_of_deal, self._bound_of_deal
        exchange = Exchange(
            ledger.match_id,
            ledger.number,
            self.seat,
            ledger.keys,
            drawn.nonce if drawn else self._entropy(NONCE_BYTES),
            bound.commitments if bound else None,
        )
        self._exchange = exchange
        nonce = NonceKept(ledger.match_id, ledger.number, self.seat, exchange.nonce, exchange.commitment)
        if drawn is not None:
            self._commit(exchange, drawn)
        else:
            self._outlet.keep(nonce, partial(self._commit, exchange, nonce))

    @property
    def _nonce_of_deal(self) -> NonceKept | None:
        """The own number for the game that is to be dealt, once it is written down."""
        return self._nonce if self._nonce and self._nonce.game == self.ledger.number else None

    @property
    def _bound_of_deal(self) -> CommitmentsKept | None:
        return self._bound if self._bound and self._bound.game == self.ledger.number else None

    def _commit(self, exchange: Exchange, nonce: NonceKept) -> None:
        self._nonce = nonce
        exchange.nonce_kept()
        self._outlet.send(Commit(self.ledger.match_id, exchange.game, exchange.commitment))

    def _open(self, exchange: Exchange, bound: CommitmentsKept) -> None:
        self._bound = bound
        self._begun()
        exchange.commitments_kept()
        signature = self._signer.sign(self._witnessed(exchange))
        self._outlet.send(Reveal(self.ledger.match_id, exchange.game, exchange.nonce, signature))

    def _witnessed(self, exchange: Exchange) -> bytes:
        return witnessed(self.ledger.match_id, exchange.game, exchange.commitments)

    def _exchange_of(self, game: int) -> Exchange | None:
        """The exchange that a message belongs to; None if the match is over: its sender cannot know yet."""
        if self.ledger.stage is Stage.OVER:
            return None
        if self._exchange is None or self._exchange.game != game:
            raise PeerError(Reason.UNEXPECTED, f"a message about the deal of game {game}")
        return self._exchange

    def _check_deal(self, step: Step) -> None:
        """Whether seat 0 recorded the deal that both have made.

        After a broken link the deal may come before its opening: then by what is written down. Who has lost
        even that knows it by the own signature in it, which the ledger checks.
        """
        deal = step.body
        if not isinstance(deal, DealBody) or step.seat == self.seat:
            return
        if not self._sequence.behind:
            exchange = self._exchange
            right = exchange is not None and exchange.done and deal == _deal_body(exchange, deal.witness)
        else:
            nonce, bound = self._nonce_of_deal, self._bound_of_deal
            right = (nonce is None or nonce.nonce == deal.nonce1) and (
                bound is None or bound.commitments == (deal.commitment0, deal.commitment1)
            )
        if not right:
            raise PeerError(Reason.WRONG_DEAL, "seat 0 recorded another deal than the one that was made")

    # The end

    def _confirmed(self, closed: MatchClosed) -> None:
        self._end.kept(closed)
        self.tell_match_over()

    def tell_match_over(self) -> None:
        """Once, if the match is over; unconfirmed if the other side has gone before it could sign."""
        if self.ledger.stage is Stage.OVER and not self.match_over_told:
            self.match_over_told = True
            self._outlet.tell(match_over(self.ledger, confirmed=self._end.confirmed))


def _deal_body(exchange: Exchange, witness: bytes) -> DealBody:
    return DealBody(*exchange.commitments, *exchange.nonces, witness)
