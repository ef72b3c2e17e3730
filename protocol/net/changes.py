"""Noticing that this computer's own network has changed: an address came or went, a cable or a radio was
connected or lost.

Linux tells; elsewhere it is looked at twice a second. Not for what follows from it.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
from collections.abc import Callable, Iterator

from protocol.net.interfaces import network_state

# Seconds between two looks where the system does not tell. A look costs less than a millisecond.
_LOOK_EVERY = 0.5
# Seconds for what belongs together to come in: one cable makes several notices.
_TOGETHER = 0.02


class NetworkWatch:
    """Calls `on_change` after each change until `end`."""

    def __init__(self, on_change: Callable[[], None]) -> None:
        self._on_change = on_change
        self._task = asyncio.get_running_loop().create_task(self._watch(), name="spite-watch")

    async def end(self) -> None:
        """Nothing is left of it afterwards. May be called again."""
        self._task.cancel()
        await asyncio.wait([self._task])

    async def _watch(self) -> None:
        with _notices() as noticed:
            # Only now: a change between a look and the first notice would be told by neither.
            before = network_state()
            while True:
                if noticed is None:
                    await asyncio.sleep(_LOOK_EVERY)
                else:
                    await noticed.wait()
                    await asyncio.sleep(_TOGETHER)
                    noticed.clear()
                now = network_state()
                if now != before:
                    before = now
                    self._on_change()


if sys.platform == "linux":
    # From linux/rtnetlink.h: links, and addresses of both kinds.
    _GROUPS = 0x1 | 0x10 | 0x100
    _LARGEST_NOTICE = 1 << 16

    @contextlib.contextmanager
    def _notices() -> Iterator[asyncio.Event | None]:
        """Set whenever something may have changed; None where a sandbox keeps the system from telling."""
        try:
            notices = socket.socket(socket.AF_NETLINK, socket.SOCK_RAW, socket.NETLINK_ROUTE)
        except OSError:
            yield None
            return
        with notices:
            notices.setblocking(False)
            try:
                notices.bind((0, _GROUPS))
            except OSError:
                yield None
                return
            noticed = asyncio.Event()
            loop = asyncio.get_running_loop()
            loop.add_reader(notices.fileno(), _take, notices, noticed)
            try:
                yield noticed
            finally:
                loop.remove_reader(notices.fileno())

    def _take(notices: socket.socket, noticed: asyncio.Event) -> None:
        # What they say is of no matter, and if there were too many (ENOBUFS), something has changed too.
        with contextlib.suppress(OSError):
            while notices.recv(_LARGEST_NOTICE):
                pass
        noticed.set()

else:

    @contextlib.contextmanager
    def _notices() -> Iterator[asyncio.Event | None]:
        yield None
