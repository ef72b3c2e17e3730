"""The messages of a conversation, one in a frame. PROTOCOL.md is the page about them.

Every message carries the id of its match, zero before there is one. Not for the order in which they may
come; that is each machine's table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, TypeAlias
from typing import Final as Constant

from protocol.errors import PeerError, Reason
from protocol.peer.bounds import (
    LARGEST_BODY,
    LARGEST_FRAME,
    LARGEST_LIST,
    LARGEST_MESSAGE,
    LARGEST_NAME,
    LARGEST_RULES,
    LARGEST_TEXT,
    LARGEST_WORD,
)
from protocol.peer.packing import U16, U32, Bytes16, Bytes32, Bytes64, Kinds, Packed, SeatNumber, Size, pack

NO_MATCH: Constant = bytes(16)
SignatureOrNone: TypeAlias = Annotated[bytes, Size(0, 64)]


@dataclass(frozen=True, slots=True)
class Message(Packed):
    """What all messages have in common."""

    match: Bytes16


@dataclass(frozen=True, slots=True)
class Offer(Message):
    """Host, first: who keeps this table, its rules (as `Rules.encode` writes them) and its kind of deal.

    `unfinished`: the ids of unfinished matches with the joiner, one behind the other, so that who has lost
    one learns of it.
    """

    TAG: ClassVar[int] = 1
    nickname: Annotated[str, Size(0, LARGEST_NAME)]
    rules: Annotated[bytes, Size(2, LARGEST_RULES)]
    deal: Annotated[str, Size(1, LARGEST_WORD)]
    unfinished: Annotated[bytes, Size(0, LARGEST_LIST)] = b""


@dataclass(frozen=True, slots=True)
class Sit(Message):
    """Joiner, to an offer: may I sit down?"""

    TAG: ClassVar[int] = 2
    nickname: Annotated[str, Size(0, LARGEST_NAME)]


@dataclass(frozen=True, slots=True)
class Accept(Message):
    """Host, to `Sit`: yes. The first message with the new match's id."""

    TAG: ClassVar[int] = 3


@dataclass(frozen=True, slots=True)
class Commit(Message):
    """The commitment of the sender's seat for the deal of a game."""

    TAG: ClassVar[int] = 4
    game: U32
    commitment: Bytes32


@dataclass(frozen=True, slots=True)
class Reveal(Message):
    """The number to which the sender's seat had committed. The signature is over both commitments
    (`protocol.deal.witnessed`).
    """

    TAG: ClassVar[int] = 5
    game: U32
    nonce: Bytes32
    signature: Bytes64


@dataclass(frozen=True, slots=True)
class Entry(Message):
    """Entry `n` of the match, by `seat`. `body` is packed (`entries.py`); the signature is over `chain`."""

    TAG: ClassVar[int] = 6
    n: U32
    game: U32
    seat: SeatNumber
    body: Annotated[bytes, Size(1, LARGEST_BODY)]
    chain: Bytes32
    signature: Bytes64


@dataclass(frozen=True, slots=True)
class Ack(Message):
    """The sender has stored everything up to entry `n`, whose chain value is this."""

    TAG: ClassVar[int] = 7
    n: U32
    chain: Bytes32


@dataclass(frozen=True, slots=True)
class Final(Message):
    """The match is over with entry `n`: its chain value, the points by seat, a signature over them."""

    TAG: ClassVar[int] = 8
    n: U32
    chain: Bytes32
    points0: U32
    points1: U32
    signature: Bytes64


@dataclass(frozen=True, slots=True)
class Ping(Message):
    """Are you there? Answered with `Pong` at once."""

    TAG: ClassVar[int] = 9


@dataclass(frozen=True, slots=True)
class Pong(Message):
    TAG: ClassVar[int] = 10


@dataclass(frozen=True, slots=True)
class Goodbye(Message):
    """The last message: why (a code of `Reason`), and what exactly, for a person."""

    TAG: ClassVar[int] = 11
    reason: Annotated[str, Size(1, LARGEST_WORD)]
    text: Annotated[str, Size(0, LARGEST_TEXT)]


@dataclass(frozen=True, slots=True)
class Resume(Message):
    """Let us go on with this match: the joiner asks, the host answers with the same.

    `n`, `chain`: the last entry that counts at the sender, whose seat is `seat`. `rules`, `deal`,
    `handshake_hash`: what the match id was made of. `proof_n`, `proof_chain`, `proof_signature`: the last
    entry that the receiver has signed, or zero. A sender that has lost the match sends empty rules and zeros.
    """

    TAG: ClassVar[int] = 12
    nickname: Annotated[str, Size(0, LARGEST_NAME)]
    n: U32
    chain: Bytes32
    seat: SeatNumber
    rules: Annotated[bytes, Size(0, LARGEST_RULES)]
    deal: Annotated[str, Size(0, LARGEST_WORD)]
    handshake_hash: Bytes32
    proof_n: U32
    proof_chain: Bytes32
    proof_signature: Bytes64


@dataclass(frozen=True, slots=True)
class Dispute(Message):
    """The two sides do not hold the same match, for this reason, and the sender does not go on with it.

    With it all that both people have said of it, as far as the sender knows: signatures by seat, empty where
    nothing has been said (`dispute.py`).
    """

    TAG: ClassVar[int] = 13
    reason: Annotated[str, Size(1, LARGEST_WORD)]
    text: Annotated[str, Size(0, LARGEST_TEXT)]
    void0: SignatureOrNone
    void1: SignatureOrNone
    end0: SignatureOrNone
    end1: SignatureOrNone


@dataclass(frozen=True, slots=True)
class Place(Message):
    """The TCP port at which the sender listens for the receiver, 0: at none. The address is the one at the
    link's other end.
    """

    TAG: ClassVar[int] = 14
    port: U16


MESSAGES: Constant[Kinds[Message]] = Kinds(
    (Offer, Sit, Accept, Commit, Reveal, Entry, Ack, Final, Ping, Pong, Goodbye, Resume, Dispute, Place),
    LARGEST_MESSAGE,
)


def encode(message: Message) -> bytes:
    """The frame of a message, at most 2,048 bytes."""
    return pack(message)


def decode(frame: bytes) -> Message | None:
    """The message of a frame; None for a kind that only a later minor version knows, which is to be skipped.

    PeerError: MALFORMED or OVERSIZE. No other exception, whatever the bytes.
    """
    if len(frame) > LARGEST_FRAME:
        raise PeerError(Reason.OVERSIZE, f"a frame of {len(frame)} bytes, at most {LARGEST_FRAME} allowed")
    return MESSAGES.unpack(frame)
