"""The line below the felt: what is expected now, and beside it the buttons that belong to it.

Not for the words (expected) nor for what the buttons do (widget).
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QWidget

from spite_qt.table.palette import LIGHT, Palette
from spite_qt.table.words import fill

# Widths of a letter that one line of text has at least room for, else there are two.
_ONE_LINE = 46


class StatusLine(QFrame):
    """`called_back`: a discard is to come back. `confirmed`: it is to be played. `keys`: they are wanted."""

    called_back = Signal()
    confirmed = Signal()
    keys = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("table_status")
        self._pixels = 14.0
        self._key = ""
        self._keys_offered = True
        self._text = QLabel(self)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setWordWrap(True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        self._back, self._go, self._keys = (QPushButton(self) for _ in range(3))
        for button, signal in (
            (self._back, self.called_back),
            (self._go, self.confirmed),
            (self._keys, self.keys),
        ):
            button.clicked.connect(signal)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
        self.show_discard(None)
        self.set_palette(LIGHT)
        self._set_texts()

    def show_text(self, text: str) -> None:
        """What is expected now."""
        self._text.setText(text)
        self._text.setAccessibleName(text)

    def show_discard(self, waits_for_yes: bool | None) -> None:
        """Whether a discard lies there that can be called back, and if so, whether it waits for a yes."""
        focused = self._back.hasFocus() or self._go.hasFocus()
        self._back.setVisible(waits_for_yes is not None)
        self._go.setVisible(waits_for_yes is True)
        self._keys.setVisible(waits_for_yes is None and self._keys_offered)
        # The gold one is what is asked for: the yes, or else what there is little time for.
        for button, called in ((self._go, waits_for_yes is True), (self._back, waits_for_yes is not True)):
            if button.property("call") != called:
                button.setProperty("call", called)
                button.setStyleSheet(button.styleSheet())
        if focused and waits_for_yes is None:
            # Who pressed it goes on where the cards are, not on the next button.
            parent = self.parentWidget()
            if parent is not None:
                parent.setFocus()
        self._place()

    def offer_no_keys(self) -> None:
        """Where no key of a pile does anything."""
        self._keys_offered = False
        self.show_discard(None)

    def set_key(self, key: str) -> None:
        """The key that shows the keys, as it is printed; "" if there is none."""
        self._key = key
        self._set_texts()

    def set_size(self, pixels: float) -> None:
        """The height of the type in logical pixels."""
        self._pixels = pixels
        font = QFont(self.font())
        font.setPixelSize(round(pixels))
        for part in (self._text, self._back, self._go, self._keys):
            part.setFont(font)
        self._place()

    def height_for(self, width: int) -> int:
        """The height that it needs at this width: two lines where one may not do in every language."""
        font = self._text.font()
        lines = 2 if width < self._pixels * (_ONE_LINE + 10) else 1
        return round(QFontMetrics(font).height() * lines + self._pixels * 1.1)

    def set_palette(self, palette: Palette) -> None:
        text, gold = palette.felt_text.name(), palette.gold.name()
        self.setStyleSheet(
            f"#table_status {{ background: {palette.felt_edge.name()}; border: none; }}"
            f"#table_status QLabel {{ color: {text}; background: transparent; }}"
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
        self._go.setText(self.tr("Discard"))
        self._keys.setText(fill(self.tr("Keys  %1"), self._key) if self._key else self.tr("Keys"))
        self._keys.setToolTip(self.tr("Show the key of every pile"))
        self._place()

    def _place(self) -> None:
        """Text to the left, buttons to the right: each as wide as its words."""
        inside = self.rect().adjusted(round(self._pixels), 0, -round(self._pixels * 0.6), 0)
        height = min(self.height() - 4, round(self._pixels * 1.9))
        right = inside.right() + 1
        for button in (self._go, self._back, self._keys):
            if button.isHidden():
                continue
            width = button.sizeHint().width()
            right -= width
            button.setGeometry(right, (self.height() - height) // 2, width, height)
            right -= round(self._pixels * 0.5)
        self._text.setGeometry(QRect(inside.left(), 0, max(0, right - inside.left()), self.height()))
