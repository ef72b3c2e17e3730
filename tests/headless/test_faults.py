"""What a bad disk does to a match between two processes: told in words, nothing lost or doubled, and it goes
on where it can. Each for either of the two.
"""

from __future__ import annotations

import shutil
import sqlite3
from typing import TYPE_CHECKING

import pytest

from tests.headless.program import LOOPBACK, Bench, Line, Program
from tests.headless.test_match import told_alike
from tests.net.small_disk import small_disk

if TYPE_CHECKING:
    from pathlib import Path

TOLD = {
    "move": "This side's 'move' could not be written to the disk and did not count: {why}. "
    "It is tried again for a minute.",
    None: "What happened could not be written to the disk, so nothing goes on before it is: {why}. "
    "It is tried again for a minute.",
}
BOT = ("--interface", LOOPBACK, "--bot", "greedy", "--json")
both_roles = pytest.mark.parametrize("role", ["host", pytest.param("joiner", marks=pytest.mark.long)])


def entries_of(folder: Path, match: bytes | None = None) -> list[tuple[int, int, int, bytes, bytes]]:
    """What the journal of a data folder holds of a match, which may be its only one: number, game, seat,
    body and chain of every entry.
    """
    with sqlite3.connect(folder / "journal.sqlite3") as database:
        found = database.execute(
            "SELECT n, game, seat, body, chain FROM entry WHERE NOT withdrawn "
            "AND (?1 IS NULL OR ?1 = match_id) ORDER BY n",
            (match,),
        )
        entries = found.fetchall()
    database.close()
    return entries


async def at_the_table(programs: Bench, *options: str) -> tuple[Program, Program]:
    host, address = await programs.host("--target", "1", *options)
    joiner = await programs.join(address, *options)
    return host, joiner


@pytest.mark.asyncio
@both_roles
async def test_disk_full(programs: Bench, role: str) -> None:
    folder = programs.temporary.parent
    who = {"host": "ada", "joiner": "ben"}[role]
    with small_disk(kilobytes=8192) as disk:
        (folder / who).symlink_to(disk.folder)
        host, joiner = await at_the_table(programs, "--pace", "5")
        sides = (host, joiner) if role == "host" else (joiner, host)
        full, other = sides
        await full.line("move")
        disk.fill()
        told = await full.line("disk")
        words = TOLD[told["given_up"]].format(why="the disk is full")
        assert (told["reason"], told["text"]) == ("store_failed", words)
        # Nobody is told a move that the other one has not kept, and the link stays.
        while_full = entries_of(folder / who)
        disk.free()
        for side in sides:
            code, said = await side.end()
            assert (code, said) == (0, f"spite-qt: {words}\n" if side is full else "")
        assert told_alike(sides)[-1]["event"] == "match over"
        assert full.story("link lost") == other.story("link lost") == []
        both = [entries_of(folder / name) for name in ("ada", "ben")]
        assert both[0] == both[1]
        assert both[0][: len(while_full)] == while_full
        assert [entry[0] for entry in both[0]] == list(range(1, len(both[0]) + 1))
        (folder / who).unlink()


@pytest.mark.asyncio
@both_roles
async def test_journal_locked_by_another_process(programs: Bench, role: str) -> None:
    folder = programs.temporary.parent
    who = {"host": "ada", "joiner": "ben"}[role]
    sides = await at_the_table(programs, "--pace", "5")
    held, _ = sides if role == "host" else sides[::-1]
    await held.line("move")
    other = sqlite3.connect(folder / who / "journal.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    # A write waits two seconds for the lock before it is given up.
    told = await held.line("disk")
    other.execute("ROLLBACK")
    other.close()
    assert told["reason"] == "store_failed"
    assert "another program keeps the file locked" in told["text"]
    assert [(await side.end())[0] for side in sides] == [0, 0]
    both = [entries_of(folder / name) for name in ("ada", "ben")]
    assert both[0] == both[1]
    assert told_alike(sides)[-1]["event"] == "match over"


def tear(log: Path) -> None:
    """The last page of a write-ahead log, as a power cut leaves it: half of it had come to the disk."""
    data = log.read_bytes()
    frame = 4096 + 24
    log.write_bytes(data[: len(data) - frame // 2])


@pytest.mark.asyncio
@both_roles
async def test_torn_last_page_of_the_journal(programs: Bench, role: str) -> None:
    folder = programs.temporary.parent
    who = {"host": "ada", "joiner": "ben"}[role]
    sides = await at_the_table(programs, "--pace", "5")
    for _ in range(12):
        await sides[0].line("move")
    for side in sides:
        side.process.kill()
        await side.process.wait()
    # Reading would put the log away; so a copy is read.
    shutil.copytree(folder / who, folder / "copy")
    before = entries_of(folder / "copy")
    tear(folder / who / "journal.sqlite3-wal")
    options = ("--interface", LOOPBACK, "--bot", "greedy", "--json")
    host = await programs.start("resume", *options, who="ada")
    address = f"{LOOPBACK}:{(await host.line('listening'))['port']}"
    joiner = await programs.start("resume", "--address", address, *options, who="ben")
    # Whose entry was lost may have asked for another one before the first came back; that one came too late.
    ends = [await side.end() for side in (host, joiner)]
    assert [code for code, _ in ends] == [0, 0], ends
    both = [entries_of(folder / name) for name in ("ada", "ben")]
    assert both[0] == both[1]
    # What was on both disks stays; the last entry came back from the other side, or had never left.
    assert both[0][: len(before) - 1] == before[:-1]
    assert [entry[0] for entry in both[0]] == list(range(1, len(both[0]) + 1))
    assert host.story("match over") == joiner.story("match over")


@pytest.mark.asyncio
async def test_a_read_only_data_folder_is_told_in_a_line(programs: Bench) -> None:
    with small_disk(kilobytes=512) as disk:
        (programs.temporary.parent / "ada").symlink_to(disk.folder)
        disk.make_read_only()
        host = await programs.start("host", "--bot", "greedy", "--interface", "127.0.0.1", who="ada")
        code, said = await host.end()
        assert code == 2
        assert (
            said == f"spite-qt: The data folder {programs.temporary.parent / 'ada'} cannot be written to.\n"
        )


@pytest.mark.asyncio
async def test_two_programs_on_one_data_folder(programs: Bench) -> None:
    host, address = await programs.host("--target", "1")
    second = await programs.join(address, who="ada")
    code, said = await second.end()
    assert code == 2
    folder = programs.temporary.parent / "ada"
    assert said.startswith(f"spite-qt: Another Spite & Malice is running with the data folder {folder}.")
    assert said.count("\n") == 1
    # The first one is none the worse for it.
    joiner = await programs.join(address)
    assert [(await program.end())[0] for program in (host, joiner)] == [0, 0]


@pytest.mark.asyncio
@both_roles
async def test_a_damaged_journal_is_set_aside_and_the_program_plays_on(programs: Bench, role: str) -> None:
    who = {"host": "ada", "joiner": "ben"}[role]
    folder = programs.temporary.parent / who
    folder.mkdir()
    (folder / "journal.sqlite3").write_bytes(b"no journal at all" * 500)
    host, joiner = await at_the_table(programs)
    sides = (host, joiner)
    ends = [await side.end() for side in sides]
    assert [code for code, _ in ends] == [0, 0]
    said = ends[0 if role == "host" else 1][1]
    (aside,) = folder.glob("journal.sqlite3.damaged-*")
    assert said == (
        f"spite-qt: The journal was damaged and has been set aside as {aside.name}; "
        "a new one was begun. Nothing was deleted.\n"
    )
    assert aside.read_bytes() == b"no journal at all" * 500
    assert told_alike(sides)[-1]["event"] == "match over"


@pytest.mark.asyncio
@both_roles
async def test_a_bit_of_an_entry_flips_on_the_disk(programs: Bench, role: str) -> None:
    """SQLite has no checksums, so the file is sound. The match is set aside in it, and comes back from the
    other side.
    """
    folder = programs.temporary.parent
    names = ("ada", "ben") if role == "host" else ("ben", "ada")
    for program in (sides := await at_the_table(programs, "--pace", "5")):
        for _ in range(12):
            await program.line("move")
    match = sides[0].story("connected")[0]["match"]
    for program in sides:
        program.process.kill()
        await program.process.wait()
    before = entries_of(folder / names[0])
    damage(folder / names[0], n=9)
    told = f"The match with {names[1].capitalize()} was damaged in the journal and has been set aside there; "
    alone = await programs.start("resume", *BOT, who=names[0])
    code, said = await alone.end()
    assert code == 2
    assert said.startswith(f"spite-qt: {told}nothing was deleted.")
    (listed,) = await history(programs, names[0])
    damaged = (
        f"spite-qt: The match {listed['match'][:8]} with {names[1].capitalize()} is unfinished, and it "
        "cannot be played on. Entry 9 of a match does not fit those before it.\n"
    )
    assert said.endswith(f"\n{damaged}")
    assert (alone.lines[0]["event"], alone.lines[0]["text"].startswith(told)) == ("notice", True)
    # It is listed until it has come back, and its being set aside is told once.
    assert listed["trouble"] == "Entry 9 of a match does not fit those before it."
    again = await programs.start("resume", *BOT, who=names[0])
    assert await again.end() == (2, damaged)
    whole = await programs.start("resume", *BOT, who=names[1])
    port = (await whole.line("listening"))["port"]
    back = await programs.join(f"{LOOPBACK}:{port}", who=names[0])
    assert (await back.line("resumed"))["match"] == match
    for program in (whole, back):
        assert (await program.end())[0] == 0
    both = [entries_of(folder / name, bytes.fromhex(match)) for name in names]
    assert both[0] == both[1]
    assert both[0][:12] == before[:12]
    (listed,) = await history(programs, names[0])
    assert (listed["match"], listed["finished"], listed["trouble"]) == (match, True, "")


def damage(folder: Path, n: int) -> None:
    """Flip a bit of an entry's chain value where it stands in the file."""
    path = folder / "journal.sqlite3"
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (chain,) = database.execute("SELECT chain FROM entry WHERE n = ?", (n,)).fetchone()
    database.close()
    content = bytearray(path.read_bytes())
    content[content.index(chain) + 5] ^= 4
    path.write_bytes(content)


async def history(programs: Bench, who: str) -> list[Line]:
    lines = await programs.start("history", "--json", who=who)
    assert await lines.end() == (0, "")
    return lines.story("match")
