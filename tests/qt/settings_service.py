"""A settings portal, for the tests: a process of its own on the bus of its environment.

Its arguments are the settings it has, each `namespace key value` with the value as JSON. A line of the same
form on its standard input changes one and tells everybody, after another one that nobody asked about.
It writes "ready", and "asked" after each answer.
"""

import asyncio
import json
import sys

from jeepney import (
    DBusAddress,
    HeaderFields,
    Message,
    MessageType,
    message_bus,
    new_error,
    new_method_return,
    new_signal,
)
from jeepney.io.asyncio import DBusConnection, DBusRouter, Proxy, open_dbus_connection

NAME = "org.freedesktop.portal.Desktop"
INTERFACE = "org.freedesktop.portal.Settings"
EMITTER = DBusAddress("/org/freedesktop/portal/desktop", interface=INTERFACE)

Variant = tuple[str, object]


def setting(line: str) -> tuple[str, str, Variant]:
    namespace, key, text = line.split(maxsplit=2)
    value = json.loads(text)
    return namespace, key, ({bool: "b", int: "u", str: "s"}[type(value)], value)


async def answer(bus: DBusConnection, call: Message, settings: dict[str, dict[str, Variant]]) -> None:
    asked = (call.header.fields[HeaderFields.interface], call.header.fields[HeaderFields.member])
    if asked != (INTERFACE, "ReadAll"):
        await bus.send(new_error(call, "org.freedesktop.DBus.Error.UnknownMethod"))
        return
    (namespaces,) = call.body
    found = {name: values for name, values in settings.items() if name in namespaces}
    await bus.send(new_method_return(call, "a{sa{sv}}", (found,)))
    print("asked", flush=True)


async def obey(bus: DBusConnection) -> None:
    lines = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    while line := (await lines.readline()).decode():
        for changed in ("org.example.another key 1", line):
            await bus.send(new_signal(EMITTER, "SettingChanged", "ssv", setting(changed)))


async def serve(lines: list[str]) -> None:
    settings: dict[str, dict[str, Variant]] = {}
    for namespace, key, value in map(setting, lines):
        settings.setdefault(namespace, {})[key] = value
    bus = await open_dbus_connection("SESSION")
    async with DBusRouter(bus) as router:
        await Proxy(message_bus, router).RequestName(NAME)
    print("ready", flush=True)

    async def receive() -> None:
        while True:
            message = await bus.receive()
            if message.header.message_type is MessageType.method_call:
                await answer(bus, message, settings)

    receiving = asyncio.create_task(receive())
    await obey(bus)
    receiving.cancel()
    await bus.close()


if __name__ == "__main__":
    asyncio.run(serve(sys.argv[1:]))
