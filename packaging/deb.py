"""The Debian package, made of the finished bundle. Not for the bundle itself (bundle.py)."""

import gzip
import hashlib
import os
import shutil
import subprocess
import time
import tomllib
from email.utils import formatdate
from pathlib import Path
from typing import Final

import bundle
import elf
from bundle import Workshop
from console import SetupError, say

ID: Final = "io.github.spite_qt.spite_qt"
ICON_SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)  # pixels, as resources/icons has them
# What only a plugin needs that Qt does without where it is missing.
_OPTIONAL: Final = ("libqgtk3.so",)
_MAINTAINER: Final = "Spite & Malice maintainers <maintainers@spite-qt.invalid>"


def build(shop: Workshop) -> Path:
    """Make the .deb and return its path. SetupError where dpkg-deb is missing or fails."""
    if shutil.which("dpkg-deb") is None:
        raise SetupError("A .deb is made with dpkg-deb, which this computer does not have.")
    tree = shop.folder / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    _fill(shop, tree)
    _control(shop, tree)
    seconds = bundle.commit_time(shop.root)
    programs = {tree / "usr" / "lib" / "spite-qt" / "spite-qt", tree / "DEBIAN" / "postrm"}
    for path in [*tree.rglob("*"), tree]:
        # Whatever the umask of who builds: dpkg-deb refuses a package that not everybody may read.
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path in programs else 0o644)
        os.utime(path, (seconds, seconds), follow_symlinks=False)
    made = shop.root / "dist" / f"spite-qt_{bundle.version(shop.root)}_{architecture()}.deb"
    packing = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", str(tree), str(made)]
    settled = {**os.environ, "SOURCE_DATE_EPOCH": str(seconds)}
    done = subprocess.run(packing, env=settled, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SetupError(f"{done.stdout}{done.stderr}\ndpkg-deb could not make the package.")
    say(f"Made {made.relative_to(shop.root)} ({made.stat().st_size / 1e6:.1f} MB).")
    return made


def architecture() -> str:
    """Debian's name for this computer's processor."""
    asked = subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True)
    return asked.stdout.strip()


def filled(root: Path, name: str) -> str:
    """A file of packaging/linux with version, date and homepage put in."""
    text = (root / "packaging" / "linux" / name).read_text(encoding="utf-8")
    date = time.strftime("%Y-%m-%d", time.gmtime(bundle.commit_time(root)))
    page = homepage(root)
    shown = "" if page is None else _SHOWN.replace("@PAGE@", page)
    return (
        text.replace("@VERSION@", bundle.version(root)).replace("@DATE@", date).replace("@HOMEPAGE@", shown)
    )


def homepage(root: Path) -> str | None:
    """The project's page in pyproject.toml, without a closing slash; None while it has none."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    page: str | None = project.get("urls", {}).get("Homepage")
    return page.rstrip("/") if page else None


# The pictures of packaging/screenshots, where a software centre finds them.
_SHOWN: Final = """\
  <url type="homepage">@PAGE@/</url>
  <screenshots>
    <screenshot type="default">
      <image>@PAGE@/screenshots/table.png</image>
      <caption>The table in the middle of a game</caption>
    </screenshot>
    <screenshot>
      <image>@PAGE@/screenshots/lobby.png</image>
      <caption>The tables on the network</caption>
    </screenshot>
  </screenshots>
"""


def add_desktop_files(root: Path, share: Path) -> None:
    """Desktop entry, kind of file, icons, metainfo and man page into `share`, a folder as /usr/share."""
    _write(share / "mime" / "packages" / "spite-qt.xml", filled(root, "spite-qt.xml"))
    applications = share / "applications" / "spite-qt.desktop"
    _write(applications, filled(root, "spite-qt.desktop"))
    _write(share / "metainfo" / f"{ID}.metainfo.xml", filled(root, f"{ID}.metainfo.xml"))
    manual = share / "man" / "man1" / "spite-qt.1.gz"
    manual.parent.mkdir(parents=True)
    manual.write_bytes(_zipped(filled(root, "spite-qt.1")))
    icons = root / "resources" / "icons"
    for size in ICON_SIZES:
        _copy(icons / f"spite-qt-{size}.png", share / f"icons/hicolor/{size}x{size}/apps/spite-qt.png")
    _copy(icons / "spite-qt.svg", share / "icons/hicolor/scalable/apps/spite-qt.svg")


def _fill(shop: Workshop, tree: Path) -> None:
    share, home = tree / "usr" / "share", tree / "usr" / "lib" / "spite-qt"
    shutil.copytree(shop.bundle, home, symlinks=True)
    command = tree / "usr" / "bin" / "spite-qt"
    command.parent.mkdir()
    command.symlink_to("../lib/spite-qt/spite-qt")
    add_desktop_files(shop.root, share)
    documents = share / "doc" / "spite-qt"
    _write(documents / "copyright", filled(shop.root, "copyright"))
    (documents / "changelog.gz").write_bytes(_zipped(_changelog(shop.root)))
    _copy(shop.root / "CHANGELOG.md", documents / "NEWS.md")
    shutil.move(home / bundle.BILL_OF_MATERIALS, documents / bundle.BILL_OF_MATERIALS)
    _write(share / "lintian" / "overrides" / "spite-qt", filled(shop.root, "lintian-overrides"))


def _changelog(root: Path) -> str:
    """In Debian's form; what is new stands in NEWS.md beside it."""
    date = formatdate(bundle.commit_time(root))
    version = bundle.version(root)
    return f"spite-qt ({version}) stable; urgency=low\n\n  * See NEWS.md.\n\n -- {_MAINTAINER}  {date}\n"


def _control(shop: Workshop, tree: Path) -> None:
    files = sorted(path for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    needs, suggests = dependencies(shop)
    page = homepage(shop.root)
    fields = {
        "Package": "spite-qt",
        "Version": bundle.version(shop.root),
        "Architecture": architecture(),
        "Maintainer": _MAINTAINER,
        "Installed-Size": str(sum(-(-path.stat().st_size // 1024) for path in files)),
        "Depends": ", ".join(needs),
        "Recommends": "fonts-dejavu-core",
        "Suggests": ", ".join(suggests),
        "Section": "games",
        "Priority": "optional",
        **({} if page is None else {"Homepage": page}),
        "Description": "card game Spite & Malice for two on one local network\n"
        " Two people, each at their own computer, play Spite & Malice (Cat and Mouse)\n"
        " over the local network: one hosts a table, the other sees it appear and sits\n"
        " down. There is no server and no account, and the internet is not needed. A\n"
        " match goes on after a broken link, a closed lid or a crash. Alone, one plays\n"
        " against the computer.",
    }
    control = tree / "DEBIAN"
    control.mkdir()
    text = "".join(f"{name}: {value}\n" for name, value in fields.items() if value)
    (control / "control").write_text(text, encoding="utf-8")
    sums = (f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(tree)}\n" for path in files)
    (control / "md5sums").write_text("".join(sums), encoding="utf-8")
    _write(control / "postrm", filled(shop.root, "postrm"))


def dependencies(shop: Workshop) -> tuple[list[str], list[str]]:
    """The Debian packages of the libraries that the bundle links and does not have: what it needs, and what
    it uses where it is there.
    """
    libraries = elf.files(shop.bundle)
    inside = {path.name for path in libraries}
    needed: set[str] = set()
    optional: set[str] = set()
    for path in libraries:
        (optional if path.name in _OPTIONAL else needed).update(elf.linked(path) - inside)
    packages_of = _packages_of(needed | optional)
    packages = {packages_of[name] for name in needed}
    suggested = {packages_of[name] for name in optional} - packages
    oldest = max(elf.versions_of_glibc(libraries))
    libc = f"libc6 (>= {oldest[0]}.{oldest[1]})"
    return sorted(libc if name == "libc6" else name for name in packages), sorted(suggested)


def _packages_of(libraries: set[str]) -> dict[str, str]:
    """The package with each of these libraries on the computer where the bundle is made."""
    known = subprocess.run(["/sbin/ldconfig", "-p"], capture_output=True, text=True, check=True).stdout
    places: dict[str, list[Path]] = {}
    for line in known.splitlines():
        name = line.split(" ")[0].strip()
        if name in libraries and "=>" in line:
            places.setdefault(name, []).append(Path(line.rpartition("=> ")[2]).resolve())
    owners = bundle.owners(place for found in places.values() for place in found)
    packages = {
        name: owners[place].partition(":")[0]
        # The linker takes the first one that it lists.
        for name, found in places.items()
        for place in reversed(found)
        if place in owners
    }
    if missing := sorted(libraries - packages.keys()):
        raise SetupError(f"The bundle links {missing[0]}, and no package here has it: is it installed?")
    return packages


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _zipped(text: str) -> bytes:
    return gzip.compress(text.encode("utf-8"), 9, mtime=0)
