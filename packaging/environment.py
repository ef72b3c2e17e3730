"""The checkout's own Python environment, `.venv`: made from the pinned requirements, checked, mended.

Not for the system's packages (system_libraries.py), nor for which versions are pinned (`dev.py lock`).

A finished `.venv` has a stamp, written last, that says what it was made from and what was installed.
Whatever was stopped half way has no stamp; whatever lost a file since no longer agrees with it. Both are made
anew: the downloads are in pip's cache, and a repaired mixture would be one more state to reason about.
"""

import csv
import errno
import hashlib
import json
import os
import platform
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Any

import system_libraries
from console import SetupError, progress, say

LINES_OF_A_FAULT = 6
# What pip says while all is well.
USUAL_LINES = ("Ignoring ", "Collecting ", "Downloading ", "Using cached ", "Looking in ", "Obtaining ", " ")


@dataclass(frozen=True)
class Environment:
    """The `.venv` of the checkout at `root` (absolute)."""

    root: Path

    @property
    def folder(self) -> Path:
        return self.root / ".venv"

    @property
    def python(self) -> Path:
        """Its interpreter."""
        return self.program("python")

    def program(self, name: str) -> Path:
        """A program that one of its packages brings."""
        return self.folder / (f"Scripts/{name}.exe" if os.name == "nt" else f"bin/{name}")

    @property
    def stamp(self) -> Path:
        return self.folder / "made-from.json"

    @property
    def requirements(self) -> Path:
        return self.root / "packaging" / "requirements.txt"

    def site_packages(self) -> Path:
        """Where its packages are, by the scheme that venv itself uses."""
        variables = {
            "base": str(self.folder),
            "platbase": str(self.folder),
            "installed_base": sys.base_prefix,
        }
        return Path(sysconfig.get_path("purelib", "venv", vars=variables))


def made_from(environment: Environment) -> dict[str, str]:
    """What a `.venv` depends on, each under the words that tell a person it has changed."""
    project = tomllib.loads((environment.root / "pyproject.toml").read_text(encoding="utf-8"))
    installed = {key: project.get(key) for key in ("project", "build-system")}
    installed["hatch"] = project.get("tool", {}).get("hatch")
    return {
        "the list of packages": hashlib.sha256(environment.requirements.read_bytes()).hexdigest(),
        "pyproject.toml": hashlib.sha256(json.dumps(installed, sort_keys=True).encode()).hexdigest(),
        "the Python version": f"{platform.python_implementation()} {sysconfig.get_python_version()} "
        + sysconfig.get_platform(),
        "the folder's place": str(environment.folder),
    }


def fault(environment: Environment) -> str | None:
    """Why `.venv` cannot be used as it is, as words after "because"; None if it is whole and up to date."""
    if not environment.folder.is_dir():
        return "there is none yet"
    try:
        stamp = json.loads(environment.stamp.read_text(encoding="utf-8"))
        then, packages = dict(stamp["made from"]), dict(stamp["packages"])
    except (OSError, ValueError, KeyError, TypeError):
        return "its making was not finished"
    changed = [words for words, value in made_from(environment).items() if then.get(words) != value]
    if changed:
        return f"{changed[0]} changed"
    if not _starts(environment.python):
        return "its Python is gone"
    if damaged := _damaged(environment.site_packages(), packages):
        return f"files of {damaged} are missing or cut short"
    return None


def _starts(python: Path) -> bool:
    """Whether it runs, and as a venv's: without pyvenv.cfg it would use the system's packages."""
    asked = [str(python), "-I", "-c", "import sys; sys.exit(sys.prefix == sys.base_prefix)"]
    try:
        return subprocess.run(asked, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def _packages(site: Path) -> dict[str, str]:
    """The installed distributions: folder name of their metadata to the hash of their list of files."""
    return {
        record.parent.name: hashlib.sha256(record.read_bytes()).hexdigest()
        for record in site.glob("*.dist-info/RECORD")
    }


def _damaged(site: Path, packages: dict[str, str]) -> str | None:
    """The first distribution not as it was installed: gone, or a file of it missing or of another size."""
    present = _packages(site)
    for name in sorted(packages.keys() | present.keys()):
        if packages.get(name) != present.get(name):
            return name.removesuffix(".dist-info")
        with (site / name / "RECORD").open(encoding="utf-8", newline="") as record:
            for path, _digest, size in csv.reader(record):
                if not _is_whole(site / path, size):
                    return name.removesuffix(".dist-info")
    return None


def _is_whole(path: Path, size: str) -> bool:
    if path.suffix == ".pyc":
        return True  # written anew by the interpreter, or left out, by its own settings
    try:
        return not size or os.stat(path).st_size == int(size)
    except OSError:
        return False


def ensure(environment: Environment) -> None:
    """Make `.venv` whole and up to date; under 2 s where it is. SetupError says what a person must do."""
    if fault(environment) is None:
        return
    with _only_one(environment) as lock:
        because = fault(environment)  # another set-up may have just finished
        if because is None:
            return
        started = time.monotonic()
        say(f"Making {environment.folder} because {because}.")
        _remove(environment.folder)
        _make(environment, lock)
        say(f"The Python environment is ready ({time.monotonic() - started:.0f} s).")


@contextmanager
def _only_one(environment: Environment) -> Iterator[IO[str]]:
    """Hold the checkout's set-up lock; wait for another set-up that has it. It goes with a killed holder."""
    path = environment.root / ".venv.lock"
    try:
        lock = path.open("a", encoding="utf-8")
    except OSError as error:
        raise SetupError(
            f"Cannot write {path} ({error.strerror}). Please use a folder that you may write to."
        ) from None
    with lock:
        if not _try_lock(lock):
            say("Another set-up of this folder is at work; waiting for it.")
            while not _try_lock(lock):
                time.sleep(0.2)
        yield lock


if sys.platform == "win32":
    import msvcrt

    def _try_lock(file: IO[str]) -> bool:
        try:
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _kept_open(file: IO[str]) -> dict[str, Any]:
        return {}

else:
    import fcntl

    def _try_lock(file: IO[str]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True

    def _kept_open(file: IO[str]) -> dict[str, Any]:
        # The programs we start share the lock: if we are killed and pip goes on writing, it stays held.
        return {"pass_fds": [file.fileno()]}


# A full disk and, where the system has them, a person's share of it that is used up.
_NO_ROOM = {errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)}
# Bytes. Not every step says that it had no room.
_LEAST_ROOM = 2**20

# pip and venv start programs of their own: as a group, all of them can be ended.
_OWN_GROUP: dict[str, Any] = {} if sys.platform == "win32" else {"process_group": 0}


def _end(process: subprocess.Popen[str]) -> None:
    """End a step that was stopped, and what it has started."""
    if sys.platform == "win32":
        process.kill()
    else:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def _remove(folder: Path) -> None:
    try:
        if folder.is_symlink() or folder.is_file():
            folder.unlink()
        elif folder.exists():
            shutil.rmtree(folder)
    except OSError as error:
        raise SetupError(
            f"Cannot remove the old {folder} ({error.strerror}: {error.filename}). In use, or another user's?"
            " Please remove that folder by hand and run this again."
        ) from None


def _make(environment: Environment, lock: IO[str]) -> None:
    if find_spec("ensurepip") is None:
        system_libraries.ensure("venv")
        if find_spec("ensurepip") is None:
            name = f"python{sysconfig.get_python_version()}-venv"
            raise SetupError(
                f"This Python cannot make a .venv: it has no ensurepip (Debian: package {name})."
            )
    python, requirements = str(environment.python), environment.requirements
    total = sum(
        "==" in line and not line.startswith("#") for line in requirements.read_text("utf-8").splitlines()
    )
    _run([sys.executable, "-m", "venv", str(environment.folder)], lock, "Python's venv module failed.")
    # PIP_USER in a person's settings would put packages outside .venv.
    pip = [python, "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "--no-user"]
    # Wheels alone: building a package from its sources would download tools that no hash here vouches for.
    say(f"Fetching up to {total} packages (about 130 MB the first time; pip keeps them for the next) ...")
    pinned = ["--require-hashes", "--only-binary", ":all:", "--requirement", str(requirements)]
    _run([*pip, *pinned], lock, _what_to_do, total)
    itself = ["--no-deps", "--no-index", "--no-build-isolation", "--editable", str(environment.root)]
    _run([*pip, *itself], lock, "The game itself could not be installed into .venv.", hashes=False)
    stamp = {"made from": made_from(environment), "packages": _packages(environment.site_packages())}
    unfinished = environment.stamp.with_suffix(".new")
    unfinished.write_text(json.dumps(stamp, indent=1), encoding="utf-8")
    unfinished.replace(environment.stamp)


def _what_to_do(output: str) -> str:
    """A hint for a failed download, from what pip said."""
    if "DO NOT MATCH THE HASHES" in output:
        return (
            "A downloaded package is not the one this version was tested with, so nothing was installed."
            " A proxy or a mirror may have changed it: empty pip's cache (python3 -m pip cache purge), then"
            " run this again."
        )
    if "CERTIFICATE_VERIFY_FAILED" in output:
        return (
            "This network shows a certificate that Python does not trust, as some companies' and schools' do."
            " Ask for their certificate file and tell pip once: python3 -m pip config set global.cert FILE"
        )
    if "No matching distribution found" in output and "connection broken" not in output:
        return (
            f"One package above has no build for this computer ({sysconfig.get_platform()}, Python"
            f" {sysconfig.get_python_version()}), or your package index does not have it."
            " Python 3.11 to 3.13 on Linux, macOS or Windows are known to work."
        )
    return (
        "Fetching the packages failed. Is the network up? If you need a proxy or a mirror, tell pip once"
        " (python3 -m pip config set global.proxy ... or global.index-url ...). Then run this again:"
        " what was fetched is kept."
    )


def _run(
    command: list[str],
    lock: IO[str],
    hint: str | Callable[[str], str],
    total: int = 0,
    *,
    hashes: bool = True,
) -> None:
    """Run one step, showing how far of `total` packages pip is. SetupError with the hint if it fails."""
    # The project itself is no download and has no hash, even where pip's settings ask for hashes everywhere.
    surroundings = os.environ if hashes else {**os.environ, "PIP_REQUIRE_HASHES": "0"}
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        env=surroundings,
        **_kept_open(lock),
        **_OWN_GROUP,
    )
    lines: list[str] = []
    collected = 0
    with process:
        assert process.stdout is not None
        try:
            for line in process.stdout:
                lines.append(line.rstrip())
                word, _, rest = line.strip().partition(" ")
                if word == "Collecting":
                    collected += 1
                    progress(f"  {collected} of {total}  {rest.split('==')[0]}")
                elif word in {"Downloading", "Installing"}:
                    progress(f"  {collected} of {total}  {line.strip()}")
        except BaseException:
            _end(process)
            raise
    progress("")
    if process.returncode != 0:
        telling = [text for text in lines if not text.startswith(USUAL_LINES)]
        say("\n".join(telling[-LINES_OF_A_FAULT:]))
        said = "\n".join(lines)
        if disk_is_full(said, Path(lock.name).parent):
            raise SetupError(
                "The disk is full: .venv takes about 420 MB, pip's store and temporary files take some more."
                " Please make room, then run this again."
            )
        raise SetupError(hint if isinstance(hint, str) else hint(said))


def disk_is_full(said: str, folder: Path) -> bool:
    """By what a failed step said, be it of another disk; or there is no room left in `folder`."""
    told = any(f"[Errno {number}]" in said for number in _NO_ROOM)
    return told or shutil.disk_usage(folder).free < _LEAST_ROOM
