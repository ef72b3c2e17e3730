"""Proof, by hand and as root on Debian, that what `dev.py package` made works where nothing is installed.

    sudo .venv/bin/python packaging/try_packages.py [--keep] [--folder DIR] [--only deb,archive,wheel]

Makes a bare Debian with debootstrap. In it, it installs the .deb of dist/, plays its self-test on an X server
and without one, opens its window, lets two copies in two network namespaces on one cable find each other and
play a match to 20, tries the surroundings of surroundings.py, and removes and purges it; then the .tar.gz and
the wheel, as far as it goes for them. Prints a line and the seconds for each; exit status 0 if all held.

The program never has a network but the namespaces'. Not for building: run `dev.py package` first.
"""

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import clean_room
import surroundings
import system_libraries

from tests.net.namespaces import Computer, Lan, cabled, why_not

ROOT = Path(__file__).resolve().parent.parent
PEOPLE = ("ada", "ben")
NEEDED = ("debootstrap", "Xvfb", "xdotool", "ip", "setpriv")
# What must end by itself does so within this time (seconds), on a busy computer too.
PATIENCE = 600
WHEEL_VENV = "/srv/wheel"
KEPT = ".local/share/spite-qt"


@dataclass
class Trial:
    """A room, a cable between two computers, an X server, and what was found so far."""

    room: Path
    lan: Lan
    display: str
    held: list[tuple[bool, str, float]] = field(default_factory=list)

    def command(
        self,
        *command: str,
        who: str | None = None,
        at: Computer | None = None,
        more: Mapping[str, str] | None = None,
    ) -> list[str]:
        """`command` in the room: as root or as one of PEOPLE, in this computer's network or in `at`'s."""
        home = {} if who is None else {"HOME": f"/srv/{who}", "USER": who, "LOGNAME": who}
        entry = clean_room.entering(self.room, {**home, **(more or {})})
        person = [] if who is None else ["setpriv", f"--reuid={who}", f"--regid={who}", "--init-groups"]
        return [*([] if at is None else at.command()), *entry, *person, *command]

    def run(
        self,
        *command: str,
        who: str | None = None,
        at: Computer | None = None,
        more: Mapping[str, str] | None = None,
    ) -> subprocess.CompletedProcess[str]:
        """Run it to its end; both outputs are in `stdout`."""
        return subprocess.run(
            ["timeout", str(PATIENCE), *self.command(*command, who=who, at=at, more=more)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )

    def tell(self, name: str, started: float, fault: str) -> bool:
        """Note and print whether `name` held: it did if there is no `fault`."""
        seconds = time.monotonic() - started
        self.held.append((not fault, name, seconds))
        print(f"  {'FAILED' if fault else 'ok    '} {seconds:6.1f} s  {name}", flush=True)
        if fault:
            print("\n".join(f"         {line}" for line in fault.splitlines()[-25:]), flush=True)
        return not fault

    def ends(
        self,
        name: str,
        *command: str,
        status: int = 0,
        says: str = "",
        who: str | None = None,
        at: Computer | None = None,
        more: Mapping[str, str] | None = None,
    ) -> bool:
        """Note whether a command ends with this status and these words among its output."""
        started = time.monotonic()
        done = self.run(*command, who=who, at=at, more=more)
        good = done.returncode == status and says in done.stdout
        wanted = f"wanted status {status} and {says!r}; status {done.returncode}:\n"
        return self.tell(name, started, "" if good else f"{wanted}{done.stdout}")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--keep", action="store_true", help="leave the folder there, to look into it")
    parser.add_argument("--folder", type=Path, default=Path("/var/tmp"), help="where to make the room (1 GB)")
    parser.add_argument("--suite", default="bookworm", help="the Debian to make")
    parser.add_argument("--only", default="deb,archive,wheel", help="what to try, with commas between")
    options = parser.parse_args()
    if lacking := [name for name in NEEDED if shutil.which(name) is None] or why_not():
        parser.error(f"this needs root, namespaces and {', '.join(NEEDED)}: {lacking}")
    # Whatever ends this, the network and the X server are to go.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    started = time.monotonic()
    room = Path(tempfile.mkdtemp(prefix="spite-qt-try-", dir=options.folder))
    room.chmod(0o755)
    try:
        clean_room.make(room, options.suite)
        with cabled() as lan, x_server(room) as display:
            trial = Trial(room, lan, display)
            prepare(trial)
            for kind in options.only.split(","):
                print(f"\n{kind}", flush=True)
                TRIALS[kind](trial)
        failed = sum(not good for good, _, _ in trial.held)
        print(f"\n{len(trial.held) - failed} passed, {failed} failed")
        print(f"All in {time.monotonic() - started:.0f} s.")
        return 1 if failed else 0
    finally:
        if options.keep:
            print(f"The room is left at {room}.")
        else:
            clean_room.remove(room)


# Its socket is in the room, where no other server's can take its name.
WITH_SOCKET = 'mkdir -p -m 1777 /tmp/.X11-unix "$1" && mount --bind "$1" /tmp/.X11-unix && shift && exec "$@"'


@contextmanager
def x_server(room: Path) -> Iterator[str]:
    """An X server of its own for the room, which has none: its libraries would hide what a package forgot."""
    reading, writing = os.pipe()
    entry = ["unshare", "--mount", "sh", "-c", WITH_SOCKET, "sh", str(room / "tmp" / ".X11-unix")]
    asked = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1920x1080x24", "-nolisten", "tcp"]
    server = subprocess.Popen([*entry, *asked, "-noreset"], pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as number:
            yield f":{number.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def prepare(trial: Trial) -> None:
    """People, the files to try, the lists of packages."""
    for who in PEOPLE:
        trial.run("useradd", "--create-home", "--base-dir", "/srv", who)
    shutil.copytree(ROOT / "dist", trial.room / "srv" / "dist")
    listing = trial.run("apt-get", "update")
    if listing.returncode != 0:
        sys.exit(listing.stdout)


def made(trial: Trial, pattern: str) -> str:
    """The one file of dist/ with such a name, as the room has it."""
    found = sorted((trial.room / "srv" / "dist").glob(pattern))
    if len(found) != 1:
        sys.exit(f"dist/ has {len(found)} files {pattern}; run `packaging/dev.py package` first.")
    return f"/srv/dist/{found[0].name}"


def apt(*arguments: str) -> tuple[str, ...]:
    return (
        "env",
        "DEBIAN_FRONTEND=noninteractive",
        "apt-get",
        "--yes",
        "--no-install-recommends",
        *arguments,
    )


def try_deb(trial: Trial) -> None:
    if not trial.ends("apt installs the .deb", *apt("install", made(trial, "spite-qt_*.deb"))):
        return
    play(trial, "spite-qt")
    for each in surroundings.ALL:
        command = ("sh", "-c", f"{each.before}\n{each.command('spite-qt')}")
        at = trial.lan.left
        shown = {"DISPLAY": trial.display}
        trial.ends(each.name, *command, status=each.status, says=each.says, at=at, more=shown)
    trial.ends("apt removes it", *apt("remove", "spite-qt"))
    trial.ends(
        "purging it says where the person's data is",
        *apt("purge", "spite-qt"),
        says="~/.local/share/spite-qt",
    )
    started = time.monotonic()
    left = [str(path) for path in trial.room.glob("usr/**/*spite-qt*") if "/doc/" not in str(path)]
    trial.tell("nothing of it is left in /usr", started, "\n".join(left))
    kept = (trial.room / "srv" / "ada" / KEPT / "identity").is_file()
    trial.tell("the person's data is kept", started, "" if kept else "it is gone")
    trial.run(*apt("autoremove"))


def try_archive(trial: Trial) -> None:
    """The .tar.gz, from a folder that its person cannot write to."""
    archive = made(trial, "spite-qt-*-linux-*.tar.gz")
    libraries = system_libraries.listed("play")
    trial.ends("the .tar.gz unpacks", "tar", "-xzf", archive, "-C", "/srv")
    program = f"/srv/{Path(archive).name.partition('-linux')[0]}/spite-qt"
    at, shown = trial.lan.left, {"DISPLAY": trial.display}
    says = "this system lacks (Debian and Ubuntu: package "
    trial.ends(
        "it names a library that is missing", program, status=2, says=says, who="ada", at=at, more=shown
    )
    trial.ends("apt installs the libraries", *apt("install", *libraries))
    trial.ends("self-test in an X server", program, "self-test", who="ada", at=at, more=shown)
    old = "printf '#!/bin/sh\\necho glibc 2.19\\n' >/srv/getconf && chmod 755 /srv/getconf"
    trial.ends(
        "an old glibc is told in words",
        "sh",
        "-c",
        f"{old} && PATH=/srv:$PATH {program}",
        status=2,
        says="this system has 2.19",
    )
    trial.ends("its checksums hold", "sh", "-c", "cd /srv/dist && sha256sum --check SHA256SUMS")


def try_wheel(trial: Trial) -> None:
    wheel = made(trial, "spite_qt-*.whl")
    libraries = system_libraries.listed("venv", "play")
    trial.ends("apt installs Python and the libraries", *apt("install", "python3", *libraries))
    trial.ends("an empty venv", "python3", "-m", "venv", WHEEL_VENV)
    pip = f"{WHEEL_VENV}/bin/pip"
    if trial.ends("pip installs the wheel", pip, "install", "--quiet", wheel):
        play(trial, f"{WHEEL_VENV}/bin/spite-qt")
        trial.ends("pip removes it", pip, "uninstall", "--quiet", "--yes", "spite-qt")


def play(trial: Trial, program: str) -> None:
    """What both the package and the wheel must do."""
    at, shown = trial.lan.left, {"DISPLAY": trial.display}
    trial.ends("--version", program, "--version", says="protocol ", who="ada", at=at)
    trial.ends("self-test in an X server", program, "self-test", who="ada", at=at, more=shown)
    trial.ends("self-test without a display", program, "self-test", who="ada", at=at)
    trial.ends(
        "a picture of the table",
        program,
        "shot",
        "/srv/ada/shot.png",
        "--language",
        "de",
        who="ada",
        at=at,
    )
    open_window(trial, program)
    play_match(trial, program)


def open_window(trial: Trial, program: str) -> None:
    """Start it as a desktop does, wait for its window, and close that as a person does."""
    started = time.monotonic()
    command = trial.command(program, who="ada", at=trial.lan.left, more={"DISPLAY": trial.display})
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    server = {**os.environ, "DISPLAY": trial.display}
    asked = ["xdotool", "search", "--sync", "--onlyvisible", "--name", "Spite & Malice"]
    try:
        found = subprocess.run(
            ["timeout", "60", *asked], env=server, capture_output=True, text=True, check=False
        )
        if found.returncode != 0:
            process.kill()
        else:
            window = found.stdout.split()[0]
            pressing = ["xdotool", "windowfocus", "--sync", window, "key", "ctrl+q"]
            subprocess.run(["timeout", "20", *pressing], env=server, check=False)
        said = process.communicate(timeout=60)[0]
    finally:
        process.kill()
    good = found.returncode == 0 and process.returncode == 0
    fault = f"{found.stderr}{said}\nstatus {process.returncode}"
    trial.tell("its window opens, and Ctrl+Q closes it", started, "" if good else fault)


def play_match(trial: Trial, program: str) -> None:
    """Two copies on two computers: one hosts, the other finds it by name; both must tell the same match."""
    started = time.monotonic()
    bot = ("--bot", "greedy", "--json")
    host = ("host", "--open", "--name", "Ada", "--target", "20", *bot)
    join = ("join", "Ada", "--name", "Ben", "--seconds", "60", *bot)
    calls = ((PEOPLE[0], trial.lan.left, host), (PEOPLE[1], trial.lan.right, join))
    told = [trial.room / "srv" / f"{who}.json" for who in PEOPLE]
    processes = []
    for (who, at, call), file in zip(calls, told, strict=True):
        # Not pipes: nobody would read one while the other is waited for.
        with file.open("w", encoding="utf-8") as output:
            command = trial.command(program, *call, who=who, at=at)
            nothing, same = subprocess.DEVNULL, subprocess.STDOUT
            processes.append(subprocess.Popen(command, stdin=nothing, stdout=output, stderr=same))
    for process in processes:
        try:
            process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
    said = [file.read_text(encoding="utf-8") for file in told]
    faults = [text[-800:] for text, process in zip(said, processes, strict=True) if process.returncode != 0]
    moves, points = 0, None
    if not faults:
        left, right = (story(text.splitlines()) for text in said)
        moves = sum(line["event"] == "move" for line in left)
        points = left[-1].get("points")
        if left != right or moves < 20:
            faults = [f"the two tell different matches ({moves} and {len(right)} lines)"]
    name = f"two copies find each other and play a match to 20 ({moves} moves, {points} points)"
    trial.tell(name, started, "\n".join(faults))


def story(lines: Sequence[str]) -> list[dict[str, object]]:
    """Moves with their digests, results of games, and the match's end, of what a call with --json printed."""
    events = [json.loads(line) for line in lines if line.startswith("{")]
    return [line for line in events if line["event"] in {"move", "game over", "match over"}]


TRIALS: dict[str, Callable[[Trial], None]] = {"deb": try_deb, "archive": try_archive, "wheel": try_wheel}

if __name__ == "__main__":
    sys.exit(main())
