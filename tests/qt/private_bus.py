"""A session bus of a test's own, and what answers on it. The machine's own bus is never asked."""

import asyncio
import shutil
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from jeepney import Message, MessageType, message_bus
from jeepney.io.asyncio import DBusConnection, DBusRouter, Proxy, open_dbus_connection

# Seconds for a stand-in to be told something; a slow machine needs a fraction.
WITHIN = 30.0
_CONFIG = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:path={path}</listen>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"""


@asynccontextmanager
async def a_bus(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[asyncio.subprocess.Process]:
    """A session bus, named in the environment."""
    if shutil.which("dbus-daemon") is None:
        pytest.skip("dbus-daemon is not installed")
    # The path of a socket has 107 bytes at most.
    config = folder / "bus.conf"
    config.write_text(_CONFIG.format(path=folder / "bus"), encoding="utf-8")
    bus = await asyncio.create_subprocess_exec(
        *("dbus-daemon", f"--config-file={config}", "--nofork", "--nopidfile", "--print-address=1"),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        assert bus.stdout is not None
        address = (await asyncio.wait_for(bus.stdout.readline(), WITHIN)).decode().strip()
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
        yield bus
    finally:
        if bus.returncode is None:
            bus.terminate()
        await bus.wait()


class StandIn:
    """A process that answers on the bus, and the lines it writes."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def line(self) -> str:
        """The next one."""
        assert self._process.stdout is not None
        line = await asyncio.wait_for(self._process.stdout.readline(), WITHIN)
        assert line, "the stand-in has ended"
        return line.decode().removesuffix("\n")

    def tell(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n".encode())

    async def end(self) -> None:
        if self._process.returncode is None:
            self._process.terminate()
        await self._process.wait()


@asynccontextmanager
async def a_stand_in(module: str, *arguments: str) -> AsyncIterator[StandIn]:
    """The program `module` on the bus of the environment."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", module, *arguments),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    stand_in = StandIn(process)
    try:
        yield stand_in
    finally:
        await stand_in.end()


async def serve(
    name: str,
    ready: str,
    answer: Callable[[DBusConnection, Message], Awaitable[None]],
    obey: Callable[[DBusConnection, str], Awaitable[None]],
) -> None:
    """Be the stand-in: own `name`, write `ready`, answer calls, obey each line of the standard input."""
    bus = await open_dbus_connection("SESSION")
    async with DBusRouter(bus) as router:
        await Proxy(message_bus, router).RequestName(name)
    print(ready, flush=True)

    async def receive() -> None:
        while True:
            message = await bus.receive()
            if message.header.message_type is MessageType.method_call:
                await answer(bus, message)

    receiving = asyncio.create_task(receive())
    lines = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    while line := (await lines.readline()).decode():
        await obey(bus, line)
    receiving.cancel()
    await bus.close()
