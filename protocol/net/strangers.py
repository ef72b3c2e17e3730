"""Connections that are not through the handshake yet: how many there may be, and which has to go.

A person takes 50 ms for a handshake, so the newest is let in and an old one hung up on: idle ones never keep
anybody out. First to go is one that has not said a word, because a joiner greets at once and whoever says
nothing is idle or only knocks to see whether the table is there.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Iterator
from dataclasses import dataclass

MOST_STRANGERS = 8
# From one address. A flood from one computer then only takes places from itself.
MOST_OF_AN_ADDRESS = 2


@dataclass
class _Stranger:
    connection: socket.socket
    where: str
    greeted: bool = False


class Strangers:
    """Each is a task that shakes hands over a connection; it is forgotten when it ends."""

    def __init__(self) -> None:
        self._all: dict[asyncio.Task[None], _Stranger] = {}

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[asyncio.Task[None]]:
        return iter(tuple(self._all))

    def add(self, task: asyncio.Task[None], connection: socket.socket, where: str) -> None:
        """A new one from the address `where`, for which others may have to go."""
        self._make_room(MOST_OF_AN_ADDRESS, lambda each: each.where == where)
        self._make_room(MOST_STRANGERS, lambda each: True)
        self._all[task] = _Stranger(connection, where)
        task.add_done_callback(lambda done: self._all.pop(done, None))

    def greeted(self, task: asyncio.Task[None] | None) -> None:
        """That one has said who it is and what it speaks."""
        if task in self._all:
            self._all[task].greeted = True

    def hang_up(self) -> None:
        """On all of them."""
        for task in self:
            self._hang_up(task)

    def _make_room(self, most: int, among: Callable[[_Stranger], bool]) -> None:
        tasks = [task for task, each in self._all.items() if among(each)]
        if len(tasks) >= most:
            silent = [task for task in tasks if not self._all[task].greeted]
            self._hang_up((silent or tasks)[0])

    def _hang_up(self, task: asyncio.Task[None]) -> None:
        """At once, whatever stage it is at, even if its task has not begun to run."""
        connection = self._all.pop(task).connection
        task.cancel()
        task.add_done_callback(lambda done: connection.close())
