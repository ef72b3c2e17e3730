"""The door of a private table, with a clock of its own."""

import pytest

from protocol.errors import PeerError, Reason
from protocol.net.door import TRIES_IN_ALL, TRIES_OF_AN_ADDRESS, WRONG_CODES, Door

CODE = "maple-otter-42"


def wrong(door: Door, where: str, now: float) -> None:
    with pytest.raises(PeerError) as passed, door.trying(where, now):
        raise PeerError(Reason.WRONG_CODE)
    assert passed.value.reason is Reason.WRONG_CODE


def refused(door: Door, where: str, now: float) -> bool:
    try:
        with door.trying(where, now):
            return False
    except PeerError as error:
        return error.reason is Reason.TOO_OFTEN


def test_the_third_wrong_code_makes_another_one_and_counts_from_the_start_again() -> None:
    told: list[str] = []
    door = Door(CODE, told.append)
    for number in range(WRONG_CODES - 1):
        wrong(door, f"10.0.0.{number}", 0)
    assert door.code == CODE
    wrong(door, "10.0.0.9", 0)
    assert told == [door.code]
    assert door.code != CODE
    wrong(door, "10.0.0.10", 0)
    wrong(door, "10.0.0.11", 0)
    assert told == [door.code]


def test_what_is_not_a_wrong_code_does_not_count() -> None:
    door = Door(CODE)
    for number, error in enumerate((PeerError(Reason.HANDSHAKE), TimeoutError(), ConnectionError())):
        with pytest.raises(type(error)), door.trying(f"10.0.0.{number}", 0):
            raise error
    wrong(door, "10.0.0.7", 0)
    wrong(door, "10.0.0.8", 0)
    assert door.code == CODE


def test_a_wrong_old_code_does_not_count_against_the_new_one() -> None:
    door = Door(CODE)
    slow = door.trying("10.0.0.1", 0)
    assert slow.__enter__() == CODE
    for number in range(WRONG_CODES):
        wrong(door, f"10.0.1.{number}", 0)
    changed = door.code
    error = PeerError(Reason.WRONG_CODE)
    assert not slow.__exit__(type(error), error, None)
    wrong(door, "10.0.0.2", 0)
    wrong(door, "10.0.0.3", 0)
    assert door.code == changed


def test_an_address_has_few_tries_a_minute_and_others_are_not_touched_by_it() -> None:
    door = Door(CODE)
    assert [refused(door, "10.0.0.1", at) for at in range(TRIES_OF_AN_ADDRESS)] == [False] * 5
    assert refused(door, "10.0.0.1", 5)
    assert not refused(door, "10.0.0.2", 5)
    assert refused(door, "10.0.0.1", 59.9)
    assert not refused(door, "10.0.0.1", 60.1)


def test_all_addresses_together_have_few_tries_too_and_little_is_remembered_of_them() -> None:
    door = Door(CODE)
    for number in range(TRIES_IN_ALL):
        assert not refused(door, f"10.0.0.{number}", 0)
    for number in range(1000):
        assert refused(door, f"10.0.{number}.1", 1)
    assert len(door._tries) == TRIES_IN_ALL
    assert not refused(door, "10.9.9.9", 61)
