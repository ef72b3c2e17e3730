"""Join codes, read out over a room: two short words and a number, "maple-otter-42".

One in 5.1 million: enough because a try costs a whole connection (SPAKE2 gives nothing to guess against
offline). Not for the exchange that turns a code into a key; that is `noise.py`.
"""

from __future__ import annotations

import re
import secrets
import unicodedata
from functools import cache

from protocol.errors import LocalError

# 239 words of three to six letters that sound unlike each other.
_LIST = """
acorn alder amber anchor ankle apple april arrow aspen attic autumn badge badger baker bamboo banjo barley
barn basil basket beach beacon bean bear beaver beech bell berry birch bishop blanket blue boat bonnet
book bottle boulder branch brass bread bridge bronze brook broom bucket butter button cabin cactus camel
candle canoe canvas carpet carrot castle cedar cellar cello chalk chapel cherry chess chimney cider circle
clay clock cloud clover coal cobalt cocoa comet copper coral cotton cousin cradle crane crayon cricket
crocus crow crystal cuckoo daisy dancer desert diary dolphin donkey dove dragon drum eagle easel echo
elbow ember engine falcon feather fern fiddle finch flint flute forest fossil fox galaxy garden garlic
ginger glove goat gold goose grape gravel guitar hammer harbor harp hazel hedge helmet heron honey hotel
iceberg igloo indigo insect iron island ivory jacket jaguar jasmine jelly jungle kettle kitten koala
ladder lagoon lantern lark laurel lemon lentil lilac linen lion lizard llama lobster locket lunar magnet
mango maple marble meadow melon mercury metal midnight mint mirror mitten moss motor mule museum napkin
needle nest nickel noodle nutmeg oak oasis oboe ocean olive onion opal orange orchid otter oven owl oyster
paddle panda paper parrot pasta peach peanut pebble pelican pencil pepper piano picnic pigeon pillow pine
planet plum pocket polka pond poppy potato prairie puffin pumpkin puzzle quartz quiver rabbit radar radish
raven ribbon river robin rocket saddle saffron salmon sandal satin scarf
"""
WORDS = tuple(_LIST.split())

# What a host may choose: as many letters and digits as the shortest code of ours, and not one of them again
# and again.
_FEWEST_CHARACTERS = 8
_FEWEST_KINDS = 4
# Longer than any code of ours; what is longer was never read out to anybody.
_LONGEST = 64
# Latin letters that are no plain one with a mark on it: what people write for them who have plain ones only.
_PLAIN = str.maketrans(
    {"æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "ħ": "h", "ŧ": "t", "þ": "th", "ı": "i"}
)
# Marks on letters, what encloses them, and what only steers how text is laid out.
_UNSEEN = ("Mn", "Me", "Cf")


def new_code() -> str:
    """A fresh join code."""
    return f"{secrets.choice(WORDS)}-{secrets.choice(WORDS)}-{10 + secrets.randbelow(90)}"


def normal_code(text: str) -> str:
    """A code as a person typed it, in the one form that is compared: small letters, parts joined by "-".

    Two words of the list and a number are known wherever the breaks are: who only hears a code does not hear
    them. What somebody chose who hosts keeps the breaks that it was typed with, and its letters lose their
    marks, which not every keyboard has.

    >>> normal_code("  Maple otter_42 "), normal_code("mapleotter42"), normal_code("My cat, Tom")
    ('maple-otter-42', 'maple-otter-42', 'my-cat-tom')
    >>> normal_code("Süßer Brei 12")
    'susser-brei-12'

    LocalError when nothing or far too much is left, and for letters that are none from a to z even so: left
    out, they would be a code that nobody had typed.
    """
    folded = _folded(text[: _LONGEST + 1])
    if any(each.isalnum() and not each.isascii() for each in folded):
        raise LocalError("A join code has letters from a to z and digits, like maple-otter-42.")
    parts = re.findall(r"[a-z0-9]+", folded)
    made = _made().fullmatch("".join(parts))
    code = "-".join(made.groups() if made else parts)
    if not code or len(text) > _LONGEST:
        raise LocalError("A join code is two words and a number, like maple-otter-42.")
    return code


def _folded(text: str) -> str:
    """Small letters without marks (ü is u, ß is ss), plain digits, and nothing that is not seen."""
    plain = unicodedata.normalize("NFKD", text).casefold().translate(_PLAIN)
    # Case folding may have put marks together anew.
    kept = (
        each for each in unicodedata.normalize("NFKD", plain) if unicodedata.category(each) not in _UNSEEN
    )
    return "".join(str(unicodedata.decimal(each, each)) for each in kept)


@cache
def _made() -> re.Pattern[str]:
    """What a code of ours is without its breaks. No two pairs of words are spelt alike: tests hold that."""
    word = "|".join(WORDS)
    return re.compile(f"({word})({word})([0-9]+)")


def chosen_code(text: str) -> str:
    """A host's own code in its normal form. LocalError when it is none, or is soon guessed."""
    code = normal_code(text)
    characters = code.replace("-", "")
    if len(characters) < _FEWEST_CHARACTERS or len(set(characters)) < _FEWEST_KINDS:
        raise LocalError(
            # Not which one it was: what is said here is also logged.
            f"That join code is too easy to guess: take at least {_FEWEST_CHARACTERS} letters and "
            "digits, like maple-otter-42, or none, and one is made."
        )
    return code
