"""In a large window what is read grows with it, as the cards do: lobby, questions and notices too."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from spite_qt.theme import LIGHT, grown_points, text_points
from spite_qt.window.answers import Answer
from spite_qt.window.guide_page import GuidePage
from spite_qt.window.lobby import Lobby
from spite_qt.window.mouse import press
from spite_qt.window.notice import Notice
from spite_qt.window.overlay import Message, Overlay
from tests.game.games import DATA
from tests.qt.people import at_table, person, until
from tests.qt.test_large_fonts import check

ROOMY, LARGE = QSize(1600, 1000), QSize(3840, 2160)


def test_text_is_as_it_was_chosen_in_a_window_of_usual_size_and_twice_that_in_the_largest(
    qtbot: QtBot,
) -> None:
    for size in (QSize(0, 0), QSize(800, 600), QSize(1280, 800), ROOMY, QSize(3840, 600), QSize(900, 2160)):
        assert grown_points(size) == text_points()
    assert grown_points(QSize(1920, 1200)) == pytest.approx(1.2 * text_points())
    assert grown_points(LARGE) == pytest.approx(2.1 * text_points())


def overlay(ground: QWidget) -> QWidget:
    shown = Overlay(ground)
    shown.set_colours(LIGHT)
    shown.say(
        Message("You win this game", "Your payoff pile is empty.", answers=(Answer("OK", ground.hide),))
    )
    return shown


def notice(ground: QWidget) -> QWidget:
    shown = Notice(ground, over=ground)
    shown.set_colours(LIGHT)
    shown.say("Your payoff pile is empty.", (Answer("OK", ground.hide),))
    return shown


def lobby(ground: QWidget) -> QWidget:
    shown = Lobby(ground)
    shown.set_colours(LIGHT)
    shown.tell("Your payoff pile is empty.")
    return shown


@pytest.mark.parametrize("made", [overlay, notice, lobby])
def test_what_is_said_grows_with_the_window_and_shrinks_again(
    qtbot: QtBot, made: Callable[[QWidget], QWidget]
) -> None:
    ground = QWidget()
    qtbot.addWidget(ground)
    ground.resize(ROOMY)
    ground.show()
    shown = made(ground)
    shown.show()
    said = next(each for each in shown.findChildren(QLabel) if each.text() == "Your payoff pile is empty.")
    heights = []
    for size in (ROOMY, LARGE, ROOMY):
        ground.resize(size)
        shown.resize(size)
        if isinstance(shown, Notice):
            shown.say("Your payoff pile is empty.", (Answer("OK", ground.hide),))
        said.ensurePolished()
        heights.append(said.fontMetrics().height())
    assert heights[0] == heights[2]
    assert heights[1] > 1.9 * heights[0]


async def test_the_lesson_of_the_guided_game_grows_with_the_window(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        ann.resize(ROOMY)
        press(ann.lobby.learn_button)
        page = await at_table(ann)
        assert isinstance(page, GuidePage)
        await until(page.speech.isVisible)
        usual = page.speech.fontMetrics().height()
        ann.resize(LARGE)
        await until(lambda: page.speech.fontMetrics().height() > 1.9 * usual)
        await check(ann, "lesson")


async def test_the_buttons_below_a_watched_game_grow_with_the_window(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        ann.resize(ROOMY)
        ann.watching.watch(str(DATA / "vectors" / "given-00.json"), 0)
        await until(lambda: ann.watching.page is not None)
        page = ann.watching.page
        assert page is not None
        usual = page.bar.position.fontMetrics().height()
        ann.resize(LARGE)
        await until(lambda: page.bar.position.fontMetrics().height() > 1.9 * usual)
        await check(ann, "watching")


@pytest.mark.long
@pytest.mark.parametrize("size", [(1920, 1080), (2560, 1440), (3840, 2160)])
async def test_no_text_is_cut_in_a_large_window(tmp_path: Path, size: tuple[int, int]) -> None:
    async with person(tmp_path, "Maximiliane", looking=False) as window:
        window.resize(*size)
        await check(window, "tables")
        window.lobby.tell("Nobody has opened a table on your network yet.")
        await check(window, "message")
        window.lobby.show_host()
        await check(window, "host")
        window.lobby.show_tables()
        press(window.lobby.alone_button)
        page = await at_table(window)
        await until(lambda: page.can("resign"))
        await check(window, "table")
        page.ask_resign()
        await check(window, "question")
        press(page.overlay.buttons[-1])
        page.tell("Nobody has opened a table on your network yet.")
        await check(window, "notice")
