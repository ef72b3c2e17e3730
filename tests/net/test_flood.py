"""What strangers say on multicast DNS: thousands of tables, names that are no names, records that are no
tables.
"""

import sys
from pathlib import Path

import pytest

from protocol.net.browser import MOST_TABLES
from tests.net.namespaces import Lan
from tests.net.program import player

pytestmark = pytest.mark.asyncio

# Run on one computer of the LAN: answers for tables that do not exist, written straight into packets.
FLOOD = """
import socket, struct, sys, time
def name(text):
    return b"".join(bytes([len(label)]) + label for label in text.encode().split(b".")) + b"\\0"
def record(owner, kind, data):
    return name(owner) + struct.pack(">HHIH", kind, 1, 120, len(data)) + data
def txt(fields):
    return b"".join(bytes([len(field)]) + field for field in fields)
TYPE = "_spite-malice._tcp.local"
def table(number, fields, port=9):
    instance, label = f"x{number}." + TYPE, f"h{number}.local"
    srv = struct.pack(">HHH", 0, 0, port) + name(label)
    return [record(TYPE, 12, name(instance)), record(instance, 33, srv),
            record(instance, 16, txt(fields)), record(label, 1, socket.inet_aton("10.77.0.1"))]
def good(nickname, number):
    number = b"%032x" % number
    return [b"v=1.0", b"n=" + nickname, b"f=7KQ2-M9XA", b"i=" + number, b"t=" + number,
            b"d=seeded", b"p=50", b"r=0123456789abcdef", b"a=open", b"s=free"]
out = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
out.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton("10.77.0.1"))
# The port is shared with the true table's program.
out.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
out.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
out.bind(("10.77.0.1", 5353))
def send(records):
    head = struct.pack(">6H", 0, 0x8400, 0, len(records), 0, 0)
    out.sendto(head + b"".join(records), ("224.0.0.251", 5353))
"""
MANY = (
    FLOOD
    + """
for number in range(3000):
    send(table(number, good(b"Flood", number)))
    if number % 50 == 49: time.sleep(0.02)
print("sent", flush=True)
sys.stdin.read()
"""
)
STRANGE = (
    FLOOD
    + """
send(table(1, good("\\u202eevil\\x07 \\x1b[31mname".encode(), 1)))
send(table(2, good(b"x" * 200, 2)))
wrong = [[], [b"v"], good(b"a", 3)[:-1], [b"i=zz", *good(b"a", 4)], [b"\\xff" * 255] * 3,
         [field.replace(b"p=50", b"p=-1") for field in good(b"a", 5)]]
for number, fields in enumerate(wrong, start=10):
    send(table(number, fields))
head = struct.pack(">6H", 0, 0x8400, 0, 65535, 0, 0)
for junk in (b"", b"\\0" * 12, b"\\xff" * 500, head + b"\\xc0\\x0c" * 20):
    out.sendto(junk, ("224.0.0.251", 5353))
send(table(99, good(b"Last", 99)))
sys.stdin.read()
"""
)


async def test_thousands_of_false_tables_leave_the_lobby_usable(lan: Lan, tmp_path: Path) -> None:
    flooding = await lan.left.start("-c", MANY)
    assert flooding.stdout is not None
    assert flooding.stdin is not None
    async with player("browse", on=lan.right) as looking:
        await looking.told("looking")
        await flooding.stdout.readline()
        # Nobody answers at any of them: each is taken off the list again, and the true table then has its
        # place.
        async with player("host", "--folder", str(tmp_path), "--name", "Marie", on=lan.left):
            await looking.told("found", name="Marie", within=40)
        shown: set[str] = set()
        most = 0
        for line in looking.lines:
            if line["event"] == "found":
                shown.add(line["key"])
            elif line["event"] == "gone":
                shown.discard(line["key"])
            most = max(most, len(shown))
        assert 0 < most <= MOST_TABLES
        if sys.platform == "linux":
            status = Path(f"/proc/{looking.process.pid}/status").read_text()  # noqa: ASYNC240
            (resident,) = (int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
            assert resident < 120_000, "kB"
    flooding.stdin.close()
    await flooding.wait()
    flooding._transport.close()  # type: ignore[attr-defined]


async def test_strange_records_are_cleaned_or_left_out(lan: Lan) -> None:
    async with player("browse", on=lan.right) as looking:
        await looking.told("looking")
        saying = await lan.left.start("-c", STRANGE)
        assert saying.stdin is not None
        await looking.told("found", name="Last")
        names = {line["name"] for line in looking.lines if line["event"] == "found"}
        assert names == {"evil [31mname", "x" * 32, "Last"}
        saying.stdin.close()
        await saying.wait()
        saying._transport.close()  # type: ignore[attr-defined]
