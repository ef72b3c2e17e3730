"""A discard that lies on the table and is not played yet: it ends the turn, so it can be called back.

Either its time runs out (`Settings.hold_discard`), which a line on the card shows, or it waits for a yes
(`Settings.confirm_discard`): then a ring and a question mark are on it. Not for the card (hands), and not for
the buttons (status, question).
"""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsRectItem

from protocol.game import Move, Place
from spite_qt.table import stamps, zlayers
from spite_qt.table.scene import TableScene

_FRAME = 33  # milliseconds between two looks at the time
# In card widths: the line that grows shorter, at the card's lower edge.
_LINE = 0.055
_INSET = 0.09
_GROUND = QColor(20, 16, 4, 170)


class Hold(QObject):
    """One discard at a time. `ripe`: it is to be played now. `changed`: there is one, or none any more."""

    ripe = Signal(object)  # the Move
    changed = Signal()

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self.move: Move | None = None
        self.place: Place | None = None  # where its card lies
        self._seconds: float | None = None
        self._gone = QElapsedTimer()
        self._timer = QTimer(self, interval=_FRAME)
        self._timer.timeout.connect(self._look)
        self._ground, self._line = QGraphicsRectItem(), QGraphicsRectItem()
        for item, layer in ((self._ground, 0.0), (self._line, 0.1)):
            item.setPen(Qt.PenStyle.NoPen)
            item.setZValue(zlayers.BADGE + layer)
            item.hide()
            scene.scene.addItem(item)
        self._ring, self._sign = QGraphicsPixmapItem(), QGraphicsPixmapItem()
        for mark, layer in ((self._ring, zlayers.GLOW), (self._sign, zlayers.BADGE)):
            mark.setZValue(layer)
            mark.hide()
            scene.scene.addItem(mark)

    @property
    def waits_for_yes(self) -> bool:
        """Whether it is played only when the person says so."""
        return self.move is not None and self._seconds is None

    def begin(self, move: Move, place: Place, seconds: float | None) -> None:
        """`move` has put its card on `place`. `seconds` until it is played; None: until `go`."""
        self.move, self.place, self._seconds = move, place, seconds
        if seconds is None:
            self._draw_marks()
        else:
            self._gone.start()
            self._timer.start()
            self._draw(0.0)
        self.changed.emit()

    def redraw(self) -> None:
        """The places are elsewhere now, or look different; where time runs, the line follows by itself."""
        if self.waits_for_yes:
            self._draw_marks()

    def go(self) -> None:
        """It is played now. Nothing if there is none."""
        move = self._end()
        if move is not None:
            self.changed.emit()
            self.ripe.emit(move)

    def drop(self) -> None:
        """It is not played."""
        if self._end() is not None:
            self.changed.emit()

    def _end(self) -> Move | None:
        self._timer.stop()
        for item in (self._ground, self._line, self._ring, self._sign):
            item.hide()
        move, self.move, self.place = self.move, None, None
        return move

    def _look(self) -> None:
        seconds = self._seconds or 0.0
        gone = self._gone.elapsed() / 1000
        if gone >= seconds:
            self.go()
        else:
            self._draw(gone / seconds)

    def _draw_marks(self) -> None:
        """A ring round the card that is asked about, and a question mark where a king has its rank."""
        assert self.place is not None, "the marks of a discard that is nowhere"
        scene = self._scene
        pose, palette, ratio = scene.top_pose(self.place), scene.palette, scene.ratio
        card, reach = pose.rect, pose.width * stamps.RING
        self._ring.setPixmap(stamps.ring(card.size(), pose.width, palette.glow, True, ratio))
        self._ring.setPos(card.left() - reach, card.top() - reach)
        height = round(max(stamps.LEAST_SIGN, pose.width * stamps.SIGN))
        font = QFont(scene.font)
        font.setPixelSize(max(9, round(height * 0.64)))
        font.setBold(True)
        self._sign.setPixmap(
            stamps.pill("?", font, height, palette.gold, palette.gold_text, palette.gold_text, ratio)
        )
        wide = self._sign.pixmap().deviceIndependentSize().width()
        right, top = card.right() + height * stamps.SIGN_RIGHT, card.top() - height * stamps.SIGN_ABOVE
        self._sign.setPos(round(right - wide), round(top))
        self._ring.show()
        self._sign.show()

    def _draw(self, part: float) -> None:
        """The time that is left, as a line on the card. `part`: of the time that has gone."""
        assert self.place is not None, "the line of a discard that is nowhere"
        pose = self._scene.top_pose(self.place)
        card = pose.rect
        inset, height = pose.width * _INSET, max(3.0, pose.width * _LINE)
        corner = QPointF(card.left() + inset, card.bottom() - inset - height)
        width = card.width() - 2 * inset
        self._ground.setRect(QRectF(corner.x() - 1, corner.y() - 1, width + 2, height + 2))
        self._ground.setBrush(_GROUND)
        self._line.setRect(QRectF(corner.x(), corner.y(), width * (1 - part), height))
        self._line.setBrush(self._scene.palette.gold)
        self._ground.show()
        self._line.show()
