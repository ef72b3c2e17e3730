"""Where the files of resources/ are: in a checkout, in an installed wheel or in a frozen program.

Paths only; what is in a file is its reader's business. No Qt here, so that headless calls may use it.
"""

from __future__ import annotations

import sys
from pathlib import Path


class ResourceMissingError(FileNotFoundError):
    """A file shipped with this program is not there: the installation is broken. Names the file."""


def _folder() -> Path:
    frozen = getattr(sys, "_MEIPASS", None)
    if getattr(sys, "frozen", False) and frozen is not None:
        return Path(frozen) / "spite_qt" / "_resources"
    package = Path(__file__).resolve().parent
    installed = package / "_resources"
    return installed if installed.is_dir() else package.parent / "resources"


def resource_path(relative: str) -> Path:
    """The path of a shipped file, `relative` being its path under resources/ with forward slashes.

    Raises ResourceMissingError if no such file is there.
    """
    folder = _folder()
    path = folder / relative
    if not path.is_file():
        raise ResourceMissingError(
            f"the file {relative} that belongs to this program is missing from {folder}"
        )
    return path
