"""Cards: their numbers, names, ranks and suits. Nothing here knows of piles or rules.

A card is an integer, `52 * deck + 13 * suit + (rank - 1)`; two cards of one name differ in the deck alone and
are interchangeable. `UNKNOWN` stands for a card that this program has not been told.
"""

from typing import Final, TypeAlias

Card: TypeAlias = int

RANKS: Final = "A23456789TJQK"
SUITS: Final = "CDHS"
KING: Final = 13
"""The joker: it stands for whatever rank a centre pile needs next."""
DECK: Final = 52
MAX_DECKS: Final = 8
UNKNOWN: Final = -1

# The tables below are indexed by card. Each has one entry more than there are cards, so that UNKNOWN, which
# is -1, finds its own answer at the end without a question on every look-up.
_CARDS = range(DECK * MAX_DECKS)
FACES: Final[tuple[Card, ...]] = (*(card % DECK for card in _CARDS), UNKNOWN)
"""The card without its deck, 0 to 51."""
NAMES: Final[tuple[str, ...]] = (*(RANKS[card % 13] + SUITS[card % DECK // 13] for card in _CARDS), "??")
RANK_OF: Final[tuple[int, ...]] = (*(card % 13 + 1 for card in _CARDS), 0)
FACE_NAMED: Final[dict[str, Card]] = {NAMES[face]: face for face in range(DECK)}


def card_name(card: Card) -> str:
    """The name of a card: rank, then suit.

    >>> card_name(0), card_name(35), card_name(52 + 12), card_name(UNKNOWN)
    ('AC', 'TH', 'KC', '??')

    Raises ValueError for a number that is no card.
    """
    return NAMES[_checked(card)]


def rank_of(card: Card) -> int:
    """The rank, 1 (ace) to 13 (king); 0 for UNKNOWN. Raises ValueError for a number that is no card."""
    return RANK_OF[_checked(card)]


def suit_of(card: Card) -> int:
    """The suit: 0 clubs, 1 diamonds, 2 hearts, 3 spades. Raises ValueError for UNKNOWN and for what is no
    card.

    >>> SUITS[suit_of(35)]
    'H'
    """
    if card == UNKNOWN:
        raise ValueError("the suit of an unknown card")
    return _checked(card) % DECK // 13


def _checked(card: Card) -> Card:
    if not UNKNOWN <= card < len(_CARDS):
        raise ValueError(f"{card!r} is no card")
    return card
