"""`dev.py lock`: lists of exact packages from pyproject.toml's ranges, for every computer the game is for.

requirements.txt is for playing from a checkout and for the tests; what a package for people is built from is
in runtime.txt (what goes in) and build-tools.txt (what puts it together), with the same versions. One file
serves every computer, by environment markers, with the hash of every build. It is resolved by uv's
`pip compile` (pip-tools resolves for the computer it runs on alone), in a throw-away environment. Not needed
to play or to test.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from console import SetupError, say

RESOLVER = "uv>=0.9,<1"
OLDEST_PYTHON = "3.11"
# Each must find a wheel of every package. manylinux_2_36 is Debian 12, manylinux_2_39 Ubuntu 24.04.
PLATFORMS = {
    "x86_64-manylinux_2_36": ["3.11", "3.12", "3.13"],
    "aarch64-manylinux_2_36": ["3.11"],
    "aarch64-manylinux_2_39": ["3.11", "3.12", "3.13"],
    "x86_64-pc-windows-msvc": ["3.11", "3.12", "3.13"],
    "x86_64-apple-darwin": ["3.11", "3.12", "3.13"],
    "aarch64-apple-darwin": ["3.11", "3.12", "3.13"],
}
HEADER = """\
# The exact packages of this version, with the hashes of all their builds, for every supported computer.
# Made by `python3 packaging/dev.py lock` from pyproject.toml and packaging/constraints.txt; do not edit.
"""


# Each list, the extras of pyproject.toml in it, and whether the program's own dependencies are in it.
LISTS = {
    "requirements.txt": (["--extra", "dev"], True),
    "runtime.txt": ([], True),
    "build-tools.txt": (["--group", "package"], False),
}


def lock(root: Path, arguments: Sequence[str]) -> int:
    """Write the lists anew and check them for each platform. `arguments`: `--upgrade`, which takes the
    newest versions, or nothing.
    """
    with tempfile.TemporaryDirectory(prefix="spite-qt-lock-") as folder:
        uv = _resolver(Path(folder))
        drafts: dict[str, Path] = {}
        for name, (extras, with_project) in LISTS.items():
            drafts[name] = draft = Path(folder) / name
            if (old := root / "packaging" / name).exists():
                draft.write_bytes(old.read_bytes())  # its versions are kept where they still fit
            source = ["pyproject.toml"] if with_project else []
            # What is in the first list has the same version in the others.
            first = [] if name == "requirements.txt" else ["--constraints", str(drafts["requirements.txt"])]
            _compile(uv, root, [*source, *extras, *first], draft, arguments)
        for platform, versions in PLATFORMS.items():
            for version in versions:
                for draft in drafts.values():
                    _check(uv, draft, platform, version)
                say(f"{platform}, Python {version}: every package has a build.")
        for name, draft in drafts.items():
            text = HEADER + draft.read_text(encoding="utf-8")
            (root / "packaging" / name).write_text(text, encoding="utf-8")
    say(f"Wrote {', '.join(LISTS)}. Please run the tests with them before you commit them.")
    return 0


def _compile(
    uv: Sequence[str], root: Path, asked: Sequence[str], draft: Path, arguments: Sequence[str]
) -> None:
    compiling = ["pip", "compile", *asked, "--constraints", "packaging/constraints.txt"]
    compiling += ["--universal", "--python-version", OLDEST_PYTHON]
    compiling += ["--generate-hashes", "--no-header", "--no-annotate", "--quiet", "--output-file", str(draft)]
    if subprocess.run([*uv, *compiling, *_index(), *arguments], cwd=root, check=False).returncode != 0:
        raise SetupError("The versions could not be resolved; the lists are as they were.")


def _resolver(folder: Path) -> list[str]:
    subprocess.run([sys.executable, "-m", "venv", folder / "tools"], check=True)
    tools = folder / "tools" / ("Scripts" if os.name == "nt" else "bin")
    if (
        subprocess.run(
            [tools / "python", "-m", "pip", "install", "--quiet", RESOLVER], check=False
        ).returncode
        != 0
    ):
        raise SetupError(f"Fetching {RESOLVER} failed; the lists are as they were.")
    return [str(tools / "uv")]


def _index() -> list[str]:
    """The package index that this person's pip uses; uv does not read pip's settings."""
    asked = [sys.executable, "-m", "pip", "config", "get", "global.index-url"]
    answer = (
        os.environ.get("PIP_INDEX_URL")
        or subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()
    )
    return ["--index-url", answer, "--no-emit-index-url"] if answer else []


def _check(uv: Sequence[str], requirements: Path, platform: str, version: str) -> None:
    """Resolve the wheels that this platform would install, without fetching them."""
    with tempfile.TemporaryDirectory(prefix="spite-qt-lock-") as nowhere:
        trying = [
            "pip",
            "install",
            "--dry-run",
            "--target",
            nowhere,
            "--only-binary",
            ":all:",
            "--require-hashes",
        ]
        trying += [
            "--python-platform",
            platform,
            "--python-version",
            version,
            "--requirement",
            str(requirements),
        ]
        tried = subprocess.run([*uv, *trying, *_index()[:2]], capture_output=True, text=True, check=False)
    if tried.returncode != 0:
        raise SetupError(f"{tried.stderr}\n{platform}, Python {version}: not every package has a build.")
