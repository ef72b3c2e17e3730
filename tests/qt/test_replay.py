"""A game record is watched at the real table: by keys, bar and menu, and nothing can be touched there."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QUrl
from PySide6.QtGui import QFileOpenEvent, QTextDocumentFragment
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QGraphicsView,
    QLabel,
    QTextEdit,
    QToolTip,
    QWidget,
)

from protocol.game import Place, PlaceKind, Rules, canonical, game_record
from spite_qt.home import Home
from spite_qt.opened_files import OpenedFiles
from spite_qt.play_alone import Opponent
from spite_qt.played import file_name, read_checked
from spite_qt.preferences import Preferences
from spite_qt.requests import ReplayRequest
from spite_qt.table.card_names import card_words
from spite_qt.table.places import PlaceButton
from spite_qt.theme import Choice, Theme
from spite_qt.window.mouse import press
from spite_qt.window.replay_page import ReplayPage
from spite_qt.window.watching import documents
from tests.headless.test_history import kept, next_game
from tests.peer.pair import Pair
from tests.qt.people import at_table, person, until
from tests.qt.table_play import tip

VECTORS = Path(__file__).parents[1] / "data/vectors"
GIVEN = VECTORS / "given-00.json"
Key = Qt.Key


def two_games(folder: Path) -> Path:
    """A match of two games in one file: the second was given up after three moves."""
    first = json.loads(GIVEN.read_text())
    moves = json.loads((VECTORS / "given-01.json").read_text())
    second = game_record(
        bytes.fromhex(moves["seed"]),
        moves["moves"][:3],
        number=moves["game"],
        starter=moves["starter"],
        end={"resigned": 0},
    )
    file = folder / "match.spite"
    file.write_bytes(canonical(first) + b"\n" + canonical(second) + b"\n")
    return file


@contextmanager
def watching(
    folder: Path, application: QApplication, file: Path = GIVEN, names: tuple[str, str] | None = None
) -> Iterator[ReplayPage]:
    """A page in a window of its own; everything is shown at once."""
    preferences = Preferences(Home(folder))
    preferences.change(pace="fast")
    page = ReplayPage(read_checked(file), 0, names, Theme(Choice.LIGHT, application), preferences)
    page.table.set_reduced_motion(True)
    page.resize(900, 640)
    page.show()
    page.activateWindow()
    assert QTest.qWaitForWindowActive(page)
    page.bar.play_button.setFocus()
    try:
        yield page
    finally:
        page.stop()
        page.close()
        page.deleteLater()


def key(page: QWidget, pressed: Key) -> None:
    QTest.keyClick(page.focusWidget() or page, pressed)


def hand(page: ReplayPage) -> list[str]:
    """The cards of the hand that is seen, as they are called for a screen reader."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    shown = [
        each.accessibleName()
        for each in page.table.findChildren(PlaceButton)
        if each.place.kind is PlaceKind.HAND
        and not each.isHidden()
        and "Hand of" not in each.accessibleName()
    ]
    return [name.partition(", card")[0] for name in shown]


def test_the_keys_go_through_the_game(tmp_path: Path, application: QApplication) -> None:
    with watching(tmp_path, application) as page:
        moves = json.loads(GIVEN.read_text())["moves"]
        assert (page.number, page.bar.position.text()) == (0, f"Move 0 of {len(moves)}")
        assert not page.bar.button("back").isEnabled()
        key(page, Key.Key_Right)
        key(page, Key.Key_Right)
        assert (page.number, page.bar.slider.value()) == (2, 2)
        key(page, Key.Key_Left)
        assert page.number == 1
        key(page, Key.Key_End)
        assert page.number == len(moves)
        assert not page.bar.button("on").isEnabled()
        said = {each.accessibleName() for each in page.table.findChildren(QWidget)}
        assert {"Player 1 wins the game: 6 points", "Game over"} <= said
        key(page, Key.Key_Right)
        assert page.number == len(moves)
        key(page, Key.Key_Home)
        assert page.number == 0
        left = QSignalSpy(page.left)
        key(page, Key.Key_Escape)
        assert left.count() == 1


def test_every_sign_of_the_bar_has_a_shape_of_its_own(tmp_path: Path, application: QApplication) -> None:
    def shape(name: str) -> set[tuple[int, int]]:
        made = page.bar.button(name)
        picture = made.icon().pixmap(made.iconSize()).toImage()
        width, height = picture.width(), picture.height()
        return {(x, y) for x in range(width) for y in range(height) if picture.pixelColor(x, y).alpha() > 127}

    with watching(tmp_path, application) as page:
        signs = {name: shape(name) for name in ("first", "back", "play", "on", "last")}
        key(page, Key.Key_Space)
        signs["pause"] = shape("play")
        # Colour is no difference: the ink that only one of two has is.
        for (one, inked), (other, also) in combinations(signs.items(), 2):
            assert len(inked ^ also) > 0.25 * max(len(inked), len(also)), (one, other)


async def test_space_and_the_button_play_on_and_stop(tmp_path: Path, application: QApplication) -> None:
    with watching(tmp_path, application) as page:
        key(page, Key.Key_Space)
        assert page.bar.play_button.accessibleName() == "Pause"
        await until(lambda: page.number >= 2)
        press(page.bar.play_button)
        assert page.bar.play_button.accessibleName() == "Play"
        page.bar.slider.setFocus()
        key(page, Key.Key_Space)
        assert page.bar.play_button.accessibleName() == "Pause", "from wherever the focus is"
        key(page, Key.Key_Left)
        assert page.bar.play_button.accessibleName() == "Play"


async def test_the_next_game_follows_and_counts_the_points_of_the_one_before(
    tmp_path: Path, application: QApplication
) -> None:
    with watching(tmp_path, application, two_games(tmp_path)) as page:
        key(page, Key.Key_End)
        first = page.number
        press(page.bar.button("back"))
        press(page.bar.play_button)
        await until(lambda: page.bar.games.currentIndex() == 1)
        key(page, Key.Key_End)
        assert page.number == 4, "three moves, and that somebody resigned"
        said = {each.accessibleName() for each in page.table.findChildren(QWidget)}
        assert {"Player 1: 6 of 50 points", "Player 2: 20 of 50 points", "Game over"} <= said
        page.bar.games.setFocus()
        QTest.keyClick(page.bar.games, Key.Key_Up)
        assert (page.bar.games.currentIndex(), page.number) == (0, 0)
        assert page.bar.slider.maximum() == first


def test_one_hand_is_seen_and_the_other_one_from_the_other_side(
    tmp_path: Path, application: QApplication
) -> None:
    (record,) = read_checked(GIVEN)
    with watching(tmp_path, application) as page:
        for number in (0, 7, 40):
            page.bar.slider.setValue(number)
            game = record.replay(number)
            for seat in (0, 1):
                assert hand(page) == [card_words(card % 52) for card in game.hand[seat]]
                press(page.other_side)
            assert page.number == number


def said(page: ReplayPage) -> set[str]:
    """What can be read or heard anywhere on the page."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    shown = [each for each in page.findChildren(QWidget) if each.isVisibleTo(page)]
    return {each.accessibleName() for each in shown} | {
        each.text() for each in shown if isinstance(each, QLabel)
    }


async def test_both_are_called_by_their_names_from_whichever_side_one_looks(
    tmp_path: Path, application: QApplication
) -> None:
    with watching(tmp_path, application, names=("Ann", "Bert")) as page:
        log, starter = page.table.findChild(QTextEdit), json.loads(GIVEN.read_text())["starter"]
        assert log is not None
        for seat, (below, above) in enumerate((("Ann", "Bert"), ("Bert", "Ann"))):
            key(page, Key.Key_Home)
            heard = said(page)
            assert {below, above, f"{('Ann', 'Bert')[starter]} plays"} <= heard
            hands = {name for name in heard if "in the hand of" in name}
            assert {name.partition(" in the ")[2] for name in hands} == {f"hand of {below}"}
            assert any(name.startswith(f"Side pile 1 of {below}, ") for name in heard)
            shown = tip_of(page, Place(PlaceKind.PAYOFF, seat, 0))
            assert shown.startswith(f"Payoff pile of {below}, ")
            assert f"When it is empty, {below} wins the game." in shown
            key(page, Key.Key_End)
            assert "Ann wins the game: 6 points" in said(page)
            await until(lambda: "wins the game" in log.toPlainText())
            assert {below, above} <= set(log.toPlainText().split("\n"))
            words = " ".join(said(page)) + log.toPlainText()
            assert not re.search(r"\b(Your? (win|payoff|side|turn)|Opponent)\b", words), "nobody is called so"
            press(page.other_side)


def tip_of(page: ReplayPage, place: Place) -> str:
    """What comes up when the pointer rests on a pile, as it is read."""
    shown = tip(page.table, page.table.place_rect(place).center())
    QToolTip.hideText()
    return QTextDocumentFragment.fromHtml(shown).toPlainText()


def test_nothing_can_be_touched(tmp_path: Path, application: QApplication) -> None:
    with watching(tmp_path, application) as page:
        chosen = QSignalSpy(page.table.move_chosen)
        felt = page.table.felt
        assert isinstance(felt, QGraphicsView)
        viewport = felt.viewport()
        for kind in (PlaceKind.HAND, PlaceKind.PAYOFF, PlaceKind.SIDE):
            at = page.table.place_rect(Place(kind, 0, 0)).center() - page.table.felt.pos()
            QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=at)
            QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=at)
            QTest.mouseClick(viewport, Qt.MouseButton.RightButton, pos=at)
        for pressed in (Key.Key_P, Key.Key_1, Key.Key_A, Key.Key_X, Key.Key_Return, Key.Key_R):
            QTest.keyClick(page.table, pressed)
        for button in page.table.findChildren(PlaceButton):
            button.click()
        assert (chosen.count(), page.number) == (0, 0)
        assert not page.table.discard_waits


async def test_a_record_is_chosen_in_the_menu_and_closed_again(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        file = two_games(tmp_path)
        ann.menus.record.trigger()
        dialog = ann.watching.dialog
        assert dialog is not None
        await until(dialog.isVisible)
        dialog.selectFile(str(file))
        buttons = dialog.findChild(QDialogButtonBox)
        assert buttons is not None
        press(buttons.button(QDialogButtonBox.StandardButton.Open))
        await until(lambda: ann.watching.page is not None)
        page = ann.watching.page
        assert page is not None
        assert page.isVisible()
        assert ann.menus.leave.isEnabled()
        ann.activateWindow()
        await until(ann.isActiveWindow)
        QTest.keyClick(ann, Key.Key_W, Qt.KeyboardModifier.ControlModifier)
        assert ann.watching.page is None
        assert ann.lobby.isVisible()


async def test_of_a_record_that_is_empty_or_cut_short_this_is_said(tmp_path: Path) -> None:
    empty, short = tmp_path / "empty.spite", tmp_path / "short.spite"
    empty.write_bytes(b"")
    short.write_bytes(GIVEN.read_bytes()[:2000])
    async with person(tmp_path, "Ann", looking=False) as ann:
        message = ann.lobby.message

        async def told(file: Path) -> str:
            ann.come_up(ReplayRequest(str(file)), "")
            await until(lambda: message.isVisible() and file.name in message.text())
            return message.text()

        assert await told(empty) == "“empty.spite” is empty: there is no game in it."
        assert await told(short) == (
            "“short.spite” is cut short: its end is missing. Please copy or export it again."
        )


async def test_a_second_start_hands_a_record_over_and_a_wrong_one_is_told(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        assert ann.come_up(ReplayRequest(str(GIVEN), seat=1), "")
        await until(lambda: ann.watching.page is not None)
        page = ann.watching.page
        assert page is not None
        (record,) = read_checked(GIVEN)
        assert hand(page) == [card_words(card % 52) for card in record.replay(0).hand[1]]
        wrong = tmp_path / "wrong.spite"
        wrong.write_text(GIVEN.read_text().replace('"starter":', '"starter": 1, "was":'))
        ann.come_up(ReplayRequest(str(wrong)), "")
        await until(lambda: page.notice.text != "")
        assert page.notice.text == "“wrong.spite” is not a game record, or it is damaged."
        press(page.close_button)
        assert ann.lobby.isVisible()
        ann.come_up(ReplayRequest(str(tmp_path / "none.spite")), "")
        await until(lambda: ann.lobby.message.isVisible())
        assert ann.lobby.message.text() == "“none.spite” cannot be read: No such file or directory."
        # Whoever wants to play has seen enough.
        ann.come_up(ReplayRequest(str(GIVEN)), "")
        await until(lambda: ann.watching.page is not None)
        ann.menus.host.trigger()
        assert ann.watching.page is None
        assert ann.lobby.host.isVisible()
        ann.menus.matches.trigger()
        dialog = ann.watching.matches
        assert dialog is not None
        ann.meeting.opponent = Opponent("Robin", pace_ms=60_000)
        ann.menus.alone.trigger()
        await at_table(ann)
        assert not dialog.isVisible(), "nothing of it lies over the table"
        assert not ann.menus.record.isEnabled()


async def test_a_record_that_the_desktop_hands_over_is_watched(
    tmp_path: Path, application: QApplication
) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        OpenedFiles(application, ann.come_up, ann)
        application.sendEvent(application, QFileOpenEvent(QUrl.fromLocalFile(str(GIVEN))))
        await until(lambda: ann.watching.page is not None)
        page = ann.watching.page
        assert page is not None
        (record,) = read_checked(GIVEN)
        assert hand(page) == [card_words(card % 52) for card in record.replay(0).hand[0]]


@pytest.fixture
def played_before(tmp_path: Path) -> Path:
    """A folder with the data of Ann, who has resigned two games of a match and gone away in the third."""
    pair = Pair(Rules(payoff=3, target=50))
    for _ in range(2):
        pair.host.act("resign")
        pair.settle()
        next_game(pair)
    kept(tmp_path / "Ann", pair.host)
    return tmp_path


@pytest.mark.parametrize(
    ("names", "called"),
    [
        (("Ann", "Bob"), "Ann-Bob-2026-11-30.spite"),
        (("Ann & Zoë", "../..\\:*?"), "Ann & Zoë-_-2026-11-30.spite"),
        (('CON"', ". a|b. "), "CON-a b-2026-11-30.spite"),
        (("\U0001f996" * 32, "\u202e7"), "\U0001f996" * 24 + "-7-2026-11-30.spite"),
    ],
)
def test_a_file_is_called_as_every_file_system_takes_it(
    names: tuple[str, str], called: str, tmp_path: Path
) -> None:
    made = file_name(names, "2026-11-30")
    assert made == called
    (tmp_path / made).write_bytes(b"")
    assert [each.name for each in tmp_path.iterdir()] == [made]


async def test_matches_that_were_played_are_listed_watched_and_exported(
    played_before: Path, tmp_path: Path
) -> None:
    async with person(played_before, "Ann", looking=False) as ann:
        ann.menus.matches.trigger()
        dialog = ann.watching.matches
        assert dialog is not None
        await until(lambda: dialog.chosen is not None)
        (item,) = dialog.list.findItems("Bert", Qt.MatchFlag.MatchExactly, 1)
        assert [item.text(column) for column in (2, 3, 4)] == ["3", "0 : 6", "Not finished"]
        press(dialog.export)
        chooser = ann.watching.exporting
        assert chooser is not None
        await until(chooser.isVisible)
        assert chooser.directory().absolutePath() == documents()
        suggested = Path(chooser.selectedFiles()[0]).name
        assert re.fullmatch(r"Anna-Bert-\d{4}-\d\d-\d\d\.spite", suggested), suggested
        file = tmp_path / "games.spite"
        chooser.selectFile(str(file))
        buttons = chooser.findChild(QDialogButtonBox)
        assert buttons is not None
        press(buttons.button(QDialogButtonBox.StandardButton.Save))
        await until(file.exists)
        await until(dialog.message.isVisible)
        assert dialog.message.text() == f"Saved as “{file}”."
        assert dialog.message.property("kind") == "strong"
        assert [record.end for record in read_checked(file)] == [{"resigned": 0}] * 2
        press(dialog.watch)
        await until(lambda: ann.watching.page is not None)
        page = ann.watching.page
        assert page is not None
        assert page.bar.games.count() == 2
        assert not dialog.isVisible()
        assert {"Anna", "Bert"} <= said(page)
        press(page.other_side)
        assert {"Anna", "Bert"} <= said(page)
