"""A host or guest that ends itself at an exact instant: the real program with its journal or link wrapped.

`python -m tests.net.dying stored|sent N CALL ...` runs the headless call and kills the process with -9 when
its own N-th move has been written and nothing has been sent yet (`stored`), or when that move has been sent
and nobody can have answered (`sent`). Nothing of the program is replaced; what it does is only watched.
"""

from __future__ import annotations

import os
import signal
import sys

from protocol.net.journal import Done, Journal
from protocol.net.link import StreamLink
from protocol.peer.entries import MoveBody, decode_body
from protocol.peer.messages import Entry, decode
from protocol.peer.stores import EntryKept, MatchOpened, Record
from spite_qt.__main__ import main

_store = Journal.store
_send = StreamLink.send
_seats: list[int] = []
_own_moves = 0


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def die_when_stored(after: int) -> None:
    """Own move `after` is on the disk; its frame does not leave any more."""

    def store(journal: Journal, record: Record, done: Done) -> None:
        if isinstance(record, MatchOpened):
            _seats.append(record.seat)
        last = is_own_move(record) and count() == after

        def written(why: str | None) -> None:
            if last and why is None:
                die()
            done(why)

        _store(journal, record, written)

    Journal.store = store  # type: ignore[method-assign,assignment]


def die_when_sent(after: int) -> None:
    """The frame of own move `after` is with the system; no answer is read any more."""

    def send(link: StreamLink, frame: bytes) -> None:
        _send(link, frame)
        message = decode(frame)
        if (
            isinstance(message, Entry)
            and isinstance(decode_body(message.body), MoveBody)
            and count() == after
        ):
            die()

    StreamLink.send = send  # type: ignore[method-assign,assignment]


def is_own_move(record: Record) -> bool:
    return (
        isinstance(record, EntryKept)
        and record.seat == _seats[-1]
        and isinstance(decode_body(record.body), MoveBody)
    )


def count() -> int:
    global _own_moves
    _own_moves += 1
    return _own_moves


if __name__ == "__main__":
    instant, number, *call = sys.argv[1:]
    {"stored": die_when_stored, "sent": die_when_sent}[instant](int(number))
    sys.exit(main(call))
