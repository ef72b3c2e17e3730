"""`spite-qt shot`: pictures of lobby and table, made without a screen."""

import shutil
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from protocol.game import read_records, view
from spite_qt.theme import DARK, LIGHT
from spite_qt.window.shot import take_shot
from tests.net.small_disk import small_disk
from tests.qt import long_sides
from tests.qt.test_closing import ROOT, run_child

RECORD = str(ROOT / "tests" / "data" / "vectors" / "given-00.json")


def shot(path: Path, *arguments: str) -> QImage:
    assert run_child(["-m", "spite_qt", "shot", str(path), *arguments]) == (0, [])
    return QImage(str(path))


def test_a_lobby_is_drawn_in_the_theme_asked_for(tmp_path: Path) -> None:
    picture = shot(tmp_path / "lobby.png", "--theme", "dark", "--size", "900x600")
    assert picture.size().toTuple() == (900, 600)
    # In the panel, below the tables.
    assert picture.pixelColor(600, 400) == QColor(DARK.panel)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not use fontconfig")
def test_a_system_without_fonts_is_named_as_why_there_are_no_words(tmp_path: Path) -> None:
    without = tmp_path / "fonts.conf"
    without.write_text(f"<fontconfig><dir>{tmp_path / 'none'}</dir></fontconfig>", encoding="utf-8")
    call = ["-m", "spite_qt", "shot", str(tmp_path / "lobby.png")]
    assert run_child(call, FONTCONFIG_FILE=str(without)) == (
        0,
        [
            "spite-qt: This system has no fonts, so no words can be shown. Please install some"
            " (Debian and Ubuntu: package fonts-dejavu-core)."
        ],
    )
    assert run_child(call) == (0, [])


def test_a_table_is_drawn_at_twice_the_pixels(tmp_path: Path) -> None:
    picture = shot(
        tmp_path / "table.png", "--record", RECORD, "--after", "40", "--size", "800x600", "--scale", "2"
    )
    assert picture.size().toTuple() == (1600, 1200)
    colours = {picture.pixelColor(x, y).rgb() for x in range(0, 1600, 40) for y in range(0, 1200, 40)}
    assert len(colours) > 30


def test_a_game_that_has_ended_is_drawn_with_its_result_over_it(tmp_path: Path) -> None:
    picture = shot(tmp_path / "end.png", "--record", RECORD, "--after", "all", "--size", "900x700")
    # The message's corner in the middle, on the shaded table.
    row = [picture.pixelColor(x, 290).name() for x in range(190, 710)]
    assert row.count(LIGHT.panel) > 400


def test_the_record_with_long_side_piles_is_what_its_script_plays() -> None:
    kept = (ROOT / "tests" / "data" / "long-sides.json").read_text(encoding="utf-8")
    assert kept == long_sides.text()
    game = read_records(kept.encode())[0].replay()
    assert [len(view(game, 0).sides[seat][0]) for seat in (0, 1)] == [15, 15]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--record", "no-such-file.json"], "no-such-file.json cannot be shown: No such file or directory."),
        (["--record", RECORD, "--after", "100000"], "cannot be shown: the record has 217 moves, not 100000."),
        (
            ["--record", str(Path(__file__))],
            "cannot be shown: it is no game record (line 1, column 3: Extra data).",
        ),
    ],
)
def test_what_cannot_be_drawn_is_told_in_a_line(tmp_path: Path, arguments: list[str], words: str) -> None:
    code, said = run_child(["-m", "spite_qt", "shot", str(tmp_path / "x.png"), *arguments])
    assert code == 2
    assert len(said) == 1
    assert said[0].startswith("spite-qt: ")
    assert said[0].endswith(words)


def test_a_picture_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    path = tmp_path / "no" / "folder.png"
    assert run_child(["-m", "spite_qt", "shot", str(path)]) == (
        2,
        [f"spite-qt: The picture cannot be written to {path}: No such file or directory."],
    )


def test_a_full_disk_leaves_no_half_picture_and_the_one_that_was_there() -> None:
    with small_disk(kilobytes=64) as disk:
        fresh, there = disk.folder / "fresh.png", disk.folder / "there.png"
        there.write_bytes(b"an older picture")
        for path in (fresh, there):
            code, said = run_child(["-m", "spite_qt", "shot", str(path)])
            assert code == 2
            assert said == [f"spite-qt: The picture cannot be written to {path}: No space left on device."]
        assert [path.name for path in disk.folder.iterdir()] == ["there.png"]
        assert there.read_bytes() == b"an older picture"


@pytest.mark.long
def test_pictures_one_after_the_other_leave_no_window_behind(qapp: QApplication, tmp_path: Path) -> None:
    # Those that an earlier test has let go may end meanwhile.
    before = len(qapp.allWidgets())
    for language in ("de", "fr"):
        assert take_shot(tmp_path / "table.png", record=RECORD, after=3, language=language) == 0
        assert take_shot(tmp_path / "lobby.png", language=language) == 0
        assert len(qapp.allWidgets()) <= before


def test_a_drawing_that_is_missing_is_named_and_no_picture_is_made(tmp_path: Path) -> None:
    shipped = tmp_path / "bundle" / "spite_qt" / "_resources"
    shutil.copytree(ROOT / "resources", shipped)
    (shipped / "cards" / "back.svg").unlink()
    start = (
        "import sys; sys.frozen, sys._MEIPASS = True, sys.argv.pop(1); "
        "from spite_qt.__main__ import main; sys.exit(main())"
    )
    picture = tmp_path / "table.png"
    call = ["-c", start, str(tmp_path / "bundle"), "shot", str(picture), "--record", RECORD]
    assert run_child(call) == (
        2,
        [
            "spite-qt: The picture cannot be drawn: the file cards/back.svg that belongs to this program is"
            f" missing from {shipped}."
        ],
    )
    assert not picture.exists()
