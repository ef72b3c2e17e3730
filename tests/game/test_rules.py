"""House rules: bounds, faults all at once, what is written down."""

import json

import pytest
from hypothesis import given

from protocol.game import Rules, RulesError
from tests.game.games import house_rules


def faults(value: object) -> tuple[str, ...]:
    with pytest.raises(RulesError) as caught:
        Rules.from_json(value)
    assert "\n" not in str(caught.value)
    return caught.value.faults


def test_the_usual_rules() -> None:
    assert Rules() == Rules(2, 20, 5, 4, 3, 50, "draw")
    assert Rules().differences() == {}
    assert Rules().encode() == (
        b'{"centres":3,"decks":2,"empty_hand":"draw","hand":5,"payoff":20,"sides":4,"target":50}'
    )


@given(house_rules())
def test_rules_are_read_back_from_what_differs(rules: Rules) -> None:
    assert Rules.from_json(json.loads(json.dumps(rules.differences()))) == rules
    assert (rules.digest() == Rules().digest()) == (rules == Rules())


def test_the_widest_rules_are_playable() -> None:
    assert Rules(8, 195, 12, 9, 9, 10**6, "pass").decks == 8


def test_every_fault_is_named_at_once() -> None:
    found = faults(
        {"decks": 9, "hand": 0, "sides": 10, "centres": True, "target": 0.5, "empty_hand": "no", "x": 1}
    )
    assert found == (
        "unknown key 'x'",
        "decks is 9, not 1 to 8",
        "hand is 0, not 1 to 12",
        "sides is 10, not 1 to 9",
        "centres is true, not a whole number",
        "target is 0.5, not a whole number",
        "empty_hand is 'no', not 'draw' or 'pass'",
    )


@pytest.mark.parametrize(
    ("value", "fault"),
    [
        ({"payoff": 47}, "the deal takes 104 of 104 cards and leaves no stock"),
        ({"decks": 1, "payoff": 21}, "the deal takes 52 of 52 cards and leaves no stock"),
        (
            {"payoff": 10**30},
            "the deal takes a number of more than 18 digits of 104 cards and leaves no stock",
        ),
        ({"payoff": -1}, "payoff is -1, not 1 or more"),
        ({"hand": "5"}, "hand is '5', not a whole number"),
        ({"hand": None}, "hand is null, not a whole number"),
        ({"empty_hand": ["draw"]}, "empty_hand is a list, not 'draw' or 'pass'"),
        ({"decks\n": 2}, "unknown key 'decks\\n'"),
        ([], "the rules are a list, not an object"),
        (None, "the rules are null, not an object"),
    ],
)
def test_impossible_rules_are_refused_with_the_reason(value: object, fault: str) -> None:
    assert faults(value) == (fault,)


def test_one_card_of_stock_is_enough() -> None:
    assert Rules(decks=1, payoff=20, hand=5).payoff == 20
    assert faults({"decks": 1, "payoff": 20, "hand": 6}) == (
        "the deal takes 52 of 52 cards and leaves no stock",
    )
