"""A running `tests.net.player`, whose lines a test awaits."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.net.namespaces import ROOT, Computer

Line = dict[str, Any]


class Program:
    """Wait for what a player tells; every wait fails after its `within` seconds, with what was told last."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.lines: list[Line] = []

    async def told(self, event: str, *, within: float = 15.0, **facts: Any) -> Line:
        """The next line of that event and those facts; lines before it are only kept in `lines`."""
        try:
            async with asyncio.timeout(within):
                while True:
                    line = await self.line()
                    if line is None:
                        raise AssertionError(f"ended before telling {event!r}; last: {self.lines[-3:]}")
                    if line["event"] == event and all(line.get(key) == fact for key, fact in facts.items()):
                        return line
        except TimeoutError:
            raise AssertionError(f"no {event!r} {facts} within {within} s; last: {self.lines[-3:]}") from None

    async def line(self) -> Line | None:
        assert self.process.stdout is not None
        text = await self.process.stdout.readline()
        if not text:
            return None
        line: Line = json.loads(text)
        self.lines.append(line)
        return line

    def signal(self, number: signal.Signals) -> None:
        """`ip netns exec` replaces itself by the program, so the process is the program in either case."""
        os.kill(self.process.pid, number)

    async def close(self) -> int:
        """Make it leave as a person would; the exit code."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        while await self.line() is not None:
            pass
        return await self.process.wait()


@asynccontextmanager
async def player(*arguments: str, on: Computer | None = None) -> AsyncIterator[Program]:
    """A player with these arguments, on this machine or on a computer of a test's LAN; ended in the end."""
    command = ["-m", "tests.net.player", *arguments]
    if on is not None:
        process = await on.start(*command)
    else:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            sys.executable, *command, cwd=ROOT, stdin=pipe, stdout=pipe
        )
    try:
        yield Program(process)
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
        # The pipe's transport closes with the loop's next turns; a test that ends first would leave it open.
        process._transport.close()  # type: ignore[attr-defined]
