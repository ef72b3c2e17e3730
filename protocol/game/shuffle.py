"""From a seed to words, from words to a shuffle or a choice, exactly as rules.md says. No dealing here."""

import hashlib
from collections.abc import Iterator
from itertools import islice
from struct import unpack
from typing import Final

from protocol.game.cards import Card

SEED_BYTES: Final = 32
_WORDS: Final = 1 << 32
_SHUFFLE: Final = b"spite/shuffle/1"
_STARTER: Final = b"spite/starter/1"


def words(text: bytes, block: int = 64) -> Iterator[int]:
    """The 32-bit big-endian words of SHAKE-256 over `text`, without end.

    `block` is how many are squeezed out at first: about what will be used, since going beyond costs the whole
    again.
    """
    shake = hashlib.shake_256(text)
    used = 0
    while True:
        yield from islice(unpack(f">{block}I", shake.digest(4 * block)), used, None)
        used, block = block, 2 * block


def below(k: int, source: Iterator[int]) -> int:
    """A number from 0 to k-1, each equally likely: words that would favour the small ones are passed over.

    >>> below(3, iter([0xFFFFFFFF, 0x00000004]))
    1
    """
    accepted = _WORDS - _WORDS % k
    word = next(source)
    while word >= accepted:
        word = next(source)
    return word % k


def shuffle(cards: list[Card], source: Iterator[int]) -> None:
    """Shuffles the list in place: from its last index down to 1, swap with `below` of what is left."""
    for last in range(len(cards) - 1, 0, -1):
        other = below(last + 1, source)
        cards[last], cards[other] = cards[other], cards[last]


def shuffle_words(seed: bytes, game: int, shuffle_number: int, size: int) -> Iterator[int]:
    """The words of shuffle `shuffle_number` of game number `game`, for a list of `size` cards."""
    text = _SHUFFLE + seed + game.to_bytes(4, "big") + shuffle_number.to_bytes(4, "big")
    return words(text, block=size)


def first_starter(seed: bytes) -> int:
    """The seat that starts the first game of a match, by the joint seed of two peers.

    Raises ValueError for a seed that is not 32 bytes.
    """
    return below(2, words(_STARTER + checked_seed(seed), block=2))


def checked_seed(seed: bytes) -> bytes:
    """The seed itself. Raises ValueError unless it is 32 bytes."""
    if not isinstance(seed, bytes) or len(seed) != SEED_BYTES:
        raise ValueError(f"a seed is {SEED_BYTES} bytes")
    return seed
