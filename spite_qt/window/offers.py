"""What the program has to say when it starts, in a bar above the lobby that stays until it is answered: how
the last run ended, and that somebody on the network has a newer version.

Not for what happens at a table, nor for sentences that need no answer (`Lobby.tell`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from spite_qt.announce import announce
from spite_qt.newer import later_version
from spite_qt.theme import Theme, panel_style, text_points
from spite_qt.window.felt import button, label
from spite_qt.window.panel import Beside, Buttons
from spite_qt.window.spoken import Spoken, now

if TYPE_CHECKING:
    # Seldom needed: the lobby is seen sooner.
    from spite_qt.window.report import ReportDialog

# A line of it beside its buttons is so many times as long as it is high, at least.
_LINES = 13


@dataclass(frozen=True)
class Offer:
    """`said` with one thing to do about it, `act`, called `doing`; without one it is only to be read."""

    said: Spoken
    doing: Spoken = ""
    act: Callable[[], None] | None = None


class Offers(QFrame):
    """One of these exists in a window. What is offered later is shown first."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._offers: list[Offer] = []
        self._seen = True
        self._newer_told = False
        self.report_dialog: ReportDialog | None = None
        self.setObjectName("offers")
        self._text = label("", "strong")
        self._do, self._leave = button("", "primary"), button("")
        self._do.clicked.connect(self._done)
        self._leave.clicked.connect(self._left)
        self._answers = Buttons(self._leave, self._do)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(28, 8, 28, 8)
        layout.addWidget(Beside((self._text, 1), (self._answers, 0), wanted=self._wants, spacing=10))
        theme.changed.connect(self._take_theme)
        self._take_theme()
        self._show_latest()

    def _wants(self) -> int:
        """The width for the sentence in few lines with the buttons beside it."""
        metrics = self._text.fontMetrics()
        words = min(metrics.horizontalAdvance(self._text.text()), _LINES * metrics.height())
        return words + self._answers.sizeHint().width()

    def offer(self, offer: Offer) -> None:
        """Show it until it is answered."""
        self._offers.append(offer)
        self._show_latest()
        announce(self, self.text)

    def offer_report(self, report: Path) -> None:
        """The last run ended by a fault: `report` is the file with what is known of it."""
        self.offer(
            Offer(
                lambda: self.tr("The program ended unexpectedly last time."),
                lambda: self.tr("Show the report"),
                lambda: self._show_report(report),
            )
        )

    def version_seen(
        self, protocol: str, program: str, told_before: str | None, keep: Callable[[str], None]
    ) -> None:
        """Somebody on the network has these versions of protocol and program, or says so: later ones than
        this program's are told once in a run, and never again if they were `told_before`; `keep` is given
        what was told.
        """
        later = later_version(protocol, program)
        if later is None or self._newer_told or later == told_before:
            return
        self._newer_told = True
        keep(later)
        self.offer(
            Offer(
                lambda: self.tr(
                    "There is a newer version of this program on your network. You can go on playing"
                    " with this one."
                )
            )
        )

    def show_with_lobby(self, in_lobby: bool) -> None:
        """Only the lobby has room for it; at a table it waits."""
        self._seen = in_lobby
        self._show_latest()

    @property
    def text(self) -> str:
        """What is offered now, empty if nothing is."""
        return now(self._offers[-1].said) if self._offers else ""

    @property
    def buttons(self) -> list[QPushButton]:
        """What can be pressed now."""
        return [each for each in (self._leave, self._do) if not self.isHidden() and not each.isHidden()]

    def _show_latest(self) -> None:
        self.setVisible(self._seen and bool(self._offers))
        if not self._offers:
            return
        offer = self._offers[-1]
        self._text.setText(self.text)
        self._do.setText(now(offer.doing))
        self._do.setVisible(offer.act is not None)
        self._leave.setText(self.tr("OK") if offer.act is None else self.tr("Not now"))
        self.setAccessibleName(self.text)

    def _left(self) -> None:
        self._offers.pop()
        self._show_latest()

    def _done(self) -> None:
        offer = self._offers.pop()
        self._show_latest()
        if offer.act is not None:
            offer.act()

    def _show_report(self, report: Path) -> None:
        from spite_qt.window.report import ReportDialog

        self.report_dialog = ReportDialog(report, self.window())
        self._take_theme()
        self.report_dialog.show()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._show_latest()

    def _take_theme(self) -> None:
        colours = self._theme.colours
        edge = f"border-bottom: 1px solid {colours.panel_edge};"
        own = f"QFrame#offers {{ background: {colours.panel}; {edge} }}"
        self.setStyleSheet(panel_style(colours, text_points()) + own)
        if self.report_dialog is not None:
            self.report_dialog.set_colours(colours)
