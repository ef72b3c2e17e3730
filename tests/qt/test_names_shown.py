"""Names that would break a layout: long, right to left, towers of marks, emoji, lines, markup, placeholders.

They are cleaned where they come in (tests/peer/test_names.py); here: wherever they are shown, they have room.
"""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from protocol.net.listing import ListedTable, Listing
from protocol.peer.names import MAX_NAME, clean_name
from spite_qt.play_alone import Opponent
from spite_qt.window.main_window import MainWindow
from spite_qt.window.mouse import press
from tests.qt.people import at_table, laid_out, person, until

NAMES = {
    "long": "W" * 200,
    "right to left": "שלום " * 20,
    "marks": "Z\u0351\u036b\u0343\u0321A\u0334\u0335\u035cL" * 20,
    "emoji": "👨‍👩‍👧‍👦🇫🇷" * 20,
    "lines": "one\ntwo\r\n<b>three</b> & %1 {0}",
    "turned": "\u202eevil\u2066",
}
SIZE = QSize(800, 575)


def smallest(window: MainWindow) -> None:
    """As on a screen of 800 x 600."""
    window.setMinimumSize(1, 1)
    window.resize(SIZE)


def fits(within: QWidget) -> None:
    """Every label that can be seen lies inside what holds it, and its text inside the label."""
    for each in within.findChildren(QLabel):
        if not each.isVisible() or not each.text():
            continue
        holder = each.parentWidget()
        assert holder is not None
        assert holder.rect().contains(each.geometry()), each.text()
        if each.wordWrap():
            assert each.height() >= each.heightForWidth(each.width()) - 1, each.text()
        else:
            assert each.fontMetrics().horizontalAdvance(each.text()) <= each.width() + 1, each.text()


def list_table(window: MainWindow, name: str) -> None:
    listing = Listing(
        version="1.0", nickname=clean_name(name), fingerprint="0000-0000", instance_id=bytes(16),
        table_id=bytes(16), deal="seeded", target=50, rules_digest="0" * 16, private=False, busy=False,
    )  # fmt: skip
    window.lobby.tables.list.tables.found(ListedTable("one", listing, ("192.0.2.7",), 47000))


async def test_in_the_lobby(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        smallest(ann)
        list_table(ann, "Tom")
        await laid_out()
        rows = ann.lobby.tables.list
        row = rows.visualRect(rows.tables.index(0))
        pill = QRect(row.right() - 62, row.top(), 62, row.height())
        usual = rows.viewport().grab(pill).toImage()
        for name in NAMES.values():
            list_table(ann, name)
            QApplication.clipboard().setText(name)
            ann.lobby.nickname.selectAll()
            QTest.keyClick(ann.lobby.nickname, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
            QTest.keyClick(ann.lobby.nickname, Qt.Key.Key_Return)
            assert 0 < len(ann.meeting.nickname) <= MAX_NAME
            assert clean_name(ann.meeting.nickname) == ann.meeting.nickname
            await laid_out()
            # What stands at the right of the row is not written over.
            assert rows.viewport().grab(pill).toImage() == usual
            assert rows.visualRect(rows.tables.index(0)) == row
            fits(ann.lobby)
            assert ann.size() == SIZE


@pytest.mark.parametrize(
    "name",
    [name if name == "long" else pytest.param(name, marks=pytest.mark.long) for name in NAMES],
)
async def test_at_the_table(tmp_path: Path, name: str) -> None:
    async with person(tmp_path, clean_name(NAMES[name]).replace("/", "-"), looking=False) as ann:
        smallest(ann)
        ann.preferences.change(pace="off")
        ann.meeting.opponent = Opponent(clean_name(NAMES[name]), pace_ms=0)
        press(ann.lobby.alone_button)
        page = await at_table(ann)
        await until(lambda: page.view_to_play is not None)
        fits(page)
        assert "\n" not in ann.windowTitle()
        ann.menus.resign.trigger()
        await laid_out()
        fits(page)
        press(page.overlay.answer_button("Resign"))
        await until(lambda: page.overlay.answer_button("Next game"))
        await laid_out()
        fits(page)
        assert ann.size() == SIZE
