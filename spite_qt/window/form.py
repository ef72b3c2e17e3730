"""What a form of choices is made of: switches, lists, sliders and buttons that wrap, scroll and can be read.

Not for which choices there are (`settings_pages`), nor for the colours (`theme`).
"""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractSlider,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLayout,
    QLayoutItem,
    QScrollArea,
    QSlider,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QVBoxLayout,
    QWidget,
)

from spite_qt.theme import Colours, panel_style
from spite_qt.window.felt import label

# Half the width of a drop-down's arrow, in line heights.
_ARROW = 0.28
# Logical pixels around a box to tick, for the ring of the focus; and the corners of the tick in a box of one.
_RING = 4
_TICK = ((0.24, 0.52), (0.43, 0.71), (0.77, 0.31))
# Corners of the marked line of a list, in logical pixels.
_CORNER = 7


def form_style(colours: Colours, points: float) -> str:
    """The style sheet of dialogs with forms; `points`: size of plain text."""
    c = colours
    box = round(points * 1.35)
    return (
        panel_style(colours, points)
        + f"""
    QDialog {{ background: {c.panel}; }}
    QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
    QListWidget, QTreeWidget, QPlainTextEdit {{ background: {c.panel_raised}; color: {c.text};
        border: 1px solid {c.panel_edge}; border-radius: 10px; outline: none; padding: 4px; }}
    QListWidget:focus, QTreeWidget:focus, QPlainTextEdit:focus {{ border: 2px solid {c.accent};
        padding: 3px; }}
    QListWidget::item {{ padding: 9px 10px; border-radius: {_CORNER}px; }}
    QListWidget::item:selected {{ background: {c.selected}; color: {c.text}; }}
    QTreeWidget {{ show-decoration-selected: 0; }}
    QTreeWidget::item {{ padding: 6px 8px; border: none; }}
    QTreeWidget::item:selected {{ background: transparent; color: {c.text}; }}
    QHeaderView::section {{ background: transparent; color: {c.faint}; border: none; padding: 4px 11px; }}
    QComboBox {{ color: {c.text}; background: {c.panel_raised}; padding: 8px 10px; min-height: 22px;
        border: 2px solid {c.panel_edge}; border-radius: 8px; combobox-popup: 0; }}
    QComboBoxPrivateContainer {{ background: {c.panel_raised}; border: none; padding: 0; }}
    QComboBox:hover {{ background: {c.selected}; }}
    QComboBox:focus {{ border: 2px solid {c.accent}; }}
    QComboBox::drop-down {{ border: none; width: {2 * box}px; }}
    QComboBox::down-arrow {{ width: 0; height: 0; }}
    QComboBox QAbstractItemView {{ color: {c.text}; background: {c.panel_raised}; outline: none;
        border: 1px solid {c.panel_edge}; padding: 4px; }}
    QComboBox QAbstractItemView::item {{ padding: 7px 10px; border-radius: {_CORNER}px; }}
    QComboBox QAbstractItemView::item:selected {{ background: {c.selected}; color: {c.text}; }}
    QSlider {{ min-height: 30px; border: 2px solid transparent; border-radius: 8px; }}
    QSlider:focus {{ border: 2px solid {c.accent}; }}
    QSlider::groove:horizontal {{ height: 6px; border-radius: 3px; background: {c.panel_edge}; }}
    QSlider::sub-page:horizontal {{ background: {c.accent}; border-radius: 3px; }}
    QSlider::sub-page:horizontal:disabled, QSlider::handle:horizontal:disabled {{ background: {c.faint}; }}
    QSlider::handle:horizontal {{ width: 18px; height: 18px; margin: -6px 0; border-radius: 9px;
        background: {c.accent}; }}
    QPushButton[kind="picture"] {{ background: {c.panel_raised}; border: 2px solid {c.panel_edge};
        padding: 6px; color: {c.text}; }}
    QPushButton[kind="picture"]:checked {{ background: {c.selected}; border: 2px solid {c.accent}; }}
    QPushButton[kind="picture"]:focus {{ border: 3px solid {c.text}; padding: 5px; }}
    """
    )


class Page(QWidget):
    """A page of a form. `wanted`: the names and new values of settings."""

    wanted = Signal(dict)

    def __init__(self) -> None:
        super().__init__()
        self.rows = QVBoxLayout(self)
        self.rows.setContentsMargins(4, 2, 14, 8)
        self.rows.setSpacing(8)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._set_texts()

    def _set_texts(self) -> None:
        """Say everything in the language of now; a page with texts of its own has one of its own."""


class Tick(QCheckBox):
    """A box without text, as large as its neighbour's letters, with edges that can be seen on any ground."""

    def sizeHint(self) -> QSize:
        side = self._side + 2 * _RING
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    @property
    def _side(self) -> int:
        return max(16, round(self.fontMetrics().height() * 1.05))

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self.palette()
        accent, faint = (
            colours.color(QPalette.ColorRole.Accent),
            colours.color(QPalette.ColorRole.PlaceholderText),
        )
        ground = colours.color(QPalette.ColorRole.Base)
        box = QRectF(_RING, _RING, self._side, self._side).adjusted(1, 1, -1, -1)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(accent if self.isChecked() else faint, 2))
        painter.setBrush(accent if self.isChecked() else ground)
        painter.drawRoundedRect(box, 4, 4)
        if self.isChecked():
            painter.setPen(QPen(ground, max(2.0, box.width() / 8), c=Qt.PenCapStyle.RoundCap))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolyline([box.topLeft() + QPointF(x, y) * box.width() for x, y in _TICK])
        if self.hasFocus():
            painter.setPen(QPen(accent, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.end()


class Switch(QWidget):
    """A box to tick, with a text that wraps and a line that explains it; a press on either ticks too."""

    toggled = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self.box = Tick()
        self._text = label("", "strong")
        self._more = label("", "faint")
        self._words = QVBoxLayout()
        self._words.setSpacing(1)
        self._words.addWidget(self._text)
        self._words.addWidget(self._more)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 3, 0, 3)
        row.setSpacing(8)
        row.addWidget(self.box, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(self._words, 1)
        # Told by a person only: showing what is so tells nobody.
        self.box.clicked.connect(self.toggled)

    def say(self, text: str, more: str = "") -> None:
        self._text.setText(text)
        self._more.setText(more)
        self._more.setVisible(bool(more))
        self.box.setAccessibleName(text)
        self.box.setAccessibleDescription(more)

    def add_below(self, widget: QWidget) -> None:
        """Put something that belongs to it below its texts."""
        self._words.addSpacing(6)
        self._words.addWidget(widget, 0, Qt.AlignmentFlag.AlignLeft)

    def show_on(self, on: bool) -> None:
        self.box.setChecked(on)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.box.setFocus(Qt.FocusReason.MouseFocusReason)
            self.box.click()
        super().mouseReleaseEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # Taken here, so that the release comes here too.
        event.accept()


class DropDown(QComboBox):
    """A list that opens, in the program's colours: a sharp arrow, lines that are easily hit."""

    def __init__(self) -> None:
        super().__init__()
        # Qt's own for these takes no padding from the style sheet.
        self.setItemDelegate(QStyledItemDelegate(self))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        half = self.fontMetrics().height() * _ARROW
        tip = QPointF(self.width() - 4 * half, self.height() / 2 + half / 2)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        faint = self.palette().color(QPalette.ColorRole.PlaceholderText)
        painter.setPen(QPen(faint, max(1.6, half / 2.6), c=Qt.PenCapStyle.RoundCap))
        painter.drawPolyline([tip + QPointF(-half, -half), tip, tip + QPointF(half, -half)])
        painter.end()


class Choices(DropDown):
    """One of a few values, each with a text. `picked`: a person chose this value.

    Its label is to be a QLabel whose buddy it is: on Linux Qt tells screen readers the value as its name, and
    what it is the value of by the label alone.
    """

    picked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self._values: list[object] = []
        self.activated.connect(lambda at: self.picked.emit(self._values[at]))
        only_with_focus(self)

    def offer(self, values: dict[object, str]) -> None:
        """These values with these texts instead; what was chosen stays."""
        chosen = self.value
        self._values = list(values)
        self.clear()
        self.addItems(list(values.values()))
        self.show_value(chosen)

    @property
    def value(self) -> object:
        return self._values[self.currentIndex()] if self.currentIndex() >= 0 else None

    def show_value(self, value: object) -> None:
        if value in self._values:
            self.setCurrentIndex(self._values.index(value))


class _Cell(QStyledItemDelegate):
    """What stands in one column of a line; the frame of the whole list shows where the keys go."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.state &= ~QStyle.StateFlag.State_HasFocus


class Rows(QTreeWidget):
    """Lines with several columns. The chosen one is marked in one piece, as in a list with one column."""

    def __init__(self, columns: int) -> None:
        super().__init__()
        self.setColumnCount(columns)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self._cell = _Cell()
        self.setItemDelegate(self._cell)
        self.header().setStretchLastSection(False)
        self.header().setSectionsClickable(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # Qt hands it on after the line was activated, and a dialog's button would be pressed as well.
            event.accept()

    def drawRow(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        # Column by column, as a style sheet has it, each would be a piece with edges of its own.
        if self.selectionModel().isSelected(index):
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.palette().highlight())
            painter.drawRoundedRect(option.rect, _CORNER, _CORNER)
            painter.restore()
        super().drawRow(painter, option, index)


class Slider(QSlider):
    """A number between 0 and `most` in `steps`. `picked`: a person let it come to rest there, or stepped."""

    picked = Signal(float)

    def __init__(self, most: float, steps: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._unit = most / steps
        self.setRange(0, steps)
        self.setPageStep(1)
        self.actionTriggered.connect(self._acted)
        self.sliderReleased.connect(self._pick)
        only_with_focus(self)

    @property
    def amount(self) -> float:
        return self.value() * self._unit

    def show_amount(self, amount: float) -> None:
        self.setValue(round(amount / self._unit))

    def _acted(self, action: int) -> None:
        # The new position is set after this signal; while it is dragged nothing is chosen yet.
        if action != QAbstractSlider.SliderAction.SliderMove.value:
            self.setValue(self.sliderPosition())
            self._pick()

    def _pick(self) -> None:
        self.picked.emit(self.amount)


class Flow(QLayout):
    """Widgets side by side, on more lines where one is too narrow."""

    def __init__(self) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self.setSpacing(8)
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._place(QRect(0, 0, width, 0), move=False)

    def minimumSize(self) -> QSize:
        sizes = [item.minimumSize() for item in self._items]
        return QSize(
            max((size.width() for size in sizes), default=0),
            max((size.height() for size in sizes), default=0),
        )

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect, move=True)

    def _place(self, rect: QRect, *, move: bool) -> int:
        """The height that is needed within `rect`'s width."""
        x, y, line = rect.left(), rect.top(), 0
        for item in self._items:
            size = item.sizeHint()
            if x > rect.left() and x + size.width() > rect.right() + 1:
                x, y, line = rect.left(), y + line + self.spacing(), 0
            if move:
                item.setGeometry(QRect(QPoint(x, y), size))
            x += size.width() + self.spacing()
            line = max(line, size.height())
        return y + line - rect.top()


class _Wheel(QObject):
    """Keeps the wheel for the page: a value that the pointer happens to cross does not change."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)


def only_with_focus(widget: QWidget) -> None:
    """The wheel changes `widget` only while it has the focus, which the wheel does not give."""
    widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    widget.installEventFilter(_Wheel(widget))


def scrolling(page: QWidget) -> QScrollArea:
    """`page` in an area that scrolls it where it does not fit, and follows the keyboard's focus."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(page)
    return area
