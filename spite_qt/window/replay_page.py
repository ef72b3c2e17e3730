"""A game record as it is watched: the real table, at which nothing can be touched, and a bar below it.

Not for reading records (`spite_qt.played`), nor for how the page comes into the window (watching).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from protocol.game import Record
from spite_qt.announce import announce
from spite_qt.played import PlayedGame, played
from spite_qt.preferences import Preferences
from spite_qt.table.widget import TableWidget
from spite_qt.theme import Theme
from spite_qt.window.answers import Answer
from spite_qt.window.felt import button
from spite_qt.window.notice import Notice
from spite_qt.window.replay_bar import ReplayBar
from spite_qt.window.spoken import Spoken

# Milliseconds from one move that has been seen to the next, by `Settings.pace`; without motion there has to
# be time to see what has changed.
_PAUSES: Final = {"slow": 1300, "normal": 700, "fast": 250, "off": 900}
# So many pauses between the end of one game and the beginning of the next.
_BETWEEN = 4
# Milliseconds after a jump until the log tells the moves up to there. It takes a tenth of a second for a
# whole game, which a slider that is dragged must not wait for at every move.
_LOG_AFTER = 120


class ReplayPage(QWidget):
    """`left`: the person has seen enough."""

    left = Signal()

    def __init__(
        self,
        records: Sequence[Record],
        seat: int,
        names: tuple[str, str] | None,
        theme: Theme,
        preferences: Preferences,
        parent: QWidget | None = None,
    ) -> None:
        """`records`: they hold, see `read_checked`. `seat`: whose cards are seen first. `names`: by seat,
        cleaned; None where nobody knows who played: a record names nobody.
        """
        super().__init__(parent)
        self._records = records
        self._names = names
        self._results = [_result(record) for record in records]
        self._seat = seat
        self._theme = theme
        self._preferences = preferences
        self._game: PlayedGame = played(records[0], seat)
        self._index = 0  # of the game
        self._number = 0  # of moments that are seen
        self._playing = False
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._go_on)
        self._log_due = QTimer(self)
        self._log_due.setSingleShot(True)
        self._log_due.setInterval(_LOG_AFTER)
        self._log_due.timeout.connect(self._write_log)
        self.table = TableWidget(self)
        self.table.only_watch()
        self.table.idle.connect(self._wait)
        self.notice = Notice(self, over=self.table.headroom)
        self.bar = ReplayBar(len(records), self)
        for signal, act in (
            (self.bar.first, self.to_start),
            (self.bar.back, self.back),
            (self.bar.played, self.toggle),
            (self.bar.on, self.on),
            (self.bar.last, self.to_end),
            (self.bar.moved_to, self.go_to),
            (self.bar.game_wanted, self._show_game),
        ):
            signal.connect(act)
        self.other_side, self.close_button = button(""), button("")
        self.other_side.clicked.connect(self._turn_round)
        self.close_button.clicked.connect(self.left)
        for made in (self.other_side, self.close_button):
            self.table.add_button(made)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.bar)
        # The arrows would go from button to button, and through the log.
        for key, act in (
            ("Left", self.back),
            ("Right", self.on),
            ("Home", self.to_start),
            ("End", self.to_end),
        ):
            shortcut = QShortcut(
                QKeySequence(key), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut
            )
            shortcut.activated.connect(act)
        theme.changed.connect(self._take_theme)
        self._take_theme()
        preferences.changed.connect(self.table.apply)
        self.table.apply(preferences.settings)
        self._set_texts()
        self._jump(0)

    def stop(self) -> None:
        """Nothing moves any more and nobody is listened to; the page goes."""
        self._theme.changed.disconnect(self._take_theme)
        self._preferences.changed.disconnect(self.table.apply)
        self.pause()
        self._log_due.stop()

    def tell(self, said: Spoken) -> None:
        """A sentence over the table, until it is read."""
        read = Answer(lambda: self.tr("OK"), lambda: None, goes_on=True, leaves=True)
        self.notice.say(said, [read])

    # Where it stands

    @property
    def number(self) -> int:
        """How many moves of the game are seen; a resignation or a tie that was agreed counts as one."""
        return self._number

    def to_start(self) -> None:
        self.go_to(0)

    def to_end(self) -> None:
        self.go_to(len(self._game.moments))

    def back(self) -> None:
        self.go_to(self._number - 1)

    def go_to(self, number: int) -> None:
        """The table after so many moves, at once; the nearest there is."""
        self.pause()
        number = max(0, min(number, len(self._game.moments)))
        if number != self._number:
            self._jump(number)
            announce(self.bar, self.bar.position.text())

    def on(self) -> None:
        """The next move, as it was played."""
        self.pause()
        self._step()

    def toggle(self) -> None:
        """Play on, or stop. At the end it begins again."""
        if self._playing:
            self.pause()
            return
        if self._number == len(self._game.moments):
            self._jump(0)
        self._playing = True
        self.bar.show_playing(True)
        self._step()

    def pause(self) -> None:
        self._next.stop()
        if self._playing:
            self._playing = False
            self.bar.show_playing(False)

    def _step(self) -> None:
        if self._number == len(self._game.moments):
            self.pause()
            return
        if self._log_due.isActive():
            self._log_due.stop()
            self._write_log()
        moment = self._game.moments[self._number]
        self._number += 1
        self._show_standing()
        self.table.happen(moment.events, moment.view)

    def _jump(self, number: int) -> None:
        self._number = number
        self.table.show_view(self._game.view_after(number))
        self._log_due.start()
        self._show_standing()

    def _write_log(self) -> None:
        seen = self._game.moments[: self._number]
        self.table.remember((moment.by, moment.events, moment.view) for moment in seen)

    def _wait(self) -> None:
        """What the last move did has been seen."""
        if self._playing and not self._next.isActive():
            pause = _PAUSES.get(self._preferences.settings.pace, _PAUSES["normal"])
            self._next.start(pause * (_BETWEEN if self._number == len(self._game.moments) else 1))

    def _go_on(self) -> None:
        if self._number < len(self._game.moments):
            self._step()
        elif self._index + 1 < len(self._records):
            self._show_game(self._index + 1)
            self.toggle()
        else:
            self.pause()

    def _show_game(self, index: int) -> None:
        """From its beginning."""
        self.pause()
        self._index = index
        self._game = played(self._records[index], self._seat)
        self.bar.show_game(index)
        self._jump(0)

    def _turn_round(self) -> None:
        """The same moment from the other seat."""
        self._seat = 1 - self._seat
        self._game = played(self._records[self._index], self._seat)
        self._name_people()
        self.pause()
        self._jump(self._number)

    def _show_standing(self) -> None:
        """Move and points as they are now. What came before the file is not known."""
        record = self._records[self._index]
        points = [0, 0]
        now = self._game.view_after(self._number).result
        for winner, scored in (*self._results[: self._index], (None, 0) if now is None else now):
            if winner is not None:
                points[winner] += scored
        self.table.set_scores(
            points[self._seat], points[1 - self._seat], record.rules.target, record.number + 1
        )
        self.bar.show_position(self._number, len(self._game.moments))

    # How it looks

    def _set_texts(self) -> None:
        self._name_people()
        self.other_side.setText(self.tr("Other side"))
        self.other_side.setToolTip(self.tr("See the game from the other side of the table"))
        self.close_button.setText(self.tr("Close"))
        self.close_button.setToolTip(self.tr("Go back to the lobby"))

    def _name_people(self) -> None:
        """Whoever's cards are seen sits below, under their own name, from whichever side one looks."""
        names = self._names or (self.tr("Player 1"), self.tr("Player 2"))
        self.table.set_people(names[self._seat], names[1 - self._seat])

    def _take_theme(self) -> None:
        self.table.set_theme(self._theme.dark)
        self.bar.set_colours(self._theme.colours)
        self.notice.set_colours(self._theme.colours)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._set_texts()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Space:
                self.toggle()
            case Qt.Key.Key_Escape:
                self.left.emit()
            case _:
                super().keyPressEvent(event)


def _result(record: Record) -> tuple[int | None, int]:
    """Who won a game whose record holds, and how many points."""
    result = record.final["result"]
    return (None, 0) if result is None else (result["winner"], result["points"])
