"""Room for a page whose texts may need more height than the window has: large fonts, small windows.

It scrolls then, by wheel, by Page Up and Page Down, and to whatever gets the focus. Not for lists and long
texts: those scroll by themselves.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QSizePolicy, QWidget

# Logical pixels.
_GAP = 6  # between content and bar
_MARGIN = 12  # seen around what has the focus


class Scrolling(QScrollArea):
    """`content`, as wide as there is room, and as high as its layout needs at that width or as there is room.

    A plain QScrollArea does not ask wrapped texts how high they are at a width, and cuts them.
    """

    def __init__(self, content: QWidget, *, sideways: bool = True) -> None:
        """`sideways`: may be narrower than the content, which scrolls in its width too then."""
        super().__init__()
        self._content = content
        self._sideways = sideways
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.setWidget(content)
        for part in (content, self.viewport()):
            part.setAutoFillBackground(False)
        content.installEventFilter(self)
        application = QApplication.instance()
        assert isinstance(application, QApplication), "a widget before the application"
        application.focusChanged.connect(self._follow)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Show, QEvent.Type.Hide):
            self._fit()
            if not self._sideways:
                self.updateGeometry()
        return super().eventFilter(watched, event)

    def _follow(self, _: QWidget | None, now: QWidget | None) -> None:
        """What has the focus is to be seen, however it came there."""
        if now is not None and self._content.isAncestorOf(now):
            self.reveal(now)

    def reveal(self, widget: QWidget) -> None:
        """Scroll as far as `widget`, somewhere in the content, needs."""
        self._fit()
        self.ensureWidgetVisible(widget, _MARGIN, _MARGIN)

    def minimumSizeHint(self) -> QSize:
        layout = self._content.layout()
        if self._sideways or layout is None:
            return QSize(0, 0)
        return QSize(layout.totalMinimumSize().width() + self._bar(), 0)

    def sizeHint(self) -> QSize:
        return self._content.sizeHint()

    def _fit(self) -> None:
        width, height = self._needs(self.width())
        if height > self.height():
            width, height = self._needs(self.width() - self._bar())
        self._content.resize(width, max(height, self.height()))

    def _bar(self) -> int:
        """The width that the bar takes, with its distance."""
        return self.verticalScrollBar().sizeHint().width() + _GAP

    def _needs(self, width: int) -> tuple[int, int]:
        """The size that the content needs in a room of this width: seldom wider."""
        layout = self._content.layout()
        if layout is None or self._content.isHidden():
            return width, 0
        least = layout.totalMinimumSize()
        width = max(width, least.width())
        return width, max(least.height(), layout.totalHeightForWidth(width))


def reveal(widget: QWidget) -> None:
    """Scroll whatever `widget` lies in, so that it can be seen."""
    around = widget.parentWidget()
    while around is not None:
        if isinstance(around, Scrolling):
            around.reveal(widget)
        around = around.parentWidget()
