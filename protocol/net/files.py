"""Reading a small file of the data folder, whatever may have been put in its place. Not for writing."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from pathlib import Path


def read_regular(path: Path, most: int) -> bytes:
    """The first `most` bytes of a regular file. OSError, also when it is a pipe, a device or the like: those
    may never end, or never begin.
    """
    # Without O_NONBLOCK, opening a pipe waits until somebody writes into it; O_BINARY is Windows'.
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    with os.fdopen(os.open(path, flags), "rb") as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise OSError(errno.EINVAL, "it is not a regular file")
        return file.read(most)


def leads_nowhere(path: Path) -> str | None:
    """In words, if a link is there whose file is not: its drive is away, perhaps. A new file in the link's
    place, or where it points, would hide the one that is kept there.
    """
    with contextlib.suppress(OSError):
        if path.exists():
            return None
    # Also where a link leads back to itself.
    return f"it is a link to {os.readlink(path)}, and nothing is there" if path.is_symlink() else None
