"""The other side goes away, or this one is told to: nobody hangs, everybody learns why."""

from __future__ import annotations

import asyncio
import signal

import pytest

from tests.headless.program import Bench, Program

# Nobody is waited for; how a match goes on is in `test_resume.py`.
SLOW = ("--pace", "60000", "--patience", "0")


async def at_the_table(programs: Bench, *options: str) -> tuple[Program, Program]:
    """A host and a joiner in the middle of a game."""
    host, address = await programs.host("--target", "50", *options)
    joiner = await programs.join(address, *options)
    for program in (host, joiner):
        await program.line("dealt")
    return host, joiner


@pytest.mark.asyncio
@pytest.mark.parametrize("killed", ["host", "joiner"])
async def test_a_killed_peer_ends_the_call_with_the_link_lost(programs: Bench, killed: str) -> None:
    host, joiner = await at_the_table(programs, *SLOW)
    gone, left = (host, joiner) if killed == "host" else (joiner, host)
    gone.process.send_signal(signal.SIGKILL)
    code, said = await left.end()
    assert code == 4
    assert said == f"spite-qt: The connection with {'Ada' if killed == 'host' else 'Ben'} was lost.\n"
    (line,) = left.story("link lost")
    assert line["reason"] == "lost"
    assert line["text"] in said


@pytest.mark.asyncio
async def test_a_silent_peer_is_told_and_comes_back(programs: Bench) -> None:
    host, joiner = await at_the_table(programs, *SLOW)
    joiner.process.send_signal(signal.SIGSTOP)
    await host.line("quiet")
    joiner.process.send_signal(signal.SIGCONT)
    await host.line("back")
    assert host.process.returncode is None
    assert joiner.process.returncode is None


@pytest.mark.long
@pytest.mark.asyncio
async def test_a_peer_silent_for_good_ends_the_call(programs: Bench) -> None:
    host, joiner = await at_the_table(programs, *SLOW)
    joiner.process.send_signal(signal.SIGSTOP)
    code, said = await host.end()
    joiner.process.send_signal(signal.SIGCONT)
    assert (code, host.story("link lost")[0]["reason"]) == (4, "silent")
    assert said == "spite-qt: Ben has not answered for a while.\n"


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "by",
    [
        pytest.param("SIGINT", marks=pytest.mark.long),
        pytest.param("SIGTERM", marks=pytest.mark.long),
        # Its terminal was closed. Windows has no such signal.
        "SIGHUP",
    ],
)
async def test_a_call_that_is_ended_says_goodbye(programs: Bench, by: str) -> None:
    number = getattr(signal, by)
    host, joiner = await at_the_table(programs, *SLOW)
    host.process.send_signal(number)
    assert await host.end() == (128 + number, "")
    left, said = await joiner.end()
    assert (left, joiner.story("link lost")[0]["reason"]) == (4, "left")
    assert said == "spite-qt: Ada has left the table.\n"


@pytest.mark.asyncio
async def test_a_hang_up_that_is_ignored_when_the_call_starts_stays_ignored(programs: Bench) -> None:
    host, address = await programs.host(*SLOW, before=("nohup",))
    host.process.send_signal(signal.SIGHUP)
    joiner = await programs.join(address, *SLOW)
    await joiner.line("dealt")
    host.process.send_signal(signal.SIGTERM)
    code, said = await host.end()
    assert (code, "lost" in said) == (143, False)


@pytest.mark.asyncio
async def test_a_host_waiting_for_somebody_ends_on_ctrl_c(programs: Bench) -> None:
    host, _ = await programs.host()
    host.process.send_signal(signal.SIGINT)
    assert await host.end() == (130, "")


@pytest.mark.asyncio
async def test_a_reader_that_goes_away_ends_the_call_quietly(programs: Bench) -> None:
    host, address = await programs.host("--patience", "0")
    shell = '"$@" | head -n 1; echo "${PIPESTATUS[0]}"'
    joiner = await programs.join(address, before=("bash", "-c", shell, "bash"))
    async with asyncio.timeout(40):
        printed, said = await joiner.process.communicate()
    assert said == b""
    connected, code = printed.decode().splitlines()
    assert '"connected"' in connected
    assert code == "141"
    assert (await host.end())[0] == 4
