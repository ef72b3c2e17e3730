"""`python -m protocol`: what it prints, its exit codes, and that no input makes it raise."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from protocol.command_line import main
from protocol.game import Game, Rules
from tests.game.games import DATA, VECTORS, load

SEED = "ab" * 32
VECTOR = VECTORS[1]
ROOT = Path(__file__).parents[2]


class Call:
    """One call made in this process: exit code and what it printed."""

    def __init__(self, capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> None:
        capsys.readouterr()
        try:
            self.code = main([str(argument) for argument in arguments])
        except SystemExit as ended:  # --help
            self.code = int(ended.code or 0)
        self.out, self.err = capsys.readouterr()

    def refused_with(self, code: int) -> str:
        """The one line of an error."""
        assert self.code == code
        assert self.err.startswith("error: ")
        assert self.err.count("\n") == 1
        assert self.err.endswith("\n")
        assert self.err.isascii()
        return self.err[len("error: ") : -1]


Capture = pytest.CaptureFixture[str]


def test_deal_prints_the_opening(capsys: Capture) -> None:
    assert (
        json.loads(Call(capsys, "deal", "--seed", SEED).out) == Game.from_seed(bytes.fromhex(SEED)).position()
    )
    rules = '{"decks": 3, "hand": 6}'
    called = Call(capsys, "deal", "--seed", SEED.upper(), "--game", "7", "--starter", "1", "--rules", rules)
    assert (called.code, called.err) == (0, "")
    game = Game.from_seed(bytes.fromhex(SEED), 7, 1, Rules(decks=3, hand=6))
    assert json.loads(called.out) == game.position()


def test_replay_prints_the_record_recomputed(capsys: Capture) -> None:
    for path in VECTORS:
        called = Call(capsys, "replay", path)
        assert (called.code, called.err) == (0, "")
        assert json.loads(called.out) == load(path)
    vector = load(VECTOR)
    cut = json.loads(Call(capsys, "replay", VECTOR, "--after", "20").out)
    assert cut["moves"] == vector["moves"][:20]
    assert cut["positions"] == vector["positions"][:20]
    game = Game.from_seed(bytes.fromhex(vector["seed"]), vector["game"], vector["starter"])
    for move in vector["moves"][:20]:
        game.play(move)
    assert cut["final"] == game.position()


def test_replay_names_an_illegal_move(capsys: Capture, tmp_path: Path) -> None:
    file = record_file(tmp_path, moves={30: "s4-c1"})
    assert ": move 30: moves[30] is 's4-c1': " in Call(capsys, "replay", file).refused_with(1)
    assert Call(capsys, "replay", file, "--after", "30").code == 0


def test_check_prints_a_line_a_file(capsys: Capture, tmp_path: Path) -> None:
    called = Call(capsys, "check", *VECTORS)
    assert called.code == 0
    assert called.out.splitlines() == [f"ok {len(load(path)['moves'])} moves" for path in VECTORS]
    wrong = record_file(tmp_path, positions={12: "0" * 16})
    called = Call(capsys, "check", VECTORS[0], wrong, VECTOR)
    assert called.code == 1
    first, second, third = called.out.splitlines()
    assert (first, third) == ("ok 217 moves", "ok 117 moves")
    assert second.startswith("move 12: positions[12] is '0000000000000000', recomputed '")


def test_check_says_2_if_any_file_is_no_record(capsys: Capture, tmp_path: Path) -> None:
    wrong = record_file(tmp_path, positions={12: "0" * 16})
    called = Call(capsys, "check", DATA / "perft.txt", wrong, VECTOR)
    assert "perft.txt: it is no game record (line " in called.refused_with(2)
    assert [line[:8] for line in called.out.splitlines()] == ["move 12:", "ok 117 m"]


def test_check_takes_a_match_of_json_lines(capsys: Capture, tmp_path: Path) -> None:
    records = [load(path) for path in VECTORS]
    file = tmp_path / "match.jsonl"
    file.write_text("".join(json.dumps(record) + "\n" for record in records))
    assert Call(capsys, "check", file).out == f"ok {sum(len(record['moves']) for record in records)} moves\n"
    records[3]["positions"][5] = "?"
    file.write_text("".join(json.dumps(record) + "\n" for record in records))
    called = Call(capsys, "check", file)
    assert (called.code, called.out[:33]) == (1, "record 3: move 5: positions[5] is")
    assert "12 records, and this call takes a file of one" in Call(capsys, "replay", file).refused_with(2)


def test_legal_lists_moves_by_code_point(capsys: Capture) -> None:
    vector = load(VECTOR)
    for after in (0, 1, 50, 116):
        called = Call(capsys, "legal", VECTOR, "--after", str(after))
        lines = called.out.splitlines()
        assert called.code == 0
        assert vector["moves"][after] in lines
        assert lines == sorted(set(lines))
    assert Call(capsys, "legal", VECTOR, "--after", "117").out == ""


def test_perft_counts(capsys: Capture) -> None:
    record, after, depth, count = (DATA / "perft.txt").read_text().splitlines()[2].split()
    called = Call(capsys, "perft", DATA / "vectors" / record, "--after", after, "--depth", depth)
    assert (called.code, called.out) == (0, f"{count}\n")
    assert Call(capsys, "perft", VECTOR, "--after", "5", "--depth", "0").out == "1\n"
    assert Call(capsys, "perft", VECTOR, "--after", "117", "--depth", "1").out == "0\n"


@pytest.mark.parametrize("call", [("legal",), ("perft", "--depth", "1")])
def test_what_does_not_lead_to_a_position_is_bad_input(
    capsys: Capture, tmp_path: Path, call: tuple[str, ...]
) -> None:
    name, *rest = call
    error = Call(capsys, name, VECTOR, "--after", "118", *rest).refused_with(2)
    assert error.endswith("the record has 117 moves, not 118")
    illegal = record_file(tmp_path, moves={30: "s4-c1"})
    assert "move 30: moves[30]" in Call(capsys, name, illegal, "--after", "31", *rest).refused_with(2)
    assert Call(capsys, name, illegal, "--after", "30", *rest).code == 0
    assert Call(capsys, "replay", VECTOR, "--after", "118").refused_with(2) == error


def test_bench_prints_both_kinds_of_games(capsys: Capture) -> None:
    called = Call(capsys, "bench", "--seconds", "0.05")
    random_games, greedy_games = called.out.splitlines()
    assert random_games.startswith("random games: ")
    assert greedy_games.startswith("greedy games: ")
    assert "moves/s" in greedy_games


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ([], "the following arguments are required: CALL"),
        (["shuffle"], "invalid choice: 'shuffle'"),
        (["deal"], "the following arguments are required: --seed"),
        (["deal", "--seed", "abc"], "seed is 'abc', not 64 hex digits"),
        (["deal", "--seed", "xy" * 32], "not 64 hex digits"),
        (["deal", "--seed", " " + "a" * 63], "not 64 hex digits"),
        (["deal", "--seed", SEED, "--game", "-1"], "'-1' is not a whole number from 0 to 4294967295"),
        (["deal", "--seed", SEED, "--game", "4294967296"], "is not a whole number from 0 to 4294967295"),
        (["deal", "--seed", SEED, "--game", "1_0"], "'1_0' is not a whole number"),
        (["deal", "--seed", SEED, "--game", "\u0661"], "is not a whole number"),
        (["deal", "--seed", SEED, "--starter", "2"], "'2' is not a whole number from 0 to 1"),
        (["deal", "--seed", SEED, "--rules", "{"], "no JSON"),
        (["deal", "--seed", SEED, "--rules", "[" * 50_000], "nested too deep"),
        (["deal", "--seed", SEED, "--rules", '{"decks": NaN}'], "NaN is no number"),
        (["deal", "--seed", SEED, "--rules", '{"decks": 2, "decks": 3}'], "the key 'decks' stands twice"),
        (["deal", "--seed", SEED, "--rules", '{"deck": 2}'], "unknown key 'deck'"),
        (["deal", "--seed", SEED, "--rules", '{"decks": true}'], "decks is true, not a whole number"),
        (["deal", "--seed", SEED, "--rules", '{"payoff": 47}'], "leaves no stock"),
        (["deal", "--seed", SEED, "--rules", "\udcff"], "not UTF-8"),
        (["deal", "--seed", SEED, "a\nb\x1b[2J"], "unrecognized arguments: a\\nb\\x1b[2J"),
        (["deal", "--see", SEED], "required: --seed"),
        (["legal", str(VECTOR)], "required: --after"),
        (["legal", str(VECTOR), "--after", "x"], "'x' is not a whole number"),
        (["perft", str(VECTOR), "--after", "0", "--depth", "401"], "is not a whole number from 0 to 400"),
        (["perft", str(VECTOR), "--after", "0", "--depth", "9" * 5000], "is not a whole number"),
        (["bench", "--seconds", "nan"], "'nan' is not a number of seconds above 0"),
        (["bench", "--seconds", "-1"], "not a number of seconds above 0"),
        (["bench", "--seconds", "inf"], "not a number of seconds above 0"),
        (["check"], "required: FILE"),
        (["check", "/"], "/: Is a directory"),
        (["check", "no such file"], "no such file: No such file or directory"),
        (["check", "nul\0byte"], "nul\\x00byte: no file can have this name"),
        (["check", "caf\u00e9"], "caf\\xe9: No such file"),
    ],
)
def test_bad_usage_is_one_line_and_exit_2(capsys: Capture, arguments: list[str], why: str) -> None:
    called = Call(capsys, *arguments)
    assert why in called.refused_with(2)
    assert called.out == ""


def test_help_is_not_an_error(capsys: Capture) -> None:
    called = Call(capsys, "--help")
    assert (called.code, called.err) == (0, "")
    assert all(name in called.out for name in ("deal", "replay", "check", "legal", "perft", "bench"))


def test_a_file_without_end_is_refused(capsys: Capture, tmp_path: Path) -> None:
    endless = tmp_path / "endless.json"
    with endless.open("wb") as stream:
        stream.truncate(1 << 32)  # a hole: it costs no disk
    assert "more than 16 MiB, no game record" in Call(capsys, "check", endless).refused_with(2)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(content=st.binary(max_size=300))
def test_garbage_is_bad_input_for_every_call(capsys: Capture, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "garbage"
    file.write_bytes(content)
    for call in (["check"], ["replay"], ["legal", "--after", "0"], ["perft", "--after", "0", "--depth", "1"]):
        Call(capsys, *call, file).refused_with(2)


@pytest.mark.skipif(os.name != "posix", reason="pipes end this way on POSIX alone")
def test_a_reader_that_goes_away_is_no_traceback() -> None:
    program = subprocess.Popen(
        [sys.executable, "-m", "protocol", "check", *[str(path) for path in VECTORS]],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    )
    assert program.stdout is not None
    program.stdout.close()
    _, err = program.communicate()
    assert (program.returncode, err) == (141, b"")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no /dev/full here")
def test_streams_that_cannot_be_written_change_no_other_exit_code() -> None:
    def ended(redirected: str, *arguments: str) -> tuple[int, str]:
        done = subprocess.run(
            ["sh", "-c", f'"$@" {redirected}', "sh", sys.executable, "-m", "protocol", *arguments],
            capture_output=True,
            text=True,
            cwd=ROOT,
            check=False,
        )
        return done.returncode, done.stderr

    deal = ("deal", "--seed", "00" * 32)
    assert ended(">/dev/full", *deal) == (2, "error: cannot write: No space left on device\n")
    assert ended(">/dev/full 2>/dev/full", *deal) == (2, "")
    assert ended(">&-", *deal) == (0, "")
    assert ended("2>/dev/full", "check", "no such file") == (2, "")
    assert ended("2>&-", "check", "no such file") == (2, "")


def test_it_runs_as_a_program() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "protocol", "deal", "--seed", "00"],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("error: argument --seed: seed is '00', not 64 hex digits")


def record_file(folder: Path, **changes: dict[int, Any]) -> Path:
    """A given record with some entries of its lists changed."""
    record = load(VECTOR)
    for key, entries in changes.items():
        for number, entry in entries.items():
            record[key][number] = entry
    file = folder / "record.json"
    file.write_text(json.dumps(record))
    return file
