"""An entry whose chain is changed on its way, or by a lying program: both sides stop, and each has a
report.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from protocol.command_line import main
from protocol.errors import Reason, TooLate
from protocol.game import Rules
from protocol.net.link import Link, MemoryLink
from protocol.net.person import open_person
from protocol.net.session import Session
from protocol.peer.conversation import Table
from protocol.peer.events import Closed, Dealt, Event, Forked, Moved, SitDownAsked
from protocol.peer.messages import Entry, decode, encode
from protocol.peer.signing import Signer

LIE = bytes(32)


class LyingLink:
    """A link over which another chain is told with every entry from number 9 on."""

    def __init__(self, link: Link, liar: Signer) -> None:
        self._liar = liar
        self.handshake_hash, self.peer_key, self.mode = link.handshake_hash, link.peer_key, link.mode
        self._link = link

    def send(self, frame: bytes) -> None:
        message = decode(frame)
        if isinstance(message, Entry) and message.n >= 9:
            frame = encode(replace(message, chain=LIE, signature=self._liar.sign(LIE)))
        self._link.send(frame)

    async def receive(self) -> bytes | None:
        return await self._link.receive()

    async def close(self) -> None:
        await self._link.close()


async def play(session: Session) -> list[Event]:
    """Sit and play until the end, or until the two do not agree; all events."""
    events: list[Event] = []
    async for event in session:
        events.append(event)
        # What ends the match may have come while this event was on its way.
        with suppress(TooLate):
            match event:
                case SitDownAsked():
                    session.accept()
                case Dealt(view=view) | Moved(view=view) if view.legal_moves:
                    session.play(view.legal_moves[0])
                case Forked():
                    await session.close()
    return events


def report_of(fork: Event) -> str:
    assert isinstance(fork, Forked)
    return fork.report


def content(report: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(Path(report).read_text())
    return found


@pytest.mark.asyncio
@pytest.mark.parametrize("liar", [0, 1], ids=["host", "joiner"])
async def test_lying_digest(tmp_path: Path, capsys: pytest.CaptureFixture[str], liar: int) -> None:
    async with (
        await open_person(tmp_path / "anna", "Anna") as anna,
        await open_person(tmp_path / "bert", "Bert") as bert,
    ):
        links: list[Link] = list(MemoryLink.pair(anna.identity.public_key, bert.identity.public_key))
        links[liar] = LyingLink(links[liar], (anna, bert)[liar].identity)
        sides = Session(links[0], anna, table=Table(Rules())), Session(links[1], bert, table=None)
        told = await asyncio.gather(*(play(side) for side in sides))
        for side in sides:
            await side.close()

    for events in told:
        # The fork is told before the end, and nothing of the match behind it.
        assert [type(event) for event in events[-2:]] == [Forked, Closed]
    forks = [each[-2] for each in told]
    assert [fork.reason for fork in forks if isinstance(fork, Forked)] == [Reason.WRONG_CHAIN] * 2
    deceived = forks[1 - liar]
    assert isinstance(deceived, Forked)
    assert deceived.theirs is not None
    refused = deceived.theirs.n
    assert (deceived.n, deceived.theirs.chain) == (refused - 1, LIE)

    reports = [report_of(fork) for fork in forks]
    contents = [content(report) for report in reports]
    # The one that was told the lie has not taken the entry, but shows what it makes of it.
    assert len(contents[1 - liar]["entries"]) == refused - 1
    assert contents[1 - liar]["refused"]["told_chain"] == LIE.hex()
    assert contents[1 - liar]["refused"]["chain"] == contents[liar]["entries"][refused - 1]["chain"]
    assert main(["diff", *reports]) == 1
    said = capsys.readouterr().out
    assert said.startswith(f"entry {refused} (game 0, seat {liar}, 'move'): chain, as it came to the ")
    assert f"'{LIE.hex()[:36]}" in said
