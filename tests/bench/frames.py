"""What a frame costs with 104 cards in motion: `python -m tests.bench.frames`. Nothing is asserted.

Each figure is the time from moving the cards to the painted viewport, in milliseconds, on the platform with
no screen and (where Xvfb is installed) on an X server: by the clock, and in CPU time of all threads, which a
busy machine disturbs less.
"""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import time

FRAMES = 240
CARDS = 104
SIZES = ((1920, 1080), (3840, 2160))


def measure(width: int, height: int) -> str:
    """Run in a process of its own: the platform is chosen when the application starts."""
    from PySide6.QtWidgets import QApplication, QGraphicsView

    from protocol.game import Game, view
    from spite_qt.table import TableWidget
    from spite_qt.table.cards import CardItem
    from spite_qt.table.layout import Pose

    application = QApplication.instance() or QApplication([])
    table = TableWidget()
    table.resize(width, height)
    table.show()
    table.show_view(view(Game.from_seed(bytes(32)), 0))
    application.processEvents()
    scene = table._table
    felt = table.findChild(QGraphicsView)
    assert felt is not None
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
    clock: list[float] = []
    cpu: list[float] = []
    for frame in range(FRAMES):
        if frame % 30 == 0:
            for item in items:
                item.home = somewhere()
                scene.motion.fly(item, 0.6)
        start, cpu_start = time.perf_counter(), time.process_time()
        scene.motion.advance(1 / 60)
        felt.viewport().repaint()
        cpu.append((time.process_time() - cpu_start) * 1000)
        clock.append((time.perf_counter() - start) * 1000)
        application.processEvents()
    scene.motion.drop()
    return f"{_figures(clock)} by the clock; {_figures(cpu)} of CPU"


def _figures(spent: list[float]) -> str:
    spent = sorted(spent)
    return f"median {statistics.median(spent):5.1f} ms, p95 {spent[int(len(spent) * 0.95)]:5.1f} ms"


def main() -> None:
    if len(sys.argv) == 3:
        print(measure(int(sys.argv[1]), int(sys.argv[2])))
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
            print(f"{CARDS} cards, {width} x {height}, {platform}: {ran.stdout.strip()}")


if __name__ == "__main__":
    main()
