"""Quitting in the middle of a match with a person: that it is kept is said once, in the window."""

from __future__ import annotations

from pathlib import Path
from random import Random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from protocol.game import Rules
from spite_qt.opponents.greedy import choose
from spite_qt.window.mouse import press
from tests.qt.people import person, player, until
from tests.qt.test_alone import KEPT, in_the_middle_of_a_match_alone
from tests.qt.test_two_windows import sit_down

CONTROL = Qt.KeyboardModifier.ControlModifier


async def test_a_match_with_a_person_is_kept_which_is_said_once_and_both_see_it(tmp_path: Path) -> None:
    async with person(tmp_path, "Bob", looking=False) as bob:
        async with person(tmp_path, "Ann", looking=False) as ann:
            # No first turn is the whole match: of one card on each payoff pile an ace would be.
            pages = await sit_down(ann, bob, Rules(payoff=20))
            await until(lambda: any(page.view_to_play for page in pages))
            at = 0 if pages[0].view_to_play else 1
            hand = player(pages[at])
            await hand.play_until(lambda: hand.moves > 0)
            hers, his = pages
            ann.menus.leave.trigger()
            assert hers.overlay.text == f"Bob is told. {KEPT}"
            ann.close()
            assert ann.isVisible()
            assert hers.overlay.heading == "Quit Spite & Malice?"
            assert hers.overlay.text == f"Bob is told. {KEPT} You are told this once only."
            press(hers.overlay.answer_button("Quit"))
            assert ann.isHidden()
            await until(lambda: his.overlay.heading == "Ann has left the table")
            said = "The match is kept. It goes on by itself as soon as Ann is back."
            assert his.overlay.text == said
        # Her lobby has it; she knows by now, and nothing holds her up at another table.
        async with person(tmp_path, "Ann") as ann, person(tmp_path, "Cid", looking=False) as cid:
            await until(lambda: ann.lobby.tables.unfinished.isVisible())
            (go_on,) = ann.lobby.tables.unfinished.buttons
            assert go_on.accessibleName() == "Go on with Bob"
            _, other = await sit_down(ann, cid)
            ann.close()
            assert ann.isHidden()
            await until(lambda: other.overlay.heading == "Ann has left the table")
        # Nobody is at the other end: it is kept all the same, and he has not been told yet.
        bob.close()
        assert bob.isVisible()
        assert KEPT in his.overlay.text
        press(his.overlay.answer_button("Play on"))
        assert his.overlay.heading == "Ann has left the table"
        bob.close()
        assert bob.isHidden()


async def test_who_closes_twice_in_a_match_that_is_kept_has_answered(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann, person(tmp_path, "Bob", looking=False) as bob:
        await sit_down(ann, bob)
        ann.close()
        assert ann.isVisible()
        # Twice is an answer.
        ann.close()
        assert ann.isHidden()
        # The system's end of the session, or a signal, holds nobody up.
        bob.close_now()
        assert bob.isHidden()


async def test_a_key_that_comes_too_late_for_a_discard_is_told_why(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        page = await in_the_middle_of_a_match_alone(ann)
        page.notice.drop_all()
        await until(lambda: page.view_to_play)
        view = page.view_to_play
        assert view is not None
        discard = next(move for move in view.legal_moves if move.is_discard)
        player(page).make(discard, view)
        # The other side has moved since.
        await until(lambda: page.view_to_play or page.overlay.isVisible())
        assert not ann.menus.take_back.isEnabled()
        page.table.setFocus()
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Z, CONTROL)
        assert page.notice.text == "Your discard has already been played, and the other side has drawn."


async def test_a_play_that_showed_a_card_is_not_taken_back_which_is_said(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        page = await in_the_middle_of_a_match_alone(ann)
        hand, chance = player(page), Random(1)
        while True:
            await until(lambda: page.view_to_play)
            view = page.view_to_play
            assert view is not None
            from_payoff = [
                move for move in view.legal_moves if move.card is None and move.source_side is None
            ]
            if from_payoff:
                break
            hand.make(choose(view, chance), view)
            await until(lambda view=view: page.view_to_play != view)  # type: ignore[misc]
        hand.make(from_payoff[0], view)
        await until(lambda: page.view_to_play not in (None, view))
        assert not ann.menus.take_back.isEnabled()
        page.table.setFocus()
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Z, CONTROL)
        assert page.notice.text == (
            "Your last move cannot be taken back: cards were turned up, drawn or shuffled."
        )


async def test_a_target_that_is_none_becomes_the_nearest_where_it_can_be_seen(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        ann.activateWindow()
        await until(ann.isActiveWindow)
        ann.lobby.show_host()
        target = ann.lobby.host.target
        target.setFocus()
        target.selectAll()
        QTest.keyClicks(target, "0")
        QTest.keyClick(target, Qt.Key.Key_Tab)
        assert target.text() == "1"


async def test_what_was_said_in_the_lobby_goes_with_the_next_thing_done(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        lobby = ann.lobby
        for field in (lobby.tables.address, lobby.nickname, None):
            lobby.tell("Ben has left the table.")
            lobby.tables.tell_of_address("Nobody is there.")
            assert lobby.message.isVisible()
            if field is None:
                press(lobby.rules_button)
            else:
                QTest.keyClicks(field, "1")
            assert lobby.message.isHidden()
            assert lobby.tables.address_message.isHidden()


async def test_the_settings_are_one_press_away_from_the_lobby(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        press(ann.lobby.settings_button)
        assert ann.dialogs.settings is not None
        assert ann.dialogs.settings.isVisible()
