"""A side that lies, forges, repeats or reflects: each refused with its reason before anything changes."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import replace

import pytest

from protocol.errors import Reason
from protocol.peer import events
from protocol.peer.conversation import Conversation, Phase, Role, Table
from protocol.peer.entries import (
    AbandonBody,
    AgreeTieBody,
    Body,
    DealBody,
    MoveBody,
    OfferTieBody,
    OfferVoidBody,
    ResignBody,
    encode_body,
)
from protocol.peer.fork import FORKS
from protocol.peer.hashes import final_statement, next_chain
from protocol.peer.ledger import Ledger
from protocol.peer.messages import (
    NO_MATCH,
    Accept,
    Ack,
    Commit,
    Entry,
    Final,
    Goodbye,
    Message,
    Offer,
    Ping,
    Reveal,
    Sit,
    decode,
    encode,
)
from protocol.peer.stores import MatchDisputed
from tests.peer.pair import ANNA, BERT, EVE, HANDSHAKE_HASH, NO_DEAL, SHORT, Key, Pair, Side

KEYS = (ANNA, BERT)


def reason_of(side: Side) -> Reason:
    closed = side.log[-1]
    assert isinstance(closed, events.Closed)
    return closed.reason


def refused(side: Side, message: Message | bytes, reason: Reason) -> None:
    """`message` ends the conversation for `reason`, both sides can say so, and nothing else has changed; or
    it stops the match, if they do not hold the same one.
    """
    if reason in FORKS:
        side.stops(message if isinstance(message, bytes) else encode(message), reason)
        return
    conversation = side.conversation
    before = conversation.view, conversation.scores, len(side.journal), len(side.log)
    side.hear(message if isinstance(message, bytes) else encode(message))
    assert side.closed
    assert reason_of(side) is reason
    told = side.log[before[3] :]
    assert len(told) == 1
    assert not side.pending
    assert (conversation.view, conversation.scores, len(side.journal)) == before[:3]
    goodbye = decode(side.sent[-1])
    assert isinstance(goodbye, Goodbye)
    assert goodbye.reason == reason
    assert side.hear(encode(Ping(NO_MATCH))) == []


class Duel:
    """A running game whose mover is about to be the liar: `frame` is its true next entry, held back."""

    def __init__(self, action: tuple[object, ...] | None = None) -> None:
        self.pair = Pair()
        self.liar = self.pair.mover
        self.victim = self.pair.other(self.liar)
        self.seat = self.pair.sides.index(self.liar)
        view = self.liar.conversation.view
        assert view is not None
        self.liar.act(*(action or ("play", view.legal_moves[0])))  # type: ignore[arg-type]
        self.liar.write()
        entry = decode(self.liar.sent.popleft())
        assert isinstance(entry, Entry)
        self.entry = entry

    def signed(self, chain: bytes) -> bytes:
        return KEYS[self.seat].sign(chain)


@pytest.mark.parametrize(
    ("lie", "reason"),
    [
        (lambda d: replace(d.entry, match=bytes(16)), Reason.WRONG_MATCH),
        (lambda d: replace(d.entry, match=b"x" * 16), Reason.WRONG_MATCH),
        (lambda d: replace(d.entry, seat=1 - d.seat), Reason.WRONG_SEAT),
        (lambda d: replace(d.entry, n=0), Reason.WRONG_NUMBER),
        (lambda d: replace(d.entry, n=d.entry.n + 1), Reason.WRONG_NUMBER),
        (lambda d: replace(d.entry, n=2**32 - 1), Reason.WRONG_NUMBER),
        (lambda d: replace(d.entry, game=1), Reason.WRONG_NUMBER),
        (lambda d: replace(d.entry, body=encode_body(MoveBody("p-c9"))), Reason.ILLEGAL_MOVE),
        (lambda d: replace(d.entry, body=encode_body(MoveBody("rubbish"))), Reason.ILLEGAL_MOVE),
        (lambda d: replace(d.entry, body=encode_body(ResignBody())), Reason.WRONG_CHAIN),
        (lambda d: replace(d.entry, chain=bytes(32)), Reason.WRONG_SIGNATURE),
        (lambda d: replace(d.entry, body=encode_body(AgreeTieBody())), Reason.UNEXPECTED),
        (lambda d: replace(d.entry, body=NO_DEAL), Reason.UNEXPECTED),
        (lambda d: replace(d.entry, body=b"\x91\x0f"), Reason.VERSION),
        (lambda d: replace(d.entry, body=b"\x00"), Reason.MALFORMED),
        (lambda d: replace(d.entry, chain=bytes(32), signature=d.signed(bytes(32))), Reason.WRONG_CHAIN),
        (lambda d: replace(d.entry, signature=bytes(64)), Reason.WRONG_SIGNATURE),
        (lambda d: replace(d.entry, signature=EVE.sign(d.entry.chain)), Reason.WRONG_SIGNATURE),
        (lambda d: replace(d.entry, signature=KEYS[1 - d.seat].sign(d.entry.chain)), Reason.WRONG_SIGNATURE),
    ],
)
def test_a_wrong_entry_is_refused_before_anything_changes(
    lie: Callable[[Duel], Message], reason: Reason
) -> None:
    duel = Duel()
    refused(duel.victim, lie(duel), reason)


def test_the_true_entry_in_that_place_is_taken() -> None:
    duel = Duel()
    duel.victim.hear(encode(duel.entry))
    duel.pair.settle()
    assert len(duel.victim.of(events.Moved)) == 1


def test_a_move_out_of_turn_is_refused() -> None:
    pair = Pair()
    victim, liar = pair.mover, pair.other(pair.mover)
    seat = pair.sides.index(liar)
    move = victim.conversation.view.legal_moves[0]  # type: ignore[union-attr]
    entry = forged(pair, seat, MoveBody(str(move)))
    refused(victim, entry, Reason.ILLEGAL_MOVE)


def forged(pair: Pair, seat: int, body: Body, chain: bytes | None = None) -> Entry:
    """An entry in the place of the next one, with a signature that fits its chain value, right or not."""
    last = pair.host.entries[-1]
    packed = encode_body(body)
    chain = chain or next_chain(last.chain, last.game, last.n + 1, seat, packed, bytes(32))
    return Entry(last.match_id, last.n + 1, last.game, seat, packed, chain, KEYS[seat].sign(chain))


def test_the_same_entry_again_is_acknowledged_again_and_changes_nothing() -> None:
    duel = Duel()
    duel.victim.hear(encode(duel.entry))
    duel.victim.write()
    (ack,) = duel.victim.sent
    view, log, journal = duel.victim.conversation.view, len(duel.victim.log), len(duel.victim.journal)
    duel.victim.hear(encode(duel.entry))
    assert list(duel.victim.sent) == [ack, ack]
    assert (duel.victim.conversation.view, len(duel.victim.log), len(duel.victim.journal)) == (
        view,
        log,
        journal,
    )
    duel.pair.settle()
    assert not duel.liar.closed


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"body": encode_body(ResignBody())}, Reason.FORK),
        ({"signature": bytes(64)}, Reason.WRONG_SIGNATURE),
        ({"chain": bytes(32)}, Reason.WRONG_SIGNATURE),
        ({"chain": bytes(32), "signature": b""}, Reason.FORK),
        ({"game": 1}, Reason.FORK),
    ],
)
def test_another_signed_entry_under_a_number_that_is_taken_is_a_fork(
    change: dict[str, object], reason: Reason
) -> None:
    duel = Duel()
    duel.victim.hear(encode(duel.entry))
    duel.pair.settle()
    if change.get("signature") == b"":
        change = change | {"signature": duel.signed(bytes(32))}
    refused(duel.victim, replace(duel.entry, **change), reason)  # type: ignore[arg-type]


def test_an_entry_after_the_end_of_the_match_is_refused() -> None:
    pair = Pair()
    pair.host.act("abandon")
    pair.settle()
    assert pair.joiner.conversation.phase is Phase.OVER
    refused(pair.joiner, forged(pair, 0, AbandonBody()), Reason.UNEXPECTED)


def test_an_entry_that_was_sent_back_to_its_author_is_refused() -> None:
    duel = Duel()
    refused(duel.liar, duel.entry, Reason.WRONG_SEAT)


# Acknowledgements


def acknowledged() -> tuple[Pair, Side, Ack]:
    """The mover has played; the true acknowledgement, held back."""
    pair = Pair()
    mover, other = pair.mover, pair.other(pair.mover)
    mover.act("play", mover.conversation.view.legal_moves[0])  # type: ignore[union-attr]
    mover.write()
    pair.deliver(mover)
    other.write()
    ack = decode(other.sent.popleft())
    assert isinstance(ack, Ack)
    return pair, mover, ack


def test_an_acknowledgement_with_another_chain_is_a_disagreement() -> None:
    _, mover, ack = acknowledged()
    refused(mover, replace(ack, chain=bytes(32)), Reason.WRONG_CHAIN)


@pytest.mark.parametrize("step", [1, 2**20])
def test_an_acknowledgement_of_what_was_never_sent_is_refused(step: int) -> None:
    _, mover, ack = acknowledged()
    refused(mover, replace(ack, n=ack.n + step), Reason.WRONG_NUMBER)


def test_an_acknowledgement_that_goes_backwards_is_refused() -> None:
    _, mover, ack = acknowledged()
    mover.hear(encode(ack))
    mover.hear(encode(ack))
    assert not mover.closed
    refused(mover, replace(ack, n=0), Reason.WRONG_NUMBER)


# Entries that lost against ours


def raced(body: Body = OfferTieBody()) -> tuple[Pair, Side, Entry]:  # noqa: B008 - a frozen value
    """The mover has played number n; an entry of the other side under the same number, written
    unknowingly.
    """
    pair = Pair()
    mover = pair.mover
    entry = forged(pair, 1 - pair.sides.index(mover), body)
    mover.act("play", mover.conversation.view.legal_moves[0])  # type: ignore[union-attr]
    mover.write()
    return pair, mover, entry


def test_an_entry_that_lost_is_passed_over_however_often_it_comes() -> None:
    pair, mover, entry = raced()
    log, journal = len(mover.log), len(mover.journal)
    for _ in range(50):
        mover.hear(encode(entry))
    assert (len(mover.log), len(mover.journal), mover.closed) == (log, journal, False)
    pair.settle()
    assert not mover.closed


def test_a_move_cannot_have_lost_a_race() -> None:
    _, mover, entry = raced(MoveBody("p-c1"))
    refused(mover, entry, Reason.ILLEGAL_MOVE)


def test_a_forged_entry_that_lost_is_refused_all_the_same() -> None:
    _, mover, entry = raced()
    refused(mover, replace(entry, signature=EVE.sign(entry.chain)), Reason.WRONG_SIGNATURE)


def test_two_different_entries_that_lost_under_one_number_are_a_fork() -> None:
    _, mover, entry = raced()
    mover.hear(encode(entry))
    other_chain = bytes(32)
    signature = KEYS[entry.seat].sign(other_chain)
    refused(mover, replace(entry, chain=other_chain, signature=signature), Reason.FORK)


def test_an_entry_under_a_number_that_its_author_acknowledged_is_a_fork() -> None:
    pair, mover, entry = raced()
    pair.settle()
    refused(mover, entry, Reason.FORK)


# The deal


def dealing() -> Pair:
    """Both sit; each has sent its commitment, neither has arrived."""
    pair = Pair(seated=False)
    pair.settle()
    pair.host.accept()
    pair.host.write()
    pair.host.write()
    pair.deliver(pair.host)
    pair.joiner.write()
    pair.joiner.write()
    return pair


def commitment_of(side: Side) -> Commit:
    message = decode(side.sent[-1])
    assert isinstance(message, Commit)
    return message


@pytest.mark.parametrize("victim", [0, 1])
def test_a_reflected_commitment_names_the_side_that_sent_it(victim: int) -> None:
    pair = dealing()
    side = pair.sides[victim]
    refused(side, commitment_of(side), Reason.WRONG_DEAL)
    assert f"{('the guest', 'the host')[victim]} sent back" in side.log[-1].text  # type: ignore[union-attr]


@pytest.mark.parametrize("victim", [0, 1])
def test_a_wrong_opening_names_the_side_that_sent_it(victim: int) -> None:
    pair = dealing()
    side, liar = pair.sides[victim], pair.sides[1 - victim]
    side.hear(encode(commitment_of(liar)))
    side.write()
    match_id = side.conversation.match_id
    assert match_id is not None
    refused(side, Reveal(match_id, 0, b"\x07" * 32, bytes(64)), Reason.WRONG_DEAL)
    assert f"{('the guest', 'the host')[victim]} opened another number" in side.log[-1].text  # type: ignore[union-attr]


def test_a_deal_is_opened_only_after_both_commitments_and_only_once() -> None:
    pair = dealing()
    match_id = pair.host.conversation.match_id
    assert match_id is not None
    refused(pair.host, Reveal(match_id, 0, bytes(32), bytes(64)), Reason.UNEXPECTED)
    pair = dealing()
    commit = commitment_of(pair.joiner)
    pair.host.hear(encode(commit))
    pair.host.write()
    refused(pair.host, replace(commit, commitment=bytes(32)), Reason.UNEXPECTED)
    pair = Pair()
    refused(pair.host, replace(commit, game=0), Reason.UNEXPECTED)
    refused(pair.joiner, Reveal(match_id, 0, bytes(32), bytes(64)), Reason.UNEXPECTED)


@pytest.mark.parametrize("game", [1, 2**32 - 1])
def test_a_commitment_for_another_game_is_refused(game: int) -> None:
    pair = dealing()
    refused(pair.host, replace(commitment_of(pair.joiner), game=game), Reason.UNEXPECTED)


def recorded_deal() -> tuple[Pair, Entry]:
    """Seat 0 has recorded the deal; its entry, held back from seat 1."""
    pair = dealing()
    while not pair.host.of(events.Dealt):
        for side in pair.sides:
            while side.pending:
                side.write()
        if pair.joiner.sent:
            pair.deliver(pair.joiner)
        elif not pair.host.of(events.Dealt):
            pair.deliver(pair.host)
    while len(pair.host.sent) > 1:
        pair.deliver(pair.host)
        while pair.joiner.pending:
            pair.joiner.write()
    entry = decode(pair.host.sent.popleft())
    assert isinstance(entry, Entry)
    return pair, entry


def test_a_deal_of_other_numbers_than_were_opened_is_refused() -> None:
    pair, entry = recorded_deal()
    match_id = pair.host.conversation.match_id
    assert match_id is not None
    nonces = [b"\x01" * 32, b"\x02" * 32]
    commitments = [
        hashlib.sha256(
            b"spite/commit/1" + match_id + bytes(4) + bytes([seat]) + KEYS[seat].public_key + nonces[seat]
        ).digest()
        for seat in (0, 1)
    ]
    # Everything in it fits together, the chain value too. It is only not what was opened.
    signed = hashlib.sha256(b"spite/deal/1" + match_id + bytes(4) + b"".join(commitments)).digest()
    (first, second), (mine, theirs) = commitments, nonces
    body = DealBody(first, second, mine, theirs, BERT.sign(signed))
    keys = (ANNA.public_key, BERT.public_key)
    step = Ledger.opened(match_id, SHORT, keys).after(0, body)
    chain = step.after.chain
    lie = replace(entry, body=step.packed, chain=chain, signature=ANNA.sign(chain))
    refused(pair.joiner, lie, Reason.WRONG_DEAL)
    pair, entry = recorded_deal()
    refused(pair.joiner, replace(entry, body=NO_DEAL), Reason.WRONG_DEAL)


def test_seat_one_cannot_record_a_deal() -> None:
    pair, entry = recorded_deal()
    pair = dealing()
    forged_deal = replace(entry, seat=1, signature=BERT.sign(entry.chain))
    refused(pair.host, forged_deal, Reason.WRONG_DEAL)


# The end


def ended() -> tuple[Pair, Final]:
    """Anna has abandoned; her Final, held back from Bert."""
    pair = Pair()
    pair.host.act("abandon")
    while pair.joiner.conversation.phase is not Phase.OVER:
        for side in pair.sides:
            while side.pending:
                side.write()
        if pair.joiner.sent:
            pair.deliver(pair.joiner)
        elif not isinstance(decode(pair.host.sent[0]), Final):
            pair.deliver(pair.host)
    final = decode(pair.host.sent[-1])
    assert isinstance(final, Final)
    return pair, final


@pytest.mark.parametrize(
    ("lie", "reason"),
    [
        ({"chain": bytes(32)}, Reason.WRONG_CHAIN),
        ({"n": 7}, Reason.WRONG_CHAIN),
        ({"points0": 50}, Reason.WRONG_CHAIN),
        ({"points1": 50}, Reason.WRONG_CHAIN),
        ({"signature": bytes(64)}, Reason.WRONG_SIGNATURE),
    ],
)
def test_another_end_than_ours_is_refused(lie: dict[str, object], reason: Reason) -> None:
    pair, final = ended()
    refused(pair.joiner, replace(final, **lie), reason)  # type: ignore[arg-type]
    assert pair.joiner.of(events.MatchOver) == []


def test_an_end_while_the_match_goes_on_is_refused() -> None:
    pair = Pair()
    entry = pair.host.entries[-1]
    signature = BERT.sign(final_statement(entry.match_id, entry.chain, (50, 0)))
    refused(pair.host, Final(entry.match_id, entry.n, entry.chain, 50, 0, signature), Reason.UNEXPECTED)


def test_the_same_end_again_changes_nothing_and_another_one_is_refused() -> None:
    pair, final = ended()
    pair.settle()
    assert pair.joiner.hear(encode(final)) == []
    # What both have signed stands.
    pair.joiner.hear(encode(replace(final, points0=final.points0 + 1)))
    assert pair.joiner.closed
    assert reason_of(pair.joiner) is Reason.WRONG_CHAIN


# Sitting down

OFFER = Offer(NO_MATCH, "Anna", Table().rules.encode(), "seeded")


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        (replace(OFFER, rules=b'{"target":1e999}'), Reason.RULES),
        (replace(OFFER, rules=b'{"jokers":4}'), Reason.RULES),
        (replace(OFFER, rules=b'{"payoff":200}'), Reason.RULES),
        (replace(OFFER, rules=b"[" * 500), Reason.RULES),
        (replace(OFFER, rules=b"\xff\xfe"), Reason.RULES),
        (replace(OFFER, rules=b"1" * 400), Reason.RULES),
        (replace(OFFER, rules=OFFER.rules.replace(b",", b", ")), Reason.MALFORMED),
        (replace(OFFER, rules=b"{}"), Reason.MALFORMED),
        (replace(OFFER, deal="sealed"), Reason.RULES),
        (replace(OFFER, match=b"x" * 16), Reason.WRONG_MATCH),
        (Sit(NO_MATCH, "Anna"), Reason.UNEXPECTED),
        (Accept(NO_MATCH), Reason.UNEXPECTED),
        (Ack(NO_MATCH, 0, bytes(32)), Reason.UNEXPECTED),
        (Reveal(NO_MATCH, 0, bytes(32), bytes(64)), Reason.UNEXPECTED),
    ],
)
def test_a_wrong_first_message_is_refused_by_a_joiner(message: Message, reason: Reason) -> None:
    refused(Pair(seated=False).joiner, message, reason)


@pytest.mark.parametrize("message", [OFFER, Accept(NO_MATCH), Commit(NO_MATCH, 0, bytes(32))])
def test_a_wrong_first_message_is_refused_by_a_host(message: Message) -> None:
    refused(Pair(seated=False).host, message, Reason.UNEXPECTED)


def test_who_asks_for_the_seat_twice_or_sits_already_is_refused() -> None:
    pair = Pair(seated=False)
    pair.settle()
    refused(pair.host, Sit(NO_MATCH, "Bert"), Reason.UNEXPECTED)
    pair = Pair()
    match_id = pair.host.conversation.match_id
    assert match_id is not None
    refused(pair.host, Sit(match_id, "Bert"), Reason.UNEXPECTED)
    refused(pair.joiner, Accept(match_id), Reason.UNEXPECTED)


def test_a_host_that_names_another_match_is_refused() -> None:
    pair = Pair(seated=False)
    pair.settle()
    refused(pair.joiner, Accept(b"x" * 16), Reason.WRONG_MATCH)


@pytest.mark.parametrize("role", list(Role))
def test_the_same_identity_on_both_sides_is_refused_at_once(role: Role) -> None:
    key = Key("Anna")
    table = Table() if role is Role.HOST else None
    conversation = Conversation(role, key, ANNA.public_key, HANDSHAKE_HASH, "Anna", table, 0.0)
    assert conversation.next_tick() == 0.0
    (closed,) = conversation.tick(0.0)
    assert isinstance(closed, events.Closed)
    assert closed.reason is Reason.SAME_IDENTITY
    assert conversation.next_tick() is None
    (goodbye,) = map(decode, conversation.data_to_send())
    assert goodbye == Goodbye(NO_MATCH, "same_identity", "")


def test_everything_sent_back_to_its_sender_is_refused() -> None:
    """A reflection of a whole conversation, frame by frame, up to any point of it."""
    script = Pair()
    script.mover.act("play", script.mover.conversation.view.legal_moves[0])  # type: ignore[union-attr]
    script.settle()
    for frames in range(1, 6):
        pair = Pair(seated=False)
        for _ in range(frames):
            for side in pair.sides:
                while side.pending:
                    side.write()
            if pair.host.conversation.phase is Phase.ASKED:
                pair.host.accept()
                continue
            sender = pair.host if pair.host.sent else pair.joiner
            if sender.sent:
                sender_frame = sender.sent[0]
                pair.deliver(sender)
        message = decode(sender_frame)
        sender.hear(sender_frame)
        # A reflected commitment stops the match, everything else the link.
        assert sender.closed or isinstance(sender.pending[-1].record, MatchDisputed), message


# Goodbyes


def test_a_reason_of_a_later_version_is_shown_as_another_one() -> None:
    pair = Pair()
    pair.host.hear(encode(Goodbye(NO_MATCH, "tired_of_it", "\u202e so  tired\n")))
    assert pair.host.log[-1] == events.Closed(
        Reason.OTHER, "Bert ended the connection: so tired.", by_peer=True
    )


def test_an_accusation_is_shown_as_what_the_other_program_says() -> None:
    pair = Pair()
    pair.host.hear(encode(Goodbye(NO_MATCH, "illegal_move", "it is not the turn of seat 0")))
    assert pair.host.log[-1] == events.Closed(
        Reason.ILLEGAL_MOVE,
        "The program of Bert ended the match: A move was against the rules: it is not the turn of seat 0.",
        by_peer=True,
    )


def test_before_anybody_sits_there_is_no_match_to_end() -> None:
    pair = Pair(seated=False)
    pair.settle()
    pair.joiner.hear(encode(Goodbye(NO_MATCH, "changed_key", "")))
    assert pair.joiner.log[-1] == events.Closed(
        Reason.CHANGED_KEY,
        "The program of Anna ended the connection: "
        "The key is not the one known for this name, so it may be somebody else.",
        by_peer=True,
    )


def test_who_is_declined_reads_why() -> None:
    pair = Pair(seated=False)
    pair.settle()
    pair.host.done(pair.host.conversation.decline(pair.now, "I wait for Carl"))
    pair.settle()
    assert pair.host.log[-1] == events.Closed(Reason.DECLINED, "You declined.", by_peer=False)
    assert pair.joiner.log == [
        events.Closed(Reason.DECLINED, "Anna declined: I wait for Carl.", by_peer=True)
    ]


def test_void_cannot_be_agreed_by_who_offered_it() -> None:
    pair = Pair()
    pair.joiner.act("offer_void")
    pair.settle()
    entry = forged(pair, 1, OfferVoidBody())
    refused(pair.host, entry, Reason.UNEXPECTED)
