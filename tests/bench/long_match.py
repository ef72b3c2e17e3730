"""What one window holds after thousands of moves: `python -m tests.bench.long_match [MOVES [TARGET]]`.

The main window without a screen: matches against the bot to TARGET points (the usual ones; with 100000 it is
one endless match), one after the other, the person's moves made by mouse, nothing paced. Every STEP moves of
both seats it prints what the process holds resident (Linux: VmRSS), the most since the line before, and how
many widgets, items of the felt and pages of matches there are.

In the end it prints how much that grows: the slope of a straight line through what is held at the first moves
of the games, when the game before is cleared up. Before the first STEP moves everything is used for the first
time; that is left out. Nothing is asserted.
"""

from __future__ import annotations

import gc
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
        self._most = 0.0
        # Moves until then and MiB, at the beginning of each game after the first STEP moves.
        self._begins: list[tuple[int, float]] = []
        self._dealt = False

    def take(self, event: object) -> None:
        from protocol.peer.events import Dealt, GameOver, MatchOver, Moved

        self._most = max(self._most, resident())
        if isinstance(event, Moved) and self._dealt and self.moves >= STEP:
            self._begins.append((self.moves, resident()))
        if isinstance(event, Dealt | Moved):
            self._dealt = isinstance(event, Dealt)
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
        pages = sum(type(each).__name__ == "MatchPage" for each in gc.get_objects())
        print(
            f"{self.moves} moves, {self.games} games, {self.matches} matches, {seconds:.0f} s: "
            f"{resident():.1f} MiB, at most {self._most:.1f}; {len(QApplication.allWidgets())} widgets, "
            f"{items} items on the felt, {pages} page(s)",
            flush=True,
        )
        self._most = 0.0

    def tell_growth(self) -> None:
        """What is held at the beginning of games, and what a thousand moves add to it."""
        from statistics import linear_regression

        if len(self._begins) < 3:
            print("too few games to tell how it grows")
            return
        slope, _ = linear_regression(*zip(*self._begins, strict=True))
        held = [mebibytes for _, mebibytes in self._begins]
        print(
            f"at the beginning of {len(held)} games: {min(held):.1f} to {max(held):.1f} MiB, "
            f"{slope * 1000 * 1024:+.0f} KiB in 1,000 moves"
        )


async def play(window: MainWindow, moves: int, target: int | None) -> None:
    """Play `moves` moves of both seats against the bot, match after match, then close the window."""
    from protocol.game import Rules
    from spite_qt.play_alone import Opponent
    from spite_qt.window.mouse import press
    from tests.qt.people import until

    rules = Rules() if target is None else Rules(target=target)
    window.meeting.opponent = Opponent("Robin", pace_ms=0, rules=rules)
    window.resize(1920, 1080)
    window.show()
    count, chance = Count(window), random.Random(1)
    press(window.lobby.alone_button)
    while count.moves < moves:
        await until(lambda: window.page is not None)
        if window.page is not None:
            await play_match(window, window.page, count, moves, chance)
    count.tell_growth()
    window.close_now()
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
    target = int(sys.argv[2]) if len(sys.argv) > 2 else None
    application = make_application()
    with tempfile.TemporaryDirectory() as folder, event_loop(application) as loop:
        home = Home(folder)
        home.change(hold_discard=0, pace="off", sound=False)
        window = MainWindow(home, Theme(Choice.LIGHT, application), "Marie", "127.0.0.1")
        window.trouble.connect(lambda told: print(f"told: {told}", flush=True))

        async def run() -> None:
            with errors_told(window):
                await play(window, moves, target)

        loop.run_until_complete(run())


if __name__ == "__main__":
    main()
