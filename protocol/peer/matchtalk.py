"""One match at one seat over one link: as long as both sides hold the same it goes on, and once they do not,
nobody goes on with it and the people may settle it.

    GOES ON     `TableTalk`
       | another chain, a fork, a wrong deal, or the other side's word that there is one
    DISPUTED    `Disputed`; the match stays as it was

Not for what either of the two says, nor for messages that belong to no match.
"""

from __future__ import annotations

from collections.abc import Callable

from protocol.errors import LocalError, PeerError, Reason
from protocol.game import View
from protocol.peer.dispute import Disputed
from protocol.peer.entries import AskTakeBackBody, Body
from protocol.peer.fork import FORKS, forked
from protocol.peer.kept import KeptMatch
from protocol.peer.ledger import Ledger, NotAllowed
from protocol.peer.messages import Ack, Commit, Dispute, Entry, Final, Goodbye, Resume, Reveal
from protocol.peer.names import isolated
from protocol.peer.outlet import Outlet
from protocol.peer.parting import heard_goodbye
from protocol.peer.signing import Signer
from protocol.peer.tabletalk import TableTalk


class MatchTalk:
    """Only `wish` may be called while something is being written."""

    def __init__(
        self,
        kept: KeptMatch,
        signer: Signer,
        entropy: Callable[[int], bytes],
        outlet: Outlet,
        peer_name: str,
        peer_fingerprint: str,
        begun: Callable[[], None],
    ) -> None:
        """Call `start` next. `peer_name`: cleaned. `begun`: called whenever something of the other side's is
        written down, before it is told.
        """
        self._begun = begun
        self._signer = signer
        self._outlet = outlet
        self._peer_name = peer_name
        self._peer_fingerprint = peer_fingerprint
        self._talk = TableTalk(kept, signer, entropy, outlet, begun)
        self._dispute = Disputed(kept, signer, outlet) if kept.dispute is not None else None
        # The last message in which the other side named a number and its chain value.
        self._told: Entry | Ack | Final | Resume | None = None

    @property
    def seat(self) -> int:
        return self._talk.seat

    @property
    def ledger(self) -> Ledger:
        """What counts here."""
        return self._talk.ledger

    @property
    def view(self) -> View | None:
        """What this seat sees: of the running game or the one just ended, else None."""
        return self._talk.view

    @property
    def kept(self) -> KeptMatch:
        """All of it that is written down."""
        return self._dispute.kept if self._dispute is not None else self._talk.kept

    @property
    def disputed(self) -> bool:
        return self._dispute is not None

    @property
    def settled(self) -> bool:
        """Whether a disputed match has come to an end; the other side may not know yet."""
        return self._dispute is not None and self._dispute.ending is not None

    def start(self, told: Resume | None) -> None:
        """Begin a fresh match, or go on with a kept one of which the other side has told this. PeerError
        (FORK) if the two hold different matches.
        """
        self._told = told
        if self._dispute is not None:
            self._dispute.come_back(told, self._peer_name, self._peer_fingerprint)
        elif told is None:
            self._talk.begin()
        else:
            self._talk.come_back(told, self._peer_name, self._peer_fingerprint)

    def hear(self, message: Commit | Reveal | Entry | Ack | Final | Dispute) -> bool:
        """False if it is to be heard once more when what is being written is written. PeerError if it is
        wrong; nothing of the match has changed then.
        """
        if isinstance(message, Dispute):
            return self._hear_dispute(message)
        if self._dispute is not None:
            # Sent by who does not know yet that nobody goes on.
            return True
        match message:
            case Commit():
                self._talk.commitment(message)
            case Reveal():
                self._talk.opening(message)
            case Entry():
                self._told = message
                self._talk.entry(message)
            case Ack():
                self._told = message
                self._talk.acknowledgement(message)
            case Final():
                self._told = message
                self._talk.final(message)
        return True

    def _hear_dispute(self, message: Dispute) -> bool:
        """The other side does not go on; so nobody does, whoever is right."""
        if self._dispute is not None:
            self._dispute.hear(message)
            return True
        if self._talk.kept.closed is not None:
            raise PeerError(Reason.UNEXPECTED, "a dispute over a match whose end both have signed")
        reason = message.reason if message.reason in FORKS else Reason.FORK.value
        goodbye = Goodbye(message.match, reason, message.text)
        self._stop(*heard_goodbye(goodbye, isolated(self._peer_name), in_match=True))
        return False

    def stop(self, reason: Reason, text: str) -> bool:
        """The other side did wrong, for this reason. Whether that is about what the two hold of the match:
        then neither goes on with it, and the link stays.
        """
        if reason not in FORKS or self._dispute is not None or self._talk.kept.closed is not None:
            return False
        self._stop(reason, text)
        return True

    def _stop(self, reason: Reason, text: str) -> None:
        self._begun()
        self._dispute = Disputed(self._talk.kept, self._signer, self._outlet)
        self._dispute.found(forked(self.ledger, self._told, reason, text))

    def tell_fork(self, reason: Reason, text: str) -> None:
        """The link ends for this reason; if it is a fork, the person learns what of."""
        if reason in FORKS:
            self._outlet.tell(forked(self.ledger, self._told, reason, text))

    def tell_match_over(self) -> None:
        """Once, if the match is over; unconfirmed if the other side has gone before it could sign."""
        (self._dispute or self._talk).tell_match_over()

    # The person

    def wish(self, body: Body) -> None:
        """The own person wants this entry. LocalError if it is not allowed now; nothing has changed then."""
        (self._dispute or self._talk).wish(body)

    def begin_wish(self) -> bool:
        """Start writing what is wanted next. False if nothing can be begun."""
        return (self._dispute or self._talk).begin_wish()

    @property
    def last_move(self) -> int:
        """The number of the entry of the own last move. LocalError if it cannot be taken back."""
        undoable = self.ledger.undoable
        if not undoable:
            raise LocalError("There is no move that can be taken back.")
        return undoable[-1][0]

    @property
    def may_ask_take_back(self) -> bool:
        """Whether the last move may be asked back now."""
        try:
            self.ledger.after(self.seat, AskTakeBackBody(self.last_move))
        except (NotAllowed, LocalError):
            return False
        return True
