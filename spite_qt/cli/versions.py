"""The versions of everything that could matter to a bug report, for `--version`."""

import platform

from protocol.peer.preamble import MAJOR, MINOR
from spite_qt import __version__


def versions() -> str:
    """One line a part: the program, the protocol two peers must share, Qt if it is installed, Python."""
    # Asked for seldom; with what it imports it is 4 MiB, in a window that may be open for days.
    import importlib.metadata

    lines = [f"spite-qt {__version__}", f"protocol {MAJOR}.{MINOR}"]
    # Asked of the installation, not of Qt: nothing here may load it.
    for package in ("PySide6_Essentials", "PySide6"):
        try:
            lines.append(f"Qt {importlib.metadata.version(package)} (PySide6)")
            break
        except importlib.metadata.PackageNotFoundError:
            continue
    else:
        lines.append("Qt not installed")
    lines.append(f"Python {platform.python_version()} on {platform.system()} {platform.machine()}")
    return "\n".join(lines)
