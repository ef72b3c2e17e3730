"""What the command line takes, refuses and says about itself. No process is started, no window opened."""

from __future__ import annotations

import json
import os
import platform
import socket
import tempfile
from typing import TYPE_CHECKING

import pytest

from spite_qt import __version__
from spite_qt.__main__ import main
from spite_qt.cli.display import has_display
from spite_qt.log import FILE_NAME

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def _no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What is said of bad usage; held to be one line, and exit code 2."""
    with pytest.raises(SystemExit) as ended:
        main(list(arguments))
    assert ended.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("spite-qt")
    assert said.err.endswith(" --help)\n")
    assert said.err.count("\n") == 1
    return said.err


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
        (
            ["shot", "a.png", "--size", "16384x9", "--scale", "1.1"],
            "more than 16384 pixels, the longest side",
        ),
        (["shot", "a.png", "--scale", "0"], "'0' is no scale above 0"),
        (["shot", "a.png", "--seat", "x"], "'x' is no whole number from 0 to 1"),
        (["replay", "a.spite", "--seat", "2"], "'2' is no whole number from 0 to 1"),
        (["shot", "a.png", "--theme", "red"], "there is no theme 'red'; themes are: light, dark"),
        (["shot", "a.png", "--language", "xx"], "there is no language 'xx'; languages are: en, "),
        (
            ["shot", "a.png", "--after", "3"],
            "spite-qt shot: --after says what of a record is seen: it needs --record FILE",
        ),
        (["shot", "a.png", "--seat", "0"], "--seat says what of a record is seen: it needs --record FILE"),
        (["--data-dir", ""], "'' is no folder"),
        (["host", "--data-dir="], "'' is no folder"),
        (["replay", ""], "argument FILE: '' is no file"),
        (["history", "export", "abcd", ""], "argument FILE: '' is no file"),
        (["shot", "a.png", "--record", ""], "argument --record: '' is no file"),
        (["host", "--name", ""], "argument --name: '' is no name"),
        (["join", "Ada", "--name", " "], "argument --name: ' ' is no name"),
        (["resume", "--address", "marie:"], "argument --address: The address of a table is a computer and a"),
        (["join", ""], "'' is neither a name nor ADDRESS:PORT"),
        (["join", " \u202e "], "is neither a name nor ADDRESS:PORT"),
        (["host", "--code", ""], "argument --code: '' is no join code: it takes letters from a to z"),
        (["host", "--code", " -- "], "' -- ' is no join code: it takes letters"),
        (["join", "Ada", "--code", ""], "argument --code: '' is no join code"),
        (["join", "Ada", "--code", "кот"], "'кот' is no join code"),
        (["join", "Ada", "--code", "maple" * 20], "is no join code"),
        (["shot", "a.jpg"], "'a.jpg' is no name of a picture, FILE.png"),
        (["shot", ".png"], "'.png' is no name of a picture, FILE.png"),
        (["shot", "png"], "'png' is no name of a picture, FILE.png"),
        (["fly"], "invalid choice: 'fly'"),
        (
            ["host", "--port", "x"],
            "spite-qt host: argument --port: 'x' is no whole number from 0 to 65535 (see ",
        ),
        (["host", "a\nb"], "unrecognized arguments: a b"),
        (
            ["host", "--surprise"],
            "spite-qt host: unrecognized arguments: --surprise (see spite-qt host --help)",
        ),
        (
            ["people", "trust", "Ada", "Ben"],
            "spite-qt people trust: unrecognized arguments: Ben (see spite-qt people trust --help)",
        ),
        (["--surprise"], "spite-qt: unrecognized arguments: --surprise (see spite-qt --help)"),
    ],
)
def test_bad_usage_is_a_sentence(capsys: pytest.CaptureFixture[str], arguments: list[str], said: str) -> None:
    assert said in refusal(capsys, *arguments)


@pytest.mark.parametrize(
    "arguments", [["join", "--json"], ["--json", "host"], ["demo", "--json"], ["people", "trust", "--json"]]
)
def test_bad_usage_is_a_line_for_programs_too(
    capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    said = capsys.readouterr()
    (line,) = (json.loads(each) for each in said.out.splitlines())
    assert line.keys() == {"event", "text"}
    assert line["event"] == "error"
    assert said.err.startswith("spite-qt")
    assert said.err.endswith(f": {line['text']}\n")
    assert said.err.count("\n") == 1


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


def test_a_code_that_is_too_easy_opens_no_table(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    where = ["--data-dir", str(tmp_path), "--interface", "127.0.0.1", "--bot", "greedy"]
    assert main(["host", "--code", "abc", *where]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("spite-qt: That join code is too easy to guess: take at least 8 letters")
    log = (tmp_path / FILE_NAME).read_text()
    assert "too easy to guess" in log
    assert "abc" not in log


@pytest.mark.parametrize("call", [["demo", "--target", "1"], ["shot", "x.png"], ["self-test"]])
def test_a_computer_without_room_for_what_passes_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, call: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "gone"))
    assert main(call) == 2
    assert capsys.readouterr().err == (
        "spite-qt: No folder for temporary files can be used (No such file or directory); "
        "name one in TMPDIR.\n"
    )
    assert list(tmp_path.iterdir()) == []


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
    calls = ("host", "join", "resume", "browse", "people", "history", "replay", "demo", "shot", "self-test")
    assert all(f"\n    {call} " in said for call in calls)


@pytest.mark.parametrize("chosen", ["nonsense", "wayland", "xcb;nonsense", "minimalegl", " offscreen"])
def test_a_platform_that_qt_cannot_open_is_told_instead_of_an_abort(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, chosen: str
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", chosen)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.delenv("DISPLAY", raising=False)
    assert main(["--data-dir", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert said.startswith(
        f"spite-qt: There is no display to open a window on with QT_QPA_PLATFORM={chosen}; "
    )
    assert said.count("\n") == 1


def test_a_chosen_platform_counts_whatever_else_answers(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as compositor, socket.create_server(("127.0.0.1", 0)) as server:
        display = f"127.0.0.1:{server.getsockname()[1] - 6000}.0"
        there = {"DISPLAY": display, "XDG_RUNTIME_DIR": str(tmp_path)}
        assert has_display(there)
        assert has_display(there | {"QT_QPA_PLATFORM": "xcb"})
        assert has_display(there | {"QT_QPA_PLATFORM": "wayland;xcb"})
        assert has_display(there | {"QT_QPA_PLATFORM": ""})
        for chosen in ("nonsense", "wayland", "linuxfb;eglfs" if not os.path.exists("/dev/dri") else "x"):
            assert not has_display(there | {"QT_QPA_PLATFORM": chosen})
        compositor.bind(str(tmp_path / "wayland-0"))
        compositor.listen()
        assert has_display(there | {"QT_QPA_PLATFORM": "wayland"})
        assert not has_display({"QT_QPA_PLATFORM": "wayland"})
        assert not has_display({"XDG_RUNTIME_DIR": str(tmp_path)})


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
