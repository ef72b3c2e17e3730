"""What the log says of a match: an event's kind and those of its fields that anybody may read.

The fields are listed, so that a new event or field stays out until somebody has thought about it: an event
also carries a view with the own hand, digests and chains, and none of those belongs in a log. Not for where
the log is written; that is whoever runs the program (`logging` of the standard library).
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any, Final

from protocol.errors import Reason
from protocol.peer.events import Closed, Event, Moved, Refused, StoreFailed

_log = logging.getLogger(__name__)


def _short(identity: str) -> str:
    """As much of a fingerprint as tables on the network show: two groups of four."""
    return identity[:9]


# The public fields of events, and how each is written. Names and texts are cleaned where they are decoded.
_SAID: Final[Mapping[str, Callable[[Any], str]]] = {
    **dict.fromkeys(
        ("seat", "game", "number", "starter", "points", "how", "by", "by_me", "by_peer", "confirmed", "port"),
        str,
    ),
    **dict.fromkeys(("on_peer", "winner", "n", "peer_n", "scores"), str),
    **dict.fromkeys(("nickname", "peer_name", "text", "why"), repr),
    "reason": Reason.__str__,
    "move": str,
    "match_id": lambda match_id: match_id.hex()[:8],
    "fingerprint": _short,
    "peer_fingerprint": _short,
    "rules": lambda rules: str(rules.differences()),
    "result": lambda result: f"{result.points} to {result.winner}",
}
_WARNINGS: Final = (StoreFailed, Refused)
# The end of a link for one of these is nobody's fault.
_QUIET_ENDS: Final = (Reason.LEFT, Reason.FINISHED)


def log_event(link: int, event: Event) -> None:
    """A line for an event of a session; `link` tells the links of one run apart. Moves only when somebody
    wants every detail.
    """
    level = _level(event)
    if _log.isEnabledFor(level):
        fields = " ".join(
            f"{name}={_SAID[name](value)}"
            for name in getattr(event, "__dataclass_fields__", ())
            if name in _SAID and (value := getattr(event, name)) is not None
        )
        _log.log(level, "link %d: %s %s", link, type(event).__name__, fields)


def _level(event: Event) -> int:
    if isinstance(event, Moved):
        return logging.DEBUG
    if isinstance(event, _WARNINGS) or (isinstance(event, Closed) and event.reason not in _QUIET_ENDS):
        return logging.WARNING
    return logging.INFO
