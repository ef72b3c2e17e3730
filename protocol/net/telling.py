"""The events of a session on their way to whoever reads them: in order, one reader.

Where the two sides disagree, the report is written first, so that the event can say where it is; what comes
behind it waits. Not for what is in the report (`report.py`).
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from pathlib import Path

from protocol.errors import LocalError
from protocol.net.report import write_report
from protocol.peer.events import Closed, Event, Forked
from protocol.peer.fork import FORKS

_log = logging.getLogger(__name__)


class Telling:
    """A queue of events; None is their end, and whoever asks again finds the end again."""

    def __init__(self, journal: Path | None) -> None:
        """`journal`: the file that the match is kept in; None: nothing is kept, so there is no report."""
        self._journal = journal
        self._ready: asyncio.Queue[Event | None] = asyncio.Queue()
        # Behind the report that is being written.
        self._waiting: list[Event | None] = []
        self._reporting: asyncio.Task[None] | None = None
        self._about_report: str | None = None

    def put(self, event: Event | None) -> None:
        """Tell it once everything before it has been told."""
        if self._reporting is not None:
            self._waiting.append(event)
        elif isinstance(event, Forked) and self._journal is not None:
            self._reporting = asyncio.get_running_loop().create_task(
                self._report(event, self._journal), name="spite-report"
            )
        elif isinstance(event, Closed) and event.reason in FORKS and self._about_report is not None:
            # Whoever reads no more than the end learns of the report too.
            self._ready.put_nowait(replace(event, text=self._about_report))
        else:
            self._ready.put_nowait(event)

    async def get(self) -> Event | None:
        """The next one."""
        event = await self._ready.get()
        if event is None:
            self._ready.put_nowait(None)
        return event

    async def settled(self) -> None:
        """No report is being written any more."""
        if self._reporting is not None:
            await asyncio.wait([self._reporting])

    async def _report(self, fork: Forked, journal: Path) -> None:
        try:
            path = await write_report(journal, fork)
        except LocalError as error:
            _log.warning("%s", error)
            told = replace(fork, text=f"{fork.text} {error}")
        else:
            _log.warning("the report of match %s is %s", fork.match_id.hex()[:8], path)
            said = f"{fork.text} A report to compare with the other side's is in {path}."
            told = replace(fork, text=said, report=str(path))
        self._ready.put_nowait(told)
        self._about_report = told.text
        self._reporting = None
        waiting, self._waiting = self._waiting, []
        for event in waiting:
            self.put(event)
