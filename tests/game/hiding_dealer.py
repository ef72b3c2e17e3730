"""A dealer that knows what one seat may know, and answers late: what a sealed deal will be to the engine.

It plays the part of the network: the true cards are inside, and come out when the table lets them.
"""

from collections.abc import Sequence
from typing import Self

from protocol.game import UNKNOWN, Card, Deal, Dealer, Rules, SeededDealer


class HidingDealer:
    """Hides the stock, face-down payoff cards and the other hand; `late`: at first all others too."""

    def __init__(self, seed: bytes, seat: int, *, late: bool) -> None:
        self.truth = SeededDealer(seed)
        self.seat = seat
        self.late = late
        self.payoff: tuple[list[Card], list[Card]] = ([], [])

    @property
    def stock(self) -> Sequence[Card]:
        return [UNKNOWN] * len(self.truth.stock)

    @property
    def shuffles(self) -> int:
        return self.truth.shuffles

    def deal(self, rules: Rules, starter: int, number: int) -> Deal:
        deal = self.truth.deal(rules, starter, number)
        self.payoff = deal.payoff
        payoff = [[UNKNOWN] * len(pile) for pile in deal.payoff]
        hands = [self._shown(seat, hand) for seat, hand in enumerate(deal.hand)]
        if not self.late:
            for pile, true_pile in zip(payoff, deal.payoff, strict=True):
                pile[-1] = true_pile[-1]
        return Deal((payoff[0], payoff[1]), (hands[0], hands[1]))

    def draw(self, seat: int, count: int) -> Sequence[Card]:
        return self._shown(seat, self.truth.draw(seat, count))

    def turn_up(self, seat: int, card: Card) -> Card:
        assert card == UNKNOWN
        self.payoff[seat].pop()
        return UNKNOWN if self.late else self.payoff[seat][-1]

    def take_back(self, cards: Sequence[Card]) -> None:
        self.truth.take_back(cards)

    def copy(self) -> Self:
        other = type(self)(bytes(32), self.seat, late=self.late)
        other.truth = self.truth.copy()
        other.payoff = (self.payoff[0].copy(), self.payoff[1].copy())
        return other

    def _shown(self, seat: int, cards: list[Card]) -> list[Card]:
        return cards if seat == self.seat and not self.late else [UNKNOWN] * len(cards)


def is_a_dealer(dealer: HidingDealer) -> Dealer:
    """Only for the type checker, which holds this class to the engine's protocol."""
    return dealer
