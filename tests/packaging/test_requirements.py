"""The pinned packages: hashes for all, no word about where they come from, within pyproject's ranges."""

import re
import tomllib
from collections.abc import Iterator

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.version import Version

from tests.packaging.conftest import ROOT

REQUIREMENTS = (ROOT / "packaging" / "requirements.txt").read_text()
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
SYSTEMS = {
    "Linux x86-64": {"sys_platform": "linux", "platform_system": "Linux", "os_name": "posix"},
    "Linux ARM": {
        "sys_platform": "linux",
        "platform_system": "Linux",
        "os_name": "posix",
        "platform_machine": "aarch64",
    },
    "Windows": {
        "sys_platform": "win32",
        "platform_system": "Windows",
        "os_name": "nt",
        "platform_machine": "AMD64",
    },
    "Mac, Intel": {"sys_platform": "darwin", "platform_system": "Darwin", "os_name": "posix"},
    "Mac, Apple": {
        "sys_platform": "darwin",
        "platform_system": "Darwin",
        "os_name": "posix",
        "platform_machine": "arm64",
    },
}
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]


def pins() -> Iterator[tuple[Requirement, list[str]]]:
    """Each pinned package with its hashes."""
    for block in re.split(r"\n(?=\S)", REQUIREMENTS.replace("\\\n", "")):
        if not block.startswith("#"):
            words = block.split("--hash=")
            yield Requirement(words[0].strip()), [word.strip() for word in words[1:]]


def on(system: str, python: str) -> dict[str, str]:
    """The values of environment markers there."""
    return {
        "platform_machine": "x86_64",
        "python_version": python,
        "python_full_version": f"{python}.1",
        "implementation_name": "cpython",
        "platform_python_implementation": "CPython",
        "extra": "",
        **SYSTEMS[system],
    }


def applies(marker: Marker | None, values: dict[str, str]) -> bool:
    return marker is None or marker.evaluate(values)


def test_it_names_no_index_and_no_address() -> None:
    for line in REQUIREMENTS.splitlines():
        assert not re.match(r"-|\s*--(?!hash=sha256:)", line), line
        assert "://" not in line


def test_every_package_is_pinned_exactly_with_the_hashes_of_its_builds() -> None:
    for pin, hashes in pins():
        assert re.fullmatch(r"==[\w.]+", str(pin.specifier)), pin
        assert hashes, pin
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", value) for value in hashes), pin


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("system", SYSTEMS)
def test_each_range_of_pyproject_is_met_by_one_pin_on_every_system(system: str, python: str) -> None:
    values = on(system, python)
    there: dict[str, Requirement] = {}
    for pin, _ in pins():
        if applies(pin.marker, values):
            assert pin.name not in there, pin
            there[pin.name] = pin
    wanted = [
        Requirement(text) for text in [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["dev"]]
    ]
    for requirement in wanted:
        if applies(requirement.marker, values):
            version = str(there[requirement.name.lower()].specifier).removeprefix("==")
            assert requirement.specifier.contains(version), (requirement, version)


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_qt_that_loses_references_is_kept_off_python_3_11(system: str) -> None:
    ranges = [Requirement(text) for text in PROJECT["dependencies"] if text.startswith("PySide6-Essentials")]
    allowed = [found for found in ranges if applies(found.marker, on(system, "3.11"))]
    assert allowed
    assert not all(found.specifier.contains("6.12.0") for found in allowed)
    pinned = [
        pin
        for pin, _ in pins()
        if pin.name == "pyside6-essentials" and applies(pin.marker, on(system, "3.11"))
    ]
    assert [Version(str(pin.specifier).removeprefix("==")) < Version("6.12") for pin in pinned] == [True]
