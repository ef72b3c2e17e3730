"""A desktop for the tests of this folder: an X server without a screen, a session bus, an accessibility bus.

Each program runs on loopback alone, with a data folder of its own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from spite_qt.home import Home
from tests.access.hearing import Hearing, Node

ROOT = Path(__file__).parents[2]
_SECONDS_TO_END = 20


@pytest.fixture(scope="session")
def desktop(xvfb_display: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """The environment of programs on a desktop where a screen reader is at work."""
    if shutil.which("dbus-daemon") is None:
        pytest.skip("dbus-daemon is not installed")
    folder = tmp_path_factory.mktemp("desktop")
    folder.chmod(0o700)
    environment = {
        **os.environ,
        "DISPLAY": xvfb_display,
        "XDG_RUNTIME_DIR": str(folder),
        # Nothing of it is kept for the person who runs the tests.
        "XDG_CONFIG_HOME": str(folder),
        "GSETTINGS_BACKEND": "memory",
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "LC_ALL": "C.UTF-8",
        # It warns of every object that is asked for and has gone meanwhile, as places and buttons do.
        "QT_LOGGING_RULES": "qt.accessibility.atspi.warning=false",
    }
    # It starts the accessibility bus by itself, when somebody asks for it.
    bus = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address", "--address", f"unix:dir={folder}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=environment,
    )
    assert bus.stdout is not None
    address = bus.stdout.readline().strip()
    if not address:
        pytest.fail(f"dbus-daemon ended with {bus.wait()} before it was ready")
    try:
        yield environment | {"DBUS_SESSION_BUS_ADDRESS": address}
    finally:
        bus.terminate()
        bus.wait()
        bus.stdout.close()


@pytest.fixture
def hearing(desktop: dict[str, str]) -> Iterator[Hearing]:
    """A screen reader."""
    listener = Hearing(desktop["DBUS_SESSION_BUS_ADDRESS"])
    yield listener
    listener.close()


@pytest.fixture
def window(desktop: dict[str, str], hearing: Hearing, tmp_path: Path) -> Iterator[Node]:
    """The main window of a running program, as the screen reader has it; closed by SIGTERM in the end."""
    home = Home(tmp_path / "data")
    home.change(pace="fast", hold_discard=0.2, sound=False, guide_offered=True)
    program = subprocess.Popen(
        [sys.executable, "-m", "tests.access.program", str(home.folder)],
        cwd=ROOT,
        env=desktop,
        stderr=subprocess.PIPE,
    )
    try:
        yield hearing.until(
            lambda: next((each for program in hearing.programs for each in program.children), None),
            "a window",
        )
    finally:
        program.terminate()
        try:
            _, complaints = program.communicate(timeout=_SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            program.kill()
            raise
    assert (program.returncode, complaints.decode()) == (143, "")
