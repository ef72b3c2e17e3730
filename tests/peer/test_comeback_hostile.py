"""A side that lies when it comes back: refused before anything changes, and the match goes on afterwards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protocol import deal
from protocol.errors import LocalError, Reason
from protocol.peer import events
from protocol.peer.comeback import nothing_of, telling
from protocol.peer.conversation import Conversation, Phase, Role, Table
from protocol.peer.entries import AbandonBody, DealBody, MoveBody, ResignBody, encode_body
from protocol.peer.fork import FORKS
from protocol.peer.hashes import match_id, next_chain
from protocol.peer.kept import DamagedMatch, ForeignMatch, KeptMatch
from protocol.peer.messages import Entry, Message, Offer, Resume, decode, encode
from protocol.peer.stores import EntryKept, MatchClosed, MatchOpened
from tests.peer.pair import ANNA, BERT, EVE, HANDSHAKE_HASH, Pair
from tests.peer.test_comeback import BREAKS, LISTENERS, SEATS, alike, both_killed, play

KEYS = (ANNA, BERT)
ROLES = pytest.mark.parametrize("role", list(Role))


class Return:
    """Side `seat` is back and the other one's `Resume` is to come; `told` is the true one."""

    def __init__(self, seat: int, role: Role, pair: Pair | None = None) -> None:
        if pair is None:
            pair = Pair(seed="b")
            play(pair, 9)
        self.pair = pair
        both_killed(pair)
        self.seat = seat
        self.victim, self.liar = pair.sides[seat], pair.sides[1 - seat]
        assert self.victim.match is not None
        assert self.liar.match is not None
        self.kept = self.liar.match
        wanted = self.victim.match.match_id
        if role is Role.HOST:
            pair.meet(self.victim)
        else:
            pair.meet(self.liar, wanted)
            pair.deliver(self.liar)
        self.victim.sent.clear()
        self.told = telling(self.kept, self.liar.name)

    def refuses(self, reason: Reason, *messages: Message) -> None:
        """After these messages the link is closed for `reason`, and the journal is as it was; or the match is
        stopped, if the two do not hold the same one.
        """
        victim = self.victim
        if reason in FORKS:
            for message in messages[:-1]:
                victim.hear(encode(message))
            victim.stops(encode(messages[-1]), reason)
            return
        journal, table = list(victim.journal), list(victim.table)
        for message in messages:
            assert not victim.closed
            victim.hear(encode(message))
        assert victim.closed
        closed = victim.log[-1]
        assert isinstance(closed, events.Closed)
        assert closed.reason is reason
        assert not victim.pending
        assert victim.journal == journal
        assert victim.table[: len(table)] == table
        self.goes_on()

    def goes_on(self) -> None:
        """With an honest side the match goes on as if nothing had happened."""
        self.victim.keep()
        self.liar.killed = True
        self.pair.come_back()
        alike(self.pair)
        play(self.pair, 2)
        alike(self.pair)

    def signed(self, seat: int, n: int, body: bytes) -> Entry:
        """An entry behind the last one, as anybody could make it up for one of the two."""
        last = self.kept.ledger
        chain = next_chain(last.chain, last.number, n, seat, body, bytes(32))
        return Entry(self.kept.match_id, n, last.number, seat, body, chain, KEYS[seat].sign(chain))


@SEATS
@ROLES
@pytest.mark.parametrize(
    ("lie", "reason"),
    [
        (lambda it: replace(it.told, seat=it.seat), Reason.WRONG_SEAT),
        (lambda it: replace(it.told, proof_n=it.told.n + 1), Reason.WRONG_NUMBER),
        (lambda it: replace(it.told, proof_signature=bytes(64)), Reason.WRONG_SIGNATURE),
        (lambda it: replace(it.told, proof_chain=bytes(32)), Reason.WRONG_SIGNATURE),
        (lambda it: replace(it.told, chain=bytes(32)), Reason.FORK),
        (lambda it: replace(it.told, n=0), Reason.WRONG_NUMBER),
        (lambda it: replace(it.told, n=it.told.n - 1, proof_n=0), Reason.FORK),
        (lambda it: replace(it.told, match=b"x" * 16), Reason.WRONG_MATCH),
    ],
)
def test_what_cannot_be_is_refused(
    seat: int, role: Role, lie: Callable[[Return], Resume], reason: Reason
) -> None:
    back = Return(seat, role)
    back.refuses(reason, lie(back))


@SEATS
@ROLES
def test_to_come_back_twice_is_refused(seat: int, role: Role) -> None:
    back = Return(seat, role)
    back.refuses(Reason.UNEXPECTED, back.told, back.told)


@SEATS
def test_to_come_back_in_the_middle_of_a_match_is_refused(seat: int) -> None:
    pair = Pair()
    kept = pair.sides[1 - seat].conversation.kept
    assert kept is not None
    pair.sides[seat].hear(encode(telling(kept, "?")))
    closed = pair.sides[seat].log[-1]
    assert isinstance(closed, events.Closed)
    assert closed.reason is Reason.UNEXPECTED


@SEATS
@ROLES
def test_an_own_entry_is_not_taken_from_the_other_side_unless_it_is_missing_here(
    seat: int, role: Role
) -> None:
    back = Return(seat, role)
    own = next(entry for entry in back.kept.entries if entry.seat == seat)
    back.refuses(Reason.WRONG_SEAT, back.told, own)


@SEATS
@ROLES
def test_an_own_entry_that_this_side_has_not_signed_is_refused(seat: int, role: Role) -> None:
    back = Return(seat, role)
    ledger = back.kept.ledger
    step = ledger.after(seat, ResignBody())
    told = replace(back.told, n=step.after.n, chain=step.after.chain)
    entry = Entry(told.match, told.n, ledger.number, seat, step.packed, told.chain, EVE.sign(told.chain))
    back.refuses(Reason.WRONG_SIGNATURE, told, entry)


@SEATS
@ROLES
def test_another_entry_than_was_told_of_is_refused(seat: int, role: Role) -> None:
    back = Return(seat, role)
    step = back.kept.ledger.after(1 - seat, ResignBody())
    told = replace(back.told, n=step.after.n, chain=bytes(32))
    chain = step.after.chain
    entry = Entry(told.match, told.n, 0, 1 - seat, step.packed, chain, KEYS[1 - seat].sign(chain))
    back.refuses(Reason.WRONG_CHAIN, told, entry)
    assert back.victim.of(events.Forked)[0].theirs is not None


@SEATS
@ROLES
@pytest.mark.parametrize("step", [2, 2**20])
def test_a_gap_in_what_is_made_up_for_is_refused(seat: int, role: Role, step: int) -> None:
    back = Return(seat, role)
    n = back.told.n + step
    told = replace(back.told, n=n)
    back.refuses(Reason.WRONG_NUMBER, told, back.signed(1 - seat, n, encode_body(AbandonBody())))


@ROLES
def test_a_deal_whose_number_this_side_never_drew_is_refused(role: Role) -> None:
    """Else the host, alone with the journal, could choose the cards of the next game."""
    pair = Pair()
    pair.host.act("resign")
    pair.settle()
    for side in pair.sides:
        side.act("next_game")
    # Both are to draw, and neither number is written down.
    while (
        pair.host.conversation.phase is not Phase.DEALING
        or pair.joiner.conversation.phase is not Phase.DEALING
    ):
        for side in pair.sides:
            if side.pending and side.conversation.phase is not Phase.DEALING:
                side.write()
            elif side.sent:
                pair.deliver(side)
    back = Return(1, role, pair)
    ledger = back.kept.ledger
    assert ledger.number == 1
    nonces = (b"\x01" * 32, b"\x02" * 32)
    first, second = (
        deal.commitment(ledger.match_id, 1, seat, ledger.keys[seat], nonces[seat]) for seat in (0, 1)
    )
    witness = ANNA.sign(deal.witnessed(ledger.match_id, 1, (first, second)))
    told = replace(back.told, n=ledger.n + 1, chain=bytes(32))
    packed = encode_body(DealBody(first, second, *nonces, witness))
    entry = Entry(told.match, told.n, 1, 0, packed, bytes(32), ANNA.sign(bytes(32)))
    # The joiner does not know yet whether its wish for this game was heard.
    back.refuses(Reason.WRONG_DEAL, told, back.kept.entries[-1], entry)


def a_made_up_match(liar: int) -> Resume:
    """A match of the two that was never played."""
    rules = Table().rules.encode()
    keys = (ANNA.public_key, BERT.public_key)
    made_up = match_id(bytes(32), keys, rules)
    opened = MatchOpened(made_up, liar, keys, ("Anna", "Bert"), rules, "seeded", bytes(32))
    return telling(KeptMatch.fresh(opened), "?")


@SEATS
@ROLES
@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({}, Reason.NOT_KEPT),
        ({"n": 5, "proof_n": 5, "proof_signature": bytes(64)}, Reason.WRONG_SIGNATURE),
        ({"n": 5, "proof_n": 5, "proof_signature": EVE.sign(bytes(32))}, Reason.WRONG_SIGNATURE),
        ({"match": b"x" * 16}, Reason.WRONG_MATCH),
        ({"handshake_hash": b"x" * 32}, Reason.WRONG_MATCH),
        ({"rules": b"{}"}, Reason.MALFORMED),
        ({"rules": b'{"payoff":200}'}, Reason.RULES),
        ({"rules": b"[" * 500}, Reason.RULES),
        ({"rules": b""}, Reason.NOT_KEPT),
        ({"deal": "sealed"}, Reason.RULES),
    ],
)
def test_a_match_that_this_side_has_not_signed_is_not_taken_back(
    seat: int, role: Role, change: dict[str, object], reason: Reason
) -> None:
    pair = Pair(seated=False)
    told = replace(a_made_up_match(1 - seat), **change)  # type: ignore[arg-type]
    victim, liar = pair.sides[seat], pair.sides[1 - seat]
    victim.restore([])
    liar.restore([])
    if role is Role.HOST:
        pair.meet(victim)
    else:
        pair.meet(liar)
        victim.hear(encode(Offer(bytes(16), "?", Table().rules.encode(), "seeded", told.match)))
    victim.hear(encode(told))
    closed = victim.log[-1]
    assert isinstance(closed, events.Closed)
    assert closed.reason is reason
    assert not victim.pending
    assert victim.journal == []


@pytest.mark.parametrize("ids", [b"x", b"x" * 15, b"x" * 17])
def test_half_a_match_id_is_refused(ids: bytes) -> None:
    pair = Pair(seated=False)
    pair.joiner.hear(encode(Offer(bytes(16), "?", Table().rules.encode(), "seeded", ids)))
    closed = pair.joiner.log[-1]
    assert isinstance(closed, events.Closed)
    assert closed.reason is Reason.MALFORMED


def test_both_have_lost_it() -> None:
    pair = Pair(seated=False)
    pair.host.hear(encode(nothing_of(b"x" * 16, "Bert")))
    closed = pair.host.log[-1]
    assert isinstance(closed, events.Closed)
    assert closed.reason is Reason.NOT_KEPT


@LISTENERS
def test_who_is_there_for_one_match_turns_away_who_wants_another_thing(listener: int) -> None:
    pair = Pair()
    both_killed(pair)
    host, other = pair.sides[listener], pair.sides[1 - listener]
    assert host.match is not None
    host.meet(other, Table(), HANDSHAKE_HASH, host.match.match_id)
    other.match = None
    host_offer = decode(host.sent[0])
    assert isinstance(host_offer, Offer)
    other.meet(host, None, HANDSHAKE_HASH, None)
    other.hear(encode(replace(host_offer, unfinished=b"")))
    host.sent.clear()
    pair.settle()
    for side in (host, other):
        closed = side.log[-1]
        assert isinstance(closed, events.Closed)
        assert closed.reason is Reason.DECLINED
    assert not host.of(events.SitDownAsked)[1:]


def test_a_match_of_other_people_is_not_taken_up() -> None:
    pair = Pair()
    kept = pair.host.conversation.kept
    assert kept is not None
    with pytest.raises(LocalError, match="the two who have begun it"):
        Conversation(Role.HOST, ANNA, EVE.public_key, HANDSHAKE_HASH, "Anna", Table(), 0.0, matches=[kept])


@SEATS
@BREAKS
def test_an_answer_of_the_program_is_not_waited_for_for_ever(
    seat: int, broken: Callable[[Pair], None]
) -> None:
    pair = Pair()
    broken(pair)
    joiner, host = pair.sides[seat], pair.sides[1 - seat]
    assert joiner.match is not None
    pair.meet(host, joiner.match.match_id)
    pair.deliver(host)
    pair.now += 10
    joiner.tick()
    closed = joiner.log[-1]
    assert isinstance(closed, events.Closed)
    assert closed.reason is Reason.TIMEOUT


@given(st.integers(0, 1), st.integers(0, 80), st.integers(0, 1))
def test_a_journal_that_ends_anywhere_is_made_up_for(seat: int, length: int, listener: int) -> None:
    """A backup of any age: never a second game, never a fork, and nothing is missing in the end."""
    pair = Pair()
    play(pair, 8)
    pair.host.act("resign")
    pair.settle()
    for side in pair.sides:
        side.act("next_game")
    pair.settle()
    play(pair, 6)
    entries = pair.host.entries
    pair.cut()
    pair.keep()
    side, other = pair.sides[seat], pair.sides[1 - seat]
    side.restore(side.journal[:length])
    pair.come_back(pair.sides[listener])
    assert other.entries == entries
    alike(pair)


# Records of the own journal that do not fit together


def records() -> list[object]:
    pair = Pair()
    play(pair, 6)
    return list(pair.joiner.journal)


@pytest.mark.parametrize(
    "damage",
    [
        lambda it: it[1:],
        lambda it: [record for record in it if not (isinstance(record, EntryKept) and record.n == 3)],
        lambda it: [replace(r, chain=bytes(32)) if isinstance(r, EntryKept) and r.n == 3 else r for r in it],
        lambda it: [replace(r, body=b"\x00") if isinstance(r, EntryKept) and r.n == 3 else r for r in it],
        lambda it: [replace(r, game=1) if isinstance(r, EntryKept) and r.n == 3 else r for r in it],
        lambda it: [replace(r, seat=1 - r.seat) if isinstance(r, EntryKept) and r.n == 3 else r for r in it],
        lambda it: [
            replace(r, body=encode_body(MoveBody("p-c9"))) if isinstance(r, EntryKept) and r.n == 3 else r
            for r in it
        ],
        lambda it: [replace(it[0], rules=b"{"), *it[1:]],
        lambda it: [replace(it[0], handshake_hash=bytes(32)), *it[1:]],
        lambda it: [replace(it[0], seat=0), *it[1:]],
        lambda it: [*it, replace(it[0], match_id=bytes(16))],
        lambda it: [
            *it,
            MatchClosed(it[0].match_id, 1, bytes(32), (0, 0), None, "void", None, (bytes(64), bytes(64))),
        ],
    ],
)
def test_records_that_do_not_fit_together_are_said_to_be_damaged(
    damage: Callable[[list[object]], list[object]],
) -> None:
    with pytest.raises(DamagedMatch) as said:
        KeptMatch.rebuilt(damage(records()), BERT)  # type: ignore[arg-type]
    assert not isinstance(said.value, ForeignMatch)


def test_a_match_played_with_another_identity_is_not_taken_up() -> None:
    with pytest.raises(ForeignMatch, match="another identity"):
        KeptMatch.rebuilt(records(), EVE)  # type: ignore[arg-type]
