"""What a table says of itself on the network: its TXT record, and the same as a lobby shows it.

A record comes from anybody on the network, so reading one cleans and caps every field, and what makes no
sense is no table. Nothing in it is trusted: the handshake proves who is there, the sit-down what is played.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass

from protocol.peer.names import clean_name

SERVICE_TYPE = "_spite-malice._tcp.local."
# Section 6.2 of RFC 6763 asks for a few hundred bytes at most, so that a table fits one packet.
LARGEST_TXT = 400
# Addresses shown by one table that are tried; a laptop with docking station, Wi-Fi and VPN has fewer.
MOST_ADDRESSES = 12
_LARGEST_TARGET = 1_000_000


@dataclass(frozen=True)
class Listing:
    """A table as its host describes it."""

    version: str
    """The host's protocol version, "major.minor"."""
    nickname: str
    fingerprint: str
    """The short fingerprint of the host's identity; a claim until a handshake proves it."""
    instance_id: bytes
    table_id: bytes
    deal: str
    """How cards are dealt: "seeded"."""
    target: int
    """Points that win the match."""
    rules_digest: str
    private: bool
    """Whether a join code is asked for."""
    busy: bool
    """Whether a match is being played there."""
    awaits: str = ""
    """Which match it is there for, as `awaiting` says it; empty while it is there for anybody."""
    reserved: bool = False
    """Whether it was opened for that match alone, so that nobody else can ever sit down there."""
    program: str = ""
    """The version of the host's program, "1.2.3"; empty where it does not say."""

    def to_txt(self) -> dict[str, str]:
        """The TXT record's keys and values; under LARGEST_TXT bytes in all."""
        return {
            "v": self.version,
            "n": self.nickname,
            "f": self.fingerprint,
            "i": self.instance_id.hex(),
            "t": self.table_id.hex(),
            "d": self.deal,
            "p": str(self.target),
            "r": self.rules_digest,
            "a": "private" if self.private else "open",
            "s": "busy" if self.busy else "free",
            **({"w": self.awaits} if self.awaits else {}),
            **({"o": "reserved"} if self.reserved else {}),
            **({"g": self.program} if self.program else {}),
        }


@dataclass(frozen=True)
class ListedTable:
    """A table found on the network. `key` names it for as long as it is listed; give the whole to `join`."""

    key: str
    listing: Listing
    addresses: tuple[str, ...]
    """Where to dial, without port: "192.168.1.7", "fe80::1%3"."""
    port: int

    @property
    def nickname(self) -> str:
        return self.listing.nickname

    @property
    def private(self) -> bool:
        return self.listing.private

    @property
    def busy(self) -> bool:
        return self.listing.busy

    @property
    def target(self) -> int:
        return self.listing.target


def awaiting(match_id: bytes, table_id: bytes) -> str:
    """What the table `table_id` says of the match it is there for: 16 hex digits. Only the two who play that
    match know its id, so to everybody else it tells nothing, not even that two tables wait for the same one.
    """
    return hashlib.sha256(b"spite/awaits/1" + table_id + match_id).hexdigest()[:16]


def read_txt(properties: Mapping[bytes, bytes | None]) -> Listing | None:
    """A listing from a stranger's TXT record; None when it describes no table."""
    if sum(len(key) + len(value or b"") + 2 for key, value in properties.items()) > LARGEST_TXT:
        return None
    fields = {key: value.decode("utf-8", "replace") for key, value in properties.items() if value is not None}
    try:
        instance_id, table_id = (
            bytes.fromhex(_plain(fields[b"i"], 32)),
            bytes.fromhex(_plain(fields[b"t"], 32)),
        )
        target = int(_plain(fields[b"p"], 7))
        listing = Listing(
            version=_plain(fields[b"v"], 11),
            nickname=clean_name(fields[b"n"]),
            fingerprint=_plain(fields[b"f"], 9),
            instance_id=instance_id,
            table_id=table_id,
            deal=_plain(fields[b"d"], 16),
            target=target,
            rules_digest=_plain(fields[b"r"], 16),
            private=fields[b"a"] != "open",
            busy=fields[b"s"] != "free",
            awaits=_plain(fields[b"w"], 16) if b"w" in fields else "",
            reserved=b"o" in fields,
            program=_plain(fields[b"g"], 17) if b"g" in fields else "",
        )
    except (KeyError, ValueError):
        return None
    if len(instance_id) != 16 or len(table_id) != 16 or not 0 < target <= _LARGEST_TARGET:
        return None
    return listing


def _plain(text: str, longest: int) -> str:
    """A field that our own program writes in plain letters, digits, dots and dashes. ValueError for anything
    else.
    """
    if (
        not 0 < len(text) <= longest
        or not text.isascii()
        or not text.replace("-", "").replace(".", "").isalnum()
    ):
        raise ValueError("not a plain field")
    return text
