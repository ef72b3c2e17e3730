"""The engine on the command line: `python -m protocol deal | replay | check | legal | perft | diff |
bench`.

Answers go to stdout, one-line errors to stderr. Exit 0: it holds; 1: what was checked does not hold; 2: bad
input or usage. No rule is known here.
"""

import argparse
import math
import re
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NoReturn

from protocol.bench import CHOOSERS, measure
from protocol.disagreement import (
    Report,
    ReportError,
    first_difference,
    read_report,
    version_difference,
)
from protocol.game.game import MOST_GAMES, Game
from protocol.game.perft import perft
from protocol.game.position import canonical
from protocol.game.quoting import shown
from protocol.game.record import Record, RecordError, ReplayError, read_records, seed_from_hex
from protocol.game.rules import DEFAULT_RULES, Rules, RulesError
from protocol.game.strict_json import BadJSON, parse_json
from protocol.terminal import settle

HOLDS: Final = 0
DIFFERS: Final = 1
BAD_INPUT: Final = 2
# What shells report for a program ended by SIGPIPE: whoever closed the pipe knows.
READER_GONE: Final = 128 + 13

MOST_BYTES: Final = 16 << 20
"""A match of 13 games is about 100 KB; a hundred times as much is no record that anybody has played."""

MOST_DEPTH: Final = 400
"""Longer than most games; counting takes a frame of Python's stack for each move."""


class BadInput(Exception):  # noqa: N818 - says what it is
    """Input that the call cannot work with: one line for stderr, exit 2."""


class _Parser(argparse.ArgumentParser):
    """Usage errors in one line, like all others."""

    def error(self, message: str) -> NoReturn:
        raise BadInput(f"{message} (see {self.prog} --help)")


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one call and returns its exit code. `arguments` without the program's name; by default the
    process's.
    """
    try:
        options = _parser().parse_args(arguments)
        code: int = options.run(options)
        if sys.stdout is not None:
            sys.stdout.flush()
    except BadInput as error:
        return _fail(str(error), BAD_INPUT)
    except BrokenPipeError:
        return READER_GONE
    except OSError as error:  # files are read elsewhere: this is stdout on a full disk
        return _fail(f"cannot write: {error.strerror or error}", BAD_INPUT)
    finally:
        for stream in (sys.stdout, sys.stderr):
            settle(stream)
    return code


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="python -m protocol", description="The engine of Spite & Malice.", allow_abbrev=False
    )
    calls = parser.add_subparsers(required=True, metavar="CALL", parser_class=_Parser)

    def add(name: str, run: Callable[[argparse.Namespace], int], help_text: str) -> argparse.ArgumentParser:
        call = calls.add_parser(name, help=help_text, description=help_text, allow_abbrev=False)
        call.set_defaults(run=run)
        return call

    deal = add("deal", _deal, "the opening position of a seed, as JSON")
    deal.add_argument("--seed", required=True, type=_seed, metavar="HEX", help="64 hex digits")
    deal.add_argument(
        "--game", type=_number(MOST_GAMES - 1), default=0, metavar="N", help="the number of the game (0)"
    )
    deal.add_argument("--starter", type=_number(1), default=0, metavar="S", help="the seat that starts (0)")
    deal.add_argument(
        "--rules", type=_rules, default=DEFAULT_RULES, metavar="JSON", help="what differs from the usual"
    )

    replay = add("replay", _replay, "a record recomputed from its seed and moves, as JSON")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--after", type=_number(), metavar="N", help="only the first N moves")

    check = add("check", _check, "whether records hold, a line per file")
    check.add_argument("files", nargs="+", metavar="FILE")

    legal = add("legal", _legal, "the legal moves after N moves of a record, a line each")
    legal.add_argument("file", metavar="FILE")
    legal.add_argument("--after", type=_number(), required=True, metavar="N")

    count = add("perft", _perft, "the number of sequences of D legal moves after N moves of a record")
    count.add_argument("file", metavar="FILE")
    count.add_argument("--after", type=_number(), required=True, metavar="N")
    count.add_argument("--depth", type=_number(MOST_DEPTH), required=True, metavar="D")

    diff = add("diff", _diff, "where the reports of two sides that disagree first differ")
    diff.add_argument("reports", nargs=2, metavar="REPORT")

    bench = add("bench", _bench, "moves per second over random and over greedy games")
    bench.add_argument("--seconds", type=_seconds, default=2.0, metavar="S", help="for each kind of game (2)")
    return parser


def _deal(options: argparse.Namespace) -> int:
    game = Game.from_seed(options.seed, options.game, options.starter, options.rules)
    return _print_json(game.position())


def _replay(options: argparse.Namespace) -> int:
    record = _one_record(options.file)
    try:
        return _print_json(record.recomputed(options.after))
    except ReplayError as error:
        return _fail(f"{options.file}: {error}", DIFFERS)
    except RecordError as error:
        raise BadInput(f"{options.file}: {error}") from None


def _check(options: argparse.Namespace) -> int:
    worst = HOLDS
    for file in options.files:
        try:
            records = _records(file)
        except BadInput as error:
            worst = _fail(str(error), BAD_INPUT)
            continue
        difference = _first_difference(records)
        print(difference or f"ok {sum(len(record.moves) for record in records)} moves")
        if difference:
            worst = max(worst, DIFFERS)
    return worst


def _legal(options: argparse.Namespace) -> int:
    for move in _game_after(options).legal_moves():
        print(move)
    return HOLDS


def _perft(options: argparse.Namespace) -> int:
    print(perft(_game_after(options), options.depth))
    return HOLDS


def _diff(options: argparse.Namespace) -> int:
    one, other = (_report(file) for file in options.reports)
    difference = first_difference(one, other)
    print(difference or f"no difference in {len(one.entries)} entries")
    versions = version_difference(one, other)
    if versions is not None and versions != difference:
        print(f"besides, {versions}")
    return HOLDS if difference is None else DIFFERS


def _bench(options: argparse.Namespace) -> int:
    for name, choose in CHOOSERS.items():
        figure = measure(choose, options.seconds)
        print(
            f"{name} games: {figure.moves / figure.seconds:,.0f} moves/s "
            f"({figure.moves / figure.cpu_seconds:,.0f} per CPU second; {figure.games} games of "
            f"{figure.moves / figure.games:.0f} moves on average)"
        )
    return HOLDS


def _first_difference(records: list[Record]) -> str | None:
    for number, record in enumerate(records):
        difference = record.difference()
        if difference:
            return difference if len(records) == 1 else f"record {number}: {difference}"
    return None


def _game_after(options: argparse.Namespace) -> Game:
    try:
        return _one_record(options.file).replay(options.after)
    except RecordError as error:
        raise BadInput(f"{options.file}: {error}") from None


def _one_record(file: str) -> Record:
    records = _records(file)
    if len(records) > 1:
        raise BadInput(f"{file}: {len(records)} records, and this call takes a file of one")
    return records[0]


def _records(file: str) -> list[Record]:
    try:
        return read_records(_bytes(file, "game record"))
    except RecordError as error:
        raise BadInput(f"{file}: {error}") from None


def _report(file: str) -> Report:
    try:
        return read_report(_bytes(file, "report"))
    except ReportError as error:
        raise BadInput(f"{file}: {error}") from None


def _bytes(file: str, what: str) -> bytes:
    try:
        with Path(file).open("rb") as stream:
            text = stream.read(MOST_BYTES + 1)
        if len(text) > MOST_BYTES:
            raise BadInput(f"{file}: more than {MOST_BYTES >> 20} MiB, no {what}")
        return text
    except OSError as error:
        raise BadInput(f"{file}: {error.strerror or error}") from None
    except ValueError:
        raise BadInput(f"{file}: no file can have this name") from None


def _seed(text: str) -> bytes:
    try:
        return seed_from_hex(text)
    except RecordError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _rules(text: str) -> Rules:
    try:
        return Rules.from_json(parse_json(text.encode(errors="surrogateescape")))
    except (BadJSON, RulesError) as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _number(most: int = 10**9) -> Callable[[str], int]:
    def number(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,10}", text) or int(text) > most:
            raise argparse.ArgumentTypeError(f"{shown(text)} is not a whole number from 0 to {most}")
        return int(text)

    return number


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds < math.inf:
        raise argparse.ArgumentTypeError(f"{shown(text)} is not a number of seconds above 0")
    return seconds


def _print_json(value: Any) -> int:
    print(canonical(value).decode())
    return HOLDS


def _fail(message: str, code: int) -> int:
    # File names and arguments come as they are: what would break the line or steer a terminal is escaped.
    said = "error: " + re.sub(r"[^ -~]", lambda found: ascii(found[0])[1:-1], message)
    # Where errors cannot be written to, the exit code still tells.
    with suppress(OSError):
        print(said, file=sys.stderr, flush=True)
    return code


if __name__ == "__main__":
    sys.exit(main())
