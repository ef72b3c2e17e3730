"""A move is taken back by two sides, over broken links too. When it may be is held by test_ledger."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from protocol.errors import LocalError, Reason
from protocol.peer import events
from tests.peer.pair import Pair, Side
from tests.peer.test_comeback import BREAKS, SEATS, alike, play


def after_a_quiet_move(seat: int) -> tuple[Pair, Side, events.Moved]:
    """`seat` has just played a card that has shown no other, and it is its turn still."""
    for seed in map(str, range(100)):
        pair = Pair(seed=seed)
        for _ in range(6):
            side = pair.mover
            before = side.conversation.view
            assert before is not None
            quiet = [move for move in before.legal_moves if move.source != "p" and not move.is_discard]
            if quiet and side is pair.sides[seat] and len(before.hand) > 1:
                side.act("play", quiet[0])
                pair.settle()
                (moved,) = side.table[-1:]
                if len(moved.events) == 1:
                    return pair, side, moved
            else:
                side.act("play", next(move for move in before.legal_moves if move.is_discard))
                pair.settle()
    raise AssertionError("no such game")


@SEATS
def test_a_move_is_taken_back_and_another_is_played_in_its_place(seat: int) -> None:
    pair, asker, moved = after_a_quiet_move(seat)
    before = len(pair.host.table)
    asker.act("ask_take_back")
    pair.settle()
    other = pair.other(asker)
    assert other.of(events.TakeBackAsked) == [events.TakeBackAsked(by_me=False, number=moved.number)]
    other.act("answer_take_back", True)
    pair.settle()
    alike(pair)
    assert len(pair.host.table) == before - 1
    for side in pair.sides:
        (taken,) = side.of(events.TakenBack)
        assert (taken.game, taken.number, taken.seat) == (0, moved.number, seat)
        assert side.conversation.view == taken.view
    mine, theirs = asker.of(events.TakenBack)[0], other.of(events.TakenBack)[0]
    assert (mine.digest, mine.chain) == (theirs.digest, theirs.chain)
    assert moved.move in mine.view.legal_moves
    play(pair, 3)
    alike(pair)


@SEATS
def test_a_refused_move_stays(seat: int) -> None:
    pair, asker, _ = after_a_quiet_move(seat)
    table = list(pair.host.table)
    asker.act("ask_take_back")
    pair.settle()
    pair.other(asker).act("answer_take_back", False)
    pair.settle()
    assert asker.of(events.TakeBackRefused) == [events.TakeBackRefused(by_me=False)]
    assert pair.host.table == table
    with pytest.raises(LocalError):
        asker.act("ask_take_back")
    alike(pair)


@SEATS
def test_leave_that_crosses_the_next_move_comes_too_late(seat: int) -> None:
    pair, asker, _ = after_a_quiet_move(seat)
    asker.act("ask_take_back")
    pair.settle()
    other = pair.other(asker)
    view = asker.conversation.view
    assert view is not None
    asker.act("play", next(move for move in view.legal_moves if move.is_discard))
    other.act("answer_take_back", True)
    asker.write()
    other.write()
    pair.settle()
    alike(pair)
    assert other.of(events.Refused)[-1].reason is Reason.OVERTAKEN
    assert pair.host.of(events.TakenBack) == []


def may_ask(side: Side) -> bool:
    return side.conversation.may_ask_take_back


@SEATS
def test_a_side_knows_beforehand_whether_it_may_ask(seat: int) -> None:
    pair, asker, _ = after_a_quiet_move(seat)
    assert may_ask(asker)
    assert not may_ask(pair.other(asker))
    asker.act("ask_take_back")
    pair.settle()
    assert not may_ask(asker)
    pair.other(asker).act("answer_take_back", False)
    pair.settle()
    assert not may_ask(asker), "it was refused"
    view = asker.conversation.view
    assert view is not None
    asker.act("play", next(move for move in view.legal_moves if move.is_discard))
    pair.settle()
    assert not any(may_ask(side) for side in pair.sides)
    assert not may_ask(Pair().mover)


@SEATS
def test_only_the_seat_that_has_moved_may_ask(seat: int) -> None:
    pair, asker, _ = after_a_quiet_move(seat)
    with pytest.raises(LocalError):
        pair.other(asker).act("ask_take_back")
    with pytest.raises(LocalError):
        pair.other(asker).act("answer_take_back", True)
    fresh = Pair()
    with pytest.raises(LocalError, match="no move that can be taken back"):
        fresh.mover.act("ask_take_back")


@SEATS
@BREAKS
def test_a_question_is_told_again_after_a_break_and_what_was_taken_back_stays_so(
    seat: int, broken: Callable[[Pair], None]
) -> None:
    pair, asker, moved = after_a_quiet_move(seat)
    asker.act("ask_take_back")
    pair.settle()
    broken(pair)
    pair.come_back()
    other = pair.other(asker)
    assert other.log[-1] == events.TakeBackAsked(by_me=False, number=moved.number)
    other.act("answer_take_back", True)
    pair.settle()
    table = list(pair.host.table)
    broken(pair)
    pair.come_back()
    alike(pair)
    assert [it.chain for it in pair.host.table] == [it.chain for it in table]
    play(pair, 2)
    alike(pair)
