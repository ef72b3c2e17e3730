"""What becomes of a match on which the two sides do not agree, by what the people have said of it.

What they say are signed *statements*: "this match counts for nobody" and "I end this match". They stand
outside the chains, which are disputed. Not for how they are told (`dispute.py`).
"""

from __future__ import annotations

from collections.abc import Iterable

from protocol.peer.ledger import Ending
from protocol.peer.stores import Saying, StatementKept


def statement(match_id: bytes, saying: Saying) -> bytes:
    """What a seat signs."""
    return b"spite/settle/1" + match_id + saying.encode()


def settled(statements: Iterable[StatementKept]) -> Ending | None:
    """What a disputed match comes to by these; None while it is open.

    It is called off if both say so, else ended by who has said so, by seat 0 if both have. So two sides that
    know the same statements come to the same, in whatever order they heard them.
    """
    said = {(each.saying, each.seat) for each in statements}
    if {(Saying.VOID, 0), (Saying.VOID, 1)} <= said:
        return Ending("void")
    by = next((seat for seat in (0, 1) if (Saying.END, seat) in said), None)
    return None if by is None else Ending("abandoned", by=by)
