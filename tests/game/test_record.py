"""Records: read strictly, replayed, compared with what they claim, written."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protocol.game import (
    Game,
    NotARecordError,
    RecordError,
    ReplayError,
    Result,
    Rules,
    game_record,
    read_record,
    read_records,
)
from tests.game.games import VECTORS, house_rules, load, seeds

VECTOR = VECTORS[1]


def changed(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """A given record with one change. It has 117 moves, starter 1, game 1."""
    record = load(VECTOR)
    change(record)
    return record


@pytest.mark.parametrize("path", VECTORS, ids=lambda path: path.stem)
def test_a_given_record_is_written_back_as_it_was_read(path: Path) -> None:
    assert read_record(load(path)).recomputed() == load(path)
    assert read_record(load(path)).difference() is None


@given(seeds, st.integers(0, 5), st.integers(0, 1), house_rules(), st.integers(0, 2**32), st.integers(0, 100))
def test_replaying_a_record_is_playing_it(
    seed: bytes, number: int, starter: int, rules: Rules, chance: int, moves: int
) -> None:
    game = Game.from_seed(seed, number, starter, rules)
    played: list[str] = []
    while game.result is None and len(played) < moves:
        legal = game.legal_moves()
        move = legal[(chance + len(played)) % len(legal)]
        game.play(move)
        played.append(str(move))
    text = json.dumps(game_record(seed, played, number=number, starter=starter, rules=rules))
    [record] = read_records(text.encode())
    assert record.difference() is None
    assert record.replay().encode_position() == game.encode_position()
    half = len(played) // 2
    cut = record.recomputed(half)
    assert cut["moves"] == played[:half]
    assert cut["final"] == record.replay(half).position()
    assert read_record(cut).difference() is None


@given(seeds, st.integers(0, 200), st.sampled_from([{"resigned": 0}, {"resigned": 1}, {"agreed": True}]))
def test_an_end_outside_a_move_gives_the_final_result(seed: bytes, moves: int, end: dict[str, int]) -> None:
    game, played = Game.from_seed(seed), []
    for _ in range(moves):
        before = game.copy()
        move = game.legal_moves()[0]
        game.play(move)
        if game.result is not None:
            game = before
            break
        played.append(move)
    record = game_record(seed, played, end=end)
    resigner = end.get("resigned")
    expected = Result(None, 0) if resigner is None else Result(1 - resigner, len(game.payoff[resigner]))
    assert record["final"]["result"] == expected._asdict()
    read = read_record(json.loads(json.dumps(record)))
    assert read.difference() is None
    assert read.replay().result == expected
    # After all moves the game still runs: the end comes after them.
    assert read.replay(len(played)).result is None
    assert "end" not in read.recomputed(len(played))
    assert read.recomputed() == record


def test_an_end_after_the_end_is_refused() -> None:
    record = read_record(load(VECTOR) | {"end": {"agreed": True}})
    with pytest.raises(ReplayError, match=r'^end is \{"agreed":true\}: the game is over$') as caught:
        record.replay()
    assert caught.value.number is None
    assert record.difference() == str(caught.value)


def test_an_illegal_move_is_named_with_its_number_and_why() -> None:
    record = read_record(changed(lambda record: record["moves"].__setitem__(40, "p-c9")))
    with pytest.raises(ReplayError) as caught:
        record.replay()
    assert str(caught.value) == "move 40: moves[40] is 'p-c9': there are 3 centre piles, no c9"
    assert (caught.value.number, caught.value.why) == (40, "there are 3 centre piles, no c9")
    assert record.difference() == str(caught.value)
    assert record.replay(40).moves_played == 40
    with pytest.raises(ReplayError):
        record.replay(41)


@pytest.mark.parametrize(
    ("change", "difference"),
    [
        (lambda r: r["opening"].update(turn=0), "opening: turn differs"),
        (lambda r: r["opening"].update(turn=True), "opening: turn differs"),
        (lambda r: r["opening"]["hand"][0].reverse(), "opening: hand differs"),
        (lambda r: r["opening"]["stock"].append("XX"), "opening: stock differs"),
        (lambda r: r["opening"].update(result={"winner": None, "points": 0}), "opening: result differs"),
        (
            lambda r: r["positions"].__setitem__(7, "f" * 16),
            "move 7: positions[7] is 'ffffffffffffffff', recomputed '",
        ),
        (lambda r: r["final"]["centre"].reverse(), "move 116: final centre differs"),
        (lambda r: r["final"]["result"].update(points=1), "move 116: final result differs"),
        (lambda r: r["final"]["result"].update(points=0.0), "move 116: final result differs"),
        (lambda r: r.update(seed="00" * 32), "opening: payoff differs"),
        (lambda r: r.update(starter=0), "opening: turn differs"),
        (lambda r: r.update(game=2), "opening: payoff differs"),
        (lambda r: r.update(rules={"payoff": 19}), "opening: payoff differs"),
        (lambda r: (r["moves"].clear(), r["positions"].clear()), "opening: final turn differs"),
    ],
)
def test_the_first_move_and_field_that_differ_are_named(
    change: Callable[[dict[str, Any]], object], difference: str
) -> None:
    found = read_record(changed(change)).difference()
    assert found is not None
    assert found.startswith(difference)


def nested(depth: int) -> list[Any]:
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda r: r.update(colour=1), "unknown key 'colour'"),
        (lambda r: r.pop("final"), "no key 'final'"),
        (lambda r: r.update(format=2), "format is 2; this program reads 1"),
        (lambda r: r.update(format=True), "format is true; this program reads 1"),
        (lambda r: r.update(seed="zz" * 32), "not 64 hex digits"),
        (lambda r: r.update(seed="00 " * 21 + "0"), "not 64 hex digits"),
        (lambda r: r.update(seed="0" * 63), "not 64 hex digits"),
        (lambda r: r.update(seed=0), "seed is 0, not 64 hex digits"),
        (lambda r: r.update(game=-1), "game is -1, not a whole number from 0 to 4294967295"),
        (lambda r: r.update(game=2**32), "game is 4294967296, not a whole number"),
        (lambda r: r.update(game=True), "game is true, not a whole number"),
        (lambda r: r.update(game=1.0), "game is 1.0, not a whole number"),
        (lambda r: r.update(starter=2), "starter is 2, not a whole number from 0 to 1"),
        (lambda r: r.update(starter=None), "starter is null, not a whole number"),
        (lambda r: r.update(moves="p-c1"), "moves is 'p-c1', not a list"),
        (lambda r: r["moves"].__setitem__(3, 5), "moves[3] is 5, not a string"),
        (lambda r: r["positions"].__setitem__(3, None), "positions[3] is null, not a string"),
        (lambda r: r["positions"].pop(), "116 positions for 117 moves"),
        (lambda r: r.update(rules=[]), "rules: the rules are a list, not an object"),
        (lambda r: r.update(rules={"decks": 9, "a": 1}), "rules: unknown key 'a'; decks is 9, not 1 to 8"),
        (lambda r: r.update(end={}), "end is an object, not an object of one key"),
        (lambda r: r.update(end=None), "end is null, not an object of one key"),
        (lambda r: r.update(end={"lost": 1}), "end: unknown key 'lost'"),
        (lambda r: r.update(end={"resigned": True}), "resigned is true, not a whole number from 0 to 1"),
        (lambda r: r.update(end={"agreed": False}), "end: agreed is false, not true"),
        (lambda r: r.update(opening=[]), "opening is a list, not an object"),
        (lambda r: r["opening"].update(shuffles=3), "opening: unknown key 'shuffles'"),
        (lambda r: r["final"].pop("stock"), "final: no key 'stock'"),
        (
            lambda r: r["final"].update(stock=[["AC"]]),
            "final: stock is a list, not card names in lists 1 deep",
        ),
        (
            lambda r: r["final"].update(side=nested(900)),
            "final: side is a list, not card names in lists 3 deep",
        ),
        (lambda r: r["final"].update(turn=nested(900)), "final: turn is a list, not a seat"),
        (lambda r: r["final"].update(result=0), "final: result is 0, not null or an object"),
        (lambda r: r["final"].update(result={"winner": 0}), "final: result: no key 'points'"),
        (lambda r: r["final"].update(result={"winner": [], "points": 0}), "final: result is an object"),
    ],
)
def test_what_is_no_record_is_refused_with_the_reason(
    change: Callable[[dict[str, Any]], object], why: str
) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(changed(change))
    assert why in str(caught.value)
    assert "\n" not in str(caught.value)


def test_optional_keys_are_taken() -> None:
    record = read_record(changed(lambda record: record.update(format=1, rules={})))
    assert record.rules == Rules()
    assert record.difference() is None
    assert record.recomputed()["format"] == 1


@pytest.mark.parametrize("after", [118, -1])
def test_there_are_only_so_many_moves(after: int) -> None:
    with pytest.raises(RecordError, match=f"the record has 117 moves, not {after}"):
        read_record(load(VECTOR)).replay(after)


def test_a_match_is_read_line_by_line() -> None:
    lines = [json.dumps(load(path)) for path in VECTORS]
    records = read_records(("\n".join(lines) + "\n\n").encode())
    assert [len(record.moves) for record in records] == [len(load(path)["moves"]) for path in VECTORS]
    lines[4] = lines[4].replace('"starter"', '"starts"')
    with pytest.raises(RecordError, match=r"^line 5: unknown key 'starts'$"):
        read_records("\n".join(lines).encode())
    lines[4] = lines[4][:500]
    with pytest.raises(NotARecordError, match=r"^line 5 is cut short \(it ends in column 500\)$"):
        read_records("\n".join(lines).encode())
    lines[4] = "# " + lines[4]
    with pytest.raises(NotARecordError, match=r"^line 5 is no game record \(column 1: Expecting value\)$"):
        read_records("\n".join(lines).encode())


@pytest.mark.parametrize("indent", [None, 1])
def test_a_record_that_ends_too_early_is_cut_short_wherever_that_is(indent: int | None) -> None:
    record = game_record(bytes(32), [], end={"agreed": True}, rules=Rules(payoff=1))
    text = json.dumps(record, indent=indent)
    assert len(read_records(text.encode())) == 1
    cut_short = r"^the file is cut short \(it ends in line \d+, column \d+\)$"
    for end in range(1, len(text)):
        with pytest.raises(NotARecordError, match=cut_short):
            read_records(text[:end].encode())


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"", "the file is empty"),
        (b"\xef\xbb\xbf \n\n", "the file is empty"),
        (b"\xff\xfe{}", "it is no game record (not UTF-8 text, from byte 0 on)"),
        (b"{\xef\xbb\xbf}", "it is no game record (line 1, column 2: "),
        (b"[1, 2", "the file is cut short (it ends in line 1, column 5)"),
        (b"some words", "it is no game record (line 1, column 1: Expecting value)"),
        (b"{\n  'a': 1\n}", "it is no game record (line 2, column 3: "),
        (b"NaN", "NaN is no number"),
        (b'{"game": -Infinity}', "-Infinity is no number"),
        (b'{"a": {"b": 1, "b": 1}}', "the key 'b' stands twice in one object"),
        (b"[" * 100_000, "nested too deep"),
        (b'{"a":' * 100_000, "nested too deep"),
        (b"9" * 5000, "a number of too many digits"),
        (b"[]", "a game record is an object, not a list"),
        (b'"text"', "a game record is an object, not 'text'"),
        (b"null\nnull", "line 1: a game record is an object, not null"),
    ],
)
def test_other_text_is_refused_with_the_reason(text: bytes, why: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_records(text)
    assert why in str(caught.value)
    assert "\n" not in str(caught.value)


@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_no_text_at_all_raises_anything_else(text: bytes) -> None:
    with pytest.raises(RecordError):
        read_records(text)


@given(st.data())
def test_a_record_with_any_value_anywhere_holds_differs_or_is_refused(data: st.DataObject) -> None:
    record = load(VECTOR)
    value: Any = record
    while isinstance(value, dict | list) and value:
        parent = value
        keys = sorted(parent) if isinstance(parent, dict) else range(len(parent))
        key = data.draw(st.sampled_from(keys))
        value = parent[key]
        if data.draw(st.booleans()):
            break
    leaf = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5)
    parent[key] = data.draw(
        st.recursive(leaf, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner))
    )
    try:
        read = read_record(json.loads(json.dumps(record)))
    except RecordError:
        return
    difference = read.difference()
    if difference is not None and difference.startswith(f"move {key}: moves["):
        with pytest.raises(ReplayError):
            read.recomputed()
    else:
        recomputed = json.dumps(read.recomputed(), sort_keys=True)
        assert (difference is None) == (recomputed == json.dumps(record, sort_keys=True))
