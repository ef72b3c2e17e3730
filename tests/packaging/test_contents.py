"""What the bundle may have, and what people's systems are told of it: the lists and texts, without a build.

Not for a built bundle (test_bundle.py, a long form), nor for an installed one (packaging/try_packages.py).
"""

import ast
import plistlib
import re
import shutil
import struct
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QImage, QImageReader

from protocol.net.listing import SERVICE_TYPE
from spite_qt import __version__, licences
from spite_qt.played import SUFFIX
from spite_qt.settings import LANGUAGES
from tests.packaging.conftest import ROOT

if sys.platform == "linux":
    import deb

import contents
import dressing
import release


def test_every_line_says_what_where_and_why() -> None:
    lines = contents.lines()
    assert len(lines) > 80
    assert len({line.pattern for line in lines}) == len(lines)
    for platform in ("linux", "win32", "darwin"):
        assert "spite_qt/_resources/*" in contents.read(platform)
    assert "PySide6/Qt6Core.dll" not in contents.read("linux")


@pytest.mark.parametrize("line", ["libx.so", "libx.so | linux", "libx.so | linux | ", "libx.so | beos | why"])
def test_a_line_of_another_shape_is_named(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tmp_path / "list.txt"
    broken.write_text(f"# what\n{line}\n", encoding="utf-8")
    monkeypatch.setattr(contents, "LIST", broken)
    with pytest.raises(ValueError, match=re.escape(repr(line))):
        contents.lines()


def test_microsofts_libraries_are_allowed_however_they_are_spelled() -> None:
    # Qt's wheel has them in small letters, what links them names them in capitals.
    names = ("msvcp140.dll", "MSVCP140_1.dll", "vcruntime140.dll", "VCRUNTIME140_1.dll")
    found = [(f"PySide6\\{name}", "a", "BINARY") for name in names]
    found += [("VCRUNTIME140.dll", "b", "BINARY"), ("vcruntime140_1.dll", "b", "BINARY")]
    assert contents.divide(found, contents.read("win32")) == (found, [])
    # Windows 10 has this one itself, and no part of the bundle tells its licence.
    assert contents.divide([("ucrtbase.dll", "c", "BINARY")], contents.read("win32"))[0] == []


def test_what_no_line_allows_is_left_out() -> None:
    found = [
        ("libQt6Core.so.6", "a", "BINARY"),
        ("libQt6Network.so.6", "b", "BINARY"),
        ("PySide6\\Qt6Core.dll", "c", "BINARY"),
        ("PySide6/Qt/translations/qtbase_ja.qm", "d", "DATA"),
        ("spite_qt/_resources/cards/back.svg", "e", "DATA"),
    ]
    kept, left_out = contents.divide(found, [*contents.read("linux"), "PySide6/Qt6Core.dll"])
    assert [source for _, source, _ in kept] == ["a", "c", "e"]
    assert left_out == ["libQt6Network.so.6", "PySide6/Qt/translations/qtbase_ja.qm"]


@cache
def imported() -> set[str]:
    """Every module that the program's code names in an import."""
    found = set()
    for package in ("spite_qt", "protocol"):
        for path in (ROOT / package).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_bytes())):
                if isinstance(node, ast.Import):
                    found |= {name.name for name in node.names}
                elif isinstance(node, ast.ImportFrom) and node.module is not None:
                    found |= {node.module} | {f"{node.module}.{name.name}" for name in node.names}
    return found


def test_nothing_that_the_program_imports_is_left_out_of_the_bundle() -> None:
    assert "PySide6.QtSvg" in imported()
    out = tuple(f"{name}." for name in contents.modules_left_out())
    assert [name for name in imported() if f"{name}.".startswith(out)] == []


def test_every_part_of_qt_that_the_program_imports_is_in_the_bundle() -> None:
    used = {name.split(".")[1] for name in imported() if name.startswith("PySide6.Qt")}
    for platform, pattern in (
        ("linux", "libQt6{}.so.6"),
        ("win32", "PySide6/Qt6{}.dll"),
        ("darwin", "PySide6/Qt/lib/Qt{}.framework/*"),
    ):
        allowed = contents.read(platform)
        for module in used:
            assert f"PySide6/{module}.*" in allowed
            assert pattern.format(module.removeprefix("Qt")) in allowed, platform


def test_every_part_of_the_bundle_is_among_the_licences_that_the_program_shows() -> None:
    runtime = (ROOT / "packaging" / "runtime.txt").read_text(encoding="utf-8")
    named = set(re.findall(r"^([a-z0-9-]+)==", runtime, re.MULTILINE))
    assert "qasync" in named
    assert named == {name.lower() for name in licences._PACKAGES}


def test_icons_for_windows_and_macos_hold_the_programs_picture_in_every_size(tmp_path: Path) -> None:
    for ending, wanted in (("ico", set(dressing.ICO_SIZES)), ("icns", {16, 32, 64, 128, 256, 512})):
        data = QByteArray(dressing.icon(ROOT, tmp_path, ending).read_bytes())
        buffer = QBuffer(data)
        buffer.open(QBuffer.OpenModeFlag.ReadOnly)
        reader = QImageReader(buffer, QByteArray(ending.encode()))
        sizes = {}
        for number in range(reader.imageCount()):
            reader.jumpToImage(number)
            picture = reader.read()
            sizes[picture.width()] = picture
        assert wanted <= sizes.keys(), ending
        plain = QImage(str(ROOT / "resources" / "icons" / "spite-qt-32.png"))
        wanted_format = QImage.Format.Format_ARGB32
        assert sizes[32].convertToFormat(wanted_format) == plain.convertToFormat(wanted_format)


def test_windows_finds_each_picture_by_its_size(tmp_path: Path) -> None:
    icon = dressing.icon(ROOT, tmp_path, "ico").read_bytes()
    for number, size in enumerate(dressing.ICO_SIZES):
        entry = struct.unpack_from("<BBBBHHII", icon, 6 + 16 * number)
        assert (entry[0] or 256, entry[1] or 256, entry[5]) == (size, size, 32)
        # Width and height of a PNG are in its first part, after 16 bytes.
        assert struct.unpack_from(">II", icon, entry[7] + 16) == (size, size)


def test_windows_is_told_the_version(tmp_path: Path) -> None:
    text = dressing.windows_version(ROOT, tmp_path).read_text(encoding="utf-8")
    assert f"StringStruct('ProductVersion', '{__version__}')" in text
    numbers = ", ".join([*__version__.split(".")[:3], "0"])
    assert f"filevers=({numbers})" in text
    ast.parse(text)


def test_macos_is_told_which_service_is_looked_for_and_why() -> None:
    entries = plistlib.loads(plistlib.dumps(dressing.plist(ROOT)))
    assert entries["NSBonjourServices"] == [SERVICE_TYPE.removesuffix(".local.")]
    assert "network" in entries["NSLocalNetworkUsageDescription"]
    assert entries["CFBundleShortVersionString"] == __version__
    (record,) = entries["CFBundleDocumentTypes"]
    assert record["CFBundleTypeExtensions"] == [SUFFIX.removeprefix(".")]
    assert sorted(entries["CFBundleLocalizations"]) == sorted(LANGUAGES)


def test_the_windows_installer_explains_the_firewall_in_every_language() -> None:
    script = (ROOT / "packaging" / "windows" / "spite-qt.iss").read_text(encoding="utf-8")
    for field in ("FirewallTitle", "Firewall"):
        told = re.findall(rf"^(\w+)\.{field}=(.+)$", script, re.MULTILINE)
        assert sorted(language for language, _ in told) == sorted(LANGUAGES)
        assert len({text for _, text in told}) == len(LANGUAGES)
    assert "PrivilegesRequired=lowest" in script
    # A label takes one & for the mark of a key: it would be gone, and the letter after it underlined.
    shown = re.findall(r"^\w+\.Firewall\w*=.+$|\{cm:LaunchProgram.+$", script, re.MULTILINE)
    assert len(shown) > 2 * len(LANGUAGES)
    assert [text for text in shown if re.search(r"(?<!&)&(?!&)", text)] == []
    assert f'Software\\Classes\\{SUFFIX}";' in script


def test_what_was_made_before_is_cleared_away_by_its_list_and_nothing_else(tmp_path: Path) -> None:
    release.clear(tmp_path / "none")
    names = ("spite-qt-0.0.1.tar.gz", "spite-qt_0.0.1_amd64.deb", "notes.txt")
    for name in names:
        (tmp_path / name).write_text(name)
    release.clear(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == set(names)
    release._checksums([tmp_path / name for name in names[:2]])
    (tmp_path / names[1]).unlink()
    release.clear(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["notes.txt"]


@pytest.mark.skipif(sys.platform != "linux", reason="Linux's packages are made there")
def test_version_and_date_are_put_into_every_file_for_linux() -> None:
    for file in (ROOT / "packaging" / "linux").iterdir():
        text = deb.filled(ROOT, file.name).replace("@GLIBC@", "2.28")
        assert re.findall(r"@[A-Z]+@", text) == [], file.name
    assert f'<release version="{__version__}"' in deb.filled(ROOT, f"{deb.ID}.metainfo.xml")
    assert f'<glob pattern="*{SUFFIX}"/>' in deb.filled(ROOT, "spite-qt.xml")
    assert "\nExec=spite-qt %f\n" in deb.filled(ROOT, "spite-qt.desktop")
    assert f'"spite-qt {__version__}"' in deb.filled(ROOT, "spite-qt.1")


CHECKERS = {
    "desktop-file-validate": ["desktop-file-validate", "share/applications/spite-qt.desktop"],
    "appstreamcli": [
        "appstreamcli",
        "validate",
        "--no-net",
        "--pedantic",
        f"share/metainfo/{dressing.IDENTIFIER}.metainfo.xml",
    ],
}


@pytest.mark.long
@pytest.mark.parametrize("checker", CHECKERS)
def test_the_desktops_own_checkers_find_nothing(checker: str, tmp_path: Path) -> None:
    if shutil.which(checker) is None:
        pytest.skip(f"{checker} is not here")
    deb.add_desktop_files(ROOT, tmp_path / "share")
    done = subprocess.run(CHECKERS[checker], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_start_script_names_an_old_glibc(tmp_path: Path) -> None:
    if sys.platform != "linux":
        pytest.skip("a script for Linux")
    script = tmp_path / "spite-qt"
    text = (ROOT / "packaging" / "linux" / "start.sh").read_text(encoding="utf-8")
    script.write_text(text.replace("@GLIBC@", "2.28"), encoding="utf-8")
    (tmp_path / "program").mkdir()
    program = tmp_path / "program" / "spite-qt"
    program.write_text('#!/bin/sh\necho started with "$@"\n', encoding="utf-8")
    told = tmp_path / "getconf"
    for path in (script, program):
        path.chmod(0o755)
    for found, status, says in (
        ("glibc 2.9", 2, "needs glibc 2.28 or later; this system has 2.9."),
        ("glibc 2.27", 2, "needs glibc 2.28 or later; this system has 2.27."),
        ("glibc 2.28", 0, "started with demo --target 5"),
        ("glibc 2.41", 0, "started with demo --target 5"),
        ("", 2, "does not use glibc"),
    ):
        told.write_text(f"#!/bin/sh\necho {found}\n", encoding="utf-8")
        told.chmod(0o755)
        done = subprocess.run(
            [script, "demo", "--target", "5"],
            env={"PATH": f"{tmp_path}:/usr/bin:/bin"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        assert done.returncode == status
        assert says in done.stdout
