"""The rules that tests/conftest.py makes for every run: skips in CI, long forms, nothing on the screen."""

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import allowed_to_skip
from tests.packaging.conftest import ROOT

SUITE = """
import os
import subprocess
import sys
import pytest

def test_passes():
    assert os.environ["QT_QPA_PLATFORM"] == "offscreen"
    child = "from signal import *; raise SystemExit(getsignal(SIGINT) is not default_int_handler)"
    assert subprocess.run([sys.executable, "-c", child]).returncode == 0

def test_skips():
    pytest.skip("no such device")

@pytest.mark.long
def test_takes_long():
    pass
"""


@pytest.fixture
def suite(tmp_path: Path) -> Path:
    """A small test suite with the real conftest."""
    tests = tmp_path / "tests"
    tests.mkdir()
    shutil.copy(ROOT / "tests" / "conftest.py", tests)
    (tests / "allowed_skips.txt").write_text("# none\n")
    (tests / "test_some.py").write_text(SUITE)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = long: a long form\n")
    return tmp_path


def run(suite: Path, *before: str, **surroundings: str) -> tuple[int, str]:
    """The exit status of pytest there and its closing line. `before`: what stands before the command."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in {"CI", "SPITE_ALL", "QT_QPA_PLATFORM"}
    }
    done = subprocess.run(
        [
            *before,
            *(
                sys.executable,
                "-m",
                "pytest",
                "-p",
                "no:cacheprovider",
                "-p",
                "no:pytest-qt",
                "-p",
                "no:xdist",
            ),
        ],
        cwd=suite,
        env={**kept, **surroundings},
        capture_output=True,
        text=True,
        check=False,
    )
    closing = re.sub(r" in [\d.]+s.*|=+ ?", "", done.stdout.splitlines()[-1])
    return done.returncode, closing


def test_a_skip_is_a_skip_on_a_persons_computer(suite: Path) -> None:
    assert run(suite) == (0, "1 passed, 1 skipped, 1 deselected")


def test_a_skip_fails_the_run_in_ci(suite: Path) -> None:
    assert run(suite, CI="true") == (1, "1 failed, 1 passed, 1 deselected")


@pytest.mark.skipif(os.name != "posix", reason="a shell's background jobs are POSIX")
def test_programs_that_a_test_starts_hear_ctrl_c_in_a_background_job_too(suite: Path) -> None:
    job = ("sh", "-c", "trap '' INT; exec \"$@\"", "sh")
    assert run(suite, *job) == (0, "1 passed, 1 skipped, 1 deselected")


def test_an_allowed_skip_is_a_skip_in_ci_too(suite: Path) -> None:
    (suite / "tests" / "allowed_skips.txt").write_text("tests/test_some.py::test_sk* -- needs the device\n")
    assert run(suite, CI="true") == (0, "1 passed, 1 skipped, 1 deselected")


def test_a_module_that_skips_itself_fails_the_run_in_ci(suite: Path) -> None:
    (suite / "tests" / "test_module.py").write_text("import pytest\npytest.importorskip('no_such_module')\n")
    assert run(suite, CI="true")[0] != 0


def test_the_long_forms_run_when_asked_for(suite: Path) -> None:
    assert run(suite, SPITE_ALL="1") == (0, "2 passed, 1 skipped")


def test_every_allowed_skip_has_a_reason_and_a_test() -> None:
    for line in (ROOT / "tests" / "allowed_skips.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            pattern, _, reason = line.partition(" -- ")
            assert reason.strip(), line
            assert (ROOT / pattern.split("::")[0]).exists(), line


def skipping_tests() -> list[str]:
    """The ids of all tests that skip themselves on some computers, for their system or for want of root."""
    found = []
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                marked = any("skipif" in ast.unparse(decorator) for decorator in node.decorator_list)
                if marked or any(argument.arg == "lan" for argument in node.args.args):
                    found.append(f"{path.relative_to(ROOT).as_posix()}::{node.name}")
    return found


def test_every_test_that_skips_itself_somewhere_may_do_so_in_ci() -> None:
    skipping = skipping_tests()
    assert "tests/headless/test_two_computers.py::test_on_no_network_browsing_says_so" in skipping
    assert [test for test in skipping if not allowed_to_skip(test)] == []
