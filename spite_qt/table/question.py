"""The question of a discard that is to be confirmed: it stands beside the card, where the eye is.

Not for the discard itself (hold) nor for its mark on the card.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from spite_qt.table.hands import Hands
from spite_qt.table.palette import LIGHT, Palette
from spite_qt.table.scene import TableScene
from spite_qt.table.spots import best_spot
from spite_qt.table.words import card_text, fill, with_key

# Logical pixels between it and the card, and between it and the felt's edge.
_AWAY, _MARGIN = 9, 4


class DiscardQuestion(QFrame):
    """There while a discard waits for a yes. Its answers are the table's keys too."""

    def __init__(self, table: QWidget, felt: QWidget, scene: TableScene, hands: Hands) -> None:
        """`felt`: the child of `table` in whose coordinates the scene is."""
        super().__init__(table)
        self.setObjectName("discard_question")
        self._table = table
        self._felt = felt
        self._scene = scene
        self._hands = hands
        self._keys = ("", "")
        self._said = QLabel()
        self._said.setTextFormat(Qt.TextFormat.PlainText)
        self._said.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._no, self._yes = QPushButton(), QPushButton()
        for made, act in ((self._no, hands.call_back), (self._yes, hands.hold.go)):
            # A click leaves the keyboard where it is.
            made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            made.setCursor(Qt.CursorShape.PointingHandCursor)
            made.clicked.connect(act)
        self._yes.setProperty("call", True)
        self._answers = QHBoxLayout()
        self._answers.addWidget(self._no)
        self._answers.addWidget(self._yes)
        self._box = QVBoxLayout(self)
        self._box.addWidget(self._said)
        self._box.addLayout(self._answers)
        self.hide()
        hands.hold.changed.connect(self._follow)
        self.set_size(14.0)
        self.set_palette(LIGHT)
        self._set_texts()

    def set_keys(self, no: str, yes: str) -> None:
        """The keys of both answers, as they are printed; "" where there is none."""
        self._keys = (no, yes)
        self._set_texts()

    def set_size(self, pixels: float) -> None:
        """The height of the type in logical pixels."""
        font = QFont(self.font())
        font.setPixelSize(max(9, round(pixels)))
        for part in (self._no, self._yes):
            part.setFont(font)
        font.setBold(True)
        self._said.setFont(font)
        space = round(pixels * 0.5)
        self._box.setContentsMargins(round(pixels * 0.7), space, round(pixels * 0.7), round(pixels * 0.6))
        self._box.setSpacing(space)
        self._answers.setSpacing(space)

    def set_palette(self, palette: Palette) -> None:
        text, gold = palette.panel_text.name(), palette.gold.name()
        self.setStyleSheet(
            f"#discard_question {{ background: {palette.panel.name()}; border: 2px solid {gold};"
            f" border-radius: 10px; }}"
            f"#discard_question QLabel {{ color: {text}; background: transparent; }}"
            f"#discard_question QPushButton {{ color: {text}; background: {palette.waiting.name()};"
            f" border: 1px solid {palette.panel_edge.name()}; border-radius: 7px; padding: 5px 9px; }}"
            f"#discard_question QPushButton:hover {{ border-color: {palette.panel_faint.name()}; }}"
            f"#discard_question QPushButton:focus {{ border: 2px solid {palette.own.name()};"
            f" padding: 4px 8px; }}"
            f"#discard_question QPushButton[call='true'] {{ color: {palette.gold_text.name()};"
            f" background: {gold}; border-color: {gold}; }}"
            f"#discard_question QPushButton[call='true']:hover,"
            f" #discard_question QPushButton[call='true']:focus {{ border-color: {text}; }}"
        )

    def arrange(self) -> None:
        """The piles lie elsewhere."""
        place = self._hands.hold.place
        if self.isHidden() or place is None or self._scene.layout is None:
            return
        size = self.sizeHint()
        corner = self._felt.pos()
        room = QRect(corner, self._felt.size()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        card = self._scene.top_pose(place).rect.toRect().translated(corner)
        # Nobody plays from another side pile now: it is better to lie over one of them than far away.
        first, *less = ([each.translated(corner) for each in rects] for rects in self._scene.looked_at())
        self.setGeometry(
            best_spot([size], room, card, _AWAY, (), [first], [each for rects in less for each in rects])
        )

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._set_texts()
        super().changeEvent(event)

    def _follow(self) -> None:
        hold, placed = self._hands.hold, self._hands.placed
        if not hold.waits_for_yes or placed is None:
            if self._no.hasFocus() or self._yes.hasFocus():
                self._table.setFocus()
            self.hide()
            return
        self._set_texts()
        self.show()
        self.raise_()
        self.arrange()

    def _set_texts(self) -> None:
        placed = self._hands.placed
        named = "" if placed is None else card_text(placed.card)
        self._said.setText(fill(self.tr("Discard the %1?"), named))
        for made, word, key in zip(
            (self._no, self._yes), (self.tr("Keep it"), self.tr("Discard")), self._keys, strict=True
        ):
            made.setText(with_key(word, key))
        self.setAccessibleName(self._said.text())
        self.arrange()
