"""Time: pings, a quiet and a silent peer, and what waits for too long. The clock is the test's."""

from __future__ import annotations

from protocol.errors import Reason
from protocol.peer import events
from protocol.peer.bounds import (
    ANSWER_WITHIN,
    DEAL_WAITS_AFTER,
    PING_AFTER,
    QUIET_AFTER,
    SILENT_AFTER,
    SIT_DOWN_WITHIN,
    UNHEARD_AFTER,
)
from protocol.peer.conversation import Phase
from protocol.peer.messages import Goodbye, Ping, Pong, decode
from protocol.peer.stores import CommitmentsKept, EntryKept, MatchOpened, NonceKept
from tests.peer.pair import Pair, Side


def alone(pair: Pair, side: Side, seconds: float, step: float = 0.5) -> None:
    """Time passes for one side that hears nothing; what it sends is lost."""
    for _ in range(round(seconds / step)):
        pair.now += step
        side.tick()


def test_an_idle_match_stays_alive_by_pings_alone() -> None:
    pair = Pair()
    before = [len(side.log) for side in pair.sides]
    pair.wait(600)
    assert [len(side.log) for side in pair.sides] == before
    assert pair.host.conversation.phase is Phase.PLAYING


def test_a_quiet_side_is_asked_and_answers() -> None:
    pair = Pair()
    pair.now += PING_AFTER
    pair.host.tick()
    ping = decode(pair.host.sent[-1])
    assert ping == Ping(pair.host.conversation.match_id or b"")
    pair.deliver(pair.host)
    assert decode(pair.joiner.sent[-1]) == Pong(ping.match)


def test_a_peer_is_quiet_after_six_seconds_and_gone_after_fifteen() -> None:
    pair = Pair()
    start = pair.now
    alone(pair, pair.host, QUIET_AFTER - 0.5)
    assert pair.host.of(events.PeerQuiet) == []
    alone(pair, pair.host, 0.5)
    assert len(pair.host.of(events.PeerQuiet)) == 1
    alone(pair, pair.host, SILENT_AFTER - QUIET_AFTER - 0.5)
    assert not pair.host.closed
    alone(pair, pair.host, 0.5)
    assert pair.now == start + SILENT_AFTER
    assert pair.host.log[-1] == events.Closed(
        Reason.SILENT, "Bert has not answered for a while.", by_peer=True
    )
    last = decode(pair.host.sent[-1])
    assert isinstance(last, Goodbye)
    assert last.reason == "silent"
    # A ping every two seconds, not one for each tick.
    assert sum(isinstance(decode(frame), Ping) for frame in pair.host.sent) == 7


def test_a_peer_that_does_not_answer_for_a_moment_is_told_to_who_keeps_the_link_and_nobody_else() -> None:
    pair = Pair()
    told = len(pair.host.log)
    alone(pair, pair.host, UNHEARD_AFTER - 0.5)
    assert pair.host.log[told:] == []
    alone(pair, pair.host, 0.5)
    assert pair.host.log[told:] == [events.PeerUnheard()]
    pair.settle()
    assert pair.host.log[told:] == [events.PeerUnheard(), events.PeerHeard()]
    alone(pair, pair.host, UNHEARD_AFTER)
    assert pair.host.log[told + 2 :] == [events.PeerUnheard()]


def test_who_is_heard_again_but_does_not_answer_is_not_reached_yet() -> None:
    pair = Pair()
    told = len(pair.host.log)
    alone(pair, pair.host, QUIET_AFTER)
    # What the other side sent comes through again, what this side sends does not.
    lost = list(pair.host.sent)
    pair.host.sent.clear()
    pair.joiner.tick()
    pair.deliver(pair.joiner)
    pair.host.sent.clear()
    assert pair.host.log[told:] == [events.PeerUnheard(), events.PeerQuiet(), events.PeerBack()]
    pair.host.sent.extend(lost)
    pair.settle()
    assert pair.host.log[told + 3 :] == [events.PeerHeard()]


def test_who_is_asked_has_half_a_second_to_answer() -> None:
    pair = Pair()
    told = len(pair.host.log)
    pair.host.done(pair.host.conversation.ask(pair.now))
    assert pair.host.conversation.next_tick() == pair.now + ANSWER_WITHIN
    pair.settle()
    alone(pair, pair.host, PING_AFTER)
    assert pair.host.log[told:] == []
    pair.host.done(pair.host.conversation.ask(pair.now))
    alone(pair, pair.host, ANSWER_WITHIN)
    assert pair.host.log[told:] == [events.PeerUnheard()]
    # To be asked once more changes nothing as long as it has not answered.
    pair.host.done(pair.host.conversation.ask(pair.now))
    alone(pair, pair.host, ANSWER_WITHIN)
    assert pair.host.log[told:] == [events.PeerUnheard()]
    pair.settle()
    assert pair.host.log[told:] == [events.PeerUnheard(), events.PeerHeard()]


def test_a_quiet_peer_that_is_heard_again_is_back() -> None:
    pair = Pair()
    alone(pair, pair.host, QUIET_AFTER)
    pair.settle()
    assert len(pair.host.of(events.PeerBack)) == 1
    assert len(pair.host.of(events.PeerHeard)) == 1
    assert not pair.host.closed
    alone(pair, pair.host, QUIET_AFTER)
    assert len(pair.host.of(events.PeerQuiet)) == 2


def test_a_tick_that_comes_late_is_not_held_against_the_peer() -> None:
    pair = Pair()
    pair.now += 3600
    for side in pair.sides:
        side.tick()
    pair.settle()
    assert pair.host.of(events.PeerQuiet) == []
    assert not pair.host.closed
    pair.wait(60)
    assert pair.host.conversation.phase is Phase.PLAYING


def test_a_clock_that_goes_backwards_changes_nothing() -> None:
    pair = Pair()
    pair.now -= 86_400
    pair.host.tick()
    pair.mover.act("play", pair.mover.conversation.view.legal_moves[0])  # type: ignore[union-attr]
    pair.settle()
    assert not pair.host.closed
    assert len(pair.host.of(events.Moved)) == 1


def test_next_tick_is_when_something_is_due() -> None:
    pair = Pair()
    assert pair.host.conversation.next_tick() == pair.now + PING_AFTER
    pair.now += PING_AFTER
    pair.host.tick()
    assert pair.host.conversation.next_tick() == pair.now - PING_AFTER + UNHEARD_AFTER
    alone(pair, pair.host, UNHEARD_AFTER - PING_AFTER)
    assert pair.host.conversation.next_tick() == pair.now - UNHEARD_AFTER + 2 * PING_AFTER


def test_who_connects_and_says_nothing_is_let_go_of_after_ten_seconds() -> None:
    for seat in (0, 1):
        pair = Pair(seated=False)
        side = pair.sides[seat]
        side.sent.clear()
        for _ in range(round(SIT_DOWN_WITHIN)):
            pair.now += 1
            side.tick()
            # Not silent: pings alone do not hold a seat.
            side.hear(b"\x92\x0a\xc4\x10" + bytes(16))
        assert [type(it) for it in side.log] == [events.Closed]
        assert side.log[-1].reason is Reason.TIMEOUT  # type: ignore[union-attr]


def test_a_host_may_think_for_minutes_before_accepting() -> None:
    pair = Pair(seated=False)
    pair.settle()
    pair.wait(300)
    assert [type(it) for it in pair.host.log] == [events.SitDownAsked]
    pair.host.accept()
    pair.settle()
    assert pair.joiner.conversation.phase is Phase.PLAYING


def test_a_deal_that_the_other_side_does_not_open_is_told_once() -> None:
    pair = Pair(seated=False)
    pair.settle()
    pair.host.accept()
    while pair.host.pending:
        pair.host.write()
    while pair.host.sent:
        pair.deliver(pair.host)
    for kind in (MatchOpened, NonceKept):
        assert isinstance(pair.joiner.pending[0].record, kind)
        pair.joiner.write()
    pair.deliver(pair.joiner)
    pair.host.write()
    # The joiner's disk hangs before it may open its number.
    (waiting,) = pair.joiner.pending
    assert isinstance(waiting.record, CommitmentsKept)
    for _ in range(20):
        pair.now += DEAL_WAITS_AFTER / 10
        for side in pair.sides:
            side.tick()
            while side.sent:
                pair.deliver(side)
    assert pair.host.of(events.DealWaits) == [events.DealWaits(on_peer=True)]
    assert pair.joiner.of(events.DealWaits) == [events.DealWaits(on_peer=False)]
    assert pair.host.of(events.Dealt) == []
    pair.settle()
    assert pair.host.conversation.phase is Phase.PLAYING


def test_a_deal_that_this_side_cannot_write_is_told_as_its_own() -> None:
    pair = Pair(seated=False)
    pair.settle()
    pair.host.accept()
    while not (pair.host.pending and isinstance(pair.host.pending[0].record, EntryKept)):
        for side in pair.sides:
            if side.pending:
                side.write()
            elif side.sent:
                pair.deliver(side)
    for _ in range(12):
        pair.now += 0.5
        pair.host.tick()
    assert pair.host.of(events.DealWaits) == [events.DealWaits(on_peer=False)]
