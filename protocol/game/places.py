"""Where a card can lie, as a value that events and windows share."""

from enum import StrEnum
from typing import Final, NamedTuple


class PlaceKind(StrEnum):
    PAYOFF = "payoff"
    HAND = "hand"
    SIDE = "side"
    CENTRE = "centre"
    STOCK = "stock"


class Place(NamedTuple):
    """One pile, or one card of a hand.

    `seat` is None for centre piles and the stock. `index` counts from 0: which pile, or in a hand the place
    in drawing order; 0 for payoff piles and the stock.
    """

    kind: PlaceKind
    seat: int | None
    index: int  # type: ignore[assignment]  # hides tuple.index: nobody searches a place for a value


# Shared by all events; sized for the widest rules (9 piles, 12 cards in a hand).
PAYOFF_PLACES: Final = tuple(Place(PlaceKind.PAYOFF, seat, 0) for seat in (0, 1))
HAND_PLACES: Final = tuple(tuple(Place(PlaceKind.HAND, seat, i) for i in range(12)) for seat in (0, 1))
SIDE_PLACES: Final = tuple(tuple(Place(PlaceKind.SIDE, seat, i) for i in range(9)) for seat in (0, 1))
CENTRE_PLACES: Final = tuple(Place(PlaceKind.CENTRE, None, i) for i in range(9))
