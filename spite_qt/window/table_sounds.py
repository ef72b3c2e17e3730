"""What is heard at a table, and the small button beside it that stops it. Playing is spite_qt.sound's."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QWidget

from protocol.errors import LocalError
from protocol.peer.events import Event, LinkLost, Resumed
from spite_qt.preferences import Preferences
from spite_qt.settings import Settings
from spite_qt.sound import Sound
from spite_qt.theme import Colours, Theme
from spite_qt.window.match_page import MatchPage
from spite_qt.window.reasons import sentence_of


class TableSounds(QObject):
    """`heard` carries each `Sound` of one page. It goes with the page."""

    heard = Signal(object)

    def __init__(self, page: MatchPage, preferences: Preferences, theme: Theme) -> None:
        super().__init__(page)
        self._page = page
        self._preferences = preferences
        self._theme = theme
        self.button = SoundButton(page.table)
        page.table.add_tool(self.button)
        page.table.sounded.connect(self.heard)
        page.happened.connect(self._happened)
        self.button.toggled.connect(self._toggled)
        preferences.changed.connect(self._take)
        theme.changed.connect(self._take_theme)
        self._take(preferences.settings)
        self._take_theme()

    def _happened(self, event: Event) -> None:
        match event:
            case LinkLost():
                self.heard.emit(Sound.LINK_LOST)
            case Resumed():
                self.heard.emit(Sound.LINK_BACK)
            case _:
                pass

    def _toggled(self, on: bool) -> None:
        try:
            self._preferences.change(sound=on)
        except LocalError as error:
            self._page.tell(sentence_of(error), passes=True)
            self._take(self._preferences.settings)

    def _take(self, settings: Settings) -> None:
        self.button.blockSignals(True)
        self.button.setChecked(settings.sound)
        self.button.blockSignals(False)
        self.button.set_texts()

    def _take_theme(self) -> None:
        self.button.set_colours(self._theme.colours)


class SoundButton(QAbstractButton):
    """A loudspeaker: with waves while there is sound, crossed out while there is none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text, self._focus = QColor(), QColor()
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.set_texts()

    def set_colours(self, colours: Colours) -> None:
        self._text, self._focus = QColor(colours.text), QColor(colours.accent)
        self.update()

    def set_texts(self) -> None:
        """Name and tool tip in the language of now."""
        self.setAccessibleName(self.tr("Sound"))
        self.setToolTip(self.tr("Sound is on") if self.isChecked() else self.tr("Sound is off"))
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.set_texts()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(30, 30)

    def paintEvent(self, event: QPaintEvent) -> None:
        side = min(self.width(), self.height())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate((self.width() - side) / 2, (self.height() - side) / 2)
        painter.scale(side / 24, side / 24)
        if self.hasFocus() or self.underMouse():
            colour = QColor(self._focus if self.hasFocus() else self._text)
            colour.setAlpha(255 if self.hasFocus() else 70)
            painter.setPen(QPen(colour, 1.8 if self.hasFocus() else 1.0))
            painter.drawRoundedRect(QRectF(1, 1, 22, 22), 6, 6)
        colour = QColor(self._text)
        colour.setAlpha(255 if self.isChecked() else 150)
        cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        painter.setPen(QPen(colour, 1.4, Qt.PenStyle.SolidLine, cap, join))
        painter.setBrush(colour)
        corners = ((5.0, 9.8), (7.8, 9.8), (11.6, 6.4), (11.6, 17.6), (7.8, 14.2), (5.0, 14.2))
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, 1.6, Qt.PenStyle.SolidLine, cap, join))
        if self.isChecked():
            for reach in (3.0, 6.0):
                painter.drawArc(QRectF(12.4 - reach, 12 - reach, 2 * reach, 2 * reach), -50 * 16, 100 * 16)
        else:
            painter.drawLine(QPointF(14.6, 9.6), QPointF(19.4, 14.4))
            painter.drawLine(QPointF(19.4, 9.6), QPointF(14.6, 14.4))
        painter.end()
