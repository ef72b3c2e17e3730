"""Two computers on one cable, made of network namespaces: for tests of what a real network does.

Everything is made and removed by the fixture, inside namespaces of its own; the machine's own network is not
touched. Needs root and `ip`; tests that use it are skipped with that reason elsewhere.

    namespace left                namespace switch                 namespace right
    eth0 10.77.0.1  ------- port0 [ bridge ] port1 -------  eth0 10.77.0.2
"""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
# Lines for `Computer.nft`: no multicast in or out.
DROP_MULTICAST = (
    "chain in { type filter hook input priority 0; ip daddr 224.0.0.0/4 drop; ip6 daddr ff00::/8 drop; }",
    "chain out { type filter hook output priority 0; ip daddr 224.0.0.0/4 drop; ip6 daddr ff02::fb drop; }",
)


def ip(*arguments: str) -> str:
    """Run `ip`; its output. CalledProcessError if it fails."""
    done = subprocess.run(["ip", *arguments], check=True, capture_output=True, text=True)
    return done.stdout


class Computer:
    """A network namespace with one interface, eth0."""

    def __init__(self, name: str, port: str, number: int) -> None:
        self.name = name
        self.port = port
        self.address = f"10.77.0.{number}"

    def ip(self, *arguments: str) -> str:
        return ip("-n", self.name, *arguments)

    def command(self, *arguments: str) -> list[str]:
        """`arguments` as a command line that runs in this computer's network."""
        return ["ip", "netns", "exec", self.name, *arguments]

    def nft(self, *rules: str) -> None:
        """Replace this computer's firewall by a table with these lines; none opens it again."""
        subprocess.run(self.command("nft", "flush", "ruleset"), check=True)
        if rules:
            text = "table inet test {\n" + "\n".join(rules) + "\n}\n"
            subprocess.run(self.command("nft", "-f", "-"), input=text, text=True, check=True)

    def link_local(self) -> str:
        """eth0's link-local IPv6 address, usable at once (no duplicate address detection in here)."""
        for line in self.ip("-6", "-o", "addr", "show", "dev", "eth0", "scope", "link").splitlines():
            return line.split()[3].partition("/")[0]
        raise AssertionError(f"{self.name} has no link-local address")

    async def start(self, *arguments: str) -> asyncio.subprocess.Process:
        """Start this Python with `arguments` in the computer's network."""
        return await asyncio.create_subprocess_exec(
            *self.command(sys.executable, *arguments),
            cwd=ROOT,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )


async def line_of(process: asyncio.subprocess.Process) -> str:
    """The next line that it writes; nothing once it has ended."""
    assert process.stdout is not None
    return (await process.stdout.readline()).decode().strip()


class Lan:
    """Two computers joined by a switch."""

    def __init__(self, switch: str, left: Computer, right: Computer) -> None:
        self.switch = switch
        self.left = left
        self.right = right

    def pull(self, computer: Computer) -> None:
        """Pull the cable out of `computer`: its interface loses the carrier."""
        ip("-n", self.switch, "link", "set", computer.port, "down")

    def plug(self, computer: Computer) -> None:
        """Put the cable back."""
        ip("-n", self.switch, "link", "set", computer.port, "up")


def why_not() -> str | None:
    """What keeps this machine from having such a network, or None."""
    if sys.platform != "linux":
        return "network namespaces are Linux's"
    if os.geteuid() != 0:
        return "network namespaces need root"
    if shutil.which("ip") is None:
        return "the command ip is missing"
    trial = f"spite-{secrets.token_hex(4)}"
    made = subprocess.run(["ip", "netns", "add", trial], capture_output=True, text=True, check=False)
    if made.returncode != 0:
        return f"no network namespace can be made here: {made.stderr.strip()}"
    ip("netns", "delete", trial)
    return None


@contextmanager
def cabled(*, with_addresses: bool = True) -> Iterator[Lan]:
    """A `Lan`, removed in the end with everything in it. Without addresses the computers have lo alone up."""
    mark = secrets.token_hex(3)
    with ExitStack() as stack:
        names = [f"spite-{mark}-{role}" for role in ("switch", "left", "right")]
        for name in names:
            ip("netns", "add", name)
            stack.callback(ip, "netns", "delete", name)
            # No duplicate address detection: a link-local address can be used at once, as after a second on a
            # LAN.
            for which in ("all", "default"):
                turn_off = f"echo 0 >/proc/sys/net/ipv6/conf/{which}/accept_dad"
                subprocess.run(["ip", "netns", "exec", name, "sh", "-c", turn_off], check=True)
            ip("-n", name, "link", "set", "lo", "up")
        switch = names[0]
        ip(
            "-n",
            switch,
            "link",
            "add",
            "bridge",
            "type",
            "bridge",
            "forward_delay",
            "0",
            "mcast_snooping",
            "0",
        )
        ip("-n", switch, "link", "set", "bridge", "up")
        computers = []
        for number, name in enumerate(names[1:]):
            port = f"port{number}"
            peer = ("peer", "name", "eth0", "netns", name)
            ip("-n", switch, "link", "add", port, "type", "veth", *peer)
            ip("-n", switch, "link", "set", port, "master", "bridge", "up")
            computers.append(Computer(name, port, number + 1))
            if with_addresses:
                connect(computers[-1])
        yield Lan(switch, *computers)


def connect(computer: Computer) -> None:
    """Give `computer` its address and bring its interface up."""
    computer.ip("addr", "add", f"{computer.address}/24", "dev", "eth0")
    computer.ip("link", "set", "eth0", "up")


@pytest.fixture
def lan() -> Iterator[Lan]:
    """Two computers on one cable."""
    reason = why_not()
    if reason is not None:
        pytest.skip(reason)
    with cabled() as made:
        yield made
