"""What the simple bot plays: payoff, else side, else hand, else king; discards a random non-king."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from protocol.game import Game, Move, View, card_name, rank_of, view
from spite_qt.opponents.greedy import choose

FACE_NAMED = {card_name(card): card for card in range(52)}


def seen(hand: str, sides: tuple[str, ...] = ("", "", "", ""), *moves: str) -> View:
    """Seat 0's view with these cards and legal moves; the choice looks at nothing else."""
    game = Game.from_seed(bytes(32))
    cards = tuple(FACE_NAMED[name] for name in hand.split())
    piles = tuple(tuple(FACE_NAMED[name] for name in pile.split()) for pile in sides)
    plain = view(game, 0)
    return View(
        **{name: getattr(plain, name) for name in plain.__slots__}
        | {"hand": cards, "sides": (piles, plain.sides[1]), "legal_moves": tuple(map(Move.parse, moves))}
    )


def chosen(table: View) -> str:
    return str(choose(table, random.Random(1)))


@pytest.mark.parametrize(
    ("moves", "move"),
    [
        (("2H-c1", "2H-s1", "KD-c1", "p-c1", "s1-c1"), "p-c1"),
        (("2H-c1", "2H-s1", "KD-c1", "s1-c1"), "s1-c1"),
        (("2H-c1", "2H-s1", "KD-c1", "KD-c2"), "2H-c1"),
        (("2H-s1", "KD-c1", "KD-s1"), "KD-c1"),
        (("2H-c1", "2H-s1", "s2-c1"), "2H-c1"),
        (("2H-s1", "s2-c1"), "s2-c1"),
    ],
    ids=[
        "payoff first",
        "then a side pile",
        "then the hand",
        "then a king",
        "a side king waits",
        "and is played last",
    ],
)
def test_the_first_of_payoff_side_hand_king_is_played(moves: tuple[str, ...], move: str) -> None:
    assert chosen(seen("2H KD", ("2C", "3C KS", "", ""), *moves)) == move


def test_every_discard_but_a_kings_is_as_likely_as_the_others() -> None:
    discards = [f"{card}-s{pile}" for card in ("2H", "7D", "KD") for pile in (1, 2, 3, 4)]
    table = seen("2H 7D KD", ("", "", "", ""), *discards)
    rng = random.Random(7)
    counts = Counter(str(choose(table, rng)) for _ in range(4000))
    assert set(counts) == {move for move in discards if not move.startswith("K")}
    assert max(counts.values()) < 1.25 * min(counts.values())


def test_a_king_is_discarded_when_there_is_nothing_else() -> None:
    assert chosen(seen("KD", ("", "", "", ""), "KD-s1")) == "KD-s1"


def test_without_a_legal_move_there_is_no_choice() -> None:
    with pytest.raises(ValueError, match="no legal move"):
        choose(seen("2H"), random.Random(1))


def test_two_greedy_bots_come_to_the_end_of_a_game() -> None:
    rng = random.Random(3)
    for seed in range(20):
        game = Game.from_seed(seed.to_bytes(32, "big"))
        while game.result is None:
            move = choose(view(game, game.turn), rng)
            assert not move.is_discard or rank_of(move.card or 0) != 13
            game.play(move)
            assert game.moves_played < 2000
