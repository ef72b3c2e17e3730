"""A change of the own network is noticed at once."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from tests.net.namespaces import lan, line_of

if TYPE_CHECKING:
    from tests.net.namespaces import Lan

__all__ = ["lan"]

WATCH = """
import asyncio
from protocol.net.changes import NetworkWatch

async def main():
    watch = NetworkWatch(lambda: print("changed", flush=True))
    # The watch has looked once before anything changes.
    await asyncio.sleep(0)
    print("watching", flush=True)
    await asyncio.to_thread(input)
    await watch.end()
    await watch.end()
    left = asyncio.all_tasks() - {asyncio.current_task()}
    print("left", left, flush=True)

asyncio.run(main())
"""


@pytest.mark.asyncio
async def test_a_cable_that_is_pulled_or_put_back_and_an_address_that_comes_are_noticed(lan: Lan) -> None:
    watch = await lan.left.start("-c", WATCH)
    assert watch.stdin is not None

    async def said() -> str:
        async with asyncio.timeout(30):
            return await line_of(watch)

    assert await said() == "watching"
    lan.pull(lan.left)
    assert await said() == "changed"
    lan.plug(lan.left)
    assert await said() == "changed"
    lan.left.ip("addr", "add", "10.77.0.9/24", "dev", "eth0")
    assert await said() == "changed"
    # What changes elsewhere is not this computer's.
    lan.right.ip("addr", "add", "10.77.0.8/24", "dev", "eth0")
    watch.stdin.write(b"\n")
    assert await said() == "left set()"
    assert await watch.wait() == 0
