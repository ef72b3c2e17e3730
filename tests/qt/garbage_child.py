"""The process of test_garbage: its own, so that nothing that another test has left keeps its loop busy."""

from __future__ import annotations

import asyncio
import gc
import threading
import weakref
from concurrent.futures import ThreadPoolExecutor

from spite_qt.app import event_loop, make_application


class Circle:
    """Garbage that only a search finds."""

    def __init__(self) -> None:
        self.itself = self


def main() -> None:
    application = make_application()
    searched_in: set[int] = set()
    made: list[weakref.ref[Circle]] = []

    def note(phase: str, _: dict[str, int]) -> None:
        searched_in.add(threading.get_ident())

    def litter() -> None:
        made.extend(weakref.ref(Circle()) for _ in range(3000))

    async def work() -> None:
        loop = asyncio.get_running_loop()
        with ThreadPoolExecutor(1) as elsewhere:
            for _ in range(8):
                litter()
                await loop.run_in_executor(elsewhere, litter)
        # What is left is looked through when the loop is about to wait.
        async with asyncio.timeout(20):
            while sum(each() is not None for each in made) >= 2000:  # noqa: ASYNC110  # nothing tells it
                await asyncio.sleep(0.001)

    with event_loop(application) as loop:
        gc.callbacks.append(note)
        try:
            loop.run_until_complete(work())
        finally:
            gc.callbacks.remove(note)
    assert searched_in == {threading.get_ident()}
    # A slow call may outlive the loop: its thread must not search either.
    assert not gc.isenabled()
    assert gc.get_freeze_count() == 0


if __name__ == "__main__":
    main()
