"""The entries of a match that count, one behind the other, in little room: a long match has thousands of
them, and each is seldom looked at again. Not for what they say (`entries.py`) or which of them count
(`sequence.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from struct import Struct
from typing import Final, Self, overload

from protocol.peer.messages import Entry

# Game, seat, chain value and signature; the body follows. The match is that of all of them, the number the
# place in the list. So an entry takes 0.15 KB; as an object it would take 0.43 KB.
_HEAD: Final = Struct(">IB32s64s")


class Entries(Sequence[Entry]):
    """From number 1 on; a slice is a tuple."""

    __slots__ = ("_match", "_packed")

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self._match = b""
        self._packed: list[bytes] = []
        for entry in entries:
            self.add(entry)

    def add(self, entry: Entry) -> None:
        """The next one, of the same match."""
        assert entry.n == len(self._packed) + 1
        assert entry.match == (self._match or entry.match)
        self._match = entry.match
        self._packed.append(_HEAD.pack(entry.game, entry.seat, entry.chain, entry.signature) + entry.body)

    def copy(self) -> Self:
        """Another list of the same entries."""
        other = type(self)()
        other._match, other._packed = self._match, self._packed.copy()
        return other

    def __len__(self) -> int:
        return len(self._packed)

    @overload
    def __getitem__(self, at: int) -> Entry: ...

    @overload
    def __getitem__(self, at: slice) -> tuple[Entry, ...]: ...

    def __getitem__(self, at: int | slice) -> Entry | tuple[Entry, ...]:
        places = range(len(self._packed))[at]
        return tuple(map(self._entry, places)) if isinstance(places, range) else self._entry(places)

    def _entry(self, at: int) -> Entry:
        packed = self._packed[at]
        game, seat, chain, signature = _HEAD.unpack_from(packed)
        return Entry(self._match, at + 1, game, seat, packed[_HEAD.size :], chain, signature)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Entries):
            return NotImplemented
        return (self._match, self._packed) == (other._match, other._packed)

    __hash__ = None  # type: ignore[assignment]  # it grows
