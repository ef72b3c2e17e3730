"""What one window holds after thousands of moves: `python -m tests.bench.long_match [MOVES]`.

The main window without a screen: matches against the bot, one after the other, the person's moves made by
mouse, nothing paced. Every STEP moves of both seats it prints what the process holds resident (Linux: VmRSS)
and how many widgets and items of the felt there are. Nothing is asserted.
"""

from __future__ import annotations

import random
import sys
import tempfile
from time import monotonic
from typing import TYPE_CHECKING

from tests.bench.paint import resident

if TYPE_CHECKING:
    from PySide6.QtWidgets import QPushButton

    from spite_qt.window.main_window import MainWindow
    from spite_qt.window.match_page import MatchPage

MOVES = 10_000
STEP = 1_000
# What is drawn once for all is there by then.
FIRST = 100


class Count:
    """Moves of both seats; every STEP of them a line about what the process holds."""

    def __init__(self, window: MainWindow) -> None:
        self.moves = self.games = self.matches = 0
        self._window = window
        self._begun = monotonic()

    def take(self, event: object) -> None:
        from protocol.peer.events import GameOver, MatchOver, Moved

        self.games += isinstance(event, GameOver)
        self.matches += isinstance(event, MatchOver)
        if isinstance(event, Moved):
            self.moves += 1
            if self.moves == FIRST or self.moves % STEP == 0:
                self._tell()

    def _tell(self) -> None:
        from PySide6.QtWidgets import QApplication, QGraphicsView

        felt = self._window.findChild(QGraphicsView)
        items = 0 if felt is None else len(felt.scene().items())
        seconds = monotonic() - self._begun
        print(
            f"{self.moves} moves, {self.games} games, {self.matches} matches, {seconds:.0f} s: "
            f"{resident():.1f} MiB, {len(QApplication.allWidgets())} widgets, {items} items on the felt",
            flush=True,
        )


async def play(window: MainWindow, moves: int) -> None:
    """Play `moves` moves of both seats against the bot, match after match, then close the window."""
    from spite_qt.play_alone import Opponent
    from spite_qt.window.mouse import press
    from tests.qt.people import until

    window.meeting.opponent = Opponent("Robin", pace_ms=0)
    window.resize(1920, 1080)
    window.show()
    count, chance = Count(window), random.Random(1)
    press(window.lobby.alone_button)
    while count.moves < moves:
        await until(lambda: window.page is not None)
        if window.page is not None:
            await play_match(window, window.page, count, moves, chance)
    window.close()
    await window.closed.wait()


async def play_match(
    window: MainWindow, page: MatchPage, count: Count, moves: int, chance: random.Random
) -> None:
    """Play until the next match has another page, or until there were enough moves."""
    from spite_qt.opponents.greedy import choose
    from spite_qt.window.mouse import Player, press
    from tests.qt.people import until

    def goes_on() -> QPushButton | None:
        return page.overlay.answer_button("Next game") or page.overlay.answer_button("Play again")

    page.happened.connect(count.take)
    player = Player(page, choose, chance)
    while window.page is page:
        await player.play_until(lambda: count.moves >= moves or goes_on() is not None)
        if count.moves >= moves:
            break
        press(goes_on())
        await until(lambda: window.page is not page or page.overlay.isHidden())


def main() -> None:
    import spite_qt.qt_imports  # noqa: F401 - first, as in the program
    from spite_qt.app import errors_told, event_loop, make_application
    from spite_qt.home import Home
    from spite_qt.theme import Choice, Theme
    from spite_qt.window.main_window import MainWindow

    moves = int(sys.argv[1]) if len(sys.argv) > 1 else MOVES
    application = make_application()
    with tempfile.TemporaryDirectory() as folder, event_loop(application) as loop:
        home = Home(folder)
        home.change(hold_discard=0, pace="off", sound=False)
        window = MainWindow(home, Theme(Choice.LIGHT, application), "Marie", "127.0.0.1")
        window.trouble.connect(lambda told: print(f"told: {told}", flush=True))

        async def run() -> None:
            with errors_told(window):
                await play(window, moves)

        loop.run_until_complete(run())


if __name__ == "__main__":
    main()
