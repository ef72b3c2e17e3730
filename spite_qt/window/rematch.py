"""Another match with the same person, after one that is over: who opens the table, and with what.

Values only. How the two come together again is for `meeting`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from spite_qt.requests import HostRequest

if TYPE_CHECKING:
    from protocol.game import Rules
    from protocol.net.acquaintance import Acquaintance
    from protocol.peer.events import Resumed, SatDown


@dataclass(frozen=True)
class Rematch:
    """`key`: the other person's public key. `hosts`: whether this side opens the table, as whoever had seat 0
    does. `request`: how it was open, None if it was not this side's. `code`: what the other side's asked for.
    """

    key: bytes
    name: str
    trusted: bool
    rules: Rules
    hosts: bool
    request: HostRequest | None = None
    code: str | None = None

    @classmethod
    def after(cls, match: SatDown | Resumed, who: Acquaintance) -> Rematch:
        """`match`: the one that is over; `who` sat opposite."""
        return cls(who.key, match.peer_name, who.verified, match.rules, match.seat == 0)

    def table(self, nickname: str, interface: str | None) -> HostRequest:
        """How to host: as before, at the same address, or so that this person needs no code."""
        if self.request is not None:
            return replace(self.request, name=nickname, rules=self.rules)
        return HostRequest(nickname, self.rules, is_open=not self.trusted, interface=interface)
