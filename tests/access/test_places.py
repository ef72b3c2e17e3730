"""The places of the felt under keyboard and mouse: the order of the Tab key, the ring, who gets a press."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QPushButton
from pytestqt.qtbot import QtBot

from protocol.game import Move, Place, PlaceKind
from spite_qt.settings import Settings
from spite_qt.table import zlayers
from spite_qt.table.card_names import card_words
from spite_qt.table.palette import LIGHT
from spite_qt.table.places import PlaceButton
from tests.qt.table_play import Sitting, centre, own_hand, payoff, side, sit_down


@pytest.fixture
def sitting(qtbot: QtBot) -> Iterator[Sitting]:
    """A table in the active window, the own turn; a button of the side panel at its end."""
    made = sit_down(seat=0)
    if made.game.turn != 0:
        made.table.close()
        made = sit_down(seat=1)
    made.table.add_button(QPushButton("Leave"))
    qtbot.addWidget(made.table)
    made.table.activateWindow()
    qtbot.waitUntil(made.table.isActiveWindow)
    made.table.setFocus()
    yield made
    made.table.close()


def focused() -> Place | None:
    widget = QApplication.focusWidget()
    return widget.place if isinstance(widget, PlaceButton) else None


def key(which: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """A key as the window system sends it: to whatever has the focus."""
    widget = QApplication.focusWidget()
    assert widget is not None
    QTest.keyClick(widget, which, modifier)


def ring_colour(sitting: Sitting, place: Place) -> QColor:
    """What is drawn four pixels to the left of the card of `place`, half way up."""
    rect = sitting.table.place_rect(place)
    return QColor(sitting.table.grab().toImage().pixelColor(rect.left() - 4, rect.center().y()))


def test_tab_goes_through_the_table_as_a_player_thinks_and_then_to_the_panel(sitting: Sitting) -> None:
    own, other = sitting.seat, 1 - sitting.seat
    expected = [
        payoff(own),
        *(own_hand(sitting.view, index) for index in range(5)),
        *(side(own, index) for index in range(4)),
        *(centre(index) for index in range(3)),
        Place(PlaceKind.STOCK, None, 0),
        payoff(other),
        *(side(other, index) for index in range(4)),
        Place(PlaceKind.HAND, other, 0),
    ]
    reached = []
    while (place := focused()) is not None:
        reached.append(place)
        key(Qt.Key.Key_Tab)
    assert reached == expected
    key(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert focused() == expected[-1]


def test_every_button_of_the_panel_and_the_log_are_reached_by_tab(sitting: Sitting) -> None:
    first = QApplication.focusWidget()
    names = set()
    key(Qt.Key.Key_Tab)
    while (widget := QApplication.focusWidget()) is not first:
        assert widget is not None
        names.add(widget.accessibleName() or getattr(widget, "text", str)())
        key(Qt.Key.Key_Tab)
    assert {"Moves", "Leave"} <= names


def test_the_place_with_the_focus_has_a_gold_ring_until_the_mouse_is_used(sitting: Sitting) -> None:
    place = payoff(sitting.seat)
    assert ring_colour(sitting, place) != LIGHT.gold
    key(Qt.Key.Key_Tab)
    key(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert focused() == place
    assert ring_colour(sitting, place) == LIGHT.gold
    sitting.click(sitting.at(payoff(1 - sitting.seat)))
    assert ring_colour(sitting, place) != LIGHT.gold


def test_the_ring_covers_nothing_of_the_count_on_a_pile(sitting: Sitting) -> None:
    place = payoff(sitting.seat)
    felt = sitting.table.felt.pos()
    on_pile = QRectF(sitting.table.place_rect(place).translated(-felt))
    (count,) = (
        item
        for item in sitting.table._table.scene.items(on_pile)
        if isinstance(item, QGraphicsPixmapItem) and item.zValue() == zlayers.BADGE and item.isVisible()
    )
    box = count.sceneBoundingRect().toRect().translated(felt)
    before = sitting.table.grab(box).toImage()
    key(Qt.Key.Key_Tab)
    key(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert focused() == place
    after = sitting.table.grab(box).toImage()
    assert after != before, "the ring goes past behind it"
    drawn = count.pixmap().toImage()
    capsule = [
        (x, y)
        for x in range(drawn.width())
        for y in range(drawn.height())
        if drawn.pixelColor(x, y).alpha() > 200
    ]
    assert len(capsule) > 500
    # It lets a little of what is behind it through.
    assert max(abs(after.pixelColor(*at).red() - before.pixelColor(*at).red()) for at in capsule) < 60


def test_the_mouse_reaches_the_felt_wherever_a_place_is(sitting: Sitting) -> None:
    for button in sitting.table.findChildren(PlaceButton):
        if not button.isHidden():
            assert sitting.table.childAt(button.geometry().center()) is sitting.viewport


def test_places_lie_where_their_piles_lie_also_in_another_size(sitting: Sitting) -> None:
    for width, height in ((1280, 800), (800, 600), (1900, 1000)):
        sitting.table.resize(width, height)
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        for button in sitting.table.findChildren(PlaceButton):
            own_or_pile = button.place.kind is not PlaceKind.HAND or button.place.seat == sitting.seat
            if own_or_pile and not button.isHidden():
                assert button.geometry() == sitting.table.place_rect(button.place)


def test_of_a_discard_that_waits_for_a_yes_is_heard_where_it_lies(sitting: Sitting) -> None:
    own, table = sitting.seat, sitting.table
    table.apply(Settings(confirm_discard=True))
    cards = [card_words(card) for card in sitting.view.hand]

    def heard(place: Place) -> str:
        return sitting.table._places._buttons[place].accessibleName()

    def hand() -> list[str]:
        return [heard(place) for place in sitting.table._places.places() if place in own_places]

    own_places = [own_hand(sitting.view, index) for index in range(5)]
    before = hand()
    key(Qt.Key.Key_2)
    key(Qt.Key.Key_A)
    assert table.discard_waits
    left = [*cards[:1], *cards[2:]]
    assert hand() == [f"{card}, card {number} of 4 in your hand" for number, card in enumerate(left, 1)]
    assert heard(side(own, 0)) == f"Your side pile 1, 1 card, {cards[1]} on top"
    key(Qt.Key.Key_Escape)
    assert hand() == before
    assert heard(side(own, 0)) == "Your side pile 1, empty"


def test_the_focus_stays_in_a_hand_that_grows_shorter(sitting: Sitting) -> None:
    last = own_hand(sitting.view, len(sitting.view.hand) - 1)
    discard = next(move for move in sitting.view.legal_moves if move.is_discard)
    while focused() != last:
        key(Qt.Key.Key_Tab)
    sitting.play(Move.parse(str(discard)), animate=False)
    assert focused() == own_hand(sitting.view, len(sitting.view.hand) - 1)
    assert len(sitting.view.hand) == 4
