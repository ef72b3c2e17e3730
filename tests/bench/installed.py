"""What people install, measured as they meet it, beside KPatience: `python -m tests.bench.installed`.

Measures the built bundle, or the programs given as arguments, and `kpat` where it is installed. Each start is
a fresh process with a fresh home and a network of its own, on an X server of 1920 x 1080. Its time runs from
before the process starts until a window has drawn something other than one colour. Warm: the median of some
starts; cold: one after its files were thrown out of the page cache (root, Linux). Resident memory is VmRSS
with the window full size; for this program, after a game against the computer was begun. Nothing is asserted.

Where it may (root, Linux) all that counts for a start goes before all other work of the machine, so that a
busy machine gives nearly the figures of a quiet one.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from tests.bench.paint import screen

BUNDLE = Path(__file__).parents[2] / "build" / "package" / "dist" / "spite-qt" / "spite-qt"
RUNS = 5
WIDTH, HEIGHT = 1920, 1080
# Seconds: a start that takes longer is told as such; and until a window or a game has come to rest.
AT_MOST, AT_REST = 20.0, 15.0
ALONE = ["unshare", "--net", "sh", "-c", 'ip link set lo up && exec "$@"', "sh"]
DEBIAN_KPAT = Path("/usr/games/kpat")


class _Picture(ctypes.Structure):
    """The beginning of Xlib's XImage."""

    _fields_ = [
        ("width", ctypes.c_int),
        ("height", ctypes.c_int),
        ("offset", ctypes.c_int),
        ("format", ctypes.c_int),
        ("data", ctypes.c_void_p),
    ]


class Watcher:
    """Looks at an X server's whole screen from outside, through Xlib."""

    def __init__(self, display: str) -> None:
        self.x: Any = ctypes.CDLL(ctypes.util.find_library("X11"))
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        self.x.XDefaultRootWindow.restype = ctypes.c_ulong
        self.x.XGetImage.restype = ctypes.POINTER(_Picture)
        self.server = ctypes.c_void_p(self.x.XOpenDisplay(display.encode()))
        self.root = ctypes.c_ulong(self.x.XDefaultRootWindow(self.server))

    def is_drawn(self) -> bool:
        """Whether some line across the screen has more than two colours: the root's and a bare window's."""
        return any(len(self._colours(y)) > 2 for y in range(40, HEIGHT, 80))

    def _colours(self, y: int) -> set[int]:
        every_plane, as_pixels = ctypes.c_ulong(0xFFFFFFFF), 2
        picture = self.x.XGetImage(self.server, self.root, 0, y, WIDTH, 1, every_plane, as_pixels)
        pixels = (ctypes.c_uint32 * WIDTH).from_address(picture.contents.data)
        found = set(pixels)
        self.x.XDestroyImage(picture)
        return found


@contextmanager
def bus() -> Iterator[str]:
    """A session bus of its own, as every desktop has one: KPatience does not start without."""
    asked = ["dbus-daemon", "--session", "--nofork", "--print-address"]
    with subprocess.Popen(asked, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as daemon:
        assert daemon.stdout is not None
        yield daemon.stdout.readline().strip()
        daemon.terminate()


@contextmanager
def started(program: Path, display: str, home: str) -> Iterator[subprocess.Popen[bytes]]:
    """The program, as a desktop starts it, with nothing on its network."""
    bare = {"PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "HOME": home, "DISPLAY": display, "LANG": "C.UTF-8"}
    bare["DBUS_SESSION_BUS_ADDRESS"] = os.environ["DBUS_SESSION_BUS_ADDRESS"]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    process = subprocess.Popen([*ALONE, str(program)], env=bare, **quiet)  # type: ignore[call-overload]
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def go_first(first: bool) -> bool:
    """Have this process, and those it starts from now on, run before all that is in no such hurry; or no
    longer so. False: it may not.
    """
    try:
        os.sched_setscheduler(0, os.SCHED_RR if first else os.SCHED_OTHER, os.sched_param(int(first)))
    except (AttributeError, OSError):
        return False
    return True


def until(true: Callable[[], bool]) -> float:
    """Seconds until it is, at most AT_MOST."""
    begun = time.monotonic()
    while not true() and time.monotonic() - begun < AT_MOST:
        time.sleep(0.005)
    return time.monotonic() - begun


def first_paint(program: Path, display: str) -> float:
    """Seconds from the start to the first paint."""
    watcher = Watcher(display)
    until(lambda: not watcher.is_drawn())
    with tempfile.TemporaryDirectory() as home:
        begun = time.monotonic()
        with started(program, display, home):
            until(watcher.is_drawn)
            return time.monotonic() - begun


def resident(program: Path, display: str) -> float:
    """MiB that the program holds with its window full size; this one has a game on."""
    server = {**os.environ, "DISPLAY": display}

    def xdotool(*arguments: str) -> str:
        asked = ["xdotool", *arguments]
        return subprocess.run(asked, env=server, capture_output=True, text=True, check=False).stdout

    with tempfile.TemporaryDirectory() as home:
        settings = Path(home) / ".local" / "share" / "spite-qt" / "settings.json"
        settings.parent.mkdir(parents=True)
        settings.write_text(json.dumps({"guide_offered": True}), encoding="utf-8")
        with started(program, display, home) as process:
            until(Watcher(display).is_drawn)
            time.sleep(2)
            windows = xdotool("search", "--onlyvisible", "--pid", str(process.pid)).split()
            windows = windows or xdotool("search", "--onlyvisible", "--name", ".").split()
            window = max(windows, key=lambda each: area(xdotool("getwindowgeometry", "--shell", each)))
            xdotool("windowmove", window, "0", "0", "windowsize", window, str(WIDTH), str(HEIGHT))
            xdotool("windowfocus", "--sync", window, "key", "ctrl+l")
            time.sleep(AT_REST)
            status = Path(f"/proc/{process.pid}/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmRSS:"))


def area(geometry: str) -> int:
    """Of a window, from xdotool's lines for a shell."""
    told = dict(line.split("=") for line in geometry.split())
    return int(told["WIDTH"]) * int(told["HEIGHT"])


def files_of(program: Path) -> list[Path]:
    """What a start reads: the bundle's folder, or the program with the libraries that it links."""
    if (program.parent / "_internal").is_dir():
        return [path for path in program.parent.rglob("*") if path.is_file()]
    linked = subprocess.run(["ldd", program], capture_output=True, text=True, check=True).stdout
    return [program, *(Path(word) for word in linked.split() if word.startswith("/"))]


def forget(files: list[Path]) -> None:
    """Throw files out of the page cache; what another process has mapped stays."""
    for path in files:
        file = os.open(path, os.O_RDONLY)
        os.fsync(file)
        os.posix_fadvise(file, 0, 0, os.POSIX_FADV_DONTNEED)
        os.close(file)


def main() -> None:
    given = [Path(word) for word in sys.argv[1:]]
    programs = given or [BUNDLE, *([DEBIAN_KPAT] if DEBIAN_KPAT.exists() else [])]
    first, load = go_first(True), os.getloadavg()[0]
    busy = ", so a busy machine" if load > 1 and not first else ", before all other work" if first else ""
    print(f"load {load:.1f} on {os.cpu_count()} cores{busy}")
    for program in programs:
        if shutil.which(program) is None:
            sys.exit(f"{program} is not there; `packaging/dev.py package` builds the bundle.")
        go_first(True)
        with screen("xcb") as display, bus() as address:
            os.environ["DBUS_SESSION_BUS_ADDRESS"] = address
            forget(files_of(program))
            cold = first_paint(program, display)
            warm = median(first_paint(program, display) for _ in range(RUNS))
            go_first(False)
            held = resident(program, display)
        print(f"{program.name}: first paint warm {warm:.2f} s, cold {cold:.2f} s; resident {held:.0f} MiB")


if __name__ == "__main__":
    main()
