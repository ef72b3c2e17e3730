"""What the desktop says of motion, as calls and signals of D-Bus: the portal org.freedesktop.portal.Settings.

Imported only where there is a session bus, since only desktops of this kind bring jeepney along. Not for what
follows from it (reduced_motion).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from typing import Any

from jeepney import DBusAddress, DBusErrorResponse, MatchRule, message_bus, new_method_call
from jeepney.io.asyncio import DBusRouter, Proxy, open_dbus_connection
from jeepney.io.common import RouterClosed
from jeepney.wrappers import unwrap_msg

_SERVICE = "org.freedesktop.portal.Desktop"
_PATH = "/org/freedesktop/portal/desktop"
_INTERFACE = "org.freedesktop.portal.Settings"
# Seconds: the first call may have to start the portal while the desktop itself is still starting.
_WITHIN = 30.0
# Changes that may wait to be read: every one of the desktop's settings comes this way.
_MOST_CHANGES = 64

# The standard's own, GNOME's and the desktops' that follow it, KDE's.
_REDUCED = ("org.freedesktop.appearance", "reduced-motion")
_ANIMATIONS = ("org.gnome.desktop.interface", "enable-animations")
_DURATION = ("org.kde.kdeglobals.KDE", "AnimationDurationFactor")

# There is no bus or no portal, or what comes is no answer (KeyError, RuntimeError and ValueError: jeepney's
# words for that; IndexError and TypeError: an answer of another shape).
BusError = (
    OSError,
    EOFError,
    KeyError,
    IndexError,
    TypeError,
    RuntimeError,
    ValueError,
    RouterClosed,
    DBusErrorResponse,
)


async def reduced_motion() -> AsyncGenerator[bool, None]:
    """Whether the desktop asks for reduced motion: now, and again with every change.

    Raises one of BusError.
    """
    rule = MatchRule(type="signal", interface=_INTERFACE, member="SettingChanged", path=_PATH)
    changes: asyncio.Queue[Any] = asyncio.Queue(_MOST_CHANGES)
    async with asyncio.timeout(_WITHIN):
        connection = await open_dbus_connection("SESSION")
    async with connection, DBusRouter(connection) as router:
        with router.filter(rule, queue=changes):
            async with asyncio.timeout(_WITHIN):
                await Proxy(message_bus, router).AddMatch(rule)
                said = await _read(router)
            yield _asks(said)
            while True:
                namespace, name, value = (await changes.get()).body
                if (namespace, name) in (_REDUCED, _ANIMATIONS, _DURATION):
                    said[namespace, name] = _plain(value)
                    yield _asks(said)


async def _read(router: DBusRouter) -> dict[tuple[str, str], object]:
    address = DBusAddress(_PATH, bus_name=_SERVICE, interface=_INTERFACE)
    namespaces = [namespace for namespace, _ in (_REDUCED, _ANIMATIONS, _DURATION)]
    call = new_method_call(address, "ReadAll", "as", (namespaces,))
    (found,) = unwrap_msg(await router.send_and_get_reply(call))
    return {(group, name): _plain(value) for group, names in found.items() for name, value in names.items()}


def _plain(variant: Any) -> object:
    """The value of a variant, (signature, value); some portals put one into another."""
    while isinstance(variant, tuple) and len(variant) == 2:
        variant = variant[1]
    return variant


def _asks(said: dict[tuple[str, str], object]) -> bool:
    try:
        still = float(str(said.get(_DURATION, 1))) == 0.0
    except ValueError:
        still = False
    return said.get(_REDUCED) == 1 or said.get(_ANIMATIONS) is False or still
