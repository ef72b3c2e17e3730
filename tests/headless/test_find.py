"""What stands after `join`: a name or an address."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import pytest

from protocol.errors import LocalError
from protocol.net.listing import ListedTable
from spite_qt.cli.find import find_table
from tests.headless.program import LOOPBACK

if TYPE_CHECKING:
    from tests.headless.program import Bench


@pytest.mark.asyncio
async def test_a_name_with_a_colon_is_found_though_it_could_be_an_address(programs: Bench) -> None:
    name = f"Bob-{secrets.token_hex(3)}:7"
    _, address = await programs.host("--name", name)
    found = await find_table(name.upper(), LOOPBACK, 10)
    assert isinstance(found, ListedTable)
    assert (found.nickname, f"{LOOPBACK}:{found.port}") == (name, address)


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "where", ["192.0.2.7:4050", "[::1]:4050", "[fe80::1%eth0]:4050", "fe80::1:4050", "192.0.2.7:70000"]
)
async def test_an_address_is_not_looked_for(where: str) -> None:
    # Looking would fail on an interface that is not here.
    assert await find_table(where, "203.0.113.9", 10) == where


@pytest.mark.asyncio
@pytest.mark.parametrize("where", ["192.0.2.7", "fe80::1", "[::1]", "fe80::1%eth0"])
async def test_an_address_without_a_port_is_told(where: str) -> None:
    with pytest.raises(LocalError) as told:
        await find_table(where, LOOPBACK, 10)
    assert str(told.value) == f"The address {where} needs the table's port: ADDRESS:PORT."


@pytest.mark.asyncio
async def test_what_nobody_is_called_is_a_host_and_its_port() -> None:
    assert await find_table("nobody-at-all.invalid:4050", LOOPBACK, 0.1) == "nobody-at-all.invalid:4050"
