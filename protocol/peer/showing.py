"""What an entry looks like from one seat: the events for a window, masked. Nothing is decided here."""

from __future__ import annotations

from protocol.game import GameEnded, Move, View, seen_by, view
from protocol.peer import events
from protocol.peer.entries import (
    AgreeTakeBackBody,
    AskTakeBackBody,
    DealBody,
    MoveBody,
    NextGameBody,
    OfferTieBody,
    OfferVoidBody,
    RefuseTakeBackBody,
    RefuseTieBody,
    RefuseVoidBody,
)
from protocol.peer.kept import KeptMatch
from protocol.peer.ledger import Ledger, Stage, Step


def show(step: Step, seat: int) -> tuple[list[events.Event], View | None]:
    """The events of a step for `seat`, and what `seat` sees afterwards (None outside a game)."""
    ledger, body, by_me = step.after, step.body, step.seat == seat
    seen = view(ledger.game, seat) if ledger.game is not None else None
    shown: list[events.Event] = []
    match body:
        case DealBody():
            assert seen is not None
            shown.append(events.Dealt(ledger.number, seen.starter, seen, step.digest, ledger.chain.hex()))
        case MoveBody(move=notation):
            assert seen is not None
            assert ledger.game is not None
            shown.append(
                events.Moved(
                    ledger.number,
                    ledger.game.moves_played - 1,
                    step.seat,
                    Move.parse(notation),
                    seen_by(step.happened, seat),
                    seen,
                    step.digest,
                    ledger.chain.hex(),
                )
            )
        case OfferTieBody():
            shown.append(events.TieOffered(by_me))
        case RefuseTieBody():
            shown.append(events.TieRefused(by_me))
        case AskTakeBackBody():
            assert ledger.game is not None
            shown.append(events.TakeBackAsked(by_me, ledger.game.moves_played - 1))
        case RefuseTakeBackBody():
            shown.append(events.TakeBackRefused(by_me))
        case AgreeTakeBackBody():
            assert seen is not None
            assert ledger.game is not None
            number, chain = ledger.game.moves_played, ledger.chain.hex()
            shown.append(events.TakenBack(ledger.number, number, 1 - step.seat, seen, step.digest, chain))
        case OfferVoidBody():
            shown.append(events.VoidOffered(by_me))
        case RefuseVoidBody():
            shown.append(events.VoidRefused(by_me))
        case NextGameBody():
            shown.append(events.NextGameWanted(by_me))
        case _:
            # A resignation, an agreement and an abandoned match show in how the game or the match ends.
            pass
    for event in step.happened:
        if isinstance(event, GameEnded):
            assert seen is not None
            assert seen.result is not None
            shown.append(events.GameOver(ledger.number, seen.result, event.how, ledger.points, seen))
    return shown, seen


def standing(kept: KeptMatch, peer_name: str, peer_fingerprint: str) -> list[events.Event]:
    """A kept match that goes on: how it stands, then what in it waits for an answer."""
    ledger, seat = kept.ledger, kept.seat
    seen = view(ledger.game, seat) if ledger.game is not None else None
    moves = [event for step in kept.moves() for event in show(step, seat)[0]]
    shown: list[events.Event] = [
        events.Resumed(
            kept.match_id,
            seat,
            kept.rules,
            peer_name,
            peer_fingerprint,
            ledger.number,
            seen.starter if seen else None,
            ledger.points,
            seen,
            tuple(event for event in moves if isinstance(event, events.Moved)),
        )
    ]
    if ledger.stage is Stage.BETWEEN:
        assert seen is not None
        assert seen.result is not None
        shown.append(events.GameOver(ledger.number, seen.result, ledger.game_ended, ledger.points, seen))
        shown += [events.NextGameWanted(wanting == seat) for wanting in sorted(ledger.wants_next)]
    if ledger.tie_offer is not None and ledger.stage is Stage.PLAYING:
        shown.append(events.TieOffered(ledger.tie_offer == seat))
    if ledger.take_back is not None and ledger.stage is Stage.PLAYING and ledger.game is not None:
        asks = ledger.game.turn == seat
        shown.append(events.TakeBackAsked(asks, ledger.game.moves_played - 1))
    if ledger.void_offer is not None and ledger.stage is not Stage.OVER:
        shown.append(events.VoidOffered(ledger.void_offer == seat))
    return shown


def match_over(ledger: Ledger, *, confirmed: bool) -> events.MatchOver:
    """The event for the end of a match that is over."""
    ending = ledger.ending
    assert ending is not None
    return events.MatchOver(ledger.points, ending.winner, ending.how, ending.by, confirmed)
