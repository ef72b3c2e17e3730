"""Qt, without its look through every module that is imported after it. Not for what Qt is used for.

Once PySide is there it reads the source of each module, to find out whether the module may switch on one of
its other ways of naming things, and those sources stay in memory. Nothing here does: imported before the
window, this saves some ten MiB and the time to read them.
"""

from __future__ import annotations

import builtins
import linecache

_import = builtins.__import__

import PySide6.QtCore  # noqa: E402, F401 - it has to come between

builtins.__import__ = _import
linecache.clearcache()
