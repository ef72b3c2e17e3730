"""Pauses between calls are cut short by what makes success likely; without that, these would take hours."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import pytest

from protocol.errors import Reason
from protocol.net import reaching
from protocol.net.host import Host
from protocol.net.link import StreamLink
from protocol.net.person import Person
from protocol.net.reaching import Reaching
from protocol.peer.events import Closed
from tests.net.namespaces import Lan, line_of
from tests.net.serving import free_port
from tests.net.test_host import CODE, table
from tests.net.test_session import LOOPBACK, until
from tests.net.test_trust import both_trust

HOURS = 10_000.0

# Calls at the address it is given, where nobody listens yet; says when it has given that up for hours.
CALLER = f"""
import asyncio, logging, sys
from protocol.net import reaching
from protocol.net.changes import NetworkWatch
from protocol.net.person import passing_person
reaching.FIRST_PAUSE = reaching.LONGEST_PAUSE = {HOURS}
class Told(logging.Handler):
    def emit(self, record):
        print(record.getMessage(), flush=True)
logging.getLogger(reaching.__name__).addHandler(Told())
logging.getLogger(reaching.__name__).setLevel(logging.DEBUG)
async def main():
    where, interface = sys.argv[1:]
    calling = reaching.Reaching(passing_person("Ann"), bytes(32), [where], interface, lambda link: None)
    watch = NetworkWatch(calling.nudge)
    await asyncio.Event().wait()
asyncio.run(main())
"""
LISTENER = """
import socket
with socket.create_server(("", 47000)) as listener:
    print("listening", flush=True)
    print("called from", listener.accept()[1][0], flush=True)
"""


@pytest.mark.asyncio
async def test_a_fresh_table_of_that_person_is_called_at_once(
    marie: Person, joiner: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    for pause in ("FIRST_PAUSE", "LONGEST_PAUSE"):
        monkeypatch.setattr(reaching, pause, HOURS)
    both_trust(marie, joiner)
    links: asyncio.Queue[StreamLink] = asyncio.Queue()
    known = f"{LOOPBACK}:{free_port()}"
    calling = Reaching(joiner, marie.identity.public_key, [known], LOOPBACK, links.put_nowait)
    try:
        await given_up()
        async with table(marie, code=CODE, advertise=True) as (opened, _), asyncio.timeout(20):
            link = await links.get()
            assert link.peer_key == marie.identity.public_key
            calling.rest()
            await told_who_called(opened, link)
    finally:
        await calling.stop()
        # The table is called again whenever its record changes.
        while not links.empty():
            await links.get_nowait().close()


async def given_up() -> None:
    """The first call has failed."""
    failed = asyncio.Event()

    class Told(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if record.getMessage().startswith("no way back yet"):
                failed.set()

    log, told = logging.getLogger(reaching.__name__), Told()
    before = log.level
    log.addHandler(told)
    log.setLevel(logging.DEBUG)
    try:
        await failed.wait()
    finally:
        log.removeHandler(told)
        log.setLevel(before)


async def told_who_called(opened: Host, link: StreamLink) -> None:
    session = await anext(opened)
    await link.close()
    assert (await until(session, Closed)).reason is Reason.LOST
    await session.close()


@pytest.mark.asyncio
async def test_a_change_of_the_own_network_makes_a_call_at_once(lan: Lan) -> None:
    caller = await lan.left.start("-c", CALLER, f"{lan.right.address}:47000", lan.left.address)
    listener = None
    try:
        while "nobody is listening" not in (said := await line_of(caller)):
            assert said, "it has ended"
        listener = await lan.right.start("-c", LISTENER)
        assert await line_of(listener) == "listening"
        lan.left.ip("addr", "add", "10.77.0.9/24", "dev", "eth0")
        async with asyncio.timeout(20):
            assert await line_of(listener) == f"called from {lan.left.address}"
    finally:
        for process in filter(None, (caller, listener)):
            with suppress(ProcessLookupError):
                process.kill()
            await process.communicate()
