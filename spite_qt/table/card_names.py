"""Cards and ranks by their names, as people say them: "nine of hearts", "nine". Not for how they are printed.

Every card is a text of its own, because languages put rank and suit together in their own ways.
"""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from protocol.game import UNKNOWN, Card

# In the order of cards: clubs, diamonds, hearts, spades, each from the ace up.
_CARDS = (
    QT_TRANSLATE_NOOP("Cards", "ace of clubs"),
    QT_TRANSLATE_NOOP("Cards", "two of clubs"),
    QT_TRANSLATE_NOOP("Cards", "three of clubs"),
    QT_TRANSLATE_NOOP("Cards", "four of clubs"),
    QT_TRANSLATE_NOOP("Cards", "five of clubs"),
    QT_TRANSLATE_NOOP("Cards", "six of clubs"),
    QT_TRANSLATE_NOOP("Cards", "seven of clubs"),
    QT_TRANSLATE_NOOP("Cards", "eight of clubs"),
    QT_TRANSLATE_NOOP("Cards", "nine of clubs"),
    QT_TRANSLATE_NOOP("Cards", "ten of clubs"),
    QT_TRANSLATE_NOOP("Cards", "jack of clubs"),
    QT_TRANSLATE_NOOP("Cards", "queen of clubs"),
    QT_TRANSLATE_NOOP("Cards", "king of clubs"),
    QT_TRANSLATE_NOOP("Cards", "ace of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "two of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "three of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "four of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "five of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "six of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "seven of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "eight of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "nine of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "ten of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "jack of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "queen of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "king of diamonds"),
    QT_TRANSLATE_NOOP("Cards", "ace of hearts"),
    QT_TRANSLATE_NOOP("Cards", "two of hearts"),
    QT_TRANSLATE_NOOP("Cards", "three of hearts"),
    QT_TRANSLATE_NOOP("Cards", "four of hearts"),
    QT_TRANSLATE_NOOP("Cards", "five of hearts"),
    QT_TRANSLATE_NOOP("Cards", "six of hearts"),
    QT_TRANSLATE_NOOP("Cards", "seven of hearts"),
    QT_TRANSLATE_NOOP("Cards", "eight of hearts"),
    QT_TRANSLATE_NOOP("Cards", "nine of hearts"),
    QT_TRANSLATE_NOOP("Cards", "ten of hearts"),
    QT_TRANSLATE_NOOP("Cards", "jack of hearts"),
    QT_TRANSLATE_NOOP("Cards", "queen of hearts"),
    QT_TRANSLATE_NOOP("Cards", "king of hearts"),
    QT_TRANSLATE_NOOP("Cards", "ace of spades"),
    QT_TRANSLATE_NOOP("Cards", "two of spades"),
    QT_TRANSLATE_NOOP("Cards", "three of spades"),
    QT_TRANSLATE_NOOP("Cards", "four of spades"),
    QT_TRANSLATE_NOOP("Cards", "five of spades"),
    QT_TRANSLATE_NOOP("Cards", "six of spades"),
    QT_TRANSLATE_NOOP("Cards", "seven of spades"),
    QT_TRANSLATE_NOOP("Cards", "eight of spades"),
    QT_TRANSLATE_NOOP("Cards", "nine of spades"),
    QT_TRANSLATE_NOOP("Cards", "ten of spades"),
    QT_TRANSLATE_NOOP("Cards", "jack of spades"),
    QT_TRANSLATE_NOOP("Cards", "queen of spades"),
    QT_TRANSLATE_NOOP("Cards", "king of spades"),
)
_RANKS = (
    QT_TRANSLATE_NOOP("Cards", "ace"),
    QT_TRANSLATE_NOOP("Cards", "two"),
    QT_TRANSLATE_NOOP("Cards", "three"),
    QT_TRANSLATE_NOOP("Cards", "four"),
    QT_TRANSLATE_NOOP("Cards", "five"),
    QT_TRANSLATE_NOOP("Cards", "six"),
    QT_TRANSLATE_NOOP("Cards", "seven"),
    QT_TRANSLATE_NOOP("Cards", "eight"),
    QT_TRANSLATE_NOOP("Cards", "nine"),
    QT_TRANSLATE_NOOP("Cards", "ten"),
    QT_TRANSLATE_NOOP("Cards", "jack"),
    QT_TRANSLATE_NOOP("Cards", "queen"),
    QT_TRANSLATE_NOOP("Cards", "king"),
)


def card_words(card: Card) -> str:
    """The name of a card: "nine of hearts"; of one that is not known here: "a card"."""
    if card == UNKNOWN:
        return QCoreApplication.translate("Cards", "a card")
    return QCoreApplication.translate("Cards", str(_CARDS[card % len(_CARDS)]))


def rank_words(rank: int) -> str:
    """The name of a rank, 1 (ace) to 13 (king): "nine"."""
    return QCoreApplication.translate("Cards", str(_RANKS[rank - 1]))
