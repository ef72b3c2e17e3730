"""What a conversation asks to have written, before anything of it leaves or is shown.

Records are complete: match, keys, rules, signatures, everything from which the match can be rebuilt or
proved later. Not for how they are written; that is the journal's business (`protocol.net`), in the order in
which they are asked for.

Records hold secrets until a game is over (`NonceKept`, the deal): their `repr` leaves those out.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

KEY_BYTES = 32
HASH_BYTES = 32
MATCH_ID_BYTES = 16
SIGNATURE_BYTES = 64
_LARGEST_NUMBER = 2**32 - 1


def _check(condition: bool, what: str) -> None:
    if not condition:
        raise ValueError(what)


def _sized(value: bytes, size: int, what: str) -> None:
    _check(isinstance(value, bytes) and len(value) == size, f"{what} has {size} bytes")


def _number(value: int, what: str) -> None:
    _check(type(value) is int and 0 <= value <= _LARGEST_NUMBER, f"{what} is a number of 32 bits")


def _seat(value: int | None) -> None:
    _check(type(value) is int and value in (0, 1), "a seat is 0 or 1")


@dataclass(frozen=True, slots=True)
class MatchOpened:
    """Two people sat down. Everything that `match_id` is made of is here.

    `seat`: the own one. `keys`, `names`: by seat. `rules`: as `Rules.encode` writes them.
    """

    match_id: bytes
    seat: int
    keys: tuple[bytes, bytes]
    names: tuple[str, str]
    rules: bytes
    deal: str
    handshake_hash: bytes

    def __post_init__(self) -> None:
        _sized(self.match_id, MATCH_ID_BYTES, "a match id")
        _seat(self.seat)
        for key in self.keys:
            _sized(key, KEY_BYTES, "a key")
        _sized(self.handshake_hash, HASH_BYTES, "a handshake hash")


@dataclass(frozen=True, slots=True)
class NonceKept:
    """The own 32 random bytes for the deal of `game`. After an interruption these are used again."""

    match_id: bytes
    game: int
    seat: int
    nonce: bytes = field(repr=False)
    commitment: bytes

    def __post_init__(self) -> None:
        _sized(self.match_id, MATCH_ID_BYTES, "a match id")
        _number(self.game, "a game")
        _seat(self.seat)
        _sized(self.nonce, HASH_BYTES, "a nonce")
        _sized(self.commitment, HASH_BYTES, "a commitment")


@dataclass(frozen=True, slots=True)
class CommitmentsKept:
    """Both commitments for the deal of `game`, by seat: from here on the own nonce may be opened."""

    match_id: bytes
    game: int
    commitments: tuple[bytes, bytes]

    def __post_init__(self) -> None:
        _sized(self.match_id, MATCH_ID_BYTES, "a match id")
        _number(self.game, "a game")
        for commitment in self.commitments:
            _sized(commitment, HASH_BYTES, "a commitment")


@dataclass(frozen=True, slots=True)
class EntryKept:
    """Entry `n` of the match by `seat`. `body` as this program encodes it; `signature` is over `chain`.

    An own one (`seat` is that of `MatchOpened`) may be withdrawn later; the other side's never.
    """

    match_id: bytes
    n: int
    game: int
    seat: int
    body: bytes = field(repr=False)
    chain: bytes = field(repr=False)
    signature: bytes = field(repr=False)

    def __post_init__(self) -> None:
        _sized(self.match_id, MATCH_ID_BYTES, "a match id")
        _number(self.n, "an entry's number")
        _number(self.game, "a game")
        _seat(self.seat)
        _sized(self.chain, HASH_BYTES, "a chain value")
        _sized(self.signature, SIGNATURE_BYTES, "a signature")


@dataclass(frozen=True, slots=True)
class EntryWithdrawn:
    """The own entry `n` gave way to the other side's: it never counted, and another `n` follows."""

    match_id: bytes
    n: int
    seat: int

    def __post_init__(self) -> None:
        _sized(self.match_id, MATCH_ID_BYTES, "a match id")
        _number(self.n, "an entry's number")
        _seat(self.seat)


@dataclass(frozen=True, slots=True)
class MatchClosed:
    """The match is over and both sides have signed the same end: entry `n`, its chain, and the points by
    seat.

    `how`: "target" | "abandoned" | "abandoned before play" | "void"; `by`: who abandoned. `signatures` go by
    seat; of a disputed match they are those of the statements, zeros for who has not made one.
    """

    match_id: bytes
    n: int
    chain: bytes
    points: tuple[int, int]
    winner: int | None
    how: str
    by: int | None
    signatures: tuple[bytes, bytes]

    def __post_init__(self) -> None:
        _sized(self.match_id, MATCH_ID_BYTES, "a match id")
        _number(self.n, "an entry's number")
        _sized(self.chain, HASH_BYTES, "a chain value")
        for points in self.points:
            _number(points, "points")
        for signature in self.signatures:
            _sized(signature, SIGNATURE_BYTES, "a signature")


@dataclass(frozen=True, slots=True)
class MatchDisputed:
    """The two sides do not hold the same match any more, or the cards were not dealt as agreed: nobody goes
    on with it. `reason`: a code of `Reason`. `text`: what the person was told.
    """

    match_id: bytes
    reason: str
    text: str

    def __post_init__(self) -> None:
        _sized(self.match_id, MATCH_ID_BYTES, "a match id")


class Saying(StrEnum):
    """What a person can say of a disputed match."""

    VOID = "void"
    END = "ended"


@dataclass(frozen=True, slots=True)
class StatementKept:
    """What `seat` has said of a disputed match, and signed (`dispute.py`)."""

    match_id: bytes
    seat: int
    saying: Saying
    signature: bytes

    def __post_init__(self) -> None:
        _sized(self.match_id, MATCH_ID_BYTES, "a match id")
        _seat(self.seat)
        _sized(self.signature, SIGNATURE_BYTES, "a signature")


Record: TypeAlias = (
    MatchOpened
    | NonceKept
    | CommitmentsKept
    | EntryKept
    | EntryWithdrawn
    | MatchClosed
    | MatchDisputed
    | StatementKept
)
