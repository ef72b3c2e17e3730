"""A move is taken back between two windows, with the leave of the other person."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTextEdit

from protocol.game import Rules
from spite_qt.window.main_window import MainWindow
from spite_qt.window.match_page import MatchPage
from spite_qt.window.mouse import press
from tests.qt.people import person, player, until
from tests.qt.test_two_windows import sit_down


async def after_a_quiet_move(*tables: tuple[MainWindow, MatchPage]) -> tuple[int, object]:
    """Whose window has just played a card that has turned no other up, and what was to be seen before it."""
    for _, page in tables:
        page.table.set_reduced_motion(True)
    while True:
        await until(lambda: any(page.view_to_play is not None for _, page in tables))
        for at, (_, page) in enumerate(tables):
            view = page.view_to_play
            if view is None:
                continue
            quiet = [move for move in view.legal_moves if move.card_name and not move.is_discard]
            if quiet and len(view.hand) > 1:
                player(page).make(quiet[0], view)
                await until(lambda page=page: page.view_to_play is not None and page.still)  # type: ignore[misc]
                return at, view
            player(page).make(next(move for move in view.legal_moves if move.is_discard), view)
            await until(lambda page=page: page.view_to_play is None)  # type: ignore[misc]


async def ask_to_take_back(window: MainWindow) -> None:
    """By the menu's key."""
    window.activateWindow()
    await until(window.isActiveWindow)
    assert window.menus.take_back.isEnabled()
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


async def test_a_move_stays_when_the_other_person_does_not_agree(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann, person(tmp_path, "Bob", looking=False) as bob:
        pages = await sit_down(ann, bob, Rules(payoff=20))
        tables = list(zip((ann, bob), pages, strict=True))
        at, before = await after_a_quiet_move(*tables)
        (window, page), (_, other) = tables[at], tables[1 - at]
        await ask_to_take_back(window)
        await until(lambda: other.notice.answer_button("Take it back"))
        assert other.notice.text == f"{('Ann', 'Bob')[at]} asks to take the last move back."
        press(other.notice.answer_button("Let it stand"))
        await until(lambda: page.notice.text == f"{('Bob', 'Ann')[at]} lets the move stand.")
        assert not window.menus.take_back.isEnabled(), "it has been asked already"
        assert page.view_to_play != before


async def test_a_move_that_was_taken_back_lies_where_it_was_on_both_tables(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann, person(tmp_path, "Bob", looking=False) as bob:
        pages = await sit_down(ann, bob, Rules(payoff=20))
        tables = list(zip((ann, bob), pages, strict=True))
        at, before = await after_a_quiet_move(*tables)
        (window, page), (_, other) = tables[at], tables[1 - at]
        await ask_to_take_back(window)
        await until(lambda: other.notice.answer_button("Take it back"))
        press(other.notice.answer_button("Take it back"))
        await until(lambda: page.view_to_play == before)
        await until(lambda: other.notice.text == "The last move was taken back.")
        for shown in (page, other):
            log = shown.table.findChild(QTextEdit)
            assert log is not None
            assert log.toPlainText().endswith("The last move was taken back.")


async def test_a_question_goes_with_the_person_who_asked_it(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        async with person(tmp_path, "Bob", looking=False) as bob:
            (own, other) = await sit_down(ann, bob, Rules(payoff=20))
            other.offer_void()
            await until(lambda: own.notice.answer_button("Agree"))
        await until(lambda: own.overlay.heading == "Bob has left the table")
        assert not own.notice.isVisible()
