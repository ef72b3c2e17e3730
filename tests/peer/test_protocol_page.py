"""PROTOCOL.md against the code: its tables are those of the code, and its vectors come out of it."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Final

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from protocol import deal
from protocol.deal import exchange
from protocol.errors import Reason, sentence
from protocol.game import Rules
from protocol.peer import bounds as limits
from protocol.peer import dispute, ending, sitdown
from protocol.peer.comeback import nothing_of, telling
from protocol.peer.entries import BODIES, DealBody, MoveBody, encode_body
from protocol.peer.fingerprint import fingerprint, safety_number
from protocol.peer.hashes import final_statement, match_id
from protocol.peer.kept import KeptMatch, record_of
from protocol.peer.ledger import ALLOWED, Ledger, Stage
from protocol.peer.messages import MESSAGES, Ack, Dispute, Entry, encode
from protocol.peer.packing import Packed, Size, Span, bounds
from protocol.peer.preamble import Mode, Preamble
from protocol.peer.settlement import statement
from protocol.peer.stores import EntryKept, MatchOpened, Saying

PAGE: Final = (Path(__file__).parents[2] / "protocol" / "PROTOCOL.md").read_text(encoding="utf-8")


def rows(heading: str) -> list[tuple[str, ...]]:
    """The cells of the first table under a heading, without its head."""
    section = PAGE.split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0]
    lines = re.search(r"(?:^\|.*\|\n)+", section, re.MULTILINE)
    assert lines is not None
    table = [line.strip("|").split("|") for line in lines.group().splitlines()]
    return [tuple(cell.strip().strip("`") for cell in row) for row in table[2:]]


def described(bound: Size | Span, kind: type) -> str:
    if isinstance(bound, Span):
        return {1: "seat", 2**16 - 1: "u16", 2**32 - 1: "u32"}[bound.most]
    word = "bytes" if kind is bytes else "text"
    size = str(bound.most) if bound.least == bound.most else f"{bound.least}..{bound.most}"
    return f"{word} {size}"


def fields(kind: type[Packed]) -> str:
    return ", ".join(f"{name}: {described(bound, type_)}" for name, type_, bound in bounds(kind)) or "none"


def test_the_messages_are_those_of_the_code() -> None:
    assert [row[:3] for row in rows("Messages")] == [
        (str(tag), kind.__name__, fields(kind)) for tag, kind in MESSAGES.by_tag.items()
    ]


def test_the_entries_are_those_of_the_code_and_where_they_may_stand() -> None:
    stages = {
        kind: ", ".join(stage for stage in Stage if kind in ALLOWED[stage]) for kind in BODIES.by_tag.values()
    }
    assert [row[:4] for row in rows("Entries")] == [
        (str(tag), kind.NAME, fields(kind), stages[kind]) for tag, kind in BODIES.by_tag.items()
    ]


def test_the_reasons_are_those_of_the_code() -> None:
    assert rows("Reasons") == [(reason.value, sentence(reason)) for reason in Reason]


def test_the_bounds_are_those_of_the_code() -> None:
    values = {name: value for name, value in vars(limits).items() if name.isupper()}
    assert {row[0]: float(row[1].replace(",", "")) for row in rows("Bounds")} == values


@pytest.mark.parametrize(
    ("heading", "table"),
    [
        ("The deal, step by step", exchange.TABLE),
        ("Sitting down, step by step: host", sitdown.TABLES[sitdown.Role.HOST]),
        ("Sitting down, step by step: joiner", sitdown.TABLES[sitdown.Role.JOINER]),
        ("The end, step by step", ending.TABLE),
        ("A match that is disputed, step by step", dispute.TABLE),
    ],
)
def test_the_state_tables_are_those_of_the_code(heading: str, table: dict[tuple[str, str], str]) -> None:
    assert rows(heading) == [(str(state), str(step), str(after)) for (state, step), after in table.items()]


class Seat0:
    def __init__(self, key: Ed25519PrivateKey) -> None:
        self.public_key = key.public_key().public_bytes_raw()
        self.sign = key.sign


def computed() -> dict[str, str]:
    """The vectors, from the inputs that stand beside them."""
    signers = [Ed25519PrivateKey.from_private_bytes(bytes([n]) * 32) for n in (1, 2)]
    key0, key1 = keys = (
        signers[0].public_key().public_bytes_raw(),
        signers[1].public_key().public_bytes_raw(),
    )
    handshake_hash, static = b"\x03" * 32, b"\x08" * 32
    nonces = (b"\x04" * 32, b"\x05" * 32)
    rules = Rules()
    match = match_id(handshake_hash, keys, rules.encode())
    commitments = [deal.commitment(match, 0, seat, keys[seat], nonces[seat]) for seat in (0, 1)]
    opened = Ledger.opened(match, rules, keys)
    signed = deal.witnessed(match, 0, (commitments[0], commitments[1]))
    dealt = opened.after(0, DealBody(commitments[0], commitments[1], *nonces, signers[1].sign(signed)))
    game = dealt.after.game
    assert game is not None
    first = str(game.legal_moves()[0])
    moved = dealt.after.after(game.turn, MoveBody(first))
    moved_game = moved.after.game
    assert moved_game is not None
    signature = signers[game.turn].sign(moved.after.chain)
    entry = Entry(match, 2, 0, game.turn, moved.packed, moved.after.chain, signature)
    opened_record = MatchOpened(match, 0, keys, ("Anna", "Bert"), rules.encode(), "seeded", handshake_hash)
    first_entry = EntryKept(
        match, 1, 0, 0, dealt.packed, dealt.after.chain, signers[0].sign(dealt.after.chain)
    )
    kept = KeptMatch.rebuilt([opened_record, first_entry, record_of(entry)], Seat0(signers[0]))
    void = signers[0].sign(statement(match, Saying.VOID))
    end = final_statement(match, moved.after.chain, (0, 0))
    return {
        "preamble": Preamble(Mode.OPEN, b"\x06" * 16, b"\x07" * 16).encode().hex(),
        "key0": key0.hex(),
        "key1": key1.hex(),
        "fingerprint0": fingerprint(key0),
        "safety number": safety_number(key1, key0),
        "certificate": (key0 + signers[0].sign(b"spite/noise/1" + static + handshake_hash)).hex(),
        "rules": rules.encode().decode(),
        "match id": match.hex(),
        "commitment0": commitments[0].hex(),
        "commitment1": commitments[1].hex(),
        "seed": deal.joint_seed(match, 0, nonces).hex(),
        "starter": str(game.starter),
        "chain[0]": opened.chain.hex(),
        "deal body": encode_body(dealt.body).hex(),
        "digest after the deal": dealt.digest,
        "P after the deal": hashlib.sha256(game.encode_position() + game.shuffles.to_bytes(4)).hexdigest(),
        "chain[1]": dealt.after.chain.hex(),
        "move": first,
        "move body": moved.packed.hex(),
        "digest after the move": moved.digest,
        "chain[2]": moved.after.chain.hex(),
        "entry message": encode(entry).hex(),
        "acknowledgement message": encode(Ack(match, 2, moved.after.chain)).hex(),
        "resume message of seat 0": encode(telling(kept, "Anna")).hex(),
        "resume message of who has lost it": encode(nothing_of(match, "Bert")).hex(),
        "final signature of seat 0": signers[0].sign(end).hex(),
        "void signature of seat 0": void.hex(),
        "dispute message": encode(Dispute(match, "fork", "", void, b"", b"", b"")).hex(),
    }


def test_the_vectors_come_out_of_the_code() -> None:
    section = PAGE.split("\n## Test vectors\n", 1)[1]
    block = section.split("```\n", 2)[1]
    written = dict(line.split(" = ", 1) for line in block.splitlines())
    assert written == computed()


def test_the_vectors_follow_from_the_formulas_alone() -> None:
    """Once more without the code under test: plain SHA-256 over what the page says."""
    it = computed()
    keys = bytes.fromhex(it["key0"]) + bytes.fromhex(it["key1"])
    match = hashlib.sha256(b"spite/match/1" + b"\x03" * 32 + keys + it["rules"].encode()).digest()[:16]
    assert match.hex() == it["match id"]
    for seat in (0, 1):
        key, nonce = bytes.fromhex(it[f"key{seat}"]), bytes([4 + seat]) * 32
        hashed = hashlib.sha256(b"spite/commit/1" + match + bytes(4) + bytes([seat]) + key + nonce)
        assert hashed.hexdigest() == it[f"commitment{seat}"]
    seed = hashlib.sha256(b"spite/seed/1" + match + bytes(4) + b"\x04" * 32 + b"\x05" * 32).hexdigest()
    assert seed == it["seed"]
    chain = hashlib.sha256(b"spite/chain/1" + match + it["rules"].encode() + keys).digest()
    assert chain.hex() == it["chain[0]"]
    body = bytes.fromhex(it["deal body"])
    parts = bytes(4) + b"\x00\x00\x00\x01" + b"\x00" + len(body).to_bytes(4) + body
    chain = hashlib.sha256(chain + parts + bytes.fromhex(it["P after the deal"])).digest()
    assert chain.hex() == it["chain[1]"]
