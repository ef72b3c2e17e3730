"""`spite-qt host`, `join` and `resume` without a window: a bot in the chair, told line by line."""

import asyncio
from contextlib import suppress
from pathlib import Path

from protocol.net.code import new_code, normal_code
from protocol.net.host import Host
from protocol.net.join import join
from protocol.net.keeping import Keeper
from protocol.net.person import Person, open_person
from spite_qt import __version__
from spite_qt.cli.find import find_table
from spite_qt.cli.output import Output
from spite_qt.cli.resume import returned_to
from spite_qt.cli.run import Exit
from spite_qt.cli.story import Story
from spite_qt.opponents.chair import occupy
from spite_qt.opponents.levels import LEVELS
from spite_qt.requests import HostRequest, JoinRequest, MatchRequest, ResumeRequest
from spite_qt.seat import Seat

# A goodbye that takes longer (seconds) is not heard any more.
_SECONDS_TO_LEAVE = 2
# Announcing a table on the network takes 1.2 s; what has not worked by now (seconds) needs telling.
_SECONDS_TO_BE_FOUND = 3


async def play(
    request: MatchRequest,
    folder: Path,
    output: Output,
    level: str,
    pace_ms: int,
    looking: float,
    patience: float,
) -> int:
    """Play one match as asked; the exit code.

    `folder`: the data folder. `looking`: seconds to look for a table by name. `patience`: seconds to keep
    trying when the link is lost. LocalError and PeerError when it does not come to a match.
    """
    async with await open_person(folder, request.name, __version__) as person:
        for notice in person.notices:
            output.error(notice, "notice")
        bot = _Bot(level, pace_ms, output)
        match request:
            case HostRequest():
                return await _host(request, person, output, bot, patience)
            case JoinRequest():
                return await _join(request, person, bot, looking, patience)
            case ResumeRequest():
                async with returned_to(request, person, output, patience, pace_ms) as (seat, name):
                    return (await bot.sit_down(seat, name, hosting=False)).ending


async def _host(request: HostRequest, person: Person, output: Output, bot: "_Bot", patience: float) -> int:
    code = None if request.is_open else new_code() if request.code is None else request.code
    async with await Host.open(
        person,
        rules=request.rules,
        code=code,
        port=request.port,
        interface=request.interface,
        on_refused=lambda error, where: output.tell(
            "turned away",
            f"Somebody from {where} was turned away: {error}",
            address=where,
            reason=str(error.reason),
            text=str(error),
        ),
        on_new_code=lambda changed: output.tell(
            "code", f"After three wrong codes the join code has changed: it is {changed}.", code=changed
        ),
    ) as host:
        private = {} if host.code is None else {"code": host.code}
        output.tell(
            "listening",
            f"{person.nickname}'s table is open{_where(host.addresses)}."
            + ("" if host.code is None else f" The join code is {host.code}."),
            port=host.port,
            addresses=host.addresses,
            **private,
        )
        watch = _Watch(host, output)
        async for session in host:
            seat = Keeper.over(session, person, host=host, interface=request.interface, patience=patience)
            story = await bot.sit_down(seat, person.nickname, hosting=True)
            if story.sat_down:
                watch.stop()
                return story.ending
    return Exit.LINK_LOST


def _where(addresses: tuple[str, ...]) -> str:
    if not addresses:
        return ", but this computer has no address that others could type in"
    return f" at {', '.join(addresses)}"


class _Watch:
    """Tells why an open table cannot be found on the network, whenever there is a new reason."""

    def __init__(self, host: Host, output: Output) -> None:
        self._host = host
        self._output = output
        self._told: str | None = None
        self._wait()

    def _wait(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(_SECONDS_TO_BE_FOUND, self._look)

    def _look(self) -> None:
        why = self._host.why_silent
        if why is not None and why != self._told:
            self._output.error(why, "notice")
        self._told = why
        self._wait()

    def stop(self) -> None:
        self._timer.cancel()


async def _join(request: JoinRequest, person: Person, bot: "_Bot", looking: float, patience: float) -> int:
    code = None if request.code is None else normal_code(request.code)
    where = await find_table(request.where, request.interface, looking)
    session = await join(where, person, code=code, interface=request.interface)
    seat = Keeper.over(session, person, interface=request.interface, patience=patience)
    return (await bot.sit_down(seat, person.nickname, hosting=False)).ending


class _Bot:
    """Sits down at whatever seat it is shown, and has the story told."""

    def __init__(self, level: str, pace_ms: int, output: Output) -> None:
        self._choose = LEVELS[level]
        self._pace_ms = pace_ms
        self._output = output

    async def sit_down(self, seat: Seat, own_name: str, *, hosting: bool) -> Story:
        story = Story(self._output, own_name, seat, hosting=hosting)
        try:
            await occupy(seat, self._choose, self._pace_ms, story.tell)
        finally:
            with suppress(TimeoutError):
                async with asyncio.timeout(_SECONDS_TO_LEAVE):
                    await seat.close()
        return story
