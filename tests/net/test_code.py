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


@pytest.mark.parametrize(
    ("code", "typed"),
    [
        # As it is composed, as macOS takes letters apart, in capitals, without marks, as it is shown.
        (
            "susser-brei-12",
            ("Süßer Brei 12", "Su\u0308ßer Brei 12", "SÜSSER BREI 12", "SÜẞER-BREI-12", "susser brei 12"),
        ),
        ("ete-a-nimes", ("Été à Nîmes", "E\u0301te\u0301 a\u0300 Ni\u0302mes", "ete-a-nimes")),
        ("acao-no-7", ("Ação nº 7", "acao no 7")),
        ("smorrebrod-9", ("Smørrebrød 9", "SMØRREBRØD 9")),
        ("aether-oeuvre", ("Æther œuvre", "ÆTHER ŒUVRE", "aether-oeuvre")),
        ("istanbul-34", ("İstanbul 34", "ıstanbul 34", "ISTANBUL 34")),
        # What is not seen is not there: a soft hyphen, a space of no width.
        ("kaffeetasse-1", ("Kaffee\u00adtasse 1", "kaffee\u200btasse 1")),
        ("maple-otter-42", ("maple otter ٤٢", "mäple otter 42")),
    ],
)
def test_a_code_is_the_same_with_marks_and_without(code: str, typed: tuple[str, ...]) -> None:
    assert {normal_code(each) for each in typed} == {code}
    assert normal_code(code) == code


@pytest.mark.parametrize("typed", ["Привет abcdefgh 12", "maple-оtter-42", "γάτα 12345678", "猫 abcdefgh"])
def test_letters_of_other_alphabets_are_refused_and_never_left_out(typed: str) -> None:
    for read in (normal_code, chosen_code):
        with pytest.raises(LocalError, match="has letters from a to z and digits"):
            read(typed)


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
