"""Where the keyboard's focus goes when what has it is gone, and round among some widgets."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget


def focus_lost() -> bool:
    """Whether what has the focus takes no keys any more. Qt then moves it on to whatever comes next, as Tab
    does; what is pressed there was meant for what is gone.
    """
    now = QApplication.focusWidget()
    return now is not None and not (now.isEnabled() and now.isVisible())


def move_focus(among: Sequence[QWidget], forward: bool) -> bool:
    """The focus to the next or previous of these, round and round; False if there is none."""
    if not among:
        return False
    now = QApplication.focusWidget()
    at = among.index(now) if now in among else (-1 if forward else 0)
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    among[(at + (1 if forward else -1)) % len(among)].setFocus(reason)
    return True
