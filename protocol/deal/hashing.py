"""SHA-256 over joined bytes and big-endian numbers: how every hash of the protocol is made."""

from __future__ import annotations

import hashlib


def sha256(*parts: bytes) -> bytes:
    """The 32-byte hash of the parts, joined as they are; a part of open length needs its length."""
    joined = hashlib.sha256()
    for part in parts:
        joined.update(part)
    return joined.digest()


def u8(value: int) -> bytes:
    """One byte. OverflowError outside 0 to 255."""
    return value.to_bytes(1)


def u32(value: int) -> bytes:
    """Four bytes, the highest first. OverflowError outside 0 to 2**32 - 1."""
    return value.to_bytes(4)
