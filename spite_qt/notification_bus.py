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

from jeepney import DBusAddress, DBusErrorResponse, HeaderFields, MatchRule, message_bus, new_method_call
from jeepney.io.asyncio import DBusRouter, Proxy, open_dbus_connection
from jeepney.io.common import RouterClosed
from jeepney.wrappers import unwrap_msg

_SERVICE = "org.freedesktop.Notifications"
_PATH = "/org/freedesktop/Notifications"
# Seconds for an answer of the bus or the desktop.
_WITHIN = 5.0

# There is no bus, or nobody on it who shows notifications, or what comes is no answer (KeyError, RuntimeError
# and ValueError: jeepney's words for that).
BusError = (OSError, EOFError, KeyError, RuntimeError, ValueError, RouterClosed, DBusErrorResponse)


class Heard(NamedTuple):
    """A signal of the desktop about one notification."""

    member: str  # "ActionInvoked", "ActivationToken" or "NotificationClosed"
    number: int
    value: object


class Desktop:
    """Whoever shows the notifications. Every call may raise one of BusError."""

    def __init__(self, router: DBusRouter) -> None:
        self._router = router
        self._address = DBusAddress(_PATH, bus_name=_SERVICE, interface=_SERVICE)

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
        call = new_method_call(self._address, member, signature, body)
        async with asyncio.timeout(_WITHIN):
            return unwrap_msg(await self._router.send_and_get_reply(call))


@asynccontextmanager
async def desktop(signals: asyncio.Queue[Any]) -> AsyncIterator[Desktop]:
    """The desktop of this session, its signals being put into `signals`. Raises one of BusError."""
    rule = MatchRule(type="signal", interface=_SERVICE, path=_PATH)
    async with asyncio.timeout(_WITHIN):
        connection = await open_dbus_connection("SESSION")
    async with connection, DBusRouter(connection) as router:
        async with asyncio.timeout(_WITHIN):
            await Proxy(message_bus, router).AddMatch(rule)
        with router.filter(rule, queue=signals):
            yield Desktop(router)


def heard(signal: Any) -> Heard | None:
    """What a signal says; None if it is of another shape."""
    body = signal.body
    if len(body) != 2 or not isinstance(body[0], int):
        return None
    return Heard(str(signal.header.fields.get(HeaderFields.member, "")), body[0], body[1])
