"""The list of the matches that were played, as it is seen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from protocol.net.history import PlayedMatch
from spite_qt.theme import DARK, LIGHT, Choice, Colours, Theme
from spite_qt.window.matches_dialog import MatchesDialog
from tests.qt.people import laid_out, until

NOON = 1_780_000_000.0


def match(number: int) -> PlayedMatch:
    names, keys = ("Anna", "Bert"), (b"a" * 32, b"b" * 32)
    return PlayedMatch(bytes([number]) * 16, 0, names, keys, NOON + number, None, 2, (7, 0))


@pytest.fixture
def dialog(application: QApplication) -> Iterator[MatchesDialog]:
    before = QLocale()
    made = MatchesDialog()
    yield made
    made.close()
    made.deleteLater()
    QLocale.setDefault(before)


@pytest.mark.parametrize("locale", [QLocale.c(), QLocale("en_US"), QLocale("ja_JP")])
def test_a_date_can_be_read_whatever_the_system_calls_usual(dialog: MatchesDialog, locale: QLocale) -> None:
    QLocale.setDefault(locale)
    dialog.show_matches([match(1)])
    item = dialog.list.topLevelItem(0)
    assert item is not None
    assert re.fullmatch(r"\d{1,2} [^ ]+ 2026, \d\d:\d\d", item.text(0)), item.text(0)


@pytest.mark.parametrize("colours", [LIGHT, DARK])
async def test_the_chosen_line_is_one_piece_with_the_keys_and_without(
    dialog: MatchesDialog, application: QApplication, colours: Colours
) -> None:
    Theme(Choice.DARK if colours is DARK else Choice.LIGHT, application)
    dialog.set_colours(colours)
    dialog.show_matches([match(1), match(2), match(3)])
    dialog.show()
    dialog.activateWindow()
    await until(dialog.isActiveWindow)
    shown = dialog.list
    for focused in (shown, dialog.watch):
        focused.setFocus()
        if focused is shown:
            QTest.keyClick(shown, Qt.Key.Key_Down)
        item = shown.currentItem()
        assert item is not None
        line = shown.visualItemRect(item)
        picture = shown.viewport().grab().toImage()
        # Above and below the letters, and between the columns.
        for y in (line.top() + 2, line.bottom() - 2):
            seen = {picture.pixelColor(x, y).name() for x in range(line.left() + 8, line.right() - 8)}
            assert seen == {colours.selected}
    assert dialog.chosen is not None
    assert dialog.chosen.match_id == match(2).match_id


async def test_a_match_without_an_ended_game_is_not_to_be_watched_and_says_why(dialog: MatchesDialog) -> None:
    dialog.show_matches([replace(match(1), games=1, any_ended=False), match(2)])
    dialog.show()
    await laid_out()
    why = "No game of this match has ended yet."
    for made in (dialog.watch, dialog.export):
        assert (made.isEnabled(), made.toolTip()) == (False, why)
    watched: list[object] = []
    dialog.watched.connect(watched.append)
    rows = dialog.list.viewport()
    before = rows.mapToGlobal(QPoint())
    QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    await until(dialog.message.isVisible)
    await laid_out()
    assert dialog.message.text() == why
    assert rows.mapToGlobal(QPoint()) == before, "the rows lie still"
    assert watched == []
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    for made in (dialog.watch, dialog.export):
        assert made.isEnabled()
        assert why not in made.toolTip()
    assert dialog.message.isHidden(), "it was said of the other match"
    QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    assert watched == [match(2)], "once: the button of the dialog is not pressed as well"


async def test_a_match_that_cannot_be_played_on_is_not_just_unfinished(dialog: MatchesDialog) -> None:
    why = "This match was played with another identity."
    ended = replace(match(3), how="void")
    dialog.show_matches([replace(match(1), trouble=why), match(2), replace(ended, trouble=why)])
    items = [dialog.list.topLevelItem(row) for row in range(3)]
    assert [item and (item.text(4), item.toolTip(4)) for item in items] == [
        ("Cannot be played on", why),
        ("Not finished", ""),
        ("Called off", ""),
    ]
    dialog.resize(dialog.minimumSizeHint())
    dialog.show()
    await laid_out()
    header = dialog.list.header()
    assert header.sectionSize(4) >= dialog.list.sizeHintForColumn(4), "all of it is seen"


async def test_the_keys_go_to_the_matches_as_soon_as_they_are_known(dialog: MatchesDialog) -> None:
    dialog.show_matches([])
    dialog.show()
    dialog.activateWindow()
    await until(dialog.isActiveWindow)
    QTest.keyClick(dialog, Qt.Key.Key_Tab)
    dialog.show_matches([match(1), match(2)])
    assert dialog.list.hasFocus()
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    assert dialog.chosen is not None
    assert dialog.chosen.match_id == match(2).match_id
