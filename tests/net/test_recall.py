"""What the journal gives back is what was given to it."""

import sqlite3
from pathlib import Path

import pytest

from protocol.errors import LocalError
from protocol.net.address import Address
from protocol.net.journal import FILE_NAME, Journal
from protocol.net.recall import address_of, given_up, open_matches, records_of
from protocol.net.schema import SCHEMA
from protocol.peer.stores import MatchOpened, NonceKept, Record
from tests.net.test_journal import MATCH, RECORDS, journal, store

__all__ = ["journal"]


@pytest.mark.asyncio
async def test_records_come_back_as_they_were_and_in_their_order(journal: Journal) -> None:
    for record in RECORDS:
        await store(journal, record)
    assert await journal.read(lambda database: records_of(database, MATCH)) == RECORDS
    assert await journal.read(lambda database: records_of(database, bytes(16))) == []


@pytest.mark.asyncio
async def test_a_deal_that_waits_comes_after_the_games_before_it(journal: Journal) -> None:
    waiting: list[Record] = [NonceKept(MATCH, 1, 1, b"s" * 32, b"e" * 32)]
    for record in (*RECORDS[:-1], *waiting):
        await store(journal, record)
    assert await journal.read(lambda database: records_of(database, MATCH)) == [*RECORDS[:-1], *waiting]


@pytest.mark.asyncio
async def test_a_match_is_open_until_both_have_signed_its_end(journal: Journal) -> None:
    other = MatchOpened(b"n" * 16, 0, (b"b" * 32, b"e" * 32), ("Pierre", "Eve"), b"{}", "seeded", b"i" * 32)
    for record in (*RECORDS[:-1], other):
        await store(journal, record)
    assert await journal.read(open_matches) == [b"n" * 16, MATCH]
    await store(journal, RECORDS[-1])
    assert await journal.read(open_matches) == [b"n" * 16]
    journal.give_up(b"n" * 16)
    assert await journal.read(given_up) == {b"n" * 16}
    assert await journal.read(open_matches) == [b"n" * 16]


@pytest.mark.asyncio
async def test_the_last_address_of_somebody_is_remembered(journal: Journal) -> None:
    assert await journal.read(lambda database: address_of(database, b"k" * 32)) is None
    journal.note_address(b"k" * 32, "10.0.0.1", 4050)
    journal.note_address(b"k" * 32, "fe80::1%2", 4051)
    assert await journal.read(lambda database: address_of(database, b"k" * 32)) == Address("fe80::1%2", 4051)


@pytest.mark.asyncio
async def test_a_journal_of_the_first_version_is_carried_over(tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME
    with sqlite3.connect(path) as database:
        database.executescript(f"{SCHEMA} PRAGMA user_version = 1;")
        database.execute("INSERT INTO nonce VALUES (?, 0, 1, ?, ?)", (MATCH, b"r" * 32, b"c" * 32))
    database.close()
    carried = Journal(path)
    try:
        assert await carried.read(lambda database: records_of(database, MATCH)) == [RECORDS[1]]
        carried.note_address(b"k" * 32, "10.0.0.1", 4050)
        assert await carried.read(lambda database: address_of(database, b"k" * 32)) is not None
    finally:
        carried.close()


@pytest.mark.asyncio
async def test_a_row_that_can_be_no_record_is_told_in_words(journal: Journal) -> None:
    await store(journal, RECORDS[0])
    with sqlite3.connect(journal.path) as database:
        database.execute("UPDATE match SET key0 = ?", (b"short",))
    database.close()
    with pytest.raises(LocalError, match="cannot be read: a key has 32 bytes"):
        await journal.read(lambda database: records_of(database, MATCH))
