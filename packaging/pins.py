"""`dev.py lock`: packaging/requirements.txt from pyproject.toml's ranges, for every computer the game is for.

One file serves all of them, by environment markers, with the hash of every build. It is resolved by uv's
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


def lock(root: Path, arguments: Sequence[str]) -> int:
    """Write requirements.txt anew and check it for each platform. `--upgrade` takes the newest versions."""
    if set(arguments) - {"--upgrade"}:
        raise SetupError("lock takes --upgrade or nothing.")
    output = root / "packaging" / "requirements.txt"
    with tempfile.TemporaryDirectory(prefix="spite-qt-lock-") as folder:
        uv = _resolver(Path(folder))
        draft = Path(folder) / "requirements.txt"
        if output.exists():
            draft.write_bytes(output.read_bytes())  # its versions are kept where they still fit
        compiling = [
            "pip",
            "compile",
            "pyproject.toml",
            "--extra",
            "dev",
            "--constraints",
            "packaging/constraints.txt",
        ]
        compiling += ["--universal", "--python-version", OLDEST_PYTHON]
        compiling += [
            "--generate-hashes",
            "--no-header",
            "--no-annotate",
            "--quiet",
            "--output-file",
            str(draft),
        ]
        if subprocess.run([*uv, *compiling, *_index(), *arguments], cwd=root, check=False).returncode != 0:
            raise SetupError("The versions could not be resolved; requirements.txt is as it was.")
        for platform, versions in PLATFORMS.items():
            for version in versions:
                _check(uv, draft, platform, version)
        output.write_text(HEADER + draft.read_text(encoding="utf-8"), encoding="utf-8")
    say(f"Wrote {output.relative_to(root)}. Please run the tests with it before you commit it.")
    return 0


def _resolver(folder: Path) -> list[str]:
    subprocess.run([sys.executable, "-m", "venv", folder / "tools"], check=True)
    tools = folder / "tools" / ("Scripts" if os.name == "nt" else "bin")
    if (
        subprocess.run(
            [tools / "python", "-m", "pip", "install", "--quiet", RESOLVER], check=False
        ).returncode
        != 0
    ):
        raise SetupError(f"Fetching {RESOLVER} failed; requirements.txt is as it was.")
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
    say(f"{platform}, Python {version}: every package has a build.")
