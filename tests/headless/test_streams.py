"""Standard streams that are full or closed, and Ctrl+C at any moment: exit codes and sentences alone."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest

from tests.headless.program import LOOPBACK, ROOT

if TYPE_CHECKING:
    from pathlib import Path

    from tests.headless.program import Bench

FULL = "/dev/full"
pytestmark = pytest.mark.skipif(not os.path.exists(FULL), reason="there is no /dev/full here")

HOST = ("--data-dir", "ada", "host", "--open", "--interface", LOOPBACK, "--bot", "greedy")
BROWSE = ("browse", "--interface", LOOPBACK, "--seconds", "0.2")


def shell(program: Bench, redirected: str, *arguments: str) -> tuple[int, str, str]:
    """Run a call with its streams redirected by a shell: exit code, standard output, standard error."""
    done = subprocess.run(
        ["sh", "-c", f'"$@" {redirected}', "sh", sys.executable, "-m", "spite_qt", *arguments],
        env=program.environment, cwd=program.temporary,
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ("--version",),
        ("--help",),
        BROWSE,
        (*BROWSE, "--json"),
        HOST,
        (*HOST, "--json"),
        ("demo", "--target", "1"),
    ],
    ids=lambda arguments: " ".join(word for word in arguments if word.strip("-") in
                                   {"version", "help", "browse", "json", "host", "demo"}),
)  # fmt: skip
def test_output_that_cannot_be_written_is_said_to_be_so(programs: Bench, arguments: tuple[str, ...]) -> None:
    said = "spite-qt: cannot write: No space left on device\n"
    assert shell(programs, f">{FULL}", *arguments) == (2, "", said)


@pytest.mark.parametrize("unbuffered", ["", "1"], ids=["buffered", "unbuffered"])
@pytest.mark.parametrize("arguments", [("--version",), ("--help",), ("host", "--help")], ids=" ".join)
def test_a_reader_that_has_gone_is_told_by_the_exit_code(
    programs: Bench, arguments: tuple[str, ...], unbuffered: str
) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run(
            [sys.executable, "-m", "spite_qt", *arguments],
            env={**programs.environment, "PYTHONUNBUFFERED": unbuffered}, cwd=programs.temporary,
            stdout=writing, stderr=subprocess.PIPE, text=True, timeout=60, check=False,
        )  # fmt: skip
    finally:
        os.close(writing)
    assert (done.returncode, done.stderr) == (141, "")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("fly",), 2),
        (("--data-dir", "/dev/null/no", "host"), 2),
        (("join", f"{LOOPBACK}:1", "--bot", "greedy", "--json", "--data-dir", "ben"), 4),
    ],
)
@pytest.mark.parametrize("stream", [f"2>{FULL}", "2>&-"])
def test_errors_that_nobody_can_read_do_not_change_the_exit_code(
    programs: Bench, stream: str, arguments: tuple[str, ...], code: int
) -> None:
    assert shell(programs, stream, *arguments)[::2] == (code, "")


@pytest.mark.long
@pytest.mark.parametrize("arguments", [("--version",), ("--help",), BROWSE, ("demo", "--target", "1")])
def test_a_call_whose_output_is_closed_does_its_work(programs: Bench, arguments: tuple[str, ...]) -> None:
    if arguments[0] != "demo":
        assert shell(programs, ">&-", *arguments) == (0, "", "")
    assert shell(programs, ">&- 2>&- <&-", *arguments) == (0, "", "")


@pytest.mark.parametrize(
    ("module", "arguments"),
    [("spite_qt", BROWSE), ("spite_qt", ("--version",)), ("protocol", ("bench", "--seconds", "1"))],
    ids=["browse", "version", "engine"],
)
def test_ctrl_c_while_the_program_starts_ends_it_without_a_word(
    programs: Bench, tmp_path: Path, module: str, arguments: tuple[str, ...]
) -> None:
    """From the first heavy import on; before that Python itself is starting."""
    marks = tmp_path / "sitecustomize.py"
    marks.write_text(
        "import sys\n"
        "class Mark:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'argparse':\n"
        "            sys.meta_path.remove(self)\n"
        "            open('began', 'w').close()\n"
        "sys.meta_path.insert(0, Mark())\n"
    )
    path = os.pathsep.join((str(tmp_path), str(ROOT)))
    for delay in (0.0, 0.03, 0.09, 0.2):
        began = tmp_path / "began"
        began.unlink(missing_ok=True)
        process = subprocess.Popen(
            [sys.executable, "-m", module, *arguments],
            env=programs.environment | {"PYTHONPATH": path}, cwd=tmp_path,
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        while not began.exists() and process.poll() is None:
            time.sleep(0.001)
        time.sleep(delay)
        for _ in range(4):
            process.send_signal(signal.SIGINT)
            time.sleep(0.02)
        said = process.communicate(timeout=30)[1]
        assert (said, process.returncode) in (("", 130), ("", 0))
        assert process.returncode == 130 or delay > 0.05


@pytest.mark.asyncio
async def test_ctrl_c_again_and_again_still_says_goodbye(programs: Bench) -> None:
    slow = ("--pace", "60000")
    host, address = await programs.host(*slow)
    joiner = await programs.join(address, *slow)
    await joiner.line("dealt")
    for _ in range(6):
        # It may have ended meanwhile.
        with suppress(ProcessLookupError):
            host.process.send_signal(signal.SIGINT)
        await asyncio.sleep(0.02)
    assert await host.end() == (130, "")
    assert (await joiner.line("link lost"))["reason"] == "left"
