"""What the layers below say in English is told in the language of the window."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from protocol.errors import LocalError, PeerError, Reason, sentence
from protocol.net.multicast import BLOCKED
from protocol.net.radio import NO_NETWORK
from spite_qt.languages import SOURCE, Languages
from spite_qt.window.reasons import in_words, sentence_of
from tests.languages.catalogues import ROOT

# Where sentences for people are made that a window may show.
MAKING = (
    *sorted((ROOT / "protocol").rglob("*.py")),
    ROOT / "spite_qt/home.py",
    ROOT / "spite_qt/cli/find.py",
    ROOT / "spite_qt/cli/start.py",
)
MAKERS = ("LocalError", "TooLate", "DamagedMatch", "UnavailableError")
# Of the command line alone, or said to whoever calls the code wrongly.
NOT_SHOWN = (
    "Nobody is known as",
    "people are known as",
    "No match is kept as",
    "X9 matches begin with",
    "A host has a table, and nobody else.",
    "An identity and a handshake hash have",
    "Only the host decides who sits down.",
    "nothing is being written under ticket",
    "This is no move.",
    "A match is gone on with by the two who have begun it.",
    "This is not possible now (",
    "A port is a number from 0",
    "The setting ",
    "The data folder X9 cannot be made",
    "There is no home folder to keep the data in",
    "The data folder X9 cannot be written to",
    "The report X9 cannot be written",
    "No folder for temporary files can be used",
    "There is no display to open a window on",
    "Qt (PySide6) is not installed",
)


@pytest.fixture
def german(qapp: QApplication) -> Iterator[Languages]:
    languages = Languages(qapp)
    languages.speak("de")
    yield languages
    languages.speak(SOURCE)


def said_in(path: Path) -> Iterator[str]:
    """Every sentence in a file that an error or a notice is made of, with "X9" for what it puts in."""
    for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(call, ast.Call) and call.args:
            name = ast.unparse(call.func)
            if name in MAKERS or name.endswith(("notices.append", "._explain")):
                yield from literal(call.args[0])


def literal(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "X9" for part in node.values)


@pytest.mark.usefixtures("german")
def test_every_sentence_that_a_window_may_show_is_known_to_the_translators() -> None:
    sentences = {said: path.name for path in MAKING for said in said_in(path)}
    assert len(sentences) > 40
    unknown = {
        said: where
        for said, where in sentences.items()
        if in_words(said) == said and not any(part in said for part in NOT_SHOWN)
    }
    assert unknown == {}


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_its_words(reason: Reason) -> None:
    for who in ("Marie", "the other side"):
        english = sentence(reason, who)
        told = in_words(english)
        assert told != english
        assert ("Marie" in told) == ("Marie" in english)
        assert "other side" not in told
        # What exactly was wrong is for the log, unless it is known what it means.
        assert in_words(sentence(reason, who, "entry 7 came where 6 was expected")) == told


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    ("english", "told"),
    [
        (
            "The other side cannot be reached: nobody is listening at 192.168.1.7:4050.",
            "Die Gegenseite ist nicht erreichbar: unter 192.168.1.7:4050 lauscht niemand.",
        ),
        (
            "The connection with the other side was lost.",
            "Die Verbindung mit der Gegenseite ist abgerissen.",
        ),
        (
            "The program of Marie ended the match: A move was against the rules: the pile needs a 5.",
            "Das Programm von Marie hat die Partie beendet: Ein Zug war gegen die Regeln.",
        ),
        ("The journal /home/a b/j.sqlite3 cannot be made: the disk is full.", None),
        (f"Tom cannot be reached: {NO_NETWORK[:1].lower()}{NO_NETWORK[1:]}", None),
        (BLOCKED, None),
        ("{0} declined.", "{0} hat abgelehnt."),
    ],
)
def test_names_numbers_and_details_stay_where_they_belong(english: str, told: str | None) -> None:
    assert in_words(english) != english
    if told is not None:
        assert in_words(english) == told


def test_in_english_nothing_is_lost(qapp: QApplication) -> None:
    for english in (
        "A move was missing or out of order: entry 7 came where 6 was expected.",
        "Tom cannot be reached: 10.0.0.1:5 hung up.",
        "no sentence of ours",
    ):
        assert in_words(english) == english


@pytest.mark.usefixtures("german")
def test_an_error_is_a_sentence() -> None:
    assert sentence_of(PeerError(Reason.BUSY)) == "An diesem Tisch sitzt schon jemand."
    assert sentence_of(LocalError("something of another layer")) == "Something of another layer."
