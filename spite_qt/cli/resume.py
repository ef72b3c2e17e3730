"""`spite-qt resume` without a window: which match is meant, and a seat that looks for the other side."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

from protocol.errors import LocalError
from protocol.net.bots import keys_of_bots
from protocol.net.person import Person
from protocol.net.returning import going_on
from protocol.net.unfinished import beyond_going_on, news_of_damage, unfinished_named
from protocol.peer.fingerprint import short_fingerprint
from protocol.peer.kept import KeptMatch
from protocol.peer.stores import MatchDisputed
from spite_qt.cli.output import Output
from spite_qt.play_alone import go_on_alone
from spite_qt.requests import ResumeRequest
from spite_qt.seat import Seat


@asynccontextmanager
async def returned_to(
    request: ResumeRequest, person: Person, output: Output, patience: float, pace_ms: int
) -> AsyncIterator[tuple[Seat, str]]:
    """The seat in the match that is meant, listening and calling, and this side's name in it. One against
    the computer goes on at once, with `pace_ms` before each of its moves. LocalError if it is none or
    several.
    """
    match = await _meant(request, person, output)
    if match.dispute is not None:
        _tell_dispute(match, match.dispute, output)
    if match.peer_key in await keys_of_bots(person):
        async with go_on_alone(person, match, pace_ms) as alone:
            yield alone, match.names[match.seat]
        return
    async with going_on(
        match,
        # A name may have been given for one run: without another one it is that of the match.
        replace(person, nickname=match.names[match.seat]),
        address=request.address,
        port=request.port,
        interface=request.interface,
        patience=patience,
    ) as (seat, host):
        output.tell(
            "listening",
            f"Looking for {_other(match)}, and listening at {', '.join(host.addresses)}.",
            port=host.port,
            addresses=host.addresses,
        )
        yield seat, match.names[match.seat]


async def _meant(request: ResumeRequest, person: Person, output: Output) -> KeptMatch:
    found = await unfinished_named(person, request.which or "")
    for notice in news_of_damage(person):
        output.error(notice, "notice")
    if not found:
        raise LocalError(await _why_none(person, request.which or ""))
    if len(found) == 1:
        return found[0]
    if len(playable := [match for match in found if match.dispute is None]) == 1:
        return playable[0]
    alone = await keys_of_bots(person)
    for match in found:
        own, other = match.points[match.seat], match.points[1 - match.seat]
        who = f"with {_other(match)} ({short_fingerprint(match.peer_key)})"
        if match.peer_key in alone:
            who = f"against {_other(match)}, this computer"
        output.tell(
            "unfinished",
            f"{match.match_id.hex()[:8]}: {who}, "
            f"{own} : {other} points, game {match.ledger.number + 1}"
            + (", disputed: it cannot be played on" if match.dispute is not None else ""),
            match=match.match_id.hex(),
            name=_other(match),
            fingerprint=short_fingerprint(match.peer_key),
            alone=match.peer_key in alone,
            seat=match.seat,
            scores=list(match.points),
            game=match.ledger.number,
            disputed=match.dispute is not None,
        )
    raise LocalError(
        f"{len(found)} matches are unfinished; name the person, or the match by its first letters."
    )


async def _why_none(person: Person, which: str) -> str:
    """Why there is nothing to go on with, as `history` has it too."""
    beyond = await beyond_going_on(person, which)
    if not beyond:
        return f"There is no unfinished match{f' with {which}' if which else ''} here."
    if len(beyond) > 1:
        return f"{len(beyond)} matches are unfinished, and cannot be played on; `spite-qt history` says why."
    (match,) = beyond
    which = f"The match {match.match_id.hex()[:8]} {'against' if match.alone else 'with'} {match.other}"
    return f"{which} is unfinished, and it cannot be played on. {match.trouble.rstrip('.')}."


def _tell_dispute(match: KeptMatch, dispute: MatchDisputed, output: Output) -> None:
    """Before it is looked for the other side, which may not know of it, or may have settled it."""
    output.tell(
        "disputed",
        f"The match {match.match_id.hex()[:8]} with {_other(match)} is disputed and cannot be played on; in "
        f"the window it can be called off or ended. {dispute.text}",
        match=match.match_id.hex(),
        name=_other(match),
        reason=dispute.reason,
        text=dispute.text,
    )


def _other(match: KeptMatch) -> str:
    return match.names[1 - match.seat]
