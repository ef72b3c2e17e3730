"""Game records in the main window: chosen in a dialog or handed over, read, and shown instead of the lobby.

Not for how a record is watched (replay_page).
"""

from __future__ import annotations

import logging
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QDateTime, QDir, QObject, QStandardPaths, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QStackedWidget, QWidget

from protocol.net.threads import in_thread
from spite_qt.garbage import clear_up_soon
from spite_qt.preferences import Preferences
from spite_qt.reduced_motion import ReducedMotion
from spite_qt.theme import Theme
from spite_qt.window.work import Work

if TYPE_CHECKING:
    # The table and the engine are imported when there is something to see.
    from collections.abc import Sequence

    from protocol.game import Record
    from protocol.net.history import PlayedMatch
    from spite_qt.played import NoRecordError
    from spite_qt.window.matches_dialog import MatchesDialog
    from spite_qt.window.replay_page import ReplayPage

_log = logging.getLogger(__name__)


# What runs in a thread is handed values alone: a QObject whose last reference ends there takes Qt down.


def documents() -> str:
    """The folder of this person's documents; where there is none, their home, if any, or the root."""
    where = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return where if where and Path(where).is_dir() else QDir.homePath()


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
        folder: Path,
    ) -> None:
        """`pages`: the first one of them is shown again when a record is closed. `folder`: of the person's
        data.
        """
        super().__init__(window)
        self.page: ReplayPage | None = None
        self.dialog: QFileDialog | None = None
        self.exporting: QFileDialog | None = None
        self.matches: MatchesDialog | None = None
        self._window = window
        self._pages = pages
        self._theme = theme
        self._preferences = preferences
        self._reduced_motion = reduced_motion
        self._work = work
        self._folder = folder
        self._busy = False
        # Where records are looked for and put: a person's documents, until they have chosen another folder.
        self._records = documents()

    def ask(self) -> None:
        """Let the person choose a file."""
        if self.dialog is None:
            self.dialog = QFileDialog(self._window)
            self.dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
            self.dialog.setDirectory(self._records)
            self.dialog.fileSelected.connect(self.watch)
        self.dialog.setWindowTitle(self.tr("Open a record"))
        self._label(self.dialog)
        every = self.tr("All files")
        self.dialog.setNameFilters([self.tr("Game records") + " (*.spite *.json)", f"{every} (*)"])
        self.dialog.open()

    def watch(self, file: str, seat: int = 0) -> None:
        """Show the record in `file`, seen from `seat`, or say why that cannot be."""
        self._work.start(self._watch(Path(file), seat))

    def set_busy(self, busy: bool) -> None:
        """Whether the person is at a table, or waits at one: nothing is to lie over that."""
        self._busy = busy
        if busy:
            self.close()
            for each in (self.dialog, self.exporting, self.matches):
                if each is not None:
                    each.close()

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
        clear_up_soon()
        self.changed.emit()

    def fill(self, dialog: MatchesDialog) -> None:
        """Show in `dialog` which matches are kept, and do with them what is asked for there."""
        if self.matches is not dialog:
            self.matches = dialog
            dialog.watched.connect(lambda match: self._work.start(self._watch_kept(match, dialog)))
            dialog.exported.connect(lambda match: self._choose_file(match, dialog))
        self._work.start(self._list(dialog))

    async def _list(self, dialog: MatchesDialog) -> None:
        from protocol.net.history import kept_matches

        dialog.show_matches(await in_thread(partial(kept_matches, self._folder)))

    async def _games(self, match: PlayedMatch, dialog: MatchesDialog) -> list[dict[str, Any]]:
        """Its ended games; where there are none, that is said."""
        from protocol.net.history import kept_games

        games = await in_thread(partial(kept_games, self._folder, match.match_id))
        dialog.tell("" if games else lambda: self.tr("No game of this match has ended yet."))
        return games

    async def _watch_kept(self, match: PlayedMatch, dialog: MatchesDialog) -> None:
        from protocol.game import read_record

        if games := await self._games(match, dialog):
            dialog.close()
            self._show([read_record(game) for game in games], match.seat, match.names)

    def _choose_file(self, match: PlayedMatch, dialog: MatchesDialog) -> None:
        from spite_qt.played import SUFFIX, file_name

        began = QDateTime.fromSecsSinceEpoch(int(match.opened_at)).date().toString(Qt.DateFormat.ISODate)
        self.exporting = QFileDialog(dialog, self.tr("Export the games"))
        self.exporting.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self._label(self.exporting)
        self.exporting.setDefaultSuffix(SUFFIX.removeprefix("."))
        self.exporting.setNameFilter(self.tr("Game records") + f" (*{SUFFIX})")
        self.exporting.setDirectory(self._records)
        # The own name first, whoever sat where.
        own, other = match.names[match.seat], match.names[1 - match.seat]
        self.exporting.selectFile(file_name((own, other), began))
        self.exporting.fileSelected.connect(
            lambda file: self._work.start(self._export(match, Path(file), dialog))
        )
        self.exporting.open()

    def _label(self, dialog: QFileDialog) -> None:
        """What Qt says in some languages only; seen where the desktop has no dialog of its own."""
        dialog.setLabelText(QFileDialog.DialogLabel.LookIn, self.tr("Folder:"))
        dialog.setLabelText(QFileDialog.DialogLabel.FileType, self.tr("Kind of file:"))

    async def _export(self, match: PlayedMatch, file: Path, dialog: MatchesDialog) -> None:
        from protocol.game import canonical

        if games := await self._games(match, dialog):
            text = b"".join(canonical(game) + b"\n" for game in games)
            try:
                await in_thread(partial(file.write_bytes, text))
            except OSError as error:
                why = error.strerror or str(error)
                dialog.tell(lambda: self.tr("“{0}” cannot be written: {1}.").format(file.name, why))
            else:
                self._records = str(file.parent)
                dialog.tell(lambda: self.tr("Saved as “{0}”.").format(file), alert=False)

    async def _watch(self, file: Path, seat: int) -> None:
        from spite_qt.played import NoRecordError, read_checked

        try:
            records = await in_thread(partial(read_checked, file))
        except NoRecordError as error:
            _log.warning("told: %s", error)
            self.failed.emit(partial(self._why_not, error))
            return
        self._show(records, seat, None)

    def _show(self, records: Sequence[Record], seat: int, names: tuple[str, str] | None) -> None:
        from spite_qt.window.replay_page import ReplayPage

        if self._busy:
            return
        self.close()
        self.page = page = ReplayPage(records, seat, names, self._theme, self._preferences)
        page.left.connect(self.close)
        page.table.set_reduced_motion(self._reduced_motion.on)
        self._reduced_motion.changed.connect(page.table.set_reduced_motion)
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        page.bar.play_button.setFocus()
        self.changed.emit()

    def _why_not(self, error: NoRecordError) -> str:
        from spite_qt.played import CutRecordError, EmptyRecordError, UnreadableError, WrongRecordError

        if isinstance(error, UnreadableError):
            return self.tr("“{0}” cannot be read: {1}.").format(error.file.name, error.why)
        if isinstance(error, WrongRecordError):
            said = self.tr("The game in “{0}” does not fit its own cards and moves, so it is not shown.")
        elif isinstance(error, EmptyRecordError):
            said = self.tr("“{0}” is empty: there is no game in it.")
        elif isinstance(error, CutRecordError):
            said = self.tr("“{0}” is cut short: its end is missing. Please copy or export it again.")
        else:
            said = self.tr("“{0}” is not a game record, or it is damaged.")
        return said.format(error.file.name)
