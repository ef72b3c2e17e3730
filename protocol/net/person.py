"""Who sits here: an identity, a nickname and a journal, out of one data folder that one program at a time may
use.

Not for settings, which belong to the interface (`spite_qt.home`).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from io import FileIO
from pathlib import Path
from typing import Self

from protocol.errors import LocalError
from protocol.net.identity import Identity
from protocol.net.instance import INSTANCE_ID
from protocol.net.journal import FILE_NAME, Journal
from protocol.net.people import People
from protocol.net.threads import in_thread
from protocol.peer.names import clean_name

LOCK_NAME = "in-use"


@dataclass(frozen=True)
class Person:
    """Somebody at this computer, for as long as the data folder is held. Close it in the end, or use it in
    `async with`.

    `journal` is None for a passing person: nothing of a match is kept. `people`: those they know. `notices`:
    sentences to show once. `program`: the version of the program, which their tables tell the network.
    """

    identity: Identity
    nickname: str
    journal: Journal | None
    people: People
    instance_id: bytes = INSTANCE_ID
    notices: tuple[str, ...] = ()
    program: str = ""
    lock: FileIO | None = field(default=None, repr=False)

    async def close(self) -> None:
        """Finish writing and let go of the folder. May be called again. No session may run on after it."""
        await in_thread(lambda: _release(self))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()


async def open_person(data_dir: Path | str, nickname: str | None = None, program: str = "") -> Person:
    """The person whose data folder this is; folder, identity and journal are made where there are none.

    `nickname` is cleaned for display; `program` is the version of this program. LocalError, with a sentence:
    another program uses the folder, or something in it cannot be read, written or understood.
    """
    return await in_thread(lambda: _open(Path(data_dir), nickname, program), undo=_release)


def passing_person(nickname: str) -> Person:
    """Somebody without a folder: a fresh identity, nothing kept."""
    return Person(Identity.new(), clean_name(nickname), None, People(None))


@contextmanager
def held_folder(folder: Path) -> Iterator[None]:
    """Hold a data folder without opening what is in it. LocalError: another program uses it."""
    lock = _hold(folder)
    try:
        yield
    finally:
        lock.close()


def _open(folder: Path, nickname: str | None, program: str) -> Person:
    identity = Identity.load_or_create(folder)
    lock = _hold(folder)
    try:
        people = People(folder)
        journal = Journal(folder / FILE_NAME)
    except BaseException:
        lock.close()
        raise
    notices = (*journal.notices, *people.notices)
    # What comes to them later is news (`unfinished.py`).
    journal.notices.clear()
    name = clean_name(nickname or "")
    return Person(identity, name, journal, people, notices=notices, program=program, lock=lock)


def _release(person: Person) -> None:
    if person.journal is not None:
        person.journal.close()
    if person.lock is not None:
        person.lock.close()


def _hold(folder: Path) -> FileIO:
    """Take the folder for this program until the file is closed; the system lets go even if the program is
    killed.
    """
    path = folder / LOCK_NAME
    try:
        file = FileIO(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+")
    except OSError as error:
        raise LocalError(f"The data folder {folder} cannot be used: {error.strerror or error}.") from error
    try:
        _lock(file)
    except OSError as error:
        file.close()
        raise LocalError(
            f"Another Spite & Malice is running with the data folder {folder}. Close it, or choose "
            "another folder with --data-dir (that is another person)."
        ) from error
    return file


if sys.platform == "win32":
    import msvcrt

    def _lock(file: FileIO) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: FileIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
