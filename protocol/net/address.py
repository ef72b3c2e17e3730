"""Where somebody can be reached, as a person writes it, and the addresses a name stands for.

Not for connecting (`dial.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import re
import socket
import unicodedata
from dataclasses import dataclass

# Importable and documented, but left out of the package's list of exports.
from zeroconf import AddressResolver, NotRunningException  # type: ignore[attr-defined]

from protocol.errors import LocalError, PeerError, Reason
from protocol.net.interfaces import scope_index
from protocol.net.race import AllFailedError, race
from protocol.net.radio import Radio, UnavailableError
from protocol.net.threads import in_thread

HOW_TO_WRITE = "The address of a table is a computer and a port, like 192.168.1.7:4050 or marie.local:4050"
_V6 = "an IPv6 address stands in brackets, as in [fe80::1%eth0]:4050"
# What resolvers take for an IPv4 address, with fewer numbers, octal or hexadecimal: "1.2.3" is 1.2.0.3 to
# them and "010.0.0.1" is 8.0.0.1, which nobody means. No name of a computer is made of numbers alone.
_NUMBERS = re.compile(r"(?:(?:0x[0-9a-f]*|[0-9]+)(?:\.|$))+", re.IGNORECASE)
# RFC 1035: a name has at most 253 characters.
_LONGEST_NAME = 253
# Seconds for a name look-up; a resolver without network may take half a minute.
_LOOK_UP_PATIENCE = 5.0
# Milliseconds for an answer over multicast, which takes 0.1 s; the question is asked three times meanwhile.
_MULTICAST_PATIENCE = 2500


@dataclass(frozen=True)
class Address:
    """A host (name, IPv4, or IPv6 without brackets, with scope if it has one) and a TCP port."""

    host: str
    port: int

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


@dataclass(frozen=True)
class Endpoint:
    """A socket address that can be dialled."""

    family: socket.AddressFamily
    host: str
    port: int
    scope: int = 0

    @property
    def sockaddr(self) -> tuple[str, int] | tuple[str, int, int, int]:
        if self.family == socket.AF_INET6:
            return (self.host, self.port, 0, self.scope)
        return (self.host, self.port)

    def __str__(self) -> str:
        return f"[{self.host}]:{self.port}" if self.family == socket.AF_INET6 else f"{self.host}:{self.port}"


def parse_address(text: str) -> Address:
    """What a person typed. LocalError, saying how an address is written, when it is none.

    >>> str(parse_address(" [fe80::1%eth0]:4050 "))
    '[fe80::1%eth0]:4050'
    """
    text = text.strip()
    host, colon, port = text.rpartition(":")
    if is_ip(text) and ":" in text and not text.startswith("["):
        raise LocalError(f"{HOW_TO_WRITE}; {_V6}.")
    if is_ip(text) or not colon or not port:
        raise LocalError(f"{HOW_TO_WRITE}; {text[:80]!r} has no port.")
    if not host:
        raise LocalError(f"{HOW_TO_WRITE}; {text[:80]!r} names no computer.")
    if host.startswith("[") and host.endswith("]"):
        host = host[1:-1]
        if ":" not in host or not _is_bare_ip(host):
            raise LocalError(f"{HOW_TO_WRITE}; {_V6}, but {text[:80]!r} has none in them.")
    elif ":" in host and _is_bare_ip(host):
        raise LocalError(f"{HOW_TO_WRITE}; {_V6}.")
    elif ":" in host:
        raise LocalError(f"{HOW_TO_WRITE}; {text[:80]!r} is not one.")
    if len(host) > _LONGEST_NAME or any(character.isspace() or character in "/@" for character in host):
        raise LocalError(f"{HOW_TO_WRITE}; {text[:80]!r} is not one.")
    if not _is_bare_ip(host) and _NUMBERS.fullmatch(_as_looked_up(host)):
        raise LocalError(f"{HOW_TO_WRITE}; {text[:80]!r} is not one.")
    if not (port.isascii() and port.isdigit() and len(port) <= 5 and 0 < int(port) < 65536):
        raise LocalError(f"{HOW_TO_WRITE}; a port is a number from 1 to 65535, not {port[:16]!r}.")
    return Address(host, int(port))


def endpoint(host: str, port: int) -> Endpoint | None:
    """The endpoint of a literal IP address, with scope if it has one; None if `host` is a name.

    LocalError for a scope that names no interface of this computer.
    """
    text, _, scope = host.partition("%")
    if not _is_bare_ip(text):
        return None
    address = ipaddress.ip_address(text)
    if address.version == 4:
        return Endpoint(socket.AF_INET, str(address), port)
    return Endpoint(socket.AF_INET6, str(address), port, scope_index(scope) if scope else 0)


def is_ip(text: str) -> bool:
    """Whether it is an IPv4 or IPv6 address, of whatever scope, in brackets or not."""
    return _is_bare_ip(text[1:-1] if text.startswith("[") and text.endswith("]") else text)


def _is_bare_ip(text: str) -> bool:
    address, _, scope = text.partition("%")
    try:
        ipaddress.ip_address(address)
    except ValueError:
        return False
    # What stands behind that colon is meant as a port.
    return ":" not in scope


def _as_looked_up(name: str) -> str:
    """Full-width digits and dots, which a look-up takes for plain ones (RFC 3490), as those."""
    return unicodedata.normalize("NFKC", name).replace("\u3002", ".")


async def resolve(address: Address, interface: str | None = None) -> list[Endpoint]:
    """What can be dialled for `address`; at least one. PeerError when the name stands for nothing.

    A name that ends in ".local" is asked for over multicast DNS too: not every system's resolver knows those.
    """
    literal = endpoint(address.host, address.port)
    if literal is not None:
        return [literal]
    try:
        async with asyncio.timeout(_LOOK_UP_PATIENCE):
            if not address.host.rstrip(".").lower().endswith(".local"):
                return await _system_look_up(address)
            return await race(
                [lambda: _system_look_up(address), lambda: _multicast_look_up(address, interface)]
            )
    except TimeoutError:
        raise PeerError(Reason.UNREACHABLE, f"looking up the name {address.host!r} took too long") from None
    except (OSError, AllFailedError) as error:
        raise PeerError(Reason.UNREACHABLE, f"there is no computer named {address.host!r}") from error


async def _system_look_up(address: Address) -> list[Endpoint]:
    try:
        found = await in_thread(
            lambda: socket.getaddrinfo(address.host, address.port, type=socket.SOCK_STREAM)
        )
    except UnicodeError as error:
        # A label that is too long or empty.
        raise OSError("not a name") from error
    endpoints = [
        Endpoint(
            socket.AddressFamily(family), str(where[0]), address.port, int(where[3]) if len(where) == 4 else 0
        )
        for family, _, _, _, where in found
        if family in (socket.AF_INET, socket.AF_INET6)
    ]
    if not endpoints:
        raise OSError("no address")
    return list(dict.fromkeys(endpoints))


async def _multicast_look_up(address: Address, interface: str | None) -> list[Endpoint]:
    name = f"{address.host.rstrip('.').lower()}."
    try:
        radio = await Radio.open(interface)
    except (UnavailableError, LocalError) as error:
        raise OSError(str(error)) from error
    try:
        question = AddressResolver(name)
        with contextlib.suppress(NotRunningException):
            await radio.run(question.async_request(radio.zeroconf, _MULTICAST_PATIENCE))
    finally:
        await radio.close()
    found = [endpoint(text, address.port) for text in question.parsed_scoped_addresses()]
    if not found:
        raise OSError("no answer")
    return [each for each in found if each is not None]
