"""Which files the bundle has: bundle-contents.txt, read and applied to what PyInstaller found.

What no line allows is left out. Standard library only; not for building (bundle.py).
"""

from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import NamedTuple

LIST = Path(__file__).with_name("bundle-contents.txt")
_SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}
# A file as PyInstaller lists it: its path in the bundle, where it comes from, its kind.
Found = tuple[str, str, str]


class Line(NamedTuple):
    """`pattern`: of a path in the bundle, with forward slashes. `systems`: where it is, none for all."""

    pattern: str
    systems: tuple[str, ...]
    reason: str


def lines() -> list[Line]:
    """The whole list. ValueError names a line of another shape than `pattern | systems | reason`."""
    read = []
    for text in LIST.read_text(encoding="utf-8").splitlines():
        if not text.strip() or text.startswith("#"):
            continue
        fields = [field.strip() for field in text.split("|")]
        systems = tuple(fields[1].split()) if len(fields) == 3 else ()
        if len(fields) != 3 or not all(fields) or set(systems) - {"all", *_SYSTEMS.values()}:
            raise ValueError(f"{LIST.name}: not 'pattern | systems | reason': {text!r}")
        read.append(Line(fields[0], systems, fields[2]))
    return read


def read(platform: str) -> list[str]:
    """The patterns for a system, by Python's name for it (`sys.platform`)."""
    system = _SYSTEMS[platform]
    return [line.pattern for line in lines() if "all" in line.systems or system in line.systems]


def divide(found: Iterable[Found], patterns: Sequence[str]) -> tuple[list[Found], list[str]]:
    """Those that a pattern allows, and the paths of the others.

    Upper and lower case are the same: Microsoft's libraries are spelled both ways, by what brings them and by
    what links them.
    """
    allowed = [pattern.lower() for pattern in patterns]
    kept: list[Found] = []
    left_out: list[str] = []
    for file in found:
        path = file[0].replace("\\", "/")
        if any(fnmatchcase(path.lower(), pattern) for pattern in allowed):
            kept.append(file)
        else:
            left_out.append(path)
    return kept, left_out


def modules_left_out() -> list[str]:
    """Parts of Python's library and of Qt that other parts would draw in, and that nothing here uses."""
    return [
        "ssl",
        "_ssl",
        "_hashlib",  # hashlib has its own code of what is used here
        "bz2",  # what could unpack archives with these does without; nothing here unpacks one
        "_bz2",
        "lzma",
        "_lzma",
        "tkinter",
        "unittest",
        "pydoc",
        "doctest",
        "pdb",
        "test",
        "lib2to3",
        "distutils",
        "setuptools",
        "pkg_resources",
        "pip",
        "xmlrpc",
        "multiprocessing",
        "PySide6.QtNetwork",
        "PySide6.QtDBus",
    ]
