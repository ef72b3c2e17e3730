"""The first start, the second one beside it, and the one after a fault."""

import asyncio
import os
import secrets
import signal
import subprocess
import sys
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from protocol.net.advertiser import Advertiser
from protocol.peer.preamble import Mode, Preamble
from spite_qt import __version__
from spite_qt.crash import CRASH_NAME, REPORT_NAME
from spite_qt.first_window import FirstWindow
from spite_qt.languages import Languages
from spite_qt.log import FILE_NAME as LOG_NAME
from spite_qt.window.mouse import press
from tests.net.serving import serving
from tests.qt.people import LOOPBACK, at_table, laid_out, person, somebody, until
from tests.qt.test_closing import ROOT, bot_at_a_table, run_child
from tests.qt.test_lobby import table

ENVIRONMENT = os.environ | {"QT_QPA_PLATFORM": "offscreen"}


def start_again(folder: Path, *call: str) -> subprocess.CompletedProcess[str]:
    """The program once more with the same data folder; it may not take long, since it opens no window."""
    return subprocess.run(
        [sys.executable, "-m", "spite_qt", "--data-dir", str(folder), *call],
        cwd=ROOT, env=ENVIRONMENT, capture_output=True, text=True, timeout=60,
    )  # fmt: skip


async def test_the_lobby_comes_first_under_the_system_users_name(tmp_path: Path) -> None:
    before = {each for each in QApplication.topLevelWidgets() if each.isVisible()}
    async with person(tmp_path, "Ann", looking=False) as ann:
        assert {each for each in QApplication.topLevelWidgets() if each.isVisible()} - before == {ann}
        assert not ann.lobby.nickname.isReadOnly()
        assert ann.lobby.message.isHidden()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows everybody's home")
async def test_somebody_without_a_home_plays_from_the_folder_they_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("HOME", raising=False)
    # As in a container, or for a service, whose user no list has.
    monkeypatch.setattr(os, "getuid", lambda: 54321)
    async with person(tmp_path, "Ann", looking=False) as ann:
        ann.menus.record.trigger()
        chooser = ann.watching.dialog
        assert chooser is not None
        await until(chooser.isVisible)
        assert chooser.directory().exists()
        chooser.close()
        assert ann.troubles == []


async def test_a_second_start_raises_the_first_window_and_sits_down_there(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        folder = tmp_path / "Ann"
        async with FirstWindow(folder, ann.come_up):
            with bot_at_a_table(tmp_path / "Cid") as (_, address):
                ann.showMinimized()
                call = ("join", address, "--interface", LOOPBACK)
                again = await asyncio.to_thread(start_again, folder, *call)
                assert (again.returncode, again.stdout, again.stderr) == (0, "", "")
                assert not ann.isMinimized()
                assert "handed over to the window that is open" in (folder / LOG_NAME).read_text()
                await at_table(ann)
                ann.troubles.clear()
                assert (await asyncio.to_thread(start_again, folder, *call)).returncode == 0
                assert ann.troubles == ["You are already at a table. Leave it first, then try again."]


# A release seldom changes what the programs say to each other. One after the other: each would hear of the
# others' tables too.
@pytest.mark.xdist_group("newer versions")
@pytest.mark.parametrize(("version", "program"), [("1.9999", __version__), ("1.0", "9.0.1"), ("1.9999", "")])
async def test_whoever_has_a_newer_version_is_mentioned_once(
    version: str, program: str, tmp_path: Path
) -> None:
    table_id = secrets.token_bytes(16)
    usual = table("", somebody("Tom")).listing
    listing = replace(usual, version=version, table_id=table_id, program=program)

    # Somebody is there: a table that does not answer is taken off the list, perhaps before it is seen.
    async def greet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(Preamble(Mode.OPEN, table_id, listing.instance_id).encode())
        await reader.read()

    async with AsyncExitStack() as stack:
        port = await stack.enter_async_context(serving(greet))
        advertiser = Advertiser(listing, port, LOOPBACK)
        stack.push_async_callback(advertiser.close)
        async with person(tmp_path, "Ann") as ann:
            await until(lambda: "newer version" in ann.offers.text)
            (ok,) = ann.offers.buttons
            assert ok.text() == "OK"
            press(ok)
            assert ann.offers.text == ""
            ann.meeting.version_seen.emit("1.9999", "")
            ann.meeting.version_seen.emit("2.0", "9.0.0")
            assert ann.offers.text == ""
        async with person(tmp_path, "Ann", looking=False) as ann:
            # Told of before, older, the same, none.
            for other in ((version, program), ("0.9", "0.0.9"), ("1.0", __version__), ("new", "1.x")):
                ann.meeting.version_seen.emit(*other)
            assert ann.offers.text == ""


async def test_the_report_is_offered_read_and_copied(tmp_path: Path, application: QApplication) -> None:
    report = tmp_path / "report.txt"
    report.write_text("Fatal Python error: Segmentation fault\n")
    languages = Languages(application)
    async with person(tmp_path, "Ann", looking=False) as ann:
        ann.offers.offer_report(report)
        assert ann.offers.text == "The program ended unexpectedly last time."
        languages.speak("de")
        QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
        languages.speak("en")
        QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
        not_now, show = ann.offers.buttons
        assert (not_now.text(), show.text()) == ("Not now", "Show the report")
        # What was offered before had one button only; there is room for two beside each other.
        ann.offers.version_seen("1.9999", "", None, lambda _: None)
        await laid_out()
        (seen,) = ann.offers.buttons
        press(seen)
        await until(lambda: show.isVisible() and not_now.geometry().right() < show.geometry().left())
        assert not_now.y() == show.y()
        press(show)
        dialog = ann.offers.report_dialog
        assert dialog is not None
        assert dialog.isVisible()
        assert not dialog.isModal()
        assert dialog.text.toPlainText() == report.read_text()
        press(dialog.copy)
        assert QApplication.clipboard().text() == report.read_text()
        assert ann.offers.text == ""


def test_the_program_offers_a_report_of_what_it_finds(tmp_path: Path) -> None:
    (tmp_path / CRASH_NAME).write_text("Fatal Python error: Segmentation fault\n")
    assert run_child(["-m", "tests.qt.closing_child", str(tmp_path), "report", "close"]) == (0, [])
    assert "Segmentation fault" in (tmp_path / REPORT_NAME).read_text()
    assert not (tmp_path / CRASH_NAME).exists()


@pytest.mark.long
def test_the_start_after_a_crash_offers_the_report_and_a_killed_one_does_not(tmp_path: Path) -> None:
    folder = tmp_path / "Ann"
    for number, state in ((signal.SIGKILL, "lobby"), (signal.SIGSEGV, "report")):
        program = subprocess.Popen(
            [sys.executable, "-m", "tests.qt.closing_child", str(folder), "lobby", "stay"],
            cwd=ROOT, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
        assert program.stdout is not None
        assert program.stdout.readline() == b"reached\n"
        assert (folder / CRASH_NAME).exists()
        program.send_signal(number)
        program.communicate(timeout=20)
        assert run_child(["-m", "tests.qt.closing_child", str(folder), state, "close"]) == (0, [])
        assert not (folder / CRASH_NAME).exists()
    assert "Segmentation fault" in (folder / REPORT_NAME).read_text()
    assert run_child(["-m", "tests.qt.closing_child", str(folder), "no report", "close"]) == (0, [])


async def test_every_notice_of_the_settings_is_told(tmp_path: Path) -> None:
    (tmp_path / "Ann").mkdir()
    (tmp_path / "Ann" / "settings.json").write_text('{"theme": "pink", "nickname": "Ada"}')
    async with person(tmp_path, "Ann", looking=False) as ann:
        assert "(theme)" in ann.lobby.message.text()
