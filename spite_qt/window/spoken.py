"""What can be said again, in whatever language is chosen then: a text, or a function that makes it.

A text that depends on something that has happened cannot be set again from a table of fixed texts; who says
it hands over how it is made. Not for the fixed texts of a widget: those are set in its `_set_texts`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

Spoken: TypeAlias = str | Callable[[], str]


def now(text: Spoken) -> str:
    """The text in the language of now."""
    return text if isinstance(text, str) else text()
