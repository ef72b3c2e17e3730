"""What `packaging/dev.py` can do: play, test, setup, lint, lock, translate, package. Standard library only.

Not for how set-up works (environment.py, system_libraries.py), nor for what is in a release.
"""

import argparse
import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NoReturn

import environment
import pins
import release
import system_libraries
import translations
from console import SetupError, say
from environment import Environment

# Needs nothing installed, so it serves here too; dev.py has put the checkout on the path.
from spite_qt.cli.display import has_display

ROOT = Path(__file__).resolve().parent.parent
# More workers than this and tests that measure their own deadlines disturb each other.
MOST_WORKERS = 4
CALLS_OF_THE_GAME = (
    "host",
    "join",
    "resume",
    "browse",
    "people",
    "history",
    "replay",
    "demo",
    "shot",
    "self-test",
)
CHECKS = {
    "ruff check": ["ruff", "check", "."],
    "ruff format --check": ["ruff", "format", "--check", "."],
    "mypy --strict": ["mypy"],
    "import-linter": ["lint-imports"],
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks; the exit status is that of the game or the tests, 1 if set-up failed,
    130 or 143 if it was stopped.
    """
    try:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        signal.signal(signal.SIGTERM, _terminated)
        return _do(list(sys.argv[1:] if arguments is None else arguments))
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        say("\nStopped. Run the same command again to go on.")
        return 130


def _terminated(*_: object) -> NoReturn:
    """As an exception, so that what was started is ended too."""
    raise SystemExit(143)


def _do(given: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="packaging/dev.py",
        description="Sets up what is missing (a .venv here, system libraries by apt where it may), then:",
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    commands.add_parser(
        "play", help="opens the game; arguments after it are the game's own (try: play --help)"
    )
    testing = (
        "checks the style, the types and the layers, then runs the tests; arguments after it are pytest's own"
    )
    commands.add_parser("test", help=testing + "; --all adds the long forms (up to 45 minutes)")
    commands.add_parser("setup", help="only sets up what playing and testing need")
    commands.add_parser("lint", help="only checks the style, the types and the layers")
    commands.add_parser(
        "lock", help="writes packaging/requirements.txt anew; --upgrade takes the newest versions"
    )
    commands.add_parser(
        "translate", help="brings resources/translations up to date with the texts in the code, and compiles"
    )
    if given[:1] and given[0] in CALLS_OF_THE_GAME:
        parser.error(f"{given[0]} is a call of the game: packaging/dev.py play {' '.join(given)}")
    commands.add_parser(
        "package", help="builds what people install, into dist/: a bundle, on Linux as .tar.gz and .deb"
    )
    # What follows the command belongs to the program it starts, options and --help included.
    command, rest = parser.parse_args(given[:1]).command, given[1:]
    here = Environment(ROOT)
    if outside := _python_outside(here):
        return _hand_over([outside, __file__.replace("tasks.py", "dev.py"), *given])
    try:
        if command == "play":
            return play(here, rest)
        if command == "test":
            return test(here, rest)
        if command == "lock":
            if set(rest) - {"--upgrade"}:
                parser.error("lock takes --upgrade or nothing")
            return pins.lock(ROOT, rest)
        if rest:
            parser.error(f"{command} takes no arguments")
        if command == "package":
            return release.package(ROOT)
        set_up(here, "play", "test")
        if command == "translate":
            return translations.translate(here, ROOT)
        return 0 if command == "setup" or lint(here) else 1
    except SetupError as error:
        say(str(error))
        return 1


def _python_outside(here: Environment) -> str | None:
    """The interpreter that .venv was made with, if we run in .venv itself and so could not make it anew."""
    if Path(sys.prefix).resolve() != here.folder.resolve() or sys.prefix == sys.base_prefix:
        return None
    base: str = getattr(sys, "_base_executable", "")
    return base or None


def set_up(here: Environment, *purposes: str) -> list[str]:
    """Bring .venv and the system packages for these purposes up to date; returns what is still missing."""
    environment.ensure(here)
    return system_libraries.ensure(*purposes)


def play(here: Environment, arguments: Sequence[str]) -> int:
    """Open the game, or its demo in the terminal where no window can open; arguments are the game's own."""
    window = has_display()
    lacking = set_up(here, *(["play"] if window else []))
    if not window and not arguments:
        say("No display answers here, so here is the demo: two programs find each other and play a match.")
        arguments = ["demo"]
    elif lacking and not _window_opens(here):
        raise SetupError(
            "Without the system packages above, no window can open. Please install them, then try again."
        )
    return _hand_over([str(here.python), "-m", "spite_qt", *arguments])


def _window_opens(here: Environment) -> bool:
    opening = "from PySide6.QtWidgets import QApplication; QApplication([])"
    return subprocess.run([here.python, "-c", opening], capture_output=True, check=False).returncode == 0


def _hand_over(command: list[str]) -> int:
    """Become this program, so that signals and the terminal are its own; on Windows, wait for it."""
    if os.name != "nt":
        if sys.stdout is not None:  # closed by who started us
            sys.stdout.flush()
        os.execv(command[0], command)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the program's
    return subprocess.call(command)


def test(here: Environment, arguments: Sequence[str]) -> int:
    """Run the checks and the tests; 0 only if all are clean. `--all` among the arguments adds long forms."""
    set_up(here, "play", "test")
    clean = lint(here)
    surroundings: Mapping[str, str] = os.environ
    if "--all" in arguments:
        surroundings = {**os.environ, "SPITE_ALL": "1"}
    chosen = [argument for argument in arguments if argument != "--all"]
    # One more than there are processors: tests wait a third of their time, for others or for a clock.
    workers = str(min(MOST_WORKERS, (os.cpu_count() or 1) + 1))
    pytest = [str(here.python), "-m", "pytest", "-n", workers, "--dist", "loadgroup", *chosen]
    result = subprocess.run(pytest, cwd=ROOT, env=surroundings, check=False).returncode
    if not clean:
        say("Not clean: see the checks above the tests.")
    return result or (0 if clean else 1)


def lint(here: Environment) -> bool:
    """Run all checks side by side and show what those that fail have to say; True if none fails."""
    started = time.monotonic()
    running = {
        name: subprocess.Popen(
            [here.program(program), *options],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        for name, (program, *options) in CHECKS.items()
    }
    clean = True
    try:
        for name, process in running.items():
            output = process.communicate()[0]
            good = process.returncode == 0
            say(f"{name}: {'clean' if good else 'NOT CLEAN'} ({time.monotonic() - started:.1f} s)")
            if not good:
                say(output)
            clean = clean and good
    finally:
        # Those that still run when this is stopped.
        for process in running.values():
            process.kill()
    return clean
