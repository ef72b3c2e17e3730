"""Whether a window can be opened here, found out without Qt. Not for opening one."""

import os
import socket
import sys
from collections.abc import Mapping
from pathlib import Path


def reason_for_none(environment: Mapping[str, str] = os.environ) -> str | None:
    """Why no window can open here, as a sentence; None if one can, as far as can be told from outside Qt."""
    if not sys.platform.startswith("linux") or environment.get("QT_QPA_PLATFORM"):
        # Windows and macOS always have a screen; with QT_QPA_PLATFORM the person has chosen one for Qt.
        return None
    wayland, x11 = environment.get("WAYLAND_DISPLAY"), environment.get("DISPLAY")
    if not wayland and not x11:
        return "There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set)."
    if wayland and _wayland_socket(wayland, environment).is_socket():
        return None
    if x11 and _x_server_answers(x11):
        return None
    named = " and ".join(
        f"{key}={value}" for key, value in (("WAYLAND_DISPLAY", wayland), ("DISPLAY", x11)) if value
    )
    return f"No display answers here ({named})."


def _wayland_socket(name: str, environment: Mapping[str, str]) -> Path:
    return Path(environment.get("XDG_RUNTIME_DIR", "/run/user/0")) / name


def _x_server_answers(display: str) -> bool:
    """Whether something accepts connections at an X display name such as ":0", "host:10.0" or "unix:1"."""
    host, colon, number = display.rpartition(":")
    number = number.partition(".")[0]
    if not colon or not number.isdigit():
        return False
    local = f"/tmp/.X11-unix/X{number}"
    try:
        if host in {"", "unix"}:
            for address in (local, "\0" + local):
                with socket.socket(socket.AF_UNIX) as connection:
                    if connection.connect_ex(address) == 0:
                        return True
            return False
        with socket.create_connection((host, 6000 + int(number)), timeout=3):
            return True
    except OSError:
        return False
