"""How many connections may be on their way through the handshake, and which goes for a new one."""

import asyncio
import contextlib
import socket

import pytest

from protocol.net.host import Host
from protocol.net.person import Person
from protocol.net.strangers import MOST_OF_AN_ADDRESS, MOST_STRANGERS
from protocol.peer.preamble import NO_TABLE, PREAMBLE_BYTES, Mode, Preamble
from tests.net.test_host import still_lets_people_in, table

pytestmark = pytest.mark.asyncio

PREAMBLE = Preamble(Mode.OPEN, NO_TABLE, b"i" * 16).encode()


class Caller:
    """A connection from one of the loopback network's addresses."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def call(cls, opened: Host, address: str, *, greets: bool = False) -> "Caller":
        connection = socket.socket()
        connection.bind((address, 0))
        connection.setblocking(False)
        await asyncio.get_running_loop().sock_connect(connection, ("127.0.0.1", opened.port))
        reader, writer = await asyncio.open_connection(sock=connection)
        if greets:
            writer.write(PREAMBLE)
        # Its greeting has come: the table has taken the call.
        await reader.readexactly(PREAMBLE_BYTES)
        return cls(reader, writer)

    def greet(self) -> None:
        self._writer.write(PREAMBLE)

    async def hung_up(self) -> None:
        async with asyncio.timeout(5):
            with contextlib.suppress(ConnectionError):
                assert await self._reader.read() == b""

    async def alive(self) -> bool:
        """Whether the table has not hung up, as far as can be told a moment later."""
        try:
            async with asyncio.timeout(0.1):
                return await self._reader.read(1) != b""
        except TimeoutError:
            return True
        except ConnectionError:
            return False

    def close(self) -> None:
        self._writer.close()


async def test_of_one_address_the_oldest_silent_one_goes_and_others_are_not_touched(
    marie: Person, joiner: Person
) -> None:
    async with table(marie) as (opened, _):
        other = await Caller.call(opened, "127.0.0.9")
        greeted = await Caller.call(opened, "127.0.0.2", greets=True)
        silent = await Caller.call(opened, "127.0.0.2")
        newest = await Caller.call(opened, "127.0.0.2")
        await silent.hung_up()
        assert len(opened._strangers) == 1 + MOST_OF_AN_ADDRESS
        assert [await each.alive() for each in (other, greeted, newest)] == [True] * 3
        # Where all have greeted, the oldest goes.
        last = await Caller.call(opened, "127.0.0.2", greets=True)
        await newest.hung_up()
        newer = await Caller.call(opened, "127.0.0.2", greets=True)
        await greeted.hung_up()
        await still_lets_people_in(opened, joiner)
        for each in (other, greeted, silent, newest, last, newer):
            each.close()


async def test_who_only_knocks_never_hangs_up_a_joiner_whose_greeting_is_on_its_way(
    marie: Person, joiner: Person
) -> None:
    async with table(marie) as (opened, _):
        silent = await Caller.call(opened, "127.0.0.2")
        knocks = [await Caller.call(opened, "127.0.0.2") for _ in range(MOST_OF_AN_ADDRESS)]
        silent.greet()
        await knocks[0].hung_up()
        assert await silent.alive()
        for each in (silent, *knocks):
            each.close()


async def test_of_all_addresses_together_no_more_than_eight_are_heard(marie: Person, joiner: Person) -> None:
    async with table(marie) as (opened, _):
        callers = [await Caller.call(opened, f"127.0.1.{number}") for number in range(1, MOST_STRANGERS + 1)]
        assert len(opened._strangers) == MOST_STRANGERS
        callers.append(await Caller.call(opened, "127.0.2.1"))
        await callers[0].hung_up()
        assert len(opened._strangers) == MOST_STRANGERS
        await still_lets_people_in(opened, joiner)
        for each in callers:
            each.close()
