"""The settings by mouse and keyboard: what is chosen is so at once, and still after the next start."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QKeySequence, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton, QWidget

from spite_qt.home import Home
from spite_qt.languages import NAMES, Languages
from spite_qt.preferences import Preferences
from spite_qt.settings import LANGUAGES, Settings
from spite_qt.table.keys import Keys
from spite_qt.theme import DARK, LIGHT, Choice, Theme
from spite_qt.window.form import Choices, Switch
from spite_qt.window.settings_dialog import SettingsDialog
from tests.qt.test_texts import Longer

MENUS = {"Ctrl+Q": "Quit", "F11": "Full Screen"}


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def opened(home: Home) -> SettingsDialog:
    shown = SettingsDialog(
        Preferences(home),
        Theme(Choice.LIGHT),
        lambda: home.nickname,
        lambda key: MENUS.get(key.toString(), ""),
    )
    shown.show()
    shown.activateWindow()
    return shown


@pytest.fixture
def dialog(home: Home, application: QApplication) -> Iterator[SettingsDialog]:
    shown = opened(home)
    application.processEvents()
    yield shown
    shown.close()
    shown.deleteLater()


def kept(home: Home) -> Settings:
    """What the next start would find."""
    return Home(home.folder).settings


def click(widget: QWidget) -> None:
    QTest.mouseClick(
        widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, widget.rect().center()
    )


def pick(choices: Choices, text: str) -> None:
    """Open the list and choose a line of it with the keyboard."""
    choices.setFocus()
    QTest.keyClick(choices, Qt.Key.Key_F4)
    listed = [choices.itemText(row) for row in range(choices.count())]
    view = choices.view()
    QTest.keyClick(view, Qt.Key.Key_Home)
    for _ in range(listed.index(text)):
        QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClick(view, Qt.Key.Key_Return)


def test_a_name_is_cleaned_and_kept(dialog: SettingsDialog, home: Home) -> None:
    field = dialog.person.nickname
    field.selectAll()
    QApplication.clipboard().setText("  Anna\u200b  Maria ")
    QTest.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.text() == "Anna Maria"
    assert kept(home).nickname == "Anna Maria"
    field.clear()
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.text() == "Anna Maria"


def test_every_language_is_offered_in_its_own_name(dialog: SettingsDialog, home: Home) -> None:
    choices = dialog.person.language
    offered = [choices.itemText(row) for row in range(choices.count())]
    assert offered == ["Follow the system", *(NAMES[language] for language in LANGUAGES)]
    pick(choices, "Deutsch")
    assert kept(home).language == "de"
    pick(choices, "Follow the system")
    assert kept(home).language is None


def test_a_theme_is_picked(dialog: SettingsDialog, home: Home) -> None:
    dialog.show_page(dialog.look)
    pick(dialog.look.theme, "Dark")
    assert kept(home).theme == "dark"


def test_a_list_that_opens_has_one_frame_and_lies_below_its_field(dialog: SettingsDialog) -> None:
    for choices, page in ((dialog.person.language, dialog.person), (dialog.look.theme, dialog.look)):
        dialog.show_page(page)
        choices.setFocus()
        QTest.keyClick(choices, Qt.Key.Key_F4)
        view = choices.view()
        assert view.isVisible()
        # Nothing is drawn around the list itself.
        assert view.geometry() == view.window().rect()
        assert view.window().y() >= choices.mapToGlobal(choices.rect().bottomLeft()).y()
        QTest.keyClick(view, Qt.Key.Key_Escape)
        assert not view.isVisible()


@pytest.mark.parametrize(
    ("page", "name"),
    [
        ("look", "four_colours"),
        ("look", "large_index"),
        ("playing", "show_moves"),
        ("playing", "confirm_discard"),
        ("sound", "sound"),
        ("sound", "alerts"),
    ],
)
def test_a_switch_is_turned_by_box_text_and_space(
    dialog: SettingsDialog, home: Home, page: str, name: str
) -> None:
    dialog.show_page(getattr(dialog, page))
    switch: Switch = getattr(getattr(dialog, page), name)
    before = getattr(Settings(), name)
    assert switch.box.isChecked() == before
    click(switch.box)
    assert getattr(kept(home), name) is not before
    (text, *_) = switch.findChildren(QLabel)
    QTest.mouseClick(text, Qt.MouseButton.LeftButton)
    assert getattr(kept(home), name) is before
    QTest.keyClick(switch.box, Qt.Key.Key_Space)
    assert getattr(kept(home), name) is not before


def test_the_cards_of_the_preview_are_those_that_were_chosen(dialog: SettingsDialog, home: Home) -> None:
    look = dialog.look
    dialog.show_page(look)
    seen = [look.preview.grab().toImage()]
    for pressed in (look.four_colours.box, look.large_index.box, look.backs["back-2"]):
        click(pressed)
        seen.append(look.preview.grab().toImage())
    assert all(one != other for one, other in pairwise(seen))
    assert kept(home) == Settings(four_colours=True, large_index=True, back="back-2")
    for pressed in (look.four_colours.box, look.large_index.box, look.backs["back"]):
        click(pressed)
    assert look.preview.grab().toImage() == seen[0]


def test_the_felt_of_the_preview_is_that_of_the_table(home: Home, application: QApplication) -> None:
    theme = Theme(Choice.LIGHT, application)
    shown = SettingsDialog(Preferences(home), theme, lambda: home.nickname, lambda _: "")
    shown.show_page(shown.look)
    for choice, colours in ((Choice.DARK, DARK), (Choice.LIGHT, LIGHT)):
        theme.choose(choice)
        felt = shown.look.preview.grab().toImage().pixelColor(20, 6)
        assert felt == QColor(colours.felt_lit)
    shown.deleteLater()


def test_backs_are_chosen_with_the_arrows(dialog: SettingsDialog, home: Home) -> None:
    dialog.show_page(dialog.look)
    dialog.look.backs["back"].setFocus()
    QTest.keyClick(dialog.look.backs["back"], Qt.Key.Key_Right)
    assert kept(home).back == "back-2"
    assert dialog.look.backs["back-2"].isChecked()


def test_the_pace_and_the_time_to_undo_are_kept(dialog: SettingsDialog, home: Home) -> None:
    page = dialog.playing
    dialog.show_page(page)
    pick(page.pace, "Fast")
    page.hold.setFocus()
    QTest.keyClick(page.hold, Qt.Key.Key_Right)
    assert kept(home) == Settings(pace="fast", hold_discard=1.5)
    assert page.hold.accessibleDescription() == "1.5 s"
    QTest.keyClick(page.hold, Qt.Key.Key_Home)
    assert kept(home).hold_discard == 0.0
    assert page.hold.accessibleDescription() == "off"


def test_what_waits_for_a_yes_needs_no_time(dialog: SettingsDialog, home: Home) -> None:
    dialog.show_page(dialog.playing)
    click(dialog.playing.confirm_discard.box)
    assert not dialog.playing.hold.isEnabled()
    click(dialog.playing.confirm_discard.box)
    assert dialog.playing.hold.isEnabled()


def test_a_language_is_spoken_as_soon_as_it_is_picked(home: Home, application: QApplication) -> None:
    languages = Languages(application)
    preferences = Preferences(home)
    preferences.changed.connect(lambda settings: languages.speak(settings.language))
    dialog = SettingsDialog(preferences, Theme(Choice.LIGHT), lambda: home.nickname, lambda key: "")
    dialog.show()
    try:
        for name, title in (
            ("Deutsch", "Einstellungen"), ("Français", "Paramètres"), ("English", "Settings"),
        ):  # fmt: skip
            pick(dialog.person.language, name)
            application.processEvents()
            assert dialog.person.language.currentText() == name
            assert dialog.windowTitle() == title
    finally:
        languages.speak("en")
        dialog.close()
        dialog.deleteLater()


def test_the_wheel_turns_the_page_and_no_value_under_it(dialog: SettingsDialog, home: Home) -> None:
    dialog.resize(500, 300)
    dialog.show_page(dialog.playing)
    dialog.list.setFocus()
    QApplication.processEvents()
    pace = dialog.playing.pace
    turn = QWheelEvent(
        QPointF(pace.rect().center()),
        QPointF(pace.mapToGlobal(pace.rect().center())),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(pace, turn)
    assert kept(home).pace == "normal"
    assert pace.value == "normal"


def test_the_page_of_sounds_and_alerts_is_called_by_both(dialog: SettingsDialog) -> None:
    for switch, named in ((dialog.sound.sound, "Sound"), (dialog.sound.alerts, "alerts")):
        assert dialog.sound.isAncestorOf(switch)
        assert named in dialog.list.item(dialog.pages.index(dialog.sound)).text()


def test_a_sound_can_be_tried_while_sounds_are_on(dialog: SettingsDialog) -> None:
    tried: list[bool] = []
    dialog.try_wanted.connect(lambda: tried.append(True))
    dialog.show_page(dialog.sound)
    click(dialog.sound.try_it)
    assert tried == [True]
    click(dialog.sound.sound.box)
    assert not dialog.sound.try_it.isEnabled()


def choose_action(dialog: SettingsDialog, title: str) -> None:
    dialog.show_page(dialog.keys)
    (item,) = dialog.keys.list.findItems(title, Qt.MatchFlag.MatchExactly)
    dialog.keys.list.setCurrentItem(item)


def shown_key(dialog: SettingsDialog, title: str) -> str:
    (item,) = dialog.keys.list.findItems(title, Qt.MatchFlag.MatchExactly)
    return item.text(1)


def test_a_key_is_changed_by_pressing_it(dialog: SettingsDialog, home: Home) -> None:
    choose_action(dialog, "Your payoff pile")
    # There is nothing to go back to yet.
    assert not dialog.keys.usual.isEnabled()
    click(dialog.keys.change)
    assert "Press the new key for “Your payoff pile”" in dialog.keys.message.text()
    QTest.keyClick(dialog.keys.list, Qt.Key.Key_F7)
    assert kept(home).keys == {"payoff": "F7"}
    assert shown_key(dialog, "Your payoff pile") == "F7"
    choose_action(dialog, "Centre pile 2")
    assert not dialog.keys.usual.isEnabled()
    choose_action(dialog, "Your payoff pile")
    assert dialog.keys.usual.isEnabled()
    click(dialog.keys.usual)
    assert not dialog.keys.usual.isEnabled()
    assert kept(home).keys == {}
    assert shown_key(dialog, "Your payoff pile") == "P"


def test_who_loses_a_key_is_told(dialog: SettingsDialog, home: Home) -> None:
    choose_action(dialog, "Your payoff pile")
    QTest.keyClick(dialog.keys.list, Qt.Key.Key_Return)
    QTest.keyClick(dialog.keys.list, Qt.Key.Key_W)
    assert dialog.keys.message.text() == "W was the key for “Centre pile 2”, which now has none."
    assert shown_key(dialog, "Centre pile 2") == "none"
    keys = Keys(kept(home).keys)
    assert (keys.text("payoff"), keys.text("centre-2")) == ("W", "")
    click(dialog.keys.all_usual)
    assert kept(home).keys == {}
    assert shown_key(dialog, "Centre pile 2") == "W"


@pytest.mark.parametrize(
    ("key", "held", "said"),
    [
        (Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier, "it is the key for “Quit” everywhere"),
        (Qt.Key.Key_F11, Qt.KeyboardModifier.NoModifier, "it is the key for “Full Screen” everywhere"),
        (Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier, "it is the key for “Next field” everywhere"),
    ],
)
def test_a_key_of_the_menus_is_not_to_be_had(
    dialog: SettingsDialog, home: Home, key: Qt.Key, held: Qt.KeyboardModifier, said: str
) -> None:
    choose_action(dialog, "Your payoff pile")
    click(dialog.keys.change)
    QTest.keyClick(dialog.keys.list, key, held)
    assert said in dialog.keys.message.text()
    assert kept(home).keys == {}
    assert dialog.isVisible()


def test_escape_leaves_the_key_and_then_the_dialog(dialog: SettingsDialog, home: Home) -> None:
    choose_action(dialog, "Your payoff pile")
    click(dialog.keys.change)
    QTest.keyClick(dialog.keys.list, Qt.Key.Key_Shift)
    assert shown_key(dialog, "Your payoff pile") == "…"
    QTest.keyClick(dialog.keys.list, Qt.Key.Key_Escape)
    assert shown_key(dialog, "Your payoff pile") == "P"
    assert dialog.isVisible()
    QTest.keyClick(dialog.keys.list, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert kept(home).keys == {}


def test_a_key_with_shift_in_its_name_is_the_one_that_the_table_hears(
    dialog: SettingsDialog, home: Home
) -> None:
    choose_action(dialog, "Your payoff pile")
    click(dialog.keys.change)
    QTest.keyClick(dialog.keys.list, Qt.Key.Key_Exclam, Qt.KeyboardModifier.ShiftModifier)
    assert kept(home).keys == {"payoff": "!"}
    assert Keys(kept(home).keys).text("payoff") == QKeySequence("!").toString()


def test_what_cannot_be_kept_is_told_and_is_not_so(dialog: SettingsDialog, home: Home) -> None:
    (home.folder / "settings.json").mkdir()
    dialog.show_page(dialog.look)
    click(dialog.look.four_colours.box)
    assert "The settings cannot be written" in dialog.message.text()
    assert not dialog.look.four_colours.box.isChecked()
    (home.folder / "settings.json").rmdir()
    click(dialog.look.four_colours.box)
    assert dialog.message.isHidden()
    assert kept(home).four_colours


def test_all_of_it_can_be_reached_by_tab(dialog: SettingsDialog, application: QApplication) -> None:
    for row, page in enumerate(dialog.pages):
        dialog.list.setCurrentRow(row)
        dialog.list.setFocus()
        wanted = {
            each
            for each in page.findChildren(QWidget)
            if each.isEnabled()
            and each.isVisible()
            and each.focusPolicy() & Qt.FocusPolicy.TabFocus
            # Of several backs the chosen one; from there the arrows go on.
            and not (isinstance(each, QAbstractButton) and each.group() and not each.isChecked())
        }
        reached = set()
        for _ in range(len(wanted) + 4):
            now = application.focusWidget()
            assert now is not None
            reached.add(now)
            QTest.keyClick(now, Qt.Key.Key_Tab)
        assert wanted <= reached
        assert dialog.close_button in reached


def test_whatever_can_be_used_has_a_name(dialog: SettingsDialog) -> None:
    for each in dialog.findChildren(QWidget):
        # A list that opens has its own window, and the name of what opened it.
        if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.window() is dialog:
            text = each.text() if isinstance(each, QAbstractButton) else ""
            assert each.accessibleName() or text, each


@pytest.mark.parametrize("points", [9.0, 20.0])
def test_texts_a_third_longer_have_room_on_a_small_screen(
    home: Home, application: QApplication, points: float
) -> None:
    font = application.font()
    larger = application.font()
    larger.setPointSizeF(points)
    application.setFont(larger)
    translator = Longer()
    QCoreApplication.installTranslator(translator)
    small = opened(home)
    try:
        small.resize(776, 536)
        for page in small.pages:
            small.show_page(page)
            application.processEvents()
            assert small.size().toTuple() == (776, 536)
            assert page.width() <= small.area(page).viewport().width()
            for said in page.findChildren(QLabel):
                if said.isVisible() and said.wordWrap():
                    assert said.height() >= said.heightForWidth(said.width()) - 1, said.text()
            for each in page.findChildren(QPushButton):
                if each.isVisible():
                    assert page.rect().contains(each.geometry())
                    assert each.width() >= each.sizeHint().width(), each.text()
    finally:
        QCoreApplication.removeTranslator(translator)
        application.setFont(font)
        small.close()
        small.deleteLater()
