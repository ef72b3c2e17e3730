"""How soon a match goes on: after the cable is back, and after a killed host is there again on another port.

`python -m tests.bench.coming_back [--rounds N]`. Real processes of the headless program. The cable is that of
two network namespaces (root and `ip` needed); it is out for 3 to 20 seconds, and what is measured is the
time from plugging it in to the next move that each side tells. The killed host is measured from the start
of its second run, interpreter and all, to its line `resumed`, and to the joiner's.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import statistics
import tempfile
import time
from pathlib import Path

from tests.headless.program import LOOPBACK, Bench, Program, bench
from tests.net.namespaces import Lan, cabled, why_not
from tests.net.serving import free_port

BOT = ("--bot", "greedy", "--json", "--pace", "100")


async def cable(seconds: float, computer: str) -> list[float]:
    """Seconds from plugging the cable in until each side tells of a move that is new."""
    with cabled() as lan, tempfile.TemporaryDirectory() as folder:
        programs = Bench(Path(folder))
        try:
            host = await programs.start(
                "host", "--open", "--target", "5000", *BOT, who="ada", before=lan.left.command()
            )
            port = (await host.line("listening"))["port"]
            where = f"{lan.left.address}:{port}"
            joiner = await programs.start("join", where, *BOT, who="ben", before=lan.right.command())
            await joiner.line("dealt")
            await asyncio.sleep(2)
            return await _pulled(lan, computer, seconds, host, joiner)
        finally:
            await programs.close()


async def _pulled(lan: Lan, computer: str, seconds: float, host: Program, joiner: Program) -> list[float]:
    side = lan.left if computer == "host" else lan.right
    lan.pull(side)
    await asyncio.gather(*(_read(run, seconds) for run in (host, joiner)))
    lan.plug(side)
    began = time.monotonic()
    return list(await asyncio.gather(*(_next_move(run, began) for run in (host, joiner))))


async def _read(program: Program, seconds: float) -> None:
    """Whatever is told while the cable is out."""
    try:
        async with asyncio.timeout(seconds):
            while True:
                await program.line("move")
    except TimeoutError:
        pass


async def _next_move(program: Program, began: float) -> float:
    told = {(line["game"], line["number"]) for line in program.story("move")}
    while True:
        line = await program.line("move")
        if (line["game"], line["number"]) not in told:
            return time.monotonic() - began


async def killed_host() -> tuple[float, float]:
    """Seconds from the second run's start to `resumed` there, and at the joiner."""
    async with bench() as programs:
        host, address = await programs.host("--target", "5000", "--pace", "100")
        joiner = await programs.join(address, "--pace", "100")
        for _ in range(20):
            await joiner.line("move")
        host.process.kill()
        await host.process.wait()
        began = time.monotonic()
        port = str(free_port())
        back = await programs.start("resume", "--port", port, "--interface", LOOPBACK, *BOT, who="ada")
        await back.line("resumed")
        there = time.monotonic() - began
        await joiner.line("resumed")
        return there, time.monotonic() - began


def spread(seconds: list[float]) -> str:
    return f"median {statistics.median(seconds):.2f} s, worst {max(seconds):.2f} s of {len(seconds)}"


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    print(f"{platform.platform()}, Python {platform.python_version()}, {os.cpu_count()} processors")
    times = [await killed_host() for _ in range(options.rounds)]
    print(f"killed host on another port: resumed there {spread([there for there, _ in times])}")
    print(f"                             at the joiner {spread([here for _, here in times])}")
    if (reason := why_not()) is not None:
        print(f"no cable: {reason}")
        return
    for computer in ("host", "joiner"):
        for seconds in (3.0, 4.0, 5.0, 8.0, 20.0):
            rounds = [time for _ in range(options.rounds) for time in await cable(seconds, computer)]
            print(f"cable of the {computer} out for {seconds:.0f} s: next move {spread(rounds)}", flush=True)


if __name__ == "__main__":
    asyncio.run(main())
