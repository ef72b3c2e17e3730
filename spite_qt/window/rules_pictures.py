"""The pictures of the rules, made of the table's own cards and places: same deck, colours and sharpness.

What a number points out is said beside the picture: it can be read aloud, selected and translated there.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontDatabase, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from protocol.game import Card, Game, Place, PlaceKind, Rules, View, view
from spite_qt.card_pixmaps import ASPECT, BACK, SHADOW_MARGIN, CardPixmaps, Deck
from spite_qt.opponents.greedy import choose
from spite_qt.table import stamps
from spite_qt.table.palette import Palette
from spite_qt.table.scene import TableScene

# Logical pixels.
WIDTH = 560.0
_TABLE_HEIGHT = 350.0
_CARD = 62.0
_MARGIN = 16.0
_MARK = 22.0
# The picture of the table shows the game of this seed after so many moves.
_SEED = bytes(31) + bytes([59])
_MOVES = 24
# A card of each rank in changing suits, ace to king.
_RUN: Sequence[Card] = tuple(13 * (rank % 4) + rank for rank in range(13))
_KING = _RUN[12]
_SIXES: Sequence[Card] = tuple(13 * suit + 5 for suit in (1, 2, 3))


class Pictures:
    """Draws for one deck, one set of colours and one pixel ratio."""

    def __init__(self, deck: Deck, palette: Palette, ratio: float, names: tuple[str, str]) -> None:
        """`names`: what this person and the other one are called on the plates of the table."""
        self._names = names
        self._cards = CardPixmaps(deck)
        self._palette = palette
        self._ratio = ratio
        self._font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)

    def all(self, rules: Rules) -> dict[str, QPixmap]:
        """Each picture by its name in rules_words, WIDTH logical pixels wide."""
        height = _CARD * ASPECT + 2 * _MARGIN
        drawn: list[tuple[str, float, Callable[[QPainter], None]]] = [
            ("turn", 2 * height + 24, self._turn),
            ("centre", height, self._centre),
            ("king", height + 6, self._king),
            ("complete", height, self._complete),
            ("refill", height, lambda painter: self._refill(painter, rules)),
            ("points", height, self._points),
        ]
        made = {name: self._on_felt(QSizeF(WIDTH, high), draw) for name, high, draw in drawn}
        made["table"] = self._table(rules)
        return made

    def _on_felt(self, size: QSizeF, draw: Callable[[QPainter], None]) -> QPixmap:
        made = stamps.blank(size, self._ratio)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        corners = QPainterPath()
        corners.addRoundedRect(QRectF(QPointF(), size), 12, 12)
        painter.setClipPath(corners)
        painter.drawPixmap(0, 0, stamps.felt(size, self._palette, self._ratio))
        draw(painter)
        painter.end()
        return made

    # The table, its places numbered

    def _table(self, rules: Rules) -> QPixmap:
        size = QSizeF(WIDTH, _TABLE_HEIGHT)
        seen = _in_the_middle(rules)
        table = TableScene()
        table.labels.names = self._names
        table.set_palette(self._palette)
        table.set_deck(self._cards.deck)
        table.resize(size, self._ratio)
        table.show(seen)

        def draw(painter: QPainter) -> None:
            table.scene.render(painter, QRectF(QPointF(), size), QRectF(QPointF(), size))
            for number, corner in enumerate(_corners(table, seen), 1):
                self._mark(painter, corner, number)

        return self._on_felt(size, draw)

    def _mark(self, painter: QPainter, at: QPointF, number: int) -> None:
        """A number in a circle round `at`, kept inside the picture."""
        half = _MARK / 2
        middle = QPointF(
            min(max(at.x(), half + 3), WIDTH - half - 3), min(max(at.y(), half + 3), _TABLE_HEIGHT - half - 3)
        )
        circle = QRectF(middle.x() - half, middle.y() - half, _MARK, _MARK)
        painter.setPen(QPen(self._palette.gold_text, 1.5))
        painter.setBrush(self._palette.gold)
        painter.drawEllipse(circle)
        self._text(painter, circle, str(number), self._palette.gold_text, 13)

    # The others, left to right

    def _turn(self, painter: QPainter) -> None:
        """Payoff pile, side pile and hand, an arrow from each to a centre pile, and one to the side pile."""
        high = _CARD * ASPECT
        centre = QPointF((WIDTH - _CARD) / 2, _MARGIN)
        low = centre.y() + high + 56
        payoff, side, hand = QPointF(66, low), QPointF(centre.x(), low), QPointF(396, low)
        tray = QSizeF(_CARD * 1.3, high + 18)
        at = QPointF((WIDTH - tray.width()) / 2, centre.y() - 9)
        painter.drawPixmap(at, stamps.tray(tray, self._palette, self._ratio))
        self._card(painter, _RUN[4], centre)
        self._pile(painter, payoff, _SIXES[0], "14")
        for step, card in enumerate((_RUN[10], _SIXES[2])):
            self._card(painter, card, side + QPointF(0, step * 17 - 17))
        for step, card in enumerate((_RUN[1], _RUN[9], _SIXES[1])):
            self._card(painter, card, hand + QPointF(step * 26, 0))
        middle = centre.y() + high / 2
        self._arrow(painter, payoff + QPointF(_CARD / 2, -8), QPointF(at.x() - 6, middle))
        self._arrow(painter, side + QPointF(_CARD / 2, -22), QPointF(WIDTH / 2, at.y() + tray.height() + 2))
        self._arrow(painter, hand + QPointF(_CARD, -8), QPointF(at.x() + tray.width() + 6, middle))
        across = low + high * 0.6
        self._arrow(painter, QPointF(hand.x() - 8, across), QPointF(side.x() + _CARD + 8, across))

    def _centre(self, painter: QPainter) -> None:
        step = (WIDTH - 2 * _MARGIN - _CARD) / 11
        for number, card in enumerate(_RUN[:12]):
            self._card(painter, card, QPointF(_MARGIN + number * step, _MARGIN))

    def _king(self, painter: QPainter) -> None:
        left = WIDTH / 2 - _CARD * 2.9
        for number, card in enumerate((_RUN[3], _RUN[4], _KING, _RUN[6], _RUN[7])):
            at = QPointF(left + number * _CARD * 1.2, _MARGIN + 6)
            self._card(painter, card, at)
            if card == _KING:
                self._pill(painter, QPointF(at.x() + _CARD + 8, at.y() - 9), "6", gold=True)

    def _complete(self, painter: QPainter) -> None:
        for number, card in enumerate(_RUN[:12]):
            self._card(painter, card, QPointF(_MARGIN + 8 + number * 22, _MARGIN))
        start = _MARGIN + 8 + 11 * 22 + _CARD + 14
        self._arrow(painter, QPointF(start, self._middle), QPointF(start + 70, self._middle))
        self._pile(painter, QPointF(start + 92, _MARGIN), BACK, "43")

    def _refill(self, painter: QPainter, rules: Rules) -> None:
        self._pile(painter, QPointF(_MARGIN + 50, _MARGIN), BACK, "31")
        if rules.empty_hand != "draw":
            return
        start = _MARGIN + 50 + _CARD + 22
        self._arrow(painter, QPointF(start, self._middle), QPointF(start + 70, self._middle))
        room = WIDTH - start - 92 - _MARGIN - _CARD
        step = min(_CARD * 0.66, room / max(1, rules.hand - 1))
        for number in range(rules.hand):
            card = _RUN[(number * 5 + 2) % 12]
            self._card(painter, card, QPointF(start + 92 + number * step, _MARGIN))

    def _points(self, painter: QPainter) -> None:
        size = QSizeF(_CARD, _CARD * ASPECT)
        at = QPointF(WIDTH / 2 - 150, _MARGIN)
        painter.drawPixmap(at, stamps.outline(size, "0", self._sized(26), self._palette, self._ratio))
        other = QPointF(WIDTH / 2 - 20, _MARGIN)
        self._pile(painter, other, _RUN[8], "7")
        room = QRectF(other.x() + _CARD + 30, _MARGIN, 90, _CARD * ASPECT)
        self._text(painter, room, "+7", self._palette.gold, 34)

    # Parts

    @property
    def _middle(self) -> float:
        return _MARGIN + _CARD * ASPECT / 2

    def _card(self, painter: QPainter, card: Card, at: QPointF) -> None:
        shadow = _CARD * SHADOW_MARGIN
        drawn = self._cards.pixmap(card, _CARD, self._ratio, shadow=True)
        painter.drawPixmap(at - QPointF(shadow, shadow), drawn)

    def _pile(self, painter: QPainter, at: QPointF, top: Card, count: str) -> None:
        """Backs below `top`, and how many cards there are."""
        for down in (2, 1):
            self._card(painter, BACK, at + QPointF(-1.5 * down, 1.5 * down))
        self._card(painter, top, at)
        self._pill(painter, at + QPointF(_CARD + 8, _CARD * ASPECT - 14), count)

    def _pill(self, painter: QPainter, right: QPointF, text: str, gold: bool = False) -> None:
        palette, height = self._palette, 21.0
        fill, edge, colour = (
            (palette.gold, palette.gold_text, palette.gold_text)
            if gold
            else (palette.badge, palette.badge_edge, palette.badge_text)
        )
        drawn = stamps.pill(text, self._sized(13), height, fill, edge, colour, self._ratio)
        painter.drawPixmap(right - QPointF(drawn.deviceIndependentSize().width(), 0), drawn)

    def _arrow(self, painter: QPainter, start: QPointF, end: QPointF) -> None:
        colour = self._palette.gold
        way = end - start
        length = math.hypot(way.x(), way.y())
        along = way / length
        across = QPointF(-along.y(), along.x())
        painter.setPen(QPen(colour, 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(start, end - along * 10)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon(QPolygonF([end, end - along * 15 + across * 8, end - along * 15 - across * 8]))

    def _text(self, painter: QPainter, box: QRectF, text: str, colour: object, pixels: int) -> None:
        painter.setPen(QPen(colour))
        painter.setFont(self._sized(pixels))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _sized(self, pixels: int) -> QFont:
        font = QFont(self._font)
        font.setPixelSize(pixels)
        font.setBold(True)
        return font


def _in_the_middle(rules: Rules) -> View:
    """A game by these rules after some moves, the person to move sitting below."""
    game, chance = Game.from_seed(_SEED, rules=rules), Random(_SEED)
    seen = view(game, game.turn)
    for _ in range(_MOVES):
        game.play(choose(view(game, game.turn), chance))
        if game.result is not None:
            break
        seen = view(game, game.turn)
    return seen


def _corners(table: TableScene, seen: View) -> list[QPointF]:
    """Where the numbers stand, in the order in which rules_words lists the places: on the card's edge, clear
    of the words below it.
    """
    own, other = seen.seat, 1 - seen.seat
    places = (
        Place(PlaceKind.PAYOFF, own, 0),
        Place(PlaceKind.HAND, own, 0),
        Place(PlaceKind.SIDE, own, 0),
        Place(PlaceKind.CENTRE, None, 0),
        Place(PlaceKind.STOCK, None, 0),
        Place(PlaceKind.PAYOFF, other, 0),
    )
    layout = table.layout
    assert layout is not None, "the table is laid out when it is shown"
    rects = [
        table.top_pose(place).rect if place.kind is PlaceKind.HAND else layout.slot(place) for place in places
    ]
    return [rect.bottomLeft() - QPointF(0, _MARK / 2 + 2) for rect in rects]
