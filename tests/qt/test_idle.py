"""Where a window may be left alone for long nothing in it ticks."""

from pathlib import Path

from protocol.peer.events import Moved
from spite_qt.play_alone import Opponent
from spite_qt.window.mouse import press
from tests.qt.people import at_table, person, player, ticking, until

RECORD = Path(__file__).parents[1] / "data/vectors/given-00.json"


async def test_nothing_ticks_in_the_lobby_with_people_and_at_a_record(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as window:
        await until(lambda: not ticking(window))
        window.show_people()
        await until(lambda: window.dialogs.people is not None and window.dialogs.people.isVisible())
        await until(lambda: not ticking(window))
        window.watching.watch(str(RECORD))
        await until(lambda: window.watching.page is not None)
        await until(lambda: not ticking(window))
        assert window.watching.page is not None
        window.watching.page.bar.on.emit()
        await until(lambda: not ticking(window))


async def test_nothing_ticks_at_a_table_whoever_is_to_move(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as window:
        window.meeting.opponent = Opponent("Robin", pace_ms=3_600_000)
        press(window.lobby.alone_button)
        page = await at_table(window)
        await until(lambda: page.can("resign") and page.still)
        await until(lambda: not ticking(window))
        if page.view_to_play is not None:
            seen: list[Moved] = []
            page.happened.connect(lambda event: seen.append(event) if isinstance(event, Moved) else None)
            await player(page).play_until(lambda: bool(seen) and seen[-1].view.turn != seen[-1].view.seat)
        await until(lambda: page.still and not ticking(window))
        assert page.view_to_play is None
