"""What two sides say of a match that they both, or one of them, have kept: `Resume`, written and judged.

    joiner                                 host
       Offer heard: sends Resume              Resume heard
                                              (lost here: the match is written down)
       Resume heard                           sends Resume
       (lost here: the match is written down)
       both know what the other holds, and go on by `Sequence.come_back`

A match that is lost on one side is taken back from the other only with an own signature: the last entry that
the side that lost it has signed, or its signature in the first deal. Otherwise anybody could make up a match
and have it go on. Not for entries.
"""

from __future__ import annotations

from protocol.errors import PeerError, Reason
from protocol.peer.bounds import LARGEST_LIST
from protocol.peer.hashes import match_id
from protocol.peer.kept import KeptMatch
from protocol.peer.messages import Resume
from protocol.peer.names import clean_name
from protocol.peer.signing import is_signed_by
from protocol.peer.sitdown import readable_table
from protocol.peer.stores import HASH_BYTES, MATCH_ID_BYTES, SIGNATURE_BYTES, MatchOpened


def list_of(matches: list[KeptMatch]) -> bytes:
    """The unfinished ones that the other side could take back if it had lost them, for `Offer`."""
    ids = [match.match_id for match in matches if not match.finished and match.proof]
    return b"".join(ids)[:LARGEST_LIST]


def listed(ids: bytes) -> list[bytes]:
    """The match ids of an `Offer`. PeerError (MALFORMED) for half a one."""
    if len(ids) % MATCH_ID_BYTES:
        raise PeerError(Reason.MALFORMED, "half a match id")
    return [ids[at : at + MATCH_ID_BYTES] for at in range(0, len(ids), MATCH_ID_BYTES)]


def telling(kept: KeptMatch, nickname: str) -> Resume:
    """What this side holds of a match."""
    opened, proof = kept.opened, kept.proof
    return Resume(
        opened.match_id,
        nickname,
        kept.ledger.n,
        kept.ledger.chain,
        opened.seat,
        opened.rules,
        opened.deal,
        opened.handshake_hash,
        proof.n if proof else 0,
        proof.signed if proof else bytes(HASH_BYTES),
        proof.signature if proof else bytes(SIGNATURE_BYTES),
    )


def nothing_of(match: bytes, nickname: str) -> Resume:
    """This side has lost a match and would take it back."""
    zero = bytes(HASH_BYTES)
    return Resume(match, nickname, 0, zero, 0, b"", "", zero, 0, zero, bytes(SIGNATURE_BYTES))


def check_told(told: Resume, kept: KeptMatch, own_key: bytes) -> None:
    """Whether what the other side tells of a match can be. PeerError if not; nothing has changed then."""
    if told.rules and told.seat == kept.seat:
        raise PeerError(Reason.WRONG_SEAT, "both sides claim the same seat of a match")
    if told.proof_n > told.n:
        raise PeerError(Reason.WRONG_NUMBER, f"entry {told.proof_n} of {told.n}")
    proved = _gives_proof(told)
    if proved and not is_signed_by(own_key, told.proof_signature, told.proof_chain):
        raise PeerError(Reason.WRONG_SIGNATURE, f"entry {told.proof_n}")


def _gives_proof(told: Resume) -> bool:
    return told.proof_n > 0 or any(told.proof_signature)


def taken_back(told: Resume, own_key: bytes, peer_key: bytes, own_name: str) -> MatchOpened:
    """The beginning of a match that is lost here, by what the other side tells. PeerError if it is no match
    of these two, or nothing in it is signed by this side.
    """
    if not told.rules:
        raise PeerError(Reason.NOT_KEPT)
    table = readable_table(told.rules, told.deal)
    seat = 1 - told.seat
    keys = (own_key, peer_key) if seat == 0 else (peer_key, own_key)
    if match_id(told.handshake_hash, keys, told.rules) != told.match:
        raise PeerError(Reason.WRONG_MATCH, "it is no match of these two")
    if not _gives_proof(told):
        raise PeerError(Reason.NOT_KEPT)
    peer_name = clean_name(told.nickname)
    names = (own_name, peer_name) if seat == 0 else (peer_name, own_name)
    opened = MatchOpened(told.match, seat, keys, names, table.rules.encode(), table.deal, told.handshake_hash)
    check_told(told, KeptMatch.fresh(opened), own_key)
    return opened
