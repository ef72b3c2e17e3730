"""What a fault leaves in the data folder, and the report that the next start makes of it."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from spite_qt.crash import CRASH_NAME, FAULT_NAME, REPORT_NAME, crashes_kept, last_report
from spite_qt.log import FILE_NAME as LOG_NAME
from tests.headless.program import ROOT

if TYPE_CHECKING:
    from pathlib import Path

# A program that ends as its second argument says, in the middle of its work.
_ENDING = """
import ctypes, os, signal, sys
from pathlib import Path
from spite_qt.crash import crashes_kept
def work(how):
    if how == "fault":
        ctypes.string_at(0)
    if how == "killed":
        os.kill(os.getpid(), signal.SIGKILL)
    if how == "aborted":
        os.abort()
with crashes_kept(Path(sys.argv[1])):
    work(sys.argv[2])
"""


def end(folder: Path, how: str) -> int:
    return subprocess.run(
        [sys.executable, "-c", _ENDING, str(folder), how], cwd=ROOT, capture_output=True, timeout=60
    ).returncode


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize(("how", "said"), [("fault", "Segmentation fault"), ("aborted", "Aborted")])
def test_a_crash_is_reported_once(tmp_path: Path, how: str, said: str) -> None:
    (tmp_path / LOG_NAME).write_text("2026-11-29T20:15:03.512Z +0.1 INFO window: spite-qt 9.9\n")
    assert end(tmp_path, how) < 0
    report = last_report(tmp_path)
    assert report == tmp_path / REPORT_NAME
    text = report.read_text()
    assert said in text
    assert "in work" in text
    assert "spite-qt 9.9" in text
    assert report.stat().st_mode & 0o777 == 0o600
    assert last_report(tmp_path) is None
    assert report.read_text() == text


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
def test_a_program_that_was_killed_is_no_fault_of_its_own(tmp_path: Path) -> None:
    assert end(tmp_path, "killed") < 0
    assert (tmp_path / CRASH_NAME).exists()
    assert last_report(tmp_path) is None


def test_a_clean_end_leaves_nothing(tmp_path: Path) -> None:
    assert end(tmp_path, "well") == 0
    assert list(tmp_path.iterdir()) == []


def test_an_error_that_the_command_line_kept_is_reported(tmp_path: Path) -> None:
    (tmp_path / FAULT_NAME).write_text(
        "Traceback …\nKeyError: the code is maple-otter-42, the key 0123456789abcdef\n"
    )
    report = last_report(tmp_path)
    assert report is not None
    text = report.read_text()
    assert "KeyError" in text
    assert "maple" not in text
    assert "0123456789abcdef" not in text
    assert "it cannot be read: No such file" in text
    assert not (tmp_path / FAULT_NAME).exists()


def test_a_folder_that_cannot_be_written_to_is_no_reason_not_to_run(tmp_path: Path) -> None:
    (tmp_path / CRASH_NAME).mkdir()
    with crashes_kept(tmp_path):
        pass
    (tmp_path / FAULT_NAME).write_text("Traceback …")
    (tmp_path / REPORT_NAME).mkdir()
    assert last_report(tmp_path) is None
