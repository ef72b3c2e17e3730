"""System packages: which are missing, who may install them, and what a person is told who may not."""

import os
from pathlib import Path

import pytest
import system_libraries

DPKG = """#!/bin/sh
echo "installed libegl1, "
echo "not-installed libgl1, "
echo "installed libglib2.0-0t64, libglib2.0-0 (= 2.80.0-6)"
"""
# Writes down how it was called.
RECORDER = """#!/bin/sh
echo "$(basename "$0") $*" >>"$CALLS"
{then}
"""


class System:
    """A computer whose package tools are the scripts that a test puts on its PATH."""

    def __init__(self, folder: Path) -> None:
        self.programs = folder
        self.calls = folder / "calls"

    def has(self, name: str, then: str) -> None:
        program = self.programs / name
        program.write_text(RECORDER.format(then=then) if not then.startswith("#!") else then)
        program.chmod(0o755)

    def called(self) -> list[str]:
        return self.calls.read_text().splitlines() if self.calls.exists() else []


@pytest.fixture
def system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> System:
    """As an ordinary person, on a Debian without sudo and with a recording apt-get."""
    made = System(tmp_path)
    for tool in ("sh", "env", "basename"):
        (tmp_path / tool).symlink_to(f"/usr/bin/{tool}")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CALLS", str(made.calls))
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    made.has("dpkg-query", DPKG)
    made.has("apt-get", "exit 0")
    return made


@pytest.mark.usefixtures("system")
def test_missing_are_those_that_dpkg_does_not_show_as_installed() -> None:
    assert system_libraries.missing(["libegl1", "libgl1", "xvfb"]) == ["libgl1", "xvfb"]


@pytest.mark.usefixtures("system")
def test_a_renamed_package_counts_by_the_name_it_provides() -> None:
    assert system_libraries.missing(["libglib2.0-0"]) == []


def test_without_dpkg_nothing_is_known_to_be_missing(system: System) -> None:
    (system.programs / "dpkg-query").unlink()
    assert system_libraries.missing(["libgl1"]) == []


def test_who_may_not_install_gets_the_exact_line(system: System, capsys: pytest.CaptureFixture[str]) -> None:
    assert not system_libraries.install(["libgl1", "xvfb"])
    assert "\n    sudo apt-get install --yes --no-install-recommends libgl1 xvfb\n" in capsys.readouterr().out
    assert system.called() == []


def test_sudo_that_asks_for_a_password_is_not_used(
    system: System, capsys: pytest.CaptureFixture[str]
) -> None:
    system.has("sudo", "exit 1")
    assert not system_libraries.install(["xvfb"])
    assert "sudo apt-get install --yes --no-install-recommends xvfb" in capsys.readouterr().out
    assert system.called() == ["sudo -n true"]


def test_sudo_without_a_password_installs(system: System) -> None:
    system.has("sudo", 'shift; exec "$@"')
    system.has("true", "exit 0")
    assert system_libraries.install(["xvfb"])
    updating, installing = [call for call in system.called() if call.startswith("apt-get")]
    assert updating.endswith(" update")
    assert installing.endswith(" install --yes --no-install-recommends xvfb")


def test_root_installs(system: System, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert system_libraries.install(["xvfb"])
    assert [call.split()[-1] for call in system.called()] == ["update", "xvfb"]


def test_a_failing_apt_is_quoted_with_the_line_to_run(
    system: System, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    system.has("apt-get", "echo E: Unable to locate package xvfb; exit 100")
    assert not system_libraries.install(["xvfb"])
    said = capsys.readouterr().out
    assert "E: Unable to locate package xvfb" in said
    assert "sudo apt-get install --yes --no-install-recommends xvfb" in said


def test_every_listed_package_has_a_purpose_and_a_reason_and_stands_once() -> None:
    packages = system_libraries.read_list()
    assert {package.purpose for package in packages} == {"venv", "play", "test"}
    names = [package.name for package in packages]
    assert len(set(names)) == len(names)
    assert "libxcb-cursor0" in system_libraries.listed("play")
    assert "xvfb" not in system_libraries.listed("play")
