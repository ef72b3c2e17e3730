"""The settings while the program runs: whoever shows something by them listens to `changed`.

Not for which settings there are (settings) nor for the dialog that offers them (window).
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from spite_qt.home import Home
from spite_qt.settings import Settings


class Preferences(QObject):
    """One of these exists in a window. `changed` carries the new `Settings`."""

    changed = Signal(object)

    def __init__(self, home: Home, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._home = home

    @property
    def settings(self) -> Settings:
        return self._home.settings

    def change(self, **changes: Any) -> None:
        """Keep new values, by the names of `Settings`. LocalError if they do not fit or cannot be written."""
        before = self._home.settings
        self._home.change(**changes)
        if self._home.settings != before:
            self.changed.emit(self._home.settings)
