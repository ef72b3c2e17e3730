"""What the lobby's panels share: texts that follow the language, things in a row while there is room.

Not for what each of them shows.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QWidget


class Panel(QWidget):
    """Says all its texts again when another language is chosen.

    `goes_on`: the button that Enter presses wherever in the panel nothing else has a use for that key.
    """

    goes_on: QPushButton | None = None

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._set_texts()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        # A key that is held down means what it meant before this panel was there.
        if self.goes_on is None or not enter or event.isAutoRepeat():
            super().keyPressEvent(event)
        else:
            self.goes_on.click()

    def _set_texts(self) -> None:
        """Every text that is seen."""


class Beside(QWidget):
    """Widgets in a row, each with its part of the width; one below the other where the row is too narrow."""

    def __init__(
        self, *made: tuple[QWidget, int], wanted: Callable[[], int] | None = None, spacing: int = 8
    ) -> None:
        """`made`: each with how much of the room that is left it takes. `wanted`: the width, in logical
        pixels, from which on they fit beside each other, if that is not what they would like to have.
        """
        super().__init__()
        self._made = [each for each, _ in made]
        self._wanted = wanted or self._wide
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(spacing)
        for each, part in made:
            self._row.addWidget(each, part)

    def minimumSizeHint(self) -> QSize:
        shown = (each.minimumSizeHint().width() for each in self._made if not each.isHidden())
        widest = max(shown, default=0)
        return QSize(widest, self._row.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._turn()
        return super().event(event)

    def _turn(self) -> None:
        beside = self._wanted() <= self.width()
        turned = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if turned is not self._row.direction():
            self._row.setDirection(turned)
            self.updateGeometry()

    def _wide(self) -> int:
        """The width of those that are there beside each other."""
        widths = [each.sizeHint().width() for each in self._made if not each.isHidden()]
        return sum(widths) + (len(widths) - 1) * self._row.spacing()


class Buttons(Beside):
    """Buttons in a row at the right, the one that goes on last; one below the other where room is short."""

    def __init__(self, *made: QWidget) -> None:
        super().__init__(*((each, 0) for each in made), spacing=-1)  # the style's
        self._row.insertStretch(0, 1)

    def sizeHint(self) -> QSize:
        # Beside each other, also while they are not: whoever gives them room must know what they need for it.
        return QSize(self._wide(), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        # Also for those that are not there yet.
        widest = max(each.sizeHint().width() for each in self._made)
        return QSize(widest, self._row.minimumSize().height())
