"""`spite-qt demo`: two processes of this program find each other on this machine and play a match.

It starts one that hosts and one that joins, both with a bot and a data folder of their own, on the loopback
interface alone; reads what both print; and holds that both had the same cards after every move. It takes no
part in the match itself.
"""

import asyncio
import json
import secrets
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from protocol.errors import LocalError
from protocol.game import Rules
from spite_qt.cli.agreement import Agreement
from spite_qt.cli.output import Stream, complain
from spite_qt.cli.progress import Progress
from spite_qt.cli.run import Exit
from spite_qt.home import passing_folder

LOOPBACK = "127.0.0.1"
# Two processes start and one announces itself: 2 s on an idle machine, more on a busy one.
_SECONDS_TO_MEET = 60
# How long (seconds) an end may take to end when asked to, and by itself after the other one has ended.
_SECONDS_TO_LEAVE = 3
_SECONDS_TO_FOLLOW = 5
# One line of `--json` is under 1 kB; a longer one is not ours.
_LONGEST_LINE = 1 << 16


async def demo(rules: Rules, out: Stream) -> int:
    """Play a match by these rules, told on `out`; `Exit.ENDED_WELL` or `Exit.DIFFERS`.

    LocalError if no two programs on this computer can reach each other.
    """
    _need_loopback()
    # Another demo on this machine must not be mistaken for this one.
    token = secrets.token_hex(3)
    names = (f"Ada {token}", f"Ben {token}")
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(passing_folder("spite-qt-demo-"))
        calls = (
            ["host", "--open", "--target", str(rules.target)],
            ["join", names[0], "--seconds", str(_SECONDS_TO_MEET)],
        )
        ends = [
            await stack.enter_async_context(_end(folder / name.split()[0], name, call))
            for name, call in zip(names, calls, strict=True)
        ]
        for name, end in zip(names, ends, strict=True):
            print(f"{name}: process {end.process.pid}", file=out, flush=True)
        return await _watch(ends, names, rules.target, out)


def _need_loopback() -> None:
    """Two ends that cannot meet would look for each other for a minute."""
    try:
        with socket.create_server((LOOPBACK, 0)) as server:
            socket.create_connection(server.getsockname(), timeout=_SECONDS_TO_LEAVE).close()
    except OSError as error:
        raise LocalError(
            f"Two programs on this computer cannot reach each other at {LOOPBACK}; "
            "is its loopback interface up?"
        ) from error


async def _watch(ends: list["_End"], names: tuple[str, str], target: int, out: Stream) -> int:
    agreement = Agreement(names)
    progress = Progress(names[0], target, out)
    result: dict[str, Any] = {}

    async def follow(number: int) -> None:
        async for line in ends[number].lines():
            agreement.add(number, line)
            if agreement.difference is not None:
                return
            if number == 0:
                progress.add(line)
                if line["event"] == "match over":
                    result.update(line)
        await ends[number].process.wait()

    following = {asyncio.create_task(follow(number)) for number in (0, 1)}
    complaining = [asyncio.create_task(end.listen_to_complaints()) for end in ends]
    try:
        done, running = await asyncio.wait(following, return_when=asyncio.FIRST_COMPLETED)
        if running and agreement.difference is None:
            done |= (await asyncio.wait(running, timeout=_SECONDS_TO_FOLLOW))[0]
        for task in done:
            task.result()
    finally:
        progress.close()
        for task in (*following, *complaining):
            task.cancel()
        await asyncio.gather(*following, *complaining, return_exceptions=True)
    agreement.finish()
    return _judge(ends, names, agreement, result, out)


def _judge(
    ends: list["_End"], names: tuple[str, str], agreement: Agreement, result: dict[str, Any], out: Stream
) -> int:
    faults = [f"{name} {fault}" for name, end in zip(names, ends, strict=True) if (fault := end.fault())]
    if agreement.difference is not None:
        faults.append(f"the two ends disagree: {agreement.difference}")
    if not faults and not result:
        faults.append("the match did not end")
    for fault in faults:
        complain(fault)
    if faults:
        return Exit.DIFFERS
    points, winner = result["points"], result["winner"]
    print(f"{names[winner]} wins the match {points[winner]} : {points[1 - winner]}.", file=out)
    print(f"Digests and chains were equal after each of {agreement.moves:,} moves.", file=out, flush=True)
    return Exit.ENDED_WELL


class _End:
    """One of the two processes, and what it had to say."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self._complaint = ""

    async def lines(self) -> AsyncIterator[dict[str, Any]]:
        assert self.process.stdout is not None
        async for line in self.process.stdout:
            yield json.loads(line)

    async def listen_to_complaints(self) -> None:
        assert self.process.stderr is not None
        async for line in self.process.stderr:
            self._complaint = line.decode(errors="replace").strip() or self._complaint

    def fault(self) -> str | None:
        """Why this end did not end well, to stand behind its name; None if it did."""
        code = self.process.returncode
        if code == 0:
            return None
        if code is None:
            return "did not end"
        how = f"was ended by signal {-code}" if code < 0 else f"ended with code {code}"
        return f"{how} ({self._complaint})" if self._complaint else how


@asynccontextmanager
async def _end(folder: Path, name: str, call: list[str]) -> AsyncIterator[_End]:
    """A running process of this program; ended, and waited for, whatever happens inside."""
    common = ["--name", name, "--interface", LOOPBACK, "--bot", "greedy", "--json"]
    process = await asyncio.create_subprocess_exec(
        *own_command(),
        "--data-dir",
        str(folder),
        *call,
        *common,
        stdout=PIPE,
        stderr=PIPE,
        limit=_LONGEST_LINE,
    )
    try:
        yield _End(process)
    finally:
        await _put_down(process)


async def _put_down(process: Process) -> None:
    # Reading to the end and not `wait`, which waits for ever behind a pipe that nobody empties.
    with suppress(ProcessLookupError):
        process.terminate()
    try:
        with suppress(TimeoutError):
            await asyncio.wait_for(process.communicate(), _SECONDS_TO_LEAVE)
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.communicate()


def own_command() -> list[str]:
    """What starts this program again: the frozen binary itself, or this interpreter."""
    return [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "spite_qt"]
