"""The versions of everything that could matter to a bug report, for `--version`."""

import platform
import sys

from protocol.peer.preamble import MAJOR, MINOR
from spite_qt import __version__


def versions(qt: str | None = None) -> str:
    """One line a part: the program, the protocol two peers must share, Qt if it is installed, Python.

    `qt`: what is to be said of Qt, where more is known of it.
    """
    return "\n".join((*_own_versions(), qt or qt_version(), _python_version()))


def versions_without_qt() -> str:
    """The same in one line, for the log: told at once, Qt's when it is loaded."""
    return ", ".join((*_own_versions(), _python_version()))


def qt_version() -> str:
    """The line about Qt: of the one that is loaded, else of the installation. Nothing here loads it."""
    loaded = getattr(sys.modules.get("PySide6"), "__version__", None)
    if loaded is not None:
        return f"Qt {loaded} (PySide6)"
    # Asked for seldom: it takes a moment, and 4 MiB in a window that may be open for days.
    import importlib.metadata

    for package in ("PySide6_Essentials", "PySide6"):
        try:
            return f"Qt {importlib.metadata.version(package)} (PySide6)"
        except importlib.metadata.PackageNotFoundError:
            continue
    return "Qt not installed"


def _own_versions() -> tuple[str, str]:
    return f"spite-qt {__version__}", f"protocol {MAJOR}.{MINOR}"


def _python_version() -> str:
    return f"Python {platform.python_version()} on {platform.system()} {platform.machine()}"
