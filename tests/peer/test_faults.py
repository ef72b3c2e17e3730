"""The faults that need no network, by name and against either seat: each is refused before anything changes,
and the match goes on over the next link.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import msgpack
import pytest

from protocol.errors import LocalError, Reason
from protocol.peer import events
from protocol.peer.conversation import Phase
from protocol.peer.entries import MoveBody, encode_body
from protocol.peer.messages import NO_MATCH, Ack, Entry, Ping, decode, encode
from protocol.peer.stores import MatchDisputed
from tests.peer.pair import ANNA, BERT, Pair, Side
from tests.peer.test_comeback import LISTENERS, SEATS, alike, play

KEYS = (ANNA, BERT)


class Fault:
    """The victim sits at `seat`; the other side is about to send `frame`, its next move."""

    def __init__(self, seat: int) -> None:
        self.pair = Pair(seed="b")
        play(self.pair, 4)
        while self.pair.mover is self.pair.sides[seat]:
            play(self.pair, 1)
        self.seat = seat
        self.victim, self.other = self.pair.sides[seat], self.pair.mover
        view = self.other.conversation.view
        assert view is not None
        self.other.act("play", view.legal_moves[0])
        self.other.write()
        self.frame = self.other.sent.popleft()
        entry = decode(self.frame)
        assert isinstance(entry, Entry)
        self.entry = entry

    def signed(self, **change: object) -> bytes:
        """The move changed, with a signature by its author's key that fits its chain value."""
        entry = replace(self.entry, **change)  # type: ignore[arg-type]
        return encode(replace(entry, signature=KEYS[1 - self.seat].sign(entry.chain)))

    def is_refused(self, frame: bytes, *reasons: Reason) -> None:
        """The victim's link ends for one of these reasons, its journal and table unchanged; then the match
        goes on.
        """
        victim = self.victim
        journal, view, table = list(victim.journal), victim.conversation.view, list(victim.table)
        victim.hear(frame)
        closed = victim.log[-1]
        assert isinstance(closed, events.Closed)
        assert closed.reason in reasons
        assert (victim.journal, victim.conversation.view, victim.table) == (journal, view, table)
        assert not victim.pending
        self.goes_on()

    def stops(self, frame: bytes, reason: Reason) -> events.Forked:
        """The two do not hold the same match, so neither goes on with it, over no link."""
        forked = self.victim.stops(frame, reason)
        self.pair.settle()
        (told,) = self.other.of(events.Forked)
        assert told.reason is reason
        self.pair.cut()
        self.pair.keep()
        self.pair.come_back(self.other)
        for side in self.pair.sides:
            assert side.conversation.phase is Phase.DISPUTED
        return forked

    def goes_on(self) -> None:
        self.pair.cut()
        self.pair.keep()
        self.pair.come_back(self.other)
        alike(self.pair)
        assert self.victim.entries[-1].chain == self.entry.chain
        play(self.pair, 3)
        alike(self.pair)


def stopped(side: Side) -> bool:
    """Whether it is about to write down that the two do not hold the same match."""
    return [type(store.record) for store in side.pending] == [MatchDisputed]


@SEATS
@pytest.mark.parametrize("part", range(8))
def test_a_bit_flip_in_any_byte_of_a_move(seat: int, part: int) -> None:
    """Inside the encryption, where only the other side itself could have flipped it."""
    length = len(Fault(seat).frame)
    for at in range(part, length, 8):
        for bit in (1, 0x80):
            fault = Fault(seat)
            frame = bytearray(fault.frame)
            frame[at] ^= bit
            journal = list(fault.victim.journal)
            fault.victim.hear(bytes(frame))
            # Another tag makes it another kind of message, and a later version's is passed over. Another
            # number may make it a second entry in the place of one before.
            assert fault.victim.closed or at < 2 or stopped(fault.victim)
            assert fault.victim.journal == journal
    fault.goes_on()


@SEATS
@pytest.mark.parametrize(
    "bomb",
    [
        b"\x91" * 60_000,
        b"\xdd\xff\xff\xff\xff",
        b"\x91\xdd\xff\xff\xff\xff",
        b"\xc6\xff\xff\xff\xff",
        b"\x97\x06\xc6\xff\xff\xff\xff",
        b"\xdf\xff\xff\xff\xff",
        b"\x92\x09\x82\x01\x01\x01\x02",
        b"\x92\x09\xc7\x10\x05" + bytes(16),
        b"\x92\x09\xd6\xff" + bytes(4),
        msgpack.packb([7, bytes(16), float("nan"), bytes(32)]),
        msgpack.packb([7, bytes(16), 2**64 - 1, bytes(32)]),
        msgpack.packb([7, bytes(16), -1, bytes(32)]),
        b"\x94\x0b\xc4\x10" + bytes(16) + b"\xa2\xff\xfe\xa0",
    ],
    ids=[
        "nesting",
        "huge array",
        "huge array inside",
        "huge bytes",
        "huge bytes inside",
        "huge map",
        "duplicate keys",
        "extension type",
        "timestamp",
        "not a number",
        "big number",
        "negative number",
        "invalid utf-8",
    ],
)
def test_a_msgpack_bomb(seat: int, bomb: bytes) -> None:
    Fault(seat).is_refused(bomb, Reason.MALFORMED, Reason.OVERSIZE)


@SEATS
@pytest.mark.parametrize("size", [2_049, 65_519, 65_520, 1_000_000])
def test_an_oversize_message(seat: int, size: int) -> None:
    Fault(seat).is_refused(b"\x97\x06" + bytes(size - 2), Reason.OVERSIZE)


@SEATS
def test_a_lying_chain(seat: int) -> None:
    """The two sides hold other cards, it says: both stop, and neither is taken to be right."""
    fault = Fault(seat)
    forked = fault.stops(fault.signed(chain=b"\x01" * 32), Reason.WRONG_CHAIN)
    assert forked.theirs is not None
    assert (forked.peer_n, forked.peer_chain) == (fault.entry.n, b"\x01" * 32)
    assert forked.chain != forked.peer_chain


@SEATS
def test_a_lying_acknowledgement(seat: int) -> None:
    fault = Fault(seat)
    n = len(fault.victim.entries)
    fault.stops(encode(Ack(fault.entry.match, n, bytes(32))), Reason.WRONG_CHAIN)


@SEATS
def test_an_illegal_move(seat: int) -> None:
    fault = Fault(seat)
    fault.is_refused(fault.signed(body=encode_body(MoveBody("p-c9"))), Reason.ILLEGAL_MOVE)


@SEATS
def test_a_move_out_of_turn(seat: int) -> None:
    fault = Fault(seat)
    fault.victim.hear(fault.frame)
    fault.pair.settle()
    while fault.pair.mover is fault.other:
        play(fault.pair, 1)
    last = fault.victim.entries[-1]
    view = fault.victim.conversation.view
    assert view is not None
    body = encode_body(MoveBody(str(view.legal_moves[0])))
    entry = Entry(last.match_id, last.n + 1, 0, 1 - seat, body, last.chain, KEYS[1 - seat].sign(last.chain))
    fault.entry = replace(entry, chain=last.chain)
    fault.is_refused(encode(entry), Reason.ILLEGAL_MOVE)


@SEATS
def test_a_duplicate_move(seat: int) -> None:
    """It is acknowledged again and changes nothing."""
    fault = Fault(seat)
    fault.victim.hear(fault.frame)
    fault.victim.write()
    before = list(fault.victim.journal), list(fault.victim.table)
    fault.victim.hear(fault.frame)
    assert not fault.victim.closed
    assert (fault.victim.journal, fault.victim.table) == before
    acks = [it for it in map(decode, fault.victim.sent) if isinstance(it, Ack)]
    assert [it.n for it in acks] == [fault.entry.n] * 2
    fault.pair.settle()
    fault.goes_on()


@SEATS
@pytest.mark.parametrize("step", [1, 2, 31])
def test_a_skipped_move(seat: int, step: int) -> None:
    fault = Fault(seat)
    fault.is_refused(fault.signed(n=fault.entry.n + step), Reason.WRONG_NUMBER)


@SEATS
@pytest.mark.parametrize("match", [NO_MATCH, b"x" * 16])
def test_a_move_of_another_match(seat: int, match: bytes) -> None:
    fault = Fault(seat)
    fault.is_refused(fault.signed(match=match), Reason.WRONG_MATCH)


@SEATS
def test_a_move_that_the_other_side_has_not_signed(seat: int) -> None:
    fault = Fault(seat)
    fault.is_refused(encode(replace(fault.entry, signature=bytes(64))), Reason.WRONG_SIGNATURE)


@SEATS
def test_an_entry_of_a_later_version(seat: int) -> None:
    fault = Fault(seat)
    fault.is_refused(fault.signed(body=b"\x91\x0f"), Reason.VERSION)


@SEATS
def test_a_message_of_a_later_minor_version_is_skipped(seat: int) -> None:
    fault = Fault(seat)
    assert fault.victim.hear(b"\x91\x7f") == []
    assert fault.victim.hear(b"\x92\x20" + bytes(60_000)) == []
    fault.victim.hear(fault.frame)
    fault.pair.settle()
    alike(fault.pair)


@SEATS
@LISTENERS
@pytest.mark.parametrize("seconds", [15.0, 60.0, 24 * 3600.0])
def test_a_long_outage(seat: int, listener: int, seconds: float) -> None:
    """Both sides give the link up after fifteen seconds of nothing; the move arrives when they are back."""
    fault = Fault(seat)
    pair = fault.pair
    until = pair.now + min(seconds, 60)
    while pair.now < until:
        pair.now += 0.5
        for side in pair.sides:
            side.tick()
            side.sent.clear()
    for side in pair.sides:
        closed = side.log[-1]
        assert isinstance(closed, events.Closed)
        assert closed.reason is Reason.SILENT
        assert any(isinstance(it, events.PeerQuiet) for it in side.log)
        with pytest.raises(LocalError):
            side.act("resign")
    pair.now = max(pair.now, until - 60 + seconds)
    pair.keep()
    pair.come_back(pair.sides[listener])
    alike(pair)
    assert fault.victim.entries[-1].chain == fault.entry.chain


@SEATS
def test_a_clock_that_is_set_back_a_day(seat: int) -> None:
    """Only a clock that does not go back is asked for; one that does all the same harms nobody."""
    fault = Fault(seat)
    pair = fault.pair
    before = pair.now
    pair.now -= 24 * 3600
    fault.victim.hear(fault.frame)
    pair.settle()
    for side in pair.sides:
        side.tick()
    alike(pair)
    pair.now = before
    pair.wait(30)
    alike(pair)
    play(pair, 3)
    alike(pair)


@SEATS
def test_both_send_at_once_and_the_link_breaks(seat: int) -> None:
    fault = Fault(seat)
    fault.victim.act("offer_tie")
    fault.victim.write()
    pair = fault.pair
    pair.cut()
    pair.keep()
    pair.come_back()
    alike(pair)
    assert fault.other.of(events.TieOffered) == [events.TieOffered(by_me=False)]


@SEATS
@pytest.mark.parametrize("written", [True, False])
@pytest.mark.parametrize("also_the_other", [True, False])
def test_a_process_is_killed_before_its_move_leaves(seat: int, written: bool, also_the_other: bool) -> None:
    """With the move on the disk it counts after the restart; without, it was never played."""
    pair = Pair(seed="b")
    while pair.mover is not pair.sides[seat]:
        play(pair, 1)
    mover = pair.mover
    before = len(mover.entries)
    view = mover.conversation.view
    assert view is not None
    mover.act("play", view.legal_moves[0])
    mover.crash(written=written)
    other = pair.other(mover)
    if also_the_other:
        other.crash(written=False)
    else:
        other.lose_link()
        other.keep()
    pair.come_back()
    alike(pair)
    assert len(mover.entries) == before + written
    assert mover.table == [] or mover.table[-1].chain == mover.entries[-1].chain.hex()


@SEATS
@pytest.mark.parametrize("written", [True, False])
def test_a_process_is_killed_after_sending_before_the_acknowledgement(seat: int, written: bool) -> None:
    fault = Fault(seat)
    fault.victim.hear(fault.frame)
    # The victim's acknowledgement never leaves: both are killed.
    fault.victim.crash(written=written)
    fault.other.crash(written=False)
    assert len(fault.other.entries) - len(fault.victim.entries) == (not written)
    fault.pair.come_back()
    alike(fault.pair)
    assert fault.victim.entries[-1].chain == fault.entry.chain


@SEATS
def test_a_process_that_starts_again_comes_back_to_a_side_that_has_not_noticed(seat: int) -> None:
    """Its edge ends the old link for the new one; nothing of it is lost."""
    fault = Fault(seat)
    pair, victim = fault.pair, fault.victim
    fault.other.crash(written=False)
    victim.hear(encode(Ping(fault.entry.match)))
    victim.lose_link()
    victim.keep()
    pair.come_back(victim)
    alike(pair)
    assert victim.entries[-1].chain == fault.entry.chain


@SEATS
@pytest.mark.parametrize("frames", [97, 200])
def test_a_flood(seat: int, frames: int) -> None:
    fault = Fault(seat)
    fault.victim.hear(fault.frame)
    last = len(fault.victim.entries)
    for _ in range(frames):
        if not fault.victim.closed:
            fault.victim.hear(encode(Ack(fault.entry.match, last, fault.victim.entries[-1].chain)))
    closed = fault.victim.log[-1]
    assert isinstance(closed, events.Closed)
    assert closed.reason is Reason.FLOOD
    fault.goes_on()


REFUSALS: list[Callable[[Fault], bytes]] = [
    lambda it: it.signed(seat=it.seat),
    lambda it: it.signed(n=it.entry.n + 1),
    lambda it: b"\x00",
]


@SEATS
@pytest.mark.parametrize("lie", REFUSALS)
def test_a_refusal_is_read_by_both(seat: int, lie: Callable[[Fault], bytes]) -> None:
    fault = Fault(seat)
    fault.victim.hear(lie(fault))
    mine = fault.victim.log[-1]
    fault.pair.deliver(fault.victim)
    theirs = fault.other.log[-1]
    assert isinstance(mine, events.Closed)
    assert isinstance(theirs, events.Closed)
    assert mine.reason is theirs.reason
    assert theirs.by_peer
