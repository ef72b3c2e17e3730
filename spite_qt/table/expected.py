"""What is expected of a person now, in words, for the status line. Not for moves and their log (words)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from protocol.game import Card, Move, View
from spite_qt.table.choices import Choices
from spite_qt.table.words import card_text, fill, result_words


@dataclass(frozen=True)
class Situation:
    """What the status line has to tell of; the first that applies counts, from top to bottom.

    `seated`: as `words.ended` has it. `paused`: why nothing goes on. `turn`: the seat whose turn is shown,
    None when the game is over. `watched`: nothing is to be done here. `answer`: why the last press did
    nothing. `discard`: one that is not played yet, with its card, and whether it waits for a yes. `held`: a
    card that is picked up, and whether it can only be discarded. `put_back`: the key that takes it back, as
    it is printed; "" if there is none.
    """

    view: View | None
    other: str
    seated: str
    paused: str | None
    dealing: bool
    replaying: bool
    watched: bool
    turn: int | None
    discard: tuple[Move, Card, bool] | None
    answer: str | None
    held: tuple[Card, bool] | None
    put_back: str
    choices: Choices | None


def expected(now: Situation, named: Callable[[Card], str] = card_text) -> str:
    """One or two sentences. `named`: how cards are called, as printed or as said."""
    translate = QCoreApplication.translate
    if now.paused is not None:
        return now.paused
    if now.view is None or now.dealing:
        return translate("Table", "The cards are being dealt.")
    if now.replaying:
        return fill(translate("Table", "The last turn of %1 again. A key or a click ends it."), now.other)
    if now.turn is None:
        return result_words(now.view, now.other, now.seated)
    if now.watched:
        return translate("Table", "You are watching: this game is already over.")
    if now.discard is not None:
        return _of_discard(*now.discard, named)
    if now.answer is not None:
        return now.answer
    if now.held is not None:
        card, only_discard = now.held
        text = translate("Table", "Put the %1 on a lit pile.")
        if only_discard:
            text = translate("Table", "The %1 fits no centre pile; on a side pile it ends your turn.")
        elif now.put_back:
            text = translate("Table", "Put the %1 on a lit pile. %2 takes it back.")
        return fill(text, named(card), now.put_back)
    if now.turn != now.view.seat:
        return fill(translate("Table", "%1 plays. You are next."), now.other)
    if now.choices is not None and not now.choices.any_on_centre:
        return translate("Table", "No card fits a centre pile: discard one on a side pile.")
    return translate("Table", "Play on a centre pile, or end your turn: discard on a side pile.")


def _of_discard(move: Move, card: Card, waits_for_yes: bool, named: Callable[[Card], str]) -> str:
    translate = QCoreApplication.translate
    text = translate("Table", "You discard the %1 on side %2, and your turn ends.")
    if waits_for_yes:
        text = translate("Table", "Discard the %1 on side %2? That ends your turn.")
    return fill(text, named(card), (move.target_side or 0) + 1)


def stuck_words(card: Card, view: View, named: Callable[[Card], str] = card_text) -> str:
    """Why an own card that was pressed goes nowhere now. `named` as in `expected`."""
    translate = QCoreApplication.translate
    if not view.legal_moves:
        return translate("Table", "It is not your turn.")
    return fill(translate("Table", "The %1 fits no centre pile now."), named(card))


def covered_words() -> str:
    """Why a card that others lie on was not taken."""
    return QCoreApplication.translate("Table", "Only the top card of a side pile can be played.")
