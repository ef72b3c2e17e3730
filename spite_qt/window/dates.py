"""Days and times as people read them, in every language and also where the system names none.

Not for files and lines that programs read: those have ISO's form.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale


def day(seconds: float) -> str:
    """The day of a moment, in seconds since 1970: "30 November 2026"."""
    form = QCoreApplication.translate("People", "d MMMM yyyy", "a date; only order, dots and words in quotes")
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(int(seconds)).date(), form)


def moment(seconds: float) -> str:
    """The same with the time, short enough for a list: "30 Nov 2026, 08:05".

    Not the system's own short form: the one of the locale C has blanks alone between its numbers, and others
    leave open which number is the month.
    """
    form = QCoreApplication.translate("Dates", "d MMM yyyy, HH:mm", "as the long date, with the time")
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(int(seconds)), form)
