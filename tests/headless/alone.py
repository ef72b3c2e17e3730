"""A person who plays against the computer in a process of their own, and ends it with -9 at an exact instant.

`python -m tests.headless.alone FOLDER before|after N` begins a match there, or goes on with the one that is
not finished, and plays both chairs; the process kills itself when its N-th record is about to be written, or
has been written and nobody has heard of it. With N 0 it plays to the end. A JSON line tells of each event, as
soon as it is shown. Nothing of the program is replaced; what it does is only watched.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from pathlib import Path

from protocol.game import Rules
from protocol.net.journal import Done, Journal
from protocol.net.person import open_person
from protocol.net.unfinished import unfinished
from protocol.peer.events import Dealt, Event, Forked, MatchOver, Moved, Resumed, SatDown
from protocol.peer.stores import Record
from spite_qt.opponents.chair import occupy
from spite_qt.opponents.greedy import choose
from spite_qt.play_alone import Opponent, go_on_alone, play_alone

RULES = Rules(payoff=3, target=7)

_store = Journal.store
_records = 0


def die_at(record_number: int, *, written: bool) -> None:
    def store(journal: Journal, record: Record, done: Done) -> None:
        global _records
        _records += 1
        last = _records == record_number
        if last and not written:
            os.kill(os.getpid(), signal.SIGKILL)

        def heard(why: str | None) -> None:
            if last:
                os.kill(os.getpid(), signal.SIGKILL)
            done(why)

        _store(journal, record, heard)

    Journal.store = store  # type: ignore[method-assign,assignment]


def tell(event: Event) -> None:
    said: dict[str, object]
    match event:
        case Dealt():
            said = {"game": event.game, "number": -1, "digest": event.digest, "hand": event.view.hand}
        case Moved():
            said = {"game": event.game, "number": event.number, "digest": event.digest, "seat": event.seat}
            said |= {"move": str(event.move), "hand": event.view.hand}
        case SatDown() | Resumed():
            said = {"match": event.match_id.hex(), "name": event.peer_name, "target": event.rules.target}
        case MatchOver():
            said = {"points": event.points, "winner": event.winner, "confirmed": event.confirmed}
        case Forked():
            said = {"text": event.text}
        case _:
            return
    print(json.dumps({"event": type(event).__name__, **said}), flush=True)


async def play(folder: Path) -> None:
    async with await open_person(folder, "Ann") as ann:
        kept = await unfinished(ann)
        table = (
            go_on_alone(ann, kept[0], pace_ms=0)
            if kept
            else play_alone(ann, Opponent("Robin", pace_ms=0, rules=RULES))
        )
        async with table as seat:
            await occupy(seat, choose, on_event=tell)


if __name__ == "__main__":
    where, instant, number = sys.argv[1:]
    if int(number):
        die_at(int(number), written=instant == "after")
    asyncio.run(play(Path(where)))
