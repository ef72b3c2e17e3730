"""Who erred: this program, or the other side. And the reason codes that both sides can show.

    Exception
    ├── LocalError          this program called it wrongly, or something on this machine is amiss
    │   └── TooLate         it was right a moment ago; the other side's message overtook it
    └── PeerError           the other side did wrong; carries a `Reason`

A `LocalError` leaves everything as it was. A `PeerError` ends a link: its reason goes to the other side in
the last message, so that both people read the same story. Not for errors of the rules: the engine has its
own (`IllegalMove`, `RulesError`, `RecordError`).
"""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """Why something was refused or ended: the value is sent and logged, `sentence` makes it readable."""

    # Before anybody sits down.
    VERSION = "version"
    HANDSHAKE = "handshake"
    WRONG_CODE = "wrong_code"
    CODE_NEEDED = "code_needed"
    NO_CODE = "no_code"
    TOO_OFTEN = "too_often"
    UNTRUSTED = "untrusted"
    CHANGED_KEY = "changed_key"
    BUSY = "busy"
    DECLINED = "declined"
    RULES = "rules"
    SAME_IDENTITY = "same_identity"
    DUPLICATE = "duplicate"
    IN_USE = "in_use"
    NOT_KEPT = "not_kept"
    TIMEOUT = "timeout"
    UNREACHABLE = "unreachable"
    # What the other side sent was wrong.
    MALFORMED = "malformed"
    OVERSIZE = "oversize"
    FLOOD = "flood"
    UNEXPECTED = "unexpected"
    WRONG_MATCH = "wrong_match"
    WRONG_SEAT = "wrong_seat"
    WRONG_NUMBER = "wrong_number"
    WRONG_SIGNATURE = "wrong_signature"
    WRONG_CHAIN = "wrong_chain"
    WRONG_DEAL = "wrong_deal"
    ILLEGAL_MOVE = "illegal_move"
    FORK = "fork"
    # How a link ends without anybody's fault.
    LEFT = "left"
    FINISHED = "finished"
    LOST = "lost"
    SILENT = "silent"
    STORE_FAILED = "store_failed"
    # A request that the other side's move made pointless; nothing ends.
    OVERTAKEN = "overtaken"
    # A code of a later minor version, which this one cannot name.
    OTHER = "other"


# `{who}` is the other person's name or "the other side"; each is one sentence without its full stop.
_SENTENCES: dict[Reason, str] = {
    Reason.VERSION: "{Who} runs a version of the game that does not fit this one",
    Reason.HANDSHAKE: "The encrypted connection with {who} could not be made",
    Reason.WRONG_CODE: "That is not this table's join code",
    Reason.CODE_NEEDED: "This table is private, so its join code is needed",
    Reason.NO_CODE: "This table is open, so it is joined without a code",
    Reason.TOO_OFTEN: "Too many codes have been tried; wait a minute",
    Reason.UNTRUSTED: "The join code is needed, because the two sides do not both trust each other yet",
    Reason.CHANGED_KEY: "The key is not the one known for this name, so it may be somebody else",
    Reason.BUSY: "Somebody else is sitting at this table",
    Reason.DECLINED: "{Who} declined",
    Reason.RULES: "The rules of this table cannot be played here",
    Reason.SAME_IDENTITY: "Both sides use the same identity; a second seat needs a data folder of its own",
    Reason.DUPLICATE: "There is already a connection with {who}",
    Reason.IN_USE: "This match is under way with {who} from another run of the program",
    Reason.NOT_KEPT: "The match cannot go on, because one side has nothing of it that it has signed",
    Reason.TIMEOUT: "{Who} did not answer in time",
    Reason.UNREACHABLE: "{Who} cannot be reached",
    Reason.MALFORMED: "Something unreadable came over the connection",
    Reason.OVERSIZE: "A message was larger than the game allows",
    Reason.FLOOD: "More messages came than the game allows",
    Reason.UNEXPECTED: "A message came at a point where it makes no sense",
    Reason.WRONG_MATCH: "A message belonged to another match",
    Reason.WRONG_SEAT: "A message claimed to come from the wrong seat",
    Reason.WRONG_NUMBER: "A move was missing or out of order",
    Reason.WRONG_SIGNATURE: "A move was not signed by the person who made it",
    Reason.WRONG_CHAIN: "The two sides no longer hold the same cards",
    Reason.WRONG_DEAL: "The cards were not dealt as both sides had agreed",
    Reason.ILLEGAL_MOVE: "A move was against the rules",
    Reason.FORK: "The two sides remember different moves",
    Reason.LEFT: "{Who} has left the table",
    Reason.FINISHED: "The match is over",
    Reason.LOST: "The connection with {who} was lost",
    Reason.SILENT: "{Who} has not answered for a while",
    Reason.STORE_FAILED: "The match could not be written to the disk",
    Reason.OVERTAKEN: "Your request came too late",
    Reason.OTHER: "{Who} ended the connection",
}


_NAMELESS = "the other side"


def sentence(reason: Reason, who: str = _NAMELESS, detail: str = "") -> str:
    """An English sentence for a person.

    `who`: the other person's name, already cleaned (`clean_name`). `detail`: what exactly was wrong, in lower
    case and without a full stop, already cleaned if it came from outside.

    >>> sentence(Reason.LEFT, "Marie")
    'Marie has left the table.'
    >>> sentence(Reason.SILENT, "ada"), sentence(Reason.SILENT)
    ('ada has not answered for a while.', 'The other side has not answered for a while.')
    >>> sentence(Reason.ILLEGAL_MOVE, detail="the pile needs a 5")
    'A move was against the rules: the pile needs a 5.'
    """
    # A name stays as its owner writes it, at the start of a sentence too.
    named = bool(who) and who != _NAMELESS
    text = _SENTENCES[reason].format(
        who=who or _NAMELESS, Who=who if named else _NAMELESS[:1].upper() + _NAMELESS[1:]
    )
    detail = detail.rstrip(" .")
    return f"{text}: {detail}." if detail else f"{text}."


class LocalError(Exception):
    """This program called it wrongly, or this machine refused. Nothing changed; the text is for people."""


class TooLate(LocalError):  # noqa: N818 - nothing has gone wrong
    """Allowed by the last event that was read, but the other side's message came first: to be ignored."""


class PeerError(Exception):
    """The other side did wrong. `reason` is sent to it; `text` says what exactly, without a full stop."""

    def __init__(self, reason: Reason, text: str = "") -> None:
        super().__init__(sentence(reason, detail=text))
        self.reason = reason
        self.text = text
