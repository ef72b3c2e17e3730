"""The move log: every move of a game in words, to scroll back, to copy, by keyboard too."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QTextEdit
from pytestqt.qtbot import QtBot

from protocol.game import (
    CardMoved,
    CardsDrawn,
    Event,
    GameEnded,
    PayoffTurned,
    PileCompleted,
    View,
    seen_by,
    view,
)
from spite_qt.opponents.greedy import choose
from spite_qt.table.panel import SidePanel
from tests.qt.table_play import Sitting, sit_down

Played = list[tuple[int, tuple[Event, ...], View]]


@pytest.fixture
def sitting(qtbot: QtBot) -> Iterator[Sitting]:
    made = sit_down(seed=5)
    qtbot.addWidget(made.table)
    yield made
    made.table.hide()


def log(sitting: Sitting) -> QTextEdit:
    panel = sitting.table.findChild(SidePanel)
    assert panel is not None
    return panel.log


def lines(sitting: Sitting) -> list[str]:
    return log(sitting).toPlainText().split("\n")


def play(sitting: Sitting, most: int, seen: int = 0) -> Played:
    """Both sides play greedily, `most` moves or to the end of the game. The table is told the first `seen` of
    them as they happen, and all of them in the end, as after a lost link.
    """
    chance, played = Random(5), Played()
    while sitting.game.result is None and len(played) < most:
        seat = sitting.game.turn
        move = choose(view(sitting.game, seat), chance)
        if len(played) < seen:
            events = sitting.play(move, animate=False)
        else:
            events = seen_by(sitting.game.play(move), sitting.seat)
        played.append((seat, events, sitting.view))
    if seen < len(played):
        sitting.table.show_view(sitting.view)
        sitting.table.remember(played)
    return played


def test_a_whole_game_stands_in_the_log_move_by_move(sitting: Sitting) -> None:
    played = play(sitting, 2000, seen=10)
    told = [event for _, events, _ in played for event in events]
    assert isinstance(told[-1], GameEnded)
    shown = [line for line in lines(sitting) if line not in ("Jan", "Marie")]
    worth_a_line = (CardMoved, PayoffTurned, PileCompleted, CardsDrawn, GameEnded)
    expected = [event for event in told if isinstance(event, worth_a_line)]
    assert len(shown) == len(expected) > 250
    for event, line in zip(expected, shown, strict=True):
        match event:
            case CardMoved(target=target):
                assert line.endswith(str(target.index + 1))
            case PayoffTurned():
                assert line.startswith("turns up ")
            case CardsDrawn():
                assert line.startswith("draws ")
            case _:
                assert line.startswith(("Centre", "You win", "Marie wins", "The stock"))


def test_two_people_of_one_name_are_told_apart(sitting: Sitting) -> None:
    sitting.table.set_people("Jan", "Jan")
    seats = [seat for seat, _, _ in play(sitting, 30, seen=15)]
    turns = 1 + sum(before != after for before, after in pairwise(seats))
    assert turns > 3
    assert lines(sitting).count("Jan") == turns


def test_lines_written_in_windows_of_any_size_stand_below_each_other(sitting: Sitting) -> None:
    chance = Random(5)
    for size in ((1280, 800), (2560, 1400), (800, 600)):
        sitting.table.resize(*size)
        for _ in range(20):
            sitting.play(choose(view(sitting.game, sitting.game.turn), chance), animate=False)
    shown, left = log(sitting), {True: set[int](), False: set[int]()}
    block = shown.document().begin()
    while block.isValid():
        left[block.text() in ("Jan", "Marie")].add(shown.cursorRect(QTextCursor(block)).left())
        block = block.next()
    assert len(left[True]) == len(left[False]) == 1
    assert max(left[True]) < min(left[False])


def test_a_move_too_long_for_a_line_goes_on_further_in_and_never_with_a_number_alone(
    sitting: Sitting,
) -> None:
    sitting.table.resize(700, 520)
    play(sitting, 120, seen=0)
    block, wrapped = log(sitting).document().begin(), 0
    while block.isValid():
        layout = block.layout()
        if layout.lineCount() > 1 and block.text() not in ("Jan", "Marie"):
            wrapped += 1
            first, last = layout.lineAt(0), layout.lineAt(layout.lineCount() - 1)
            assert last.x() > first.x()
            assert not block.text()[last.textStart() :].strip().isdecimal()
        block = block.next()
    assert wrapped > 3


def test_points_stand_in_one_line_with_their_number(sitting: Sitting) -> None:
    sitting.table.resize(700, 520)
    panel = sitting.table.findChild(SidePanel)
    assert panel is not None
    for width in range(150, 320, 10):
        panel.resize(width, panel.height())
        panel.clear_log()
        panel.write(None, False, lambda: "You win the game: 6 points")
        layout = panel.log.document().firstBlock().layout()
        ends = [layout.lineAt(at).textStart() for at in range(1, layout.lineCount())]
        text = panel.log.document().firstBlock().text()
        assert not [at for at in ends if text[at:] == "points"], width


def test_the_log_is_scrolled_and_copied_by_keyboard(sitting: Sitting, qtbot: QtBot) -> None:
    play(sitting, 120, seen=0)
    text = log(sitting)
    sitting.table.activateWindow()
    qtbot.waitUntil(sitting.table.isActiveWindow)
    text.setFocus(Qt.FocusReason.TabFocusReason)
    assert text.focusPolicy() & Qt.FocusPolicy.TabFocus
    bar = text.verticalScrollBar()
    control = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(text, Qt.Key.Key_Home)
    assert bar.value() == 0
    QTest.keyClick(text, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    QTest.keyClick(text, Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    QTest.keyClick(text, Qt.Key.Key_A, control)
    QTest.keyClick(text, Qt.Key.Key_C, control)
    assert QApplication.clipboard().text() == text.toPlainText()
    # It is to be read: no key changes it.
    QTest.keyClick(text, Qt.Key.Key_Delete)
    assert QApplication.clipboard().text() == text.toPlainText()


def test_after_a_lost_link_the_log_is_what_it_would_have_been(sitting: Sitting, qtbot: QtBot) -> None:
    back = sit_down(seed=5)
    qtbot.addWidget(back.table)
    play(sitting, 40, seen=40)
    play(back, 40, seen=15)
    assert lines(back) == lines(sitting)
    assert len(lines(back)) > 60


def test_a_log_without_end_keeps_its_newest_lines_and_no_more(sitting: Sitting) -> None:
    panel = sitting.table.findChild(SidePanel)
    assert panel is not None
    sitting.table.hide()
    for number in range(3_100):
        panel.write(None, False, lambda number=number: f"line {number}")  # type: ignore[misc]
    document = panel.log.document()
    assert document.blockCount() == len(panel.log.written) == 3000
    cursor = QTextCursor(document)
    cursor.movePosition(QTextCursor.MoveOperation.End)
    assert cursor.block().text() == "line 3099"


def test_in_a_low_window_the_buttons_keep_their_height_and_the_log_comes_back(
    sitting: Sitting, qtbot: QtBot
) -> None:
    words = ("Take back", "Offer a tie", "Resign …", "Leave …", "Not verified …")
    buttons = [QPushButton(each) for each in words]
    for each in buttons:
        sitting.table.add_button(each)
    play(sitting, 6)
    tall = []
    for height, kept in ((290, False), (340, False), (600, True), (290, False), (600, True)):
        sitting.table.resize(624, height)
        qtbot.waitUntil(log(sitting).isVisible if kept else log(sitting).isHidden)
        qtbot.waitUntil(lambda: all(each.height() >= each.sizeHint().height() for each in buttons))
        assert all(each.height() > each.fontMetrics().height() for each in buttons)
        tall.append(buttons[0].height())
    assert tall[0] == tall[3] < tall[2] == tall[4]
    assert set(lines(sitting)) > {"Jan", "Marie"}
