"""A match against a bot on this machine: two ends of one conversation, joined in memory.

No window, no network.

The person's end is a `Seat` like any other, with the same journal behind it; nobody who holds it can tell.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from protocol.game import Rules
from protocol.net.link import MemoryLink
from protocol.net.person import Person, passing_person
from protocol.net.session import Session
from protocol.peer.conversation import Table
from spite_qt.opponents.chair import occupy
from spite_qt.opponents.levels import DEFAULT_LEVEL, LEVELS
from spite_qt.seat import Seat


@dataclass(frozen=True)
class Opponent:
    """Who sits opposite and what is played. `pace_ms`: milliseconds before each of its moves."""

    name: str
    level: str = DEFAULT_LEVEL
    pace_ms: int = 900
    rules: Rules = field(default_factory=Rules)


@asynccontextmanager
async def play_alone(person: Person, opponent: Opponent) -> AsyncIterator[Seat]:
    """The person's seat in a match against `opponent`; leaving the context ends both.

    The bot hosts, so nobody has to be let in. An error of the bot ends the match for the person as if it had
    left, and is raised when the context is left.
    """
    bot = passing_person(opponent.name)
    near, far = MemoryLink.pair(person.identity.public_key, bot.identity.public_key)
    hosting = Session(far, bot, table=Table(opponent.rules))
    seat = Session(near, person, table=None)
    chair = asyncio.get_running_loop().create_task(_sit(hosting, opponent), name="spite-bot")
    try:
        yield seat
    finally:
        await seat.close()
        await chair


async def _sit(hosting: Session, opponent: Opponent) -> None:
    try:
        await occupy(hosting, LEVELS[opponent.level], opponent.pace_ms)
    finally:
        await hosting.close()
