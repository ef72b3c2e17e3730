"""The tables of the journal, version by version: an earlier file is brought up by the steps that it lacks.

A step that was released is never changed. Not for what the rows mean: `journal.py` writes them, `recall.py`
reads them.
"""

SCHEMA = """
CREATE TABLE match (
    match_id BLOB PRIMARY KEY, seat INTEGER NOT NULL, key0 BLOB NOT NULL, key1 BLOB NOT NULL,
    name0 TEXT NOT NULL, name1 TEXT NOT NULL, rules BLOB NOT NULL, deal TEXT NOT NULL,
    handshake_hash BLOB NOT NULL, opened_at REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE nonce (
    match_id BLOB NOT NULL, game INTEGER NOT NULL, seat INTEGER NOT NULL, nonce BLOB NOT NULL,
    commitment BLOB NOT NULL, PRIMARY KEY (match_id, game, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE commitments (
    match_id BLOB NOT NULL, game INTEGER NOT NULL, commitment0 BLOB NOT NULL, commitment1 BLOB NOT NULL,
    PRIMARY KEY (match_id, game)
) STRICT, WITHOUT ROWID;
-- One tree and no second index: a move changes one page, and so costs one page in the log and one sync.
CREATE TABLE entry (
    match_id BLOB NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, game INTEGER NOT NULL,
    body BLOB NOT NULL, chain BLOB NOT NULL, signature BLOB NOT NULL,
    withdrawn INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (match_id, n, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE ending (
    match_id BLOB PRIMARY KEY, n INTEGER NOT NULL, chain BLOB NOT NULL, points0 INTEGER NOT NULL,
    points1 INTEGER NOT NULL, winner INTEGER, how TEXT NOT NULL, by_seat INTEGER,
    signature0 BLOB NOT NULL, signature1 BLOB NOT NULL, closed_at REAL NOT NULL
) STRICT, WITHOUT ROWID;
"""
# From each version to the next. First where somebody listened last, and matches that this side does not want
# to go on with: neither is part of a match. Then matches on which the two sides do not agree. Then where this
# side listened for somebody. Then the bots that sat opposite, each with the secret by which it can sit down
# again. Those of before had thrown theirs away: such a match was put aside as it began, and nobody was called
# from any address. Then the matches whose rows a disk has damaged.
_MIGRATIONS = {
    1: """
CREATE TABLE address (
    key BLOB PRIMARY KEY, host TEXT NOT NULL, port INTEGER NOT NULL, seen_at REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE given_up (match_id BLOB PRIMARY KEY, given_up_at REAL NOT NULL) STRICT, WITHOUT ROWID;
""",
    2: """
CREATE TABLE dispute (
    match_id BLOB PRIMARY KEY, reason TEXT NOT NULL, told TEXT NOT NULL, found_at REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE statement (
    match_id BLOB NOT NULL, seat INTEGER NOT NULL, saying TEXT NOT NULL, signature BLOB NOT NULL,
    said_at REAL NOT NULL, PRIMARY KEY (match_id, seat, saying)
) STRICT, WITHOUT ROWID;
""",
    3: """
CREATE TABLE own_port (
    key BLOB PRIMARY KEY, port INTEGER NOT NULL, told_at REAL NOT NULL
) STRICT, WITHOUT ROWID;
""",
    4: """
CREATE TABLE bot (
    key BLOB PRIMARY KEY, secret BLOB, level TEXT NOT NULL, made_at REAL NOT NULL
) STRICT, WITHOUT ROWID;
INSERT OR IGNORE INTO bot
    SELECT key0, NULL, '', opened_at FROM match JOIN given_up USING (match_id)
    WHERE seat = 1 AND given_up_at BETWEEN opened_at AND opened_at + 5
    AND key0 NOT IN (SELECT key FROM address);
""",
    5: """
CREATE TABLE aside (
    match_id BLOB PRIMARY KEY, was BLOB NOT NULL, why TEXT NOT NULL, found_at REAL NOT NULL
) STRICT, WITHOUT ROWID;
""",
}
STEPS = (SCHEMA, *_MIGRATIONS.values())
SCHEMA_VERSION = len(STEPS)
