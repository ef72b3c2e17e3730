"""Small files of a data folder: read whatever lies in their place, written whole or not at all."""

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


def write_whole(path: Path, fresh: Path, data: bytes | bytearray | memoryview, mode: int = 0o666) -> None:
    """Write `path` by way of `fresh`, a file beside it: whole or not at all, and then nothing of it is left
    behind. `mode`: of a new file, less what the process leaves out. OSError.
    """
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0)
    try:
        with os.fdopen(os.open(fresh, flags, mode), "wb") as file:
            file.write(data)
        fresh.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            fresh.unlink()
        raise


def leads_nowhere(path: Path) -> str | None:
    """In words, if a link is there whose file is not: its drive is away, perhaps. A new file in the link's
    place, or where it points, would hide the one that is kept there.
    """
    with contextlib.suppress(OSError):
        if path.exists():
            return None
    # Also where a link leads back to itself.
    return f"it is a link to {os.readlink(path)}, and nothing is there" if path.is_symlink() else None
