"""Reading matches back from the journal: rows become the records they were, in an order in which the match
could have made them.

Not for what the records mean together; `protocol.peer` rebuilds the match.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from itertools import groupby

from protocol.net.address import Address
from protocol.peer.names import clean_name
from protocol.peer.stores import (
    CommitmentsKept,
    EntryKept,
    EntryWithdrawn,
    MatchClosed,
    MatchDisputed,
    MatchOpened,
    NonceKept,
    Record,
    Saying,
    StatementKept,
)


def open_matches(database: sqlite3.Connection, key: bytes | None = None) -> list[bytes]:
    """The ids of the matches whose end both sides have not signed, the latest opened first; `key`: only those
    with its owner. Those set aside are not among them.
    """
    rows = database.execute(
        "SELECT match_id FROM match WHERE match_id NOT IN (SELECT match_id FROM ending) "
        "AND match_id NOT IN (SELECT match_id FROM aside) "
        "AND (?1 IS NULL OR ?1 IN (key0, key1)) ORDER BY opened_at DESC, match_id",
        (key,),
    )
    return [match_id for (match_id,) in rows]


def other_name(database: sqlite3.Connection, match_id: bytes) -> str:
    """The nickname of the other side of a match, cleaned: its row may be damaged."""
    row = database.execute("SELECT seat, name0, name1 FROM match WHERE match_id = ?", (match_id,)).fetchone()
    return clean_name(str(row[1] if row[0] else row[2]))


def latest_closed(database: sqlite3.Connection, key: bytes) -> bytes | None:
    """The id of the latest match with the owner of `key` whose end both sides have signed."""
    row = database.execute(
        "SELECT match_id FROM ending JOIN match USING (match_id) WHERE key0 = ? OR key1 = ? "
        "ORDER BY closed_at DESC LIMIT 1",
        (key, key),
    ).fetchone()
    return row[0] if row is not None else None


def given_up(database: sqlite3.Connection) -> frozenset[bytes]:
    """The ids of the matches that this side does not want to go on with."""
    return frozenset(match_id for (match_id,) in database.execute("SELECT match_id FROM given_up"))


def bots(database: sqlite3.Connection) -> dict[bytes, tuple[bytes | None, str]]:
    """The bots that sat opposite, by public key: the secret, None if it was not kept, and the level."""
    rows = database.execute("SELECT key, secret, level FROM bot")
    return {key: (secret, level) for key, secret, level in rows}


def address_of(database: sqlite3.Connection, key: bytes) -> Address | None:
    """Where the identity `key` listened last."""
    row = database.execute("SELECT host, port FROM address WHERE key = ?", (key,)).fetchone()
    return Address(*row) if row is not None else None


def own_port_for(database: sqlite3.Connection, key: bytes) -> int:
    """The port at which the identity `key` was last told that this side listens; 0 if it never was."""
    row = database.execute("SELECT port FROM own_port WHERE key = ?", (key,)).fetchone()
    return int(row[0]) if row is not None else 0


def records_of(database: sqlite3.Connection, match_id: bytes) -> list[Record]:
    """Everything kept of a match: how it opened; game by game the own number (beside a bot that one's too),
    the commitments and the entries, a withdrawn one with its withdrawal; that it is disputed; how it closed.
    ValueError for a row that can be no record.
    """
    return [
        *_opening(database, match_id),
        *_games(database, match_id),
        *_dispute(database, match_id),
        *_ending(database, match_id),
    ]


def _opening(database: sqlite3.Connection, match_id: bytes) -> Iterator[Record]:
    rows = database.execute(
        "SELECT seat, key0, key1, name0, name1, rules, deal, handshake_hash FROM match WHERE match_id = ?",
        (match_id,),
    )
    for seat, key0, key1, name0, name1, rules, deal, handshake_hash in rows:
        yield MatchOpened(match_id, seat, (key0, key1), (name0, name1), rules, deal, handshake_hash)


def _games(database: sqlite3.Connection, match_id: bytes) -> Iterator[Record]:
    deals: dict[int, list[Record]] = {}
    rows = database.execute(
        "SELECT game, seat, nonce, commitment FROM nonce WHERE match_id = ? ORDER BY game, seat",
        (match_id,),
    )
    for game, seat, nonce, commitment in rows:
        deals.setdefault(game, []).append(NonceKept(match_id, game, seat, nonce, commitment))
    rows = database.execute(
        "SELECT game, commitment0, commitment1 FROM commitments WHERE match_id = ? ORDER BY game", (match_id,)
    )
    for game, *commitments in rows:
        deals.setdefault(game, []).append(CommitmentsKept(match_id, game, (commitments[0], commitments[1])))
    # Under one number a withdrawn entry came before the one that stands.
    entries = database.execute(
        "SELECT game, n, seat, body, chain, signature, withdrawn FROM entry WHERE match_id = ? "
        "ORDER BY n, withdrawn DESC",
        (match_id,),
    )
    for game, of_game in groupby(entries, key=lambda row: int(row[0])):
        yield from deals.pop(game, ())
        for _, n, seat, body, chain, signature, withdrawn in of_game:
            yield EntryKept(match_id, n, game, seat, body, chain, signature)
            if withdrawn:
                yield EntryWithdrawn(match_id, n, seat)
    for game in sorted(deals):
        yield from deals[game]


def _dispute(database: sqlite3.Connection, match_id: bytes) -> Iterator[Record]:
    for reason, text in database.execute("SELECT reason, told FROM dispute WHERE match_id = ?", (match_id,)):
        yield MatchDisputed(match_id, reason, text)
    rows = database.execute(
        "SELECT seat, saying, signature FROM statement WHERE match_id = ? ORDER BY said_at, seat, saying",
        (match_id,),
    )
    for seat, saying, signature in rows:
        yield StatementKept(match_id, seat, Saying(saying), signature)


def _ending(database: sqlite3.Connection, match_id: bytes) -> Iterator[Record]:
    rows = database.execute(
        "SELECT n, chain, points0, points1, winner, how, by_seat, signature0, signature1 FROM ending "
        "WHERE match_id = ?",
        (match_id,),
    )
    for n, chain, points0, points1, winner, how, by, signature0, signature1 in rows:
        yield MatchClosed(match_id, n, chain, (points0, points1), winner, how, by, (signature0, signature1))
