from __future__ import annotations

from typing import TYPE_CHECKING

import pytest_asyncio

from tests.headless.program import Bench, bench

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path


@pytest_asyncio.fixture
async def programs(tmp_path: Path) -> AsyncIterator[Bench]:
    async with bench(tmp_path) as started:
        yield started
