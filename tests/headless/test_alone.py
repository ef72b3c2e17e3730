"""A match against the computer is kept: it goes on after whatever ended the program, at whatever instant."""

from __future__ import annotations

import json
import sqlite3
import sys
from asyncio.subprocess import PIPE, create_subprocess_exec
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from protocol.command_line import main as engine
from protocol.errors import LocalError
from protocol.game import Rules, View, view
from protocol.game.game import Game
from protocol.net.bots import bot_of, keys_of_bots, new_bot
from protocol.net.history import kept_matches
from protocol.net.journal import FILE_NAME
from protocol.net.person import open_person, passing_person
from protocol.net.unfinished import unfinished
from protocol.peer.events import Dealt, MatchOver, Moved, Resumed, SatDown, TakeBackAsked, TakenBack
from spite_qt.__main__ import main
from spite_qt.opponents.chair import occupy
from spite_qt.opponents.greedy import choose
from spite_qt.play_alone import Opponent, _steady, go_on_alone, play_alone
from tests.headless.alone import RULES
from tests.headless.program import LOOPBACK, ROOT, Bench
from tests.headless.test_faults import entries_of

if TYPE_CHECKING:
    from pathlib import Path

    from protocol.peer.events import Event
    from spite_qt.seat import Seat

SLOW, QUICK = Opponent("Robin", pace_ms=60_000), Opponent("Robin", pace_ms=0)
Line = dict[str, Any]


async def run(folder: Path, instant: str, number: int) -> tuple[int, list[Line]]:
    """One life of the program: how it ended, and what was to be seen in it."""
    process = await create_subprocess_exec(
        sys.executable, "-m", "tests.headless.alone", str(folder), instant, str(number),
        stdout=PIPE, stderr=PIPE, cwd=ROOT,
    )  # fmt: skip
    out, complaint = await process.communicate()
    code = process.returncode
    assert code is not None
    assert code in (0, -9), complaint.decode()
    return code, [json.loads(line) for line in out.splitlines()]


async def killed_again_and_again(folder: Path, rng: Random, times: int, *, within: int) -> int:
    """So many lives of one program, then one to the end; how many matches were begun.

    What one life has shown, cards in the own hand included, every other one shows alike. Another match is
    begun only when the one before is over, which a life that was ended right then may not have shown.
    """
    seen: dict[tuple[str, int, int], Line] = {}
    match: str | None = None
    begun, before = 0, list[tuple[Any, ...]]()
    for life in range(times + 1):
        number = 0 if life == times else rng.randrange(1, within)
        code, told = await run(folder, rng.choice(("before", "after")), number)
        assert (code == 0) == any(line["event"] == "MatchOver" for line in told)
        for line in told:
            if line["event"] in ("SatDown", "Resumed") and line["match"] != match:
                over = [each.match_id.hex() for each in kept_matches(folder) if each.finished]
                assert match is None or match in over
                match = line["match"]
                begun += 1
                seen.clear()
                before = []
        assert not [line for line in told if line["event"] == "Forked"]
        for line in told:
            if line["event"] in ("Dealt", "Moved"):
                place = (line["event"], line["game"], line["number"])
                assert seen.setdefault(place, line) == line
        now = entries_of(folder) if (folder / FILE_NAME).exists() else []
        if begun == 1:
            assert now[: len(before)] == before, "what was written stays"
            before = now
        if code == 0:
            (end,) = [line for line in told if line["event"] == "MatchOver"]
            assert end["confirmed"]
            assert max(end["points"]) >= RULES.target
            return begun
    raise AssertionError("the last life plays to the end")


@pytest.mark.asyncio
async def test_a_match_alone_goes_on_after_each_kill_and_ends_in_the_history(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = await killed_again_and_again(tmp_path / "ann", Random(4), times=5, within=25)
    folder = ["--data-dir", str(tmp_path / "ann")]
    assert main([*folder, "history", "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(lines) == begun
    done = lines[0]
    assert (done["name"], done["alone"], done["finished"], done["how"]) == ("Robin", True, True, "target")
    file = str(tmp_path / "alone.spite")
    assert main([*folder, "history", "export", done["match"], file]) == 0
    assert engine(["check", file]) == 0
    assert main(["replay", file, "--json"]) == 0


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.asyncio
@pytest.mark.parametrize("seed", range(2))
async def test_a_match_alone_goes_on_after_many_kills(tmp_path: Path, seed: int) -> None:
    await killed_again_and_again(tmp_path / "ann", Random(seed), times=60, within=9)


@pytest.mark.asyncio
async def test_every_instant_of_the_deal_is_survived(tmp_path: Path) -> None:
    """Each of the first records: the bot's number, the match, the own number, the commitments, the deal."""
    for number in range(1, 6):
        for instant in ("before", "after"):
            folder = tmp_path / f"{instant}{number}"
            code, _ = await run(folder, instant, number)
            assert code == -9
            async with await open_person(folder, "Ann") as ann:
                kept = await unfinished(ann)
                if not kept:
                    assert number == 1 or (instant, number) == ("before", 2), "nothing is lost that began"
                    continue
                async with go_on_alone(ann, kept[0], pace_ms=0) as seat:
                    async for _ in seat:
                        if seat.view is not None:
                            break
                    assert seat.view is not None, "the cards are dealt"


async def until(seat: Seat, *kinds: type[Event]) -> Event:
    async for event in seat:
        if isinstance(event, kinds):
            return event
    raise AssertionError(f"no {kinds}")


@pytest.mark.asyncio
async def test_what_was_left_lies_on_the_table_again_and_nothing_else_is_to_be_seen(tmp_path: Path) -> None:
    async with await open_person(tmp_path, "Ann") as ann, play_alone(ann, SLOW) as seat:
        dealt = await until(seat, Dealt)
        assert isinstance(dealt, Dealt)
        left = seat.view
    async with await open_person(tmp_path, "Anna") as ann:
        (kept,) = await unfinished(ann)
        assert await keys_of_bots(ann) == {kept.peer_key}
        async with go_on_alone(ann, kept, pace_ms=60_000) as seat:
            event = await anext(aiter(seat))
            assert isinstance(event, Resumed)
            assert event.view == left == seat.view
            assert event.peer_name == "Robin"
            assert seat.acquaintance is None


@pytest.mark.asyncio
async def test_a_move_is_taken_back_at_once_where_it_has_shown_no_card(tmp_path: Path) -> None:
    async with (
        await open_person(tmp_path, "Ann") as ann,
        play_alone(ann, QUICK) as seat,
    ):
        before = await after_a_quiet_move(seat)
        assert seat.may_ask_take_back
        seat.ask_take_back()
        await until(seat, TakenBack)
        assert seat.view == before
        assert not seat.may_ask_take_back


@pytest.mark.asyncio
async def test_a_question_written_before_the_program_ended_is_answered_after_it(
    tmp_path: Path,
) -> None:
    async with (
        await open_person(tmp_path, "Ann") as ann,
        play_alone(ann, QUICK) as seat,
    ):
        before = await after_a_quiet_move(seat)
        seat.ask_take_back()
        await until(seat, TakeBackAsked)
        await seat.close()
    async with await open_person(tmp_path, "Ann") as ann:
        (kept,) = await unfinished(ann)
        async with go_on_alone(ann, kept, pace_ms=0) as seat:
            while seat.view != before:
                await until(seat, Resumed, TakenBack)


async def after_a_quiet_move(seat: Seat) -> View:
    """Plays until a card was played that has turned no other up; what was to be seen before it."""
    async for event in seat:
        seen = seat.view
        if not isinstance(event, Dealt | Moved) or seen is None or not seen.legal_moves:
            continue
        quiet = [move for move in seen.legal_moves if move.card_name and not move.is_discard]
        if quiet and len(seen.hand) > 1:
            seat.play(quiet[0])
            await until(seat, Moved)
            return seen
        seat.play(next(move for move in seen.legal_moves if move.is_discard))
    raise AssertionError("the match ended before")


@pytest.mark.asyncio
async def test_resume_goes_on_alone_in_the_terminal_and_tells_what_is_meant(programs: Bench) -> None:
    folder = programs.temporary.parent / "ann"
    for _ in range(2):
        short = Opponent("Robin", pace_ms=60_000, rules=RULES)
        async with await open_person(folder, "Ann") as ann, play_alone(ann, short) as seat:
            await until(seat, Dealt)
    several = await programs.start("resume", "--interface", LOOPBACK, "--json", who="ann")
    code, _ = await several.end()
    assert code == 2
    lines = several.story("unfinished")
    assert [(line["name"], line["alone"]) for line in lines] == [("Robin", True)] * 2
    words = await programs.start("resume", "--interface", LOOPBACK, "--bot", "greedy", who="ann")
    assert "against Robin, this computer, 0 : 0 points, game 1" in await words.text_line()
    await words.output()
    back = await programs.start("resume", lines[0]["match"][:8], "--json", "--pace", "0", who="ann")
    await back.line("resumed")
    await back.line("match over")
    code, _ = await back.end()
    assert code == 0
    assert not back.story("listening"), "nobody is called"


@pytest.mark.asyncio
async def test_the_bot_makes_the_same_move_where_it_was_asked_before() -> None:
    bot = await new_bot(passing_person("Ann"), "Robin", "greedy")
    game = Game.from_seed(bytes(32), number=0, starter=0, rules=Rules())
    while len(game.legal_moves()) < 4 or any(not move.is_discard for move in game.legal_moves()):
        game.play(game.legal_moves()[0])
    seen = view(game, game.turn)
    moves = {str(_steady(bot)(seen, Random(seed))) for seed in range(20)}
    assert len(moves) == 1
    assert len({str(choose(seen, Random(seed))) for seed in range(20)}) > 1, "chance has a say there"


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "change", ["UPDATE bot SET secret = NULL", "DELETE FROM bot"], ids=["a forgotten bot", "no bot"]
)
async def test_a_match_with_a_person_or_a_forgotten_bot_is_none_to_go_on_with_alone(
    tmp_path: Path, change: str
) -> None:
    async with await open_person(tmp_path, "Ann") as ann, play_alone(ann, SLOW) as seat:
        await until(seat, Dealt)
        (kept,) = await unfinished(ann)
    with sqlite3.connect(tmp_path / FILE_NAME) as database:
        database.execute(change)
    database.close()
    async with await open_person(tmp_path, "Ann") as ann:
        assert await bot_of(ann, kept) is None
        with pytest.raises(LocalError, match="Nothing is kept of this match"):
            async with go_on_alone(ann, kept):
                pass


@pytest.mark.asyncio
async def test_a_journal_that_cannot_be_written_is_told_before_anybody_sits_down(tmp_path: Path) -> None:
    async with await open_person(tmp_path, "Ann") as ann:
        assert ann.journal is not None
        with sqlite3.connect(tmp_path / FILE_NAME) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(LocalError, match="cannot be written: another program keeps the file locked"):
                async with play_alone(ann, SLOW):
                    pass
            other.rollback()
        other.close()
        async with play_alone(ann, SLOW) as seat:
            await until(seat, SatDown)


@pytest.mark.asyncio
async def test_a_passing_person_plays_alone_too_and_keeps_nothing() -> None:
    opponent = Opponent("Robin", pace_ms=0, rules=RULES)
    seen: list[Event] = []
    async with play_alone(passing_person("Ann"), opponent) as seat:
        await occupy(seat, choose, on_event=seen.append)
    assert [type(event) for event in seen if isinstance(event, MatchOver | TakeBackAsked)] == [MatchOver]
