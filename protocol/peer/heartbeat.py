"""Whether the other side is still there, judged by what is heard and by a clock that is passed in.

    LISTENING   something was heard within 3 s; after 2 s of nothing it is asked (ping) every 2 s
       | 3 s, or it was asked for a reason and has not answered within 0.5 s
    UNHEARD     who keeps the link looks for another one
       | 6 s
    QUIET       the person is told
       | heard             | 15 s
    LISTENING           SILENT   given up

What is heard after that shows only that the other side reaches this one. That it is reached too, so that no
other link is needed, shows its answer (pong): only then it is HEARD.

A tick that comes much later than it was due means that this side was stopped (a closed lid, a busy
machine): the delay is not counted. Not for measuring anything.
"""

from __future__ import annotations

from enum import StrEnum

from protocol.peer.bounds import (
    ANSWER_WITHIN,
    OWN_STALL,
    PING_AFTER,
    QUIET_AFTER,
    SILENT_AFTER,
    UNHEARD_AFTER,
)


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
        # Unheard, and not answered since.
        self._doubted = False
        self._answer_by: float | None = None

    @property
    def next_tick(self) -> float:
        """When `tick` is to be called next."""
        following = {Pulse.NOTHING: UNHEARD_AFTER, Pulse.UNHEARD: QUIET_AFTER, Pulse.QUIET: SILENT_AFTER}
        due = min(self._ping_at, self._heard + following[self._told])
        return due if self._answer_by is None else min(due, self._answer_by)

    def heard(self, now: float) -> Pulse:
        """Something came, whatever it was: BACK after QUIET."""
        self._heard = now
        self._ping_at = now + PING_AFTER
        before, self._told = self._told, Pulse.NOTHING
        return Pulse.BACK if before is Pulse.QUIET else Pulse.NOTHING

    def answered(self) -> Pulse:
        """A ping of this side was answered: HEARD if it had been UNHEARD."""
        self._answer_by = None
        doubted, self._doubted = self._doubted, False
        return Pulse.HEARD if doubted else Pulse.NOTHING

    def ask(self, now: float) -> None:
        """A ping is sent now, because something has happened to the network: its answer is due soon."""
        self._ping_at = now + PING_AFTER
        if not self._doubted:
            self._answer_by = now + ANSWER_WITHIN

    def tick(self, now: float) -> Pulse:
        """Time has passed. At most one thing is due; call again until NOTHING."""
        late = now - self.next_tick
        if late > OWN_STALL:
            self._heard += late
            self._ping_at += late
            if self._answer_by is not None:
                self._answer_by += late
        overdue = self._answer_by is not None and now >= self._answer_by
        if self._told is Pulse.NOTHING and (overdue or now - self._heard >= UNHEARD_AFTER):
            self._told = Pulse.UNHEARD
            self._doubted = True
            self._answer_by = None
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
