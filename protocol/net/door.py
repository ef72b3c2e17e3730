"""The door of a private table: its join code, how often it may be tried, and when it changes.

    a try begins        the address has tries left?  no: `too_often`, nothing is computed for it
    the code was wrong  counted; the third since the code was made changes it
    anything else       not counted: Wi-Fi breaks, programs crash

A try is one connection: whoever is wrong has to come again. Against codes of 1 in 5.1 million three tries
each tell nothing, and thirty a minute from anywhere are 120 days for an even chance, were they all tried
against one code. Pure: the clock is passed in.

Who has many addresses on this network can use up the tries of all, and keep the right person out while that
lasts. Without the limit they would do the same with a tenth of the effort, since every third wrong code takes
the code away that was read out; so the limit is what keeps a code alive for some seconds. The way around both
is not through this door: who is trusted needs no code, and the host, who is told of it, can open the table.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from protocol.errors import PeerError, Reason
from protocol.net.code import new_code

# Wrong codes until the code changes.
WRONG_CODES = 3
# Tries in a minute, from one address and from all of them. A person types a code in ten seconds.
TRIES_OF_AN_ADDRESS = 5
TRIES_IN_ALL = 30
_MINUTE = 60.0


class Door:
    """`code`: the one that opens now; None for an open table, which has no door."""

    def __init__(self, code: str | None, on_new_code: Callable[[str], None] | None = None) -> None:
        self.code = code
        self._on_new_code = on_new_code
        self._wrong = 0
        # When and from where, in the last minute: at most TRIES_IN_ALL of them.
        self._tries: deque[tuple[float, str]] = deque()

    @contextmanager
    def trying(self, where: str, now: float) -> Iterator[str | None]:
        """One try with the code, which is handed out, from the address `where`.

        PeerError (TOO_OFTEN) before anything is tried. A PeerError (WRONG_CODE) that comes out of the body is
        counted, and passes.
        """
        self._begin(where, now)
        code = self.code
        try:
            yield code
        except PeerError as error:
            # Who tried while the code changed has tried the old one.
            if error.reason is Reason.WRONG_CODE and code == self.code:
                self._count()
            raise

    def _begin(self, where: str, now: float) -> None:
        while self._tries and self._tries[0][0] <= now - _MINUTE:
            self._tries.popleft()
        of_address = sum(each == where for _, each in self._tries)
        if of_address >= TRIES_OF_AN_ADDRESS or len(self._tries) >= TRIES_IN_ALL:
            raise PeerError(Reason.TOO_OFTEN)
        self._tries.append((now, where))

    def _count(self) -> None:
        self._wrong += 1
        if self._wrong < WRONG_CODES:
            return
        self._wrong = 0
        self.code = new_code()
        if self._on_new_code is not None:
            self._on_new_code(self.code)
