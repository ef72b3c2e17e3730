"""Whether multicast works here at all: a question sent to the multicast DNS group comes back to its own
sender.

It cannot tell whether the network beyond carries it, only that this computer's own rules let it out and in.
"""

from __future__ import annotations

import contextlib
import os
import select
import socket
import struct
import time

from protocol.net.interfaces import Addresses
from protocol.net.listing import SERVICE_TYPE

BLOCKED = (
    "Multicast does not get through on this network (a firewall, perhaps), so tables cannot be found; "
    "joining by address works."
)

_PORT = 5353
_GROUP_4 = "224.0.0.251"
_GROUP_6 = "ff02::fb"
# Seconds; the kernel hands a looped-back packet over in far less than one.
_PATIENCE = 1.0


def hears_itself(addresses: Addresses) -> bool:
    """Ask the network for tables on each of `addresses` and listen for the question. Blocks for up to 1 s."""
    packet = _question()
    with contextlib.ExitStack() as stack:
        sockets = []
        for address in addresses.ipv4:
            with contextlib.suppress(OSError):
                sockets.append(stack.enter_context(_send_4(packet, address)))
        if not addresses.ipv4:
            for index in sorted({index for _, index in addresses.ipv6}):
                with contextlib.suppress(OSError):
                    sockets.append(stack.enter_context(_send_6(packet, index)))
        return _comes_back(packet, sockets)


def _question() -> bytes:
    """A DNS question for tables (PTR, class IN), told from every other by its random id."""
    name = b"".join(bytes([len(label)]) + label.encode() for label in SERVICE_TYPE.rstrip(".").split("."))
    return os.urandom(2) + struct.pack(">5H", 0, 1, 0, 0, 0) + name + b"\0" + struct.pack(">2H", 12, 1)


def _send_4(packet: bytes, address: str) -> socket.socket:
    connection = _shared_port(socket.AF_INET)
    try:
        interface = socket.inet_aton(address)
        group = socket.inet_aton(_GROUP_4)
        connection.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, group + interface)
        connection.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, interface)
        connection.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_TTL, 255)
        connection.sendto(packet, (_GROUP_4, _PORT))
    except OSError:
        connection.close()
        raise
    return connection


def _send_6(packet: bytes, index: int) -> socket.socket:
    connection = _shared_port(socket.AF_INET6)
    try:
        group = socket.inet_pton(socket.AF_INET6, _GROUP_6) + struct.pack("@I", index)
        connection.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_JOIN_GROUP, group)
        connection.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_MULTICAST_IF, index)
        connection.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_MULTICAST_HOPS, 255)
        connection.sendto(packet, (_GROUP_6, _PORT, 0, index))
    except OSError:
        connection.close()
        raise
    return connection


def _shared_port(family: socket.AddressFamily) -> socket.socket:
    connection = socket.socket(family, socket.SOCK_DGRAM)
    try:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "SO_REUSEPORT"):
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        connection.bind(("", _PORT))
    except OSError:
        connection.close()
        raise
    return connection


def _comes_back(packet: bytes, sockets: list[socket.socket]) -> bool:
    deadline = time.monotonic() + _PATIENCE
    while sockets and (left := deadline - time.monotonic()) > 0:
        readable, _, _ = select.select(sockets, [], [], left)
        for connection in readable:
            with contextlib.suppress(OSError):
                if connection.recv(9000) == packet:
                    return True
    return False
