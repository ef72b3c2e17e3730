"""Playing by mouse on the real table: real events on the viewport, moves out of `move_chosen`."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import monotonic

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from protocol.game import Move, Place, Rules, View
from spite_qt.opponents.greedy import choose
from spite_qt.settings import Settings
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


@pytest.fixture
def sit(qtbot: QtBot) -> Callable[..., Sitting]:
    def make(**how: object) -> Sitting:
        sitting = sit_down(**how)  # type: ignore[arg-type]
        qtbot.addWidget(sitting.table)
        return sitting

    return make


def plays(seen: View) -> list[Move]:
    return [move for move in seen.legal_moves if not move.is_discard]


def test_a_card_dragged_to_a_lit_pile_is_played(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1)
    until_able(sitting, plays, Random(1))
    move = plays(sitting.view)[0]
    sitting.drag(sitting.at(source_of(move, sitting.view)), sitting.at(target_of(move, sitting.view)))
    assert sitting.chosen == [move]


def test_a_dropped_card_lies_at_its_place_and_does_not_fly_again(
    sit: Callable[..., Sitting], qtbot: QtBot
) -> None:
    sitting = sit(seed=1)
    discard = Move.parse(next(str(move) for move in sitting.view.legal_moves if move.target_side == 2))
    place = source_of(discard, sitting.view)
    sitting.drag(sitting.at(place), sitting.at(side(0, 2)))
    with qtbot.waitSignal(sitting.table.idle):
        pass  # into place
    [item] = sitting.table._table.piles[side(0, 2)]
    before = item.pose
    sitting.play_chosen()
    assert item.pose == before
    assert not sitting.table._table.motion.flying(item)


def test_clicking_a_card_and_then_a_pile_plays(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=2)
    until_able(sitting, plays, Random(2))
    move = plays(sitting.view)[0]
    sitting.click(sitting.at(source_of(move, sitting.view)))
    assert sitting.chosen == []
    sitting.click(sitting.at(target_of(move, sitting.view)))
    assert sitting.chosen == [move]


def test_a_drop_on_a_pile_that_does_not_take_the_card_brings_it_back(
    sit: Callable[..., Sitting], qtbot: QtBot
) -> None:
    sitting = sit(seed=1)
    start = sitting.at(own_hand(sitting.view, 1))
    for wrong in (sitting.at(payoff(1)), sitting.at(side(1, 0)), QPoint(5, 5), QPoint(-300, -300)):
        with qtbot.waitSignal(sitting.table.idle):
            sitting.drag(start, wrong)
        assert sitting.chosen == []
        sitting.expect_shown()


def test_no_highlight_promises_an_illegal_move(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=3)
    chance = Random(3)
    for _ in range(12):
        until_able(sitting, lambda seen: True, chance)
        seen = sitting.view
        for index, card in enumerate(seen.hand):
            legal = {target_of(move, seen) for move in seen.legal_moves if move.card == card}
            sitting.click(sitting.at(own_hand(seen, index)))
            assert sitting.table._hands.glows.targets == legal
            QTest.keyClick(sitting.viewport, Qt.Key.Key_Escape)
            assert sitting.table._hands.glows.targets == frozenset()
        sitting.play(chance.choice(seen.legal_moves), animate=False)


def test_the_pile_that_would_take_the_card_is_marked_while_it_is_over_it(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1)
    sitting.press(sitting.at(own_hand(sitting.view, 0)))
    sitting.move(sitting.at(side(0, 1)))
    marked = [sitting.table._hands.glows.best]
    sitting.move(sitting.at(side(1, 1)))
    marked.append(sitting.table._hands.glows.best)
    assert marked == [side(0, 1), None]
    sitting.release(sitting.at(side(1, 1)))


def test_the_card_is_under_the_pointer_before_the_next_event(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1)
    place = own_hand(sitting.view, 2)
    item = sitting.table._table.piles[place][2]
    home = QPoint(round(item.pose.x), round(item.pose.y))
    start = sitting.at(place)
    sitting.press(start)
    sitting.move(start + QPoint(3, 0))
    assert item.pose == item.home, "a hand that trembles drags nothing"
    sitting.move(start + QPoint(-200, -150))
    assert abs(item.pose.x - (home.x() - 200)) <= 1
    assert abs(item.pose.y - (home.y() - 150)) <= 1
    sitting.release(start)


def test_escape_puts_a_dragged_card_back(sit: Callable[..., Sitting], qtbot: QtBot) -> None:
    sitting = sit(seed=1)
    start = sitting.at(own_hand(sitting.view, 0))
    sitting.press(start)
    sitting.move(sitting.at(side(0, 0)))
    with qtbot.waitSignal(sitting.table.idle):
        QTest.keyClick(sitting.viewport, Qt.Key.Key_Escape)
    sitting.release(sitting.at(side(0, 0)))
    assert sitting.chosen == []
    sitting.expect_shown()


def test_a_click_elsewhere_puts_a_picked_card_back(sit: Callable[..., Sitting], qtbot: QtBot) -> None:
    sitting = sit(seed=1)
    sitting.click(sitting.at(own_hand(sitting.view, 0)))
    with qtbot.waitSignal(sitting.table.idle):
        sitting.click(QPoint(3, 3))
    assert sitting.chosen == []
    sitting.expect_shown()
    sitting.click(sitting.at(side(0, 0)))
    assert sitting.chosen == []


def test_a_click_on_the_bare_felt_below_a_side_pile_lets_go_and_a_drop_there_discards(
    sit: Callable[..., Sitting], qtbot: QtBot
) -> None:
    sitting = sit(seed=1)
    pile = sitting.table.place_rect(side(0, 0))
    below = QPoint(pile.center().x(), pile.bottom() + 45)
    hand = sitting.at(own_hand(sitting.view, 0))
    sitting.click(hand)
    sitting.hover(sitting.at(side(0, 0)))
    assert sitting.viewport.cursor().shape() is Qt.CursorShape.PointingHandCursor
    sitting.hover(below)
    assert sitting.viewport.cursor().shape() is Qt.CursorShape.ArrowCursor
    with qtbot.waitSignal(sitting.table.idle):
        sitting.click(below)
    assert (sitting.chosen, sitting.table._hands.held) == ([], None)
    sitting.expect_shown()
    sitting.drag(hand, below)
    assert [move.target_side for move in sitting.chosen] == [0]


@pytest.mark.parametrize("cards", [0, 1, 3])
@pytest.mark.parametrize(("beside", "takes"), [(6, True), (12, False)])
def test_a_click_means_a_side_pile_from_its_first_card_to_its_last_and_a_little_beside(
    sit: Callable[..., Sitting], cards: int, beside: int, takes: bool
) -> None:
    sitting = sit(seed=1)
    until_able(sitting, lambda seen: len(seen.sides[0][1]) == cards and seen.hand, Random(5))
    lying = [item.home.rect.toRect() for item in sitting.table._table.piles[side(0, 1)]]
    felt = sitting.viewport.mapTo(sitting.table, QPoint())
    top = sitting.table.place_rect(side(0, 1))
    first = lying[0].translated(felt) if lying else top
    assert (first.top() < top.top()) == (cards > 1)
    for where in (
        QPoint(first.center().x(), first.top() - beside),
        QPoint(top.center().x(), top.bottom() + beside),
    ):
        sitting.click(sitting.at(own_hand(sitting.view, 0)))
        sitting.hover(where)
        assert (sitting.viewport.cursor().shape() is Qt.CursorShape.PointingHandCursor) == takes
        QTest.keyClick(sitting.viewport, Qt.Key.Key_Escape)
    sitting.click(sitting.at(own_hand(sitting.view, 0)))
    sitting.click(where)
    assert [move.target_side for move in sitting.chosen] == ([1] if takes else [])


def test_clicking_the_picked_card_again_puts_it_back(sit: Callable[..., Sitting], qtbot: QtBot) -> None:
    sitting = sit(seed=1)
    where = sitting.at(own_hand(sitting.view, 0))
    with qtbot.waitSignal(sitting.table.idle):
        sitting.click(where)
        sitting.click(where)
    assert sitting.table._hands.source is None
    sitting.expect_shown()


def test_cards_that_can_go_nowhere_stay_where_they_are(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1)
    assert all(move.is_discard for move in sitting.view.legal_moves)
    for where in (payoff(0), payoff(1), centre(0), side(0, 0), side(1, 3)):
        sitting.click(sitting.at(where))
        sitting.drag(sitting.at(where), sitting.at(side(0, 1)))
    assert sitting.chosen == []
    sitting.expect_shown()


def test_nothing_can_be_touched_when_it_is_not_our_turn(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1, seat=1)
    assert sitting.view.legal_moves == ()
    sitting.drag(sitting.at(own_hand(sitting.view, 0)), sitting.at(side(1, 0)))
    sitting.click(sitting.at(own_hand(sitting.view, 0)))
    sitting.click(sitting.at(side(1, 0)))
    assert sitting.chosen == []


def test_a_pause_takes_the_input_away_and_the_card_out_of_the_hand(
    sit: Callable[..., Sitting], qtbot: QtBot
) -> None:
    sitting = sit(seed=1)
    sitting.press(sitting.at(own_hand(sitting.view, 0)))
    sitting.move(sitting.at(side(0, 0)))
    with qtbot.waitSignal(sitting.table.idle):
        sitting.table.set_paused("Marie is not answering")
    sitting.release(sitting.at(side(0, 0)))
    sitting.drag(sitting.at(own_hand(sitting.view, 0)), sitting.at(side(0, 0)))
    assert sitting.chosen == []
    sitting.table.set_paused(None)
    sitting.drag(sitting.at(own_hand(sitting.view, 0)), sitting.at(side(0, 0)))
    assert len(sitting.chosen) == 1


def test_one_move_is_chosen_until_the_table_hears_of_it(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1)
    hand = sitting.view.hand
    sitting.drag(sitting.at(own_hand(sitting.view, 0)), sitting.at(side(0, 0)))
    sitting.drag(sitting.at(own_hand(sitting.view, 0)), sitting.at(side(0, 1)))
    sitting.click(sitting.at(own_hand(sitting.view, 1)))
    sitting.click(sitting.at(side(0, 1)))
    assert [move.card for move in sitting.chosen] == [hand[0]]


def test_a_move_that_was_turned_down_lies_in_the_hand_again(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1)
    sitting.drag(sitting.at(own_hand(sitting.view, 0)), sitting.at(side(0, 0)))
    sitting.table.show_view(sitting.view)
    sitting.expect_shown()
    sitting.drag(sitting.at(own_hand(sitting.view, 3)), sitting.at(side(0, 0)))
    assert len(sitting.chosen) == 2


def _equal_cards_apart(seen: View) -> list[tuple[int, int]]:
    """Equal cards of the hand with another card between them."""
    hand = list(enumerate(seen.hand))
    return [(i, j) for i, card in hand for j, other in hand if card == other and j > i + 1]


def test_of_two_equal_cards_either_may_be_taken_and_the_hand_keeps_its_order(
    sit: Callable[..., Sitting], qtbot: QtBot
) -> None:
    sitting = sit(seed=5)
    until_able(sitting, _equal_cards_apart, Random(5))
    seen = sitting.view
    first, second = _equal_cards_apart(seen)[0]
    with qtbot.waitSignal(sitting.table.idle):
        sitting.drag(sitting.at(own_hand(seen, second)), sitting.at(side(0, 0)))
        # As the rules have it, at once: the one drawn first is gone.
        assert sitting.faces(own_hand(seen, 0)) == [*seen.hand[:first], *seen.hand[first + 1 :]]
        sitting.play_chosen()
    sitting.expect_shown()


def test_a_click_while_the_other_side_moves_hurries_and_picks_nothing_up(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=4, seat=1)
    while sitting.game.turn == 0:
        sitting.play(next(move for move in sitting.game.legal_moves() if move.is_discard))
    assert sitting.table._table.motion.telling_theirs
    sitting.click(sitting.at(own_hand(sitting.view, 0)))
    assert not sitting.table._table.motion.busy
    sitting.expect_shown()
    assert sitting.table._hands.source is None
    sitting.click(sitting.at(own_hand(sitting.view, 0)))
    assert sitting.table._hands.source == own_hand(sitting.view, 0)


def test_the_pointer_says_what_can_be_touched(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1)
    sitting.hover(sitting.at(own_hand(sitting.view, 0)))
    assert sitting.viewport.cursor().shape() == Qt.CursorShape.PointingHandCursor
    sitting.hover(sitting.at(payoff(1)))
    assert sitting.viewport.cursor().shape() == Qt.CursorShape.ArrowCursor
    sitting.press(sitting.at(own_hand(sitting.view, 0)))
    sitting.move(sitting.at(centre(0)))
    assert sitting.viewport.cursor().shape() == Qt.CursorShape.ClosedHandCursor
    sitting.release(sitting.at(centre(0)))


def test_a_card_of_the_hand_rises_under_the_pointer_and_sinks_again(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1)
    item = sitting.table._table.piles[own_hand(sitting.view, 1)][1]
    sitting.hover(sitting.at(own_hand(sitting.view, 1)))
    assert item.pose.y < item.home.y
    sitting.hover(QPoint(3, 3))
    sitting.expect_shown()


def test_the_status_line_says_what_is_expected(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1)

    def texts() -> set[str]:
        return {label.text() for label in sitting.table.findChildren(QLabel) if label.isVisible()}

    assert "No card fits a centre pile: discard one on a side pile." in texts()
    assert "Your turn" in texts()
    sitting.click(sitting.at(own_hand(sitting.view, 0)))
    assert any(text.endswith("fits no centre pile; on a side pile it ends your turn.") for text in texts())
    sitting.click(sitting.at(side(0, 0)))
    sitting.play_chosen(animate=False)
    assert "Marie plays. You are next." in texts()
    sitting.table.set_paused("Marie is not answering")
    assert {"Marie is not answering", "Paused"} <= texts()


def test_a_card_clicked_where_it_may_not_land_stays_picked_up_and_the_status_line_says_why(
    sit: Callable[..., Sitting],
) -> None:
    sitting = sit(seed=1)
    hands = sitting.table._hands
    sitting.click(sitting.at(own_hand(sitting.view, 0)))
    sitting.click(sitting.at(centre(1)))
    assert said(sitting) == "That pile takes A next, or a king."
    assert hands.held == own_hand(sitting.view, 0)
    assert hands.glows.targets == frozenset(side(0, index) for index in range(4))
    # The next click is the right one.
    sitting.click(sitting.at(side(0, 1)))
    assert [move.target_side for move in sitting.chosen] == [1]


def test_a_card_dropped_where_it_may_not_land_goes_back_and_the_status_line_says_why(
    sit: Callable[..., Sitting],
) -> None:
    sitting = sit(seed=1)
    sitting.drag(sitting.at(own_hand(sitting.view, 0)), sitting.at(centre(1)))
    assert said(sitting) == "That pile takes A next, or a king."
    assert sitting.table._hands.item is None


def test_a_card_that_was_clicked_can_be_dragged_from_where_it_is(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1)
    place = own_hand(sitting.view, 2)
    sitting.click(sitting.at(place))
    sitting.drag(sitting.at(place), sitting.at(side(0, 2)))
    assert [(move.card, move.target_side) for move in sitting.chosen] == [(sitting.view.hand[2], 2)]


def said(sitting: Sitting) -> str:
    """What the status line says."""
    [text] = [each.text() for each in sitting.table._status.findChildren(QLabel)]
    return text


def stands_out(sitting: Sitting) -> bool:
    """Whether what it says stands out, as the reason of a refusal does."""
    [text] = sitting.table._status.findChildren(QLabel)
    return text.font().bold()


@pytest.mark.long
def test_the_reason_of_a_refusal_stands_out_and_stays_as_long_as_it_takes_to_read(
    sit: Callable[..., Sitting], qtbot: QtBot
) -> None:
    sitting = sit(seed=1)
    reason = "That pile takes A next, or a king."
    expected = said(sitting)
    assert not stands_out(sitting)
    sitting.click(sitting.at(own_hand(sitting.view, 0)))
    sitting.click(sitting.at(centre(1)))
    began = monotonic()
    assert stands_out(sitting)
    # Whoever puts the card back at once can still read it.
    QTest.keyClick(sitting.viewport, Qt.Key.Key_Escape)
    assert said(sitting) == reason
    assert stands_out(sitting)
    qtbot.waitUntil(lambda: said(sitting) == expected, timeout=15_000)
    assert 4.0 < monotonic() - began < 12.0
    assert not stands_out(sitting)
    # Who picks up another card goes on with that.
    sitting.drag(sitting.at(own_hand(sitting.view, 0)), sitting.at(centre(1)))
    assert said(sitting) == reason
    sitting.click(sitting.at(own_hand(sitting.view, 1)))
    assert said(sitting).endswith("fits no centre pile; on a side pile it ends your turn.")
    QTest.keyClick(sitting.viewport, Qt.Key.Key_Escape)
    assert said(sitting) == expected
    # A move that is played makes it untrue at once.
    sitting.drag(sitting.at(own_hand(sitting.view, 0)), sitting.at(centre(1)))
    sitting.drag(sitting.at(own_hand(sitting.view, 0)), sitting.at(side(0, 0)))
    sitting.play_chosen(animate=False)
    assert said(sitting) == "Marie plays. You are next."
    assert not stands_out(sitting)


def strip(sitting: Sitting, pile: Place) -> QPoint:
    """Just above the top card of a side pile, on what shows of the card below."""
    top = sitting.table.place_rect(pile)
    return QPoint(top.center().x(), top.top() - 4)


@pytest.mark.parametrize("by", ["click", "double_click", "right_click", "drag"])
@pytest.mark.parametrize("fits", [True, False])
def test_a_press_on_a_covered_card_says_that_only_the_top_one_can_be_played(
    sit: Callable[..., Sitting], by: str, fits: bool
) -> None:
    sitting = sit(seed=4)

    def piles(seen: View) -> list[Place]:
        """Own side piles of several cards; whether their top one fits somewhere is `fits`."""
        able = {move.source_side for move in seen.legal_moves}
        lengths = enumerate(len(pile) for pile in seen.sides[seen.seat])
        return [side(seen.seat, at) for at, count in lengths if count > 1 and (at in able) is fits]

    until_able(sitting, piles, Random(4))
    pile = piles(sitting.view)[0]
    if by == "drag":
        sitting.drag(strip(sitting, pile), sitting.at(centre(0)))
    else:
        getattr(sitting, by)(strip(sitting, pile))
    assert said(sitting) == "Only the top card of a side pile can be played."
    assert sitting.table._hands.item is None
    assert sitting.chosen == []
    if fits:
        # The top one is picked up all the same, and what was said is said no more.
        sitting.click(sitting.at(pile))
        assert sitting.table._hands.held == pile
        assert said(sitting).startswith("Put the ")


def test_a_card_that_fits_nowhere_and_is_dragged_all_the_same_is_told_what_the_pile_takes(
    sit: Callable[..., Sitting],
) -> None:
    sitting = sit(seed=4)

    def stuck(seen: View) -> list[Place]:
        able = {move.source_side for move in seen.legal_moves}
        filled = enumerate(seen.sides[seen.seat])
        return [side(seen.seat, at) for at, pile in filled if pile and at not in able]

    until_able(sitting, lambda seen: len(stuck(seen)) > 1, Random(4))
    first, second = stuck(sitting.view)[:2]
    sitting.drag(sitting.at(first), sitting.at(second))
    assert said(sitting) == "Only a card from your hand goes on a side pile."
    sitting.drag(sitting.at(first), sitting.at(centre(0)))
    assert said(sitting).startswith("That pile takes ")
    sitting.drag(sitting.at(first), sitting.at(payoff(0)))
    assert said(sitting) == "No card goes on a payoff pile."
    sitting.click(sitting.at(first))
    assert said(sitting).endswith("fits no centre pile now.")
    assert sitting.chosen == []
    sitting.expect_shown()


@pytest.mark.parametrize("size", [(800, 600), (720, 520), (1280, 800), (1900, 1060)])
def test_the_reason_has_its_place_in_the_status_line_at_every_size_and_in_every_language(
    sit: Callable[..., Sitting], size: tuple[int, int]
) -> None:
    sitting = sit(seed=1, size=size)
    sitting.drag(sitting.at(own_hand(sitting.view, 0)), sitting.at(centre(1)))
    line = sitting.table._status
    [text] = line.findChildren(QLabel)
    for reason in (text.text(), "Nur eine Karte aus Ihrer Hand kommt auf einen Seitenstapel."):
        line.show_text(reason, answers=True)
        metrics = QFontMetrics(text.font())
        inside = text.contentsRect()
        needed = metrics.boundingRect(QRect(0, 0, inside.width(), 0), Qt.TextFlag.TextWordWrap, reason)
        assert line.rect().contains(text.geometry())
        assert needed.height() <= text.height()
        assert needed.width() <= inside.width()
        assert text.font().pixelSize() >= 10
        for other in line.findChildren(QPushButton):
            assert other.isHidden() or not other.geometry().intersects(text.geometry())


@pytest.mark.parametrize("size", [(800, 600), (1920, 1080)])
def test_the_ring_of_a_picked_card_lies_round_it_at_every_step_of_a_resize(
    sit: Callable[..., Sitting], size: tuple[int, int]
) -> None:
    sitting = sit(seed=1)
    table = sitting.table
    sitting.click(sitting.at(own_hand(sitting.view, 2)))
    for part in (0.3, 0.6, 1.0):
        table.resize(round(1280 + (size[0] - 1280) * part), round(800 + (size[1] - 800) * part))
        card = table._hands.item
        assert card is not None
        (ring,) = card.childItems()
        width, pose = ring.sceneBoundingRect().width(), card.home
        assert 1.0 < width / pose.width < 1.4, f"at {table.size()}"


def test_a_held_card_stays_held_while_the_window_and_the_cards_change(
    sit: Callable[..., Sitting], qtbot: QtBot
) -> None:
    sitting = sit(seed=1)
    hands = sitting.table._hands
    sitting.click(sitting.at(own_hand(sitting.view, 1)))
    item = hands.item
    assert item is not None
    sitting.table.resize(900, 700)
    sitting.table.set_theme(True)
    sitting.table.apply(Settings(hold_discard=0, large_index=True))
    qtbot.waitUntil(lambda: not sitting.table._table._resizing)
    assert hands.item is item
    assert item.pose.y < item.home.y
    assert (item.pose.x, item.pose.angle) == (item.home.x, item.home.angle)
    assert hands.glows.targets == frozenset(side(0, index) for index in range(4))
    for place in hands.glows.targets:
        ring = hands.glows._lit[place].sceneBoundingRect()
        assert ring.contains(sitting.table._table.top_pose(place).rect)
    sitting.click(sitting.at(side(0, 3)))
    assert [(move.card, move.target_side) for move in sitting.chosen] == [(sitting.view.hand[1], 3)]


@pytest.mark.parametrize(
    "rules", [Rules(payoff=4), Rules(decks=8, payoff=3, hand=12, sides=9, centres=9, empty_hand="pass")]
)
def test_a_whole_game_can_be_played_by_mouse(sit: Callable[..., Sitting], rules: Rules) -> None:
    sitting = sit(seed=7, rules=rules)
    chance = Random(7)
    moves = 0
    while sitting.game.result is None:
        seen = sitting.view
        if not seen.legal_moves:
            sitting.play(chance.choice(sitting.game.legal_moves()))
            sitting.click(QPoint(2, 2))  # hurry: the next press finds everything in place
            continue
        move = choose(seen, chance)
        start, end = sitting.at(source_of(move, seen)), sitting.at(target_of(move, seen))
        if moves % 2:
            sitting.drag(start, end)
        else:
            sitting.click(start)
            sitting.click(end)
        assert sitting.chosen == [move]
        sitting.play_chosen()
        sitting.click(QPoint(2, 2))
        moves += 1
        assert moves < 3000
    sitting.expect_shown()
    assert sitting.game.result.winner is not None
