"""A small disk that can be filled, and made readable only: a tmpfs of its own. Needs root and Linux."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest


class SmallDisk:
    """`folder`: where it is mounted."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._filler = folder / "filler"

    def fill(self) -> None:
        """Use up all of it."""
        with self._filler.open("ab", buffering=0) as file, suppress(OSError):
            while file.write(bytes(4096)):
                pass

    def free(self) -> None:
        """Give back what `fill` took."""
        self._filler.unlink()

    def make_read_only(self) -> None:
        """Nothing may have a file on it open for writing."""
        mount("-o", "remount,ro", str(self.folder))


@contextmanager
def small_disk(kilobytes: int) -> Iterator[SmallDisk]:
    """A disk of that size, gone in the end; the test is skipped where there can be none."""
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("mounts a small disk, which needs root and Linux")
    with tempfile.TemporaryDirectory(prefix="spite-disk-") as folder:
        mount("-t", "tmpfs", "-o", f"size={kilobytes}k", "tmpfs", folder)
        try:
            yield SmallDisk(Path(folder))
        finally:
            # Lazily: a program that is just ending may still be on it.
            subprocess.run(["umount", "-l", folder], check=True)


def mount(*arguments: str) -> None:
    subprocess.run(["mount", *arguments], check=True)
