"""A state machine whose whole behaviour is a table of (state, step) to state.

A step that the table does not have is refused and changes nothing. Who is told depends on who took it:
`local` raises LocalError (this program called it wrongly), `peer` raises PeerError (the other side did
wrong). Not for what a step brings about; that stands in the file of each machine, beside its table.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Generic, TypeVar

from protocol.errors import LocalError, PeerError, Reason

StateT = TypeVar("StateT", bound=StrEnum)
StepT = TypeVar("StepT", bound=StrEnum)


class Machine(Generic[StateT, StepT]):
    """`state` is read by everybody and changed here only."""

    def __init__(self, table: Mapping[tuple[StateT, StepT], StateT], start: StateT) -> None:
        self._table = table
        self.state = start

    def local(self, step: StepT) -> None:
        """A step of this program's own. LocalError if there is none from here."""
        following = self._table.get((self.state, step))
        if following is None:
            raise LocalError(f"This is not possible now ({step}: {self.state}).")
        self.state = following

    def peer(self, step: StepT) -> None:
        """A step that the other side's message makes. PeerError if there is none from here."""
        following = self._table.get((self.state, step))
        if following is None:
            raise PeerError(Reason.UNEXPECTED, f"{step} while {self.state}")
        self.state = following
