"""What the command line takes, refuses and says about itself. No process is started, no window opened."""

from __future__ import annotations

import platform
import socket
from typing import TYPE_CHECKING

import pytest

from spite_qt import __version__
from spite_qt.__main__ import main
from spite_qt.cli.display import has_display

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def _no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What is said of bad usage; held to be one sentence behind the usage, and exit code 2."""
    with pytest.raises(SystemExit) as ended:
        main(list(arguments))
    assert ended.value.code == 2
    return capsys.readouterr().err.splitlines()[-1]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["host", "--bot", "genius"], "there is no bot 'genius'; levels are: greedy"),
        (["host", "--target", "0"], "'0' is no whole number from 1 to 10000"),
        (["host", "--target", "many"], "'many' is no whole number from 1 to 10000"),
        (["host", "--port", "65536"], "'65536' is no whole number from 0 to 65535"),
        (["host", "--pace", "-1"], "'-1' is no whole number from 0 to 3600000"),
        (["host", "--open", "--code", "a-b-1"], "not allowed with argument"),
        (["join"], "the following arguments are required: NAME or ADDRESS:PORT"),
        (["browse", "--seconds", "nan"], "'nan' is no number of seconds above 0"),
        (["browse", "--seconds", "inf"], "'inf' is no number of seconds above 0"),
        (["shot", "a.png", "--size", "1280"], "'1280' is no size such as 1280x800"),
        (["shot", "a.png", "--size", "0x800"], "'0x800' is no size such as 1280x800"),
        (["shot", "a.png", "--scale", "9"], "more than the largest scale, 8"),
        (["fly"], "invalid choice: 'fly'"),
        (["host", "--surprise"], "unrecognized arguments: --surprise"),
    ],
)
def test_bad_usage_is_a_sentence(capsys: pytest.CaptureFixture[str], arguments: list[str], said: str) -> None:
    assert said in refusal(capsys, *arguments)


@pytest.mark.parametrize(
    "arguments",
    [["{folder}"], ["{folder}", "host"], ["host", "{folder}"], ["join", "Ada", "{folder}"]],
    ids=["window", "before host", "after host", "after join"],
)
def test_a_data_folder_that_cannot_be_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: list[str]
) -> None:
    (tmp_path / "file").write_text("")
    folder = f"--data-dir={tmp_path / 'file'}"
    assert main([folder if argument == "{folder}" else argument for argument in arguments]) == 2
    assert capsys.readouterr().err.startswith(f"spite-qt: The data folder {tmp_path / 'file'} cannot be made")


@pytest.mark.usefixtures("_no_display")
def test_without_a_display_the_window_says_what_works_in_the_terminal(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["--data-dir", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "no display" in said
    assert all(f"spite-qt {call}" in said for call in ("demo", "host", "join"))


def test_the_version_names_program_protocol_qt_and_python(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    program, protocol, qt, python = capsys.readouterr().out.splitlines()
    assert program == f"spite-qt {__version__}"
    assert protocol.startswith("protocol 1.")
    assert qt.startswith("Qt 6.")
    assert platform.python_version() in python


def test_help_lists_the_calls_of_this_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    said = capsys.readouterr().out
    calls = ("host", "join", "resume", "browse", "people", "demo", "shot", "self-test")
    assert all(f"\n    {call} " in said for call in calls)
    assert "history" not in said


def test_a_display_counts_when_it_answers(tmp_path: Path) -> None:
    assert not has_display({})
    assert not has_display({"WAYLAND_DISPLAY": "wayland-9", "XDG_RUNTIME_DIR": str(tmp_path)})
    assert not has_display({"DISPLAY": "nonsense"})
    assert has_display({"QT_QPA_PLATFORM": "offscreen:size=800x600"})
    with socket.socket(socket.AF_UNIX) as compositor:
        compositor.bind(str(tmp_path / "wayland-9"))
        compositor.listen()
        assert has_display({"WAYLAND_DISPLAY": "wayland-9", "XDG_RUNTIME_DIR": str(tmp_path)})
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        assert has_display({"DISPLAY": f"127.0.0.1:{port - 6000}.0"})
    assert not has_display({"DISPLAY": f"127.0.0.1:{port - 6000}.0"})
