import hashlib
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protocol.net.listing import LARGEST_TXT, SERVICE_TYPE, Listing, awaiting, read_txt

TABLE = Listing(
    "1.0", "Marie", "7KQ2-M9XA", b"i" * 16, b"t" * 16, "seeded", 50, "0123456789abcdef", True, False
)


def as_sent(listing: Listing) -> dict[bytes, bytes | None]:
    return {key.encode(): value.encode() for key, value in listing.to_txt().items()}


def size(record: dict[bytes, bytes | None]) -> int:
    return sum(1 + len(key) + 1 + len(value or b"") for key, value in record.items())


def test_a_listing_is_read_as_it_was_written() -> None:
    assert read_txt(as_sent(TABLE)) == TABLE


def test_the_protocol_page_lists_every_key_of_a_record() -> None:
    page = (Path(__file__).parents[2] / "protocol" / "PROTOCOL.md").read_text(encoding="utf-8")
    section = page.split("\n## Being found\n", 1)[1].split("\n## ", 1)[0]
    said = Listing(**{**vars(TABLE), "awaits": "0" * 16, "reserved": True, "program": "9.8.7"}).to_txt()
    rows = re.findall(r"^\| `(\w)` \| (.+) \|$", section, re.MULTILINE)
    # The advertiser adds the count of changes.
    assert [key for key, _ in rows] == [*said, "c"]
    assert SERVICE_TYPE in section
    assert str(LARGEST_TXT) in section
    for key, text in rows:
        record = {name: value for name, value in as_sent(TABLE).items() if name != key.encode()}
        assert (read_txt(record) is not None) == ("may be missing" in text), key


def test_the_longest_nickname_still_fits_a_small_packet() -> None:
    longest = Listing(
        **{
            **vars(TABLE),
            "nickname": "\U0001f996" * 32,
            "version": "65535.65535",
            "target": 1_000_000,
            "awaits": "0" * 16,
            "reserved": True,
            "program": "65535.65535.65535",
        }
    )
    # Beside it stands the count of changes.
    assert size(as_sent(longest)) + len("c=999999") < LARGEST_TXT
    assert read_txt(as_sent(longest)) == longest


def test_a_hostile_name_is_cleaned() -> None:
    record = as_sent(TABLE) | {b"n": "\u202eevil\x07\n name".encode()}
    listing = read_txt(record)
    assert listing is not None
    assert listing.nickname == "evil name"


@pytest.mark.parametrize(
    ("key", "value"),
    [
        (b"p", b"-5"),
        (b"p", b"0"),
        (b"p", b"1000001"),
        (b"p", b"9" * 200),
        (b"p", "５０".encode()),
        (b"i", b"ff"),
        (b"t", b"zz" * 16),
        (b"t", b"ff " * 10),
        (b"v", b""),
        (b"v", b"1.0\x1b[31m"),
        (b"r", b"x" * 17),
        (b"f", b"\xff\xfe"),
        (b"d", "sеeded".encode()),
        (b"n", b"x" * 500),
        (b"v", None),
    ],
)
def test_a_record_that_makes_no_sense_is_no_table(key: bytes, value: bytes | None) -> None:
    assert read_txt(as_sent(TABLE) | {key: value}) is None


def test_a_record_without_a_field_is_no_table_and_one_with_more_is() -> None:
    for key in as_sent(TABLE):
        assert read_txt({other: value for other, value in as_sent(TABLE).items() if other != key}) is None
    assert read_txt(as_sent(TABLE) | {b"later": b"version"}) == TABLE


@given(
    st.dictionaries(
        st.sampled_from([b"v", b"n", b"f", b"i", b"t", b"d", b"p", b"r", b"a", b"s", b"w", b"o"]),
        st.none() | st.binary(max_size=40),
    )
)
def test_no_record_is_too_strange_to_read(fields: dict[bytes, bytes | None]) -> None:
    listing = read_txt(as_sent(TABLE) | fields)
    assert listing is None or (len(listing.nickname) <= 32 and listing.version.isascii())


def test_what_a_table_waits_for_is_told_to_those_who_know_the_match() -> None:
    waiting = Listing(**{**vars(TABLE), "busy": True, "awaits": awaiting(b"m" * 16, TABLE.table_id)})
    assert read_txt(as_sent(waiting)) == waiting
    assert waiting.awaits == hashlib.sha256(b"spite/awaits/1" + b"t" * 16 + b"m" * 16).hexdigest()[:16]
    # At another table the same match reads differently, so that nobody can put the two together.
    assert awaiting(b"m" * 16, b"u" * 16) != waiting.awaits
    assert read_txt(as_sent(waiting) | {b"w": b"no such\n"}) is None
