"""The window speaks the language that is chosen, and another one at once when that is chosen."""

import gc
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QObject
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QLineEdit,
    QListWidget,
    QMenu,
    QPushButton,
    QTextEdit,
    QWidget,
)

from spite_qt.languages import NAMES, SOURCE, Languages, best_of
from spite_qt.play_alone import Opponent
from spite_qt.table.keys import Keys
from spite_qt.window.mouse import press
from tests.languages.catalogues import FOLDER, TRANSLATED, catalogue
from tests.qt.people import at_table, person, player, until


@pytest.fixture
def languages(application: QApplication) -> Iterator[Languages]:
    locale = QLocale()
    made = Languages(application)
    yield made
    made.speak(SOURCE)
    QLocale.setDefault(locale)
    made.deleteLater()


@cache
def english_of(language: str) -> tuple[frozenset[str], tuple[list[str], ...]]:
    """The texts of the source that read otherwise in `language`: whole ones, and the pieces of the others."""
    messages = catalogue(language)
    same = {form for message in messages for form in message.forms}
    texts = {message.source for message in messages if message.source not in same}
    pieces = {text: re.split(r"\{\d+\}|%\d|%n|\(s\)", text) for text in texts}
    # What is put in may be anything; a text of nothing but that says nothing.
    filled = (parts for parts in pieces.values() if len(parts) > 1 and re.search("[a-z]{3}", "".join(parts)))
    return frozenset(text for text, parts in pieces.items() if len(parts) == 1), tuple(filled)


def is_english(text: str, language: str) -> bool:
    whole, filled = english_of(language)
    return text in whole or any(is_filled(text, parts) for parts in filled)


def is_filled(text: str, parts: list[str]) -> bool:
    """Whether `text` is these parts with something between each two of them."""
    if not text.startswith(parts[0]) or not text.endswith(parts[-1]):
        return False
    at = len(parts[0])
    for part in parts[1:]:
        at = text.find(part, at + (part != "")) if part else at
        if at < 0:
            return False
        at += len(part)
    return len(text) > sum(map(len, parts))


def texts_of(window: QWidget) -> Iterator[tuple[QObject, str]]:
    """Everything that a person reads or hears in a window now."""
    yield window, window.windowTitle()
    for widget in (window, *window.findChildren(QWidget)):
        if not widget.isVisible():
            continue
        for name in ("text", "placeholderText", "toolTip", "accessibleName", "accessibleDescription"):
            said = getattr(widget, name, None)
            # What stands in a field was typed by a person.
            if callable(said) and not (name == "text" and isinstance(widget, QLineEdit)):
                yield widget, said()
        if isinstance(widget, QComboBox | QListWidget):
            for row in range(widget.count()):
                yield (
                    widget,
                    widget.itemText(row) if isinstance(widget, QComboBox) else widget.item(row).text(),
                )
        if isinstance(widget, QTextEdit):
            yield from ((widget, line) for line in widget.toPlainText().splitlines())
    for menu in window.findChildren(QMenu):
        yield from ((action, action.text()) for action in menu.actions())


def all_texts(application: QApplication) -> Iterator[tuple[QObject, str]]:
    for window in application.topLevelWidgets():
        if window.isVisible():
            yield from texts_of(window)


def spoken_everywhere(languages: Languages, application: QApplication) -> None:
    """In every language: no English is left, and no button is too narrow for what it says."""
    for language in TRANSLATED:
        languages.speak(language)
        for _ in range(3):  # the texts, the layouts they ask for, and those inside them
            application.sendPostedEvents()
        said = [(widget, text) for widget, text in all_texts(application) if text]
        assert len(said) > 10
        left = [(text, type(widget).__name__) for widget, text in said if is_english(text, language)]
        assert left == [], language
        for window in application.topLevelWidgets():
            for each in window.findChildren(QPushButton):
                if each.isVisible():
                    room = each.width() - each.fontMetrics().horizontalAdvance(each.text().replace("&", ""))
                    assert room >= 4, (language, each.text())
    languages.speak(SOURCE)
    application.sendPostedEvents()


async def test_everything_that_the_lobby_shows_follows_the_language(
    tmp_path: Path, application: QApplication, languages: Languages
) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        ann.resize(800, 600)
        lobby = ann.lobby
        spoken_everywhere(languages, application)
        lobby.show_host()
        spoken_everywhere(languages, application)
        lobby.show_opening()
        spoken_everywhere(languages, application)
        lobby.show_open("maple-otter-42", 50)
        lobby.waiting.show_new_code("maple-otter-43")
        lobby.waiting.show_asked("Tom", "ABCD-EFGH-IJKL")
        spoken_everywhere(languages, application)
        lobby.show_code("Tom")
        spoken_everywhere(languages, application)


async def test_every_other_window_follows_the_language(
    tmp_path: Path, application: QApplication, languages: Languages
) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        ann.show_rules()
        ann.show_about()
        ann.show_settings()
        ann.show_matches()
        ann.show_people()
        await until(lambda: ann.dialogs.people is not None and ann.dialogs.people.isVisible())
        spoken_everywhere(languages, application)


async def test_the_table_and_what_stands_over_it_follow_the_language(
    tmp_path: Path, application: QApplication, languages: Languages
) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        ann.preferences.change(pace="off")
        ann.meeting.opponent = Opponent("Robin", pace_ms=0)
        press(ann.lobby.alone_button)
        page = await at_table(ann)
        hand = player(page)
        await hand.play_until(lambda: hand.moves == 4)
        await until(lambda: page.view_to_play is not None)
        spoken_everywhere(languages, application)
        page.offer_void()
        await until(lambda: page.notice.text)
        page.ask_leave()
        spoken_everywhere(languages, application)
        press(page.overlay.answer_button("Play on"))
        page.ask_resign()
        press(page.overlay.answer_button("Resign"))
        await until(lambda: page.overlay.heading)
        spoken_everywhere(languages, application)


async def test_the_menus_have_a_letter_for_each_entry_in_every_language(
    tmp_path: Path, application: QApplication, languages: Languages
) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        for language in NAMES:
            languages.speak(language)
            application.sendPostedEvents()
            menus = [ann.menuBar(), *ann.findChildren(QMenu)]
            for menu in menus:
                said = [action.text() for action in menu.actions() if action.text()]
                letters = [re.findall(r"&([^&])", text.replace("&&", ""))[-1:] for text in said]
                assert all(letters), (language, said)
                found = [letter.lower() for (letter,) in letters]
                assert len(set(found)) == len(found), (language, said)


async def test_the_choice_of_a_language_is_followed_at_once(
    tmp_path: Path, application: QApplication, languages: Languages
) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        ann.preferences.changed.connect(lambda settings: languages.speak(settings.language))
        for language, text in (("de", "Tisch eröffnen"), ("pt_BR", "Abrir uma mesa"), ("en", "Host a table")):
            ann.preferences.change(language=language)
            application.sendPostedEvents()
            assert ann.lobby.host_button.text() == text


def test_the_key_that_puts_a_card_down_is_called_as_in_the_guided_game(languages: Languages) -> None:
    languages.speak("fr")
    assert Keys().text("press") == "Entrée", "Retour is the button that goes back"
    assert Keys({"press": "Ctrl+Return"}).text("press") == "Ctrl+Entrée"
    languages.speak("de")
    assert Keys().text("press") == "Enter"
    assert Keys().text("put_back") == "Esc"
    languages.speak(SOURCE)
    assert Keys().text("press") == "Enter"


def test_standard_buttons_and_dates_speak_it_too(application: QApplication, languages: Languages) -> None:
    languages.speak("fr")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    (cancel,) = box.buttons()
    assert cancel.text().replace("&", "") == "Annuler"
    assert QLocale().dayName(1) == "lundi"
    languages.speak("de")
    application.sendPostedEvents()
    assert cancel.text().replace("&", "") == "Abbrechen"
    box.deleteLater()


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        (["de-AT", "de"], "de"),
        (["pt-PT", "pt"], "pt_BR"),
        (["nl-NL", "nl", "fr-BE"], "fr"),
        (["ja"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_system_is_followed_as_far_as_there_are_languages(wanted: list[str], spoken: str) -> None:
    assert best_of(wanted) == spoken


def test_a_catalogue_that_is_written_anew_while_it_is_spoken_ends_nothing(
    tmp_path: Path, application: QApplication, monkeypatch: pytest.MonkeyPatch, languages: Languages
) -> None:
    kept = tmp_path / "spite_qt" / "_resources" / "translations" / "spite_qt_es.qm"
    kept.parent.mkdir(parents=True)
    kept.write_bytes((FOLDER / "spite_qt_es.qm").read_bytes())
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    languages.speak("es")
    before = application.translate("Lobby", "Host a table")
    assert before != "Host a table"
    kept.write_bytes(b"")
    gc.collect()
    assert application.translate("Lobby", "Host a table") == before
    assert application.translate("Lobby", "Rules") != "Rules"


@pytest.mark.parametrize("contents", [None, b"", b"no catalogue"])
def test_a_broken_catalogue_means_english_and_is_told_once(
    contents: bytes | None,
    tmp_path: Path,
    application: QApplication,
    monkeypatch: pytest.MonkeyPatch,
    languages: Languages,
) -> None:
    folder = tmp_path / "spite_qt" / "_resources" / "translations"
    folder.mkdir(parents=True)
    (folder / "spite_qt_es.qm").write_bytes((FOLDER / "spite_qt_es.qm").read_bytes())
    if contents is not None:
        (folder / "spite_qt_de.qm").write_bytes(contents)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    told: list[str] = []
    languages.missing.connect(told.append)
    for language in ("es", "de", "es", "de"):
        languages.speak(language)
    assert told == [
        "The texts in Deutsch that belong to this program are missing or broken; English is used."
    ]
    assert application.translate("Lobby", "Host a table") == "Host a table"
    languages.speak("es")
    assert application.translate("Lobby", "Host a table") == "Abrir una mesa"
