"""Headless calls never import Qt, whether it is installed or not."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.headless.program import LOOPBACK, ROOT, Bench

if TYPE_CHECKING:
    from pathlib import Path

# Runs the call in this process and then says which modules of Qt it has loaded.
_ASK = """
import sys
from spite_qt.__main__ import main
try:
    main(sys.argv[1:])
except SystemExit:
    pass
print([name for name in sys.modules if name.partition(".")[0] in ("PySide6", "shiboken6", "qasync")])
"""


@pytest.mark.parametrize(
    "call",
    [
        ["host", "--bot", "greedy", "--interface", "203.0.113.9"],
        ["join", f"{LOOPBACK}:1", "--bot", "greedy"],
        ["browse", "--seconds", "0.1", "--interface", LOOPBACK],
        ["--version"],
    ],
    ids=["host", "join", "browse", "version"],
)
def test_a_headless_call_leaves_qt_alone(tmp_path: Path, call: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", _ASK, "--data-dir", str(tmp_path), *call],
        env=os.environ | {"PYTHONPATH": str(ROOT)}, capture_output=True, text=True, timeout=60, check=True,
    )  # fmt: skip
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.asyncio
async def test_calls_that_draw_say_that_qt_is_missing(programs: Bench) -> None:
    for call in (["shot", "a.png"], ["self-test"]):
        drawing = await programs.start(*call, who="ada")
        code, said = await drawing.end()
        assert code == 2
        assert said.startswith("spite-qt: Qt (PySide6) is not installed")
        assert said.count("\n") == 1
