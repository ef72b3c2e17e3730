"""Any bytes, and any well-formed messages, at any point of a match: events or a goodbye, never an
exception.
"""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from protocol.game import Rules
from protocol.peer import events
from protocol.peer.bounds import LARGEST_FRAME
from protocol.peer.comeback import telling
from protocol.peer.conversation import Phase
from protocol.peer.entries import BODIES, AskTakeBackBody, DealBody, MoveBody, encode_body
from protocol.peer.fork import FORKS
from protocol.peer.hashes import next_chain
from protocol.peer.kept import KeptMatch, entry_of
from protocol.peer.messages import (
    NO_MATCH,
    Accept,
    Ack,
    Commit,
    Dispute,
    Entry,
    Final,
    Goodbye,
    Message,
    Offer,
    Ping,
    Place,
    Pong,
    Resume,
    Reveal,
    Sit,
    encode,
)
from protocol.peer.settlement import statement
from protocol.peer.stores import EntryKept, MatchOpened, Saying
from tests.peer.pair import ANNA, BERT, HANDSHAKE_HASH, Pair, Side, Snapshot

KEYS = (ANNA, BERT)
TINY = Rules(payoff=1, target=2)
# When the script below has come to its end.
LAST_STEP = 210


GAME = ["play"] * 6
SCRIPT = [
    "accept",
    *GAME,
    "offer tie",
    "refuse tie",
    "resign",
    "next",
    *GAME,
    "offer void",
    "refuse void",
    "abandon",
]


def scripted(steps: int) -> tuple[Pair, list[bytes]]:
    """The same match every time, up to a point, and all frames sent so far. A step writes, delivers or
    acts.
    """
    at, sent = points()[0][steps]
    return at.made(), points()[1][:sent]


@cache
def points() -> tuple[list[tuple[Snapshot[Pair], int]], list[bytes]]:
    """The match after each step with how many frames had been sent, and all these frames."""
    pair = Pair(TINY, seated=False)
    frames: list[bytes] = []
    acts = iter(SCRIPT)
    found = [(Snapshot(pair), 0)]
    for step in range(LAST_STEP):
        side = pair.sides[step % 2]
        if side.pending:
            side.write()
        elif side.sent:
            frames.append(side.sent[0])
            pair.deliver(side)
        elif not any(it.pending or it.sent for it in pair.sides):
            act(pair, next(acts, "nothing"))
        found.append((Snapshot(pair), len(frames)))
    return found, frames


def act(pair: Pair, what: str) -> None:
    host, joiner = pair.sides
    match what:
        case "accept":
            host.accept()
        case "play":
            view = pair.mover.conversation.view
            assert view is not None
            pair.mover.act("play", next(move for move in reversed(view.legal_moves) if move.source != "p"))
        case "offer tie":
            joiner.act("offer_tie")
        case "refuse tie":
            host.act("answer_tie", False)
        case "resign":
            host.act("resign")
        case "next":
            host.act("next_game")
            joiner.act("next_game")
        case "offer void":
            host.act("offer_void")
        case "refuse void":
            joiner.act("answer_void", False)
        case "abandon":
            joiner.act("abandon")


@cache
def frames_of_a_match() -> tuple[bytes, ...]:
    return tuple(scripted(LAST_STEP)[1])


def state(side: Side) -> tuple[object, ...]:
    conversation = side.conversation
    return conversation.view, conversation.scores, conversation.phase, len(side.entries), len(side.log)


def check(side: Side, before: tuple[object, ...], happened: list[events.Event]) -> None:
    """Closed or alive, nothing counts that is not in the journal, and the end is the end."""
    shown = [it for it in happened if isinstance(it, events.Moved | events.GameOver | events.MatchOver)]
    if side.closed:
        assert isinstance(side.log[-1], events.Closed)
        assert len(side.of(events.Closed)) == 1
        assert side.conversation.next_tick() is None
        assert side.conversation.view == before[0] or shown
    assert len(side.pending) <= 1
    assert side.conversation.scores == before[1] or shown


POINTS = st.integers(0, LAST_STEP)
SEATS = st.sampled_from([0, 1])


def test_the_script_visits_every_phase() -> None:
    phases = {scripted(steps)[0].host.conversation.phase for steps in range(LAST_STEP + 1)}
    assert phases >= set(Phase) - {Phase.CLOSED, Phase.DISPUTED}


@given(POINTS, SEATS, st.lists(st.binary(max_size=200), min_size=1, max_size=3))
def test_random_bytes_at_any_point(point: int, seat: int, frames: list[bytes]) -> None:
    pair, _ = scripted(point)
    side = pair.sides[seat]
    for frame in frames:
        before = state(side)
        check(side, before, side.hear(frame))


@given(POINTS, SEATS, st.data())
def test_changed_frames_of_the_same_match_at_any_point(point: int, seat: int, data: st.DataObject) -> None:
    pair, _ = scripted(point)
    side = pair.sides[seat]
    known = frames_of_a_match()
    for _ in range(data.draw(st.integers(1, 3))):
        frame = bytearray(known[data.draw(st.integers(0, len(known) - 1))])
        match data.draw(st.sampled_from(["flip", "cut", "grow", "as it is"])):
            case "flip":
                for _ in range(data.draw(st.integers(1, 3))):
                    frame[data.draw(st.integers(0, len(frame) - 1))] ^= data.draw(st.integers(1, 255))
            case "cut":
                del frame[data.draw(st.integers(0, len(frame) - 1)) :]
            case "grow":
                frame += data.draw(st.binary(min_size=1, max_size=40))
            case _:
                pass
        before = state(side)
        check(side, before, side.hear(bytes(frame)))
        if data.draw(st.booleans()):
            while side.pending:
                side.write()


@given(POINTS, SEATS, st.data())
def test_well_formed_messages_with_any_content_at_any_point(
    point: int, seat: int, data: st.DataObject
) -> None:
    pair, _ = scripted(point)
    side = pair.sides[seat]
    for _ in range(data.draw(st.integers(1, 6))):
        message = data.draw(messages(pair, seat))
        before = state(side)
        check(side, before, side.hear(encode(message)))
        if data.draw(st.booleans()):
            while side.pending:
                side.write()


@st.composite
def messages(draw: st.DrawFn, pair: Pair, victim: int) -> Message:
    """What a side with the right keys could send: mostly nearly right."""
    side = pair.sides[victim]
    opened = [it for it in side.journal if isinstance(it, MatchOpened)]
    ids = [NO_MATCH, b"x" * 16] + [opened[-1].match_id] * 6 if opened else [NO_MATCH] * 6 + [b"x" * 16]
    match_id = draw(st.sampled_from(ids))
    entries: list[EntryKept] = side.entries
    n = draw(st.sampled_from([len(entries) + 1] * 4 + [0, len(entries), len(entries) + 2, 2**32 - 1]))
    hashes = [bytes(32), *(it.chain for it in entries[-2:])]
    some_hash = draw(st.sampled_from(hashes))
    game = draw(st.sampled_from([0, 0, 1, 2**32 - 1]))
    key = KEYS[1 - victim]
    kinds = [Ack, Final, Commit, Reveal, Offer, Sit, Accept, Ping, Pong, Goodbye, Resume, Dispute, Place]
    kind = draw(st.sampled_from([Entry] * 4 + kinds))
    if kind is Entry:
        body = draw(st.sampled_from(list(BODIES.by_tag.values())))
        if body is MoveBody:
            view = side.conversation.view
            known = [str(move) for move in view.legal_moves] if view is not None else []
            packed = encode_body(MoveBody(draw(st.sampled_from(["p-c1", "7H-s1", "x", *known]))))
        elif body is DealBody:
            packed = encode_body(DealBody(some_hash, hashes[0], hashes[-1], some_hash, bytes(64)))
        elif body is AskTakeBackBody:
            packed = encode_body(AskTakeBackBody(max(n - 1, 0)))
        else:
            packed = encode_body(body())
        chain = next_chain_of(side, game, n, 1 - victim, packed) if draw(st.booleans()) else some_hash
        seat = draw(st.sampled_from([1 - victim] * 5 + [victim]))
        signature = key.sign(chain) if draw(st.integers(0, 5)) else bytes(64)
        return Entry(match_id, n, game, seat, packed, chain, signature)
    if kind is Ack:
        return Ack(match_id, n, some_hash)
    if kind is Final:
        return Final(match_id, n, some_hash, game, 0, key.sign(some_hash))
    if kind is Commit:
        return Commit(match_id, game, draw(st.sampled_from(hashes)))
    if kind is Reveal:
        return Reveal(match_id, game, draw(st.sampled_from(hashes)), key.sign(some_hash))
    if kind is Dispute:
        return draw(disputes(match_id, 1 - victim))
    if kind is Offer:
        return Offer(match_id, draw(st.text(max_size=5)), draw(st.binary(min_size=2, max_size=20)), "seeded")
    if kind is Sit:
        return Sit(match_id, "Bert")
    if kind is Resume:
        return draw(tellings(side, match_id, n, some_hash))
    if kind is Goodbye:
        return Goodbye(match_id, draw(st.sampled_from(["left", "fork", "?"])), draw(st.text(max_size=20)))
    if kind is Place:
        return Place(match_id, draw(st.integers(0, 2**16 - 1)))
    made: Message = kind(match_id)
    return made


@st.composite
def disputes(draw: st.DrawFn, match_id: bytes, seat: int) -> Dispute:
    """What `seat` could say of a disputed match, and what it could make up."""
    own = [draw(st.sampled_from([b"", KEYS[seat].sign(statement(match_id, each))])) for each in Saying]
    other = [draw(st.sampled_from([b"", b"", bytes(64), KEYS[seat].sign(match_id)])) for _ in Saying]
    pairs = [(mine, theirs) if seat == 0 else (theirs, mine) for mine, theirs in zip(own, other, strict=True)]
    reason = draw(st.sampled_from([*(each.value for each in FORKS), "left", "?"]))
    return Dispute(match_id, reason, draw(st.text(max_size=20)), *pairs[0], *pairs[1])


@st.composite
def tellings(draw: st.DrawFn, side: Side, match_id: bytes, n: int, some_hash: bytes) -> Resume:
    """What a side could say that comes back: mostly nearly right."""
    entries = [entry_of(record) for record in side.entries]
    own = KEYS.index(side.key)
    proof = next((entry for entry in reversed(entries) if entry.seat == own), None)
    rules = draw(st.sampled_from([TINY.encode()] * 4 + [b"", b"{}"]))
    return Resume(
        match_id,
        draw(st.text(max_size=5)),
        draw(st.sampled_from([n, len(entries), len(entries) + 1, len(entries) + 40])),
        draw(st.sampled_from([some_hash, entries[-1].chain if entries else bytes(32)])),
        draw(st.sampled_from([1 - own] * 4 + [own])),
        rules,
        draw(st.sampled_from(["seeded"] * 4 + ["", "sealed"])),
        draw(st.sampled_from([HANDSHAKE_HASH] * 4 + [bytes(32)])),
        proof.n if proof and draw(st.booleans()) else draw(st.sampled_from([0, n])),
        proof.chain if proof else bytes(32),
        proof.signature if proof and draw(st.booleans()) else bytes(64),
    )


@given(POINTS, SEATS, SEATS, st.data())
def test_well_formed_messages_with_any_content_while_a_side_comes_back(
    point: int, seat: int, listener: int, data: st.DataObject
) -> None:
    come_back_among_lies(point, seat, listener, data)


def come_back_among_lies(point: int, seat: int, listener: int, data: st.DataObject) -> None:
    """A kept, older or lost match, a new link, and whatever the other side says among what is true."""
    pair, _ = scripted(point)
    pair.cut()
    pair.keep()
    side, liar = pair.sides[seat], pair.sides[1 - seat]
    if data.draw(st.booleans()):
        side.restore(side.journal[: data.draw(st.integers(0, len(side.journal)))])
    pair.meet(pair.sides[listener], side.match.match_id if side.match else None)
    told = None if liar.match is None else telling(liar.match, liar.name)
    for _ in range(data.draw(st.integers(1, 8))):
        message = data.draw(messages(pair, seat))
        what = data.draw(st.sampled_from(["the truth", "what is kept", "a lie", "a lie"]))
        if what == "the truth" and liar.sent:
            side.hear(liar.sent.popleft())
        elif what == "what is kept" and told is not None:
            side.hear(encode(told))
        else:
            side.hear(encode(message))
        if data.draw(st.booleans()):
            while side.pending:
                side.write()
        ends = [it for it in side.log[side.linked_at :] if isinstance(it, events.Closed)]
        assert len(ends) == side.closed
        assert len(side.pending) <= 1
    side.lose_link()
    side.keep()
    if side.journal:
        # Whatever came, what was written is a match that can be gone on with.
        assert side.match is not None
        rebuilt = KeptMatch.rebuilt(side.journal, side.key)
        assert tuple(rebuilt.entries) == side.match.entries[: len(rebuilt.entries)]
        assert len(side.match.entries) - len(rebuilt.entries) in (0, 1)


def next_chain_of(side: Side, game: int, n: int, seat: int, packed: bytes) -> bytes:
    """The chain value of an entry that leaves the position as it is, where that can be told from outside."""
    entries = side.entries
    return next_chain(entries[-1].chain, game, n, seat, packed, bytes(32)) if entries else bytes(32)


@pytest.mark.parametrize("point", range(0, LAST_STEP, 20))
def test_a_frame_of_the_largest_size_is_skipped_or_refused(point: int) -> None:
    for frame in (bytes(LARGEST_FRAME), b"\x91\x7f" + bytes(LARGEST_FRAME - 2), b"\x96\x06" * 30_000):
        pair, _ = scripted(point)
        before = state(pair.host)
        check(pair.host, before, pair.host.hear(frame))


@pytest.mark.long
@settings(max_examples=5_000)
@given(POINTS, SEATS, st.data())
@pytest.mark.timeout(1800)
def test_well_formed_messages_for_long(point: int, seat: int, data: st.DataObject) -> None:
    pair, _ = scripted(point)
    side = pair.sides[seat]
    for _ in range(12):
        before = state(side)
        check(side, before, side.hear(encode(data.draw(messages(pair, seat)))))
        while side.pending:
            side.write()


@pytest.mark.long
@settings(max_examples=5_000)
@given(POINTS, SEATS, SEATS, st.data())
@pytest.mark.timeout(1800)
def test_well_formed_messages_while_a_side_comes_back_for_long(
    point: int, seat: int, listener: int, data: st.DataObject
) -> None:
    come_back_among_lies(point, seat, listener, data)
