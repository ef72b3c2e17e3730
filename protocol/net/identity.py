"""Who this installation is: an Ed25519 identity and the X25519 key of its encrypted links, kept in one file.

Not for who the others are (that is trust, a matter of its own) and not for the handshake (`noise.py`).

The file `identity` in the data folder is JSON: `{"version": 1, "identity": HEX, "noise": HEX}`, two private
keys of 32 bytes each, readable by its owner only. It is made once and never written over: whoever lost it has
lost the name under which the others know him.
"""

from __future__ import annotations

import contextlib
import json
import os
import tempfile
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey

from protocol.errors import LocalError
from protocol.net.files import read_regular
from protocol.peer.fingerprint import fingerprint, short_fingerprint

FILE_NAME = "identity"
KEY_BYTES = 32
# Two keys in hexadecimal and the rest of the object; a longer file is not ours.
_LARGEST_FILE = 1024


class Identity:
    """The two private keys of one installation. Signs; shows its public key and fingerprint; never its
    secrets.
    """

    __slots__ = (
        "_signing",
        "fingerprint",
        "noise_private",
        "noise_public",
        "public_key",
        "short_fingerprint",
    )

    def __init__(self, signing: bytes, noise: bytes) -> None:
        """`signing` and `noise`: 32 bytes each, the private Ed25519 and X25519 keys. ValueError for another
        length.
        """
        self._signing = Ed25519PrivateKey.from_private_bytes(signing)
        self.public_key = self._signing.public_key().public_bytes_raw()
        self.noise_private = noise
        self.noise_public = X25519PrivateKey.from_private_bytes(noise).public_key().public_bytes_raw()
        self.fingerprint = fingerprint(self.public_key)
        self.short_fingerprint = short_fingerprint(self.public_key)

    def __repr__(self) -> str:
        return f"Identity({self.short_fingerprint})"

    @classmethod
    def new(cls) -> Identity:
        """A fresh identity that is kept nowhere."""
        return cls(os.urandom(KEY_BYTES), os.urandom(KEY_BYTES))

    @classmethod
    def load_or_create(cls, folder: Path) -> Identity:
        """The identity of a data folder, made when there is none. The folder is made too.

        LocalError, naming the file, when it cannot be read or written or is damaged; it is then left as it
        is.
        """
        path = folder / FILE_NAME
        try:
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            if not path.exists():
                _write_new(path, os.urandom(KEY_BYTES), os.urandom(KEY_BYTES))
            content = read_regular(path, _LARGEST_FILE + 1)
        except OSError as error:
            raise LocalError(
                f"The identity file {path} cannot be read or made: {error.strerror or error}."
            ) from error
        try:
            stored = json.loads(content)
            if len(content) > _LARGEST_FILE or stored["version"] != 1:
                raise ValueError("not an identity of this version")
            return cls(bytes.fromhex(stored["identity"]), bytes.fromhex(stored["noise"]))
        except (ValueError, TypeError, KeyError) as error:
            raise LocalError(
                f"The identity file {path} is damaged or of another version. It was left as it is: "
                "bring back a copy, or move it away to start as somebody new."
            ) from error

    def sign(self, data: bytes) -> bytes:
        """The Ed25519 signature over `data`, 64 bytes."""
        return self._signing.sign(data)


def _write_new(path: Path, signing: bytes, noise: bytes) -> None:
    """Write the file in one step: nobody reads half of it, and no other program's file is replaced."""
    content = json.dumps({"version": 1, "identity": signing.hex(), "noise": noise.hex()}) + "\n"
    # mkstemp makes the file with mode 0600 from the start.
    handle, name = tempfile.mkstemp(prefix=".identity-", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        try:
            # A link fails where the name is taken: of two programs started at once, the first one's file
            # stays.
            os.link(name, path)
        except FileExistsError:
            return
        except OSError:
            # A file system without links (FAT): the check above must do.
            if not path.exists():
                os.replace(name, path)
    finally:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(name)
