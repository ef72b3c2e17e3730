"""The codec: what goes out comes in alike, and nothing else comes in."""

from __future__ import annotations

import msgpack
import pytest
from hypothesis import given
from hypothesis import strategies as st

from protocol.errors import PeerError, Reason
from protocol.peer.bounds import LARGEST_BODY, LARGEST_FRAME, LARGEST_MESSAGE
from protocol.peer.entries import BODIES, DealBody, MoveBody, decode_body, encode_body
from protocol.peer.messages import MESSAGES, NO_MATCH, Ack, Entry, Goodbye, Offer, Ping, decode, encode
from protocol.peer.packing import Packed, Size, Span, bounds

ID = bytes(range(16))


def values_of(bound: Size | Span, kind: type) -> st.SearchStrategy[object]:
    if isinstance(bound, Span):
        return st.integers(bound.least, bound.most)
    if kind is bytes:
        return st.binary(min_size=bound.least, max_size=bound.most)
    return st.text(st.characters(codec="utf-8"), max_size=bound.most // 4).filter(
        lambda text: bound.holds(text, str)
    )


def any_of(kind: type[Packed]) -> st.SearchStrategy[Packed]:
    return st.builds(kind, *(values_of(bound, type_) for _, type_, bound in bounds(kind)))


@given(st.one_of([any_of(kind) for kind in MESSAGES.by_tag.values()]))
def test_every_message_comes_in_as_it_went_out(message: Packed) -> None:
    frame = encode(message)  # type: ignore[arg-type]
    assert len(frame) <= LARGEST_MESSAGE
    assert decode(frame) == message


@given(st.one_of([any_of(kind) for kind in BODIES.by_tag.values()]))
def test_every_body_comes_in_as_it_went_out(body: Packed) -> None:
    data = encode_body(body)  # type: ignore[arg-type]
    assert len(data) <= LARGEST_BODY
    assert decode_body(data) == body


@given(st.binary(max_size=300))
def test_any_bytes_are_a_message_or_a_peers_error(frame: bytes) -> None:
    try:
        message = decode(frame)
    except PeerError:
        return
    assert message is None or encode(message) == frame


@given(st.one_of([any_of(kind) for kind in MESSAGES.by_tag.values()]), st.data())
def test_a_changed_message_is_another_message_or_a_peers_error(message: Packed, data: st.DataObject) -> None:
    frame = bytearray(encode(message))  # type: ignore[arg-type]
    frame[data.draw(st.integers(0, len(frame) - 1))] ^= data.draw(st.integers(1, 255))
    try:
        changed = decode(bytes(frame))
    except PeerError:
        return
    assert changed is None or encode(changed) == bytes(frame)


def packed(*values: object) -> bytes:
    data: bytes = msgpack.packb(list(values))
    return data


ACK = [Ack.TAG, ID, 7, bytes(32)]


@pytest.mark.parametrize(
    ("frame", "reason"),
    [
        (b"", Reason.MALFORMED),
        (b"\x91", Reason.MALFORMED),
        (b"\xc0", Reason.MALFORMED),
        (packed(), Reason.MALFORMED),
        (packed(*ACK) + b"\x00", Reason.MALFORMED),
        (packed(*ACK)[:-1], Reason.MALFORMED),
        (packed(*ACK[:-1]), Reason.MALFORMED),
        (packed(*ACK, 1), Reason.MALFORMED),
        (packed(Ack.TAG, ID, "7", bytes(32)), Reason.MALFORMED),
        (packed(Ack.TAG, ID, True, bytes(32)), Reason.MALFORMED),
        (packed(Ack.TAG, ID, -1, bytes(32)), Reason.MALFORMED),
        (packed(Ack.TAG, ID, 2**32, bytes(32)), Reason.MALFORMED),
        (packed(Ack.TAG, ID, 7.0, bytes(32)), Reason.MALFORMED),
        (packed(Ack.TAG, ID, float("nan"), bytes(32)), Reason.MALFORMED),
        (packed(Ack.TAG, ID, None, bytes(32)), Reason.MALFORMED),
        (packed(Ack.TAG, ID, 7, "x" * 32), Reason.MALFORMED),
        (packed(Ack.TAG, ID, 7, bytes(31)), Reason.MALFORMED),
        (packed(Ack.TAG, ID, {1: 2}, bytes(32)), Reason.MALFORMED),
        (packed(Ack.TAG, ID, {}, bytes(32)), Reason.MALFORMED),
        (packed(Ack.TAG, ID, [7], bytes(32)), Reason.MALFORMED),
        (packed(Ack.TAG, ID, msgpack.ExtType(1, b""), bytes(32)), Reason.MALFORMED),
        (packed(Ack.TAG, ID, msgpack.Timestamp(1), bytes(32)), Reason.MALFORMED),
        # 7 as a number of two bytes; the same number, another encoding.
        (packed(*ACK).replace(b"\x07\xc4\x20", b"\xcc\x07\xc4\x20"), Reason.MALFORMED),
        # Counts that promise more than is there.
        (b"\x94\x07\xdd\xff\xff\xff\xff\xc0", Reason.MALFORMED),
        (b"\x94\x07\xc6\xff\xff\xff\xff\xc0", Reason.MALFORMED),
        (b"\x94\x07\xdf\xff\xff\xff\xff\xc0", Reason.MALFORMED),
        (b"\x94\x07\xc9\xff\xff\xff\xff\x01", Reason.MALFORMED),
        # A tower of arrays.
        (b"\x94\x07" + b"\x91" * 2000, Reason.MALFORMED),
        # A name that is no UTF-8, one that is too long, and a message that is.
        (b"\x92" + packed(2, ID, "ab").replace(b"\xa2ab", b"\xa2\xff\xfe")[1:], Reason.MALFORMED),
        (packed(2, ID, "\udcff".encode(errors="surrogatepass")), Reason.MALFORMED),
        (packed(2, ID, "x" * 513), Reason.MALFORMED),
        (packed(2, ID, "x" * 3000), Reason.OVERSIZE),
        (b"\x91\x7f" + bytes(LARGEST_FRAME), Reason.OVERSIZE),
    ],
)
def test_what_is_no_message_is_refused(frame: bytes, reason: Reason) -> None:
    with pytest.raises(PeerError) as caught:
        decode(frame)
    assert caught.value.reason is reason


def test_a_kind_of_a_later_minor_version_is_skipped_unread() -> None:
    assert decode(packed(100, {"new": [1.5, None]})) is None
    assert decode(b"\x91\x7f" + bytes(LARGEST_FRAME - 2)) is None


def test_an_entry_of_a_later_version_is_refused() -> None:
    with pytest.raises(PeerError) as caught:
        decode_body(packed(15))
    assert caught.value.reason is Reason.VERSION


@pytest.mark.parametrize(
    "make",
    [
        lambda: Ping(b""),
        lambda: Ack(ID, -1, bytes(32)),
        lambda: Entry(ID, 1, 0, 2, b"\x91\x0a", bytes(32), bytes(64)),
        lambda: Goodbye(ID, "", ""),
        lambda: Offer(NO_MATCH, "\ud800", b"{}", "seeded"),
        lambda: MoveBody(""),
        lambda: DealBody(bytes(31), bytes(32), bytes(32), bytes(32), bytes(64)),
    ],
)
def test_a_message_out_of_bounds_cannot_be_made(make: object) -> None:
    with pytest.raises(ValueError, match="within"):
        make()  # type: ignore[operator]
