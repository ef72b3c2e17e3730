"""What a screen reader says of the table: each place by its name, each move as a sentence.

Not for what is printed on it (words), and not for when it is said (places). Cards go by their names here,
because screen readers pronounce the signs of suits in ways of their own, or not at all.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from protocol.game import (
    KING,
    Card,
    CardMoved,
    CardsDrawn,
    Event,
    GameEnded,
    Move,
    PileCompleted,
    Place,
    PlaceKind,
    View,
    rank_of,
)
from spite_qt.table.card_names import card_words, rank_words
from spite_qt.table.choices import Choices
from spite_qt.table.labels import FULL
from spite_qt.table.words import ended, fill


def place_name(
    place: Place, view: View, other: str, choices: Choices | None, held: Place | None, seated: str = ""
) -> str:
    """A place, what lies on it, and what may be done there now.

    `other`: the other person's name. `choices`: None while this person may not move. `held`: where the card
    that is picked up comes from. `seated`: as `words.ended` has it.
    """
    translate = QCoreApplication.translate
    lies = _lies(place, view, other, seated)
    if choices is None:
        return lies
    if held is not None:
        if place == held:
            return fill(translate("Access", "%1, picked up"), lies)
        if place in choices.targets(held):
            return fill(translate("Access", "%1, takes the card that is picked up"), lies)
        return lies
    takers = _centres(choices.targets(place))
    if not takers:
        return lies
    return fill(translate("Access", "%1, playable on %2"), lies, ", ".join(map(_centre, takers)))


def place_description(place: Place, view: View) -> str:
    """What lies below the top card of a side pile, from the top downwards; "" where nothing can be seen."""
    if place.kind is not PlaceKind.SIDE or place.seat is None:
        return ""
    below = view.sides[place.seat][place.index][-2::-1]
    if not below:
        return ""
    return fill(QCoreApplication.translate("Access", "Below it: %1"), ", ".join(map(card_words, below)))


def picked_up(source: Place, card: Card, choices: Choices) -> str:
    """The card of `source` is picked up, and where it may be put."""
    text = QCoreApplication.translate("Access", "The %1 is picked up. It fits: %2")
    places = sorted(choices.targets(source), key=lambda place: (place.kind is PlaceKind.SIDE, place.index))
    return fill(text, card_words(card), ", ".join(map(_target, places)))


def move_sentence(event: Event, view: View, other: str, seated: str = "") -> str:
    """What happened, as a sentence; "" for what is no news. `other`: the other person's name; `seated`: as
    `words.ended` has it.
    """
    translate = QCoreApplication.translate
    match event:
        case CardMoved():
            own = event.seat == view.seat
            return _moved(event, own and not seated, seated if own else other)
        case PileCompleted(centre, _):
            return fill(
                translate("Access", "Centre pile %1 is complete and goes back into the stock"), centre + 1
            )
        case CardsDrawn(seat, cards) if seat == view.seat and cards and not seated:
            return fill(translate("Access", "You draw %1"), ", ".join(map(card_words, cards)))
        case CardsDrawn(seat, cards) if cards:
            draws = translate("Access", "%1 draws %n card(s)", "", len(cards))
            return fill(draws, seated if seat == view.seat else other)
        case GameEnded():
            return ended(event, view.seat, other, seated)
        case _:
            return ""


def _lies(place: Place, view: View, other: str, seated: str) -> str:
    """A place and what lies on it."""
    below = place.seat == view.seat
    own = below and not seated
    name = seated if below else other
    match place.kind:
        case PlaceKind.PAYOFF:
            return _payoff(view.payoff_top[place.seat or 0], view.payoff_count[place.seat or 0], own, name)
        case PlaceKind.SIDE:
            return _side(place.index, view.sides[place.seat or 0][place.index], own, name)
        case PlaceKind.CENTRE:
            return _on_centre(place.index, view.centres[place.index])
        case PlaceKind.STOCK:
            return QCoreApplication.translate("Access", "Stock, %n card(s)", "", view.stock_count)
        case PlaceKind.HAND:
            return _hand(place.index, view, seated) if below else _other_hand(view, other)


def _payoff(top: Card | None, count: int, own: bool, other: str) -> str:
    translate = QCoreApplication.translate
    if top is None:
        return (
            translate("Access", "Your payoff pile, empty")
            if own
            else fill(translate("Access", "Payoff pile of %1, empty"), other)
        )
    if own:
        return fill(translate("Access", "Your payoff pile, %1 on top, %n left", "", count), card_words(top))
    text = translate("Access", "Payoff pile of %1, %2 on top, %n left", "", count)
    return fill(text, other, card_words(top))


def _side(index: int, cards: tuple[Card, ...], own: bool, other: str) -> str:
    translate = QCoreApplication.translate
    number, count = index + 1, len(cards)
    if own:
        if not cards:
            return fill(translate("Access", "Your side pile %1, empty"), number)
        text = translate("Access", "Your side pile %1, %n card(s), %2 on top", "", count)
        return fill(text, number, card_words(cards[-1]))
    if not cards:
        return fill(translate("Access", "Side pile %1 of %2, empty"), number, other)
    text = translate("Access", "Side pile %1 of %2, %n card(s), %3 on top", "", count)
    return fill(text, number, other, card_words(cards[-1]))


def _on_centre(index: int, cards: tuple[Card, ...]) -> str:
    translate = QCoreApplication.translate
    number, height = index + 1, len(cards)
    if not cards:
        return fill(translate("Access", "Centre pile %1, empty, takes %2 next"), number, rank_words(1))
    top = card_words(cards[-1])
    if height >= FULL:
        return fill(translate("Access", "Centre pile %1, %2, complete"), number, top)
    following = rank_words(height + 1)
    if rank_of(cards[-1]) == KING:
        text = translate("Access", "Centre pile %1, %2 standing for %3, takes %4 next")
        return fill(text, number, top, rank_words(height), following)
    return fill(translate("Access", "Centre pile %1, %2, takes %3 next"), number, top, following)


def _hand(index: int, view: View, seated: str) -> str:
    translate = QCoreApplication.translate
    text = translate("Access", "%1, card %2 of %3 in your hand")
    if seated:
        text = translate("Access", "%1, card %2 of %3 in the hand of %4")
    return fill(text, card_words(view.hand[index]), index + 1, len(view.hand), seated)


def _other_hand(view: View, other: str) -> str:
    text = QCoreApplication.translate("Access", "Hand of %1, %n card(s)", "", view.other_hand_count)
    return fill(text, other)


def _centres(targets: Mapping[Place, Move]) -> list[int]:
    return sorted(place.index for place in targets if place.kind is PlaceKind.CENTRE)


def _centre(index: int) -> str:
    return fill(QCoreApplication.translate("Access", "centre pile %1"), index + 1)


def _target(place: Place) -> str:
    if place.kind is PlaceKind.CENTRE:
        return _centre(place.index)
    return fill(QCoreApplication.translate("Access", "side pile %1"), place.index + 1)


def _moved(event: CardMoved, own: bool, other: str) -> str:
    translate = QCoreApplication.translate
    card, number = card_words(event.card), event.target.index + 1
    if event.target.kind is PlaceKind.SIDE:
        if own:
            return fill(translate("Access", "You discard %1 on side pile %2"), card, number)
        return fill(translate("Access", "%1 discards %2 on side pile %3"), other, card, number)
    if rank_of(event.card) == KING:
        return _joker_moved(event, own, other)
    match event.source.kind:
        case PlaceKind.PAYOFF if own:
            text = translate("Access", "You play payoff %1 to centre pile %2")
        case PlaceKind.PAYOFF:
            text = translate("Access", "%3 plays payoff %1 to centre pile %2")
        case PlaceKind.SIDE if own:
            text = translate("Access", "You play side %1 to centre pile %2")
        case PlaceKind.SIDE:
            text = translate("Access", "%3 plays side %1 to centre pile %2")
        case _ if own:
            text = translate("Access", "You play %1 to centre pile %2")
        case _:
            text = translate("Access", "%3 plays %1 to centre pile %2")
    return fill(text, card, number, other)


def _joker_moved(event: CardMoved, own: bool, other: str) -> str:
    translate = QCoreApplication.translate
    match event.source.kind:
        case PlaceKind.PAYOFF if own:
            text = translate("Access", "You play payoff %1 as %4 to centre pile %2")
        case PlaceKind.PAYOFF:
            text = translate("Access", "%3 plays payoff %1 as %4 to centre pile %2")
        case PlaceKind.SIDE if own:
            text = translate("Access", "You play side %1 as %4 to centre pile %2")
        case PlaceKind.SIDE:
            text = translate("Access", "%3 plays side %1 as %4 to centre pile %2")
        case _ if own:
            text = translate("Access", "You play %1 as %4 to centre pile %2")
        case _:
            text = translate("Access", "%3 plays %1 as %4 to centre pile %2")
    number = event.target.index + 1
    return fill(text, card_words(event.card), number, other, rank_words(event.stands_for))
