"""What the end of a link means for the match: most of what can happen to a link passes.

Not for what happens until there is another one (`keeping.py`).
"""

from __future__ import annotations

from protocol.errors import Reason

# Links in a row that ended over something wrong; after these it is not a disturbance any more.
_MOST_FAULTS = 5

# What a link may end for and the match goes on: the network, the other program, something wrong on the way.
_PASSING = frozenset(
    {
        Reason.BUSY, Reason.DUPLICATE, Reason.HANDSHAKE, Reason.IN_USE, Reason.LEFT, Reason.LOST,
        Reason.SILENT, Reason.STORE_FAILED, Reason.TIMEOUT, Reason.UNREACHABLE, Reason.UNTRUSTED,
    }
)  # fmt: skip
_FAULTS = frozenset(
    {
        Reason.FLOOD, Reason.ILLEGAL_MOVE, Reason.MALFORMED, Reason.OVERSIZE, Reason.UNEXPECTED,
        Reason.WRONG_MATCH, Reason.WRONG_NUMBER, Reason.WRONG_SEAT, Reason.WRONG_SIGNATURE,
    }
)  # fmt: skip


class Passing:
    """The ends of one match's links, one after the other."""

    def __init__(self) -> None:
        self._faults = 0

    def all_is_well(self) -> None:
        """The match has moved on: what was wrong before was a disturbance."""
        self._faults = 0

    def passes(self, reason: Reason) -> bool:
        """Whether the match goes on after a link that ended for `reason`."""
        if reason in _FAULTS:
            self._faults += 1
            return self._faults < _MOST_FAULTS
        return reason in _PASSING
