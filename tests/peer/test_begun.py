"""Whether a match has begun: the link breaks, or a process dies, between the host's leave and the joiner's
first word in the match.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from protocol.errors import LocalError, Reason
from protocol.peer import events
from protocol.peer.conversation import Phase
from protocol.peer.kept import KeptMatch
from protocol.peer.messages import Accept, Commit, decode, encode
from protocol.peer.stores import CommitmentsKept, MatchOpened
from tests.peer.pair import Pair
from tests.peer.test_comeback import BREAKS, alike, live

# From the host's leave to the first deal: six records and eight frames; more than that are no harm.
STEPS = pytest.mark.parametrize("steps", range(16))


def asked() -> Pair:
    """The host's person is asked."""
    pair = Pair(seated=False)
    pair.settle()
    return pair


def go_on(pair: Pair, steps: int) -> None:
    """So many records written or frames delivered, in turn."""
    for step in range(steps):
        side = pair.sides[step % 2]
        if side.pending:
            side.write()
        elif side.sent:
            pair.deliver(side)


def to_accept(pair: Pair) -> None:
    """The host has written the match down; Accept is on its way."""
    pair.host.accept()
    pair.host.write()
    assert isinstance(decode(pair.host.sent[0]), Accept)


@STEPS
@BREAKS
def test_the_host_knows_that_they_sit_exactly_if_the_joiner_has_the_match_for_certain(
    broken: Callable[[Pair], None], steps: int
) -> None:
    pair = asked()
    pair.host.accept()
    go_on(pair, steps)
    told = pair.host.of(events.SatDown)
    broken(pair)
    match = pair.host.match
    # What is under way when the process lives on still gets written, and told.
    assert bool(pair.host.of(events.SatDown)) == (match is not None and match.begun)
    assert told == pair.host.of(events.SatDown) or broken is live
    if match is not None and match.begun:
        assert any(isinstance(record, MatchOpened) for record in pair.joiner.journal)
    elif match is not None:
        # Nobody has opened a number, so nobody knows a card.
        assert match.bound is None
        assert not match.entries


@STEPS
@BREAKS
@pytest.mark.parametrize("listener", [0, 1])
def test_wherever_the_link_breaks_they_play_afterwards(
    broken: Callable[[Pair], None], steps: int, listener: int
) -> None:
    pair = asked()
    pair.host.accept()
    go_on(pair, steps)
    broken(pair)
    # As their programs do: who has the match to go on with asks for it, else the joiner sits down anew.
    host, joiner = pair.host.match, pair.joiner.match
    if host is not None and joiner is not None and (listener == 0 or host.begun):
        pair.come_back(pair.sides[listener])
        assert pair.host.conversation.match_id == joiner.match_id
    else:
        assert joiner is None or listener == 1
        pair.meet()
        pair.settle()
        assert pair.host.conversation.phase is Phase.ASKED
        pair.host.accept()
        pair.settle()
    assert not any(side.closed for side in pair.sides)
    assert [side.conversation.phase for side in pair.sides] == [Phase.PLAYING] * 2
    kept = pair.host.conversation.kept
    assert kept is not None
    assert kept.begun


def test_who_has_heard_accept_goes_on_though_the_host_never_heard_them() -> None:
    pair = asked()
    to_accept(pair)
    while pair.host.sent or pair.joiner.pending or pair.host.pending:
        for side in pair.sides:
            while side.pending:
                side.write()
        if pair.host.sent:
            pair.deliver(pair.host)
    assert pair.joiner.of(events.SatDown)
    pair.cut()
    pair.keep()
    assert not pair.host.of(events.SatDown)
    assert pair.host.log[-1] == events.Closed(Reason.LOST, "The connection with Bert was lost.", by_peer=True)
    assert pair.host.match is not None
    assert not pair.host.match.begun
    assert pair.joiner.match is not None
    assert pair.joiner.match.begun
    pair.come_back()
    assert [len(side.of(events.Resumed)) for side in pair.sides] == [1, 1]
    alike(pair)
    kept = pair.host.conversation.kept
    assert kept is not None
    assert kept.begun
    assert KeptMatch.rebuilt(pair.host.journal, pair.host.key).begun


def test_before_the_joiner_is_heard_the_host_can_do_nothing_in_the_match_and_is_told_nothing_of_it() -> None:
    pair = asked()
    to_accept(pair)
    while pair.host.pending:
        pair.host.write()
    pair.host.sent.clear()
    assert pair.host.conversation.phase is Phase.OPENING
    assert pair.host.conversation.seat is None
    for action in ("abandon", "offer_void"):
        with pytest.raises(LocalError, match="Nobody has sat down yet"):
            pair.host.act(action)
    told = len(pair.host.log)
    for _ in range(28):
        pair.now += 0.5
        pair.host.tick()
    assert {type(event) for event in pair.host.log[told:]} == {events.PeerUnheard, events.PeerQuiet}
    pair.now += 1
    pair.host.tick()
    assert isinstance(pair.host.log[-1], events.Closed)
    assert pair.host.log[-1].reason is Reason.SILENT


def test_that_they_sit_is_told_when_the_first_commitment_is_written_and_not_before() -> None:
    pair = asked()
    to_accept(pair)
    while not (pair.joiner.sent and isinstance(decode(pair.joiner.sent[0]), Commit)):
        for side in pair.sides:
            while side.pending:
                side.write()
        if pair.host.sent:
            pair.deliver(pair.host)
    pair.deliver(pair.joiner)
    assert isinstance(pair.host.pending[0].record, CommitmentsKept)
    assert not pair.host.of(events.SatDown)
    pair.host.write()
    (sat_down,) = pair.host.of(events.SatDown)
    assert (sat_down.match_id, sat_down.seat) == (pair.joiner.conversation.match_id, 0)
    assert sat_down.peer_name == "Bert"
    assert pair.host.conversation.seat == 0


def test_who_lies_in_their_first_word_sits_and_the_match_is_disputed() -> None:
    pair = asked()
    to_accept(pair)
    while pair.host.pending:
        pair.host.write()
    own = next(it for it in map(decode, pair.host.sent) if isinstance(it, Commit))
    pair.host.stops(encode(own), Reason.WRONG_DEAL)
    kinds = [type(event) for event in pair.host.log]
    assert kinds.index(events.SatDown) < kinds.index(events.Forked)


def test_who_goes_before_they_were_heard_has_not_sat_down() -> None:
    pair = asked()
    to_accept(pair)
    pair.deliver(pair.host)
    pair.joiner.write()
    pair.joiner.done(pair.joiner.conversation.goodbye())
    pair.settle()
    assert not pair.host.of(events.SatDown)
    assert pair.host.log[-1] == events.Closed(Reason.LEFT, "Bert has left the table.", by_peer=True)
