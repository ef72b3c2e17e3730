"""Windows to read, which stop nothing else; here the rules of the game."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QHBoxLayout, QTextBrowser, QVBoxLayout, QWidget

from spite_qt.theme import Colours, panel_style, text_points
from spite_qt.window.felt import button

# Logical pixels: of the rules, and of the screen that stays free above and below them.
_RULES_WIDTH = 640
_FREE = 120


class ReadingDialog(QDialog):
    """A window of the program's colours with a button that closes it."""

    def set_colours(self, colours: Colours) -> None:
        self.setStyleSheet(panel_style(colours, text_points()))

    def _closing_row(self) -> QHBoxLayout:
        close = button(self.tr("Close"))
        close.clicked.connect(self.reject)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(close)
        return row


class RulesDialog(ReadingDialog):
    """The rules, short enough to be read before the first game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Rules"))
        self._page = QTextBrowser()
        self._page.setFrameShape(QTextBrowser.Shape.NoFrame)
        # The window's own ground shows through, in every theme.
        self._page.viewport().setAutoFillBackground(False)
        self._page.setHtml(self._rules())
        self._page.document().setDocumentMargin(18)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 4, 16, 16)
        layout.addWidget(self._page, 1)
        layout.addLayout(self._closing_row())

    def sizeHint(self) -> QSize:
        """As high as the rules are, if the screen is."""
        text = self._page.document().clone(self)
        text.setTextWidth(_RULES_WIDTH - 24)
        height = round(text.size().height()) + super().sizeHint().height() - self._page.sizeHint().height()
        text.deleteLater()
        return QSize(_RULES_WIDTH, min(height + 8, self.screen().availableGeometry().height() - _FREE))

    def _rules(self) -> str:
        parts = [
            (
                self.tr("What it is about"),
                [
                    self.tr(
                        "Get rid of your payoff pile: twenty cards, the top one face up. Whoever plays their"
                        " last one wins the game and gets a point for every card left on the other's"
                        " payoff pile."
                    ),
                    self.tr(
                        "Games are played until somebody has enough points to win the match, usually 50."
                    ),
                ],
            ),
            (
                self.tr("Centre piles"),
                [
                    self.tr(
                        "There are three, for both of you. Each is built upwards: A, 2, 3 … J, Q."
                        " Suits do not matter."
                    ),
                    self.tr("A king is a joker: it stands for whatever card comes next."),
                    self.tr(
                        "A pile of twelve is complete. It is shuffled back into the stock and its place"
                        " is free again."
                    ),
                ],
            ),
            (
                self.tr("Your turn"),
                [
                    self.tr("It begins with drawing: you have five cards in your hand."),
                    self.tr(
                        "Play as often as you like and can onto the centre piles: the top of your payoff"
                        " pile, cards from your hand, the top cards of your own four side piles."
                        " You are never forced to."
                    ),
                    self.tr("If your hand runs empty, you draw five more and go on."),
                    self.tr(
                        "Discarding ends your turn: put a card from your hand on one of your side piles,"
                        " whatever lies there. Only the top card of a side pile can be played."
                    ),
                ],
            ),
            (
                self.tr("If nobody gets there"),
                [self.tr("When the stock has run out, the game is a tie: no points for anybody.")],
            ),
            (
                self.tr("Ending early"),
                [
                    self.tr(
                        "Resigning loses this game: the other person gets a point for every card left on"
                        " your payoff pile. The match goes on."
                    ),
                    self.tr("Offering a tie: if the other person agrees, the game ends and nobody scores."),
                    self.tr("Calling the match off: if the other person agrees, it ends and does not count."),
                    self.tr(
                        "Ending the match for good asks nobody: it is recorded as abandoned by you and cannot"
                        " be taken up again."
                    ),
                ],
            ),
            (
                self.tr("With the mouse"),
                [
                    self.tr(
                        "Drag a card to where it should go, or click the card and then the place."
                        " Possible places light up."
                    ),
                ],
            ),
        ]
        listed = (
            f"<h3>{heading}</h3><ul>{''.join(f'<li>{line}</li>' for line in lines)}</ul>"
            for heading, lines in parts
        )
        return f"<h2>{self.tr('Spite & Malice').replace('&', '&amp;')}</h2>{''.join(listed)}"
