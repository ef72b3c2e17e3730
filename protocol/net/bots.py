"""Bots that sit opposite in this process, as the journal remembers them: so that a match against one can be
gone on with after a restart.

A bot has an identity of its own for each match. The journal is the person's: what the two say to each other
is written there once, as the person has it; of the bot there is its secret, kept before it sits down, and its
numbers for the deals. Not for how a bot plays.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, replace

from protocol.errors import LocalError
from protocol.net.identity import KEY_BYTES, Identity
from protocol.net.people import People
from protocol.net.person import Person
from protocol.net.recall import bots, records_of
from protocol.net.threads import in_thread
from protocol.peer.kept import KeptMatch
from protocol.peer.names import clean_name
from protocol.peer.stores import MatchOpened, Record


@dataclass(frozen=True, slots=True)
class Bot:
    """`person`: who sits in its chair. `secret`: 32 bytes that nobody else has. `level`: how it plays."""

    person: Person
    secret: bytes
    level: str


async def new_bot(opposite: Person, name: str, level: str) -> Bot:
    """A bot to begin a match with. LocalError, with a sentence, if it cannot be remembered."""
    bot = _bot(opposite, name, os.urandom(KEY_BYTES), level)
    if opposite.journal is not None:
        await opposite.journal.keep_bot(bot.person.identity.public_key, bot.secret, level)
    return bot


async def bot_of(opposite: Person, match: KeptMatch) -> Bot | None:
    """The bot of an unfinished match; None if that is against a person, or the bot is not remembered."""
    if opposite.journal is None:
        return None
    secret, level = (await opposite.journal.read(bots)).get(match.peer_key, (None, ""))
    return None if secret is None else _bot(opposite, match.names[1 - match.seat], secret, level)


async def keys_of_bots(opposite: Person) -> frozenset[bytes]:
    """The public keys by which a match is known to be one against a bot."""
    return frozenset(await opposite.journal.read(bots)) if opposite.journal is not None else frozenset()


async def its_side(bot: Bot, match: KeptMatch) -> KeptMatch:
    """The same match as the bot holds it. LocalError, with a sentence, if it is damaged."""
    journal = bot.person.journal
    if journal is None:
        raise LocalError("Nothing is kept of this match.")
    records = await journal.read(lambda database: records_of(database, match.match_id))
    theirs = [_from_seat(record, 1 - match.seat) for record in records]
    return await in_thread(lambda: KeptMatch.rebuilt(theirs, bot.person.identity))


def _bot(opposite: Person, name: str, secret: bytes, level: str) -> Bot:
    # Its links are in memory alone, and need no key.
    identity = Identity(secret, os.urandom(KEY_BYTES))
    return Bot(Person(identity, clean_name(name), opposite.journal, People(None)), secret, level)


def _from_seat(record: Record, seat: int) -> Record:
    return replace(record, seat=seat) if isinstance(record, MatchOpened) else record
