"""The glossary says where each word comes from, and the windows say what it says."""

import re

import pytest

from tests.languages.catalogues import FOLDER, TRANSLATED, catalogue

TEXT = (FOLDER / "GLOSSARY.md").read_text(encoding="utf-8")
REFERENCE = re.compile(r"\[(\w+)\]")


def rows() -> list[list[str]]:
    """The cells of the table of words, its head left out."""
    table = TEXT.partition("\n## Words\n")[2].partition("\n## ")[0]
    lines = [line for line in table.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def defined() -> set[str]:
    """What a reference may name: a note with a letter, or a numbered source."""
    notes = re.findall(r"^- \[(\w)\]", TEXT, re.MULTILINE)
    sources = re.findall(r"^(\d+)\. ", TEXT.partition("\n## Sources\n")[2], re.MULTILINE)
    return {*notes, *sources}


def test_every_word_says_where_it_is_used_or_why_it_was_chosen() -> None:
    assert len(rows()) > 20
    for english, *cells in rows():
        assert len(cells) == len(TRANSLATED), english
        for cell in cells:
            named = REFERENCE.findall(cell)
            assert named, f"{english}: {cell!r} has no source"
            assert set(named) <= defined(), f"{english}: {cell!r} names a source that there is not"


def test_no_source_is_listed_in_vain() -> None:
    before_sources = TEXT.partition("\n## Sources\n")[0]
    assert set(re.findall(r"\[(\w\w?)\]", before_sources)) >= defined()


@pytest.mark.parametrize(("column", "language"), list(enumerate(TRANSLATED)))
def test_the_windows_use_the_words(column: int, language: str) -> None:
    said = "\n".join(form for message in catalogue(language) for form in message.forms).casefold()
    said = said.replace("&", "")
    for english, *cells in rows():
        if english.startswith("to "):
            continue  # verbs stand there in other forms
        for part in re.split(r"[;,]", REFERENCE.sub("", cells[column])):
            word = re.sub(r"\(.*?\)|short:", "", part).strip().casefold()
            assert word in said, f"{english}: {word!r} is nowhere in {language}"
