"""One notification in the desktop's list, where the desktop has one (over D-Bus; other systems have none).

Not for when something is worth one (window/alerts.py), and no Qt. Where nobody shows notifications nothing
happens: the window's title and the task bar tell.
"""

from __future__ import annotations

import asyncio
import html
import logging
import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from spite_qt.resources import resource_path

if TYPE_CHECKING:
    from spite_qt.notification_bus import Desktop, Heard

_log = logging.getLogger(__name__)

# Seconds that the end of the program waits for the notification to be taken away.
_CLOSE_WITHIN = 1.0
# Signals that may wait to be read: the desktop tells of every program's notifications.
_MOST_SIGNALS = 64


@dataclass(frozen=True)
class Notice:
    """What the desktop shows. `press`: the words for pressing it, for desktops that have a button for it."""

    summary: str
    body: str
    press: str


class Notifications:
    """At most one notification at a time: the next one takes the place of the one before."""

    def __init__(self, pressed: Callable[[], None]) -> None:
        """`pressed` is called when the person presses the notification."""
        self._pressed = pressed
        self._wanted: Notice | None = None
        self._shown: Notice | None = None
        self._number = 0  # the desktop's, of the one shown; 0: none
        self._ending = False
        self._news: asyncio.Queue[Heard | None] = asyncio.Queue(_MOST_SIGNALS)
        self._task: asyncio.Task[None] | None = None

    def say(self, notice: Notice) -> None:
        """Show this one now. Returns at once."""
        if self._ending:
            return
        self._wanted = notice
        if self._task is None or self._task.done():
            self._shown, self._number = None, 0
            self._task = asyncio.get_running_loop().create_task(self._serve(), name="spite-notifications")
        else:
            self._wake()

    def withdraw(self) -> None:
        """Show none. Returns at once."""
        if self._wanted is not None:
            self._wanted = None
            self._wake()

    async def close(self) -> None:
        """Take the notification away and leave the bus; nothing is shown any more."""
        self._ending, self._wanted = True, None
        self._wake()
        if self._task is not None:
            await asyncio.wait({self._task}, timeout=_CLOSE_WITHIN)
            self._task.cancel()
            await asyncio.wait({self._task})

    def _wake(self) -> None:
        # A full queue wakes by itself.
        with suppress(asyncio.QueueFull):
            self._news.put_nowait(None)

    async def _serve(self) -> None:
        """As long as the bus is there; the next `say` looks for it again."""
        if "DBUS_SESSION_BUS_ADDRESS" not in os.environ:
            return
        try:
            from spite_qt import notification_bus as bus
        except ImportError:
            return
        try:
            async with bus.desktop(self._news) as desktop:
                markup = "body-markup" in await desktop.capabilities()
                await self._bring_up_to_date(desktop, markup)
                while not self._ending:
                    news = await self._news.get()
                    if news is not None:
                        self._heard(news)
                    await self._bring_up_to_date(desktop, markup)
        except bus.BusError as error:
            _log.info("no desktop notifications: %s: %s", type(error).__name__, error)

    async def _bring_up_to_date(self, desktop: Desktop, markup: bool) -> None:
        wanted = self._wanted
        if wanted is None:
            number, self._number, self._shown = self._number, 0, None
            if number:
                await desktop.take_away(number)
        elif wanted is not self._shown:
            self._shown = wanted
            # The summary is plain text everywhere, the body is read as markup by some.
            body = html.escape(wanted.body, quote=False) if markup else wanted.body
            icon = resource_path("icons/spite-qt.svg").as_uri()
            self._number = await desktop.show(self._number, wanted.summary, body, wanted.press, icon)

    def _heard(self, heard: Heard) -> None:
        if heard.number != self._number:
            return
        match heard.member:
            case "ActivationToken":
                # Qt's Wayland platform takes it from there for the next window that comes to the front.
                os.environ["XDG_ACTIVATION_TOKEN"] = str(heard.value)
            case "ActionInvoked":
                self._pressed()
            case "NotificationClosed":
                self._number = 0
