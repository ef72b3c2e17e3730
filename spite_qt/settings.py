"""What a person can choose, and which values each choice takes. Not for the file (home) nor for windows.

A setting is a field of `Settings` with its default and a line in `_TAKES`; nothing else has to know it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

THEMES: Final = ("system", "light", "dark")
PACES: Final = ("slow", "normal", "fast", "off")
BACKS: Final = ("back", "back-2")
LANGUAGES: Final = ("en", "fr", "de", "it", "pt_BR", "es")
MOST_POINTS: Final = 999  # that a match may be set to in a window
LONGEST_HOLD: Final = 3.0  # seconds; peer.md: the own discard can be held for 0 to 3 s

# More than any screen's geometry needs, and more keys and windows than the program has.
_MAX_TEXT = 4096
_MAX_NAMES = 200


@dataclass(frozen=True)
class Settings:
    """What a person chose."""

    nickname: str | None = None  # None: the system user's name
    theme: str = "system"  # one of THEMES
    language: str | None = None  # one of LANGUAGES; None: the system's
    four_colours: bool = False  # each suit in a colour of its own
    large_index: bool = False  # cards with large corners
    back: str = "back"  # one of BACKS, a drawing among the resources
    pace: str = "normal"  # one of PACES: how fast the other side's moves are shown
    sound: bool = True
    show_moves: bool = True  # the card under the pointer shows where it may go
    alerts: bool = True  # a desktop notification when it is one's turn and the window is not in front
    confirm_discard: bool = False  # ask before a discard ends the turn
    hold_discard: float = 1.0  # seconds, 0 to LONGEST_HOLD, in which the own discard can be called back
    keys: Mapping[str, str] = field(default_factory=dict)  # action's name: key sequence, where not the usual
    window: str | None = None  # place and size, as Qt saves them, in base64
    windows: Mapping[str, str] = field(default_factory=dict)  # the same of those beside it, by their names
    alone_target: int = 50  # points that win the match played alone, as it was chosen last
    host_target: int = 50  # the same of the table that was opened last
    guide_offered: bool = False  # the guided first game was offered once
    kept_told: bool = False  # on closing the window it was said once that a match is kept
    newer_told: str | None = None  # the later version on the network that was mentioned last


def _one_of(values: tuple[str, ...]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, str) and value in values


def _flag(value: Any) -> bool:
    return isinstance(value, bool)


def _text(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= _MAX_TEXT


def _seconds(value: Any) -> bool:
    number = isinstance(value, int | float) and not isinstance(value, bool)
    return number and 0 <= value <= LONGEST_HOLD


def _points(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= MOST_POINTS


def _texts_by_name(value: Any) -> bool:
    return (
        isinstance(value, Mapping)
        and len(value) <= _MAX_NAMES
        and all(_text(name) and _text(text) for name, text in value.items())
    )


def _or_none(takes: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: value is None or takes(value)


_TAKES: Final[Mapping[str, Callable[[Any], bool]]] = {
    "nickname": _or_none(_text),
    "theme": _one_of(THEMES),
    "language": _or_none(_one_of(LANGUAGES)),
    "four_colours": _flag,
    "large_index": _flag,
    "back": _one_of(BACKS),
    "pace": _one_of(PACES),
    "sound": _flag,
    "show_moves": _flag,
    "alerts": _flag,
    "confirm_discard": _flag,
    "hold_discard": _seconds,
    "keys": _texts_by_name,
    "window": _or_none(_text),
    "windows": _texts_by_name,
    "alone_target": _points,
    "host_target": _points,
    "guide_offered": _flag,
    "kept_told": _flag,
    "newer_told": _or_none(_text),
}


def fits(name: str, value: Any) -> bool:
    """Whether the setting called `name` takes `value`; False for a setting that there is not."""
    takes = _TAKES.get(name)
    return takes is not None and takes(value)


def from_kept(kept: Any) -> tuple[Settings, tuple[str, ...]]:
    """Settings from what a file held, and the names whose values do not fit: those have their defaults.

    ValueError unless it is an object. Settings that it lacks have their defaults too; names of a later
    version are left alone.
    """
    if not isinstance(kept, dict):
        raise ValueError("no object")
    given = {name: value for name, value in kept.items() if name in _TAKES}
    wrong = tuple(name for name, value in given.items() if not fits(name, value))
    return Settings(**{name: value for name, value in given.items() if name not in wrong}), wrong
