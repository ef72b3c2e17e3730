"""Light or dark as the system: as the desktop says when the program starts, and whenever it says otherwise.

Qt hears of it from the settings portal here; its plugins for other desktops tell the program the same way.
"""

import asyncio
import os
import sys
from pathlib import Path

import pytest

from tests.qt.private_bus import WITHIN, StandIn, a_bus, a_stand_in

COLOUR_SCHEME = "org.freedesktop.appearance color-scheme"
DARK, LIGHT = 1, 2


async def test_a_desktop_that_changes_its_colours_changes_the_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, xvfb_display: str
) -> None:
    async with (
        a_bus(tmp_path, monkeypatch),
        a_stand_in("tests.qt.settings_service", f"{COLOUR_SCHEME} {DARK}") as portal,
    ):
        assert await portal.line() == "ready"
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.qt.theme_child", str(tmp_path / "data")),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env={
                **os.environ,
                "QT_QPA_PLATFORM": "xcb",
                "QT_QPA_PLATFORMTHEME": "xdgdesktopportal",
                "DISPLAY": xvfb_display,
            },
        )
        window = StandIn(process)
        try:
            assert await window.line() == "dark"
            portal.tell(f"{COLOUR_SCHEME} {LIGHT}")
            assert await window.line() == "light"
            portal.tell(f"{COLOUR_SCHEME} {DARK}")
            assert await window.line() == "dark"
        finally:
            await asyncio.wait_for(window.end(), WITHIN)
