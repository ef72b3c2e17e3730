"""A match goes on after whatever happens to a process: by itself where one still runs, else by `resume`."""

from __future__ import annotations

import signal
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from protocol.peer.bounds import UNACKNOWLEDGED
from tests.headless.program import LOOPBACK, Bench, Program
from tests.net.serving import free_port

PACE = ("--pace", "30")
BOT = ("--interface", LOOPBACK, "--bot", "greedy", "--json", *PACE)
Facts = tuple[Any, ...]


async def at_the_table(programs: Bench, *options: str) -> tuple[Program, Program, str]:
    """Ada hosts, Ben joins, and some moves are played."""
    host, address = await programs.host("--target", "2000", *PACE, *options)
    joiner = await programs.join(address, *PACE)
    await moves(joiner, 5)
    return host, joiner, address


async def moves(program: Program, count: int) -> None:
    for _ in range(count):
        await program.line("move")


def kill(*programs: Program) -> None:
    for program in programs:
        program.process.send_signal(signal.SIGKILL)


def told(runs: Iterable[Program]) -> dict[tuple[int, int], Facts]:
    """Every move that the runs of one side tell, each with one digest and chain however often it is told."""
    facts: dict[tuple[int, int], Facts] = {}
    for run in runs:
        for line in run.story("move"):
            place = (line["game"], line["number"])
            said = (line["seat"], line["move"], line["digest"], line["chain"])
            assert facts.setdefault(place, said) == said
    return facts


def written(programs: Bench, who: str) -> list[Facts]:
    """The entries of the match that count, as the journal holds them."""
    (path,) = Path(programs.environment["TMPDIR"]).parent.glob(f"{who}/journal.sqlite3")
    with sqlite3.connect(path) as database:
        return database.execute(
            "SELECT n, game, seat, body, chain, signature FROM entry WHERE withdrawn = 0 ORDER BY n"
        ).fetchall()


async def both_agree(programs: Bench, one: list[Program], other: list[Program], count: int = 8) -> None:
    """After `count` more moves neither side tells anything else than the other, and nothing is missing."""
    await moves(one[-1], count)
    await moves(other[-1], count)
    kill(one[-1], other[-1])
    for run in (*one, *other):
        await run.end()
    ours, theirs = told(one), told(other)
    both = ours.keys() & theirs.keys()
    assert {place: ours[place] for place in both} == {place: theirs[place] for place in both}
    last = max(both)
    assert {number for game, number in both if game == last[0]} == set(range(last[1] + 1))
    assert len(ours.keys() ^ theirs.keys()) <= UNACKNOWLEDGED
    journals_agree(programs)


def journals_agree(programs: Bench) -> None:
    """Both journals hold the same entries, without a gap, as far as the shorter one goes. What the other one
    has more is its owner's own, written and on its way when the two were killed.
    """
    entries, others = written(programs, "ada"), written(programs, "ben")
    shorter = min(len(entries), len(others))
    assert entries[:shorter] == others[:shorter]
    # Ada hosted at first: seat 0.
    assert all(entry[2] == 0 for entry in entries[shorter:])
    assert all(entry[2] == 1 for entry in others[shorter:])
    for each in (entries, others):
        assert [entry[0] for entry in each] == list(range(1, len(each) + 1))
    assert abs(len(entries) - len(others)) <= UNACKNOWLEDGED


@pytest.mark.asyncio
@pytest.mark.parametrize("killed", ["host", pytest.param("joiner", marks=pytest.mark.long)])
async def test_a_killed_side_comes_back_on_another_port_and_the_other_goes_on_by_itself(
    programs: Bench, killed: str
) -> None:
    host, joiner, _ = await at_the_table(programs)
    gone, stays, who = (host, joiner, "ada") if killed == "host" else (joiner, host, "ben")
    kill(gone)
    assert (await stays.line("link lost"))["reason"] == "lost"
    # Else it would listen where it did before.
    back = await programs.start("resume", "--port", str(free_port()), *BOT, who=who)
    resumed = await back.line("resumed")
    # After a restart the moves of the game are told again.
    await moves(back, resumed["moves"])
    assert (await stays.line("resumed"))["match"] == resumed["match"]
    await both_agree(programs, [gone, back], [stays])


@pytest.mark.asyncio
async def test_both_sides_killed_find_each_other_again(programs: Bench) -> None:
    host, joiner, _ = await at_the_table(programs)
    kill(host, joiner)
    for run in (host, joiner):
        await run.end()
    ada = await programs.start("resume", "Ben", *BOT, who="ada")
    ben = await programs.start("resume", "ada", *BOT, who="ben")
    assert (await ada.line("resumed"))["scores"] == (await ben.line("resumed"))["scores"]
    await both_agree(programs, [host, ada], [joiner, ben])


@pytest.mark.asyncio
async def test_the_roles_of_host_and_joiner_are_exchanged(programs: Bench) -> None:
    host, joiner, _ = await at_the_table(programs)
    kill(host, joiner)
    for run in (host, joiner):
        await run.end()
    # Who had joined listens where nobody was before; who had hosted is told where, and calls.
    ben = await programs.start("resume", *BOT, who="ben")
    where = f"{LOOPBACK}:{(await ben.line('listening'))['port']}"
    ada = await programs.start("resume", "--address", where, *BOT, who="ada")
    assert (await ada.line("connected"))["seat"] == 0
    assert (await ben.line("connected"))["seat"] == 1
    await both_agree(programs, [host, ada], [joiner, ben])


@pytest.mark.asyncio
async def test_who_was_ended_with_a_goodbye_may_come_back_too(programs: Bench) -> None:
    host, joiner, _ = await at_the_table(programs)
    host.process.send_signal(signal.SIGTERM)
    assert (await joiner.line("link lost"))["reason"] == "left"
    assert await host.end() == (143, "")
    back = await programs.start("resume", *BOT, who="ada")
    await back.line("resumed")
    await joiner.line("resumed")
    await both_agree(programs, [host, back], [joiner])


@pytest.mark.asyncio
async def test_a_private_match_goes_on_without_its_code(programs: Bench) -> None:
    host, address = await programs.host("--code", "maple-otter-42", "--target", "2000", *PACE)
    joiner = await programs.join(address, "--code", "maple-otter-42", *PACE)
    await moves(joiner, 5)
    kill(host)
    back = await programs.start("resume", *BOT, who="ada")
    await back.line("resumed")
    await both_agree(programs, [host, back], [joiner])


@pytest.mark.asyncio
async def test_a_match_is_gone_on_with_at_a_fresh_table_of_the_other(programs: Bench) -> None:
    host, joiner, _ = await at_the_table(programs)
    kill(host, joiner)
    for run in (host, joiner):
        await run.end()
    again, address = await programs.host("--target", "3", *PACE)
    ben = await programs.start("resume", "--address", address, *BOT, who="ben")
    assert (await again.line("resumed"))["match"] == (await ben.line("resumed"))["match"]
    await both_agree(programs, [host, again], [joiner, ben])


@pytest.mark.asyncio
@pytest.mark.parametrize("lost", ["ada", pytest.param("ben", marks=pytest.mark.long)])
async def test_a_lost_journal_is_rebuilt_from_the_other_side(programs: Bench, lost: str) -> None:
    host, joiner, _ = await at_the_table(programs)
    await moves(joiner, 3)
    kill(host, joiner)
    for run in (host, joiner):
        await run.end()
    before = written(programs, "ben" if lost == "ada" else "ada")
    folder = Path(programs.environment["TMPDIR"]).parent / lost
    for file in folder.glob("journal.sqlite3*"):
        file.unlink()
    back, address = await programs.host("--target", "3", *PACE, who=lost)
    other = await programs.start("resume", "--address", address, *BOT, who="ben" if lost == "ada" else "ada")
    resumed = await other.line("resumed")
    assert (await back.line("resumed"))["match"] == resumed["match"]
    for run in (back, other):
        await moves(run, resumed["moves"] + 3)
    kill(back, other)
    for run in (back, other):
        await run.end()
    assert written(programs, lost)[: len(before)] == before
    ours, theirs = told([back]), told([other])
    assert all(ours[place] == theirs[place] for place in ours.keys() & theirs.keys())


@pytest.mark.asyncio
async def test_a_second_run_of_one_identity_is_refused_while_the_first_is_heard(
    programs: Bench, tmp_path: Path
) -> None:
    host, joiner, address = await at_the_table(programs)
    folder = Path(programs.environment["TMPDIR"]).parent
    # A restored backup on a second laptop.
    with sqlite3.connect(folder / "ben" / "journal.sqlite3") as source:
        (folder / "backup").mkdir()
        with sqlite3.connect(folder / "backup" / "journal.sqlite3") as copy:
            source.backup(copy)
    for file in (folder / "ben").iterdir():
        if file.is_file() and not file.name.startswith(("journal", "in-use")):
            (folder / "backup" / file.name).write_bytes(file.read_bytes())
            (folder / "backup" / file.name).chmod(0o600)
    second = await programs.start("resume", "--address", address, "--patience", "2", *BOT, who="backup")
    code, said = await second.end()
    assert code == 4
    assert said.count("\n") == 1
    assert not second.story("resumed")
    assert not host.story("link lost")
    await both_agree(programs, [host], [joiner])


@pytest.mark.asyncio
async def test_without_an_unfinished_match_there_is_nothing_to_go_on_with(programs: Bench) -> None:
    code, said = await (await programs.start("resume", *BOT, who="ada")).end()
    assert (code, said) == (2, "spite-qt: There is no unfinished match here.\n")


@pytest.mark.long
@pytest.mark.asyncio
async def test_several_unfinished_matches_are_listed_and_one_is_named(programs: Bench) -> None:
    host, address = await programs.host("--target", "2000", *PACE)
    for who in ("ben", "cat"):
        joiner = await programs.join(address, *PACE, who=who)
        await moves(joiner, 2)
        kill(host, joiner)
        await host.end()
        await joiner.end()
        if who == "ben":
            host, address = await programs.host("--target", "2000", *PACE)
    asked = await programs.start("resume", *BOT, who="ada")
    code, said = await asked.end()
    assert code == 2
    assert said.startswith("spite-qt: 2 matches are unfinished")
    listed = asked.story("unfinished")
    assert [line["name"] for line in listed] == ["Cat", "Ben"]
    ben = await programs.start("resume", *BOT, who="ben")
    ada = await programs.start("resume", listed[1]["match"][:8], *BOT, who="ada")
    assert (await ada.line("resumed"))["match"] == listed[1]["match"]
    await ben.line("resumed")
