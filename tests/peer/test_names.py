"""Text from other people, cleaned for display."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protocol.peer.names import MAX_NAME, MAX_TEXT, clean_name, clean_text


@pytest.mark.parametrize(
    ("given_name", "shown"),
    [
        ("Marie", "Marie"),
        ("  Marie \t\n Curie  ", "Marie Curie"),
        ("Anna\u202egro.elpmaxe", "Annagro.elpmaxe"),
        ("\u2066Anna\u2069\u200f", "Anna"),
        ("A\x00n\x1bn\x7fa", "Anna"),
        ("e\u0301", "é"),
        ("Zoe\u0301\u0301\u0301\u0301\u0301", "Zoé\u0301\u0301"),
        ("\u0301\u0301", "Player"),
        ("", "Player"),
        ("\u3164\u2800\u200b", "Player"),
        ("محمد", "محمد"),
        ("🐈‍⬛ Kit", "🐈⬛ Kit"),
        ("\ud800x", "x"),
    ],
)
def test_a_name_is_shown_without_what_could_confuse(given_name: str, shown: str) -> None:
    assert clean_name(given_name) == shown


@pytest.mark.parametrize(
    ("given_name", "length"),
    [
        ("x" * 300, 32),
        ("🐈" * 300, 32),
        ("y" * 31 + "🇩🇪", 31),
        ("z" * 31 + "👋🏽", 31),
        ("x" * 31 + " y", 31),
    ],
)
def test_a_long_name_is_cut_between_what_is_seen_as_characters(given_name: str, length: int) -> None:
    shown = clean_name(given_name)
    assert len(shown) == length
    assert given_name.startswith(shown)


def test_a_letter_is_not_cut_from_its_mark() -> None:
    # No composed form exists, so letter and mark stay two.
    assert clean_name("x" * 31 + "q\u0301z") == "x" * 31


def test_a_megabyte_of_marks_costs_little_and_shows_a_letter() -> None:
    assert clean_name("o" + "\u0338" * 1_000_000) == "o\u0338\u0338"


@given(st.text(max_size=400))
def test_any_text_becomes_one_short_visible_line(text: str) -> None:
    shown = clean_name(text)
    assert 1 <= len(shown) <= MAX_NAME
    assert len(clean_text(text)) <= MAX_TEXT
    assert shown == shown.strip()
    assert all(unicodedata.category(character)[0] != "C" for character in shown)
    assert all(character == " " or unicodedata.category(character)[0] != "Z" for character in shown)
    assert clean_name(shown) == shown
