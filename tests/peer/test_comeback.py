"""The link breaks, a process dies, a journal is lost: the match goes on from where it was."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from protocol.errors import Reason
from protocol.peer import events
from protocol.peer.conversation import Phase
from protocol.peer.messages import Entry, Final, Reveal, decode
from protocol.peer.stores import CommitmentsKept, EntryWithdrawn, MatchClosed, MatchDisputed, NonceKept
from tests.peer.pair import Pair

SEATS = pytest.mark.parametrize("seat", [0, 1])
LISTENERS = pytest.mark.parametrize("listener", [0, 1])


def live(pair: Pair) -> None:
    """Both processes go on."""
    pair.cut()
    pair.keep()


def both_killed(pair: Pair) -> None:
    """Nothing is left but the journals."""
    for side in pair.sides:
        side.crash(written=False)


BREAKS = pytest.mark.parametrize("broken", [live, both_killed])


def play(pair: Pair, moves: int) -> None:
    for _ in range(moves):
        side = pair.mover
        view = side.conversation.view
        assert view is not None
        side.act("play", view.legal_moves[0])
        pair.settle()


def go_on(pair: Pair, steps: int) -> None:
    """So many records written or frames delivered."""
    for _ in range(steps):
        writer = next((it for it in pair.sides if it.pending), None)
        sender = next((it for it in pair.sides if it.sent), None)
        if writer is not None:
            writer.write()
        elif sender is not None:
            pair.deliver(sender)


def alike(pair: Pair) -> None:
    """Both hold the same, have shown the same, and the link is well."""
    host, joiner = pair.sides
    assert not host.closed, host.log[-1]
    assert not joiner.closed, joiner.log[-1]
    assert host.entries == joiner.entries
    assert [it.chain for it in host.table] == [it.chain for it in joiner.table]
    assert host.conversation.scores == joiner.conversation.scores
    assert host.conversation.phase is joiner.conversation.phase


@BREAKS
@LISTENERS
@SEATS
def test_a_move_that_was_lost_with_the_link_arrives_over_the_next_one(
    seat: int, listener: int, broken: Callable[[Pair], None]
) -> None:
    pair = Pair()
    while pair.sides.index(pair.mover) != seat:
        play(pair, 1)
    mover = pair.mover
    view = mover.conversation.view
    assert view is not None
    mover.act("play", view.legal_moves[0])
    mover.write()
    shown = len(pair.other(mover).table)
    broken(pair)
    pair.come_back(pair.sides[listener])
    alike(pair)
    assert len(pair.other(mover).table) == shown + 1
    play(pair, 4)
    alike(pair)


@SEATS
@BREAKS
def test_going_on_tells_first_how_the_match_stood(seat: int, broken: Callable[[Pair], None]) -> None:
    pair = Pair()
    play(pair, 5)
    moves = list(pair.host.table), list(pair.joiner.table)
    views = [side.conversation.view for side in pair.sides]
    broken(pair)
    pair.come_back()
    side = pair.sides[seat]
    resumed = side.log[side.linked_at]
    assert isinstance(resumed, events.Resumed)
    assert resumed.moves == tuple(moves[seat])
    assert resumed.view == views[seat]
    assert (resumed.seat, resumed.game, resumed.peer_name) == (seat, 0, ["Bert", "Anna"][seat])
    assert len(side.log) == side.linked_at + 1


@SEATS
def test_a_lost_journal_is_rebuilt_from_the_other_side_from_the_first_entry_on(seat: int) -> None:
    pair = Pair()
    play(pair, 40)
    for side in pair.sides:
        side.act("offer_void") if side is pair.mover else None
    pair.settle()
    pair.other(pair.mover).act("answer_void", False)
    pair.settle()
    before = pair.host.entries
    assert len(before) > 40
    pair.cut()
    pair.keep()
    pair.sides[seat].restore([])
    pair.come_back()
    alike(pair)
    assert pair.sides[seat].entries == before
    play(pair, 3)
    alike(pair)


@SEATS
def test_an_older_journal_takes_the_rest_its_own_moves_included(seat: int) -> None:
    pair = Pair()
    play(pair, 3)
    old = list(pair.sides[seat].journal)
    play(pair, 12)
    before = pair.host.entries
    pair.cut()
    pair.keep()
    pair.sides[seat].restore(old)
    pair.come_back(pair.sides[1])
    alike(pair)
    assert pair.host.entries == before


@SEATS
def test_a_journal_that_refuses_a_match_taken_back_ends_the_link_with_a_reason(seat: int) -> None:
    pair = Pair()
    play(pair, 6)
    pair.cut()
    pair.keep()
    side, other = pair.sides[seat], pair.sides[1 - seat]
    side.restore([])
    pair.meet(other)
    while not side.pending:
        pair.deliver(other) if other.sent else pair.deliver(side)
    side.fail("it holds something else at this place already")
    closed = side.log[-1]
    assert isinstance(closed, events.Closed)
    assert closed.reason is Reason.STORE_FAILED
    pair.settle()
    heard = other.log[-1]
    assert isinstance(heard, events.Closed)
    assert (heard.reason, heard.by_peer) == (Reason.STORE_FAILED, True)
    assert side.journal == []


def test_no_more_than_32_entries_are_sent_without_an_answer() -> None:
    pair = Pair()
    play(pair, 40)
    pair.cut()
    pair.keep()
    pair.joiner.restore([])
    pair.meet()
    # Up to the host's answer, and all that it may send with it.
    while not pair.joiner.pending:
        pair.deliver(pair.host)
        if pair.joiner.sent:
            pair.deliver(pair.joiner)
    sent = [decode(frame) for frame in pair.host.sent]
    assert sum(isinstance(it, Entry) for it in sent) == 32
    pair.settle()
    alike(pair)


def commitments(pair: Pair, game: int) -> list[list[bytes]]:
    return [
        [it.commitment for it in side.journal if isinstance(it, NonceKept) and it.game == game]
        for side in pair.sides
    ]


@BREAKS
@pytest.mark.parametrize("step", range(14))
@LISTENERS
def test_a_deal_that_is_interrupted_at_any_step_goes_on_with_the_same_numbers(
    step: int, listener: int, broken: Callable[[Pair], None]
) -> None:
    pair = Pair()
    pair.host.act("resign")
    pair.settle()
    for side in pair.sides:
        side.act("next_game")
    go_on(pair, step)
    broken(pair)
    pair.come_back(pair.sides[listener])
    for side in pair.sides:
        # What a killed process had not begun to write is forgotten.
        if events.NextGameWanted(by_me=True) not in side.log:
            side.act("next_game")
            pair.settle()
    alike(pair)
    assert pair.host.conversation.phase is Phase.PLAYING
    assert [len(it) for it in commitments(pair, 1)] == [1, 1]


@SEATS
@BREAKS
def test_an_own_entry_that_waits_stands_if_the_other_side_has_it(
    seat: int, broken: Callable[[Pair], None]
) -> None:
    pair = Pair()
    while pair.sides.index(pair.mover) == seat:
        play(pair, 1)
    waiting = pair.sides[seat]
    waiting.act("offer_tie")
    waiting.write()
    pair.deliver(waiting)
    pair.other(waiting).write()
    # The acknowledgement is lost.
    broken(pair)
    assert waiting.match is not None
    assert waiting.match.waiting is not None
    pair.come_back()
    alike(pair)
    assert waiting.of(events.TieOffered)[-1] == events.TieOffered(by_me=True)
    assert not any(isinstance(it, EntryWithdrawn) for it in waiting.journal)
    assert waiting.of(events.Refused) == []
    pair.other(waiting).act("answer_tie", True)
    pair.settle()
    alike(pair)
    assert pair.host.conversation.phase is Phase.BETWEEN


@SEATS
@BREAKS
def test_an_own_entry_that_waits_gives_way_to_a_move_and_is_made_again(
    seat: int, broken: Callable[[Pair], None]
) -> None:
    pair = Pair()
    while pair.sides.index(pair.mover) == seat:
        play(pair, 1)
    waiting, mover = pair.sides[seat], pair.mover
    waiting.act("offer_tie")
    waiting.write()
    view = mover.conversation.view
    assert view is not None
    mover.act("play", view.legal_moves[0])
    mover.write()
    broken(pair)
    pair.come_back()
    alike(pair)
    assert sum(isinstance(it, EntryWithdrawn) for it in waiting.journal) == 1
    assert mover.of(events.TieOffered) == [events.TieOffered(by_me=False)]


@SEATS
@BREAKS
def test_an_own_entry_that_never_left_is_sent_again(seat: int, broken: Callable[[Pair], None]) -> None:
    pair = Pair()
    while pair.sides.index(pair.mover) == seat:
        play(pair, 1)
    pair.sides[seat].act("resign")
    pair.sides[seat].write()
    broken(pair)
    pair.come_back()
    alike(pair)
    assert [len(side.of(events.GameOver)) for side in pair.sides] == [1, 1]


@SEATS
def test_what_was_wanted_when_the_link_broke_is_done_when_it_is_back(seat: int) -> None:
    pair = Pair()
    side = pair.sides[seat]
    side.act("offer_void")
    side.act("abandon")
    live(pair)
    pair.come_back()
    alike(pair)
    (over,) = pair.host.of(events.MatchOver)
    assert (over.how, over.by) == ("abandoned", seat)


@SEATS
@BREAKS
@pytest.mark.parametrize("delivered", [0, 1, 2, 3, 4])
def test_the_end_of_a_match_is_confirmed_over_the_next_link(
    seat: int, delivered: int, broken: Callable[[Pair], None]
) -> None:
    pair = Pair()
    side = pair.sides[seat]
    side.act("abandon")
    go_on(pair, delivered)
    broken(pair)
    pair.come_back()
    if not delivered and broken is both_killed:
        assert side.conversation.phase is Phase.PLAYING
        return
    alike(pair)
    for it in pair.sides:
        assert it.of(events.MatchOver)[-1].confirmed
        assert sum(isinstance(record, MatchClosed) for record in it.journal) == 1


def test_a_side_that_has_confirmed_the_end_confirms_it_to_the_other_once_more() -> None:
    pair = Pair()
    pair.host.act("abandon")
    while not any(isinstance(it, MatchClosed) for it in pair.host.journal):
        writer = next((it for it in pair.sides if it.pending), None)
        if writer is not None:
            writer.write()
        else:
            pair.deliver(pair.host if len(pair.host.sent) > len(pair.joiner.sent) else pair.joiner)
            # The joiner never hears of the end.
            while pair.host.sent and isinstance(decode(pair.host.sent[0]), Final):
                pair.host.sent.popleft()
    assert not any(isinstance(it, MatchClosed) for it in pair.joiner.journal)
    both_killed(pair)
    pair.come_back()
    alike(pair)
    assert [sum(isinstance(it, MatchClosed) for it in side.journal) for side in pair.sides] == [1, 1]


def fork(pair: Pair, seat: int) -> None:
    """Side `seat` comes back from an older state and plays something else than before."""
    play(pair, 2)
    old = [list(side.journal) for side in pair.sides]
    play(pair, 2)
    new = list(pair.sides[1 - seat].journal)
    pair.cut()
    for side, journal in zip(pair.sides, old, strict=True):
        side.keep()
        side.restore(journal)
    pair.come_back()
    mover = pair.mover
    view = mover.conversation.view
    assert view is not None
    mover.act("play", view.legal_moves[-1])
    pair.settle()
    pair.cut()
    pair.keep()
    pair.sides[1 - seat].restore(new)


@SEATS
@LISTENERS
@pytest.mark.parametrize("more", [0, 3])
def test_different_matches_on_the_two_sides_are_a_fork_and_both_stop(
    seat: int, listener: int, more: int
) -> None:
    pair = Pair(seed="b")
    fork(pair, seat)
    journals = [list(side.journal) for side in pair.sides]
    held = [side.match for side in pair.sides]
    pair.come_back(pair.sides[listener])
    for side, journal, kept in zip(pair.sides, journals, held, strict=True):
        assert side.conversation.phase is Phase.DISPUTED
        (forked,) = side.of(events.Forked)
        assert forked.reason is Reason.FORK
        assert kept is not None
        assert (forked.n, forked.chain) == (kept.ledger.n, kept.ledger.chain)
        # Nothing is deleted, nothing is written over.
        assert side.journal[:-1] == journal
        assert isinstance(side.journal[-1], MatchDisputed)
    mine, theirs = (side.of(events.Forked)[0] for side in pair.sides)
    assert (mine.peer_n, mine.peer_chain) == (theirs.n, theirs.chain)
    assert (theirs.peer_n, theirs.peer_chain) == (mine.n, mine.chain)


@SEATS
@LISTENERS
def test_a_journal_that_is_lost_right_after_the_first_deal_is_rebuilt(seat: int, listener: int) -> None:
    """The guest has signed nothing yet but the commitments."""
    pair = Pair()
    assert len(pair.host.entries) == 1
    pair.cut()
    pair.keep()
    pair.sides[seat].restore([])
    pair.come_back(pair.sides[listener])
    alike(pair)
    play(pair, 4)
    alike(pair)


@SEATS
def test_a_match_that_only_one_side_has_written_down_is_said_to_be_so(seat: int) -> None:
    pair = Pair(seated=False)
    pair.settle()
    pair.host.accept()
    pair.settle()
    side, other = pair.sides[seat], pair.sides[1 - seat]
    pair.cut()
    pair.keep()
    side.restore(side.journal[:1])
    other.restore([])
    pair.meet(other, side.match.match_id if side.match else None)
    pair.settle()
    for each in pair.sides:
        closed = each.log[-1]
        assert isinstance(closed, events.Closed)
        assert closed.reason is Reason.NOT_KEPT
        assert "one side has nothing of it" in closed.text
    assert not other.journal


def test_a_number_that_is_lost_with_a_journal_is_not_replaced_by_another_one() -> None:
    pair = Pair(seated=False)
    pair.settle()
    pair.host.accept()
    # Both are bound and the host has opened its number; then the joiner loses all but the beginning.
    while not any(isinstance(decode(frame), Reveal) for frame in pair.host.sent):
        for side in pair.sides:
            if side.pending:
                side.write()
            elif side.sent and not isinstance(decode(side.sent[0]), Reveal):
                pair.deliver(side)
    assert any(isinstance(it, CommitmentsKept) for it in pair.host.journal)
    beginning = pair.joiner.journal[:1]
    pair.cut()
    pair.keep()
    pair.joiner.restore(beginning)
    pair.come_back()
    alike(pair)
    assert pair.host.conversation.phase is Phase.DEALING
    # Neither has opened anything, and both can end it.
    pair.joiner.act("abandon")
    pair.settle()
    alike(pair)
    assert [side.of(events.MatchOver)[-1].by for side in pair.sides] == [1, 1]
