"""The list of tables found on the network: one row a table, and why it is empty when it is.

Rows keep their place while others come and go, so that nothing moves away under the mouse. Thousands of
rows are fine: only what is seen is drawn. The network is not its business; it is given tables and told
which have gone.
"""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from spite_qt.theme import LIGHT, Colours
from spite_qt.window.spoken import Spoken, now

if TYPE_CHECKING:
    from protocol.net.listing import ListedTable
    from protocol.net.people import People

Index = QModelIndex | QPersistentModelIndex
TABLE_ROLE = int(Qt.ItemDataRole.UserRole)
_PADDING = 12
_GAP = 8


class Tables(QAbstractListModel):
    """The tables known now, in the order they appeared."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tables: list[ListedTable] = []
        self._people: People | None = None

    def set_people(self, people: People) -> None:
        """Those whom this person knows: what tables claim is told by them; a handshake proves it later."""
        self._people = people

    def found(self, table: ListedTable) -> None:
        """A table appeared, or changed (free, busy, another nickname)."""
        row = self._row(table.key)
        if row is None:
            self.beginInsertRows(QModelIndex(), len(self._tables), len(self._tables))
            self._tables.append(table)
            self.endInsertRows()
        else:
            self._tables[row] = table
            index = self.index(row)
            self.dataChanged.emit(index, index)

    def gone(self, key: str) -> None:
        """A table went; one never seen is ignored."""
        row = self._row(key)
        if row is not None:
            self.beginRemoveRows(QModelIndex(), row, row)
            del self._tables[row]
            self.endRemoveRows()

    def clear(self) -> None:
        self.beginResetModel()
        self._tables.clear()
        self.endResetModel()

    def table(self, row: int) -> ListedTable:
        return self._tables[row]

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._tables)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        if not index.isValid():
            return None
        table = self._tables[index.row()]
        if role == TABLE_ROLE:
            return table
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            # What a screen reader says, and what typing the first letters looks for.
            return ", ".join((table.nickname, self.terms(table), self.state(table)))
        return None

    def terms(self, table: ListedTable) -> str:
        """How one sits down there and how far the match goes."""
        door = self.tr("with a code") if table.private else self.tr("open to all")
        if self._people is not None:
            door = self._door(self._people, table, door)
        return self.tr("{0} · first to %n", "", table.target).format(door)

    def _door(self, people: People, table: ListedTable, door: str) -> str:
        """The same, said of somebody who claims to be known."""
        known = people.as_claimed(table.listing.fingerprint)
        if known is not None and known.trusted and table.private:
            return self.tr("trusted, no code")
        if known is not None and known.blocked:
            return self.tr("blocked by you")
        if known is not None and known.trusted:
            return self.tr("{0} · trusted").format(door)
        if known is not None:
            return self.tr("{0} · met before").format(door)
        if people.namesakes(table.nickname, b""):
            return self.tr("{0} · not the one you know").format(door)
        return door

    def state(self, table: ListedTable) -> str:
        return self.tr("playing") if table.busy else self.tr("free")

    def _row(self, key: str) -> int | None:
        for row, table in enumerate(self._tables):
            if table.key == key:
                return row
        return None


class _Row(QStyledItemDelegate):
    """Draws a table: name, terms, and whether its chair is free."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours = LIGHT

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        name, small = _fonts(option.font)
        height = QFontMetrics(name).height() + QFontMetrics(small).height() + 2 * _PADDING + _GAP
        return QSize(220, height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        table: ListedTable = index.data(TABLE_ROLE)
        model = index.model()
        assert isinstance(model, Tables)
        colours = self.colours
        row = option.rect.adjusted(1, 1, -1, -_GAP + 1)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        over = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(colours.text), 2))
        else:
            painter.setPen(QPen(QColor(colours.accent if chosen else colours.panel_edge), 2 if chosen else 1))
        painter.setBrush(QColor(colours.selected if chosen or over else colours.panel_raised))
        painter.drawRoundedRect(row, 10, 10)

        name_font, small_font = _fonts(option.font)
        inside = row.adjusted(_PADDING, _PADDING - 3, -_PADDING, -_PADDING + 3)
        painter.setFont(small_font)
        metrics = QFontMetrics(name_font)
        line = QRect(inside.left(), inside.top(), inside.width(), metrics.height())
        state, said = model.state(table), model.terms(table)
        small = QFontMetrics(small_font)
        beside = inside.width() - _state_width(small, state) - _PADDING
        # Where there is no room for both side by side, the state stands above the terms.
        narrow = small.horizontalAdvance(said) > beside
        self._paint_state(painter, line if narrow else inside, state, table.busy)
        width = beside
        faint = QColor(colours.faint)
        painter.setFont(name_font)
        painter.setPen(faint if table.busy else QColor(colours.text))
        line.setWidth(width)
        painter.drawText(line, _LEFT, metrics.elidedText(table.nickname, Qt.TextElideMode.ElideRight, width))
        if narrow:
            width = inside.width()
        below = QRect(inside.left(), line.bottom() + 1, width, inside.bottom() - line.bottom())
        painter.setFont(small_font)
        painter.setPen(faint)
        painter.drawText(below, _LEFT, small.elidedText(said, Qt.TextElideMode.ElideRight, width))
        painter.restore()

    def _paint_state(self, painter: QPainter, inside: QRect, text: str, busy: bool) -> None:
        """The pill at the right."""
        metrics = painter.fontMetrics()
        width = _state_width(metrics, text)
        pill = QRect(0, 0, width, metrics.height() + 8)
        pill.moveCenter(QPoint(inside.right() - width // 2, inside.center().y()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.colours.panel_edge if busy else self.colours.accent))
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setPen(QColor(self.colours.faint if busy else self.colours.accent_text))
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, text)


def _state_width(metrics: QFontMetrics, text: str) -> int:
    return metrics.horizontalAdvance(text) + 24


_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


def _fonts(base: QFont) -> tuple[QFont, QFont]:
    """Fonts of a row: for the name, for the line below it."""
    name = QFont(base)
    name.setPointSizeF(base.pointSizeF() * 1.2)
    name.setBold(True)
    small = QFont(base)
    small.setPointSizeF(base.pointSizeF() * 0.95)
    return name, small


# Around what is written in an empty list: logical pixels from the left, upper, right and lower edge.
_EMPTY = (24, 12, -24, -12)
# A place for a card above that.
_PLACE = QSize(60, 84)
_CENTRED = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)


class TableList(QListView):
    """The list itself. `sit_down_at` carries a free table that was double-clicked or entered; `picked`: one
    is marked.
    """

    sit_down_at = Signal(object)
    chosen_changed = Signal()
    picked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tables = Tables(self)
        self.setModel(self.tables)
        self._rows = _Row(self)
        self.setItemDelegate(self._rows)
        self._empty_text: Spoken = ""
        self._by_keys = False
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._set_texts()
        self.activated.connect(self._activated)
        self.selectionModel().selectionChanged.connect(self.chosen_changed)
        self.selectionModel().selectionChanged.connect(lambda now: self.picked.emit() if now else None)
        for signal in (self.tables.dataChanged, self.tables.rowsRemoved, self.tables.modelReset):
            signal.connect(self.chosen_changed)
        for signal in (self.tables.rowsInserted, self.tables.rowsRemoved, self.tables.modelReset):
            signal.connect(self._make_room)
            signal.connect(self.updateGeometry)

    def set_colours(self, colours: Colours) -> None:
        self._rows.colours = colours
        self.viewport().update()

    def _set_texts(self) -> None:
        self.setAccessibleName(self.tr("Tables on your network"))
        self.setAccessibleDescription(now(self._empty_text))
        self._make_room()
        self.viewport().update()

    def set_empty_text(self, text: Spoken) -> None:
        """What is written where tables would be while there is none."""
        self._empty_text = text
        self._set_texts()

    def chosen(self) -> ListedTable | None:
        """The selected table, if its chair is free."""
        rows = self.selectionModel().selectedIndexes()
        if not rows:
            return None
        table = self.tables.table(rows[0].row())
        return None if table.busy else table

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        text = now(self._empty_text)
        if self.tables.rowCount() == 0 and text:
            painter = QPainter(self.viewport())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_empty(painter, text)
            if self.hasFocus() and self._by_keys:
                painter.setPen(QPen(QColor(self._rows.colours.accent), 2))
                painter.drawRoundedRect(self.viewport().rect().adjusted(2, 2, -2, -2), 10, 10)
            painter.end()

    def _paint_empty(self, painter: QPainter, text: str) -> None:
        """The text, below places for cards with nothing on them if there is room."""
        colours = self._rows.colours
        area = self.viewport().rect().adjusted(*_EMPTY)
        flat = QRect(area.topLeft(), QSize(area.width(), 0))
        needs = self.fontMetrics().boundingRect(flat, _CENTRED, text).height()
        if area.height() >= needs + 2 * _PLACE.height():
            first = QRect(QPoint(0, 0), _PLACE)
            first.moveCenter(area.center() - QPoint(0, (needs + _PLACE.height()) // 4))
            area.setTop(first.bottom() + _PLACE.height() // 4)
            area.setHeight(needs)
            painter.setPen(QPen(QColor(colours.panel_edge), 2, Qt.PenStyle.DashLine))
            for step in (-1, 0, 1):
                place = first.translated(step * round(_PLACE.width() * 1.3), 0)
                painter.drawRoundedRect(place, 6, 6)
        painter.setPen(QColor(colours.faint))
        painter.drawText(area, _CENTRED, text)

    def focusInEvent(self, event: QFocusEvent) -> None:
        # At the start the focus is here, and nobody needs to be shown where before a key is used.
        self._by_keys = event.reason() in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
            Qt.FocusReason.ShortcutFocusReason,
        )
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._by_keys = True
        self.viewport().update()
        super().keyPressEvent(event)

    def _make_room(self) -> None:
        """At least as high as what is written in it, or as two tables."""
        if self.tables.rowCount():
            least = 2 * self.sizeHintForRow(0)
        else:
            area = self.viewport().rect().adjusted(*_EMPTY)
            area.setHeight(0)
            text = self.fontMetrics().boundingRect(area, _CENTRED, now(self._empty_text))
            least = text.height() + _EMPTY[1] - _EMPTY[3]
        self.setMinimumHeight(least)

    def sizeHint(self) -> QSize:
        """Whole tables, a few of them: cut off by some pixels the list would have a bar of its own."""
        usual = super().sizeHint()
        if (row := self.sizeHintForRow(0)) <= 0:
            return usual
        return QSize(usual.width(), row * min(self.tables.rowCount(), max(2, ceil(usual.height() / row))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.scheduleDelayedItemsLayout()
            self._make_room()
        elif event.type() == QEvent.Type.LanguageChange:
            self._set_texts()

    def _activated(self, index: QModelIndex) -> None:
        table = self.tables.table(index.row())
        if not table.busy:
            self.sit_down_at.emit(table)
