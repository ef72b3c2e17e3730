"""The rules of the game in a window, with pictures. Not for what they say (rules_words) or how they are drawn
(rules_pictures).
"""

from __future__ import annotations

import html

from PySide6.QtCore import QEvent, QSize, QUrl
from PySide6.QtGui import QShowEvent, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QVBoxLayout, QWidget

from protocol.game import Rules
from spite_qt.card_pixmaps import Deck
from spite_qt.settings import Settings
from spite_qt.table import palette
from spite_qt.theme import DARK, LIGHT, Colours
from spite_qt.window.placing import dialog_room
from spite_qt.window.reading import ReadingDialog
from spite_qt.window.rules_pictures import WIDTH, Pictures
from spite_qt.window.rules_words import Section, sections

# Logical pixels: round the text, and of the screen that stays free above and below the window.
_AROUND = 18
_FREE = 120
_LEAST = 360
_SCROLL_BAR = 14


class RulesDialog(ReadingDialog):
    """One page to scroll: arrows, Page Up, Page Down, Home and End do it too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = Rules()
        self._deck = Deck()
        self._palette = palette.LIGHT
        self._drawn: object = None  # what the pictures were made of
        self._page = QTextBrowser()
        self._page.setFrameShape(QTextBrowser.Shape.NoFrame)
        # The window's own ground shows through, in every theme.
        self._page.viewport().setAutoFillBackground(False)
        self._page.document().setDocumentMargin(_AROUND)
        self._page.setMinimumWidth(round(WIDTH) + 2 * _AROUND + _SCROLL_BAR)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 4, 16, 16)
        layout.addWidget(self._page, 1)
        layout.addLayout(self._closing_row())
        self._page.setFocus()
        self._set_texts()
        # Qt would let it open on two thirds of the screen at most.
        self.resize(self.sizeHint())

    def show_rules(self, rules: Rules, settings: Settings) -> None:
        """By the rules of the table one sits at, in the deck one plays with."""
        deck = Deck(settings.four_colours, settings.large_index, settings.back)
        if (rules, deck) != (self._rules, self._deck):
            self._rules, self._deck = rules, deck
            self._draw()
            self._set_texts()

    def set_colours(self, colours: Colours) -> None:
        super().set_colours(colours)
        self._palette = palette.DARK if colours is DARK else palette.LIGHT
        edge = colours.accent if colours is LIGHT else colours.gold
        self._page.setStyleSheet(
            f"QTextBrowser {{ border: 2px solid transparent; border-radius: 8px; }}"
            f"QTextBrowser:focus {{ border-color: {edge}; }}"
        )
        self._draw()

    @property
    def text(self) -> str:
        """Everything that can be read."""
        return self._page.toPlainText()

    def _set_texts(self) -> None:
        self.setWindowTitle(self.tr("Rules"))
        self._page.setAccessibleName(self.tr("Rules"))
        at = self._page.verticalScrollBar().value()
        parts = "".join(_section(section) for section in sections(self._rules))
        self._page.setHtml(f"<h2>{html.escape(self.tr('Spite & Malice'))}</h2>{parts}")
        self._page.verticalScrollBar().setValue(at)

    def _draw(self) -> None:
        """The pictures as they are to look now; once the window is seen, so that they are sharp there."""
        names = self.tr("You"), self.tr("Opponent")
        wanted = (self._rules, self._deck, self._palette, self.devicePixelRatioF(), names)
        if not self.isVisible() or wanted == self._drawn:
            return
        self._drawn = wanted
        pictures = Pictures(self._deck, self._palette, self.devicePixelRatioF(), names).all(self._rules)
        document = self._page.document()
        for name, drawn in pictures.items():
            document.addResource(QTextDocument.ResourceType.ImageResource, _address(name), drawn)
        document.markContentsDirty(0, document.characterCount())
        self._page.viewport().update()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._draw()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._set_texts()
            self._draw()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._draw()
        return super().event(event)

    def sizeHint(self) -> QSize:
        """As high as the page is, if the screen is."""
        width = self._page.minimumWidth() + 24
        room = dialog_room(self)
        page = self._page.document().clone(self)
        page.setTextWidth(width - 24 - _SCROLL_BAR)
        height = round(page.size().height()) + 80
        page.deleteLater()
        return QSize(width, min(height, max(_LEAST, room.height() - _FREE))).boundedTo(room)


def _address(picture: str) -> QUrl:
    return QUrl(f"picture:{picture}")


def _section(section: Section) -> str:
    shown = [f"<h3>{html.escape(section.heading)}</h3>"]
    if section.picture:
        # The height comes from the picture itself.
        address = _address(section.picture).toString()
        shown.append(f'<p><img src="{address}" width="{round(WIDTH)}"></p>')
    shown += [f"<p>{html.escape(paragraph)}</p>" for paragraph in section.paragraphs]
    if section.listed:
        shown.append("<ol>" + "".join(f"<li>{html.escape(line)}</li>" for line in section.listed) + "</ol>")
    return "".join(shown)
