"""What happens while something is being written, and when it cannot be."""

from __future__ import annotations

import pytest

from protocol.errors import LocalError, Reason
from protocol.peer import events
from protocol.peer.bounds import STORE_AGAIN_AFTER, UNACKNOWLEDGED, WAITING_MESSAGES
from protocol.peer.conversation import Phase
from protocol.peer.messages import NO_MATCH, Ack, Goodbye, Ping, encode
from tests.peer.pair import Pair, Side


def first_move(side: Side) -> str:
    view = side.conversation.view
    assert view is not None
    return str(view.legal_moves[0])


def test_a_move_that_cannot_be_written_is_taken_back_and_can_be_played_again() -> None:
    pair = Pair()
    mover = pair.mover
    view = mover.conversation.view
    assert view is not None
    journal = list(mover.journal)
    mover.act("play", first_move(mover))
    mover.fail("the disk is full")
    assert mover.log[-1] == events.StoreFailed("the disk is full", given_up="move")
    assert mover.conversation.view == view
    assert not mover.sent
    assert mover.journal == journal
    mover.act("play", view.legal_moves[-1])
    pair.settle()
    assert pair.host.entries == pair.joiner.entries
    assert [str(it.move) for it in pair.joiner.of(events.Moved)] == [str(view.legal_moves[-1])]


def test_an_answer_that_cannot_be_written_is_named_and_can_be_given_again() -> None:
    pair = Pair()
    offerer, asked = pair.host, pair.joiner
    offerer.act("offer_tie")
    pair.settle()
    asked.act("answer_tie", False)
    asked.fail("the disk is full")
    assert asked.log[-1] == events.StoreFailed("the disk is full", given_up="refuse tie")
    asked.act("answer_tie", False)
    pair.settle()
    assert offerer.of(events.TieRefused) == [events.TieRefused(by_me=False)]


def test_a_move_heard_while_an_own_one_fails_counts() -> None:
    pair = Pair()
    mover, other = pair.mover, pair.other(pair.mover)
    mover.act("play", first_move(mover))
    other.act("offer_tie")
    other.write()
    pair.deliver(other)
    assert mover.of(events.TieOffered) == []
    mover.fail()
    pair.settle()
    assert mover.of(events.TieOffered) == [events.TieOffered(by_me=False)]
    assert pair.host.entries == pair.joiner.entries


def test_a_heard_move_that_cannot_be_written_is_not_acknowledged_and_is_tried_again() -> None:
    pair = Pair()
    mover, other = pair.mover, pair.other(pair.mover)
    mover.act("play", first_move(mover))
    mover.write()
    pair.deliver(mover)
    other.fail("the disk is full")
    assert other.log[-1] == events.StoreFailed("the disk is full")
    assert not other.sent
    assert not other.pending
    pair.now += STORE_AGAIN_AFTER
    other.tick()
    # The second failure is no news.
    other.fail("the disk is full")
    assert len(other.of(events.StoreFailed)) == 1
    assert other.of(events.Moved) == []
    pair.now += STORE_AGAIN_AFTER
    other.tick()
    pair.settle()
    assert len(other.of(events.Moved)) == 1
    assert pair.host.entries == pair.joiner.entries


@pytest.mark.parametrize("failing", range(1, 5))
def test_a_deal_whose_writing_fails_at_any_step_comes_about_in_the_end(failing: int) -> None:
    pair = Pair(seated=False)
    pair.settle()
    pair.host.accept()
    for _ in range(failing):
        pair.host.fail()
        pair.wait(STORE_AGAIN_AFTER, step=1)
        break
    count = 0
    while pair.host.conversation.phase is not Phase.PLAYING:
        for side in pair.sides:
            while side.pending:
                count += 1
                if count == failing:
                    side.fail()
                else:
                    side.write()
            if side.sent:
                pair.deliver(side)
        if not any(side.pending or side.sent for side in pair.sides):
            pair.wait(STORE_AGAIN_AFTER, step=1)
    pair.settle()
    (mine,), (theirs,) = (side.of(events.Dealt) for side in pair.sides)
    assert (mine.digest, mine.chain) == (theirs.digest, theirs.chain)


def test_a_ticket_that_is_not_under_way_is_a_local_error() -> None:
    pair = Pair()
    with pytest.raises(LocalError, match="ticket 99"):
        pair.host.conversation.stored(99, pair.now)
    with pytest.raises(LocalError, match="ticket 99"):
        pair.host.conversation.store_failed(99, "why")


def waiting_side() -> tuple[Pair, Side, bytes]:
    """A side that is writing a heard move, and the id of its match."""
    pair = Pair()
    mover, other = pair.mover, pair.other(pair.mover)
    mover.act("play", first_move(mover))
    mover.write()
    pair.deliver(mover)
    assert other.pending
    match_id = other.conversation.match_id
    assert match_id is not None
    return pair, other, match_id


def test_pings_are_answered_once_while_something_is_written() -> None:
    _, side, match_id = waiting_side()
    for _ in range(1000):
        side.conversation.receive(encode(Ping(match_id)), 1000.0)
    frames = side.conversation.data_to_send()
    assert len(frames) == 1
    assert len(frames[0]) < 30


def test_more_messages_than_may_wait_end_the_conversation() -> None:
    _, side, match_id = waiting_side()
    ack = encode(Ack(match_id, 0, bytes(32)))
    for _ in range(WAITING_MESSAGES):
        side.hear(ack)
    assert not side.closed
    side.hear(ack)
    assert side.log[-1].reason is Reason.FLOOD  # type: ignore[union-attr]


def test_more_entries_than_may_be_unacknowledged_end_the_conversation() -> None:
    pair = Pair()
    mover, other = pair.mover, pair.other(pair.mover)
    mover.act("play", first_move(mover))
    mover.write()
    frame = mover.sent[-1]
    for _ in range(1 + UNACKNOWLEDGED):
        other.hear(frame)
    assert not other.closed
    other.hear(frame)
    assert other.log[-1].reason is Reason.FLOOD  # type: ignore[union-attr]


def test_a_goodbye_is_heard_after_what_is_being_written() -> None:
    _, side, _ = waiting_side()
    side.hear(encode(Goodbye(NO_MATCH, "left", "good night")))
    assert not side.closed
    side.write()
    assert [type(it).__name__ for it in side.log[-2:]] == ["Moved", "Closed"]
    assert side.log[-1].text.endswith("has left the table: good night.")  # type: ignore[union-attr]


def test_what_is_written_after_the_end_changes_nothing() -> None:
    _, side, _ = waiting_side()
    side.done(side.conversation.goodbye())
    entries = len(side.of(events.Moved))
    side.write()
    assert side.log[-1] == events.Closed(Reason.LEFT, "You have left the table.", by_peer=False)
    assert len(side.of(events.Moved)) == entries
    assert len(side.sent) == 1
