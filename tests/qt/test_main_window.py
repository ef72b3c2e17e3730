"""The main window by itself: menus and keys, what is kept, what is told, and the game alone."""

import sys
import weakref
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMenu, QMenuBar

from protocol.game import Rules
from protocol.net.journal import FILE_NAME
from protocol.net.person import open_person, passing_person
from protocol.peer.events import MatchOver, Moved, SatDown
from spite_qt.app import errors_told
from spite_qt.home import Home
from spite_qt.opponents.chair import occupy
from spite_qt.opponents.greedy import choose
from spite_qt.play_alone import Opponent, play_alone
from spite_qt.theme import DARK, LIGHT, Choice, Theme
from spite_qt.window.main_window import MainWindow
from spite_qt.window.mouse import press
from tests.qt.people import at_table, person, player, until


async def test_the_bot_plays_through_the_window_and_can_be_left_and_played_again(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        ann.meeting.opponent = Opponent("Robin", pace_ms=0)
        press(ann.lobby.alone_button)
        page = await at_table(ann)
        hand = player(page)
        await hand.play_until(lambda: hand.moves == 4)
        page.ask_leave()
        press(page.overlay.answer_button("Leave"))
        await until(lambda: not ann.meeting.under_way)
        assert ann.lobby.panel is ann.lobby.tables
        press(ann.lobby.alone_button)
        await at_table(ann)


@pytest.mark.long
async def test_a_table_that_was_left_is_let_go_with_its_pictures(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        ann.meeting.opponent = Opponent("Robin", pace_ms=0)
        press(ann.lobby.alone_button)
        page = await at_table(ann)
        await until(lambda: ann.page is None or ann.page.view_to_play is not None)
        pictures = weakref.ref(page.table._table.pixmaps)
        page.ask_leave()
        press(page.overlay.answer_button("Leave"))
        del page
        await until(lambda: not ann.meeting.under_way)
        await until(lambda: pictures() is None)


async def test_playing_alone_needs_no_window_and_is_journalled(tmp_path: Path) -> None:
    opponent = Opponent("Robin", pace_ms=0, rules=Rules(payoff=2, target=3))
    seen: list[object] = []
    async with await open_person(tmp_path, "Ann") as ann, play_alone(ann, opponent) as seat:
        await occupy(seat, choose, on_event=seen.append, rng=Random(3))
    (sat_down,) = [event for event in seen if isinstance(event, SatDown)]
    (over,) = [event for event in seen if isinstance(event, MatchOver)]
    assert sat_down.peer_name == "Robin"
    assert max(over.points) >= 3
    assert {event.seat for event in seen if isinstance(event, Moved)} == {0, 1}
    assert (tmp_path / FILE_NAME).stat().st_size > 4096


async def test_leaving_the_bot_ends_it(tmp_path: Path) -> None:
    async with play_alone(passing_person("Ann"), Opponent("Robin", pace_ms=60_000)) as seat:
        async for event in seat:
            if isinstance(event, SatDown):
                break


async def test_entries_of_the_menu_are_offered_when_they_make_sense(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        menus = ann.menus
        assert menus.host.isEnabled()
        assert not any(each.isEnabled() for each in (menus.tie, menus.resign, menus.abandon, menus.leave))
        ann.meeting.opponent = Opponent("Robin", pace_ms=60_000)
        menus.alone.trigger()
        page = await at_table(ann)
        await until(lambda: page.can("resign"))
        assert not any(each.isEnabled() for each in (menus.host, menus.join, menus.alone))
        assert all(each.isEnabled() for each in (menus.tie, menus.resign, menus.abandon, menus.leave))


@pytest.mark.long
async def test_after_resigning_it_is_nobodys_turn(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        ann.meeting.opponent = Opponent("Robin", pace_ms=0)
        press(ann.lobby.alone_button)
        page = await at_table(ann)
        await until(lambda: page.view_to_play is not None)
        page.ask_resign()
        press(page.overlay.answer_button("Resign"))
        await until(lambda: page.overlay.heading == "Robin wins this game")
        said = {label.text() for label in page.table.findChildren(QLabel)}
        assert "Game over" in said
        assert "Your turn" not in said


async def test_keys_open_what_they_stand_for(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        ann.activateWindow()
        await until(ann.isActiveWindow)
        QTest.keyClick(ann, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
        assert ann.lobby.host.isVisible()
        QTest.keyClick(ann, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
        assert ann.lobby.tables.isVisible()
        assert ann.lobby.tables.address.hasFocus()
        QTest.keyClick(ann, Qt.Key.Key_F11)
        assert ann.isFullScreen()
        QTest.keyClick(ann, Qt.Key.Key_F11)
        assert not ann.isFullScreen()
        QTest.keyClick(ann, Qt.Key.Key_F1)
        (rules,) = ann.findChildren(QDialog)
        assert rules.isVisible()
        assert not rules.isModal()
        rules.close()
        ann.activateWindow()
        await until(ann.isActiveWindow)
        QTest.keyClick(ann, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
        await ann.closed.wait()


async def test_name_and_theme_are_kept_for_the_next_time(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        ann.lobby.nickname.setText("  Anna\u200b  Maria ")
        QTest.keyClick(ann.lobby.nickname, Qt.Key.Key_Return)
        assert ann.lobby.nickname.text() == "Anna Maria"
        ann.lobby.nickname.clear()
        QTest.keyClick(ann.lobby.nickname, Qt.Key.Key_Return)
        assert ann.lobby.nickname.text() == "Anna Maria"
        ann.choose_theme(Choice.DARK)
    home = Home(tmp_path / "Ann")
    assert home.nickname == "Anna Maria"
    assert home.settings.theme == "dark"


async def test_a_theme_is_painted_as_soon_as_it_is_clicked_in_the_menu(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        ann.meeting.opponent = Opponent("Robin", pace_ms=60_000)
        for place in ("lobby", "table"):
            if place == "table":
                press(ann.lobby.alone_button)
                await at_table(ann)
            painted = {}
            for choice in ("Dark", "Light"):
                await click_in_menu(ann, "View", "Theme", choice)
                painted[choice] = brightness(ann)
            assert painted["Dark"] + 30 < painted["Light"], place


async def click_in_menu(window: MainWindow, *path: str) -> None:
    """Click along the menus, from the bar on, as a person does."""
    level: QMenuBar | QMenu = window.menuBar()
    for text in path:
        (action,) = [each for each in level.actions() if each.text().replace("&", "") == text]
        QTest.mouseClick(
            level,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            level.actionGeometry(action).center(),
        )
        following = action.menu()
        if isinstance(following, QMenu):
            await until(following.isVisible)
            level = following


def brightness(window: MainWindow) -> int:
    """Of what is painted, menu bar included: mean grey of the window, 0 to 255."""
    mean = window.grab().toImage().scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation)
    return mean.pixelColor(0, 0).lightness()


def test_a_theme_colours_everything_at_once(application: QApplication) -> None:
    theme = Theme(Choice.LIGHT, application)
    changes: list[bool] = []
    theme.changed.connect(lambda: changes.append(theme.dark))
    assert theme.colours == LIGHT
    theme.choose(Choice.DARK)
    assert theme.colours == DARK
    assert application.palette().window().color().name() == DARK.panel
    assert changes == [True]


async def test_a_fault_of_this_program_is_told_and_not_lost(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail() -> None:
        raise ZeroDivisionError("a fault")

    async with person(tmp_path, "Ann", looking=False) as ann:
        with errors_told(ann):
            ann.meeting._work.start(fail())
            await until(lambda: ann.troubles)
            sys.excepthook(ValueError, ValueError("in a slot"), None)
        said = "Something went wrong in this program ({}). Everything saved so far is safe."
        assert ann.troubles == [
            said.format("ZeroDivisionError: a fault"),
            said.format("ValueError: in a slot"),
        ]
        assert "in a slot" in ann.lobby.message.text()
    assert [record.levelname for record in caplog.records] == ["ERROR", "ERROR"]


async def test_a_table_is_offered_to_as_many_points_as_the_one_before(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        press(ann.lobby.host_button)
        assert ann.lobby.host.target.value() == 50
        ann.lobby.host.target.setFocus()
        ann.lobby.host.target.selectAll()
        QTest.keyClicks(ann.lobby.host.target, "7")
        press(ann.lobby.host.start)
        await until(lambda: ann.lobby.panel is ann.lobby.waiting)
    assert Home(tmp_path / "Ann").settings.host_target == 7
    async with person(tmp_path, "Ann", looking=False) as ann:
        press(ann.lobby.host_button)
        assert ann.lobby.host.target.value() == 7
