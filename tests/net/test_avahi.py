"""Another implementation finds a table: Avahi, on a computer at the other end of the cable."""

import asyncio
import os
import shutil
import subprocess
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from protocol.net.listing import read_txt
from tests.net.namespaces import Computer, Lan
from tests.net.program import player

pytestmark = [
    pytest.mark.asyncio,
    pytest.mark.long,
    pytest.mark.skipif(
        not all(map(shutil.which, ("avahi-daemon", "avahi-browse", "dbus-daemon"))),
        reason="Avahi is missing (Debian: avahi-daemon, avahi-utils, dbus)",
    ),
]

BUS = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-BUS Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <listen>unix:path={socket}</listen>
  <policy context="default">
    <allow send_destination="*"/> <allow receive_sender="*"/> <allow own="*"/> <allow user="*"/>
  </policy>
</busconfig>
"""
AVAHI = """[server]
host-name=right
allow-interfaces=eth0
[publish]
disable-publishing=yes
"""
# `ip netns exec` gives a process mounts of its own: the machine's /run stays as it is.
START = (
    "mount -t tmpfs none /run && mkdir /run/avahi-daemon"
    " && exec avahi-daemon --no-drop-root --no-chroot --no-rlimits --file={file}"
)


@asynccontextmanager
async def avahi_on(computer: Computer, folder: Path) -> AsyncIterator[dict[str, str]]:
    """Avahi and a message bus for it, in the computer's network; the environment that finds the bus."""
    environment = {**os.environ, "DBUS_SYSTEM_BUS_ADDRESS": f"unix:path={folder}/bus", "LC_ALL": "C.UTF-8"}
    (folder / "bus.conf").write_text(BUS.format(socket=folder / "bus"))
    (folder / "avahi.conf").write_text(AVAHI)
    start = START.format(file=folder / "avahi.conf")
    async with AsyncExitStack() as stack:
        for command, ready in (
            (["dbus-daemon", f"--config-file={folder / 'bus.conf'}", "--nofork", "--print-address"], "unix:"),
            (computer.command("sh", "-c", start), "Server startup complete"),
        ):
            process = await asyncio.create_subprocess_exec(
                *command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
            )
            stack.push_async_callback(process.wait)
            stack.callback(process.terminate)
            assert process.stdout is not None
            async with asyncio.timeout(20):
                while ready not in (line := (await process.stdout.readline()).decode()):
                    assert line, f"{command[0]} has ended"
        yield environment


async def browse(computer: Computer, environment: dict[str, str]) -> list[list[str]]:
    """What `avahi-browse` resolves, with its fields in order."""
    command = computer.command("avahi-browse", "-rtp", "_spite-malice._tcp")
    process = await asyncio.create_subprocess_exec(*command, env=environment, stdout=subprocess.PIPE)
    output, _ = await process.communicate()
    return [line.split(";") for line in output.decode().splitlines() if line.startswith("=")]


async def test_avahi_shows_a_table_with_its_txt_record(lan: Lan, tmp_path: Path) -> None:
    folder = tmp_path / "avahi"
    folder.mkdir()
    async with (
        player("host", "--folder", str(tmp_path / "host"), "--name", "Marie", on=lan.left) as hosting,
        avahi_on(lan.right, folder) as environment,
    ):
        listening = await hosting.told("listening")
        async with asyncio.timeout(30):
            while not (found := await browse(lan.right, environment)):
                pass
    _, interface, _, _, kind, domain, _, address, port, text = found[0]
    print("\n".join(";".join(each) for each in found))
    assert (interface, kind, domain) == ("eth0", "_spite-malice._tcp", "local")
    assert address == lan.left.address or address.startswith("fe80:")
    assert int(port) == listening["port"]
    record = {
        key.encode(): value.encode() for key, _, value in (each.partition("=") for each in fields(text))
    }
    listing = read_txt(record)
    assert listing is not None
    assert (listing.nickname, listing.private, listing.busy) == ("Marie", False, False)


def fields(text: str) -> list[str]:
    """The strings of a TXT record as `avahi-browse` prints them: "one" "two"."""
    return text[1:-1].split('" "')
