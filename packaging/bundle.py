"""The bundle: one folder with Python, Qt and the program, built from the hash-pinned lists.

Everything is under build/package and made anew, except the two environments, which are kept while their lists
are the same. What goes into the bundle is said by bundle-contents.txt; what a person downloads is made of the
bundle by other files of this folder.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import elf
import qt_support
from console import SetupError, say

LICENCES = "licences"
BILL_OF_MATERIALS = "spite-qt.cdx.json"
# What the environments are made from.
_LISTS = {"tools": "build-tools.txt", "runtime": "runtime.txt"}


@dataclass(frozen=True)
class Workshop:
    """The folders in which the bundle of the checkout at `root` (absolute) is made."""

    root: Path

    @property
    def folder(self) -> Path:
        return self.root / "build" / "package"

    @property
    def bundle(self) -> Path:
        """The finished folder; the program in it is called spite-qt."""
        return self.folder / "dist" / "spite-qt"

    @property
    def report(self) -> Path:
        """What PyInstaller found, as JSON: "left out" (paths that bundle-contents.txt does not allow),
        "sources" (path in the bundle to where it came from), "modules" (names of Python modules).
        """
        return self.folder / "report.json"

    @property
    def wheels(self) -> Path:
        """Where the program's wheel and source archive are made."""
        return self.folder / "wheel"

    @property
    def support(self) -> Path:
        """Where qt_support.py puts compiled modules."""
        return self.folder / "support"

    def environment(self, name: str) -> Path:
        return self.folder / name

    def python(self, name: str) -> Path:
        windows = os.name == "nt"
        return self.environment(name) / ("Scripts/python.exe" if windows else "bin/python")

    def packages(self, name: str) -> Path:
        """Where the packages of an environment are."""
        base = str(self.environment(name))
        places = {"base": base, "platbase": base, "installed_base": sys.base_prefix}
        return Path(sysconfig.get_path("purelib", "venv", vars=places))


def version(root: Path) -> str:
    """The program's version, from the one place that has it."""
    text = (root / "spite_qt" / "__init__.py").read_text(encoding="utf-8")
    return next(line.split('"')[1] for line in text.splitlines() if line.startswith("__version__"))


def commit_time(root: Path) -> int:
    """Seconds since 1970 of the last commit: the time that everything made here bears.

    Without git (a source archive): that of CHANGELOG.md.
    """
    asked = ["git", "-C", str(root), "log", "-1", "--format=%ct"]
    answer = subprocess.run(asked, capture_output=True, text=True, check=False)
    if answer.returncode == 0 and answer.stdout.strip():
        return int(answer.stdout)
    return int((root / "CHANGELOG.md").stat().st_mtime)


def build(root: Path) -> Workshop:
    """Make the bundle. SetupError says what a person must do."""
    shop = Workshop(root)
    shop.folder.mkdir(parents=True, exist_ok=True)
    environment = _settled(root)
    _environments(shop, {name: root / "packaging" / file for name, file in _LISTS.items()})
    _add_program(shop, environment)
    if sys.platform == "linux":
        qt_support.compile_into(shop.support, shop.python("runtime"), environment)
    say("Putting the bundle together ...")
    shutil.rmtree(shop.folder / "dist", ignore_errors=True)
    searched = os.pathsep.join([str(shop.packages("runtime")), str(root / "packaging")])
    recipe = [str(shop.python("tools")), "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    recipe += ["--distpath", str(shop.folder / "dist"), "--workpath", str(shop.folder / "work")]
    recipe.append(str(root / "packaging" / "spite-qt.spec"))
    named = {
        "PYTHONPATH": searched,
        "SPITE_QT_REPORT": str(shop.report),
        "SPITE_QT_SUPPORT": str(shop.support),
    }
    # Modules that need not be unpacked are there sooner: 13 ms of a start, for 5 MB on disk. What people
    # download is smaller for it, as the packages' own compression is the better one.
    named["PYINSTALLER_ZLIB_COMPRESSION_LEVEL"] = "0"
    # Not in the checkout, or its own packages would be found before the wheel's.
    hint = "PyInstaller could not put the bundle together."
    _run(recipe, {**environment, **named}, hint, shop.folder)
    if sys.platform == "linux":
        for library in elf.files(shop.bundle):
            elf.forget_search_path(library)
    _bill_of_materials(shop, environment)
    _licences(shop)
    if sys.platform == "darwin":
        _into_app(shop)
    _settle_times(shop.bundle, commit_time(root))
    return shop


def _settled(root: Path) -> dict[str, str]:
    """The environment of all tools: nothing that differs from run to run of one commit."""
    left = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "QT_"))}
    return {
        **left,
        "SOURCE_DATE_EPOCH": str(commit_time(root)),
        "PYTHONHASHSEED": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
        "LC_ALL": "C.UTF-8",
    }


def _environments(shop: Workshop, lists: Mapping[str, Path]) -> None:
    """Environments with exactly what their lists say, side by side; each made anew when its list or Python is
    another one.
    """
    wanted = {name: _made_from(shop, name, requirements) for name, requirements in lists.items()}
    stale = [name for name, made_from in wanted.items() if _kept(_stamp(shop, name)) != made_from]
    for name in stale:
        shutil.rmtree(shop.environment(name), ignore_errors=True)
        # pip is one of the tools and does its work from there. What is in the other environment is what the
        # bundle has and its list of parts says.
        bare = [] if name == "tools" else ["--without-pip"]
        making = [sys.executable, "-m", "venv", *bare, str(shop.environment(name))]
        _run(making, None, "Python's venv module failed.")
    if stale:
        say(f"Fetching what {' and '.join(lists[name].name for name in stale)} list ...")
        with ThreadPoolExecutor() as side_by_side:
            for done in [side_by_side.submit(_install, shop, name, lists[name]) for name in stale]:
                done.result()
    for name in stale:
        _stamp(shop, name).write_text(json.dumps(wanted[name]), encoding="utf-8")


def _made_from(shop: Workshop, name: str, requirements: Path) -> dict[str, str]:
    return {
        "list": hashlib.sha256(requirements.read_bytes()).hexdigest(),
        "python": f"{sys.version} {sys.base_prefix} {shop.environment(name)}",
    }


def _stamp(shop: Workshop, name: str) -> Path:
    return shop.environment(name) / "made-from.json"


def _kept(stamp: Path) -> Any:
    try:
        return json.loads(stamp.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


def _install(shop: Workshop, name: str, requirements: Path) -> None:
    options = ["--no-compile", "--require-hashes", "--only-binary", ":all:"]
    _run(
        [*_pip(shop, name), "install", *options, "--requirement", str(requirements)],
        None,
        "Fetching the packages failed. Is the network up? Run this again: what was fetched is kept.",
    )


def _pip(shop: Workshop, name: str) -> list[str]:
    """pip of the tools at work on the environment `name`."""
    tools, at = str(shop.python("tools")), str(shop.python(name))
    return [tools, "-m", "pip", "--python", at, "--disable-pip-version-check", "--no-input", "--quiet"]


def _add_program(shop: Workshop, environment: Mapping[str, str]) -> None:
    """The program's wheel, as people get it from an index, into the bundle's environment; its source archive
    beside the wheel.
    """
    shutil.rmtree(shop.wheels, ignore_errors=True)
    tools = str(shop.python("tools"))
    making = [tools, "-m", "hatchling", "build", "--target", "sdist", "--target", "wheel"]
    hint = "The wheel and the source archive could not be built."
    _run([*making, "--directory", str(shop.wheels)], environment, hint, shop.root)
    (wheel,) = shop.wheels.glob("*.whl")
    installing = [*_pip(shop, "runtime"), "install", "--no-deps", "--no-index", "--no-compile"]
    _run([*installing, "--force-reinstall", str(wheel)], None, "The wheel could not be installed.")


def _bill_of_materials(shop: Workshop, environment: Mapping[str, str]) -> None:
    """What the bundle is made of, as CycloneDX."""
    project = tomllib.loads((shop.root / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["name"] == "spite-qt", "another project's pyproject.toml"
    making = [str(shop.python("tools")), "-m", "cyclonedx_py", "environment", str(shop.python("runtime"))]
    making += ["--pyproject", str(shop.root / "pyproject.toml"), "--output-reproducible"]
    making += ["--output-file", str(shop.bundle / BILL_OF_MATERIALS)]
    _run(making, environment, "The list of parts could not be made.")


def _licences(shop: Workshop) -> None:
    """The licence texts of all that is inside, a file a part; those of the system's libraries too."""
    folder = shop.bundle / LICENCES
    folder.mkdir()
    script = (
        "import sys, pathlib\n"
        "from spite_qt.licences import parts\n"
        "for part in parts():\n"
        '    file = pathlib.Path(sys.argv[1]) / f\'{part.name.replace(" ", "-")}.txt\'\n'
        "    head = f'{part.name} {part.version}: {part.licence}'\n"
        "    file.write_text(head + '\\n\\n' + part.text + '\\n', encoding='utf-8')\n"
    )
    writing = [str(shop.python("runtime")), "-c", script, str(folder)]
    _run(writing, None, "The licence texts could not be written.", shop.folder)
    (loader,) = shop.packages("tools").glob("pyinstaller-*.dist-info/**/COPYING.txt")
    shutil.copyfile(loader, folder / "PyInstaller-bootloader.txt")
    libraries = system_sources(shop)
    packages = owners(libraries)
    for library in libraries:
        if library not in packages:
            raise SetupError(f"{library} goes into the bundle, and no package tells its licence.")
        package = packages[library].partition(":")[0]
        shutil.copyfile(Path("/usr/share/doc") / package / "copyright", folder / f"{package}.txt")


def _into_app(shop: Workshop) -> None:
    """Licences and list of parts into macOS's program too, which PyInstaller made of the folder before them.

    Its signature, which is nobody's, does not hold any more and is made anew.
    """
    app = shop.folder / "dist" / "Spite & Malice.app"
    inside = app / "Contents" / "Resources"
    shutil.copytree(shop.bundle / LICENCES, inside / LICENCES)
    shutil.copyfile(shop.bundle / BILL_OF_MATERIALS, inside / BILL_OF_MATERIALS)
    signing = ["codesign", "--force", "--deep", "--sign", "-", str(app)]
    _run(signing, None, "The program could not be signed.")


def system_sources(shop: Workshop) -> list[Path]:
    """The libraries of the bundle that come from the system, neither from Python nor from its packages."""
    sources = json.loads(shop.report.read_text(encoding="utf-8"))["sources"].values()
    ours = (shop.folder.resolve(), Path(sys.base_prefix).resolve())
    found = {Path(source).resolve() for source in sources}
    return sorted(path for path in found if not any(path.is_relative_to(folder) for folder in ours))


def owners(libraries: Iterable[Path]) -> dict[Path, str]:
    """The Debian packages that files of this system belong to, without those that no package has."""
    asked: dict[str, Path] = {}
    for library in libraries:
        # Debian 12 lists files by their place before /lib and /usr/lib became one.
        asked |= {str(library): library, str(library).removeprefix("/usr"): library}
    if not asked or shutil.which("dpkg") is None:
        return {}
    # Its exit status tells only that some of the files are nobody's.
    answer = subprocess.run(["dpkg", "-S", *asked], capture_output=True, text=True, check=False)
    found = (line.rpartition(": ")[::2] for line in answer.stdout.splitlines())
    return {
        asked[path]: packages.split(",")[0]
        for packages, path in found
        if path in asked and not packages.startswith("diversion ")
    }


def _settle_times(folder: Path, seconds: int) -> None:
    """Every file bears the commit's time, so that archives of two builds are the same."""
    # Windows cannot change a link's own time, and has no links here.
    following = os.utime not in os.supports_follow_symlinks
    for path in [*folder.rglob("*"), folder]:
        os.utime(path, (seconds, seconds), follow_symlinks=following)


def _run(
    command: list[str], environment: Mapping[str, str] | None, hint: str, folder: Path | None = None
) -> None:
    done = subprocess.run(
        command, env=environment, cwd=folder, capture_output=True, text=True, errors="replace", check=False
    )
    if done.returncode != 0:
        say("\n".join((done.stdout + done.stderr).splitlines()[-20:]))
        raise SetupError(hint)
