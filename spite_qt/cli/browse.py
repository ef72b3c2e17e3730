"""`spite-qt browse`: the tables on the network, a line each time one appears, changes or goes."""

import asyncio
from contextlib import suppress

from protocol.net.browser import Browser, TableFound, TableGone, WhyEmpty
from protocol.net.listing import ListedTable
from spite_qt.cli.output import Output, points
from spite_qt.cli.run import Exit


async def browse(interface: str | None, seconds: float | None, output: Output) -> int:
    """List until `seconds` have passed (None: until cancelled). LocalError if `interface` is none of ours."""
    shown: dict[str, ListedTable] = {}
    async with Browser(interface=interface) as browser:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                async for event in browser:
                    match event:
                        case TableFound(table) if table.listing.reserved:
                            # Somebody waits there for one person alone, who goes on with `resume`.
                            pass
                        case TableFound(table):
                            _tell_of(table, "changed" if table.key in shown else "found", output)
                            shown[table.key] = table
                        case TableGone(key) if key in shown:
                            gone = shown.pop(key)
                            output.tell(
                                "gone", f"- {gone.nickname} has closed the table", key=key, name=gone.nickname
                            )
                        case WhyEmpty(text) if text is not None:
                            output.tell("empty", text, text=text)
                        case _:
                            pass
        if not shown and browser.why_empty is None:
            nothing = "There is no table on the network now."
            output.tell("empty", nothing, text=nothing)
    return Exit.ENDED_WELL


def _tell_of(table: ListedTable, event: str, output: Output) -> None:
    listing = table.listing
    where = [_with_port(address, table.port) for address in table.addresses]
    door = "private" if listing.private else "open"
    output.tell(
        event,
        f"+ {listing.nickname} ({listing.fingerprint}), to {points(listing.target)}, {door}, "
        f"{'busy' if listing.busy else 'free'}, at {', '.join(where)}",
        key=table.key,
        name=listing.nickname,
        fingerprint=listing.fingerprint,
        addresses=where,
        port=table.port,
        target=listing.target,
        private=listing.private,
        busy=listing.busy,
        version=listing.version,
        program=listing.program,
    )


def _with_port(address: str, port: int) -> str:
    return f"[{address}]:{port}" if ":" in address else f"{address}:{port}"
