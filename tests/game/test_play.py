"""Playing: the engine against a plain second reading of the rules, and what holds at every move."""

import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protocol.game import CardMoved, Game, IllegalMove, Move, Place, PlaceKind, Rules, digest
from tests.game.games import house_rules, new_games, play_on, running_games, seeds
from tests.game.model import Model
from tests.game.test_moves import WRITABLE


def state(game: Game) -> tuple[object, ...]:
    """Everything an illegal move could have touched."""
    lists = (game.payoff, game.hand, game.side, game.centre, list(game.stock))
    return (
        repr(lists),
        game.turn,
        game.result,
        game.shuffles,
        game.moves_played,
        game.legal_moves(),
        game.digest(),
    )


@given(seeds, st.integers(0, 2**32 - 1), st.integers(0, 1), house_rules(), st.randoms(use_true_random=False))
def test_a_game_goes_as_a_plain_reading_of_the_rules(
    seed: bytes, number: int, starter: int, rules: Rules, chance: random.Random
) -> None:
    game, model = (
        Game.from_seed(seed, number, starter, rules),
        Model(seed, number, starter, rules.differences()),
    )
    for _ in range(150):
        assert game.position() == model.position()
        legal = [str(move) for move in game.legal_moves()]
        assert legal == model.legal()
        assert game.shuffles == model.shuffles
        if not legal:
            break
        plays = [move for move in legal if "-c" in move]
        move = chance.choice(plays if plays and chance.random() < 0.9 else legal)
        game.play(move)
        model.play(move)


@given(running_games())
def test_play_accepts_exactly_the_legal_moves_and_others_change_nothing(game: Game) -> None:
    legal = {str(move) for move in game.legal_moves()}
    before = state(game)
    for text in WRITABLE:
        if text in legal:
            game.copy().play(text)
        else:
            with pytest.raises(IllegalMove) as caught:
                game.play(text)
            assert caught.value.why
    assert state(game) == before


@given(running_games(), st.sampled_from(WRITABLE) | st.text(max_size=6))
def test_an_illegal_move_changes_nothing(game: Game, text: str) -> None:
    before = state(game)
    if text not in map(str, game.legal_moves()):
        with pytest.raises(IllegalMove):
            game.play(text)
    assert state(game) == before


@given(new_games(), st.integers(0, 2**32))
def test_every_card_is_always_there_once(game: Game, chance: int) -> None:
    cards = list(range(52 * game.rules.decks))
    for step in range(60):
        piles = [*game.payoff, *game.hand, *game.side[0], *game.side[1], *game.centre, list(game.stock)]
        assert sorted(card for pile in piles for card in pile) == cards
        play_on(game, 5, chance + step)
    assert all(len(pile) <= 12 for pile in game.centre)


@given(new_games(), st.integers(0, 2**32))
def test_the_quick_encoding_of_a_position_is_its_canonical_json(game: Game, chance: int) -> None:
    for step in range(40):
        assert game.digest() == digest(game.position())
        play_on(game, 10, chance + step)


@given(new_games(), st.integers(0, 2**32), st.integers(0, 80))
def test_a_copy_goes_its_own_way(game: Game, chance: int, moves: int) -> None:
    play_on(game, moves, chance)
    twin, before = game.copy(), state(game)
    play_on(twin, 200, chance)
    assert state(game) == before
    play_on(game, 200, chance)
    assert state(game) == state(twin)


def test_of_equal_cards_in_the_hand_the_one_drawn_first_goes() -> None:
    game = game_where(lambda game: len({card % 52 for card in game.hand[0]}) < 5)
    hand = game.hand[0].copy()
    twin = next(card for at, card in enumerate(hand) if card % 52 in [other % 52 for other in hand[:at]])
    first = next(card for card in hand if card % 52 == twin % 52)
    names = [str(move) for move in game.legal_moves()]
    assert len(names) == len(set(names))
    move = next(move for move in game.legal_moves() if move.card == twin % 52 and move.is_discard)
    moved = game.play(move)[0]
    assert moved == CardMoved(
        0,
        first,
        Place(PlaceKind.HAND, 0, hand.index(first)),
        Place(PlaceKind.SIDE, 0, move.target_side or 0),
        0,
    )
    hand.remove(first)
    assert game.hand[0] == hand


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("p-c4", "there are 3 centre piles, no c4"),
        ("s5-c1", "there are 4 side piles, no s5"),
        ("s1-c1", "side pile s1 is empty"),
        ("2D-s1", "2D is not in the hand"),
        ("JC-s5", "there are 4 side piles, no s5"),
        ("JC-c1", "c1 takes A or K next, not JC"),
        ("nonsense", "'nonsense' is no move"),
    ],
)
def test_a_refusal_says_why(text: str, why: str) -> None:
    game = game_where(lambda game: 10 in game.hand[0] and not {14, 66} & set(game.hand[0]))
    with pytest.raises(IllegalMove) as caught:
        game.play(text)
    assert caught.value.why == str(caught.value) == why


def test_a_seat_that_could_play_may_discard() -> None:
    game = game_where(lambda game: any(not move.is_discard for move in game.legal_moves()))
    discard = next(move for move in game.legal_moves() if move.is_discard)
    game.play(discard)
    assert game.turn == 1


@pytest.mark.parametrize(
    ("starter", "number"), [(2, 0), (-1, 0), (True, 0), (None, 0), (0, -1), (0, 2**32), (0, False), (0, 1.0)]
)
def test_a_starter_or_number_that_cannot_be_is_refused(starter: object, number: object) -> None:
    with pytest.raises(ValueError, match=r"starter|number"):
        Game.from_seed(bytes(32), number, starter)  # type: ignore[arg-type]


def game_where(wanted: Callable[[Game], bool]) -> Game:
    """The first of the games with seeds 0, 1, 2 ... whose opening is as wanted."""
    return next(game for seed in range(10_000) if wanted(game := Game.from_seed(seed.to_bytes(32, "big"))))


def test_moves_are_taken_as_moves_or_as_text() -> None:
    one, other = Game.from_seed(bytes(32)), Game.from_seed(bytes(32))
    text = str(one.legal_moves()[0])
    assert one.play(text) == other.play(Move.parse(text))
    assert one.digest() == other.digest()
