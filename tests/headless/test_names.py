"""Names of people are hostile text: whatever they hold, the other side shows one clean line."""

from __future__ import annotations

import asyncio

import pytest

from protocol.peer.names import clean_name
from tests.headless.program import LOOPBACK, Bench

NAMES = {
    "three hundred letters": "x" * 300,
    "right to left": "\u202eevil\u2066\u200f",
    "control characters": "a\x1b[31m\x07\tb\r\nc",
    "emoji": "👩‍👩‍👧‍👦 Zoë 🇫🇷",
    "nothing to see": "\u200b\u00ad",
    "broken bytes": "Ren\udce9",
}


@pytest.mark.long
@pytest.mark.asyncio
async def test_every_name_is_shown_as_one_clean_line(programs: Bench) -> None:
    async def is_clean(number: int, name: str) -> None:
        host, address = await programs.host("--name", name, "--pace", "60000", who=f"host{number}")
        joiner = await programs.join(address, "--pace", "60000", who=f"joiner{number}")
        connected = await joiner.line("connected")
        assert connected["name"] == clean_name(name)
        assert len(connected["name"]) <= 32
        assert connected["name"].isprintable()
        host.process.terminate()
        assert await host.end() == (143, "")
        lost = await joiner.line("link lost")
        # It would look for the other side for a while now.
        joiner.process.terminate()
        code, said = await joiner.end()
        assert code == 143
        assert said == f"spite-qt: {lost['text']}\n"
        assert said.strip().isprintable()

    await asyncio.gather(*(is_clean(number, name) for number, name in enumerate(NAMES.values())))


@pytest.mark.asyncio
async def test_a_story_for_people_is_text_with_the_names_in_it(programs: Bench) -> None:
    host = await programs.start(
        "host",
        "--name",
        "Ada\x1b[31m",
        "--open",
        "--interface",
        LOOPBACK,
        "--bot",
        "greedy",
        "--target",
        "1",
        who="a",
    )
    table = await host.text_line()
    assert table.startswith("Ada[31m's table is open at 127.0.0.1:")
    address = table.removesuffix(".").rpartition(" ")[2]
    joiner = await programs.start(
        "join", address, "--name", "Ben", "--interface", LOOPBACK, "--bot", "greedy", who="b"
    )
    lines = (await joiner.output()).splitlines()
    assert lines[0].startswith("At the table: Ben and Ada[31m (")
    assert lines[1].startswith("Not verified that this is Ada[31m. Compare the safety number: ")
    assert lines[2] in ("Game 1: Ben starts.", "Game 1: Ada[31m starts.")
    assert "wins the match" in lines[-1]
    assert await joiner.process.wait() == 0
