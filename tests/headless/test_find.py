"""What stands after `join`: a name or an address."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

import pytest

from protocol.errors import LocalError, PeerError
from protocol.net.address import HOW_TO_WRITE
from protocol.net.listing import ListedTable
from spite_qt.cli.find import find_table
from tests.headless.program import LOOPBACK

if TYPE_CHECKING:
    from tests.headless.program import Bench

# An address that this computer has not.
NOWHERE = "203.0.113.9"


@pytest.mark.asyncio
async def test_a_name_with_a_colon_is_found_though_it_could_be_an_address(programs: Bench) -> None:
    name = f"Bob-{secrets.token_hex(3)}:7"
    _, address = await programs.host("--name", name)
    found = await find_table(name.upper(), LOOPBACK, 10)
    assert isinstance(found, ListedTable)
    assert (found.nickname, f"{LOOPBACK}:{found.port}") == (name, address)


@pytest.mark.asyncio
@pytest.mark.parametrize("where", ["192.0.2.7:4050", "[::1]:4050", " [fe80::1%eth0]:4050 "])
async def test_an_address_is_not_looked_for(where: str) -> None:
    # Looking would fail on an interface that is not here.
    assert await find_table(where, NOWHERE, 10) == where.strip()


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("where", "example"),
    [
        ("192.0.2.7", "192.0.2.7:4050"),
        ("::1", "[::1]:4050"),
        ("fe80::1", "[fe80::1]:4050"),
        ("[::1]", "[::1]:4050"),
        ("fe80::1%eth0", "[fe80::1%eth0]:4050"),
    ],
)
async def test_an_address_without_a_port_is_told(where: str, example: str) -> None:
    with pytest.raises(LocalError) as told:
        await find_table(where, NOWHERE, 10)
    assert str(told.value) == f"The address {where} needs the table's port, as in {example}."


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("where", "why"),
    [
        ("192.0.2.7:", "; '192.0.2.7:' has no port."),
        ("192.0.2.7:70000", "; a port is a number from 1 to 65535, not '70000'."),
        ("192.0.2.7:x", "; a port is a number from 1 to 65535, not 'x'."),
        ("192.0.2.7 4050", "; '192.0.2.7 4050' has no port."),
        ("192.0.2.7/4050", "; '192.0.2.7/4050' has no port."),
        ("fe80::1:4050", "; an IPv6 address stands in brackets, as in [fe80::1%eth0]:4050."),
        ("fe80::1%eth0:4050", "; an IPv6 address stands in brackets, as in [fe80::1%eth0]:4050."),
        ("::1 4050", "; '::1 4050' is not one."),
        ("[fe80::1%eth0]:", "; '[fe80::1%eth0]:' has no port."),
        ("[fe80::1%eth0]:0", "; a port is a number from 1 to 65535, not '0'."),
        ("[fe80::1%eth0]4050", "; '[fe80::1%eth0]4050' is not one."),
        ("[192.0.2.7]:4050", "; an IPv6 address stands in brackets, as in [fe80::1%eth0]:4050, but"),
    ],
)
async def test_what_begins_like_an_address_and_is_none_is_told_at_once(where: str, why: str) -> None:
    with pytest.raises(LocalError) as told:
        await find_table(where, NOWHERE, 10)
    assert str(told.value).startswith(HOW_TO_WRITE + why)


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("where", "why"),
    [
        ("nobody.invalid:", "; 'nobody.invalid:' has no port."),
        (":4050", "; ':4050' names no computer."),
        (":", "; ':' has no port."),
        ("1.2.3:4", "; '1.2.3:4' is not one."),
        ("010.77.0.2:9", "; '010.77.0.2:9' is not one."),
        ("nobody.invalid:70000", "; a port is a number from 1 to 65535, not '70000'."),
        ("http://nobody.invalid:4050", "; 'http://nobody.invalid:4050' is not one."),
    ],
)
async def test_what_ends_like_an_address_and_is_none_is_told_when_nobody_is_called_so(
    where: str, why: str
) -> None:
    async with asyncio.timeout(9):
        with pytest.raises(LocalError) as told:
            await find_table(where, LOOPBACK, 10)
    assert str(told.value) == HOW_TO_WRITE + why


@pytest.mark.asyncio
@pytest.mark.parametrize("ending", [":", ":99999", " [AFK]:)"])
async def test_a_name_may_end_like_an_address(programs: Bench, ending: str) -> None:
    name = f"Bob-{secrets.token_hex(3)}{ending}"
    _, address = await programs.host("--name", name)
    found = await find_table(name, LOOPBACK, 10)
    assert isinstance(found, ListedTable)
    assert (found.nickname, f"{LOOPBACK}:{found.port}") == (name, address)


@pytest.mark.asyncio
@pytest.mark.parametrize("name", ["[AFK] Nobody", "No: body", ":-)", "[::x] Nobody", "10.0.0 Nobody"])
async def test_a_name_with_a_colon_or_brackets_is_only_a_name(name: str) -> None:
    with pytest.raises(PeerError, match="nobody here hosts a table as"):
        await find_table(name, LOOPBACK, 0.1)


@pytest.mark.asyncio
async def test_what_nobody_is_called_is_a_host_and_its_port() -> None:
    assert await find_table("nobody-at-all.invalid:4050", LOOPBACK, 0.1) == "nobody-at-all.invalid:4050"
