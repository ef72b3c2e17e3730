"""What both peers hold of a match after entry `n`: a value that the same entries make alike on both sides.

    DEALING   a game is to be dealt: waiting for seat 0 to record the deal
       | deal
    PLAYING   the game runs
       | a move, a resignation or an agreed tie that ends it
    BETWEEN   both seats are to want the next game     (or OVER, if the target is reached)
       | the second "next game"
    DEALING   and so on
    OVER      target reached, abandoned, or void by agreement; from any stage, and for good

A ledger is never changed: `after` makes the next one or refuses, so that a refused, unsigned or unwritten
entry leaves nothing behind. Not for numbers, acknowledgements and signatures; that is `sequence.py`.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from protocol.deal import commitment, joint_seed, witnessed
from protocol.errors import Reason
from protocol.game import CardMoved, Event, Game, GameEnded, IllegalMove, Match, Move, Rules, first_starter
from protocol.game.position import digest_of_bytes
from protocol.peer.entries import (
    AbandonBody,
    AgreeTakeBackBody,
    AgreeTieBody,
    AgreeVoidBody,
    AskTakeBackBody,
    Body,
    DealBody,
    MoveBody,
    NextGameBody,
    OfferTieBody,
    OfferVoidBody,
    RefuseTakeBackBody,
    RefuseTieBody,
    RefuseVoidBody,
    ResignBody,
    encode_body,
)
from protocol.peer.hashes import NO_POSITION, first_chain, next_chain, position_hash
from protocol.peer.signing import is_signed_by


class Stage(StrEnum):
    DEALING = "dealing"
    PLAYING = "playing"
    BETWEEN = "between"
    OVER = "over"


_ANYWHERE: Final = frozenset({OfferVoidBody, AgreeVoidBody, RefuseVoidBody, AbandonBody})
# Which entries a stage knows at all; who may write them, and when, stands with each below.
ALLOWED: Final[Mapping[Stage, frozenset[type[Body]]]] = {
    Stage.DEALING: _ANYWHERE | {DealBody},
    Stage.PLAYING: _ANYWHERE
    | {MoveBody, ResignBody, OfferTieBody, AgreeTieBody, RefuseTieBody}
    | {AskTakeBackBody, AgreeTakeBackBody, RefuseTakeBackBody},
    Stage.BETWEEN: _ANYWHERE | {NextGameBody},
    Stage.OVER: frozenset(),
}


class NotAllowed(ValueError):  # noqa: N818 - as the engine's IllegalMove
    """An entry that the match does not allow now. `late`: this stage does not know it, another one did."""

    def __init__(self, reason: Reason, why: str, *, late: bool = False) -> None:
        super().__init__(why)
        self.reason = reason
        self.why = why
        self.late = late


@dataclass(frozen=True, slots=True)
class Ending:
    """How the match ended: "target" | "abandoned" | "void", with the winner or who abandoned it.

    `before_play`: abandoned while a game waited to be dealt.
    """

    how: str
    winner: int | None = None
    by: int | None = None
    before_play: bool = False


@dataclass(frozen=True, slots=True)
class Ledger:
    """`number`: of the game that is to be dealt, runs or has just ended. `game` is that game once it is
    dealt, `game_ended` how it ended, as `GameEnded` names it.

    Offers stand until they are answered or pointless: `tie_offer`, `void_offer` hold the seat that made
    one. A refused seat may not offer again before the match has moved on (`tie_refused`, `void_refused`).

    `undoable`: the latest moves of the seat to move that have shown no card, the last one last: the number of
    each entry, and the game before it. `take_back`: the one that this seat asks to take back;
    `take_back_refused`: the one that was refused.
    """

    match_id: bytes
    rules: Rules
    keys: tuple[bytes, bytes]
    chain: bytes
    n: int = 0
    stage: Stage = Stage.DEALING
    number: int = 0
    game: Game | None = None
    game_ended: str = ""
    match: Match | None = None
    tie_offer: int | None = None
    void_offer: int | None = None
    undoable: tuple[tuple[int, Game], ...] = ()
    take_back: int | None = None
    take_back_refused: int | None = None
    tie_refused: frozenset[int] = frozenset()
    void_refused: frozenset[int] = frozenset()
    wants_next: frozenset[int] = frozenset()
    ending: Ending | None = None

    @classmethod
    def opened(cls, match_id: bytes, rules: Rules, keys: tuple[bytes, bytes]) -> Ledger:
        """A match before its first entry. `keys`: the identities by seat."""
        return cls(match_id, rules, keys, first_chain(match_id, rules.encode(), keys))

    @property
    def floor(self) -> int:
        """The seat whose entry stands if both write the next one: the seat to move, outside a game seat 0."""
        return self.game.turn if self.stage is Stage.PLAYING and self.game is not None else 0

    @property
    def points(self) -> tuple[int, int]:
        """The match's, by seat."""
        return self.match.points if self.match is not None else (0, 0)

    def after(self, seat: int, body: Body) -> Step:
        """The ledger after the next entry, by `seat`. NotAllowed if there can be no such entry."""
        if type(body) not in ALLOWED[self.stage]:
            raise NotAllowed(Reason.UNEXPECTED, f"no {body.NAME} while the match is {self.stage}", late=True)
        happened: tuple[Event, ...] = ()
        match body:
            case DealBody():
                following = self._dealt(seat, body)
            case MoveBody(move=notation):
                following, happened = self._moved(seat, notation)
            case ResignBody():
                following, happened = self._game_ended(seat, resigned=True)
            case OfferTieBody():
                self._may_offer(self.tie_offer, seat in self.tie_refused, "a tie")
                following = replace(self, tie_offer=seat)
            case AgreeTieBody():
                self._may_answer(self.tie_offer, seat, "a tie")
                following, happened = self._game_ended(seat, resigned=False)
            case RefuseTieBody():
                self._may_answer(self.tie_offer, seat, "a tie")
                following = replace(self, tie_offer=None, tie_refused=self.tie_refused | {1 - seat})
            case AskTakeBackBody(n=asked):
                following = self._take_back_asked(seat, asked)
            case AgreeTakeBackBody():
                self._may_answer(self._asking, seat, "taking a move back")
                *before, (_, game) = self.undoable
                following = replace(self, game=game, undoable=tuple(before), take_back=None)
            case RefuseTakeBackBody():
                self._may_answer(self._asking, seat, "taking a move back")
                following = replace(self, take_back=None, take_back_refused=self.take_back)
            case OfferVoidBody():
                self._may_offer(self.void_offer, seat in self.void_refused, "calling the match off")
                following = replace(self, void_offer=seat)
            case AgreeVoidBody():
                self._may_answer(self.void_offer, seat, "calling the match off")
                following = replace(self, stage=Stage.OVER, ending=Ending("void"))
            case RefuseVoidBody():
                self._may_answer(self.void_offer, seat, "calling the match off")
                following = replace(self, void_offer=None, void_refused=self.void_refused | {1 - seat})
            case AbandonBody():
                ending = Ending("abandoned", by=seat, before_play=self.stage is Stage.DEALING)
                following = replace(self, stage=Stage.OVER, ending=ending)
            case _:
                following = self._wanted(seat)
        packed = encode_body(body)
        position, position_digest = self._position(following)
        n = self.n + 1
        chain = next_chain(self.chain, self.number, n, seat, packed, position)
        return Step(self, replace(following, n=n, chain=chain), seat, body, packed, happened, position_digest)

    def _position(self, following: Ledger) -> tuple[bytes, str]:
        """`P` and the digest after an entry: of the game that it began, changed, left as it was or ended."""
        game = following.game
        if game is None or Stage.PLAYING not in (self.stage, following.stage):
            return NO_POSITION, ""
        # Encoded once for both: of what a match is read back with, it is the most.
        encoded = game.encode_position()
        return position_hash(encoded, game.shuffles), digest_of_bytes(encoded)

    def _dealt(self, seat: int, body: DealBody) -> Ledger:
        if seat != 0:
            raise NotAllowed(Reason.WRONG_DEAL, "only the host records the deal")
        commitments, nonces = (body.commitment0, body.commitment1), (body.nonce0, body.nonce1)
        for owner in (0, 1):
            fitting = commitment(self.match_id, self.number, owner, self.keys[owner], nonces[owner])
            if commitments[owner] != fitting:
                raise NotAllowed(Reason.WRONG_DEAL, "an opened number does not fit its commitment")
        if not is_signed_by(self.keys[1], body.witness, witnessed(self.match_id, self.number, commitments)):
            raise NotAllowed(Reason.WRONG_DEAL, "the guest has not signed the commitments")
        seed = joint_seed(self.match_id, self.number, nonces)
        match = self.match or Match(self.rules, first_starter(seed))
        return replace(
            self,
            stage=Stage.PLAYING,
            game=Game.from_seed(seed, self.number, match.starter, self.rules),
            game_ended="",
            match=match,
            tie_refused=frozenset(),
            void_refused=frozenset(),
            wants_next=frozenset(),
        )

    def _moved(self, seat: int, notation: str) -> tuple[Ledger, tuple[Event, ...]]:
        game = self._copied_game()
        if seat != game.turn:
            raise NotAllowed(Reason.ILLEGAL_MOVE, "it was out of turn")
        try:
            happened = game.play(Move.parse(notation))
        except IllegalMove as refusal:
            raise NotAllowed(Reason.ILLEGAL_MOVE, refusal.why) from refusal
        before = () if self.game is None else ((self.n + 1, self.game),)
        moved = replace(
            self,
            game=game,
            undoable=self.undoable + before if _shows_no_card(happened) else (),
            take_back=None,
            take_back_refused=None,
            tie_refused=frozenset(),
            void_refused=frozenset(),
        )
        return (moved if game.result is None else moved._scored(game, happened)), happened

    def _game_ended(self, seat: int, *, resigned: bool) -> tuple[Ledger, tuple[Event, ...]]:
        game = self._copied_game()
        happened = game.resign(seat) if resigned else game.agree_tie()
        return replace(self, game=game)._scored(game, happened), happened

    def _scored(self, game: Game, happened: tuple[Event, ...]) -> Ledger:
        assert game.result is not None
        how = next(event.how for event in happened if isinstance(event, GameEnded))
        match = copy.copy(self.match)
        assert match is not None
        match.ended(game.result)
        scored = replace(
            self,
            match=match,
            stage=Stage.BETWEEN,
            game_ended=how,
            undoable=(),
            take_back=None,
            tie_offer=None,
            void_refused=frozenset(),
        )
        if match.winner is None:
            return scored
        return replace(scored, stage=Stage.OVER, ending=Ending("target", winner=match.winner))

    @property
    def _asking(self) -> int | None:
        """The seat that asks to take a move back."""
        return self.floor if self.take_back is not None else None

    def _take_back_asked(self, seat: int, n: int) -> Ledger:
        if seat != self.floor or not self.undoable or self.undoable[-1][0] != n:
            raise NotAllowed(Reason.UNEXPECTED, f"entry {n} cannot be taken back")
        if n in (self.take_back, self.take_back_refused):
            raise NotAllowed(Reason.UNEXPECTED, f"it has been asked already to take back entry {n}")
        return replace(self, take_back=n)

    def _wanted(self, seat: int) -> Ledger:
        if seat in self.wants_next:
            raise NotAllowed(Reason.UNEXPECTED, "the next game has been asked for already")
        wanting = self.wants_next | {seat}
        if len(wanting) < 2:
            return replace(self, wants_next=wanting)
        return replace(
            self,
            stage=Stage.DEALING,
            number=self.number + 1,
            game=None,
            wants_next=wanting,
            void_refused=frozenset(),
        )

    def _copied_game(self) -> Game:
        assert self.game is not None
        return self.game.copy()

    def _may_offer(self, offer: int | None, refused: bool, what: str) -> None:
        if offer is not None:
            raise NotAllowed(
                Reason.UNEXPECTED, f"{what} has been offered already, and there is no answer yet"
            )
        if refused:
            raise NotAllowed(Reason.UNEXPECTED, f"{what} was refused, and no card has been played since")

    def _may_answer(self, offer: int | None, seat: int, what: str) -> None:
        if offer != 1 - seat:
            raise NotAllowed(Reason.UNEXPECTED, f"there is no offer of {what} to answer")


def _shows_no_card(happened: tuple[Event, ...]) -> bool:
    """Whether a move has turned up, drawn or shuffled nothing, and left the turn where it was."""
    return all(isinstance(event, CardMoved) for event in happened)


@dataclass(frozen=True, slots=True)
class Step:
    """One entry and what it does: `before` and `after` it. Nothing has happened until somebody takes it."""

    before: Ledger
    after: Ledger
    seat: int
    body: Body
    packed: bytes
    happened: tuple[Event, ...]
    digest: str

    @property
    def with_floor(self) -> bool:
        """Whether its author may rely on it before the other side has acknowledged it."""
        return self.before.floor == self.seat
