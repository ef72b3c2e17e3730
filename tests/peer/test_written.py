"""What a match keeps of what was played: every entry, in little room, and no games that cannot come back."""

from __future__ import annotations

import gc
import random
from dataclasses import replace

from protocol.game import Game, Rules
from protocol.peer import events
from protocol.peer.conversation import Phase
from protocol.peer.kept import entry_of
from protocol.peer.written import Entries
from tests.peer.pair import Pair
from tests.peer.test_match import good_move, play_game


def played() -> Pair:
    """Two short games, the second one still going on."""
    pair, rng = Pair(Rules(payoff=2, target=30)), random.Random(1)
    play_game(pair, rng)
    pair.host.act("next_game")
    pair.joiner.act("next_game")
    pair.settle()
    play_some(pair, rng, 6)
    return pair


def play_some(pair: Pair, rng: random.Random, moves: int) -> None:
    for _ in range(moves):
        view = pair.mover.conversation.view
        assert view is not None
        pair.mover.act("play", good_move(view, rng))
        pair.settle()
    assert pair.host.conversation.phase is Phase.PLAYING


def test_entries_come_back_as_they_were_written() -> None:
    pair = played()
    written = [entry_of(record) for record in pair.host.entries]
    kept = Entries(written)
    assert list(kept) == written
    assert kept[-1] == written[-1]
    assert kept[3:9] == tuple(written[3:9])
    assert list(reversed(kept)) == written[::-1]
    assert kept == Entries(written)
    assert kept != Entries(written[:-1])
    assert kept != Entries([*written[:-1], replace(written[-1], signature=bytes(64))])


def test_a_copy_of_entries_stays_as_it_is_when_the_match_goes_on() -> None:
    pair = played()
    before = pair.host.conversation.kept
    assert before is not None
    count = len(before.entries)
    play_some(pair, random.Random(2), 3)
    after = pair.host.conversation.kept
    assert after is not None
    assert (len(before.entries), len(after.entries)) == (count, count + 3)
    assert before.entries[:] == after.entries[:count]


def test_the_moves_of_a_kept_game_are_played_anew_as_they_were_told() -> None:
    pair = played()
    told = [event for event in pair.host.of(events.Moved) if event.game == 1]
    kept = pair.host.conversation.kept
    assert kept is not None
    moves = kept.moves()
    assert [step.after.chain.hex() for step in moves] == [event.chain for event in told]
    assert len(moves) == 6


def games_held() -> int:
    gc.collect()
    return sum(type(each) is Game for each in gc.get_objects())


def test_a_long_game_holds_no_more_games_than_a_short_one() -> None:
    others = games_held()
    pair, rng = Pair(Rules(payoff=20)), random.Random(3)
    for _ in range(4):
        play_some(pair, rng, 25)
        # One for each side, and what may be taken back of this turn.
        assert games_held() - others <= 12
