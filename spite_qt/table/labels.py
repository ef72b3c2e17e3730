"""Everything on the felt that is no card: trays, outlines, counts, plates, the light of the turn, the pause.

Not for cards, and it decides nothing: it shows the numbers it is given.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsRectItem, QGraphicsScene

from protocol.game import KING, RANKS, Place, PlaceKind, rank_of
from spite_qt.table import stamps, zlayers
from spite_qt.table.cards import CardItem
from spite_qt.table.layout import Layout
from spite_qt.table.palette import Palette
from spite_qt.table.piles import STOCK, Piles

FULL = 12  # cards of a complete centre pile (rules.md)


def rank_text(rank: int) -> str:
    """A rank as cards print it: A 2 ... 10 J Q K."""
    return "10" if rank == 10 else RANKS[rank - 1]


class _Drawn(NamedTuple):
    """What an item shows, and what it was drawn for."""

    shows: object
    card: float
    size: QSizeF | None
    ground: object


class Labels:
    """Pixmap items by name; one is drawn again only when what it shows has changed."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: dict[object, QGraphicsPixmapItem] = {}
        self._drawn: dict[object, _Drawn] = {}
        self._card = 0.0
        self._rough = False
        self.cloth = QPixmap()  # the felt that all this lies on
        self._curtain = QGraphicsRectItem()
        self._curtain.setPen(Qt.PenStyle.NoPen)
        self._curtain.setZValue(zlayers.CURTAIN)
        self._curtain.hide()
        scene.addItem(self._curtain)
        self.names = ("", "")  # own, other
        self.paused: str | None = None
        self.covered = False  # by a message in the middle, where the pause would be said too

    def clear(self) -> None:
        """Take everything away, for other places, another palette or pixel ratio."""
        for item in self._items.values():
            self._scene.removeItem(item)
        self._items.clear()
        self._drawn.clear()

    def refresh(
        self,
        layout: Layout,
        piles: Piles,
        on_its_way: Callable[[CardItem], bool],
        palette: Palette,
        font: QFont,
        ratio: float,
        rough: bool = False,
    ) -> None:
        """Show what `piles` and its numbers say; a card on its way to a centre pile does not count yet.

        `rough`: the window is being resized, and what shows the same is stretched instead of drawn again.
        """
        self._card, self._rough = layout.card, rough
        for place in layout.places:
            if place.kind is PlaceKind.CENTRE:
                cards = [item for item in piles[place] if not on_its_way(item)]
                self._centre(place, cards, layout, palette, font, ratio)
            else:
                self._outline(place, "", len(piles[place]), layout, palette, font, ratio)
        self._counts(layout, piles, palette, font, ratio)
        self._turn(layout, piles, palette, font, ratio)
        self._pause(layout, palette, font, ratio)

    def _centre(
        self, place: Place, cards: list[CardItem], layout: Layout, palette: Palette, font: QFont, ratio: float
    ) -> None:
        tray, label = layout.trays[place.index], layout.tray_labels[place.index]
        self._put(
            ("tray", place.index),
            tray.topLeft(),
            zlayers.PLACE,
            lambda: stamps.tray(tray.size(), palette, ratio),
            size=tray.size(),
            ground=self.cloth,
        )
        waits_for = rank_text(len(cards) + 1) if len(cards) < FULL else ""
        self._outline(place, "A" if not cards else "", len(cards), layout, palette, font, ratio)
        if waits_for:
            text = QCoreApplication.translate("Table", "next %1").replace("%1", waits_for)
        else:
            text = QCoreApplication.translate("Table", "complete")
        self._line(("next", place.index), text, label, 0.62, palette, font, ratio, bold=True, short=waits_for)
        name = ("king", place.index)
        if cards and rank_of(cards[-1].card) == KING:
            rank = rank_text(len(cards))
            slot = layout.slot(place)
            height = max(stamps.LEAST_SIGN, layout.card * stamps.SIGN)
            at = QPointF(slot.right() + height * stamps.SIGN_RIGHT, slot.top() - height * stamps.SIGN_ABOVE)
            big = _sized(font, height * 0.6, bold=True)
            self._put_right(
                name,
                at,
                rank,
                lambda: stamps.pill(
                    rank, big, height, palette.gold, palette.gold_text, palette.gold_text, ratio
                ),
            )
        else:
            self._drop(name)

    def _outline(
        self,
        place: Place,
        text: str,
        covered_by: int,
        layout: Layout,
        palette: Palette,
        font: QFont,
        ratio: float,
    ) -> None:
        """An empty place. One card may be lifted off it; under more it cannot be seen."""
        if covered_by > 1:
            self._drop(("outline", place))
            return
        slot = layout.slot(place)
        big = _sized(font, slot.width() * 0.42, bold=True)
        tray = layout.trays[place.index] if place.kind is PlaceKind.CENTRE else None
        self._put(
            ("outline", place),
            slot.topLeft(),
            zlayers.PLACE + 1,
            lambda: stamps.outline(slot.size(), text, big, palette, ratio),
            text,
            slot.size(),
            self.cloth if tray is None else self._items[("tray", place.index)].pixmap(),
            QPointF() if tray is None else tray.topLeft(),
        )

    def _counts(self, layout: Layout, piles: Piles, palette: Palette, font: QFont, ratio: float) -> None:
        height = max(15.0, layout.card * 0.27)
        small = _sized(font, height * 0.62, bold=True)
        counts = [(Place(PlaceKind.PAYOFF, seat, 0), piles.shown.payoff[seat]) for seat in (0, 1)]
        for place, count in (*counts, (STOCK, piles.shown.stock)):
            slot = layout.slot(place)
            text = str(count)
            self._put_right(
                ("count", place),
                QPointF(slot.right() + height * 0.3, slot.bottom() - height * 0.84),
                text,
                lambda text=text: stamps.pill(  # type: ignore[misc]  # mypy cannot infer lambdas with defaults
                    text, small, height, palette.badge, palette.badge_edge, palette.badge_text, ratio
                ),
            )
        text = QCoreApplication.translate("Table", "stock")
        self._line("stock", text, layout.stock_label, 0.56, palette, font, ratio)

    def _turn(self, layout: Layout, piles: Piles, palette: Palette, font: QFont, ratio: float) -> None:
        for side in (0, 1):
            seat = layout.seat if side == 0 else 1 - layout.seat
            # While nothing goes on, or not any more, it is nobody's turn.
            active = piles.shown.turn == seat and self.paused is None
            self._seat(side, active, layout, palette, font, ratio)

    def _seat(
        self, side: int, active: bool, layout: Layout, palette: Palette, font: QFont, ratio: float
    ) -> None:
        """A seat's name, and light on everything it has while it is its turn."""
        name, plate = self.names[side], layout.plates[side]
        zone = stamps.on_pixels(layout.zones[side], ratio)
        height = round(min(plate.height(), max(19.0, layout.card * 0.26)))
        small = _sized(font, max(11.0, height * 0.56), bold=True)
        fill, edge, colour = (
            (palette.gold, palette.gold, palette.gold_text)
            if active
            else (palette.badge, palette.badge_edge, palette.felt_text)
        )
        made = self._put(
            ("plate", side),
            plate.topLeft(),
            zlayers.LABEL,
            lambda: stamps.pill(
                name,
                small,
                height,
                fill,
                edge,
                colour,
                ratio,
                lamp=palette.gold_text if active else None,
                most=plate.width(),
            ),
            (name, active),
        )
        if layout.beside:
            extent = _extent(made)
            made.setPos(
                round(plate.center().x() - extent.width() / 2),
                round(plate.center().y() - extent.height() / 2),
            )
        for number, band in enumerate(stamps.bands(zone, layout.card, ratio)):
            if active:
                self._put(
                    ("zone", side, number),
                    band.topLeft(),
                    zlayers.ZONE,
                    lambda band=band: stamps.light(zone, band, layout.card, palette, ratio),  # type: ignore[misc]
                    size=band.size(),
                )
            else:
                self._drop(("zone", side, number))

    def _pause(self, layout: Layout, palette: Palette, font: QFont, ratio: float) -> None:
        self._curtain.setVisible(self.paused is not None)
        self._curtain.setRect(QRectF(QPointF(), layout.size))
        self._curtain.setBrush(palette.curtain)
        if not self.paused or self.covered:
            self._drop("pause")
            return
        text = self.paused
        height = round(max(30.0, layout.size.height() * 0.06))
        big = _sized(font, height * 0.42, bold=True)
        most = layout.size.width() * 0.94
        made = self._put(
            "pause",
            QPointF(),
            zlayers.CURTAIN + 1,
            lambda: stamps.pill(
                text, big, height, palette.panel, palette.panel_edge, palette.panel_text, ratio, most=most
            ),
            text,
        )
        size = _extent(made)
        made.setPos(
            round((layout.size.width() - size.width()) / 2), round((layout.size.height() - size.height()) / 2)
        )

    def _line(
        self,
        name: object,
        text: str,
        box: QRectF,
        size: float,
        palette: Palette,
        font: QFont,
        ratio: float,
        bold: bool = False,
        short: str = "",
    ) -> None:
        """Text in the middle of `box`, `size` box heights high; `short` where it has no room."""
        shown = _sized(font, max(10.0, box.height() * size), bold=bold)
        if short and QFontMetricsF(shown).horizontalAdvance(text) > box.width():
            text = short
        colour = palette.felt_text if bold else palette.felt_faint
        item = self._put(
            name,
            box.topLeft(),
            zlayers.LABEL,
            lambda: stamps.words(text, shown, colour, box.width(), ratio),
            text,
        )
        extent = _extent(item)
        item.setPos(
            round(box.center().x() - extent.width() / 2), round(box.center().y() - extent.height() / 2)
        )

    def _put_right(self, name: object, at: QPointF, text: str, draw: Callable[[], QPixmap]) -> None:
        """A pill whose right upper corner is `at`."""
        item = self._put(name, at, zlayers.BADGE, draw, text)
        item.setPos(round(at.x() - _extent(item).width()), round(at.y()))

    def _put(
        self,
        name: object,
        at: QPointF,
        layer: float,
        draw: Callable[[], QPixmap],
        shows: object = None,
        size: QSizeF | None = None,
        ground: QPixmap | None = None,
        ground_at: QPointF | None = None,
    ) -> QGraphicsPixmapItem:
        """The item of that name at `at`, drawn if it shows something else or the cards have another size.

        `size`: of what is drawn, where it depends on more than the size of the cards. `ground`: what lies
        beneath, its corner being at `ground_at`; drawn into it, a frame has nothing to blend.
        """
        item = self._items.get(name)
        if item is None:
            item = self._items[name] = QGraphicsPixmapItem()
            item.setZValue(layer)
            self._scene.addItem(item)
        has = self._drawn.get(name)
        wants = _Drawn(shows, self._card, size, None if ground is None else (ground.cacheKey(), at.toTuple()))
        if has is not None and self._rough and has.shows == shows:
            _stretch(item, has, wants)
        elif has != wants:
            drawn = draw()
            if ground is not None and not ground.isNull():
                drawn = stamps.laid_on(ground, at - (ground_at or QPointF()), drawn)
            item.setPixmap(drawn)
            self._drawn[name] = wants
            _stretch(item, wants, wants)
        item.setPos(at)
        return item

    def _drop(self, name: object) -> None:
        item = self._items.pop(name, None)
        self._drawn.pop(name, None)
        if item is not None:
            self._scene.removeItem(item)


def _stretch(item: QGraphicsPixmapItem, has: _Drawn, wants: _Drawn) -> None:
    """To another size without being drawn again: words smoothly, what is large quickly."""
    if has.size is None or wants.size is None:
        across = down = wants.card / has.card
    else:
        across, down = wants.size.width() / has.size.width(), wants.size.height() / has.size.height()
    stretch = QTransform.fromScale(across, down)
    if item.transform() != stretch:
        smooth = has.size is None and across != 1
        item.setTransformationMode(
            Qt.TransformationMode.SmoothTransformation if smooth else Qt.TransformationMode.FastTransformation
        )
        item.setTransform(stretch)


def _extent(item: QGraphicsPixmapItem) -> QSizeF:
    """As large as it is to be seen, logical pixels."""
    return item.transform().mapRect(QRectF(QPointF(), item.pixmap().deviceIndependentSize())).size()


def _sized(font: QFont, pixels: float, bold: bool = False) -> QFont:
    made = QFont(font)
    made.setPixelSize(max(6, round(pixels)))
    made.setBold(bold)
    return made
