"""What a window shows of a match on which the two sides do not agree, what can be done about it there, and of
an end that the other side has not heard of yet.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from protocol.net.listing import awaiting
from protocol.net.person import passing_person
from protocol.net.session import Session
from protocol.net.unfinished import unfinished
from protocol.peer.events import PeerBack, PeerQuiet
from protocol.peer.messages import Dispute, encode
from protocol.peer.stores import MatchDisputed
from spite_qt.window.match_page import MatchPage
from spite_qt.window.mouse import press
from spite_qt.window.panels import TablesPanel
from spite_qt.window.unfinished_list import UnfinishedList
from tests.net.test_keeping import two_people, unfinished_match
from tests.qt.people import until
from tests.qt.test_lobby import table
from tests.qt.test_notices import at_the_table, happens

STOPPED = "The match cannot go on"


async def stopped(page: MatchPage, bob: Session) -> None:
    """Bob's program does not hold the same match any more."""
    match_id = bob._conversation.match_id
    assert match_id is not None
    bob.link.send(encode(Dispute(match_id, "fork", "", b"", b"", b"", b"")))
    await until(lambda: page.overlay.heading == STOPPED)


async def test_a_dispute_stops_the_table_and_both_can_call_the_match_off() -> None:
    async with at_the_table(passing_person("Ann")) as (page, bob):
        await stopped(page, bob)
        assert "The two sides remember different moves." in page.overlay.text
        assert "You can call the match off together, or end it." in page.overlay.text
        assert page.view_to_play is None
        assert page.paused == ""
        assert [page.can(what) for what in ("offer_tie", "resign", "ask_take_back")] == [False] * 3
        # Whatever is told of the link meanwhile, nobody plays on.
        await happens(page, PeerQuiet(), PeerBack())
        assert page.paused == ""
        press(page.overlay.answer_button("Call it off"))
        await until(lambda: page.overlay.answer_button("Call it off") is None)
        assert page.overlay.heading == STOPPED
        assert not page.can("offer_void")
        bob.offer_void()
        await until(lambda: page.overlay.heading == "The match is called off")


async def test_an_offer_to_call_a_disputed_match_off_stands_with_it_and_can_be_met() -> None:
    async with at_the_table(passing_person("Ann")) as (page, bob):
        await stopped(page, bob)
        bob.offer_void()
        asked = "Bob asks to call the match off: it would not count."
        await until(lambda: asked in page.overlay.text)
        assert page.notice.text == ""
        press(page.overlay.answer_button("Call it off"))
        await until(lambda: page.overlay.heading == "The match is called off")


async def test_a_disputed_match_can_be_ended_by_one() -> None:
    async with at_the_table(passing_person("Ann")) as (page, bob):
        await stopped(page, bob)
        press(page.overlay.answer_button("End the match …"))
        press(page.overlay.answer_button("End the match"))
        await until(lambda: page.overlay.heading == "You ended the match")


async def test_an_end_that_the_silent_other_side_cannot_hear_is_confirmed_at_once() -> None:
    async with at_the_table(passing_person("Ann")) as (page, _):
        await happens(page, PeerQuiet())
        press(page.notice.answer_button("End the match …"))
        press(page.overlay.answer_button("End the match"))
        assert page.overlay.heading == "You ended the match"
        said = "It is recorded on this computer. Bob is told as soon as there is a connection again."
        assert page.overlay.text == said
        assert page.overlay.answer_button("Back to the lobby") is not None
        # Here Bob was there all the time.
        await until(lambda: page.overlay.text == "It is recorded as abandoned by you.")


def visible(shown: UnfinishedList) -> list[QPushButton]:
    return [each for each in shown.findChildren(QPushButton) if each.isVisible()]


async def test_the_lobby_says_which_matches_are_disputed_and_shows_all_of_them(tmp_path: Path) -> None:
    async with two_people(tmp_path) as (ann, bob):
        await unfinished_match(ann, bob)
        (match,) = await unfinished(ann)
        dispute = MatchDisputed(match.match_id, "fork", "The two sides remember different moves.")
        disputed = replace(match, dispute=dispute)
        shown = UnfinishedList()
        wanted: list[object] = []
        shown.wanted.connect(wanted.append)
        shown.show_matches([match, match, match, match, disputed])
        shown.show()
        few, all_of_them = ["Go on"] * 3 + ["Show all 5"], ["Go on"] * 4 + ["Settle", "Show fewer"]
        assert [each.text() for each in visible(shown)] == few
        for width in (600, 260):
            shown.resize(width, 400)
            await until(lambda width=width: shown.minimumSizeHint().width() <= width == shown.width())  # type: ignore[misc]
        press(visible(shown)[-1])
        await until(lambda: [each.text() for each in visible(shown)] == all_of_them)
        press(visible(shown)[4])
        assert wanted == [disputed]
        press(visible(shown)[-1])
        await until(lambda: [each.text() for each in visible(shown)] == few)
        shown.close()
        shown.deleteLater()


async def test_the_button_most_people_want_stands_out_among_the_unfinished_matches(tmp_path: Path) -> None:
    async with two_people(tmp_path) as (ann, bob):
        await unfinished_match(ann, bob)
        (match,) = await unfinished(ann)
    latest, before, last = (
        replace(match, opened=replace(match.opened, match_id=bytes([number]) * 16)) for number in (1, 2, 3)
    )
    dispute = MatchDisputed(latest.match_id, "fork", "The two sides remember different moves.")
    shown = UnfinishedList()

    def outstanding() -> list[bool]:
        return [each.property("kind") == "primary" for each in shown.buttons]

    # The latest one; where it cannot be played, the one before.
    shown.show_matches([latest, before, last])
    assert outstanding() == [True, False, False]
    shown.show_matches([replace(latest, dispute=dispute), before, last])
    assert outstanding() == [False, True, False]
    # Where the other person waits at their table it is there, and nowhere else.
    waits = table("Bob's", "Bob", busy=True)
    awaited = awaiting(last.match_id, waits.listing.table_id)
    assert shown.found(replace(waits, listing=replace(waits.listing, awaits=awaited)))
    assert outstanding() == [False, False, True]
    shown.gone("Bob's")
    assert outstanding() == [False, True, False]
    shown.deleteLater()


async def test_tab_comes_to_unfinished_matches_before_the_tables_below_them(tmp_path: Path) -> None:
    async with two_people(tmp_path) as (ann, bob):
        await unfinished_match(ann, bob)
        matches = await unfinished(ann)
    panel = TablesPanel()
    panel.show()
    panel.activateWindow()
    await until(panel.isActiveWindow)
    panel.unfinished.show_matches(matches * 2)
    first, second = panel.unfinished.buttons
    await until(second.isVisible)
    first.setFocus()
    for follows in (second, panel.list, panel.address, panel.join):
        QTest.keyClick(QApplication.focusWidget() or panel, Qt.Key.Key_Tab)
        assert follows.hasFocus()
    panel.close()
    panel.deleteLater()
