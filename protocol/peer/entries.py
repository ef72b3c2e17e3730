"""What an entry says: the bodies of everything that changes a match.

A body is hashed into the chain as this program packs it. Not for whether it is allowed; that is `ledger.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final

from protocol.errors import PeerError, Reason
from protocol.peer.bounds import LARGEST_BODY, LARGEST_MOVE
from protocol.peer.packing import U32, Bytes32, Bytes64, Kinds, Packed, Size, pack


class Body(Packed):
    """What all bodies have in common: `NAME`, as people and errors call it."""

    NAME: ClassVar[str]


@dataclass(frozen=True, slots=True)
class DealBody(Body):
    """Seat 0 records the commitments and the opened numbers, by seat, from which the game is dealt.

    `witness`: the signature of seat 1 over both commitments, as it came with its number. By it seat 1 knows
    the deal for its own after it has lost everything.
    """

    TAG: ClassVar[int] = 1
    NAME: ClassVar[str] = "deal"
    commitment0: Bytes32
    commitment1: Bytes32
    nonce0: Bytes32
    nonce1: Bytes32
    witness: Bytes64


@dataclass(frozen=True, slots=True)
class MoveBody(Body):
    """A move in its notation."""

    TAG: ClassVar[int] = 2
    NAME: ClassVar[str] = "move"
    move: Annotated[str, Size(1, LARGEST_MOVE)]


@dataclass(frozen=True, slots=True)
class ResignBody(Body):
    TAG: ClassVar[int] = 3
    NAME: ClassVar[str] = "resign"


@dataclass(frozen=True, slots=True)
class OfferTieBody(Body):
    TAG: ClassVar[int] = 4
    NAME: ClassVar[str] = "offer tie"


@dataclass(frozen=True, slots=True)
class AgreeTieBody(Body):
    TAG: ClassVar[int] = 5
    NAME: ClassVar[str] = "agree tie"


@dataclass(frozen=True, slots=True)
class RefuseTieBody(Body):
    TAG: ClassVar[int] = 6
    NAME: ClassVar[str] = "refuse tie"


@dataclass(frozen=True, slots=True)
class OfferVoidBody(Body):
    TAG: ClassVar[int] = 7
    NAME: ClassVar[str] = "offer void"


@dataclass(frozen=True, slots=True)
class AgreeVoidBody(Body):
    TAG: ClassVar[int] = 8
    NAME: ClassVar[str] = "agree void"


@dataclass(frozen=True, slots=True)
class RefuseVoidBody(Body):
    TAG: ClassVar[int] = 9
    NAME: ClassVar[str] = "refuse void"


@dataclass(frozen=True, slots=True)
class AbandonBody(Body):
    TAG: ClassVar[int] = 10
    NAME: ClassVar[str] = "abandon"


@dataclass(frozen=True, slots=True)
class NextGameBody(Body):
    TAG: ClassVar[int] = 11
    NAME: ClassVar[str] = "next game"


@dataclass(frozen=True, slots=True)
class AskTakeBackBody(Body):
    """The seat to move asks to take back its last move, which is entry `n`."""

    TAG: ClassVar[int] = 12
    NAME: ClassVar[str] = "ask to take back"
    n: U32


@dataclass(frozen=True, slots=True)
class AgreeTakeBackBody(Body):
    TAG: ClassVar[int] = 13
    NAME: ClassVar[str] = "agree to take back"


@dataclass(frozen=True, slots=True)
class RefuseTakeBackBody(Body):
    TAG: ClassVar[int] = 14
    NAME: ClassVar[str] = "refuse to take back"


BODIES: Final[Kinds[Body]] = Kinds(
    (
        DealBody,
        MoveBody,
        ResignBody,
        OfferTieBody,
        AgreeTieBody,
        RefuseTieBody,
        OfferVoidBody,
        AgreeVoidBody,
        RefuseVoidBody,
        AbandonBody,
        NextGameBody,
        AskTakeBackBody,
        AgreeTakeBackBody,
        RefuseTakeBackBody,
    ),
    LARGEST_BODY,
)


def encode_body(body: Body) -> bytes:
    """The bytes that stand in an entry and go into the chain."""
    return pack(body)


def decode_body(data: bytes) -> Body:
    """The body of these bytes. PeerError: MALFORMED, or VERSION for a kind of entry that is unknown here.

    A message of a later version can be skipped; an entry cannot, because the match would not be the same.
    """
    body = BODIES.unpack(data)
    if body is None:
        raise PeerError(Reason.VERSION, "an entry of a kind that this version does not know")
    return body
