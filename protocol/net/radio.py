"""Multicast DNS for one host or lobby: a zeroconf instance in a thread of its own, on the interfaces that are
there.

When interfaces come or go, a new radio takes the place of the old one.

A thread of its own, because the flood a busy network sends must not hold up the loop that paints the window,
and because the window's loop on Windows is not one that zeroconf is made for. Not for what is advertised or
found (`advertiser.py`, `browser.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from zeroconf import IPVersion, NotRunningException, Zeroconf

from protocol.errors import LocalError
from protocol.net.interfaces import Addresses, own_addresses
from protocol.net.threads import in_thread

T = TypeVar("T")

# Seconds between two looks at the list of interfaces; a look costs a fraction of a millisecond.
LOOK_EVERY = 2.0
# Seconds after each of two goodbyes.
_BETWEEN_GOODBYES = 0.02

_log = logging.getLogger(__name__)


class UnavailableError(Exception):
    """Finding tables does not work on this computer now; the text is a sentence that says why."""


class Radio:
    """A running zeroconf instance. `addresses` are those it uses."""

    def __init__(self, zeroconf: Zeroconf, interface: str | None, addresses: Addresses) -> None:
        self.zeroconf = zeroconf
        self.addresses = addresses
        self._interface = interface

    @classmethod
    async def open(cls, interface: str | None) -> Radio:
        """Start on `interface`, or on all of this computer's. UnavailableError when that fails."""
        addresses = own_addresses(interface)
        if not addresses.for_multicast:
            raise UnavailableError(NO_NETWORK)
        try:
            zeroconf = await in_thread(lambda: _start(addresses), undo=Zeroconf.close)
        except (OSError, RuntimeError, NotRunningException) as error:
            _log.warning("multicast does not work on %s: %r", _told(addresses), error)
            raise UnavailableError(_why_not(error)) from error
        _log.info("multicast on %s", _told(addresses))
        return cls(zeroconf, interface, addresses)

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine of zeroconf where zeroconf lives, and wait for its result."""
        loop = self.zeroconf.loop
        if loop is None or loop.is_closed():
            work.close()
            raise NotRunningException
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, loop))

    @property
    def leads_nowhere(self) -> bool:
        """Whether nobody else can be reached on it. Loopback that was asked for leads where it should."""
        return self.addresses.cut_off or (self._interface is None and not self.addresses.on_network)

    def look(self) -> Addresses | None:
        """This computer's addresses, if they are not those in use any more."""
        try:
            addresses = own_addresses(self._interface)
        except LocalError:
            # The chosen interface is gone; it may come back.
            return None
        return addresses if addresses != self.addresses and addresses.for_multicast else None

    async def close(self, *, goodbye: bool = True) -> None:
        """Stop the thread. With `goodbye`, everybody is told that what was advertised here is gone."""
        with contextlib.suppress(NotRunningException):
            await self.run(self._part() if goodbye else self._forget())
        await in_thread(self.zeroconf.close)

    async def _part(self) -> None:
        """Twice, as a datagram may be lost; who has missed both finds that nobody answers there. zeroconf's
        own way takes half a second, for which whoever closes a table would wait.
        """
        gone = self.zeroconf.generate_unregister_all_services()
        if gone is None:
            return
        for _ in range(2):
            self.zeroconf.async_send(gone)
            await asyncio.sleep(_BETWEEN_GOODBYES)

    async def _forget(self) -> None:
        registry = self.zeroconf.registry
        registry.async_remove(registry.async_get_service_infos())


NO_NETWORK = "This computer is on no network; connect it, or play alone."


def _start(addresses: Addresses) -> Zeroconf:
    return Zeroconf(interfaces=addresses.for_multicast, ip_version=_version(addresses))


def _told(addresses: Addresses) -> str:
    return ", ".join(addresses.texts)


def _version(addresses: Addresses) -> IPVersion:
    return IPVersion.V4Only if addresses.ipv4 else IPVersion.V6Only


def _why_not(error: Exception) -> str:
    if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
        return (
            "Another program keeps UDP port 5353 to itself, so tables on the network cannot be found; "
            "joining by address works."
        )
    if isinstance(error, OSError) and error.errno in (errno.EACCES, errno.EPERM):
        return "This program may not use multicast here, so tables cannot be found; joining by address works."
    return "Tables on the network cannot be found on this computer now; joining by address works."
