"""From the first message over a link to a table with two seats: a new match, or one that goes on.

Joins the machine of sitting down (`sitdown.py`) with what is said of kept matches (`comeback.py`) and with
writing down. Not for what happens at the table; `seated` is called with that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from protocol.errors import LocalError, PeerError, Reason
from protocol.peer.comeback import check_told, list_of, listed, nothing_of, taken_back, telling
from protocol.peer.events import SatDown, SitDownAsked
from protocol.peer.fingerprint import fingerprint
from protocol.peer.kept import KeptMatch
from protocol.peer.messages import Accept, Offer, Resume, Sit
from protocol.peer.outlet import Outlet
from protocol.peer.parting import to_newcomer
from protocol.peer.sitdown import Role, Seating, SitDown, Table

Seated = Callable[[KeptMatch, Resume | None], None]
"""A match is on the table, and what the other side has told of it if it goes on."""


class Meeting:
    """`sitting`: where it is. `turn_away` ends the link with a reason and a text."""

    def __init__(
        self,
        role: Role,
        keys: tuple[bytes, bytes],
        handshake_hash: bytes,
        nickname: str,
        table: Table | None,
        matches: Sequence[KeptMatch],
        wanted: bytes | None,
        outlet: Outlet,
        seated: Seated,
        turn_away: Callable[[Reason, str], None],
    ) -> None:
        """`keys`: the own identity and the other side's. LocalError for a match of other people."""
        if any(set(match.opened.keys) != set(keys) for match in matches):
            raise LocalError("A match is gone on with by the two who have begun it.")
        self.sitting = SitDown(role, keys, handshake_hash, nickname, table)
        self._own_key, self._peer_key = keys
        self._matches = {match.match_id: match for match in matches}
        self._wanted = wanted
        self._outlet = outlet
        self._seated = seated
        self._turn_away = turn_away
        # The host's, until the joiner is heard.
        self._to_be_told: SatDown | None = None

    def greet(self) -> None:
        """The host's first message."""
        offered = [match for match in self._matches.values() if self._wanted in (None, match.match_id)]
        if (offer := self.sitting.greeting(list_of(offered))) is not None:
            self._outlet.send(offer)

    def hear(self, message: Offer | Sit | Accept | Resume) -> None:
        """PeerError if it cannot come now, or is wrong."""
        match message:
            case Offer():
                self._answer(message)
            case Sit():
                self._asked(message)
            case Accept():
                self._open(self.sitting.accepted(message))
            case Resume():
                self._come_back(message)

    def accept(self) -> Callable[[], None]:
        """The host's person lets them sit down: what is to be done. LocalError if nobody has asked."""
        return partial(self._open, self.sitting.accept())

    # A new match

    def _answer(self, offer: Offer) -> None:
        """Sit down, or ask for the match that is wanted, or for one that is lost here: the host still has
        it.
        """
        lost = (match for match in listed(offer.unfinished) if match not in self._matches)
        wanted = self._wanted = self._wanted or next(lost, None)
        if wanted is None:
            self._outlet.send(self.sitting.offered(offer))
            return
        self.sitting.returning(offer)
        kept, name = self._matches.get(wanted), self.sitting.nickname
        self._outlet.send(telling(kept, name) if kept is not None else nothing_of(wanted, name))

    def _asked(self, message: Sit) -> None:
        self.sitting.asked(message)
        if self._wanted is not None:
            self._turn_down()
        else:
            self._outlet.tell(SitDownAsked(self.sitting.peer_name, fingerprint(self._peer_key)))

    def _turn_down(self) -> None:
        """Somebody wants something else than to go on with the match for which this side is here."""
        kept = self._matches.get(self._wanted) if self._wanted is not None else None
        if kept is not None and kept.finished:
            self._turn_away(Reason.FINISHED, to_newcomer(self.sitting.nickname))
        else:
            self._turn_away(Reason.DECLINED, "another match is to go on first")

    def _open(self, seating: Seating) -> None:
        self._outlet.keep(seating.record(), partial(self._opened, seating))

    def _opened(self, seating: Seating) -> None:
        rules, who = seating.table.rules, fingerprint(self._peer_key)
        sat_down = SatDown(seating.match_id, seating.seat, rules, self.sitting.peer_name, who)
        if (accept := self.sitting.kept()) is not None:
            self._outlet.send(accept)
            self._to_be_told = sat_down
        else:
            self._outlet.tell(sat_down)
        self._seated(KeptMatch.fresh(seating.record()), None)

    def begun(self) -> None:
        """Something that the other side has said in the match is written down: it is certain that it sits."""
        if self.sitting.heard() and self._to_be_told is not None:
            self._outlet.tell(self._to_be_told)

    # A match that goes on

    def _come_back(self, told: Resume) -> None:
        self.sitting.check_return()
        if self._wanted not in (None, told.match):
            if self.sitting.role is Role.JOINER:
                raise PeerError(Reason.WRONG_MATCH, "another match than the one asked for")
            self._turn_down()
            return
        kept = self._matches.get(told.match)
        if kept is not None:
            check_told(told, kept, self._own_key)
            self.sitting.back(told, known=True)
            self._go_on(kept, told)
            return
        opened = taken_back(told, self._own_key, self._peer_key, self.sitting.nickname)
        self.sitting.back(told, known=False)
        # A journal that refuses it has something of this match that cannot be read; it will not change.
        self._outlet.keep(
            opened,
            partial(self._taken_back, KeptMatch.fresh(opened), told),
            given_up=lambda why: self._turn_away(Reason.STORE_FAILED, ""),
        )

    def _taken_back(self, kept: KeptMatch, told: Resume) -> None:
        self.sitting.kept()
        self.sitting.heard()
        self._go_on(kept, told)

    def _go_on(self, kept: KeptMatch, told: Resume) -> None:
        if self.sitting.role is Role.HOST:
            self._outlet.send(telling(kept, self.sitting.nickname))
        self._seated(kept, told)
