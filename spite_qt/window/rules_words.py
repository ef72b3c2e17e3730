"""The rules of the game in words, by the numbers of a table. Not for pictures or for how the page looks.

What they say is what the engine does; whole paragraphs, so that a translator sees each thought at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from protocol.game import Rules

_USUAL = Rules()


@dataclass(frozen=True)
class Section:
    """A heading, a picture's name or "", and what is said: `listed` is numbered as the picture is."""

    heading: str
    picture: str
    paragraphs: Sequence[str]
    listed: Sequence[str] = ()


def sections(rules: Rules) -> list[Section]:
    """The page from top to bottom, in the language of now."""
    translate = QCoreApplication.translate
    made = [
        Section(
            translate("Rules", "What it is about"),
            "",
            [
                translate(
                    "Rules",
                    "Each of you has a payoff pile of {0} cards, face down, the top one face up. Whoever"
                    " is first to play all of theirs wins the game. The first to reach %n point(s) wins"
                    " the match.",
                    "",
                    rules.target,
                ).format(rules.payoff)
            ],
        ),
        Section(
            translate("Rules", "The table"),
            "table",
            [],
            [
                translate("Rules", "Your payoff pile. The number says how many cards are left."),
                translate("Rules", "Your hand: {0} cards that only you see.").format(rules.hand),
                translate(
                    "Rules",
                    "Your side piles. What you discard lies here, face up; only the top card of each can be"
                    " played.",
                ),
                translate("Rules", "The centre piles, for both of you."),
                translate("Rules", "The stock, face down, from which cards are drawn."),
                translate(
                    "Rules",
                    "The other person's cards. You see their payoff card and side piles, but only they"
                    " play from them.",
                ),
            ],
        ),
        Section(
            translate("Rules", "Your turn"),
            "turn",
            [
                translate(
                    "Rules",
                    "Your turn begins with drawing: your hand is filled up to {0} cards from the stock.",
                ).format(rules.hand),
                translate(
                    "Rules",
                    "Then play as many cards as you can and wish onto the centre piles: the top card of"
                    " your payoff pile, the top cards of your side piles, cards from your hand. You"
                    " never have to.",
                ),
                translate(
                    "Rules",
                    "A discard ends your turn: put a card from your hand on one of your own side piles,"
                    " whatever lies there. Nothing else ever goes onto a side pile.",
                ),
            ],
        ),
        Section(
            translate("Rules", "Centre piles"),
            "centre",
            [
                translate(
                    "Rules",
                    "Each begins with an ace and grows by one: A, 2, 3 … 10, J, Q. Suits do not matter.",
                )
            ],
        ),
        Section(
            translate("Rules", "Kings"),
            "king",
            [
                translate(
                    "Rules",
                    "A king is a joker: on a centre pile it stands for whatever card comes next, even an"
                    " ace or a queen. A small mark on it shows which.",
                )
            ],
        ),
        Section(
            translate("Rules", "A complete pile"),
            "complete",
            [
                translate(
                    "Rules",
                    "With twelve cards a centre pile is complete. It is shuffled back into the stock at once,"
                    " and its place is empty again.",
                )
            ],
        ),
        Section(translate("Rules", "An empty hand"), "refill", [_empty_hand(rules)]),
        Section(
            translate("Rules", "Winning and points"),
            "points",
            [
                translate(
                    "Rules",
                    "Whoever plays their last payoff card wins the game at once and gets a point for each"
                    " card left on the other payoff pile. The next game is started by the person who did not"
                    " start this one.",
                )
            ],
        ),
        Section(
            translate("Rules", "A tie"),
            "",
            [
                translate(
                    "Rules",
                    "When the last card of the stock is drawn, or a card is to be drawn and there is none,"
                    " the game ends at once. It is a tie: nobody gets a point.",
                )
            ],
        ),
        Section(translate("Rules", "Ending early"), "", _ending_early()),
        Section(
            translate("Rules", "With mouse and keyboard"),
            "",
            [
                translate(
                    "Rules",
                    "Drag a card to where it should go, or click the card and then the place: where it may be"
                    " played lights up. The key “?” shows which key stands for which pile.",
                ),
                translate(
                    "Rules",
                    "A double click or the right button plays a card at once where it fits. The right button"
                    " beside the cards puts a card you have picked up back.",
                ),
            ],
        ),
    ]
    if rules != _USUAL:
        made.insert(0, Section(translate("Rules", "House rules of this table"), "", _house_rules(rules)))
    return made


def _empty_hand(rules: Rules) -> str:
    translate = QCoreApplication.translate
    if rules.empty_hand == "pass":
        return translate(
            "Rules",
            "If you play the last card of your hand onto a centre pile, your turn ends without a discard, and"
            " the other person draws.",
        )
    return translate(
        "Rules",
        "If you play the last card of your hand onto a centre pile, you draw {0} new ones at once, and your"
        " turn goes on.",
    ).format(rules.hand)


def _ending_early() -> list[str]:
    translate = QCoreApplication.translate
    return [
        translate(
            "Rules",
            "Resigning loses this game: the other person gets a point for every card left on your payoff"
            " pile. The match goes on.",
        ),
        translate("Rules", "Offering a tie: if the other person agrees, the game ends and nobody scores."),
        translate("Rules", "Calling the match off: if the other person agrees, it ends and does not count."),
        translate(
            "Rules",
            "Ending the match for good asks nobody: it is recorded as abandoned by you and cannot be"
            " resumed.",
        ),
    ]


def _house_rules(rules: Rules) -> list[str]:
    """What differs, a line each."""
    translate = QCoreApplication.translate
    lines = [
        (translate("Rules", "Packs of 52 cards: {0} instead of {1}."), rules.decks, _USUAL.decks),
        (translate("Rules", "Cards on a payoff pile: {0} instead of {1}."), rules.payoff, _USUAL.payoff),
        (translate("Rules", "Cards in a hand: {0} instead of {1}."), rules.hand, _USUAL.hand),
        (translate("Rules", "Side piles for each person: {0} instead of {1}."), rules.sides, _USUAL.sides),
        (translate("Rules", "Centre piles: {0} instead of {1}."), rules.centres, _USUAL.centres),
        (translate("Rules", "Points that win the match: {0} instead of {1}."), rules.target, _USUAL.target),
    ]
    said = [line.format(here, usual) for line, here, usual in lines if here != usual]
    if rules.empty_hand != _USUAL.empty_hand:
        said.append(translate("Rules", "An empty hand ends the turn."))
    return said
