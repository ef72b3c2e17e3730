"""The ended games of a match as game records: what of it can be shown to anybody, and checked without it.

A game that has not ended is not among them, since its record would tell the hands and the stock. Not for how
records are written to a file, nor for finding the match.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from protocol.deal import joint_seed
from protocol.game import Match, Result, first_starter, game_record
from protocol.game.record import FORMAT, End
from protocol.peer.entries import (
    AgreeTakeBackBody,
    AgreeTieBody,
    Body,
    DealBody,
    MoveBody,
    ResignBody,
    decode_body,
)
from protocol.peer.kept import KeptMatch


def ended_games(kept: KeptMatch) -> list[dict[str, Any]]:
    """A record, ready for JSON, of each game that has ended, in their order. Moves that were taken back are
    left out.
    """
    match: Match | None = None
    records: list[dict[str, Any]] = []
    for number, (deal, entries) in enumerate(_games(kept)):
        seed = joint_seed(kept.match_id, number, (deal.nonce0, deal.nonce1))
        match = match or Match(kept.rules, first_starter(seed))
        moves, end = _played(entries)
        played = game_record(seed, moves, number=number, starter=match.starter, rules=kept.rules, end=end)
        result = played["final"]["result"]
        if result is not None:
            match.ended(Result(result["winner"], result["points"]))
            records.append({"format": FORMAT, **played})
    return records


def _games(kept: KeptMatch) -> Iterator[tuple[DealBody, list[tuple[int, Body]]]]:
    """Each deal and what follows it until the next one, with the seats that wrote it."""
    deal: DealBody | None = None
    following: list[tuple[int, Body]] = []
    for entry in kept.entries:
        body = decode_body(entry.body)
        if isinstance(body, DealBody):
            if deal is not None:
                yield deal, following
            deal, following = body, []
        else:
            following.append((entry.seat, body))
    if deal is not None:
        yield deal, following


def _played(entries: Sequence[tuple[int, Body]]) -> tuple[list[str], End | None]:
    """The moves of a game that stand, and how it ended if not by a move."""
    moves: list[str] = []
    for seat, body in entries:
        match body:
            case MoveBody():
                moves.append(body.move)
            case AgreeTakeBackBody():
                moves.pop()
            case ResignBody():
                return moves, {"resigned": seat}
            case AgreeTieBody():
                return moves, {"agreed": True}
            case _:
                pass
    return moves, None
