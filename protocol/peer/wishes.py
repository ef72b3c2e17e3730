"""What the own person wants and is not yet an entry that counts: asked for, being written, or waiting for
the other side.

A wish outlives the entry that it became: if the other side's entry comes instead, it is written again as a
later one, as long as it still makes sense. Not for whether an entry is allowed; that is `ledger.py`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass

from protocol.errors import LocalError
from protocol.peer.entries import (
    AgreeTieBody,
    AgreeVoidBody,
    Body,
    MoveBody,
    OfferTieBody,
    OfferVoidBody,
)
from protocol.peer.ledger import Ledger


@dataclass(frozen=True, slots=True)
class Wish:
    """An entry that is to be written. `by_person`: else the conversation itself needs it.

    It cannot slip into a later game: the next one begins with an own entry, which stands behind it in the
    queue.
    """

    body: Body
    by_person: bool = True


def in_present_form(body: Body, ledger: Ledger, seat: int) -> Body:
    """An offer of what the other side has offered already is an agreement: both have asked for the same."""
    if isinstance(body, OfferTieBody) and ledger.tie_offer == 1 - seat:
        return AgreeTieBody()
    if isinstance(body, OfferVoidBody) and ledger.void_offer == 1 - seat:
        return AgreeVoidBody()
    return body


class Wishes:
    """A queue. `current` is the wish whose entry is being written or waits for the other side."""

    def __init__(self, current: Wish | None = None, queue: Iterable[Wish] = ()) -> None:
        self.current = current
        self._queue: deque[Wish] = deque(queue)

    @property
    def of_person(self) -> tuple[Wish, ...]:
        """What the person wants and is not begun."""
        return tuple(wish for wish in self._queue if wish.by_person)

    def add(self, wish: Wish) -> None:
        """LocalError if the same is wanted already; so there is at most one of each kind."""
        kind = type(wish.body)
        if any(
            type(wanted.body) is kind for wanted in (*self._queue, *([self.current] if self.current else []))
        ):
            if kind is MoveBody:
                raise LocalError("The move before this one is still being written down.")
            raise LocalError("You have asked for this already.")
        self._queue.append(wish)

    def begin(self) -> Wish | None:
        """The next wish, which is `current` until it is settled."""
        if self._queue:
            self.current = self._queue.popleft()
            return self.current
        return None

    def settle(self) -> None:
        """The current wish has come true, or to nothing."""
        self.current = None

    def again(self) -> None:
        """The current wish's entry gave way: it is to be written once more, before all others."""
        assert self.current is not None
        self._queue.appendleft(self.current)
        self.current = None
