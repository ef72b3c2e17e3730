"""When two sides hold different matches: what is told of it. Not for finding it; that is `sequence.py`."""

from __future__ import annotations

from typing import Final as Constant

from protocol.errors import Reason
from protocol.peer.events import Forked
from protocol.peer.kept import record_of
from protocol.peer.ledger import Ledger
from protocol.peer.messages import Ack, Entry, Final, Message, Resume

# Reasons that mean: the two sides no longer hold the same, or the cards were not dealt as both had agreed.
FORKS: Constant = frozenset({Reason.FORK, Reason.WRONG_CHAIN, Reason.WRONG_DEAL})


def told_in(message: Message | None) -> tuple[int, bytes]:
    """The entry that the other side has named in it, and its chain value; zero and empty if it named none,
    also because it has lost the match.
    """
    if not isinstance(message, Entry | Ack | Final | Resume):
        return 0, b""
    has_lost_it = isinstance(message, Resume) and not message.rules
    return (0, b"") if has_lost_it else (message.n, message.chain)


def forked(ledger: Ledger, told: Message | None, reason: Reason, text: str) -> Forked:
    """`told`: the last message in which the other side named a number and its chain value."""
    theirs = record_of(told) if isinstance(told, Entry) else None
    return Forked(ledger.match_id, ledger.n, ledger.chain, *told_in(told), theirs, reason, text)
