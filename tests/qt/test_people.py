"""The window of people, and what a window says of who sits opposite."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from protocol.net.identity import Identity
from protocol.net.people import People, Standing, TrustedBy
from protocol.net.person import passing_person
from protocol.peer.fingerprint import safety_number
from spite_qt.theme import Choice, Theme
from spite_qt.window.match_page import MatchPage
from spite_qt.window.mouse import press
from spite_qt.window.people import PeopleDialog
from spite_qt.window.verified import Verified
from spite_qt.window.work import Work
from tests.net.test_trust import Middle
from tests.qt.people import Window, at_table, person, until
from tests.qt.test_lobby import HOSTILE_NAMES

OWN, TOM, EVE = b"o" * 32, b"t" * 32, b"e" * 32


@asynccontextmanager
async def window_of(people: People) -> AsyncIterator[PeopleDialog]:
    troubles: list[Exception] = []
    work = Work(troubles.append)
    dialog = PeopleDialog(people, OWN, Theme(Choice.LIGHT), work)
    dialog.show()
    try:
        yield dialog
    finally:
        await work.stop()
        dialog.close()
        dialog.deleteLater()
        assert troubles == []


def rows(dialog: PeopleDialog) -> list[str]:
    return [dialog.list.item(row).text() for row in range(dialog.list.count())]


def standing(people: People, key: bytes) -> Standing | None:
    known = people.find(key)
    return known.standing if known is not None else None


async def test_everybody_known_is_listed_and_changed_with_the_mouse(tmp_path: Path) -> None:
    people = People(tmp_path)
    people.met(TOM, "Tom", by_code=True)
    people.met(EVE, "Eve", by_code=False)
    async with window_of(people) as dialog:
        assert rows(dialog) == ["Eve\nMet, not verified", "Tom\nTrusted"]
        details = dialog.details
        for each in (details.trust, details.block):
            assert each.visibleRegion().boundingRect().size() == each.size(), "nothing has to be scrolled for"
        assert details.number.text().split() == safety_number(OWN, EVE).split()
        press(details.trust)
        await until(lambda: standing(people, EVE) is Standing.TRUSTED)
        await until(lambda: rows(dialog)[0] == "Eve\nTrusted")
        assert "You compared this number" in details.text
        assert dialog.list.hasFocus(), "no button that ends something is next"
        press(details.block)
        await until(lambda: standing(people, EVE) is Standing.BLOCKED)
        await until(lambda: details.unblock.isVisible())
        press(details.unblock)
        await until(lambda: standing(people, EVE) is Standing.TRUSTED)
        await until(lambda: rows(dialog)[0] == "Eve\nTrusted")
        assert "You compared this number" in details.text, "as before they were blocked"
        press(details.distrust)
        await until(lambda: standing(people, EVE) is Standing.MET)
        await until(lambda: details.trust.isVisible())
        details.name.setText("Aunt Eve")
        QTest.keyClick(details.name, Qt.Key.Key_Return)
        await until(lambda: rows(dialog)[0] == "Aunt Eve\nMet, not verified")
        # It is asked first, and the way back is the next button.
        press(details.forget)
        assert details.keep.hasFocus()
        assert not details.block.isVisible()
        press(details.keep)
        assert len(rows(dialog)) == 2
        press(details.forget)
        press(details.forget_now)
        await until(lambda: rows(dialog) == ["Tom\nTrusted"])
        assert details.forget.isVisible(), "another person is not asked about"
        press(details.forget)
        press(details.forget_now)
        await until(lambda: dialog.nobody.isVisible())
        assert not details.isVisible()
    assert list(People(tmp_path)) == []


async def test_escape_and_a_button_close_the_window_and_a_question_comes_first(tmp_path: Path) -> None:
    people = People(tmp_path)
    async with window_of(people) as dialog:
        dialog.activateWindow()
        await until(dialog.isActiveWindow)
        assert dialog.close_button.hasFocus(), "nobody is known, so there is nothing else"
        QTest.keyClick(dialog.close_button, Qt.Key.Key_Return)
        assert dialog.isHidden()
        people.met(TOM, "Tom", by_code=False)
        dialog.show_people()
        dialog.show()
        await until(dialog.list.hasFocus)
        press(dialog.details.forget)
        QTest.keyClick(dialog.details.keep, Qt.Key.Key_Escape)
        assert dialog.isVisible()
        assert not dialog.details.keep.isVisible()
        QTest.keyClick(QApplication.focusWidget() or dialog, Qt.Key.Key_Escape)
        assert dialog.isHidden()
    assert len(list(people)) == 1


async def test_what_cannot_be_written_is_told_in_the_window(tmp_path: Path) -> None:
    people = People(tmp_path)
    people.met(TOM, "Tom", by_code=False)
    # Where the file is to be put there is a folder now.
    (tmp_path / "people").unlink()
    (tmp_path / "people").mkdir()
    async with window_of(people) as dialog:
        press(dialog.details.trust)
        await until(lambda: dialog.message.isVisible())
        assert "cannot be written" in dialog.message.text()
    assert standing(people, TOM) is Standing.MET


async def test_no_name_changes_the_layout_and_every_text_has_room(tmp_path: Path) -> None:
    people = People(tmp_path)
    people.met(TOM, "Tom", by_code=False)
    async with window_of(people) as dialog:
        width = dialog.minimumSizeHint().width()
        for name in HOSTILE_NAMES:
            people.rename(TOM, name)
            dialog.show_people(TOM)
            assert dialog.minimumSizeHint().width() == width
        for block in (False, True):
            if block:
                people.block(TOM)
                dialog.show_people(TOM)
            # What is shown for the first time is laid out when the loop comes round to it.
            for _ in range(2):
                QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
                dialog.grab()
            for each in dialog.findChildren(QPushButton):
                if each.isVisible():
                    assert each.width() >= each.fontMetrics().horizontalAdvance(each.text()) + 20, each.text()
            for said in dialog.findChildren(QLabel):
                if said.isVisible() and said.text():
                    assert said.height() >= said.heightForWidth(said.width()) - 1, said.text()


async def open_match(host: Window, joiner: Window) -> tuple[MatchPage, MatchPage]:
    """At an open table; what the host is asked is in `host.lobby.waiting.asked.text` until then."""
    press(host.lobby.host_button)
    host.lobby.host.open.setChecked(True)
    press(host.lobby.host.start)
    await asked(host, joiner)
    press(host.lobby.waiting.asked.accept)
    return await at_table(host), await at_table(joiner)


async def asked(host: Window, joiner: Window) -> str:
    await until(lambda: host.lobby.waiting.addresses.isVisible())
    joiner.lobby.address_wanted.emit(host.lobby.waiting.addresses.text())
    await until(lambda: host.lobby.waiting.asked.isVisible())
    return host.lobby.waiting.asked.text


async def leave(*windows: Window) -> None:
    for window in windows:
        if window.page is not None:
            window.page.left.emit()
    await until(lambda: not any(window.meeting.under_way for window in windows))


def seen(window: Window) -> Verified:
    assert window.verified is not None
    return window.verified


async def compared(window: Window) -> str:
    """The number in the window of people, opened from the notice on the match page."""
    page = await at_table(window)
    await until(lambda: "Not verified" in page.notice.text)
    press(page.notice.answer_button("Compare …"))
    await until(lambda: window.dialogs.people is not None and window.dialogs.people.isVisible())
    assert window.dialogs.people is not None
    return window.dialogs.people.details.number.text()


async def test_an_open_first_meeting_says_not_verified_until_the_numbers_are_compared(tmp_path: Path) -> None:
    async with (
        person(tmp_path, "Marie", looking=False) as marie,
        person(tmp_path, "Tom", looking=False) as tom,
    ):
        await open_match(marie, tom)
        for window in (marie, tom):
            assert seen(window).button.isVisible()
        assert await compared(marie) == await compared(tom)
        for window in (marie, tom):
            assert window.dialogs.people is not None
            press(window.dialogs.people.details.trust)
            await until(lambda window=window: seen(window).sure)  # type: ignore[misc]
            assert not seen(window).button.isVisible()
        await leave(marie, tom)
        # Trusted, nobody is asked for a code at a private table.
        press(marie.lobby.host_button)
        marie.lobby.host.private.setChecked(True)
        press(marie.lobby.host.start)
        await until(lambda: marie.lobby.waiting.addresses.isVisible())
        tom.lobby.address_wanted.emit(marie.lobby.waiting.addresses.text())
        for window in (marie, tom):
            page = await at_table(window)
            await until(lambda page=page: page.can("resign"))  # type: ignore[misc]
            assert page.notice.text == ""
            assert not seen(window).button.isVisible()
        await leave(marie, tom)
    known = next(iter(People(tmp_path / "Marie")))
    assert (known.name, known.trusted_by) == ("Tom", TrustedBy.NUMBER)


async def test_with_a_machine_in_the_middle_both_windows_say_not_verified_and_show_other_numbers(
    tmp_path: Path,
) -> None:
    async with (
        person(tmp_path, "Marie", looking=False) as marie,
        person(tmp_path, "Tom", looking=False) as tom,
    ):
        press(marie.lobby.host_button)
        marie.lobby.host.open.setChecked(True)
        press(marie.lobby.host.start)
        await until(lambda: marie.lobby.waiting.addresses.isVisible())
        true_table = marie.lobby.waiting.addresses.text()
        async with Middle(true_table, passing_person("Eve"), "Marie", "Tom").listening() as false:
            tom.lobby.address_wanted.emit(false.addresses[0])
            await until(lambda: marie.lobby.waiting.asked.isVisible())
            press(marie.lobby.waiting.asked.accept)
            assert await compared(marie) != await compared(tom)
            for window in (marie, tom):
                assert seen(window).button.isVisible()
            await leave(marie, tom)


async def test_a_known_name_with_another_key_is_a_loud_warning_in_the_lobby(tmp_path: Path) -> None:
    async with person(tmp_path, "Marie", looking=False) as marie:
        async with person(tmp_path / "one", "Tom", looking=False) as tom:
            await open_match(marie, tom)
            await leave(marie, tom)
        press(marie.lobby.host_button)
        press(marie.lobby.host.start)
        async with person(tmp_path / "two", "Tom", looking=False) as other:
            await until(lambda: marie.lobby.waiting.addresses.isVisible())
            other.lobby.address_wanted.emit(marie.lobby.waiting.addresses.text())
            await until(lambda: "Warning" in marie.lobby.message.text())
            assert "somebody came as Tom with another key" in marie.lobby.message.text()
            assert not marie.lobby.waiting.asked.isVisible()
            await until(lambda: other.lobby.tables.address_message.isVisible())
            assert "The key is not the one known" in other.lobby.tables.address_message.text()


async def test_who_was_met_is_recognised_and_who_is_blocked_is_not_asked_about(tmp_path: Path) -> None:
    async with (
        person(tmp_path, "Marie", looking=False) as marie,
        person(tmp_path, "Tom", looking=False) as tom,
    ):
        await open_match(marie, tom)
        await leave(marie, tom)
        press(marie.lobby.host_button)
        press(marie.lobby.host.start)
        assert "You have met before, as Tom. Not verified" in await asked(marie, tom)
        press(marie.lobby.waiting.asked.decline)
        await until(lambda: tom.lobby.tables.address_message.isVisible())
        myself = await marie.meeting.me()
        myself.people.block(Identity.load_or_create(tmp_path / "Tom").public_key)
        tom.lobby.tell("")
        tom.lobby.address_wanted.emit(marie.lobby.waiting.addresses.text())
        await until(lambda: tom.lobby.tables.address_message.isVisible())
        assert tom.lobby.tables.address_message.text() == "Marie declined."
        assert not marie.lobby.waiting.asked.isVisible()


async def test_who_is_not_trusted_back_is_asked_for_the_code(tmp_path: Path) -> None:
    async with (
        person(tmp_path, "Marie", looking=False) as marie,
        person(tmp_path, "Tom", looking=False) as tom,
    ):
        hers = (await marie.meeting.me()).identity.public_key
        (await tom.meeting.me()).people.met(hers, "Marie", by_code=True)
        press(marie.lobby.host_button)
        press(marie.lobby.host.start)
        await until(lambda: marie.lobby.waiting.addresses.isVisible())
        tom.lobby.address_wanted.emit(marie.lobby.waiting.addresses.text())
        await until(lambda: tom.lobby.panel is tom.lobby.code and not tom.meeting.under_way)
        tom.lobby.code_entered.emit(marie.lobby.waiting.code.text())
        await asyncio.gather(at_table(marie), at_table(tom))


async def test_three_wrong_codes_change_the_code_that_the_host_sees(tmp_path: Path) -> None:
    async with (
        person(tmp_path, "Marie", looking=False) as marie,
        person(tmp_path, "Tom", looking=False) as tom,
    ):
        press(marie.lobby.host_button)
        marie.lobby.host.private.setChecked(True)
        press(marie.lobby.host.start)
        await until(lambda: marie.lobby.waiting.addresses.isVisible())
        first = marie.lobby.waiting.code.text()
        tom.lobby.address_wanted.emit(marie.lobby.waiting.addresses.text())
        for number in range(3):
            await until(lambda: tom.lobby.panel is tom.lobby.code and not tom.meeting.under_way)
            tom.lobby.code_entered.emit(f"wrong-wrong-{number}")
            await until(lambda: tom.lobby.panel is tom.lobby.joining)
        await until(lambda: marie.lobby.waiting.code.text() != first)
        assert "Three wrong codes" in marie.lobby.waiting.code_line.text()
        await until(lambda: tom.lobby.panel is tom.lobby.code and not tom.meeting.under_way)
        tom.lobby.code_entered.emit(marie.lobby.waiting.code.text())
        await asyncio.gather(at_table(marie), at_table(tom))
