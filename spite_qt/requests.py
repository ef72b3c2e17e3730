"""What a command line asked for, as values that the window and the headless calls both start from.

Not the command line itself (`spite_qt.cli.arguments` reads that), and nothing here opens anything.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final

if TYPE_CHECKING:
    # The window is seen sooner for not waiting for the game.
    from protocol.game import Rules


@dataclass(frozen=True)
class HostRequest:
    """Host a table under `name`.

    `code` None and `is_open` False: private, with a code made up when the table opens. `port` 0: any free
    port. `interface`: the address to listen on; None for all.
    """

    name: str
    rules: Rules
    is_open: bool = False
    code: str | None = None
    port: int = 0
    interface: str | None = None


@dataclass(frozen=True)
class JoinRequest:
    """Sit down as `name` at the table `where`: the nickname of who hosts it, or ADDRESS:PORT."""

    name: str
    where: str
    code: str | None = None
    interface: str | None = None


@dataclass(frozen=True)
class ResumeRequest:
    """Go on with an unfinished match: `which`, by the other person's name, the beginning of their fingerprint
    or of the match's id; None: the only one there is.

    `name`: for other matches in this run. `address`: where the other side may be. `port`: where this side
    listens; 0: any free one.
    """

    name: str
    which: str | None
    address: str | None = None
    port: int = 0
    interface: str | None = None


@dataclass(frozen=True)
class ReplayRequest:
    """Watch the game record in `file`, an absolute path, as `seat` saw it."""

    file: str
    seat: int = 0

    # Nobody is met.
    name: ClassVar[None] = None
    interface: ClassVar[None] = None


MatchRequest = HostRequest | JoinRequest | ResumeRequest
Request = MatchRequest | ReplayRequest

_CALLS: Final[Mapping[str, type[Request]]] = {
    "host": HostRequest,
    "join": JoinRequest,
    "resume": ResumeRequest,
    "replay": ReplayRequest,
}


def request_to_json(request: Request) -> dict[str, Any]:
    """A request as JSON has it, for another process of this program."""
    (call,) = (name for name, kind in _CALLS.items() if isinstance(request, kind))
    values = asdict(request)
    if isinstance(request, HostRequest):
        values["rules"] = request.rules.differences()
    return {"call": call, **values}


def request_from_json(value: Any) -> Request:
    """What `request_to_json` made. ValueError for anything else, as another version may have sent it."""
    try:
        values = dict(value)
        kind = _CALLS[values.pop("call")]
        if kind is HostRequest:
            from protocol.game import Rules

            values["rules"] = Rules.from_json(values["rules"])
        return kind(**values)
    except (KeyError, TypeError) as error:
        raise ValueError("no request of this version") from error
