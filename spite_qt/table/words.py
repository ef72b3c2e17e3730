"""Moves and situations in words, for log, status line and turn banner. Not for where they are shown.

Placeholders are %1, %2 and are filled after translation. A card is rank and suit sign, as it is printed.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from protocol.game import (
    KING,
    UNKNOWN,
    Card,
    CardMoved,
    CardsDrawn,
    Event,
    GameEnded,
    PayoffTurned,
    PileCompleted,
    Place,
    PlaceKind,
    View,
    rank_of,
    suit_of,
)
from spite_qt.table.labels import rank_text

_SIGNS = "♣♦♥♠"


def card_text(card: Card) -> str:
    """A card as it is printed: "10♥"."""
    return "?" if card == UNKNOWN else rank_text(rank_of(card)) + _SIGNS[suit_of(card)]


def fill(text: str, *values: object) -> str:
    """Put values where a translated text says %1, %2 ...; values are not searched for placeholders."""
    parts = [text]
    for number, value in enumerate(values, 1):
        mark = f"%{number}"
        parts = [piece for part in parts for piece in _split(part, mark, str(value))]
    return "".join(parts)


def with_key(text: str, key: str) -> str:
    """What a button says, and the key that presses it too, as it is printed; "" if there is none."""
    return f"{text}  {key}" if key else text


class _Filled(str):
    """A value that was put in already."""


def _split(part: str, mark: str, value: str) -> list[str]:
    if isinstance(part, _Filled):
        return [part]
    pieces: list[str] = []
    for piece in part.split(mark):
        pieces += [piece, _Filled(value)]
    return pieces[:-1]


def move_words(event: Event, own: int, other: str, seated: str = "") -> tuple[int | None, str] | None:
    """Who did it (a seat, or None: nobody in particular) and what, for the log; None for what is no news.

    `own`: the person's seat; `other`: the other person's name; `seated`: who sits there, where a person only
    looks on from it.
    """
    translate = QCoreApplication.translate
    match event:
        case CardMoved():
            return event.seat, _moved(event)
        case PileCompleted(centre, _):
            return None, fill(
                translate("Table", "Centre %1 is complete and goes back into the stock"), centre + 1
            )
        case PayoffTurned(seat, card):
            return seat, fill(translate("Table", "turns up %1"), card_text(card))
        case CardsDrawn(seat, cards) if seat == own and cards:
            return seat, fill(translate("Table", "draws %1"), " ".join(card_text(card) for card in cards))
        case CardsDrawn(seat, cards) if cards:
            return seat, translate("Table", "draws %n card(s)", "", len(cards))
        case GameEnded():
            return None, ended(event, own, other, seated)
        case _:
            return None


def _moved(event: CardMoved) -> str:
    translate = QCoreApplication.translate
    card, number = card_text(event.card), event.target.index + 1
    if event.target.kind is PlaceKind.SIDE:
        return fill(translate("Table", "discards %1 on side %2"), card, number)
    if rank_of(event.card) == KING:
        rank = rank_text(event.stands_for)
        if event.source.kind is PlaceKind.PAYOFF:
            return fill(translate("Table", "payoff %1 as %2 to centre %3"), card, rank, number)
        if event.source.kind is PlaceKind.SIDE:
            return fill(translate("Table", "side %1 as %2 to centre %3"), card, rank, number)
        return fill(translate("Table", "%1 as %2 to centre %3"), card, rank, number)
    if event.source.kind is PlaceKind.PAYOFF:
        return fill(translate("Table", "payoff %1 to centre %2"), card, number)
    if event.source.kind is PlaceKind.SIDE:
        return fill(translate("Table", "side %1 to centre %2"), card, number)
    return fill(translate("Table", "%1 to centre %2"), card, number)


def ended(event: GameEnded, seat: int, other: str, seated: str = "") -> str:
    """How a game ended, for the person in `seat`; `other` is the other person's name.

    `seated`: the name of whoever sits in `seat`, where it is not the person who reads this.
    """
    translate = QCoreApplication.translate
    if event.winner is None:
        if event.how == "stock":
            return translate("Table", "The stock is used up: a tie, no points")
        return translate("Table", "A tie was agreed: no points")
    won = event.winner == seat
    if won and not seated:
        said = translate("Table", "You win the game: %n point(s)", "", event.points)
    else:
        name = seated if won else other
        said = fill(translate("Table", "%1 wins the game: %n point(s)", "", event.points), name)
    if event.how != "resigned":
        return said
    # No card says it: without these words the game would end in the middle for no reason.
    gave_up = translate("Table", "You resigned.")
    if won or seated:
        gave_up = fill(translate("Table", "%1 resigned."), other if won else seated)
    return f"{gave_up} {said}"


def refusal_words(place: Place | None, view: View) -> str:
    """Why a card was not taken where a person put it."""
    translate = QCoreApplication.translate
    if place is None:
        return translate("Table", "Cards go on the lit piles.")
    if place.kind is PlaceKind.SIDE:
        return translate("Table", "Only a card from your hand goes on a side pile.")
    if place.kind is PlaceKind.PAYOFF:
        return translate("Table", "No card goes on a payoff pile.")
    rank = rank_text(len(view.centres[place.index]) + 1)
    return fill(translate("Table", "That pile takes %1 next, or a king."), rank)


def result_words(view: View, other: str, seated: str = "") -> str:
    """How the game of `view` ended; "" while it runs. The names are those of `ended`."""
    translate = QCoreApplication.translate
    result = view.result
    if result is None:
        return ""
    if result.winner is None:
        return translate("Table", "The game is a tie: no points")
    how = GameEnded(result.winner, result.points, "")
    return ended(how, view.seat, other, seated)
