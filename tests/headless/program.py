"""Real processes of the program, driven as a script would drive them: lines awaited, exit codes compared.

Qt is missing in every one of them, so each test here also holds that headless calls do without it.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import tempfile
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

ROOT = Path(__file__).parents[2]
LOOPBACK = "127.0.0.1"
Line = dict[str, Any]

# Bytes that a program may say before a test reads them. With asyncio's 64 KiB a match of five games would
# wait for its reader, and with it the other side, whose end a test awaits first.
_UNREAD = 1 << 26
_BOT = ("--interface", LOOPBACK, "--bot", "greedy", "--json")

# Run by Python before anything else; after it, importing PySide6 fails as if it were not installed.
_WITHOUT_QT = "import sys\nsys.modules['PySide6'] = None\n"


class Program:
    """One running call of the program. Every wait fails after `patience` seconds, with the last lines."""

    def __init__(self, process: Process, patience: float) -> None:
        self.process = process
        self.lines: list[Line] = []
        self._patience = patience

    async def line(self, *events: str) -> Line:
        """The next JSON line of that event, or of one of these; what comes before it is kept in `lines`."""
        async with asyncio.timeout(self._patience):
            while True:
                line = await self._next()
                if line is None:
                    complaint = (await self._stderr()).strip()
                    code = await self.process.wait()
                    raise AssertionError(f"ended with {code} before {events}: {self.lines[-3:]} {complaint}")
                if line["event"] in events:
                    return line

    async def end(self) -> tuple[int, str]:
        """Exit code and standard error, once it has ended by itself; all its lines are in `lines`."""
        async with asyncio.timeout(self._patience):
            while await self._next() is not None:
                pass
            error = await self._stderr()
            return await self.process.wait(), error

    async def output(self) -> str:
        """Standard output as text, to its end."""
        assert self.process.stdout is not None
        async with asyncio.timeout(self._patience):
            return (await self.process.stdout.read()).decode()

    async def text_line(self) -> str:
        """The next line of standard output as text."""
        assert self.process.stdout is not None
        async with asyncio.timeout(self._patience):
            return (await self.process.stdout.readline()).decode().rstrip("\n")

    def story(self, *events: str) -> list[Line]:
        return [line for line in self.lines if line["event"] in events]

    async def _next(self) -> Line | None:
        assert self.process.stdout is not None
        text = await self.process.stdout.readline()
        if not text:
            return None
        line: Line = json.loads(text)
        self.lines.append(line)
        return line

    async def _stderr(self) -> str:
        assert self.process.stderr is not None
        return (await self.process.stderr.read()).decode()


def quick_folder() -> str | None:
    """Where writing to the disk costs nothing, if there is such a place: every move of a match is synced."""
    memory = "/dev/shm"
    return memory if os.access(memory, os.W_OK) else None


class Bench:
    """Starts programs, each with a data folder of its own, and leaves none behind.

    `folder`: for everything they write; their TMPDIR is there too.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.temporary = folder / "tmp"
        self.temporary.mkdir()
        self._started: list[Process] = []
        without_qt = folder / "without-qt"
        without_qt.mkdir()
        (without_qt / "sitecustomize.py").write_text(_WITHOUT_QT)
        kept = {
            key: value
            for key, value in os.environ.items()
            if not key.startswith(("DISPLAY", "WAYLAND", "QT_"))
        }
        path = os.pathsep.join((str(without_qt), str(ROOT)))
        # Whoever dies in a library says where.
        told = {"PYTHONFAULTHANDLER": "1"}
        self.environment = kept | told | {"PYTHONPATH": path, "TMPDIR": str(self.temporary)}

    async def start(
        self,
        *arguments: str,
        who: str | None = None,
        before: Sequence[str] = (),
        patience: float = 40,
        module: Sequence[str] = ("spite_qt",),
    ) -> Program:
        """`who`: the data folder. `before`: what stands before the command, such as `ip netns exec NAME`.
        `module`: what Python runs, with its own arguments before those of the program.
        """
        home = ["--data-dir", str(self._folder / who)] if who else []
        process = await asyncio.create_subprocess_exec(
            *before, sys.executable, "-m", *module, *home, *arguments,
            stdin=DEVNULL, stdout=PIPE, stderr=PIPE, env=self.environment, cwd=self._folder,
            limit=_UNREAD,
        )  # fmt: skip
        self._started.append(process)
        return Program(process, patience)

    async def host(
        self,
        *arguments: str,
        who: str = "ada",
        before: Sequence[str] = (),
        module: Sequence[str] = ("spite_qt",),
    ) -> tuple[Program, str]:
        """An open table on the loopback interface with a bot, and its ADDRESS:PORT."""
        door = () if "--code" in arguments or "--private" in arguments else ("--open",)
        options = (*_BOT, *door, *(argument for argument in arguments if argument != "--private"))
        host = await self.start(
            "host", "--name", who.capitalize(), *options, who=who, before=before, module=module
        )
        return host, f"{LOOPBACK}:{(await host.line('listening'))['port']}"

    async def join(
        self,
        where: str,
        *arguments: str,
        who: str = "ben",
        before: Sequence[str] = (),
        module: Sequence[str] = ("spite_qt",),
    ) -> Program:
        return await self.start(
            "join",
            where,
            "--name",
            who.capitalize(),
            *_BOT,
            *arguments,
            who=who,
            before=before,
            module=module,
        )

    async def close(self) -> None:
        for process in self._started:
            with suppress(ProcessLookupError):
                process.send_signal(signal.SIGKILL)
            # Not `wait`, which waits for ever behind a pipe that nobody empties.
            await process.communicate()


@asynccontextmanager
async def bench() -> AsyncIterator[Bench]:
    with tempfile.TemporaryDirectory(prefix="spite-test-", dir=quick_folder()) as folder:
        programs = Bench(Path(folder))
        try:
            yield programs
        finally:
            await programs.close()
