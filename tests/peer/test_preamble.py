"""The first bytes of a connection."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protocol.errors import PeerError, Reason
from protocol.peer.preamble import MAGIC, MAJOR, MINOR, NO_TABLE, PREAMBLE_BYTES, Mode, Preamble

INSTANCE = bytes(range(16))


def test_a_preamble_says_version_mode_table_and_instance() -> None:
    data = Preamble(Mode.CODE, b"T" * 16, INSTANCE).encode()
    assert data == b"SPITE/QT" + b"\x00\x01\x00\x00" + b"\x01" + b"T" * 16 + INSTANCE
    assert len(data) == PREAMBLE_BYTES == 45
    assert Preamble.decode(data) == Preamble(Mode.CODE, b"T" * 16, INSTANCE)


def test_another_major_version_is_refused_naming_both() -> None:
    data = Preamble(Mode.OPEN, NO_TABLE, INSTANCE, major=MAJOR + 1, minor=7).encode()
    with pytest.raises(
        PeerError, match=rf"version {MAJOR}\.{MINOR}, the other side version {MAJOR + 1}\.7"
    ) as caught:
        Preamble.decode(data)
    assert caught.value.reason is Reason.VERSION


def test_a_later_minor_version_is_welcome() -> None:
    assert (
        Preamble.decode(Preamble(Mode.KNOWN, NO_TABLE, INSTANCE, minor=MINOR + 5).encode()).minor == MINOR + 5
    )


@pytest.mark.parametrize("data", [b"", b"HTTP/1.1 400 Bad Request".ljust(45), MAGIC, bytes(45)])
def test_another_program_is_told_apart(data: bytes) -> None:
    with pytest.raises(PeerError, match="not this game") as caught:
        Preamble.decode(data)
    assert caught.value.reason is Reason.HANDSHAKE


def test_ids_of_a_wrong_size_cannot_be_sent() -> None:
    with pytest.raises(ValueError, match="16 bytes"):
        Preamble(Mode.OPEN, b"", INSTANCE)


@given(st.binary(min_size=45, max_size=45).map(lambda tail: (MAGIC + tail)[:45]) | st.binary(max_size=60))
def test_any_bytes_are_a_preamble_or_a_peers_error(data: bytes) -> None:
    try:
        decoded = Preamble.decode(data)
    except PeerError:
        return
    assert decoded.encode() == data
