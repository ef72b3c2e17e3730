"""Where the other side can be called when the link is gone: told when both sit, and not for ever."""

from __future__ import annotations

from protocol.errors import Reason
from protocol.peer import events
from protocol.peer.bounds import PLACES_TOLD
from protocol.peer.messages import Place, encode
from tests.peer.pair import Pair


def test_where_a_side_listens_is_told_to_who_keeps_the_seat() -> None:
    pair = Pair()
    for side, port in ((pair.host, 4050), (pair.joiner, 0)):
        side.done(side.conversation.listens_at(port))
    pair.settle()
    assert pair.joiner.of(events.PeerListens) == [events.PeerListens(4050)]
    assert pair.host.of(events.PeerListens) == [events.PeerListens(0)]


def test_it_may_come_while_the_match_is_still_being_written_down() -> None:
    pair = Pair(seated=False)
    pair.settle()
    pair.host.accept()
    while pair.host.pending:
        pair.host.write()
    pair.host.done(pair.host.conversation.listens_at(4050))
    while pair.host.sent:
        pair.deliver(pair.host)
    assert pair.joiner.of(events.PeerListens) == []
    pair.settle()
    assert pair.joiner.of(events.PeerListens) == [events.PeerListens(4050)]


def test_before_anybody_sits_it_is_neither_told_nor_heard() -> None:
    pair = Pair(seated=False)
    pair.settle()
    assert pair.host.done(pair.host.conversation.listens_at(4050)) == []
    assert not pair.host.sent
    pair.joiner.hear(encode(Place(bytes(16), 4050)))
    assert isinstance(closed := pair.joiner.log[-1], events.Closed)
    assert closed.reason is Reason.UNEXPECTED


def test_it_is_not_told_without_end() -> None:
    pair = Pair()
    for port in range(1, PLACES_TOLD + 3):
        pair.host.done(pair.host.conversation.listens_at(port))
    pair.settle()
    told = pair.joiner.of(events.PeerListens)
    assert told == [events.PeerListens(port) for port in range(1, PLACES_TOLD + 1)]
    match_id = pair.host.conversation.match_id
    assert match_id is not None
    pair.joiner.hear(encode(Place(match_id, 9)))
    assert isinstance(closed := pair.joiner.log[-1], events.Closed)
    assert closed.reason is Reason.FLOOD
    pair.settle()
    pair.keep()
    pair.come_back()
    assert pair.joiner.of(events.Resumed)
