"""Two sides that do not hold the same match any more: each writes a report, and the two are compared."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sqlite3
import stat
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from protocol.command_line import main
from protocol.deal import commitment, joint_seed, witnessed
from protocol.disagreement import FORMAT
from protocol.errors import LocalError, Reason
from protocol.game import Rules
from protocol.net.journal import FILE_NAME, Journal
from protocol.net.report import FOLDER_NAME, write_report
from protocol.peer.entries import Body, DealBody, MoveBody, NextGameBody, OfferTieBody, encode_body
from protocol.peer.events import Forked
from protocol.peer.hashes import match_id
from protocol.peer.ledger import Ledger, Stage
from protocol.peer.stores import EntryKept, EntryWithdrawn, MatchOpened, Record
from tests.net.namespaces import ROOT
from tests.peer.pair import ANNA, BERT, HANDSHAKE_HASH, SHORT

KEYS = (ANNA.public_key, BERT.public_key)
SIGNERS = (ANNA, BERT)


class Played:
    """A match that both sides hold alike, as a list of entries, and what may come next."""

    def __init__(self, rules: Rules = SHORT) -> None:
        self.match_id = match_id(HANDSHAKE_HASH, KEYS, rules.encode())
        self.rules = rules
        self.ledger = Ledger.opened(self.match_id, rules, KEYS)
        self.entries: list[EntryKept] = []
        self.seeds: list[bytes] = []

    def entry(self, seat: int, body: Body) -> EntryKept:
        """What would be the next entry."""
        step = self.ledger.after(seat, body)
        return EntryKept(
            self.match_id, step.after.n, step.before.number, seat, step.packed, step.after.chain,
            SIGNERS[seat].sign(step.after.chain),
        )  # fmt: skip

    def add(self, seat: int, body: Body) -> None:
        self.entries.append(self.entry(seat, body))
        self.ledger = self.ledger.after(seat, body).after

    def deal(self) -> None:
        game = self.ledger.number
        nonces = (bytes([game + 1]) * 32, bytes([game + 101]) * 32)
        first, second = (commitment(self.match_id, game, seat, KEYS[seat], nonces[seat]) for seat in (0, 1))
        self.seeds.append(joint_seed(self.match_id, game, nonces))
        witness = BERT.sign(witnessed(self.match_id, game, (first, second)))
        self.add(0, DealBody(first, second, *nonces, witness))

    def moves(self) -> list[str]:
        assert self.ledger.game is not None
        return [str(move) for move in self.ledger.game.legal_moves()]

    def play(self, count: int) -> None:
        """The first legal move that leaves a payoff pile or goes to the centre, so many times at most."""
        while count and self.ledger.stage is Stage.PLAYING:
            legal = self.moves()
            good = (
                [move for move in legal if move.startswith("p-c")] or [m for m in legal if "-c" in m] or legal
            )
            self.add(self.ledger.floor, MoveBody(good[0]))
            count -= 1

    def records(self, seat: int) -> list[Record]:
        opened = MatchOpened(
            self.match_id, seat, KEYS, ("Anna", "Bert"), self.rules.encode(), "seeded", HANDSHAKE_HASH
        )
        return [opened, *self.entries]


def two_games() -> Played:
    """A game that has ended, and five moves of the next one."""
    played = Played()
    played.deal()
    played.play(10_000)
    assert played.ledger.stage is Stage.BETWEEN
    played.add(0, NextGameBody())
    played.add(1, NextGameBody())
    played.deal()
    played.play(5)
    return played


async def reported(folder: Path, records: list[Record], fork: Forked) -> Path:
    """The report of somebody whose journal holds these records."""
    os.makedirs(folder, exist_ok=True)
    journal = Journal(folder / FILE_NAME)
    try:
        for record in records:
            done: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
            journal.store(record, done.set_result)
            assert await done is None
        return await write_report(journal.path, fork)
    finally:
        journal.close()


def fork(played: Played, *, n: int | None = None, theirs: EntryKept | None = None) -> Forked:
    last = played.entries[-1] if n is None else played.entries[n - 1]
    return Forked(
        played.match_id, last.n, last.chain, 0, b"", theirs, Reason.FORK, "They remember different moves."
    )


def difference(capsys: pytest.CaptureFixture[str], *reports: Path) -> tuple[int, list[str]]:
    capsys.readouterr()
    code = main(["diff", *map(str, reports)])
    return code, capsys.readouterr().out.splitlines()


def changed(report: Path, **fields: Any) -> Path:
    """A copy of a report in which some fields are other ones."""
    copy = report.with_name("changed.json")
    copy.write_text(json.dumps(json.loads(report.read_text()) | fields))
    return copy


@pytest.mark.asyncio
async def test_a_report_holds_the_match_and_hides_the_game_that_has_not_ended(tmp_path: Path) -> None:
    played = two_games()
    path = await reported(tmp_path / "anna", played.records(0), fork(played))
    assert path.parent.parent == tmp_path / "anna" / FOLDER_NAME
    report = json.loads(path.read_text())
    assert (report["format"], report["match"], report["seat"]) == (FORMAT, played.match_id.hex(), 0)
    assert (report["reason"], report["text"]) == ("fork", "They remember different moves.")
    assert report["rules"] == {"payoff": 3, "target": 4}
    assert report["keys"] == [key.hex() for key in KEYS]
    assert report["versions"]["protocol"].startswith("1.")
    assert report["fault"] is None
    assert [entry["chain"] for entry in report["entries"]] == [each.chain.hex() for each in played.entries]

    ended, running = report["games"]
    assert ended["seed"] == played.seeds[0].hex()
    assert ended["points"] > 0
    assert running == {
        "game": 1,
        "seed": None,
        "starter": 1 - ended["starter"],
        "winner": None,
        "points": None,
    }
    deals = [entry for entry in report["entries"] if entry["kind"] == "deal"]
    assert [deal["body"] is None for deal in deals] == [False, True]
    # Both numbers of the running game, which is its seed.
    assert [nonce in path.read_text() for nonce in ("02" * 32, "66" * 32)] == [False, False]
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.asyncio
async def test_the_protocol_page_lists_the_fields_of_a_report(tmp_path: Path) -> None:
    played = two_games()
    path = await reported(tmp_path / "anna", played.records(0), fork(played))
    report = json.loads(path.read_text())
    page = (ROOT / "protocol" / "PROTOCOL.md").read_text().partition("## Reports")[2].partition("\n## ")[0]
    rows = [line.split("|")[1:3] for line in page.splitlines() if line.startswith("| `")]
    listed = [name for names, _ in rows for name in re.findall(r"`(\w+)`", names)]
    assert sorted(listed) == sorted(report)
    about = {re.findall(r"`(\w+)`", names)[0]: re.findall(r"`(\w+)`", what) for names, what in rows}
    assert about["versions"] == list(report["versions"])
    assert about["games"] == list(report["games"][0])
    assert about["entries"] == list(report["entries"][0])
    assert f'"{FORMAT}"' in page


@pytest.mark.asyncio
async def test_beside_the_report_lies_the_journal_of_this_match_alone(tmp_path: Path) -> None:
    played, other = two_games(), Played(Rules(payoff=4))
    other.deal()
    records = [*played.records(0), *other.records(0)]
    path = await reported(tmp_path / "anna", records, fork(played))
    copy = path.with_name(json.loads(path.read_text())["journal"])
    with sqlite3.connect(copy) as database:
        chains = [row[0] for row in database.execute("SELECT chain FROM entry ORDER BY n")]
        matches = database.execute("SELECT match_id FROM match").fetchall()
    database.close()
    assert chains == [entry.chain for entry in played.entries]
    assert matches == [(played.match_id,)]
    # It can be opened as any journal.
    Journal(copy).close()


@pytest.mark.asyncio
async def test_two_different_moves_under_one_number_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    annas, berts = two_games(), two_games()
    number, seat = annas.ledger.n + 1, annas.ledger.floor
    first, second = annas.moves()[:2]
    annas.add(seat, MoveBody(first))
    berts.add(seat, MoveBody(second))
    berts.play(1)
    reports = [
        await reported(tmp_path / "anna", annas.records(0), fork(annas)),
        await reported(tmp_path / "bert", berts.records(1), fork(berts)),
    ]
    code, said = difference(capsys, *reports)
    assert code == 1
    assert said == [
        f"entry {number} (game 1, seat {seat}, 'move'): move: "
        f"'{first}' in the first, '{second}' in the second"
    ]


@pytest.mark.asyncio
async def test_an_entry_whose_chain_was_not_believed_is_named_by_what_each_makes_of_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    annas, berts = two_games(), two_games()
    seat, move = berts.ledger.floor, MoveBody(berts.moves()[0])
    honest, lie = annas.entry(seat, move), bytes(32)
    lying = replace(honest, chain=lie, signature=SIGNERS[seat].sign(lie))
    berts.entries.append(lying)
    annas_report = await reported(tmp_path / "anna", annas.records(0), fork(annas, theirs=lying))
    refused = json.loads(annas_report.read_text())["refused"]
    assert (refused["chain"], refused["told_chain"]) == (honest.chain.hex(), lie.hex())
    berts_report = await reported(tmp_path / "bert", berts.records(1), fork(berts))
    assert "leads to another chain" in json.loads(berts_report.read_text())["fault"]
    code, (said,) = difference(capsys, annas_report, berts_report)
    assert code == 1
    # Bert's own program cannot come to a position behind his lie.
    assert said.startswith(f"entry {honest.n} (game 1, seat {seat}, 'move'): digest: '")
    assert said.endswith("null in the second")


@pytest.mark.asyncio
async def test_an_illegal_entry_is_kept_in_the_report_and_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played = two_games()
    illegal = replace(played.entry(0, OfferTieBody()), body=encode_body(MoveBody("p-c9")))
    path = await reported(tmp_path / "anna", played.records(0), fork(played, theirs=illegal))
    report = json.loads(path.read_text())
    assert (report["refused"]["move"], report["refused"]["chain"]) == ("p-c9", None)
    assert report["fault"] is None
    longer = {**report["refused"], "chain": illegal.chain.hex()}
    code, (said,) = difference(
        capsys, path, changed(path, refused=None, entries=[*report["entries"], longer])
    )
    assert code == 1
    assert f"chain: null in the first, '{illegal.chain.hex()[:30]}" in said


@pytest.mark.asyncio
async def test_what_one_side_lacks_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played = two_games()
    whole = await reported(tmp_path / "anna", played.records(0), fork(played))
    n = len(played.entries) - 2
    # Behind what counts, the own entries that do not are kept apart.
    part = await reported(tmp_path / "bert", played.records(1), fork(played, n=n))
    assert [entry["n"] for entry in json.loads(part.read_text())["uncounted"]] == [n + 1, n + 2]
    code, (said,) = difference(capsys, whole, part)
    assert code == 1
    assert said.startswith(f"entry {n + 1} (game 1, seat ")
    assert said.endswith(": there in the first, missing in the second")


@pytest.mark.asyncio
async def test_an_entry_that_gave_way_is_no_difference(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played = two_games()
    seat = 1 - played.ledger.floor
    lost = played.entry(seat, OfferTieBody())
    withdrawn: list[Record] = [lost, EntryWithdrawn(played.match_id, lost.n, seat)]
    before = [each for each in played.records(seat) if not isinstance(each, EntryKept) or each.n < lost.n]
    played.play(1)
    records = [*before, *withdrawn, played.entries[-1]]
    reports = [
        await reported(tmp_path / "anna", records, fork(played)),
        await reported(tmp_path / "bert", played.records(1 - seat), fork(played)),
    ]
    assert [entry["kind"] for entry in json.loads(reports[0].read_text())["uncounted"]] == ["offer tie"]
    assert difference(capsys, *reports) == (0, [f"no difference in {len(played.entries)} entries"])


@pytest.mark.asyncio
async def test_other_matches_rules_and_versions_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played = two_games()
    path = await reported(tmp_path / "anna", played.records(0), fork(played))
    report = json.loads(path.read_text())
    assert difference(capsys, path, path) == (0, [f"no difference in {len(played.entries)} entries"])

    newer = report["versions"] | {"protocol": "1.9"}
    own = report["versions"]["protocol"]
    of_versions = f"versions: protocol: '{own}' in the first, '1.9' in the second"
    assert difference(capsys, path, changed(path, versions=newer)) == (1, [of_versions])
    assert difference(capsys, path, changed(path, versions=newer, rules={"payoff": 5, "target": 4})) == (
        1,
        ["the match: the rule payoff: 3 in the first, 5 in the second", f"besides, {of_versions}"],
    )
    games = [report["games"][0] | {"points": 99}, report["games"][1]]
    said = f"game 0: points: {report['games'][0]['points']} in the first, 99 in the second"
    assert difference(capsys, path, changed(path, games=games)) == (1, [said])


@pytest.mark.asyncio
async def test_what_is_no_report_is_refused_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played = two_games()
    path = await reported(tmp_path / "anna", played.records(0), fork(played))
    entries = json.loads(path.read_text())["entries"]
    faults: list[dict[str, Any]] = [
        {"format": "another"},
        {"entries": 7},
        {"entries": [None]},
        {"entries": entries[1:]},
        {"entries": [entries[0] | {"chain": "no hex"}]},
        {"entries": [entries[0] | {"kind": []}]},
        {"entries": [entries[0] | {"seat": True}]},
        {"rules": {"payoff": []}},
        {"rules": {"pay\noff": 3}},
        {"versions": None},
        {"keys": {}},
        {"games": [[]]},
    ]
    for fault in faults:
        assert main(["diff", str(path), str(changed(path, **fault))]) == 2, fault
        said = capsys.readouterr().err
        assert said.startswith("error: ")
        assert said.count("\n") == 1
    assert main(["diff", str(path), str(tmp_path / "nowhere")]) == 2
    capsys.readouterr()
    for text, why in (
        (b"\xff\x00", "it is no report (not UTF-8 text, from byte 0 on)"),
        (b"", "the file is empty"),
        (path.read_bytes()[:300], "the file is cut short (it ends in line "),
        (b"# a note", "it is no report (line 1, column 1: Expecting value)"),
        (b"[]", "a report is an object, not a list"),
    ):
        (tmp_path / "noise").write_bytes(text)
        assert main(["diff", str(path), str(tmp_path / "noise")]) == 2
        assert capsys.readouterr().err.startswith(f"error: {tmp_path / 'noise'}: {why}")


@pytest.mark.asyncio
async def test_the_same_disagreement_is_reported_once_and_another_one_beside_it(tmp_path: Path) -> None:
    played = two_games()
    first = await reported(tmp_path / "anna", played.records(0), fork(played))
    first.write_text("as it was")
    again = await write_report(tmp_path / "anna" / FILE_NAME, fork(played))
    other = await write_report(tmp_path / "anna" / FILE_NAME, fork(played, n=3))
    assert again == first
    assert first.read_text() == "as it was"
    assert other.parent != first.parent
    assert len(json.loads(other.read_text())["entries"]) == 3


@pytest.mark.asyncio
async def test_a_report_that_cannot_be_written_is_told_in_words(tmp_path: Path) -> None:
    played = two_games()
    (tmp_path / "anna").mkdir()
    (tmp_path / "anna" / FOLDER_NAME).write_text("a file where the folder should be")
    with pytest.raises(LocalError, match=r"The report .* cannot be written: Not a directory"):
        await reported(tmp_path / "anna", played.records(0), fork(played))


@pytest.mark.asyncio
async def test_of_a_report_that_could_not_be_written_nothing_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(source: Path, target: Path) -> None:
        raise OSError(28, "No space left on device")

    played = two_games()
    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", full)
        with pytest.raises(LocalError, match=r"The report .* cannot be written: No space left on device"):
            await reported(tmp_path / "anna", played.records(0), fork(played))
    assert list((tmp_path / "anna" / FOLDER_NAME).glob("*/*.new")) == []


@pytest.mark.asyncio
async def test_comparing_needs_the_standard_library_alone(tmp_path: Path) -> None:
    played = two_games()
    path = await reported(tmp_path / "anna", played.records(0), fork(played))
    # Without `site` no installed package can be imported.
    command = [sys.executable, "-S", "-m", "protocol", "diff", str(path), str(path)]
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    said, _ = await process.communicate()
    assert (process.returncode, said.decode()) == (0, f"no difference in {len(played.entries)} entries\n")
