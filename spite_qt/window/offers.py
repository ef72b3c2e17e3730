"""What the lobby has to say when the program starts, in a bar that stays until it is answered: how the last
run ended, and that somebody on the network has a newer version.

Not for what happens at a table, nor for sentences that need no answer (`Lobby.tell`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from spite_qt.newer import later_version
from spite_qt.theme import Theme
from spite_qt.window.lobby import Lobby
from spite_qt.window.spoken import Spoken

if TYPE_CHECKING:
    # Seldom needed: the lobby is seen sooner.
    from spite_qt.window.overlay import Answer, Notice
    from spite_qt.window.report import ReportDialog


class Offers(QObject):
    """One of these exists in a window, over its lobby."""

    def __init__(self, lobby: Lobby, theme: Theme) -> None:
        super().__init__(lobby)
        self._lobby = lobby
        self._theme = theme
        self._notice: Notice | None = None
        self._newer_told = False
        self.report_dialog: ReportDialog | None = None
        theme.changed.connect(self._take_theme)

    @property
    def notice(self) -> Notice:
        """The bar; made when it is first needed."""
        from spite_qt.window.overlay import Notice

        if self._notice is None:
            self._notice = Notice(self._lobby, over=self._lobby)
            self._take_theme()
        return self._notice

    def offer(self, said: Spoken, answers: Sequence[Answer], about: str) -> None:
        """Say it above what was said before, and instead of what was said about the same."""
        self.notice.say(said, answers, about)

    def offer_report(self, report: Path) -> None:
        """The last run ended by a fault: `report` is the file with what is known of it."""
        from spite_qt.window.overlay import Answer

        self.offer(
            lambda: self.tr("The program ended unexpectedly last time."),
            [
                Answer(lambda: self.tr("Not now"), lambda: None, leaves=True),
                Answer(lambda: self.tr("Show the report"), lambda: self._show_report(report), goes_on=True),
            ],
            "report",
        )

    def version_seen(self, version: str, told_before: str | None, keep: Callable[[str], None]) -> None:
        """Somebody on the network has this version of the protocol, or says so: a later one than this
        program's is told once in a run, and never again if it was `told_before`; `keep` is given it then.
        """
        from spite_qt.window.overlay import Answer

        later = later_version(version)
        if later is None or self._newer_told or later == told_before:
            return
        self._newer_told = True
        keep(later)
        self.offer(
            lambda: self.tr(
                "There is a newer version of this program on your network. This one plays on as it is."
            ),
            [Answer(lambda: self.tr("OK"), lambda: None, goes_on=True, leaves=True)],
            "newer",
        )

    def _show_report(self, report: Path) -> None:
        from spite_qt.window.report import ReportDialog

        self.report_dialog = ReportDialog(report, self._lobby.window())
        self._take_theme()
        self.report_dialog.show()

    def _take_theme(self) -> None:
        for each in (self._notice, self.report_dialog):
            if each is not None:
                each.set_colours(self._theme.colours)
