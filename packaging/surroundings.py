"""What a computer may lack, and what the program must then do: work, or say a sentence and end with a status.

Data for try_packages.py, which makes each in a room of its own. The room itself has no sound, no D-Bus, no
GPU and no desktop.
"""

from typing import Final, NamedTuple

_ADA: Final = "HOME=/srv/ada setpriv --reuid=ada --regid=ada --init-groups"


class Surroundings(NamedTuple):
    """`before`: shell lines as root; what they mount goes with the room, what they change they change back.

    `call`: with @ for the program, as the person ada; `after` undoes `before`.
    """

    name: str
    before: str
    call: str
    status: int
    says: str
    after: str = ""

    def command(self, program: str) -> str:
        """Shell lines that end with the program's own status."""
        call = f"{_ADA} env {self.call.replace('@', program)}"
        return f"{call}\nstatus=$?\n{self.after}\nexit $status"


_SMALL: Final = "mkdir -p /srv/small && mount -t tmpfs -o size=256k,mode=1777 tmpfs /srv/small"
_FULL: Final = f"{_SMALL} && dd if=/dev/zero of=/srv/small/all status=none; :"
_AWAY: Final = "mv {0} {0}.away"
_BACK: Final = "mv {0}.away {0}"
_EGL: Final = "$(readlink -f /usr/lib/*/libEGL.so.1)"
_PLAYED: Final = "all is well"

ALL: Final = (
    Surroundings("no display: a sentence", "", "-u DISPLAY @", 2, "There is no display to open a window on"),
    Surroundings(
        "Wayland without a compositor: a sentence",
        "",
        "-u DISPLAY WAYLAND_DISPLAY=wayland-9 XDG_RUNTIME_DIR=/tmp @",
        2,
        "There is no display",
    ),
    Surroundings(
        "Wayland asked for, none there: a sentence",
        "",
        "QT_QPA_PLATFORM=wayland XDG_RUNTIME_DIR=/tmp @",
        2,
        "There is no display to open a window on with QT_QPA_PLATFORM=wayland",
    ),
    Surroundings(
        "Wayland without a compositor, X11 there: works",
        "",
        "WAYLAND_DISPLAY=wayland-9 XDG_RUNTIME_DIR=/tmp @ self-test",
        0,
        _PLAYED,
    ),
    Surroundings(
        "a library is missing: named with its package",
        f"egl={_EGL}; {_AWAY.format('$egl')}",
        "@",
        2,
        "libEGL.so.1, which this system lacks (Debian and Ubuntu: package libegl1)",
        _BACK.format("$egl"),
    ),
    Surroundings(
        "no fonts: works",
        _AWAY.format("/usr/share/fonts"),
        "@ self-test",
        0,
        _PLAYED,
        _BACK.format("/usr/share/fonts"),
    ),
    Surroundings(
        "no fonts: the window opens, and why it shows no words is said",
        _AWAY.format("/usr/share/fonts"),
        "timeout 20 @ --data-dir /srv/ada/no-fonts",
        124,
        "This system has no fonts",
        _BACK.format("/usr/share/fonts"),
    ),
    Surroundings(
        "no D-Bus, as its address says otherwise: works",
        "",
        "DBUS_SESSION_BUS_ADDRESS=unix:path=/nowhere @ self-test",
        0,
        _PLAYED,
    ),
    Surroundings(
        "a folder without write permission: a sentence",
        "",
        "@ --data-dir /usr/lib/spite-data",
        2,
        "The data folder /usr/lib/spite-data cannot be made",
    ),
    Surroundings(
        "a folder that is there and cannot be written: a sentence",
        "",
        "@ --data-dir /usr/lib",
        2,
        "The data folder /usr/lib cannot be written to.",
    ),
    Surroundings(
        "a read-only home: a sentence",
        "mount -t tmpfs -o ro tmpfs /srv/ada",
        "@",
        2,
        "The data folder /srv/ada/.local/share/spite-qt cannot be made: Read-only file system.",
    ),
    Surroundings(
        "a read-only home: the self-test works",
        "mount -t tmpfs -o ro tmpfs /srv/ada",
        "@ self-test",
        0,
        _PLAYED,
    ),
    Surroundings(
        "a full disk: a sentence",
        _FULL,
        "@ --data-dir /srv/small/ada host --open --bot greedy",
        2,
        "No space left on device",
    ),
    Surroundings(
        "a full disk: the window opens, says so, and stays",
        _FULL,
        # The status of timeout for what still ran.
        "timeout 20 @ --data-dir /srv/small/ada",
        124,
        "",
    ),
    Surroundings(
        "a full temporary folder: another one is taken",
        _FULL,
        "TMPDIR=/srv/small @ self-test",
        0,
        _PLAYED,
    ),
    Surroundings(
        "a game record that is none: a sentence",
        "echo nothing >/srv/broken.spite",
        "-u DISPLAY @ /srv/broken.spite",
        2,
        "spite-qt: ",
    ),
)
