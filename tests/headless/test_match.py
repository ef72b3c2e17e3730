"""Two processes of the program play whole matches."""

from __future__ import annotations

import pytest

from tests.headless.program import Bench, Line, Program

SHARED = ("dealt", "move", "game over", "match over")


def told_alike(programs: tuple[Program, Program]) -> list[Line]:
    """What both told, held to be equal line by line; each may have asides of its own."""
    one, other = (program.story(*SHARED) for program in programs)
    assert one == other
    return one


@pytest.mark.asyncio
async def test_two_bots_play_a_match_and_tell_the_same_story(programs: Bench) -> None:
    host, address = await programs.host("--target", "8")
    joiner = await programs.join(address)
    assert await host.end() == (0, "")
    assert await joiner.end() == (0, "")

    connected = {program.story("connected")[0]["name"]: program for program in (host, joiner)}
    assert connected == {"Ben": host, "Ada": joiner}
    assert [host.story("connected")[0]["seat"], joiner.story("connected")[0]["seat"]] == [0, 1]

    story = told_alike((host, joiner))
    moves = [line for line in story if line["event"] == "move"]
    assert len({line["chain"] for line in moves}) == len(moves)
    numbers = [line["number"] for line in moves if line["game"] == 0]
    assert numbers == list(range(len(numbers)))
    assert {line["seat"] for line in moves} == {0, 1}

    scores = [0, 0]
    games = host.story("game over")
    for number, game in enumerate(games):
        assert game["game"] == number
        if game["winner"] is not None:
            scores[game["winner"]] += game["points"]
        assert game["scores"] == scores
    starters = [line["starter"] for line in host.story("dealt")]
    assert starters == [(starters[0] + number) % 2 for number in range(len(games))]

    (over,) = host.story("match over")
    assert over["points"] == scores
    assert scores[over["winner"]] == max(scores) >= 8 > min(scores)
    assert (over["how"], over["by"], over["confirmed"]) == ("target", None, True)
