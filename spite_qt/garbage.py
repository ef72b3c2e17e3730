"""When Python searches for cyclic garbage in the program with a window, and through what.

    imports         not at all: what they make stays, and the first paint waits for them
    the window      only in its own thread, and only when everything that came in is dealt with
    after its loop  not at all: a slow call that nobody waits for any more may still run in its thread

By itself Python searches in whichever thread makes an object at the wrong moment. A QObject that ends in the
journal's thread leaves its timers behind, and Qt calls what is no longer there.

Not for what becomes garbage, and why. Qt is imported only where it is used: the imports come before it.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def importing() -> Iterator[None]:
    """What is imported here lives as long as the program: no search looks through it, now or later."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def leave_to_loop() -> None:
    """From here on Python does not search by itself."""
    gc.disable()


@contextmanager
def searched_in_loop() -> Iterator[None]:
    """Whenever the loop is about to wait it is looked whether a search is due. A loop that waits already has
    made no garbage since, and needs no timer for it.
    """
    from PySide6.QtCore import QAbstractEventDispatcher

    gc.collect()
    # What lives as long as the program need not be looked through each time.
    gc.freeze()
    dispatcher = QAbstractEventDispatcher.instance()
    assert dispatcher is not None, "there is an application, so there is a loop to wait in"
    dispatcher.aboutToBlock.connect(search_if_due)
    try:
        yield
    finally:
        dispatcher.aboutToBlock.disconnect(search_if_due)
        gc.unfreeze()


def search_if_due() -> None:
    """Search, here and now, if Python would have done so by itself."""
    for generation in (2, 1, 0):
        if gc.get_count()[generation] > gc.get_threshold()[generation]:
            gc.collect(generation)
            return


def clear_up_soon() -> None:
    """Once the loop comes to it: a game or a page has ended, and much of what it held is free."""
    from PySide6.QtCore import QTimer

    QTimer.singleShot(0, _clear_up)


def _clear_up() -> None:
    """Some 20 ms: what hangs in cycles goes, and what is free goes back to the system.

    By itself the GNU C library gives back only what lies behind everything still used. Game after game that
    grows into ever more holes, by half a MiB in a thousand moves.
    """
    gc.collect()
    if sys.platform == "linux":
        import ctypes

        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
