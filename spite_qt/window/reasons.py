"""The sentences of the layers below in the language of now: at the window's edge, and nowhere else.

What is wrong is found out where there is no Qt, said in English and logged so. A window takes such a sentence
apart by the texts of `reason_texts.py`, translates the text and puts the same names and numbers in again. One
that is not among them stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from spite_qt.window.reason_texts import PARTS, REASONS, SENTENCES

_NAMELESS = "the other side"
_WITH_DETAIL = str(QT_TRANSLATE_NOOP("Reasons", "{0}: {1}."))


def in_words(text: str) -> str:
    """`text`, whole sentences or a part of one, as it reads in the language of now."""
    for pattern, template in _patterns():
        if (found := pattern.fullmatch(text)) is not None:
            groups = found.groups()
            filled = _translated(template).format(*(in_words(each) for each in groups if each is not None))
            if pattern not in _takes_detail() or (detail := found.group("detail")) is None:
                return filled
            return _detailed(filled, template, text, detail)
    return text


def sentence_of(error: Exception) -> str:
    """An error's text as a sentence: with a capital and a full stop, wherever it comes from."""
    text = str(error).strip()
    if not text.endswith((".", "!", "?", ")")):
        text += "."
    # A name at the start stays as its owner writes it.
    named = any(found.fullmatch(text) for found, each in _patterns() if each.startswith("{0}"))
    if not named or text.startswith(_NAMELESS):
        text = text[:1].upper() + text[1:]
    return in_words(text)


def _detailed(filled: str, template: str, text: str, detail: str) -> str:
    """The sentence with what exactly was wrong. What is known of that in English only is left out in another
    language: it is for the log.
    """
    said = in_words(detail)
    if said == detail:
        # A whole sentence, made part of one.
        whole = f"{detail[:1].upper()}{detail[1:]}."
        said = detail if in_words(whole) == whole else in_words(whole)
    if said == detail:
        return text if _translated(template) == template else filled
    return _translated(_WITH_DETAIL).format(filled.rstrip("."), said.rstrip("."))


def _translated(text: str) -> str:
    return QCoreApplication.translate("Reasons", text)


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple(_compiled())


@cache
def _takes_detail() -> frozenset[re.Pattern[str]]:
    return frozenset(pattern for pattern, _ in _patterns() if "detail" in pattern.groupindex)


def _compiled() -> Iterator[tuple[re.Pattern[str], str]]:
    for template in _most_telling_first((*SENTENCES, *PARTS)):
        yield re.compile(_as_pattern(template), re.DOTALL), template
    for template in _most_telling_first(REASONS):
        yield re.compile(_as_pattern(template[:-1]) + r"(?:: (?P<detail>.+))?\.", re.DOTALL), template


def _as_pattern(template: str) -> str:
    return re.sub(r"\\\{\d+\\\}", "(.+?)", re.escape(template))


def _most_telling_first(templates: Iterable[object]) -> list[str]:
    """Those that say least by themselves come last: "{0} declined." would take much for a name."""
    # The stub of QT_TRANSLATE_NOOP knows no type.
    texts = [str(template) for template in templates]
    return sorted(texts, key=lambda text: len(re.sub(r"\{\d+\}", "", text)), reverse=True)
