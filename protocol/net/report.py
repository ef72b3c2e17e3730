"""The report of a match on which the two sides do not agree any more, written from this side's journal.

A folder of its own in the data folder: `reports/MATCH-NUMBER/` with `report.json`, whose format is
`protocol.disagreement`'s, and `journal.sqlite3`, what the journal holds of this match alone. The report can
be handed on: it has the seeds of ended games only. The copy of the journal is for the person it belongs to:
with it the cards of the game that was not finished can be known.

Not for who is right, and not for comparing; both people hand in their reports for that.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import sqlite3
import time
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from protocol.deal import joint_seed
from protocol.disagreement import FORMAT
from protocol.errors import LocalError, PeerError
from protocol.game import RulesError
from protocol.net.files import write_whole
from protocol.net.journal import FILE_NAME as JOURNAL_NAME
from protocol.net.recall import records_of
from protocol.net.schema import SCHEMA_VERSION
from protocol.net.threads import in_thread
from protocol.peer.entries import Body, DealBody, MoveBody, decode_body
from protocol.peer.events import Forked
from protocol.peer.ledger import Ledger, NotAllowed, Step
from protocol.peer.preamble import MAJOR, MINOR
from protocol.peer.sitdown import rules_of
from protocol.peer.stores import EntryKept, EntryWithdrawn, MatchOpened, Record

FOLDER_NAME: Final = "reports"
REPORT_NAME: Final = "report.json"

Fields = dict[str, Any]


async def write_report(journal: Path, fork: Forked) -> Path:
    """Write the report of `fork` beside the journal file `journal`; the report's path.

    The same disagreement found again, after coming back, is the same report, and one that was known before
    has its report: it is written once. LocalError, with a sentence, when it cannot be written. The journal is
    only read, whoever writes in it meanwhile.
    """
    return await in_thread(lambda: _write(journal, fork))


def _write(journal: Path, fork: Forked) -> Path:
    reports = journal.parent / FOLDER_NAME
    if fork.again:
        for known in sorted(reports.glob(f"{_beginning(fork)}-*/{REPORT_NAME}")):
            return known
    folder = reports / _name(fork)
    report = folder / REPORT_NAME
    if report.exists():
        return report
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with closing(sqlite3.connect(journal)) as database:
            records = records_of(database, fork.match_id)
            _copy(database, fork.match_id, folder / JOURNAL_NAME)
        text = json.dumps(contents(records, fork), indent=1) + "\n"
        write_whole(report, report.with_suffix(".new"), text.encode(), 0o600)
    except (OSError, sqlite3.Error, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else error
        raise LocalError(f"The report {report} cannot be written: {why}.") from error
    return report


def _name(fork: Forked) -> str:
    theirs = b"" if fork.theirs is None else fork.theirs.chain + fork.theirs.body
    told = f"{fork.n} {fork.chain.hex()} {fork.peer_n} {fork.peer_chain.hex()} {theirs.hex()}"
    return f"{_beginning(fork)}-{hashlib.sha256(told.encode()).hexdigest()[:8]}"


def _beginning(fork: Forked) -> str:
    return fork.match_id.hex()[:8]


def _copy(database: sqlite3.Connection, match_id: bytes, path: Path) -> None:
    """What the journal holds of one match, in a journal of its own."""
    path.unlink(missing_ok=True)
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT, 0o600))
    tables = database.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'").fetchall()
    with closing(sqlite3.connect(path)) as copy, copy:
        for name, made_by in tables:
            copy.execute(made_by)
            columns = [column for _, column, *_ in database.execute(f"PRAGMA table_info({name})")]
            if "match_id" in columns:
                rows = database.execute(f"SELECT * FROM {name} WHERE match_id = ?", (match_id,))
                places = ", ".join("?" * len(columns))
                copy.executemany(f"INSERT INTO {name} VALUES ({places})", rows)
        (version,) = database.execute("PRAGMA user_version").fetchone()
        copy.execute(f"PRAGMA user_version = {version}")


def contents(records: Iterable[Record], fork: Forked) -> Fields:
    """The report as JSON has it. ValueError when the records hold no such match."""
    opened, counting, uncounted = _sorted(records, fork.n)
    replay = _Replay(opened)
    entries = [replay.entry(kept) for kept in counting]
    refused = None if fork.theirs is None else replay.refused(fork.theirs)
    return {
        "format": FORMAT,
        "written": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        "versions": _versions(),
        "reason": str(fork.reason),
        "text": fork.text,
        "match": opened.match_id.hex(),
        "seat": opened.seat,
        "keys": [key.hex() for key in opened.keys],
        "names": list(opened.names),
        "rules": replay.rules,
        "deal": opened.deal,
        "handshake": opened.handshake_hash.hex(),
        "games": replay.games,
        "entries": [replay.without_hidden(entry) for entry in entries],
        "uncounted": [replay.without_hidden(_fields(kept, None)) for kept in uncounted],
        "fault": replay.fault,
        "refused": refused and replay.without_hidden(refused),
        "theirs": {"n": fork.peer_n, "chain": fork.peer_chain.hex()} if fork.peer_chain else None,
        "journal": JOURNAL_NAME,
    }


def _sorted(records: Iterable[Record], n: int) -> tuple[MatchOpened, list[EntryKept], list[EntryKept]]:
    """How the match opened, the entries that count here up to `n`, and the own ones that do not."""
    opened: MatchOpened | None = None
    kept: list[EntryKept] = []
    uncounted: list[EntryKept] = []
    for record in records:
        match record:
            case MatchOpened():
                opened = record
            case EntryKept():
                (kept if record.n <= n else uncounted).append(record)
            case EntryWithdrawn(n=number, seat=seat):
                uncounted += [each for each in kept if (each.n, each.seat) == (number, seat)]
                kept = [each for each in kept if (each.n, each.seat) != (number, seat)]
            case _:
                pass
    if opened is None:
        raise ValueError("the journal does not hold this match")
    return opened, kept, uncounted


class _Replay:
    """The match played again from its entries, as far as this program can. `fault`: why no further."""

    def __init__(self, opened: MatchOpened) -> None:
        self.rules: Fields = {}
        self.games: list[Fields] = []
        self.fault: str | None = None
        self._ledger: Ledger | None = None
        self._nonces = (b"", b"")
        try:
            rules = rules_of(opened.rules)
        except (ValueError, RulesError) as error:
            self.fault = f"the rules cannot be read: {error}"
        else:
            self.rules = rules.differences()
            self._ledger = Ledger.opened(opened.match_id, rules, opened.keys)

    def entry(self, kept: EntryKept) -> Fields:
        """An entry that counts, taken."""
        step = self._step(kept)
        if step is not None and step.after.chain != kept.chain:
            self.fault = f"entry {kept.n} leads to another chain than it did when it was written"
            step = None
        self._ledger = None if step is None else step.after
        if step is not None:
            self._see(step)
        return _fields(kept, step)

    def refused(self, theirs: EntryKept) -> Fields:
        """An entry that this side did not take: what it would lead to here, and what came with it."""
        is_next = self._ledger is not None and theirs.n == self._ledger.n + 1
        before = self.fault
        step = self._step(theirs) if is_next else None
        self.fault = before
        own_chain = None if step is None else step.after.chain.hex()
        return _fields(theirs, step) | {"chain": own_chain, "told_chain": theirs.chain.hex()}

    def without_hidden(self, entry: Fields) -> Fields:
        """The opened numbers of a game that has not ended are its seed: they stay out."""
        if entry["kind"] != DealBody.NAME or self._has_ended(entry["game"]):
            return entry
        return entry | {"body": None}

    def _has_ended(self, number: int) -> bool:
        return any(game["game"] == number and game["seed"] is not None for game in self.games)

    def _step(self, kept: EntryKept) -> Step | None:
        if self._ledger is None:
            return None
        try:
            return self._ledger.after(kept.seat, decode_body(kept.body))
        except (NotAllowed, PeerError) as refusal:
            self.fault = f"entry {kept.n}: {refusal}"
            return None

    def _see(self, step: Step) -> None:
        game = step.after.game
        if isinstance(step.body, DealBody):
            assert game is not None
            fields = {"game": step.after.number, "seed": None, "starter": game.starter}
            self.games.append(fields | {"winner": None, "points": None})
            self._nonces = (step.body.nonce0, step.body.nonce1)
        elif game is not None and game.result is not None and self.games[-1]["seed"] is None:
            seed = joint_seed(step.after.match_id, step.after.number, self._nonces)
            result = {"winner": game.result.winner, "points": game.result.points}
            self.games[-1] |= {"seed": seed.hex()} | result


def _fields(kept: EntryKept, step: Step | None) -> Fields:
    body = _body(kept.body)
    return {
        "n": kept.n,
        "game": kept.game,
        "seat": kept.seat,
        "kind": "unknown" if body is None else body.NAME,
        "move": body.move if isinstance(body, MoveBody) else None,
        "body": kept.body.hex(),
        "body_hash": hashlib.sha256(kept.body).hexdigest(),
        "digest": (step.digest if step is not None else None) or None,
        "chain": kept.chain.hex(),
        "signature": kept.signature.hex(),
    }


def _body(packed: bytes) -> Body | None:
    try:
        return decode_body(packed)
    except PeerError:
        return None


def _versions() -> Fields:
    # Needed for a report alone; with what it imports it is 4 MiB.
    import importlib.metadata

    try:
        program = importlib.metadata.version("spite-qt")
    except importlib.metadata.PackageNotFoundError:
        program = "unknown"
    return {
        "program": program,
        "protocol": f"{MAJOR}.{MINOR}",
        "journal": str(SCHEMA_VERSION),
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
    }
