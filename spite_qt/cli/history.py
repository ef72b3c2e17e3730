"""`spite-qt history`: the matches that are kept, and their games written to a file as game records.

It only reads the journal, so it works beside a running program. Not for watching a record (`replay`).
"""

import argparse
import time
from contextlib import suppress
from pathlib import Path

from protocol.errors import LocalError
from protocol.game import canonical
from protocol.net.history import PlayedMatch, journal_to_read, kept_matches, match_named, records_of_match
from protocol.net.identity import Identity
from protocol.peer.fingerprint import short_fingerprint
from spite_qt.cli.output import Output
from spite_qt.cli.run import Exit


def history(options: argparse.Namespace, folder: Path, output: Output) -> int:
    """Carry out `options.action` on what is kept in `folder`; the exit code. LocalError with a sentence."""
    if options.action == "export":
        return _export(folder, options.match, options.file, output)
    found = kept_matches(folder)
    for match in found:
        _tell(match, output)
    if not found:
        output.tell("nothing", "No match is kept yet: every one that you play will be.")
    return Exit.ENDED_WELL


def _export(folder: Path, wanted: str, file: Path, output: Output) -> int:
    """A record a line, as rules.md has a match; of one game that is an ordinary record. "-" is the output."""
    with journal_to_read(folder) as database:
        if database is None:
            raise LocalError("No match is kept here, so there is nothing to export.")
        match_id = match_named(database, wanted)
        records = records_of_match(database, match_id, Identity.load_or_create(folder))
    if not records:
        raise LocalError("No game of this match has ended yet, and only ended games are exported.")
    text = b"".join(canonical(record) + b"\n" for record in records)
    if str(file) == "-":
        output.stream.write(text.decode())
        return Exit.ENDED_WELL
    write_new(file, text)
    moves = sum(len(record["moves"]) for record in records)
    games = "1 game" if len(records) == 1 else f"{len(records)} games"
    output.tell(
        "exported",
        f"{games}, {moves} moves: {file}",
        match=match_id.hex(),
        file=str(file),
        games=len(records),
        moves=moves,
    )
    return Exit.ENDED_WELL


def write_new(file: Path, text: bytes) -> None:
    """Write a file that does not exist yet. LocalError, and no file, if it does or cannot be written."""
    try:
        with file.open("xb") as stream:
            try:
                stream.write(text)
            except OSError:
                with suppress(OSError):
                    file.unlink()
                raise
    except FileExistsError as error:
        raise LocalError(f"{file} exists already; nothing was written.") from error
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise LocalError(f"{file} cannot be written: {why}.") from error


def _tell(match: PlayedMatch, output: Output) -> None:
    own, other = match.points[match.seat], match.points[1 - match.seat]
    who = short_fingerprint(match.keys[1 - match.seat])
    whom = f"against {match.other}, this computer" if match.alone else f"with {match.other} ({who})"
    games = "1 game" if match.games == 1 else f"{match.games} games"
    output.tell(
        "match",
        f"{match.match_id.hex()[:8]}: {time.strftime('%Y-%m-%d %H:%M', time.localtime(match.opened_at))}, "
        f"{whom}, {games}, {own} : {other} points, {_standing(match)}",
        match=match.match_id.hex(),
        name=match.other,
        fingerprint=who,
        alone=match.alone,
        seat=match.seat,
        opened=match.opened_at,
        ended=match.ended_at,
        games=match.games,
        scores=list(match.points),
        finished=match.finished,
        how=match.how,
        winner=match.winner,
        by=match.by,
        given_up=match.given_up,
        trouble=match.trouble,
    )


def _standing(match: PlayedMatch) -> str:
    if match.how == "target":
        return "you won" if match.winner == match.seat else f"{match.other} won"
    if match.how == "void":
        return "called off"
    if match.finished:
        by = "you" if match.by == match.seat else match.other
        return f"ended before play by {by}" if match.how == "abandoned before play" else f"ended by {by}"
    if match.trouble:
        return f"unfinished, and it cannot be played on. {match.trouble.rstrip('.')}."
    if match.alone and match.given_up:
        # By a version that kept none against the computer.
        return "broken off"
    return "unfinished, put aside" if match.given_up else "unfinished"
