"""What programs and libraries of Linux say of themselves: what they link, where they look, which glibc.

64-bit, as all systems that Qt 6 has builds for. Not for which package a library belongs to (deb.py).
"""

import re
import struct
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Final

# Of the ELF format (elf.h): a segment's type, and the tags of entries in it.
_DYNAMIC: Final = 2
_END, _STRINGS, _RPATH, _RUNPATH = 0, 5, 15, 29
_LOAD: Final = 1


def files(folder: Path) -> list[Path]:
    """All programs and libraries below `folder`."""
    return [path for path in sorted(folder.rglob("*")) if path.is_file() and is_elf(path)]


def is_elf(path: Path) -> bool:
    """Whether it is a program or library of Linux."""
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def linked(path: Path) -> set[str]:
    """The names of the libraries that it is linked with."""
    return set(re.findall(r"^\s*NEEDED\s+(\S+)$", _shown([path]), re.MULTILINE))


def versions_of_glibc(paths: Iterable[Path]) -> set[tuple[int, int]]:
    """Every version of glibc's symbols that the files ask for."""
    return {(int(major), int(minor)) for major, minor in re.findall(r"\bGLIBC_(\d+)\.(\d+)", _shown(paths))}


def _shown(paths: Iterable[Path]) -> str:
    return subprocess.run(["objdump", "-p", *paths], capture_output=True, text=True, check=True).stdout


def forget_search_path(path: Path) -> bool:
    """Take out of a library the folders in which it looks for others, if one is of the computer that made it:
    not below $ORIGIN, the library's own folder. True if there was such a one.
    """
    data = bytearray(path.read_bytes())
    start, size, strings = _dynamic(data)
    entries = list(struct.iter_unpack("<qQ", data[start : start + size]))
    kept = []
    for tag, value in entries:
        text = _text(data, strings + value) if tag in {_RPATH, _RUNPATH} else b"$ORIGIN"
        if all(folder.startswith(b"$ORIGIN") for folder in text.split(b":")):
            kept.append((tag, value))
        else:
            data[strings + value : strings + value + len(text)] = bytes(len(text))
    if len(kept) == len(entries):
        return False
    kept += [(_END, 0)] * (len(entries) - len(kept))
    data[start : start + size] = b"".join(struct.pack("<qQ", *entry) for entry in kept)
    path.write_bytes(data)
    return True


def _text(data: bytes | bytearray, at: int) -> bytes:
    return bytes(data[at : data.index(b"\0", at)])


def _dynamic(data: bytes | bytearray) -> tuple[int, int, int]:
    """Where in the file the dynamic entries are, their size in bytes, and where the strings are.

    All 0 for a program that links nothing.
    """
    (table,) = struct.unpack_from("<Q", data, 32)
    size, count = struct.unpack_from("<HH", data, 54)
    segments = [struct.unpack_from("<IIQQQQ", data, table + number * size) for number in range(count)]
    for kind, _, start, _, _, length in segments:
        if kind == _DYNAMIC:
            entries = dict(struct.iter_unpack("<qQ", data[start : start + length]))
            at = entries[_STRINGS]
            for what, _, offset, address, _, held in segments:
                if what == _LOAD and address <= at < address + held:
                    return start, length, at - address + offset
    return 0, 0, 0
