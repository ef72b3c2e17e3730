"""The hashes by which two peers know that they hold the same match. Not for those of the deal."""

from __future__ import annotations

from typing import Final

from protocol.deal.hashing import sha256, u8, u32

# Stands for the position in entries outside a game.
NO_POSITION: Final = bytes(32)


def match_id(handshake_hash: bytes, keys: tuple[bytes, bytes], rules: bytes) -> bytes:
    """16 bytes from the link's handshake hash, both identities by seat, and `Rules.encode()`."""
    return sha256(b"spite/match/1", handshake_hash, *keys, rules)[:16]


def first_chain(match: bytes, rules: bytes, keys: tuple[bytes, bytes]) -> bytes:
    """`chain[0]`, before any entry."""
    return sha256(b"spite/chain/1", match, rules, *keys)


def next_chain(chain: bytes, game: int, n: int, seat: int, body: bytes, position: bytes) -> bytes:
    """`chain[n]` from `chain[n-1]`: entry `n` by `seat`, and the position hash after it."""
    return sha256(chain, u32(game), u32(n), u8(seat), u32(len(body)), body, position)


def position_hash(position: bytes, shuffles: int) -> bytes:
    """`P`: of the position's canonical JSON and the count of shuffles, which a position leaves out."""
    return sha256(position, u32(shuffles))


def final_statement(match: bytes, chain: bytes, points: tuple[int, int]) -> bytes:
    """What both sides sign at the end of a match."""
    return b"spite/final/1" + match + chain + u32(points[0]) + u32(points[1])
