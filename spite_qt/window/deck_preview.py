"""A few cards as the chosen deck shows them. Not for the table, which has its own."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from protocol.game import Card
from spite_qt.card_pixmaps import ASPECT, BACK, CardPixmaps, Deck
from spite_qt.settings import Settings
from spite_qt.theme import LIGHT, Colours

# One of each suit, among them a court and a ten, which has the widest corner.
_CARDS: tuple[Card, ...] = (11, 13 + 9, 26 + 6, 39 + 0, BACK)
_WIDTH, _LEAST, _GAP, _MARGIN = 82.0, 30.0, 12.0, 14.0


class DeckPreview(QWidget):
    """Five cards on felt: one of each suit and a back."""

    def __init__(self) -> None:
        super().__init__()
        self._pixmaps = CardPixmaps()
        self._colours: Colours = LIGHT
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_deck(self, settings: Settings) -> None:
        self._pixmaps.deck = Deck(settings.four_colours, settings.large_index, settings.back)
        self.update()

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        self.update()

    def sizeHint(self) -> QSize:
        width = len(_CARDS) * _WIDTH + (len(_CARDS) - 1) * _GAP + 2 * _MARGIN
        return QSize(round(width), round(_WIDTH * ASPECT + 2 * _MARGIN))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        # Where the dialog is narrow the cards are smaller.
        room = self.width() - 2 * _MARGIN
        width = max(_LEAST, min(_WIDTH, (room - (len(_CARDS) - 1) * _GAP) / len(_CARDS)))
        left = (self.width() - len(_CARDS) * width - (len(_CARDS) - 1) * _GAP) / 2
        top = (self.height() - width * ASPECT) / 2
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setBrush(QColor(self._colours.felt_lit))
        painter.setPen(QColor(self._colours.felt_edge))
        painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), 10, 10)
        for number, card in enumerate(_CARDS):
            picture = self._pixmaps.pixmap(card, width, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(left + number * (width + _GAP), top), picture)
        painter.end()


def back_picture(name: str, width: float, ratio: float) -> QPixmap:
    """One of settings.BACKS, `width` logical pixels wide, for a screen of `ratio` device pixels each."""
    return CardPixmaps(Deck(back=name)).pixmap(BACK, width, ratio)
