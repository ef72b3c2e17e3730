"""Who is at the other end of a link, as far as this person knows them.

The handshake has proved a key; this says what the key is worth: verified by a join code, by trust, or not at
all, and whether the name that comes with it belongs to another key. Not for keeping people (`people.py`).
"""

from __future__ import annotations

from dataclasses import dataclass

from protocol.errors import LocalError, PeerError, Reason
from protocol.net.people import Known, People
from protocol.peer.fingerprint import safety_number, short_fingerprint
from protocol.peer.preamble import Mode


@dataclass(frozen=True)
class Acquaintance:
    """The other person of one link. `known`: what was known of them when they came, None for a stranger."""

    key: bytes
    mode: Mode
    number: str
    """The safety number of the two identities: 60 digits in groups of 5, the same in both windows."""
    known: Known | None
    namesakes: tuple[Known, ...] = ()
    """Others who are known by the name they came with; a verified person may have some."""
    trouble: str | None = None
    """What kept this meeting from being remembered, a sentence."""

    @property
    def verified(self) -> bool:
        """Whether it is certain who they are: by a join code, or because they are trusted."""
        return self.mode is Mode.CODE or (self.known is not None and self.known.trusted)

    @property
    def warning(self) -> str | None:
        """A sentence about a known name that comes with another key; None when there is no such thing."""
        if not self.namesakes:
            return None
        other = self.namesakes[0]
        return (
            f"{other.shown_name} is known here with another key, {other.short_fingerprint}; this one is "
            f"{short_fingerprint(self.key)}. If {other.shown_name} has a new computer, forget the old one."
        )

    @property
    def standing(self) -> str:
        """In one word, for programs: "trusted", "code", "met", "new"."""
        if self.known is not None and self.known.trusted:
            return "trusted"
        if self.mode is Mode.CODE:
            return "code"
        return "new" if self.known is None else "met"


def acquaintance(people: People, own_key: bytes, key: bytes, mode: Mode) -> Acquaintance:
    """Who the owner of `key` is to the owner of `own_key`, before anybody has said a name."""
    return Acquaintance(key, mode, safety_number(own_key, key), people.find(key))


def named(people: People, who: Acquaintance, nickname: str) -> Acquaintance:
    """The same, now that they say to be `nickname` (cleaned).

    PeerError (CHANGED_KEY) when somebody else is known by that name and nothing proves that these are two.
    """
    met = Acquaintance(who.key, who.mode, who.number, who.known, people.namesakes(nickname, who.key))
    if met.namesakes and not met.verified:
        raise PeerError(Reason.CHANGED_KEY)
    return met


def changed_key(who: Acquaintance, nickname: str, people: People) -> str:
    """The loud warning about it, in sentences."""
    (other, *_) = people.namesakes(nickname, who.key)
    known = other.shown_name
    return (
        f"Warning: somebody came as {nickname} with another key than the {known} you know "
        f"({short_fingerprint(who.key)}, not {other.short_fingerprint}). It may be somebody who pretends, so "
        f"nobody sat down. If {known} has a new computer, meet with a join code, or forget the old one "
        "under People."
    )


def check_host(people: People, key: bytes, mode: Mode, announced: str | None) -> None:
    """The joiner's look at the key that a host has just proved, before its own identity is shown.

    `announced`: the short fingerprint that the table said to have, None when joining by address. PeerError:
    it is another one, or not trusted in mode `known`. LocalError: this person has blocked them.
    """
    known = people.find(key)
    if known is not None and known.blocked:
        raise LocalError(f"You have blocked {known.shown_name}. Unblock them first to sit at their table.")
    if announced is not None and announced != short_fingerprint(key):
        raise PeerError(
            Reason.CHANGED_KEY, f"the table said {announced}, but {short_fingerprint(key)} answered"
        )
    if mode is Mode.KNOWN and (known is None or not known.trusted):
        raise PeerError(Reason.UNTRUSTED)


def check_returning(people: People, key: bytes) -> None:
    """Before a match with the owner of `key` goes on. LocalError: this person has blocked them."""
    known = people.find(key)
    if known is not None and known.blocked:
        raise LocalError(f"You have blocked {known.shown_name}. Unblock them first to go on with the match.")


def judge_joiner(people: People, key: bytes, mode: Mode | None) -> Reason | None:
    """The host's look at who has come through the handshake: why they are sent away, None if they are not.

    A blocked person hears nothing but that they are declined.
    """
    known = people.find(key)
    if known is not None and known.blocked:
        return Reason.DECLINED
    if mode is Mode.KNOWN and (known is None or not known.trusted):
        return Reason.UNTRUSTED
    return None
