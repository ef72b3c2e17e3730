"""The desktop's notifications as calls and signals of D-Bus: org.freedesktop.Notifications, version 1.2.

Imported only where there is a session bus, since only desktops of this kind bring jeepney along. Not for when
something is shown (notifications).

jeepney writes the messages because QtDBus cannot from Python: an integer always leaves it signed, so that the
call's signature is not the one the desktop takes, and an argument of a wrong shape ends the process.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

from jeepney import (
    DBusAddress,
    DBusErrorResponse,
    HeaderFields,
    MatchRule,
    Message,
    MessageType,
    message_bus,
    new_method_call,
)
from jeepney.io.asyncio import DBusConnection, open_dbus_connection
from jeepney.wrappers import unwrap_msg

_SERVICE = "org.freedesktop.Notifications"
_PATH = "/org/freedesktop/Notifications"
# Seconds for an answer of the bus or the desktop.
_WITHIN = 5.0

# There is no bus, or nobody on it who shows notifications, or what comes is no answer (KeyError, RuntimeError
# and ValueError: jeepney's words for that).
BusError = (OSError, EOFError, KeyError, RuntimeError, ValueError, DBusErrorResponse)


class Heard(NamedTuple):
    """A signal of the desktop about one notification."""

    member: str  # "ActionInvoked", "ActivationToken" or "NotificationClosed"
    number: int
    value: object


class Desktop:
    """Whoever shows the notifications, over one connection. Every call may raise one of BusError."""

    def __init__(self, connection: DBusConnection) -> None:
        self._connection = connection
        self._address = DBusAddress(_PATH, bus_name=_SERVICE, interface=_SERVICE)
        self._answers: dict[int, asyncio.Future[Message]] = {}

    async def listen(self, signals: asyncio.Queue[Heard | None]) -> None:
        """Read what comes until the connection ends: answers for the calls, signals for the queue."""
        while True:
            message = await self._connection.receive()
            answer = self._answers.pop(message.header.fields.get(HeaderFields.reply_serial, 0), None)
            if answer is not None and not answer.done():
                answer.set_result(message)
            elif message.header.message_type is MessageType.signal and (news := _heard(message)) is not None:
                # Nobody presses a notification that often: what does not fit is somebody else's.
                with suppress(asyncio.QueueFull):
                    signals.put_nowait(news)

    async def watch(self) -> None:
        """Have the signals sent."""
        rule = MatchRule(type="signal", interface=_SERVICE, path=_PATH)
        await self._ask(message_bus.AddMatch(rule))

    async def capabilities(self) -> list[str]:
        (found,) = await self._call("GetCapabilities")
        return list(found)

    async def show(self, replaced: int, summary: str, body: str, press: str, icon: str) -> int:
        """Show it instead of the one numbered `replaced` (0: none); its number. `icon`: a URI."""
        arguments = (
            "Spite & Malice",
            replaced,
            icon,
            summary,
            body,
            ["default", press],
            {"desktop-entry": ("s", "spite-qt"), "urgency": ("y", 1)},
            -1,
        )
        (number,) = await self._call("Notify", "susssasa{sv}i", arguments)
        return int(number)

    async def take_away(self, number: int) -> None:
        # It may have closed by itself a moment ago.
        with suppress(DBusErrorResponse):
            await self._call("CloseNotification", "u", (number,))

    async def _call(self, member: str, signature: str | None = None, body: tuple[Any, ...] = ()) -> Any:
        return await self._ask(new_method_call(self._address, member, signature, body))

    async def _ask(self, call: Message) -> Any:
        serial = next(self._connection.outgoing_serial)
        answer = self._answers[serial] = asyncio.get_running_loop().create_future()
        try:
            async with asyncio.timeout(_WITHIN):
                await self._connection.send(call, serial=serial)
                return unwrap_msg(await answer)
        finally:
            self._answers.pop(serial, None)


@asynccontextmanager
async def desktop(signals: asyncio.Queue[Heard | None]) -> AsyncIterator[Desktop]:
    """The desktop of this session, its signals being put into `signals`.

    Raises one of BusError, also when the bus ends within the context.
    """
    async with asyncio.timeout(_WITHIN):
        connection = await open_dbus_connection("SESSION")
    try:
        made = Desktop(connection)
        async with asyncio.TaskGroup() as group:
            listening = group.create_task(made.listen(signals), name="spite-desktop")
            await made.watch()
            yield made
            listening.cancel()
    except BaseExceptionGroup as failed:
        # Whatever the bus did, one task told it first.
        raise failed.exceptions[0] from None
    finally:
        connection.writer.close()


def _heard(signal: Message) -> Heard | None:
    """What a signal says; None if it is of another shape."""
    body = signal.body
    if len(body) != 2 or not isinstance(body[0], int):
        return None
    return Heard(str(signal.header.fields.get(HeaderFields.member, "")), body[0], body[1])
