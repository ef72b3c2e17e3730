"""Where this person's data lives, and the file that keeps their settings.

The folder holds the identity and the journal too; those belong to `protocol.net`, which is given the folder.
Two folders are two people.
"""

import getpass
import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import platformdirs

from protocol.errors import LocalError
from protocol.net.files import read_regular, write_whole
from protocol.peer.names import clean_name
from spite_qt.settings import Settings, fits, from_kept

# A settings file is a few hundred bytes; anything beyond this (bytes) was not written by us.
_MAX_SETTINGS_BYTES = 1 << 20

# What was never chosen stays out of the file, so that a later version's better default reaches everybody.
_DEFAULTS = asdict(Settings())


class Home:
    """An opened data folder.

    `folder` exists and can be written. `notices` are sentences to show once (a settings file set aside).
    """

    def __init__(self, folder: Path | str | None = None) -> None:
        """`folder` None: where the system keeps such data. LocalError if it cannot be made or written."""
        self.folder = _ready(Path(folder) if folder is not None else default_folder())
        self.notices: list[str] = []
        self._kept: dict[str, Any] = {}
        self.settings = self._read()

    @property
    def nickname(self) -> str:
        """The name others see: the chosen one, else the system user's, cleaned."""
        return clean_name(self.settings.nickname or _system_user())

    def change(self, **changes: Any) -> None:
        """Keep new settings, by the names of `Settings`; what is not given stays.

        LocalError for a value that the setting does not take, and if they cannot be written.
        """
        if isinstance(nickname := changes.get("nickname"), str):
            changes["nickname"] = clean_name(nickname)
        for name, value in changes.items():
            if not fits(name, value):
                raise LocalError(f"The setting {name} does not take {value!r}.")
        changed = replace(self.settings, **changes)
        if changed != self.settings:
            self._write(changed)
            self.settings = changed

    @property
    def _file(self) -> Path:
        return self.folder / "settings.json"

    def _read(self) -> Settings:
        try:
            data = read_regular(self._file, _MAX_SETTINGS_BYTES + 1)
        except FileNotFoundError:
            return Settings()
        except OSError as error:
            self.notices.append(f"The settings cannot be read ({_why(error)}); defaults are used.")
            return Settings()
        try:
            if len(data) > _MAX_SETTINGS_BYTES:
                raise ValueError("too long")
            kept = json.loads(data)
            settings, wrong = from_kept(kept)
        except (ValueError, RecursionError):
            self._set_aside("The settings file was broken: defaults are used")
            return Settings()
        # Keys of a later version stay in the file when this one writes it.
        self._kept = kept
        if wrong:
            self._set_aside(
                f"Settings had values that cannot be ({', '.join(wrong)}): their defaults are used"
            )
            with suppress(LocalError):
                self._write(settings)
        return settings

    def _set_aside(self, said: str) -> None:
        """Keep the file as it is under another name, and tell it after what is `said` of it."""
        aside = self._file.with_name("settings.json.broken")
        try:
            self._file.replace(aside)
        except OSError as error:
            self.notices.append(f"{said}; the file cannot be set aside ({_why(error)}).")
        else:
            self.notices.append(f"{said}, the file as it was is kept as {aside}.")

    def _write(self, settings: Settings) -> None:
        kept = {name: value for name, value in self._kept.items() if name not in _DEFAULTS}
        kept |= {name: value for name, value in asdict(settings).items() if value != _DEFAULTS[name]}
        fresh = self._file.with_name("settings.json.new")
        try:
            # Halves of characters that a file may have had in it are read back as they are.
            text = json.dumps(kept, indent=1, ensure_ascii=False) + "\n"
            write_whole(self._file, fresh, text.encode("utf-8", "surrogatepass"))
        except OSError as error:
            raise LocalError(f"The settings cannot be written to {self._file}: {_why(error)}.") from error


@contextmanager
def passing_folder(prefix: str) -> Iterator[Path]:
    """A folder that is gone in the end, where the system keeps such. LocalError if there can be none."""
    try:
        made = tempfile.TemporaryDirectory(prefix=prefix)
    except OSError as error:
        raise LocalError(
            f"No folder for temporary files can be used ({_why(error)}); name one in TMPDIR."
        ) from error
    with made as folder:
        yield Path(folder)


def default_folder() -> Path:
    """The system's place for such data, not yet made. LocalError where this person has no home."""
    try:
        return Path(platformdirs.user_data_dir("spite-qt", appauthor=False))
    except RuntimeError as error:
        raise LocalError(
            "There is no home folder to keep the data in: HOME is not set, and this system does not know you."
            " Please say where it is to be, with --data-dir."
        ) from error


def _ready(folder: Path) -> Path:
    try:
        folder = folder.expanduser().absolute()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except (OSError, RuntimeError) as error:
        raise LocalError(f"The data folder {folder} cannot be made: {_why(error)}.") from error
    if not os.access(folder, os.W_OK | os.X_OK):
        raise LocalError(f"The data folder {folder} cannot be written to.")
    return folder


def _system_user() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):  # no such user on this system: clean_name gives the fallback
        return ""


def _why(error: Exception) -> str:
    return (getattr(error, "strerror", None) or str(error)).rstrip(".")
