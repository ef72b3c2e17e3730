"""The catalogues of translations as plain data, for the tests. Not for how they are made (packaging)."""

import re
import xml.etree.ElementTree as ET
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from spite_qt.settings import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "resources" / "translations"
TRANSLATED = tuple(language for language in LANGUAGES if language != "en")

_PLACEHOLDER = re.compile(r"\{\d+\}|%\d|%n")


@dataclass(frozen=True)
class Message:
    """One text in one language. `forms`: its translation; of a plural, one for each number's kind."""

    context: str
    source: str
    comment: str
    forms: tuple[str, ...]
    plural: bool
    finished: bool

    @property
    def key(self) -> tuple[str, str, str, bool]:
        return self.context, self.source, self.comment, self.plural

    def __str__(self) -> str:
        return f"{self.context}: {self.source!r} as {' | '.join(map(repr, self.forms))}"


@cache
def catalogue(language: str) -> tuple[Message, ...]:
    """Everything in the .ts file of `language`."""
    found = []
    for context in ET.parse(FOLDER / f"spite_qt_{language}.ts").iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            plural = message.get("numerus") == "yes"
            parts = translation.findall("numerusform") if plural else [translation]
            found.append(
                Message(
                    context.findtext("name", ""),
                    message.findtext("source", ""),
                    message.findtext("comment", ""),
                    tuple(part.text or "" for part in parts),
                    plural,
                    translation.get("type") is None,
                )
            )
    return tuple(found)


def placeholders(text: str) -> list[str]:
    """{0}, %1 and %n in it, sorted."""
    return sorted(_PLACEHOLDER.findall(text))
