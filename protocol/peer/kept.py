"""A match as one side holds it without a link: what outlives a broken cable, a closed lid, a killed process.

A conversation hands its match over when its link has ended (`Conversation.kept`), and the next conversation
takes it up. After a restart the same value is made from the journal's records. What was not written down is
not in it. Not for finding records (that is the journal's) and not for what two sides say to each other when
they come back (`comeback.py`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from protocol.deal import witnessed
from protocol.errors import LocalError, PeerError
from protocol.game import Rules, RulesError
from protocol.peer.entries import AgreeTakeBackBody, DealBody, MoveBody, decode_body
from protocol.peer.hashes import match_id
from protocol.peer.ledger import Ledger, NotAllowed, Stage, Step
from protocol.peer.messages import Entry
from protocol.peer.settlement import settled
from protocol.peer.signing import Signer
from protocol.peer.sitdown import Table, rules_of
from protocol.peer.stores import (
    CommitmentsKept,
    EntryKept,
    EntryWithdrawn,
    MatchClosed,
    MatchDisputed,
    MatchOpened,
    NonceKept,
    Record,
    StatementKept,
)
from protocol.peer.wishes import Wish
from protocol.peer.written import Entries


class DamagedMatch(LocalError):  # noqa: N818 - a match, not an error in calling
    """The records of a match do not fit together. Nothing is changed; the text says which and why."""


class ForeignMatch(DamagedMatch):
    """The records are sound as far as one can see, and another identity's."""


@dataclass(frozen=True, slots=True)
class Proof:
    """`signature` over `signed`, 32 bytes: the chain value of entry `n`; for 0 the commitments of the first
    game.
    """

    n: int
    signed: bytes
    signature: bytes


@dataclass(frozen=True, slots=True)
class KeptMatch:
    """`entries`: those that count, from number 1; `ledger`: after the last of them. `undealt`: before the
    deal of the game on the table, None without one. `waiting`: an own entry that counts only once the other
    side has it. `nonce`, `bound`: of the latest deal. `closed`: the end that both have signed. `wishes`: what
    the person wanted and is not written down yet. `dispute`: why nobody goes on with it; `statements`: what
    has been said of it since.
    """

    opened: MatchOpened
    ledger: Ledger
    entries: Entries = field(default_factory=Entries)
    undealt: Ledger | None = None
    waiting: Entry | None = None
    nonce: NonceKept | None = None
    bound: CommitmentsKept | None = None
    closed: MatchClosed | None = None
    wishes: tuple[Wish, ...] = ()
    dispute: MatchDisputed | None = None
    statements: tuple[StatementKept, ...] = ()

    @classmethod
    def fresh(cls, opened: MatchOpened) -> KeptMatch:
        """A match in which nothing has happened since it was opened. DamagedMatch for impossible rules."""
        try:
            table = Table(rules_of(opened.rules), opened.deal)
        except (ValueError, RulesError) as error:
            raise DamagedMatch(f"The rules of a match cannot be read: {error}.") from error
        if match_id(opened.handshake_hash, opened.keys, opened.rules) != opened.match_id:
            raise DamagedMatch("The record of a match's beginning does not fit its id.")
        return cls(opened, Ledger.opened(opened.match_id, table.rules, opened.keys))

    @classmethod
    def rebuilt(cls, records: Iterable[Record], signer: Signer) -> KeptMatch:
        """The match of these records, all of one match.

        Entries come in the order in which they were written; a withdrawn one is left out, or its
        `EntryWithdrawn` comes behind it; the other records may stand anywhere. An own last entry that had not
        the floor is `waiting`: whether the other side has it, only the other side knows.

        DamagedMatch if the records do not fit together; ForeignMatch if they belong to another identity.
        """
        opened: MatchOpened | None = None
        kept: list[EntryKept] = []
        nonces: list[NonceKept] = []
        bound: CommitmentsKept | None = None
        closed: MatchClosed | None = None
        dispute: MatchDisputed | None = None
        statements: list[StatementKept] = []
        ids = set()
        for record in records:
            ids.add(record.match_id)
            match record:
                case MatchOpened():
                    opened = record
                case EntryKept():
                    kept.append(record)
                case EntryWithdrawn():
                    if not kept or (kept[-1].n, kept[-1].seat) != (record.n, record.seat):
                        raise DamagedMatch(f"Entry {record.n} was withdrawn, and is not the last one.")
                    kept.pop()
                case NonceKept():
                    nonces.append(record)
                case CommitmentsKept():
                    bound = record if bound is None or record.game > bound.game else bound
                case MatchClosed():
                    closed = record
                case MatchDisputed():
                    dispute = record
                case StatementKept():
                    statements.append(record)
        if opened is None or len(ids) != 1:
            raise DamagedMatch("The records of a match lack its beginning, or belong to several matches.")
        # A bot's number lies beside the own one.
        own = (nonce for nonce in nonces if nonce.seat == opened.seat)
        nonce = max(own, key=lambda nonce: nonce.game, default=None)
        fresh = replace(cls.fresh(opened), nonce=nonce, bound=bound)
        if signer.public_key not in opened.keys:
            raise ForeignMatch("This match was played with another identity.")
        if opened.seat != opened.keys.index(signer.public_key):
            raise DamagedMatch("The record of a match's beginning names the wrong seat.")
        if dispute is None:
            return fresh._with(kept, closed)
        disputed = replace(fresh, dispute=dispute, statements=tuple(statements))
        return replace(disputed._with(kept, None), closed=closed)

    def _with(self, kept: list[EntryKept], closed: MatchClosed | None) -> KeptMatch:
        """After these entries, each of which must follow from those before it."""
        ledger, undealt = self.ledger, self.undealt
        entries = Entries()
        for record in kept:
            entry = entry_of(record)
            step = _following(ledger, entry)
            last = record is kept[-1]
            if last and closed is None and entry.seat == self.seat and not step.with_floor:
                return replace(self, ledger=ledger, entries=entries, undealt=undealt, waiting=entry)
            entries.add(entry)
            ledger, undealt = step.after, undealt_after(undealt, step)
        if closed is not None and (closed.n, closed.chain) != (ledger.n, ledger.chain):
            raise DamagedMatch("The signed end of a match is not the end of its entries.")
        return replace(self, ledger=ledger, entries=entries, undealt=undealt, closed=closed)

    @property
    def match_id(self) -> bytes:
        """16 bytes."""
        return self.opened.match_id

    @property
    def seat(self) -> int:
        """The own one, for the whole match."""
        return self.opened.seat

    @property
    def peer_key(self) -> bytes:
        """The identity of the other side, 32 bytes."""
        return self.opened.keys[1 - self.opened.seat]

    @property
    def names(self) -> tuple[str, str]:
        """By seat, as they were at the first sit-down."""
        return self.opened.names

    @property
    def rules(self) -> Rules:
        return self.ledger.rules

    @property
    def points(self) -> tuple[int, int]:
        """The match's, by seat."""
        return self.ledger.points

    @property
    def number_of_entries(self) -> int:
        return len(self.entries)

    @property
    def begun(self) -> bool:
        """Whether both sides are known to have sat down to it: who joined was told so, and the host has
        written down something that the other side said in it. Else the host cannot know whether the other
        side has ever heard of it; it may come back to it, and nobody waits for that. No number has been
        opened then, so nobody knows a card.
        """
        heard = self.bound is not None or bool(self.entries) or self.waiting is not None
        return self.seat == 1 or heard or self.dispute is not None

    @property
    def finished(self) -> bool:
        """Whether the match has ended. The other side may not know yet, unless `confirmed`."""
        if self.dispute is not None:
            return settled(self.statements) is not None
        return self.ledger.stage is Stage.OVER

    @property
    def confirmed(self) -> bool:
        """Whether both sides have signed the same end: there is nothing to come back for."""
        return self.closed is not None

    def moves(self) -> list[Step]:
        """Those of the game on the table that stand, played anew: each holds the game before and after it,
        which is too much to be kept for all of a long game.
        """
        moves: list[Step] = []
        ledger = self.undealt
        if ledger is None:
            return moves
        for entry in self.entries[ledger.n :]:
            step = _following(ledger, entry)
            ledger = step.after
            if isinstance(step.body, MoveBody):
                moves.append(step)
            elif isinstance(step.body, AgreeTakeBackBody):
                moves.pop()
        return moves

    @property
    def proof(self) -> Proof | None:
        """What shows the other side, had it lost everything, that the match is one of its own: the last thing
        in it that it has signed. None if there is nothing, and then it could not take the match back.
        """
        for entry in reversed(self.entries):
            if entry.seat != self.seat:
                return Proof(entry.n, entry.chain, entry.signature)
        first = decode_body(self.entries[0].body) if self.entries else None
        if isinstance(first, DealBody) and self.seat == 0:
            signed = witnessed(self.match_id, 0, (first.commitment0, first.commitment1))
            return Proof(0, signed, first.witness)
        return None


def undealt_after(undealt: Ledger | None, step: Step) -> Ledger | None:
    """The match before the deal of the game on the table, after one more entry."""
    if isinstance(step.body, DealBody):
        return step.before
    return undealt if step.after.game is not None else None


def entry_of(record: EntryKept) -> Entry:
    """The message of a record."""
    return Entry(
        record.match_id, record.n, record.game, record.seat, record.body, record.chain, record.signature
    )


def record_of(entry: Entry) -> EntryKept:
    """The record of a message."""
    return EntryKept(entry.match, entry.n, entry.game, entry.seat, entry.body, entry.chain, entry.signature)


def _following(ledger: Ledger, entry: Entry) -> Step:
    try:
        step = ledger.after(entry.seat, decode_body(entry.body))
    except (NotAllowed, PeerError) as error:
        # Of a PeerError only what was wrong: nothing has come over a connection here.
        why = error.text if isinstance(error, PeerError) else str(error)
        raise DamagedMatch(
            f"Entry {entry.n} of a match does not follow from those before it: {why}."
        ) from error
    if (entry.n, entry.game, entry.chain) != (step.after.n, ledger.number, step.after.chain):
        raise DamagedMatch(f"Entry {entry.n} of a match does not fit those before it.")
    return step
