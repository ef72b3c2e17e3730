"""A match whose records do not fit together any more, because a disk has changed some: it is set aside within
the journal, so that it can come back from the other side as one that was lost.

All its rows stay as they are, under another id. Not for a file that is damaged as a whole (`journal.py`).
"""

from __future__ import annotations

import secrets
import sqlite3
import time

_TABLES = ("match", "nonce", "commitments", "entry", "ending", "dispute", "statement")


def set_aside(database: sqlite3.Connection, match_id: bytes, why: str) -> None:
    """Take a match out of those that can be gone on with; `why`: what is wrong with it, a sentence.

    sqlite3.Error, and nothing has changed, if that cannot be written.
    """
    other_id = secrets.token_bytes(len(match_id))
    database.execute("BEGIN IMMEDIATE")
    try:
        for table in _TABLES:
            database.execute(f"UPDATE {table} SET match_id = ? WHERE match_id = ?", (other_id, match_id))
        database.execute("INSERT INTO aside VALUES (?, ?, ?, ?)", (other_id, match_id, why, time.time()))
        database.execute("COMMIT")
    except BaseException:
        database.execute("ROLLBACK")
        raise


def those_aside(database: sqlite3.Connection) -> dict[bytes, tuple[bytes, str]]:
    """The matches that were set aside, by the id they have now: the id they had, and what is wrong."""
    rows = database.execute("SELECT match_id, was, why FROM aside")
    return {match_id: (was, why) for match_id, was, why in rows}
