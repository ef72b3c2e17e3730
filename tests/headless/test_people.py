"""`spite-qt people`, and what headless calls tell of who is known."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from protocol.net.people import People
from spite_qt.__main__ import main

if TYPE_CHECKING:
    from pathlib import Path

    from tests.headless.program import Bench, Line

CODE = "maple-otter-42"


async def people(programs: Bench, who: str, *arguments: str) -> tuple[int, list[Line], str]:
    """Exit code, lines and standard error of `spite-qt people ... --json`."""
    call = await programs.start("people", *arguments, "--json", who=who)
    code, said = await call.end()
    return code, call.lines, said


async def a_match(programs: Bench, *door: str, code: str | None = None) -> tuple[Line, Line]:
    """Ada hosts, Ben joins, they play; how each was told of the other."""
    host, address = await programs.host(*door, "--target", "1")
    joiner = await programs.join(address, *(("--code", code) if code is not None else ()))
    assert await host.end() == (0, "")
    assert await joiner.end() == (0, "")
    return host.story("connected")[0], joiner.story("connected")[0]


async def a_meeting(programs: Bench) -> list[Line]:
    """Ada and Ben sit down at an open table, and their programs are killed then; how each was told."""
    host, address = await programs.host("--pace", "60000")
    joiner = await programs.join(address, "--pace", "60000")
    told = [await program.line("connected") for program in (host, joiner)]
    for program in (host, joiner):
        program.process.kill()
        await program.process.communicate()
    return told


@pytest.mark.asyncio
async def test_a_code_is_needed_once_and_the_people_are_listed_alike_on_both_sides(programs: Bench) -> None:
    for told in await a_match(programs, "--code", CODE, code=CODE):
        assert (told["standing"], told["verified"]) == ("code", True)
    for told in await a_match(programs, "--private"):
        assert (told["standing"], told["verified"]) == ("trusted", True)
    numbers = set()
    for who, other in (("ada", "Ben"), ("ben", "Ada")):
        code, (line,), said = await people(programs, who)
        assert (code, said) == (0, "")
        assert (line["event"], line["name"], line["called"]) == ("person", other, None)
        assert (line["standing"], line["trusted_by"]) == ("trusted", "code")
        numbers.add(line["safety_number"])
    assert len(numbers) == 1


@pytest.mark.asyncio
async def test_an_open_meeting_is_told_as_not_verified_until_the_number_is_compared(programs: Bench) -> None:
    first = await a_meeting(programs)
    assert [told["standing"] for told in first] == ["new", "new"]
    assert first[0]["safety_number"] == first[1]["safety_number"]
    number = first[0]["safety_number"]
    wrong = number[:-1] + str((int(number[-1]) + 1) % 10)
    code, lines, said = await people(programs, "ada", "trust", "ben", "--number", wrong)
    assert (code, [line["event"] for line in lines]) == (1, ["error"])
    assert "not the safety number" in said
    for who, other in (("ada", "BEN"), ("ben", "ada")):
        code, lines, _ = await people(programs, who, "trust", other, "--number", number.replace(" ", "-"))
        assert (code, lines[0]["trusted_by"]) == (0, "number")


@pytest.mark.asyncio
async def test_people_are_renamed_and_blocked(programs: Bench) -> None:
    await a_meeting(programs)
    code, (line,), _ = await people(programs, "ada", "rename", "ben", "Uncle Ben")
    assert (code, line["name"], line["called"]) == (0, "Ben", "Uncle Ben")
    code, (line,), _ = await people(programs, "ada", "rename", "Uncle Ben", "")
    assert (code, line["name"], line["called"]) == (0, "Ben", None)
    code, (line,), _ = await people(programs, "ada", "rename", "ben", "Uncle Ben")
    assert (code, line["called"]) == (0, "Uncle Ben")
    code, (line,), _ = await people(programs, "ada", "block", "uncle ben")
    assert (code, line["standing"]) == (0, "blocked")
    for number in ((), ("--number", line["safety_number"])):
        code, _, said = await people(programs, "ada", "trust", "ben", *number)
        assert (code, said) == (2, "spite-qt: Uncle Ben is blocked; unblock them first.\n")
    code, (line,), _ = await people(programs, "ada")
    assert (line["standing"], line["trusted_by"]) == ("blocked", None)
    _, address = await programs.host()
    refused, said = await (await programs.join(address)).end()
    assert (refused, said) == (3, "spite-qt: Ada declined.\n")
    # The folder is Ada's program's now: looking is allowed, changing is not.
    code, (line,), _ = await people(programs, "ada", "list")
    assert (code, line["standing"]) == (0, "blocked")
    code, lines, said = await people(programs, "ada", "unblock", "ben")
    assert (code, [line["event"] for line in lines]) == (2, ["error"])
    assert "Another Spite & Malice is running" in said


def test_who_is_unblocked_is_trusted_as_before_and_both_answers_say_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    known = People(tmp_path)
    known.met(b"t" * 32, "Tom", by_code=True)
    known.met(b"e" * 32, "Eve", by_code=False)
    for name, action, said, standing, by in (
        ("Tom", "block", "Tom: blocked (trusted by a join code once unblocked), ", "blocked", None),
        ("Tom", "unblock", "Tom: trusted by a join code, ", "trusted", "code"),
        ("Eve", "block", "Eve: blocked, ", "blocked", None),
        ("Eve", "unblock", "Eve: met, not verified, ", "met", None),
    ):
        assert main(["--data-dir", str(tmp_path), "people", action, name]) == 0
        assert capsys.readouterr().out.startswith(said)
        assert main(["--data-dir", str(tmp_path), "people", "--json"]) == 0
        lines = (json.loads(line) for line in capsys.readouterr().out.splitlines())
        (line,) = (line for line in lines if line["name"] == name)
        assert (line["standing"], line["trusted_by"]) == (standing, by)


@pytest.mark.asyncio
async def test_who_is_forgotten_or_was_never_met_is_told(programs: Bench) -> None:
    await a_meeting(programs)
    code, (line,), _ = await people(programs, "ada", "forget", "ben")
    assert (code, line["event"], line["name"]) == (0, "forgotten", "Ben")
    code, (line,), _ = await people(programs, "ada")
    assert (code, line["event"]) == (0, "nobody")
    code, _, said = await people(programs, "ada", "trust", "Ben")
    assert (code, said) == (2, "spite-qt: Nobody is known as 'Ben'.\n")


@pytest.mark.asyncio
async def test_a_known_name_with_another_key_is_warned_of_and_refused_on_both_sides(programs: Bench) -> None:
    await a_meeting(programs)
    host, address = await programs.host()
    guest = await programs.start(
        "join", address, "--name", "Ben", "--bot", "greedy", "--json", "--interface", "127.0.0.1", who="eve"
    )
    code, said = await guest.end()
    assert code == 3
    assert [line["reason"] for line in guest.story("refused")] == ["changed_key"]
    assert said.startswith("spite-qt: The program of Ada ended the connection: The key is not the one known")
    assert said.count("\n") == 1
    assert "came as Ben with another key" in (await host.line("warning"))["text"]


@pytest.mark.asyncio
async def test_after_three_wrong_codes_the_new_one_is_told(programs: Bench) -> None:
    host, address = await programs.host("--code", CODE, "--pace", "60000")
    for number in range(3):
        code, _ = await (await programs.join(address, "--code", f"maple-otter-{number}")).end()
        assert code == 3
    changed = (await host.line("code"))["code"]
    assert changed != CODE
    joiner = await programs.join(address, "--code", changed, "--pace", "60000")
    assert (await joiner.line("connected"))["standing"] == "code"
