"""Connections that are not through the handshake yet: how many there may be, and which has to go.

A person takes 50 ms for a handshake, so the newest is let in and an old one hung up on: idle ones never keep
anybody out. First to go is one that has not said a word, because a joiner greets at once and whoever says
nothing is idle or only knocks to see whether the table is there. A greeting takes a moment to be read, so one
address may have more connections than it should for a moment; all together never have.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from dataclasses import dataclass

MOST_STRANGERS = 8
# From one address.
MOST_OF_AN_ADDRESS = 2
# Seconds that a greeting may take to be read while this computer is busy.
_A_MOMENT = 0.25


@dataclass
class _Stranger:
    connection: socket.socket
    where: str
    greeted: bool = False


class Strangers:
    """Each is a task that shakes hands over a connection; it is forgotten when it ends."""

    def __init__(self) -> None:
        self._all: dict[asyncio.Task[None], _Stranger] = {}
        # By address: when its connections are counted.
        self._counts: dict[str, asyncio.TimerHandle] = {}

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[asyncio.Task[None]]:
        return iter(tuple(self._all))

    def add(self, task: asyncio.Task[None], connection: socket.socket, where: str) -> None:
        """A new one from the address `where`, for which others may have to go."""
        if len(self._all) >= MOST_STRANGERS:
            # A flood from one computer only takes places from itself.
            self._hang_up_one(max((each.where for each in self._all.values()), key=self._of))
        self._all[task] = _Stranger(connection, where)
        task.add_done_callback(lambda done: self._all.pop(done, None))
        if self._of(where) > MOST_OF_AN_ADDRESS and where not in self._counts:
            loop = asyncio.get_running_loop()
            self._counts[where] = loop.call_later(_A_MOMENT, self._count, where)

    def greeted(self, task: asyncio.Task[None] | None) -> None:
        """That one has said who it is and what it speaks."""
        if task in self._all:
            self._all[task].greeted = True

    def hang_up(self) -> None:
        """On all of them."""
        for task in self:
            self._hang_up(task)
        for count in self._counts.values():
            count.cancel()
        self._counts.clear()

    def _of(self, where: str) -> int:
        return sum(each.where == where for each in self._all.values())

    def _count(self, where: str) -> None:
        del self._counts[where]
        while self._of(where) > MOST_OF_AN_ADDRESS:
            self._hang_up_one(where)

    def _hang_up_one(self, where: str) -> None:
        """On the oldest from this address that has not said a word, else on the oldest."""
        tasks = [task for task, each in self._all.items() if each.where == where]
        silent = [task for task in tasks if not self._all[task].greeted]
        self._hang_up((silent or tasks)[0])

    def _hang_up(self, task: asyncio.Task[None]) -> None:
        """At once, whatever stage it is at, even if its task has not begun to run."""
        connection = self._all.pop(task).connection
        task.cancel()
        task.add_done_callback(lambda done: connection.close())
