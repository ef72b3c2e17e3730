"""A match against a bot on this machine: two ends of one conversation, joined in memory.

No window, no network.

The person's end is a `Seat` like any other, with the same journal behind it; nobody who holds it can tell.
The match is written down as one with a person is, so that it goes on after whatever ended the program.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from random import Random

from protocol.errors import LocalError
from protocol.game import Move, Rules, View
from protocol.net.bots import Bot, bot_of, its_side, new_bot
from protocol.net.link import MemoryLink
from protocol.net.person import Person
from protocol.net.session import Session
from protocol.peer.conversation import Table
from protocol.peer.kept import KeptMatch
from protocol.peer.stores import NonceKept
from spite_qt.opponents.chair import occupy
from spite_qt.opponents.levels import DEFAULT_LEVEL, LEVELS, Choose
from spite_qt.seat import Seat

# Milliseconds before each of its moves: a person follows them.
PACE_MS = 900


@dataclass(frozen=True)
class Opponent:
    """Who sits opposite and what is played. `pace_ms`: milliseconds before each of its moves."""

    name: str
    level: str = DEFAULT_LEVEL
    pace_ms: int = PACE_MS
    rules: Rules = field(default_factory=Rules)


@asynccontextmanager
async def play_alone(person: Person, opponent: Opponent) -> AsyncIterator[Seat]:
    """The person's seat in a match against `opponent`; leaving the context ends the play of both, and the
    match is kept.

    The bot hosts, so nobody has to be let in. An error of the bot ends the play for the person as if it had
    left, and is raised when the context is left. LocalError if nothing can be written down.
    """
    bot = await new_bot(person, opponent.name, opponent.level)
    async with _at_one_table(person, bot, Table(opponent.rules), opponent.pace_ms) as seat:
        yield seat


@asynccontextmanager
async def go_on_alone(person: Person, match: KeptMatch, pace_ms: int = PACE_MS) -> AsyncIterator[Seat]:
    """The person's seat in an unfinished match against a bot, where it was left; the first event is
    `Resumed`. Otherwise as `play_alone`.

    LocalError, with a sentence, if it cannot be gone on with.
    """
    bot = await bot_of(person, match)
    if bot is None:
        raise LocalError("Nothing is kept of this match.")
    kept = await its_side(bot, match)
    sitting = replace(person, nickname=match.names[match.seat])
    async with _at_one_table(sitting, bot, Table(match.rules), pace_ms, (match, kept)) as seat:
        yield seat


@asynccontextmanager
async def _at_one_table(
    person: Person, bot: Bot, table: Table, pace_ms: int, kept: tuple[KeptMatch, KeptMatch] | None = None
) -> AsyncIterator[Seat]:
    """`kept`: a match to go on with, as the person and as the bot holds it."""
    near, far = MemoryLink.pair(person.identity.public_key, bot.person.identity.public_key)
    mine, its = ((), ()) if kept is None else ((kept[0],), (kept[1],))
    wanted = None if kept is None else kept[0].match_id
    # What happens is in the journal as the person has it; the bot's numbers for the deals nobody else knows.
    hosting = Session(far, bot.person, table=table, matches=its, wanted=wanted, keeps=NonceKept)
    seat = Session(near, person, table=None, matches=mine, wanted=wanted)
    chair = asyncio.get_running_loop().create_task(_sit(hosting, bot, pace_ms), name="spite-bot")
    try:
        yield seat
    finally:
        await seat.close()
        await chair


async def _sit(hosting: Session, bot: Bot, pace_ms: int) -> None:
    try:
        await occupy(hosting, _steady(bot), pace_ms)
    finally:
        await hosting.close()


def _steady(bot: Bot) -> Choose:
    """Plays as its level does, and the same in the same position: going back to it gets no other move."""
    choose = LEVELS.get(bot.level, LEVELS[DEFAULT_LEVEL])

    def choose_steadily(view: View, _: Random) -> Move:
        table = view.number, view.payoff_count, view.hand, view.sides, view.centres, view.stock_count
        seen = hashlib.sha256(bot.secret + repr(table).encode())
        return choose(view, Random(seen.digest()))

    return choose_steadily
