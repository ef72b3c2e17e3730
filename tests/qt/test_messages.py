"""Messages over the table, and the words for how games, matches and links end."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QScrollArea, QTextBrowser, QWidget

import spite_qt
from protocol.errors import Reason, sentence
from protocol.game import Game, Result, Rules, view
from protocol.peer.events import Closed, Forked, GameOver, MatchOver, SatDown
from spite_qt.theme import DARK, LIGHT, Colours, palette
from spite_qt.window.about import AboutDialog
from spite_qt.window.answers import Answer
from spite_qt.window.endings import Endings
from spite_qt.window.guide_words import GuideEndings
from spite_qt.window.mouse import press
from spite_qt.window.notice import Notice
from spite_qt.window.overlay import Message, Overlay
from spite_qt.window.rules_page import RulesDialog
from spite_qt.window.score_lines import Score

VIEW = view(Game.from_seed(bytes(32)), 0)


@pytest.fixture
def ground(application: QApplication) -> Iterator[QWidget]:
    made = QWidget()
    made.resize(800, 600)
    made.show()
    yield made
    made.close()
    made.deleteLater()


@pytest.fixture
def overlay(ground: QWidget) -> Overlay:
    made = Overlay(ground)
    made.set_colours(LIGHT)
    made.setGeometry(ground.rect())
    return made


def ended(seat: int, winner: int | None, points: int, how: str) -> tuple[str, str]:
    said = endings(seat).game(GameOver(0, Result(winner, points), how, (0, 0), VIEW))
    return said.heading, said.text


@pytest.mark.usefixtures("application")
@pytest.mark.parametrize("kind", [Endings, GuideEndings])
def test_points_are_counted_in_words_by_a_class_made_from_another_too(kind: type[Endings]) -> None:
    said = kind(SatDown(bytes(16), 0, Rules(), "Tom", ""))
    for points, worth in ((1, "1 point."), (3, "3 points.")):
        ended = said.game(GameOver(0, Result(0, points), "payoff", (points, 0), VIEW))
        assert ended.text == f"Your payoff pile is empty. That is worth {worth}"


def endings(seat: int) -> Endings:
    return Endings(SatDown(bytes(16), seat, Rules(), "Tom", ""))


@pytest.mark.parametrize(
    ("seat", "winner", "points", "how", "heading", "text"),
    [
        (0, 0, 14, "payoff", "You win this game", "Your payoff pile is empty. That is worth 14 points."),
        (0, 1, 1, "payoff", "Tom wins this game", "Tom's payoff pile is empty. That is worth 1 point."),
        (1, 1, 7, "resigned", "You win this game", "Tom resigned. That is worth 7 points."),
        (1, 0, 7, "resigned", "Tom wins this game", "You resigned. That is worth 7 points."),
        (0, None, 0, "stock", "A tie", "The stock has run out. Nobody scores."),
        (0, None, 0, "agreed", "A tie", "You both agreed. Nobody scores."),
    ],
)
def test_the_end_of_a_game_is_told_from_this_seat(
    application: QApplication, seat: int, winner: int | None, points: int, how: str, heading: str, text: str
) -> None:
    assert ended(seat, winner, points, how) == (heading, text)


@pytest.mark.parametrize(
    ("event", "heading"),
    [
        (MatchOver((53, 31), 0, "target", None), "You win the match!"),
        (MatchOver((31, 53), 1, "target", None), "Tom wins the match"),
        (MatchOver((3, 1), None, "abandoned", 0), "You ended the match"),
        (MatchOver((3, 1), None, "abandoned", 1), "Tom ended the match"),
        (MatchOver((3, 1), None, "void", None), "The match is called off"),
    ],
)
def test_the_end_of_a_match_is_told_from_this_seat(
    application: QApplication, event: MatchOver, heading: str
) -> None:
    assert endings(0).match(event).heading == heading


@pytest.mark.parametrize(
    ("winner", "text"),
    [(0, "Tom resigned. Well played."), (1, "You resigned. Next time the cards may be kinder.")],
)
def test_a_match_that_ends_by_resigning_says_so(application: QApplication, winner: int, text: str) -> None:
    over = MatchOver((20, 20), winner, "target", None)
    assert endings(0).match(over, resigned=True).text == text
    assert "resigned" not in endings(0).match(over).text


def test_what_else_ends_a_match_is_not_told_as_resigning(application: QApplication) -> None:
    over = MatchOver((3, 1), None, "void", None)
    assert endings(0).match(over, resigned=True) == endings(0).match(over)


def test_a_broken_off_match_says_why_and_what_is_kept(application: QApplication) -> None:
    said = endings(0).broken_off(Closed(Reason.SILENT, "Tom has not answered for a while.", True))
    assert said.heading == "The connection to Tom is lost"
    assert said.text == "Tom has not answered for a while."
    assert "is kept. You can go on with it" in said.faint


@pytest.mark.parametrize(
    ("reason", "heading"),
    [(Reason.LOST, "The connection to Tom is lost"), (Reason.LEFT, "Tom has left the table")],
)
def test_who_did_not_say_goodbye_has_not_left(
    application: QApplication, reason: Reason, heading: str
) -> None:
    assert endings(0).broken_off(Closed(reason, sentence(reason, "Tom"), True)).heading == heading


def test_a_match_that_both_remember_differently_is_told_with_its_report(application: QApplication) -> None:
    text = "The two sides remember different moves. A report to compare with the other side's is in /r.json."
    said = endings(0).forked(
        Forked(bytes(16), 7, bytes(32), 8, bytes(32), None, Reason.FORK, text, "/r.json")
    )
    assert (said.heading, said.text) == ("The match cannot go on", text)
    assert "Neither side is assumed to be right" in said.faint


def test_the_panel_grows_with_its_texts_and_stays_in_the_middle(overlay: Overlay) -> None:
    heights = []
    panel = overlay.findChild(QFrame, "panel")
    assert panel is not None
    for text in ("Short.", "Much longer. " * 40):
        overlay.say(
            Message("Heading", text, scores=(Score("Tom", 3, 50, False), Score("W" * 32, 50, 50, True)))
        )
        overlay.grab()
        heights.append(panel.geometry().height())
        assert abs(panel.geometry().center().x() - overlay.rect().center().x()) <= 1
        assert overlay.rect().contains(panel.geometry())
    assert heights[0] < heights[1]


def test_a_name_too_long_for_a_line_is_broken_not_cut(overlay: Overlay) -> None:
    overlay.say(Message("W" * 32 + " wins this game", "X" * 90))
    overlay.grab()
    for shown in overlay.findChildren(QLabel):
        if shown.isVisible():
            assert shown.heightForWidth(shown.width()) <= shown.height()
            assert shown.minimumSizeHint().width() <= shown.width()


def test_a_name_from_right_to_left_does_not_turn_the_sentence_round() -> None:
    name = "\u05d0\u05d1"
    said = Endings(SatDown(b"m" * 16, 0, Rules(), name, "F" * 52)).game(
        GameOver(0, Result(1, 3), "payoff", (0, 3), VIEW)
    )
    assert said.heading == f"\u2068{name}\u2069 wins this game"


def test_escape_presses_the_answer_that_leaves_and_return_the_other(overlay: Overlay) -> None:
    pressed: list[str] = []
    answers = (
        Answer("No", lambda: pressed.append("no"), leaves=True),
        Answer("Yes", lambda: pressed.append("yes"), goes_on=True),
    )
    overlay.say(Message("Sure?", answers=answers))
    focused = overlay.focusWidget()
    assert focused is overlay.answer_button("Yes")
    QTest.keyClick(focused, Qt.Key.Key_Return)
    QTest.keyClick(focused, Qt.Key.Key_Escape)
    assert pressed == ["yes", "no"]


def test_a_later_message_replaces_the_one_shown(overlay: Overlay) -> None:
    overlay.say(Message("First", answers=(Answer("A", lambda: None),)))
    overlay.say(Message("Second", answers=(Answer("B", lambda: None),)))
    assert overlay.heading == "Second"
    assert overlay.answer_button("A") is None
    overlay.hide()
    assert overlay.heading == ""


def test_a_message_that_replaces_an_open_question_has_its_room(
    overlay: Overlay, application: QApplication
) -> None:
    overlay.say(Message("Leave the table?", "Tom is told.", answers=(Answer("Leave", lambda: None),)))
    application.processEvents()
    scores = (Score("Tom", 0, 50, False), Score("Ann", 20, 50, True))
    overlay.say(
        Message("You win this game", "Tom resigned.", scores, answers=(Answer("Next", lambda: None),))
    )
    application.processEvents()
    area = overlay.findChild(QScrollArea)
    assert area is not None
    assert area.verticalScrollBar().maximum() == 0
    points = [shown for shown in overlay.findChildren(QLabel) if shown.text() in ("0", "20")]
    assert len(points) == 2
    for shown in points:
        assert shown.visibleRegion().boundingRect() == shown.rect()


def test_a_message_makes_way_for_a_notice_and_comes_back_to_the_middle(
    ground: QWidget, overlay: Overlay
) -> None:
    headroom = QWidget(ground)
    headroom.setGeometry(400, 0, 180, 100)
    notice = Notice(ground, over=headroom)
    notice.set_colours(LIGHT)
    overlay.leave_room_for(notice)
    overlay.say(Message("Ann wins this game", "You resigned.", answers=(Answer("Next", lambda: None),)))
    panel = overlay.findChild(QFrame, "panel")
    assert panel is not None
    middle = panel.geometry()
    notice.say("Words. " * 22, (Answer("Compare", lambda: None), Answer("OK", lambda: None)))
    assert notice.geometry().intersects(middle), "nothing to make way for"
    assert not notice.geometry().intersects(panel.geometry())
    assert panel.size() == middle.size()
    assert overlay.rect().contains(panel.geometry())
    # One that needs more room than there is leaves it a place in the window all the same.
    notice.say("Words. " * 90, (Answer("OK", lambda: None),))
    assert notice.height() > 400
    assert overlay.rect().contains(panel.geometry())
    notice.drop_all()
    assert panel.geometry() == middle


def test_a_notice_is_answered_once_and_goes(ground: QWidget) -> None:
    agreed: list[bool] = []
    notice = Notice(ground, over=ground)
    notice.set_colours(LIGHT)
    notice.say("Tom offers a tie.", (Answer("Agree", lambda: agreed.append(True), goes_on=True),))
    assert notice.text == "Tom offers a tie."
    press(notice.answer_button("Agree"))
    assert agreed == [True]
    assert notice.text == ""


def test_a_notice_follows_the_width_of_the_window(ground: QWidget) -> None:
    notice = Notice(ground, over=ground)
    notice.set_colours(LIGHT)
    notice.say("Long. " * 60, ())
    ground.resize(400, 600)
    assert ground.rect().contains(notice.geometry())


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_rules_and_versions_lie_on_the_ground_of_the_program(
    application: QApplication, colours: Colours
) -> None:
    application.setPalette(palette(colours))
    for dialog in (RulesDialog(), AboutDialog()):
        dialog.set_colours(colours)
        picture = dialog.grab().toImage()
        width, height = picture.width(), picture.height()
        corners = {picture.pixelColor(x, y).name() for x in (1, width - 2) for y in (1, height - 2)}
        assert corners == {colours.panel}
        dialog.deleteLater()


def test_rules_and_versions_can_be_read(application: QApplication) -> None:
    rules, about = RulesDialog(), AboutDialog()
    page = rules.findChild(QTextBrowser)
    assert page is not None
    assert "A king is a joker" in page.toPlainText()
    for way_out in ("Resigning", "Offering a tie", "Calling the match off", "Ending the match for good"):
        assert way_out in page.toPlainText()
    shown = about.versions.toPlainText()
    assert f"spite-qt {spite_qt.__version__}" in shown
    assert "protocol 1." in shown
    for dialog in (rules, about):
        dialog.show()
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        assert not dialog.isVisible()
        dialog.deleteLater()
