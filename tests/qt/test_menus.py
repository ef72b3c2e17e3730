"""The menu bar: keys, letters, and entries that say what they would do now."""

from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton

from spite_qt.languages import Languages
from spite_qt.play_alone import Opponent
from spite_qt.settings import LANGUAGES
from spite_qt.sound import Sound
from spite_qt.window.main_window import MainWindow
from spite_qt.window.mouse import press
from tests.qt.people import at_table, person, player, until

Modifier = Qt.KeyboardModifier


def menus_of(window: MainWindow) -> list[QMenu]:
    return [each for each in window.menuBar().findChildren(QMenu) if each.actions()]


def letter(action: QAction) -> str:
    """The letter that opens an entry, "" if it has none."""
    text = action.text().replace("&&", "")
    at = text.find("&")
    return text[at + 1].casefold() if 0 <= at < len(text) - 1 else ""


async def test_every_entry_has_a_letter_of_its_own_in_its_menu(
    tmp_path: Path, application: QApplication
) -> None:
    languages = Languages(application)
    async with person(tmp_path, "Ann", looking=False) as ann:
        clashes = []
        try:
            for language in LANGUAGES:
                languages.speak(language)
                QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
                for menu in (ann.menuBar(), *menus_of(ann)):
                    entries = [each for each in menu.actions() if not each.isSeparator()]
                    letters = [letter(each) for each in entries]
                    if "" in letters or len(set(letters)) < len(letters):
                        clashes.append((language, [each.text() for each in entries]))
        finally:
            languages.speak("en")
        assert clashes == []


async def test_no_two_entries_share_a_key(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        keys = [
            key.toString() for menu in menus_of(ann) for each in menu.actions() for key in each.shortcuts()
        ]
        assert len(set(keys)) == len(keys)
        assert {"F1", "F11", "Ctrl+Q", "Ctrl+Z", "Ctrl+,", "Ctrl+M", "Ctrl+N"} <= set(keys)
        assert ann.menus.entry_of(QKeySequence("Ctrl+Q")) == "Quit"
        assert ann.menus.entry_of(QKeySequence("Ctrl+Shift+Q")) == ""


async def test_entries_of_the_program_are_where_macos_has_them(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        roles = {each.menuRole() for menu in menus_of(ann) for each in menu.actions()}
        assert {
            QAction.MenuRole.QuitRole,
            QAction.MenuRole.PreferencesRole,
            QAction.MenuRole.AboutRole,
        } <= roles


async def test_the_settings_open_and_stop_nothing(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        ann.activateWindow()
        await until(ann.isActiveWindow)
        QTest.keyClick(ann, Qt.Key.Key_Comma, Modifier.ControlModifier)
        dialog = ann.dialogs.settings
        assert dialog is not None
        assert dialog.isVisible()
        assert not dialog.isModal()
        dialog.show_page(dialog.look)
        dark = ann.theme.dark
        dialog.look.theme.setFocus()
        QTest.keyClick(dialog.look.theme, Qt.Key.Key_End)
        assert ann.theme.dark is not dark
        assert ann.preferences.settings.theme == "dark"
        dialog.show_page(dialog.person)
        field = dialog.person.nickname
        field.selectAll()
        QTest.keyClicks(field, "Zoe")
        QTest.keyClick(field, Qt.Key.Key_Return)
        assert ann.lobby.nickname.text() == ann.meeting.nickname == "Zoe"
        heard: list[object] = []
        ann.sounded.connect(heard.append)
        dialog.show_page(dialog.sound)
        press(dialog.sound.try_it)
        assert heard == [Sound.COMPLETE]


async def test_sound_is_switched_by_its_key(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        ann.activateWindow()
        await until(ann.isActiveWindow)
        QTest.keyClick(ann, Qt.Key.Key_M, Modifier.ControlModifier)
        assert (ann.preferences.settings.sound, ann.menus.sound.isChecked()) == (False, False)
        QTest.keyClick(ann, Qt.Key.Key_M, Modifier.ControlModifier)
        assert (ann.preferences.settings.sound, ann.menus.sound.isChecked()) == (True, True)


async def test_undo_says_whether_it_asks_somebody(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        ann.preferences.change(hold_discard=3.0, pace="off")
        assert not ann.menus.take_back.isEnabled()
        ann.meeting.opponent = Opponent("Robin", pace_ms=0)
        press(ann.lobby.alone_button)
        page = await at_table(ann)
        hand = player(page)
        await hand.play_until(lambda: page.table.discard_waits)
        assert ann.menus.take_back.text() == "Undo the &Discard"
        ann.activateWindow()
        await until(ann.isActiveWindow)
        QTest.keyClick(ann, Qt.Key.Key_Z, Modifier.ControlModifier)
        assert not page.table.discard_waits
        assert ann.menus.take_back.text() == "Ask to Take a Move &Back"
        await until(lambda: page.view_to_play is not None)


async def test_keys_of_the_table_stand_in_the_menu_as_they_are_now(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        assert not ann.menus.keys.isEnabled()
        ann.meeting.opponent = Opponent("Robin", pace_ms=60_000)
        press(ann.lobby.alone_button)
        page = await at_table(ann)
        assert ann.menus.last_turn.text() == "Show the &Last Turn Again\tR"
        assert not ann.menus.last_turn.isEnabled()
        ann.preferences.change(keys={"last_turn": "F8"})
        assert ann.menus.last_turn.text() == "Show the &Last Turn Again\tF8"
        await until(lambda: page.can("resign"))
        ann.menus.keys.trigger()
        assert page.table.keys_shown
        ann.menus.refresh()
        assert ann.menus.keys.isChecked()


async def test_who_hosts_opens_no_second_table_by_its_key(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        press(ann.lobby.host_button)
        press(ann.lobby.host.start)
        await until(ann.lobby.waiting.addresses.isVisible)
        ann.activateWindow()
        await until(ann.isActiveWindow)
        QTest.keyClick(ann, Qt.Key.Key_N, Modifier.ControlModifier)
        QTest.keyClick(ann, Qt.Key.Key_J, Modifier.ControlModifier)
        assert [ann.lobby.panel] == [ann.lobby.waiting]
        (close,) = [each for each in ann.lobby.waiting.findChildren(QPushButton) if "Close" in each.text()]
        press(close)
        await until(lambda: not ann.meeting.under_way)
        QTest.keyClick(ann, Qt.Key.Key_N, Modifier.ControlModifier)
        assert [ann.lobby.panel] == [ann.lobby.host]


async def test_full_screen_is_marked_however_it_came(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        ann.showFullScreen()
        await until(ann.menus.full_screen.isChecked)
        ann.activateWindow()
        await until(ann.isActiveWindow)
        QTest.keyClick(ann, Qt.Key.Key_F11)
        assert not ann.isFullScreen()
        await until(lambda: not ann.menus.full_screen.isChecked())
