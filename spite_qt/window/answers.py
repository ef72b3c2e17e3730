"""The buttons below something said over the table. Not for what is said (overlay.py, notice.py)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QBoxLayout, QPushButton, QWidget

from spite_qt.window.felt import button
from spite_qt.window.spoken import Spoken, now


@dataclass(frozen=True)
class Answer:
    """A button under a message. `goes_on`: Enter presses it; `leaves`: Escape presses it."""

    text: Spoken
    act: Callable[[], None]
    goes_on: bool = False
    leaves: bool = False


class Answers(QWidget):
    """The buttons of a message, side by side if there is room."""

    def __init__(self) -> None:
        super().__init__()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._made: list[tuple[Answer, QPushButton]] = []

    def fill(self, answers: Sequence[Answer], before: Callable[[], None] | None = None) -> None:
        """Show these instead; `before` is called before the act of whichever is pressed."""
        for _, old in self._made:
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._made = []
        for answer in answers:
            made = button(now(answer.text), "primary" if answer.goes_on else "plain")
            if before is not None:
                made.clicked.connect(before)
            made.clicked.connect(answer.act)
            self._row.addWidget(made)
            # A layout would show it in the next round of the event loop only, too late for the focus.
            made.show()
            self._made.append((answer, made))
        self.setVisible(bool(answers))

    def fit(self, width: int) -> bool:
        """One below the other where `width` is too little for all of them beside each other: False then."""
        self._row.setDirection(QBoxLayout.Direction.LeftToRight)
        for made in self.buttons:
            made.ensurePolished()
        fits = self._row.sizeHint().width() <= width
        if not fits:
            self._row.setDirection(QBoxLayout.Direction.TopToBottom)
        return fits

    def button(self, text: str) -> QPushButton | None:
        return next((made for made in self.buttons if made.text() == text), None)

    @property
    def buttons(self) -> list[QPushButton]:
        return [made for _, made in self._made]

    def focus(self) -> bool:
        """The focus on the answer that goes on; False if none does: no key presses another by mistake."""
        going_on = [made for answer, made in self._made if answer.goes_on]
        if going_on:
            going_on[-1].setFocus()
        return bool(going_on)

    def leave(self) -> bool:
        """Press the answer that leaves; False if there is none."""
        for answer, made in self._made:
            if answer.leaves:
                made.click()
                return True
        return False
