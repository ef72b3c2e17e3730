"""Who looks elsewhere is told that the table waits; who has the window in front is left in peace.

Each test that has a desktop has it to itself: a bus and a stand-in for what shows notifications, both started
here. The machine's own bus is never asked.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from protocol.errors import Reason
from protocol.game import Rules
from protocol.peer.events import Event, LinkLost, Moved, Resumed, TieOffered
from spite_qt.requests import HostRequest
from spite_qt.window.match_page import MatchPage
from spite_qt.window.mouse import press
from tests.qt.people import LOOPBACK, Window, at_table, person, player, until
from tests.qt.private_bus import StandIn, a_bus, a_stand_in

TITLE = "Spite & Malice"


class Desktop:
    """The stand-in, and what it was told."""

    def __init__(self, stand_in: StandIn) -> None:
        self._stand_in = stand_in

    async def told(self) -> dict[str, Any]:
        """The next call it got."""
        called: dict[str, Any] = json.loads(await self._stand_in.line())
        return called

    async def shows(self, summary: str) -> dict[str, Any]:
        """The next notification with this summary; others that come before it are passed over."""
        while (called := await self.told()).get("summary") != summary:
            pass
        return called

    def press(self, number: int) -> None:
        self._stand_in.tell(f"press {number}")


@asynccontextmanager
async def a_desktop(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Desktop]:
    """A bus of its own, named in the environment, with somebody who shows notifications."""
    async with a_bus(folder, monkeypatch), a_stand_in("tests.qt.notification_service") as stand_in:
        desktop = Desktop(stand_in)
        assert await desktop.told() == {"ready": True}
        yield desktop


@asynccontextmanager
async def alone_at_table(folder: Path) -> AsyncIterator[Window]:
    async with person(folder, "Ann", looking=False) as ann:
        ann.preferences.change(pace="off")
        press(ann.lobby.alone_button)
        page = await at_table(ann)
        # The opponent may begin; what its moves would tell is not in the way then.
        await until(lambda: page.view_to_play is not None)
        yield ann


async def happens(page: MatchPage, *events: Event) -> None:
    async def told() -> AsyncIterator[Event]:
        for event in events:
            yield event

    await page.read(told())


async def play_a_turn(page: MatchPage) -> None:
    """Play with the mouse until the turn has passed."""
    passed: list[bool] = []

    def see(event: Event) -> None:
        if isinstance(event, Moved) and event.view.turn != event.view.seat:
            passed.append(True)

    page.happened.connect(see)
    await player(page).play_until(lambda: bool(passed))


async def test_a_notification_is_replaced_by_the_next_one_pressed_and_taken_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_desktop(tmp_path, monkeypatch) as desktop, alone_at_table(tmp_path) as ann:
        ann.showMinimized()
        ann.alerts.say("Your turn", "<b>Tom</b> & Marie")
        first = await desktop.shows("Your turn")
        assert first["signature"] == "susssasa{sv}i"
        assert first["program"] == TITLE
        assert first["replaces"] == 0
        assert first["body"] == "&lt;b&gt;Tom&lt;/b&gt; &amp; Marie"
        assert first["actions"] == ["default", "Show the table"]
        assert first["hints"]["desktop-entry"] == ["s", "spite-qt"]
        assert first["icon"].endswith("icons/spite-qt.svg")
        assert ann.windowTitle() == f"Your turn – {TITLE}"
        ann.alerts.say("The game is over", "See how it ended.")
        second = await desktop.shows("The game is over")
        assert second["replaces"] == second["number"] == first["number"]
        assert ann.windowTitle() == f"The game is over – {TITLE}"
        desktop.press(second["number"])
        await until(lambda: not ann.isMinimized())
        assert ann.windowTitle() == TITLE
        # What was seen is taken away; only then has the window come to rest as it is now.
        assert (await desktop.told())["call"] == "CloseNotification"
        ann.showMinimized()
        ann.alerts.say("Your turn", "again")
        third = await desktop.shows("Your turn")
        ann.showNormal()
        while (gone := await desktop.told())["call"] != "CloseNotification":
            pass
        assert gone["number"] == third["number"]
        assert ann.windowTitle() == TITLE


async def test_a_host_who_looks_elsewhere_hears_of_the_knock_and_of_the_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        a_desktop(tmp_path, monkeypatch) as desktop,
        person(tmp_path, "Ann", looking=False) as ann,
        person(tmp_path, "Bob", looking=False) as bob,
    ):
        for window in (ann, bob):
            window.preferences.change(pace="off", hold_discard=0.0)
        ann.meeting.follow(HostRequest("Ann", Rules(), is_open=True, interface=LOOPBACK))
        await until(lambda: ann.lobby.waiting.addresses.isVisible())
        field = bob.lobby.tables.address
        QTest.keyClicks(field, ann.lobby.waiting.addresses.text())
        ann.showMinimized()
        QTest.keyClick(field, Qt.Key.Key_Return)
        knock = await desktop.shows("Bob would like to play")
        assert knock["body"] == "Your table is waiting for your answer."
        ann.showNormal()
        press(ann.lobby.waiting.asked.accept)
        pages = await at_table(ann), await at_table(bob)
        await until(lambda: all(page.can("resign") and page.still for page in pages))
        ann.showMinimized()
        waiting, theirs = pages[0], pages[1]
        if waiting.view_to_play is not None:
            await play_a_turn(waiting)
        await until(lambda: theirs.view_to_play is not None)
        await play_a_turn(theirs)
        turn = await desktop.shows("Your turn")
        assert turn["body"] == "Bob has played."
        assert ann.windowTitle() == f"Your turn – {TITLE}"


async def test_who_is_back_and_what_is_asked_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_desktop(tmp_path, monkeypatch) as desktop, alone_at_table(tmp_path) as ann:
        page = ann.page
        assert page is not None
        await until(lambda: page.view_to_play is not None)
        seen = page.view_to_play
        assert seen is not None
        ann.showMinimized()
        back = Resumed(bytes(16), seen.seat, seen.rules, "Robin", "", 0, 0, (0, 0), seen, ())
        await happens(page, LinkLost(Reason.LOST, "Robin is away."), back)
        assert (await desktop.shows("Robin is back"))["body"] == "It is your turn."
        await happens(page, TieOffered(by_me=False))
        assert (await desktop.shows("Robin offers a tie"))["body"] == "The table is waiting for your answer."
        await happens(page, LinkLost(Reason.LOST, "Robin is away."))
        while (await desktop.told())["call"] != "CloseNotification":
            pass
        assert ann.windowTitle() == TITLE


async def test_who_has_the_window_in_front_or_wants_no_alerts_is_not_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_desktop(tmp_path, monkeypatch) as desktop, alone_at_table(tmp_path) as ann:
        ann.activateWindow()
        await until(ann.isActiveWindow)
        ann.alerts.say("Your turn", "in front")
        assert ann.windowTitle() == TITLE
        ann.preferences.change(alerts=False)
        ann.showMinimized()
        ann.alerts.say("Your turn", "not wanted")
        assert ann.windowTitle() == f"Your turn – {TITLE}"
        ann.preferences.change(alerts=True)
        ann.alerts.say("Your turn", "the first one told")
        assert (await desktop.told())["body"] == "the first one told"


async def test_a_desktop_that_is_not_there_or_goes_away_is_no_trouble(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with alone_at_table(tmp_path) as ann:
        ann.showMinimized()
        for address in (None, "nonsense", f"unix:path={tmp_path}/nobody"):
            if address is None:
                monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
            else:
                monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
            ann.alerts.say("Your turn", "to nobody")
            await until(lambda: not any(t.get_name() == "spite-notifications" for t in asyncio.all_tasks()))
        async with a_desktop(tmp_path, monkeypatch) as desktop:
            ann.alerts.say("Your turn", "to somebody")
            await desktop.shows("Your turn")
        await until(lambda: not any(t.get_name() == "spite-notifications" for t in asyncio.all_tasks()))
        ann.alerts.say("Your turn", "to nobody again")
        assert ann.troubles == []
