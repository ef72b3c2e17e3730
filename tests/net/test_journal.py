import asyncio
import shutil
import sqlite3
import stat
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from protocol.errors import LocalError
from protocol.net.journal import FILE_NAME, Journal
from protocol.net.person import open_person
from protocol.net.schema import SCHEMA_VERSION
from protocol.peer.stores import (
    CommitmentsKept,
    EntryKept,
    EntryWithdrawn,
    MatchClosed,
    MatchOpened,
    NonceKept,
    Record,
)

MATCH = b"m" * 16


def entry(n: int, seat: int = 0) -> EntryKept:
    return EntryKept(MATCH, n, 0, seat, b"body %d" % n, bytes(32), bytes(64))


RECORDS: list[Record] = [
    MatchOpened(MATCH, 1, (b"a" * 32, b"b" * 32), ("Marie", "Pierre"), b"{}", "seeded", b"h" * 32),
    NonceKept(MATCH, 0, 1, b"r" * 32, b"c" * 32),
    CommitmentsKept(MATCH, 0, (b"c" * 32, b"d" * 32)),
    entry(1),
    entry(2, seat=1),
    EntryWithdrawn(MATCH, 2, 1),
    entry(2),
    MatchClosed(MATCH, 2, bytes(32), (50, 7), 0, "target", None, (b"s" * 64, b"t" * 64)),
]


async def store(journal: Journal, record: Record) -> str | None:
    done: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
    journal.store(record, done.set_result)
    return await done


async def run(program: str) -> None:
    """Run a program that kills itself."""
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", program)
    assert await process.wait() != 0


@pytest_asyncio.fixture
async def journal(tmp_path: Path) -> AsyncIterator[Journal]:
    journal = Journal(tmp_path / FILE_NAME)
    yield journal
    journal.close()


@pytest.mark.asyncio
async def test_every_kind_of_record_is_kept_whole_and_nothing_is_deleted(journal: Journal) -> None:
    assert [await store(journal, record) for record in RECORDS] == [None] * len(RECORDS)
    journal.close()
    with sqlite3.connect(journal.path) as database:
        match = database.execute("SELECT * FROM match").fetchall()
        assert match[0][:-1] == (
            MATCH,
            1,
            b"a" * 32,
            b"b" * 32,
            "Marie",
            "Pierre",
            b"{}",
            "seeded",
            b"h" * 32,
        )
        assert database.execute("SELECT * FROM nonce").fetchall() == [(MATCH, 0, 1, b"r" * 32, b"c" * 32)]
        assert database.execute("SELECT * FROM commitments").fetchall() == [(MATCH, 0, b"c" * 32, b"d" * 32)]
        entries = "SELECT n, seat, body, withdrawn FROM entry ORDER BY n, withdrawn DESC"
        assert database.execute(entries).fetchall() == [
            (1, 0, b"body 1", 0),
            (2, 1, b"body 2", 1),
            (2, 0, b"body 2", 0),
        ]
        ending = database.execute("SELECT * FROM ending").fetchall()
        assert ending[0][:-1] == (MATCH, 2, bytes(32), 50, 7, 0, "target", None, b"s" * 64, b"t" * 64)
    database.close()


@pytest.mark.asyncio
async def test_it_is_written_through_to_the_disk_at_every_record(journal: Journal) -> None:
    modes = {
        name: journal._database.execute(f"PRAGMA {name}").fetchone()[0]
        for name in ("journal_mode", "synchronous")
    }
    assert modes == {"journal_mode": "wal", "synchronous": 2}
    assert stat.S_IMODE(journal.path.stat().st_mode) == 0o600 or sys.platform == "win32"


@pytest.mark.asyncio
async def test_what_was_confirmed_is_there_after_the_process_was_killed(tmp_path: Path) -> None:
    program = f"""
import asyncio, os, pathlib
from protocol.net.journal import Journal
from tests.net.test_journal import entry, store
async def main():
    journal = Journal(pathlib.Path({str(tmp_path / FILE_NAME)!r}))
    for n in range(1, 41):
        assert await store(journal, entry(n)) is None
    os.kill(os.getpid(), 9)
asyncio.run(main())
"""
    await run(program)
    journal = Journal(tmp_path / FILE_NAME)
    assert journal.notices == []
    assert journal._database.execute("SELECT count(*), max(n) FROM entry").fetchone() == (40, 40)
    journal.close()


@pytest.mark.asyncio
async def test_a_second_entry_of_one_author_at_one_number_is_not_kept(journal: Journal) -> None:
    assert await store(journal, entry(1)) is None
    assert await store(journal, entry(1)) == "it holds something else at this place already"


@pytest.mark.asyncio
async def test_a_file_that_another_program_keeps_locked_is_told_in_words_and_can_be_tried_again(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal._database.execute("PRAGMA busy_timeout = 50")
    other = sqlite3.connect(journal.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert await store(journal, entry(1)) == "another program keeps the file locked"
    other.execute("ROLLBACK")
    other.close()
    assert await store(journal, entry(1)) is None


@pytest.mark.asyncio
async def test_a_full_disk_is_told_in_words_and_nothing_is_half_written(journal: Journal) -> None:
    assert await store(journal, entry(1)) is None
    (pages,) = journal._database.execute("PRAGMA page_count").fetchone()
    journal._database.execute(f"PRAGMA max_page_count = {pages}")
    big = EntryKept(MATCH, 2, 0, 0, bytes(100_000), bytes(32), bytes(64))
    assert await store(journal, big) == "the disk is full"
    journal._database.execute("PRAGMA max_page_count = 100000")
    assert await store(journal, big) is None
    assert journal._database.execute("SELECT n FROM entry").fetchall() == [(1,), (2,)]


@pytest.mark.parametrize(
    "content", [b"this is no database at all" * 100, b"SQLite format 3\0" + b"\xff" * 5000]
)
def test_a_damaged_file_is_set_aside_and_not_deleted(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / FILE_NAME
    path.write_bytes(content)
    journal = Journal(path)
    journal.close()
    (aside,) = tmp_path.glob("*.damaged-*")
    assert aside.read_bytes() == content
    (notice,) = journal.notices
    assert aside.name in notice
    assert "Nothing was deleted" in notice


async def fill(journal: Journal, entries: int) -> None:
    for n in range(1, entries + 1):
        assert await store(journal, entry(n)) is None


def test_a_page_torn_by_a_crash_is_noticed_when_it_is_opened(tmp_path: Path) -> None:
    journal = Journal(tmp_path / FILE_NAME)
    asyncio.run(fill(journal, 60))
    # As a crash leaves it: the write-ahead log is still there, and a page in the middle of the file is not.
    for suffix in ("", "-wal", "-shm"):
        shutil.copy(f"{journal.path}{suffix}", tmp_path / f"copy{suffix}")
    journal.close()
    data = bytearray((tmp_path / FILE_NAME).read_bytes())
    for page in range(1, len(data) // 4096):
        data[page * 4096 : page * 4096 + 512] = bytes([page % 256]) * 512
    (tmp_path / "copy").write_bytes(data)
    (tmp_path / "copy-wal").write_bytes(b"torn")
    again = Journal(tmp_path / "copy")
    again.close()
    assert len(again.notices) == 1
    (aside,) = (path for path in sorted(tmp_path.glob("copy.damaged-*")) if path.name[-1].isdigit())
    assert aside.read_bytes() == bytes(data)


def test_a_journal_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE_NAME) as database:
        database.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    database.close()
    with pytest.raises(LocalError, match="another version"):
        Journal(tmp_path / FILE_NAME)
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]


def test_another_programs_file_is_set_aside_and_not_written_into(tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME
    for version in (0, SCHEMA_VERSION + 1):
        with sqlite3.connect(path) as database:
            database.execute("CREATE TABLE bookmarks (name TEXT)")
            database.execute(f"PRAGMA user_version = {version}")
        database.close()
        theirs = path.read_bytes()
        journal = Journal(path)
        journal.close()
        (notice,) = journal.notices
        (aside,) = tmp_path.glob("*.damaged-*")
        assert aside.name in notice
        assert aside.read_bytes() == theirs
        aside.unlink()
        path.unlink()


@pytest.mark.parametrize("folder", [True, False], ids=["a file is gone", "a drive is gone"])
def test_a_link_that_leads_nowhere_is_told_and_nothing_is_put_in_its_place(
    tmp_path: Path, folder: bool
) -> None:
    path, drive = tmp_path / FILE_NAME, tmp_path / "drive"
    path.symlink_to(drive / "kept")
    if folder:
        drive.mkdir()
    with pytest.raises(LocalError, match=f"cannot be opened: it is a link to {drive / 'kept'}, and nothing"):
        Journal(path)
    assert path.readlink() == drive / "kept"
    assert not (drive / "kept").exists()
    # With the drive back it goes on.
    drive.mkdir(exist_ok=True)
    Journal(drive / "kept").close()
    Journal(path).close()
    assert path.is_symlink()


def test_a_link_that_leads_to_itself_is_told(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).symlink_to(FILE_NAME)
    with pytest.raises(LocalError, match=f"cannot be opened: it is a link to {FILE_NAME}, and nothing"):
        Journal(tmp_path / FILE_NAME)
    assert (tmp_path / FILE_NAME).is_symlink()


def test_a_journal_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    with pytest.raises(LocalError, match="cannot be opened: the file cannot be opened"):
        Journal(tmp_path / FILE_NAME)


@pytest.mark.asyncio
async def test_the_second_program_on_one_data_folder_says_so(tmp_path: Path) -> None:
    person = await open_person(tmp_path, "Marie")
    with pytest.raises(LocalError, match=r"Another Spite & Malice is running with the data folder"):
        await open_person(tmp_path)
    await person.close()
    async with await open_person(tmp_path) as again:
        assert again.identity.public_key == person.identity.public_key
        assert again.nickname == "Player"


@pytest.mark.asyncio
async def test_a_killed_program_lets_go_of_its_folder(tmp_path: Path) -> None:
    program = f"""
import asyncio, os
from protocol.net.person import open_person
async def main():
    await open_person({str(tmp_path)!r})
    os.kill(os.getpid(), 9)
asyncio.run(main())
"""
    await run(program)
    async with await open_person(tmp_path) as person:
        assert person.notices == ()
