"""Where the two sides of a match listen: what each has told the other one, and both have written down.

Not for calling there (`reaching.py`) nor for listening (`seeking.py`).
"""

from __future__ import annotations

from collections.abc import Iterable

from protocol.net.address import Address
from protocol.net.link import StreamLink
from protocol.net.person import Person
from protocol.net.session import Session


class Whereabouts:
    """`own_port`: where this side listens, 0 while it does not."""

    def __init__(self, person: Person, addresses: Iterable[str], own_port: int) -> None:
        """`addresses`: where the other side may be, as "host:port"."""
        self._journal = person.journal
        self._addresses = list(addresses)
        self.own_port = own_port

    @property
    def addresses(self) -> tuple[str, ...]:
        """Where the other side may be, the latest first."""
        return tuple(self._addresses)

    def say(self, session: Session) -> None:
        """Tell the other side where this one listens."""
        if self.own_port and isinstance(session.link, StreamLink):
            session.listens_at(self.own_port)
            if self._journal is not None:
                self._journal.note_own_port(session.link.peer_key, self.own_port)

    def reached(self, session: Session) -> None:
        """This side has called, and the other one was there. It may name another port: a router may have one
        of its own.
        """
        if isinstance(session.link, StreamLink):
            self._note(session.link, Address(*session.link.remote))

    def told(self, session: Session, port: int) -> None:
        """The other side has called, and says where it listens; where it called from, nobody need listen."""
        if port and isinstance(session.link, StreamLink):
            self._note(session.link, Address(session.link.remote[0], port))

    def _note(self, link: StreamLink, where: Address) -> None:
        self._addresses = list(dict.fromkeys((str(where), *self._addresses)))
        if self._journal is not None:
            self._journal.note_address(link.peer_key, where.host, where.port)
