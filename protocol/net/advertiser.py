"""A table made known on the network over multicast DNS, for as long as it is hosted.

Not for finding others' tables (`browser.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import secrets

from zeroconf import NotRunningException, ServiceInfo

from protocol.errors import LocalError
from protocol.net.interfaces import Addresses
from protocol.net.listing import SERVICE_TYPE, Listing
from protocol.net.multicast import BLOCKED, hears_itself
from protocol.net.radio import LOOK_EVERY, NO_NETWORK, Radio, UnavailableError
from protocol.net.threads import in_thread

# Seconds between two changes of what is advertised.
_UPDATE_PAUSE = 0.6
# Every so many looks at the interfaces it is made sure that multicast still gets through: half a minute.
_LOOKS_PER_CHECK = 15


class Advertiser:
    """Advertises one table. `why_silent` is a sentence when it cannot be found on the network, else None.

    Goes on trying where it fails: a table opened before the cable was plugged in is found once it is.
    """

    def __init__(self, listing: Listing, port: int, interface: str | None) -> None:
        self._listing = listing
        self._port = port
        self._interface = interface
        # Random, so that two tables of one person or two computers of one name never merge; the host label
        # too, since addresses belong to labels.
        self._instance = f"spite-{secrets.token_hex(6)}.{SERVICE_TYPE}"
        self._label = f"spite-{secrets.token_hex(6)}.local."
        self._changed = asyncio.Event()
        self._version = 0
        self.why_silent: str | None = None
        self._task = asyncio.get_running_loop().create_task(self._advertise(), name="spite-advertiser")

    def change(self, listing: Listing) -> None:
        """Let the network know that the table is now as `listing` says."""
        if listing != self._listing:
            self._listing = listing
            self._changed.set()

    async def close(self) -> None:
        """Take the table off the network, saying goodbye. May be called again."""
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _advertise(self) -> None:
        radio = await self._radio()
        try:
            await self._check_multicast(radio)
            await self._register(radio)
            for look in itertools.count(1):
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_EVERY):
                        await self._changed.wait()
                if radio.look() is not None:
                    radio, stale = await self._radio(), radio
                    # No goodbye: where both were heard, it would take back what is announced now.
                    await stale.close(goodbye=False)
                    await self._check_multicast(radio)
                    await self._register(radio)
                elif self._changed.is_set():
                    await self._update(radio)
                elif self.why_silent is not None or look % _LOOKS_PER_CHECK == 0:
                    await self._check_multicast(radio)
        except NotRunningException:
            self.why_silent = (
                "This table cannot be found on the network any more; it can be joined by address."
            )
        finally:
            await radio.close()

    async def _radio(self) -> Radio:
        while True:
            try:
                radio = await Radio.open(self._interface)
            except (UnavailableError, LocalError) as why:
                self.why_silent = str(why)
                await asyncio.sleep(LOOK_EVERY)
            else:
                self.why_silent = None
                return radio

    async def _check_multicast(self, radio: Radio) -> None:
        if radio.leads_nowhere:
            self.why_silent = NO_NETWORK
            return
        addresses = radio.addresses
        heard = await in_thread(lambda: hears_itself(addresses))
        self.why_silent = None if heard else BLOCKED

    async def _register(self, radio: Radio) -> None:
        """Announce the table, at once: to ask first whether its name is free takes more than a second, in
        which who waits for this side cannot find it, and a random name of 48 bits is nobody else's.
        """
        self._changed.clear()
        await radio.run(
            radio.zeroconf.async_register_service(self._info(radio.addresses), cooperating_responders=True)
        )

    async def _update(self, radio: Radio) -> None:
        self._changed.clear()
        await radio.run(radio.zeroconf.async_update_service(self._info(radio.addresses)))
        # zeroconf says it three times within 0.5 s; the next change follows after that.
        await asyncio.sleep(_UPDATE_PAUSE)

    def _info(self, addresses: Addresses) -> ServiceInfo:
        # No record is ever said again after another one: caches keep both for a second, and take a record
        # that comes back (busy, free, busy) for the older of the two.
        self._version += 1
        return ServiceInfo(
            SERVICE_TYPE,
            self._instance,
            port=self._port,
            properties={**self._listing.to_txt(), "c": str(self._version)},
            server=self._label,
            parsed_addresses=list(addresses.texts),
        )
