"""House rules as one value: what peers agree on before dealing. How they act is the business of `game`."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, Final

from protocol.game.cards import DECK, MAX_DECKS
from protocol.game.quoting import shown

DRAW: Final = "draw"
PASS: Final = "pass"
# Move notation has one digit for a pile; more than 12 cards in a hand would not fit a table.
_MOST: Final = {"decks": MAX_DECKS, "hand": 12, "sides": 9, "centres": 9}


class RulesError(ValueError):
    """House rules that cannot be played. `faults` holds every fault, a sentence part each."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = tuple(faults)


@dataclass(frozen=True, slots=True)
class Rules:
    """The house rules of a match (rules.md, "House rules").

    `payoff` and `hand` are cards per seat, `sides` piles per seat, `centres` piles shared, `target` points.
    `empty_hand`: what happens when a seat plays its last hand card, "draw" (a full hand at once) or "pass".

    >>> Rules(payoff=10).differences()
    {'payoff': 10}
    >>> Rules(decks=1, hand=13)
    Traceback (most recent call last):
        ...
    protocol.game.rules.RulesError: hand is 13, not 1 to 12; the deal takes 66 of 52 cards and leaves no stock

    Raises RulesError, which names every fault at once.
    """

    decks: int = 2
    payoff: int = 20
    hand: int = 5
    sides: int = 4
    centres: int = 3
    target: int = 50
    empty_hand: str = DRAW

    def __post_init__(self) -> None:
        faults = []
        for name in _NUMBERS:
            value = getattr(self, name)
            most = _MOST.get(name)
            if type(value) is not int:
                faults.append(f"{name} is {shown(value)}, not a whole number")
            elif value < 1 or (most is not None and value > most):
                faults.append(f"{name} is {shown(value)}, not {f'1 to {most}' if most else '1 or more'}")
        if self.empty_hand not in (DRAW, PASS):
            faults.append(f"empty_hand is {shown(self.empty_hand)}, not {DRAW!r} or {PASS!r}")
        if all(type(n) is int and n > 0 for n in (self.decks, self.payoff, self.hand)):
            dealt, cards = 2 * (self.payoff + self.hand), DECK * self.decks
            if dealt >= cards and self.decks <= MAX_DECKS:
                faults.append(f"the deal takes {shown(dealt)} of {cards} cards and leaves no stock")
        if faults:
            raise RulesError(faults)

    @classmethod
    def from_json(cls, value: object) -> "Rules":
        """The rules from an object that holds what differs from the defaults.

        >>> Rules.from_json({"target": 20}).target
        20
        >>> Rules.from_json({"jokers": 2})
        Traceback (most recent call last):
            ...
        protocol.game.rules.RulesError: unknown key 'jokers'

        Raises RulesError: no object, an unknown key (named), or a value out of bounds.
        """
        if not isinstance(value, Mapping):
            raise RulesError([f"the rules are {shown(value)}, not an object"])
        known = {field.name for field in fields(cls)}
        faults = [f"unknown key {shown(key)}" for key in value if key not in known]
        given: dict[str, Any] = {key: content for key, content in value.items() if key in known}
        try:
            rules = cls(**given)
        except RulesError as error:
            faults.extend(error.faults)
        if faults:
            raise RulesError(faults)
        return rules

    def differences(self) -> dict[str, int | str]:
        """What differs from the defaults, as records hold it."""
        return {name: value for name, value in asdict(self).items() if value != getattr(DEFAULT_RULES, name)}

    def encode(self) -> bytes:
        """Canonical JSON of all values, sorted keys and no spaces: what peers hash."""
        return json.dumps(asdict(self), sort_keys=True, separators=(",", ":")).encode()

    def digest(self) -> str:
        """The first 16 hex digits of SHA-256 over `encode()`."""
        return hashlib.sha256(self.encode()).hexdigest()[:16]


_NUMBERS: Final = tuple(field.name for field in fields(Rules) if field.type is int)
DEFAULT_RULES: Final = Rules()
