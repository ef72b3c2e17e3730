"""The matches that the journal keeps, to be listed and looked at; nothing is changed.

Not for going on with one (`unfinished.py`), nor for how games are written to a file (`protocol.peer.records`
makes the records).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from protocol.errors import LocalError, PeerError
from protocol.net.files import leads_nowhere
from protocol.net.identity import Identity
from protocol.net.journal import (
    FILE_NAME,
    Journal,
    is_empty,
    readable,
    version_of,
    words_for,
)
from protocol.net.person import held_folder
from protocol.net.recall import bots, given_up, records_of
from protocol.net.schema import SCHEMA_VERSION
from protocol.net.setting_aside import those_aside
from protocol.peer.entries import DealBody, decode_body
from protocol.peer.kept import DamagedMatch, KeptMatch
from protocol.peer.ledger import Ending
from protocol.peer.records import ended_games
from protocol.peer.settlement import settled
from protocol.peer.signing import Signer

# Of a match's id; by chance two matches in a thousand share as many letters with another.
_LEAST_LETTERS = 4
# Seconds to wait for a running program that is just writing.
_PATIENCE = 2.0


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A match as a list shows it. `seat`: the own one; `names`, `keys`, `points` go by seat.

    `opened_at`, `ended_at`: seconds since 1970 by this computer's clock; `ended_at` is None while both sides
    have not signed the end. `games`: dealt so far. `how`: as `MatchClosed` has it, "" while it is unfinished;
    `winner`, `by`: the seat that won, or that abandoned it. `alone`: against a bot on this computer.
    `trouble`: why it cannot be gone on with, or not even read. `any_ended`: whether a game of it has ended;
    True of what cannot be read.
    """

    match_id: bytes
    seat: int
    names: tuple[str, str]
    keys: tuple[bytes, bytes]
    opened_at: float
    ended_at: float | None
    games: int
    points: tuple[int, int]
    how: str = ""
    winner: int | None = None
    by: int | None = None
    given_up: bool = False
    alone: bool = False
    trouble: str = ""
    any_ended: bool = True

    @property
    def finished(self) -> bool:
        return self.how != ""

    @property
    def other(self) -> str:
        """The other person's nickname."""
        return self.names[1 - self.seat]


@contextmanager
def journal_to_read(folder: Path) -> Iterator[sqlite3.Connection | None]:
    """The journal of a data folder, also beside a program that writes it; None if there is none.

    LocalError, with a sentence, if it cannot be read. A damaged one is left where it is: whoever goes on
    playing sets it aside (`Journal`), and until then somebody may put a copy in its place.
    """
    path = folder / FILE_NAME
    if (why := leads_nowhere(path)) is not None:
        raise LocalError(f"The journal {path} cannot be read: {why}.")
    if not path.exists():
        yield None
        return
    if not path.is_file():
        raise LocalError(f"The journal {path} cannot be read: it is not a file.")
    # Before SQLite sees it, as in `Journal`.
    if is_empty(path):
        raise LocalError(f"The journal {path} cannot be read: the file is empty.")
    try:
        if _version(path) < SCHEMA_VERSION:
            # Nobody has opened it since the program is newer.
            with held_folder(folder):
                Journal(path).close()
        with closing(_connected(path)) as database:
            yield database
    except (sqlite3.Error, ValueError) as error:
        why = words_for(error) if isinstance(error, sqlite3.Error) else str(error)
        raise LocalError(f"The journal {path} cannot be read: {why}.") from error


def kept_matches(folder: Path) -> list[PlayedMatch]:
    """All that are kept in a data folder, the latest opened first. LocalError if they cannot be read."""
    with journal_to_read(folder) as database:
        return [] if database is None else matches(database, Identity.load_or_create(folder))


def kept_games(folder: Path, match_id: bytes) -> list[dict[str, Any]]:
    """The game records of a match, see `ended_games`. LocalError if they cannot be read."""
    with journal_to_read(folder) as database:
        if database is None:
            raise LocalError("Nothing is kept of this match.")
        return records_of_match(database, match_id, Identity.load_or_create(folder))


def matches(database: sqlite3.Connection, signer: Signer) -> list[PlayedMatch]:
    """All that are kept, the latest opened first."""
    rows = database.execute(
        "SELECT match_id, match.seat, name0, name1, key0, key1, opened_at, closed_at, points0, points1, "
        "how, winner, by_seat FROM match LEFT JOIN ending USING (match_id) ORDER BY opened_at DESC, match_id"
    ).fetchall()
    unwanted, of_bots, aside = given_up(database), bots(database), those_aside(database)
    kept = {row[0] for row in rows}
    found = []
    for row in rows:
        if row[0] in aside and aside[row[0]][0] in kept:
            # It has come back from the other side.
            continue
        match_id, seat, name0, name1, key0, key1, opened_at, closed_at, points0, points1, *end = row
        how, winner, by = end
        match = PlayedMatch(
            match_id,
            seat,
            (name0, name1),
            (key0, key1),
            opened_at,
            closed_at,
            _games_dealt(database, match_id),
            (points0 or 0, points1 or 0),
            how or "",
            winner,
            by,
            given_up=match_id in unwanted,
            alone=(key0, key1)[1 - seat] in of_bots,
        )
        if match_id in aside:
            found.append(replace(match, trouble=aside[match_id][1]))
        elif closed_at is None:
            found.extend(_as_it_stands(database, match, signer))
        else:
            found.append(replace(match, any_ended=_any_ended(database, match, signer)))
    return found


def match_named(database: sqlite3.Connection, text: str) -> bytes:
    """The id of the match whose id begins with `text`, hexadecimal. LocalError if it is none or several."""
    wanted = text.strip().casefold()
    ids: list[bytes] = [match_id for (match_id,) in database.execute("SELECT match_id FROM match")]
    found = [match_id for match_id in ids if match_id.hex().startswith(wanted)]
    if len(wanted) < _LEAST_LETTERS or not found:
        raise LocalError(
            f"No match is kept as {text!r}; give at least {_LEAST_LETTERS} letters of its id, "
            "as `spite-qt history` lists it."
        )
    if len(found) > 1:
        raise LocalError(f"{len(found)} matches begin with {text!r}; give more letters of the id.")
    return found[0]


def records_of_match(database: sqlite3.Connection, match_id: bytes, signer: Signer) -> list[dict[str, Any]]:
    """The game records of the games that have ended in it. LocalError if it cannot be read."""
    try:
        return ended_games(KeptMatch.rebuilt(records_of(database, match_id), signer))
    except DamagedMatch as error:
        raise LocalError(f"The match {match_id.hex()[:8]} cannot be read. {error}") from error
    except ValueError as error:
        raise LocalError(f"The match {match_id.hex()[:8]} cannot be read: {error}.") from error


def _as_it_stands(database: sqlite3.Connection, match: PlayedMatch, signer: Signer) -> Iterator[PlayedMatch]:
    """A match whose end is not signed by both: how it stands by its entries. Nothing, if it has not begun."""
    try:
        kept = KeptMatch.rebuilt(records_of(database, match.match_id), signer)
    except (DamagedMatch, ValueError) as error:
        yield replace(match, trouble=str(error))
        return
    if not kept.begun:
        return
    ending = kept.ledger.ending or Ending("")
    if kept.dispute is not None:
        ending = settled(kept.statements) or Ending("")
    yield replace(
        match,
        points=kept.points,
        how="abandoned before play" if ending.before_play else ending.how,
        winner=ending.winner,
        by=ending.by,
        trouble=kept.dispute.text if kept.dispute is not None else "",
        any_ended=match.games > 1 or ending.how == "target" or bool(ended_games(kept)),
    )


def _any_ended(database: sqlite3.Connection, match: PlayedMatch, signer: Signer) -> bool:
    """Whether a game of a match that both have signed has ended. The next one is dealt after that, and so
    most matches need not be rebuilt.
    """
    if match.games != 1 or match.how == "target":
        return match.games > 0
    try:
        return bool(records_of_match(database, match.match_id, signer))
    except LocalError:
        # Who wants to look at it is told why that cannot be.
        return True


def _games_dealt(database: sqlite3.Connection, match_id: bytes) -> int:
    first_of_each = database.execute(
        "SELECT body, MIN(n) FROM entry WHERE match_id = ? AND NOT withdrawn GROUP BY game", (match_id,)
    )
    dealt = 0
    for body, _ in first_of_each:
        with suppress(PeerError):
            dealt += isinstance(decode_body(body), DealBody)
    return dealt


def _connected(path: Path) -> sqlite3.Connection:
    database = sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None)
    database.text_factory = readable
    database.execute("PRAGMA query_only = ON")
    return database


def _version(path: Path) -> int:
    with closing(_connected(path)) as database:
        version = version_of(database)
    if version > SCHEMA_VERSION:
        raise ValueError("it was written by a newer version of the game")
    return version
