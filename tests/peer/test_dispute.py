"""A match on which the two sides do not agree: nobody plays on, whatever breaks meanwhile, and the people can
call it off together or end it, at either seat.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protocol.errors import LocalError, Reason, TooLate
from protocol.peer import events
from protocol.peer.conversation import Phase
from protocol.peer.kept import KeptMatch
from protocol.peer.messages import Dispute, Goodbye, decode, encode
from protocol.peer.settlement import settled, statement
from protocol.peer.stores import MatchClosed, MatchDisputed, Saying, StatementKept
from tests.peer.pair import ANNA, BERT, EVE, Pair, Side
from tests.peer.test_comeback import LISTENERS, SEATS, alike, fork, play

KEYS = (ANNA, BERT)


def disputed(seat: int = 0) -> Pair:
    """Side `seat` has come back from an older state, and both have just found out."""
    pair = Pair(seed="b")
    fork(pair, seat)
    pair.come_back()
    for side in pair.sides:
        assert side.conversation.phase is Phase.DISPUTED
    return pair


def again(pair: Pair, listener: Side | None = None) -> None:
    """Both processes are killed and come back."""
    for side in pair.sides:
        side.crash(written=False)
    pair.come_back(listener)


def endings(pair: Pair) -> list[tuple[str, int | None, bool]]:
    """How the match has ended for both, as it was told over the present link."""
    return [
        (over.how, over.by, over.confirmed)
        for side in pair.sides
        for over in side.log[side.linked_at :]
        if isinstance(over, events.MatchOver)
    ]


def closings(side: Side) -> list[MatchClosed]:
    return [record for record in side.journal if isinstance(record, MatchClosed)]


@SEATS
def test_nobody_plays_on_and_both_are_told_once(seat: int) -> None:
    pair = disputed(seat)
    for side in pair.sides:
        (forked,) = side.of(events.Forked)
        assert not forked.again
        assert isinstance(side.log[-1], events.Forked)
        for action in ("resign", "offer_tie", "next_game"):
            with pytest.raises(TooLate):
                side.act(action)
        view = side.conversation.view
        assert view is not None
        with pytest.raises(TooLate):
            side.act("play", next(iter(view.legal_moves), "p-c1"))
        assert not side.pending


@SEATS
@LISTENERS
def test_after_a_restart_the_match_is_still_disputed_and_not_to_be_played(seat: int, listener: int) -> None:
    pair = disputed(seat)
    entries = [list(side.entries) for side in pair.sides]
    again(pair, pair.sides[listener])
    for side, before in zip(pair.sides, entries, strict=True):
        assert side.match is not None
        assert side.match.dispute is not None
        assert not side.match.finished
        told = side.log[side.linked_at :]
        assert [type(event) for event in told] == [events.Resumed, events.Forked]
        (forked,) = (event for event in told if isinstance(event, events.Forked))
        assert forked.again
        assert forked.text == side.of(events.Forked)[0].text
        # Who was killed before its report was written knows for it what the other side holds.
        other = pair.other(side).match
        assert other is not None
        assert (forked.peer_n, forked.peer_chain) == (other.ledger.n, other.ledger.chain)
        assert side.conversation.phase is Phase.DISPUTED
        assert side.entries == before
        assert sum(isinstance(record, MatchDisputed) for record in side.journal) == 1


@SEATS
@pytest.mark.parametrize("answers", ["answer", "offer"])
def test_both_call_it_off(seat: int, answers: str) -> None:
    pair = disputed()
    one, other = pair.sides[seat], pair.sides[1 - seat]
    one.act("offer_void")
    pair.settle()
    assert [event.by_me for event in one.of(events.VoidOffered)] == [True]
    assert [event.by_me for event in other.of(events.VoidOffered)] == [False]
    assert endings(pair) == []
    if answers == "answer":
        other.act("answer_void", True)
    else:
        other.act("offer_void")
    pair.settle()
    assert endings(pair) == [("void", None, True)] * 2
    for side in pair.sides:
        assert side.conversation.phase is Phase.OVER
        (closed,) = closings(side)
        assert (closed.how, closed.winner, closed.by) == ("void", None, None)
        for owner in (0, 1):
            assert closed.signatures[owner] == KEYS[owner].sign(statement(closed.match_id, Saying.VOID))
        with pytest.raises(TooLate):
            side.act("abandon")


@SEATS
def test_one_ends_it(seat: int) -> None:
    pair = disputed()
    pair.sides[seat].act("abandon")
    pair.settle()
    assert endings(pair) == [("abandoned", seat, True)] * 2
    for side in pair.sides:
        (closed,) = closings(side)
        assert (closed.how, closed.by) == ("abandoned", seat)
        assert side.conversation.kept is not None
        assert side.conversation.kept.finished
        assert side.conversation.kept.confirmed
        assert KeptMatch.rebuilt(side.journal, side.key).finished


@SEATS
def test_who_does_not_agree_leaves_it_open(seat: int) -> None:
    pair = disputed()
    one, other = pair.sides[seat], pair.sides[1 - seat]
    one.act("offer_void")
    pair.settle()
    other.act("answer_void", False)
    pair.settle()
    assert endings(pair) == []
    with pytest.raises(LocalError, match="asked for this already"):
        one.act("offer_void")
    # It stands, and may be met later.
    again(pair)
    assert [
        event.by_me for event in other.log[other.linked_at :] if isinstance(event, events.VoidOffered)
    ] == [False]
    other.act("offer_void")
    pair.settle()
    assert endings(pair) == [("void", None, True)] * 2


@SEATS
def test_what_one_said_before_the_link_broke_is_heard_over_the_next_one(seat: int) -> None:
    pair = disputed()
    one = pair.sides[seat]
    one.act("abandon")
    one.write()
    pair.cut()
    (over,) = one.of(events.MatchOver)
    assert (over.how, over.by, over.confirmed) == ("abandoned", seat, False)
    assert pair.sides[1 - seat].of(events.MatchOver) == []
    again(pair)
    assert endings(pair) == [("abandoned", seat, True)] * 2


def test_who_both_end_it_at_once_agree_on_who_did() -> None:
    pair = disputed()
    for side in pair.sides:
        side.act("abandon")
    pair.settle()
    assert endings(pair) == [("abandoned", 0, True)] * 2


@SEATS
def test_an_end_that_crosses_the_agreement_to_call_it_off_is_called_off(seat: int) -> None:
    pair = disputed()
    one, other = pair.sides[seat], pair.sides[1 - seat]
    one.act("offer_void")
    pair.settle()
    one.act("abandon")
    other.act("answer_void", True)
    pair.settle()
    assert endings(pair) == [("void", None, True)] * 2


@SEATS
def test_a_confirmation_that_is_lost_is_made_up_for(seat: int) -> None:
    pair = disputed()
    one, other = pair.sides[seat], pair.sides[1 - seat]
    one.act("abandon")
    one.write()
    pair.deliver(one)
    while other.pending:
        other.write()
    assert (len(closings(one)), len(closings(other))) == (0, 1)
    again(pair)
    assert endings(pair) == [("abandoned", seat, True)] * 2
    assert [len(closings(side)) for side in pair.sides] == [1, 1]


# In whose name, which word is signed, over which match, by whom: `theirs` is the seat that says it.
LIES: dict[str, Callable[[bytes, int], tuple[int, bytes]]] = {
    "nothing": lambda match, theirs: (theirs, bytes(64)),
    "too short": lambda match, theirs: (theirs, b"x"),
    "somebody else": lambda match, theirs: (theirs, EVE.sign(statement(match, Saying.END))),
    "the other word": lambda match, theirs: (theirs, KEYS[theirs].sign(statement(match, Saying.VOID))),
    "another match": lambda match, theirs: (theirs, KEYS[theirs].sign(statement(b"x" * 16, Saying.END))),
    "in my name": lambda match, theirs: (1 - theirs, KEYS[theirs].sign(statement(match, Saying.END))),
}


@SEATS
@pytest.mark.parametrize("lie", LIES)
def test_what_nobody_has_said_is_refused(seat: int, lie: str) -> None:
    pair = disputed()
    side = pair.sides[seat]
    kept = side.conversation.kept
    assert kept is not None
    author, signature = LIES[lie](kept.match_id, 1 - seat)
    ends = (signature, b"") if author == 0 else (b"", signature)
    journal = list(side.journal)
    side.hear(encode(Dispute(kept.match_id, "fork", "", b"", b"", *ends)))
    closed = side.log[-1]
    assert isinstance(closed, events.Closed)
    assert closed.reason is Reason.WRONG_SIGNATURE
    assert side.journal == journal
    assert not side.pending
    again(pair)
    assert side.conversation.phase is Phase.DISPUTED


@SEATS
@pytest.mark.parametrize("reason", ["fork", "wrong_deal", "tired_of_it"])
def test_who_hears_of_a_dispute_stops_too_and_says_whose_word_it_is(seat: int, reason: str) -> None:
    pair = Pair(seed="b")
    play(pair, 4)
    side, other = pair.sides[seat], pair.sides[1 - seat]
    match_id = side.conversation.match_id
    assert match_id is not None
    side.hear(encode(Dispute(match_id, reason, "so it \u202e is", b"", b"", b"", b"")))
    side.write()
    (forked,) = side.of(events.Forked)
    assert forked.reason == (reason if reason != "tired_of_it" else "fork")
    assert forked.text.startswith(f"The program of {other.name} ended the match: ")
    assert forked.text.endswith(": so it is.")
    pair.settle()
    assert other.conversation.phase is Phase.DISPUTED


@SEATS
@pytest.mark.parametrize(
    ("told", "detail"),
    [
        ("The two sides remember different moves: entry 5.", ": entry 5."),
        ("The two sides remember different moves.", "."),
        (
            "The program of X ended the match: The two sides remember different moves: The program of Y ended"
            " the match: The two sides remember different moves: entry 5.",
            ": entry 5.",
        ),
    ],
)
def test_a_reason_that_is_told_as_a_sentence_is_not_said_twice(seat: int, told: str, detail: str) -> None:
    pair = Pair(seed="b")
    play(pair, 4)
    side, other = pair.sides[seat], pair.sides[1 - seat]
    match_id = side.conversation.match_id
    assert match_id is not None
    side.hear(encode(Dispute(match_id, "fork", told, b"", b"", b"", b"")))
    side.write()
    (forked,) = side.of(events.Forked)
    said = f"The program of {other.name} ended the match: The two sides remember different moves"
    assert forked.text == said + detail


@SEATS
def test_an_end_that_both_have_signed_is_not_disputed(seat: int) -> None:
    pair = Pair()
    pair.host.act("abandon")
    pair.settle()
    side = pair.sides[seat]
    journal = list(side.journal)
    assert side.conversation.match_id is not None
    side.hear(encode(Dispute(side.conversation.match_id, "fork", "", b"", b"", b"", b"")))
    closed = side.log[-1]
    assert isinstance(closed, events.Closed)
    assert closed.reason is Reason.UNEXPECTED
    assert side.journal == journal


@SEATS
def test_a_dispute_that_cannot_be_written_down_is_told_all_the_same(seat: int) -> None:
    pair = Pair(seed="b")
    fork(pair, seat)
    pair.meet(wanted=pair.joiner.match.match_id if pair.joiner.match else None)
    side = pair.sides[seat]
    while not side.pending:
        other = pair.other(side)
        if other.pending:
            other.write()
        else:
            pair.deliver(other if other.sent else side)
    side.fail()
    assert len(side.of(events.Forked)) == 1
    pair.settle()
    assert [each.conversation.phase for each in pair.sides] == [Phase.DISPUTED] * 2
    side.act("abandon")
    side.fail()
    (failed,) = side.of(events.StoreFailed)
    assert failed.given_up == "abandon"
    assert endings(pair) == []
    side.act("abandon")
    pair.settle()
    assert endings(pair) == [("abandoned", seat, True)] * 2


@SEATS
def test_who_has_lost_its_journal_meanwhile_is_told_of_the_dispute(seat: int) -> None:
    pair = disputed()
    side = pair.sides[seat]
    pair.cut()
    pair.keep()
    side.restore([])
    pair.meet(pair.sides[1 - seat])
    pair.settle()
    assert [each.conversation.phase for each in pair.sides] == [Phase.DISPUTED] * 2
    forked = pair.sides[1 - seat].of(events.Forked)[-1]
    assert (forked.peer_n, forked.peer_chain) == (0, b"")
    side.act("offer_void")
    pair.sides[1 - seat].act("offer_void")
    pair.settle()
    assert endings(pair) == [("void", None, True)] * 2


@SEATS
def test_a_goodbye_in_a_dispute_leaves_it_as_it_is(seat: int) -> None:
    pair = disputed()
    side, other = pair.sides[seat], pair.sides[1 - seat]
    other.done(other.conversation.goodbye())
    while other.sent:
        frame = other.sent.popleft()
        assert isinstance(decode(frame), Goodbye)
        side.hear(frame)
    assert side.of(events.MatchOver) == []
    closed = side.log[-1]
    assert isinstance(closed, events.Closed)
    assert closed.reason is Reason.LEFT


ACTS = ("offer_void", "abandon", "agree", "refuse")
STEPS = st.sampled_from(("write", "deliver", "cut", "kill", "kill after writing", *ACTS))


@given(st.lists(st.tuples(STEPS, st.integers(0, 1)), max_size=40))
def test_in_whatever_order_it_is_said_and_broken_off_both_come_to_the_same(
    steps: list[tuple[str, int]],
) -> None:
    pair = Pair()
    match_id = pair.host.conversation.match_id
    assert match_id is not None
    pair.host.hear(encode(Dispute(match_id, "fork", "", b"", b"", b"", b"")))
    pair.host.write()
    for step, seat in steps:
        side = pair.sides[seat]
        match step:
            case "write":
                if side.pending:
                    side.write()
            case "deliver":
                if side.sent:
                    pair.deliver(side)
            case "cut":
                pair.cut()
                pair.keep()
                pair.meet(side, side.match.match_id if side.match else None)
            case "kill" | "kill after writing":
                side.crash(written=step != "kill")
                other = pair.other(side)
                other.lose_link()
                other.keep()
                pair.meet(other, side.match.match_id if side.match else None)
            case _:
                act(side, step)
    pair.settle()
    if pair.host.closed or pair.joiner.closed or pair.host.conversation.match_id is None:
        pair.cut()
        pair.keep()
        pair.come_back()
    said = [{it for it in side.journal if isinstance(it, StatementKept)} for side in pair.sides]
    assert said[0] == said[1]
    ending = settled(said[0])
    for side in pair.sides:
        assert side.conversation.phase is (Phase.DISPUTED if ending is None else Phase.OVER)
        assert len(closings(side)) == (ending is not None)
        told = {(over.how, over.by) for over in side.of(events.MatchOver) if over.confirmed}
        assert told == (set() if ending is None else {(ending.how, ending.by)})


def act(side: Side, step: str) -> None:
    """What makes no sense now is refused and changes nothing."""
    if side.conversation.phase is not Phase.DISPUTED:
        return
    try:
        if step in ("agree", "refuse"):
            side.act("answer_void", step == "agree")
        else:
            side.act(step)
    except LocalError:
        pass


def test_alike_matches_are_no_dispute() -> None:
    """The fixture of these tests makes one, and a match without it has none."""
    pair = Pair(seed="b")
    play(pair, 4)
    again(pair)
    alike(pair)
    assert not pair.host.of(events.Forked)
