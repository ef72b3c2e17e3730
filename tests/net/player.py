"""A program of the edges alone, for tests with real processes: hosts, joins or looks, and prints what
happens.

`python -m tests.net.player host|join|browse ...` writes one JSON object a line, each with `event` and `at`
(monotonic seconds, the same clock in all processes of a machine). Whoever sits plays at random, payoff cards
first, until the process is ended or the match is. Lines on standard input: `close` leaves the table.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from protocol.errors import LocalError, PeerError, TooLate
from protocol.game import Move, PlaceKind, Rules
from protocol.net.browser import Browser, BrowserEvent, TableFound, TableGone, WhyEmpty
from protocol.net.host import Host
from protocol.net.join import join
from protocol.net.person import Person, open_person
from protocol.net.session import Session
from protocol.peer import heartbeat
from protocol.peer.events import (
    Closed,
    Dealt,
    Event,
    GameOver,
    MatchOver,
    Moved,
    PeerBack,
    PeerQuiet,
    SatDown,
    SitDownAsked,
)


def tell(event: str, **facts: Any) -> None:
    print(json.dumps({"event": event, "at": time.monotonic(), **facts}), flush=True)


def choose(moves: Sequence[Move], rng: random.Random) -> Move:
    """A payoff card if one can be played, else any play, else a discard."""
    payoff = [move for move in moves if move.plays_from is PlaceKind.PAYOFF]
    plays = [move for move in moves if not move.is_discard]
    return rng.choice(payoff or plays or list(moves))


class Seat:
    """Plays at a session, telling every event of it."""

    def __init__(self, session: Session, pace: float, rng: random.Random) -> None:
        self._session = session
        self._pace = pace
        self._rng = rng

    async def play(self) -> None:
        try:
            async for event in self._session:
                self._tell(event)
                await self._react(event)
        finally:
            await self._session.close()

    async def _react(self, event: Event) -> None:
        match event:
            case SitDownAsked():
                self._session.accept()
            case Dealt(view=view) | Moved(view=view) if view.legal_moves:
                await asyncio.sleep(self._pace)
                tell("played")
                # The other side may have left meanwhile; that is told next.
                with contextlib.suppress(TooLate):
                    self._session.play(choose(view.legal_moves, self._rng))
            case GameOver(points=points) if max(points) < event.view.rules.target:
                self._session.next_game()
            case MatchOver():
                await self._session.close()
            case _:
                pass

    def _tell(self, event: Event) -> None:
        match event:
            case SatDown():
                tell("sat down", peer=event.peer_name, fingerprint=event.peer_fingerprint)
            case Moved():
                tell("moved", game=event.game, number=event.number, seat=event.seat, digest=event.digest)
            case MatchOver():
                tell("match over", points=event.points)
            case PeerQuiet():
                tell("quiet")
            case PeerBack():
                tell("back")
            case Closed():
                tell("closed", reason=event.reason, text=event.text)
            case _:
                pass


async def host(person: Person, options: argparse.Namespace) -> None:
    def refused(error: PeerError, where: str) -> None:
        tell("refused", reason=error.reason, text=str(error), where=where)

    rules = Rules(payoff=options.payoff, target=options.target)
    async with await Host.open(
        person,
        rules=rules,
        code=options.code,
        port=options.port,
        interface=options.interface,
        advertise=not options.quiet,
        on_refused=refused,
    ) as table:
        tell("listening", port=table.port, addresses=table.addresses)
        async for session in table:
            await Seat(session, options.pace, options.rng).play()
            tell("free")


async def join_table(person: Person, options: argparse.Namespace) -> None:
    began = time.monotonic()
    try:
        session = await join(options.address, person, code=options.code, interface=options.interface)
    except (PeerError, LocalError) as error:
        tell("failed", kind=type(error).__name__, text=str(error), after=time.monotonic() - began)
        return
    tell("joined", after=time.monotonic() - began)
    await Seat(session, options.pace, options.rng).play()


async def browse(options: argparse.Namespace) -> None:
    async with Browser(options.interface) as browser:
        tell("looking")
        async for event in browser:
            _tell_of_table(event)


def _tell_of_table(event: BrowserEvent) -> None:
    match event:
        case TableFound(table):
            tell(
                "found",
                key=table.key,
                name=table.nickname,
                busy=table.busy,
                private=table.private,
                addresses=table.addresses,
                port=table.port,
            )
        case TableGone(key):
            tell("gone", key=key)
        case WhyEmpty(text):
            tell("why empty", text=text)


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=["host", "join", "browse"])
    parser.add_argument("address", nargs="?")
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--name", default="Somebody")
    parser.add_argument("--code")
    parser.add_argument("--interface")
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--target", type=int, default=50)
    parser.add_argument("--payoff", type=int, default=20)
    parser.add_argument("--pace", type=float, default=0.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--hurry", type=float, default=1.0, help="lose patience with a silent peer this much faster"
    )
    parser.add_argument("--quiet", action="store_true", help="do not advertise")
    options = parser.parse_args()
    for name in ("PING_AFTER", "UNHEARD_AFTER", "QUIET_AFTER", "SILENT_AFTER"):
        setattr(heartbeat, name, getattr(heartbeat, name) / options.hurry)
    options.rng = random.Random(options.seed)
    if options.what == "browse":
        work = asyncio.ensure_future(browse(options))
    else:
        person = await open_person(options.folder, options.name)
        work = asyncio.ensure_future((host if options.what == "host" else join_table)(person, options))
    # The test writes `close`, or ends: either way the program leaves as a person would make it.
    asyncio.get_running_loop().add_reader(sys.stdin, lambda: (sys.stdin.readline(), work.cancel()))
    try:
        await work
    except asyncio.CancelledError:
        tell("ended")
    finally:
        asyncio.get_running_loop().remove_reader(sys.stdin)
        if options.what != "browse":
            await person.close()


if __name__ == "__main__":
    asyncio.run(main())
