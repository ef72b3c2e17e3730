"""A table that others can join: it listens, is advertised, and hands over who comes through the handshake.

Not for what happens at the table (`session.py`). Strangers cost little: a few connections at once, ten
seconds each, nothing allocated that they could choose the size of, and when the program runs out of file
descriptors it hangs up on those who have not said who they are, and goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import secrets
import socket
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Self

from protocol.errors import LocalError, PeerError, Reason
from protocol.game import Rules
from protocol.net.acquaintance import judge_joiner
from protocol.net.advertiser import Advertiser
from protocol.net.code import chosen_code
from protocol.net.door import Door
from protocol.net.interfaces import own_addresses
from protocol.net.link import STREAM_LIMIT, StreamLink, close_stream
from protocol.net.listening import listen
from protocol.net.listing import Listing, awaiting
from protocol.net.meet import HANDSHAKE_PATIENCE, host_link, read_greeting, refuse_try
from protocol.net.person import Person
from protocol.net.rivals import Held, why_not
from protocol.net.session import Session, turn_away
from protocol.net.strangers import Strangers
from protocol.net.unfinished import unfinished_with
from protocol.peer.conversation import Table
from protocol.peer.kept import KeptMatch
from protocol.peer.parting import to_newcomer
from protocol.peer.preamble import MAJOR, MINOR, NO_TABLE, TABLE_ID_BYTES, Mode, Preamble

# Seconds to wait when the system has no more file descriptors or memory for a connection.
_OUT_OF_RESOURCES_PAUSE = 0.1
# Seconds in which a caller who was taken as the table closed is handed over.
_LAST_CALLERS = 0.02
_OUT_OF_RESOURCES = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)

_log = logging.getLogger(__name__)

OnRefused = Callable[[PeerError, str], None]
"""Told of somebody who came and was refused (another version, a wrong code, busy), and of their address."""

OnReturn = Callable[[StreamLink], None]
"""Given a link that somebody who is awaited has made; it is theirs to close."""


@dataclass(frozen=True)
class _Claim:
    """The one person and the one match that a table is there for."""

    peer_key: bytes
    match_id: bytes
    on_return: OnReturn


class Host:
    """An open table. Iterate it (one reader) for sessions; each is through the encrypted handshake.

    One person at a time: while a session that was handed over has not ended, whoever else comes is told
    `busy`. Who is not known to sit yet and calls anew, because that link is dead, comes in its place.
    `async with` closes the table in the end; sessions handed over go on.
    """

    def __init__(
        self,
        person: Person,
        rules: Rules,
        code: str | None,
        sockets: list[socket.socket],
        on_refused: OnRefused | None,
        on_new_code: Callable[[str], None] | None,
        private: bool,
        reserved: bool,
    ) -> None:
        self._person = person
        self._rules = rules
        self._sockets = sockets
        self._on_refused = on_refused
        self._interface: str | None = None
        self._advertiser: Advertiser | None = None
        self._loop = asyncio.get_running_loop()
        self._arrivals: asyncio.Queue[Session | None] = asyncio.Queue()
        self._strangers = Strangers()
        self._door = Door(code, on_new_code)
        self._sitting: Session | None = None
        # By the loop's clock.
        self._sitting_since = 0.0
        self._claim: _Claim | None = None
        self._finished = False
        self._withdrawing: asyncio.Task[None] | None = None
        self._private = private or code is not None
        self._reserved = reserved
        self._closed = False
        self.table_id = secrets.token_bytes(TABLE_ID_BYTES)
        self.port: int = sockets[0].getsockname()[1]
        """The TCP port, the same on every address."""
        mode = Mode.OPEN if code is None else Mode.CODE
        self._ours = Preamble(mode, self.table_id, person.instance_id).encode()
        self._accepting = [
            self._loop.create_task(self._accept(listener), name="spite-accept") for listener in sockets
        ]

    @classmethod
    async def open(
        cls,
        person: Person,
        *,
        rules: Rules,
        code: str | None = None,
        port: int = 0,
        preferred: int = 0,
        interface: str | None = None,
        advertise: bool = True,
        private: bool = False,
        reserved: bool = False,
        on_refused: OnRefused | None = None,
        on_new_code: Callable[[str], None] | None = None,
    ) -> Host:
        """Open a table with `rules`; `code` None lets anybody ask, who is then let in or not by `accept`.

        `port` 0 takes a free one, `preferred` if that is one and not 0. `interface` (an address of this
        computer) restricts listening and advertising to it. `private`: it is said to be, though no code opens
        it, for it is there for one person who comes back; `reserved`: for that person alone, from the first
        to the last, so that nobody else is shown it. `on_new_code` is told when wrong tries have made
        the code change. LocalError, with a sentence: the port is taken, the interface is not there, the code
        is none or too easy.
        """
        code = chosen_code(code) if code is not None else None
        sockets = listen(own_addresses(interface) if interface is not None else None, port, preferred)
        host = cls(person, rules, code, sockets, on_refused, on_new_code, private, reserved)
        host._interface = interface
        door = "open" if code is None else "private"
        _log.info("hosting: %s, at %s", door, ", ".join(host.addresses))
        if advertise:
            host.announce()
        return host

    @property
    def code(self) -> str | None:
        """The join code of now, in its normal form; None for an open table."""
        return self._door.code

    @property
    def addresses(self) -> tuple[str, ...]:
        """Where this table can be joined, as told to another person: "192.168.1.7:4050"."""
        shown = own_addresses(self._interface).shown
        return tuple(f"[{text}]:{self.port}" if ":" in text else f"{text}:{self.port}" for text in shown)

    @property
    def why_silent(self) -> str | None:
        """A sentence when the table cannot be found on the network (by address it can), else None."""
        return self._advertiser.why_silent if self._advertiser is not None else None

    def claim(self, peer_key: bytes, match_id: bytes, on_return: OnReturn) -> None:
        """From now on, until it is closed, the table is for the owner of `peer_key` and this match alone,
        whose links go to `on_return`; whoever else comes is told `busy`. So nobody who calls as this side
        leaves is let in once more, to be left again.
        """
        self._claim = _Claim(peer_key, match_id, on_return)
        self._advertise()

    def announce(self) -> None:
        """Let the table be found on the network. May be called again."""
        if self._advertiser is None and not self._closed and not self._finished:
            self._advertiser = Advertiser(self._listing(), self.port, self._interface)

    def withdraw(self) -> None:
        """Do not let it be found any more. Who knows where it is still gets through. May be called again."""
        advertiser, self._advertiser = self._advertiser, None
        if advertiser is not None:
            self._withdrawing = self._loop.create_task(advertiser.close(), name="spite-withdraw")

    def finish(self) -> None:
        """The match of a claimed table is over: it is not advertised any more, and who wants to sit down is
        told `finished`. Who has lost the link right at the end still gets through. May be called again.
        """
        self._finished = True
        self.withdraw()

    def __aiter__(self) -> AsyncIterator[Session]:
        return self

    async def __anext__(self) -> Session:
        session = await self._arrivals.get()
        if session is None:
            self._arrivals.put_nowait(None)
            raise StopAsyncIteration
        return session

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Stop listening and advertising, hang up on who is not handed over yet. May be called again."""
        if self._closed:
            return
        self._closed = True
        await self._stop_accepting()
        tasks = [*self._accepting, *self._strangers]
        for task in self._accepting:
            task.cancel()
        self._strangers.hang_up()
        await asyncio.gather(*tasks, return_exceptions=True)
        for listener in self._sockets:
            listener.close()
        while not self._arrivals.empty():
            session = self._arrivals.get_nowait()
            if session is not None:
                await session.close()
        self._arrivals.put_nowait(None)
        if self._advertiser is not None:
            await self._advertiser.close()
        if self._withdrawing is not None:
            await self._withdrawing

    async def _stop_accepting(self) -> None:
        """Take no more callers, and let those already taken reach `_accept`: cancelled in between, a caller's
        socket would be nobody's, and on the window's loop the late answer an error.
        """
        for listener in self._sockets:
            # A proactor has no readers; there a caller is taken and handed over in one step.
            with contextlib.suppress(NotImplementedError):
                self._loop.remove_reader(listener.fileno())
        # On the window's loop what is ready does not run in the order in which it became so.
        await asyncio.sleep(_LAST_CALLERS)

    # Who comes

    async def _accept(self, listener: socket.socket) -> None:
        while not self._closed:
            try:
                connection, where = await self._loop.sock_accept(listener)
            except OSError as error:
                # Anything but a lack of resources was the caller's connection failing; the next one may be
                # sound.
                if error.errno in _OUT_OF_RESOURCES:
                    _log.warning("no more calls can be taken for a moment: %s", error.strerror)
                    self._strangers.hang_up()
                    await asyncio.sleep(_OUT_OF_RESOURCES_PAUSE)
                continue
            task = self._loop.create_task(self._meet(connection, str(where[0])), name="spite-stranger")
            self._strangers.add(task, connection, str(where[0]))

    async def _meet(self, connection: socket.socket, where: str) -> None:
        _log.debug("a call from %s", where)
        try:
            reader, writer = await _streams(connection)
        except OSError:
            connection.close()
            return
        try:
            async with asyncio.timeout(HANDSHAKE_PATIENCE):
                link = await self._shake_hands(reader, writer, where)
        except asyncio.CancelledError:
            writer.transport.abort()
            raise
        except PeerError as error:
            self._refused(error, where)
            await close_stream(reader, writer)
        except (OSError, EOFError):
            # Gone, silent, or only knocking to see whether the table is there.
            await close_stream(reader, writer)
        else:
            try:
                await self._welcome(link, where)
            except asyncio.CancelledError:
                writer.transport.abort()
                raise

    async def _shake_hands(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, where: str
    ) -> StreamLink:
        writer.write(self._ours)
        greeting = await read_greeting(reader)
        self._strangers.greeted(asyncio.current_task())
        theirs = greeting.preamble
        if self.code is None and theirs.mode is Mode.CODE:
            raise PeerError(Reason.NO_CODE)
        if self.code is not None and theirs.mode is Mode.OPEN:
            raise PeerError(Reason.CODE_NEEDED)
        if theirs.table_id not in (NO_TABLE, self.table_id):
            raise PeerError(Reason.UNREACHABLE, "they wanted a table that was here before")
        identity = self._person.identity
        if theirs.mode is not Mode.CODE:
            return await host_link(reader, writer, identity, self._ours, greeting, None)
        try:
            with self._door.trying(where, self._loop.time()) as code:
                return await host_link(reader, writer, identity, self._ours, greeting, code)
        except PeerError as error:
            if error.reason is Reason.TOO_OFTEN:
                refuse_try(writer)
            raise

    async def _welcome(self, link: StreamLink, where: str) -> None:
        await self._make_room_for(link)
        # Who keeps a claimed match has it in hand; to read a long one takes a while.
        matches = [] if self._claimed_by(link) else await self._matches_with(link.peer_key)
        claimed = self._claimed_by(link)
        judged = judge_joiner(self._person.people, link.peer_key, link.mode)
        # Who comes back to a match needs no trust and no code, and gets no further than that match; it may be
        # one that is lost here, and then has to be proved.
        returning = judged is Reason.UNTRUSTED
        known = claimed or matches or self._person.people.find(link.peer_key)
        if returning and (known or self.code is None):
            judged = None
        if link.peer_key == self._person.identity.public_key:
            await turn_away(link, self._person, self._table, Reason.SAME_IDENTITY)
        elif judged is not None:
            self._refused(PeerError(judged), where)
            await turn_away(link, self._person, self._table, judged)
        elif self._finished and not (claimed and link.mode is Mode.KNOWN):
            text = to_newcomer(self._person.nickname)
            self._refused(PeerError(Reason.FINISHED), where)
            await turn_away(link, self._person, self._table, Reason.FINISHED, text)
        elif self._claim is not None and claimed:
            self._claim.on_return(link)
        elif self._sitting is not None or self._claim is not None:
            self._refused(PeerError(Reason.BUSY), where)
            await turn_away(link, self._person, self._table, Reason.BUSY)
        else:
            self._sitting = session = Session(
                link, self._person, table=self._table, matches=matches, resume_only=returning
            )
            self._sitting_since = self._loop.time()
            session.on_end(self._free)
            self._advertise()
            self._arrivals.put_nowait(session)

    async def _make_room_for(self, link: StreamLink) -> None:
        """Hang up on the one who is at the table, if it is the same person over a link that is dead and
        nobody knows yet that they sit: they are asked about anew, or come back to what they have heard of.
        """
        sitting = self._sitting
        if sitting is None or sitting.seat is not None or sitting.link.peer_key != link.peer_key:
            return
        assert isinstance(sitting.link, StreamLink)
        now = self._loop.time()
        there = Held(sitting, sitting.link.peer_instance, called=False, at=self._sitting_since)
        new = Held(None, link.peer_instance, called=False, at=now)
        if why_not(new, there, now, own_is_smaller=False) is None:
            await sitting.close(Reason.DUPLICATE)
            # Their match, if one has been opened, is read with all that is written of it.
            await sitting.settled()

    async def _matches_with(self, peer_key: bytes) -> list[KeptMatch]:
        try:
            return await unfinished_with(self._person, peer_key)
        except LocalError as error:
            # Without them a new match can be begun all the same, if the journal lets itself be written.
            _log.warning("%s", error)
            return []

    def _claimed_by(self, link: StreamLink) -> bool:
        return self._claim is not None and self._claim.peer_key == link.peer_key

    def _free(self) -> None:
        self._sitting = None
        self._advertise()

    def _refused(self, error: PeerError, where: str) -> None:
        _log.warning("a call from %s was refused: %s (%s)", where, error.reason, error)
        # Port scanners and other programs are nobody to tell a person about, and who came without a code
        # comes again with it, or with trust.
        told = (Reason.VERSION, Reason.WRONG_CODE, Reason.NO_CODE, Reason.TOO_OFTEN, Reason.BUSY)
        if self._on_refused is not None and error.reason in told:
            self._on_refused(error, where)

    # What is said of the table

    @property
    def _table(self) -> Table:
        return Table(self._rules)

    def _advertise(self) -> None:
        if self._advertiser is not None and not self._closed:
            self._advertiser.change(self._listing())

    def _listing(self) -> Listing:
        return Listing(
            version=f"{MAJOR}.{MINOR}",
            nickname=self._person.nickname,
            fingerprint=self._person.identity.short_fingerprint,
            instance_id=self._person.instance_id,
            table_id=self.table_id,
            deal=self._table.deal,
            target=self._rules.target,
            rules_digest=self._rules.digest(),
            private=self._private,
            busy=self._sitting is not None or self._claim is not None,
            awaits=awaiting(self._claim.match_id, self.table_id) if self._claim is not None else "",
            reserved=self._reserved,
            program=self._person.program,
        )


async def _streams(connection: socket.socket) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A stream pair over an accepted connection."""
    loop = asyncio.get_running_loop()
    reader = asyncio.StreamReader(limit=STREAM_LIMIT, loop=loop)
    protocol = asyncio.StreamReaderProtocol(reader, loop=loop)
    transport, _ = await loop.connect_accepted_socket(lambda: protocol, connection)
    return reader, asyncio.StreamWriter(transport, protocol, reader, loop)
