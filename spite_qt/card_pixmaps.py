"""Card faces and backs as pixmaps, rendered from the SVG art once per size and pixel ratio.

Never while painting, and not for placing cards. A first request costs 0.1 to 1.5 ms.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap, QTransform
from PySide6.QtSvg import QSvgRenderer

from protocol.game import UNKNOWN, Card, card_name, rank_of, suit_of
from spite_qt.resources import resource_path

BACK: Card = UNKNOWN
ASPECT = 1.4  # the art's viewBox is 250 x 350

# Room around a card for its shadow, in card widths.
SHADOW_MARGIN = 0.075
# Where the art prints rank and suit, in units of its viewBox; courts have their frame close beside it.
_INDEX = QRectF(11, 13.5, 69, 42)
_INDEX_OF_TEN = QRectF(11, 13.5, 88, 42)
_ART_WIDTH, _ART_HEIGHT = 250.0, 350.0
_CORNER = 0.064  # radius of the art's corners in card widths

# A deck with large corners: how much larger, where they begin, and what is left for the picture between them.
_LARGER = 1.56
_LARGE_AT = QPointF(11, 10)
_PICTURE = QRectF(44, 82, 162, 186)
_FRAMED = QRectF(16, 16, 218, 318)  # a court's panel in the art, without its frame
_LARGE_SUIT = 118.0  # height of the one suit sign of a number card

# Clubs and diamonds of a deck with four colours: what the art's colours become. The suit's own is the
# document's `color`; the others are its court's dress.
_FOUR: Final[Mapping[int, Mapping[str, str]]] = {
    0: {'color="#17213c"': 'color="#15692f"', "#2f5590": "#2c7a48"},
    1: {'color="#c3272b"': 'color="#1a56b0"', "#c3272b": "#2360b4"},
}

# Cards on the table hold their pixmaps themselves (5 MiB at 1920 x 1080); this is for what may come back, and
# drawing one anew costs less than a millisecond there.
_MOST_BYTES = 2**20


@dataclass(frozen=True, slots=True)
class Deck:
    """Which of the decks is on the table. The parts combine."""

    four_colours: bool = False  # clubs green, diamonds blue
    large_index: bool = False
    back: str = "back"  # a drawing among the resources

    @property
    def strip_below(self) -> float:
        """A covered card narrower than this fraction of its height needs the index of its own strip."""
        return 0.235 if self.large_index else 0.155


def expect_drawings(deck: Deck) -> None:
    """Raises ResourceMissingError if a drawing that `deck` is made of is not among the shipped files."""
    for name in (deck.back, *map(card_name, range(52))):
        resource_path(f"cards/{name}.svg")


class CardPixmaps:
    """A bounded cache of rendered cards of one deck; the least recently used go first."""

    def __init__(self, deck: Deck | None = None) -> None:
        self._deck = deck or Deck()
        self._made: OrderedDict[tuple[Card, float, float, bool, float, float], QPixmap] = OrderedDict()
        self._shadows: OrderedDict[tuple[float, float], QPixmap] = OrderedDict()
        self._bytes = 0

    @property
    def deck(self) -> Deck:
        """The deck that is drawn; setting another one forgets what was drawn."""
        return self._deck

    @deck.setter
    def deck(self, deck: Deck) -> None:
        if deck != self._deck:
            self._deck = deck
            self._made.clear()
            self._bytes = 0

    def pixmap(
        self,
        card: Card,
        width: float,
        ratio: float,
        *,
        shadow: bool = False,
        strip: float = 0.0,
        angle: float = 0.0,
    ) -> QPixmap:
        """A card 0..51, or BACK, `width` logical pixels wide, for a screen of `ratio` device pixels each.

        With `shadow` the pixmap is larger by SHADOW_MARGIN card widths on every side. `strip` is for a card
        that lies under another one of its pile: the height in logical pixels that stays uncovered. In a
        tight pile (`Deck.strip_below`) its index is drawn to fit.
        `angle` is in degrees clockwise; the card leans in the middle of a larger pixmap. The pixmap of a
        strip ends a little below what may be seen of it.
        """
        key = (card, width, ratio, shadow, strip, angle)
        made = self._made.get(key)
        if made is not None:
            self._made.move_to_end(key)
            return made
        made = self._render(card, width, ratio, shadow, strip, angle)
        self._made[key] = made
        self._bytes += _bytes(made)
        while self._bytes > _MOST_BYTES and len(self._made) > 1:
            _, dropped = self._made.popitem(last=False)
            self._bytes -= _bytes(dropped)
        return made

    def _render(
        self, card: Card, width: float, ratio: float, shadow: bool, strip: float, angle: float
    ) -> QPixmap:
        # Before anything is painted: a pixmap whose painter an error has left open takes Qt down.
        art = self._art(card)
        margin = width * SHADOW_MARGIN if shadow else 0.0
        upright = QSizeF(width + 2 * margin, width * ASPECT + 2 * margin)
        turned = QTransform().rotate(angle)
        whole = turned.mapRect(QRectF(QPointF(), upright)).size() if angle else upright
        seen = min(whole.height(), margin + strip + width * 0.2) if strip else whole.height()
        made = _blank(whole.width(), seen, ratio)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(whole.width() / 2, whole.height() / 2)
        painter.rotate(angle)
        painter.translate(-upright.width() / 2, -upright.height() / 2)
        if shadow:
            painter.drawPixmap(0, 0, self._shadow(width, ratio))
            if strip:
                _fade(painter, QRectF(0, margin + strip, whole.width(), seen - margin - strip))
        face = QRectF(margin, margin, width, width * ASPECT)
        if card == BACK:
            art.render(painter, face)
        elif strip and strip < face.height() * self._deck.strip_below:
            index = _INDEX_OF_TEN if rank_of(card) == 10 else _INDEX
            _draw_strip(painter, art, face, strip, index, _LARGER if self._deck.large_index else 1.0)
        elif self._deck.large_index:
            _draw_large(painter, art, face)
        else:
            art.render(painter, face)
        painter.end()
        return made

    def _art(self, card: Card) -> QSvgRenderer:
        path = resource_path(f"cards/{self._deck.back if card == BACK else card_name(card)}.svg")
        dyes = _FOUR.get(suit_of(card)) if self._deck.four_colours and card != BACK else None
        if dyes is None:
            return QSvgRenderer(str(path))
        text = path.read_text(encoding="utf-8")
        for colour, dyed in dyes.items():
            text = text.replace(colour, dyed)
        return QSvgRenderer(QByteArray(text.encode()))

    def _shadow(self, width: float, ratio: float) -> QPixmap:
        key = (width, ratio)
        made = self._shadows.get(key)
        if made is None:
            made = soft_shadow(width, ratio, SHADOW_MARGIN, 0.34)
            self._shadows[key] = made
            if len(self._shadows) > 4:
                self._shadows.popitem(last=False)
        return made


def soft_shadow(width: float, ratio: float, margin: float, strength: float) -> QPixmap:
    """The shadow of a card: blurred over `margin` card widths, a little below the card; `strength` 0 to 1."""
    blur = width * margin
    made = _blank(width + 2 * blur, width * ASPECT + 2 * blur, ratio)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    layers = max(6, min(20, round(blur * ratio)))
    # Layers that grow stronger inwards: the fall-off is soft outside and dark only at the card's edge.
    for layer in range(1, layers + 1):
        painter.setBrush(QColor(0, 14, 9, max(1, round(510 * strength * layer / layers / layers))))
        inset = blur * layer / layers
        box = QRectF(0, 0, width + 2 * blur, width * ASPECT + 2 * blur).adjusted(inset, inset, -inset, -inset)
        radius = width * _CORNER + blur - inset
        painter.drawRoundedRect(box.translated(0, min(inset, blur * 0.4)), radius, radius)
    painter.end()
    return made


def _fade(painter: QPainter, end: QRectF) -> None:
    """What was drawn within `end`, the lower end of a pixmap, grows clear downwards."""
    clear = QLinearGradient(end.topLeft(), end.bottomLeft())
    clear.setColorAt(0, QColor(0, 0, 0, 255))
    clear.setColorAt(1, QColor(0, 0, 0, 0))
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.fillRect(end.adjusted(0, 0, 0, 1), clear)
    painter.restore()


def _draw_part(painter: QPainter, art: QSvgRenderer, part: str, origin: QPointF, unit: float) -> None:
    """An element of the art, the art's origin being at `origin` and its units `unit` logical pixels."""
    bounds = art.boundsOnElement(part)
    box = QRectF(bounds.topLeft() * unit + origin, bounds.size() * unit)
    art.render(painter, part, box)


def _draw_strip(
    painter: QPainter, art: QSvgRenderer, face: QRectF, strip: float, index: QRectF, larger: float
) -> None:
    """A card with an empty face but for an index that fits into the topmost `strip` pixels."""
    radius = face.width() * _CORNER
    painter.setPen(QColor("#b8ae98"))
    painter.setBrush(QColor("#fffcf4"))
    painter.drawRoundedRect(face.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    # Never larger than on the whole face.
    unit = min((strip - 1.5) / index.height(), face.width() / _ART_WIDTH * 0.94 * larger)
    top = face.top() + max(1.0, (strip - index.height() * unit) * 0.6)
    left = face.left() + max(2.0, face.width() * 0.04)
    _draw_part(painter, art, "index", QPointF(left - index.left() * unit, top - index.top() * unit), unit)


def _draw_large(painter: QPainter, art: QSvgRenderer, face: QRectF) -> None:
    """A card with large corners and a smaller picture, or one suit sign, between them."""
    unit = face.width() / _ART_WIDTH
    _draw_part(painter, art, "card", face.topLeft(), unit)
    middle = QPointF(_ART_WIDTH, _ART_HEIGHT) / 2
    if art.elementExists("picture"):
        court = not art.elementExists("laurel")
        picture = _FRAMED if court else art.boundsOnElement("picture")
        factor = min(_PICTURE.width() / picture.width(), _PICTURE.height() / picture.height())
        origin = face.topLeft() + (middle - middle * factor) * unit
        panel = QRectF(origin + picture.topLeft() * unit * factor, picture.size() * unit * factor)
        painter.save()
        if court:
            painter.setClipRect(panel)
        _draw_part(painter, art, "picture", origin, unit * factor)
        painter.restore()
        if court:
            painter.setPen(QPen(QColor("#17213c"), 2 * unit))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(panel)
    else:
        suit = art.boundsOnElement("suit")
        size = suit.size() * (_LARGE_SUIT / suit.height()) * unit
        centre = face.topLeft() + middle * unit
        art.render(painter, "suit", QRectF(centre - QPointF(size.width(), size.height()) / 2, size))
    corner = _LARGE_AT - _INDEX.topLeft() * _LARGER
    for turn in (0, 180):
        painter.save()
        painter.translate(face.center())
        painter.rotate(turn)
        painter.translate(-face.center())
        _draw_part(painter, art, "index", face.topLeft() + corner * unit, unit * _LARGER)
        painter.restore()


def _blank(width: float, height: float, ratio: float) -> QPixmap:
    made = QPixmap(QSize(round(width * ratio), round(height * ratio)))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    return made


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
