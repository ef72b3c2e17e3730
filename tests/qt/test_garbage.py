"""Cyclic garbage is found while the window lives, and in its thread alone."""

import gc
import subprocess
import sys
import weakref
from pathlib import Path

import pytest

from spite_qt.garbage import clear_up_soon
from spite_qt.window.mouse import press
from tests.bench.paint import resident
from tests.qt.people import at_table, person, until


def test_garbage_is_found_in_the_windows_thread_alone_before_the_loop_waits() -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "tests.qt.garbage_child"], capture_output=True, text=True, check=False
    )
    assert (ended.returncode, ended.stderr) == (0, "")


async def test_what_a_game_or_a_page_leaves_behind_in_cycles_goes_soon() -> None:
    class Pile:
        other: object = None

    left = Pile()
    left.other = left
    gone = weakref.ref(left)
    del left
    clear_up_soon()
    await until(lambda: gone() is None)


@pytest.mark.long
async def test_once_a_game_is_dealt_what_is_left_of_before_goes(tmp_path: Path) -> None:
    class Pile:
        other: object = None

    left = Pile()
    left.other = left
    gone = weakref.ref(left)
    # Old by now: only a search through everything finds it.
    gc.collect()
    async with person(tmp_path, "Ann", looking=False) as window:
        press(window.lobby.alone_button)
        page = await at_table(window)
        del left
        await until(lambda: page.still and page.can("resign"))
        await until(lambda: gone() is None)


@pytest.mark.skipif(sys.platform != "linux", reason="the GNU C library is asked for this")
async def test_what_is_free_between_what_is_still_used_goes_back_to_the_system() -> None:
    every = [bytearray(2000) for _ in range(30_000)]
    used = every[49::50]
    full = resident()
    del every
    # The last of them is in use, so by itself nothing goes back.
    assert resident() > full - 10
    clear_up_soon()
    await until(lambda: resident() < full - 40)
    assert len(used) == 600
