"""The given records and counts hold."""

from pathlib import Path

import pytest

from protocol.game import Game, Rules, read_record
from protocol.game.perft import perft
from tests.game.games import DATA, VECTORS, load

COUNTS = [line.split() for line in (DATA / "perft.txt").read_text().splitlines() if not line.startswith("#")]


def test_twelve_records_and_twenty_nine_counts_are_given() -> None:
    assert (len(VECTORS), len(COUNTS)) == (12, 29)


@pytest.mark.parametrize("path", VECTORS, ids=lambda path: path.stem)
def test_every_position_of_a_given_record_is_reached(path: Path) -> None:
    vector = load(path)
    rules = Rules.from_json(vector.get("rules", {}))
    game = Game.from_seed(bytes.fromhex(vector["seed"]), vector["game"], vector["starter"], rules)
    assert game.position() == vector["opening"]
    for move, digest in zip(vector["moves"], vector["positions"], strict=True):
        assert move in [str(legal) for legal in game.legal_moves()]
        game.play(move)
        assert game.digest() == digest
    assert game.position() == vector["final"]


@pytest.mark.parametrize(
    ("record", "after", "depth", "count"), COUNTS, ids=[f"{c[0][:-5]}-{c[1]}-{c[2]}" for c in COUNTS]
)
def test_sequences_of_legal_moves_are_counted_as_given(
    record: str, after: str, depth: str, count: str
) -> None:
    game = read_record(load(DATA / "vectors" / record)).replay(int(after))
    before = game.encode_position()
    assert perft(game, int(depth)) == int(count)
    assert game.encode_position() == before
