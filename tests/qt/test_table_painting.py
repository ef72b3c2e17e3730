"""What is on the screen is what would be painted anew: nothing that has moved leaves anything behind."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPoint, QSizeF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from protocol.game import view
from spite_qt.opponents.greedy import choose
from tests.qt.table_play import Sitting, own_hand, sit_down

FRAME = 1 / 60  # seconds


@pytest.fixture
def sitting(qtbot: QtBot) -> Sitting:
    made = sit_down(seed=5, size=(800, 600))
    qtbot.addWidget(made.table)
    qtbot.waitExposed(made.table)
    return made


def expect_painted(sitting: Sitting) -> None:
    """A smoothly scaled picture differs a little where it was cut elsewhere; what was left behind, much."""
    # What has changed, and no more; no timer's frame comes between.
    QApplication.sendPostedEvents()
    table = sitting.table
    shown = levels(table.screen().grabWindow(table.window().winId()).toImage())
    whole = levels(table.grab().toImage())
    if shown != whole:
        wrong = [at for at, (one, other) in enumerate(zip(shown, whole, strict=True)) if abs(one - other) > 2]
        assert not wrong, f"{len(wrong)} levels are not those of now"


def levels(image: QImage) -> bytes:
    """Of red, green and blue; the fourth byte of a point of the screen says nothing."""
    opaque = image.convertToFormat(QImage.Format.Format_RGB32)
    opaque = opaque.convertToFormat(QImage.Format.Format_ARGB32)
    return bytes(opaque.constBits())


def watch(sitting: Sitting) -> None:
    """Every few frames, until nothing moves."""
    motion = sitting.table._table.motion
    while motion.busy:
        for _ in range(5):
            motion.advance(FRAME)
            QApplication.sendPostedEvents()
        expect_painted(sitting)


def test_in_the_moves_of_a_game(sitting: Sitting) -> None:
    chance = Random(5)
    for _ in range(20):
        sitting.play(choose(view(sitting.game, sitting.game.turn), chance))
        watch(sitting)


def test_while_a_whole_table_is_dealt(sitting: Sitting) -> None:
    crowds: list[bool] = []
    sitting.table._table.motion.crowded.connect(crowds.append)
    sitting.table.show_view(sitting.view, deal=True)
    watch(sitting)
    assert crowds == [True, False]


def test_while_cards_are_pointed_at_carried_and_let_fall(sitting: Sitting) -> None:
    start = sitting.at(own_hand(sitting.view, 1))
    sitting.hover(start)
    expect_painted(sitting)
    sitting.press(start)
    for step in range(1, 30):
        sitting.move(start - QPoint(17 * step, 13 * step))
        expect_painted(sitting)
    sitting.release(start - QPoint(500, 300))
    watch(sitting)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Question):
        QTest.keyClick(sitting.table, key)
        expect_painted(sitting)
        watch(sitting)


@pytest.mark.parametrize(("size", "ratio"), [((1023, 768), 1.5), ((785, 674), 1.25), ((1025, 769), 1.75)])
def test_the_cloth_covers_every_pixel_at_odd_scales_too(
    sitting: Sitting, size: tuple[int, int], ratio: float
) -> None:
    scene = sitting.table._table
    scene.resize(QSizeF(*size), ratio)
    cloth = scene.labels.cloth.toImage()
    # The pixels of the felt as Qt counts them.
    wide, high = (int(length * ratio + 0.5) for length in size)
    assert cloth.width() >= wide
    assert cloth.height() >= high
    for at in (QPoint(wide - 1, high // 2), QPoint(wide // 2, high - 1)):
        colour = cloth.pixelColor(at)
        assert colour.alpha() == 255
        assert colour.green() > colour.red() > 0
