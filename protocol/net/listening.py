"""Listening sockets on one TCP port, everywhere or on one interface. Not for who calls there (`host.py`)."""

from __future__ import annotations

import contextlib
import errno
import socket

from protocol.errors import LocalError
from protocol.net.interfaces import Addresses

_FREE_PORT_ATTEMPTS = 10


def listen(addresses: Addresses | None, port: int, preferred: int = 0) -> list[socket.socket]:
    """Listening sockets on one port: everywhere, or on the chosen interface's `addresses`. `port` 0 takes
    `preferred` if that is free, else any.

    LocalError, with a sentence, when that cannot be.
    """
    if not port and preferred:
        with contextlib.suppress(LocalError):
            return listen(addresses, preferred)
    if not 0 <= port < 65536:
        raise LocalError(f"A port is a number from 0 to 65535, not {port}.")
    if addresses is None:
        places: list[tuple[str, int]] = [("0.0.0.0", 0), ("::", 0)]
    else:
        places = [*((text, 0) for text in addresses.ipv4), *addresses.ipv6]
    attempts = 1 if port else _FREE_PORT_ATTEMPTS
    while True:
        attempts -= 1
        try:
            return _listen_everywhere(places, port)
        except OSError as error:
            # The port that one address got was taken on another: only with port 0, and then another is as
            # good.
            if error.errno != errno.EADDRINUSE or not attempts:
                raise LocalError(_why_not(error, port)) from error


def _listen_everywhere(places: list[tuple[str, int]], port: int) -> list[socket.socket]:
    """A socket for each place, all on the port that the first one got."""
    sockets: list[socket.socket] = []
    try:
        for text, index in places:
            try:
                sockets.append(_listen_at(text, index, port))
            except OSError as error:
                # Many computers have IPv6 turned off; IPv4 alone will do for them.
                if text != "::" or error.errno == errno.EADDRINUSE:
                    raise
            port = sockets[0].getsockname()[1]
    except BaseException:
        for each in sockets:
            each.close()
        raise
    return sockets


def _listen_at(text: str, index: int, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in text else socket.AF_INET
    # With the protocol's number asyncio sends small messages of accepted connections at once, see `dial.py`.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):
            # On Windows SO_REUSEADDR would let another program take the port over.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            listener.bind((text, port, 0, index if text.lower().startswith("fe80:") else 0))
        else:
            listener.bind((text, port))
        listener.setblocking(False)
        listener.listen(64)
    except BaseException:
        listener.close()
        raise
    return listener


def _why_not(error: OSError, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} is taken by another program; choose another one, or none to get a free one."
    if error.errno in (errno.EACCES, errno.EPERM):
        return (
            f"This program may not listen on port {port}; choose one from 1024 on, or none to get a free one."
        )
    return f"This computer cannot listen on port {port}: {error.strerror or error}."
