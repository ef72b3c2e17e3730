"""One window for a data folder: a second start tells the first window what it was asked for, and ends.

The first window listens on the loopback interface, where one way serves every system, and writes port and a
secret into a file of its data folder, which is its owner's alone. Whoever can read that file can read the
identity too; nobody else gets further than a closed connection. What is said:

    second:  one line of JSON {"secret", "request", "activation"}      first:  "raised" and the end

Not for which request means what (`requests`), nor for holding the folder (`protocol.net.person`): where
nobody answers, the second start goes on and is told by that lock.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import json
import logging
import os
import secrets
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Final

from protocol.net.files import read_regular, write_whole
from spite_qt.requests import Request, request_from_json, request_to_json

FILE_NAME: Final = "first-window"

_LOOPBACK: Final = "127.0.0.1"
_RAISED: Final = b"raised\n"
# A request is some hundred bytes.
_LONGEST: Final = 8192
# Seconds: for the second start to hear that the window comes up, and for a line to arrive. A first window
# that is busy for longer does not answer in time, and the second start says that the folder is in use.
_SECONDS: Final = 3.0
# Desktops say with these to a program they start that it may come to the front.
_ACTIVATION: Final = ("XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID")

_log = logging.getLogger(__name__)

Raise = Callable[[Request | None, str], bool]


def hand_over(folder: Path, request: Request | None) -> bool:
    """Let the window that is open on `folder` come up and do as `request` says; False: there is none.

    Returns within some seconds, at once if no window is open.
    """
    try:
        kept = json.loads(read_regular(folder / FILE_NAME, _LONGEST))
        port, secret = int(kept["port"]), str(kept["secret"])
    except (OSError, ValueError, KeyError, TypeError):
        return False
    line = {
        "secret": secret,
        "request": None if request is None else request_to_json(request),
        "activation": next(filter(None, map(os.environ.get, _ACTIVATION)), ""),
    }
    try:
        with socket.create_connection((_LOOPBACK, port), timeout=_SECONDS) as link:
            link.settimeout(_SECONDS)
            link.sendall(json.dumps(line).encode() + b"\n")
            return link.recv(len(_RAISED)) == _RAISED
    except (OSError, OverflowError):
        # The file is left over from a window that was killed.
        return False


class FirstWindow:
    """Listens for later starts. `on_second` gets what each was asked for, and its activation token or ""; it
    says whether the window did come up.

    Use it in `async with`. Where it cannot listen or write its file, later starts are on their own.
    """

    def __init__(self, folder: Path, on_second: Raise) -> None:
        self._file = folder / FILE_NAME
        self._on_second = on_second
        self._secret = secrets.token_hex(16)
        self._server: asyncio.Server | None = None
        self._written = False
        self._answering: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> FirstWindow:
        try:
            self._server = await asyncio.start_server(self._connected, _LOOPBACK, limit=_LONGEST)
            self._write(self._server.sockets[0].getsockname()[1])
            self._written = True
        except OSError as error:
            _log.warning("a second start will not find this window: %s", error)
        return self

    def _write(self, port: int) -> None:
        text = json.dumps({"port": port, "secret": self._secret})
        write_whole(self._file, self._file.with_suffix(".new"), text.encode(), 0o600)

    async def __aexit__(self, *_: object) -> None:
        if self._written:
            with contextlib.suppress(OSError):
                self._file.unlink()
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()
        for task in self._answering:
            task.cancel()
        if self._answering:
            await asyncio.wait(self._answering)

    def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.get_running_loop().create_task(self._answer(reader, writer))
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(_SECONDS):
                said = json.loads(await reader.readline())
                if not hmac.compare_digest(str(said["secret"]).encode(), self._secret.encode()):
                    return
                request = None if said["request"] is None else request_from_json(said["request"])
                if self._on_second(request, str(said["activation"])):
                    writer.write(_RAISED)
                    await writer.drain()
        except (OSError, ValueError, KeyError, TypeError, TimeoutError, RecursionError):
            # Not a second start of this program; nothing was done.
            return
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()
