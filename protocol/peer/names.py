"""The one place that cleans text from other people before anything shows it.

Not for deciding who somebody is: two people may clean to the same name, only their keys tell them apart.
"""

from __future__ import annotations

import unicodedata
from typing import Final

# Fits the side panel and a TXT record; more than any first name and surname.
MAX_NAME: Final = 32
# A sentence or two of somebody's program, shown in one line.
MAX_TEXT: Final = 200
NOBODY: Final = "Player"

# What is looked at of a longer text. Generous, because marks and spaces that are dropped count too; it
# keeps the work on somebody's megabyte of marks small.
_LOOKED_AT: Final = 1024
# Accents pile up legitimately to two on one letter (Vietnamese, polytonic Greek, after composition); the
# towers of marks that cover the lines above and below are longer.
_MAX_MARKS: Final = 2
# Letters and symbols that show nothing: Hangul fillers and the empty braille cell.
_BLANKS: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800")
_DROPPED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
_SPACES: Final = frozenset({"Zs", "Zl", "Zp"})
_MARKS: Final = frozenset({"Mn", "Me", "Mc"})
_RIGHT_TO_LEFT: Final = frozenset({"R", "AL", "AN"})


def clean_name(text: str) -> str:
    """A nickname fit for one short line: at most 32 characters, "Player" if nothing visible is left.

    Composed (NFC); control, format and direction characters are gone; white space is folded; a
    letter keeps at most two marks; no letter is cut from its marks.

    >>> clean_name(" Marie\\u202e \\n Curie ")
    'Marie Curie'
    >>> clean_name("\\u200b")
    'Player'
    """
    return _cut(_cleaned(text), MAX_NAME) or NOBODY


def clean_text(text: str) -> str:
    """A remark fit for one line: like a name, at most 200 characters, possibly empty."""
    return _cut(_cleaned(text), MAX_TEXT)


def isolated(name: str) -> str:
    """A cleaned name for a sentence: letters that run from right to left turn nothing around it.

    >>> isolated("Marie"), [hex(ord(character)) for character in isolated("\u05d0")]
    ('Marie', ['0x2068', '0x5d0', '0x2069'])
    """
    if any(unicodedata.bidirectional(character) in _RIGHT_TO_LEFT for character in name):
        return f"\u2068{name}\u2069"
    return name


def _cleaned(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text[:_LOOKED_AT]):
        category = unicodedata.category(character)
        if category in _SPACES or character in _BLANKS or character in "\t\n\r\v\f\x85":
            kept.append(" ")
            # A mark after a space would stand on nothing.
            marks = _MAX_MARKS
        elif category in _DROPPED:
            continue
        elif category in _MARKS:
            if kept and marks < _MAX_MARKS:
                kept.append(character)
                marks += 1
        else:
            kept.append(character)
            marks = 0
    return unicodedata.normalize("NFC", " ".join("".join(kept).split()))


def _cut(text: str, limit: int) -> str:
    """At most `limit` characters, not ending within a letter with its marks, a flag or a toned emoji."""
    if len(text) <= limit:
        return text
    end = limit
    while end and _continues(text, end):
        end -= 1
    return text[:end].rstrip()


def _continues(text: str, at: int) -> bool:
    """Whether the character at `at` belongs to the one before it."""
    character = text[at]
    if unicodedata.category(character) in _MARKS or "\U0001f3fb" <= character <= "\U0001f3ff":
        return True
    if not _is_flag_half(character):
        return False
    halves = 0
    while halves < at and _is_flag_half(text[at - 1 - halves]):
        halves += 1
    return halves % 2 == 1


def _is_flag_half(character: str) -> bool:
    return "\U0001f1e6" <= character <= "\U0001f1ff"
