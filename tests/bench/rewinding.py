"""Putting an object back to how it was, as often as one likes: much cheaper than to make it again.

Not for what an object has done to the world; for that there is nothing here.
"""

from __future__ import annotations

import io
import pickle
from collections import deque
from enum import Enum
from functools import partial
from types import FunctionType, MethodType
from typing import Any

from protocol.game import Game
from tests.peer.pair import Key


class Rewinding:
    """`value` and everything that can change in it, as it was when this was made.

    Attributes, lists, deques, sets and dicts are put back; frozen dataclasses and keys are taken to stay as
    they are, which `check` looks at. What a closure counts goes on.
    """

    def __init__(self, value: object) -> None:
        self._value = value
        # Each with a copy of what was in it.
        self._attributes: list[tuple[dict[str, Any], dict[str, Any]]] = []
        self._slots: list[tuple[object, list[tuple[str, Any]]]] = []
        self._lists: list[tuple[Any, Any]] = []
        self._sets: list[tuple[Any, Any]] = []
        self._seen: dict[int, object] = {}
        self._find(value)
        self._before = fingerprint(value)

    def back(self) -> None:
        """Everything is again as it was."""
        for attributes, were in self._attributes:
            attributes.clear()
            attributes.update(were)
        for slotted, held in self._slots:
            for name, value in held:
                setattr(slotted, name, value)
        for items, were in self._lists:
            if items or were:
                items.clear()
                items.extend(were)
        for items, were in self._sets:
            if items or were:
                items.clear()
                items.update(were)

    def check(self) -> None:
        """AssertionError if `back` does not bring back what was, or what cannot change has changed."""
        self.back()
        assert fingerprint(self._value) == self._before, "what is put back is not what it was"

    def _find(self, value: Any) -> None:
        if id(value) in self._seen:
            return
        self._seen[id(value)] = value
        match value:
            case list() | deque():
                self._lists.append((value, list(value)))
                self._find_in(value)
            case set() | dict():
                self._sets.append((value, value.copy()))
                self._find_in(value)
                if isinstance(value, dict):
                    self._find_in(value.values())
            case tuple() | frozenset():
                self._find_in(value)
            case MethodType():
                self._find(value.__self__)
            case partial():
                self._find_in((value.func, value.args, value.keywords))
            case FunctionType():
                self._find_in(cell.cell_contents for cell in value.__closure__ or ())
            case Key() | type() | Enum():
                pass
            case _ if not _is_frozen(value):
                self._find_attributes(value)
            case _:
                pass

    def _find_attributes(self, value: Any) -> None:
        if hasattr(value, "__dict__"):
            self._attributes.append((vars(value), vars(value).copy()))
            self._find_in(vars(value).values())
        names = [name for kind in type(value).__mro__ for name in vars(kind).get("__slots__", ())]
        if names:
            held = [(name, getattr(value, name)) for name in names]
            self._slots.append((value, held))
            self._find_in(was for _, was in held)

    def _find_in(self, values: Any) -> None:
        for value in tuple(values):
            self._find(value)


def _is_frozen(value: object) -> bool:
    made = getattr(type(value), "__dataclass_params__", None)
    return made is not None and bool(made.frozen)


class _Pickler(pickle.Pickler):
    def persistent_id(self, value: Any) -> str | None:
        match value:
            case FunctionType():
                return value.__qualname__
            case Key():
                return value.public_key.hex()
            case Game():
                # It may have listed its legal moves meanwhile.
                return f"{value.encode_position()!r} {value.shuffles} {value.result}"
            case _:
                return None


def fingerprint(value: object) -> bytes:
    """Bytes that are alike for values that hold the same, whatever it is they hold."""
    buffer = io.BytesIO()
    _Pickler(buffer, pickle.HIGHEST_PROTOCOL).dump(value)
    return buffer.getvalue()
