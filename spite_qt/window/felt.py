"""The felt that lobby and messages lie on, and the small widgets built on it.

Not the playing table itself.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QRadialGradient, QTransform
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QWidget

from spite_qt.theme import LIGHT, Colours

# Fanned like a hand: degrees from upright, of five cards.
_FAN = (-26.0, -13.0, 0.0, 13.0, 26.0)
# Letters of a word that fit into a line of every message; German words are longer, nicknames the longest.
_LONGEST_WORD = 20
_JOINTS = re.compile(r"(?<=[/\\.:_])")


class Felt(QWidget):
    """A ground painted as felt under a lamp; the lamp hangs at `lamp`, a fraction of width and height."""

    def __init__(self, parent: QWidget | None = None, lamp: tuple[float, float] = (0.5, 0.45)) -> None:
        super().__init__(parent)
        self._colours = LIGHT
        self._lamp = lamp

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        # Not kept as a picture: that would be 8 MB on a large screen, and the lobby is seldom painted.
        width, height = self.width(), self.height()
        centre = QPointF(width * self._lamp[0], height * self._lamp[1])
        light = QRadialGradient(centre, max(width, height) * 0.75)
        light.setColorAt(0, QColor(self._colours.felt_lit))
        light.setColorAt(1, QColor(self._colours.felt_edge))
        painter = QPainter(self)
        painter.fillRect(event.rect(), light)
        painter.end()


class Fan(QWidget):
    """Five cards fanned as in a hand, for decoration only."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards: list[QPixmap] = []
        self._width = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(0)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_cards(self, cards: list[QPixmap], width: float) -> None:
        """`cards`: up to five pixmaps, left to right, of one size; `width` in logical pixels."""
        self._cards = cards
        self._width = width
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._cards or self.height() < 90:
            return
        # Scaled down in a small window; never up, so that the faces stay sharp.
        height = self._width * 1.4
        scale = min(1.0, self.height() / (height * 1.35), self.width() / (self._width * 2.65))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pivot = QPointF(self._width * scale * 1.32, self.height() / 2 + height * scale * 0.85)
        for card, angle in zip(self._cards, _FAN, strict=False):
            turned = QTransform()
            turned.translate(pivot.x(), pivot.y())
            turned.rotate(angle)
            turned.scale(scale, scale)
            painter.setTransform(turned)
            painter.drawPixmap(QPointF(-self._width / 2, -height * 1.4), card)
        painter.end()


def label(text: str = "", kind: str = "", *, wrap: bool = True, selectable: bool = False) -> QLabel:
    """A label of a kind of `theme.panel_style`. Plain text always: some of it comes from strangers."""
    made = QLabel()
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setText(text)
    made.setWordWrap(wrap)
    if kind:
        made.setProperty("kind", kind)
    if selectable:
        made.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
    return made


def breakable(text: str, longest: int = _LONGEST_WORD) -> str:
    """A text for a wrapped label, which breaks lines between words only: a word of more than `longest`
    letters, as some people's names are, can be broken anywhere; an address or a path where it has a joint.
    """
    return " ".join(word if len(word) <= longest else _broken(word, longest) for word in text.split(" "))


def _broken(word: str, longest: int) -> str:
    parts = [part for part in _JOINTS.split(word) if part]
    return "\u200b".join("\u200b".join(part) if len(part) > longest else part for part in parts)


def button(text: str, kind: str = "plain") -> QPushButton:
    """A button of one of the kinds of `theme.panel_style`; Enter presses it when it has the focus."""
    made = QPushButton(text)
    made.setProperty("kind", kind)
    made.setAutoDefault(True)
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    return made
