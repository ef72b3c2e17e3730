"""Tables found over multicast DNS, on the loopback interface alone."""

from __future__ import annotations

import signal

import pytest

from spite_qt import __version__
from tests.headless.program import LOOPBACK, Bench


@pytest.mark.asyncio
async def test_a_table_appears_and_goes_and_can_be_joined_by_name(programs: Bench) -> None:
    browse = await programs.start("browse", "--interface", LOOPBACK, "--json")
    host, address = await programs.host("--name", "Zoë of the loopback", "--target", "1")
    found = await browse.line("found")
    while found["name"] != "Zoë of the loopback":
        found = await browse.line("found")
    assert found["addresses"] == [address]
    assert (found["private"], found["busy"], found["target"]) == (False, False, 1)
    assert found["fingerprint"].count("-") == 1
    assert (found["version"], found["program"]) == ("1.0", __version__)

    joiner = await programs.join("zoë of the LOOPBACK")
    assert await joiner.end() == (0, "")
    assert await host.end() == (0, "")
    gone = await browse.line("gone")
    while gone["key"] != found["key"]:
        gone = await browse.line("gone")
    browse.process.send_signal(signal.SIGINT)
    assert await browse.end() == (130, "")


@pytest.mark.long
@pytest.mark.asyncio
async def test_two_tables_of_one_name_are_told_apart_by_address(programs: Bench) -> None:
    addresses = [
        (await programs.host("--name", "Twin", "--pace", "60000", who=who))[1] for who in ("one", "two")
    ]
    browse = await programs.start("browse", "--interface", LOOPBACK, "--json")
    for _ in addresses:
        while (await browse.line("found"))["name"] != "Twin":
            pass
    code, said = await (await programs.join("Twin")).end()
    assert code == 2, said
    assert all(address in said for address in addresses)


@pytest.mark.asyncio
async def test_an_empty_list_says_why(programs: Bench) -> None:
    browse = await programs.start("browse", "--interface", LOOPBACK, "--seconds", "1.5", "--json")
    assert await browse.end() == (0, "")
    if not browse.story("found"):
        assert browse.story("empty")[-1]["text"]


@pytest.mark.asyncio
async def test_an_interface_that_is_not_here_is_refused(programs: Bench) -> None:
    code, said = await (await programs.start("browse", "--interface", "203.0.113.9", "--json")).end()
    assert code == 2, said
    assert "203.0.113.9" in said


@pytest.mark.asyncio
async def test_who_waits_for_one_person_alone_is_not_listed(programs: Bench) -> None:
    host, address = await programs.host("--name", "Zoë who left", "--target", "2000", "--pace", "30")
    joiner = await programs.join(address, "--name", "Ben who waits", "--pace", "30")
    for _ in range(3):
        await joiner.line("move")
    browse = await programs.start("browse", "--interface", LOOPBACK, "--json")
    # A table that was open to all is listed while others play there.
    while (found := await browse.line("found"))["name"] != "Zoë who left":
        pass
    assert found["busy"]
    host.process.send_signal(signal.SIGKILL)
    await joiner.line("link lost")
    later, _ = await programs.host("--name", "Zoë once more", who="later")
    while (await browse.line("found"))["name"] != "Zoë once more":
        pass
    assert "Ben who waits" not in {line["name"] for line in browse.story("found")}
    later.process.send_signal(signal.SIGINT)
