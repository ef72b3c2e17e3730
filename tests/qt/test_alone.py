"""Playing alone in the window: as long as was chosen, kept when the window closes, gone on with later."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from protocol.game import Rules, View
from spite_qt.app import closed_by_signals
from spite_qt.home import Home
from spite_qt.play_alone import Opponent
from spite_qt.window.match_page import MatchPage
from spite_qt.window.mouse import press
from tests.qt.people import Window, at_table, laid_out, person, player, until
from tests.qt.test_take_back import after_a_quiet_move, ask_to_take_back

CONTROL = Qt.KeyboardModifier.ControlModifier
KEPT = "The match is kept. You can go on with it from the lobby."
QUICK = Opponent("Robin", pace_ms=0)


async def in_the_middle_of_a_match_alone(window: Window) -> MatchPage:
    window.meeting.opponent = QUICK
    window.preferences.change(pace="off")
    press(window.lobby.alone_button)
    page = await at_table(window)
    hand = player(page)
    await hand.play_until(lambda: hand.moves > 0)
    await until(lambda: page.view_to_play)
    window.activateWindow()
    await until(window.isActiveWindow)
    return page


async def went_on(window: Window) -> View:
    """The only unfinished match of the lobby is gone on with; what lies on the table then."""
    window.meeting.opponent = QUICK
    unfinished = window.lobby.tables.unfinished
    await until(lambda: unfinished.buttons)
    assert any(shown.text() == "Robin (computer)" for shown in unfinished.findChildren(QLabel))
    await laid_out()
    # Only now: the list may be made anew while others are heard of.
    (go_on,) = unfinished.buttons
    press(go_on)
    page = await at_table(window)
    await until(lambda: page.view_to_play)
    assert page.view_to_play is not None
    return page.view_to_play


async def test_a_closed_window_says_once_that_the_match_is_kept_and_it_goes_on_in_the_next_one(
    tmp_path: Path,
) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        page = await in_the_middle_of_a_match_alone(ann)
        left = page.view_to_play
        press_quit(ann)
        assert page.overlay.heading == "Quit Spite & Malice?"
        assert page.overlay.text == f"{KEPT} You are told this once only."
        press(page.overlay.answer_button("Quit"))
        assert ann.isHidden()
        await ann.closed.wait()
    async with person(tmp_path, "Ann") as ann:
        assert await went_on(ann) == left
        press_quit(ann)
        assert ann.isHidden()


def press_quit(window: Window) -> None:
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Q, CONTROL)


async def test_a_signal_keeps_it_too(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        left = (await in_the_middle_of_a_match_alone(ann)).view_to_play
        with closed_by_signals(ann):
            os.kill(os.getpid(), signal.SIGTERM)
            await ann.closed.wait()
    async with person(tmp_path, "Ann") as ann:
        assert await went_on(ann) == left


async def test_who_leaves_the_table_finds_the_match_in_the_lobby(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann") as ann:
        page = await in_the_middle_of_a_match_alone(ann)
        left = page.view_to_play
        ann.menus.leave.trigger()
        assert page.overlay.heading == "Leave the table?"
        assert page.overlay.text == KEPT, "nobody has to be told"
        press(page.overlay.answer_button("Leave"))
        await until(lambda: not ann.meeting.under_way)
        assert await went_on(ann) == left


@pytest.mark.long
async def test_a_match_that_was_gone_on_with_ends_in_the_list_of_matches_and_another_one_follows(
    tmp_path: Path,
) -> None:
    # Not so short that it is over before it is her turn.
    short = Opponent("Robin", pace_ms=0, rules=Rules(payoff=8, target=1))
    async with person(tmp_path, "Ann", looking=False) as ann:
        ann.meeting.opponent = short
        ann.preferences.change(pace="off")
        press(ann.lobby.alone_button)
        page = await at_table(ann)
        await until(lambda: page.view_to_play)
    async with person(tmp_path, "Ann") as ann:
        await went_on(ann)
        page = await at_table(ann)
        await player(page).play_until(lambda: page.finished)
        await until(lambda: page.overlay.answer_button("Play again"))
        assert "before both sides" not in page.overlay.text
        press(page.overlay.answer_button("Play again"))
        await until(lambda: ann.page is not None and ann.page is not page)
        again = await at_table(ann)
        await until(lambda: again.view_to_play)
        assert again.view_to_play is not None
        assert again.view_to_play.rules == short.rules
        again.ask_abandon()
        press(again.overlay.answer_button("End the match"))
        await until(lambda: again.finished)
        press(again.overlay.answer_button("Back to the lobby"))
        await until(lambda: not ann.meeting.under_way)
        ann.show_matches()
        shown = ann.watching.matches
        assert shown is not None
        await until(lambda: shown.list.topLevelItemCount() == 2)
        rows = [row for at in range(2) if (row := shown.list.topLevelItem(at)) is not None]
        assert [row.text(1) for row in rows] == ["Robin (computer)"] * 2
        assert rows[0].text(4) == "Ended by you"
        assert rows[1].text(4) in ("You won", "Opponent won")
        # Neither is to be gone on with.
        await until(lambda: not ann.lobby.tables.unfinished.buttons)


async def test_a_move_against_the_computer_is_taken_back_at_once(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        ann.meeting.opponent = QUICK
        ann.preferences.change(pace="off")
        press(ann.lobby.alone_button)
        page = await at_table(ann)
        said: list[str] = []
        page.happened.connect(lambda _: said.append(page.notice.text))
        _, before = await after_a_quiet_move((ann, page))
        await ask_to_take_back(ann)
        await until(lambda: page.view_to_play == before)
        assert page.notice.text == "The last move was taken back."
        assert not any("decides" in text for text in said), "there is nobody to wait for"


async def test_one_press_plays_as_long_a_match_as_was_chosen_last(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        ann.activateWindow()
        await until(ann.isActiveWindow)
        lobby = ann.lobby
        assert lobby.length_button.text() == "to 50 points"
        press(lobby.length_button)
        assert lobby.panel is lobby.alone
        assert lobby.alone.target.value() == 50
        lobby.alone.target.setFocus()
        lobby.alone.target.selectAll()
        QTest.keyClicks(lobby.alone.target, "0")
        QTest.keyClick(lobby.alone.target, Qt.Key.Key_Tab)
        assert lobby.alone.target.text() == "1"
        press(named(lobby.alone, "More points"))
        press(named(lobby.alone, "More points"))
        press(lobby.alone.start)
        assert await target(ann) == 3
    assert Home(tmp_path / "Ann").settings.alone_target == 3
    async with person(tmp_path, "Ann", looking=False) as ann:
        assert ann.lobby.length_button.text() == "to 3 points"
        press(ann.lobby.alone_button)
        assert await target(ann) == 3
    async with person(tmp_path, "Ann", looking=False) as ann:
        ann.menus.alone.trigger()
        assert await target(ann) == 3


async def test_who_goes_back_from_the_choice_plays_as_before(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        press(ann.lobby.length_button)
        press(named(ann.lobby.alone, "More points"))
        press(next(each for each in ann.lobby.alone.findChildren(QPushButton) if each.text() == "Back"))
        assert ann.lobby.panel is ann.lobby.tables
        assert ann.lobby.length_button.text() == "to 50 points"
        press(ann.lobby.length_button)
        assert ann.lobby.alone.target.value() == 50


def named(panel: QWidget, name: str) -> QPushButton:
    (found,) = [each for each in panel.findChildren(QPushButton) if each.accessibleName() == name]
    return found


async def target(window: Window) -> int:
    page = await at_table(window)
    await until(lambda: page.table.isVisible())
    assert window._rules is not None
    return window._rules.target


@pytest.mark.parametrize("way", ["leave", "close"])
async def test_a_discard_that_is_not_played_yet_lies_in_the_hand_when_the_match_goes_on(
    tmp_path: Path, way: str
) -> None:
    async with person(tmp_path, "Ann") as ann:
        page = await in_the_middle_of_a_match_alone(ann)
        ann.preferences.change(hold_discard=3.0)
        left = page.view_to_play
        assert left is not None
        player(page).make(next(move for move in left.legal_moves if move.is_discard), left)
        await until(lambda: page.table.discard_waits)
        if way == "close":
            ann.close_now()
            await ann.closed.wait()
        else:
            page.ask_leave()
            press(page.overlay.answer_button("Leave"))
            await until(lambda: not ann.meeting.under_way)
            assert await went_on(ann) == left
    if way == "close":
        async with person(tmp_path, "Ann") as ann:
            assert await went_on(ann) == left


async def test_the_list_may_be_older_than_the_match_it_shows(tmp_path: Path) -> None:
    """Who is quicker than the lobby goes on with what was played, not with what is listed."""
    async with person(tmp_path, "Ann") as ann:
        page = await in_the_middle_of_a_match_alone(ann)
        page.left.emit()
        await until(lambda: not ann.meeting.under_way)
        unfinished = ann.lobby.tables.unfinished
        await until(lambda: unfinished.buttons)
        (listed,) = unfinished._matches
        await went_on(ann)
        page = await at_table(ann)
        hand = player(page)
        await hand.play_until(lambda: hand.moves > 3)
        await until(lambda: page.view_to_play)
        left = page.view_to_play
        page.left.emit()
        await until(lambda: not ann.meeting.under_way)
        ann.lobby.match_wanted.emit(listed)
        page = await at_table(ann)
        await until(lambda: page.view_to_play)
        assert page.view_to_play == left
