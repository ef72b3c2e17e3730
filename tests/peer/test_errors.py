"""Reasons: each has a sentence, and sentences read well."""

from __future__ import annotations

import pytest

from protocol.errors import LocalError, PeerError, Reason, TooLate, sentence
from protocol.peer.bounds import LARGEST_WORD


@pytest.mark.parametrize("reason", list(Reason))
def test_every_reason_has_one_sentence_and_fits_a_message(reason: Reason) -> None:
    text = sentence(reason, "Marie")
    assert text[0].isupper()
    assert text.endswith(".")
    assert text.count(".") == 1
    assert "{" not in text
    assert 1 <= len(reason.value.encode()) <= LARGEST_WORD


def test_a_sentence_names_who_and_what() -> None:
    assert sentence(Reason.LEFT) == "The other side has left the table."
    assert sentence(Reason.LEFT, "") == "The other side has left the table."
    assert sentence(Reason.BUSY, detail="try later.") == "Somebody else is sitting at this table: try later."


def test_a_peers_error_reads_as_a_sentence() -> None:
    error = PeerError(Reason.VERSION, "this side speaks version 1.0, the other side version 2.0")
    assert str(error) == (
        "The other side runs a version of the game that does not fit this one: this side speaks version 1.0, "
        "the other side version 2.0."
    )
    assert (error.reason, isinstance(error, LocalError)) == (Reason.VERSION, False)
    assert issubclass(TooLate, LocalError)
