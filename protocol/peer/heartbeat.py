"""Whether the other side is still there, judged by what is heard and by a clock that is passed in.

    LISTENING   something was heard within 3 s; after 2 s of nothing it is asked (ping) every 2 s
       | 3 s
    UNHEARD     who keeps the link looks for another one
       | 6 s
    QUIET       the person is told
       | heard             | 15 s
    LISTENING           SILENT   given up

A tick that comes much later than it was due means that this side was stopped (a closed lid, a busy
machine): the delay is not counted. Not for measuring anything.
"""

from __future__ import annotations

from enum import StrEnum

from protocol.peer.bounds import OWN_STALL, PING_AFTER, QUIET_AFTER, SILENT_AFTER, UNHEARD_AFTER


class Pulse(StrEnum):
    """What a tick or a message brought about."""

    NOTHING = "nothing"
    PING = "ping"
    UNHEARD = "unheard"
    QUIET = "quiet"
    BACK = "back"
    HEARD = "heard"
    SILENT = "silent"


class Heartbeat:
    """Times are seconds of any clock that does not go backwards."""

    def __init__(self, now: float) -> None:
        self._heard = now
        self._ping_at = now + PING_AFTER
        # What a tick has brought about since something was heard.
        self._told = Pulse.NOTHING

    @property
    def next_tick(self) -> float:
        """When `tick` is to be called next."""
        following = {Pulse.NOTHING: UNHEARD_AFTER, Pulse.UNHEARD: QUIET_AFTER, Pulse.QUIET: SILENT_AFTER}
        return min(self._ping_at, self._heard + following[self._told])

    def heard(self, now: float) -> Pulse:
        """Something came, whatever it was: BACK after QUIET, HEARD after UNHEARD alone."""
        self._heard = now
        self._ping_at = now + PING_AFTER
        before, self._told = self._told, Pulse.NOTHING
        return {Pulse.QUIET: Pulse.BACK, Pulse.UNHEARD: Pulse.HEARD}.get(before, Pulse.NOTHING)

    def tick(self, now: float) -> Pulse:
        """Time has passed. At most one thing is due; call again until NOTHING."""
        late = now - self.next_tick
        if late > OWN_STALL:
            self._heard += late
            self._ping_at += late
        if self._told is Pulse.NOTHING and now - self._heard >= UNHEARD_AFTER:
            self._told = Pulse.UNHEARD
            return Pulse.UNHEARD
        if self._told is Pulse.UNHEARD and now - self._heard >= QUIET_AFTER:
            self._told = Pulse.QUIET
            return Pulse.QUIET
        if now - self._heard >= SILENT_AFTER:
            return Pulse.SILENT
        if now >= self._ping_at:
            self._ping_at = now + PING_AFTER
            return Pulse.PING
        return Pulse.NOTHING
