"""The door through which cards come: what a game asks of a dealer, and the seeded dealer that knows them all.

A game never shuffles and never looks into the stock. A dealer may not know a card (yet): it hands out
UNKNOWN, and the card is filled in later with `Game.learn`. Rules are not known here.
"""

from collections.abc import Sequence
from typing import NamedTuple, Protocol, Self

from protocol.game.cards import DECK, Card
from protocol.game.rules import Rules
from protocol.game.shuffle import checked_seed, shuffle, shuffle_words


class Deal(NamedTuple):
    """What lies before each seat after the deal: payoff piles bottom to top, hands in drawing order."""

    payoff: tuple[list[Card], list[Card]]
    hand: tuple[list[Card], list[Card]]


class Dealer(Protocol):
    """Where a game's cards come from. Any card may be UNKNOWN; how many there are is always known.

    Between two shuffles the stock only loses cards, from its end.
    """

    @property
    def stock(self) -> Sequence[Card]:
        """The stock bottom to top, to be looked at only."""
        ...

    @property
    def shuffles(self) -> int:
        """How many shuffles this game has had, the deal's included."""
        ...

    def deal(self, rules: Rules, starter: int, number: int) -> Deal:
        """Shuffles and deals game `number`; called once, before everything else. The lists are the game's to
        keep.
        """
        ...

    def draw(self, seat: int, count: int) -> Sequence[Card]:
        """The top `count` cards for a hand, in drawing order; fewer if the stock holds fewer."""
        ...

    def turn_up(self, seat: int, card: Card) -> Card:
        """The card on top of the payoff pile of `seat`, which is now face up. `card` is what the game has for
        it.
        """
        ...

    def take_back(self, cards: Sequence[Card]) -> None:
        """Puts a completed pile, bottom first, on the end of the stock and shuffles it all."""
        ...

    def copy(self) -> Self:
        """An independent dealer in the same state."""
        ...


class SeededDealer:
    """Every card follows from 32 bytes (rules.md, "A seed becomes a deal").

    Raises ValueError for a seed that is not 32 bytes.
    """

    __slots__ = ("_number", "_seed", "shuffles", "stock")

    stock: list[Card]
    shuffles: int

    def __init__(self, seed: bytes) -> None:
        self._seed = checked_seed(seed)
        self._number = 0
        self.shuffles = 0
        self.stock = []

    def deal(self, rules: Rules, starter: int, number: int) -> Deal:
        self._number = number
        self.stock = list(range(DECK * rules.decks))
        self._shuffle()
        payoff = self._deal_alternately(rules.payoff, starter)
        return Deal(payoff, self._deal_alternately(rules.hand, starter))

    def draw(self, seat: int, count: int) -> list[Card]:
        left = max(0, len(self.stock) - count)
        cards = self.stock[left:]
        del self.stock[left:]
        cards.reverse()
        return cards

    def turn_up(self, seat: int, card: Card) -> Card:
        return card

    def take_back(self, cards: Sequence[Card]) -> None:
        self.stock += cards
        self._shuffle()

    def copy(self) -> Self:
        other = object.__new__(type(self))
        other._seed = self._seed
        other._number = self._number
        other.shuffles = self.shuffles
        other.stock = self.stock.copy()
        return other

    def _shuffle(self) -> None:
        shuffle(self.stock, shuffle_words(self._seed, self._number, self.shuffles, len(self.stock)))
        self.shuffles += 1

    def _deal_alternately(self, rounds: int, starter: int) -> tuple[list[Card], list[Card]]:
        cards = self.draw(starter, 2 * rounds)
        piles = cards[0::2], cards[1::2]
        return piles if starter == 0 else (piles[1], piles[0])
