"""What can happen to the journal's file and disk: told in words, nothing damaged, and on with it afterwards.

The row "disk full" with two programs at a table is in tests/headless.
"""

from __future__ import annotations

import asyncio
import gzip
import os
import shutil
import sqlite3
import stat
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from protocol.errors import LocalError
from protocol.net.history import kept_matches
from protocol.net.journal import FILE_NAME, Journal
from protocol.net.person import open_person
from protocol.net.recall import open_matches, records_of
from protocol.net.schema import SCHEMA_VERSION
from protocol.net.unfinished import unfinished
from protocol.peer.stores import EntryKept, MatchOpened, Record
from tests.net.namespaces import ROOT
from tests.net.small_disk import SmallDisk, small_disk
from tests.net.test_journal import MATCH, RECORDS, entry, store

PAGE = 4096
OPENED = RECORDS[0]


@pytest.fixture
def disk() -> Iterator[SmallDisk]:
    with small_disk(kilobytes=512) as disk:
        yield disk


def content(path: Path) -> bytes:
    return path.read_bytes()


def overwrite(path: Path, data: bytes | bytearray) -> None:
    path.write_bytes(data)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def kept(journal: Journal) -> list[int]:
    """The numbers of the entries that the journal holds of the match."""
    records = await journal.read(lambda database: records_of(database, MATCH))
    return [record.n for record in records if isinstance(record, EntryKept)]


async def killed(folder: Path, entries: int) -> Path:
    """The journal of a program that was killed after its last of so many entries, without closing."""
    os.makedirs(folder / "alive")
    journal = Journal(folder / "alive" / FILE_NAME)
    for record in [OPENED, *(entry(n) for n in range(1, entries + 1))]:
        assert await store(journal, record) is None
    for suffix in ("", "-wal", "-shm"):
        shutil.copy(f"{journal.path}{suffix}", f"{folder / FILE_NAME}{suffix}")
    journal.close()
    return folder / FILE_NAME


def log_of(path: Path) -> int:
    """The bytes in the log beside the journal."""
    log = Path(f"{path}-wal")
    return log.stat().st_size if log.exists() else 0


@pytest.mark.asyncio
async def test_the_log_does_not_grow_with_the_match_and_a_crash_leaves_none_for_long(tmp_path: Path) -> None:
    path = await killed(tmp_path, 600)
    assert 0 < log_of(path) < 300 * 4096
    journal = Journal(path)
    assert log_of(path) == 0
    assert await kept(journal) == list(range(1, 601))
    journal.close()


@pytest.mark.asyncio
async def test_a_log_that_somebody_reads_stays_and_is_not_waited_for(tmp_path: Path) -> None:
    path = await killed(tmp_path, 5)
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        assert reader.execute("SELECT count(*) FROM entry").fetchone() == (5,)
        began = time.monotonic()
        journal = Journal(path)
        assert time.monotonic() - began < 2.0
        assert log_of(path) > 0
        assert await store(journal, entry(6)) is None
        assert await kept(journal) == [1, 2, 3, 4, 5, 6]
        journal.close()


@pytest.mark.asyncio
@pytest.mark.parametrize("damage", ["cut in the middle", "cut off", "half of it old", "all zero"])
@pytest.mark.parametrize("seat", [0, 1], ids=["host", "joiner"])
async def test_torn_last_page_of_the_journal(tmp_path: Path, damage: str, seat: int) -> None:
    """The last write had not come to the disk whole when the power went: it has not happened, and all before
    it has. Whose entry it was makes no difference.
    """
    path = await killed(tmp_path, entries=9)
    log = Path(f"{path}-wal")
    data = content(log)
    frame = PAGE + 24
    last = len(data) - frame
    torn = {
        "cut in the middle": data[: last + frame // 2],
        "cut off": data[:last],
        "half of it old": data[: last + frame // 2] + data[last - frame // 2 : last],
        "all zero": data[:last] + bytes(frame),
    }[damage]
    overwrite(log, torn)
    journal = Journal(path)
    assert journal.notices == []
    assert await kept(journal) == [1, 2, 3, 4, 5, 6, 7, 8]
    # What the other side still has comes again, under the same number.
    assert await store(journal, entry(9, seat)) is None
    assert await store(journal, entry(10, seat)) is None
    journal.close()
    journal = Journal(path)
    assert await kept(journal) == list(range(1, 11))
    journal.close()


@pytest.mark.asyncio
async def test_a_page_damaged_while_the_file_lay_still_is_found_and_the_file_set_aside(
    tmp_path: Path,
) -> None:
    path = tmp_path / FILE_NAME
    journal = Journal(path)
    for record in [OPENED, *(entry(n) for n in range(1, 60))]:
        assert await store(journal, record) is None
    journal.close()
    data = bytearray(content(path))
    # Every page but the first: which one holds the entries is SQLite's business.
    for page in range(1, len(data) // PAGE):
        data[page * PAGE : page * PAGE + 200] = b"\x55" * 200
    overwrite(path, data)

    journal = Journal(path)
    (notice,) = journal.notices
    (aside,) = set(names(tmp_path)) - {FILE_NAME, f"{FILE_NAME}-wal", f"{FILE_NAME}-shm"}
    assert (aside in notice, "Nothing was deleted" in notice) == (True, True)
    assert content(tmp_path / aside) == data
    # A new one is begun, and takes the match.
    assert await store(journal, OPENED) is None
    assert await kept(journal) == []
    journal.close()


@pytest.mark.asyncio
@pytest.mark.parametrize("bytes_left", [0, 1])
async def test_a_journal_that_a_disk_has_emptied_is_set_aside_with_its_log(
    tmp_path: Path, bytes_left: int
) -> None:
    """It is not taken for a new one: SQLite would delete the log, in which everything is."""
    path = await killed(tmp_path, entries=9)
    log = content(Path(f"{path}-wal"))
    overwrite(path, content(path)[:bytes_left])

    journal = Journal(path)
    (notice,) = journal.notices
    aside = next(tmp_path / name for name in names(tmp_path) if name.endswith(f"-{os.getpid()}"))
    assert notice == (
        "The journal was empty, as a crash or a full disk may leave it, and has been set aside as "
        f"{aside.name}; a new one was begun."
    )
    assert content(Path(f"{aside}-wal")) == log
    assert len(content(aside)) == bytes_left
    assert await store(journal, OPENED) is None
    journal.close()
    again = Journal(path)
    assert again.notices == []
    again.close()


@pytest.mark.asyncio
async def test_a_journal_that_was_cut_short_is_set_aside_whatever_is_left(tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME
    journal = Journal(path)
    for record in [OPENED, *(entry(n) for n in range(1, 60))]:
        assert await store(journal, record) is None
    journal.close()
    whole = content(path)
    for size in (2, 15, 99, 100, 511, PAGE - 1, PAGE, PAGE + 1, len(whole) // 2, len(whole) - PAGE):
        overwrite(path, whole[:size])
        journal = Journal(path)
        journal.close()
        (notice,) = journal.notices
        (aside,) = (name for name in names(tmp_path) if ".damaged-" in name)
        assert aside in notice
        assert content(tmp_path / aside) == whole[:size]
        (tmp_path / aside).unlink()


@pytest.mark.parametrize(
    ("was", "becomes"),
    [
        (b"by_seat", b"by_seau"),
        (b"TABLE nonce", b"TABLE nonbe"),
        (b"INTEGER NOT NULL, key0", b"INT\xc9GER NOT NULL, key0"),
        (b"said_at", b"\xf3aid_at"),
    ],
    ids=["another column", "another table", "no text in a complaint", "no text in a column"],
)
def test_one_bit_in_what_the_tables_are_is_found_before_anything_is_written(
    tmp_path: Path, was: bytes, becomes: bytes
) -> None:
    """SQLite opens most of these, and then no match could be read or written any more."""
    path = tmp_path / FILE_NAME
    Journal(path).close()
    damaged = content(path).replace(was, becomes)
    assert damaged != content(path)
    overwrite(path, damaged)
    journal = Journal(path)
    journal.close()
    assert len(journal.notices) == 1
    (aside,) = (name for name in names(tmp_path) if ".damaged-" in name)
    assert content(tmp_path / aside) == damaged


@pytest.mark.parametrize("version", [0, 1, 2])
def test_a_journal_that_only_says_that_it_is_older_is_damaged(tmp_path: Path, version: int) -> None:
    path = tmp_path / FILE_NAME
    Journal(path).close()
    with sqlite3.connect(path) as database:
        database.execute(f"PRAGMA user_version = {version}")
    database.close()
    journal = Journal(path)
    journal.close()
    assert len(journal.notices) == 1


def test_tables_that_tools_of_sqlite_add_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME
    Journal(path).close()
    with sqlite3.connect(path) as database:
        database.execute("ANALYZE")
        database.execute("CREATE TABLE bookmarks (name TEXT)")
    database.close()
    journal = Journal(path)
    journal.close()
    assert journal.notices == []


@pytest.mark.asyncio
async def test_disk_full(disk: SmallDisk) -> None:
    """A record that does not fit is not half there; what was confirmed stays, and it goes on after."""
    journal = Journal(disk.folder / FILE_NAME)
    assert await store(journal, OPENED) is None
    disk.fill()
    written, why = 0, None
    while why is None:
        why = await store(journal, entry(written + 1))
        written += why is None
    assert why == "the disk is full"
    assert await store(journal, entry(written + 1)) == "the disk is full"
    assert await kept(journal) == list(range(1, written + 1))
    disk.free()
    assert await store(journal, entry(written + 1)) is None
    journal.close()
    journal = Journal(disk.folder / FILE_NAME)
    assert journal.notices == []
    assert await kept(journal) == list(range(1, written + 2))
    journal.close()


def test_a_full_disk_at_the_start_is_told_in_words(disk: SmallDisk) -> None:
    disk.fill()
    with pytest.raises(LocalError, match=r"The journal .* cannot be opened: the disk is full\."):
        Journal(disk.folder / FILE_NAME)
    # What could not be begun is not there, so that the next start does not find it empty.
    assert names(disk.folder) == ["filler"]
    disk.free()
    journal = Journal(disk.folder / FILE_NAME)
    journal.close()
    assert journal.notices == []


@pytest.mark.asyncio
async def test_a_read_only_folder_is_told_in_words(disk: SmallDisk) -> None:
    journal = Journal(disk.folder / FILE_NAME)
    assert await store(journal, entry(1)) is None
    journal.close()
    before = content(journal.path)
    disk.make_read_only()
    with pytest.raises(LocalError, match=r"The journal .* cannot be opened: its folder may not be written\."):
        Journal(journal.path)
    assert content(journal.path) == before


_LOCKER = """
import sqlite3, sys
database = sqlite3.connect(sys.argv[1], isolation_level=None)
database.execute("BEGIN EXCLUSIVE")
print("locked", flush=True)
sys.stdin.read()
"""


@asynccontextmanager
async def locked_by_another_process(path: Path) -> AsyncIterator[None]:
    pipe = asyncio.subprocess.PIPE
    command = [sys.executable, "-c", _LOCKER, str(path)]
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
    assert process.stdout is not None
    assert await process.stdout.readline() == b"locked\n"
    try:
        yield
    finally:
        assert process.stdin is not None
        process.stdin.close()
        await process.communicate()


@pytest.mark.asyncio
async def test_locked_by_another_process_while_it_is_open(tmp_path: Path) -> None:
    journal = Journal(tmp_path / FILE_NAME)
    assert await store(journal, OPENED) is None
    async with locked_by_another_process(journal.path):
        assert await store(journal, entry(1)) == "another program keeps the file locked"
    assert await store(journal, entry(1)) is None
    assert await kept(journal) == [1]
    journal.close()


@pytest.mark.asyncio
async def test_locked_by_another_process_when_it_is_opened(tmp_path: Path) -> None:
    Journal(tmp_path / FILE_NAME).close()
    with sqlite3.connect(tmp_path / FILE_NAME) as database:
        # As a backup program might keep it: without the log beside it, readers are locked out too.
        database.execute("PRAGMA journal_mode = DELETE")
    database.close()
    async with locked_by_another_process(tmp_path / FILE_NAME):
        with pytest.raises(LocalError, match=r"cannot be opened: another program keeps the file locked\."):
            Journal(tmp_path / FILE_NAME)
    assert names(tmp_path) == [FILE_NAME]
    Journal(tmp_path / FILE_NAME).close()


_OPEN = """
import pathlib, sys
from protocol.errors import LocalError
from protocol.net.journal import Journal
try:
    Journal(pathlib.Path(sys.argv[1])).close()
except LocalError as error:
    print(error)
"""


@pytest.mark.asyncio
@pytest.mark.parametrize("mode", [0o000, 0o400], ids=["unreadable", "not writable"])
async def test_unreadable(tmp_path: Path, mode: int) -> None:
    path = tmp_path / FILE_NAME
    Journal(path).close()
    before = content(path)
    os.chmod(path, mode)
    process = await asyncio.create_subprocess_exec(
        *_as_anybody(), sys.executable, "-c", _OPEN, str(path), cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    said, _ = await process.communicate()
    why = "the file cannot be opened" if mode == 0 else "the file may not be written"
    assert said.decode() == f"The journal {path} cannot be opened: {why}.\n"
    assert mode_of(path) == mode
    os.chmod(path, 0o600)
    assert content(path) == before


def _as_anybody() -> list[str]:
    """What stands before a command so that root, too, is kept from files by their modes."""
    if os.geteuid() != 0:
        return []
    if shutil.which("setpriv") is None:
        pytest.skip("gives up what root may do, which needs setpriv")
    rights = "-dac_override,-dac_read_search"
    return ["setpriv", f"--bounding-set={rights}", f"--inh-caps={rights}"]


# As the first version made it; never to be changed.
_FIRST_SCHEMA = """
CREATE TABLE match (
    match_id BLOB PRIMARY KEY, seat INTEGER NOT NULL, key0 BLOB NOT NULL, key1 BLOB NOT NULL,
    name0 TEXT NOT NULL, name1 TEXT NOT NULL, rules BLOB NOT NULL, deal TEXT NOT NULL,
    handshake_hash BLOB NOT NULL, opened_at REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE nonce (
    match_id BLOB NOT NULL, game INTEGER NOT NULL, seat INTEGER NOT NULL, nonce BLOB NOT NULL,
    commitment BLOB NOT NULL, PRIMARY KEY (match_id, game, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE commitments (
    match_id BLOB NOT NULL, game INTEGER NOT NULL, commitment0 BLOB NOT NULL, commitment1 BLOB NOT NULL,
    PRIMARY KEY (match_id, game)
) STRICT, WITHOUT ROWID;
CREATE TABLE entry (
    match_id BLOB NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, game INTEGER NOT NULL,
    body BLOB NOT NULL, chain BLOB NOT NULL, signature BLOB NOT NULL,
    withdrawn INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (match_id, n, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE ending (
    match_id BLOB PRIMARY KEY, n INTEGER NOT NULL, chain BLOB NOT NULL, points0 INTEGER NOT NULL,
    points1 INTEGER NOT NULL, winner INTEGER, how TEXT NOT NULL, by_seat INTEGER,
    signature0 BLOB NOT NULL, signature1 BLOB NOT NULL, closed_at REAL NOT NULL
) STRICT, WITHOUT ROWID;
PRAGMA application_id = 1399868769;
PRAGMA user_version = 1;
"""


@pytest.mark.asyncio
async def test_a_journal_of_the_first_version_is_brought_up_to_this_one_with_its_matches(
    tmp_path: Path,
) -> None:
    path = tmp_path / FILE_NAME
    with sqlite3.connect(path) as database:
        database.executescript(_FIRST_SCHEMA)
        opened = OPENED
        assert isinstance(opened, MatchOpened)
        database.execute(
            "INSERT INTO match VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0.0)",
            (
                MATCH,
                opened.seat,
                *opened.keys,
                *opened.names,
                opened.rules,
                opened.deal,
                opened.handshake_hash,
            ),
        )
        old = entry(1)
        database.execute(
            "INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, 0)",
            (MATCH, old.n, old.seat, old.game, old.body, old.chain, old.signature),
        )
    database.close()
    journal = Journal(path)
    assert journal.notices == []
    assert await journal.read(open_matches) == [MATCH]
    expected: list[Record] = [OPENED, entry(1)]
    assert await journal.read(lambda database: records_of(database, MATCH)) == expected
    assert await store(journal, entry(2)) is None
    (version,) = await journal.read(lambda database: database.execute("PRAGMA user_version").fetchone())
    assert version == SCHEMA_VERSION
    journal.close()


def test_a_journal_of_the_fourth_version_is_brought_up_to_this_one_and_knows_who_was_a_bot(
    tmp_path: Path,
) -> None:
    """A file that the version before this one wrote: two matches alone, one of them left in the middle, and
    one with a person.
    """
    old = Path(__file__).parents[1] / "data/journal-4"
    (tmp_path / "identity").write_bytes((old / "identity").read_bytes())
    (tmp_path / FILE_NAME).write_bytes(gzip.decompress((old / "journal.sqlite3.gz").read_bytes()))
    found = kept_matches(tmp_path)
    assert [(match.other, match.alone, match.how, match.given_up) for match in found] == [
        ("Bob", False, "", False),
        ("Robin", True, "", True),
        ("Robin", True, "target", True),
    ]
    assert not any(match.trouble for match in found)

    async def gone_on_with() -> list[str]:
        async with await open_person(tmp_path, "Ann") as ann:
            return [match.names[1 - match.seat] for match in await unfinished(ann)]

    assert asyncio.run(gone_on_with()) == ["Bob"]
    with sqlite3.connect(tmp_path / FILE_NAME) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)
        assert database.execute("SELECT COUNT(*), COUNT(secret) FROM bot").fetchone() == (2, 0)
    database.close()


@pytest.mark.asyncio
async def test_files_left_from_when_the_journal_could_only_be_read_do_not_stand_in_its_way(
    tmp_path: Path,
) -> None:
    first = Journal(tmp_path / FILE_NAME)
    assert await store(first, entry(1)) is None
    # As a program leaves it that opened the file while that might only be read.
    (tmp_path / "later").mkdir()
    for name in (FILE_NAME, f"{FILE_NAME}-wal", f"{FILE_NAME}-shm"):
        shutil.copy(tmp_path / name, tmp_path / "later" / name)
        (tmp_path / "later" / name).chmod(0o444 if name != FILE_NAME else 0o600)
    first.close()
    later = Journal(tmp_path / "later" / FILE_NAME)
    assert [mode_of(path) for path in sorted((tmp_path / "later").iterdir())] == [0o600] * 3
    assert await store(later, entry(2)) is None
    assert await later.read(lambda database: records_of(database, MATCH)) == [entry(1), entry(2)]
    later.close()


@pytest.mark.asyncio
async def test_everything_beside_the_journal_is_for_its_owner_alone(tmp_path: Path) -> None:
    journal = Journal(tmp_path / FILE_NAME)
    assert await store(journal, entry(1)) is None
    modes = {name: mode_of(tmp_path / name) for name in names(tmp_path)}
    assert modes == {FILE_NAME: 0o600, f"{FILE_NAME}-wal": 0o600, f"{FILE_NAME}-shm": 0o600}
    journal.close()


@pytest.mark.asyncio
async def test_a_question_that_fails_does_not_stop_the_writing(tmp_path: Path) -> None:
    journal = Journal(tmp_path / FILE_NAME)

    def ask(_: sqlite3.Connection) -> None:
        raise OSError("a fault of who asks")

    with pytest.raises(OSError, match="a fault of who asks"):
        await journal.read(ask)
    assert await store(journal, entry(1)) is None
    assert await kept(journal) == [1]
    journal.close()
