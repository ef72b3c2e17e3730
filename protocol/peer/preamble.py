"""The first bytes of a connection, in clear text and of fixed length: who speaks what, and to which table.

    bytes   0 to  7   magic "SPITE/QT"
            8 to  9   protocol major, u16      these twelve bytes mean the same in every version, so that
           10 to 11   protocol minor, u16      two programs can always name each other's
                12    mode: 0 open, 1 code, 2 known
           13 to 28   table id (zero when joining by address)
           29 to 44   instance id, random for each process

Not for deciding which mode a table lets in; the edge compares the two.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from protocol.errors import PeerError, Reason

MAGIC: Final = b"SPITE/QT"
MAJOR: Final = 1
MINOR: Final = 0
TABLE_ID_BYTES: Final = 16
INSTANCE_ID_BYTES: Final = 16
PREAMBLE_BYTES: Final = len(MAGIC) + 2 + 2 + 1 + TABLE_ID_BYTES + INSTANCE_ID_BYTES
NO_TABLE: Final = bytes(TABLE_ID_BYTES)


class Mode(IntEnum):
    """How the encrypted link is made: openly, from a join code, or between people who trust each other."""

    OPEN = 0
    CODE = 1
    KNOWN = 2


@dataclass(frozen=True, slots=True)
class Preamble:
    """What one side says first. ValueError for parts of a wrong size."""

    mode: Mode
    table_id: bytes
    instance_id: bytes
    major: int = MAJOR
    minor: int = MINOR

    def __post_init__(self) -> None:
        if len(self.table_id) != TABLE_ID_BYTES or len(self.instance_id) != INSTANCE_ID_BYTES:
            raise ValueError("table and instance ids have 16 bytes")

    def encode(self) -> bytes:
        """The 45 bytes as they go over the wire and into the prologue."""
        return (
            MAGIC
            + self.major.to_bytes(2)
            + self.minor.to_bytes(2)
            + self.mode.to_bytes(1)
            + self.table_id
            + self.instance_id
        )

    @classmethod
    def decode(cls, data: bytes) -> Preamble:
        """The other side's preamble, given its 45 bytes.

        PeerError: HANDSHAKE if another program speaks, VERSION (naming both) for another major version.
        """
        if len(data) != PREAMBLE_BYTES or not data.startswith(MAGIC):
            raise PeerError(Reason.HANDSHAKE, "it is not this game that answers")
        major, minor = int.from_bytes(data[8:10]), int.from_bytes(data[10:12])
        if major != MAJOR:
            raise PeerError(
                Reason.VERSION,
                f"this side speaks version {MAJOR}.{MINOR}, the other side version {major}.{minor}",
            )
        try:
            mode = Mode(data[12])
        except ValueError:
            raise PeerError(Reason.HANDSHAKE, f"an unknown way of meeting, {data[12]}") from None
        return cls(mode, data[13:29], data[29:45], major, minor)
