"""The journal: every record a conversation asks to have kept, in one SQLite file, written by one thread.

A record is on the disk when its `done` is called: one transaction each, in WAL mode with synchronous=FULL.
Nothing of a match is ever deleted or written over: a withdrawn entry is marked, a damaged file is set aside
under another name. What was asked is read back in the same thread, behind everything given to it before; how
rows become records again stands in `recall.py`. Not for deciding what is kept (`protocol.peer.stores`).
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import TypeVar

from protocol.errors import LocalError
from protocol.net.files import leads_nowhere
from protocol.net.schema import SCHEMA_VERSION, STEPS
from protocol.peer.stores import (
    CommitmentsKept,
    EntryKept,
    EntryWithdrawn,
    MatchClosed,
    MatchDisputed,
    MatchOpened,
    NonceKept,
    Record,
    StatementKept,
)

T = TypeVar("T")

FILE_NAME = "journal.sqlite3"
# "SpMa": what `file` and SQLite's own tools see that the file is ours.
_APPLICATION_ID = 0x53704D61
# Seconds that a write waits for another program (a backup, a viewer) to let go of the file.
_LOCK_PATIENCE = 2.0

# Pages (of 4 KiB) in the log beside the file before they go into it: some 200 moves.
_PAGES_IN_LOG = 200

# Of the files that are one journal: first what is nothing by itself.
_SUFFIXES = ("-wal", "-shm", "")

Done = Callable[[str | None], None]
"""Called when a record is on the disk (None), or with what kept it from getting there, in words."""


class Journal:
    """An open journal. `notices` are sentences to show once (what is damaged and was set aside)."""

    def __init__(self, path: Path) -> None:
        """Open the file, made when there is none. LocalError, with a sentence, when that cannot be."""
        self.path = path
        self.notices: list[str] = []
        self._work: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._closed = False
        self._database = self._open()
        self._thread = threading.Thread(target=self._work_on, name="spite-journal", daemon=True)
        self._thread.start()

    def store(self, record: Record, done: Done) -> None:
        """Write `record` after all given before it, then call `done` in the calling loop. Returns at once."""
        self._work.put(partial(self._write, record, done, asyncio.get_running_loop()))

    async def read(self, ask: Callable[[sqlite3.Connection], T]) -> T:
        """What `ask` finds in the database, behind all that was given to be written before. LocalError, with
        a sentence, if it cannot be read.
        """
        if self._closed:
            raise LocalError(f"The journal {self.path} is closed.")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()
        self._work.put(partial(self._read, ask, answer, loop))
        return await answer

    def note_address(self, key: bytes, host: str, port: int) -> None:
        """Remember where the identity `key` listened last. Returns at once; lost without harm."""
        self._work.put(
            partial(self._note, "INSERT OR REPLACE INTO address VALUES (?, ?, ?, ?)", (key, host, port))
        )

    def note_own_port(self, key: bytes, port: int) -> None:
        """Remember at which port the identity `key` was told that this side listens. Returns at once."""
        self._work.put(partial(self._note, "INSERT OR REPLACE INTO own_port VALUES (?, ?, ?)", (key, port)))

    def give_up(self, match_id: bytes) -> None:
        """Remember that this side does not want to go on with a match. Returns at once."""
        self._work.put(partial(self._note, "INSERT OR REPLACE INTO given_up VALUES (?, ?)", (match_id,)))

    async def keep_bot(self, key: bytes, secret: bytes, level: str) -> None:
        """Remember a bot by its public key, before it sits down: it is on the disk when this returns.
        LocalError, with a sentence, if it cannot be.
        """
        if self._closed:
            raise LocalError(f"The journal {self.path} is closed.")
        loop = asyncio.get_running_loop()
        written: asyncio.Future[str | None] = loop.create_future()
        values = key, secret, level, time.time()
        self._work.put(partial(self._execute, lambda: (_INSERT_BOT, values), partial(_answer, written), loop))
        if (why := await written) is not None:
            raise LocalError(f"The journal {self.path} cannot be written: {why}.")

    def close(self) -> None:
        """Finish what waits to be written, then let go of the file. Blocks meanwhile; may be called again."""
        self._closed = True
        self._work.put(None)
        self._thread.join()

    # The file

    def _open(self) -> sqlite3.Connection:
        if (why := leads_nowhere(self.path)) is not None:
            raise LocalError(f"The journal {self.path} cannot be opened: {why}.")
        # Before SQLite sees it: beside an empty file it would delete the log, with all that is in there.
        if is_empty(self.path):
            aside = self._set_aside()
            self.notices.append(
                "The journal was empty, as a crash or a full disk may leave it, and has been set aside as "
                f"{aside.name}; a new one was begun."
            )
        try:
            return self._opened()
        except sqlite3.DatabaseError as error:
            if _code(error) not in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
                raise LocalError(
                    f"The journal {self.path} cannot be opened: {self._why_not(error)}."
                ) from error
        aside = self._set_aside()
        self.notices.append(
            f"The journal was damaged and has been set aside as {aside.name}; "
            "a new one was begun. Nothing was deleted."
        )
        try:
            return self._opened()
        except sqlite3.Error as error:
            raise LocalError(f"The journal {self.path} cannot be made: {words_for(error)}.") from error

    def _opened(self) -> sqlite3.Connection:
        is_new = not self.path.exists()
        # Private games of two people: for the owner's eyes, like the identity beside it; and so from the
        # start, because the files that SQLite puts beside it are made like this one.
        with contextlib.suppress(OSError):
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
            os.chmod(self.path, 0o600)
            # While it could only be read, what is beside it was made so, and would stay so.
            for suffix in ("-wal", "-shm"):
                with contextlib.suppress(FileNotFoundError):
                    os.chmod(f"{self.path}{suffix}", 0o600)
        try:
            return self._brought_up_to_date()
        except BaseException:
            if is_new:
                # Nobody was told that anything is in it, and the next start shall not wonder.
                for suffix in _SUFFIXES:
                    with contextlib.suppress(OSError):
                        os.unlink(f"{self.path}{suffix}")
            raise

    def _brought_up_to_date(self) -> sqlite3.Connection:
        database = sqlite3.connect(
            self.path, timeout=_LOCK_PATIENCE, isolation_level=None, check_same_thread=False
        )
        try:
            database.text_factory = readable
            version = version_of(database)
            # A file that can only be read opens too, and the first move would be told that it cannot be kept.
            if not os.access(self.path, os.W_OK):
                raise _error(sqlite3.SQLITE_READONLY)
            if not 0 <= version <= SCHEMA_VERSION:
                raise LocalError(
                    f"The journal {self.path} was written by another version of the game (schema {version}, "
                    f"this one has {SCHEMA_VERSION}). It was left as it is."
                )
            database.execute("PRAGMA journal_mode = WAL")
            database.execute("PRAGMA synchronous = FULL")
            database.execute(f"PRAGMA wal_autocheckpoint = {_PAGES_IN_LOG}")
            _empty_log(database)
            steps = STEPS[version:]
            if steps:
                database.executescript(
                    f"BEGIN IMMEDIATE; {''.join(steps)} PRAGMA application_id = {_APPLICATION_ID}; "
                    f"PRAGMA user_version = {SCHEMA_VERSION}; COMMIT;"
                )
        except BaseException:
            database.close()
            raise
        return database

    def _why_not(self, error: sqlite3.Error) -> str:
        if _code(error) == sqlite3.SQLITE_CANTOPEN and not os.access(self.path.parent, os.W_OK):
            return "its folder may not be written"
        return words_for(error)

    def _set_aside(self) -> Path:
        stamp = time.strftime("%Y%m%d-%H%M%S")
        aside = self.path.with_name(f"{self.path.name}.damaged-{stamp}-{os.getpid()}")
        try:
            for suffix in _SUFFIXES:
                with contextlib.suppress(FileNotFoundError):
                    os.rename(f"{self.path}{suffix}", f"{aside}{suffix}")
        except OSError as error:
            raise LocalError(
                f"The journal {self.path} is damaged and cannot be set aside: {error.strerror}."
            ) from error
        return aside

    # The writer thread

    def _work_on(self) -> None:
        while (work := self._work.get()) is not None:
            # The loop that waits for it may be closed: then nobody is told.
            with contextlib.suppress(RuntimeError):
                work()
        with contextlib.suppress(sqlite3.Error):
            self._database.close()

    def _write(self, record: Record, done: Done, loop: asyncio.AbstractEventLoop) -> None:
        self._execute(lambda: _statement(record), done, loop)

    def _execute(
        self,
        make: Callable[[], tuple[str, tuple[object, ...]]],
        done: Done,
        loop: asyncio.AbstractEventLoop,
    ) -> None:
        why = None
        try:
            self._database.execute(*make())
        except sqlite3.Error as error:
            why = words_for(error)
        except Exception as error:  # noqa: BLE001 - a fault of this program: told, and this thread goes on
            why = f"it cannot be put into the journal ({error})"
        loop.call_soon_threadsafe(done, why)

    def _read(
        self,
        ask: Callable[[sqlite3.Connection], T],
        answer: asyncio.Future[T],
        loop: asyncio.AbstractEventLoop,
    ) -> None:
        try:
            found = ask(self._database)
        except (sqlite3.Error, ValueError) as error:
            why = words_for(error) if isinstance(error, sqlite3.Error) else str(error)
            refusal = LocalError(f"The journal {self.path} cannot be read: {why}.")
            loop.call_soon_threadsafe(_fail, answer, refusal)
        except Exception as error:  # noqa: BLE001 - a fault of who asks, and theirs to tell
            loop.call_soon_threadsafe(_fail, answer, error)
        else:
            loop.call_soon_threadsafe(_answer, answer, found)

    def _note(self, statement: str, values: tuple[object, ...]) -> None:
        # What it costs when this cannot be written is a look-up, or a question asked again.
        with contextlib.suppress(sqlite3.Error):
            self._database.execute(statement, (*values, time.time()))


def _answer(answer: asyncio.Future[T], found: T) -> None:
    if not answer.done():
        answer.set_result(found)


def _fail(answer: asyncio.Future[T], why: Exception) -> None:
    if not answer.done():
        answer.set_exception(why)


_INSERT_BOT = "INSERT INTO bot VALUES (?, ?, ?, ?)"
_INSERT_ENTRY = (
    "INSERT INTO entry (match_id, n, game, seat, body, chain, signature) VALUES (?, ?, ?, ?, ?, ?, ?)"
)


def _statement(record: Record) -> tuple[str, tuple[object, ...]]:
    match record:
        case MatchOpened():
            return "INSERT INTO match VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", (
                record.match_id, record.seat, *record.keys, *record.names, record.rules, record.deal,
                record.handshake_hash, time.time(),
            )  # fmt: skip
        case NonceKept():
            return "INSERT INTO nonce VALUES (?, ?, ?, ?, ?)", (
                record.match_id, record.game, record.seat, record.nonce, record.commitment,
            )  # fmt: skip
        case CommitmentsKept():
            return "INSERT INTO commitments VALUES (?, ?, ?, ?)", (
                record.match_id, record.game, *record.commitments,
            )  # fmt: skip
        case EntryKept():
            return _INSERT_ENTRY, (
                record.match_id, record.n, record.game, record.seat, record.body, record.chain,
                record.signature,
            )  # fmt: skip
        case EntryWithdrawn():
            return "UPDATE entry SET withdrawn = 1 WHERE match_id = ? AND n = ? AND seat = ?", (
                record.match_id, record.n, record.seat,
            )  # fmt: skip
        case MatchClosed():
            return "INSERT INTO ending VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", (
                record.match_id, record.n, record.chain, *record.points, record.winner, record.how, record.by,
                *record.signatures, time.time(),
            )  # fmt: skip
        case MatchDisputed():
            return "INSERT INTO dispute VALUES (?, ?, ?, ?)", (
                record.match_id, record.reason, record.text, time.time(),
            )  # fmt: skip
        case StatementKept():
            return "INSERT INTO statement VALUES (?, ?, ?, ?, ?)", (
                record.match_id, record.seat, record.saying.value, record.signature, time.time(),
            )  # fmt: skip


_WORDS = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_BUSY: "another program keeps the file locked",
    sqlite3.SQLITE_LOCKED: "another program keeps the file locked",
    sqlite3.SQLITE_READONLY: "the file may not be written",
    sqlite3.SQLITE_PERM: "the file may not be used",
    sqlite3.SQLITE_CANTOPEN: "the file cannot be opened",
    sqlite3.SQLITE_IOERR: "the disk reports an error",
    sqlite3.SQLITE_CORRUPT: "the file is damaged",
    sqlite3.SQLITE_NOTADB: "the file is damaged",
    sqlite3.SQLITE_CONSTRAINT: "it holds something else at this place already",
}


def is_empty(path: Path) -> bool:
    """Whether a file is there, and nothing in it: a journal never is, from its first moment on.

    SQLite takes a file of one byte for an empty one too.
    """
    with contextlib.suppress(OSError):
        return path.is_file() and path.stat().st_size <= 1
    return False


def version_of(database: sqlite3.Connection) -> int:
    """The schema version of an open journal, 0 for a new one. sqlite3.DatabaseError if it is damaged."""
    try:
        (version,) = database.execute("PRAGMA user_version").fetchone()
        # Also where the file was closed well: a disk can damage what lies still. 1.4 ms for a megabyte, which
        # holds three matches.
        is_whole = database.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)
        # That check does not know which tables and columns there have to be. SQLite's own tools add others.
        if is_whole and _is_foreign(database, version):
            is_whole = False
        elif is_whole and 0 <= version <= SCHEMA_VERSION:
            ours = {table for table, _ in _columns_at(SCHEMA_VERSION)}
            is_whole = {pair for pair in _columns(database) if pair[0] in ours} == _columns_at(version)
    except UnicodeDecodeError:
        # What SQLite complains of stands in its complaint.
        is_whole = False
    if not is_whole:
        raise _error(sqlite3.SQLITE_CORRUPT)
    return int(version)


def _is_foreign(database: sqlite3.Connection, version: int) -> bool:
    """Whether it is another program's file: with tables, a version that no journal has, and not our mark."""
    (mark,) = database.execute("PRAGMA application_id").fetchone()
    if mark == _APPLICATION_ID or 0 < version <= SCHEMA_VERSION:
        return False
    return any(not table.startswith("sqlite_") for table, _ in _columns(database))


def _empty_log(database: sqlite3.Connection) -> None:
    """After a crash: what the log holds goes into the file. It can stay where it is as well."""
    with contextlib.suppress(sqlite3.Error):
        # Whoever reads the file meanwhile is not waited for.
        database.execute("PRAGMA busy_timeout = 0")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.execute(f"PRAGMA busy_timeout = {round(_LOCK_PATIENCE * 1000)}")


def _columns(database: sqlite3.Connection) -> set[tuple[str, str]]:
    """Every table with each of its columns."""
    return set(
        database.execute(
            "SELECT it.name, of.name FROM sqlite_schema AS it, pragma_table_info(it.name) AS of "
            "WHERE it.type = 'table'"
        )
    )


@cache
def _columns_at(version: int) -> frozenset[tuple[str, str]]:
    with contextlib.closing(sqlite3.connect(":memory:")) as database:
        database.executescript("".join(STEPS[:version]))
        return frozenset(_columns(database))


def readable(text: bytes) -> str:
    """A text in the journal, also where a bit of it has changed: names are shown, and mean nothing more."""
    return text.decode("utf-8", "replace")


def _code(error: sqlite3.Error) -> int:
    """SQLite's primary result code; the extended ones have more in the higher bits."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF


def words_for(error: sqlite3.Error) -> str:
    """What is amiss with the journal, in words for a person and without a full stop."""
    return _WORDS.get(_code(error), str(error))


def _error(code: int) -> sqlite3.DatabaseError:
    """As SQLite raises it."""
    error = sqlite3.DatabaseError(_WORDS[code])
    error.sqlite_errorcode = code
    return error
