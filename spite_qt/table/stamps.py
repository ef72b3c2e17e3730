"""Small drawn things as pixmaps: outlines, rings, trays, pills, the felt. Not items, and nothing of the game.

All of it is drawn once and laid on the scene as a pixmap, so that a frame in motion only copies pixels.
Sizes are logical pixels; every function takes the screen's pixel ratio last.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from spite_qt.table.palette import Palette

CORNER = 0.066  # radius of a card's corners in card widths
RING = 0.085  # how far a ring's glow reaches beyond the card, in card widths
# A sign on a card's upper right corner: its height in card widths, at least in pixels, and how far it reaches
# beyond the card to the right and above, in its heights.
SIGN, LEAST_SIGN, SIGN_RIGHT, SIGN_ABOVE = 0.36, 15.0, 0.22, 0.2


def pixels(size: QSizeF, ratio: float) -> QSize:
    """The device pixels that it takes, those of which it takes a part included; at least one each way."""
    # A size on whole pixels must not become one larger by what floats get wrong.
    wide, high = (math.ceil(length * ratio - 1e-6) for length in (size.width(), size.height()))
    return QSize(max(1, wide), max(1, high))


def blank(size: QSizeF, ratio: float) -> QPixmap:
    made = QPixmap(pixels(size, ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    return made


def _painter(pixmap: QPixmap) -> QPainter:
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    return painter


def felt(size: QSizeF, palette: Palette, ratio: float) -> QPixmap:
    """The cloth: lit in the middle, darker to the edges, with a fine grain that also hides banding."""
    made = QPixmap(pixels(size, ratio))
    made.setDevicePixelRatio(ratio)
    painter = QPainter(made)
    middle = QPointF(size.width() * 0.47, size.height() * 0.48)
    reach = math.hypot(size.width(), size.height()) * 0.62
    light = QRadialGradient(middle, reach)
    lit, edge = palette.felt_lit, palette.felt_edge
    light.setColorAt(0.0, lit)
    light.setColorAt(0.35, _mix(lit, edge, 0.16))
    light.setColorAt(0.7, _mix(lit, edge, 0.62))
    light.setColorAt(1.0, edge)
    # Pixels of which the cloth takes a part only are its own: nothing else paints them.
    painter.fillRect(QRectF(QPointF(), made.deviceIndependentSize()), light)
    painter.resetTransform()
    painter.drawTiledPixmap(made.rect(), _grain())
    painter.end()
    return made


_GRAIN_SIDE = 128


def _grain() -> QPixmap:
    """A tile of faint woven noise; the same on every machine."""
    state = 0x2545F491
    rows = bytearray()
    for _ in range(_GRAIN_SIDE * _GRAIN_SIDE):
        state ^= (state << 13) & 0xFFFFFFFF
        state ^= state >> 17
        state ^= (state << 5) & 0xFFFFFFFF
        level = state >> 24
        # Premultiplied: black with an alpha darkens, white lightens.
        rows += bytes((0, 0, 0, level % 9)) if level < 128 else bytes((level % 6,) * 4)
    image = QImage(
        bytes(rows), _GRAIN_SIDE, _GRAIN_SIDE, 4 * _GRAIN_SIDE, QImage.Format.Format_ARGB32_Premultiplied
    )
    return QPixmap.fromImage(image)


def laid_on(ground: QPixmap, at: QPointF, top: QPixmap) -> QPixmap:
    """The part of `ground` under `top`, whose corner is at `at` on it, with `top` drawn over it.

    `at`: logical pixels, on whole device pixels of `ground`. Opaque where the ground is.
    """
    ratio = ground.devicePixelRatio()
    corner = QPoint(round(at.x() * ratio), round(at.y() * ratio))
    made = ground.copy(QRect(corner, top.size()))
    painter = QPainter(made)
    painter.drawPixmap(QPointF(), top)
    painter.end()
    return made


def _mix(a: QColor, b: QColor, share: float) -> QColor:
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
    )


def outline(size: QSizeF, text: str, font: QFont, palette: Palette, ratio: float) -> QPixmap:
    """An empty place: dashed, hollow, with the rank it waits for in the middle (or nothing)."""
    made = blank(size, ratio)
    painter = _painter(made)
    line = max(1.2, size.width() * 0.014)
    radius = size.width() * CORNER
    box = QRectF(QPointF(), size).adjusted(line, line, -line, -line)
    pen = QPen(palette.outline, line)
    pen.setDashPattern([4.5, 3.5])
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(palette.hollow)
    painter.drawRoundedRect(box, radius, radius)
    if text:
        painter.setPen(palette.outline)
        painter.setFont(font)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
    painter.end()
    return made


def tray(size: QSizeF, palette: Palette, ratio: float) -> QPixmap:
    """What a centre pile stands on."""
    return _box(size, size.width() * 0.075, palette.tray, palette.tray_edge, 1.0, ratio)


def on_pixels(box: QRectF, ratio: float) -> QRectF:
    """`box` with its edges on whole device pixels."""
    left, top = round(box.left() * ratio) / ratio, round(box.top() * ratio) / ratio
    right, bottom = round(box.right() * ratio) / ratio, round(box.bottom() * ratio) / ratio
    return QRectF(left, top, right - left, bottom - top)


def _reach(zone: QRectF, card_width: float, ratio: float) -> float:
    return round(min(card_width * 0.4, zone.height() / 2, zone.width() / 2) * ratio) / ratio


def bands(zone: QRectF, card_width: float, ratio: float) -> tuple[QRectF, QRectF, QRectF, QRectF]:
    """The four edges of a zone that the light of the turn reaches: its middle costs no frame anything."""
    reach = _reach(zone, card_width, ratio)
    between = zone.height() - 2 * reach
    return (
        QRectF(zone.left(), zone.top(), zone.width(), reach),
        QRectF(zone.left(), zone.bottom() - reach, zone.width(), reach),
        QRectF(zone.left(), zone.top() + reach, reach, between),
        QRectF(zone.right() - reach, zone.top() + reach, reach, between),
    )


def light(zone: QRectF, band: QRectF, card_width: float, palette: Palette, ratio: float) -> QPixmap:
    """The part within `band` of the light round the seat whose turn it is: a line, glowing inwards."""
    made = blank(band.size(), ratio)
    painter = _painter(made)
    painter.translate(zone.topLeft() - band.topLeft())
    line = max(1.5, card_width * 0.02)
    reach = _reach(zone, card_width, ratio)
    corner = card_width * 0.12
    whole = QRectF(QPointF(), zone.size())
    half = line / 2
    edge = QPainterPath()
    edge.addRoundedRect(whole.adjusted(half, half, -half, -half), corner, corner)
    painter.save()
    painter.setClipPath(edge)
    for start, end in (
        (whole.topLeft(), QPointF(0, reach)),
        (whole.bottomLeft(), QPointF(0, whole.height() - reach)),
        (whole.topLeft(), QPointF(reach, 0)),
        (whole.topRight(), QPointF(whole.width() - reach, 0)),
    ):
        glow = QLinearGradient(start, QPointF(end.x() or start.x(), end.y() or start.y()))
        for part in (0.0, 0.25, 0.5, 0.75, 1.0):
            soft = QColor(palette.zone_edge)
            soft.setAlphaF(palette.zone.alphaF() * (1 - part) ** 2)
            glow.setColorAt(part, soft)
        painter.fillRect(whole, glow)
    painter.restore()
    painter.setPen(QPen(palette.zone_edge, line))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(edge)
    painter.end()
    return made


def _box(size: QSizeF, radius: float, fill: QColor, edge: QColor, line: float, ratio: float) -> QPixmap:
    made = blank(size, ratio)
    painter = _painter(made)
    painter.setPen(QPen(edge, line))
    painter.setBrush(fill)
    half = line / 2
    painter.drawRoundedRect(QRectF(QPointF(), size).adjusted(half, half, -half, -half), radius, radius)
    painter.end()
    return made


def ring(
    size: QSizeF, card_width: float, colour: QColor, strong: bool, ratio: float, *, filled: bool = False
) -> QPixmap:
    """A glow round a card or pile of `size`; the pixmap is larger by RING card widths on every side.

    `filled`: what is within is tinted too. A card that is to be read is not.
    """
    reach = card_width * RING
    made = blank(QSizeF(size.width() + 2 * reach, size.height() + 2 * reach), ratio)
    painter = _painter(made)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    line = max(2.0, card_width * (0.036 if strong else 0.024))
    card = QRectF(reach, reach, size.width(), size.height())
    radius = card_width * CORNER
    if filled:
        painter.setPen(Qt.PenStyle.NoPen)
        fill = QColor(colour)
        fill.setAlpha(46)
        painter.setBrush(fill)
        painter.drawRoundedRect(card, radius, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
    layers = max(4, round(reach * ratio * 0.8))
    for layer in range(layers):
        out = line + (reach - line) * layer / layers
        soft = QColor(colour)
        soft.setAlpha(round((110 if strong else 64) * (1 - layer / layers) ** 2))
        painter.setPen(QPen(soft, (reach - line) / layers + 0.6))
        painter.drawRoundedRect(card.adjusted(-out, -out, out, out), radius + out, radius + out)
    painter.setPen(QPen(colour, line))
    half = line / 2
    painter.drawRoundedRect(card.adjusted(-half, -half, half, half), radius + half, radius + half)
    painter.end()
    return made


def pill(
    text: str,
    font: QFont,
    height: float,
    fill: QColor,
    edge: QColor,
    colour: QColor,
    ratio: float,
    *,
    lamp: QColor | None = None,
    most: float = math.inf,
) -> QPixmap:
    """Text in a capsule, elided to be at most `most` wide, with a dot of the colour `lamp` before it."""
    metrics = QFontMetricsF(font)
    pad = height * 0.36
    dot = height * 0.34 if lamp is not None else 0.0
    before = dot + height * 0.2 if lamp is not None else 0.0
    room = most - 2 * pad - before
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room) if room < math.inf else text
    width = max(height, math.ceil(metrics.horizontalAdvance(shown) + 2 * pad + before))
    made = blank(QSizeF(width, height), ratio)
    painter = _painter(made)
    line = max(1.0, height * 0.045)
    box = QRectF(line / 2, line / 2, width - line, height - line)
    painter.setPen(QPen(edge, line))
    painter.setBrush(fill)
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    if lamp is not None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(lamp)
        painter.drawEllipse(QRectF(pad, (height - dot) / 2, dot, dot))
    painter.setPen(colour)
    painter.setFont(font)
    painter.drawText(
        box.adjusted(pad + before - line, 0, -pad + line, 0), Qt.AlignmentFlag.AlignCenter, shown
    )
    painter.end()
    return made


def words(text: str, font: QFont, colour: QColor, most: float, ratio: float) -> QPixmap:
    """A line of text on nothing, elided to `most` pixels."""
    metrics = QFontMetricsF(font)
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, most)
    size = QSizeF(math.ceil(metrics.horizontalAdvance(shown)) + 2, math.ceil(metrics.height()))
    made = blank(size, ratio)
    painter = _painter(made)
    painter.setPen(colour)
    painter.setFont(font)
    painter.drawText(QRectF(QPointF(), size), Qt.AlignmentFlag.AlignCenter, shown)
    painter.end()
    return made
