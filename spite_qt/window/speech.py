"""A panel that speaks beside a place of the table and points at it. Not for what it says (guide_page).

It lies over the felt where it covers least of what is needed; the rest of the felt stays free for the mouse.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from spite_qt.announce import announce
from spite_qt.table.spots import best_spot
from spite_qt.theme import LIGHT, Colours, grown_points, panel_style, text_points
from spite_qt.window.felt import button, label

# Logical pixels.
_MARGIN = 10  # between the panel and the felt's edge
_AWAY = 26  # between the panel and what it points at
_TAIL = 13  # half the width of the pointing part where it leaves the panel
_WIDE, _NARROW, _WIDEST, _STEP = 380, 230, 520, 30
_RING = 4
_FREE = 2 * _RING  # round what it points at
_LONGEST_TAIL = 130
# Points of its type for each pixel of the felt's width, at most; never fewer than the least.
_POINTS, _LEAST_POINTS = 0.022, 10.0


class Speech(QFrame):
    """`went_on`: the person pressed `go_on` or `skip`; `left`: they pressed `leave`."""

    went_on = Signal()
    left = Signal()

    def __init__(self, parent: QWidget, over: QWidget) -> None:
        """`over`: the part of `parent` that it may cover."""
        super().__init__(parent)
        self._ground = parent
        self._over = over
        self._pointer = _Pointer(parent)
        self._announced = ""
        self._colours = LIGHT
        self._points = 0.0
        self.setObjectName("panel")
        self._progress = label("", "faint", wrap=False)
        self._heading = label("", "strong")
        self._text = label("", "", selectable=True)
        # Read by the keyboard's user through the panel itself: one stop less on the way to the buttons.
        self._text.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.leave = button("")
        self.go_on = button("", "primary")
        self.skip = button("")
        self.leave.clicked.connect(self.left)
        self.go_on.clicked.connect(self.went_on)
        self.skip.clicked.connect(self.went_on)
        for made in (self.leave, self.go_on, self.skip):
            # A click leaves the keyboard to the table.
            made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._progress)
        row.addStretch(1)
        row.addWidget(self.leave)
        row.addWidget(self.skip)
        row.addWidget(self.go_on)
        inside = self._inside = QVBoxLayout(self)
        inside.setContentsMargins(16, 12, 12, 10)
        inside.setSpacing(5)
        inside.addWidget(self._heading)
        inside.addWidget(self._text)
        inside.addSpacing(2)
        inside.addLayout(row)
        self.hide()

    def say(self, heading: str, text: str, progress: str) -> None:
        """Show this; `show_at` gives it its place."""
        self._heading.setText(heading)
        self._text.setText(text)
        self._progress.setText(progress)
        self.setAccessibleName(heading)
        self.setAccessibleDescription(text)

    @property
    def heading(self) -> str:
        """The heading shown now; empty while nothing is."""
        return "" if self.isHidden() else self._heading.text()

    @property
    def text(self) -> str:
        return "" if self.isHidden() else self._text.text()

    @property
    def progress(self) -> str:
        return "" if self.isHidden() else self._progress.text()

    def read_on(self) -> None:
        """As if the one button were pressed that goes on now."""
        for made in (self.go_on, self.skip):
            if made.isVisible():
                made.click()
                return

    def show_at(
        self,
        points_at: QRect,
        needs: Sequence[QRect],
        rather_not: Sequence[Sequence[QRect]],
        better_not: Sequence[QRect],
    ) -> None:
        """Beside `points_at` (empty: nothing in particular). `needs`: what is never covered if that can be;
        the rest: see `best_spot`. All in the parent's coordinates.
        """
        room = QRect(self._over.mapTo(self._ground, QPoint()), self._over.size())
        room.adjust(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        self._take_points()
        self.show()
        self._inside.activate()
        # The ring round it is not to touch the panel.
        ring = [] if points_at.isEmpty() else [points_at.adjusted(-_FREE, -_FREE, _FREE, _FREE)]
        self.setGeometry(
            best_spot(
                self._sizes(room.width()), room, points_at, _AWAY, [*ring, *needs], rather_not, better_not
            )
        )
        self._pointer.keep_off([each for rects in rather_not for each in rects])
        self._pointer.setGeometry(QRect(self._over.mapTo(self._ground, QPoint()), self._over.size()))
        self.point(points_at, needs if not points_at.isEmpty() else ())
        self._pointer.show()
        self._pointer.raise_()
        self.raise_()
        said = f"{self._heading.text()}. {self._text.text()}"
        if said != self._announced:
            self._announced = said
            announce(self, said)

    def _sizes(self, room: int) -> list[QSize]:
        """What it can measure in so much width, the usual first: as high as its wrapped texts need."""
        least, height = self._inside.totalMinimumSize().width(), self._inside.totalMinimumSize().height()
        larger = max(1.0, self._points / text_points())
        narrow = min(max(round(_NARROW * larger), least), room)
        usual = max(narrow, min(round(_WIDE * larger), round(room * 0.46)))
        widths = [usual, *range(narrow, min(round(_WIDEST * larger), room), round(_STEP * larger))]
        # -1 where no text wraps.
        return [QSize(width, max(self._inside.totalHeightForWidth(width), height)) for width in widths]

    def point(self, points_at: QRect, others: Sequence[QRect]) -> None:
        """Rings round these, and to the first one the part of the panel that points; the panel stays."""
        self._pointer.point(self.geometry(), points_at, others)

    def put_away(self) -> None:
        """Hide panel and pointer."""
        self._announced = ""
        self.hide()
        self._pointer.hide()

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        self._points = 0.0
        self._take_points()
        self._pointer.set_colours(colours)

    def _take_points(self) -> None:
        """Type as large as a person has it, and larger in a large window, as long as the panel leaves enough
        of the felt free.
        """
        points = min(grown_points(self._ground.size()), max(_LEAST_POINTS, self._over.width() * _POINTS))
        if points == self._points:
            return
        self._points = points
        # On dark felt a dark panel needs more of an edge than elsewhere.
        edge = f"QFrame#panel {{ border: 1px solid {self._colours.gold}; }}"
        edge += "QFrame#panel QPushButton { padding: 4px 12px; min-height: 20px; }"
        self.setStyleSheet(panel_style(self._colours, points) + edge)


class _Pointer(QWidget):
    """Rings round what is meant, and the part of the panel that points at it. The mouse goes through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._colours = LIGHT
        self._target = QRect()
        self._others: list[QRect] = []
        self._kept_off: Sequence[QRect] = ()
        self._tail = QPolygonF()  # empty where the ring is enough
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def point(self, panel: QRect, target: QRect, others: Sequence[QRect]) -> None:
        """All in the parent's coordinates."""
        here = -self.pos()
        self._target = target.translated(here)
        self._others = [each.translated(here) for each in others]
        # Once and not in each frame: cards that move beneath paint all of this anew.
        self._tail = self._reaching(panel, target).translated(QPointF(here))
        self.update()

    def keep_off(self, others: Sequence[QRect]) -> None:
        """What the pointing part does not cross from the next `point` on, in the parent's coordinates: the
        ring is enough then.
        """
        self._kept_off = others

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor("#ffd25e"), 2, Qt.PenStyle.DashLine))
        for other in self._others:
            painter.drawRoundedRect(_ring(other), 9, 9)
        if self._target.isEmpty():
            painter.end()
            return
        ring = _ring(self._target)
        painter.setPen(QPen(QColor(0, 0, 0, 120), 6))
        painter.drawRoundedRect(ring, 9, 9)
        painter.setPen(QPen(QColor("#ffd25e"), 3))
        painter.drawRoundedRect(ring, 9, 9)
        painter.setPen(QPen(QColor(self._colours.gold), 1))
        painter.setBrush(QColor(self._colours.panel))
        painter.drawPolygon(self._tail)
        painter.end()

    def _reaching(self, panel: QRect, target: QRect) -> QPolygonF:
        """The part that points, empty if it would cross what lies beside `target`."""
        tail = _tail(QRectF(panel), _ring(target))
        beside = (each for each in self._kept_off if not target.contains(each.center()))
        crosses = any(tail.intersects(QPolygonF(QRectF(each))) for each in beside)
        return QPolygonF() if crosses else tail


def _ring(target: QRect) -> QRectF:
    return QRectF(target.adjusted(-_RING, -_RING, _RING, _RING))


def _tail(panel: QRectF, ring: QRectF) -> QPolygonF:
    """To the nearest point of the ring, from the panel's middle or straight from where the panel lies beside
    the ring; what lies under the panel is not seen.
    """
    start = QPointF(
        _across(panel.left(), panel.right(), ring.left(), ring.right()),
        _across(panel.top(), panel.bottom(), ring.top(), ring.bottom()),
    )
    tip = QPointF(
        min(max(start.x(), ring.left()), ring.right()), min(max(start.y(), ring.top()), ring.bottom())
    )
    way = tip - start
    # Where the line leaves the panel: the base of the tail is as wide there as the design has it.
    share = min(
        _leaves(start.x(), way.x(), panel.left(), panel.right()),
        _leaves(start.y(), way.y(), panel.top(), panel.bottom()),
        1.0,
    )
    length = max(1.0, (way.x() ** 2 + way.y() ** 2) ** 0.5)
    across = QPointF(-way.y(), way.x()) * (_TAIL / length)
    base = start + way * (share * 0.96)
    if (1 - share) * length > _LONGEST_TAIL:
        # It would cut the table in two, or seem to point at what lies on the way: the ring says it.
        return QPolygonF()
    return QPolygonF([base + across, tip, base - across])


def _across(low: float, high: float, ring_low: float, ring_high: float) -> float:
    """Where a tail begins between the panel's `low` and `high` edge: its middle, or else the middle of what
    lies opposite the ring, where that is wide enough for a tail beside a round corner.
    """
    middle = (low + high) / 2
    if ring_low <= middle <= ring_high:
        return middle
    first, last = max(low + 2 * _TAIL, ring_low), min(high - 2 * _TAIL, ring_high)
    return (first + last) / 2 if first <= last else middle


def _leaves(start: float, way: float, low: float, high: float) -> float:
    """The share of the way from `start` after which it is out of what reaches from `low` to `high`."""
    return (high - start) / way if way > 0 else (low - start) / way if way < 0 else 1.0
