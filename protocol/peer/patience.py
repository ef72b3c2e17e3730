"""When a person is told that a deal waits. Not for giving up: it may wait for ever."""

from __future__ import annotations

from protocol.peer.bounds import DEAL_WAITS_AFTER


class Patience:
    """Told once for each deal. `see` after whatever happens; times are seconds."""

    def __init__(self) -> None:
        self._last = -1
        self.due: float | None = None

    def see(self, deal: int | None, now: float) -> None:
        """`deal`: the number of the game that is being dealt; None while none is."""
        if deal is None:
            self.due = None
        elif deal > self._last:
            self._last = deal
            self.due = now + DEAL_WAITS_AFTER

    def is_due(self, now: float) -> bool:
        """Whether the person is to be told now."""
        if self.due is None or now < self.due:
            return False
        self.due = None
        return True
