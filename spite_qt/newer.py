"""Whether somebody else's program is newer, by what their table says. Not for what to do about it."""

import re

from protocol.peer.preamble import MAJOR, MINOR
from spite_qt import __version__

_VERSION = re.compile(r"\d{1,5}(?:\.\d{1,5}){1,2}")


def later_version(protocol: str, program: str) -> str | None:
    """Of the versions that somebody says they have, one that is later than this program's, as it stands; else
    None. Two programs of different versions often speak the same protocol.

    >>> later_version("9999.0", ""), later_version("1.0", "9999.0.1")
    ('9999.0', '9999.0.1')
    >>> later_version("0.9", "0.0.1"), later_version("newest", "newer")
    (None, None)
    """
    if _numbers(program) > _numbers(__version__):
        return program
    return protocol if _numbers(protocol) > (MAJOR, MINOR) else None


def _numbers(version: str) -> tuple[int, ...]:
    """To compare by; of what is no version, less than of any."""
    return tuple(map(int, version.split("."))) if _VERSION.fullmatch(version) else ()
