"""The lobby by itself: what it shows, what it says is wanted, and names of every kind."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from protocol.net.listing import ListedTable, Listing
from protocol.net.people import People
from protocol.net.unfinished import unfinished
from protocol.peer.names import clean_name
from spite_qt.theme import DARK, LIGHT, Theme
from spite_qt.window.lobby import Lobby
from spite_qt.window.mouse import click, press
from spite_qt.window.scrolling import Scrolling
from tests.net.test_keeping import two_people, unfinished_match
from tests.qt.people import laid_out, person

HOSTILE_NAMES = [
    "W" * 300,
    "🃏👩‍👩‍👧‍👦🇩🇪" * 40,
    "\u202eevil\u2066 מִרְיָם",
    "a\x00b\x07\nc\td\u200b",
    "e" + "\u0301" * 200,
    "",
]


def table(key: str, name: str = "Tom", *, private: bool = False, busy: bool = False) -> ListedTable:
    listing = Listing(
        version="1.0",
        nickname=name,
        fingerprint="0000-0000",
        instance_id=bytes(16),
        table_id=bytes(16),
        deal="seeded",
        target=50,
        rules_digest="0" * 16,
        private=private,
        busy=busy,
    )
    return ListedTable(key, listing, ("127.0.0.1",), 4050)


@pytest.fixture
def lobby(application: QApplication) -> Iterator[Lobby]:
    made = Lobby()
    made.set_colours(Theme(parent=application).colours)
    made.resize(1100, 720)
    made.show()
    yield made
    made.close()
    made.deleteLater()


def rows(lobby: Lobby) -> list[str]:
    model = lobby.tables.list.tables
    return [model.data(model.index(row)) for row in range(model.rowCount())]


def test_tables_appear_change_and_go_in_place(lobby: Lobby) -> None:
    tables = lobby.tables.list.tables
    for key, name in (("a", "Ann"), ("b", "Bob"), ("c", "Cid")):
        tables.found(table(key, name))
    tables.found(table("b", "Bob", busy=True))
    tables.gone("a")
    tables.gone("never seen")
    assert rows(lobby) == ["Bob, open to all · first to 50, playing", "Cid, open to all · first to 50, free"]


def test_the_list_wants_room_for_whole_tables_and_for_few_of_them(lobby: Lobby) -> None:
    shown = lobby.tables.list
    wanted = []
    for number in range(40):
        shown.tables.found(table(str(number)))
        wanted.append(shown.sizeHint().height() / shown.sizeHintForRow(0))
    assert wanted[:2] == [1, 2]
    assert wanted == sorted(wanted)
    assert wanted[-1] in (2, 3, 4)


def test_at_a_small_size_the_page_scrolls_and_a_list_of_three_tables_does_not(lobby: Lobby) -> None:
    shown = lobby.tables.list
    for key in "abc":
        shown.tables.found(table(key))
    # Less than the page needs.
    lobby.resize(700, 280)
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    lobby.grab()
    page = next(each for each in lobby.findChildren(Scrolling) if each.isAncestorOf(shown))
    assert page.verticalScrollBar().maximum() > 0
    assert shown.verticalScrollBar().maximum() == 0


def test_tables_of_people_who_are_known_say_so(lobby: Lobby) -> None:
    tables = lobby.tables.list.tables
    people = People(None)
    trusted, met, blocked = (
        people.met(bytes([number]) * 32, "x", by_code=number == 0) for number in range(3)
    )
    people.block(blocked.key)
    people.met(b"t" * 32, "Tim", by_code=True)
    tables.set_people(people)
    for key, who, private in (
        ("a", trusted.short_fingerprint, True),
        ("open", trusted.short_fingerprint, False),
        ("b", met.short_fingerprint, False),
        ("c", blocked.short_fingerprint, False),
        ("d", "0000-0000", True),
        ("Tim", "0000-0000", True),
    ):
        found = table(key, "Tim" if key == "Tim" else "Tom", private=private)
        tables.found(replace(found, listing=replace(found.listing, fingerprint=who)))
    assert [row.split(", ", 1)[1] for row in rows(lobby)] == [
        "trusted, no code · first to 50, free",
        "open to all · trusted · first to 50, free",
        "open to all · met before · first to 50, free",
        "blocked by you · first to 50, free",
        "with a code · first to 50, free",
        "with a code · not the one you know · first to 50, free",
    ]


def test_a_chosen_free_table_can_be_sat_down_at_with_the_mouse(lobby: Lobby) -> None:
    wanted: list[ListedTable] = []
    lobby.table_wanted.connect(wanted.append)
    shown = lobby.tables.list
    shown.tables.found(table("a"))
    assert not lobby.tables.sit_down.isEnabled()
    where = shown.visualRect(shown.tables.index(0)).center()
    QTest.mouseClick(shown.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, where)
    press(lobby.tables.sit_down)
    assert [each.key for each in wanted] == ["a"]


def test_the_list_is_used_with_the_keyboard(lobby: Lobby) -> None:
    wanted: list[ListedTable] = []
    lobby.table_wanted.connect(wanted.append)
    shown = lobby.tables.list
    shown.tables.found(table("a"))
    shown.tables.found(table("b"))
    shown.setFocus()
    QTest.keyClick(shown, Qt.Key.Key_End)
    QTest.keyClick(shown, Qt.Key.Key_Return)
    assert [each.key for each in wanted] == ["b"]


def test_a_busy_table_cannot_be_chosen(lobby: Lobby) -> None:
    wanted: list[ListedTable] = []
    lobby.table_wanted.connect(wanted.append)
    shown = lobby.tables.list
    shown.tables.found(table("a"))
    shown.setCurrentIndex(shown.tables.index(0))
    assert lobby.tables.sit_down.isEnabled()
    shown.tables.found(table("a", busy=True))
    assert not lobby.tables.sit_down.isEnabled()
    shown.setFocus()
    QTest.keyClick(shown, Qt.Key.Key_Return)
    assert wanted == []


def test_an_address_is_entered_with_return_and_needs_some_text(lobby: Lobby) -> None:
    wanted: list[str] = []
    lobby.address_wanted.connect(wanted.append)
    press(lobby.tables.join)
    QTest.keyClicks(lobby.tables.address, "  10.0.0.7:4050 ")
    QTest.keyClick(lobby.tables.address, Qt.Key.Key_Return)
    assert wanted == ["10.0.0.7:4050"]


def test_hosting_says_how_the_table_should_be(lobby: Lobby) -> None:
    wanted: list[tuple[bool, int]] = []
    lobby.host_wanted.connect(lambda is_open, target: wanted.append((is_open, target)))
    press(lobby.host_button)
    press(lobby.host.start)
    click(lobby.host.open, lobby.host.open.rect().topLeft() + QPoint(10, 10))
    lobby.host.target.setValue(20)
    press(lobby.host.start)
    assert wanted == [(False, 50), (True, 20)]


@pytest.mark.parametrize("enter", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_opens_the_table_from_wherever_the_focus_is(lobby: Lobby, enter: Qt.Key) -> None:
    wanted: list[tuple[bool, int]] = []
    lobby.host_wanted.connect(lambda is_open, target: wanted.append((is_open, target)))
    press(lobby.host_button)
    click(lobby.host.open, lobby.host.open.rect().topLeft() + QPoint(10, 10))
    keys_to(lobby, lobby.host.open, enter)
    assert wanted == [(True, 50)]
    (said,) = (each for each in lobby.host.findChildren(QLabel) if each.text().startswith("You get a short"))
    click(said)
    keys_to(lobby, lobby.host.private, enter)
    assert wanted[1:] == [(False, 50)]
    lobby.host.target.setFocus()
    lobby.host.target.selectAll()
    QTest.keyClicks(lobby.host.target, "30")
    keys_to(lobby, lobby.host.target, enter)
    assert wanted[2:] == [(False, 30)]
    (back,) = (each for each in lobby.host.findChildren(QPushButton) if each.text() == "Back")
    back.setFocus()
    keys_to(lobby, back, enter)
    assert lobby.panel is lobby.tables
    assert wanted[3:] == [], "the button that has the focus is the one that is meant"


def test_enter_presses_no_button_that_rests(lobby: Lobby) -> None:
    wanted: list[int] = []
    lobby.alone_wanted.connect(wanted.append)
    press(lobby.length_button)
    lobby.alone.target.setFocus()
    lobby.alone.start.setEnabled(False)
    keys_to(lobby, lobby.alone.target, Qt.Key.Key_Return)
    assert wanted == []
    lobby.alone.start.setEnabled(True)
    keys_to(lobby, lobby.alone.target, Qt.Key.Key_Return)
    assert wanted == [50]


def keys_to(lobby: Lobby, widget: QWidget, key: Qt.Key) -> None:
    """Press `key` where the focus is, which is `widget`."""
    focused = lobby.focusWidget()
    assert focused is widget
    QTest.keyClick(focused, key)


def test_the_points_of_a_match_are_set_with_the_mouse(lobby: Lobby) -> None:
    lobby.show_host()
    for sign in ("+", "+", "\u2212"):
        (button,) = (each for each in lobby.host.findChildren(QPushButton) if each.text() == sign)
        press(button)
    assert lobby.host.target.value() == 51


def test_the_left_side_rests_while_a_table_is_open(lobby: Lobby) -> None:
    lobby.show_open("maple-otter-42", 50)
    assert not lobby.host_button.isEnabled()
    assert not lobby.alone_button.isEnabled()
    assert lobby.waiting.code.text() == "maple-otter-42"
    lobby.show_tables()
    assert lobby.host_button.isEnabled()


@pytest.mark.parametrize("code", [None, "maple-otter-42"])
def test_who_plays_again_is_waited_for_with_what_they_have_to_do_and_nothing_else(
    lobby: Lobby, code: str | None
) -> None:
    def words() -> list[str]:
        return [
            each.text() for each in lobby.waiting.findChildren(QLabel) if each.isVisible() and each.text()
        ]

    lobby.show_open(code, 50, "Bob")
    lobby.waiting.show_where(["192.0.2.7:47000"], None)
    again = "Bob only has to press “Play again” too, or to sit down at your table in the lobby."
    assert words() == ["Another match · first to 50", again, "Waiting for Bob …"]
    # Where the table cannot be found, how it is reached all the same.
    lobby.waiting.show_where(["192.0.2.7:47000"], "Multicast does not work here.")
    assert "192.0.2.7:47000" in words()
    # The next one waits for anybody.
    lobby.show_open(code, 50)
    lobby.waiting.show_where(["192.0.2.7:47000"], None)
    assert again not in words()
    assert words()[0] == "Your table is ready · first\xa0to\xa050"
    assert "192.0.2.7:47000" in words()
    assert lobby.waiting.code.isVisible() == (code is not None)


def test_who_asks_is_shown_as_not_verified_and_answered(lobby: Lobby) -> None:
    answers: list[bool] = []
    lobby.answered.connect(answers.append)
    lobby.show_open(None, 50)
    assert not lobby.waiting.code.isVisible()
    lobby.waiting.show_asked("Tom", "ABCD-EFGH")
    said = lobby.waiting.asked.text
    assert "Tom wants to sit down." in said
    assert "Not verified" in said
    assert "ABCD-EFGH" in said
    press(lobby.waiting.asked.decline)
    press(lobby.waiting.asked.accept)
    assert answers == [False, True]


def test_why_the_list_is_empty_is_written_where_tables_would_be(lobby: Lobby) -> None:
    shown = lobby.tables.list
    shown.set_empty_text("This computer is on no network.")
    assert shown.accessibleDescription() == "This computer is on no network."
    lobby.grab()


@pytest.mark.parametrize("name", HOSTILE_NAMES)
def test_no_name_changes_the_layout(lobby: Lobby, name: str) -> None:
    def least_width(shown: str) -> int:
        lobby.set_nickname(shown)
        lobby.tables.list.tables.found(table("a", shown))
        lobby.waiting.show_asked(shown, "ABCD-EFGH")
        lobby.show_joining(f"Sitting down at the table of {shown} …", "")
        lobby.grab()
        return lobby.minimumSizeHint().width()

    assert least_width(clean_name(name)) == least_width("Tom")
    assert lobby.size().toTuple() == (1100, 720)


def test_the_dots_of_a_heading_do_not_begin_a_line(lobby: Lobby) -> None:
    lobby.show_joining("Sitting down at 10.99.0.77:47000 …", "Calling …")
    shown = [each.text().replace("\u200b", "") for each in lobby.joining.findChildren(QLabel)]
    assert shown == ["Sitting down at 10.99.0.77:47000\u00a0…", "Calling …"]


def test_a_thousand_tables_leave_the_lobby_usable(lobby: Lobby) -> None:
    tables = lobby.tables.list.tables
    for number in range(1000):
        tables.found(table(str(number)))
    lobby.grab()
    for number in range(999):
        tables.gone(str(number))
    assert rows(lobby) == ["Tom, open to all · first to 50, free"]


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_text_can_be_read_on_its_ground(colours: object) -> None:
    pairs = [
        ("text", "panel"),
        ("text", "panel_raised"),
        ("text", "selected"),
        ("faint", "panel"),
        ("faint", "panel_raised"),
        ("faint", "selected"),  # the second line of a chosen table
        ("faint", "panel_edge"),  # a table where somebody plays
        ("warning", "panel"),
        ("warning", "panel_raised"),
        ("accent_text", "accent"),
        ("accent_text", "accent_hover"),
        ("gold", "panel_raised"),
        ("felt_text", "felt_lit"),
        ("felt_faint", "felt_lit"),
    ]
    for text, ground in pairs:
        ratio = contrast(getattr(colours, text), getattr(colours, ground))
        assert ratio >= 4.5, f"{text} on {ground}: {ratio:.1f}"


def contrast(one: str, other: str) -> float:
    """Contrast ratio as WCAG 2.1 defines it, of two colours `#rrggbb`."""

    def luminance(colour: str) -> float:
        parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def test_every_button_has_room_for_its_text(lobby: Lobby) -> None:
    lobby.resize(720, 520)
    for show in (lobby.show_tables, lobby.show_host, lambda: lobby.show_open("maple-otter-42", 50)):
        show()
        QApplication.sendPostedEvents()
        for each in lobby.findChildren(QPushButton):
            if each.isVisible():
                assert each.width() >= each.fontMetrics().horizontalAdvance(each.text()) + 20, each.text()


async def test_why_nobody_could_sit_down_is_seen_below_unfinished_matches_in_a_small_window(
    tmp_path: Path,
) -> None:
    async with two_people(tmp_path / "kept") as (ann, bob):
        await unfinished_match(ann, bob)
        (match,) = await unfinished(ann)
    async with person(tmp_path / "seen", "Cid", looking=False) as cid:
        cid.resize(800, 600)
        tables = cid.lobby.tables
        tables.unfinished.show_matches([match] * 3)
        await laid_out()
        tables.address.setFocus()
        await laid_out()
        tables.tell_of_address("Nobody can be reached there.")
        await laid_out()
        for each in (tables.address_message, tables.address):
            assert each.visibleRegion().boundingRect() == each.rect()
