"""How turns and games end, also where the given records leave it open."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protocol.game import (
    CardMoved,
    CardsDrawn,
    Event,
    Game,
    GameEnded,
    IllegalMove,
    Move,
    PileCompleted,
    PlaceKind,
    Result,
    Rules,
    TurnPassed,
)
from tests.game.games import VECTORS, load, new_games, play_on, running_games


def names(events: tuple[object, ...]) -> list[str]:
    return [type(event).__name__ for event in events]


def test_the_last_payoff_card_wins_at_once_and_leaves_a_full_pile_where_it_is() -> None:
    vector = load(next(path for path in VECTORS if path.stem == "win-on-full-pile"))
    game = Game.from_seed(bytes.fromhex(vector["seed"]), vector["game"], vector["starter"])
    for move in vector["moves"][:-1]:
        game.play(move)
    events = game.play(vector["moves"][-1])
    assert names(events) == ["CardMoved", "GameEnded"]
    assert events[-1] == GameEnded(0, 4, "payoff")
    assert max(len(pile) for pile in game.centre) == 12
    assert game.result == Result(0, 4)
    assert game.legal_moves() == ()


def test_taking_the_last_card_of_the_stock_is_a_tie_though_the_hand_is_full() -> None:
    # 52 cards, 2 * 20 dealt to the payoff piles, 2 * 5 to the hands: two are left. Seat 1 starts its first
    # turn with a full hand, so the second and the third discard make the other seat draw them.
    game = Game.from_seed(bytes(32), rules=Rules(decks=1, payoff=20))
    assert names(discard(game)) == ["CardMoved", "TurnPassed"]
    assert names(discard(game)) == ["CardMoved", "TurnPassed", "CardsDrawn"]
    assert (len(game.stock), game.result) == (1, None)
    events = discard(game)
    assert names(events) == ["CardMoved", "TurnPassed", "CardsDrawn", "GameEnded"]
    assert events[-1] == GameEnded(None, 0, "stock")
    assert [len(hand) for hand in game.hand] == [4, 5]
    # The seat that was drawing, not the one that discarded.
    assert game.turn == 1
    assert game.position()["result"] == {"winner": None, "points": 0}


def test_a_stock_too_small_for_the_hand_gives_what_it_has_and_ends_the_game() -> None:
    game = tight_game("draw")
    events = play_the_whole_hand(game)
    assert events[1:] == (CardsDrawn(0, tuple(game.hand[0])), GameEnded(None, 0, "stock"))
    assert (len(game.hand[0]), len(game.stock)) == (2, 0)
    assert (game.turn, game.result) == (0, Result(None, 0))


def test_by_house_rule_an_empty_hand_passes_the_turn_and_is_filled_at_the_next() -> None:
    game = tight_game("pass")
    assert play_the_whole_hand(game)[1:] == (TurnPassed(1),)
    assert (game.hand[0], len(game.stock), game.turn, game.result) == ([], 2, 1, None)
    events = discard(game)
    assert events[1:] == (TurnPassed(0), CardsDrawn(0, tuple(game.hand[0])), GameEnded(None, 0, "stock"))
    assert (len(game.hand[0]), game.turn, game.result) == (2, 0, Result(None, 0))


def test_a_tie_among_house_rules_is_reached_however_wide_the_table() -> None:
    rules = Rules(decks=8, payoff=190, hand=12, sides=9, centres=9, empty_hand="pass")
    game = Game.from_seed(bytes(32), rules=rules)
    assert len(game.stock) == 416 - 2 * (190 + 12)
    while game.result is None:
        discard(game)
    # One card a turn, from the second turn on: twelve in the stock.
    assert (game.moves_played, game.result) == (13, Result(None, 0))


@pytest.mark.parametrize("empty_hand", ["draw", "pass"])
def test_a_completed_pile_is_shuffled_back_before_the_drawing_that_the_same_move_causes(
    empty_hand: str,
) -> None:
    events = completion_by_a_last_card(empty_hand)
    after = names(events)
    assert after[:3] == ["CardMoved", "PileCompleted", "StockShuffled"]
    assert after[3:] == (["CardsDrawn"] if empty_hand == "draw" else ["TurnPassed", "CardsDrawn"])


@given(new_games(), st.integers(0, 2**32))
def test_no_full_pile_is_left_while_the_game_runs(game: Game, chance: int) -> None:
    for step in range(100):
        play_on(game, 1, chance + step)
        assert game.result is not None or all(len(pile) < 12 for pile in game.centre)


@given(running_games(), st.integers(0, 1))
def test_who_resigns_gives_the_other_seat_the_points_of_a_win(game: Game, seat: int) -> None:
    left, turn = len(game.payoff[seat]), game.turn
    assert game.resign(seat) == (GameEnded(1 - seat, left, "resigned"),)
    assert game.position()["result"] == {"winner": 1 - seat, "points": left}
    assert (game.legal_moves(), game.turn) == ((), turn)


@given(running_games())
def test_an_agreed_tie_is_a_tie(game: Game) -> None:
    assert game.agree_tie() == (GameEnded(None, 0, "agreed"),)
    assert game.result == Result(None, 0)
    assert game.legal_moves() == ()


def test_after_the_end_nothing_more_happens() -> None:
    game = Game.from_seed(bytes(32))
    move = game.legal_moves()[0]
    game.resign(0)
    before = game.digest()
    with pytest.raises(IllegalMove, match="the game is over"):
        game.play(move)
    with pytest.raises(IllegalMove, match="the game is over"):
        game.resign(1)
    with pytest.raises(IllegalMove, match="the game is over"):
        game.agree_tie()
    assert game.digest() == before


@pytest.mark.parametrize("seat", [2, -1, True, None, "0"])
def test_only_a_seat_can_resign(seat: object) -> None:
    game = Game.from_seed(bytes(32))
    with pytest.raises(ValueError, match="is no seat"):
        game.resign(seat)  # type: ignore[arg-type]
    assert game.result is None


def discard(game: Game) -> tuple[Event, ...]:
    return game.play(next(move for move in game.legal_moves() if move.is_discard))


def from_hand(game: Game) -> list[Move]:
    return [move for move in game.legal_moves() if move.plays_from is PlaceKind.HAND and not move.is_discard]


def tight_game(empty_hand: str) -> Game:
    """Hands of three, a stock of two, and seat 0 holds aces and kings alone."""
    rules = Rules(decks=1, payoff=22, hand=3, centres=9, empty_hand=empty_hand)
    games = (Game.from_seed(seed.to_bytes(32, "big"), rules=rules) for seed in range(10_000))
    return next(game for game in games if all(card % 13 in (0, 12) for card in game.hand[0]))


def play_the_whole_hand(game: Game) -> tuple[Event, ...]:
    """Plays hand cards while there are any; the events of the last."""
    for _ in range(game.rules.hand):
        events = game.play(from_hand(game)[-1])
    return events


def completion_by_a_last_card(empty_hand: str) -> tuple[Event, ...]:
    """The events of a move that completes a pile with the only card left in the hand."""
    for seed in range(1000):
        game = Game.from_seed(seed.to_bytes(32, "big"), rules=Rules(hand=2, payoff=30, empty_hand=empty_hand))
        while game.result is None:
            last = len(game.hand[game.turn]) == 1
            moves = from_hand(game) or [move for move in game.legal_moves() if not move.is_discard]
            events = game.play(moves[0]) if moves else discard(game)
            moved = events[0]
            if (
                last
                and isinstance(moved, CardMoved)
                and moved.source.kind is PlaceKind.HAND
                and isinstance(events[1], PileCompleted)
            ):
                return events
    raise AssertionError("no such game")
