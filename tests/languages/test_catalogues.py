"""Every text has a translation in every language, and one that can be shown in its place."""

import re
import shutil
from pathlib import Path

import PySide6
import pytest
import translations
from environment import Environment
from texts import texts_in

from spite_qt.languages import NAMES
from spite_qt.settings import LANGUAGES
from tests.languages.catalogues import FOLDER, ROOT, TRANSLATED, catalogue, placeholders

# What reads the same in another language, and is meant to.
SAME_IN_ALL = {"Spite & Malice", "Robin", "{0} s", "{0}: {1}.", "{0} – {1}", "OK"}
SAME = {
    "fr": {
        "Normal",
        "Table",
        "six",
        "d MMMM yyyy",
        "d MMM yyyy, HH:mm",
        "Versions",
        "Licences",
        "Pause",
        "Points",
    },
    "de": {"Normal", "Pause"},
    "it": {"d MMMM yyyy", "d MMM yyyy, HH:mm", "{0} (computer)"},
    "pt_BR": {"Normal"},
    "es": {"Normal", "General"},
}
# A short text is a button, an entry or a label: it may be this many letters longer. A longer one wraps.
MOST_LONGER = 14
SHORT = 20
LONGEST = 1.75
# How a sentence ends, in each language's own sign.
ENDS = {".": ".", "!": "!", "?": "?", ":": ":", "…": "…"}


@pytest.fixture(scope="module")
def texts() -> set[tuple[str, str, str, bool]]:
    """Every text of the source, as `Message.key` has it."""
    return {(text.context, text.source, text.comment, text.plural) for text in texts_in(ROOT)}


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_catalogue_has_every_text_of_the_source_and_no_other(
    language: str, texts: set[tuple[str, str, str, bool]]
) -> None:
    kept = {message.key for message in catalogue(language)}
    assert sorted(texts - kept) == [], "run: packaging/dev.py translate"
    assert sorted(kept - texts) == [], "run: packaging/dev.py translate"


def test_english_has_the_plurals_and_nothing_else(texts: set[tuple[str, str, str, bool]]) -> None:
    assert {message.key for message in catalogue("en")} == {text for text in texts if text[-1]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_translated(language: str) -> None:
    forms = 1 if language == "en" else 2
    for message in catalogue(language):
        assert message.finished, message
        assert all(message.forms), message
        assert len(message.forms) >= (forms if message.plural else 1), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_has_the_placeholders_of_its_text(language: str) -> None:
    for message in catalogue(language):
        for form in message.forms:
            found = placeholders(form)
            if message.plural and language == "en" and form == message.forms[0] and "%n" not in found:
                found = sorted([*found, "%n"])  # "a card" says it too
            assert found == placeholders(message.source), message


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translation_differs_from_its_text_unless_it_is_meant_to_be_the_same(language: str) -> None:
    allowed = SAME_IN_ALL | SAME[language]
    same = {message.source for message in catalogue(language) if message.source in message.forms}
    assert same - allowed == set()


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_translation_is_much_longer_than_its_text(language: str) -> None:
    for message in catalogue(language):
        length = len(message.source)
        most = length + MOST_LONGER if length <= SHORT else max(SHORT + MOST_LONGER, length * LONGEST)
        assert max(map(len, message.forms)) <= most, message


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translation_ends_as_its_text_does(language: str) -> None:
    for message in catalogue(language):
        sign = message.source[-1]
        for form in message.forms:
            assert (form[-1] if form[-1] in ENDS else "") == ENDS.get(sign, ""), message
            assert form == form.strip(), message
            assert ("  " in form) == ("  " in message.source), message


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_typography_is_that_of_the_language(language: str) -> None:
    french = re.compile(r"(?<![\u00a0\u202f])[;!?»]|«(?!\u00a0)|(?<!\u00a0):(?!\d|PORT|mm)")
    for message in catalogue(language):
        for form in message.forms:
            assert '"' not in form, message
            if language in ("fr", "it"):
                assert "'" not in form, message
            if language == "fr":
                # An IPv6 address and HOST:PORT have colons of their own.
                assert not french.search(re.sub(r"fe80::1%eth0|\{0\}:\{1\}", "", form)), message
            if language != "de":
                assert not form.endswith(" …"), message
            if language == "es":
                # The key "?" asks nothing.
                assert form.replace("«?»", "").count("?") == form.count("¿"), message
                assert form.count("!") == form.count("¡"), message


class Here(Environment):
    """The environment that runs these tests, its tools without the second it takes to start them."""

    def program(self, name: str) -> Path:
        return Path(PySide6.__file__).parent / name.removeprefix("pyside6-")


def test_the_catalogues_are_what_the_task_makes_of_the_source(tmp_path: Path) -> None:
    made = tmp_path / "resources" / "translations"
    shutil.copytree(FOLDER, made)
    (tmp_path / "spite_qt").symlink_to(ROOT / "spite_qt")
    translations.translate(Here(tmp_path), tmp_path)
    for language in LANGUAGES:
        for suffix in ("ts", "qm"):
            name = f"spite_qt_{language}.{suffix}"
            assert (made / name).read_bytes() == (FOLDER / name).read_bytes(), (
                "run: packaging/dev.py translate"
            )


def test_the_task_makes_the_languages_that_can_be_chosen() -> None:
    assert set(translations.LANGUAGES) == set(LANGUAGES) == set(NAMES)
