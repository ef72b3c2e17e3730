"""What is said at the upper edge of a match: nothing that is to be answered is lost under something else."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QPushButton, QWidget

from protocol.errors import Reason
from protocol.game import Place, PlaceKind, Rules
from protocol.net.link import MemoryLink
from protocol.net.person import Person, open_person, passing_person
from protocol.net.session import Session
from protocol.peer.conversation import Table
from protocol.peer.events import (
    Event,
    LinkLost,
    PeerBack,
    PeerQuiet,
    Refused,
    Resumed,
    SatDown,
    SitDownAsked,
    StoreFailed,
    TieRefused,
)
from spite_qt.home import Home
from spite_qt.preferences import Preferences
from spite_qt.table.panel import SidePanel
from spite_qt.theme import LIGHT, Choice, Theme
from spite_qt.window import happenings
from spite_qt.window.answers import Answer
from spite_qt.window.match_page import MatchPage
from spite_qt.window.mouse import press
from spite_qt.window.notice import Notice
from spite_qt.window.wrapped import needed_height
from tests.qt.people import until

TIE = "Bob offers a tie: nobody would score."
VOID = "Bob asks to call the match off: it would not count."
WAITS = "The table waits a little longer. After that, the match is kept as it is."


@asynccontextmanager
async def at_the_table(ann: Person, dealt: bool = True) -> AsyncIterator[tuple[MatchPage, Session]]:
    """The page of `ann` in a game, or before the first deal, and the seat of Bob."""
    bob = passing_person("Bob")
    near, far = MemoryLink.pair(ann.identity.public_key, bob.identity.public_key)
    mine, theirs = Session(near, ann, table=Table(Rules())), Session(far, bob, table=None)
    events = aiter(mine)
    async for event in events:
        if isinstance(event, SitDownAsked):
            mine.accept()
        if isinstance(event, SatDown):
            break
    assert isinstance(event, SatDown)
    kept_in = TemporaryDirectory()
    page = MatchPage(mine, event, "Ann", Theme(Choice.LIGHT), Preferences(Home(kept_in.name)))
    page.resize(1280, 800)
    page.show()
    reading = asyncio.ensure_future(page.read(events)) if dealt else None
    try:
        if reading is not None:
            await until(lambda: page.can("resign") and theirs.view is not None)
        yield page, theirs
    finally:
        await asyncio.gather(mine.close(), theirs.close())
        if reading is not None:
            await reading
        page.stop()
        page.close()
        page.deleteLater()
        kept_in.cleanup()


async def happens(page: MatchPage, *events: Event) -> None:
    async def told() -> AsyncIterator[Event]:
        for event in events:
            yield event

    await page.read(told())


async def test_an_offer_comes_back_after_a_silence_and_can_be_agreed_to() -> None:
    async with at_the_table(passing_person("Ann")) as (page, bob):
        bob.offer_tie()
        await until(lambda: page.notice.text == TIE)
        await happens(page, PeerQuiet())
        assert page.notice.text == WAITS
        await happens(page, PeerBack())
        assert page.notice.text == TIE
        press(page.notice.answer_button("Agree"))
        await until(lambda: page.overlay.heading == "A tie")
        assert page.notice.text == ""


async def test_between_two_games_without_a_link_nothing_is_offered_that_nobody_would_hear() -> None:
    async with at_the_table(passing_person("Ann")) as (page, bob):
        bob.offer_tie()
        await until(lambda: page.notice.text == TIE)
        press(page.notice.answer_button("Agree"))
        await until(lambda: page.overlay.answer_button("Next game"))
        await happens(page, LinkLost(Reason.LOST, "The connection is lost."))
        assert page.overlay.heading == "A tie"
        assert page.overlay.answer_button("Next game") is None
        assert page.overlay.answer_button("Leave") is not None
        assert page.notice.answer_button("Keep for later") is not None
        # What pauses the game is said at the edge and in the status line, not half under the message.
        assert "pause" not in page.table._table.labels._items
        page.overlay.hide()
        assert "pause" in page.table._table.labels._items


@pytest.mark.parametrize("size", [(1280, 800), (720, 520)])
async def test_before_the_first_deal_a_notice_lies_on_the_felt(size: tuple[int, int]) -> None:
    async with at_the_table(passing_person("Ann"), dealt=False) as (page, _):
        await happens(page, PeerQuiet())
        assert page.notice.text == WAITS
        panel = page.findChild(SidePanel)
        assert panel is not None
        for each in ((1280, 800), size):
            page.resize(*each)
            await until(
                lambda: page.table.width() == page.width() and panel.geometry().right() < page.width()
            )
            felt = QRect(0, 0, page.width() - panel.width(), page.height())
            assert felt.contains(page.notice.geometry()), page.notice.geometry()
            assert abs(page.notice.geometry().center().x() - felt.center().x()) <= 1


async def test_who_is_away_for_ten_minutes_can_be_waited_for_later_or_not_at_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert happenings.AWAY_LONG == 10 * 60 * 1000
    monkeypatch.setattr(happenings, "AWAY_LONG", 300)
    lost = LinkLost(Reason.LOST, "The connection with Bob was lost.")
    async with at_the_table(passing_person("Ann")) as (page, bob):
        view = bob.view
        assert view is not None
        await happens(page, lost)
        assert page.notice.text == "Trying to reach Bob. The match goes on by itself as soon as Bob is back."
        assert [button.text() for button in page.notice.buttons] == ["Keep for later"]
        await until(lambda: page.notice.text.startswith("Bob has been away for a while."))
        assert [button.text() for button in page.notice.buttons] == ["Keep for later", "End the match …"]
        back = Resumed(bytes(16), 1 - view.seat, view.rules, "Bob", "", 0, None, (0, 0), None, ())
        await happens(page, back)
        assert page.notice.text == ""
        # The time begins anew.
        await happens(page, lost)
        assert page.notice.text == "Trying to reach Bob. The match goes on by itself as soon as Bob is back."
        await until(lambda: page.notice.text.startswith("Bob has been away for a while."))
        press(page.notice.answer_button("End the match …"))
        await until(lambda: page.overlay.heading == "End the match for good?")


async def test_both_offers_can_be_answered_one_after_the_other_and_between_games_too() -> None:
    async with at_the_table(passing_person("Ann")) as (page, bob):
        bob.offer_void()
        await until(lambda: page.notice.text == VOID)
        bob.offer_tie()
        await until(lambda: page.notice.text == TIE)
        await happens(page, Refused(Reason.OVERTAKEN, "Your request came too late."))
        assert page.notice.text == "Your request came too late."
        press(page.notice.answer_button("OK"))
        press(page.notice.answer_button("Agree"))
        await until(lambda: page.overlay.heading == "A tie")
        assert page.notice.text == VOID
        # It lies over the panel's shade, where the mouse reaches it.
        seen = page.childAt(page.notice.geometry().center())
        assert seen is not None
        assert page.notice.isAncestorOf(seen)
        press(page.notice.answer_button("Agree"))
        await until(lambda: page.overlay.heading == "The match is called off")
        assert page.notice.text == ""


async def test_an_offer_of_a_game_that_has_ended_is_not_asked_about_any_more() -> None:
    async with at_the_table(passing_person("Ann")) as (page, bob):
        bob.offer_tie()
        await until(lambda: page.notice.text == TIE)
        await happens(page, PeerQuiet())
        bob.resign()
        await until(lambda: page.overlay.heading == "You win this game")
        await happens(page, PeerBack())
        assert page.notice.text == ""


async def test_an_answer_that_could_not_be_kept_is_told_and_the_offer_shown_again(tmp_path: Path) -> None:
    async with await open_person(tmp_path, "Ann") as ann, at_the_table(ann) as (page, bob):
        assert ann.journal is not None
        bob.offer_tie()
        await until(lambda: page.notice.text == TIE)
        ann.journal._database.execute("PRAGMA query_only = 1")
        press(page.notice.answer_button("Agree"))
        words = "This computer could not save what you asked for, so it was not done: "
        await until(lambda: page.notice.text.startswith(words))
        ann.journal._database.execute("PRAGMA query_only = 0")
        press(page.notice.answer_button("OK"))
        assert page.notice.text == TIE
        press(page.notice.answer_button("Agree"))
        await until(lambda: page.overlay.heading == "A tie")


async def test_what_could_not_be_kept_is_said_as_what_it_was_until_it_can_be() -> None:
    async with at_the_table(passing_person("Ann")) as (page, bob):
        await happens(page, StoreFailed("the disk is full", given_up="move"))
        assert page.notice.text == (
            "This computer could not save your move, so it was not played: the disk is full."
        )
        await happens(page, StoreFailed("the disk is full"))
        assert page.notice.text == (
            "This computer could not save what happened: the disk is full. It tries again by itself; until"
            " then the game waits."
        )
        bob.offer_tie()
        await until(lambda: page.notice.text == TIE)
        press(page.notice.answer_button("Play on"))
        assert page.notice.text == ""


async def test_a_notice_that_only_informs_goes_by_itself_and_an_offer_stays() -> None:
    async with at_the_table(passing_person("Ann")) as (page, bob):
        page.tell("Something to read.", passes=True)
        timer = page.notice.findChild(QTimer)
        assert timer is not None
        assert 4000 <= timer.remainingTime() <= 15_000
        bob.offer_tie()
        await until(lambda: page.notice.text == TIE)
        timer.setInterval(0)
        await until(lambda: not timer.isActive())
        assert page.notice.text == TIE
        press(page.notice.answer_button("Play on"))
        assert page.notice.text == ""


async def test_a_notice_leaves_the_side_panel_free_at_every_size() -> None:
    async with at_the_table(passing_person("Ann")) as (page, _):
        page.tell("Bob wants to play on. " * 4, passes=True)
        panel = page.table.findChild(SidePanel)
        assert panel is not None
        for width, height in ((1280, 800), (800, 600), (720, 520), (1920, 1080)):
            page.resize(width, height)
            assert not page.notice.geometry().intersects(panel.geometry())
            assert page.rect().contains(page.notice.geometry())


async def test_a_notice_covers_no_pile_and_no_word_of_it_is_cut() -> None:
    async with at_the_table(passing_person("Ann")) as (page, bob):
        piles = [
            Place(kind, 1, at)
            for kind, many in ((PlaceKind.PAYOFF, 1), (PlaceKind.SIDE, 4))
            for at in range(many)
        ]
        piles += [Place(PlaceKind.CENTRE, None, at) for at in range(3)]
        page.tell("Maximiliane möchte weiterspielen.", passes=True)
        bob.offer_tie()
        for _ in range(2):
            for width, height in ((1280, 800), (800, 600), (1920, 1080)):
                page.resize(width, height)
                covered = page.notice.geometry()
                for pile in piles:
                    assert not covered.intersects(page.table.place_rect(pile)), f"{width} x {height}: {pile}"
                for shown in page.notice.findChildren(QLabel):
                    words = max(map(shown.fontMetrics().horizontalAdvance, shown.text().split()))
                    assert shown.width() >= words
                    assert shown.height() >= shown.heightForWidth(shown.width())
                for made in page.notice.buttons:
                    assert made.width() >= made.sizeHint().width()
            await until(lambda: page.notice.text == TIE)


@pytest.mark.parametrize("size", [(720, 496), (800, 576)])
async def test_a_notice_covers_nothing_of_a_message_in_the_middle(size: tuple[int, int]) -> None:
    async with at_the_table(passing_person("Ann")) as (page, _):
        page.resize(*size)
        page.ask_resign()
        panel = page.overlay.findChild(QFrame, "panel")
        assert panel is not None
        page.tell("Words that need more lines than two or three in a window as small as this one. " * 2)
        assert page.notice.height() > page.height() / 3
        assert not page.notice.geometry().intersects(panel.geometry())
        assert page.rect().contains(panel.geometry())


async def test_what_is_said_before_the_window_is_there_has_its_room(application: QApplication) -> None:
    ground = QWidget()
    ground.resize(800, 600)
    over = QWidget(ground)
    over.setGeometry(400, 10, 180, 200)
    notice = Notice(ground, over)
    notice.set_colours(LIGHT)
    notice.say(TIE, [Answer("Play on as it is", lambda: None), Answer("Agree", lambda: None)])
    ground.show()
    play_on, agree = notice.buttons
    await until(
        lambda: (
            not agree.geometry().intersects(play_on.geometry())
            and agree.height() >= agree.sizeHint().height()
            and notice.height() >= needed_height(notice, notice.width())
        )
    )
    ground.close()
    ground.deleteLater()


async def test_a_tie_is_not_offered_twice() -> None:
    async with at_the_table(passing_person("Ann")) as (page, bob):
        (offer,) = (each for each in page.findChildren(QPushButton) if each.text() == "Offer a tie")
        press(offer)
        await until(lambda: not offer.isEnabled())
        assert offer.text() == "Tie offered …"
        assert not page.can("offer_tie")
        await until(lambda: bob.view is not None)
        await happens(page, TieRefused(by_me=False))
        assert offer.text() == "Offer a tie"
        assert offer.isEnabled()


async def test_the_keyboard_stays_with_an_open_message() -> None:
    async with at_the_table(passing_person("Ann")) as (page, bob):
        page.activateWindow()
        await until(page.isActiveWindow)
        page.ask_resign()
        pressed: list[str | None] = []
        for key in (Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            pressed.append(focused(page))
            QTest.keyClick(QApplication.focusWidget() or page, key)
        assert pressed == ["Play on", "Resign", "Play on", "Resign"]
        bob.offer_tie()
        await until(lambda: page.notice.text == TIE)
        seen = set()
        for _ in range(8):
            seen.add(focused(page))
            QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Tab)
        assert seen == {"Play on", "Resign", "Agree"}


def focused(page: MatchPage) -> str | None:
    now = page.focusWidget()
    return now.text() if isinstance(now, QPushButton) else None
