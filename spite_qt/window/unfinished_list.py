"""The matches that are not finished, above the tables of the lobby, each with a button to go on with it.

It shows what it is told; what an unfinished match is, and how to go on, is `protocol.net`'s business.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from protocol.peer.names import isolated
from spite_qt.restyle import restyle
from spite_qt.window.felt import button, label
from spite_qt.window.panel import Beside

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLabel

    from protocol.net.listing import ListedTable
    from protocol.peer.kept import KeptMatch

# The latest ones, until all are asked for; more than these would leave little room for the tables.
_FIRST_SHOWN = 3
# Logical pixels inside a row, and between its words.
_IN_ROW, _GAP = (12, 5, 6, 5), 10
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute


class UnfinishedList(QWidget):
    """Not there while there is nothing to go on with. `wanted` carries the KeptMatch, `changed`: others are
    shown. `buttons`: what can be pressed, from top to bottom.
    """

    wanted = Signal(object)
    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(6)
        self._matches: Sequence[KeptMatch] = ()
        self._kept: Sequence[KeptMatch] = ()
        self._not_begun: Sequence[KeptMatch] = ()
        self._bots: Set[bytes] = frozenset()
        # Tables on the network where somebody waits, by key, each with the match it is there for.
        self._waiting: dict[str, bytes] = {}
        # Each with its name and the button to go on.
        self._shown: list[tuple[KeptMatch, QLabel, QPushButton]] = []
        self._all_shown = False
        self.buttons: list[QPushButton] = []
        self.hide()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._show()

    def show_matches(
        self,
        matches: Sequence[KeptMatch],
        bots: Set[bytes] = frozenset(),
        not_begun: Sequence[KeptMatch] = (),
    ) -> None:
        """Show these instead, the latest first. `bots`: the keys of opponents on this computer. `not_begun`:
        those to be shown only while the other person waits: so it is known that there is such a match.
        """
        self._kept, self._bots, self._not_begun = matches, bots, not_begun
        self._show()

    def _show(self) -> None:
        waiting = self._waiting.values()
        waited_for = [match for match in self._not_begun if match.match_id in waiting]
        self._matches = matches = [*waited_for, *self._kept]
        self._shown.clear()
        self.buttons.clear()
        while (item := self._rows.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        if matches:
            self._rows.addWidget(label(self.tr("Unfinished matches"), "heading"))
        for match in matches if self._all_shown else matches[:_FIRST_SHOWN]:
            self._rows.addWidget(self._row(match))
        if len(matches) > _FIRST_SHOWN:
            self._rows.addWidget(self._more(len(matches)))
        self._mark_obvious()
        self.setVisible(bool(matches))
        self.changed.emit()

    def forget_tables(self) -> None:
        """No table is known of."""
        self._waiting.clear()
        self._name_all()

    def found(self, table: ListedTable) -> bool:
        """A table appeared or changed: whether the other person of one of these matches waits there."""
        from protocol.net.listing import awaiting

        said, table_id = table.listing.awaits, table.listing.table_id
        known = (*self._not_begun, *self._kept)
        there_for = (match.match_id for match in known if said == awaiting(match.match_id, table_id))
        match_id = next(there_for, None) if said else None
        if match_id is None:
            self.gone(table.key)
            return False
        self._waiting[table.key] = match_id
        self._name_all()
        return True

    def gone(self, key: str) -> None:
        """A table went; one never seen is ignored."""
        if self._waiting.pop(key, None) is not None:
            self._name_all()

    def _name_all(self) -> None:
        waiting = set(self._waiting.values())
        listed = {match.match_id for match in self._matches}
        if any(match.match_id in waiting ^ listed for match in self._not_begun):
            self._show()
            return
        for match, name, _ in self._shown:
            name.setText(self._named(match))
        self._mark_obvious()

    def _mark_obvious(self) -> None:
        """What most people want stands out: to go on where somebody waits, else with the latest match."""
        waited_for = [made for match, _, made in self._shown if match.match_id in self._waiting.values()]
        playable = [made for match, _, made in self._shown if match.dispute is None]
        obvious = waited_for or playable[:1]
        for *_, made in self._shown:
            restyle(made, "kind", "primary" if made in obvious else "plain")

    def _named(self, match: KeptMatch) -> str:
        other = self._other(match)
        if match.match_id in self._waiting.values():
            return self.tr("{0} is waiting for you").format(isolated(other))
        return other

    def _other(self, match: KeptMatch) -> str:
        other = match.names[1 - match.seat]
        if match.peer_key in self._bots:
            return self.tr("{0} (computer)").format(isolated(other))
        return other

    def _more(self, count: int) -> QWidget:
        """Shows all of them, or the latest ones alone again."""
        more = button(self.tr("Show fewer") if self._all_shown else self.tr("Show all {0}").format(count))
        more.clicked.connect(self._show_more)
        self.buttons.append(more)
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.addStretch(1)
        line.addWidget(more)
        return row

    def _show_more(self) -> None:
        self._all_shown = not self._all_shown
        self._show()
        # The button that was pressed is gone; the focus stays in its place.
        for more in self.buttons[-1:]:
            more.setFocus()

    def _row(self, match: KeptMatch) -> QWidget:
        other = self._other(match)
        points = match.points[match.seat], match.points[1 - match.seat]
        row = QFrame()
        row.setObjectName("row")
        line = QVBoxLayout(row)
        line.setContentsMargins(*_IN_ROW)
        name = label(self._named(match), "strong")
        # A name that is read from the right begins at the left too, as the others do.
        name.setAlignment(_LEFT)
        said = self.tr("you {0} : {1}, game {2}").format(*points, match.ledger.number + 1)
        how = [label(said, "faint", wrap=False)]
        if match.dispute is None:
            go_on = button(self.tr("Go on"))
            go_on.setAccessibleName(self.tr("Go on with {0}").format(other))
        else:
            # Not to be played: the two can call it off, or end it.
            how.append(label(self.tr("disputed"), "strong", wrap=False))
            go_on = button(self.tr("Settle"))
            go_on.setAccessibleName(self.tr("Settle the match with {0}").format(other))

        def wanted() -> int:
            words = name.fontMetrics().horizontalAdvance(name.text())
            return words + sum(each.sizeHint().width() + _GAP for each in how) + _GAP

        words = Beside((name, 1), *((each, 0) for each in how), wanted=wanted, spacing=_GAP)

        def wanted_with_button() -> int:
            return words.minimumSizeHint().width() + _GAP + go_on.sizeHint().width()

        go_on.clicked.connect(lambda: self.wanted.emit(match))
        self.buttons.append(go_on)
        self._shown.append((match, name, go_on))
        line.addWidget(Beside((words, 1), (go_on, 0), wanted=wanted_with_button, spacing=_GAP))
        return row
