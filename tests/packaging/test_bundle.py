"""The built bundle: all that the program needs is in it, and nothing else.

Long forms: the bundle is built first, two minutes and more. Not for the lists it is built from
(test_contents.py), nor for an installed package (packaging/try_packages.py).
"""

import importlib.metadata
import json
import os
import re
import subprocess
import sys
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import bundle
import contents
import elf
import pytest

from spite_qt import __version__
from spite_qt.settings import LANGUAGES
from tests.packaging.conftest import ROOT

if sys.platform == "linux":
    import deb

# One after the other, as they share the build.
pytestmark = [
    pytest.mark.long,
    pytest.mark.timeout(1500),
    pytest.mark.xdist_group("bundle"),
    pytest.mark.skipif(sys.platform != "linux", reason="the bundle's paths are those of Linux here"),
]
# Debian's packages of what every desktop has and every person keeps up to date: nothing else may be needed.
SYSTEM = {
    "libc6",
    "libdbus-1-3",
    "libegl1",
    "libfontconfig1",
    "libfreetype6",
    "libgl1",
    "libglib2.0-0",
    "libwayland-client0",
    "libwayland-cursor0",
    "libwayland-egl1",
    "libx11-6",
    "libx11-xcb1",
    "libxcb1",
    "zlib1g",
}


@cache
def built() -> bundle.Workshop:
    return bundle.build(ROOT)


def inside() -> Path:
    return built().bundle / "_internal"


def paths() -> list[str]:
    """Every file of the bundle but the program itself, as the list names it."""
    return [path.relative_to(inside()).as_posix() for path in inside().rglob("*") if not path.is_dir()]


@cache
def report() -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads(built().report.read_text(encoding="utf-8"))
    return found


def test_every_line_of_the_list_is_used() -> None:
    there = paths()
    idle = [line for line in contents.read("linux") if not any(fnmatchcase(path, line) for path in there)]
    assert idle == []


def test_nothing_is_in_it_that_no_line_allows() -> None:
    allowed = contents.read("linux")
    assert [path for path in paths() if not any(fnmatchcase(path, line) for line in allowed)] == []
    assert sorted(path.name for path in built().bundle.iterdir()) == [
        "_internal",
        bundle.LICENCES,
        "spite-qt",
        bundle.BILL_OF_MATERIALS,
    ]


def test_every_module_of_the_program_is_in_it_and_none_that_is_left_out() -> None:
    modules = set(report()["modules"])
    for package in ("spite_qt", "protocol"):
        for path in (ROOT / package).rglob("*.py"):
            name = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
            assert name in modules
    out = tuple(f"{name}." for name in contents.modules_left_out())
    assert [name for name in modules if f"{name}.".startswith(out)] == []
    assert [
        path for path in paths() if re.search(r"_ssl|QtNetwork|tkinter|libcrypto|libssl|_tkinter", path)
    ] == []


def test_every_resource_and_every_language_is_in_it() -> None:
    there = inside() / "spite_qt" / "_resources"
    for path in (ROOT / "resources").rglob("*"):
        if path.is_file() and path.suffix not in {".py", ".pyc"}:
            assert (there / path.relative_to(ROOT / "resources")).read_bytes() == path.read_bytes()
    for language in LANGUAGES:
        assert (there / "translations" / f"spite_qt_{language}.qm").is_file()
        assert (inside() / "PySide6" / "Qt" / "translations" / f"qtbase_{language}.qm").is_file()


def test_what_qt_for_python_would_compile_at_each_start_is_compiled() -> None:
    modules = list((inside() / "shiboken6" / "files.dir" / "shibokensupport").rglob("*.py*"))
    assert "loader.pyc" in {module.name for module in modules}
    for module in modules:
        # After Python's number, how its source is known: 1 is by a hash that nobody looks at.
        assert module.suffix == ".pyc"
        assert module.read_bytes()[4:8] == b"\1\0\0\0"


def test_windows_open_on_x11_wayland_and_off_screen() -> None:
    plugins = inside() / "PySide6" / "Qt" / "plugins"
    names = {path.name for path in (plugins / "platforms").iterdir()}
    assert names == {"libqxcb.so", "libqwayland.so", "libqoffscreen.so"}
    assert (plugins / "platformthemes" / "libqxdgdesktopportal.so").is_file()


def test_every_library_that_is_linked_is_in_it_or_on_every_desktop() -> None:
    needed, suggested = deb.dependencies(built())
    assert {name.partition(" ")[0] for name in needed} <= SYSTEM
    # Qt does without the look of a GTK desktop where it is missing.
    assert "libgtk-3-0" in suggested


def test_no_library_looks_for_others_in_a_folder_of_the_computer_it_was_made_on() -> None:
    shown = ["objdump", "-p", *map(str, elf.files(built().bundle))]
    told = subprocess.run(shown, capture_output=True, text=True, check=True).stdout
    looked = {folder for found in re.findall(r"R(?:UN)?PATH\s+(\S+)", told) for folder in found.split(":")}
    assert "$ORIGIN" in looked
    assert [folder for folder in looked if not folder.startswith("$ORIGIN")] == []


def plain(name: str) -> str:
    """A distribution's name as every tool understands it."""
    return name.lower().replace("_", "-")


def installed() -> dict[str, str]:
    """The parts of the bundle with their versions, by their plain names, the program left out."""
    site = str(built().packages("runtime"))
    found = {plain(part.name): part.version for part in importlib.metadata.distributions(path=[site])}
    assert found.pop("spite-qt") == __version__
    return found


def test_the_licence_of_every_part_is_in_it() -> None:
    folder = built().bundle / bundle.LICENCES
    texts = {path.stem.lower(): path.read_text(encoding="utf-8") for path in folder.iterdir()}
    assert installed().keys() <= texts.keys()
    assert {"spite-&-malice", "python", "pyinstaller-bootloader"} <= texts.keys()
    for part in ("pyside6-essentials", "shiboken6"):
        assert "GNU LESSER GENERAL PUBLIC LICENSE" in texts[part]
        assert "GNU GENERAL PUBLIC LICENSE" in texts[part]
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in texts["python"]
    # Qt's wheels bring ICU as libraries of its own, and have these built in.
    assert (inside() / "libicudata.so.73").exists()
    for part in ("ICU", "HarfBuzz", "PCRE2", "zlib", "libpng", "double-conversion", "MD4C"):
        assert f"\n{part}\n=====" in texts["pyside6-essentials"]
    assert [name for name, text in texts.items() if len(text) < 500] == []


def test_the_list_of_parts_is_valid_and_has_every_part_in_the_pinned_version() -> None:
    bill = built().bundle / bundle.BILL_OF_MATERIALS
    parts = json.loads(bill.read_text(encoding="utf-8"))
    named = {plain(part["name"]): part["version"] for part in parts["components"]}
    named.pop("spite-qt", None)
    assert named == installed()
    pinned = (ROOT / "packaging" / "runtime.txt").read_text(encoding="utf-8")
    for name, version in named.items():
        assert re.search(rf"^{re.escape(name)}=={re.escape(version)} ", pinned, re.MULTILINE), name
    check = (
        "import sys, pathlib\n"
        "from cyclonedx.schema import SchemaVersion\n"
        "from cyclonedx.validation.json import JsonStrictValidator\n"
        "fault = JsonStrictValidator(SchemaVersion.from_version(sys.argv[2])).validate_str(\n"
        "    pathlib.Path(sys.argv[1]).read_text(encoding='utf-8'))\n"
        "sys.exit(None if fault is None else str(fault))\n"
    )
    asked = [str(built().python("tools")), "-c", check, str(bill), parts["specVersion"]]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_bundle_names_no_folder_of_the_computer_it_was_made_on() -> None:
    mark = str(ROOT).encode()
    named = [path for path in paths() if mark in (inside() / path).read_bytes()]
    assert named == []


def test_the_program_in_it_plays_through_its_window(tmp_path: Path) -> None:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    alone = {**kept, "HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    for call, says in (("--version", f"spite-qt {__version__}\n"), ("self-test", "all is well")):
        done = subprocess.run(
            [built().bundle / "spite-qt", call],
            cwd=tmp_path,
            env=alone,
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, "")
        assert says in done.stdout
