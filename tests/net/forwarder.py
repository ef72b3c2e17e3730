"""A slow road between two computers in place of their switch: every packet is late, and some overtake others.

`python -m tests.net.forwarder [--delay S] [--jitter S] [--seed N]`, run in the switch's namespace by `slow`.
It takes the frames that come in at one port and puts each out at the other one after `delay` seconds and up
to `jitter` more; a frame that draws little of that comes out before those in front of it. Not for the bytes
of a connection (`rough.py`).
"""

from __future__ import annotations

import argparse
import asyncio
import ctypes
import fcntl
import random
import socket
import struct
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.net.namespaces import Lan, ip

PORTS = ("port0", "port1")
ETH_P_ALL = 3
LARGEST_FRAME = 1 << 16
SIOCETHTOOL = 0x8946
ETHTOOL_SET_TX_CHECKSUM = 0x17
# The two computers' interfaces write no checksums for each other, as long as the kernel carries the packets.
WRITE_CHECKSUMS = "from tests.net.forwarder import write_checksums; write_checksums('eth0')"


def write_checksums(interface: str) -> None:
    """Have the kernel write them into what `interface` sends; and so no packets larger than the cable's."""
    value = ctypes.create_string_buffer(struct.pack("=II", ETHTOOL_SET_TX_CHECKSUM, 0))
    request = struct.pack("16sP", interface.encode(), ctypes.addressof(value))
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as control:
        fcntl.ioctl(control, SIOCETHTOOL, request)


class Forwarder:
    def __init__(self, delay: float, jitter: float, seed: int) -> None:
        self._delay = delay
        self._jitter = jitter
        self._rng = random.Random(seed)
        self._loop = asyncio.get_running_loop()
        self._ports = [
            socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(ETH_P_ALL)) for _ in PORTS
        ]
        for port, name in zip(self._ports, PORTS, strict=True):
            port.bind((name, ETH_P_ALL))
            port.setblocking(False)
        for here, there in (self._ports, self._ports[::-1]):
            self._loop.add_reader(here, self._take, here, there)

    def _take(self, here: socket.socket, there: socket.socket) -> None:
        frame, (_, _, kind, *_) = here.recvfrom(LARGEST_FRAME)
        if kind != socket.PACKET_OUTGOING:
            late = self._delay + self._rng.uniform(0, self._jitter)
            self._loop.call_later(late, self._put, there, frame)

    def _put(self, there: socket.socket, frame: bytes) -> None:
        try:
            there.send(frame)
        except OSError:
            # A pulled cable, or no room: a road loses packets too.
            return


@asynccontextmanager
async def slow(lan: Lan, *, delay: float, jitter: float, seed: int = 1) -> AsyncIterator[None]:
    """The road between the two is slow from now on, and not reset afterwards."""
    for computer in (lan.left, lan.right):
        writing = await computer.start("-c", WRITE_CHECKSUMS)
        await writing.communicate()
        assert writing.returncode == 0
        ip("-n", lan.switch, "link", "set", computer.port, "nomaster")
    process = await asyncio.create_subprocess_exec(
        "ip", "netns", "exec", lan.switch, sys.executable, "-m", "tests.net.forwarder",
        "--delay", str(delay), "--jitter", str(jitter), "--seed", str(seed),
        stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout is not None
    assert await process.stdout.readline() == b"open\n"
    try:
        yield
    finally:
        process.kill()
        await process.communicate()


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--delay", type=float, default=0.3)
    parser.add_argument("--jitter", type=float, default=0.1)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    Forwarder(options.delay, options.jitter, options.seed)
    print("open", flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main())
