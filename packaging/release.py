"""`dev.py package`: what a person downloads, made into dist/ with its checksums.

The wheel and the source archive; on Linux a .tar.gz that runs from any folder and, where dpkg-deb is, a .deb;
on Windows and macOS the bundle, for windows/spite-qt.iss and macos/make_dmg.sh to pack. Not for the bundle
itself (bundle.py).
"""

import gzip
import hashlib
import platform
import shutil
import sys
import tarfile
import time
from pathlib import Path

import bundle
import deb
import elf
from bundle import Workshop
from console import say

LARGEST_SHOWN = 10
SUMS = "SHA256SUMS"


def package(root: Path) -> int:
    """Make everything that this system can make; the exit status. SetupError says what a person must do."""
    started = time.monotonic()
    clear(root / "dist")
    shop = bundle.build(root)
    _tell_size(shop.bundle)
    made: list[Path] = []
    (root / "dist").mkdir(exist_ok=True)
    if sys.platform == "linux":
        made.append(archive(shop))
        if shutil.which("dpkg-deb") is None:
            say("No .deb: dpkg-deb is not here.")
        else:
            made.append(deb.build(shop))
    bill = root / "dist" / f"spite-qt-{bundle.version(root)}.cdx.json"
    shutil.copyfile(shop.bundle / bundle.BILL_OF_MATERIALS, bill)
    made.append(bill)
    made += [Path(shutil.copy(file, root / "dist")) for file in sorted(shop.wheels.iterdir())]
    _checksums(made)
    say(f"Packaged in {time.monotonic() - started:.0f} s.")
    return 0


def clear(dist: Path) -> None:
    """Remove what was made there before, by its list, and the list: so what has a list is whole, and of one
    version.
    """
    sums = dist / SUMS
    if not sums.exists():
        return
    for line in sums.read_text(encoding="utf-8").splitlines():
        if name := Path(line.partition("  ")[2]).name:
            (dist / name).unlink(missing_ok=True)
    sums.unlink()


def archive(shop: Workshop) -> Path:
    """The .tar.gz: the bundle under a start script that says in words what an old system lacks."""
    version = bundle.version(shop.root)
    top = f"spite-qt-{version}"
    made = shop.root / "dist" / f"{top}-linux-{platform.machine()}.tar.gz"
    seconds = bundle.commit_time(shop.root)
    tree = shop.folder / "archive" / top
    shutil.rmtree(tree.parent, ignore_errors=True)
    shutil.copytree(shop.bundle, tree / "program", symlinks=True)
    deb.add_desktop_files(shop.root, tree / "share")
    linux = shop.root / "packaging" / "linux"
    glibc = ".".join(map(str, max(elf.versions_of_glibc(elf.files(shop.bundle)))))
    start = (linux / "start.sh").read_text(encoding="utf-8").replace("@GLIBC@", glibc)
    (tree / "spite-qt").write_text(start, encoding="utf-8")
    (tree / "spite-qt").chmod(0o755)
    shutil.copyfile(linux / "README.txt", tree / "README.txt")
    shutil.copyfile(shop.root / "LICENSE", tree / "LICENSE.txt")

    def settled(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = seconds
        entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
        return entry

    with (
        made.open("wb") as file,
        gzip.GzipFile("", "wb", 6, file, mtime=seconds) as zipped,
        tarfile.open(fileobj=zipped, mode="w", format=tarfile.PAX_FORMAT) as tar,
    ):
        for path in sorted([tree, *tree.rglob("*")]):
            tar.add(path, str(path.relative_to(tree.parent)), recursive=False, filter=settled)
    say(f"Made {made.relative_to(shop.root)} ({made.stat().st_size / 1e6:.1f} MB).")
    return made


def _tell_size(folder: Path) -> None:
    files = [
        (path.stat().st_size, path) for path in folder.rglob("*") if path.is_file() and not path.is_symlink()
    ]
    total = sum(size for size, _ in files)
    say(f"The bundle has {len(files)} files, {total / 1e6:.1f} MB. The largest:")
    for size, path in sorted(files, reverse=True)[:LARGEST_SHOWN]:
        say(f"  {size / 1e6:5.1f} MB  {path.relative_to(folder).as_posix()}")


def _checksums(files: list[Path]) -> None:
    """SHA256SUMS beside them, as `sha256sum --check` reads it."""
    lines = (f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)
    (files[0].parent / SUMS).write_text("".join(lines), encoding="utf-8")
