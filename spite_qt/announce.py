"""Sentences for people who hear the window: said by the screen reader at once, whatever has the focus.

Not for what can be seen only there: all of it stands somewhere in the window too.
"""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str, *, urgent: bool = False) -> None:
    """Have `text` said as something of `widget`; `urgent`: instead of what is being said now."""
    if not text or not QAccessible.isActive() or not widget.isVisible():
        return
    said = QAccessibleAnnouncementEvent(widget, text)
    if urgent:
        said.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(said)
