"""A game from its deal to its end: the one place where cards change place.

A move goes in; it is refused and nothing has changed, or events come out. Cards come from a dealer, which may
not know all of them. What a seat may see of a game is the business of `view`, what can be written down that
of `position`.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, Self

from protocol.game.cards import DECK, FACES, KING, MAX_DECKS, RANK_OF, RANKS, UNKNOWN, Card, card_name
from protocol.game.dealer import Dealer, SeededDealer
from protocol.game.events import (
    CardMoved,
    CardsDrawn,
    Event,
    GameEnded,
    PayoffTurned,
    PileCompleted,
    StockShuffled,
    TurnPassed,
)
from protocol.game.legal import legal_moves_at
from protocol.game.moves import IllegalMove, Move
from protocol.game.places import (
    CENTRE_PLACES,
    HAND_PLACES,
    PAYOFF_PLACES,
    SIDE_PLACES,
    Place,
    PlaceKind,
)
from protocol.game.position import Position, digest_of_bytes, encode_position_of, position_of
from protocol.game.rules import DEFAULT_RULES, PASS, Rules

FULL_PILE: Final = 12
MOST_GAMES: Final = 1 << 32
"""Game numbers are hashed as four bytes."""

_TURN_PASSED: Final = (TurnPassed(0), TurnPassed(1))
_PAYOFF_TURNED: Final = tuple(
    tuple(PayoffTurned(seat, card) for card in range(DECK * MAX_DECKS)) for seat in (0, 1)
)


class Result(NamedTuple):
    """How a game ended: `winner` is None for a tie; `points` go to the winner."""

    winner: int | None
    points: int


class Game:
    """One game of two seats.

    >>> game = Game.from_seed(bytes(32))
    >>> game.turn, len(game.legal_moves()), game.result
    (0, 26, None)
    >>> [type(event).__name__ for event in game.play(game.legal_moves()[0])]
    ['CardMoved', 'TurnPassed']

    `payoff`, `hand` ([seat]), `side` ([seat][pile]) and `centre` ([pile]) hold cards bottom to top, hands in
    drawing order. They, `turn`, `result` and the rest are to be read only: `play`, `resign`, `agree_tie` and
    `learn` change them. `turn` after the end is the seat that moved last, or that was drawing.

    Raises ValueError for a starter that is no seat or a number out of 0 to 2**32 - 1.
    """

    __slots__ = (
        "_accepts",
        "_dealer",
        "_legal",
        "_moves_at",
        "centre",
        "hand",
        "moves_played",
        "number",
        "payoff",
        "result",
        "rules",
        "side",
        "starter",
        "turn",
    )

    result: Result | None

    def __init__(
        self, dealer: Dealer, rules: Rules = DEFAULT_RULES, starter: int = 0, number: int = 0
    ) -> None:
        if type(starter) is not int or starter not in (0, 1):
            raise ValueError(f"the starter is {starter!r}, not seat 0 or 1")
        if type(number) is not int or not 0 <= number < MOST_GAMES:
            raise ValueError(f"the game's number is {number!r}, not 0 to {MOST_GAMES - 1}")
        self.rules = rules
        self.number = number
        self.starter = starter
        self.turn = starter
        self.result = None
        self.moves_played = 0
        self._dealer = dealer
        deal = dealer.deal(rules, starter, number)
        self.payoff = deal.payoff
        self.hand = deal.hand
        self.side: tuple[list[list[Card]], list[list[Card]]] = (
            [[] for _ in range(rules.sides)],
            [[] for _ in range(rules.sides)],
        )
        self.centre: list[list[Card]] = [[] for _ in range(rules.centres)]
        self._moves_at = legal_moves_at(rules.sides, rules.centres)
        # By rank, a bit for each centre pile that takes it now: see `legal`.
        self._accepts = [0] * (KING + 1)
        self._accepts[1] = self._accepts[KING] = (1 << rules.centres) - 1
        self._legal: tuple[Move, ...] | None = None

    @classmethod
    def from_seed(cls, seed: bytes, number: int = 0, starter: int = 0, rules: Rules = DEFAULT_RULES) -> Self:
        """Game `number` as dealt from a seed of 32 bytes. Raises ValueError for a seed of another length."""
        return cls(SeededDealer(seed), rules, starter, number)

    @property
    def stock(self) -> Sequence[Card]:
        """The stock bottom to top; to be read only."""
        return self._dealer.stock

    @property
    def shuffles(self) -> int:
        """How many shuffles this game has had, the deal's included."""
        return self._dealer.shuffles

    def legal_moves(self) -> tuple[Move, ...]:
        """The moves of the seat to move, in code-point order; of known cards only, and none after the end."""
        moves = self._legal
        if moves is None:
            seat = self.turn
            moves = self._legal = (
                self._moves_at.list(self.hand[seat], self.payoff[seat][-1], self.side[seat], self._accepts)
                if self.result is None
                else ()
            )
        return moves

    def play(self, move: Move | str) -> tuple[Event, ...]:
        """Plays a move of the seat to move and returns what happened, in order.

        Raises IllegalMove, which says why; then nothing has changed.
        """
        if type(move) is not Move:
            move = Move.parse(move)
        if self.result is not None:
            raise IllegalMove("the game is over")
        seat = self.turn
        hand = self.hand[seat]
        at = -1
        side = move.source_side
        if (face := move.card) is not None:
            for at, card in enumerate(hand):  # noqa: B007 - both are used below; of equal cards the first drawn goes
                if FACES[card] == face:
                    break
            else:
                raise self._refusal(move)
            source = HAND_PLACES[seat][at]
        elif side is not None:
            piles = self.side[seat]
            if side >= len(piles) or not piles[side]:
                raise self._refusal(move)
            card = piles[side][-1]
            source = SIDE_PLACES[seat][side]
        else:
            card = self.payoff[seat][-1]
            source = PAYOFF_PLACES[seat]

        if (target_side := move.target_side) is not None:
            if target_side >= self.rules.sides:
                raise self._refusal(move)
            del hand[at]
            self.side[seat][target_side].append(card)
            self._legal = None
            self.moves_played += 1
            events: list[Event] = [CardMoved(seat, card, source, SIDE_PLACES[seat][target_side], 0)]
            self._pass_turn(events)
            return tuple(events)

        if not self._accepts[RANK_OF[card]] & move.centre_bit:
            raise self._refusal(move)
        centre = move.target_centre
        assert centre is not None
        pile = self.centre[centre]
        pile.append(card)
        height = len(pile)
        self._legal = None
        self.moves_played += 1
        events = [CardMoved(seat, card, source, CENTRE_PLACES[centre], height)]
        if face is not None:
            del hand[at]
        elif side is not None:
            del self.side[seat][side][-1]
        else:
            del self.payoff[seat][-1]
            if not self.payoff[seat]:
                self._end(events, seat, len(self.payoff[1 - seat]), "payoff")
                return tuple(events)
            self._turn_payoff_up(seat, events)
        self._accepts[height] ^= move.centre_bit
        if height == FULL_PILE:
            self._complete(centre, events)
            self._accepts[1] |= move.centre_bit
        else:
            self._accepts[height + 1] |= move.centre_bit
        if not hand:
            if self.rules.empty_hand == PASS:
                self._pass_turn(events)
            else:
                self._draw(events)
        return tuple(events)

    def resign(self, seat: int) -> tuple[Event, ...]:
        """`seat` gives the game up: the other wins as many points as `seat` has payoff cards left.

        Raises IllegalMove after the end, ValueError for what is no seat; then nothing has changed.
        """
        if type(seat) is not int or seat not in (0, 1):
            raise ValueError(f"{seat!r} is no seat")
        return self._end_outside_a_move(1 - seat, len(self.payoff[seat]), "resigned")

    def agree_tie(self) -> tuple[Event, ...]:
        """Both seats agree that the game is a tie, no points. Raises IllegalMove after the end."""
        return self._end_outside_a_move(None, 0, "agreed")

    def learn(self, place: Place, card: Card) -> tuple[Event, ...]:
        """Fills in a card that was UNKNOWN: one of a hand (`place.index` in drawing order), or a payoff
        pile's top.

        Returns what is to be told: a payoff top that is now face up. Of equal cards in a hand the first drawn
        is played, so it is for the dealer's side to learn that one first.

        Raises ValueError, and changes nothing, if nothing is unknown there, if the card is none of this
        game's, or if it is already known elsewhere.
        """
        cards, index = self._unknown_at(place)
        if type(card) is not int or not 0 <= card < DECK * self.rules.decks:
            raise ValueError(f"{card!r} is no card of {self.rules.decks} decks")
        if any(card in pile for pile in self._all_piles()):
            raise ValueError(f"{card_name(card)} of deck {card // DECK} lies elsewhere")
        cards[index] = card
        self._legal = None
        if place.kind is PlaceKind.PAYOFF:
            assert place.seat is not None
            return (_PAYOFF_TURNED[place.seat][card],)
        return ()

    def position(self) -> Position:
        """The position as JSON writes it (rules.md)."""
        return position_of(self)

    def encode_position(self) -> bytes:
        """The canonical JSON of the position: sorted keys, no spaces."""
        return encode_position_of(self)

    def digest(self) -> str:
        """The digest of the position: 16 hex digits."""
        return digest_of_bytes(encode_position_of(self))

    def copy(self) -> Self:
        """An independent game in the same state."""
        other = object.__new__(type(self))
        other.rules = self.rules
        other.number = self.number
        other.starter = self.starter
        other.turn = self.turn
        other.result = self.result
        other.moves_played = self.moves_played
        other._dealer = self._dealer.copy()
        other.payoff = (self.payoff[0].copy(), self.payoff[1].copy())
        other.hand = (self.hand[0].copy(), self.hand[1].copy())
        other.side = ([pile.copy() for pile in self.side[0]], [pile.copy() for pile in self.side[1]])
        other.centre = [pile.copy() for pile in self.centre]
        other._moves_at = self._moves_at
        other._accepts = self._accepts.copy()
        other._legal = self._legal
        return other

    def _pass_turn(self, events: list[Event]) -> None:
        self.turn = 1 - self.turn
        events.append(_TURN_PASSED[self.turn])
        self._draw(events)

    def _draw(self, events: list[Event]) -> None:
        """The seat to move fills its hand; a stock that ends over it ends the game."""
        seat = self.turn
        hand = self.hand[seat]
        missing = self.rules.hand - len(hand)
        if not missing:  # the other seat's first turn
            return
        cards = tuple(self._dealer.draw(seat, missing))
        if cards:
            hand += cards
            events.append(CardsDrawn(seat, cards))
        if not self._dealer.stock:
            self._end(events, None, 0, "stock")

    def _turn_payoff_up(self, seat: int, events: list[Event]) -> None:
        pile = self.payoff[seat]
        card = pile[-1] = self._dealer.turn_up(seat, pile[-1])
        if card != UNKNOWN:  # else `learn` will tell
            events.append(_PAYOFF_TURNED[seat][card])

    def _complete(self, centre: int, events: list[Event]) -> None:
        cards = tuple(self.centre[centre])
        self.centre[centre].clear()
        number = self._dealer.shuffles
        self._dealer.take_back(cards)
        events.append(PileCompleted(centre, cards))
        events.append(StockShuffled(number, len(self._dealer.stock)))

    def _end(self, events: list[Event], winner: int | None, points: int, how: str) -> None:
        self.result = Result(winner, points)
        events.append(GameEnded(winner, points, how))

    def _end_outside_a_move(self, winner: int | None, points: int, how: str) -> tuple[Event, ...]:
        if self.result is not None:
            raise IllegalMove("the game is over")
        events: list[Event] = []
        self._end(events, winner, points, how)
        self._legal = None
        return tuple(events)

    def _refusal(self, move: Move) -> IllegalMove:
        """Why `play` found no such card, or no place for it."""
        seat = self.turn
        if move.card is not None:
            if move.card not in [FACES[card] for card in self.hand[seat]]:
                return IllegalMove(f"{move.card_name} is not in the hand")
            card = move.card
        elif (side := move.source_side) is not None:
            if side >= self.rules.sides:
                return IllegalMove(f"there are {self.rules.sides} side piles, no {move.source}")
            if not self.side[seat][side]:
                return IllegalMove(f"side pile {move.source} is empty")
            card = self.side[seat][side][-1]
        else:
            card = self.payoff[seat][-1]
            if card == UNKNOWN:
                return IllegalMove("the payoff card is not known yet")
        centre = move.target_centre
        if centre is None:
            return IllegalMove(f"there are {self.rules.sides} side piles, no {move.target}")
        if centre >= self.rules.centres:
            return IllegalMove(f"there are {self.rules.centres} centre piles, no {move.target}")
        needed = RANKS[len(self.centre[centre])]
        return IllegalMove(f"{move.target} takes {needed} or K next, not {card_name(card)}")

    def _unknown_at(self, place: Place) -> tuple[list[Card], int]:
        if place.seat in (0, 1):
            if place.kind is PlaceKind.PAYOFF and place.index == 0:
                cards, index = self.payoff[place.seat], len(self.payoff[place.seat]) - 1
            elif place.kind is PlaceKind.HAND and 0 <= place.index < len(self.hand[place.seat]):
                cards, index = self.hand[place.seat], place.index
            else:
                cards, index = [], -1
            if index >= 0 and cards[index] == UNKNOWN:
                return cards, index
        raise ValueError(f"no card is unknown at {place}")

    def _all_piles(self) -> list[Sequence[Card]]:
        return [*self.payoff, *self.hand, *self.side[0], *self.side[1], *self.centre, self._dealer.stock]
