"""What must hold for the whole tree: no foreign addresses, one version, documents that tell the truth."""

import ast
import re
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path

import pytest

from spite_qt import __version__
from spite_qt.cli.run import Exit
from tests.packaging.conftest import ROOT

# Put together here, so that this file does not hold what it looks for.
REGISTRY_HOSTS = [
    "py" + "pi.org",
    "python" + "hosted",
    "deb.debian" + ".org",
    "registry.npm" + "js",
    "crates" + ".io",
]
# A person's or a machine's own folders.
OWN_FOLDERS = re.compile(r"/(?:work|home/\w+|Users/\w+|opt/\w+)/|[A-Z]:\\Users")


@cache
def tracked() -> list[Path]:
    """Every file of the repository, those added and not yet committed too."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a clone")
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]


def texts() -> list[tuple[Path, str]]:
    found = []
    for path in tracked():
        content = path.read_bytes()
        if b"\0" not in content:
            found.append((path.relative_to(ROOT), content.decode("utf-8")))
    return found


def test_no_file_names_a_package_registry() -> None:
    named = [(str(path), host) for path, text in texts() for host in REGISTRY_HOSTS if host in text]
    assert named == []


def test_no_file_names_a_folder_of_somebodys_computer() -> None:
    named = [(str(path), found[0]) for path, text in texts() if (found := OWN_FOLDERS.search(text))]
    assert named == []


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["dynamic"] == ["version"]
    assert project["tool"]["hatch"]["version"]["path"] == "spite_qt/__init__.py"
    assigned = [
        str(path)
        for path, text in texts()
        if path.suffix in {".py", ".toml"} and re.search(rf"""["']{re.escape(__version__)}["']""", text)
    ]
    assert assigned == ["spite_qt/__init__.py"]
    assert __version__ in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_licence_is_the_one_that_pyproject_and_the_readme_name() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["license"] == "MIT"
    assert project["license-files"] == ["LICENSE"]
    assert (ROOT / "LICENSE").read_text(encoding="utf-8").startswith("MIT License\n")
    assert "[MIT licence](LICENSE)" in README


README = (ROOT / "README.md").read_text(encoding="utf-8")
CALLS = re.findall(r"^\| `spite-qt (\S+)(.*?)` \|", README, re.MULTILINE)


@cache
def help_of(*call: str) -> str:
    asked = [sys.executable, "-m", "spite_qt", *call, "--help"]
    return subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def test_the_readme_begins_with_the_two_commands() -> None:
    commands = re.findall(r"^    (\S.*)$", README, re.MULTILINE)
    assert commands[:2] == ["python3 packaging/dev.py play", "python3 packaging/dev.py test"]
    assert README.index(commands[1]) < 700


def test_the_readme_lists_exactly_the_calls_that_the_program_has() -> None:
    offered = re.findall(r"^    ([a-z][a-z-]+)\b", help_of().split("calls:")[1], re.MULTILINE)
    assert sorted(name for name, _ in CALLS) == sorted(offered)


@pytest.mark.parametrize(("name", "usage"), CALLS, ids=[name for name, _ in CALLS])
def test_every_option_that_the_readme_names_is_in_the_calls_help(name: str, usage: str) -> None:
    told = help_of(name)
    for option in re.findall(r"--[a-z-]+", usage):
        assert re.search(rf"(?<![\w-]){option}\b", told), option


def test_the_readme_tells_every_exit_status() -> None:
    told = [int(code) for code in re.findall(r"^\| (\d+) \|", README, re.MULTILINE)]
    assert told == sorted(code.value for code in Exit)


def test_the_readme_tells_every_event_of_the_json_lines() -> None:
    table = README.split("| event |")[1].split("\n\n")[0]
    told = {name for row in table.splitlines() for name in re.findall(r"`([a-z ]+)`", row.split("|")[1])}
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "spite_qt" / "cli").glob("*.py"))
    printed = set(re.findall(r"(?:tell|_say)\(\s*\"([a-z ]+)\"", source)) - {"version"}
    ending = {"refused", "link lost", "error", "notice", "warning", "disk", "found", "changed"}
    assert told == printed | ending


def test_the_readme_tells_every_field_of_the_json_lines() -> None:
    rows = [row.split("|") for row in README.split("| event |")[1].split("\n\n")[0].splitlines()[2:]]
    told = {name: fields for _, names, fields, *_ in rows for name in re.findall(r"`([a-z -]+)`", names)}
    printed: dict[str, set[str]] = {}
    for path in (ROOT / "spite_qt" / "cli").glob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and call.args and isinstance(call.args[0], ast.Constant):
                event = str(call.args[0].value)
                if event in told and getattr(call.func, "attr", "") in ("tell", "_say"):
                    printed.setdefault(event, set()).update(each.arg for each in call.keywords if each.arg)
    assert len(printed) > 20
    words = {event: set(re.findall(r"\w+", fields)) for event, fields in told.items()}
    missing = {(event, field) for event in printed for field in printed[event] - words[event]}
    assert not missing


def test_links_of_the_documents_lead_somewhere() -> None:
    documents = [path for path in tracked() if path.suffix == ".md"]
    assert len(documents) > 7
    for document in documents:
        for link in re.findall(r"\]\(((?!https?:)[^)#]+)\)", document.read_text(encoding="utf-8")):
            assert (document.parent / link).exists(), f"{document}: {link}"
