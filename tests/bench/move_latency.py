"""From a move played at one side until the other side's event tells of it: two processes on loopback,
journals on.

`python -m tests.bench.move_latency [--moves N] [--pace SECONDS]`. Printed once with the journals on the disk
of the temporary folder and, where there is one, once on a disk in memory: the difference is what the disk's
two syncs cost.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterable
from pathlib import Path
from typing import Any

from protocol.game import Rules
from protocol.net.host import Host
from protocol.net.join import join
from protocol.net.journal import Done, Journal
from protocol.net.person import open_person
from protocol.net.session import Session
from protocol.peer.events import Closed, Dealt, GameOver, Moved, SitDownAsked
from protocol.peer.stores import EntryKept, Record
from tests.net.player import choose

LOOPBACK = "127.0.0.1"
MEMORY_DISK = Path("/dev/shm") if Path("/dev/shm").is_dir() else None


async def sit(session: Session, moves: int, pace: float, seed: int) -> dict[str, list[tuple[int, float]]]:
    """Play until `moves` moves have been seen; when own ones were played and the other's were told."""
    rng = random.Random(seed)
    played: list[tuple[int, float]] = []
    told: list[tuple[int, float]] = []
    count = 0
    async for event in session:
        now = time.monotonic()
        if isinstance(event, Moved):
            if event.seat != session.seat:
                told.append((count, now))
            count += 1
        match event:
            case SitDownAsked():
                session.accept()
            case GameOver():
                session.next_game()
            case Closed():
                break
        if isinstance(event, Dealt | Moved) and event.view.legal_moves and count < moves:
            await asyncio.sleep(pace)
            played.append((count, time.monotonic()))
            session.play(choose(event.view.legal_moves, rng))
        if count >= moves and session.seat == 0:
            break
    await session.close()
    return {"played": played, "told": told}


def timed(journal: Journal) -> list[float]:
    """Have the journal note how long each entry takes from the request to the confirmation, seconds."""
    times: list[float] = []
    store = journal.store

    def store_and_note(record: Record, done: Done) -> None:
        began = time.monotonic()

        def noted(why: str | None) -> None:
            if isinstance(record, EntryKept):
                times.append(time.monotonic() - began)
            done(why)

        store(record, noted)

    journal.store = store_and_note  # type: ignore[method-assign]
    return times


async def side(options: argparse.Namespace) -> None:
    """One process: the host, or (given an address) who joins."""
    async with await open_person(options.folder, "Bench") as person:
        assert person.journal is not None
        writes = timed(person.journal)
        if options.address:
            session = await join(options.address, person)
            result = await sit(session, options.moves, options.pace, 2)
        else:
            rules = Rules(target=100_000)
            async with await Host.open(person, rules=rules, interface=LOOPBACK, advertise=False) as host:
                print(host.addresses[0], flush=True)
                result = await sit(await anext(host), options.moves, options.pace, 1)
        print(json.dumps({**result, "writes": writes}), flush=True)


async def start(*arguments: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.bench.move_latency",
        *arguments,
        stdout=asyncio.subprocess.PIPE,
        limit=1 << 26,
    )


async def lines(process: asyncio.subprocess.Process) -> AsyncIterable[str]:
    assert process.stdout is not None
    async for line in process.stdout:
        yield line.decode().strip()


async def measure(where: Path | None, options: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory(dir=where) as folder:
        common = ("--side", "--moves", str(options.moves), "--pace", str(options.pace))
        hosting = await start(*common, "--folder", f"{folder}/host")
        told_by_host = aiter(lines(hosting))
        address = await anext(told_by_host)
        joining = await start(*common, "--folder", f"{folder}/join", "--address", address)
        ends: list[dict[str, Any]] = [
            json.loads(await anext(told_by_host)),
            json.loads(await anext(aiter(lines(joining)))),
        ]
        await asyncio.gather(hosting.wait(), joining.wait())
    latencies = []
    for here, there in (ends, ends[::-1]):
        told = dict(there["told"])
        latencies += [told[number] - at for number, at in here["played"] if number in told]
    writes = [seconds for end in ends for seconds in end["writes"]]
    print(
        f"{where or tempfile.gettempdir()!s:>9}: {len(latencies)} moves, {spread(latencies)}; "
        f"one write to the journal {spread(writes)}"
    )


def spread(seconds: list[float]) -> str:
    ranked = sorted(seconds)
    return (
        f"median {statistics.median(ranked) * 1000:.2f} ms, "
        f"p99 {ranked[int(len(ranked) * 0.99)] * 1000:.2f} ms"
    )


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=500)
    parser.add_argument("--pace", type=float, default=0.05, help="seconds before each own move")
    parser.add_argument("--side", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--folder", help=argparse.SUPPRESS)
    parser.add_argument("--address", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.side:
        await side(options)
        return
    print(f"{platform.platform()}, Python {platform.python_version()}, {os.cpu_count()} processors")
    await measure(None, options)
    if MEMORY_DISK is not None:
        await measure(MEMORY_DISK, options)


if __name__ == "__main__":
    asyncio.run(main())
