"""The rules in the program: what they say is what is played, and their pictures are those of the table."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QRectF, QSize, QSizeF, Qt, QUrl
from PySide6.QtGui import QImage, QPixmap, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTextBrowser
from pytestqt.qtbot import QtBot

from protocol.game import Rules
from spite_qt.settings import Settings
from spite_qt.table.scene import TableScene
from spite_qt.theme import DARK, LIGHT
from spite_qt.window.rules_page import RulesDialog
from spite_qt.window.rules_pictures import _MARK, _TABLE_HEIGHT, WIDTH, _corners, _in_the_middle
from spite_qt.window.rules_words import sections

PICTURES = ("table", "turn", "centre", "king", "complete", "refill", "points")


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[RulesDialog]:
    dialog = RulesDialog()
    dialog.set_colours(LIGHT)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    yield dialog
    dialog.close()
    dialog.deleteLater()


def browser(page: RulesDialog) -> QTextBrowser:
    found = page.findChild(QTextBrowser)
    assert found is not None
    return found


def picture(page: RulesDialog, name: str) -> QImage:
    kind = QTextDocument.ResourceType.ImageResource
    found = browser(page).document().resource(kind, QUrl(f"picture:{name}"))
    assert isinstance(found, QPixmap)
    return found.toImage()


def test_the_page_tells_the_rules_as_they_are_played(page: RulesDialog) -> None:
    text = page.text
    for said in (
        "a payoff pile of 20 cards",
        "the first to have 50 points wins the match",
        "filled up to 5 cards",
        "A discard ends your turn",
        "Each begins with an ace and grows by one",
        "A king is a joker",
        "With twelve cards a centre pile is complete",
        "you draw 5 new ones at once",
        "a point for each card left on the other payoff pile",
        "It is a tie: nobody gets a point.",
    ):
        assert said in text
    assert "House rules" not in text


def test_the_rules_of_a_table_stand_first_where_they_differ(page: RulesDialog) -> None:
    page.show_rules(Rules(payoff=12, sides=3, empty_hand="pass"), Settings())
    assert "House rules of this table" in page.text[:60]
    assert "Cards on a payoff pile: 12 instead of 20." in page.text
    assert "Side piles for each person: 3 instead of 4." in page.text
    assert "An empty hand ends the turn." in page.text
    assert "Centre piles: 3 instead of 3." not in page.text
    assert "a payoff pile of 12 cards" in page.text
    assert "your turn ends without a discard" in page.text
    page.show_rules(Rules(), Settings())
    assert "House rules" not in page.text


def test_every_picture_is_there_sharp_and_as_wide_as_the_page(page: RulesDialog) -> None:
    assert {each.picture for each in sections(Rules())} - {""} == set(PICTURES)
    for name in PICTURES:
        drawn = picture(page, name)
        assert drawn.devicePixelRatio() == page.devicePixelRatioF()
        assert drawn.width() == round(560 * page.devicePixelRatioF())
    assert browser(page).document().idealWidth() <= browser(page).viewport().width()


def test_no_number_on_the_picture_of_the_table_lies_on_the_words_below_a_pile() -> None:
    seen = _in_the_middle(Rules())
    table = TableScene()
    table.resize(QSizeF(WIDTH, _TABLE_HEIGHT), 1.0)
    table.show(seen)
    assert table.layout is not None
    words = [*table.layout.tray_labels, table.layout.stock_label, *table.layout.plates]
    corners = _corners(table, seen)
    assert len(corners) == 6
    for corner in corners:
        number = QRectF(corner.x() - _MARK / 2, corner.y() - _MARK / 2, _MARK, _MARK)
        assert not [each for each in words if each.intersects(number)]


def test_pictures_follow_deck_theme_and_house_rules(page: RulesDialog) -> None:
    usual = {name: picture(page, name) for name in PICTURES}
    page.set_colours(DARK)
    dark = {name: picture(page, name) for name in PICTURES}
    page.show_rules(Rules(), Settings(four_colours=True, back="back-2"))
    four = {name: picture(page, name) for name in PICTURES}
    for name in PICTURES:
        assert usual[name] != dark[name] != four[name]
    page.show_rules(Rules(hand=3), Settings(four_colours=True, back="back-2"))
    assert picture(page, "refill") != four["refill"]
    assert picture(page, "king") == four["king"]


def test_the_page_is_scrolled_by_keys_and_its_text_can_be_copied(page: RulesDialog) -> None:
    text = browser(page)
    assert QApplication.focusWidget() is text
    page.resize(QSize(640, 480))
    bar = text.verticalScrollBar()
    QTest.keyClick(text, Qt.Key.Key_PageDown)
    first = bar.value()
    assert first > 100
    QTest.keyClick(text, Qt.Key.Key_Down)
    assert bar.value() > first
    QTest.keyClick(text, Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    QTest.keyClick(text, Qt.Key.Key_Home)
    assert bar.value() == 0
    QTest.keyClick(text, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(text, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert "A king is a joker" in QApplication.clipboard().text()
    QTest.keyClick(text, Qt.Key.Key_Escape)
    assert not page.isVisible()


def test_another_language_is_read_on_from_the_same_place(page: RulesDialog) -> None:
    text = browser(page)
    page.resize(QSize(640, 480))
    QTest.keyClick(text, Qt.Key.Key_PageDown)
    at = text.verticalScrollBar().value()
    page.setWindowTitle("?")
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert page.windowTitle() == "Rules"
    assert text.verticalScrollBar().value() == at > 0
