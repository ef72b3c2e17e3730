"""How two peers who do not trust each other make one seed: both commit to 32 random bytes, then both open
them.

Nobody can choose the cards, because whoever opens second is already bound. Not for the order of steps
(`exchange.py`) and not for what the seed becomes (the engine).
"""

from __future__ import annotations

from typing import Final

from protocol.deal.hashing import sha256, u8, u32

NONCE_BYTES: Final = 32
COMMITMENT_BYTES: Final = 32


def commitment(match_id: bytes, game: int, seat: int, key: bytes, nonce: bytes) -> bytes:
    """What `seat`, whose identity is `key`, sends before it opens `nonce`.

    Seat and key are in it, so that a commitment sent back to its author is never the right one for the
    other seat.
    """
    return sha256(b"spite/commit/1", match_id, u32(game), u8(seat), key, nonce)


def witnessed(match_id: bytes, game: int, commitments: tuple[bytes, bytes]) -> bytes:
    """The 32 bytes that who opens signs: these are the commitments, by seat, to which both are bound."""
    return sha256(b"spite/deal/1", match_id, u32(game), *commitments)


def joint_seed(match_id: bytes, game: int, nonces: tuple[bytes, bytes]) -> bytes:
    """The 32-byte seed of game `game` from both nonces, by seat."""
    return sha256(b"spite/seed/1", match_id, u32(game), *nonces)
