"""Reports of two sides that do not hold the same match any more: read, and compared.

Each side writes one when the two disagree (`protocol.net.report`); the format is in PROTOCOL.md, "Reports".
Neither side is taken to be right. Only the standard library is needed here.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from protocol.game.quoting import shown
from protocol.game.strict_json import BadJSON, NoJSON, parse_json

FORMAT: Final = "spite-malice report 1"

# Of an entry: what it is, then what came of it. Its body's hash stands for the body, which may be left out.
_OF_ENTRY: Final = ("game", "seat", "kind", "move", "body_hash", "digest", "chain", "signature")
_OF_GAME: Final = ("seed", "starter", "winner", "points")
_HEX: Final[Mapping[str, int]] = {"body_hash": 64, "digest": 16, "chain": 64, "signature": 128}
_MAY_BE_NULL: Final = ("move", "digest", "chain")


class ReportError(ValueError):
    """Not a report, and why."""


@dataclass(frozen=True, slots=True)
class Report:
    """A report of the right shape. `entries[n - 1]` is entry `n`; one that was refused as the next stands
    behind the others.
    """

    head: Mapping[str, Any]
    versions: Mapping[str, Any]
    games: Sequence[Mapping[str, Any]]
    entries: Sequence[Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class Difference:
    """Where two reports first differ, in words: the field, and what each of the two has."""

    where: str
    values: tuple[str, str]

    def __str__(self) -> str:
        return f"{self.where}: {self.values[0]} in the first, {self.values[1]} in the second"


def read_report(text: bytes) -> Report:
    """The report in this text. ReportError if it is none."""
    try:
        found = parse_json(text)
    except NoJSON as error:
        raise ReportError(error.of_file("no report")) from None
    except BadJSON as error:
        raise ReportError(f"it is no report ({error})") from None
    if not isinstance(found, dict):
        raise ReportError(f"a report is an object, not {shown(found)}")
    if found.get("format") != FORMAT:
        raise ReportError(f"its format is {shown(found.get('format'))}, not {shown(FORMAT)}")
    head = {key: found.get(key) for key in ("match", "handshake", "deal")}
    head |= {f"the key of seat {seat}": key for seat, key in enumerate(_list(found, "keys"))}
    head |= {f"the rule {key}": value for key, value in sorted(_object(found.get("rules"), "rules").items())}
    _flat(head, "the match")
    versions = _object(found.get("versions"), "versions")
    _flat(versions, "versions")
    entries = _list(found, "entries")
    for number, entry in enumerate(entries, start=1):
        _check_entry(_object(entry, f"entry {number}"), number)
    refused = found.get("refused")
    if isinstance(refused, dict) and refused.get("n") == len(entries) + 1:
        _check_entry(refused, len(entries) + 1)
        entries = [*entries, refused]
    games = _list(found, "games")
    for number, game in enumerate(games):
        _flat(_object(game, f"game {number}"), f"game {number}")
    return Report(head, versions, games, entries)


def first_difference(one: Report, other: Report) -> Difference | None:
    """The first difference of two reports about one match; None if both hold the same.

    In this order: which match it is, its entries from the first on, what came of an entry on its way, the
    games, the programs' versions.
    """
    return (
        _of_fields("the match", _fields(one.head, other.head), one.head, other.head)
        or _of_entries(one, other)
        or _of_way(one, other)
        or _missing(one, other)
        or _of_games(one, other)
        or version_difference(one, other)
    )


def version_difference(one: Report, other: Report) -> Difference | None:
    """The first version that differs."""
    return _of_fields("versions", _fields(one.versions, other.versions), one.versions, other.versions)


def _of_entries(one: Report, other: Report) -> Difference | None:
    for first, second in zip(one.entries, other.entries, strict=False):
        told = first.get("told_chain", first["chain"]), second.get("told_chain", second["chain"])
        # Over another chain value there is another signature: that is the difference, and not what it is in.
        fields = [field for field in _OF_ENTRY if field != "signature" or told[0] == told[1]]
        difference = _of_fields(_named(first), fields, first, second)
        if difference is not None:
            return difference
    return None


def _missing(one: Report, other: Report) -> Difference | None:
    """What one side has and the other has not."""
    counts = (len(one.entries), len(other.entries))
    if counts[0] == counts[1]:
        return None
    longer = one if counts[0] > counts[1] else other
    there = ("there", "missing") if longer is one else ("missing", "there")
    return Difference(_named(longer.entries[min(counts)]), there)


def _of_way(one: Report, other: Report) -> Difference | None:
    """Both have the same entry, but to who refused it came another one: its sender, or the way, said what is
    not so.
    """
    for receiver, sender, which in ((one, other, "first"), (other, one, "second")):
        for entry in receiver.entries:
            told = entry.get("told_chain")
            sent = entry["n"] <= len(sender.entries)
            if told is not None and sent and told != sender.entries[entry["n"] - 1]["chain"]:
                values = (shown(told), shown(entry["chain"]))
                where = f"{_named(entry)}: chain, as it came to the {which},"
                return Difference(where, values if which == "first" else values[::-1])
    return None


def _of_games(one: Report, other: Report) -> Difference | None:
    for number, (first, second) in enumerate(zip(one.games, other.games, strict=False)):
        difference = _of_fields(f"game {number}", _OF_GAME, first, second)
        if difference is not None:
            return difference
    return None


def _named(entry: Mapping[str, Any]) -> str:
    return f"entry {entry['n']} (game {entry['game']}, seat {entry['seat']}, {shown(entry['kind'])})"


def _fields(one: Mapping[str, Any], other: Mapping[str, Any]) -> list[str]:
    return list(one) + [field for field in other if field not in one]


def _of_fields(
    where: str, fields: Sequence[str], one: Mapping[str, Any], other: Mapping[str, Any]
) -> Difference | None:
    for field in fields:
        if one.get(field) != other.get(field):
            return Difference(f"{where}: {field}", (shown(one.get(field)), shown(other.get(field))))
    return None


# The shape


def _list(found: Mapping[str, Any], key: str) -> list[Any]:
    value = found.get(key)
    if not isinstance(value, list):
        raise ReportError(f"{key} is {shown(value)}, no list")
    return value


def _object(value: Any, where: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ReportError(f"{where} is {shown(value)}, no object")
    return value


def _flat(fields: Mapping[str, Any], where: str) -> None:
    """Nothing in it is nested or has a name that cannot be printed: it can be compared and shown."""
    for field, value in fields.items():
        if isinstance(value, dict | list) or not re.fullmatch(r"[ -~]{1,60}", field):
            raise ReportError(f"{where}: {shown(field)} is {shown(value)}")


def _check_entry(entry: Mapping[str, Any], number: int) -> None:
    where = f"entry {number}"
    for field in ("n", "game", "seat"):
        if type(entry.get(field)) is not int or entry[field] < 0:
            raise ReportError(f"{where}: {field} is {shown(entry.get(field))}, no number")
    if entry["n"] != number:
        raise ReportError(f"{where}: its number is {shown(entry['n'])}")
    for field in ("kind", "move", *_HEX):
        value = entry.get(field)
        if value is None and field in _MAY_BE_NULL:
            continue
        if not isinstance(value, str):
            raise ReportError(f"{where}: {field} is {shown(value)}, no text")
        if field in _HEX and not re.fullmatch(rf"[0-9a-f]{{{_HEX[field]}}}", value):
            raise ReportError(f"{where}: {field} is {shown(value)}, not {_HEX[field]} hex digits")
