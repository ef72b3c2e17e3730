"""Joining what is a table, what was one, and what never will be: told in words, quickly, leaving nothing
behind.
"""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

from protocol.errors import PeerError, Reason
from protocol.net import dial, join
from protocol.net.dial import answers
from protocol.net.host import Host
from protocol.net.join import join as sit_down
from protocol.net.link import LENGTH
from protocol.net.listing import ListedTable
from protocol.net.person import Person
from tests.net.serving import serving
from tests.net.test_host import PREAMBLE, table
from tests.net.test_session import LOOPBACK


@pytest.mark.asyncio
async def test_nobody_listening_is_said_at_once(joiner: Person) -> None:
    with socket.socket() as unused:
        unused.bind((LOOPBACK, 0))
        port = unused.getsockname()[1]
        with pytest.raises(PeerError, match=f"nobody is listening at {LOOPBACK}:{port}") as told:
            await sit_down(f"{LOOPBACK}:{port}", joiner)
    assert told.value.reason is Reason.UNREACHABLE


@asynccontextmanager
async def server(says: bytes, then_hangs_up: bool) -> AsyncIterator[int]:
    """A port where something else answers."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(says)
        with contextlib.suppress(ConnectionError):
            # Read first, or the unread bytes make it a reset.
            await reader.read(1000)
            if not then_hangs_up:
                await reader.read()
        writer.close()

    async with serving(serve) as port:
        yield port


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("says", "hangs_up", "reason", "words"),
    [
        (b"", True, Reason.UNREACHABLE, "hung up"),
        (b"", False, Reason.TIMEOUT, "takes the call but says nothing"),
        (b"220 mail.local ESMTP\r\n", False, Reason.HANDSHAKE, "it is not this game that answers"),
        (b"SSH-", True, Reason.HANDSHAKE, "it is not this game that answers"),
        (PREAMBLE[:30], True, Reason.UNREACHABLE, "hung up"),
        (PREAMBLE, True, Reason.HANDSHAKE, "the other side hung up"),
        (PREAMBLE, False, Reason.TIMEOUT, "stopped answering"),
        (PREAMBLE + LENGTH.pack(192) + bytes(192), False, Reason.HANDSHAKE, "cannot be decrypted"),
        (PREAMBLE + LENGTH.pack(65535), False, Reason.HANDSHAKE, "wrong length"),
    ],
)
async def test_what_is_no_table_is_told_in_words(
    says: bytes, hangs_up: bool, reason: Reason, words: str, joiner: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (dial, join):
        monkeypatch.setattr(module, "HANDSHAKE_PATIENCE", 0.2)
    async with server(says, hangs_up) as port:
        with pytest.raises(PeerError) as told:
            await sit_down(f"{LOOPBACK}:{port}", joiner)
    assert (told.value.reason, words in str(told.value)) == (reason, True), str(told.value)


def listed(opened: Host, *addresses: str, **changes: Any) -> ListedTable:
    return ListedTable("key", replace(opened._listing(), **changes), addresses, opened.port)


@pytest.mark.asyncio
async def test_dead_addresses_of_a_table_do_not_delay_the_living_one(marie: Person, joiner: Person) -> None:
    async with table(marie) as (opened, _):
        # Documentation addresses (RFC 5737): nobody answers there, nor says so.
        found = listed(opened, "192.0.2.201", "198.51.100.7", "203.0.113.9", LOOPBACK)
        async with asyncio.timeout(2):
            theirs = await sit_down(found, joiner)
        mine = await anext(opened)
        await asyncio.gather(theirs.close(), mine.close())


@pytest.mark.asyncio
async def test_another_table_at_a_listed_address_is_not_entered(marie: Person, joiner: Person) -> None:
    async with table(marie) as (opened, _):
        with pytest.raises(PeerError, match="the table is not there any more"):
            await sit_down(listed(opened, LOOPBACK, table_id=b"t" * 16), joiner)


@pytest.mark.asyncio
async def test_a_knock_tells_a_living_table_from_a_dead_and_another_one(marie: Person) -> None:
    async with table(marie) as (opened, note):
        assert await answers(listed(opened, LOOPBACK)) is True
        assert await answers(listed(opened, "fe80::1%nothere", LOOPBACK)) is True
        assert await answers(listed(opened, "fe80::1%nothere")) is False
        assert await answers(listed(opened, LOOPBACK, instance_id=b"x" * 16)) is False
        dead = listed(opened, LOOPBACK)
        assert note.refusals == []
    assert await answers(dead) is False


@pytest.mark.asyncio
async def test_joining_can_be_called_off_at_any_moment(joiner: Person) -> None:
    before = asyncio.all_tasks()
    async with server(PREAMBLE, then_hangs_up=False) as port:
        for turns in range(0, 30, 2):
            joining = asyncio.ensure_future(sit_down(f"{LOOPBACK}:{port}", joiner))
            for _ in range(turns):
                await asyncio.sleep(0)
            joining.cancel()
            with pytest.raises(asyncio.CancelledError):
                await joining
        serving = {task for task in asyncio.all_tasks() if "server" in repr(task.get_coro())}
        assert asyncio.all_tasks() == before | serving
