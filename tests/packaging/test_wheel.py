"""The wheel and the source archive: the same from both, with all that the program needs.

Not for a wheel installed with its dependencies (packaging/try_packages.py).
"""

import hashlib
import os
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from spite_qt import __version__
from tests.packaging.conftest import ROOT

# As of Debian 12's release; any time serves.
SETTLED = {**os.environ, "SOURCE_DATE_EPOCH": "1686398400"}


def build(source: Path, folder: Path, target: str) -> Path:
    """What hatchling makes of the checkout or unpacked source archive at `source`."""
    asked = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder)]
    subprocess.run(asked, cwd=source, env=SETTLED, capture_output=True, check=True)
    (made,) = folder.iterdir()
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, tmp_path_factory.mktemp("wheel"), "wheel")


@pytest.mark.long
def test_the_source_archive_makes_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    archive = build(ROOT, tmp_path / "archive", "sdist")
    with tarfile.open(archive) as tar:
        tar.extractall(tmp_path / "unpacked", filter="data")
    again = build(tmp_path / "unpacked" / f"spite_qt-{__version__}", tmp_path / "again", "wheel")
    digests = [hashlib.sha256(path.read_bytes()).hexdigest() for path in (wheel, again)]
    assert digests[0] == digests[1], [path.name for path in (wheel, again)]


@pytest.mark.long
def test_the_wheel_has_every_resource_and_its_program_finds_them(wheel: Path, tmp_path: Path) -> None:
    shipped = {
        path.relative_to(ROOT / "resources").as_posix()
        for path in (ROOT / "resources").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert {"translations/spite_qt_de.qm", "sounds/win.wav", "icons/spite-qt.svg"} <= shipped
    with ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site")
    inside = tmp_path / "site" / "spite_qt" / "_resources"
    assert {path.relative_to(inside).as_posix() for path in inside.rglob("*") if path.is_file()} >= shipped
    # Its own code and files, and nothing of this checkout.
    alone = {**os.environ, "PYTHONPATH": str(tmp_path / "site"), "QT_QPA_PLATFORM": "offscreen"}
    script = (
        "import spite_qt.resources as r, spite_qt.__main__ as m\n"
        "print(r.resource_path('translations/spite_qt_de.qm'))\n"
        "raise SystemExit(m.main(['shot', 'lobby.png', '--language', 'de']))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=tmp_path, env=alone, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[0] == str(inside / "translations" / "spite_qt_de.qm")
    assert (tmp_path / "lobby.png").stat().st_size > 10_000
