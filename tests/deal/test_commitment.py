"""The joint seed: its hashes against plain SHA-256, and the order of commit and reveal."""

from __future__ import annotations

import hashlib

import pytest

from protocol.deal import Exchange, commitment, joint_seed
from protocol.errors import LocalError, PeerError, Reason

MATCH = bytes(range(16))
KEYS = (b"A" * 32, b"B" * 32)
NONCES = (b"\x01" * 32, b"\x02" * 32)


def exchange(seat: int, game: int = 3) -> Exchange:
    return Exchange(MATCH, game, seat, KEYS, NONCES[seat])


def test_a_commitment_hashes_match_game_seat_key_and_number() -> None:
    expected = hashlib.sha256(
        b"spite/commit/1" + MATCH + b"\x00\x00\x00\x03" + b"\x01" + KEYS[1] + NONCES[1]
    ).digest()
    assert commitment(MATCH, 3, 1, KEYS[1], NONCES[1]) == expected


def test_the_seed_hashes_match_game_and_both_numbers_by_seat() -> None:
    expected = hashlib.sha256(b"spite/seed/1" + MATCH + b"\x00\x00\x00\x03" + NONCES[0] + NONCES[1]).digest()
    assert joint_seed(MATCH, 3, NONCES) == expected


def test_both_seats_come_to_the_same_seed() -> None:
    host, joiner = exchange(0), exchange(1)
    for side in (host, joiner):
        side.nonce_kept()
    host.commitment_heard(joiner.commitment)
    joiner.commitment_heard(host.commitment)
    for side in (host, joiner):
        side.commitments_kept()
    host.opening_heard(joiner.nonce)
    joiner.opening_heard(host.nonce)
    assert host.done
    assert joiner.done
    assert host.seed == joiner.seed == joint_seed(MATCH, 3, NONCES)
    assert host.commitments == joiner.commitments
    assert host.nonces == joiner.nonces == NONCES


def test_a_commitment_sent_back_names_the_seat_that_sent_it() -> None:
    host = exchange(0)
    host.nonce_kept()
    with pytest.raises(PeerError, match="the guest sent back the commitment of the other side") as caught:
        host.commitment_heard(host.commitment)
    assert caught.value.reason is Reason.WRONG_DEAL


def test_a_number_that_was_not_committed_to_names_the_seat_and_changes_nothing() -> None:
    host, joiner = exchange(0), exchange(1)
    host.nonce_kept()
    host.commitment_heard(joiner.commitment)
    host.commitments_kept()
    with pytest.raises(PeerError, match="the guest opened another number") as caught:
        host.opening_heard(b"\x03" * 32)
    assert caught.value.reason is Reason.WRONG_DEAL
    assert not host.done
    host.opening_heard(joiner.nonce)
    assert host.done


@pytest.mark.parametrize("done", range(5))
def test_a_step_out_of_order_is_refused_and_changes_nothing(done: int) -> None:
    host, joiner = exchange(0), exchange(1)
    steps: tuple[tuple[str, tuple[bytes, ...]], ...] = (
        ("nonce_kept", ()),
        ("commitment_heard", (joiner.commitment,)),
        ("commitments_kept", ()),
        ("opening_heard", (joiner.nonce,)),
    )
    for name, arguments in steps[:done]:
        getattr(host, name)(*arguments)
    for index, (name, arguments) in enumerate(steps):
        if index != done:
            expected = PeerError if name.endswith("heard") else LocalError
            with pytest.raises(expected):
                getattr(host, name)(*arguments)
    for name, arguments in steps[done:]:
        getattr(host, name)(*arguments)
    assert host.seed == joint_seed(MATCH, 3, NONCES)
