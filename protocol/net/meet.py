"""The handshake over a stream: greeting, join code, Noise. It ends in an encrypted link or in a `PeerError`.

What goes over the wire stands in `noise.py` (the picture there) and in `protocol.peer.preamble`. Everything
after the preambles is a frame: a big-endian u16 and as many bytes, each of a length that is known before it
is read. A frame of length 0 stands for "I cannot read yours", one of length 1 for "too many tries": it is all
a host can say, since nothing is encrypted yet and nothing may be in clear any more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from protocol.errors import PeerError, Reason
from protocol.net.identity import Identity
from protocol.net.link import LENGTH, StreamLink
from protocol.net.noise import SPAKE2_BYTES, CodeExchange, Handshake
from protocol.net.threads import in_thread
from protocol.peer.preamble import MAGIC, PREAMBLE_BYTES, Mode, Preamble

# Seconds for the whole handshake, from the first byte on.
HANDSHAKE_PATIENCE = 10.0

# Magic, major and minor version.
_HEAD_BYTES = len(MAGIC) + 4
_CANNOT_READ = LENGTH.pack(0)
_TOO_OFTEN = LENGTH.pack(1) + b"\0"


@dataclass(frozen=True)
class Greeting:
    """The other side's preamble, and its bytes as they came."""

    preamble: Preamble
    raw: bytes

    @property
    def instance_id(self) -> bytes:
        return self.preamble.instance_id

    @property
    def table_id(self) -> bytes:
        return self.preamble.table_id


async def read_greeting(reader: asyncio.StreamReader) -> Greeting:
    """The other side's preamble. PeerError: it speaks something else, or another major version (both are
    named).

    OSError or EOFError (IncompleteReadError) when the connection ends first.
    """
    try:
        head = await reader.readexactly(_HEAD_BYTES)
    except asyncio.IncompleteReadError as error:
        if error.partial and not MAGIC.startswith(error.partial[: len(MAGIC)]):
            raise PeerError(Reason.HANDSHAKE, "it is not this game that answers") from error
        raise
    # Magic and versions mean the same in every version, while the rest may be shorter in a later one: so
    # these are checked before the rest is waited for.
    Preamble.decode(head.ljust(PREAMBLE_BYTES, b"\0"))
    raw = head + await reader.readexactly(PREAMBLE_BYTES - _HEAD_BYTES)
    return Greeting(Preamble.decode(raw), raw)


async def join_link(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    identity: Identity,
    ours: bytes,
    theirs: Greeting,
    mode: Mode,
    code: str | None,
    check: Callable[[bytes], None],
) -> StreamLink:
    """The joiner's side, after both preambles. `code` in its normal form in mode `code`, else None.

    `check` is called with the host's key as soon as it is proved, before the own one is shown; what it raises
    ends the handshake.
    """
    wire = _Wire(reader, writer, ours + theirs.raw)
    try:
        psk = None
        if code is not None:
            psk = await wire.agree_on(code, joiner=True, joiner_preamble=ours, host_preamble=theirs.raw)
        noise = Handshake(identity, initiator=True, prologue=bytes(wire.exchanged), psk=psk)
        wire.send(noise.write())
        noise.read(await wire.read(noise.next_size))
        check(noise.peer_key)
        wire.send(noise.write())
    except (EOFError, OSError) as error:
        raise PeerError(Reason.HANDSHAKE, "the other side hung up") from error
    return StreamLink(reader, writer, noise, mode, theirs.instance_id)


async def host_link(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    identity: Identity,
    ours: bytes,
    theirs: Greeting,
    code: str | None,
) -> StreamLink:
    """The host's side, after both preambles; the joiner's tells the mode. `code` as in `join_link`."""
    wire = _Wire(reader, writer, theirs.raw + ours)
    try:
        psk = None
        if code is not None:
            psk = await wire.agree_on(code, joiner=False, joiner_preamble=theirs.raw, host_preamble=ours)
        noise = Handshake(identity, initiator=False, prologue=bytes(wire.exchanged), psk=psk)
        try:
            noise.read(await wire.read(noise.next_size))
        except PeerError:
            writer.write(_CANNOT_READ)
            raise
        wire.send(noise.write())
        noise.read(await wire.read(noise.next_size))
    except (EOFError, OSError) as error:
        raise PeerError(Reason.HANDSHAKE, "the other side hung up") from error
    return StreamLink(reader, writer, noise, theirs.preamble.mode, theirs.instance_id)


def refuse_try(writer: asyncio.StreamWriter) -> None:
    """Tell a joiner that their join code is not even looked at now."""
    writer.write(_TOO_OFTEN)


class _Wire:
    """Frames of known length over a stream, and everything that went over it so far, verbatim."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, exchanged: bytes) -> None:
        self._reader = reader
        self._writer = writer
        self.exchanged = bytearray(exchanged)

    def send(self, message: bytes) -> bytes:
        frame = LENGTH.pack(len(message)) + message
        self._writer.write(frame)
        return frame

    async def read(self, size: int) -> bytes:
        """The next frame's content, which has exactly `size` bytes."""
        (length,) = LENGTH.unpack(await self._reader.readexactly(LENGTH.size))
        if length == 0:
            raise PeerError(Reason.WRONG_CODE)
        if length == 1:
            raise PeerError(Reason.TOO_OFTEN)
        if length != size:
            raise PeerError(Reason.HANDSHAKE, "a handshake message has a wrong length")
        return await self._reader.readexactly(length)

    async def agree_on(
        self, code: str, *, joiner: bool, joiner_preamble: bytes, host_preamble: bytes
    ) -> bytes:
        """Exchange the SPAKE2 messages, which count in `exchanged` joiner first; the pre-shared key."""
        exchange = await in_thread(
            lambda: CodeExchange(
                code, joiner=joiner, joiner_preamble=joiner_preamble, host_preamble=host_preamble
            )
        )
        mine = self.send(exchange.message)
        message = await self.read(SPAKE2_BYTES)
        theirs = LENGTH.pack(len(message)) + message
        self.exchanged += mine + theirs if joiner else theirs + mine
        return await in_thread(lambda: exchange.key_from(message))
