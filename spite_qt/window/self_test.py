"""`spite-qt self-test`: opens the real window and plays a short game against a bot through it, by mouse.

It shows that an installation works: Qt, art, engine, conversation, window. It touches no network and
nobody's data.
"""

from __future__ import annotations

import asyncio
import sys
from random import Random

from protocol.errors import LocalError
from protocol.game import Rules
from spite_qt.app import closed_by_signals, errors_told, event_loop, exit_code, make_application
from spite_qt.fonts import tell_of_lacking_fonts
from spite_qt.home import Home, passing_folder
from spite_qt.opponents.greedy import choose
from spite_qt.play_alone import Opponent
from spite_qt.theme import Choice, Theme
from spite_qt.window.main_window import MainWindow
from spite_qt.window.mouse import Player, press

# Seconds. A short game takes about ten, animation included; a slow machine several times that.
_WITHIN = 120.0
_SHORT = Opponent("Robin", pace_ms=50, rules=Rules(payoff=2, target=1))


def self_test() -> int:
    """0 when the game was played to its end and the window closed cleanly; else 1, and why on stderr, or what
    a shell reports for the signal that ended it.
    """
    application = make_application()
    tell_of_lacking_fonts()
    with passing_folder("spite-qt-") as folder, event_loop(application) as loop:
        home = Home(folder)
        # It never calls a discard back.
        home.change(hold_discard=0)
        window = MainWindow(home, Theme(Choice.LIGHT, application), nickname="Self-test")
        signals, failure = loop.run_until_complete(_run(window))
    if signals:
        return exit_code(signals)
    if failure:
        print(f"self-test: {failure}", file=sys.stderr)
    else:
        print("self-test: a game was played through the window, all is well")
    return 1 if failure else 0


async def _run(window: MainWindow) -> tuple[list[int], str]:
    """Play and close; the signals that ended it before, and what went wrong, or nothing."""
    window.meeting.opponent = _SHORT
    told: list[str] = []
    window.trouble.connect(told.append)
    with errors_told(window), closed_by_signals(window) as signals:
        window.show()
        loop = asyncio.get_running_loop()
        playing, closing = loop.create_task(_play(window)), loop.create_task(window.closed.wait())
        window.trouble.connect(playing.cancel)
        done, _ = await asyncio.wait({playing, closing}, timeout=_WITHIN, return_when=asyncio.FIRST_COMPLETED)
        if not done:
            told.append(f"the game was not over within {_WITHIN:.0f} seconds")
        playing.cancel()
        await asyncio.wait({playing})
        if not playing.cancelled() and (error := playing.exception()) is not None:
            told.append(str(error))
        window.close_now()
        await closing
    return signals, "; ".join(told)


async def _play(window: MainWindow) -> None:
    arrived = asyncio.Event()
    window.match_began.connect(arrived.set)
    press(window.lobby.alone_button)
    await arrived.wait()
    page = window.page
    if page is None:
        raise LocalError("the match did not begin")
    player = Player(page, choose, Random(7))
    await player.play_until(lambda: page.finished)
    print(f"self-test: {player.moves} moves made by mouse; {page.overlay.heading}")
