"""Looking for one person whose link is lost, or is not heard any more: this side listens for them (`host.py`)
and calls them (`reaching.py`), until there is a link.

Not for what a link that comes is used for; that is `keeping.py`'s.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any

from protocol.errors import LocalError
from protocol.net.host import Host
from protocol.net.link import StreamLink
from protocol.net.person import Person
from protocol.net.reaching import Reaching
from protocol.peer.kept import KeptMatch

# Seconds for which this side still listens when the link seems sound: what this side sends may reach the
# other one long before what that one sends, and then only that one knows that it needs another link.
_LISTEN_ON = 20.0
# Seconds until a table is opened again that could not be.
_LISTEN_AGAIN = 2.0

_log = logging.getLogger(__name__)

OnLink = Callable[[StreamLink, bool], None]
"""Given a link to the right person, and whether this side has called for it."""


class Seeking:
    """Nothing is sought before `begin`. After `end`, nothing is left once what was spawned has ended."""

    def __init__(
        self,
        person: Person,
        interface: str | None,
        match: Callable[[], Awaitable[KeptMatch]],
        on_link: OnLink,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
        on_listening: Callable[[int], None],
        *,
        listens: bool,
        private: bool,
    ) -> None:
        """`match`: the one that is to go on, as it is written down; LocalError if it cannot be read. `spawn`:
        starts what runs beside. `on_listening` is told of the port of a table that is open now.
        `listens`: whether a table is opened for the other side; else there is one. `private`: whether that is
        said to be private, as the table is where they met.
        """
        self._person = person
        self._interface = interface
        self._match = match
        self._on_link = on_link
        self._spawn = spawn
        self._on_listening = on_listening
        self._listens = listens
        self._private = private
        self._loop = asyncio.get_running_loop()
        self._reaching: Reaching | None = None
        self._table: Host | None = None
        self._listening_on: asyncio.TimerHandle | None = None

    def begin(self, peer_key: bytes, addresses: Iterable[str], port: int) -> None:
        """Listen and call until `stop`. `addresses`: where they may be. `port`: where they know this side to
        be, 0 if nowhere.
        """
        if self._listening_on is not None:
            self._listening_on.cancel()
            self._listening_on = None
        if self._reaching is None:
            self._reaching = Reaching(
                self._person,
                peer_key,
                addresses,
                self._interface,
                lambda link: self._on_link(link, True),
            )
            self._spawn(self._listen(self._reaching, peer_key, port))
        self._reaching.go_on()

    def rest(self) -> None:
        """A link is being tried: make no calls until `begin` is called again."""
        if self._reaching is not None:
            self._reaching.rest()

    def stop(self) -> None:
        """There is a link. Who listens goes on with it for a while."""
        reaching, self._reaching = self._reaching, None
        if reaching is not None:
            self._spawn(reaching.stop())
        if self._table is not None and self._listening_on is None:
            self._listening_on = self._loop.call_later(_LISTEN_ON, self._stop_listening)

    def end(self) -> None:
        """Nobody is looked for any more."""
        self.stop()
        if self._listening_on is not None:
            self._listening_on.cancel()
        self._stop_listening()

    def _stop_listening(self) -> None:
        self._listening_on = None
        table, self._table = self._table, None
        if table is not None:
            self._spawn(table.close())

    async def _listen(self, reaching: Reaching, peer_key: bytes, port: int) -> None:
        """Open a table for the other side alone, unless there is one; again and again if that fails."""
        while self._listens and self._table is None and self._reaching is reaching:
            # Where the other side knows this one to be; any other port is announced.
            for place in dict.fromkeys((port, 0)):
                try:
                    match = await self._match()
                    table = await Host.open(
                        self._person,
                        rules=match.rules,
                        port=place,
                        interface=self._interface,
                        private=self._private,
                    )
                except LocalError as error:
                    _log.info("not listening for the other side: %s", error)
                    continue
                table.claim(peer_key, match.match_id, lambda link: self._on_link(link, False))
                if self._reaching is reaching:
                    self._table = table
                    self._on_listening(table.port)
                else:
                    await table.close()
                return
            await asyncio.sleep(_LISTEN_AGAIN)
