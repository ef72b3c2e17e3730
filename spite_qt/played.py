"""Game records as they are watched: read and checked, then move by move as one seat may see them; and what
the files they are kept in are called.

Not for how they are shown, nor for what makes a record hold (`protocol.game.record`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from protocol.errors import LocalError
from protocol.game import (
    Event,
    Move,
    NotARecordError,
    Record,
    RecordError,
    RulesError,
    View,
    read_records,
    seen_by,
    view,
)

SUFFIX: Final = ".spite"
# Bytes. A match of 13 games is about 100 KB; a hundred times as much is no record that anybody has played.
_MOST_BYTES: Final = 16 << 20
# What some file system does not take in a name, and how much of each person's name fits all of them.
_NOT_IN_FILES: Final = frozenset('<>:"/\\|?*')
_MOST_OF_A_NAME: Final = 24


def file_name(names: tuple[str, str], day: str) -> str:
    """What a file with a match of these two is called: "Ann-Bob-2026-11-30.spite". `day`: when it began."""
    return "-".join((*map(_in_a_file, names), day)) + SUFFIX


def _in_a_file(name: str) -> str:
    """`name` as every file system takes it: without what means something there, hidden files or spaces that
    are cut off, and short enough.
    """
    taken = "".join(" " if each in _NOT_IN_FILES or not each.isprintable() else each for each in name)
    return " ".join(taken.split())[:_MOST_OF_A_NAME].strip(" .-") or "_"


class NoRecordError(LocalError):
    """`file` is no game record. `why`: what is wrong with it, in English."""

    def __init__(self, file: Path, why: str) -> None:
        super().__init__(f"{file} cannot be watched: {why}.")
        self.file = file
        self.why = why


class UnreadableError(NoRecordError):
    """`why`: in the system's words."""


class EmptyRecordError(NoRecordError):
    """There is nothing in it."""


class CutRecordError(NoRecordError):
    """It would go on: some of it is missing."""


class WrongRecordError(NoRecordError):
    """A game record that is not what it claims to be. `why`: where it differs first."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What one move did. `by`: the seat that made it; `move` is None where a game ended without a move:
    somebody resigned, or both agreed on a tie. `events` and `view` are those of the seat that watches.
    """

    by: int
    move: Move | None
    events: tuple[Event, ...]
    view: View


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game from its deal to where its record ends, as one seat may see it."""

    opening: View
    moments: tuple[Moment, ...]

    def view_after(self, number: int) -> View:
        """How the table lies after so many moments."""
        return self.opening if number == 0 else self.moments[number - 1].view


def read_checked(file: Path) -> list[Record]:
    """The records of a file, one or more, each of which holds.

    UnreadableError if it cannot be read, NoRecordError if it holds none, WrongRecordError if one of them does
    not hold.
    """
    try:
        with file.open("rb") as stream:
            text = stream.read(_MOST_BYTES + 1)
        if len(text) > _MOST_BYTES:
            raise NoRecordError(file, f"it has more than {_MOST_BYTES >> 20} MiB, so it is no game record")
        records = read_records(text)
    except OSError as error:
        raise UnreadableError(file, error.strerror or str(error)) from error
    except NotARecordError as error:
        cut = CutRecordError if error.is_cut_short else NoRecordError
        raise (EmptyRecordError if error.is_empty else cut)(file, str(error)) from error
    except (RecordError, RulesError, ValueError) as error:
        raise NoRecordError(file, f"it is no game record, or it is damaged ({error})") from error
    for number, record in enumerate(records, 1):
        difference = record.difference()
        if difference is not None:
            where = "" if len(records) == 1 else f"game {number}: "
            raise WrongRecordError(file, where + difference)
    return records


def played(record: Record, seat: int) -> PlayedGame:
    """A record that holds, as `seat` may see it."""
    return PlayedGame(view(record.replay(0), seat), tuple(_moments(record, seat)))


def _moments(record: Record, seat: int) -> Iterator[Moment]:
    game = record.replay(0)
    for notation in record.moves:
        by, move = game.turn, Move.parse(notation)
        events = seen_by(game.play(move), seat)
        yield Moment(by, move, events, view(game, seat))
    if record.end is not None:
        by = game.turn
        if "resigned" in record.end:
            by = int(record.end["resigned"])
            events = game.resign(by)
        else:
            events = game.agree_tie()
        yield Moment(by, None, seen_by(events, seat), view(game, seat))
