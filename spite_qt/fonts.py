"""Whether words can be drawn at all. Not for which font and how large (theme, type_height).

Without fonts the window opens and shows each letter as a box; nothing in it could say why.
"""

import logging
import sys
from contextlib import suppress

from PySide6.QtGui import QFont, QFontMetrics

_log = logging.getLogger(__name__)


def tell_of_lacking_fonts() -> None:
    """A sentence on standard error and in the log if this system has no font. Costs nothing once there is a
    window.
    """
    if QFontMetrics(QFont()).inFontUcs4(ord("a")):
        return
    package = " (Debian and Ubuntu: package fonts-dejavu-core)" if sys.platform == "linux" else ""
    sentence = f"This system has no fonts, so no words can be shown. Please install some{package}."
    # No warning: where no log is open, those go to standard error by themselves.
    _log.info("%s", sentence)
    with suppress(OSError):
        print(f"spite-qt: {sentence}", file=sys.stderr, flush=True)
