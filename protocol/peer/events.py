"""What a conversation tells its own side: the only thing windows, bots and headless calls see of a match.

Every value is of this seat: views and masked events, never a game, a dealer or a seed. `digest` and `chain`
are for the headless output and for tests; their `repr` is left out, because near the end of a game hidden
cards could be guessed from them. Not for what is sent; that is `messages.py`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from protocol import game as engine
from protocol.errors import Reason
from protocol.peer.stores import EntryKept, Record

GAME_ENDINGS: Final = ("payoff", "stock", "resigned", "agreed")
MATCH_ENDINGS: Final = ("target", "abandoned", "void")


def _check(condition: bool, what: str) -> None:
    if not condition:
        raise ValueError(what)


def _seat(value: object) -> None:
    _check(type(value) is int and value in (0, 1), "a seat is 0 or 1")


def _count(value: object) -> None:
    _check(type(value) is int and value >= 0, "games, moves and points count from 0")


@dataclass(frozen=True, slots=True)
class Store:
    """For the edge alone: write `record`, then call `stored(ticket)` or `store_failed(ticket, why)`.

    One at a time is under way; nothing that depends on it leaves or is shown before.
    """

    ticket: int
    record: Record

    def __post_init__(self) -> None:
        _count(self.ticket)


@dataclass(frozen=True, slots=True)
class SitDownAsked:
    """Host only: somebody asks for the free seat. Answer with `accept()` or `decline()`."""

    nickname: str
    fingerprint: str


@dataclass(frozen=True, slots=True)
class SatDown:
    """The match exists, for both: the host is told when the joiner has been heard in it. `seat`: the own one;
    the host has 0. `peer_name` is cleaned for display.
    """

    match_id: bytes
    seat: int
    rules: engine.Rules
    peer_name: str
    peer_fingerprint: str

    def __post_init__(self) -> None:
        _check(len(self.match_id) == 16, "a match id has 16 bytes")
        _seat(self.seat)


@dataclass(frozen=True, slots=True)
class Resumed:
    """A match goes on over a new link, instead of `SatDown`. This is how it stood on this side.

    `game`: the number of the game that is to be dealt, lies on the table or has ended; `starter`, `view` and
    `moves` are of it, None and () while it is not dealt. `scores`: the match's, by seat. `moves`: those that
    stand, in order, as they were told.

    Behind it come the usual events: first for what stands and waits for an answer (the end of the game, an
    offer, a wish for the next game), then for everything that is new.
    """

    match_id: bytes
    seat: int
    rules: engine.Rules
    peer_name: str
    peer_fingerprint: str
    game: int
    starter: int | None
    scores: tuple[int, int]
    view: engine.View | None
    moves: tuple[Moved, ...]

    def __post_init__(self) -> None:
        _check(len(self.match_id) == 16, "a match id has 16 bytes")
        _seat(self.seat)
        _count(self.game)
        _check((self.starter is None) == (self.view is None), "a starter is that of a game on the table")


@dataclass(frozen=True, slots=True)
class Forked:
    """The two sides do not hold the same match any more, and neither is taken to be right. Nobody plays on;
    the people may call the match off (`offer_void`) or end it (`abandon`), over this link or a later one.

    `n`, `chain`: the last entry that counts here. `peer_n`, `peer_chain`: what the other side has told, zero
    and empty if nothing. `theirs`: its entry that does not fit, if it was one entry. Nothing is deleted; a
    report is written from this and from the match as it was kept, and `report` is where the edge has put it,
    empty if it could not. `again`: it was known before, and there is a report of it already.
    """

    match_id: bytes
    n: int
    chain: bytes = field(repr=False)
    peer_n: int
    peer_chain: bytes = field(repr=False)
    theirs: EntryKept | None = field(repr=False)
    reason: Reason
    text: str
    report: str = ""
    again: bool = False


@dataclass(frozen=True, slots=True)
class DealWaits:
    """The deal has not come about for some seconds; `on_peer`: because of the other side."""

    on_peer: bool


@dataclass(frozen=True, slots=True)
class Dealt:
    """Game `game` (from 0) lies on the table and runs."""

    game: int
    starter: int
    view: engine.View
    digest: str = field(repr=False)
    chain: str = field(repr=False)

    def __post_init__(self) -> None:
        _count(self.game)
        _seat(self.starter)


@dataclass(frozen=True, slots=True)
class Moved:
    """Move `number` (from 0) of game `game`, by either seat, is written down and counts.

    `events`: what happened, as this seat may see it. `view`: afterwards. `digest`: of the full position (16
    hex digits), `chain`: of the match (64 hex digits), both equal on the two sides.
    """

    game: int
    number: int
    seat: int
    move: engine.Move
    events: tuple[engine.Event, ...]
    view: engine.View
    digest: str = field(repr=False)
    chain: str = field(repr=False)

    def __post_init__(self) -> None:
        _count(self.game)
        _count(self.number)
        _seat(self.seat)


@dataclass(frozen=True, slots=True)
class TieOffered:
    """A tie of the running game is offered; the other seat may `answer_tie`."""

    by_me: bool


@dataclass(frozen=True, slots=True)
class TieRefused:
    by_me: bool


@dataclass(frozen=True, slots=True)
class TakeBackAsked:
    """The seat to move asks to take back move `number` of the game, its last one; the other seat may
    `answer_take_back`. Its next move ends the question.
    """

    by_me: bool
    number: int

    def __post_init__(self) -> None:
        _count(self.number)


@dataclass(frozen=True, slots=True)
class TakeBackRefused:
    by_me: bool


@dataclass(frozen=True, slots=True)
class TakenBack:
    """Move `number` (from 0) of game `game` is taken back; the next move has this number again. `view`,
    `digest`, `chain`: afterwards.
    """

    game: int
    number: int
    seat: int
    view: engine.View
    digest: str = field(repr=False)
    chain: str = field(repr=False)

    def __post_init__(self) -> None:
        _count(self.game)
        _count(self.number)
        _seat(self.seat)


@dataclass(frozen=True, slots=True)
class VoidOffered:
    """To let the match count for nobody is offered; the other seat may `answer_void`."""

    by_me: bool


@dataclass(frozen=True, slots=True)
class VoidRefused:
    by_me: bool


@dataclass(frozen=True, slots=True)
class GameOver:
    """Game `game` has ended. `how`: "payoff" | "stock" | "resigned" | "agreed". `points`: the match's, by
    seat.

    When the match goes on, `next_game()` says that this seat is ready.
    """

    game: int
    result: engine.Result
    how: str
    points: tuple[int, int]
    view: engine.View

    def __post_init__(self) -> None:
        _count(self.game)
        _check(self.how in GAME_ENDINGS, f"a game does not end by {self.how!r}")
        for points in self.points:
            _count(points)


@dataclass(frozen=True, slots=True)
class NextGameWanted:
    """One seat is ready for the next game; when both are, the deal starts by itself."""

    by_me: bool


@dataclass(frozen=True, slots=True)
class MatchOver:
    """The match has ended. `how`: "target" | "abandoned" | "void"; `by`: the seat that abandoned it.

    `confirmed`: both sides have signed this end; otherwise the other one was gone before it could.
    """

    points: tuple[int, int]
    winner: int | None
    how: str
    by: int | None
    confirmed: bool = True

    def __post_init__(self) -> None:
        for points in self.points:
            _count(points)
        _check(self.how in MATCH_ENDINGS, f"a match does not end by {self.how!r}")
        _check(
            (self.winner is not None) == (self.how == "target"), "who reaches the target wins, nobody else"
        )
        _check(
            (self.by is not None) == (self.how == "abandoned"), "an abandoned match was abandoned by a seat"
        )


@dataclass(frozen=True, slots=True)
class PeerUnheard:
    """For whoever keeps the seat, and no person: nothing has been heard of the other side for a moment, so
    another link may be through sooner. `PeerQuiet` may follow, and `PeerHeard` if the link is sound again.
    """


@dataclass(frozen=True, slots=True)
class PeerHeard:
    """For the same: it has answered, so each side reaches the other one over this link."""


@dataclass(frozen=True, slots=True)
class PeerQuiet:
    """Nothing has been heard of the other side for some seconds."""


@dataclass(frozen=True, slots=True)
class PeerBack:
    """It is heard again."""


@dataclass(frozen=True, slots=True)
class PeerListens:
    """For whoever keeps the seat, and no person: the TCP port at which the other side can be called, at the
    address where the link ends; 0: at none.
    """

    port: int


@dataclass(frozen=True, slots=True)
class LinkLost:
    """The link is gone, the match is not: this side keeps trying, and `Resumed` follows, or `Closed`. Told by
    a seat that outlives its links, never by a conversation. `text`: a sentence for a person.
    """

    reason: Reason
    text: str


@dataclass(frozen=True, slots=True)
class Refused:
    """A request of this side came to nothing: the other side's entry stood before it."""

    reason: Reason
    text: str


@dataclass(frozen=True, slots=True)
class StoreFailed:
    """Something could not be written. `given_up`: the own entry that came to nothing by that, as
    `Body.NAME` has it ("move", "agree tie"); it may be asked for again. None: it is tried again by itself,
    and nothing goes on before it is written.
    """

    why: str
    given_up: str | None = None


@dataclass(frozen=True, slots=True)
class Closed:
    """The last event. `text`: a sentence for a person. `by_peer`: the other side ended it, or is gone."""

    reason: Reason
    text: str
    by_peer: bool


Event: TypeAlias = (
    Store
    | SitDownAsked
    | SatDown
    | Resumed
    | Forked
    | DealWaits
    | Dealt
    | Moved
    | TieOffered
    | TieRefused
    | TakeBackAsked
    | TakeBackRefused
    | TakenBack
    | VoidOffered
    | VoidRefused
    | GameOver
    | NextGameWanted
    | MatchOver
    | PeerUnheard
    | PeerHeard
    | PeerQuiet
    | PeerBack
    | PeerListens
    | LinkLost
    | Refused
    | StoreFailed
    | Closed
)
