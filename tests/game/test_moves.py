"""Moves: one object for each notation, immutable."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protocol.game import IllegalMove, Move, PlaceKind

SOURCES = ["p", *(f"s{n}" for n in range(1, 10)), *(r + s for r in "A23456789TJQK" for s in "CDHS")]
WRITABLE = [
    f"{source}-{kind}{n}"
    for source in SOURCES
    for kind in "cs"
    for n in range(1, 10)
    if kind == "c" or (len(source) == 2 and source[0] != "s")
]


def test_every_move_that_can_be_written_is_read_back_as_the_same_object() -> None:
    assert len(WRITABLE) == 1026
    for text in WRITABLE:
        move = Move.parse(text)
        assert str(move) == text
        assert f"{move.source}-{move.target}" == text
        assert Move.parse(text) is move
        assert copy.deepcopy(move) is move
        assert pickle.loads(pickle.dumps(move)) is move


def test_the_parts_of_a_move() -> None:
    payoff, side, hand, discard = (Move.parse(text) for text in ("p-c1", "s2-c3", "KS-c9", "TH-s4"))
    assert (payoff.plays_from, payoff.card_name, payoff.target_centre) == (PlaceKind.PAYOFF, None, 0)
    assert (side.plays_from, side.source_side, side.target_centre) == (PlaceKind.SIDE, 1, 2)
    assert (hand.plays_from, hand.card, hand.card_name, hand.target_side) == (PlaceKind.HAND, 51, "KS", None)
    assert (discard.is_discard, discard.target_side, discard.target_centre) == (True, 3, None)
    assert not any(move.is_discard for move in (payoff, side, hand))


@given(
    st.text(max_size=8)
    | st.sampled_from(["p-s1", "s1-s2", "7h-c1", "7H-c0", "7H-c10", " p-c1", "p-c1\n", "c1-p"])
)
def test_other_text_is_no_move(text: str) -> None:
    if text not in WRITABLE:
        with pytest.raises(IllegalMove, match="is no move") as caught:
            Move.parse(text)
        assert caught.value.why.isascii()


@pytest.mark.parametrize("value", [None, 7, b"p-c1", ["p-c1"], {"p": "c1"}])
def test_what_is_no_text_is_no_move(value: object) -> None:
    with pytest.raises(IllegalMove):
        Move.parse(value)


def test_a_move_cannot_be_changed_or_made() -> None:
    move = Move.parse("p-c1")
    with pytest.raises(AttributeError):
        move.text = "p-c2"
    with pytest.raises(AttributeError):
        del move.text
    with pytest.raises(TypeError, match="parse"):
        Move()
