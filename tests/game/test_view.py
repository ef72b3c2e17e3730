"""What a seat may see: all of that and nothing else, neither as a value nor by following references."""

import gc
import random
from types import FunctionType, ModuleType
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mypy import api as mypy

from protocol.game import Card, Game, Rules, SeededDealer, seen_by, view
from tests.game.games import new_games, play_on, running_games


def disguised(game: Game, seat: int, chance: random.Random) -> Game:
    """A game that `seat` cannot tell from this one: what it cannot see is mixed, and decks are swapped."""
    other = game.copy()
    stock = cast(list[Card], other.stock)
    hidden = [stock, other.hand[1 - seat]]
    tops = [pile.pop() for pile in other.payoff]
    hidden += other.payoff
    cards = [card for pile in hidden for card in pile]
    chance.shuffle(cards)
    for pile in hidden:
        pile[:] = [cards.pop() for _ in pile]
    for pile, top in zip(other.payoff, tops, strict=True):
        pile.append(top)
    deck = 52 * chance.randrange(game.rules.decks)
    for pile in [*hidden, other.hand[seat], *other.side[0], *other.side[1], *other.centre]:
        pile[:] = [(card + deck) % (52 * game.rules.decks) for card in pile]
    return other


@given(running_games(), st.integers(0, 1), st.randoms(use_true_random=False))
def test_games_that_differ_in_what_a_seat_cannot_see_look_the_same(
    game: Game, seat: int, chance: random.Random
) -> None:
    other = disguised(game, seat, chance)
    assert view(other, seat) == view(game, seat)
    for move in view(game, seat).legal_moves:
        one, two = game.copy(), other.copy()
        # Until a card is turned up, drawn or shuffled, what happens looks the same too.
        told = [seen_by(played.play(move), seat) for played in (one, two)]
        assert [type(event) for event in told[0]] == [type(event) for event in told[1]]
        assert told[0][0] == told[1][0]


@given(new_games(), st.integers(0, 2**32), st.integers(0, 300), st.integers(0, 1))
def test_a_view_holds_what_the_seat_sees(game: Game, chance: int, moves: int, seat: int) -> None:
    play_on(game, moves, chance)
    seen, position = view(game, seat), game.position()
    names = position["payoff"]

    def named(cards: tuple[Card, ...]) -> list[str]:
        assert all(0 <= card < 52 for card in cards)
        return ["A23456789TJQK"[card % 13] + "CDHS"[card // 13] for card in cards]

    assert (seen.seat, seen.turn, seen.starter, seen.number) == (seat, game.turn, game.starter, game.number)
    assert seen.payoff_count == (len(names[0]), len(names[1]))
    assert [named((top,)) for top in seen.payoff_top if top is not None] == [
        pile[-1:] for pile in names if pile
    ]
    assert named(seen.hand) == position["hand"][seat]
    assert seen.other_hand_count == len(position["hand"][1 - seat])
    assert [[named(pile) for pile in piles] for piles in seen.sides] == position["side"]
    assert [named(pile) for pile in seen.centres] == position["centre"]
    assert seen.stock_count == len(position["stock"])
    assert (seen.result, seen.rules) == (game.result, game.rules)
    assert seen.legal_moves == (game.legal_moves() if seat == game.turn else ())


@given(running_games(), st.integers(0, 1))
def test_neither_game_nor_dealer_nor_seed_can_be_reached_from_a_view(game: Game, seat: int) -> None:
    hidden = [*game.payoff, *game.hand, *game.side[0], *game.centre, game.stock]
    found: list[object] = []
    seen: dict[int, object] = {}
    waiting: list[object] = [view(game, seat)]
    while waiting:
        value = waiting.pop()
        # What classes and functions lead to belongs to the program, not to this view.
        if id(value) in seen or isinstance(value, type | FunctionType | ModuleType):
            continue
        seen[id(value)] = value
        if isinstance(value, Game | SeededDealer | bytes | list) or any(value is pile for pile in hidden):
            found.append(value)
        waiting += gc.get_referents(value)
    assert found == []
    assert {id(value) for value in view(game, seat).legal_moves} <= seen.keys()


def test_a_view_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        view(Game.from_seed(bytes(32)), 0).turn = 1  # type: ignore[misc]


@pytest.mark.parametrize("seat", [2, -1, True, None])
def test_only_a_seat_has_a_view(seat: object) -> None:
    with pytest.raises(ValueError, match="is no seat"):
        view(Game.from_seed(bytes(32)), seat)  # type: ignore[arg-type]


def test_a_view_tells_the_rules_it_is_played_by() -> None:
    rules = Rules(decks=3, sides=2)
    seen = view(Game.from_seed(bytes(32), rules=rules), 1)
    assert (seen.rules, len(seen.sides[0])) == (rules, 2)


def test_the_type_checker_refuses_a_game_where_a_view_is_wanted() -> None:
    program = (
        "from protocol.game import Game, Move, View\n"
        "def choose(view: View) -> Move: return view.legal_moves[0]\n"
        "def cheat(game: Game) -> Move: return choose(game)\n"
    )
    answer, _, code = mypy.run(["--strict", "--no-incremental", "--config-file=", "-c", program])
    assert 'Argument 1 to "choose" has incompatible type "Game"; expected "View"' in answer
    assert "Found 1 error" in answer
    assert code == 1
