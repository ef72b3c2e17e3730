"""Whether a window could open here: asked before Qt, which ends the process when it finds no display."""

import os
import socket
import sys
from collections.abc import Mapping

# Platforms of Qt that need no display server, and the device that they draw on, if any.
_OWN_SCREEN = {"offscreen": "", "minimal": "", "vnc": "", "eglfs": "/dev/dri", "linuxfb": "/dev/fb0"}
# Those of systems that always have a display.
_ALWAYS = {"win32": "windows", "darwin": "cocoa"}
_SECONDS = 2


def has_display(environment: Mapping[str, str] = os.environ) -> bool:
    """True where windows can be shown; a display that is named but does not answer counts as none."""
    asked = asked_platform(environment)
    if asked:
        # Qt tries these and no others, one after the other; options stand behind a colon.
        return any(_works(each.partition(":")[0].lower(), environment) for each in asked.split(";"))
    if sys.platform in _ALWAYS:
        return True
    return has_wayland(environment) or _x_answers(environment)


def has_wayland(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether a Wayland compositor answers, which Qt then takes before an X server."""
    return "WAYLAND_DISPLAY" in environment and _wayland_answers(environment)


def asked_platform(environment: Mapping[str, str] = os.environ) -> str:
    """The platforms of Qt that the person chose; empty if the choice is Qt's."""
    return environment.get("QT_QPA_PLATFORM", "")


def _works(platform: str, environment: Mapping[str, str]) -> bool:
    """Whether Qt could draw on this platform. It ends the process for one that it does not know."""
    match platform:
        case "wayland" | "wayland-egl":
            return _wayland_answers(environment)
        case "xcb":
            return _x_answers(environment)
        case _ if platform in _OWN_SCREEN:
            return not _OWN_SCREEN[platform] or os.path.exists(_OWN_SCREEN[platform])
        case _:
            return platform == _ALWAYS.get(sys.platform)


def _wayland_answers(environment: Mapping[str, str]) -> bool:
    path = os.path.join(
        environment.get("XDG_RUNTIME_DIR", ""), environment.get("WAYLAND_DISPLAY") or "wayland-0"
    )
    return os.path.isabs(path) and _answers(path)


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
