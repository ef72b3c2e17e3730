"""How long a handshake takes on the loopback interface, from the first byte to both sides' encrypted link.

`python -m tests.bench.handshake [--times N]` prints milliseconds for each mode. Both sides run in this one
process, so a figure is the work of both.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from dataclasses import replace
from pathlib import Path

from protocol.game import Rules
from protocol.net import door
from protocol.net.host import Host
from protocol.net.join import join
from protocol.net.person import open_person

LOOPBACK = "127.0.0.1"
CODE = "maple-otter-42"


async def measure(times: int) -> None:
    # Nobody is to be kept from trying as often as this.
    door.TRIES_OF_AN_ADDRESS = door.TRIES_IN_ALL = 10**9
    with tempfile.TemporaryDirectory() as folder:
        async with (
            await open_person(Path(folder) / "host", "Marie") as marie,
            await open_person(Path(folder) / "joiner", "Pierre") as pierre,
        ):
            pierre = replace(pierre, instance_id=b"another instance")
            for mode, code in (("open", None), ("code", CODE), ("known", CODE)):
                if mode == "known":
                    marie.people.met(pierre.identity.public_key, pierre.nickname, by_code=True)
                    pierre.people.met(marie.identity.public_key, marie.nickname, by_code=True)
                async with await Host.open(
                    marie, rules=Rules(), code=code, interface=LOOPBACK, advertise=False
                ) as table:
                    took = []
                    for _ in range(times):
                        began = time.perf_counter()
                        theirs = await join(table.addresses[0], pierre, code=code if mode == "code" else None)
                        mine = await anext(table)
                        took.append((time.perf_counter() - began) * 1000)
                        await asyncio.gather(theirs.close(), mine.close())
                ordered = sorted(took)
                print(
                    f"{mode:6} median {statistics.median(took):6.1f} ms, "
                    f"p99 {ordered[int(len(ordered) * 0.99)]:6.1f} ms"
                )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=200)
    asyncio.run(measure(parser.parse_args().times))


if __name__ == "__main__":
    main()
