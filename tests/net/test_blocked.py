"""Who is blocked in the middle of a match is neither let in again nor called, until they are unblocked."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from protocol.errors import LocalError
from protocol.game import Rules
from protocol.net.host import Host
from protocol.net.link import StreamLink
from protocol.net.reaching import Reaching
from protocol.net.returning import going_on
from protocol.net.unfinished import unfinished
from protocol.peer.events import Resumed
from tests.net.test_keeping import LOOPBACK, Player, two_people, unfinished_match

BLOCKED = "You have blocked Bob. Unblock them first to go on with the match."


@pytest.mark.asyncio
async def test_a_match_with_somebody_blocked_goes_on_only_once_they_are_unblocked(tmp_path: Path) -> None:
    async with two_people(tmp_path) as (ann, bob):
        await unfinished_match(ann, bob)
        (ours,), (theirs,) = await unfinished(ann), await unfinished(bob)
        async with going_on(theirs, bob, interface=LOOPBACK) as (back, table):
            ann.people.block(bob.identity.public_key)
            with pytest.raises(LocalError) as refused:
                async with going_on(ours, ann, address=table.addresses[0], interface=LOOPBACK):
                    pass
            assert str(refused.value) == BLOCKED
            ann.people.unblock(bob.identity.public_key)
            async with going_on(ours, ann, address=table.addresses[0], interface=LOOPBACK) as (seat, _):
                for player in (Player(back), Player(seat)):
                    await player.until(Resumed)
                    await player.close()


class _Told(logging.Handler):
    """`heard` is set once a line ends with `text`."""

    def __init__(self, text: str) -> None:
        super().__init__(logging.DEBUG)
        self._text = text
        self.heard = asyncio.Event()

    def emit(self, record: logging.LogRecord) -> None:
        if record.getMessage().endswith(self._text):
            self.heard.set()


@pytest.mark.asyncio
async def test_who_was_blocked_while_the_link_was_away_is_not_reached_any_more(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    links: asyncio.Queue[StreamLink] = asyncio.Queue()
    blocked = _Told(BLOCKED)
    log = logging.getLogger("protocol.net.reaching")
    caplog.set_level(logging.DEBUG, log.name)
    log.addHandler(blocked)
    try:
        async with (
            two_people(tmp_path) as (ann, bob),
            await Host.open(bob, rules=Rules(), interface=LOOPBACK, advertise=False) as host,
        ):
            # Known from an earlier match.
            key = bob.identity.public_key
            ann.people.met(key, "Bob", by_code=False)
            bob.people.met(ann.identity.public_key, "Ann", by_code=False)
            ann.people.block(key)
            reaching = Reaching(ann, key, host.addresses, LOOPBACK, links.put_nowait)
            try:
                async with asyncio.timeout(20):
                    await blocked.heard.wait()
                    assert links.empty()
                    ann.people.unblock(key)
                    await (await links.get()).close()
            finally:
                await reaching.stop()
    finally:
        log.removeHandler(blocked)
