import hashlib
import random
from collections.abc import Callable

import pytest
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey

from protocol.errors import PeerError, Reason
from protocol.net.identity import Identity
from protocol.net.noise import LARGEST_FRAME, CodeExchange, Handshake

JOINER, HOST = Identity.new(), Identity.new()
PROLOGUE = b"everything said so far"
PSK = hashlib.sha256(b"psk").digest()


def pair(psk: bytes | None = None, host_psk: bytes | None = None) -> tuple[Handshake, Handshake]:
    return (
        Handshake(JOINER, initiator=True, prologue=PROLOGUE, psk=psk),
        Handshake(HOST, initiator=False, prologue=PROLOGUE, psk=host_psk or psk),
    )


def finish(joiner: Handshake, host: Handshake) -> None:
    host.read(joiner.write())
    joiner.read(host.write())
    host.read(joiner.write())


@pytest.mark.parametrize("psk", [None, PSK], ids=["open", "code"])
def test_both_sides_learn_who_the_other_is_and_can_talk(psk: bytes | None) -> None:
    joiner, host = pair(psk)
    finish(joiner, host)
    assert (joiner.peer_key, host.peer_key) == (HOST.public_key, JOINER.public_key)
    assert joiner.handshake_hash == host.handshake_hash
    assert len(joiner.handshake_hash) == 32
    for number in range(3):
        words = bytes([number]) * 100
        sealed = joiner.encrypt(words)
        assert words not in sealed
        assert host.decrypt(sealed) == words
        assert joiner.decrypt(host.encrypt(words)) == words
    assert len(host.decrypt(joiner.encrypt(bytes(LARGEST_FRAME)))) == LARGEST_FRAME


def test_two_handshakes_of_the_same_people_share_no_hash() -> None:
    first, second = pair(), pair()
    finish(*first)
    finish(*second)
    assert first[0].handshake_hash != second[0].handshake_hash


@pytest.mark.parametrize("psk", [None, PSK], ids=["open", "code"])
def test_every_flipped_bit_and_every_cut_is_refused_as_the_peers_fault(psk: bytes | None) -> None:
    sizes = []
    joiner, host = pair(psk)
    for reader, writer in ((host, joiner), (joiner, host), (host, joiner)):
        message = writer.write()
        sizes.append(len(message))
        reader.read(message)
    choices = random.Random(7)
    for number, size in enumerate(sizes):
        for position in range(size):
            bit = 1 << choices.randrange(8)
            assert not survives(psk, number, flip(position, bit)), f"message {number}, byte {position}, {bit}"
        for length in (0, 1, size - 1, size + 1):
            assert not survives(psk, number, resize(length))


def flip(at: int, bit: int) -> Callable[[bytes], bytes]:
    return lambda message: message[:at] + bytes([message[at] ^ bit]) + message[at + 1 :]


def resize(length: int) -> Callable[[bytes], bytes]:
    return lambda message: message.ljust(length, b"x")[:length]


def survives(psk: bytes | None, number: int, damage: Callable[[bytes], bytes]) -> bool:
    """Whether a handshake whose message `number` is damaged ends with both sides talking."""
    joiner, host = pair(psk)
    turns = ((host, joiner), (joiner, host), (host, joiner))
    try:
        for turn, (reader, writer) in enumerate(turns):
            message = writer.write()
            reader.read(damage(message) if turn == number else message)
        host.decrypt(joiner.encrypt(b"hello"))
        joiner.decrypt(host.encrypt(b"hello"))
    except PeerError:
        return False
    return True


def test_a_static_key_without_its_owners_certificate_is_refused() -> None:
    class Impostor(Identity):
        """Somebody who shows another's identity with a Noise key of their own."""

        def __init__(self) -> None:
            super().__init__(bytes(32), X25519PrivateKey.generate().private_bytes_raw())
            self.public_key = HOST.public_key

    joiner = Handshake(JOINER, initiator=True, prologue=PROLOGUE, psk=None)
    host = Handshake(Impostor(), initiator=False, prologue=PROLOGUE, psk=None)
    host.read(joiner.write())
    with pytest.raises(PeerError, match="certificate"):
        joiner.read(host.write())


def test_another_prologue_ends_the_handshake() -> None:
    joiner = Handshake(JOINER, initiator=True, prologue=b"one thing", psk=None)
    host = Handshake(HOST, initiator=False, prologue=b"another", psk=None)
    host.read(joiner.write())
    with pytest.raises(PeerError) as refusal:
        joiner.read(host.write())
    assert refusal.value.reason is Reason.HANDSHAKE


def test_an_all_zero_key_is_the_peers_fault_even_where_only_our_answer_fails() -> None:
    host = Handshake(HOST, initiator=False, prologue=PROLOGUE, psk=None)
    host.read(bytes(32))
    with pytest.raises(PeerError) as refusal:
        host.write()
    assert refusal.value.reason is Reason.HANDSHAKE


def test_a_replayed_first_message_gets_no_further_than_the_third() -> None:
    joiner, host = pair()
    first = joiner.write()
    host.read(first)
    joiner.read(host.write())
    third = joiner.write()
    again = Handshake(HOST, initiator=False, prologue=PROLOGUE, psk=None)
    again.read(first)
    again.write()
    with pytest.raises(PeerError):
        again.read(third)


def test_another_pre_shared_key_already_fails_the_first_message() -> None:
    joiner, host = pair(PSK, host_psk=hashlib.sha256(b"other").digest())
    with pytest.raises(PeerError) as refusal:
        host.read(joiner.write())
    assert refusal.value.reason is Reason.WRONG_CODE


@pytest.mark.parametrize("change", ["flip", "repeat", "leave out", "cut"])
def test_a_frame_that_is_not_the_next_one_is_refused(change: str) -> None:
    joiner, host = pair()
    finish(joiner, host)
    first, second = joiner.encrypt(b"first"), joiner.encrypt(b"second")
    if change == "repeat":
        assert host.decrypt(first) == b"first"
    wrong = {
        "flip": bytes([first[0] ^ 1]) + first[1:],
        "repeat": first,
        "leave out": second,
        "cut": first[:-1],
    }
    with pytest.raises(PeerError) as refusal:
        host.decrypt(wrong[change])
    assert refusal.value.reason is Reason.MALFORMED


def exchange(code: str, *, joiner: bool) -> CodeExchange:
    return CodeExchange(code, joiner=joiner, joiner_preamble=b"joiner", host_preamble=b"host")


def test_the_same_code_gives_both_sides_one_key_and_another_code_another() -> None:
    mine, theirs = exchange("maple-otter-42", joiner=True), exchange("maple-otter-42", joiner=False)
    key = mine.key_from(theirs.message)
    assert key == theirs.key_from(mine.message)
    assert len(key) == 32
    other, host = exchange("maple-otter-43", joiner=True), exchange("maple-otter-42", joiner=False)
    assert other.key_from(host.message) != host.key_from(other.message)


def test_a_bad_code_message_is_the_peers_fault() -> None:
    good = exchange("a", joiner=False).message
    own = exchange("a", joiner=True)
    bad = [
        b"",
        b"B",
        good[:-1],
        good + b"x",
        b"A" + good[1:],
        b"B" + b"\xff" * 32,
        b"B" + bytes(32),
        b"S" + good[1:],
    ]
    # The neutral element, and a point that is not on the curve.
    bad += [b"B" + number.to_bytes(32, "little") for number in (1, 2)]
    for message in bad:
        with pytest.raises(PeerError) as refusal:
            exchange("a", joiner=True).key_from(message)
        assert refusal.value.reason is Reason.HANDSHAKE
    with pytest.raises(PeerError):
        own.key_from(b"B" + own.message[1:])
