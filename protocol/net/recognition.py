"""Recognises the other person of one link, first by key, then by name, and remembers having sat down.

Not for the rules of it (`acquaintance.py`) and not for keeping people (`people.py`).
"""

from __future__ import annotations

from dataclasses import replace

from protocol.errors import LocalError, PeerError
from protocol.net.acquaintance import Acquaintance, acquaintance, changed_key, named
from protocol.net.people import People
from protocol.net.threads import in_thread
from protocol.peer.preamble import Mode


class Recognition:
    """`who`: as far as it is known by now."""

    def __init__(self, people: People, own_key: bytes, key: bytes, mode: Mode) -> None:
        """`key` has been proved by a handshake in `mode`."""
        self._people = people
        self.who: Acquaintance = acquaintance(people, own_key, key, mode)

    def named(self, nickname: str) -> str | None:
        """They call themselves `nickname` (cleaned): a warning in sentences if nobody may sit down, else
        None.
        """
        try:
            self.who = named(self._people, self.who, nickname)
        except PeerError:
            return changed_key(self.who, nickname, self._people)
        return None

    async def remember(self, nickname: str) -> None:
        """They have sat down. What keeps that from being written is told in `who.trouble`."""
        who, by_code = self.who, self.who.mode is Mode.CODE
        try:
            await in_thread(lambda: self._people.met(who.key, nickname, by_code=by_code))
        except LocalError as error:
            self.who = replace(who, trouble=str(error))
