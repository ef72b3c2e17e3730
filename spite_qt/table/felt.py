"""The view of the felt: it hands real mouse events to the person's hands. Nothing is decided here."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QToolTip, QWidget

from spite_qt.table.hands import Hands
from spite_qt.table.scene import TableScene
from spite_qt.table.tips import tip_at

# Bytes of the screen that are painted with everything on them before the next ones are.
_BAND = 2 * 2**20


class FeltView(QGraphicsView):
    """The scene, one logical pixel to one, and the pointer over it."""

    used = Signal()  # the mouse is what the person plays with now

    def __init__(self, table: TableScene, hands: Hands, parent: QWidget | None = None) -> None:
        super().__init__(table.scene, parent)
        self._table = table
        self._hands = hands
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._show_crowd(False)
        table.motion.crowded.connect(self._show_crowd)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        # The clip of a band holds for the items too.
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        # The cloth covers all of it: to clear it first would cost a seventh of a frame on a large screen.
        self.viewport().setAutoFillBackground(False)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setMouseTracking(True)
        self.setMinimumSize(0, 0)
        # The Tab key goes to the places one by one, not to the felt.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Band after band: a large screen does not fit into the processor's cache, and a card's soft shadow
        would wait for what lies under it.
        """
        area, ratio = event.rect(), self.devicePixelRatioF()
        high = max(16, int(_BAND / (4 * max(1, area.width()) * ratio * ratio)))
        for top in range(area.top(), area.bottom() + 1, high):
            # One pixel more above: no seam where the screen's pixels are no whole ones of the felt.
            band = QRect(area.left(), top - 1, area.width(), high + 1) & area
            super().paintEvent(QPaintEvent(event.region() & band))

    def _show_crowd(self, crowded: bool) -> None:
        """With many cards in motion, finding out what to paint costs more than to paint everything. With few
        it is one rectangle: cut by several, Qt would put pictures elsewhere by a pixel at odd scales.
        """
        modes = QGraphicsView.ViewportUpdateMode
        self.setViewportUpdateMode(modes.FullViewportUpdate if crowded else modes.BoundingRectViewportUpdate)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        painter.setClipRect(rect)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            tip = None if self._hands.carrying else tip_at(self._table, QPointF(event.pos()))
            if tip is None:
                QToolTip.hideText()
            else:
                QToolTip.showText(event.globalPos(), tip[0], self.viewport(), tip[1].toRect())
            return True
        return super().viewportEvent(event)

    def _fit(self) -> None:
        self._hands.let_fall()
        self._table.resize(QSizeF(self.viewport().size()), self.devicePixelRatioF())
        self._hands.resized()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.used.emit()
        if event.button() == Qt.MouseButton.LeftButton:
            self._hands.press(self._point(event))
        elif event.button() == Qt.MouseButton.RightButton:
            self._hands.press_right(self._point(event))
        self._show_pointer(self._point(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.used.emit()
            self._hands.press_twice(self._point(event))
            self._show_pointer(self._point(event))
        # Of the right button the first press has played: another card lies there now.

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not event.buttons() & Qt.MouseButton.LeftButton:
            self._hands.let_fall()
        self._hands.move(self._point(event))
        self._show_pointer(self._point(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._hands.release(self._point(event))
            self._show_pointer(self._point(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Arrows would scroll; every key is the table's.
        event.ignore()

    def leaveEvent(self, event: QEvent) -> None:
        self._hands.leave()
        super().leaveEvent(event)

    def _point(self, event: QMouseEvent) -> QPointF:
        # One to one, and with the fraction that mapToScene(QPoint) would cut off.
        return event.position()

    def _show_pointer(self, point: QPointF) -> None:
        if self._hands.carrying:
            shape = Qt.CursorShape.ClosedHandCursor
        elif self._hands.may_touch(point):
            shape = Qt.CursorShape.PointingHandCursor
        else:
            shape = Qt.CursorShape.ArrowCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)
