"""Signatures: what a conversation needs of its own identity, and how it checks the other's."""

from __future__ import annotations

from typing import Protocol

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey


class Signer(Protocol):
    """The own identity."""

    @property
    def public_key(self) -> bytes:
        """The Ed25519 public key, 32 bytes."""

    def sign(self, data: bytes) -> bytes:
        """The signature over `data`, 64 bytes."""


def is_signed_by(public_key: bytes, signature: bytes, data: bytes) -> bool:
    """Whether `signature` is one by the owner of `public_key` over `data`; any bytes are allowed."""
    try:
        Ed25519PublicKey.from_public_bytes(public_key).verify(signature, data)
    except (InvalidSignature, ValueError):
        return False
    return True
