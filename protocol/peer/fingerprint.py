"""How an identity is shown to people. Not for deciding who is trusted."""

from __future__ import annotations

import hashlib
from typing import Final

_DIGITS: Final = 60
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


def safety_number(one: bytes, other: bytes) -> str:
    """What two people compare to be sure of each other: 60 digits in groups of 5, the same for both.

    `one`, `other`: their public keys. SHA-256 of "spite/safety/1", the smaller key and the larger one, as a
    number, modulo 10 to the 60th.

    >>> safety_number(bytes(32), bytes([1]) * 32)[:17]
    '79477 93092 49731'
    """
    digest = hashlib.sha256(b"spite/safety/1" + min(one, other) + max(one, other)).digest()
    digits = f"{int.from_bytes(digest) % 10**_DIGITS:0{_DIGITS}}"
    return " ".join(digits[start : start + 5] for start in range(0, _DIGITS, 5))
