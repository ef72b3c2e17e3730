"""Which entry a match allows when, and what it makes of it: the whole table of stages and kinds."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Final

import pytest

from protocol.errors import Reason
from protocol.game import CardMoved, Rules
from protocol.peer.entries import (
    BODIES,
    AbandonBody,
    AgreeTakeBackBody,
    AgreeTieBody,
    AgreeVoidBody,
    AskTakeBackBody,
    Body,
    DealBody,
    MoveBody,
    NextGameBody,
    OfferTieBody,
    OfferVoidBody,
    RefuseTakeBackBody,
    RefuseTieBody,
    RefuseVoidBody,
    ResignBody,
    encode_body,
)
from protocol.peer.ledger import ALLOWED, Ledger, NotAllowed, Stage
from tests.peer.pair import ANNA, BERT, SHORT

ID: Final = bytes(range(16))
KEYS: Final = (ANNA.public_key, BERT.public_key)


def deal(game: int, salt: bytes = b"") -> DealBody:
    nonces = [hashlib.sha256(salt + bytes([game, seat])).digest() for seat in (0, 1)]
    commitments = [
        hashlib.sha256(
            b"spite/commit/1" + ID + game.to_bytes(4) + bytes([seat]) + KEYS[seat] + nonces[seat]
        ).digest()
        for seat in (0, 1)
    ]
    signed = hashlib.sha256(b"spite/deal/1" + ID + game.to_bytes(4) + b"".join(commitments)).digest()
    (first, second), (mine, theirs) = commitments, nonces
    return DealBody(first, second, mine, theirs, BERT.sign(signed))


def at(stage: Stage, rules: Rules = SHORT) -> Ledger:
    ledger = Ledger.opened(ID, rules, KEYS)
    if stage is Stage.DEALING:
        return ledger
    ledger = ledger.after(0, deal(0)).after
    if stage is Stage.PLAYING:
        return ledger
    if stage is Stage.BETWEEN:
        return ledger.after(1, ResignBody()).after
    return ledger.after(1, AbandonBody()).after


def body_of(kind: type[Body], ledger: Ledger) -> Body:
    if kind is DealBody:
        return deal(ledger.number)
    if kind is MoveBody:
        assert ledger.game is not None or ledger.stage is not Stage.PLAYING
        return MoveBody(
            str(ledger.game.legal_moves()[0]) if ledger.stage is Stage.PLAYING and ledger.game else "p-c1"
        )
    if kind is AskTakeBackBody:
        return AskTakeBackBody(ledger.n)
    return kind()


def prepared(kind: type[Body], ledger: Ledger, seat: int) -> Ledger:
    """The ledger in which `seat` may write an entry of this kind, if the stage knows it."""
    if kind in (AgreeTieBody, RefuseTieBody):
        return ledger.after(1 - seat, OfferTieBody()).after
    if kind in (AgreeVoidBody, RefuseVoidBody):
        return ledger.after(1 - seat, OfferVoidBody()).after
    if kind is AskTakeBackBody:
        return quiet_move(ledger)
    if kind in (AgreeTakeBackBody, RefuseTakeBackBody):
        moved = quiet_move(at(Stage.PLAYING))
        while moved.floor == seat:
            moved = quiet_move(discarded(moved))
        return moved.after(1 - seat, AskTakeBackBody(moved.n)).after
    return ledger


def discarded(ledger: Ledger) -> Ledger:
    """After a discard of the seat to move."""
    assert ledger.game is not None
    move = next(move for move in ledger.game.legal_moves() if move.is_discard)
    return ledger.after(ledger.floor, MoveBody(str(move))).after


def quiet_move(ledger: Ledger) -> Ledger:
    """After a move that turned up no card, and as many discards before it as it takes to come to one."""
    while True:
        assert ledger.game is not None
        for move in ledger.game.legal_moves():
            step = ledger.after(ledger.floor, MoveBody(str(move)))
            if all(isinstance(event, CardMoved) for event in step.happened):
                return step.after
        ledger = discarded(ledger)


def test_a_move_that_showed_no_card_is_taken_back_with_the_other_seats_leave() -> None:
    moved = quiet_move(at(Stage.PLAYING))
    asker = moved.floor
    before = moved.undoable[-1][1]
    asked = moved.after(asker, AskTakeBackBody(moved.n)).after
    taken = asked.after(1 - asker, AgreeTakeBackBody()).after
    assert taken.game is not None
    assert moved.game is not None
    assert taken.game.position() == before.position()
    assert (taken.game.moves_played, taken.n) == (moved.game.moves_played - 1, moved.n + 2)
    # The same move can be played again, and is another entry.
    again = taken.after(asker, MoveBody(str(before.legal_moves()[0]))).after
    assert again.n == moved.n + 3


def test_nothing_is_taken_back_after_a_card_was_seen_or_by_the_other_seat_or_of_another_number() -> None:
    playing = at(Stage.PLAYING)
    moved = quiet_move(playing)
    asker = moved.floor
    for seat, n in ((1 - asker, moved.n), (asker, moved.n - 1), (asker, moved.n + 1), (asker, 0)):
        with pytest.raises(NotAllowed, match="cannot be taken back"):
            moved.after(seat, AskTakeBackBody(n))
    # A discard ends the turn, and the other seat has drawn its cards.
    passed = discarded(moved)
    for seat in (0, 1):
        with pytest.raises(NotAllowed, match="cannot be taken back"):
            passed.after(seat, AskTakeBackBody(passed.n))
    assert passed.undoable == ()


def test_a_refused_take_back_is_not_asked_again_and_a_move_ends_the_question() -> None:
    moved = quiet_move(at(Stage.PLAYING))
    asker = moved.floor
    asked = moved.after(asker, AskTakeBackBody(moved.n)).after
    with pytest.raises(NotAllowed, match="asked already"):
        asked.after(asker, AskTakeBackBody(moved.n))
    refused = asked.after(1 - asker, RefuseTakeBackBody()).after
    with pytest.raises(NotAllowed, match="asked already"):
        refused.after(asker, AskTakeBackBody(moved.n))
    assert refused.game is moved.game
    played_on = discarded(asked)
    with pytest.raises(NotAllowed, match="no offer of taking a move back"):
        played_on.after(1 - asker, AgreeTakeBackBody())


def cases() -> Iterator[tuple[Stage, type[Body]]]:
    for stage in Stage:
        for kind in BODIES.by_tag.values():
            yield stage, kind


@pytest.mark.parametrize(("stage", "kind"), list(cases()))
def test_a_stage_takes_its_kinds_of_entry_and_no_others(stage: Stage, kind: type[Body]) -> None:
    ledger = at(stage)
    seat = ledger.floor
    if kind not in ALLOWED[stage]:
        with pytest.raises(NotAllowed) as caught:
            ledger.after(seat, body_of(kind, ledger))
        assert caught.value.late
        return
    ready = prepared(kind, ledger, seat)
    step = ready.after(seat, body_of(kind, ready))
    assert step.after.n == ready.n + 1
    assert step.before is ready


FOLLOWING: Final = [
    (Stage.DEALING, 0, deal(0), Stage.PLAYING),
    (Stage.PLAYING, 0, ResignBody(), Stage.BETWEEN),
    (Stage.PLAYING, 1, ResignBody(), Stage.BETWEEN),
    (Stage.BETWEEN, 0, NextGameBody(), Stage.BETWEEN),
    (Stage.DEALING, 1, AbandonBody(), Stage.OVER),
    (Stage.BETWEEN, 1, AbandonBody(), Stage.OVER),
]


@pytest.mark.parametrize(("stage", "seat", "body", "following"), FOLLOWING)
def test_an_entry_leads_to_its_stage(stage: Stage, seat: int, body: Body, following: Stage) -> None:
    assert at(stage).after(seat, body).after.stage is following


def test_both_wanting_the_next_game_leads_to_its_deal_with_the_other_starter() -> None:
    ledger = at(Stage.BETWEEN)
    first_starter = ledger.game.starter if ledger.game else None
    ledger = ledger.after(1, NextGameBody()).after.after(0, NextGameBody()).after
    assert (ledger.stage, ledger.number, ledger.game) == (Stage.DEALING, 1, None)
    ledger = ledger.after(0, deal(1)).after
    assert ledger.game is not None
    assert first_starter is not None
    assert (ledger.game.number, ledger.game.starter) == (1, 1 - first_starter)
    assert ledger.points == (3, 0)


def test_reaching_the_target_ends_the_match_with_a_winner() -> None:
    ledger = at(Stage.PLAYING, Rules(payoff=3, target=3)).after(0, ResignBody()).after
    assert ledger.stage is Stage.OVER
    assert ledger.ending is not None
    assert (ledger.ending.how, ledger.ending.winner, ledger.points) == ("target", 1, (0, 3))


def test_the_floor_is_the_seat_to_move_and_outside_a_game_seat_zero() -> None:
    for stage in (Stage.DEALING, Stage.BETWEEN, Stage.OVER):
        assert at(stage).floor == 0
    playing = at(Stage.PLAYING)
    assert playing.game is not None
    assert playing.floor == playing.game.turn
    discard = next(move for move in playing.game.legal_moves() if move.is_discard)
    passed = playing.after(playing.floor, MoveBody(str(discard))).after
    assert passed.floor == 1 - playing.floor


def test_a_refused_entry_leaves_the_ledger_and_its_game_as_they_were() -> None:
    ledger = at(Stage.PLAYING)
    game = ledger.game
    assert game is not None
    before = game.encode_position(), game.shuffles, ledger
    with pytest.raises(NotAllowed):
        ledger.after(game.turn, MoveBody("p-c9"))
    with pytest.raises(NotAllowed) as caught:
        ledger.after(1 - game.turn, MoveBody(str(game.legal_moves()[0])))
    assert caught.value.reason is Reason.ILLEGAL_MOVE
    ledger.after(game.turn, MoveBody(str(game.legal_moves()[0])))
    assert (game.encode_position(), game.shuffles, ledger) == before


def test_the_chain_is_the_formula_of_the_page() -> None:
    ledger = at(Stage.DEALING)
    rules = SHORT.encode()
    chain = hashlib.sha256(b"spite/chain/1" + ID + rules + KEYS[0] + KEYS[1]).digest()
    assert ledger.chain == chain

    def following(n: int, seat: int, body: Body, position: bytes) -> bytes:
        packed = encode_body(body)
        parts = [bytes(4), n.to_bytes(4), bytes([seat]), len(packed).to_bytes(4), packed, position]
        return hashlib.sha256(chain + b"".join(parts)).digest()

    step = ledger.after(0, deal(0))
    game = step.after.game
    assert game is not None
    position = hashlib.sha256(game.encode_position() + game.shuffles.to_bytes(4)).digest()
    chain = following(1, 0, deal(0), position)
    assert step.after.chain == chain
    assert step.digest == game.digest()
    step = step.after.after(1, OfferVoidBody())
    chain = following(2, 1, OfferVoidBody(), position)
    assert step.after.chain == chain
    step = step.after.after(1, ResignBody())
    game = step.after.game
    assert game is not None
    assert game.result is not None
    position = hashlib.sha256(game.encode_position() + game.shuffles.to_bytes(4)).digest()
    chain = following(3, 1, ResignBody(), position)
    assert step.after.chain == chain
    step = step.after.after(1, NextGameBody())
    assert step.after.chain == following(4, 1, NextGameBody(), bytes(32))


def test_offers_stand_one_at_a_time_and_only_the_other_seat_answers() -> None:
    ledger = at(Stage.PLAYING).after(0, OfferTieBody()).after
    for seat, body in ((0, OfferTieBody()), (1, OfferTieBody()), (0, AgreeTieBody()), (0, RefuseTieBody())):
        with pytest.raises(NotAllowed):
            ledger.after(seat, body)
    refused = ledger.after(1, RefuseTieBody()).after
    with pytest.raises(NotAllowed, match="refused"):
        refused.after(0, OfferTieBody())
    assert refused.after(1, OfferTieBody()).after.tie_offer == 1
