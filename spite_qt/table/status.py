"""The line below the felt: what is expected now, or why a press did nothing, and its buttons.

Not for the words (expected) nor for what the buttons do (widget).
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QWidget

from spite_qt.restyle import restyle
from spite_qt.table.palette import LIGHT, Palette
from spite_qt.table.words import fill

# Widths of a letter that one line of text has at least room for, else there are two.
_ONE_LINE = 46
# How much larger an answer is than what is expected, where it has room; and what it may shrink to.
_LARGER, _LEAST = 1.2, 0.8
# Pixels of a button's height that a pointer finds in a hurry (WCAG 2.2, target size).
_TARGET = 24


class StatusLine(QFrame):
    """`called_back`: a discard is to come back. `keys`: they are wanted."""

    called_back = Signal()
    keys = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("table_status")
        self._pixels = 14.0
        self._key = ""
        self._keys_offered = True
        self._answers = False
        self._text = QLabel(self)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setWordWrap(True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        self._back, self._keys = QPushButton(self), QPushButton(self)
        for button, signal in ((self._back, self.called_back), (self._keys, self.keys)):
            button.clicked.connect(signal)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            # A click leaves the keyboard to the cards.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        # Gold: there is little time for it.
        self._back.setProperty("call", True)
        self.show_discard(False)
        self.set_palette(LIGHT)
        self._set_texts()

    def show_text(self, text: str, answers: bool = False) -> None:
        """What is expected now; `answers`: why the last press did nothing, which is not to be overlooked."""
        self._text.setText(text)
        self._text.setAccessibleName(text)
        self._answers = answers
        restyle(self._text, "answers", answers)
        self._place()

    def show_discard(self, can_come_back: bool) -> None:
        """Whether a discard lies there that can be called back for a moment."""
        focused = self._back.hasFocus()
        self._back.setVisible(can_come_back)
        self._keys.setVisible(not can_come_back and self._keys_offered)
        if focused and not can_come_back:
            # Who pressed it goes on where the cards are, not on the next button.
            parent = self.parentWidget()
            if parent is not None:
                parent.setFocus()
        self._place()

    def offer_no_keys(self) -> None:
        """Where no key of a pile does anything."""
        self._keys_offered = False
        self.show_discard(False)

    def set_key(self, key: str) -> None:
        """The key that shows the keys, as it is printed; "" if there is none."""
        self._key = key
        self._set_texts()

    def set_size(self, pixels: float) -> None:
        """The height of the type in logical pixels."""
        self._pixels = pixels
        font = QFont(self.font())
        font.setPixelSize(round(pixels))
        for part in (self._back, self._keys):
            part.setFont(font)
        self._place()

    def height_for(self, width: int) -> int:
        """The height that it needs at this width: two lines where one may not do in every language."""
        font = self._back.font()
        lines = 2 if width < self._pixels * (_ONE_LINE + 10) else 1
        return round(QFontMetrics(font).height() * lines + self._pixels * 1.1)

    def set_palette(self, palette: Palette) -> None:
        text, gold = palette.felt_text.name(), palette.gold.name()
        self.setStyleSheet(
            f"#table_status {{ background: {palette.felt_edge.name()}; border: none; }}"
            f"#table_status QLabel {{ color: {text}; background: transparent; }}"
            f"#table_status QLabel[answers='true'] {{ color: {palette.felt_edge.name()}; background: {text};"
            f" border-radius: 6px; }}"
            f"#table_status QPushButton {{ color: {text}; background: {palette.badge.name()};"
            f" border: 1px solid {palette.felt_faint.name()}; border-radius: 6px; padding: 1px 10px; }}"
            f"#table_status QPushButton:hover {{ border-color: {gold}; }}"
            f"#table_status QPushButton:focus {{ border: 2px solid {gold}; padding: 0px 9px; }}"
            f"#table_status QPushButton[call='true'] {{ color: {palette.gold_text.name()};"
            f" background: {gold}; border-color: {gold}; }}"
            f"#table_status QPushButton[call='true']:focus {{ border: 2px solid {text}; }}"
        )

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._set_texts()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()

    def _set_texts(self) -> None:
        undo = QKeySequence(QKeySequence.StandardKey.Undo).toString(QKeySequence.SequenceFormat.NativeText)
        self._back.setText(fill(self.tr("Undo  %1"), undo))
        self._keys.setText(fill(self.tr("Keys  %1"), self._key) if self._key else self.tr("Keys"))
        self._keys.setToolTip(self.tr("Show the key of every pile"))
        self._place()

    def _place(self) -> None:
        """Text to the left, buttons to the right: each as wide as its words."""
        inside = self.rect().adjusted(round(self._pixels), 0, -round(self._pixels * 0.6), 0)
        height = min(self.height() - 4, max(_TARGET, round(self._pixels * 1.9)))
        right = inside.right() + 1
        for button in (self._back, self._keys):
            if button.isHidden():
                continue
            width = button.sizeHint().width()
            right -= width
            button.setGeometry(right, (self.height() - height) // 2, width, height)
            right -= round(self._pixels * 0.5)
        self._place_text(QRect(inside.left(), 0, max(0, right - inside.left()), self.height()))

    def _place_text(self, room: QRect) -> None:
        font = QFont(self._back.font())
        if not self._answers:
            self._text.setContentsMargins(0, 0, 0, 0)
            self._text.setFont(font)
            self._text.setGeometry(room)
            return
        # On a light ground, which keeps a little away from the line's edges: as wide as its words.
        font.setBold(True)
        around, above = round(self._pixels * 0.6), round(self._pixels * 0.2)
        room = room.adjusted(-round(self._pixels * 0.4), 3, 0, -3)
        inner = room.adjusted(around, above, -around, -above)
        words, flags = self._text.text(), Qt.TextFlag.TextWordWrap
        for pixels in range(round(self._pixels * _LARGER), max(8, round(self._pixels * _LEAST)) - 1, -1):
            font.setPixelSize(pixels)
            needed = QFontMetrics(font).boundingRect(QRect(0, 0, inner.width(), 0), flags, words)
            if needed.height() <= inner.height() and needed.width() <= inner.width():
                break
        self._text.setContentsMargins(around, 0, around, 0)
        self._text.setFont(font)
        wide = min(room.width(), needed.width() + 2 * around + 4)
        high = min(room.height(), needed.height() + 2 * above)
        self._text.setGeometry(QRect(room.left(), (self.height() - high) // 2, wide, high))
