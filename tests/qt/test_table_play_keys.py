"""Playing by keyboard on the real table: a key for each place, the cursor, keys of one's own."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from protocol.game import Place, PlaceKind, Rules
from spite_qt.opponents.greedy import choose
from spite_qt.settings import Settings
from spite_qt.table.keys import ACTIONS, Keys
from tests.qt.table_play import (
    Sitting,
    centre,
    own_hand,
    payoff,
    side,
    sit_down,
    source_of,
    target_of,
    until_able,
)
from tests.qt.test_table_play import plays

KEY = Qt.Key


@pytest.fixture
def sit(qtbot: QtBot) -> Callable[..., Sitting]:
    def make(**how: object) -> Sitting:
        sitting = sit_down(**how)  # type: ignore[arg-type]
        qtbot.addWidget(sitting.table)
        sitting.table.activateWindow()
        qtbot.waitUntil(sitting.table.isActiveWindow)
        sitting.table.setFocus()
        return sitting

    return make


def focused(sitting: Sitting) -> QWidget:
    """What has the keyboard's focus, as Qt would send a key there."""
    return QApplication.focusWidget() or sitting.viewport


def hit(sitting: Sitting, key: Qt.Key, times: int = 1) -> None:
    for _ in range(times):
        QTest.keyClick(focused(sitting), key)


def cursor(sitting: Sitting) -> Place | None:
    return sitting.table._places.ringed


def test_a_card_goes_from_the_hand_to_a_pile_by_two_keys(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1)
    hand = sitting.view.hand
    QTest.keyClicks(sitting.viewport, "3")
    assert sitting.table._hands.held == own_hand(sitting.view, 2)
    QTest.keyClicks(sitting.viewport, "d")
    assert [(move.card, move.target_side) for move in sitting.chosen] == [(hand[2], 2)]


def test_every_kind_of_pile_can_be_played_from_by_its_key(sit: Callable[..., Sitting]) -> None:
    for kind, key in ((PlaceKind.PAYOFF, "p"), (PlaceKind.SIDE, "asdf"), (PlaceKind.HAND, "12345")):
        sitting = sit(seed=2)
        until_able(sitting, lambda seen: [m for m in plays(seen) if m.plays_from is kind], Random(5))  # noqa: B023
        seen = sitting.view
        move = next(move for move in plays(seen) if move.plays_from is kind)
        target = target_of(move, seen)
        QTest.keyClicks(sitting.viewport, key[source_of(move, seen).index])
        QTest.keyClicks(sitting.viewport, "qwe"[target.index])
        assert sitting.chosen == [move]


def test_keys_that_come_together_play_one_card_once(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1)
    hand = sitting.view.hand
    # All of them are there before the table has painted again.
    QTest.keyClicks(sitting.viewport, "12as34df")
    assert [(move.card, move.target_side) for move in sitting.chosen] == [(hand[1], 0)]


def test_a_key_that_is_held_down_does_not_pick_up_and_put_back_in_turns(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1)
    QTest.keyClicks(sitting.viewport, "2")
    for _ in range(9):
        again = QKeyEvent(QEvent.Type.KeyPress, KEY.Key_2, Qt.KeyboardModifier.NoModifier, "2", True)
        QApplication.sendEvent(sitting.viewport, again)
        assert sitting.table._hands.held == own_hand(sitting.view, 1)
    again = QKeyEvent(QEvent.Type.KeyPress, KEY.Key_A, Qt.KeyboardModifier.NoModifier, "a", True)
    QApplication.sendEvent(sitting.viewport, again)
    assert sitting.chosen == []


def test_a_key_of_a_pile_that_does_not_take_the_card_says_why_and_the_card_stays_picked_up(
    sit: Callable[..., Sitting],
) -> None:
    sitting = sit(seed=1)
    QTest.keyClicks(sitting.viewport, "1q")
    assert sitting.chosen == []
    assert sitting.table._hands.held == own_hand(sitting.view, 0)
    texts = {label.text() for label in sitting.table.findChildren(QLabel)}
    assert "That pile takes A next, or a king." in texts
    QTest.keyClicks(sitting.viewport, "s")
    assert [move.target_side for move in sitting.chosen] == [1]


def test_no_wrong_key_lets_go_of_a_card_but_escape_does(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1)
    hands = sitting.table._hands
    QTest.keyClicks(sitting.viewport, "2")
    for key in (*range(KEY.Key_A, KEY.Key_Z + 1), KEY.Key_9, KEY.Key_Space, KEY.Key_Question, KEY.Key_Tab):
        if Qt.Key(key) in (KEY.Key_A, KEY.Key_S, KEY.Key_D, KEY.Key_F):
            continue  # these take it
        hit(sitting, Qt.Key(key))
        assert hands.held == own_hand(sitting.view, 1), Qt.Key(key)
    for place in (Place(PlaceKind.STOCK, None, 0), payoff(1), side(1, 2)):
        # The focus is there by Tab.
        sitting.table._places.focus(place)
        hit(sitting, KEY.Key_Return)
        assert hands.held == own_hand(sitting.view, 1), place
    hit(sitting, KEY.Key_Escape)  # hides the keys that ? has shown, or puts the card back
    hit(sitting, KEY.Key_Escape)
    assert hands.item is None
    assert sitting.chosen == []


def test_arrows_and_enter_play_a_card(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1)
    hand = sitting.view.hand
    hit(sitting, KEY.Key_Right)
    assert cursor(sitting) == side(0, 0)
    for _ in range(20):
        if cursor(sitting) == own_hand(sitting.view, 1):
            break
        hit(sitting, KEY.Key_Right)
    hit(sitting, KEY.Key_Return)
    assert sitting.table._hands.held == own_hand(sitting.view, 1)
    # From here the arrows go round what takes the card.
    hit(sitting, KEY.Key_Left)
    assert cursor(sitting) == side(0, 3)
    hit(sitting, KEY.Key_Left, 2)
    assert cursor(sitting) == side(0, 1)
    hit(sitting, KEY.Key_Enter)
    assert [(move.card, move.target_side) for move in sitting.chosen] == [(hand[1], 1)]


def test_arrows_reach_every_place_of_the_own_side_and_the_middle(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1)
    hit(sitting, KEY.Key_Right)
    wanted = {payoff(0), *(side(0, i) for i in range(4)), *(centre(i) for i in range(3))}
    wanted |= {own_hand(sitting.view, i) for i in range(5)}
    start, seen, todo = cursor(sitting), set(), [cursor(sitting)]
    assert start is not None
    while todo:
        place = todo.pop()
        assert place is not None
        if place in seen:
            continue
        seen.add(place)
        for key in (KEY.Key_Left, KEY.Key_Right, KEY.Key_Up, KEY.Key_Down):
            sitting.table._places.focus(place)
            hit(sitting, key)
            todo.append(cursor(sitting))
    assert wanted <= seen


def test_with_a_card_in_the_hand_the_cursor_is_on_a_pile_that_takes_it_or_on_the_card(
    sit: Callable[..., Sitting],
) -> None:
    sitting = sit(seed=3)
    chance = Random(3)
    until_able(sitting, plays, chance)
    seen = sitting.view
    for index in range(len(seen.hand)):
        QTest.keyClicks(focused(sitting), str(index + 1))
        source = own_hand(seen, index)
        allowed = {
            source,
            *(target_of(move, seen) for move in seen.legal_moves if move.card == seen.hand[index]),
        }
        for _ in range(12):
            hit(sitting, chance.choice((KEY.Key_Left, KEY.Key_Right, KEY.Key_Up, KEY.Key_Down)))
            assert cursor(sitting) in allowed
        hit(sitting, KEY.Key_Escape)
        assert sitting.table._hands.item is None


def test_the_keys_are_shown_over_every_place_and_hidden_again(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1)
    caps = sitting.table._keyboard._caps
    QTest.keyClick(sitting.viewport, KEY.Key_Question, Qt.KeyboardModifier.ShiftModifier)
    wanted = {payoff(0), *(side(0, i) for i in range(4)), *(centre(i) for i in range(3))}
    wanted |= {own_hand(sitting.view, i) for i in range(5)}
    assert set(caps.shown) == wanted
    sitting.table.resize(820, 610)
    for place, at in caps.shown.items():
        near = sitting.table._table.open_rect(place).adjusted(-4, -24, 4, 24)
        assert near.contains(at), place
    QTest.keyClick(sitting.viewport, KEY.Key_Escape)
    assert caps.shown == {}
    [button] = [each for each in sitting.table.findChildren(QPushButton) if each.text().startswith("Keys")]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert set(caps.shown) == wanted
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert caps.shown == {}


def test_keys_of_ones_own_are_taken_and_shown(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1)
    hand = sitting.view.hand
    sitting.table.apply(
        Settings(hold_discard=0, keys={"hand-2": "Ctrl+B", "side-1": "1", "side-2": "no key"})
    )
    QTest.keyClick(sitting.viewport, KEY.Key_B, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(sitting.viewport, "1")
    assert [(move.card, move.target_side) for move in sitting.chosen] == [(hand[1], 0)]


def test_a_chosen_key_takes_the_place_of_the_usual_one_of_another_action() -> None:
    keys = Keys({"side-1": "1", "payoff": "", "keys": "nonsense"})
    assert keys.text("side-1") == "1"
    assert keys.text("hand-1") == ""
    assert keys.text("payoff") == ""
    assert keys.text("keys") == "?"


def test_no_two_actions_have_the_same_usual_key_and_every_one_has_a_title(qapp: QApplication) -> None:
    assert len({action.key for action in ACTIONS}) == len(ACTIONS)
    assert len({action.title for action in ACTIONS}) == len(ACTIONS)
    assert all(Keys().text(action.name) for action in ACTIONS)


@pytest.mark.parametrize(
    "rules", [Rules(payoff=3), Rules(decks=8, payoff=3, hand=12, sides=9, centres=9, empty_hand="pass")]
)
def test_a_whole_game_can_be_played_by_keyboard_alone(sit: Callable[..., Sitting], rules: Rules) -> None:
    sitting = sit(seed=7, rules=rules)
    chance = Random(7)
    by_name = {action.name: action.key for action in ACTIONS}
    moves = 0
    while sitting.game.result is None:
        seen = sitting.view
        if not seen.legal_moves:
            sitting.play(chance.choice(sitting.game.legal_moves()), animate=False)
            continue
        move = choose(seen, chance)
        for place in (source_of(move, seen), target_of(move, seen)):
            name = (
                "payoff" if place.kind is PlaceKind.PAYOFF else f"{place.kind.name.lower()}-{place.index + 1}"
            )
            QTest.keyClicks(focused(sitting), by_name[name].lower())
        assert sitting.chosen == [move]
        sitting.play_chosen(animate=False)
        moves += 1
    sitting.expect_shown()
    assert moves > 3
