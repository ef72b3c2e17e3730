"""Input at the wrong moment or place: nothing hangs, nothing is played by accident, nothing is lost."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from spite_qt.settings import Settings
from tests.qt.table_play import Sitting, centre, own_hand, payoff, side, sit_down


@pytest.fixture
def sit(qtbot: QtBot) -> Callable[..., Sitting]:
    def make(**how: object) -> Sitting:
        sitting = sit_down(**how)  # type: ignore[arg-type]
        qtbot.addWidget(sitting.table)
        return sitting

    return make


def at_rest(sitting: Sitting, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not sitting.table._table.motion.busy)


@pytest.mark.parametrize(
    "where", [QPoint(-5000, -5000), QPoint(5000, 5000), QPoint(1200, 400), QPoint(400, 795), QPoint(2, 2)]
)
def test_a_card_dropped_outside_comes_back(sit: Callable[..., Sitting], qtbot: QtBot, where: QPoint) -> None:
    sitting = sit(seed=1)
    sitting.drag(sitting.at(own_hand(sitting.view, 3)), where)
    at_rest(sitting, qtbot)
    assert sitting.chosen == []
    sitting.expect_shown()


def test_a_table_that_shrinks_to_nothing_and_grows_again_has_every_card(
    sit: Callable[..., Sitting], qtbot: QtBot
) -> None:
    sitting = sit(seed=1)
    sitting.table.setMinimumSize(0, 0)
    start = sitting.at(own_hand(sitting.view, 0))
    for size in ((1, 1), (0, 0), (1, 900), (1280, 1), (40, 40)):
        sitting.press(start)
        sitting.move(start - QPoint(80, 80))
        sitting.table.resize(*size)
        sitting.table.grab()
        sitting.release(QPoint(0, 0))
        sitting.table.resize(1280, 800)
        at_rest(sitting, qtbot)
        sitting.expect_shown()
    assert sitting.chosen == []
    sitting.click(sitting.at(own_hand(sitting.view, 0)))
    sitting.click(sitting.at(side(0, 0)))
    assert len(sitting.chosen) == 1


def test_the_same_in_the_middle_of_their_turn_and_of_a_discard_that_waits(
    sit: Callable[..., Sitting], qtbot: QtBot
) -> None:
    sitting = sit(seed=4, seat=1)
    sitting.table.setMinimumSize(0, 0)
    sitting.table.apply(Settings(hold_discard=0.3))
    while sitting.game.turn == 0:
        sitting.play(next(move for move in sitting.game.legal_moves() if move.is_discard))
        sitting.table.resize(1, 1)
        sitting.table.resize(900, 700)
    at_rest(sitting, qtbot)
    sitting.expect_shown()
    sitting.drag(sitting.at(own_hand(sitting.view, 0)), sitting.at(side(1, 1)))
    with qtbot.waitSignal(sitting.table.move_chosen):
        sitting.table.resize(1, 1)
        sitting.table.resize(1000, 700)
    assert len(sitting.chosen) == 1


def test_clicks_all_over_while_the_other_side_plays_play_nothing(
    sit: Callable[..., Sitting], qtbot: QtBot
) -> None:
    sitting = sit(seed=4, seat=1)
    chance = Random(5)
    while sitting.game.turn == 0:
        sitting.play(next(move for move in sitting.game.legal_moves() if move.is_discard))
        for _ in range(3):
            sitting.table._table.motion.advance(0.05)
            where = QPoint(chance.randrange(1000), chance.randrange(760))
            sitting.right_click(where)
            if sitting.game.turn == 0:
                sitting.double_click(where)
                QTest.keyClicks(sitting.viewport, "1qw2asp")
    assert sitting.chosen == []
    QTest.keyClick(sitting.viewport, Qt.Key.Key_Escape)
    at_rest(sitting, qtbot)
    sitting.expect_shown()


def test_keys_while_the_other_side_plays_hurry_and_do_nothing(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=4, seat=1)
    while sitting.game.turn == 0:
        sitting.play(next(move for move in sitting.game.legal_moves() if move.is_discard))
    assert sitting.table._table.motion.telling_theirs
    QTest.keyClicks(sitting.viewport, "1")
    assert not sitting.table._table.motion.busy
    assert sitting.table._hands.item is None
    sitting.expect_shown()


def test_the_arrows_walk_about_while_cards_are_on_their_way_to_a_hand(
    sit: Callable[..., Sitting], qtbot: QtBot
) -> None:
    sitting = sit(seed=4, seat=1)
    sitting.table.activateWindow()
    qtbot.waitUntil(sitting.table.isActiveWindow)
    sitting.table.setFocus()
    motion, places = sitting.table._table.motion, sitting.table._places
    chance = Random(3)
    seen: set[int] = set()
    for _ in range(8):
        sitting.play(next(move for move in sitting.game.legal_moves() if move.is_discard))
        while motion.busy:
            # As the draw is told, the hand has fewer cards than will be in it.
            seen.add(len(sitting.view.hand) - len(sitting.faces(own_hand(sitting.view, 0))))
            places.focus(chance.choice(list(places.places())))
            for key in (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Right):
                QTest.keyClick(QApplication.focusWidget() or sitting.viewport, key)
            assert places.ringed is not None
            motion.advance(0.03)
    assert max(seen) > 0
    sitting.expect_shown()


def test_the_arrows_pass_over_a_hand_that_is_empty(sit: Callable[..., Sitting], qtbot: QtBot) -> None:
    sitting = sit(seed=1)
    sitting.table.activateWindow()
    qtbot.waitUntil(sitting.table.isActiveWindow)
    sitting.table.setFocus()
    seen = sitting.view
    sitting.table.show_view(replace(seen, other_hand_count=0))
    for place in list(sitting.table._places.places()):
        sitting.table._places.focus(place)
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down):
            QTest.keyClick(QApplication.focusWidget() or sitting.viewport, key)
            assert sitting.table._places.ringed is not None
            sitting.table._places.focus(place)


def test_a_button_that_went_up_where_nobody_saw_it_leaves_no_card_in_the_air(
    sit: Callable[..., Sitting], qtbot: QtBot
) -> None:
    sitting = sit(seed=1)
    start = sitting.at(own_hand(sitting.view, 0))
    sitting.press(start)
    sitting.move(sitting.at(side(0, 0)))
    sitting.hover(sitting.at(side(0, 0)))
    assert sitting.table._hands.item is None
    at_rest(sitting, qtbot)
    sitting.expect_shown()
    assert sitting.chosen == []


def test_every_press_at_once_plays_one_move_at_most(sit: Callable[..., Sitting], qtbot: QtBot) -> None:
    sitting = sit(seed=1)
    chance = Random(9)
    places = [own_hand(sitting.view, i) for i in range(5)] + [side(0, i) for i in range(4)]
    places += [centre(i) for i in range(3)] + [payoff(0), payoff(1), side(1, 0)]
    for _ in range(60):
        if sitting.chosen:
            break
        do = chance.choice(
            (sitting.press, sitting.release, sitting.right_click, sitting.double_click, sitting.move)
        )
        try:
            do(sitting.at(chance.choice(places)))
        except KeyError:
            continue  # a card of the hand that lies elsewhere now
        QTest.keyClick(
            sitting.viewport, chance.choice((Qt.Key.Key_Escape, Qt.Key.Key_1, Qt.Key.Key_A, Qt.Key.Key_X))
        )
    for _ in range(40):
        QTest.keyClicks(sitting.viewport, chance.choice("12345asdfqwepx"))
        sitting.click(QPoint(chance.randrange(1000), chance.randrange(760)))
    assert len(sitting.chosen) == 1
    sitting.play_chosen(animate=False)
    sitting.expect_shown()


def test_another_pixel_ratio_in_the_middle_of_a_drag_drops_nothing(
    sit: Callable[..., Sitting], qtbot: QtBot
) -> None:
    sitting = sit(seed=1)
    sitting.press(sitting.at(own_hand(sitting.view, 0)))
    sitting.move(sitting.at(side(0, 0)))
    felt = sitting.viewport.parentWidget()
    assert felt is not None
    # What Qt sends when the screen of a window is taken away and it wakes up on another one.
    QApplication.sendEvent(felt, QEvent(QEvent.Type.DevicePixelRatioChange))
    QApplication.sendEvent(sitting.table, QEvent(QEvent.Type.ScreenChangeInternal))
    sitting.release(sitting.at(side(0, 0)))
    at_rest(sitting, qtbot)
    assert sitting.chosen == []
    sitting.expect_shown()
