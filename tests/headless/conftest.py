from __future__ import annotations

from typing import TYPE_CHECKING

import pytest_asyncio

from tests.headless.program import Bench, bench

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


@pytest_asyncio.fixture
async def programs() -> AsyncIterator[Bench]:
    async with bench() as started:
        yield started
