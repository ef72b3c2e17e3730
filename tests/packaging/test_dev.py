"""What `packaging/dev.py` does with its words: play, the demo without a display, too old a Python."""

import re
import runpy
import signal
import subprocess
import sys

import pytest

from tests.packaging.conftest import ROOT, Checkout

pytestmark = pytest.mark.xdist_group("checkout")


def test_play_without_a_display_says_so_and_runs_the_demo(finished: Checkout) -> None:
    status, said = finished.run("play")
    assert status == 0
    assert said.splitlines() == [
        "No display answers here, so here is the demo: two programs find each other and play a match.",
        "the game 42 demo",
    ]


def test_play_with_a_display_that_does_not_answer_runs_the_demo(finished: Checkout) -> None:
    status, said = finished.run("play", extra={"DISPLAY": ":987"})
    assert status == 0
    assert said.endswith("the game 42 demo\n")


def test_play_with_a_display_opens_the_game(finished: Checkout, xvfb_display: str) -> None:
    assert finished.run("play", extra={"DISPLAY": xvfb_display}) == (0, "the game 42\n")


def test_the_games_own_arguments_reach_it(finished: Checkout) -> None:
    assert finished.run("play", "host", "--open", "--help") == (0, "the game 42 host --open --help\n")


def test_it_works_from_inside_its_own_environment(finished: Checkout) -> None:
    inside = finished.root / ".venv" / "bin" / "python"
    said = subprocess.run(
        [inside, "packaging/dev.py", "play", "on"],
        cwd=finished.root,
        env=finished.surroundings,
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout == "the game 42 on\n"


def test_a_failing_check_is_shown_and_fails_the_test_command(finished: Checkout) -> None:
    """The checks' programs are not in this small environment, so stand-ins say what they would."""
    programs = finished.root / ".venv" / "bin"
    made = []
    for name, status in (("ruff", 0), ("mypy", 1), ("lint-imports", 0)):
        program = programs / name
        program.write_text(f"#!/bin/sh\necho words of {name}\nexit {status}\n")
        program.chmod(0o755)
        made.append(program)
    try:
        status, said = finished.run("lint")
    finally:
        for program in made:
            program.unlink()
    assert status == 1
    assert "mypy --strict: NOT CLEAN" in said
    assert "words of mypy" in said
    assert "ruff check: clean" in said
    assert "words of ruff" not in said


def test_a_translators_tool_that_fails_is_told_and_stops_the_task(finished: Checkout) -> None:
    """Qt's tools are not in this small environment: tests/languages has them make the real catalogues."""
    tool = finished.root / ".venv" / "bin" / "pyside6-lupdate"
    tool.write_text("#!/bin/sh\necho the words are gone >&2\nexit 3\n")
    tool.chmod(0o755)
    try:
        assert finished.run("translate") == (1, "pyside6-lupdate failed: the words are gone\n")
    finally:
        tool.unlink()
    assert finished.run("translate", "all")[0] == 2


def test_an_unknown_command_is_a_usage_error(finished: Checkout) -> None:
    status, said = finished.run("dance")
    assert status == 2
    assert "invalid choice: 'dance'" in said
    assert "Traceback" not in said


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (("lock", "--foo"), "lock takes --upgrade or nothing"),
        (("lock", "--upgrade", "x"), "lock takes --upgrade or nothing"),
        (("setup", "x"), "setup takes no arguments"),
    ],
)
def test_what_a_command_does_not_take_is_a_usage_error(
    finished: Checkout, given: tuple[str, ...], why: str
) -> None:
    status, said = finished.run(*given)
    assert status == 2
    assert said.splitlines()[-1].endswith(f"error: {why}")


def test_a_call_of_the_game_with_its_output_closed_is_handed_over(finished: Checkout) -> None:
    command = f'exec "{sys.executable}" packaging/dev.py play demo >&-'
    surroundings = finished.surroundings
    handed = subprocess.run(
        ["sh", "-c", command], cwd=finished.root, env=surroundings, stderr=subprocess.PIPE, check=False
    )
    assert (handed.returncode, handed.stderr) == (0, b"")


def test_a_call_of_the_game_is_shown_its_place(finished: Checkout) -> None:
    status, said = finished.run("self-test")
    assert status == 2
    assert said.endswith("error: self-test is a call of the game: packaging/dev.py play self-test\n")


def test_the_calls_of_the_game_are_all_known() -> None:
    from tasks import CALLS_OF_THE_GAME

    said = subprocess.run(
        [sys.executable, "-m", "spite_qt", "--help"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    assert re.findall(r"^    (\S+) ", said, re.MULTILINE) == list(CALLS_OF_THE_GAME)


def test_ctrl_c_while_it_starts_is_no_traceback(finished: Checkout) -> None:
    marks = finished.root / "marks"
    marks.mkdir()
    # Says when the tools begin to be read, and holds that up.
    (marks / "sitecustomize.py").write_text(
        "import sys, time\n"
        "class Mark:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'tasks':\n"
        "            sys.meta_path.remove(self)\n"
        "            print('began', flush=True)\n"
        "            time.sleep(30)\n"
        "sys.meta_path.insert(0, Mark())\n"
    )
    process = finished.start("play", extra={"PYTHONPATH": str(marks)})
    assert process.stdout is not None
    assert process.stdout.readline() == "began\n"
    process.send_signal(signal.SIGINT)
    assert (process.communicate(timeout=20)[0], process.returncode) == ("", 130)


def test_too_old_a_python_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2, "final", 0))
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(ROOT / "packaging" / "dev.py"), run_name="__main__")
    assert str(ended.value).startswith("This game needs Python 3.11 or newer; this is Python 3.9.2 (")


def test_ci_runs_the_test_command() -> None:
    script = ROOT / ".ci" / "run"
    assert script.stat().st_mode & 0o111 == 0o111
    assert "export CI=true\nexec python3 packaging/dev.py test </dev/null\n" in script.read_text()
