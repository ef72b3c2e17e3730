"""A screen reader's end of the accessibility bus: it finds what a window shows, presses, and hears.

Spoken in plain D-Bus (jeepney), as the AT-SPI specification has it; nothing of Qt is in this process.
"""

from __future__ import annotations

import re
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from jeepney import DBusAddress, HeaderFields, MatchRule, MessageType, message_bus, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection

# Seconds for one answer, and for something that is to be heard or seen.
_ANSWER = 10.0
PATIENCE = 30.0
# Bits of AT-SPI's states (atspi-constants.h, AtspiStateType).
_STATES = {"enabled": 8, "focusable": 11, "focused": 12, "sensitive": 24, "showing": 25, "visible": 30}
_LABELLED_BY = 2  # of AtspiRelationType
_SCREEN = 0  # coordinates from the corner of the screen
_PREFIX = "org.a11y.atspi."
_PROPERTIES = "org.freedesktop.DBus.Properties"
_NOTHING = "/org/a11y/atspi/null"
_ROOT = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")


@dataclass(frozen=True)
class Extents:
    """Pixels of the screen."""

    x: int
    y: int
    width: int
    height: int

    def inside(self, other: Extents) -> bool:
        return (
            self.x >= other.x
            and self.y >= other.y
            and self.x + self.width <= other.x + other.width
            and self.y + self.height <= other.y + other.height
        )


class Hearing:
    """One connection to the accessibility bus of a session bus at `session` (a D-Bus address)."""

    def __init__(self, session: str) -> None:
        with open_dbus_connection(session) as bus:
            asked = new_method_call(
                DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus"), "GetAddress"
            )
            (address,) = _body(bus.send_and_get_reply(asked, timeout=_ANSWER))
        self._bus: DBusConnection = open_dbus_connection(address)
        self.said: list[str] = []
        """Every announcement so far, oldest first."""
        self._read = 0
        self._heard: deque[Any] = deque()
        rule = MatchRule(type="signal", interface=_PREFIX + "Event.Object", member="Announcement")
        self._bus.send_and_get_reply(message_bus.AddMatch(rule), timeout=_ANSWER)
        self._filter = self._bus.filter(rule, queue=self._heard)
        registry = DBusAddress("/org/a11y/atspi/registry", _ROOT[0], _PREFIX + "Registry")
        for event in ("object:announcement", "object:property-change:accessible-name", "focus:"):
            self._bus.send_and_get_reply(
                new_method_call(registry, "RegisterEvent", "sass", (event, [], "")), timeout=_ANSWER
            )

    def close(self) -> None:
        self._filter.close()
        self._bus.close()

    def call(self, at: tuple[str, str], interface: str, method: str, *given: Any, signature: str = "") -> Any:
        """The answer to a call of one object; LookupError when it has gone."""
        address = DBusAddress(at[1], at[0], interface)
        asked = new_method_call(address, method, signature or None, given)
        reply = self._bus.send_and_get_reply(asked, timeout=_ANSWER)
        return _body(reply)

    @property
    def programs(self) -> list[Node]:
        """The programs that can be heard now."""
        return Node(self, _ROOT).children

    def until(self, condition: Callable[[], Any], what: str) -> Any:
        """What `condition` says as soon as that is true, asked again and again. Objects may go meanwhile."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if found := condition():
                    return found
            except LookupError:
                pass
            self._listen(0.05)
        raise AssertionError(f"{what}: not within {PATIENCE} s; heard {self.said}")

    def hear(self, pattern: str) -> str:
        """The next announcement that matches the regular expression, of those after the one heard last."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for index in range(self._read, len(self.said)):
                if re.search(pattern, self.said[index]):
                    self._read = index + 1
                    return self.said[index]
            self._listen(1.0)
        raise AssertionError(f"nothing like {pattern!r} within {PATIENCE} s; heard {self.said}")

    def _listen(self, seconds: float) -> None:
        """Take in what is said, for at most so long or until something is."""
        with suppress(TimeoutError):
            if not self._heard:
                self._bus.recv_messages(timeout=seconds)
        while self._heard:
            self.said.append(self._heard.popleft().body[3][1])


class Node:
    """One accessible object of a program."""

    def __init__(self, hearing: Hearing, at: tuple[str, str]) -> None:
        self._hearing = hearing
        self._at = at

    def _property(self, name: str) -> Any:
        ((_, value),) = self._hearing.call(
            self._at, _PROPERTIES, "Get", _PREFIX + "Accessible", name, signature="ss"
        )
        return value

    @property
    def name(self) -> str:
        return str(self._property("Name"))

    @property
    def description(self) -> str:
        return str(self._property("Description"))

    @property
    def role(self) -> str:
        (role,) = self._hearing.call(self._at, _PREFIX + "Accessible", "GetRoleName")
        return str(role)

    @property
    def states(self) -> frozenset[str]:
        ((low, high),) = self._hearing.call(self._at, _PREFIX + "Accessible", "GetState")
        bits = low | high << 32
        return frozenset(name for name, bit in _STATES.items() if bits >> bit & 1)

    @property
    def children(self) -> list[Node]:
        (found,) = self._hearing.call(self._at, _PREFIX + "Accessible", "GetChildren")
        return [Node(self._hearing, (bus, path)) for bus, path in found]

    @property
    def labels(self) -> list[str]:
        """What the labels say that belong to it."""
        (found,) = self._hearing.call(self._at, _PREFIX + "Accessible", "GetRelationSet")
        return [
            Node(self._hearing, (bus, path)).name
            for kind, targets in found
            if kind == _LABELLED_BY
            for bus, path in targets
        ]

    @property
    def extents(self) -> Extents:
        ((x, y, width, height),) = self._hearing.call(
            self._at, _PREFIX + "Component", "GetExtents", _SCREEN, signature="u"
        )
        return Extents(x, y, width, height)

    @property
    def actions(self) -> list[str]:
        ((_, count),) = self._hearing.call(
            self._at, _PROPERTIES, "Get", _PREFIX + "Action", "NActions", signature="ss"
        )
        names = [
            self._hearing.call(self._at, _PREFIX + "Action", "GetName", index, signature="i")
            for index in range(count)
        ]
        return [str(name) for (name,) in names]

    def act(self, action: str) -> None:
        """Do what `actions` lists."""
        index = self.actions.index(action)
        assert self._hearing.call(self._at, _PREFIX + "Action", "DoAction", index, signature="i") == (True,)

    def under(self, x: int, y: int) -> Node:
        """The innermost object at a pixel of the screen: what a pointer that reads aloud finds there."""
        found = self
        while True:
            ((bus, path),) = self._hearing.call(
                found._at, _PREFIX + "Component", "GetAccessibleAtPoint", x, y, _SCREEN, signature="iiu"
            )
            if not bus or path == _NOTHING or (bus, path) == found._at:
                return found
            found = Node(self._hearing, (bus, path))

    def walk(self) -> Iterator[Node]:
        """This one and everything in it, in the order in which it is read."""
        yield self
        for child in self.children:
            yield from child.walk()


def _body(reply: Any) -> Any:
    if reply.header.message_type is MessageType.error:
        raise LookupError(f"{reply.header.fields[HeaderFields.error_name]}: {reply.body}")
    return reply.body
