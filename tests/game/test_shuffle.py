"""From a seed to a deal: words, rejection, shuffles, the starter."""

import hashlib
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protocol.game import Rules, SeededDealer, below, card_name, first_starter
from protocol.game.shuffle import shuffle, shuffle_words, words
from tests.game.games import seeds
from tests.game.model import naive_shuffle


def test_words_are_the_big_endian_output_of_shake_256_however_many_are_taken() -> None:
    stream = hashlib.shake_256(b"some text").digest(4 * 1000)
    expected = [int.from_bytes(stream[at : at + 4], "big") for at in range(0, 4000, 4)]
    for block in (1, 3, 64, 2000):
        assert list(islice(words(b"some text", block), 1000)) == expected


def test_a_word_that_would_favour_small_numbers_is_passed_over() -> None:
    # 2**32 = 3 * 1431655765 + 1: exactly one word, the last, is too many for three.
    assert below(3, iter([0xFFFFFFFF, 0x00000004])) == 1
    assert below(3, iter([0xFFFFFFFE])) == 0xFFFFFFFE % 3


@pytest.mark.parametrize("k", [5, 7, 52, 103, 104, 416])
def test_the_first_word_passed_over_is_the_largest_multiple_of_k(k: int) -> None:
    bound = 2**32 // k * k
    assert bound < 2**32
    assert below(k, iter([bound, 0xFFFFFFFF, bound - 1])) == k - 1
    assert below(k, iter([bound - 1, 0])) == k - 1


@pytest.mark.parametrize("k", [1, 2, 64])
def test_a_power_of_two_passes_no_word_over(k: int) -> None:
    assert below(k, iter([0xFFFFFFFF])) == k - 1


def test_a_shuffle_goes_on_with_the_next_word_after_one_passed_over() -> None:
    # Places 3, 2, 1 swap with below(4) = 1, below(3) = 1 (FFFFFFFF is passed over, 4 mod 3), below(2) = 0.
    cards = [10, 11, 12, 13]
    shuffle(cards, iter([1, 0xFFFFFFFF, 4, 2]))
    assert cards == [12, 10, 13, 11]


@given(seeds, st.integers(0, 2**32 - 1), st.integers(0, 2**32 - 1), st.integers(1, 416))
def test_a_shuffle_is_what_a_plain_reading_of_the_rules_makes_it(
    seed: bytes, game: int, number: int, size: int
) -> None:
    cards = list(range(size))
    shuffle(cards, shuffle_words(seed, game, number, size))
    names = [str(card) for card in range(size)]
    naive_shuffle(names, seed, game, number)
    assert [str(card) for card in cards] == names


@given(seeds)
def test_the_joint_seed_chooses_the_starter(seed: bytes) -> None:
    first_word = hashlib.shake_256(b"spite/starter/1" + seed).digest(4)
    assert first_starter(seed) == first_word[3] & 1


def test_both_seats_start_about_as_often() -> None:
    starts = [first_starter(number.to_bytes(32, "big")) for number in range(400)]
    assert 160 < sum(starts) < 240


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33), "0" * 32, None])
def test_a_seed_of_another_length_or_kind_is_refused(seed: object) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        first_starter(seed)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="32 bytes"):
        SeededDealer(seed)  # type: ignore[arg-type]


def test_cards_are_dealt_in_turn_from_the_top_the_starter_first() -> None:
    order = [str(card) for card in range(104)]
    naive_shuffle(order, bytes(32), 3, 0)
    top_down = [int(card) for card in reversed(order)]
    deal = SeededDealer(bytes(32)).deal(Rules(), 1, 3)
    assert deal.payoff == (top_down[1:40:2], top_down[0:40:2])
    assert deal.hand == (top_down[41:50:2], top_down[40:50:2])


def test_card_numbers_run_by_deck_suit_and_rank() -> None:
    assert [card_name(card) for card in (0, 9, 12, 13, 32, 51, 52, 103, 415)] == [
        "AC", "TC", "KC", "AD", "7H", "KS", "AC", "KS", "KS",
    ]  # fmt: skip
