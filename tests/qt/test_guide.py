"""The guided first game at the real window, by mouse and by keyboard."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from protocol.game import Place, PlaceKind, Rules
from spite_qt.guide.course import DONE, READ, Lesson
from spite_qt.languages import SOURCE, Languages
from spite_qt.play_alone import Opponent
from spite_qt.table.panel import SidePanel
from spite_qt.window.guide_page import GuidePage
from spite_qt.window.mouse import click, press
from spite_qt.window.rules_page import RulesDialog
from spite_qt.window.speech import _tail
from tests.qt.people import Window, at_table, laid_out, person, player, until

HAND = Place(PlaceKind.HAND, 0, 0)


@asynccontextmanager
async def learning(folder: Path) -> AsyncIterator[tuple[Window, GuidePage]]:
    async with person(folder, "Ann", looking=False) as ann:
        ann.preferences.change(pace="off", hold_discard=0.0)
        press(ann.lobby.learn_button)
        await until(lambda: ann.page is not None)
        page = ann.page
        assert isinstance(page, GuidePage)
        await until(lambda: page.speech.isVisible())
        yield ann, page


def lesson(page: GuidePage) -> Lesson | None:
    return None if page._scene is None else page._scene.lesson


async def follow(page: GuidePage) -> None:
    """Do what the panel asks for, by mouse, until it says something else."""
    scene = page._scene
    assert scene is not None
    if scene.lesson in READ:
        press(page.speech.go_on)
    elif scene.lesson is Lesson.DISCARD:
        click(page.table, page.table.place_rect(HAND).center())
        click(page.table, page.table.place_rect(scene.points_at[1]).center())
    elif scene.lesson in DONE:
        click(page.table, page.table.place_rect(scene.points_at[0]).center())
        click(page.table, page.table.place_rect(scene.needs[0]).center())
    await until(lambda: lesson(page) not in (None, scene.lesson, Lesson.PLAY_ON))


def holding(page: GuidePage) -> bool:
    return page.table._hands.holding


async def back_in_the_lobby(window: Window) -> None:
    """Until it looks for tables again, with the person's data opened."""
    await until(lambda: window.page is None and window.meeting._person is not None)


def covered(page: GuidePage) -> list[QRect]:
    """What is needed for the lesson and lies under the panel."""
    scene = page._scene
    assert scene is not None
    rects = [page.table.place_rect(place) for place in (*scene.points_at, *scene.needs)]
    return [rect for rect in rects if rect.intersects(page.speech.geometry())]


def touches_ring(page: GuidePage) -> bool:
    """Whether the panel touches the ring round what it points at."""
    ring = page.speech._pointer._target.translated(page.speech._pointer.pos())
    return ring.adjusted(-7, -7, 7, 7).intersects(page.speech.geometry())


def lies_over_centre(page: GuidePage) -> list[QRect]:
    """Centre piles under the panel, whatever the lesson is about."""
    centres = [page.table.place_rect(Place(PlaceKind.CENTRE, None, index)) for index in range(3)]
    return [rect for rect in centres if rect.intersects(page.speech.geometry())]


def rings(page: GuidePage) -> list[QRect]:
    """What the panel has rings round, in the page's coordinates."""
    pointer = page.speech._pointer
    drawn = [pointer._target, *pointer._others]
    return [rect.translated(pointer.pos()) for rect in drawn if not rect.isEmpty()]


async def test_the_guided_game_is_followed_to_its_end_by_mouse(tmp_path: Path) -> None:
    async with learning(tmp_path) as (ann, page):
        told, counted = [], []
        while lesson(page) is not Lesson.END:
            told.append(lesson(page))
            counted.append(page.speech.progress)
            # Now and then the window changes its size meanwhile.
            ann.resize(*((800, 600) if len(told) % 3 else (1280, 800)))
            assert covered(page) == []
            assert not touches_ring(page)
            assert lies_over_centre(page) == []
            felt = page.table.felt
            assert QRect(felt.pos(), felt.size()).contains(page.speech.geometry())
            await follow(page)
        assert told == [
            Lesson.PAYOFF_PILE,
            Lesson.HAND,
            Lesson.ACE,
            Lesson.KING,
            Lesson.PAYOFF,
            Lesson.DISCARD,
            Lesson.THEIRS,
            Lesson.REFILL,
            Lesson.SIDE,
            Lesson.COMPLETE,
        ]
        assert counted == [f"Done: {number} of 10" for number in range(10)]
        assert page.speech.progress == ""
        panel = page.table.findChild(SidePanel)
        assert panel is not None
        assert [each.text() for each in panel.findChildren(QPushButton) if each.isVisible()] == ["Leave"]
        assert page.speech.heading == "That is the whole game"
        assert page.speech.leave.text() == "Back to the lobby"
        press(page.speech.leave)
        await back_in_the_lobby(ann)
        assert ann.troubles == []
        assert ann.lobby.tables.unfinished.isHidden()


async def test_in_a_window_of_any_size_the_panel_does_not_touch_the_ring_that_it_points_at(
    tmp_path: Path,
) -> None:
    async with learning(tmp_path) as (ann, page):
        for size in ((1403, 947), (1250, 900), (1000, 700), (900, 900)):
            ann.resize(*size)
            await until(lambda size=size: page.table.width() == size[0])  # type: ignore[misc]
            await laid_out()
            assert not touches_ring(page), size


async def test_the_keyboard_reads_on_and_escape_puts_a_card_back_and_leaves_nothing(tmp_path: Path) -> None:
    async with learning(tmp_path) as (ann, page):
        ann.activateWindow()
        await until(ann.isActiveWindow)
        for each in (Lesson.PAYOFF_PILE, Lesson.HAND):
            assert lesson(page) is each
            focus = QApplication.focusWidget()
            # The table has the keys, what is said has one of its own.
            assert focus is not None
            assert page.table.isAncestorOf(focus)
            assert page.speech.go_on.text() == "Next  N"
            QTest.keyClick(focus, Qt.Key.Key_N)
        assert lesson(page) is Lesson.ACE
        assert page.speech.skip.text() == "Skip this  N"
        # A card that was picked up is put back first.
        ace = page._scene.points_at[0] if page._scene is not None else HAND
        click(page.table, page.table.place_rect(ace).center())
        assert holding(page)
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Escape)
        assert not holding(page)
        left: list[bool] = []
        page.left.connect(lambda: left.append(True))
        # With nothing in the hand it does nothing, in full screen neither: all that was learnt would be lost.
        for full_screen in (False, True):
            if full_screen:
                ann.toggle_full_screen()
            for where in (QApplication.focusWidget() or page, page.table, page.speech.skip):
                QTest.keyClick(where, Qt.Key.Key_Escape)
            assert lesson(page) is Lesson.ACE
            assert left == []
        press(page.speech.leave)
        await back_in_the_lobby(ann)


async def test_the_tables_keys_are_the_tables_whatever_of_the_panel_is_pressed_or_has_the_focus(
    tmp_path: Path,
) -> None:
    async with learning(tmp_path) as (ann, page):
        ann.activateWindow()
        await until(ann.isActiveWindow)
        press(page.speech.go_on)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert page.table.isAncestorOf(focus)
        # Tab leads to its buttons, and a card can be picked up from there.
        page.speech.go_on.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(page.speech.go_on, Qt.Key.Key_2)
        assert page.table._hands.held == Place(PlaceKind.HAND, 0, 1)
        QTest.keyClick(page.speech.go_on, Qt.Key.Key_Escape)
        assert not holding(page)
        assert ann.page is page
        page.speech.go_on.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(page.speech.go_on, Qt.Key.Key_Return)
        assert lesson(page) is Lesson.ACE
        # Whoever has given its key to a pile keeps it there.
        ann.preferences.change(keys={"payoff": "N"})
        assert page.speech.skip.text() == "Skip this  B"
        QTest.keyClick(page.table, Qt.Key.Key_B)
        assert lesson(page) is Lesson.KING


async def test_no_ring_lies_over_a_card_that_is_lifted_nor_round_what_is_lit(tmp_path: Path) -> None:
    async with learning(tmp_path) as (_, page):
        press(page.speech.go_on)
        press(page.speech.go_on)
        scene = page._scene
        assert scene is not None
        [ace] = scene.points_at
        start = page.table.place_rect(ace).center()
        assert len(rings(page)) == 4
        page.table._hands.point_at(None)
        hover(page, start)
        assert rings(page) == [], "the table shows all of it by itself"
        hover(page, QPoint(3, 3))
        assert len(rings(page)) == 4
        click(page.table, start)
        assert holding(page)
        assert rings(page) == []
        assert page.speech.isVisible()
        QTest.keyClick(page.table, Qt.Key.Key_Escape)
        assert not holding(page)
        assert len(rings(page)) == 4


@pytest.mark.parametrize(
    "language",
    ["de", pytest.param("en", marks=pytest.mark.long), pytest.param("fr", marks=pytest.mark.long)],
)
async def test_in_a_small_window_the_panel_covers_no_card_and_no_centre_pile(
    tmp_path: Path, language: str
) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    languages = Languages(application)
    languages.speak(language)
    try:
        async with learning(tmp_path) as (ann, page):
            ann.resize(800, 600)
            await until(lambda: page.table.width() == 800)
            while lesson(page) is not Lesson.END:
                await laid_out()
                first, sides, _ = page.table.looked_at()
                if Lesson.DISCARD in page._course._learnt:
                    # Piles of both fill the rows by now: the own hand is needed more.
                    sides = []
                assert [rect for rect in first + sides if rect.intersects(page.speech.geometry())] == []
                await follow(page)
            for count in (5, 4, 3, 2):
                await until(lambda count=count: hand(page) == count)  # type: ignore[misc]
                await laid_out()
                first, *_ = page.table.looked_at()
                assert [rect for rect in first if rect.intersects(page.speech.geometry())] == []
                if count > 2:
                    play_from_hand(page)
    finally:
        languages.speak(SOURCE)


def play_from_hand(page: GuidePage) -> None:
    """By mouse, a card that fits a centre pile."""
    view = page._view
    assert view is not None
    for move in view.legal_moves:
        if move.card is not None and move.target_centre is not None:
            card = Place(PlaceKind.HAND, view.seat, view.hand.index(move.card))
            click(page.table, page.table.place_rect(card).center())
            centre = Place(PlaceKind.CENTRE, None, move.target_centre)
            click(page.table, page.table.place_rect(centre).center())
            return


def hand(page: GuidePage) -> int:
    """How many cards this person has in the hand."""
    return 0 if page._view is None else len(page._view.hand)


@pytest.mark.parametrize("ring", [QRect(330, 308, 60, 80), QRect(20, 310, 120, 80), QRect(408, 120, 60, 50)])
def test_where_the_panel_lies_beside_the_ring_it_points_straight_at_it(ring: QRect) -> None:
    panel = QRectF(100, 100, 300, 200)
    tail = _tail(panel, QRectF(ring))
    left, tip, right = tail.toList()
    assert panel.contains(left)
    assert panel.contains(right)
    assert not panel.contains(tip)
    middle = (left + right) / 2
    assert tip.x() == middle.x() or tip.y() == middle.y()


def hover(page: GuidePage, where: QPoint) -> None:
    """The pointer goes to `where` on the table."""
    under = page.table.childAt(where)
    assert under is not None
    QTest.mouseMove(under, under.mapFrom(page.table, where))


async def test_steps_can_be_skipped_and_any_other_move_is_fine(tmp_path: Path) -> None:
    async with learning(tmp_path) as (_, page):
        press(page.speech.go_on)
        press(page.speech.go_on)
        assert page.speech.heading == "Start a centre pile"
        press(page.speech.skip)
        assert page.speech.heading == "A king is a joker"
        # A discard instead of what was asked for: the game goes on, and so does what is to be learnt.
        click(page.table, page.table.place_rect(HAND).center())
        click(page.table, page.table.place_rect(Place(PlaceKind.SIDE, 0, 3)).center())
        await until(lambda: lesson(page) is Lesson.THEIRS)
        await until(lambda: lesson(page) is Lesson.REFILL)
        assert page.speech.text.startswith("When your turn begins, your hand is filled up to five cards")


@asynccontextmanager
async def lesson_played(folder: Path) -> AsyncIterator[tuple[Window, GuidePage]]:
    """The guided game, played to its end."""
    async with person(folder, "Ann", looking=False) as ann:
        ann.meeting.opponent = Opponent("Robin", pace_ms=0)
        ann.preferences.change(pace="off")
        press(ann.lobby.learn_button)
        page = await at_table(ann)
        assert isinstance(page, GuidePage)
        await player(page).play_until(lambda: page.finished)
        await until(lambda: page.overlay.heading == "The lesson is over")
        yield ann, page
        assert ann.troubles == []


@pytest.mark.long
async def test_the_end_of_the_lesson_leads_on_to_a_match_alone(tmp_path: Path) -> None:
    async with lesson_played(tmp_path) as (ann, page):
        assert page.overlay.text.endswith(
            " this game. Go on with a whole match alone, or find somebody to play with in the lobby."
        )
        assert [each.text() for each in page.overlay.buttons] == ["Back to the lobby", "Play alone"]
        press(page.overlay.answer_button("Play alone"))
        await until(lambda: ann.page is not None and ann.page is not page)
        match = await at_table(ann)
        assert not isinstance(match, GuidePage)
        await until(lambda: match.view_to_play)
        assert match.view_to_play is not None
        assert match.view_to_play.rules == Rules(target=50)


@pytest.mark.long
async def test_the_end_of_the_lesson_leads_back_to_the_lobby(tmp_path: Path) -> None:
    async with lesson_played(tmp_path) as (ann, page):
        press(page.overlay.answer_button("Back to the lobby"))
        await back_in_the_lobby(ann)
        await until(lambda: not ann.meeting.under_way)
        assert ann.lobby.learn_button.isEnabled()


async def test_f1_shows_the_rules_of_the_table_one_sits_at(tmp_path: Path) -> None:
    async with learning(tmp_path) as (ann, _):
        QTest.keyClick(ann, Qt.Key.Key_F1)
        (rules,) = ann.findChildren(RulesDialog)
        assert rules.isVisible()
        assert "Cards on a payoff pile: 5 instead of 20." in rules.text
        QTest.keyClick(rules, Qt.Key.Key_Escape)
        press(ann.page.speech.leave if isinstance(ann.page, GuidePage) else None)
        await back_in_the_lobby(ann)
        ann.activateWindow()
        await until(ann.isActiveWindow)
        QTest.keyClick(ann, Qt.Key.Key_F1)
        assert "instead of" not in rules.text


async def test_what_is_said_follows_the_language_and_the_theme(tmp_path: Path) -> None:
    async with learning(tmp_path) as (ann, page):
        style = page.speech.styleSheet()
        ann.theme.choose(ann.theme.choice.__class__.DARK)
        assert page.speech.styleSheet() != style
        page.speech.go_on.setText("?")
        QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
        assert page.speech.go_on.text() == "Next  N"


async def test_the_guided_game_is_offered_in_the_lobby_of_the_first_start_alone(tmp_path: Path) -> None:
    for first in (True, False):
        async with person(tmp_path, "Ann") as ann:
            assert ann.lobby.learn_button.property("offered") is (True if first else None)
            assert ann.preferences.settings.guide_offered
            if first:
                # Whoever takes the offer is not asked again.
                press(ann.lobby.learn_button)
                await until(lambda: isinstance(ann.page, GuidePage) and ann.page.speech.isVisible())
                press(ann.page.speech.leave if isinstance(ann.page, GuidePage) else None)
                await back_in_the_lobby(ann)
                assert not ann.lobby.learn_button.property("offered")
            (entry,) = [each for each in ann.findChildren(QPushButton) if each.text() == "Learn by playing"]
            assert entry.isVisible()
