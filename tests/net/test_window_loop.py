"""The edges on the window's event loop, which is Qt's."""

import os
import subprocess
import sys
from pathlib import Path

from tests.net.namespaces import ROOT

# In a process of its own: an event loop of Qt leaves marks on the process that other tests would find.
PROGRAM = """
import asyncio, sys, warnings
from pathlib import Path
from PySide6.QtWidgets import QApplication
import qasync
from protocol.game import Rules
from protocol.errors import PeerError
from protocol.net.browser import Browser, TableFound, TableGone
from protocol.net.host import Host
from protocol.net.join import join
from protocol.net.person import open_person
from protocol.peer.events import MatchOver
from tests.net.test_session import of, play

async def main(folder):
    rules = Rules(payoff=2, target=1)
    async with (
        await open_person(folder / "a", "Marie") as marie,
        await open_person(folder / "b", "Pierre") as pierre,
    ):
        async with Browser("127.0.0.1", own=None) as browser:
            host = await Host.open(marie, rules=rules, code="maple-otter-42", interface="127.0.0.1")
            async with host:
                async for event in browser:
                    if isinstance(event, TableFound) and event.table.port == host.port:
                        break
                try:
                    await join(event.table, pierre, code="maple-otter-43", interface="127.0.0.1")
                except PeerError as error:
                    print(error.reason)
                theirs = await join(event.table, pierre, code="maple-otter-42", interface="127.0.0.1")
                mine = await anext(host)
                first, second = await asyncio.gather(play(mine, 1), play(theirs, 2))
                assert of(first, MatchOver) == of(second, MatchOver) != []
            async for gone in browser:
                if gone == TableGone(event.table.key):
                    break
    left = asyncio.all_tasks() - {asyncio.current_task()}
    print("left", left)

app = QApplication([])
loop = qasync.QEventLoop(app)
asyncio.set_event_loop(loop)
# A busy computer is no fault of the program.
loop.slow_callback_duration = 60
with loop:
    loop.run_until_complete(main(Path(sys.argv[1])))
print("done")
"""


def test_a_match_is_found_joined_and_played_on_the_windows_loop_and_nothing_is_left(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-X", "dev", "-W", "error", "-c", PROGRAM, str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.stderr == ""
    assert done.stdout.split("\n") == ["wrong_code", "left set()", "done", ""]
