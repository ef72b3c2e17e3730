"""Whether a window could open here: asked before Qt, which ends the process when it finds no display."""

import os
import socket
import sys
from collections.abc import Mapping

# Platforms of Qt that need no display; QT_QPA_PLATFORM may name one, with options behind a colon.
_OWN_SCREEN = {"offscreen", "minimal", "minimalegl", "vnc", "eglfs", "linuxfb"}
_SECONDS = 2


def has_display(environment: Mapping[str, str] = os.environ) -> bool:
    """True where windows can be shown; a display that is named but does not answer counts as none."""
    if sys.platform in ("win32", "darwin"):
        return True
    if environment.get("QT_QPA_PLATFORM", "").partition(":")[0] in _OWN_SCREEN:
        return True
    return _wayland_answers(environment) or _x_answers(environment)


def _wayland_answers(environment: Mapping[str, str]) -> bool:
    name = environment.get("WAYLAND_DISPLAY")
    if not name:
        return False
    return _answers(os.path.join(environment.get("XDG_RUNTIME_DIR", ""), name))


def _x_answers(environment: Mapping[str, str]) -> bool:
    """DISPLAY is HOST:NUMBER.SCREEN; without a host it is a socket of this machine."""
    host, colon, rest = environment.get("DISPLAY", "").rpartition(":")
    number = rest.partition(".")[0]
    if not colon or not number.isdecimal():
        return False
    if host and host != "unix":
        return _answers((host, 6000 + int(number)))
    path = f"/tmp/.X11-unix/X{number}"
    return _answers(path) or _answers("\0" + path) or _answers(("127.0.0.1", 6000 + int(number)))


def _answers(address: str | tuple[str, int]) -> bool:
    try:
        if isinstance(address, tuple):
            socket.create_connection(address, timeout=_SECONDS).close()
            return True
        with socket.socket(socket.AF_UNIX) as probe:
            probe.settimeout(_SECONDS)
            probe.connect(address)
            return True
    except (OSError, OverflowError, ValueError):
        return False
