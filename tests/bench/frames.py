"""What a frame of the table costs: `python -m tests.bench.frames`. Nothing is asserted.

With 104 cards in motion, and while a game is dealt: from moving the cards to the painted viewport. While a
card is dragged: from the mouse's movement to the painted frame. While the window is resized: a size's layout
and paint. In milliseconds, on the platform with no screen and (where Xvfb is installed) on an X server: by
the clock, and in CPU time of all threads, which a busy machine disturbs less. Machines differ in how fast
they copy pictures, so the cards in motion are also compared with a bare painter that draws no more than them.
"""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from protocol.game import Record
    from spite_qt.table import TableWidget
    from spite_qt.table.cards import CardItem

FRAMES = 240
CARDS = 104
SIZES = ((1920, 1080), (3840, 2160))


def measure(width: int, height: int) -> Iterator[str]:
    """Run in a process of its own: the platform is chosen when the application starts."""
    from PySide6.QtWidgets import QApplication

    from spite_qt.table import TableWidget

    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    table = TableWidget()
    table.resize(width, height)
    table.show()
    yield f"{CARDS} cards in motion: {_motion(application, table)}"
    yield f"a deal: {_deal(application, table)}"
    yield f"input to painted frame: {_input(application, table)}"
    yield f"resizing: {_resizing(application, table)}"


def _motion(application: QApplication, table: TableWidget) -> str:
    """Frames with CARDS cards on their way across the opening of a game."""
    from protocol.game import Game, view
    from spite_qt.table.cards import CardItem
    from spite_qt.table.layout import Pose

    table.show_view(view(Game.from_seed(bytes(32)), 0))
    application.processEvents()
    scene = table._table
    assert scene.layout is not None
    chance = random.Random(1)
    size = scene.scene.sceneRect()

    def somewhere() -> Pose:
        x, y = chance.uniform(0, size.width()), chance.uniform(0, size.height())
        return Pose(x, y, scene.layout.card if scene.layout is not None else 0)

    items: list[CardItem] = []
    for number in range(CARDS):
        item = CardItem(number % 52)
        scene.scene.addItem(item)
        item.home = somewhere()
        item.dress(scene.pixmaps, scene.ratio)
        item.settle()
        items.append(item)
    spent = Spent()
    for frame in range(FRAMES):
        if frame % 30 == 0:
            for item in items:
                item.home = somewhere()
                scene.motion.fly(item, 0.6)
        with spent:
            scene.motion.advance(1 / 60)
            # What has changed is found out and painted; the timer's own frames do not come between.
            application.sendPostedEvents()
    bare = _bare(items, table)
    scene.motion.drop()
    for item in items:
        scene.scene.removeItem(item)
    return f"{spent}; {spent.median / bare.median:.1f} times what a bare painter takes for the same cards"


def _bare(items: list[CardItem], table: TableWidget) -> Spent:
    """The pictures of `items` where they are now, on an image of the size of the table: nothing is faster."""
    from PySide6.QtGui import QImage, QPainter

    screen = QImage(table.size() * table.devicePixelRatioF(), QImage.Format.Format_RGB32)
    screen.fill(0)
    spent = Spent()
    for _ in range(FRAMES // 4):
        with spent:
            painter = QPainter(screen)
            for item in items:
                painter.drawPixmap(item.pos() + item.offset(), item.pixmap())
            painter.end()
    return spent


def _deal(application: QApplication, table: TableWidget) -> str:
    """The cards of a game leave the stock, forty for the payoff piles and then the hands, which lean."""
    from protocol.game import Game, view

    table.show_view(view(Game.from_seed(bytes(32)), 0), deal=True)
    motion = table._table.motion
    spent = Spent()
    while motion.telling:
        with spent:
            motion.advance(1 / 60)
            application.sendPostedEvents()
    return str(spent)


def _input(application: QApplication, table: TableWidget) -> str:
    """A card is dragged about: from each movement of the mouse to the end of the paint that shows it."""
    from PySide6.QtCore import QPoint, Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QGraphicsView

    from protocol.game import Place, PlaceKind, view

    table.show_view(view(_record().replay(60), 0))
    application.processEvents()
    felt = table.findChild(QGraphicsView)
    assert felt is not None
    port = felt.viewport()
    at = table.place_rect(Place(PlaceKind.HAND, 0, 1)).center() - felt.pos()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=at)
    spent = Spent()
    for frame in range(FRAMES):
        away = QPoint(frame % 60 * 4, -(frame % 45) * 3)
        with spent:
            # With the button down, as a drag is.
            QTest.mouseMove(port, at - away)
            application.processEvents()
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=at)
    table.show_view(view(_record().replay(60), 0))
    return str(spent)


def _resizing(application: QApplication, table: TableWidget) -> str:
    """Side piles of fifteen cards, the window's edge pulled inwards and out again, step by step."""
    from protocol.game import view

    table.show_view(view(_record("long-sides.json").replay(), 0))
    application.processEvents()
    size = table.size()
    spent = Spent()
    for frame in range(FRAMES):
        part = 1 - 0.004 * min(frame % 60, 60 - frame % 60)
        with spent:
            table.resize(round(size.width() * part), round(size.height() * part))
            application.processEvents()
    return str(spent)


def _record(name: str = "vectors/given-00.json") -> Record:
    from protocol.game import read_records

    return read_records((Path(__file__).parents[1] / "data" / name).read_bytes())[0]


class Spent:
    """What a stretch of code took each time: by the clock, and in CPU time of all threads."""

    def __init__(self) -> None:
        self._clock: list[float] = []
        self._cpu: list[float] = []
        self._start = 0.0, 0.0

    def __enter__(self) -> None:
        self._start = time.perf_counter(), time.process_time()

    def __exit__(self, *_: object) -> None:
        clock, cpu = self._start
        self._cpu.append((time.process_time() - cpu) * 1000)
        self._clock.append((time.perf_counter() - clock) * 1000)

    @property
    def median(self) -> float:
        """Milliseconds of CPU."""
        return statistics.median(self._cpu)

    def __str__(self) -> str:
        return f"{_figures(self._clock)} by the clock; {_figures(self._cpu)} of CPU"


def _figures(spent: list[float]) -> str:
    spent = sorted(spent)
    return f"median {statistics.median(spent):5.1f} ms, p95 {spent[int(len(spent) * 0.95)]:5.1f} ms"


def main() -> None:
    if len(sys.argv) == 3:
        for line in measure(int(sys.argv[1]), int(sys.argv[2])):
            print(line)
        return
    with_screen = ["xvfb-run", "-a", "-s", "-screen 0 3840x2160x24"]
    for platform, before in (("offscreen", []), ("xcb", with_screen)):
        for width, height in SIZES:
            command = [*before, sys.executable, "-m", "tests.bench.frames", str(width), str(height)]
            try:
                ran = subprocess.run(
                    command,
                    env={**os.environ, "QT_QPA_PLATFORM": platform},
                    stdout=subprocess.PIPE,
                    text=True,
                    check=True,
                )
            except FileNotFoundError:
                print(f"{platform}: xvfb-run is not installed")
                break
            for line in ran.stdout.splitlines():
                print(f"{width} x {height}, {platform}, {line}")


if __name__ == "__main__":
    main()
