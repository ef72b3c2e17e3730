"""A desktop that shows notifications, for the tests: a process of its own on the bus of its environment.

It writes a line of JSON for every call it gets. A line "press N" or "close N" on its standard input does to
notification N what a person would.
"""

import asyncio
import json
from typing import Any

from jeepney import DBusAddress, HeaderFields, Message, new_error, new_method_return, new_signal
from jeepney.io.asyncio import DBusConnection

from tests.qt.private_bus import serve

NAME = "org.freedesktop.Notifications"
EMITTER = DBusAddress("/org/freedesktop/Notifications", interface=NAME)
# Of the notifications shown so far.
numbers: list[int] = []


def tell(**what: Any) -> None:
    print(json.dumps(what), flush=True)


async def answer(bus: DBusConnection, call: Message) -> None:
    member, body = call.header.fields[HeaderFields.member], call.body
    match member:
        case "GetCapabilities":
            await bus.send(new_method_return(call, "as", (["actions", "body", "body-markup"],)))
        case "Notify":
            program, replaced, icon, summary, text, actions, hints, expires = body
            number = replaced or len(numbers) + 1
            numbers.append(number)
            await bus.send(new_method_return(call, "u", (number,)))
            tell(
                call="Notify",
                signature=call.header.fields[HeaderFields.signature],
                program=program,
                replaces=replaced,
                number=number,
                icon=icon,
                summary=summary,
                body=text,
                actions=actions,
                hints=hints,
                expires=expires,
            )
        case "CloseNotification":
            await bus.send(new_method_return(call))
            tell(call="CloseNotification", number=body[0])
            await bus.send(new_signal(EMITTER, "NotificationClosed", "uu", (body[0], 3)))
        case _:
            await bus.send(new_error(call, "org.freedesktop.DBus.Error.UnknownMethod"))


async def obey(bus: DBusConnection, line: str) -> None:
    what, number = line.split()
    if what == "press":
        await bus.send(new_signal(EMITTER, "ActionInvoked", "us", (int(number), "default")))
    await bus.send(new_signal(EMITTER, "NotificationClosed", "uu", (int(number), 2)))


if __name__ == "__main__":
    asyncio.run(serve(NAME, json.dumps({"ready": True}), answer, obey))
