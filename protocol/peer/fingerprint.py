"""How an identity is shown to people. Not for deciding who is trusted."""

from __future__ import annotations

import hashlib
from typing import Final

_CROCKFORD: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def fingerprint(public_key: bytes) -> str:
    """SHA-256 of an identity's public key in Crockford base 32, 52 characters in groups of 4 joined by "-".

    >>> fingerprint(bytes(32))[:19]
    'CSM7-NBFR-CAYQ-EV4F'
    """
    # 256 bits are 51 digits of 5 bits and one more: four zero bits fill the last.
    number = int.from_bytes(hashlib.sha256(public_key).digest()) << 4
    digits = "".join(_CROCKFORD[(number >> shift) & 31] for shift in range(255, -1, -5))
    return "-".join(digits[start : start + 4] for start in range(0, len(digits), 4))


def short_fingerprint(public_key: bytes) -> str:
    """The first 8 characters of the fingerprint, as people and TXT records see it: "CSM7-NBFR"."""
    return fingerprint(public_key)[:9]
