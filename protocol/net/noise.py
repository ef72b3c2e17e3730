"""The encryption of a link, sans-IO: bytes of the other side in, bytes for it out. No sockets, no clock.

    joiner                                  host
      | preamble ------------------------->  |   both in clear, of fixed length, and in the prologue
      | <------------------------- preamble  |
      | [mode code] SPAKE2 message <-------> |   33 bytes each way
      | Noise message 1: e ----------------> |
      | <--- Noise message 2: e ee s es + C  |   C: the certificate, 96 bytes: identity key and signature
      | Noise message 3: s se + C ---------> |
      | <======== transport frames ========> |

The pattern is XX in mode `open` and XXpsk0 in mode `code`, where the pre-shared key comes out of SPAKE2. A
certificate signs `"spite/noise/1" || static key || handshake hash`, the hash being the one before the message
that carries it: it covers the prologue and the other side's fresh ephemeral key, so it is worth nothing
elsewhere.

noiseprotocol and spake2 raise many kinds of exception on hostile bytes, some of them bare ValueErrors, some
only in the *writing* that follows a bad message. Everything of theirs happens inside `_peer_bytes`, which
makes each a `PeerError`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from noise.connection import Keypair, NoiseConnection
from noise.exceptions import (
    NoiseHandshakeError,
    NoiseInvalidMessage,
    NoiseMaxNonceError,
    NoisePSKError,
    NoiseValueError,
)

from protocol.errors import PeerError, Reason
from protocol.net.identity import KEY_BYTES, Identity
from protocol.peer.signing import is_signed_by
from protocol.peer.stores import SIGNATURE_BYTES

TAG_BYTES = 16
# A Noise message is at most 65,535 bytes (Noise specification, section 3); the tag takes 16 of them.
LARGEST_CIPHERTEXT = 65_535
LARGEST_FRAME = LARGEST_CIPHERTEXT - TAG_BYTES

SPAKE2_BYTES = 33
CERTIFICATE_BYTES = KEY_BYTES + SIGNATURE_BYTES
_CERTIFICATE_CONTEXT = b"spite/noise/1"
_PSK_CONTEXT = b"spite/psk/1"
# Ephemeral, encrypted static and encrypted payload of each message; with a psk the first payload has a tag
# too.
_SECOND = KEY_BYTES + (KEY_BYTES + TAG_BYTES) + (CERTIFICATE_BYTES + TAG_BYTES)
_THIRD = (KEY_BYTES + TAG_BYTES) + (CERTIFICATE_BYTES + TAG_BYTES)


@contextmanager
def _peer_bytes(reason: Reason, text: str) -> Iterator[None]:
    """Whatever the libraries raise in here was caused by the other side's bytes."""
    try:
        yield
    except (
        InvalidTag,
        NoiseHandshakeError,
        NoiseInvalidMessage,
        NoiseMaxNonceError,
        NoisePSKError,
        NoiseValueError,
        # Of both libraries, on points of low order and keys of a wrong length; of spake2, on a bad encoding.
        AssertionError,
        ValueError,
    ) as error:
        raise PeerError(reason, text) from error


class CodeExchange:
    """SPAKE2 over a join code: one message each way makes a key that only the same code gives to both.

    Making one and `key_from` cost 6 to 8 ms each of plain Python: run them outside the event loop.
    """

    def __init__(self, code: str, *, joiner: bool, joiner_preamble: bytes, host_preamble: bytes) -> None:
        """`code` in its normal form; the preambles as sent, bound in as the two names of the exchange."""
        # Takes 20 ms of every start otherwise, and those who meet again need no code.
        from spake2 import SPAKE2_A, SPAKE2_B

        side = SPAKE2_A if joiner else SPAKE2_B
        self._spake = side(code.encode(), idA=joiner_preamble, idB=host_preamble)
        self.message: bytes = self._spake.start()

    def key_from(self, message: bytes) -> bytes:
        """The pre-shared key of 32 bytes, given the other side's 33. PeerError if they are no SPAKE2 message.

        Another code gives another key and no error: the Noise message that follows tells.
        """
        # The library takes a longer message for a good one.
        if len(message) != SPAKE2_BYTES:
            raise PeerError(Reason.HANDSHAKE, "the other side's code exchange is malformed")
        from spake2.ed25519_basic import NotOnCurve
        from spake2.spake2 import SPAKEError

        with _peer_bytes(Reason.HANDSHAKE, "the other side's code exchange is malformed"):
            try:
                key = self._spake.finish(message)
            except (NotOnCurve, SPAKEError) as error:
                raise ValueError from error
        return HKDF(algorithm=SHA256(), length=32, salt=None, info=_PSK_CONTEXT).derive(key)


class Handshake:
    """One side of Noise XX or XXpsk0. `write` and `read` in turn, the initiator (joiner) writing first.

    After the third message `finished` is true and `peer_key`, `handshake_hash`, `encrypt` and `decrypt` are
    ready.
    """

    def __init__(self, identity: Identity, *, initiator: bool, prologue: bytes, psk: bytes | None) -> None:
        self._identity = identity
        self._with_psk = psk is not None
        pattern = "XXpsk0" if psk is not None else "XX"
        self._noise = NoiseConnection.from_name(f"Noise_{pattern}_25519_ChaChaPoly_BLAKE2s".encode())
        if psk is not None:
            self._noise.set_psks(psk)
        self._noise.set_prologue(prologue)
        self._noise.set_keypair_from_private_bytes(Keypair.STATIC, identity.noise_private)
        if initiator:
            self._noise.set_as_initiator()
        else:
            self._noise.set_as_responder()
        self._noise.start_handshake()
        # The library lets go of both when the last message is through; they are asked once more after that.
        self._state = self._noise.noise_protocol.handshake_state
        self._symmetric = self._noise.noise_protocol.symmetric_state
        self._messages = 0
        self.peer_key = b""
        """The other side's Ed25519 identity, once its certificate has been checked."""

    @property
    def finished(self) -> bool:
        return bool(self._noise.handshake_finished)

    @property
    def handshake_hash(self) -> bytes:
        """32 bytes that both ends of this link share and no other link has; only when finished."""
        return bytes(self._noise.get_handshake_hash())

    @property
    def next_size(self) -> int:
        """The exact length in bytes of the message to be read next."""
        return (KEY_BYTES + (TAG_BYTES if self._with_psk else 0), _SECOND, _THIRD)[self._messages]

    def write(self) -> bytes:
        """The next handshake message. PeerError when what was read before makes it impossible."""
        payload = b""
        if self._messages > 0:
            statement = _statement(self._identity.noise_public, self._hash_so_far())
            payload = self._identity.public_key + self._identity.sign(statement)
        with _peer_bytes(Reason.HANDSHAKE, "the other side's key cannot be used"):
            message = bytes(self._noise.write_message(payload))
        self._messages += 1
        return message

    def read(self, message: bytes) -> None:
        """Take the other side's next message. PeerError: malformed, forged or made with another code."""
        before = self._hash_so_far()
        if len(message) != self.next_size:
            raise PeerError(Reason.HANDSHAKE, "a handshake message has a wrong length")
        reason, text = Reason.HANDSHAKE, "a handshake message cannot be decrypted"
        if self._with_psk and self._messages < 2:
            # The first message under the pre-shared key, in either direction: only another code makes it
            # fail.
            reason, text = Reason.WRONG_CODE, ""
        with _peer_bytes(reason, text):
            payload = bytes(self._noise.read_message(message))
        if self._messages > 0:
            key, signature = payload[:KEY_BYTES], payload[KEY_BYTES:]
            if not is_signed_by(key, signature, _statement(self._state.rs.public_bytes, before)):
                raise PeerError(Reason.HANDSHAKE, "the other side's certificate is not valid")
            self.peer_key = key
        self._messages += 1

    def encrypt(self, frame: bytes) -> bytes:
        """A transport frame, 16 bytes longer than `frame`, which has at most LARGEST_FRAME bytes."""
        return bytes(self._noise.encrypt(frame))

    def decrypt(self, ciphertext: bytes) -> bytes:
        """What `encrypt` was given on the other side. PeerError for anything but its next frame."""
        with _peer_bytes(
            Reason.MALFORMED, "a frame cannot be decrypted: it was changed, repeated or left out"
        ):
            return bytes(self._noise.decrypt(ciphertext))

    def _hash_so_far(self) -> bytes:
        return bytes(self._symmetric.get_handshake_hash())


def _statement(static_key: bytes, handshake_hash: bytes) -> bytes:
    return _CERTIFICATE_CONTEXT + static_key + handshake_hash
