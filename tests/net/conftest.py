"""People with data folders, for tests of the edges on the loopback interface."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest_asyncio

from protocol.net.person import Person, open_person
from tests.net.namespaces import lan

__all__ = ["joiner", "lan", "marie"]


@pytest_asyncio.fixture
async def marie(tmp_path: Path) -> AsyncIterator[Person]:
    """She hosts."""
    async with await open_person(tmp_path / "marie", "Marie") as person:
        yield person


@pytest_asyncio.fixture
async def joiner(tmp_path: Path) -> AsyncIterator[Person]:
    """Pierre, who joins; another run of the program, as it would be on his computer."""
    async with await open_person(tmp_path / "pierre", "Pierre") as person:
        yield replace(person, instance_id=b"another instance")
