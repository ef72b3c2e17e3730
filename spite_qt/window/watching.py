"""Game records in the main window: chosen in a dialog or handed over, read, and shown instead of the lobby.

Not for how a record is watched (replay_page).
"""

from __future__ import annotations

import logging
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QStackedWidget, QWidget

from protocol.net.threads import in_thread
from spite_qt.preferences import Preferences
from spite_qt.reduced_motion import ReducedMotion
from spite_qt.theme import Theme
from spite_qt.window.work import Work

if TYPE_CHECKING:
    # The table and the engine are imported when there is something to see.
    from spite_qt.played import NoRecordError
    from spite_qt.window.replay_page import ReplayPage

_log = logging.getLogger(__name__)


class Watching(QObject):
    """`page`: the record that is watched. `changed`: another one, or none. `failed`: a Spoken sentence about
    a file that cannot be watched.
    """

    changed = Signal()
    failed = Signal(object)

    def __init__(
        self,
        window: QWidget,
        pages: QStackedWidget,
        theme: Theme,
        preferences: Preferences,
        reduced_motion: ReducedMotion,
        work: Work,
    ) -> None:
        """`pages`: the first one of them is shown again when a record is closed."""
        super().__init__(window)
        self.page: ReplayPage | None = None
        self.dialog: QFileDialog | None = None
        self._window = window
        self._pages = pages
        self._theme = theme
        self._preferences = preferences
        self._reduced_motion = reduced_motion
        self._work = work

    def ask(self) -> None:
        """Let the person choose a file."""
        if self.dialog is None:
            self.dialog = QFileDialog(self._window)
            self.dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
            self.dialog.fileSelected.connect(self.watch)
        self.dialog.setWindowTitle(self.tr("Open a record"))
        every = self.tr("All files")
        self.dialog.setNameFilters([self.tr("Game records") + " (*.spite *.json)", f"{every} (*)"])
        self.dialog.open()

    def watch(self, file: str, seat: int = 0) -> None:
        """Show the record in `file`, seen from `seat`, or say why that cannot be."""
        self._work.start(self._watch(Path(file), seat))

    def close(self) -> None:
        """Back to the lobby."""
        if self.page is None:
            return
        page, self.page = self.page, None
        self._pages.setCurrentIndex(0)
        self._pages.removeWidget(page)
        self._reduced_motion.changed.disconnect(page.table.set_reduced_motion)
        page.stop()
        page.deleteLater()
        self.changed.emit()

    async def _watch(self, file: Path, seat: int) -> None:
        from spite_qt.played import NoRecordError, read_checked
        from spite_qt.window.replay_page import ReplayPage

        try:
            records = await in_thread(lambda: read_checked(file))
        except NoRecordError as error:
            _log.warning("told: %s", error)
            self.failed.emit(partial(self._why_not, error))
            return
        self.close()
        self.page = page = ReplayPage(records, seat, self._theme, self._preferences)
        page.left.connect(self.close)
        page.table.set_reduced_motion(self._reduced_motion.on)
        self._reduced_motion.changed.connect(page.table.set_reduced_motion)
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        page.bar.play_button.setFocus()
        self.changed.emit()

    def _why_not(self, error: NoRecordError) -> str:
        from spite_qt.played import UnreadableError, WrongRecordError

        if isinstance(error, UnreadableError):
            return self.tr("“{0}” cannot be read: {1}.").format(error.file.name, error.why)
        if isinstance(error, WrongRecordError):
            said = self.tr("The game in “{0}” does not fit its own cards and moves, so it is not shown.")
        else:
            said = self.tr("“{0}” is no game record, or it is damaged.")
        return said.format(error.file.name)
