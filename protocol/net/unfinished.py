"""The matches that this person has not finished, as the journal holds them.

Not for going on with one (`keeping.py`).
"""

from __future__ import annotations

import contextlib
import logging
import sqlite3

from protocol.errors import LocalError
from protocol.net.history import PlayedMatch, matches
from protocol.net.journal import Journal
from protocol.net.person import Person
from protocol.net.recall import (
    address_of,
    given_up,
    latest_closed,
    open_matches,
    other_name,
    own_port_for,
    records_of,
)
from protocol.net.setting_aside import set_aside
from protocol.net.threads import in_thread
from protocol.peer.fingerprint import fingerprint
from protocol.peer.kept import DamagedMatch, ForeignMatch, KeptMatch
from protocol.peer.stores import Record

_log = logging.getLogger(__name__)


async def recall(person: Person, match_id: bytes) -> KeptMatch:
    """The match as it is written down. LocalError, with a sentence, if it cannot be read or is damaged."""
    if person.journal is None:
        raise LocalError("Nothing is kept of this match.")
    records = await person.journal.read(lambda database: records_of(database, match_id))
    return await _rebuilt(person, records)


async def unfinished_with(person: Person, peer_key: bytes) -> list[KeptMatch]:
    """All that can be gone on with if the owner of `peer_key` comes, also those that this person gave up: the
    other side is to hear of it. And the last one that was signed, whose signature may have been lost on its
    way.
    """
    if person.journal is None:
        return []
    found = await _open(person, peer_key)
    closed = await person.journal.read(lambda database: latest_closed(database, peer_key))
    if closed is not None:
        with contextlib.suppress(LocalError):
            found.append(await recall(person, closed))
    return found


def news_of_damage(person: Person) -> list[str]:
    """Sentences to show once: which matches were set aside since this was asked for last."""
    if person.journal is None:
        return []
    told = list(person.journal.notices)
    person.journal.notices.clear()
    return told


async def unfinished(person: Person) -> list[KeptMatch]:
    """Those that this person may want to go on with, the latest first. One that is damaged is set aside, see
    `news_of_damage`.
    """
    return [match for match in await unfinished_or_not_begun(person) if match.begun]


async def unfinished_or_not_begun(person: Person) -> list[KeptMatch]:
    """The same with those in which the other side has never been heard: there is something to go on with only
    if the other side comes, or waits, for it.
    """
    if person.journal is None:
        return []
    without = await person.journal.read(given_up)
    return [match for match in await _open(person) if match.match_id not in without and not match.finished]


async def unfinished_named(person: Person, text: str) -> list[KeptMatch]:
    """Those of `unfinished` that are meant by a person's name, the beginning of their fingerprint or of the
    match's id (hexadecimal, as headless calls print it); all if it is empty.
    """
    return [
        match
        for match in await unfinished(person)
        if _is_meant(text, match.match_id, match.names[1 - match.seat], match.peer_key)
    ]


async def beyond_going_on(person: Person, text: str) -> list[PlayedMatch]:
    """Those that this person has neither finished nor given up and that cannot be gone on with, `trouble`
    says why, as far as they are meant by `text`, as `unfinished_named` has it.
    """
    if person.journal is None:
        return []
    return [
        match
        for match in await person.journal.read(lambda database: matches(database, person.identity))
        if match.trouble
        and not match.finished
        and not match.given_up
        and _is_meant(text, match.match_id, match.other, match.keys[1 - match.seat])
    ]


async def last_address(person: Person, peer_key: bytes) -> str | None:
    """Where the owner of `peer_key` listened when there was a link last: "host:port"."""
    if person.journal is None:
        return None
    found = await person.journal.read(lambda database: address_of(database, peer_key))
    return str(found) if found is not None else None


async def last_own_port(person: Person, peer_key: bytes) -> int:
    """The port at which the owner of `peer_key` knows this side to listen; 0 if they know of none."""
    if person.journal is None:
        return 0
    return await person.journal.read(lambda database: own_port_for(database, peer_key))


def _is_meant(text: str, match_id: bytes, name: str, key: bytes) -> bool:
    """`name`, `key`: the other person's."""
    wanted = text.strip().casefold()
    if not wanted or name.casefold() == wanted:
        return True
    plain = wanted.replace("-", "")
    who = fingerprint(key).replace("-", "").casefold()
    return len(plain) >= 4 and (match_id.hex().startswith(plain) or who.startswith(plain))


async def _open(person: Person, peer_key: bytes | None = None) -> list[KeptMatch]:
    if person.journal is None:
        return []

    def all_records(database: sqlite3.Connection) -> dict[bytes, list[Record] | str]:
        return {match_id: _records(database, match_id) for match_id in open_matches(database, peer_key)}

    found = []
    for match_id, records in (await person.journal.read(all_records)).items():
        try:
            if isinstance(records, str):
                raise DamagedMatch(f"The match {match_id.hex()[:8]} cannot be read: {records}.")
            found.append(await _rebuilt(person, records))
        except LocalError as error:
            # One match that is damaged keeps nobody from the others.
            _log.warning("a match cannot be gone on with: %s", error)
            if isinstance(error, DamagedMatch) and not isinstance(error, ForeignMatch):
                await _set_aside(person.journal, match_id, str(error))
    return found


def _records(database: sqlite3.Connection, match_id: bytes) -> list[Record] | str:
    """Those of the match, or what keeps its rows from being records."""
    try:
        return records_of(database, match_id)
    except ValueError as error:
        return str(error)


async def _set_aside(journal: Journal, match_id: bytes, why: str) -> None:
    def write(database: sqlite3.Connection) -> str:
        name = other_name(database, match_id)
        set_aside(database, match_id, why)
        return name

    try:
        name = await journal.read(write)
    except LocalError as error:
        # It is tried again when the matches are asked for next.
        _log.warning("the match %s cannot be set aside: %s", match_id.hex()[:8], error)
        return
    _log.warning("the match %s has been set aside", match_id.hex()[:8])
    journal.notices.append(
        f"The match with {name} was damaged in the journal and has been set aside there; nothing was "
        "deleted. If the other side still has it, it comes back from there when you next sit down with each "
        "other."
    )


async def _rebuilt(person: Person, records: list[Record]) -> KeptMatch:
    return await in_thread(lambda: KeptMatch.rebuilt(records, person.identity))
