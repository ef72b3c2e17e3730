"""Tells a match as it happens, an event at a time, and knows from its events how the call ends.

Nothing is decided here: what happened comes from the seat's events, what is written is `Output`'s business.
"""

from typing import Any

from protocol.errors import Reason
from protocol.peer.events import (
    Closed,
    Dealt,
    DealWaits,
    Event,
    Forked,
    GameOver,
    LinkLost,
    MatchOver,
    Moved,
    NextGameWanted,
    PeerBack,
    PeerQuiet,
    Refused,
    Resumed,
    SatDown,
    SitDownAsked,
    StoreFailed,
    TakeBackAsked,
    TakeBackRefused,
    TakenBack,
    TieOffered,
    TieRefused,
    VoidOffered,
    VoidRefused,
)
from spite_qt.cli.output import Output, points
from spite_qt.cli.run import Exit, exit_for, line_for
from spite_qt.seat import Seat


class Story:
    """`tell` every event of one seat, in order. `sat_down`: a match began; `ending`: how the call ends."""

    def __init__(self, output: Output, own_name: str, held: Seat, *, hosting: bool) -> None:
        """`held`: the seat whose events are told. `hosting`: who leaves before sitting down is no loss, the
        next one may come.
        """
        self.sat_down = False
        self.ending = Exit.LINK_LOST
        self._output = output
        self._held = held
        self._own_name = own_name
        self._seat = 0
        self._names = (own_name, "")
        self._told = False
        # Why the disk could not be written to, while that lasts: it is tried again and again, and told once.
        self._disk_said: str | None = None
        self._hosting = hosting
        self._away = False
        # Game and number of the move told last.
        self._last_move = (-1, -1)

    def tell(self, event: Event) -> None:
        """BrokenPipeError when nobody reads the output any more."""
        match event:
            case SitDownAsked(nickname=name, fingerprint=who):
                self._say("asked", f"{name} ({who[:9]}) asks to sit down.", name=name, fingerprint=who)
            case SatDown():
                self._sit_down(event)
            case DealWaits():
                who = self._other if event.on_peer else "This side"
                self._say("waiting", f"{who} has not opened the deal yet.", on_peer=event.on_peer)
            case Resumed():
                self._go_on(event)
            case LinkLost() if self._told:
                pass
            case LinkLost(reason=reason, text=text):
                self.ending = Exit.LINK_LOST
                self._away = True
                self._output.error(text, "link lost", reason=str(reason))
            case Forked(reason=reason, text=text, report=report):
                self._told = True
                self.ending = exit_for(reason)
                self._output.error(text, line_for(reason), reason=str(reason), report=report)
            case Dealt():
                self._disk_said = None
                self._last_move = (event.game, -1)
                self._say(
                    "dealt",
                    f"Game {event.game + 1}: {self._names[event.starter]} starts.",
                    game=event.game,
                    starter=event.starter,
                    digest=event.digest,
                    chain=event.chain,
                )
            case Moved():
                self._disk_said = None
                self._move(event)
            case GameOver():
                self._end_game(event)
            case MatchOver():
                self._end_match(event)
            case Closed() if not self._told:
                self._close(event)
            case _:
                self._tell_aside(event)

    @property
    def _other(self) -> str:
        # Who asks to sit down may fall silent before they sit.
        return self._names[1 - self._seat] or self._held.peer_name or "The other side"

    def _say(self, event: str, text: str | None, **fields: Any) -> None:
        self._output.tell(event, text, **fields)

    def _move(self, event: Moved) -> None:
        self._last_move = (event.game, event.number)
        self._say(
            "move",
            f"{event.number + 1:5}. {self._names[event.seat]}: {event.move}",
            game=event.game,
            number=event.number,
            seat=event.seat,
            move=str(event.move),
            digest=event.digest,
            chain=event.chain,
        )

    def _go_on(self, event: Resumed) -> None:
        """The match goes on, here or in a new run of the program, which tells the moves of the game again."""
        if not self.sat_down:
            self._sit_down(event)
        self._away = False
        self._say(
            "resumed",
            f"The match with {event.peer_name} goes on in game {event.game + 1}. "
            f"{self._standing(event.scores)}.",
            match=event.match_id.hex(),
            game=event.game,
            starter=event.starter,
            scores=list(event.scores),
            moves=len(event.moves),
        )
        for move in event.moves:
            if (move.game, move.number) > self._last_move:
                self._move(move)

    def _sit_down(self, event: SatDown | Resumed) -> None:
        self.sat_down = True
        self._seat = event.seat
        told_apart = f"{event.peer_name} ({event.peer_fingerprint[:9]})"
        # Two computers may know their owners by one name.
        other = told_apart if event.peer_name == self._own_name else event.peer_name
        self._names = (self._own_name, other) if event.seat == 0 else (other, self._own_name)
        self._say(
            "connected",
            f"At the table: {self._own_name} and {told_apart}, playing to {points(event.rules.target)}.",
            name=event.peer_name,
            fingerprint=event.peer_fingerprint,
            seat=event.seat,
            match=event.match_id.hex(),
            target=event.rules.target,
            **self._known(),
        )
        self._tell_who()

    def _known(self) -> dict[str, Any]:
        """Who the other side is to this one."""
        who = self._held.acquaintance
        if who is None:
            return {}
        return {"standing": who.standing, "verified": who.verified, "safety_number": who.number}

    def _tell_who(self) -> None:
        who = self._held.acquaintance
        if who is None:
            return
        if who.warning is not None:
            self._output.error(f"Warning: {who.warning}", "warning", reason=str(Reason.CHANGED_KEY))
        if who.trouble is not None:
            self._output.error(who.trouble, "notice")
        if not who.verified:
            self._say(
                "not verified",
                f"Not verified that this is {self._other}. Compare the safety number: {who.number}",
                safety_number=who.number,
            )

    def _end_game(self, event: GameOver) -> None:
        winner, won = event.result.winner, event.result.points
        ending = "a tie" if winner is None else f"{self._names[winner]} wins {points(won)}"
        self._say(
            "game over",
            f"Game {event.game + 1}: {ending} ({event.how}). {self._standing(event.points)}.",
            game=event.game,
            winner=winner,
            points=won,
            how=event.how,
            scores=list(event.points),
        )

    def _end_match(self, event: MatchOver) -> None:
        self._told = True
        self.ending = Exit.ENDED_WELL
        if event.winner is not None:
            ending = f"{self._names[event.winner]} wins the match"
        elif event.by is not None:
            ending = f"{self._names[event.by]} has abandoned the match"
        else:
            ending = "The match counts for nobody"
        if not event.confirmed:
            ending += " (the other side was gone before it could sign this)"
        self._say(
            "match over",
            f"{ending}. {self._standing(event.points)}.",
            points=list(event.points),
            winner=event.winner,
            how=event.how,
            by=event.by,
            confirmed=event.confirmed,
        )

    def _close(self, event: Closed) -> None:
        if self._hosting and not self.sat_down and event.reason is Reason.CHANGED_KEY:
            self._output.error(event.text, "warning", reason=str(event.reason))
            return
        if self._hosting and not self.sat_down and event.reason is Reason.DUPLICATE:
            # They have called once more, and ask over that link.
            return
        if self._hosting and not self.sat_down:
            self._say("left", f"Nobody sat down: {event.text}", reason=str(event.reason))
            return
        self.ending = exit_for(event.reason)
        if self._away and self.ending is Exit.LINK_LOST:
            # It has been told, and nobody came back.
            return
        self._output.error(event.text, line_for(event.reason), reason=str(event.reason))

    def _standing(self, points: tuple[int, int]) -> str:
        return f"{self._names[0]} {points[0]} : {points[1]} {self._names[1]}"

    def _tell_aside(self, event: Event) -> None:
        """What happens beside the game."""
        match event:
            case TieOffered(by_me=by_me):
                self._say("tie offered", f"{self._who(by_me)} offers a tie.", by_me=by_me)
            case TieRefused(by_me=by_me):
                self._say("tie refused", f"{self._who(by_me)} declines the tie.", by_me=by_me)
            case TakeBackAsked(by_me=by_me, number=number):
                who = self._who(by_me)
                self._say("take-back asked", f"{who} asks to take a move back.", by_me=by_me, number=number)
            case TakeBackRefused(by_me=by_me):
                self._say("take-back refused", f"{self._who(by_me)} lets the move stand.", by_me=by_me)
            case TakenBack():
                self._say(
                    "taken back",
                    "The last move is taken back.",
                    game=event.game,
                    number=event.number,
                    seat=event.seat,
                    digest=event.digest,
                    chain=event.chain,
                )
            case VoidOffered(by_me=by_me):
                self._say("void offered", f"{self._who(by_me)} offers to call the match off.", by_me=by_me)
            case VoidRefused(by_me=by_me):
                self._say("void refused", f"{self._who(by_me)} wants the match to go on.", by_me=by_me)
            case NextGameWanted(by_me=by_me):
                self._say("next game wanted", None, by_me=by_me)
            case PeerQuiet():
                self._say("quiet", f"{self._other} is not answering.")
            case PeerBack():
                self._say("back", f"{self._other} answers again.")
            case Refused(reason=reason, text=text):
                # Only this request came to nothing; the match goes on.
                self._output.error(text, "notice", reason=str(reason))
            case StoreFailed(why=why) if why != self._disk_said:
                self._disk_said = why
                self._tell_of_disk(event)
            case _:
                pass

    def _tell_of_disk(self, event: StoreFailed) -> None:
        if event.given_up is None:
            said = "What happened could not be written to the disk, so nothing goes on before it is"
        else:
            said = f"This side's {event.given_up!r} could not be written to the disk and did not count"
        self._output.error(
            f"{said}: {event.why}. It is tried again for a minute.",
            "disk",
            reason=str(Reason.STORE_FAILED),
            given_up=event.given_up,
        )

    def _who(self, by_me: bool) -> str:
        return self._own_name if by_me else self._other
