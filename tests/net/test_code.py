import doctest
import re

import pytest

from protocol.errors import LocalError
from protocol.net import code
from protocol.net.code import WORDS, chosen_code, new_code, normal_code


def test_a_code_is_two_words_and_a_number_and_another_each_time() -> None:
    codes = {new_code() for _ in range(200)}
    assert len(codes) > 195
    assert all(re.fullmatch(r"[a-z]+-[a-z]+-[1-9][0-9]", each) for each in codes)


def test_words_are_short_and_none_is_there_twice() -> None:
    assert len(set(WORDS)) == len(WORDS) == 239
    assert max(map(len, WORDS)) <= 8


@pytest.mark.parametrize(
    "typed",
    [
        "maple-otter-42",
        " MAPLE otter 42 ",
        "Maple–Otter–42",
        "maple_otter/42\n",
        "mapleotter42",
        "MapleOtter42",
        "maple.otter.42.",
        "maple, otter, 4 2",
        "maple otter42",
        "mapleotter 42",
        "ｍａｐｌｅ　ｏｔｔｅｒ４２",
    ],
)
def test_a_code_is_the_same_however_it_is_typed(typed: str) -> None:
    assert normal_code(typed) == "maple-otter-42"


def test_every_pair_of_words_is_told_apart_without_a_break() -> None:
    """Whoever only heard a code types what was heard; what both sides make a key of is the code as it was
    made.
    """
    for first in WORDS:
        for second in WORDS:
            assert normal_code(f"{first}{second}10") == f"{first}-{second}-10"
    # That the words are found is not enough: no other two may be spelt alike.
    pairs = {first + second for first in WORDS for second in WORDS}
    assert len(pairs) == len(WORDS) ** 2


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("bluefox7", "blue-fox-7"),
        ("blue-fox-7", "blue-fox-7"),
        ("my-cat-Tom", "my-cat-tom"),
        ("mycattom", "mycattom"),
        ("blue-fox", "blue-fox"),
        ("bluefox", "bluefox"),
        ("blue-fox-owl-7", "blue-fox-owl-7"),
        ("7-blue-fox", "7-blue-fox"),
        ("4-you-and-2-me", "4-you-and-2-me"),
    ],
)
def test_a_code_that_somebody_chose_keeps_the_breaks_that_it_has(typed: str, code: str) -> None:
    assert normal_code(typed) == code


@pytest.mark.parametrize("typed", ["", "  ", "-", "х", "maple-" * 20])
def test_what_is_no_code_is_refused(typed: str) -> None:
    with pytest.raises(LocalError, match="maple-otter-42"):
        normal_code(typed)


@pytest.mark.parametrize("typed", ["abc", "a-b-c-d-e-f-g", "aaaaaaaa", "11111111", "abab-abab-cc"])
def test_a_host_cannot_choose_what_is_soon_guessed(typed: str) -> None:
    with pytest.raises(LocalError, match=r"too easy to guess: take at least 8 letters and digits"):
        chosen_code(typed)


def test_a_host_can_choose_any_code_that_is_long_enough() -> None:
    assert chosen_code("Fox Owl 42") == "fox-owl-42"
    assert chosen_code("my cat Tom") == "my-cat-tom"
    assert all(chosen_code(made) == made for made in (new_code() for _ in range(100)))


def test_examples_hold() -> None:
    assert doctest.testmod(code).failed == 0
