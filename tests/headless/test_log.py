"""The log of a whole match says what a bug report needs, and nothing that anybody keeps to themselves."""

from __future__ import annotations

import base64
import json
import logging
import os
import re
import sqlite3
import stat
from typing import TYPE_CHECKING

import pytest

from spite_qt import __version__
from spite_qt.__main__ import main
from spite_qt.log import FILE_NAME, LARGEST_FILE, close_log, open_log
from tests.headless.program import Bench

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

CODE = "maple-otter-42"
CARD = re.compile(r"\b[A2-9TJQK][CDHS]\b")


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Path]:
    """The path of an open log."""
    open_log(tmp_path, verbose=False)
    yield tmp_path / FILE_NAME
    close_log()


def everything_kept(folder: Path) -> set[bytes]:
    """All bytes that a data folder holds: keys, numbers of deals, entries, chains, signatures."""
    identity = json.loads((folder / "identity").read_text())
    found = {bytes.fromhex(identity["identity"]), bytes.fromhex(identity["noise"])}
    with sqlite3.connect(folder / "journal.sqlite3") as database:
        for table in ("match", "nonce", "commitments", "entry", "ending"):
            for row in database.execute(f"SELECT * FROM {table}"):
                found.update(value for value in row if isinstance(value, bytes) and len(value) >= 16)
    database.close()
    return found


def spellings(secret: bytes) -> tuple[str, ...]:
    """As a log could have them; the first bytes of a match id may stand there."""
    return secret.hex()[:20], base64.b64encode(secret).decode()[:20], repr(secret)[2:20]


def secrets_in_log(folder: Path) -> list[bytes]:
    """What a data folder keeps and its log says all the same."""
    text = (folder / FILE_NAME).read_text()
    return [secret for secret in everything_kept(folder) if any(each in text for each in spellings(secret))]


@pytest.mark.asyncio
async def test_the_logs_of_a_whole_match_hold_no_secret(programs: Bench) -> None:
    folder = programs.temporary.parent
    host, address = await programs.host("--code", CODE, "--target", "3", "--verbose")
    joiner = await programs.join(address, "--code", CODE)
    for program in (host, joiner):
        assert (await program.end())[0] == 0
    logs = [(folder / who / FILE_NAME).read_text() for who in ("ada", "ben")]

    secrets = everything_kept(folder / "ada") | everything_kept(folder / "ben")
    assert len(secrets) > 200
    told = {str(line[field]) for line in host.lines for field in ("digest", "chain") if field in line}
    assert len(told) > 200
    for text in logs:
        assert CODE not in text
        assert [each for each in told if each[:16] in text] == []
        assert [each for secret in secrets for each in spellings(secret) if each in text] == []

    # Cards only in moves that both have seen, and those only when every detail is wanted.
    moves = [line["move"] for line in host.story("move")]
    lines = logs[0].splitlines()
    assert re.findall(r"Moved .*move=(\S+)", logs[0]) == moves
    assert [line for line in lines if CARD.search(line) and " Moved " not in line] == []
    assert CARD.search(logs[1]) is None


@pytest.mark.asyncio
async def test_the_log_tells_what_a_bug_report_needs(programs: Bench) -> None:
    folder = programs.temporary.parent
    host, address = await programs.host("--code", CODE, "--target", "1")
    wrong = await programs.join(address, "--code", "apple-oyster-10", who="eve")
    assert (await wrong.end())[0] == 3
    joiner = await programs.join(address, "--code", CODE)
    assert (await joiner.end())[0] == 0
    assert (await host.end())[0] == 0
    hosts, eves, bens = ((folder / who / FILE_NAME).read_text() for who in ("ada", "eve", "ben"))
    assert f"host: spite-qt {__version__}, protocol 1." in hosts
    assert "Python 3." in hosts
    assert re.search(r"INFO protocol\.net\.host: hosting: private, at 127\.0\.0\.1:\d+", hosts)
    assert "a call from 127.0.0.1 was refused: wrong_code" in hosts
    assert "ended by the other side: wrong_code" in eves
    assert f"calling {address}" in bens
    assert re.search(r"link 1: encrypted, with [0-9A-Z]{4}-[0-9A-Z]{4}, as joiner", bens)
    assert "link 1: SatDown match_id=" in bens
    assert "link 1: GameOver game=0" in bens
    assert "ended with exit code 0" in bens


def test_secrets_in_the_texts_of_errors_are_left_out(log: Path) -> None:
    try:
        raise ValueError(f"key {bytes(range(32)).hex()} of {b'seed'!r}, code {CODE}, digest {'a1' * 8}")
    except ValueError as error:
        logging.getLogger("spite_qt.test").error("a fault", exc_info=error)
    text = log.read_text()
    assert text.endswith("ValueError: key [left out] of [left out], code [left out], digest [left out]\n")
    assert "line " in text


def test_what_others_write_stays_on_its_line(log: Path) -> None:
    logging.getLogger("protocol.test").info("told: %s", "one\ntwo\x1b[2J")
    assert log.read_text().splitlines()[0].endswith(r"INFO protocol.test: told: one\ntwo\x1b[2J")


def test_details_and_libraries_are_heard_only_when_they_matter(log: Path) -> None:
    logging.getLogger("protocol.test").debug("a detail")
    logging.getLogger("zeroconf").info("chatter")
    logging.getLogger("zeroconf").warning("trouble")
    assert [line.split(": ")[-1] for line in log.read_text().splitlines()] == ["trouble"]


def test_the_log_stays_small_where_the_oldest_cannot_be_written_over(log: Path) -> None:
    log.with_name(f"{FILE_NAME}.2").mkdir()
    logger = logging.getLogger("spite_qt.test")
    for number in range(9):
        logger.info("%d %s", number, "x" * (LARGEST_FILE // 2))
    assert [each.read_text().count(" x") for each in (log, log.with_name(f"{FILE_NAME}.1"))] == [1, 2]


def test_the_log_rotates_and_stays_small(log: Path) -> None:
    logger = logging.getLogger("spite_qt.test")
    for number in range(9):
        logger.info("%d %s", number, "x" * (LARGEST_FILE // 2))
    kept = sorted(path.name for path in log.parent.iterdir())
    assert kept == [FILE_NAME, f"{FILE_NAME}.1", f"{FILE_NAME}.2"]
    assert all(path.stat().st_size < 2 * LARGEST_FILE for path in log.parent.iterdir())
    assert [each.read_text().count(" x") for each in (log, log.with_name(kept[1]))] == [1, 2]
    assert stat.S_IMODE(log.stat().st_mode) == 0o600


def test_a_log_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    open_log(tmp_path, verbose=False)
    logging.getLogger("spite_qt.test").error("nobody reads this")
    close_log()
    assert list((tmp_path / FILE_NAME).iterdir()) == []


def test_verbose_tells_it_on_standard_error_too(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    nowhere = ["join", "127.0.0.1:1", "--bot", "greedy", "--verbose"]
    assert main(["--data-dir", str(tmp_path), *nowhere]) == 4
    said = capsys.readouterr().err
    assert "INFO protocol.net.dial: calling 127.0.0.1:1" in said
    assert "nobody is listening at 127.0.0.1:1" in said
    assert "calling 127.0.0.1:1" in (tmp_path / FILE_NAME).read_text()


@pytest.mark.parametrize("in_its_place", ["folder", "pipe", "full disk"])
def test_a_log_that_cannot_be_written_is_said_at_the_start_and_ends_nothing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, in_its_place: str
) -> None:
    log = tmp_path / FILE_NAME
    if in_its_place == "folder":
        log.mkdir()
        why = "Is a directory"
    elif in_its_place == "pipe":
        # Nobody reads it, and the program must not wait until somebody does.
        os.mkfifo(log)
        why = "No such device or address"
    else:
        log.symlink_to("/dev/full")
        why = "No space left on device"
    said = f"The log {log} cannot be written: {why}."
    assert main(["--data-dir", str(tmp_path), "people"]) == 0
    told = capsys.readouterr()
    assert told.err == f"spite-qt: {said}\n"
    assert told.out.startswith("Nobody is known yet")
    assert main(["--data-dir", str(tmp_path), "history", "--json"]) == 0
    told = capsys.readouterr()
    notice, nothing = (json.loads(line) for line in told.out.splitlines())
    assert notice == {"event": "notice", "text": said}
    assert nothing["event"] == "nothing"
    assert told.err == f"spite-qt: {said}\n"
