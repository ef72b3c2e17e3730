"""Tool tips: every pile says what it is and what lies there, every button what it does."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QPushButton, QToolTip
from pytestqt.qtbot import QtBot

from protocol.game import Place, PlaceKind
from spite_qt.table.card_names import card_words
from spite_qt.window.lobby import Lobby
from spite_qt.window.mouse import press
from tests.qt.people import at_table, person
from tests.qt.table_play import Sitting, centre, own_hand, payoff, side, sit_down, tip


@pytest.fixture
def sitting(qtbot: QtBot) -> Iterator[Sitting]:
    made = sit_down(seed=3)
    made.table.set_people("Jan", "<b>Marie</b>")
    qtbot.addWidget(made.table)
    yield made
    QToolTip.hideText()


def test_each_pile_says_what_it_is_and_what_lies_there(sitting: Sitting) -> None:
    stock = Place(PlaceKind.STOCK, None, 0)
    said = {
        place: tip(sitting.table, sitting.at(place)) for place in (payoff(0), payoff(1), side(0, 0), stock)
    }
    assert "20 left" in said[payoff(0)]
    assert "Play all of them, and you win the game." in said[payoff(0)]
    assert "When it is empty, &lt;b&gt;Marie&lt;/b&gt; wins the game." in said[payoff(1)]
    assert "Your discards go here." in said[side(0, 0)]
    assert "54" in said[stock]
    assert "takes ace next.<br>Both of you play here. A king always fits." in tip(
        sitting.table, sitting.at(centre(0))
    )


def test_the_tip_follows_the_game(sitting: Sitting) -> None:
    move = next(move for move in sitting.view.legal_moves if move.is_discard)
    sitting.play(move, animate=False)
    pile = side(0, move.target_side or 0)
    card = card_words(sitting.view.sides[0][move.target_side or 0][-1])
    assert card in tip(sitting.table, sitting.at(pile))


def test_bare_felt_and_a_card_on_its_way_say_nothing(sitting: Sitting) -> None:
    assert tip(sitting.table, QPoint(3, 3)) == ""
    start = sitting.at(own_hand(sitting.view, 0))
    sitting.press(start)
    sitting.move(start - QPoint(60, 60))
    assert tip(sitting.table, sitting.at(payoff(0))) == ""
    sitting.release(start)


def test_every_button_of_the_lobby_says_what_it_does(qtbot: QtBot) -> None:
    lobby = Lobby()
    qtbot.addWidget(lobby)
    buttons = (
        lobby.host_button,
        lobby.learn_button,
        lobby.alone_button,
        lobby.people_button,
        lobby.rules_button,
    )
    assert len({each.toolTip() for each in buttons}) == len(buttons)
    for each in buttons:
        assert isinstance(each, QPushButton)
        assert each.toolTip() not in ("", each.text())


async def test_every_button_of_a_table_says_what_it_does(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        press(ann.lobby.alone_button)
        page = await at_table(ann)
        buttons = [each for each in page.table.findChildren(QPushButton) if each.isVisible()]
        texts = {each.text() for each in buttons}
        assert {"Take back", "Offer a tie", "Resign …", "Leave …"} <= texts
        for each in buttons:
            assert each.toolTip() not in ("", each.text()), each.text()
