"""Who sits down with whom: from the first message to a match.

    host                                   joiner
    WAITING   sends Offer                  WAITING
       | Sit heard                            | Offer heard: sends Sit
    ASKED     the person is asked          ASKED     the host's person is asked
       | accepted                             | Accept heard
    OPENING   the match is written down    OPENING   the match is written down
       | written: sends Accept                | written
    AWAITED   the joiner is to be heard    SEATED
       | heard, and that is written
    SEATED

Whether Accept has arrived the host cannot know before it hears the joiner in the match: if the link breaks
before that, the match has not begun on its side, and nobody waits for it there. A joiner who has heard it
comes back to it all the same.

A person who declines says goodbye. Who comes back to a match that goes on needs nobody's leave:

    WAITING                                WAITING
       | Resume heard                         | Offer heard: sends Resume
       |                                   RETURNING  the other side's memory is awaited
       |                                      | Resume heard
    SEATED    sends Resume                 SEATED

with OPENING before SEATED on a side that has lost the match. Not for anything after that; a match is the
ledger's and the sequence's, and what `Resume` says is in `comeback.py`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from protocol.deal.machine import Machine
from protocol.errors import LocalError, PeerError, Reason
from protocol.game import Rules, RulesError
from protocol.peer.bounds import LARGEST_RULES, LARGEST_WORD
from protocol.peer.hashes import match_id
from protocol.peer.messages import NO_MATCH, Accept, Offer, Resume, Sit
from protocol.peer.names import clean_name
from protocol.peer.stores import MatchOpened

SEEDED: Final = "seeded"


class Role(StrEnum):
    """Who opened the table, and who came to it."""

    HOST = "host"
    JOINER = "joiner"


@dataclass(frozen=True, slots=True)
class Table:
    """What a host offers to play: the rules (with the target) and the kind of deal."""

    rules: Rules = Rules()  # noqa: RUF009 - a frozen value
    deal: str = SEEDED

    def __post_init__(self) -> None:
        if self.deal != SEEDED:
            raise ValueError(f"a deal of kind {self.deal[:LARGEST_WORD]!r} is not known")
        if len(self.rules.encode()) > LARGEST_RULES:
            raise ValueError("rules do not fit a message")


class State(StrEnum):
    WAITING = "the first message is awaited"
    ASKED = "the host is asked"
    RETURNING = "the other side's memory of a match is awaited"
    OPENING = "the match is being written down"
    AWAITED = "the joiner is to be heard"
    SEATED = "seated"
    DECLINED = "declined"


class Step(StrEnum):
    SIT = "a request to sit down"
    OFFER = "an offer"
    ACCEPT = "an acceptance"
    DECLINE = "a refusal"
    KEPT = "the match is written down"
    HEARD = "the joiner is heard in the match"
    RETURN = "an offer, and a match to go on with"
    BACK = "a match that is known"
    LOST = "a match that is lost here"


TABLES: Final = {
    Role.HOST: {
        (State.WAITING, Step.SIT): State.ASKED,
        (State.ASKED, Step.ACCEPT): State.OPENING,
        (State.ASKED, Step.DECLINE): State.DECLINED,
        (State.OPENING, Step.KEPT): State.AWAITED,
        (State.AWAITED, Step.HEARD): State.SEATED,
        (State.WAITING, Step.BACK): State.SEATED,
        (State.WAITING, Step.LOST): State.OPENING,
    },
    Role.JOINER: {
        (State.WAITING, Step.OFFER): State.ASKED,
        (State.ASKED, Step.ACCEPT): State.OPENING,
        (State.OPENING, Step.KEPT): State.SEATED,
        (State.WAITING, Step.RETURN): State.RETURNING,
        (State.RETURNING, Step.BACK): State.SEATED,
        (State.RETURNING, Step.LOST): State.OPENING,
    },
}


@dataclass(frozen=True, slots=True)
class Seating:
    """What the two have agreed on: everything that a match begins with. `keys` and `names` by seat."""

    match_id: bytes
    seat: int
    keys: tuple[bytes, bytes]
    names: tuple[str, str]
    table: Table
    handshake_hash: bytes

    def record(self) -> MatchOpened:
        """The match as it is written down."""
        return MatchOpened(
            self.match_id,
            self.seat,
            self.keys,
            self.names,
            self.table.rules.encode(),
            self.table.deal,
            self.handshake_hash,
        )


class SitDown:
    """`nickname`: the own one. `peer_name`: cleaned for display, empty until known. `match_id`: zero until a
    match opens.
    """

    def __init__(
        self,
        role: Role,
        keys: tuple[bytes, bytes],
        handshake_hash: bytes,
        nickname: str,
        table: Table | None,
    ) -> None:
        """`keys`: the own identity and the other side's. `table`: the host's own; the joiner hears of it."""
        self.peer_name = ""
        self.match_id = NO_MATCH
        self.role = role
        self._keys = keys if role is Role.HOST else (keys[1], keys[0])
        self._handshake_hash = handshake_hash
        self.nickname = nickname
        self._table = table
        self._machine = Machine(TABLES[role], State.WAITING)

    @property
    def own_id(self) -> bytes:
        """The match id for own messages beside the match: zero until the other side can know it."""
        return self.match_id if self.state in (State.AWAITED, State.SEATED) else NO_MATCH

    @property
    def state(self) -> State:
        return self._machine.state

    def greeting(self, unfinished: bytes) -> Offer | None:
        """The host's first message, with the ids of matches to go on with."""
        if self.role is Role.JOINER or self._table is None:
            return None
        return Offer(NO_MATCH, self.nickname, self._table.rules.encode(), self._table.deal, unfinished)

    def returning(self, message: Offer) -> None:
        """Joiner: ask the host for a match that goes on, instead of the seat."""
        self._from(Role.HOST, message)
        self._machine.peer(Step.RETURN)

    def check_return(self) -> None:
        """PeerError if the other side cannot come back to a match at this point."""
        if (self.state, Step.BACK) not in TABLES[self.role]:
            raise PeerError(Reason.UNEXPECTED, f"{Step.BACK} while {self.state}")

    def back(self, message: Resume, *, known: bool) -> None:
        """The other side tells of a match that goes on. If it is not `known` here: write it down, then
        `kept`.
        """
        self._machine.peer(Step.BACK if known else Step.LOST)
        self.match_id = message.match
        self.peer_name = clean_name(message.nickname)

    def asked(self, message: Sit) -> None:
        """Host: somebody asks for the seat; ask the person, then `accept`."""
        self._from(Role.JOINER, message)
        self._machine.peer(Step.SIT)
        self.peer_name = clean_name(message.nickname)

    def offered(self, message: Offer) -> Sit:
        """Joiner: the host's table; what is returned asks for the seat."""
        self._from(Role.HOST, message)
        self._machine.peer(Step.OFFER)
        self._table = table_of(message)
        self.peer_name = clean_name(message.nickname)
        return Sit(NO_MATCH, self.nickname)

    def accepted(self, message: Accept) -> Seating:
        """Joiner: the seat is free to take; write it down, then `kept`."""
        self._from(Role.HOST, message)
        if self._table is not None and message.match != self._new_match_id(self._table):
            raise PeerError(Reason.WRONG_MATCH, "the new match has another id on the other side")
        self._machine.peer(Step.ACCEPT)
        return self._seating()

    def accept(self) -> Seating:
        """Host: let them sit down; write it down, then `kept`. LocalError if nobody has asked."""
        if self.role is not Role.HOST:
            raise LocalError("Only the host decides who sits down.")
        self._machine.local(Step.ACCEPT)
        return self._seating()

    def decline(self) -> None:
        """Host: do not let them. LocalError if nobody has asked."""
        if self.role is not Role.HOST:
            raise LocalError("Only the host decides who sits down.")
        self._machine.local(Step.DECLINE)

    def kept(self) -> Accept | None:
        """The match is written down; the host's message to the joiner."""
        self._machine.local(Step.KEPT)
        return Accept(self.match_id) if self.role is Role.HOST else None

    def heard(self) -> bool:
        """Something of the match has come from the other side and is written down. Whether that is news: the
        first thing since this host let them sit down.
        """
        if self.state is not State.AWAITED:
            return False
        self._machine.peer(Step.HEARD)
        return True

    def _from(self, sender: Role, message: Offer | Sit | Accept) -> None:
        if self.role is sender:
            raise PeerError(Reason.UNEXPECTED, f"{type(message).__name__} from the wrong side")

    def _new_match_id(self, table: Table) -> bytes:
        return match_id(self._handshake_hash, self._keys, table.rules.encode())

    def _seating(self) -> Seating:
        assert self._table is not None
        self.match_id = self._new_match_id(self._table)
        host = self.role is Role.HOST
        return Seating(
            self.match_id,
            0 if host else 1,
            self._keys,
            (self.nickname, self.peer_name) if host else (self.peer_name, self.nickname),
            self._table,
            self._handshake_hash,
        )


def table_of(offer: Offer) -> Table:
    """The table that a host offers. PeerError (RULES) if it cannot be played here."""
    return readable_table(offer.rules, offer.deal)


def readable_table(rules: bytes, deal: str) -> Table:
    """Rules and kind of deal as the other side wrote them. PeerError: RULES, MALFORMED."""
    try:
        table = Table(rules_of(rules), deal)
    except (ValueError, RulesError) as error:
        raise PeerError(
            Reason.RULES, str(error) if isinstance(error, RulesError) else "they are not readable"
        ) from error
    if table.rules.encode() != rules:
        raise PeerError(Reason.MALFORMED, "the rules are not in their canonical form")
    return table


def rules_of(encoded: bytes) -> Rules:
    """Rules from their JSON. ValueError if it is none, RulesError if they cannot be played."""
    try:
        return Rules.from_json(json.loads(encoded))
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
