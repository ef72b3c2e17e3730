"""Both sides write the same number at once: each case by its name, the order of everything else in
test_interleaving.
"""

from __future__ import annotations

import pytest

from protocol.errors import Reason
from protocol.game import Rules
from protocol.peer import events
from protocol.peer.conversation import Phase
from protocol.peer.stores import EntryKept, EntryWithdrawn
from tests.peer.pair import Pair, Side

Action = tuple[object, ...]


def both_at_once(pair: Pair, first: Side, one: Action, other: Action) -> None:
    """Each writes its entry before it hears of the other's; then everything arrives."""
    second = pair.other(first)
    first.act(*one)  # type: ignore[arg-type]
    second.act(*other)  # type: ignore[arg-type]
    first.write()
    second.write()
    pair.settle()
    assert pair.host.entries == pair.joiner.entries
    assert not pair.host.closed


def withdrawn(side: Side) -> int:
    return sum(isinstance(record, EntryWithdrawn) for record in side.journal)


def a_discard(side: Side) -> str:
    view = side.conversation.view
    assert view is not None
    return str(next(move for move in view.legal_moves if move.is_discard))


def winning_pair() -> Pair:
    """A game in which the seat to move can play its last payoff card."""
    for seed in map(str, range(200)):
        pair = Pair(Rules(payoff=1, target=50), seed=seed)
        view = pair.mover.conversation.view
        assert view is not None
        if any(move.source == "p" for move in view.legal_moves):
            return pair
    raise AssertionError("no such game")


def test_a_resignation_that_races_with_the_winning_move_comes_too_late() -> None:
    pair = winning_pair()
    mover, loser = pair.mover, pair.other(pair.mover)
    both_at_once(pair, mover, ("play", "p-c1"), ("resign",))
    for side in pair.sides:
        (over,) = side.of(events.GameOver)
        assert (over.how, over.result.winner) == ("payoff", pair.sides.index(mover))
    assert loser.of(events.Refused) == [
        events.Refused(Reason.OVERTAKEN, "Your request came too late: resign.")
    ]
    assert withdrawn(loser) == 1
    # The resignation was for that game, not for the next one.
    pair.host.act("next_game")
    pair.joiner.act("next_game")
    pair.settle()
    assert pair.host.conversation.phase is Phase.PLAYING


def test_a_resignation_that_is_heard_before_the_winning_move_stands() -> None:
    pair = winning_pair()
    mover, loser = pair.mover, pair.other(pair.mover)
    loser.act("resign")
    loser.write()
    pair.deliver(loser)
    mover.act("play", "p-c1")
    pair.settle()
    for side in pair.sides:
        (over,) = side.of(events.GameOver)
        assert (over.how, over.result.winner) == ("resigned", pair.sides.index(mover))
    assert side.of(events.Moved) == []
    assert [it.reason for it in mover.of(events.Refused)] == [Reason.OVERTAKEN]


def test_when_both_resign_at_once_the_seat_to_move_has_resigned() -> None:
    pair = Pair()
    mover = pair.mover
    both_at_once(pair, mover, ("resign",), ("resign",))
    for side in pair.sides:
        (over,) = side.of(events.GameOver)
        assert over.result.winner == 1 - pair.sides.index(mover)


def test_when_both_offer_a_tie_at_once_it_is_agreed() -> None:
    pair = Pair()
    both_at_once(pair, pair.mover, ("offer_tie",), ("offer_tie",))
    for side in pair.sides:
        (over,) = side.of(events.GameOver)
        assert (over.how, over.result.winner) == ("agreed", None)


def test_when_both_offer_to_call_the_match_off_at_once_it_is_off() -> None:
    pair = Pair()
    both_at_once(pair, pair.mover, ("offer_void",), ("offer_void",))
    assert [it.how for it in pair.joiner.of(events.MatchOver)] == ["void"]


def test_when_both_want_the_next_game_at_once_it_is_dealt() -> None:
    pair = Pair()
    pair.host.act("resign")
    pair.settle()
    both_at_once(pair, pair.host, ("next_game",), ("next_game",))
    assert withdrawn(pair.joiner) == 1
    for side in pair.sides:
        assert [it.game for it in side.of(events.Dealt)] == [0, 1]
        assert len(side.of(events.NextGameWanted)) == 2


def test_when_both_abandon_at_once_the_seat_to_move_has() -> None:
    pair = Pair()
    mover = pair.mover
    both_at_once(pair, mover, ("abandon",), ("abandon",))
    for side in pair.sides:
        (over,) = side.of(events.MatchOver)
        assert over.by == pair.sides.index(mover)


def test_an_offer_that_races_with_a_move_is_made_again_after_it() -> None:
    pair = Pair()
    mover = pair.mover
    offerer = pair.other(mover)
    both_at_once(pair, mover, ("play", a_discard(mover)), ("offer_tie",))
    assert mover.of(events.TieOffered) == [events.TieOffered(by_me=False)]
    assert withdrawn(offerer) == 1
    assert len(pair.host.entries) == 3
    # Now it is the offerer's turn: its entry had the floor this time, and the other side may answer.
    mover.act("answer_tie", True)
    pair.settle()
    assert pair.host.conversation.phase is Phase.BETWEEN


def test_an_offer_is_made_again_until_it_stands_while_the_other_side_plays_on() -> None:
    pair = Pair()
    mover = pair.mover
    offerer = pair.other(mover)
    offerer.act("offer_void")
    offerer.write()
    view = mover.conversation.view
    assert view is not None
    plays = [move for move in view.legal_moves if not move.is_discard]
    if plays:
        mover.act("play", plays[0])
        mover.write()
    mover.act("play", a_discard(mover))
    mover.write()
    pair.settle()
    assert withdrawn(offerer) == len(plays[:1]) + 1
    assert mover.of(events.VoidOffered) == [events.VoidOffered(by_me=False)]


def test_an_answer_to_an_offer_that_a_move_made_pointless_is_dropped() -> None:
    pair = winning_pair()
    mover = pair.mover
    answerer = pair.other(mover)
    mover.act("offer_tie")
    pair.settle()
    both_at_once(pair, mover, ("play", "p-c1"), ("answer_tie", True))
    for side in pair.sides:
        (over,) = side.of(events.GameOver)
        assert over.how == "payoff"
    assert [it.reason for it in answerer.of(events.Refused)] == [Reason.OVERTAKEN]


def test_to_call_off_and_to_abandon_at_once_is_to_abandon() -> None:
    pair = Pair()
    mover = pair.mover
    mover.act("offer_void")
    pair.settle()
    both_at_once(pair, mover, ("abandon",), ("answer_void", True))
    for side in pair.sides:
        (over,) = side.of(events.MatchOver)
        assert (over.how, over.by) == ("abandoned", pair.sides.index(mover))


def test_an_entry_without_the_floor_shows_nothing_before_it_is_acknowledged() -> None:
    pair = Pair()
    offerer = pair.other(pair.mover)
    offerer.act("resign")
    offerer.write()
    assert offerer.of(events.GameOver) == []
    assert offerer.conversation.phase is Phase.PLAYING
    pair.settle()
    assert len(offerer.of(events.GameOver)) == 1


def test_an_entry_with_the_floor_shows_as_soon_as_it_is_written() -> None:
    pair = Pair()
    mover = pair.mover
    mover.act("play", a_discard(mover))
    assert mover.of(events.Moved) == []
    mover.write()
    assert len(mover.of(events.Moved)) == 1


@pytest.mark.parametrize("abandoner", [0, 1])
def test_abandoning_as_the_deal_is_recorded_ends_the_match_on_both_sides(abandoner: int) -> None:
    pair = Pair(seated=False)
    pair.settle()
    pair.host.accept()
    # Until the deal entry of seat 0 is on its way to the disk.
    while not any(isinstance(store.record, EntryKept) for store in pair.host.pending):
        for side in pair.sides:
            while side.pending and not isinstance(side.pending[0].record, EntryKept):
                side.write()
            if side.sent:
                pair.deliver(side)
    pair.sides[abandoner].act("abandon")
    pair.settle()
    assert pair.host.entries == pair.joiner.entries
    for side in pair.sides:
        assert len(side.of(events.Dealt)) == 1
        (over,) = side.of(events.MatchOver)
        assert (over.how, over.by) == ("abandoned", abandoner)


def test_messages_of_a_deal_that_cross_the_end_of_the_match_are_ignored() -> None:
    pair = Pair()
    pair.host.act("resign")
    pair.settle()
    pair.joiner.act("next_game")
    pair.settle()
    # Anna wants the next game, sends what that begins, and abandons the match before Bert's part arrives.
    pair.host.act("next_game")
    pair.host.write()
    pair.host.write()
    pair.host.act("abandon")
    pair.host.write()
    pair.settle()
    for side in pair.sides:
        assert not side.closed
        (over,) = side.of(events.MatchOver)
        assert (over.how, over.by) == ("abandoned", 0)
