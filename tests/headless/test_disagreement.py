"""Two people whose programs remember different moves: both stop, both keep a report, and the two together
name the first difference.

They come to that as people could: each plays on from a copy of the data folder on another computer, and then
one of the one pair meets the other of the other.
"""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.headless.program import LOOPBACK, ROOT, Bench, Program
from tests.headless.test_log import secrets_in_log

BOT = ("--interface", LOOPBACK, "--bot", "greedy", "--json", "--pace", "10")


Entries = list[dict[str, Any]]


def entries_of(report: str) -> Entries:
    entries: Entries = json.loads(Path(report).read_text())["entries"]
    return entries


async def resumed(programs: Bench, host: str, joiner: str) -> tuple[Program, Program]:
    """Both look for each other; which is told first is not waited for."""
    one = await programs.start("resume", *BOT, who=host)
    port = (await one.line("listening"))["port"]
    other = await programs.start("resume", "--address", f"{LOOPBACK}:{port}", *BOT, who=joiner)
    return one, other


async def kill(*running: Program) -> None:
    for program in running:
        program.process.send_signal(signal.SIGKILL)
        await program.process.wait()


async def moves(program: Program, count: int) -> None:
    for _ in range(count):
        await program.line("move")


def copied(folder: Path, *names: str) -> None:
    for name in names:
        shutil.copytree(folder / name, folder / f"{name}-elsewhere")


async def diff(*reports: str) -> tuple[int, str]:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "protocol", "diff", *reports), cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    said, _ = await process.communicate()
    assert process.returncode is not None
    return process.returncode, said.decode()


@pytest.mark.asyncio
async def test_a_fork_is_found_and_shown_and_reported(programs: Bench) -> None:
    folder = programs.temporary.parent
    host, address = await programs.host("--pace", "10")
    joiner = await programs.join(address, "--pace", "10")
    await moves(host, 8)
    await kill(host, joiner)
    copied(folder, "ada", "ben")
    for ada, ben in (("ada", "ben"), ("ada-elsewhere", "ben-elsewhere")):
        pair = await resumed(programs, ada, ben)
        await pair[0].line("resumed")
        # Bots that choose at random among the best moves are not of one mind for so long.
        await moves(pair[0], 40)
        await kill(*pair)

    sides = await resumed(programs, "ada", "ben-elsewhere")
    reports, texts = [], []
    for side in sides:
        code, said = await side.end()
        assert code == 1
        line = side.story("error")[-1]
        assert line["reason"] in ("fork", "wrong_chain")
        assert line["text"] in said
        assert line["report"] in line["text"]
        assert line["text"].count("The two sides ") == 1
        texts.append(line["text"])
        reports.append(line["report"])
    for who in ("ada", "ben-elsewhere"):
        assert secrets_in_log(folder / who) == []
        log = (folder / who / "spite-qt.log").read_text()
        assert "Resumed match_id=" in log
        assert "Forked match_id=" in log
        assert "the report of match" in log
    code, said = await diff(*reports)
    assert code == 1
    entry = re.match(r"entry (\d+) \(game \d, seat [01], '[a-z ]+'\): [a-z_]+: ", said)
    assert entry is not None, said
    # Up to there the two are one: both had the first eight moves and the deal before them.
    assert int(entry[1]) > 8
    one, other = (entries_of(report) for report in reports)
    n = int(entry[1])
    assert [each["chain"] for each in one[: n - 1]] == [each["chain"] for each in other[: n - 1]]
    assert one[n - 1]["chain"] != other[n - 1]["chain"]
    # Who found it says no other entry.
    for text in texts:
        said_first = re.search(r"entries (\d+) to (\d+)|entry (\d+) is another one", text)
        assert said_first is not None, text
        first, last = (int(said_first[3]),) * 2 if said_first[3] else (int(said_first[1]), int(said_first[2]))
        assert first <= n <= last

    # Whoever looks for the other side once more is told at once what is the matter.
    alone = await programs.start("resume", *BOT, "--patience", "0", who="ada")
    line = await alone.line("disputed")
    assert (line["name"], line["reason"]) == ("Ben", "fork")
    assert "different moves" in line["text"]
    assert [each["event"] for each in alone.lines][:1] == ["disputed"]
    await alone.end()
