"""Settings while the program runs: whoever listens hears each change once, and only what is so."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from protocol.errors import LocalError
from spite_qt.home import Home
from spite_qt.preferences import Preferences
from spite_qt.settings import Settings


def test_a_change_is_heard_once_and_kept(tmp_path: Path, application: QApplication) -> None:
    preferences = Preferences(Home(tmp_path))
    heard: list[Settings] = []
    preferences.changed.connect(heard.append)
    preferences.change(theme="dark", sound=False)
    preferences.change(theme="dark")
    preferences.change()
    assert heard == [Settings(theme="dark", sound=False)]
    assert preferences.settings == Home(tmp_path).settings == heard[0]


def test_what_is_refused_or_cannot_be_kept_is_not_heard(tmp_path: Path, application: QApplication) -> None:
    preferences = Preferences(Home(tmp_path))
    heard: list[Settings] = []
    preferences.changed.connect(heard.append)
    with pytest.raises(LocalError, match="does not take 'pink'"):
        preferences.change(sound=False, theme="pink")
    (tmp_path / "settings.json").mkdir()
    with pytest.raises(LocalError, match="cannot be written"):
        preferences.change(sound=False)
    assert heard == []
    assert preferences.settings == Settings()
