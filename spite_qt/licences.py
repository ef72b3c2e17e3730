"""What this program is made of: every part with its version and the text of its licence, to be read in it.

The texts are those that each installed package brings along; what Qt's packages, Python and msgpack lack is
in resources/licences. No Qt here, so that packaging may use it as well.
"""

from __future__ import annotations

import importlib.metadata
import importlib.util
import platform
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from spite_qt import __version__
from spite_qt.resources import resource_path

QT: Final = "PySide6-Essentials"

# Distributions, with what they need themselves, as they are shown. A test holds that none is missing.
_PACKAGES: Final = (
    QT,
    "shiboken6",
    "qasync",
    "zeroconf",
    "ifaddr",
    "msgpack",
    "noiseprotocol",
    "cryptography",
    "cffi",
    "pycparser",
    "spake2",
    "platformdirs",
    "miniaudio",
    "jeepney",
)
_QT_TEXTS: Final = ("LGPL-3.0.txt", "GPL-3.0.txt")
# Other people's libraries that lie in Qt's or are built into them.
_QT_PARTS: Final = "Qt-parts.txt"
_LACKING: Final = {QT: (*_QT_TEXTS, _QT_PARTS), "shiboken6": _QT_TEXTS, "msgpack": ("Apache-2.0.txt",)}
# How the files are called in which packages bring their licences.
_CALLED: Final = ("licen", "copying", "notice")


@dataclass(frozen=True)
class Part:
    """`licence` is short ("MIT"); `text` is the whole of it, plain."""

    name: str
    version: str
    licence: str
    text: str


def parts() -> tuple[Part, ...]:
    """This program, Python, and every library that is installed with it."""
    return (
        Part("Spite & Malice", __version__, "MIT", _own_licence()),
        Part("Python", platform.python_version(), "PSF-2.0", _shipped("Python.txt")),
        *(part for part in map(_part, _PACKAGES) if part is not None),
    )


def qt_folder() -> Path | None:
    """Where Qt's libraries are, which a person may replace by others."""
    found = importlib.util.find_spec("PySide6")
    places = [] if found is None else list(found.submodule_search_locations or ())
    return Path(places[0]) if places else None


def library_versions() -> str:
    """A line for each library, for a bug report."""
    found = ((name, _version(name)) for name in _PACKAGES)
    return "\n".join(f"{name} {version}" for name, version in found if version is not None)


def _version(name: str) -> str | None:
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return None


def _part(name: str) -> Part | None:
    try:
        found = importlib.metadata.distribution(name)
    except importlib.metadata.PackageNotFoundError:
        return None
    # Newer packages have the first, older ones the second.
    named = (found.metadata[key] for key in ("License-Expression", "License") if key in found.metadata)
    brought = [_readable(file.locate()) for file in found.files or () if _is_licence(file)]
    lacking = [_shipped(file) for file in _LACKING.get(name, ())]
    return Part(name, found.version, next(named, ""), "\n\n\n".join((*brought, *lacking)))


def _is_licence(file: importlib.metadata.PackagePath) -> bool:
    return ".dist-info" in str(file) and file.name.lower().startswith(_CALLED)


def _own_licence() -> str:
    """In a checkout beside the package, else where the installation keeps it."""
    beside = Path(__file__).resolve().parent.parent / "LICENSE"
    if beside.is_file():
        return _readable(beside)
    own = _part("spite-qt")
    return "" if own is None else own.text


def _shipped(name: str) -> str:
    return _readable(resource_path(f"licences/{name}"))


def _readable(path: object) -> str:
    return Path(str(path)).read_text(encoding="utf-8", errors="replace").strip()
