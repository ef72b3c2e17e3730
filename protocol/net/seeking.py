"""Looking for one person whose link is lost, or is not heard any more: they are called (`reaching.py`), and
can find the table where this side listens for them (`host.py`) on the network, until there is a link.

Who joined opens that table as soon as it sits, and tells the other side where: who has its cable back can
call it at once, while this side has not missed it yet.

Not for what a link that comes is used for; that is `keeping.py`'s.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from protocol.errors import LocalError
from protocol.game import Rules
from protocol.net.host import Host
from protocol.net.link import StreamLink
from protocol.net.person import Person
from protocol.net.reaching import Reaching
from protocol.net.unfinished import last_own_port

# Seconds for which this side can still be found when the link seems sound: what this side sends may reach the
# other one long before what that one sends, and then only that one knows that it needs another link.
_SHOWN_ON = 20.0
# Seconds until a table is opened again that could not be.
_LISTEN_AGAIN = 2.0

_log = logging.getLogger(__name__)

OnLink = Callable[[StreamLink, bool], None]
"""Given a link to the right person, and whether this side has called for it."""


class Seeking:
    """Nothing happens before `listen` or `begin`. After `end`, nothing is left once what was spawned has
    ended.
    """

    def __init__(
        self,
        person: Person,
        interface: str | None,
        on_link: OnLink,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
        on_listening: Callable[[int], None],
        *,
        listens: bool,
        private: bool,
    ) -> None:
        """`spawn`: starts what runs beside. `on_listening` is told of the port of the table once it is open.
        `listens`: whether a table is opened for the other side; else there is one. `private`: whether that is
        said to be private, as the table is where they met.
        """
        self._person = person
        self._interface = interface
        self._on_link = on_link
        self._spawn = spawn
        self._on_listening = on_listening
        self._listens = listens
        self._private = private
        self._loop = asyncio.get_running_loop()
        self._reaching: Reaching | None = None
        self._table: Host | None = None
        self._shown_on: asyncio.TimerHandle | None = None
        self._ended = asyncio.Event()

    def listen(self, peer_key: bytes, match_id: bytes, rules: Rules) -> None:
        """From now on have a table for the owner of `peer_key` and this match alone, where this side listens
        itself; nobody hears of it on the network before `begin`. May be called again.
        """
        if self._listens:
            self._listens = False
            self._spawn(self._listen(peer_key, match_id, rules))

    def begin(self, peer_key: bytes, addresses: Iterable[str]) -> None:
        """Call, and be found, until `stop`. `addresses`: where they may be."""
        if self._shown_on is not None:
            self._shown_on.cancel()
            self._shown_on = None
        if self._reaching is None:
            self._reaching = Reaching(
                self._person,
                peer_key,
                addresses,
                self._interface,
                lambda link: self._on_link(link, True),
            )
            if self._table is not None:
                self._table.announce()
        self._reaching.go_on()

    def rest(self) -> None:
        """A link is being tried: make no calls until `begin` is called again."""
        if self._reaching is not None:
            self._reaching.rest()

    def nudge(self) -> None:
        """The own network has changed: a call may get through now."""
        if self._reaching is not None:
            self._reaching.nudge()

    def stop(self) -> None:
        """There is a link. Who could be found still can for a while."""
        reaching, self._reaching = self._reaching, None
        if reaching is not None:
            self._spawn(reaching.stop())
        if self._table is not None and self._shown_on is None:
            self._shown_on = self._loop.call_later(_SHOWN_ON, self._table.withdraw)

    def end(self) -> None:
        """Nobody is looked for any more."""
        self._ended.set()
        self.stop()
        if self._shown_on is not None:
            self._shown_on.cancel()
        table, self._table = self._table, None
        if table is not None:
            self._spawn(table.close())

    async def _listen(self, peer_key: bytes, match_id: bytes, rules: Rules) -> None:
        """Open the table; again and again if that fails, and not once nobody is looked for any more."""
        table: Host | None = None
        while table is None and not self._ended.is_set():
            try:
                table = await Host.open(
                    self._person,
                    rules=rules,
                    preferred=await last_own_port(self._person, peer_key),
                    interface=self._interface,
                    advertise=False,
                    private=self._private,
                    reserved=True,
                )
            except LocalError as error:
                _log.info("not listening for the other side: %s", error)
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(_LISTEN_AGAIN):
                        await self._ended.wait()
        if table is None:
            return
        if self._ended.is_set():
            await table.close()
            return
        table.claim(peer_key, match_id, lambda link: self._on_link(link, False))
        if self._reaching is not None:
            table.announce()
        self._table = table
        self._on_listening(table.port)
