"""Which card items lie where, as far as it is shown; a story may be behind the view while it is being told.

Not for geometry (layout) or time (motion).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from protocol.game import Card, Place, PlaceKind, View
from spite_qt.card_pixmaps import BACK
from spite_qt.table.cards import CardItem

# Backs under a payoff pile's top, and in the stock: enough to look like a pile.
PAYOFF_BACKS = 2
STOCK_BACKS = 3

STOCK = Place(PlaceKind.STOCK, None, 0)


def heap(place: Place) -> Place:
    """The key of the pile or hand that `place` is in: all cards of a hand share one."""
    return Place(PlaceKind.HAND, place.seat, 0) if place.kind is PlaceKind.HAND else place


@dataclass
class Shown:
    """The numbers that labels tell, as far as the story has been told."""

    payoff: list[int] = field(default_factory=lambda: [0, 0])
    stock: int = 0
    turn: int | None = None  # None: nobody's, the game is over


class Piles:
    """Card items by heap, bottom to top; hands in drawing order."""

    def __init__(self, make: Callable[[Card], CardItem], remove: Callable[[CardItem], None]) -> None:
        self._make = make
        self._remove = remove
        self._heaps: dict[Place, list[CardItem]] = {}
        self.shown = Shown()

    def __getitem__(self, place: Place) -> list[CardItem]:
        return self._heaps.setdefault(heap(place), [])

    def heaps(self) -> Iterator[tuple[Place, list[CardItem]]]:
        return iter(self._heaps.items())

    def clear(self) -> None:
        for items in self._heaps.values():
            for item in items:
                self._remove(item)
        self._heaps.clear()

    def add(self, place: Place, card: Card) -> CardItem:
        """A new card on top of a heap."""
        item = self._make(card)
        self[place].append(item)
        return item

    def discard(self, place: Place, items: list[CardItem]) -> None:
        """Cards leave the table."""
        mine = self[place]
        for item in items:
            if item in mine:
                mine.remove(item)
                self._remove(item)

    def transfer(self, source: Place, target: Place, item: CardItem | None = None) -> CardItem | None:
        """Move the top card (of a hand: the card at the index) onto another heap; None if there is none.

        `item` may be an equal card of the same hand that was taken instead; the order stays as the rules
        say: of equal cards the one drawn first goes.
        """
        cards = self[source]
        if not cards:
            return None
        at = min(source.index, len(cards) - 1) if source.kind is PlaceKind.HAND else len(cards) - 1
        if item is not None and item in cards and cards[at] is not item:
            taken = cards.index(item)
            cards[at], cards[taken] = cards[taken], cards[at]
        moved = cards.pop(at)
        self[target].append(moved)
        return moved

    def give_back(self, source: Place, target: Place) -> None:
        """Undo `transfer`: the top card of `target` lies at `source` again (of a hand: at the index)."""
        moved = self[target].pop()
        cards = self[source]
        cards.insert(source.index if source.kind is PlaceKind.HAND else len(cards), moved)

    def match(self, view: View) -> list[CardItem]:
        """Make heaps and numbers equal to `view`; returns the items whose face changed."""
        changed: list[CardItem] = []
        for place, cards in _faces(view):
            items = self[place]
            while len(items) > len(cards):
                # A pile grows at its top, backs at the bottom.
                self._remove(items.pop(0 if place.kind in (PlaceKind.PAYOFF, PlaceKind.STOCK) else -1))
            while len(items) < len(cards):
                items.append(self._make(cards[len(items)]))
            for item, card in zip(items, cards, strict=True):
                if item.card != card:
                    item.card = card
                    changed.append(item)
        self.shown.payoff = list(view.payoff_count)
        self.shown.stock = view.stock_count
        self.shown.turn = view.turn if view.result is None else None
        return changed


def _faces(view: View) -> Iterator[tuple[Place, tuple[Card, ...]]]:
    """What each heap shows in `view`."""
    for seat in (0, 1):
        top = view.payoff_top[seat]
        count = view.payoff_count[seat]
        backs = min(PAYOFF_BACKS, max(0, count - 1))
        yield Place(PlaceKind.PAYOFF, seat, 0), (BACK,) * backs + (() if top is None else (top,))
        hand = view.hand if seat == view.seat else (BACK,) * view.other_hand_count
        yield Place(PlaceKind.HAND, seat, 0), hand
        for index, side in enumerate(view.sides[seat]):
            yield Place(PlaceKind.SIDE, seat, index), side
    for index, centre in enumerate(view.centres):
        yield Place(PlaceKind.CENTRE, None, index), centre
    yield STOCK, (BACK,) * min(STOCK_BACKS, view.stock_count)
