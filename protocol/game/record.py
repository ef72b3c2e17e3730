"""Game records as rules.md writes them: read strictly, replayed, compared with what they claim, written.

A record claims positions; only its seed, rules, moves and end are believed, the rest is recomputed. How files
are found and answers printed is not known here.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from protocol.game.dealer import SeededDealer
from protocol.game.game import MOST_GAMES, Game
from protocol.game.moves import IllegalMove
from protocol.game.position import Position, canonical
from protocol.game.quoting import shown
from protocol.game.rules import DEFAULT_RULES, Rules, RulesError
from protocol.game.shuffle import SEED_BYTES
from protocol.game.strict_json import BadJSON, NoJSON, parse_json

FORMAT: Final = 1
_REQUIRED: Final = ("seed", "game", "starter", "opening", "moves", "positions", "final")
_OPTIONAL: Final = ("format", "rules", "end")
_POSITION: Final = ("turn", "payoff", "hand", "side", "centre", "stock", "result")

End: TypeAlias = Mapping[str, int | bool]
"""How a game ended outside its moves: `{"resigned": seat}` or `{"agreed": True}` (a tie)."""


class RecordError(ValueError):
    """Not a game record, and why."""


class NotARecordError(RecordError):
    """Text that is no game record at all, not even a wrong one: it is empty, cut short, or something else."""

    def __init__(self, why: str, *, is_empty: bool = False, is_cut_short: bool = False) -> None:
        super().__init__(why)
        self.is_empty = is_empty
        self.is_cut_short = is_cut_short


class ReplayError(RecordError):
    """A record whose moves, or end, the rules refuse. `number` counts moves from 0; None for the end."""

    def __init__(self, number: int | None, move: str, why: str) -> None:
        where = "end" if number is None else f"move {number}: moves[{number}]"
        super().__init__(f"{where} is {move}: {why}")
        self.number = number
        self.why = why


@dataclass(frozen=True, slots=True)
class Record:
    """A record as read: of the right shape, nothing recomputed yet.

    `number` is the game's in its match. `opening`, `positions` (a digest after each move) and `final` are
    what the record claims.
    """

    seed: bytes
    number: int
    starter: int
    rules: Rules
    moves: tuple[str, ...]
    end: End | None
    opening: Position
    positions: tuple[str, ...]
    final: Position
    has_format: bool

    def replay(self, after: int | None = None) -> Game:
        """The game after so many of its moves; without a number after all of them and its end.

        Raises ReplayError for a move that is illegal, RecordError if there are not so many moves.
        """
        moves = self._cut(after)
        game = self._opened()
        for number, move in enumerate(moves):
            _play(game, number, move)
        if after is None:
            _finish(game, self.end)
        return game

    def recomputed(self, after: int | None = None) -> dict[str, Any]:
        """The record as its seed and moves make it, cut to so many moves. Raises as `replay` does."""
        record = game_record(
            self.seed,
            self._cut(after),
            number=self.number,
            starter=self.starter,
            rules=self.rules,
            end=self.end if after is None else None,
        )
        return {"format": FORMAT, **record} if self.has_format else record

    def difference(self) -> str | None:
        """The first move (or the opening) and field in which the record is not what it claims; None if it
        holds.
        """
        game = self._opened()
        field = _first_field(self.opening, game.position())
        if field:
            return f"opening: {field} differs"
        try:
            for number, claimed in enumerate(self.positions):
                _play(game, number, self.moves[number])
                found = game.digest()
                if claimed != found:
                    return f"move {number}: positions[{number}] is {shown(claimed)}, recomputed '{found}'"
            _finish(game, self.end)
        except ReplayError as error:
            return str(error)
        field = _first_field(self.final, game.position())
        if not field:
            return None
        where = f"move {len(self.moves) - 1}" if self.moves else "opening"
        return f"{where}: final {field} differs"

    def _opened(self) -> Game:
        return Game(SeededDealer(self.seed), self.rules, self.starter, self.number)

    def _cut(self, after: int | None) -> tuple[str, ...]:
        if after is not None and not 0 <= after <= len(self.moves):
            raise RecordError(f"the record has {len(self.moves)} moves, not {shown(after)}")
        return self.moves[:after]


def game_record(
    seed: bytes,
    moves: Iterable[object],
    *,
    number: int = 0,
    starter: int = 0,
    rules: Rules = DEFAULT_RULES,
    end: End | None = None,
) -> dict[str, Any]:
    """The record of a game, ready for JSON, from its seed (32 bytes), its moves (or their notation) and its
    end.

    >>> record = game_record(bytes(32), [], end={"resigned": 1})
    >>> record["end"], record["final"]["result"]
    ({'resigned': 1}, {'winner': 0, 'points': 20})

    Raises ReplayError for a move or an end that the rules refuse, ValueError as `Game.from_seed` does.
    """
    game = Game(SeededDealer(seed), rules, starter, number)
    record: dict[str, Any] = {"seed": seed.hex(), "game": number, "starter": starter}
    if rules != DEFAULT_RULES:
        record["rules"] = rules.differences()
    record["opening"] = game.position()
    record["moves"] = [str(move) for move in moves]
    record["positions"] = []
    for played, move in enumerate(record["moves"]):
        _play(game, played, move)
        record["positions"].append(game.digest())
    if end is not None:
        _finish(game, end)
        record["end"] = dict(end)
    record["final"] = game.position()
    return record


def read_records(text: bytes) -> list[Record]:
    """The records of a file: one JSON object, or a match's JSON lines, a record a line.

    Raises RecordError, naming the line where there are several; NotARecordError for what is no JSON.
    """
    try:
        return [read_record(parse_json(text))]
    except BadJSON as whole:
        lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
        if len(lines) < 2:
            raise _no_record(whole) from None
        records = []
        for number, line in lines:
            try:
                records.append(read_record(parse_json(line)))
            except BadJSON as error:
                # A first line that is not whole is no match's: the file is one broken object over many lines.
                raise (_no_record(error, number) if records else _no_record(whole)) from None
            except RecordError as error:
                raise RecordError(f"line {number}: {error}") from None
        return records


def _no_record(error: BadJSON, line: int | None = None) -> NotARecordError:
    """What is wrong with a file, or with this line of it."""
    if not isinstance(error, NoJSON):
        return NotARecordError(f"{'it' if line is None else f'line {line}'} is no game record ({error})")
    if line is None:
        why = error.of_file("no game record")
        return NotARecordError(why, is_empty=error.is_empty, is_cut_short=error.is_cut_short)
    if error.is_cut_short:
        why = f"line {line} is cut short (it ends in column {error.column})"
        return NotARecordError(why, is_cut_short=True)
    return NotARecordError(f"line {line} is no game record (column {error.column}: {error.why})")


def read_record(value: object) -> Record:
    """A record from its JSON value. Raises RecordError: what is missing, unknown (by name) or of the wrong
    shape.
    """
    if not isinstance(value, dict):
        raise RecordError(f"a game record is an object, not {shown(value)}")
    _check_keys(value, _REQUIRED, _OPTIONAL, "")
    moves, positions = _strings(value, "moves"), _strings(value, "positions")
    if len(moves) != len(positions):
        raise RecordError(f"{len(positions)} positions for {len(moves)} moves")
    if "format" in value and (type(value["format"]) is not int or value["format"] != FORMAT):
        raise RecordError(f"format is {shown(value['format'])}; this program reads {FORMAT}")
    try:
        rules = Rules.from_json(value.get("rules", {}))
    except RulesError as error:
        raise RecordError(f"rules: {error}") from None
    return Record(
        seed=seed_from_hex(value["seed"]),
        number=_whole_number(value, "game", MOST_GAMES - 1),
        starter=_whole_number(value, "starter", 1),
        rules=rules,
        moves=moves,
        end=_read_end(value["end"]) if "end" in value else None,
        opening=_read_position(value, "opening"),
        positions=positions,
        final=_read_position(value, "final"),
        has_format="format" in value,
    )


def seed_from_hex(text: object) -> bytes:
    """The 32 bytes of 64 hex digits. Raises RecordError for everything else, blanks between digits too."""
    digits = 2 * SEED_BYTES
    if not isinstance(text, str) or len(text) != digits or not set(text) <= set("0123456789abcdefABCDEF"):
        raise RecordError(f"seed is {shown(text)}, not {digits} hex digits")
    return bytes.fromhex(text)


def _play(game: Game, number: int, move: str) -> None:
    try:
        game.play(move)
    except IllegalMove as error:
        raise ReplayError(number, shown(move), error.why) from None


def _finish(game: Game, end: End | None) -> None:
    if end is None:
        return
    try:
        if "resigned" in end:
            game.resign(end["resigned"])
        else:
            game.agree_tie()
    except IllegalMove as error:
        raise ReplayError(None, canonical(dict(end)).decode(), error.why) from None


def _first_field(claimed: Position, found: Position) -> str | None:
    # As text: to Python true equals 1 and 1.0 equals 1, to a reader of JSON they differ.
    return next((field for field in _POSITION if canonical(claimed[field]) != canonical(found[field])), None)


def _check_keys(
    value: Mapping[str, Any], required: Sequence[str], optional: Sequence[str], where: str
) -> None:
    for key in value:
        if key not in required and key not in optional:
            raise RecordError(f"{where}unknown key {shown(key)}")
    for key in required:
        if key not in value:
            raise RecordError(f"{where}no key {key!r}")


def _whole_number(value: Mapping[str, Any], key: str, most: int) -> int:
    number = value[key]
    if type(number) is not int or not 0 <= number <= most:
        raise RecordError(f"{key} is {shown(number)}, not a whole number from 0 to {most}")
    return number


def _strings(value: Mapping[str, Any], key: str) -> tuple[str, ...]:
    entries = value[key]
    if not isinstance(entries, list):
        raise RecordError(f"{key} is {shown(entries)}, not a list")
    for number, entry in enumerate(entries):
        if not isinstance(entry, str):
            raise RecordError(f"{key}[{number}] is {shown(entry)}, not a string")
    return tuple(entries)


def _read_end(value: object) -> End:
    if not isinstance(value, dict) or len(value) != 1:
        raise RecordError(f"end is {shown(value)}, not an object of one key")
    _check_keys(value, (), ("resigned", "agreed"), "end: ")
    if "resigned" in value:
        return {"resigned": _whole_number(value, "resigned", 1)}
    if value["agreed"] is not True:
        raise RecordError(f"end: agreed is {shown(value['agreed'])}, not true")
    return {"agreed": True}


def _read_position(record: Mapping[str, Any], key: str) -> Position:
    """A claimed position: its shape is checked, so that it can be compared; what it holds is not."""
    position = record[key]
    if not isinstance(position, dict):
        raise RecordError(f"{key} is {shown(position)}, not an object")
    _check_keys(position, _POSITION, (), f"{key}: ")
    nesting = {"payoff": 2, "hand": 2, "side": 3, "centre": 2, "stock": 1}
    for field, depth in nesting.items():
        if not _is_nested_list(position[field], depth):
            found = shown(position[field])
            raise RecordError(f"{key}: {field} is {found}, not card names in lists {depth} deep")
    if isinstance(position["turn"], list | dict):
        raise RecordError(f"{key}: turn is {shown(position['turn'])}, not a seat")
    result = position["result"]
    if result is not None:
        if not isinstance(result, dict):
            raise RecordError(f"{key}: result is {shown(result)}, not null or an object")
        _check_keys(result, ("winner", "points"), (), f"{key}: result: ")
        if any(isinstance(part, list | dict) for part in result.values()):
            raise RecordError(f"{key}: result is {shown(result)}")
    return position


def _is_nested_list(value: object, depth: int) -> bool:
    if depth == 0:
        return isinstance(value, str)
    return isinstance(value, list) and all(_is_nested_list(entry, depth - 1) for entry in value)
