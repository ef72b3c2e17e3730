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
    "typed", ["maple-otter-42", " MAPLE otter 42 ", "Maple–Otter–42", "maple_otter/42\n"]
)
def test_a_code_is_the_same_however_it_is_typed(typed: str) -> None:
    assert normal_code(typed) == "maple-otter-42"


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
