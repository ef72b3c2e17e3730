"""A link: frames in, frames out, encrypted, over an asyncio stream; and its twin in memory.

Not for making one (`meet.py` does the handshake) and not for what the frames mean. A frame on the wire is a
big-endian u16 and as many bytes of Noise ciphertext.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import socket
import struct
import sys
from collections.abc import Sequence
from typing import Any, Protocol

from protocol.errors import PeerError, Reason
from protocol.net.noise import LARGEST_FRAME, TAG_BYTES, Handshake
from protocol.peer.preamble import Mode

LENGTH = struct.Struct(">H")
# Bytes a stream reads ahead: two of the largest frames.
STREAM_LIMIT = 1 << 17

# Seconds after which the system gives up on data that nobody acknowledges; the conversation's own limit of
# silence.
_USER_TIMEOUT = 15.0
# Seconds, at most, between two tries of the system to send what was lost. Without a bound they double, and
# what was sent into a pulled cable may wait for as long again as the cable was out.
_LONGEST_RESEND = 1.0
# From linux/tcp.h, since Linux 6.15; Python has no name for it. Elsewhere `keeping.py` makes another link.
_TCP_RTO_MAX_MS = 44
# What may wait for a peer that reads slowly. The conversation has at most 32 entries under way; a peer that
# lets this much pile up does not read at all.
_LARGEST_BACKLOG = 4 << 20


class Link(Protocol):
    """One end of an established connection between two known identities."""

    handshake_hash: bytes
    """32 bytes, the same at both ends and on no other link."""
    peer_key: bytes
    """The other side's Ed25519 public key, 32 bytes."""
    mode: Mode | None
    """How the two met: openly, by a join code, or trusting each other; None within one process."""

    def send(self, frame: bytes) -> None:
        """Put a frame of at most 65,519 bytes on its way; on a link that is gone it is dropped silently."""

    async def receive(self) -> bytes | None:
        """The next frame; None when the link has ended. PeerError for bytes that are no frame of it."""

    async def close(self) -> None:
        """Send what is waiting if that goes quickly, then end the link. May be called again."""


class StreamLink:
    """A link over an asyncio stream pair whose handshake is done."""

    def __init__(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        handshake: Handshake,
        mode: Mode,
        peer_instance: bytes,
    ) -> None:
        """`peer_instance`: the instance id in the other side's preamble, which the handshake has proved."""
        self.peer_instance = peer_instance
        self._reader = reader
        self._writer = writer
        self.mode: Mode | None = mode
        self._noise = handshake
        self.handshake_hash = handshake.handshake_hash
        self.peer_key = handshake.peer_key
        watch(writer)

    @property
    def remote(self) -> tuple[str, int]:
        """The other end's address (with its scope, if it has one) and port."""
        return _place(self._writer.get_extra_info("peername"))

    def send(self, frame: bytes) -> None:
        if self._writer.is_closing():
            return
        if self._writer.transport.get_write_buffer_size() > _LARGEST_BACKLOG:
            self._writer.transport.abort()
            return
        ciphertext = self._noise.encrypt(frame)
        self._writer.write(LENGTH.pack(len(ciphertext)) + ciphertext)

    async def receive(self) -> bytes | None:
        try:
            (length,) = LENGTH.unpack(await self._reader.readexactly(LENGTH.size))
            if length < TAG_BYTES:
                raise PeerError(Reason.MALFORMED, "a frame is too short to be one")
            return self._noise.decrypt(await self._reader.readexactly(length))
        except (EOFError, OSError):
            return None

    async def close(self) -> None:
        await close_stream(self._reader, self._writer)


class MemoryLink:
    """A link to another one in the same process, for two seats at one computer. Nothing is encrypted."""

    def __init__(self, handshake_hash: bytes, peer_key: bytes) -> None:
        self.handshake_hash = handshake_hash
        self.peer_key = peer_key
        self.mode: Mode | None = None
        self._incoming: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._other: MemoryLink | None = None

    @classmethod
    def pair(cls, first_key: bytes, second_key: bytes) -> tuple[MemoryLink, MemoryLink]:
        """Two joined links. The first end belongs to the owner of `first_key`, the second to that of
        `second_key`.
        """
        shared = secrets.token_bytes(32)
        first, second = cls(shared, second_key), cls(shared, first_key)
        first._other, second._other = second, first
        return first, second

    def send(self, frame: bytes) -> None:
        if len(frame) > LARGEST_FRAME:
            raise ValueError(f"a frame has at most {LARGEST_FRAME} bytes, not {len(frame)}")
        if self._other is not None:
            self._other._incoming.put_nowait(frame)

    async def receive(self) -> bytes | None:
        frame = await self._incoming.get()
        if frame is None:
            # Whoever asks again is told again.
            self._incoming.put_nowait(None)
        return frame

    async def close(self) -> None:
        other, self._other = self._other, None
        if other is not None:
            other._incoming.put_nowait(None)
            self._incoming.put_nowait(None)


def _place(address: Sequence[Any]) -> tuple[str, int]:
    host, port, *ipv6 = address
    scope = ipv6[1] if ipv6 else 0
    return (f"{host}%{scope}" if scope and "%" not in host else host), port


def watch(writer: asyncio.StreamWriter) -> None:
    """Send small frames at once, and let the system notice a dead peer too, where it can; the conversation's
    own clock decides anyway.
    """
    connection = writer.get_extra_info("socket")
    if connection is None:
        return
    # Held back until the other side acknowledges the last one, each move would cost 40 ms. asyncio turns that
    # off only on sockets that were made with the protocol's number.
    with contextlib.suppress(OSError):
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    with contextlib.suppress(OSError):
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        with contextlib.suppress(OSError):
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(_USER_TIMEOUT * 1000))
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            connection.setsockopt(socket.IPPROTO_TCP, _TCP_RTO_MAX_MS, int(_LONGEST_RESEND * 1000))


async def close_stream(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, patience: float = 0.5
) -> None:
    """Close a connection so that the other side still reads what was written last; at most `patience`
    seconds.

    Closing with unread bytes makes TCP reset the connection, and a reset can overtake the goodbye. So the own
    direction is ended first, and what still comes is thrown away until the other side ends its own.
    """
    try:
        async with asyncio.timeout(patience):
            if writer.can_write_eof() and not writer.is_closing():
                writer.write_eof()
                while await reader.read(STREAM_LIMIT):
                    pass
            writer.close()
            await writer.wait_closed()
    except (OSError, EOFError):
        # TimeoutError is one of them.
        writer.transport.abort()
    except asyncio.CancelledError:
        writer.transport.abort()
        raise
