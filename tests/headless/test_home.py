"""The data folder and the settings in it."""

from __future__ import annotations

import getpass
import json
import os
import sys
from typing import TYPE_CHECKING

import pytest

from protocol.errors import LocalError
from spite_qt.__main__ import main
from spite_qt.home import Home

if TYPE_CHECKING:
    from pathlib import Path


def test_a_new_folder_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    home = Home(tmp_path / "far" / "away")
    assert home.folder.stat().st_mode & 0o777 == 0o700
    assert home.notices == []
    assert home.settings.theme == "system"


def test_settings_stay(tmp_path: Path) -> None:
    Home(tmp_path).change(nickname="Zoë", theme="dark")
    again = Home(tmp_path)
    assert (again.nickname, again.settings.theme) == ("Zoë", "dark")
    again.change(theme="light")
    assert (Home(tmp_path).nickname, Home(tmp_path).settings.theme) == ("Zoë", "light")


@pytest.mark.parametrize(
    "broken",
    [b"{", b"[]", b"\xff\xfe", b'{"nickname": 7}', b'{"theme": "pink"}', b"[" * 100_000, b" " * (1 << 21)],
    ids=["torn", "no object", "no text", "no name", "no theme", "nested", "huge"],
)
def test_a_broken_file_is_set_aside_and_told(tmp_path: Path, broken: bytes) -> None:
    (tmp_path / "settings.json").write_bytes(broken)
    home = Home(tmp_path)
    (notice,) = home.notices
    assert "settings.json.broken" in notice
    assert (tmp_path / "settings.json.broken").read_bytes() == broken
    assert home.settings.nickname is None
    home.change(theme="dark")
    assert Home(tmp_path).settings.theme == "dark"
    assert Home(tmp_path).notices == []


def test_what_a_later_version_keeps_there_is_not_lost(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"nickname": "Ada", "weather": "fine"}')
    Home(tmp_path).change(theme="dark")
    kept = json.loads((tmp_path / "settings.json").read_text())
    assert kept == {"nickname": "Ada", "weather": "fine", "theme": "dark"}


def test_the_name_is_the_system_users_until_one_is_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(getpass, "getuser", lambda: "marie\u202e\n")
    assert Home(tmp_path).nickname == "marie"
    Home(tmp_path).change(nickname=" Marie \u200b Curie ")
    assert Home(tmp_path).nickname == "Marie Curie"


def test_a_folder_that_cannot_be_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(LocalError, match=r"The data folder .*file cannot be made"):
        Home(tmp_path / "file")
    with pytest.raises(LocalError, match=r"The data folder .*deeper cannot be made: Not a directory"):
        Home(tmp_path / "file" / "deeper")


def test_a_folder_of_nobody_is_one_sentence() -> None:
    with pytest.raises(LocalError) as refused:
        Home("~no-such-user/here")
    assert str(refused.value) == (
        "The data folder ~no-such-user/here cannot be made: Could not determine home directory."
    )


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows everybody's home")
def test_somebody_without_a_home_is_told_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    # As in a container, or for a service, whose user no list has.
    monkeypatch.setattr(os, "getuid", lambda: 54321)
    assert main(["history"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("spite-qt: There is no home folder to keep the data in")
    assert said.endswith("with --data-dir.\n")
    assert said.count("\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
def test_settings_that_are_no_regular_file_are_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "settings.json")
    home = Home(tmp_path)
    assert home.notices == ["The settings cannot be read (it is not a regular file); defaults are used."]
    home.change(theme="dark")
    assert Home(tmp_path).settings.theme == "dark"


def test_settings_that_cannot_be_written_stay_as_they_were(tmp_path: Path) -> None:
    home = Home(tmp_path)
    (tmp_path / "settings.json").mkdir()
    with pytest.raises(LocalError, match="The settings cannot be written"):
        home.change(theme="dark")
    assert home.settings.theme == "system"
    # Nor is what was meant for it left behind.
    assert [each.name for each in tmp_path.iterdir()] == ["settings.json"]


def test_an_unknown_theme_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LocalError, match="'pink'"):
        Home(tmp_path).change(theme="pink")
