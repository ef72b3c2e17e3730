"""The system's packages that pip cannot bring: which are missing, and installing them by apt where allowed.

Not for Python packages (environment.py). Only Debian and its relatives are asked; elsewhere pip's wheels
bring what is needed (Windows, macOS), or the distribution's own packages do.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from console import say

LIST = Path(__file__).with_name("system-libraries.txt")


class SystemPackage(NamedTuple):
    name: str
    """The Debian package."""
    purpose: str
    """"venv", "play" or "test": the earliest step that needs it."""
    reason: str


def listed(*purposes: str) -> list[str]:
    """The package names that the list has for these purposes, in its order."""
    return [package.name for package in read_list() if package.purpose in purposes]


def read_list() -> list[SystemPackage]:
    """The whole list. ValueError names a line of another shape than `name | purpose | reason`."""
    packages = []
    for line in LIST.read_text(encoding="utf-8").splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        fields = [field.strip() for field in line.split("|")]
        if len(fields) != 3 or not all(fields):
            raise ValueError(f"{LIST.name}: not 'name | purpose | reason': {line!r}")
        packages.append(SystemPackage(*fields))
    return packages


def missing(names: list[str]) -> list[str]:
    """Those of these packages that are not installed; none where there is no dpkg to tell."""
    if not sys.platform.startswith("linux") or shutil.which("dpkg-query") is None:
        return []
    query = ["dpkg-query", "--show", "--showformat", "${db:Status-Status} ${Package}, ${Provides}\n"]
    shown = subprocess.run(query, capture_output=True, text=True, check=False).stdout
    present: set[str] = set()
    for line in shown.splitlines():
        status, _, provided = line.partition(" ")
        if status == "installed":
            # A renamed package provides its old name: "libglib2.0-0 (= 2.80.0)" of libglib2.0-0t64.
            present.update(name.split()[0] for name in provided.split(",") if name.strip())
    return [name for name in names if name not in present]


def _as_administrator() -> list[str] | None:
    """What makes a command run as root without asking anybody, put before it; None if nothing does."""
    if os.geteuid() == 0:
        return []
    if (
        shutil.which("sudo")
        and subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False).returncode == 0
    ):
        return ["sudo", "-n"]
    return None


def install(names: list[str]) -> bool:
    """Install these packages if that needs no password, else print the line to run. True if it worked."""
    apt = ["apt-get", "install", "--yes", "--no-install-recommends", *names]
    prefix = _as_administrator() if shutil.which("apt-get") else None
    if prefix is None:
        say(f"These system packages are missing; please run this once:\n\n    sudo {' '.join(apt)}\n")
        return False
    say(f"Installing with apt: {' '.join(names)}")
    settled = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
    # Another apt may be at work, such as the nightly upgrade: wait for it, five minutes at most.
    patient = ["-qq", "-o", "DPkg::Lock::Timeout=300", "-o", "Dpkg::Use-Pty=0"]
    # A failed update may still leave lists that are good enough; the installation tells.
    updated = _run([*settled, *patient, "update"])
    installed = _run([*settled, *patient, *apt[1:]])
    if installed.returncode != 0:
        say((updated.stdout + installed.stdout)[-2000:])
        say(f"apt could not install them. When its fault above is mended, run:\n\n    sudo {' '.join(apt)}\n")
    return installed.returncode == 0


def _run(command: list[str]) -> subprocess.CompletedProcess[str]:
    """Run a program without anybody to ask, its output kept together."""
    return subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def ensure(*purposes: str) -> list[str]:
    """Install what the list has for these purposes and the system lacks; what is still missing comes back."""
    wanted = missing(listed(*purposes))
    if not wanted or install(wanted):
        return []
    return wanted
