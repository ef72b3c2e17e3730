"""Whether Qt finds the system's libraries that a window needs: asked before Qt, which ends the process.

Linux alone: elsewhere Qt brings what it needs. Not for whether there is a display (display).
"""

import ctypes
import importlib
import importlib.util
import re
import sys
from pathlib import Path

from protocol.errors import LocalError
from spite_qt.cli.display import asked_platform, has_wayland

# The Debian packages of what Qt 6 links and some systems lack; packaging/system-libraries.txt says why.
_PACKAGES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libglx0",
    "libOpenGL.so.0": "libopengl0",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
# Platforms of Qt by the name that it gives them.
_PLUGINS = {"xcb": "libqxcb.so", "wayland": "libqwayland.so"}


def need_libraries() -> None:
    """LocalError names the first library that a window needs and this system lacks, with its package."""
    if sys.platform != "linux":
        return
    try:
        importlib.import_module("PySide6.QtWidgets")
        if (plugin := _platform_plugin()) is not None:
            ctypes.CDLL(str(plugin))
    except (ImportError, OSError) as error:
        raise LocalError(_sentence(str(error))) from error


def _platform_plugin() -> Path | None:
    """The file through which Qt will open its windows; None if it is not there or needs nothing more."""
    asked = asked_platform().split(";")[0].partition(":")[0]
    name = _PLUGINS.get(asked or ("wayland" if has_wayland() else "xcb"))
    found = importlib.util.find_spec("PySide6")
    if name is None or found is None:
        return None
    folders = [
        Path(place) / "Qt" / "plugins" / "platforms" for place in found.submodule_search_locations or ()
    ]
    return next((folder / name for folder in folders if (folder / name).is_file()), None)


def _sentence(fault: str) -> str:
    """`fault` is the dynamic linker's; its first word is the file that it could not open."""
    lacking = re.match(r"(\S+?\.so[.\d]*): cannot open shared object file", fault)
    if lacking is None:
        return f"Qt cannot be loaded on this system: {fault}."
    library = lacking[1]
    package = _PACKAGES.get(library)
    named = f" (Debian and Ubuntu: package {package})" if package else ""
    return f"The window needs the library {library}, which this system lacks{named}. Please install it."
