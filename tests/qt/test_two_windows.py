"""Two people at two real windows, over real zeroconf, TCP and Noise on the loopback interface."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QTextEdit, QWidget

from protocol.game import Rules
from protocol.peer.names import isolated
from protocol.peer.preamble import MAGIC
from spite_qt.requests import HostRequest
from spite_qt.sound import Sound
from spite_qt.window.main_window import MainWindow
from spite_qt.window.match_page import MatchPage
from spite_qt.window.mouse import click, press
from tests.qt.people import LOOPBACK, at_table, found, listed, person, player, somebody, until

# A game of some ten moves; the first won ends the match.
SHORT = Rules(payoff=1, target=1)


async def open_table(window: MainWindow, rules: Rules, *, is_open: bool = True) -> str:
    """Let `window` host a table as the command line would; where it can be joined."""
    window.meeting.follow(HostRequest(window.meeting.nickname, rules, is_open=is_open, interface=LOOPBACK))
    await until(lambda: window.lobby.waiting.addresses.isVisible())
    return window.lobby.waiting.addresses.text()


async def back_in_the_lobby(window: MainWindow) -> None:
    await until(lambda: window.page is None and not window.meeting.under_way)


async def sit_down(host: MainWindow, guest: MainWindow, rules: Rules = SHORT) -> tuple[MatchPage, MatchPage]:
    """Both at a table: the guest typed the address, the host let them in."""
    address = await open_table(host, rules)
    enter_address(guest, address)
    await until(lambda: host.lobby.waiting.asked.isVisible())
    press(host.lobby.waiting.asked.accept)
    return await at_table(host), await at_table(guest)


def enter_address(window: MainWindow, address: str) -> None:
    field = window.lobby.tables.address
    field.clear()
    QTest.keyClicks(field, address)
    QTest.keyClick(field, Qt.Key.Key_Return)


async def play_out(*pages: MatchPage) -> None:
    """All play with the mouse until their match is over."""
    async with asyncio.TaskGroup() as playing:
        for number, page in enumerate(pages):
            hand = player(page, number)
            playing.create_task(hand.play_until(lambda page=page: page.finished))  # type: ignore[misc]


async def test_a_table_appears_is_sat_down_at_and_a_whole_match_is_played(tmp_path: Path) -> None:
    name = somebody("Ann")
    async with person(tmp_path, name) as ann, person(tmp_path, "Bob") as bob:
        await open_table(ann, SHORT)
        where = await found(bob, name)
        click(bob.lobby.tables.list.viewport(), where)
        press(bob.lobby.tables.sit_down)
        await until(lambda: ann.lobby.waiting.asked.isVisible())
        assert "Bob wants to sit down." in ann.lobby.waiting.asked.text
        press(ann.lobby.waiting.asked.accept)
        pages = (await at_table(ann), await at_table(bob))
        await play_out(*pages)
        headings = {page.overlay.heading for page in pages}
        assert len(headings) == 2
        assert "You win the match!" in headings
        for window, page in zip((ann, bob), pages, strict=True):
            press(page.overlay.answer_button("Back to the lobby"))
            await back_in_the_lobby(window)
            assert window.lobby.panel is window.lobby.tables
        assert ann.troubles == bob.troubles == []


async def test_games_follow_each_other_when_both_want_the_next(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann, person(tmp_path, "Bob", looking=False) as bob:
        pages = await sit_down(ann, bob, Rules(payoff=20, target=50))
        loser, winner = pages
        await until(lambda: loser.can("resign") and winner.can("resign"))
        await until(lambda: loser.still and winner.still)
        loser.ask_resign()
        assert loser.overlay.heading == "Resign this game?"
        press(loser.overlay.answer_button("Resign"))
        await until(lambda: winner.overlay.heading == "You win this game")
        assert winner.overlay.text == "Ann resigned. That is worth 20 points."
        await until(lambda: loser.overlay.heading == "Bob wins this game")
        press(loser.overlay.answer_button("Next game"))
        await until(lambda: "Waiting for Bob" in loser.overlay.text)
        await until(lambda: "Ann is ready for the next game." in winner.overlay.text)
        press(winner.overlay.answer_button("Next game"))
        await until(lambda: loser.can("resign") and winner.can("resign"))
        assert loser.overlay.heading == winner.overlay.heading == ""


async def test_a_tie_is_offered_and_refused_and_another_agreed(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann, person(tmp_path, "Bob", looking=False) as bob:
        one, other = await sit_down(ann, bob)
        await until(lambda: one.can("offer_tie") and other.can("offer_tie"))
        ann.menus.tie.trigger()
        await until(lambda: other.notice.text == "Ann offers a tie: nobody would score.")
        press(other.notice.answer_button("Play on"))
        await until(lambda: one.notice.text == "Bob wants to play on.")
        ann.menus.tie.trigger()
        assert "was refused, and no card has been played since" in one.notice.text
        bob.menus.tie.trigger()
        await until(lambda: one.notice.answer_button("Agree"))
        press(one.notice.answer_button("Agree"))
        await until(lambda: one.overlay.heading == other.overlay.heading == "A tie")
        assert other.overlay.text == "You both agreed. Nobody scores."


async def call_off(one: MatchPage, other: MatchPage) -> None:
    """Both agree that the match counts for nobody."""
    await until(lambda: one.can("resign") and other.can("resign"))
    one.offer_void()
    await until(lambda: other.notice.answer_button("Agree"))
    press(other.notice.answer_button("Agree"))
    await until(lambda: one.overlay.heading == other.overlay.heading == "The match is called off")


async def sit_again(
    one: MainWindow, other: MainWindow, before: tuple[MatchPage, MatchPage]
) -> tuple[MatchPage, MatchPage]:
    """Both are at another match with the same person."""
    await until(lambda: one.page not in (None, before[0]) and other.page not in (None, before[1]))
    pages = await at_table(one), await at_table(other)
    await until(lambda: all(page.can("resign") for page in pages))
    return pages


@pytest.mark.long
async def test_a_match_is_called_off_by_both_and_another_one_begins_without_a_question(
    tmp_path: Path,
) -> None:
    name = somebody("Ann")
    rules = Rules(payoff=2, target=7)
    async with person(tmp_path, name, looking=False) as ann, person(tmp_path, "Bob", looking=False) as bob:
        pages = await sit_down(ann, bob, rules)
        asked: list[str] = []
        ann.meeting.asked.connect(asked.append)
        await call_off(*pages)
        # Nobody hears what the other one pressed, so both read what becomes of it.
        said = "Another match begins as soon as you and {0} have both pressed “Play again”."
        for page, other in zip(pages, ("Bob", name), strict=True):
            assert said.format(isolated(other)) in page.overlay.text
        press(pages[1].overlay.answer_button("Play again"))
        waits = f"You sit down as soon as {isolated(name)} opens the table again."
        await until(lambda: waits in words_of(bob.lobby.joining, QLabel))
        press(pages[0].overlay.answer_button("Play again"))
        pages = await sit_again(ann, bob, pages)
        assert asked == []
        view = pages[0].view_to_play or pages[1].view_to_play
        assert view is None or view.rules == rules
        # The next time one of them has had enough, and the other one too in the end.
        await call_off(*pages)
        press(pages[0].overlay.answer_button("Back to the lobby"))
        press(pages[1].overlay.answer_button("Play again"))
        await until(lambda: words_of(bob.lobby.joining, QPushButton))
        press(*bob.lobby.joining.findChildren(QPushButton))
        await back_in_the_lobby(bob)
        assert bob.lobby.panel is bob.lobby.tables
        assert bob.lobby.message.text() == ""
        assert ann.troubles == bob.troubles == []


@pytest.mark.long
async def test_another_match_at_a_private_table_asks_for_no_code(tmp_path: Path) -> None:
    name = somebody("Ann")
    async with person(tmp_path, name, looking=False) as ann, person(tmp_path, "Bob", looking=False) as bob:
        address = await open_table(ann, SHORT, is_open=False)
        enter_address(bob, address)
        await until(lambda: bob.lobby.panel is bob.lobby.code)
        code = ann.lobby.waiting.code.text()
        QTest.keyClicks(bob.lobby.code.code, code)
        press(bob.lobby.code.sit_down)
        pages = await at_table(ann), await at_table(bob)
        await call_off(*pages)
        press(pages[0].overlay.answer_button("Play again"))
        waits = f"Waiting for {isolated('Bob')} …"
        await until(lambda: waits in words_of(ann.lobby.waiting, QLabel))
        assert ann.lobby.waiting.code.text() == code
        await until(lambda: ann.lobby.waiting.addresses.text() == address)
        press(pages[1].overlay.answer_button("Play again"))
        await sit_again(ann, bob, pages)


async def test_who_wins_the_match_by_a_resignation_is_told_that_it_was_one(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann") as ann, person(tmp_path, "Bob") as bob:
        page, other = await sit_down(ann, bob, Rules(target=1))
        await until(lambda: page.can("resign") and other.can("resign"))
        bob.menus.resign.trigger()
        press(other.overlay.answer_button("Resign"))
        await until(lambda: page.overlay.heading == "You win the match!")
        await until(lambda: other.overlay.heading == "Ann wins the match")
        for each, who, log in (
            (page, "Bob resigned. Well played.", "Bob resigned. You win the game: 20 points"),
            (other, "You resigned. Next time", "You resigned. Ann wins the game: 20 points"),
        ):
            assert any(label.text().startswith(who) for label in each.overlay.findChildren(QLabel))
            written = each.table.findChild(QTextEdit)
            assert written is not None
            assert log in " ".join(written.toPlainText().split())


async def test_a_match_is_ended_for_good_by_one(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann, person(tmp_path, "Bob", looking=False) as bob:
        one, other = await sit_down(ann, bob)
        await until(lambda: one.can("resign") and other.can("resign"))
        bob.menus.abandon.trigger()
        press(other.overlay.answer_button("End the match"))
        await until(lambda: one.overlay.heading == "Bob ended the match")
        await until(lambda: other.overlay.heading == "You ended the match")


async def test_a_private_table_takes_its_code_and_no_other(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann, person(tmp_path, "Bob", looking=False) as bob:
        address = await open_table(ann, SHORT, is_open=False)
        code = ann.lobby.waiting.code.text()
        enter_address(bob, address)
        await until(lambda: bob.lobby.panel is bob.lobby.code)
        assert bob.lobby.message.text() == ""
        QTest.keyClicks(bob.lobby.code.code, "otter-otter-1")
        press(bob.lobby.code.sit_down)
        await until(lambda: bob.lobby.panel is bob.lobby.code and bob.lobby.message.isVisible())
        assert bob.lobby.message.text() == "That is not this table's join code."
        await until(lambda: "127.0.0.1" in ann.lobby.message.text())
        assert ann.lobby.message.text() == "Somebody at 127.0.0.1 typed a wrong join code."
        bob.lobby.code.code.clear()
        QTest.keyClicks(bob.lobby.code.code, code.upper())
        QTest.keyClick(bob.lobby.code.code, Qt.Key.Key_Return)
        pages = (await at_table(ann), await at_table(bob))
        await until(lambda: all(page.can("resign") for page in pages))


async def test_who_is_declined_is_told_and_the_table_stays_open(tmp_path: Path) -> None:
    # A name stays as it is written, at the start of a sentence too.
    async with person(tmp_path, "ann", looking=False) as ann, person(tmp_path, "Bob", looking=False) as bob:
        enter_address(bob, await open_table(ann, SHORT))
        await until(lambda: ann.lobby.waiting.asked.isVisible())
        press(ann.lobby.waiting.asked.decline)
        await until(lambda: bob.lobby.tables.address_message.text() == "ann declined.")
        assert bob.lobby.panel is bob.lobby.tables
        await until(lambda: not ann.lobby.waiting.asked.isVisible())
        assert ann.lobby.panel is ann.lobby.waiting
        assert ann.lobby.message.text() == ""


async def test_what_is_said_of_one_guest_is_gone_when_the_next_one_asks(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann, person(tmp_path, "Bob", looking=False) as bob:
        port = await open_table(ann, SHORT)
        enter_address(bob, port)
        await until(lambda: ann.lobby.waiting.asked.isVisible())
        await until(lambda: bob.lobby.panel is bob.lobby.joining)
        bob.lobby.cancelled.emit()
        await until(lambda: ann.lobby.message.text() == f"{isolated('Bob')} no longer wants to sit down.")
        await until(lambda: not bob.meeting.under_way)
        enter_address(bob, port)
        await until(lambda: ann.lobby.waiting.asked.isVisible())
        assert ann.lobby.message.text() == ""


async def test_who_waits_to_be_let_in_is_told_that_the_table_was_closed(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann, person(tmp_path, "Bob", looking=False) as bob:
        enter_address(bob, await open_table(ann, SHORT))
        await until(lambda: ann.lobby.waiting.asked.isVisible())
        ann.lobby.cancelled.emit()
        said = "The table was closed before you sat down."
        await until(lambda: bob.lobby.tables.address_message.text() == said)


async def test_a_third_person_is_told_that_the_table_is_taken(tmp_path: Path) -> None:
    async with (
        person(tmp_path, "Ann", looking=False) as ann,
        person(tmp_path, "Bob", looking=False) as bob,
        person(tmp_path, "Cid", looking=False) as cid,
    ):
        address = await open_table(ann, SHORT)
        enter_address(bob, address)
        await until(lambda: ann.lobby.waiting.asked.isVisible())
        enter_address(cid, address)
        await until(
            lambda: "Somebody else is sitting at this table" in cid.lobby.tables.address_message.text()
        )


async def test_once_a_match_is_over_nobody_can_sit_down_at_its_table(tmp_path: Path) -> None:
    name = somebody("Ann")
    async with (
        person(tmp_path, name, looking=False) as ann,
        person(tmp_path, "Bob", looking=False) as bob,
        person(tmp_path, "Cid") as cid,
    ):
        address = await open_table(ann, SHORT)
        await found(cid, name)
        enter_address(bob, address)
        await until(lambda: ann.lobby.waiting.asked.isVisible())
        press(ann.lobby.waiting.asked.accept)
        stays, goes = await at_table(ann), await at_table(bob)
        await until(lambda: goes.can("abandon"))
        bob.menus.abandon.trigger()
        press(goes.overlay.answer_button("End the match"))
        await until(lambda: stays.overlay.heading == "Bob ended the match")
        await until(lambda: name not in listed(cid))
        await until(lambda: goes.overlay.heading == "You ended the match")
        press(goes.overlay.answer_button("Back to the lobby"))
        await back_in_the_lobby(bob)
        for guest in (bob, cid):
            enter_address(guest, address)
            said = f"The match is over: ask {name} to host again."
            await until(lambda guest=guest, said=said: said in words_of(guest.lobby, QLabel))  # type: ignore[misc]
            assert guest.lobby.panel is guest.lobby.tables
        assert stays.overlay.heading == "Bob ended the match"
        assert name not in listed(bob)


@pytest.mark.long
async def test_who_waits_to_go_on_is_told_of_beside_the_match(tmp_path: Path) -> None:
    name = somebody("Bob")
    async with (
        person(tmp_path, "Ann") as ann,
        person(tmp_path, name, looking=False) as bob,
        person(tmp_path, "Cid") as cid,
    ):
        # Two programs, as far as each can see.
        bob.meeting._person = replace(await bob.meeting.me(), instance_id=bytes(range(16)))
        one, other = await sit_down(ann, bob)
        await until(lambda: one.can("leave") and other.can("leave"))
        for window, page in ((bob, other), (ann, one)):
            page.ask_leave()
            press(page.overlay.answer_button("Leave"))
            await back_in_the_lobby(window)
        lines = ann.lobby.tables.unfinished
        await until(lambda: words_of(lines, QLabel)[1:2] == [name])
        await until(lambda: words_of(bob.lobby.tables.unfinished, QPushButton))
        press(bob.lobby.tables.unfinished.findChildren(QPushButton)[-1])
        await until(lambda: isolated(name) + " is waiting for you" in words_of(lines, QLabel))
        # It is not among the tables too, and to nobody else it is one to sit down at.
        assert name not in listed(ann)
        later = somebody("Dan")
        async with person(tmp_path, later, looking=False) as dan:
            await open_table(dan, SHORT)
            await found(cid, later)
            assert name not in listed(cid)
        press(lines.findChildren(QPushButton)[-1])
        pages = (await at_table(ann), await at_table(bob))
        await until(lambda: all(page.can("resign") for page in pages))


async def test_who_is_not_verified_is_said_as_a_match_goes_on_and_not_over_the_next_question(
    tmp_path: Path,
) -> None:
    name = somebody("Bob")
    async with person(tmp_path, "Ann") as ann, person(tmp_path, name, looking=False) as bob:
        # Two programs, as far as each can see.
        bob.meeting._person = replace(await bob.meeting.me(), instance_id=bytes(range(16)))
        pages = await sit_down(ann, bob)
        await until(lambda: all(page.can("resign") for page in pages))
        for window, page in zip((bob, ann), reversed(pages), strict=True):
            page.ask_leave()
            press(page.overlay.answer_button("Leave"))
            await back_in_the_lobby(window)
        for window in (bob, ann):
            lines = window.lobby.tables.unfinished
            await until(lambda lines=lines: words_of(lines, QPushButton))  # type: ignore[misc]
            press(lines.findChildren(QPushButton)[-1])
        pages = await at_table(ann), await at_table(bob)
        assert all(page.notice.text.startswith("You have met") for page in pages)
        pages[0].offer_tie()
        await until(lambda: pages[1].notice.answer_button("Agree"))
        press(pages[1].notice.answer_button("Play on"))
        await until(lambda: pages[1].notice.text.startswith("You have met"))


async def test_who_goes_on_under_another_name_is_called_by_it_on_both_sides(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann, person(tmp_path, "Bob", looking=False) as bob:
        bob.meeting._person = replace(await bob.meeting.me(), instance_id=bytes(range(16)))
        one, other = await sit_down(ann, bob)
        await until(lambda: one.can("leave") and other.can("leave"))
        # Ann waits at the table.
        other.ask_leave()
        press(other.overlay.answer_button("Leave"))
        await back_in_the_lobby(bob)
        await until(lambda: one.overlay.heading == f"{isolated('Bob')} has left the table")
        field = bob.lobby.nickname
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, "Robert")
        await until(lambda: words_of(bob.lobby.tables.unfinished, QPushButton))
        go_on = bob.lobby.tables.unfinished.findChildren(QPushButton)[-1]
        go_on.setFocus()
        press(go_on)
        other = await at_table(bob)
        await until(lambda: one.can("resign") and other.can("resign"))
        assert "Robert" in words_of(one, QLabel)
        assert "Bob" not in words_of(one, QLabel)
        assert "Robert" in words_of(other, QLabel)
        other.ask_leave()
        press(other.overlay.answer_button("Leave"))
        await until(lambda: one.overlay.heading == f"{isolated('Robert')} has left the table")


def words_of(parent: QWidget, kind: type[QLabel] | type[QPushButton]) -> list[str]:
    return [each.text() for each in parent.findChildren(kind) if each.isVisible()]


async def test_somebody_of_another_version_is_told_of_with_both_versions(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        address = await open_table(ann, SHORT)
        _, writer = await asyncio.open_connection(LOOPBACK, int(address.rpartition(":")[2]))
        writer.write(MAGIC + bytes([0, 99, 0, 7]))
        await until(lambda: ann.lobby.message.text() != "")
        assert ann.lobby.message.text() == (
            "Somebody at 127.0.0.1 could not sit down. The other side runs a version of the game that does"
            " not fit this one: this side speaks version 1.0, the other side version 99.7."
        )
        writer.close()
        await writer.wait_closed()


async def test_a_table_goes_from_the_list_when_it_is_closed(tmp_path: Path) -> None:
    name = somebody("Ann")
    async with person(tmp_path, name, looking=False) as ann, person(tmp_path, "Bob") as bob:
        await open_table(ann, SHORT)
        await found(bob, name)
        ann.lobby.cancelled.emit()
        await until(lambda: ann.lobby.panel is ann.lobby.tables)
        await until(lambda: name not in listed(bob))


async def test_nobody_at_an_address_is_told(tmp_path: Path) -> None:
    async with person(tmp_path, "Bob", looking=False) as bob:
        for address, words in (
            ("127.0.0.1:9", "127.0.0.1"),
            ("127.0.0.1", "a computer and a port, like 192.168.1.7:4050"),
        ):
            enter_address(bob, address)
            said = bob.lobby.tables.address_message
            assert not said.isVisible(), "what was said of another address is gone with the first key"
            await until(said.isVisible)
            assert words in said.text()
            assert bob.lobby.panel is bob.lobby.tables


async def test_the_way_to_a_table_can_be_given_up(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann, person(tmp_path, "Bob", looking=False) as bob:
        enter_address(bob, await open_table(ann, SHORT))
        await until(lambda: ann.lobby.waiting.asked.isVisible())
        bob.lobby.cancelled.emit()
        await until(lambda: bob.lobby.panel is bob.lobby.tables)
        await until(lambda: not ann.lobby.waiting.asked.isVisible())
        assert f"{isolated('Bob')} no longer wants to sit down." in ann.lobby.message.text()


@pytest.mark.parametrize("closing", ["host", "guest"])
async def test_closing_a_window_in_a_match_tells_the_other_and_keeps_the_match(
    tmp_path: Path, closing: str
) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann, person(tmp_path, "Bob", looking=False) as bob:
        pages = dict(zip(("host", "guest"), await sit_down(ann, bob), strict=True))
        goes, stays = (ann, pages["guest"]) if closing == "host" else (bob, pages["host"])
        await until(lambda: all(page.can("resign") for page in pages.values()))
        heard: list[Sound] = []
        (bob if goes is ann else ann).sounded.connect(heard.append)
        goes.close_now()
        assert not goes.isVisible()
        await goes.closed.wait()
        await until(lambda: "has left the table" in stays.overlay.heading)
        assert Sound.LINK_LOST in heard
        assert "goes on by itself" in stays.overlay.text
        assert not stays.can("resign")
        press(stays.overlay.answer_button("Back to the lobby"))
        await until(lambda: (bob if goes is ann else ann).page is None)


async def test_leaving_is_asked_about_in_the_middle_of_a_match(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann, person(tmp_path, "Bob", looking=False) as bob:
        one, other = await sit_down(ann, bob)
        await until(lambda: one.can("resign") and other.can("resign"))
        ann.menus.leave.trigger()
        press(one.overlay.answer_button("Play on"))
        assert one.overlay.heading == ""
        ann.menus.leave.trigger()
        press(one.overlay.answer_button("Leave"))
        await until(lambda: ann.page is None)
        await until(lambda: other.overlay.heading == "Ann has left the table")


@pytest.mark.parametrize("name", ["W" * 300, "\u202eevil 🃏\x07" * 20])
async def test_a_name_of_any_kind_sits_at_the_table_without_breaking_it(tmp_path: Path, name: str) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann, person(tmp_path, "Bob", looking=False) as bob:
        bob.lobby.nickname.setText(name)
        bob.lobby.nickname.editingFinished.emit()
        one, other = await sit_down(ann, bob)
        await until(lambda: one.can("resign") and other.can("resign"))
        one.ask_leave()
        one.grab()
        assert ann.size().toTuple() == (1280, 800)
        assert ann.minimumSizeHint().width() <= 800
        assert other.overlay.heading == ""


@pytest.mark.long
@pytest.mark.timeout(900)
async def test_a_whole_match_of_the_game_as_it_is_played(tmp_path: Path) -> None:
    """Twenty cards on each payoff pile, to the end of a game, every move of both by mouse."""
    async with person(tmp_path, "Ann", looking=False) as ann, person(tmp_path, "Bob", looking=False) as bob:
        pages = await sit_down(ann, bob, Rules(target=1))
        await play_out(*pages)
        assert {page.overlay.heading for page in pages} & {"You win the match!"}
