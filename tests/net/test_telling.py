from __future__ import annotations

import asyncio
import os
from dataclasses import replace
from pathlib import Path

import pytest

from protocol.errors import Reason
from protocol.net.journal import FILE_NAME, Journal
from protocol.net.report import FOLDER_NAME
from protocol.net.telling import Telling
from protocol.peer.events import Closed, Event, Forked, PeerBack, PeerQuiet
from protocol.peer.stores import Record
from tests.net.test_report import fork, two_games


async def told(journal: Path | None, *events: Event | None) -> list[Event]:
    telling = Telling(journal)
    for event in events:
        telling.put(event)
    found: list[Event] = []
    while (event := await telling.get()) is not None:
        found.append(event)
    await telling.settled()
    return found


async def journal_of(folder: Path, records: list[Record]) -> Path:
    journal = Journal(folder / FILE_NAME)
    for record in records:
        done: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        journal.store(record, done.set_result)
        assert await done is None
    journal.close()
    return journal.path


@pytest.mark.asyncio
async def test_a_fork_is_told_with_its_report_and_what_follows_waits_for_it(tmp_path: Path) -> None:
    played = two_games()
    journal = await journal_of(tmp_path, played.records(0))
    end = Closed(Reason.FORK, "The two sides remember different moves.", by_peer=True)
    found = await told(journal, PeerQuiet(), fork(played), PeerBack(), end, None)
    assert [type(event) for event in found] == [PeerQuiet, Forked, PeerBack, Closed]
    event = found[1]
    assert isinstance(event, Forked)
    assert await asyncio.to_thread(os.path.isfile, event.report)
    assert event.text == (
        f"They remember different moves. A report to compare with the other side's is in {event.report}."
    )
    assert found[-1] == replace(end, text=event.text)


@pytest.mark.asyncio
async def test_a_fork_is_told_also_when_its_report_cannot_be_written(tmp_path: Path) -> None:
    played = two_games()
    journal = await journal_of(tmp_path, played.records(0))
    (tmp_path / FOLDER_NAME).write_text("")
    (event,) = await told(journal, fork(played), None)
    assert isinstance(event, Forked)
    assert event.report == ""
    assert event.text.startswith("They remember different moves. The report ")
    assert event.text.endswith(" cannot be written: Not a directory.")


@pytest.mark.asyncio
async def test_where_nothing_is_kept_events_pass_as_they_are() -> None:
    played = two_games()
    assert await told(None, fork(played), None) == [fork(played)]


@pytest.mark.asyncio
async def test_the_end_is_found_again_by_whoever_asks_again() -> None:
    telling = Telling(None)
    telling.put(None)
    assert [await telling.get(), await telling.get()] == [None, None]
