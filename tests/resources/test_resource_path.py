"""Resources are found in a checkout, in an installed wheel and in a frozen program."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from spite_qt.resources import ResourceMissingError, resource_path

ROOT = Path(__file__).resolve().parents[2]


def path_seen_by(code: str, *arguments: str, cwd: Path) -> str:
    """What a fresh interpreter prints, one that knows nothing of this checkout."""
    ran = subprocess.run(
        [sys.executable, "-I", "-c", code, *arguments], cwd=cwd, capture_output=True, text=True, timeout=60
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.strip()


def test_a_checkout_has_them_in_its_resources_folder() -> None:
    assert resource_path("cards/AC.svg") == ROOT / "resources" / "cards" / "AC.svg"
    assert resource_path("icons/spite-qt.svg").read_text(encoding="utf-8").startswith("<svg ")


def test_a_missing_resource_is_named() -> None:
    with pytest.raises(ResourceMissingError, match=r"cards/ZZ\.svg"):
        resource_path("cards/ZZ.svg")


def test_a_folder_is_no_resource() -> None:
    with pytest.raises(ResourceMissingError, match="cards"):
        resource_path("cards")


def test_an_installed_wheel_carries_them_inside_the_package(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        check=True,
        capture_output=True,
        timeout=110,
    )
    (wheel,) = tmp_path.glob("*.whl")
    site = tmp_path / "site"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)
    faces = list((site / "spite_qt" / "_resources" / "cards").glob("??.svg"))
    assert len(faces) == 52
    assert len(list((site / "spite_qt" / "_resources" / "translations").glob("*.qm"))) == 6
    code = (
        "import sys; sys.path.insert(0, sys.argv[1]); from spite_qt.resources import resource_path; "
        "print(resource_path('cards/KS.svg')); assert 'PySide6' not in sys.modules"
    )
    assert path_seen_by(code, str(site), cwd=tmp_path) == str(
        site / "spite_qt" / "_resources" / "cards" / "KS.svg"
    )


def test_a_frozen_program_has_them_in_its_bundle(tmp_path: Path) -> None:
    bundle = tmp_path / "bundle"
    shutil.copytree(ROOT / "resources" / "cards", bundle / "spite_qt" / "_resources" / "cards")
    code = (
        "import sys; sys.path.insert(0, sys.argv[1]); sys.frozen = True; sys._MEIPASS = sys.argv[2]; "
        "from spite_qt.resources import resource_path; print(resource_path('cards/back.svg'))"
    )
    seen = path_seen_by(code, str(ROOT), str(bundle), cwd=tmp_path)
    assert seen == str(bundle / "spite_qt" / "_resources" / "cards" / "back.svg")
