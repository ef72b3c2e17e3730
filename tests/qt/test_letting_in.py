"""Somebody is let in, and the link breaks at that moment: what both windows say, and what they do next."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

from protocol.net.history import kept_matches
from spite_qt.window.match_page import MatchPage
from spite_qt.window.mouse import press
from tests.net.swallowing import Line, line
from tests.qt.people import LOOPBACK, Window, at_table, person, somebody, until
from tests.qt.test_two_windows import SHORT, enter_address, open_table


async def asked(ann: Window, bob: Window, way: Line) -> None:
    enter_address(bob, f"{LOOPBACK}:{way.port}")
    await until(lambda: ann.lobby.waiting.asked.isVisible())


@asynccontextmanager
async def only_the_guest_hears(ann: Window, bob: Window) -> AsyncIterator[tuple[Line, MatchPage]]:
    """Bob sits at the table that he was let in to, and nothing of his reaches Ann any more."""
    # Two programs, as far as each can see.
    bob.meeting._person = replace(await bob.meeting.me(), instance_id=bytes(range(16)))
    port = int((await open_table(ann, SHORT)).rpartition(":")[2])
    async with line(port) as way:
        await asked(ann, bob, way)
        way.swallow(0)
        press(ann.lobby.waiting.asked.accept)
        yield way, await at_table(bob)


async def test_who_did_not_hear_that_they_may_sit_is_let_in_when_they_ask_again(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann, person(tmp_path, "Bob", looking=False) as bob:
        port = int((await open_table(ann, SHORT)).rpartition(":")[2])
        async with line(port) as way:
            await asked(ann, bob, way)
            way.swallow(0, 1)
            press(ann.lobby.waiting.asked.accept)
            waits = ann.lobby.waiting.waits
            assert (waits.isVisible(), waits.text()) == (True, "Bob may sit down. Waiting for the answer …")
            assert ann.page is None
            way.reset()
            await until(lambda: ann.lobby.message.text())
            assert ann.lobby.message.text() == (
                "The connection with Bob was lost. The match with Bob has not begun, and your table is still "
                "open."
            )
            assert ann.lobby.panel is ann.lobby.waiting
            assert waits.text() == "Waiting for somebody …"
            await until(lambda: bob.lobby.tables.address_message.text())
            assert bob.lobby.tables.address_message.text() == (
                "The connection with Ann was lost. You have not sat down."
            )
            await asked(ann, bob, way)
            assert ann.lobby.message.text() == ""
            press(ann.lobby.waiting.asked.accept)
            pages = await at_table(ann), await at_table(bob)
            await until(lambda: all(page.can("resign") for page in pages))
        # The match that has not begun is nowhere to be seen.
        (played,) = kept_matches(tmp_path / "Ann")
        assert (played.games, played.finished) == (1, False)


async def test_who_heard_it_goes_on_by_itself_though_the_host_was_told_that_nothing_began(
    tmp_path: Path,
) -> None:
    async with (
        person(tmp_path, "Ann", looking=False) as ann,
        person(tmp_path, "Bob", looking=False) as bob,
        only_the_guest_hears(ann, bob) as (way, theirs),
    ):
        assert ann.page is None
        way.reset()
        hers = await at_table(ann)
        assert bob.page is theirs
        await until(lambda: hers.can("resign") and theirs.can("resign"))


async def test_who_was_never_heard_is_listed_only_while_they_wait_for_the_match(tmp_path: Path) -> None:
    name = somebody("Bob")
    async with (
        person(tmp_path, "Ann") as ann,
        person(tmp_path, name, looking=False) as bob,
        only_the_guest_hears(ann, bob) as (way, theirs),
    ):
        # She closes her table before he is through to it again.
        ann.lobby.waiting.cancelled.emit()
        await until(lambda: not ann.meeting.under_way)
        way.reset()
        unfinished = ann.lobby.tables.unfinished
        await until(unfinished.isVisible)
        (go_on,) = unfinished.buttons
        assert go_on.accessibleName() == f"Go on with {name}"
        press(go_on)
        hers = await at_table(ann)
        await until(lambda: hers.can("resign") and theirs.can("resign"))
