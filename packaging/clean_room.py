"""Proof, by hand and as root on Debian, that both commands work where nothing is installed.

    sudo python3 packaging/clean_room.py [--all] [--keep] [--folder DIR] [pytest arguments]

Makes a minimal Debian with debootstrap (python3 and git, nothing else), gives it this computer's settings for
apt and pip, clones the last commit into it, and runs there: `dev.py play` (no display: the demo), `dev.py
setup` twice (the second must take under 2 s), and `dev.py test` with CI=true. Prints the times; exit status 0
if all of it held.

All mounts live in a mount namespace of their own, which the kernel undoes however this ends; the folder is
removed.
"""

import argparse
import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from urllib.parse import urlsplit

ROOT = Path(__file__).resolve().parent.parent
GAME = "/root/game"
SECONDS_AGAIN = 2.0
# The settings of the package clients that live in the environment; nothing else of it goes in.
CLIENT_VARIABLES = re.compile(r"PIP_\w+|SSL_CERT_(FILE|DIR)|\w+_CA_BUNDLE|(?i:(http|https|ftp|all|no)_proxy)")
# What these settings name on this computer's disk is found in the room below this folder: in its old place,
# the room's own packages would write over it.
HOST = "/host"
# In the namespace: the room becomes a mount of its own, so that `ip netns` can make its root a slave.
ENTER = """
set -e
mount --bind "$1" "$1"; cd "$1"
mount -t proc proc proc; mount -t sysfs sysfs sys
mount -t tmpfs tmpfs dev/shm; mkdir -p dev/pts; mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts
room=$1; shift
while [ "$1" != -- ]; do
    at=$room/host$1
    if [ -d "$1" ]; then mkdir -p "$at"; else mkdir -p "${at%/*}"; : >>"$at"; fi
    mount --bind -o ro "$1" "$at"; shift
done
shift
exec chroot "$room" env -i "$@"
"""


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--all", action="store_true", help="the long forms too")
    parser.add_argument("--keep", action="store_true", help="leave the folder there, to look into it")
    parser.add_argument("--folder", type=Path, default=Path("/var/tmp"), help="where to make the room (2 GB)")
    parser.add_argument("--suite", default="bookworm", help="the Debian to make")
    options, pytest_arguments = parser.parse_known_args()
    if os.geteuid() != 0 or not shutil.which("debootstrap"):
        parser.error("this needs root and the package debootstrap")
    room = Path(tempfile.mkdtemp(prefix="spite-qt-clean-room-", dir=options.folder))
    room.chmod(0o755)  # apt fetches as a user of its own
    try:
        make(room, options.suite, "python3,git")
        run(["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), f"{room}{GAME}"])
        test = ["test", *(["--all"] if options.all else []), *pytest_arguments]
        return 0 if prove(room, test) else 1
    finally:
        if options.keep:
            print(f"The room is left at {room}.")
        else:
            remove(room)


def make(room: Path, suite: str, packages: str = "") -> None:
    """A minimal Debian at `room`, with this computer's package settings and `packages`, commas between."""
    started = time.monotonic()
    more = [f"--include={packages}"] if packages else []
    run(["debootstrap", "--variant=minbase", *more, suite, str(room), mirror(suite)])
    print(f"debootstrap: {time.monotonic() - started:.0f} s")
    for setting in ("resolv.conf", "hosts"):
        shutil.copy(Path("/etc") / setting, room / "etc" / setting)
    give_apt_settings(room)
    give_pip_settings(room)


def mirror(suite: str) -> str:
    """Where this computer's apt has this Debian from."""
    lines = output(["apt-get", "indextargets", "--format", "$(SITE) $(RELEASE)"]).splitlines()
    sites = [site for site, _, release in (line.partition(" ") for line in lines) if release == suite]
    if not sites:
        sys.exit(f"apt on this computer has no source for {suite}; choose another --suite")
    return sites[0]


def give_apt_settings(room: Path) -> None:
    """This computer's sources with their keys and log-ins, and how apt is to reach them."""
    (room / "etc/apt/sources.list").unlink(missing_ok=True)
    for sources in ("sources.list", "sources.list.d", "auth.conf.d", "trusted.gpg.d", "keyrings"):
        copy_into(room, Path("/etc/apt") / sources)
    copy_into(room, Path("/usr/share/keyrings"))
    # For sources reached by https: the bundle until the room has its own, and what that is then to contain.
    copy_into(room, Path("/etc/ssl/certs/ca-certificates.crt"))
    copy_into(room, Path("/usr/local/share/ca-certificates"))
    usual = set(output(["chroot", str(room), "apt-config", "dump", "Acquire"]).splitlines())
    own = [line for line in output(["apt-config", "dump", "Acquire"]).splitlines() if line not in usual]
    (room / "etc/apt/apt.conf.d/99-host").write_text("".join(f"{line}\n" for line in own), encoding="utf-8")


def pip_settings() -> Iterator[tuple[str, str]]:
    """This computer's pip settings as (section.name, value), those of the environment left out."""
    for line in output([sys.executable, "-m", "pip", "config", "list"]).splitlines():
        name, _, value = line.partition("=")
        if not name.startswith(":env:"):
            yield name, str(ast.literal_eval(value))


def give_pip_settings(room: Path) -> None:
    sections: dict[str, list[str]] = {}
    for name, value in pip_settings():
        section, _, key = name.partition(".")
        sections.setdefault(section, []).append(f"{key} = {' '.join(map(moved, value.split()))}")
    text = "".join(f"[{section}]\n" + "\n".join(lines) + "\n" for section, lines in sections.items())
    (room / "etc/pip.conf").write_text(text, encoding="utf-8")


def client_environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if CLIENT_VARIABLES.fullmatch(name)}


def moved(word: str) -> str:
    """A word of a setting as it is in the room: what lies on this computer's disk is named below HOST."""
    path = urlsplit(word).path if word.startswith("file://") else word
    if path.startswith("/") and Path(path).exists():
        return word.replace(path, HOST + path)
    return word


def named_paths() -> list[Path]:
    """The files and folders on this computer's disk that pip's settings and the environment name."""
    values = [value for _, value in pip_settings()] + list(client_environment().values())
    paths = []
    for word in " ".join(values).split():
        if word.startswith("file://"):
            # The pages of an index link to files beside it.
            paths.append(Path(urlsplit(word).path).parent)
        elif word.startswith("/"):
            paths.append(Path(word))
    there = {path for path in paths if path.exists()}
    return sorted(path for path in there if there.isdisjoint(path.parents))


def copy_into(room: Path, path: Path) -> None:
    """Copy a file or folder of this computer to the same place in the room; nothing if it does not exist."""
    target = room / path.relative_to("/")
    if path.is_dir():
        shutil.copytree(path, target, dirs_exist_ok=True)
    elif path.is_file():
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)


def prove(room: Path, test: list[str]) -> bool:
    """Run the commands in the room and print what each took; True if all did what they should."""
    play_good, played, said = inside(room, ["play"])
    demo = "here is the demo" in said
    inside(room, ["setup"])
    again_good, again, _ = inside(room, ["setup"])
    test_good, tested, _ = inside(room, test)
    held = {
        f"play (sets up, then the demo): {played:.0f} s": play_good and demo,
        f"set-up again: {again:.2f} s": again_good and again < SECONDS_AGAIN,
        f"test: {tested:.0f} s": test_good,
    }
    print("\nIn a minimal Debian:")
    for line, good in held.items():
        print(f"  {'ok    ' if good else 'FAILED'} {line}")
    return all(held.values())


def entering(room: Path, more: Mapping[str, str]) -> list[str]:
    """What starts the command that follows it in the room, with `more` in its environment."""
    named = [str(path) for path in named_paths()]
    variables = {"HOME": "/root", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8"}
    variables |= {name: moved(value) for name, value in client_environment().items()} | dict(more)
    alone = ["unshare", "--mount", "--pid", "--fork", "--kill-child"]
    setting = [*named, "--", *(f"{name}={value}" for name, value in variables.items())]
    return [*alone, "sh", "-c", ENTER, "enter", str(room), *setting]


def inside(room: Path, command: list[str]) -> tuple[bool, float, str]:
    """Run dev.py in the room with output shown; whether it succeeded, its seconds, and what it printed."""
    entry = entering(room, {"CI": "true"} if command[0] == "test" else {})
    # dev.py is started in the clone, as a person would.
    working = ["sh", "-c", f'cd {GAME} && exec python3 packaging/dev.py "$@"', "dev.py", *command]
    print(f"\n$ python3 packaging/dev.py {' '.join(command)}", flush=True)
    started = time.monotonic()
    said = []
    process = subprocess.Popen(
        [*entry, *working],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    with process:
        assert process.stdout is not None
        for line in process.stdout:
            print(line, end="", flush=True)
            said.append(line)
    return process.returncode == 0, time.monotonic() - started, "".join(said)


def remove(room: Path) -> None:
    """Remove the room, unless something is still mounted in it and would be removed with it."""
    if any(f" {room}" in line for line in Path("/proc/self/mountinfo").read_text("utf-8").splitlines()):
        sys.exit(f"Something is still mounted below {room}; unmount it, then remove that folder.")
    shutil.rmtree(room)


def output(command: list[str]) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def run(command: list[str]) -> None:
    """Run a step whose output matters only if it fails."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{done.stdout[-3000:]}\n{' '.join(command)} failed.")


if __name__ == "__main__":
    sys.exit(main())
