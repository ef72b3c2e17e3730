"""About: versions for a bug report, and the licence of everything that is installed with the program."""

import importlib.metadata
import platform
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, qVersion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from protocol.peer.preamble import MAJOR, MINOR
from spite_qt import __version__
from spite_qt.licences import parts, qt_folder
from spite_qt.theme import LIGHT
from spite_qt.window.about import AboutDialog, LicencesDialog
from spite_qt.window.mouse import press
from tests.headless.program import ROOT


@pytest.fixture
def about(application: QApplication) -> Iterator[AboutDialog]:
    dialog = AboutDialog()
    dialog.set_colours(LIGHT)
    dialog.show()
    yield dialog
    for each in (*dialog.findChildren(LicencesDialog), dialog):
        each.close()
    dialog.deleteLater()


def test_versions_are_copied_with_one_press(about: AboutDialog) -> None:
    press(about.copy)
    copied = QApplication.clipboard().text()
    for wanted in (
        f"spite-qt {__version__}",
        f"protocol {MAJOR}.{MINOR}",
        f"Qt {qVersion()}, offscreen",
        f"PySide6-Essentials {importlib.metadata.version('PySide6-Essentials')}",
        f"Python {platform.python_version()}",
        f"zeroconf {importlib.metadata.version('zeroconf')}",
    ):
        assert wanted in copied.splitlines() or f"{wanted} on" in copied
    assert [line for line in copied.splitlines() if line.startswith("Qt")] == [f"Qt {qVersion()}, offscreen"]


def test_every_licence_can_be_read(about: AboutDialog) -> None:
    press(about.licences)
    (dialog,) = about.findChildren(LicencesDialog)
    assert dialog.isVisible()
    assert not dialog.isModal()
    seen = {}
    dialog.list.setFocus()
    for row in range(dialog.list.count()):
        item = dialog.list.item(row)
        seen[item.text()] = dialog.text.toPlainText()
        QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    assert all(len(text) > 500 for text in seen.values()), {name: len(text) for name, text in seen.items()}
    assert "Permission is hereby granted" in seen["Spite & Malice"]
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in seen["Python"]
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in seen["PySide6-Essentials"]
    # What is built into Qt and Python is other people's, and wants its own text to go with it.
    for inside, words in (("ICU", "UNICODE, INC. LICENSE AGREEMENT"), ("HarfBuzz", "Behdad Esfahbod")):
        assert f"\n{inside}\n" in seen["PySide6-Essentials"]
        assert words in seen["PySide6-Essentials"]
    assert "Mersenne Twister" in seen["Python"]
    assert "Apache License" in seen["msgpack"]


def test_how_qt_is_replaced_is_said_with_its_folder(about: AboutDialog) -> None:
    press(about.licences)
    (dialog,) = about.findChildren(LicencesDialog)
    (row,) = [row for row in range(dialog.list.count()) if dialog.list.item(row).text() == "shiboken6"]
    dialog.list.setCurrentRow(row)
    folder = qt_folder()
    assert folder is not None
    assert (folder / "QtCore.abi3.so").exists() or list(folder.glob("QtCore*"))
    assert str(folder) in dialog.replace.text()
    dialog.list.setCurrentRow(0)
    assert dialog.replace.isHidden()


def needed(name: str, seen: set[str]) -> set[str]:
    """What is installed because `name` is, by its own word."""
    for requirement in importlib.metadata.requires(name) or ():
        found = re.match(r"[A-Za-z0-9._-]+", requirement)
        if found is None or "extra ==" in requirement or _normal(found[0]) in seen:
            continue
        if not installed(found[0]):
            continue
        seen.add(_normal(found[0]))
        needed(found[0], seen)
    return seen


def installed(name: str) -> bool:
    try:
        importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return False
    return True


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_no_library_is_left_out() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    listed = re.search(r"^dependencies = \[(.*?)^\]", text, re.DOTALL | re.MULTILINE)
    assert listed is not None
    own = {_normal(name) for name in re.findall(r'^  "([A-Za-z0-9_.-]+)', listed[1], re.MULTILINE)}
    # Some are for other systems only.
    own = {name for name in own if installed(name)}
    libraries = set(own)
    for name in own:
        needed(name, libraries)
    # Not for this Python, or only for older ones.
    libraries.discard("typing-extensions")
    shown = {_normal(part.name) for part in parts()} - {"python", "spite & malice"}
    assert shown == libraries


def test_the_licence_texts_are_shipped_whole() -> None:
    folder = Path(ROOT, "resources", "licences")
    assert {path.name for path in folder.iterdir()} == {
        "Apache-2.0.txt",
        "GPL-3.0.txt",
        "LGPL-3.0.txt",
        "Python.txt",
        "Qt-parts.txt",
    }
