"""Whether the other side is still there, judged by what is heard and by a clock that is passed in.

    LISTENING   something was heard within 6 s; after 2 s of nothing it is asked (ping) every 2 s
       | 6 s
    QUIET       the person is told
       | heard             | 15 s
    LISTENING           SILENT   given up

A tick that comes much later than it was due means that this side was stopped (a closed lid, a busy
machine): the delay is not counted. Not for measuring anything.
"""

from __future__ import annotations

from enum import StrEnum

from protocol.peer.bounds import OWN_STALL, PING_AFTER, QUIET_AFTER, SILENT_AFTER


class Pulse(StrEnum):
    """What a tick or a message brought about."""

    NOTHING = "nothing"
    PING = "ping"
    QUIET = "quiet"
    BACK = "back"
    SILENT = "silent"


class Heartbeat:
    """Times are seconds of any clock that does not go backwards."""

    def __init__(self, now: float) -> None:
        self._heard = now
        self._ping_at = now + PING_AFTER
        self._quiet = False

    @property
    def next_tick(self) -> float:
        """When `tick` is to be called next."""
        return min(self._ping_at, self._heard + (SILENT_AFTER if self._quiet else QUIET_AFTER))

    def heard(self, now: float) -> Pulse:
        """Something came, whatever it was."""
        self._heard = now
        self._ping_at = now + PING_AFTER
        was_quiet, self._quiet = self._quiet, False
        return Pulse.BACK if was_quiet else Pulse.NOTHING

    def tick(self, now: float) -> Pulse:
        """Time has passed. At most one thing is due; call again until NOTHING."""
        late = now - self.next_tick
        if late > OWN_STALL:
            self._heard += late
            self._ping_at += late
        if not self._quiet and now - self._heard >= QUIET_AFTER:
            self._quiet = True
            return Pulse.QUIET
        if now - self._heard >= SILENT_AFTER:
            return Pulse.SILENT
        if now >= self._ping_at:
            self._ping_at = now + PING_AFTER
            return Pulse.PING
        return Pulse.NOTHING
