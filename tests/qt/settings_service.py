"""A settings portal, for the tests: a process of its own on the bus of its environment.

Its arguments are the settings it has, each `namespace key value` with the value as JSON. A line of the same
form on its standard input changes one and tells everybody, after another one that nobody asked about.
It writes "ready", and "asked" after each answer.
"""

import asyncio
import json
import sys

from jeepney import DBusAddress, HeaderFields, Message, new_error, new_method_return, new_signal
from jeepney.io.asyncio import DBusConnection

from tests.qt.private_bus import serve

NAME = "org.freedesktop.portal.Desktop"
INTERFACE = "org.freedesktop.portal.Settings"
EMITTER = DBusAddress("/org/freedesktop/portal/desktop", interface=INTERFACE)

Variant = tuple[str, object]


def setting(line: str) -> tuple[str, str, Variant]:
    namespace, key, text = line.split(maxsplit=2)
    value = json.loads(text)
    return namespace, key, ({bool: "b", int: "u", str: "s"}[type(value)], value)


async def answer(bus: DBusConnection, call: Message) -> None:
    asked = (call.header.fields[HeaderFields.interface], call.header.fields[HeaderFields.member])
    if asked != (INTERFACE, "ReadAll"):
        await bus.send(new_error(call, "org.freedesktop.DBus.Error.UnknownMethod"))
        return
    (namespaces,) = call.body
    found: dict[str, dict[str, Variant]] = {}
    for namespace, key, value in map(setting, sys.argv[1:]):
        if namespace in namespaces:
            found.setdefault(namespace, {})[key] = value
    await bus.send(new_method_return(call, "a{sa{sv}}", (found,)))
    print("asked", flush=True)


async def obey(bus: DBusConnection, line: str) -> None:
    for changed in ("org.example.another key 1", line):
        await bus.send(new_signal(EMITTER, "SettingChanged", "ssv", setting(changed)))


if __name__ == "__main__":
    asyncio.run(serve(NAME, "ready", answer, obey))
