"""Small checkouts in which packaging/dev.py really works, without a download or a system package.

Not for the real requirements; test_requirements.py reads those, and packaging/clean_room.py installs them.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parents[2]
# The tools are scripts beside each other, as dev.py finds them.
sys.path.insert(0, str(ROOT / "packaging"))

PYPROJECT = """
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]
[project]
name = "game"
version = "1"
"""
# Builds the editable wheel without any build tool. With GATE (a pipe) in the environment it stops there until
# the test has opened and closed the pipe: so a test can be sure that a set-up is in its middle.
BACKEND = """
import os
from zipfile import ZipFile

def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    if "GATE" in os.environ:
        open(os.environ["GATE"]).read()
    with ZipFile(os.path.join(wheel_directory, "game-1-py3-none-any.whl"), "w") as wheel:
        wheel.writestr("game.pth", os.getcwd())
        wheel.writestr("game-1.dist-info/METADATA", "Metadata-Version: 2.1\\nName: game\\nVersion: 1\\n")
        wheel.writestr("game-1.dist-info/WHEEL", "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\n")
        wheel.writestr("game-1.dist-info/RECORD", "")
    return "game-1-py3-none-any.whl"
"""
MAIN = """
import sys
import pinned
print("the game", pinned.VALUE, *sys.argv[1:])
"""


@dataclass
class Checkout:
    """A checkout with a game that only prints, one pinned package, and an empty list of system libraries."""

    root: Path
    surroundings: dict[str, str] = field(default_factory=dict)

    def start(self, *arguments: str, extra: Mapping[str, str] | None = None) -> subprocess.Popen[str]:
        """packaging/dev.py with these arguments, its output in one pipe."""
        return subprocess.Popen(
            [sys.executable, "packaging/dev.py", *arguments],
            cwd=self.root,
            env={**self.surroundings, **(extra or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def run(self, *arguments: str, extra: Mapping[str, str] | None = None) -> tuple[int, str]:
        """The exit status and the output of packaging/dev.py."""
        with self.start(*arguments, extra=extra) as process:
            said = process.communicate()[0]
        return process.returncode, said


def make_checkout(root: Path) -> Checkout:
    packaging, game, wheels = root / "packaging", root / "spite_qt", root / "wheels"
    for folder in (packaging, game / "cli", wheels):
        folder.mkdir(parents=True)
    for tool in (ROOT / "packaging").glob("*.py"):
        shutil.copy(tool, packaging)
    (packaging / "system-libraries.txt").write_text("# none\n")
    (root / "pyproject.toml").write_text(PYPROJECT)
    (root / "backend.py").write_text(BACKEND)
    (game / "__init__.py").touch()
    (game / "__main__.py").write_text(MAIN)
    (game / "cli" / "__init__.py").touch()
    shutil.copy(ROOT / "spite_qt" / "cli" / "display.py", game / "cli")
    wheel = wheels / "pinned-1.0-py3-none-any.whl"
    with ZipFile(wheel, "w") as archive:
        archive.writestr("pinned.py", "VALUE = 42\n")
        archive.writestr(
            "pinned-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: pinned\nVersion: 1.0\n"
        )
        archive.writestr(
            "pinned-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )
        archive.writestr("pinned-1.0.dist-info/RECORD", "pinned.py,,11\n")
    digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
    (packaging / "requirements.txt").write_text(f"pinned==1.0 \\\n    --hash=sha256:{digest}\n")
    kept = {
        name: value for name, value in os.environ.items() if name in {"PATH", "HOME", "TMPDIR", "SYSTEMROOT"}
    }
    alone = {"PIP_CONFIG_FILE": os.devnull, "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(wheels)}
    return Checkout(root, {**kept, **alone})


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    """A fresh checkout, not yet set up."""
    return make_checkout(tmp_path / "checkout")


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """A checkout that is set up, for all tests of the group "checkout": each leaves it as it found it."""
    made = make_checkout(tmp_path_factory.mktemp("finished") / "checkout")
    status, said = made.run("setup")
    assert status == 0, said
    return made
