"""Slow calls off the event loop: nothing they opened stays open, whoever has gone meanwhile."""

import asyncio
import gc
import queue
import threading
import weakref

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


def test_a_result_that_comes_together_with_the_cancelling_is_undone() -> None:
    undone: queue.Queue[str] = queue.Queue()

    async def cancel_late() -> None:
        task = asyncio.create_task(in_thread(lambda: "opened", undo=undone.put))
        await asyncio.sleep(0)  # the thread is started
        for thread in threading.enumerate():
            if thread.name == "spite-slow-call":
                thread.join()  # its result waits in the loop; the task is cancelled right behind it
        asyncio.get_running_loop().call_soon(task.cancel)
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(cancel_late())
    assert undone.get(timeout=10) == "opened"


def test_what_is_done_when_the_loop_has_stopped_for_good_is_undone() -> None:
    """The loop still takes what a thread gives it, and never runs it."""
    may_end = threading.Event()
    undone: queue.Queue[str] = queue.Queue()

    def work() -> str:
        assert may_end.wait(10)
        return "opened"

    async def cancelled() -> None:
        task = asyncio.create_task(in_thread(work, undo=undone.put))
        await asyncio.sleep(0)
        task.cancel()

    loop = asyncio.new_event_loop()
    loop.run_until_complete(cancelled())
    may_end.set()
    for thread in threading.enumerate():
        if thread.name == "spite-slow-call":
            thread.join()
    loop.close()
    assert undone.get(timeout=10) == "opened"


def test_a_call_that_nobody_waits_for_does_not_hold_the_loop() -> None:
    """A loop of Qt's that ended in the call's thread would take the process with it."""
    may_end = threading.Event()

    async def cancelled() -> None:
        task = asyncio.create_task(in_thread(lambda: may_end.wait(10)))
        await asyncio.sleep(0)
        task.cancel()

    loop = asyncio.new_event_loop()
    loop.run_until_complete(cancelled())
    loop.close()
    held = weakref.ref(loop)
    del loop
    gc.collect()
    assert held() is None
    may_end.set()
