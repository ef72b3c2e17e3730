"""Matches of bots over a bad line, one after another, and what became of them.

`python -m tests.net.soak [--seed N] [--first I] [--matches K] [--seconds S] [--at-once P]` plays them with
both sides in this process, each with a data folder, an identity and a journal of its own, over TCP through
`rough.py`; a JSON line for each match. Bots and faults follow from the seed and the number of the match. To
be run where no multicast gets through, or the two find a way around the proxy.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sqlite3
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

from protocol.errors import LocalError, PeerError
from protocol.game import Rules
from protocol.net.host import Host
from protocol.net.join import join
from protocol.net.keeping import Keeper
from protocol.net.person import Person, open_person
from protocol.peer.entries import MoveBody, decode_body
from protocol.peer.events import Event, LinkLost, MatchOver, Moved, Resumed
from spite_qt.opponents.chair import occupy
from spite_qt.opponents.greedy import choose
from tests.headless.program import quick_folder
from tests.net.rough import rough

LOOPBACK = "127.0.0.1"
RULES = Rules(payoff=5, target=10)
# Seconds after which a match has got stuck: it takes 5 to 10, and 30 more when a connection hangs.
STUCK_AFTER = 150.0


class UnequalError(Exception):
    """Something was lost, doubled or told differently."""


class Side:
    """What one side is told, and holds of it as it comes that nothing is doubled or changed."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.moves: dict[tuple[int, int], Facts] = {}
        self.over: MatchOver | None = None
        self.lost = 0

    def tell(self, event: Event) -> None:
        match event:
            case Moved():
                if not self._add(event):
                    raise UnequalError(f"{self.name} is told {event.game}/{event.number} twice")
            case Resumed(moves=moves):
                for moved in moves:
                    self._add(moved)
            case LinkLost():
                self.lost += 1
            case MatchOver():
                self.over = event

    def _add(self, moved: Moved) -> bool:
        place = (moved.game, moved.number)
        facts = (moved.seat, str(moved.move), moved.digest, moved.chain)
        if place in self.moves:
            if self.moves[place] != facts:
                raise UnequalError(f"{self.name} is told {place} as {self.moves[place]} and as {facts}")
            return False
        if self.moves and place not in (_after(max(self.moves)), (max(self.moves)[0] + 1, 0)):
            raise UnequalError(f"{self.name} is told {place} after {max(self.moves)}")
        self.moves[place] = facts
        return True


Facts = tuple[int, str, str, str]


def _after(place: tuple[int, int]) -> tuple[int, int]:
    return place[0], place[1] + 1


async def play(seed: int, number: int, folder: Path) -> dict[str, Any]:
    """One match; what it was like. UnequalError if anything about it is."""
    began = time.monotonic()
    name = f"{seed}/{number}"
    async with AsyncExitStack() as stack:
        ann = await stack.enter_async_context(await open_person(folder / "ann", "Ann"))
        bob = await stack.enter_async_context(await open_person(folder / "bob", "Bob"))
        # Two programs, as far as each can see.
        bob = replace(bob, instance_id=bytes(16))
        host = await stack.enter_async_context(
            await Host.open(ann, rules=RULES, interface=LOOPBACK, advertise=False)
        )
        proxy, where = await stack.enter_async_context(rough(name, (LOOPBACK, host.port), LOOPBACK))
        sides = Side("Ann"), Side("Bob")
        async with asyncio.timeout(STUCK_AFTER), asyncio.TaskGroup() as tasks:
            tasks.create_task(_host(host, ann, sides[0], random.Random(f"{name}/ann")))
            tasks.create_task(_join(where, bob, sides[1], random.Random(f"{name}/bob")))
    entries = compare(sides, folder)
    return {
        "match": number,
        "entries": entries,
        "moves": len(sides[0].moves),
        "lost": [side.lost for side in sides],
        "faults": dict(proxy.faults),
        "seconds": round(time.monotonic() - began, 2),
    }


async def _host(host: Host, person: Person, side: Side, rng: random.Random) -> None:
    async for session in host:
        seat = Keeper.over(session, person, host=host, interface=LOOPBACK, patience=STUCK_AFTER)
        await occupy(seat, choose, 0, side.tell, rng)
        if side.moves:
            return


async def _join(where: str, person: Person, side: Side, rng: random.Random) -> None:
    """Sit down; again and again, until a connection lasts for so long."""
    while not side.moves:
        try:
            session = await join(where, person, interface=LOOPBACK)
        except (PeerError, LocalError):
            continue
        seat = Keeper.over(session, person, interface=LOOPBACK, patience=STUCK_AFTER)
        await occupy(seat, choose, 0, side.tell, rng)


def compare(sides: tuple[Side, Side], folder: Path) -> int:
    """Hold that both were told the same and that both journals hold the same; the number of entries."""
    ours, theirs = sides
    if ours.moves != theirs.moves:
        raise UnequalError(f"told differently: {sorted(ours.moves.items() ^ theirs.moves.items())[:4]}")
    if ours.over is None or theirs.over is None:
        raise UnequalError("no end")
    if (ours.over.points, ours.over.winner) != (theirs.over.points, theirs.over.winner):
        raise UnequalError(f"ends differ: {ours.over} {theirs.over}")
    journals = [journal(folder / who / "journal.sqlite3") for who in ("ann", "bob")]
    if journals[0] != journals[1]:
        raise UnequalError(f"journals differ: {len(journals[0])} and {len(journals[1])} entries")
    if [entry[0] for entry in journals[0]] != list(range(1, len(journals[0]) + 1)):
        raise UnequalError("a number is missing")
    bodies = [decode_body(entry[3]) for entry in journals[0]]
    moves = [body.move for body in bodies if isinstance(body, MoveBody)]
    if moves != [move for _, move, _, _ in ours.moves.values()]:
        raise UnequalError("the journals hold other moves than were told")
    return len(journals[0])


def journal(path: Path) -> list[tuple[Any, ...]]:
    """The entries of the one match that was played on, as they stand."""
    database = sqlite3.connect(path)
    try:
        return database.execute(
            "SELECT n, game, seat, body, chain, signature FROM entry WHERE NOT withdrawn ORDER BY match_id, n"
        ).fetchall()
    finally:
        database.close()


async def one(seed: int, number: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="spite-soak-", dir=quick_folder()) as folder:
        try:
            return await play(seed, number, Path(folder))
        except BaseExceptionGroup as group:
            return {"match": number, "wrong": repr(group.exceptions[0])}
        except (UnequalError, TimeoutError, LocalError, PeerError) as error:
            return {"match": number, "wrong": repr(error)}


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin none afterwards")
    parser.add_argument("--at-once", type=int, default=4)
    options = parser.parse_args()
    numbers = iter(range(options.first, options.first + options.matches))
    until = time.monotonic() + options.seconds

    async def some() -> None:
        for number in numbers:
            print(json.dumps(await one(options.seed, number)), flush=True)
            if time.monotonic() > until:
                return

    await asyncio.gather(*(some() for _ in range(options.at_once)))


if __name__ == "__main__":
    asyncio.run(main())
