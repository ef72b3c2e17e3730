"""Slow calls off the event loop: nothing they opened stays open, whoever has gone meanwhile."""

import asyncio
import threading

import pytest

from protocol.net.threads import in_thread


@pytest.mark.parametrize("loop_closed", [False, True])
def test_what_nobody_waits_for_any_more_is_undone(loop_closed: bool) -> None:
    may_end, undone = threading.Event(), threading.Event()
    results: list[str] = []

    def work() -> str:
        assert may_end.wait(10)
        return "opened"

    def undo(result: str) -> None:
        results.append(result)
        undone.set()

    async def cancelled() -> None:
        task = asyncio.ensure_future(in_thread(work, undo))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        if not loop_closed:
            may_end.set()
            assert await asyncio.to_thread(undone.wait, 10)

    asyncio.run(cancelled())
    may_end.set()
    assert undone.wait(10)
    assert results == ["opened"]
