"""The network addresses of this computer: which there are, and which one a person chose with `--interface`.

Not for the addresses of others (`address.py`).
"""

from __future__ import annotations

import ipaddress
import socket
import struct
import sys
from collections.abc import Iterable
from dataclasses import dataclass, replace

import ifaddr

from protocol.errors import LocalError


@dataclass(frozen=True)
class Addresses:
    """A snapshot of this computer's addresses; two are equal while nothing came or went.

    `ipv4`: dotted addresses. `ipv6`: address without scope, and the interface's index. Loopback is in
    neither, unless it was asked for by name or there is nothing else; nor is what belongs to an interface
    that is off or has no cable or radio, where the system tells, but for one that was asked for by name,
    which is then `cut_off`.
    """

    ipv4: tuple[str, ...]
    ipv6: tuple[tuple[str, int], ...]
    cut_off: bool = False

    @property
    def on_network(self) -> bool:
        """Whether any of them leads out of this computer."""
        return not self.cut_off and any(not ipaddress.ip_address(text).is_loopback for text in self.texts)

    @property
    def texts(self) -> tuple[str, ...]:
        """All of them without scopes, IPv4 first."""
        return (*self.ipv4, *(address for address, _ in self.ipv6))

    @property
    def shown(self) -> tuple[str, ...]:
        """As a person tells them to another: IPv4 first, and IPv6 only where it needs no scope."""
        return (*self.ipv4, *(text for text, _ in self.ipv6 if not ipaddress.ip_address(text).is_link_local))

    @property
    def for_multicast(self) -> list[str | int]:
        """What zeroconf is told to use: IPv4 addresses, or the indexes of IPv6 interfaces where there is no
        IPv4.

        One family at a time: a socket for both cannot join IPv4 groups on every system, and whoever has IPv4
        is seen by everybody on it.
        """
        if self.ipv4:
            return list(self.ipv4)
        return sorted(
            {index for address, index in self.ipv6 if not ipaddress.ip_address(address).is_loopback}
        )


def own_addresses(interface: str | None = None) -> Addresses:
    """This computer's addresses now, or the one that `interface` names ("192.168.1.7", "fe80::1%eth0").

    LocalError when `interface` is no address or none of this computer's.
    """
    every = list(_adapter_addresses())
    if interface is not None:
        return _chosen(interface, every)
    connected = _connected()
    outside = [pair for pair in every if not pair[0].is_loopback and _is_in(pair[1], connected)]
    return _addresses(outside or [pair for pair in every if pair[0].is_loopback and pair[0].version == 4])


def network_state() -> tuple[Addresses, frozenset[int] | None]:
    """What a call to somebody depends on here: equal while no address comes or goes and, where the system
    tells, no cable or radio is connected or lost.
    """
    return own_addresses(), _connected()


def scope_index(scope: str) -> int:
    """The index of an interface named or numbered `scope` (what follows "%"). LocalError if there is none."""
    if scope.isascii() and scope.isdigit() and len(scope) < 10:
        return int(scope)
    try:
        return socket.if_nametoindex(scope)
    except (OSError, UnicodeEncodeError, ValueError) as error:
        raise LocalError(f"This computer has no network interface {scope[:32]!r}.") from error


if sys.platform == "linux":
    import fcntl

    # From linux/sockios.h and linux/if.h.
    _SIOCGIFFLAGS = 0x8913
    _IFF_RUNNING = 0x40

    def _connected() -> frozenset[int] | None:
        """The indexes of the interfaces that are on and have a carrier; None: the system does not tell."""
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
            return frozenset(index for index, name in socket.if_nameindex() if _runs(any_socket, name))

    def _runs(any_socket: socket.socket, name: str) -> bool:
        request = struct.pack("16sH14x", name.encode()[:15], 0)
        try:
            answer = fcntl.ioctl(any_socket, _SIOCGIFFLAGS, request)
        except OSError:
            # It has just gone.
            return False
        flags: int = struct.unpack("16sH14x", answer)[1]
        return bool(flags & _IFF_RUNNING)

else:

    def _connected() -> frozenset[int] | None:
        # There an interface without a carrier loses its addresses.
        return None


def _is_in(index: int, connected: frozenset[int] | None) -> bool:
    """Whether the interface is one of those; 0 is one of which nothing is known."""
    return connected is None or not index or index in connected


def _adapter_addresses() -> Iterable[tuple[ipaddress.IPv4Address | ipaddress.IPv6Address, int]]:
    for adapter in ifaddr.get_adapters():
        for entry in adapter.ips:
            text = entry.ip if isinstance(entry.ip, str) else entry.ip[0]
            yield ipaddress.ip_address(text), adapter.index or 0


def _chosen(
    interface: str, every: list[tuple[ipaddress.IPv4Address | ipaddress.IPv6Address, int]]
) -> Addresses:
    text, _, scope = interface.strip().strip("[]").partition("%")
    try:
        wanted = ipaddress.ip_address(text)
    except ValueError as error:
        raise LocalError(f"{interface[:64]!r} is not a network address.") from error
    index = scope_index(scope) if scope else None
    found = [pair for pair in every if pair[0] == wanted and index in (None, pair[1])]
    if not found and not wanted.is_loopback:
        known = ", ".join(str(address) for address, _ in every) or "none"
        raise LocalError(f"This computer has no address {interface[:64]}; it has {known}.")
    connected = _connected()
    cut_off = bool(found) and not any(_is_in(each, connected) for _, each in found)
    return replace(_addresses(found or [(wanted, 0)]), cut_off=cut_off)


def _addresses(pairs: list[tuple[ipaddress.IPv4Address | ipaddress.IPv6Address, int]]) -> Addresses:
    return Addresses(
        tuple(sorted({str(address) for address, _ in pairs if address.version == 4})),
        tuple(sorted({(str(address), index) for address, index in pairs if address.version == 6})),
    )
