"""Whether somebody else's program is newer, by what their table says. Not for what to do about it."""

import re

from protocol.peer.preamble import MAJOR, MINOR

_VERSION = re.compile(r"(\d{1,4})\.(\d{1,4})")


def later_version(theirs: str) -> str | None:
    """A protocol version "major.minor" that is later than this program's, as it stands; else None.

    >>> later_version("9999.0"), later_version("0.9"), later_version("newest")
    ('9999.0', None, None)
    """
    found = _VERSION.fullmatch(theirs)
    if found is None or (int(found[1]), int(found[2])) <= (MAJOR, MINOR):
        return None
    return theirs
