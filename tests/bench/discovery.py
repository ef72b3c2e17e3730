"""How soon a table is seen: `python -m tests.bench.discovery [--times N]`, two processes on the loopback
interface.

Two figures: from the host's start of opening a table until a lobby that is open already shows it (1.2 s of it
is the probing that multicast DNS demands), and from opening a lobby until it shows a table that is there.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import statistics
import sys
import time
from contextlib import suppress

from protocol.game import Rules
from protocol.net.browser import Browser, TableFound
from protocol.net.host import Host
from protocol.net.person import passing_person

LOOPBACK = "127.0.0.1"


async def host() -> None:
    """The other process: opens a table at each line it is given, telling when and where, and closes it at the
    next.
    """
    loop = asyncio.get_running_loop()
    person = passing_person("Bench")
    while await loop.run_in_executor(None, sys.stdin.readline):
        began = time.monotonic()
        async with await Host.open(person, rules=Rules(), interface=LOOPBACK) as table:
            print(began, table.port, flush=True)
            await loop.run_in_executor(None, sys.stdin.readline)
        print("closed", flush=True)


async def seen(browser: Browser, port: int) -> float:
    """When the table on `port` is shown."""
    async for event in browser:
        if isinstance(event, TableFound) and event.table.port == port:
            return time.monotonic()
    raise AssertionError("the lobby was closed")


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--host", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.host:
        with suppress(BrokenPipeError):
            await host()
        return
    pipe = asyncio.subprocess.PIPE
    hosting = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.bench.discovery", "--host", stdin=pipe, stdout=pipe
    )
    assert hosting.stdin is not None
    assert hosting.stdout is not None
    opening, looking = [], []
    async with Browser(LOOPBACK) as browser:
        for _ in range(options.times):
            hosting.stdin.write(b"open\n")
            began, port = (await hosting.stdout.readline()).split()
            opening.append(await seen(browser, int(port)) - float(began))
            # Within its first second a host may keep an answer back that it has just given everybody.
            await asyncio.sleep(2)
            opened = time.monotonic()
            async with Browser(LOOPBACK) as late:
                looking.append(await seen(late, int(port)) - opened)
            hosting.stdin.write(b"close\n")
            await hosting.stdout.readline()
    hosting.stdin.close()
    await hosting.wait()
    print(f"{platform.platform()}, Python {platform.python_version()}, {os.cpu_count()} processors")
    print(f"table opened until an open lobby shows it: {spread(opening)}")
    print(f"lobby opened until it shows a table:       {spread(looking)}")


def spread(seconds: list[float]) -> str:
    return f"median {statistics.median(seconds):.3f} s, longest {max(seconds):.3f} s of {len(seconds)}"


if __name__ == "__main__":
    asyncio.run(main())
