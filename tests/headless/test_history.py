"""`spite-qt history` and `spite-qt replay`: what is kept is listed, exported, checked and told again."""

from __future__ import annotations

import asyncio
import hashlib
import json
import sqlite3
from typing import TYPE_CHECKING

import pytest

from protocol.command_line import main as engine
from protocol.game import canonical, game_record
from protocol.net.history import kept_matches
from protocol.net.identity import FILE_NAME as IDENTITY
from protocol.net.journal import FILE_NAME, Journal
from protocol.net.schema import SCHEMA_VERSION
from protocol.peer.events import Dealt, GameOver, MatchOver, Moved
from spite_qt.__main__ import main
from tests.headless.program import ROOT
from tests.peer.pair import Pair, Side
from tests.peer.test_take_back import after_a_quiet_move

if TYPE_CHECKING:
    from pathlib import Path

    from tests.headless.program import Line

VECTORS = ROOT / "tests/data/vectors"
GIVEN = VECTORS / "given-00.json"


@pytest.fixture(autouse=True)
def no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


def told(capsys: pytest.CaptureFixture[str]) -> list[Line]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def kept(folder: Path, side: Side) -> Path:
    """A data folder of the person of `side`, with everything that they have written."""
    folder.mkdir()
    secret = hashlib.sha256(side.name.encode()).hexdigest()
    (folder / IDENTITY).write_text(json.dumps({"version": 1, "identity": secret, "noise": "11" * 32}))

    async def write() -> None:
        journal = Journal(folder / FILE_NAME)
        loop = asyncio.get_running_loop()
        for record in side.journal:
            done: asyncio.Future[str | None] = loop.create_future()
            journal.store(record, done.set_result)
            assert await done is None
        journal.close()

    asyncio.run(write())
    return folder


def play_on(pair: Pair, until: type[object]) -> None:
    """Discards and what else comes first, until something of this kind has happened."""
    before = len(pair.host.of(until))
    while len(pair.host.of(until)) == before:
        view = pair.mover.conversation.view
        assert view is not None
        forward = [move for move in view.legal_moves if move.source == "p"]
        pair.mover.act("play", (forward or list(view.legal_moves))[0])
        pair.settle()


def next_game(pair: Pair) -> None:
    for side in pair.sides:
        side.act("next_game")
    pair.settle()


def test_a_match_is_listed_and_exported_alike_on_both_sides_without_what_was_taken_back(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pair, asker, _ = after_a_quiet_move(0)
    asker.act("ask_take_back")
    pair.settle()
    pair.other(asker).act("answer_take_back", True)
    pair.settle()
    play_on(pair, GameOver)
    games = 1
    while not pair.host.of(MatchOver):
        next_game(pair)
        pair.host.act("resign")
        pair.settle()
        games += 1
    (over,) = pair.host.of(MatchOver)
    played = pair.host.of(Moved)
    taken = [played[i] for i in range(len(played) - 1) if played[i].number == played[i + 1].number]
    assert len(taken) == 1, "one move was played again in another one's place"

    exported = {}
    for side, other, seat in ((pair.host, "Bert", 0), (pair.joiner, "Anna", 1)):
        folder = ["--data-dir", str(kept(tmp_path / side.name, side))]
        assert main([*folder, "history", "--json"]) == 0
        (line,) = told(capsys)
        assert (line["event"], line["name"], line["seat"]) == ("match", other, seat)
        assert (line["finished"], line["how"], line["games"]) == (True, "target", games)
        assert (line["scores"], line["winner"]) == (list(over.points), over.winner)
        assert line["opened"] <= line["ended"]
        assert main([*folder, "history"]) == 0
        listed = capsys.readouterr().out
        assert listed.startswith(f"{line['match'][:8]}: ")
        assert main([*folder, "history", "list"]) == 0
        assert capsys.readouterr().out == listed
        assert main([*folder, "history", "list", "--json"]) == 0
        assert told(capsys) == [line]
        file = tmp_path / f"{seat}.spite"
        assert main([*folder, "history", "export", line["match"][:8], str(file), "--json"]) == 0
        (line,) = told(capsys)
        assert (line["event"], line["games"]) == ("exported", games)
        exported[seat] = file.read_bytes()
        assert main([*folder, "history", "export", line["match"], "-"]) == 0
        assert capsys.readouterr().out.encode() == exported[seat]
        assert main([*folder, "history", "export", line["match"], str(file)]) == 2
        assert capsys.readouterr().err == f"spite-qt: {file} exists already; nothing was written.\n"
    assert exported[0] == exported[1]
    assert engine(["check", str(file)]) == 0
    assert capsys.readouterr().out == f"ok {len(played) - 1} moves\n"
    records = [json.loads(line) for line in exported[0].splitlines()]
    assert [record["starter"] for record in records] == [it.starter for it in pair.host.of(Dealt)]
    standing = [move for move in played if move is not taken[0]]
    assert [move for record in records for move in record["moves"]] == [str(it.move) for it in standing]


def test_of_a_game_that_has_not_ended_nothing_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pair = Pair(seed="unfinished")
    file = tmp_path / "games.spite"

    def export(number: int) -> tuple[int, Line]:
        folder = ["--data-dir", str(kept(tmp_path / str(number), pair.joiner))]
        assert main([*folder, "history", "--json"]) == 0
        (line,) = told(capsys)
        code = main([*folder, "history", "export", line["match"], str(file)])
        return code, line

    code, line = export(1)
    assert (line["finished"], line["how"], line["games"], line["ended"]) == (False, "", 1, None)
    assert code == 2
    assert "No game of this match has ended yet" in capsys.readouterr().err
    assert not file.exists()

    pair.host.act("offer_tie")
    pair.settle()
    pair.joiner.act("answer_tie", True)
    pair.settle()
    next_game(pair)
    pair.host.act("resign")
    pair.settle()
    if not pair.host.of(MatchOver):
        next_game(pair)
    code, line = export(2)
    assert code == 0
    records = [json.loads(line) for line in file.read_text().splitlines()]
    assert [record["end"] for record in records] == [{"agreed": True}, {"resigned": 0}]
    assert [record["game"] for record in records] == [0, 1]
    assert line["scores"] == list(pair.host.conversation.scores)


def test_whether_a_game_has_ended_is_known_of_every_match(tmp_path: Path) -> None:
    def any_ended(side: Side) -> tuple[str, int, bool]:
        folder = tmp_path / str(len(list(tmp_path.iterdir())))
        (match,) = kept_matches(kept(folder, side))
        return match.how, match.games, match.any_ended

    pair = Pair(seed="broken off")
    assert any_ended(pair.joiner) == ("", 1, False)
    pair.host.act("abandon")
    pair.settle()
    assert any_ended(pair.joiner) == ("abandoned", 1, False)
    pair = Pair(seed="goes on")
    pair.host.act("resign")
    pair.settle()
    assert any_ended(pair.joiner) == ("", 1, True)
    next_game(pair)
    pair.host.act("abandon")
    pair.settle()
    assert any_ended(pair.joiner) == ("abandoned", 2, True)


def test_what_cannot_be_listed_or_exported_is_told_in_a_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def history(*arguments: str) -> tuple[int, str]:
        code = main(["--data-dir", str(tmp_path), "history", *arguments])
        said = capsys.readouterr()
        assert (said.out + said.err).count("\n") == 1
        return code, said.out + said.err

    file = str(tmp_path / "a.spite")
    assert history()[1].startswith("No match is kept yet")
    assert history("export", "abcd", file)[0] == 2
    journal = tmp_path / FILE_NAME
    with sqlite3.connect(journal) as database:
        database.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    database.close()
    assert history() == (
        2,
        f"spite-qt: The journal {journal} cannot be read: it was written by a newer version of the game.\n",
    )
    for damage, why in (
        (b"no journal at all, and long enough to be looked at" * 40, "the file is damaged"),
        (b"SQLite format 3\0", "the file is damaged"),
        (b"", "the file is empty"),
    ):
        journal.write_bytes(damage)
        assert history() == (2, f"spite-qt: The journal {journal} cannot be read: {why}.\n")
        assert history("export", "abcd", file)[0] == 2
        # It is left for whoever plays on to set aside, or to put a copy in its place.
        assert journal.read_bytes() == damage
        assert not list(tmp_path.glob("*.damaged-*"))
    journal.unlink()
    journal.mkdir()
    code, said = history()
    assert (code, said) == (2, f"spite-qt: The journal {journal} cannot be read: it is not a file.\n")
    journal.rmdir()
    away = tmp_path / "a drive that is not there" / "journal.sqlite3"
    journal.symlink_to(away)
    why = f"it is a link to {away}, and nothing is there"
    assert history() == (2, f"spite-qt: The journal {journal} cannot be read: {why}.\n")
    assert history("export", "abcd", file)[0] == 2
    assert journal.readlink() == away
    journal.unlink()
    # As an earlier version left it: brought up to date, and empty.
    with sqlite3.connect(journal) as database:
        database.execute("PRAGMA user_version = 0")
    database.close()
    assert history()[1].startswith("No match is kept yet")
    assert history("export", "abcd", file)[1].startswith("spite-qt: No match is kept as 'abcd'")


def test_a_match_of_which_a_bit_has_changed_is_named_with_what_was_found(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pair = Pair(seed="damaged")
    pair.host.act("resign")
    pair.settle()
    folder = kept(tmp_path / "anna", pair.host)
    journal = folder / FILE_NAME
    whole = journal.read_bytes()
    assert main(["--data-dir", str(folder), "history", "--json"]) == 0
    (line,) = told(capsys)
    name = line["match"][:8]
    entries = "UPDATE entry SET body = ? WHERE n = 2"
    follows = "Entry 2 of a match does not follow from those before it"
    for change, values, why in (
        (entries, (b"\x92\x00\x01",), f". {follows}: an entry of a kind that this version does not know"),
        (entries, (b"\x91\xcc\xfe",), f". {follows}: it is no message of this game"),
        ("UPDATE entry SET chain = ? WHERE n = 2", (bytes(31),), ": a chain value has 32 bytes"),
        ("UPDATE match SET rules = ?", (b"[",), ". The rules of a match cannot be read: Expecting value"),
    ):
        with sqlite3.connect(journal) as database:
            database.execute(change, values)
        database.close()
        assert main(["--data-dir", str(folder), "history", "export", name, "-"]) == 2
        said = capsys.readouterr()
        assert said.err.startswith(f"spite-qt: The match {name} cannot be read{why}")
        assert (said.out, said.err.count("\n"), "connection" in said.err) == ("", 1, False)
        # The others are still listed, and this one with them.
        assert main(["--data-dir", str(folder), "history"]) == 0
        assert ", unfinished, and it cannot be played on. " in capsys.readouterr().out
        journal.write_bytes(whole)
    # A name means nothing but what it shows.
    journal.write_bytes(whole.replace(b"AnnaBert", b"AnnaB\xe5rt"))
    assert main(["--data-dir", str(folder), "history"]) == 0
    assert ", with B\ufffdrt (" in capsys.readouterr().out


def test_a_match_of_another_identity_is_unfinished_for_history_and_resume_alike(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pair = Pair(seed="somebody new")
    folder = kept(tmp_path / "anna", pair.host)
    (folder / IDENTITY).unlink()
    # The first of them makes an identity; what is told does not depend on that.
    for _ in range(2):
        assert main(["--data-dir", str(folder), "history"]) == 0
        listed = capsys.readouterr().out
        why = "unfinished, and it cannot be played on. This match was played with another identity.\n"
        assert listed.endswith(f", {why}")
        for which in ([], ["bert"], [listed[:8]]):
            assert main(["--data-dir", str(folder), "resume", *which, "--bot", "greedy"]) == 2
            said = capsys.readouterr()
            assert (said.out, said.err) == ("", f"spite-qt: The match {listed[:8]} with Bert is {why}")
    assert main(["--data-dir", str(folder), "resume", "Carla", "--bot", "greedy"]) == 2
    assert capsys.readouterr().err == "spite-qt: There is no unfinished match with Carla here.\n"


def test_a_record_is_told_move_by_move(capsys: pytest.CaptureFixture[str]) -> None:
    record = json.loads(GIVEN.read_text())
    assert main(["replay", str(GIVEN), "--json"]) == 0
    dealt, *moves, over = told(capsys)
    assert (dealt["event"], dealt["starter"]) == ("dealt", record["starter"])
    assert [line["move"] for line in moves] == record["moves"]
    assert [line["digest"] for line in moves] == record["positions"]
    assert over["event"] == "game over"
    assert {"winner": over["winner"], "points": over["points"]} == record["final"]["result"]


def test_a_match_in_one_file_is_told_game_by_game_and_a_resignation_ends_one(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    first = json.loads(GIVEN.read_text())
    second = game_record(bytes(32), [], number=1, starter=1, end={"resigned": 0})
    match = tmp_path / "match.spite"
    match.write_bytes(canonical(first) + b"\n" + canonical(second) + b"\n")
    assert main([str(match)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[-2:] == ["Game 2: seat 1 starts.", "Game 2: seat 1 wins 20 points (resigned)."]
    assert said[0] == f"Game 1: seat {first['starter']} starts."
    assert len(said) == len(first["moves"]) + 4


def test_a_record_that_an_editor_has_marked_as_utf_8_is_the_same_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    one, match = tmp_path / "one.spite", tmp_path / "match.spite"
    record = GIVEN.read_bytes()
    one.write_bytes(b"\xef\xbb\xbf" + record)
    match.write_bytes(b"\xef\xbb\xbf" + 2 * (canonical(json.loads(record)) + b"\r\n"))
    assert engine(["check", str(one)]) == 0
    capsys.readouterr()
    assert main(["replay", str(GIVEN)]) == 0
    told = capsys.readouterr().out
    assert main(["replay", str(one)]) == 0
    assert capsys.readouterr().out == told
    assert main(["replay", str(match)]) == 0
    assert capsys.readouterr().out == 2 * told


def test_what_is_no_record_and_what_does_not_hold_have_different_exit_codes(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = json.loads(GIVEN.read_text())
    record["positions"][3] = "0" * 16
    wrong = tmp_path / "wrong.spite"
    wrong.write_text(json.dumps(record))
    empty, short, other = (tmp_path / name for name in ("empty.spite", "short.json", "settings.json"))
    empty.write_bytes(b"")
    short.write_bytes(GIVEN.read_bytes()[:2000])
    other.write_text('{"theme": "dark"}')
    for file, code, why in (
        (wrong, 1, "move 3: positions[3] is '0000000000000000'"),
        (tmp_path / "none.spite", 2, "No such file or directory"),
        (tmp_path, 2, "Is a directory"),
        (ROOT / "LICENSE", 2, "it is no game record (line 1, column 1: Expecting value)."),
        (empty, 2, "the file is empty."),
        (short, 2, "the file is cut short (it ends in line "),
        (other, 2, "it is no game record, or it is damaged (unknown key 'theme')."),
    ):
        assert main(["replay", str(file)]) == code
        said = capsys.readouterr()
        assert said.err.startswith(f"spite-qt: {file} cannot be watched: ")
        assert why in said.err
        assert (said.out, said.err.count("\n")) == ("", 1)
