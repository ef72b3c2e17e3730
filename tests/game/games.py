"""Games to try things on: strategies for house rules and for games played some way, and the given records."""

import json
import random
from pathlib import Path
from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from protocol.bench import choose_greedily, choose_random
from protocol.game import Game, Rules, RulesError

DATA = Path(__file__).parents[1] / "data"
VECTORS = sorted((DATA / "vectors").glob("*.json"))


def load(path: Path) -> dict[str, Any]:
    return json.loads(path.read_text())  # type: ignore[no-any-return]


@st.composite
def house_rules(draw: st.DrawFn) -> Rules:
    """Any rules that can be played, the usual ones and tight ones (hardly a stock) often."""
    if draw(st.booleans()):
        return Rules(empty_hand=draw(st.sampled_from(["draw", "pass"])))
    decks = draw(st.integers(1, 8))
    hand = draw(st.integers(1, 12))
    most = (52 * decks - 1) // 2 - hand
    assume(most >= 1)
    payoff = draw(st.sampled_from([1, most, min(most, 4)]) | st.integers(1, most))
    sides, centres = draw(st.integers(1, 9)), draw(st.integers(1, 9))
    try:
        return Rules(decks, payoff, hand, sides, centres, 50, draw(st.sampled_from(["draw", "pass"])))
    except RulesError:  # an odd number of cards left over: no stock
        assume(False)
        raise


seeds = st.binary(min_size=32, max_size=32)


@st.composite
def new_games(draw: st.DrawFn) -> Game:
    number = draw(st.integers(0, 3) | st.just(2**32 - 1))
    return Game.from_seed(draw(seeds), number, draw(st.integers(0, 1)), draw(house_rules()))


@st.composite
def running_games(draw: st.DrawFn) -> Game:
    """Some way on, but not at the end."""
    game = draw(new_games())
    assume(game.result is None)
    play_on(game, draw(st.integers(0, 400)), draw(st.integers(0, 2**32)), stop_before_end=True)
    return game


def play_on(game: Game, moves: int, chance_seed: int, *, stop_before_end: bool = False) -> None:
    """Plays so many moves, mostly plays and sometimes discards, or to the end (or to just before it)."""
    chance = random.Random(chance_seed).random
    for _ in range(moves):
        if game.result is not None:
            return
        choose = choose_greedily if chance() < 0.8 else choose_random
        move = choose(game.legal_moves(), chance)
        if stop_before_end:
            ahead = game.copy()
            ahead.play(move)
            if ahead.result is not None:
                return
        game.play(move)
