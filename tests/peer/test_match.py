"""Whole matches between two honest sides, and every way in which one can end."""

from __future__ import annotations

import hashlib
import random

import pytest

from protocol.errors import LocalError, PeerError, Reason, TooLate
from protocol.game import UNKNOWN, CardsDrawn, Move, Rules, View
from protocol.peer import events
from protocol.peer.conversation import Phase
from protocol.peer.hashes import final_statement
from protocol.peer.signing import is_signed_by
from protocol.peer.stores import EntryKept, MatchClosed, MatchOpened
from tests.peer.pair import ANNA, BERT, HANDSHAKE_HASH, Pair, Side


def good_move(view: View, rng: random.Random) -> Move:
    """Payoff, else side, else any play, else a discard."""
    for kinds in (("p",), ("s1", "s2", "s3", "s4")):
        for move in view.legal_moves:
            if move.source in kinds:
                return move
    plays = [move for move in view.legal_moves if not move.is_discard]
    return rng.choice(plays or list(view.legal_moves))


def play_game(pair: Pair, rng: random.Random) -> int:
    """Until the running game is over; how many moves."""
    moves = 0
    while pair.host.conversation.phase is Phase.PLAYING:
        view = pair.mover.conversation.view
        assert view is not None
        pair.mover.act("play", good_move(view, rng))
        pair.settle()
        moves += 1
    return moves


@pytest.mark.parametrize("target", [12, pytest.param(50, marks=pytest.mark.long)])
def test_a_whole_match_is_the_same_on_both_sides(target: int) -> None:
    pair, rng = Pair(Rules(target=target)), random.Random(4)
    moves = play_game(pair, rng)
    while pair.host.conversation.phase is Phase.BETWEEN:
        pair.host.act("next_game")
        pair.joiner.act("next_game")
        pair.settle()
        moves += play_game(pair, rng)
    host, joiner = pair.sides
    assert moves > 10 * target
    assert len(host.of(events.Moved)) == len(joiner.of(events.Moved)) == moves
    for mine, theirs in zip(host.of(events.Moved), joiner.of(events.Moved), strict=True):
        assert (mine.game, mine.number, mine.seat, mine.move) == (
            theirs.game,
            theirs.number,
            theirs.seat,
            theirs.move,
        )
        assert (mine.digest, mine.chain) == (theirs.digest, theirs.chain)
    assert host.entries == joiner.entries
    games = host.of(events.Dealt)
    assert [it.game for it in games] == list(range(len(games)))
    # The starter alternates after the first game, which the joint seed decides.
    assert [it.starter for it in games] == [(games[0].starter + game) % 2 for game in range(len(games))]
    points = host.of(events.MatchOver)[0].points
    assert max(points) >= target > min(points)
    for side in pair.sides:
        (over,) = side.of(events.MatchOver)
        assert over == events.MatchOver(points, points.index(max(points)), "target", None, confirmed=True)
        assert side.conversation.scores == points
        assert side.conversation.phase is Phase.OVER


def test_moves_are_numbered_from_zero_in_each_game_and_show_what_the_seat_may_see() -> None:
    pair, rng = Pair(Rules(payoff=2, target=30)), random.Random(1)
    first = play_game(pair, rng)
    pair.host.act("next_game")
    pair.joiner.act("next_game")
    pair.settle()
    second = play_game(pair, rng)
    numbers = [(it.game, it.number) for it in pair.joiner.of(events.Moved)]
    assert numbers == [(0, n) for n in range(first)] + [(1, n) for n in range(second)]
    for seat, side in enumerate(pair.sides):
        for moved in side.of(events.Moved):
            assert moved.view.seat == seat
            drawn = [it for it in moved.events if isinstance(it, CardsDrawn) and it.seat != seat]
            assert all(set(it.cards) <= {UNKNOWN} for it in drawn)


def test_what_is_written_rebuilds_match_id_and_proves_the_end() -> None:
    pair = Pair()
    pair.host.act("abandon")
    pair.settle()
    for seat, side in enumerate(pair.sides):
        opened, closed = side.journal[0], side.journal[-1]
        assert isinstance(opened, MatchOpened)
        assert isinstance(closed, MatchClosed)
        assert opened.seat == seat
        assert opened.names == ("Anna", "Bert")
        assert opened.keys == (ANNA.public_key, BERT.public_key)
        parts = b"spite/match/1" + HANDSHAKE_HASH + ANNA.public_key + BERT.public_key + opened.rules
        assert opened.match_id == hashlib.sha256(parts).digest()[:16] == side.conversation.match_id
        statement = final_statement(closed.match_id, closed.chain, closed.points)
        for key, signature in zip(opened.keys, closed.signatures, strict=True):
            assert is_signed_by(key, signature, statement)
        for entry in side.entries:
            assert is_signed_by(opened.keys[entry.seat], entry.signature, entry.chain)


def test_nothing_of_a_deal_or_a_move_shows_in_the_repr_of_what_is_written_or_told() -> None:
    pair = Pair()
    move = pair.mover.conversation.view.legal_moves[0]  # type: ignore[union-attr]
    pair.mover.act("play", move)
    pair.settle()
    for record in pair.host.journal:
        if isinstance(record, EntryKept):
            assert "body" not in repr(record)
            assert record.chain.hex()[:8] not in repr(record)
        assert repr(getattr(record, "nonce", "no number")) not in repr(record)
    (moved,) = pair.host.of(events.Moved)
    assert moved.digest not in repr(moved)
    assert moved.chain not in repr(moved)


@pytest.mark.parametrize("resigner", [0, 1])
@pytest.mark.parametrize("on_turn", [True, False])
def test_a_resigned_game_scores_the_payoff_cards_left(resigner: int, on_turn: bool) -> None:
    pair = Pair(Rules(payoff=3, target=5))
    if (pair.mover is pair.sides[resigner]) is not on_turn:
        view = pair.mover.conversation.view
        assert view is not None
        pair.mover.act("play", next(move for move in view.legal_moves if move.is_discard))
        pair.settle()
    pair.sides[resigner].act("resign")
    pair.settle()
    points = (0, 3) if resigner == 0 else (3, 0)
    for side in pair.sides:
        (over,) = side.of(events.GameOver)
        assert (over.how, over.result.winner, over.points) == ("resigned", 1 - resigner, points)
        assert side.conversation.phase is Phase.BETWEEN


@pytest.mark.parametrize("offerer", [0, 1])
def test_an_agreed_tie_ends_the_game_without_points(offerer: int) -> None:
    pair = Pair()
    pair.sides[offerer].act("offer_tie")
    pair.settle()
    assert pair.sides[offerer].of(events.TieOffered) == [events.TieOffered(by_me=True)]
    assert pair.sides[1 - offerer].of(events.TieOffered) == [events.TieOffered(by_me=False)]
    pair.sides[1 - offerer].act("answer_tie", True)
    pair.settle()
    for side in pair.sides:
        (over,) = side.of(events.GameOver)
        assert (over.how, over.result.winner, over.points) == ("agreed", None, (0, 0))


def test_a_refused_tie_may_not_be_offered_again_before_a_move() -> None:
    pair = Pair()
    pair.host.act("offer_tie")
    pair.settle()
    pair.joiner.act("answer_tie", False)
    pair.settle()
    assert pair.host.of(events.TieRefused) == [events.TieRefused(by_me=False)]
    assert pair.joiner.of(events.TieRefused) == [events.TieRefused(by_me=True)]
    with pytest.raises(LocalError, match="refused"):
        pair.host.act("offer_tie")
    view = pair.mover.conversation.view
    assert view is not None
    pair.mover.act("play", view.legal_moves[0])
    pair.settle()
    pair.host.act("offer_tie")
    pair.settle()
    assert len(pair.joiner.of(events.TieOffered)) == 2


@pytest.mark.parametrize("phase", [Phase.PLAYING, Phase.BETWEEN])
def test_a_match_that_both_call_off_counts_for_nobody(phase: Phase) -> None:
    pair = Pair()
    if phase is Phase.BETWEEN:
        pair.joiner.act("resign")
        pair.settle()
    pair.joiner.act("offer_void")
    pair.settle()
    pair.host.act("answer_void", True)
    pair.settle()
    points = (0, 0) if phase is Phase.PLAYING else (3, 0)
    for side in pair.sides:
        assert side.of(events.MatchOver) == [events.MatchOver(points, None, "void", None)]


def test_a_refused_call_off_lets_the_match_go_on() -> None:
    pair = Pair()
    pair.joiner.act("offer_void")
    pair.settle()
    pair.host.act("answer_void", False)
    pair.settle()
    assert pair.joiner.of(events.VoidRefused) == [events.VoidRefused(by_me=False)]
    assert pair.host.conversation.phase is Phase.PLAYING
    with pytest.raises(LocalError, match="refused"):
        pair.joiner.act("offer_void")
    pair.host.act("offer_void")
    pair.settle()
    assert pair.joiner.of(events.VoidOffered)[-1] == events.VoidOffered(by_me=False)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("phase", [Phase.PLAYING, Phase.BETWEEN])
def test_an_abandoned_match_names_who_abandoned_it(seat: int, phase: Phase) -> None:
    pair = Pair()
    if phase is Phase.BETWEEN:
        pair.host.act("resign")
        pair.settle()
    pair.sides[seat].act("abandon")
    pair.settle()
    for side in pair.sides:
        (over,) = side.of(events.MatchOver)
        assert (over.how, over.by, over.winner, over.confirmed) == ("abandoned", seat, None, True)
        closed = side.journal[-1]
        assert isinstance(closed, MatchClosed)
        assert (closed.how, closed.by) == ("abandoned", seat)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_match_abandoned_while_a_deal_is_pending_is_recorded_as_before_play(seat: int) -> None:
    pair = Pair(seated=False)
    pair.settle()
    pair.host.accept()
    # The one who abandons knows that both sit, and has heard no opened number yet.
    while pair.sides[seat].conversation.phase is not Phase.DEALING:
        turns = pair.sides[seat], pair.other(pair.sides[seat])
        active = next(side for side in turns if side.pending or side.sent)
        active.write() if active.pending else pair.deliver(active)
    while pair.sides[seat].pending:
        pair.sides[seat].write()
    pair.sides[seat].act("abandon")
    pair.settle()
    for side in pair.sides:
        assert side.of(events.Dealt) == []
        assert side.of(events.MatchOver) == [events.MatchOver((0, 0), None, "abandoned", seat)]
        closed = side.journal[-1]
        assert isinstance(closed, MatchClosed)
        assert (closed.how, closed.by) == ("abandoned before play", seat)


def test_leaving_before_the_other_side_could_sign_still_tells_how_the_match_ended() -> None:
    pair = Pair()
    pair.host.act("abandon")
    pair.host.write()
    pair.host.done(pair.host.conversation.goodbye())
    assert [type(it).__name__ for it in pair.host.log[-2:]] == ["MatchOver", "Closed"]
    pair.settle()
    for side in pair.sides:
        (over,) = side.of(events.MatchOver)
        assert (over.how, over.by) == ("abandoned", 0)
        # Anna's signature was on its way already, Bert's came too late.
        assert over.confirmed is (side is pair.joiner)
    assert pair.joiner.log[-1] == events.Closed(Reason.LEFT, "Anna has left the table.", by_peer=True)


def test_goodbye_closes_both_sides_and_is_the_last_of_everything() -> None:
    pair = Pair()
    pair.joiner.done(pair.joiner.conversation.goodbye())
    assert pair.joiner.log[-1] == events.Closed(Reason.LEFT, "You have left the table.", by_peer=False)
    pair.settle()
    assert pair.host.log[-1] == events.Closed(Reason.LEFT, "Bert has left the table.", by_peer=True)
    for side in pair.sides:
        assert side.conversation.phase is Phase.CLOSED
        assert side.conversation.next_tick() is None
        assert side.hear(b"anything") == []
        assert side.done(side.conversation.goodbye()) == []
        with pytest.raises(TooLate):
            side.act("resign")


def test_the_end_of_the_link_is_told_after_what_had_come_before_it() -> None:
    pair = Pair()
    mover, listener = pair.mover, pair.other(pair.mover)
    mover.act("play", mover.conversation.view.legal_moves[0])  # type: ignore[union-attr]
    mover.write()
    pair.deliver(mover)
    listener.done(listener.conversation.link_lost(pair.now))
    assert not listener.closed
    listener.write()
    assert [type(it).__name__ for it in listener.log[-2:]] == ["Moved", "Closed"]
    words = f"The connection with {'Bert' if listener is pair.host else 'Anna'} was lost."
    assert listener.log[-1] == events.Closed(Reason.LOST, words, by_peer=True)


def test_a_link_that_could_not_be_read_is_told_with_its_reason() -> None:
    pair = Pair()
    error = PeerError(Reason.MALFORMED, "a frame cannot be decrypted")
    pair.host.done(pair.host.conversation.link_lost(pair.now, error))
    assert pair.host.log[-1] == events.Closed(
        Reason.MALFORMED,
        "Something unreadable came over the connection: a frame cannot be decrypted.",
        by_peer=False,
    )
    pair.settle()
    assert pair.joiner.log[-1].reason is Reason.MALFORMED  # type: ignore[union-attr]


def not_allowed(side: Side, *action: object) -> None:
    before = (side.conversation.phase, side.conversation.view, side.conversation.scores, len(side.log))
    with pytest.raises(LocalError):
        side.act(*action)  # type: ignore[arg-type]
    assert (
        side.conversation.phase,
        side.conversation.view,
        side.conversation.scores,
        len(side.log),
    ) == before
    assert not side.pending
    assert not side.sent


def test_an_action_that_is_not_allowed_raises_and_changes_nothing() -> None:
    fresh = Pair(seated=False)
    not_allowed(fresh.joiner, "play", "p-c1")
    not_allowed(fresh.joiner, "abandon")
    with pytest.raises(LocalError):
        fresh.host.accept()
    fresh.settle()
    with pytest.raises(LocalError):
        fresh.joiner.accept()
    pair = Pair()
    idle = pair.other(pair.mover)
    view = pair.mover.conversation.view
    assert view is not None
    not_allowed(idle, "play", view.legal_moves[0])
    not_allowed(pair.mover, "play", "p-c9")
    not_allowed(pair.mover, "play", "nonsense of any length")
    not_allowed(pair.mover, "play", "\ud800")
    not_allowed(idle, "answer_tie", True)
    not_allowed(idle, "answer_void", False)
    not_allowed(idle, "next_game")


def test_the_same_wish_twice_is_refused_while_the_first_is_open() -> None:
    pair = Pair()
    idle = pair.other(pair.mover)
    idle.act("resign")
    with pytest.raises(LocalError, match="already"):
        idle.act("resign")
    mover = pair.mover
    view = mover.conversation.view
    assert view is not None
    mover.act("play", view.legal_moves[0])
    with pytest.raises(LocalError, match="still being written"):
        mover.act("play", view.legal_moves[0])


def test_an_action_overtaken_by_the_other_side_is_too_late() -> None:
    pair = Pair()
    pair.other(pair.mover).act("resign")
    mover, view = pair.mover, pair.mover.conversation.view
    pair.settle()
    assert view is not None
    with pytest.raises(TooLate):
        mover.act("play", view.legal_moves[0])
    with pytest.raises(TooLate):
        mover.act("resign")
