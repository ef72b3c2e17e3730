"""A system without a library that Qt needs: a sentence with the package's name, never Qt's own end."""

import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere Qt brings what it needs")
ROOT = Path(__file__).resolve().parents[2]


def opened_with(qt: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """What becomes of `spite-qt self-test` where Qt for Python is the one in the folder `qt`."""
    asked = [sys.executable, "-m", "spite_qt", "self-test"]
    surroundings = {"PYTHONPATH": f"{qt}:{ROOT}", "PATH": "/usr/bin:/bin", "HOME": str(qt), **environment}
    return subprocess.run(asked, cwd=qt, env=surroundings, capture_output=True, text=True, check=False)


def test_a_library_that_qt_links_is_named_with_its_package(tmp_path: Path) -> None:
    (tmp_path / "PySide6").mkdir()
    (tmp_path / "PySide6" / "__init__.py").write_text("")
    fault = "libEGL.so.1: cannot open shared object file: No such file or directory"
    (tmp_path / "PySide6" / "QtWidgets.py").write_text(f"raise ImportError({fault!r})")
    ended = opened_with(tmp_path)
    assert ended.stderr == (
        "spite-qt: The window needs the library libEGL.so.1, which this system lacks"
        " (Debian and Ubuntu: package libegl1). Please install it.\n"
    )
    assert ended.returncode == 2


def test_a_library_that_the_platform_links_is_named_before_qt_ends_the_process(
    tmp_path: Path, xvfb_display: str
) -> None:
    platforms = tmp_path / "PySide6" / "Qt" / "plugins" / "platforms"
    platforms.mkdir(parents=True)
    (tmp_path / "PySide6" / "__init__.py").write_text("")
    (tmp_path / "PySide6" / "QtWidgets.py").write_text("")
    real = Path(PySide6.__path__[0]) / "Qt" / "plugins" / "platforms" / "libqxcb.so"
    # The same file, linked to a version of a library that no system has.
    (platforms / "libqxcb.so").write_bytes(
        real.read_bytes().replace(b"libQt6XcbQpa.so.6", b"libQt6XcbQpa.so.0")
    )
    ended = opened_with(tmp_path, QT_QPA_PLATFORM="xcb", DISPLAY=xvfb_display)
    assert "libQt6XcbQpa.so.0, which this system lacks. Please install it." in ended.stderr
    assert ended.returncode == 2
