"""The window of the matches that were played: a list, and what can be done with one of them.

Not for where they come from (watching), nor for how a game is watched (replay_page).
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QHeaderView, QTreeWidgetItem, QVBoxLayout, QWidget

from protocol.net.history import PlayedMatch
from protocol.peer.names import isolated
from spite_qt.announce import announce
from spite_qt.restyle import restyle
from spite_qt.theme import Colours, text_points
from spite_qt.window.dates import moment
from spite_qt.window.felt import button, label
from spite_qt.window.form import Rows, form_style
from spite_qt.window.reading import ReadingDialog
from spite_qt.window.reasons import in_words
from spite_qt.window.spoken import Spoken, now

# The size it opens with where plain text has so many points; larger with larger text.
_SIZE, _POINTS = QSize(840, 460), 13.0
_MOST = QSize(1100, 700)
_OPPONENT = 1  # the column that takes the room that is left
_NUMBERS = (2, 3)  # columns
_RESULT = 4  # the last one


class MatchesDialog(ReadingDialog):
    """`watched` and `exported` carry the match that is chosen, a PlayedMatch."""

    watched = Signal(object)
    exported = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._matches: Sequence[PlayedMatch] = ()
        self._said: Spoken = ""
        self._alert = True
        self.list = Rows(5)
        header = self.list.header()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(_OPPONENT, QHeaderView.ResizeMode.Stretch)
        self.message = label("", "alert", selectable=True)
        self.none = label("", "faint")
        self.none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.watch, self.export = button("", "primary"), button("")
        self.list.currentItemChanged.connect(lambda *_: self._choose())
        self.list.itemActivated.connect(lambda *_: self._activate())
        self.watch.clicked.connect(lambda: self.watched.emit(self.chosen))
        self.export.clicked.connect(lambda: self.exported.emit(self.chosen))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 18, 18, 18)
        layout.setSpacing(12)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.none, 1)
        # Below the list, whose rows lie still when something is said.
        layout.addWidget(self.message)
        row = self._closing_row()
        for made in (self.export, self.watch):
            row.insertWidget(0, made)
        layout.addLayout(row)
        points = max(1.0, text_points() / _POINTS)
        self.resize((_SIZE * points).boundedTo(_MOST))
        self.tell("")
        self._set_texts()

    @property
    def chosen(self) -> PlayedMatch | None:
        item = self.list.currentItem()
        return None if item is None else self._matches[self.list.indexOfTopLevelItem(item)]

    def show_matches(self, matches: Sequence[PlayedMatch]) -> None:
        """These, in this order; the one that was chosen stays so."""
        chosen = self.chosen
        self._matches = matches
        # It was hidden while nobody knew of a match, so that the focus was left to the button below.
        waits = self.list.isHidden() and self._closes.hasFocus()
        self.list.clear()
        items = [self._item(match) for match in matches]
        self.list.addTopLevelItems(items)
        ids = [match.match_id for match in matches]
        if matches:
            at = ids.index(chosen.match_id) if chosen is not None and chosen.match_id in ids else 0
            self.list.setCurrentItem(items[at])
        for part in (self.list, self.watch, self.export):
            part.setVisible(bool(matches))
        self.none.setVisible(not matches)
        if matches and waits:
            self.list.setFocus()
        self._choose()
        self.tell("")

    def tell(self, said: Spoken, *, alert: bool = True) -> None:
        """A sentence below the list; empty: none. `alert`: something does not work."""
        self._said, self._alert = said, alert
        restyle(self.message, "kind", "alert" if alert else "strong")
        self.message.setText(now(said))
        self.message.setVisible(bool(said))
        announce(self.message, now(said))

    def set_colours(self, colours: Colours) -> None:
        self.setStyleSheet(form_style(colours, text_points()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._set_texts()

    def _set_texts(self) -> None:
        self.setWindowTitle(self.tr("Matches played"))
        self.list.setAccessibleName(self.tr("Matches played"))
        self.list.setHeaderLabels(
            [
                self.tr("Started"),
                self.tr("Opponent"),
                self.tr("Games"),
                self.tr("You : opponent"),
                self.tr("Result"),
            ]
        )
        for column in _NUMBERS:
            self.list.headerItem().setTextAlignment(column, Qt.AlignmentFlag.AlignCenter)
        self.watch.setText(self.tr("Watch"))
        self.export.setText(self.tr("Export …"))
        self.none.setText(self.tr("You have not played a match yet."))
        said, alert = self._said, self._alert
        self.show_matches(self._matches)
        self.tell(said, alert=alert)

    def _choose(self) -> None:
        match = self.chosen
        able = match is not None and match.games > 0 and match.any_ended
        why = "" if able or match is None else self._why_nothing()
        for made, does in (
            (self.watch, ""),
            (self.export, self.tr("Save the finished games to a file that can be watched anywhere")),
        ):
            made.setEnabled(able)
            made.setToolTip(why or does)
        if able and self._said == self._why_nothing:
            # It was said of another match.
            self.tell("")

    def _why_nothing(self) -> str:
        return self.tr("No game of this match has ended yet.")

    def _activate(self) -> None:
        if self.watch.isEnabled():
            self.watch.click()
        else:
            self.tell(self._why_nothing)

    def _item(self, match: PlayedMatch) -> QTreeWidgetItem:
        other_name = isolated(match.other)
        if match.alone:
            other_name = self.tr("{0} (computer)").format(other_name)
        own, other = match.points[match.seat], match.points[1 - match.seat]
        item = QTreeWidgetItem(
            [
                moment(match.opened_at),
                other_name,
                str(match.games),
                f"{own} : {other}",
                self._result(match),
            ]
        )
        # A long name is cut there.
        item.setToolTip(_OPPONENT, other_name)
        if match.trouble and not match.finished:
            item.setToolTip(_RESULT, in_words(match.trouble))
        for column in _NUMBERS:
            item.setTextAlignment(column, Qt.AlignmentFlag.AlignCenter)
        return item

    def _result(self, match: PlayedMatch) -> str:
        if match.how == "target":
            return self.tr("You won") if match.winner == match.seat else self.tr("Opponent won")
        if match.how == "void":
            return self.tr("Called off")
        if match.finished:
            return self.tr("Ended by you") if match.by == match.seat else self.tr("Ended by the opponent")
        if match.alone and match.given_up:
            # By a version that kept none against the computer.
            return self.tr("Broken off")
        # The lobby does not offer it.
        return self.tr("Cannot be played on") if match.trouble else self.tr("Not finished")
