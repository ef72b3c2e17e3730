"""How a match is told line by line, and how its call ends."""

from __future__ import annotations

import io
import json
from typing import TYPE_CHECKING, Any

import pytest
import pytest_asyncio

from protocol.errors import Reason, sentence
from protocol.game import Game, Result, Rules, view
from protocol.net.link import MemoryLink
from protocol.net.person import passing_person
from protocol.net.session import Session
from protocol.peer.conversation import Table
from protocol.peer.events import (
    Closed,
    Event,
    GameOver,
    PeerQuiet,
    Refused,
    SatDown,
    SitDownAsked,
    StoreFailed,
)
from spite_qt.cli.output import Output
from spite_qt.cli.run import Exit
from spite_qt.cli.story import Story

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


@pytest_asyncio.fixture
async def seat() -> AsyncIterator[Session]:
    """A seat opposite which nobody is to be known."""
    ada, ben = passing_person("Ada"), passing_person("Ben")
    near, far = MemoryLink.pair(ada.identity.public_key, ben.identity.public_key)
    held = Session(near, ada, table=None)
    yield held
    await held.close()
    await far.close()


def told(seat: Session, *events: Event) -> tuple[list[dict[str, Any]], Exit]:
    """The JSON lines after sitting down, and the exit code."""
    stream = io.StringIO()
    story = Story(Output(True, stream), "Ada", seat, hosting=False)
    for event in (SatDown(bytes(16), 0, Rules(), "Ben", "F" * 52), *events):
        story.tell(event)
    return [json.loads(line) for line in stream.getvalue().splitlines()][1:], story.ending


def closed(reason: Reason) -> Closed:
    return Closed(reason, sentence(reason, "Ben"), by_peer=True)


@pytest.mark.asyncio
async def test_a_request_that_was_overtaken_ends_nothing_and_hides_no_lost_link(seat: Session) -> None:
    overtaken = Refused(Reason.OVERTAKEN, sentence(Reason.OVERTAKEN, detail="offer tie"))
    lines, ending = told(seat, overtaken, closed(Reason.SILENT))
    assert [(line["event"], line["reason"]) for line in lines] == [
        ("notice", "overtaken"),
        ("link lost", "silent"),
    ]
    assert ending is Exit.LINK_LOST


@pytest.mark.asyncio
@pytest.mark.parametrize("own_seat", [0, 1])
async def test_two_people_of_one_name_are_told_apart(seat: Session, own_seat: int) -> None:
    stream = io.StringIO()
    story = Story(Output(False, stream), "Ben", seat, hosting=False)
    fingerprint = "7KQ2-M9XA-" + "F" * 42
    story.tell(SatDown(bytes(16), own_seat, Rules(), "Ben", fingerprint))
    seen = view(Game.from_seed(bytes(32)), own_seat)
    story.tell(GameOver(0, Result(1 - own_seat, 6), "payoff", (0, 6), seen))
    lines = stream.getvalue().splitlines()
    assert lines[0] == "At the table: Ben and Ben (7KQ2-M9XA), playing to 50 points."
    assert "Ben (7KQ2-M9XA) wins 6 points" in lines[-1]


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "reason",
    [
        Reason.FORK,
        Reason.ILLEGAL_MOVE,
        Reason.UNEXPECTED,
        Reason.WRONG_CHAIN,
        Reason.WRONG_DEAL,
        Reason.WRONG_MATCH,
        Reason.WRONG_NUMBER,
        Reason.WRONG_SEAT,
        Reason.WRONG_SIGNATURE,
    ],
)
async def test_two_sides_that_do_not_hold_the_same_match_differ(reason: Reason, seat: Session) -> None:
    lines, ending = told(seat, closed(reason))
    assert [(line["event"], line["reason"]) for line in lines] == [("error", str(reason))]
    assert ending is Exit.DIFFERS


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("given_up", "said"),
    [
        (
            "move",
            "This side's 'move' could not be written to the disk and did not count: the disk is full. "
            "It is tried again for a minute.",
        ),
        (
            None,
            "What happened could not be written to the disk, so nothing goes on before it is: the disk is "
            "full. It is tried again for a minute.",
        ),
    ],
)
async def test_what_could_not_be_written_is_told_once_and_as_what_it_was(
    given_up: str | None, said: str, seat: Session
) -> None:
    failed = StoreFailed("the disk is full", given_up)
    lines, _ = told(seat, failed, failed)
    assert lines == [{"event": "disk", "text": said, "reason": "store_failed", "given_up": given_up}]


@pytest.mark.asyncio
@pytest.mark.parametrize(("number", "words"), [(1, "1 point"), (2, "2 points")])
async def test_one_point_is_no_points_in_what_people_read(seat: Session, number: int, words: str) -> None:
    stream = io.StringIO()
    story = Story(Output(False, stream), "Ada", seat, hosting=False)
    story.tell(SatDown(bytes(16), 0, Rules(target=number), "Ben", "F" * 52))
    story.tell(GameOver(0, Result(1, number), "payoff", (0, number), view(Game.from_seed(bytes(32)), 0)))
    said = stream.getvalue().splitlines()
    assert said[0] == f"At the table: Ada and Ben ({'F' * 9}), playing to {words}."
    assert said[-1] == f"Game 1: Ben wins {words} (payoff). Ada 0 : {number} Ben."


@pytest.mark.asyncio
async def test_who_falls_silent_before_they_sit_is_called_by_name(seat: Session) -> None:
    stream = io.StringIO()
    Story(Output(False, stream), "Ada", seat, hosting=False).tell(PeerQuiet())
    assert stream.getvalue() == "The other side is not answering.\n"
    ada, ben = passing_person("Ada"), passing_person("Ben")
    near, far = MemoryLink.pair(ada.identity.public_key, ben.identity.public_key)
    hosting, joining = Session(near, ada, table=Table()), Session(far, ben, table=None)
    story = Story(Output(False, stream), "Ada", hosting, hosting=True)
    async for event in hosting:
        story.tell(event)
        if isinstance(event, SitDownAsked):
            break
    story.tell(PeerQuiet())
    assert stream.getvalue().splitlines()[-1] == "Ben is not answering."
    await hosting.close()
    await joining.close()
