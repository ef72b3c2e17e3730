"""How the tools of packaging/ talk, whatever their output is."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGING = Path(__file__).parents[2] / "packaging"
TALK = "from console import progress, say; say('a line'); progress('passing'); progress('')"


@pytest.mark.skipif(sys.platform == "win32", reason="closes a stream as a POSIX shell does")
def test_who_starts_a_tool_with_closed_output_gets_no_traceback() -> None:
    done = subprocess.run(
        ["sh", "-c", '"$@" >&-', "sh", sys.executable, "-c", TALK],
        cwd=PACKAGING, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_passing_line_is_for_a_terminal_alone() -> None:
    done = subprocess.run(
        [sys.executable, "-c", TALK], cwd=PACKAGING, capture_output=True, timeout=60, check=True
    )
    assert done.stdout == f"a line{os.linesep}".encode()
