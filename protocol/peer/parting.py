"""How the end of a conversation reads to the person on this side, whoever ended it."""

from __future__ import annotations

from typing import Final

from protocol.errors import Reason, sentence
from protocol.peer.messages import Goodbye
from protocol.peer.names import clean_text

_OWN_WORDS: Final = {
    Reason.LEFT: "You have left the table.",
    Reason.DECLINED: "You declined.",
}
# Goodbyes that are nobody's accusation.
_PEACEFUL: Final = frozenset(
    {
        Reason.LEFT,
        Reason.FINISHED,
        Reason.DECLINED,
        Reason.BUSY,
        Reason.NOT_KEPT,
        Reason.SILENT,
        Reason.TIMEOUT,
        Reason.OTHER,
    }
)


def to_newcomer(host: str) -> str:
    """What stands behind FINISHED for who wants to sit down where a match is over; `host`: whose table."""
    return f"ask {host} to host again"


def own_goodbye(reason: Reason, name: str, text: str) -> str:
    """This side says goodbye to `name`."""
    return _OWN_WORDS.get(reason) or sentence(reason, name, text)


def _detail(reason: Reason, name: str, text: str) -> str:
    """What exactly was wrong, of a text that may be a whole sentence about `reason`, or that of one who was
    told it and tells it back: said once is enough.
    """
    said = sentence(reason, name).rstrip(".")
    return text.rpartition(said)[2].strip(" :.") if said in text else text


def heard_goodbye(message: Goodbye, name: str, *, in_match: bool) -> tuple[Reason, str]:
    """`name` says goodbye; `in_match`: there is a match for it to end. What its program claims is told as a
    claim; a reason unknown here is OTHER.
    """
    reason = Reason(message.reason) if message.reason in set(Reason) else Reason.OTHER
    text = sentence(reason, name, _detail(reason, name, clean_text(message.text)))
    if reason in _PEACEFUL:
        return reason, text
    ended = "match" if in_match else "connection"
    return reason, f"The program of {name or 'the other side'} ended the {ended}: {text}"
