"""The one place that touches msgpack: typed values to bytes and back, strictly.

A packed value is an array `[tag, field, ...]`. Only arrays, byte strings, text and whole numbers are used,
and only the encoding that `pack` makes is accepted: no maps, no ext types, no floats, no longer form of a
number, no byte after the end. Bounds stand with the types (`Annotated[bytes, Size(32, 32)]`) and hold in
both directions. Not for what the values mean; that is `messages.py` and `entries.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
    Generic,
    TypeAlias,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

import msgpack
from msgpack.exceptions import UnpackException

from protocol.errors import PeerError, Reason

# A frame begins with a msgpack array of up to 15 places, and its first place is a tag below 128: one byte
# each, so a kind is known before anything is decoded.
_FIXARRAY: Final = 0x90
_MOST_PLACES: Final = 15
_MOST_TAGS: Final = 128


@dataclass(frozen=True, slots=True)
class Size:
    """Bytes, or text in UTF-8: from `least` to `most` bytes."""

    least: int
    most: int

    def holds(self, value: object, kind: type) -> bool:
        if type(value) is not kind or not isinstance(value, bytes | str):
            return False
        try:
            length = len(value.encode() if isinstance(value, str) else value)
        except UnicodeEncodeError:
            return False
        return self.least <= length <= self.most


@dataclass(frozen=True, slots=True)
class Span:
    """A whole number from `least` to `most`."""

    least: int
    most: int

    def holds(self, value: object, kind: type) -> bool:
        return type(value) is kind and isinstance(value, int) and self.least <= value <= self.most


U16: TypeAlias = Annotated[int, Span(0, 2**16 - 1)]
U32: TypeAlias = Annotated[int, Span(0, 2**32 - 1)]
SeatNumber: TypeAlias = Annotated[int, Span(0, 1)]
Bytes16: TypeAlias = Annotated[bytes, Size(16, 16)]
Bytes32: TypeAlias = Annotated[bytes, Size(32, 32)]
Bytes64: TypeAlias = Annotated[bytes, Size(64, 64)]


class Packed:
    """A frozen dataclass whose fields are `Annotated` with a bound. ValueError if one is broken."""

    TAG: ClassVar[int]

    def __post_init__(self) -> None:
        for name, kind, bound in bounds(type(self)):
            if not bound.holds(getattr(self, name), kind):
                raise ValueError(f"{type(self).__name__}.{name} is not {kind.__name__} within {bound}")


PackedT = TypeVar("PackedT", bound=Packed)


_Bounds: TypeAlias = tuple[tuple[str, type, Size | Span], ...]
_bounds: dict[type, _Bounds] = {}


def bounds(cls: type[Packed]) -> _Bounds:
    """The fields of a packed type in their order on the wire: name, type and bound."""
    known = _bounds.get(cls)
    if known is None:
        known = _bounds[cls] = tuple(_find_bounds(cls))
    return known


def _find_bounds(cls: type[Packed]) -> Iterator[tuple[str, type, Size | Span]]:
    hints = get_type_hints(cls, include_extras=True)
    for field in fields(cls):  # type: ignore[arg-type]  # every Packed is a dataclass
        hint = hints[field.name]
        assert get_origin(hint) is Annotated, f"{cls.__name__}.{field.name} has no bound"
        kind, bound = get_args(hint)
        yield field.name, kind, bound


def pack(value: Packed) -> bytes:
    """The bytes of a value; the same for equal values, always."""
    packed: bytes = msgpack.packb([value.TAG, *(getattr(value, name) for name, _, _ in bounds(type(value)))])
    return packed


class Kinds(Generic[PackedT]):
    """The types that may stand in one place, told apart by their tags."""

    def __init__(self, types: Iterable[type[PackedT]], largest: int) -> None:
        """`largest`: the most bytes that a value of these types has."""
        self.by_tag = {kind.TAG: kind for kind in types}
        self._largest = largest
        assert all(0 <= tag < _MOST_TAGS for tag in self.by_tag)

    def unpack(self, data: bytes) -> PackedT | None:
        """The value of these bytes, or None for a tag of a later version, which is not looked into.

        PeerError, before anything is allocated for it: MALFORMED, OVERSIZE.
        """
        places = (data[0] ^ _FIXARRAY) if data else _MOST_PLACES + 1
        if len(data) < 2 or not 1 <= places <= _MOST_PLACES or data[1] >= _MOST_TAGS:
            raise PeerError(Reason.MALFORMED, "it is no message of this game")
        kind = self.by_tag.get(data[1])
        if kind is None:
            return None
        if len(data) > self._largest:
            raise PeerError(Reason.OVERSIZE, f"{len(data)} bytes, at most {self._largest} allowed")
        expected = bounds(kind)
        if places != 1 + len(expected):
            raise PeerError(Reason.MALFORMED, f"{kind.__name__} has {len(expected)} fields, not {places - 1}")
        try:
            decoded: Any = msgpack.unpackb(
                data,
                use_list=False,
                raw=False,
                max_array_len=_MOST_PLACES,
                max_map_len=0,
                max_ext_len=0,
                max_str_len=self._largest,
                max_bin_len=self._largest,
            )
            value = kind(*decoded[1:])
        except (ValueError, UnpackException) as error:
            raise PeerError(Reason.MALFORMED, f"a {kind.__name__} cannot be read") from error
        if pack(value) != data:
            raise PeerError(Reason.MALFORMED, f"a {kind.__name__} is not written in the shortest form")
        return value
