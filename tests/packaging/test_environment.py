"""`.venv`: made, seen to be broken, mended, and never made by two at once."""

import json
import os
import shutil
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import environment
import pytest

from tests.net.small_disk import small_disk
from tests.packaging.conftest import Checkout, make_checkout

# One worker makes the finished checkout once.
pytestmark = pytest.mark.xdist_group("checkout")


def site(checkout: Checkout) -> Path:
    return environment.Environment(checkout.root).site_packages()


def found_fault(checkout: Checkout) -> str | None:
    return environment.fault(environment.Environment(checkout.root))


@contextmanager
def set_aside(path: Path) -> Iterator[None]:
    """Without this file or folder for a moment."""
    away = path.with_name(path.name + ".away")
    path.rename(away)
    try:
        yield
    finally:
        if path.is_file() or path.is_symlink():
            path.unlink()
        away.rename(path)


def test_a_finished_environment_is_left_alone(finished: Checkout) -> None:
    before = finished.root.joinpath(".venv/made-from.json").stat().st_mtime_ns
    status, said = finished.run("setup")
    assert (status, said) == (0, "")
    assert finished.root.joinpath(".venv/made-from.json").stat().st_mtime_ns == before


def test_a_new_clone_has_no_environment(checkout: Checkout) -> None:
    assert found_fault(checkout) == "there is none yet"


def test_nothing_is_wrong_with_a_finished_one(finished: Checkout) -> None:
    assert found_fault(finished) is None


def test_without_its_stamp_it_counts_as_half_made(finished: Checkout) -> None:
    with set_aside(finished.root / ".venv" / "made-from.json"):
        assert found_fault(finished) == "its making was not finished"


@pytest.mark.parametrize("content", ["", "{}", "[1]", '{"made from": 3, "packages": []}', "\0"])
def test_a_damaged_stamp_counts_as_half_made(finished: Checkout, content: str) -> None:
    stamp = finished.root / ".venv" / "made-from.json"
    with set_aside(stamp):
        stamp.write_text(content)
        assert found_fault(finished) == "its making was not finished"


def test_a_vanished_interpreter_is_seen(finished: Checkout) -> None:
    with set_aside(finished.root / ".venv" / "bin" / "python"):
        assert found_fault(finished) == "its Python is gone"


def test_an_interpreter_that_leads_nowhere_is_seen(finished: Checkout) -> None:
    python = finished.root / ".venv" / "bin" / "python"
    with set_aside(python):
        python.symlink_to("/nowhere/python3")
        assert found_fault(finished) == "its Python is gone"


def test_a_removed_file_of_a_package_is_seen(finished: Checkout) -> None:
    with set_aside(site(finished) / "pinned.py"):
        assert found_fault(finished) == "files of pinned-1.0 are missing or cut short"


def test_a_file_cut_short_is_seen(finished: Checkout) -> None:
    module = site(finished) / "pinned.py"
    with set_aside(module):
        module.write_text("VALUE")
        assert found_fault(finished) == "files of pinned-1.0 are missing or cut short"


def test_a_removed_package_is_seen(finished: Checkout) -> None:
    with set_aside(site(finished) / "pinned-1.0.dist-info"):
        assert found_fault(finished) == "files of pinned-1.0 are missing or cut short"


def test_a_package_beside_the_pinned_ones_is_seen(finished: Checkout) -> None:
    stranger = site(finished) / "stranger-1.0.dist-info"
    stranger.mkdir()
    (stranger / "RECORD").touch()
    try:
        assert found_fault(finished) == "files of stranger-1.0 are missing or cut short"
    finally:
        shutil.rmtree(stranger)


@contextmanager
def changed(path: Path, change: Callable[[str], str]) -> Iterator[None]:
    """With this file's text changed for a moment."""
    before = path.read_text()
    path.write_text(change(before))
    try:
        yield
    finally:
        path.write_text(before)


@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        ("packaging/requirements.txt", "==1.0", "==1.1", "the list of packages changed"),
        ("pyproject.toml", 'version = "1"', 'version = "2"', "pyproject.toml changed"),
        (".venv/made-from.json", "CPython 3", "CPython 2", "the Python version changed"),
        (".venv/made-from.json", "/checkout/", "/elsewhere/", "the folder's place changed"),
    ],
)
def test_what_it_was_made_from_is_compared(
    finished: Checkout, file: str, old: str, new: str, words: str
) -> None:
    with changed(finished.root / file, lambda text: text.replace(old, new)):
        assert found_fault(finished) == words


def test_settings_of_other_tools_change_nothing(finished: Checkout) -> None:
    with changed(finished.root / "pyproject.toml", lambda text: text + "[tool.ruff]\nline-length = 3\n"):
        assert found_fault(finished) is None


def test_the_stamp_names_every_package(finished: Checkout) -> None:
    stamp = json.loads((finished.root / ".venv" / "made-from.json").read_text())
    assert {"pinned-1.0.dist-info", "game-1.dist-info"} <= stamp["packages"].keys()


@pytest.mark.long
def test_a_half_removed_package_is_mended(finished: Checkout) -> None:
    (site(finished) / "pinned.py").unlink()
    status, said = finished.run("play", "on")
    assert status == 0
    assert "because files of pinned-1.0 are missing or cut short" in said
    assert said.endswith("the game 42 on\n")


@pytest.mark.long
@pytest.mark.parametrize("broken", [".venv/bin", ".venv/lib", ".venv/made-from.json", ".venv/pyvenv.cfg"])
def test_what_is_left_of_an_environment_is_mended(checkout: Checkout, broken: str) -> None:
    assert checkout.run("setup")[0] == 0
    path = checkout.root / broken
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink()
    status, said = checkout.run("play", "on")
    assert (status, said.splitlines()[-1]) == (0, "the game 42 on"), said


@pytest.mark.long
@pytest.mark.parametrize("kind", ["file", "link"])
def test_something_else_in_its_place_is_replaced(checkout: Checkout, kind: str) -> None:
    venv, treasure = checkout.root / ".venv", checkout.root / "treasure"
    treasure.mkdir()
    if kind == "file":
        venv.write_text("not a folder")
    else:
        venv.symlink_to(treasure)
    assert checkout.run("setup")[0] == 0
    assert venv.is_dir()
    assert not venv.is_symlink()
    assert list(treasure.iterdir()) == []


@pytest.mark.long
def test_two_set_ups_at_once_make_one_environment(checkout: Checkout, tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    first = checkout.start("setup", extra={"GATE": str(gate)})
    with gate.open("w"):  # opens once the first one's pip waits in it
        second = checkout.start("setup")
        assert second.stdout is not None
        assert second.stdout.readline() == "Another set-up of this folder is at work; waiting for it.\n"
    assert first.communicate()[0].splitlines()[0].endswith("because there is none yet.")
    assert second.communicate()[0] == ""
    assert (first.returncode, second.returncode) == (0, 0)
    assert found_fault(checkout) is None


@pytest.mark.long
@pytest.mark.parametrize(("by", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_set_up_that_is_stopped_ends_what_it_has_started(
    checkout: Checkout, tmp_path: Path, by: signal.Signals, code: int
) -> None:
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    stopped = checkout.start("setup", extra={"GATE": str(gate)})
    with gate.open("wb", buffering=0) as way_to_pip:
        stopped.send_signal(by)
        # Its output ends when the last program that writes there has ended.
        said = stopped.communicate(timeout=30)[0]
        with pytest.raises(BrokenPipeError):
            way_to_pip.write(b"anybody there?")
    assert stopped.returncode == code
    assert "Traceback" not in said
    assert ("Stopped. Run the same command again to go on." in said) is (by is signal.SIGINT)


@pytest.mark.long
def test_a_set_up_killed_in_its_middle_is_mended_after_its_pip_has_ended(
    checkout: Checkout, tmp_path: Path
) -> None:
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    killed = checkout.start("setup", extra={"GATE": str(gate)})
    with gate.open("w"):
        killed.send_signal(signal.SIGKILL)
        assert killed.wait() == -signal.SIGKILL
        second = checkout.start("setup")
        assert second.stdout is not None
        # Its pip still writes into .venv.
        assert second.stdout.readline() == "Another set-up of this folder is at work; waiting for it.\n"
    said = second.communicate()[0]
    killed.communicate()
    assert second.returncode == 0
    assert "because its making was not finished" in said
    assert found_fault(checkout) is None


@pytest.mark.long
def test_a_package_that_cannot_be_fetched_is_told_with_what_to_do(checkout: Checkout) -> None:
    (checkout.root / "wheels" / "pinned-1.0-py3-none-any.whl").unlink()
    status, said = checkout.run("play")
    assert status == 1
    assert "No matching distribution found for pinned==1.0" in said
    assert "or your package index does not have it" in said
    assert "Traceback" not in said


def test_a_full_disk_is_told_and_not_a_fault_of_the_network() -> None:
    with small_disk(kilobytes=2048) as disk:
        checkout = make_checkout(disk.folder / "checkout")
        status, said = checkout.run("play")
    assert status == 1
    assert said.splitlines()[-1].startswith("The disk is full: ")
    assert "Traceback" not in said


def test_a_full_disk_is_known_by_what_pip_says_of_it(tmp_path: Path) -> None:
    said = "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device\n"
    assert environment.disk_is_full(said, tmp_path)
    assert not environment.disk_is_full("ERROR: No matching distribution found for pinned==1.0", tmp_path)


@pytest.mark.long
def test_an_altered_download_is_refused(checkout: Checkout) -> None:
    requirements = checkout.root / "packaging" / "requirements.txt"
    requirements.write_text(requirements.read_text().replace("sha256:", "sha256:0")[:-2] + "\n")
    status, said = checkout.run("play")
    assert status == 1
    assert "is not the one this version was tested with, so nothing was installed" in said
    assert not (site(checkout) / "pinned.py").exists()
