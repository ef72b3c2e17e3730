"""The people this person knows: whom they met, whom they trust, whom they never want to see again.

One JSON file in the data folder, `people`, written in one step and readable by its owner only:

    {"version": 1, "people": [{"key": HEX, "name": TEXT, "called": TEXT or null, "standing": "met",
                               "trusted_by": "code" or "number" or null, "first_met": S, "last_met": S}, ...]}

`name` is what they call themselves (cleaned), `called` what this person calls them; times are seconds since
1970. It is a file of its own so that a damaged journal takes no trust with it. Not for deciding who may come
in (`door.py`, `acquaintance.py`).
"""

from __future__ import annotations

import contextlib
import json
import os
import tempfile
import threading
import time
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from protocol.errors import LocalError
from protocol.net.files import leads_nowhere
from protocol.net.identity import KEY_BYTES
from protocol.peer.fingerprint import fingerprint, short_fingerprint
from protocol.peer.names import NOBODY, clean_name, clean_text

FILE_NAME = "people"
# More than anybody plays with. Beyond it those met longest ago make room, never a trusted or blocked one.
MOST_PEOPLE = 2000
# Each takes under 500 bytes; a larger file is not ours.
_LARGEST_FILE = MOST_PEOPLE * 1000
# Greek and Cyrillic letters whose capital or small form most typefaces draw as that of these Latin ones. Not
# I and l, or 0 and O, of one alphabet: Ian and Lan are two people, and one sees it.
_DRAWN_AS = str.maketrans(
    "αβεζηικμνορτυχавеѕіјкмнорстухһԁԛԝ",
    "abezhikmnoptyxabesijkmhopctyxhdqw",
)


class Standing(StrEnum):
    """What this person thinks of somebody."""

    MET = "met"
    TRUSTED = "trusted"
    BLOCKED = "blocked"


class TrustedBy(StrEnum):
    """What trust rests on: a join code that was read out, or the safety number that was compared."""

    CODE = "code"
    NUMBER = "number"


@dataclass(frozen=True)
class Known:
    """Somebody, by their Ed25519 public key."""

    key: bytes
    name: str
    """The nickname they last came with, cleaned."""
    called: str | None
    """What this person calls them, cleaned; None: by their nickname."""
    standing: Standing
    trusted_by: TrustedBy | None
    """What trust in them rests on; of somebody blocked, what it will rest on again once they are not."""
    first_met: float
    last_met: float
    """Seconds since 1970."""

    @property
    def shown_name(self) -> str:
        return self.called or self.name

    @property
    def fingerprint(self) -> str:
        return fingerprint(self.key)

    @property
    def short_fingerprint(self) -> str:
        return short_fingerprint(self.key)

    @property
    def trusted(self) -> bool:
        return self.standing is Standing.TRUSTED

    @property
    def blocked(self) -> bool:
        return self.standing is Standing.BLOCKED


class People:
    """Those known, by key. Every change is on the disk when its method returns; LocalError, and nothing has
    changed, when it cannot be.

    The methods block for a write (milliseconds) and may be called from any thread. `notices`: sentences to
    show once. Without a folder nothing is kept beyond this run.
    """

    def __init__(self, folder: Path | None) -> None:
        """Read the file in `folder`. LocalError when it cannot be read; a damaged one is set aside."""
        self.notices: list[str] = []
        self._path = folder / FILE_NAME if folder is not None else None
        self._lock = threading.Lock()
        self._known = self._read()
        # Those of one time by folded name and by short fingerprint, made when first asked for after a change:
        # a lobby full of tables asks often.
        self._index: tuple[dict[bytes, Known], dict[tuple[str, str], list[Known]]] = ({}, {})

    def __iter__(self) -> Iterator[Known]:
        """Everybody, who was met last first."""
        return iter(sorted(self._known.values(), key=lambda known: -known.last_met))

    def find(self, key: bytes) -> Known | None:
        return self._known.get(key)

    def trusted_as(self, short: str) -> Known | None:
        """The trusted person whose short fingerprint this is, as a table claims it; a claim until proved."""
        known = self.as_claimed(short)
        return known if known is not None and known.trusted else None

    def as_claimed(self, short: str) -> Known | None:
        """Whoever is known with this short fingerprint; a claim until proved."""
        found = self._claims().get(("fingerprint", short))
        return found[0] if found else None

    @property
    def trust_anybody(self) -> bool:
        return any(known.trusted for known in self._known.values())

    def namesakes(self, nickname: str, key: bytes) -> tuple[Known, ...]:
        """Others than `key` who are known under `nickname`, which is cleaned; blocked ones do not count.

        The name of those without a name is nobody's.
        """
        name = _folded(nickname)
        if name == _folded(NOBODY):
            return ()
        found = self._claims().get(("name", name), [])
        return tuple(known for known in found if known.key != key and not known.blocked)

    def _claims(self) -> dict[tuple[str, str], list[Known]]:
        """Who is meant by ("name", folded) or ("fingerprint", short), who was met last first."""
        people, claims = self._index
        if people is not self._known:
            people, claims = self._known, {}
            for known in sorted(people.values(), key=lambda each: -each.last_met):
                for name in {_folded(known.name), _folded(known.called or known.name)}:
                    claims.setdefault(("name", name), []).append(known)
                claims.setdefault(("fingerprint", known.short_fingerprint), []).append(known)
            self._index = (people, claims)
        return claims

    def look_up(self, text: str) -> Known:
        """Who is meant by a name or the beginning of a fingerprint. LocalError for nobody or several."""
        shown = clean_text(text)
        name, start = _folded(clean_name(text)), text.replace("-", "").upper()
        found = [
            known
            for known in self
            # Who shows nothing is called as nobody is, and is not meant by nothing.
            if (shown and name in (_folded(known.name), _folded(known.called or "")))
            or (len(start) >= 4 and known.fingerprint.replace("-", "").startswith(start))
        ]
        if not found:
            raise LocalError(f"Nobody is known as {shown!r}.")
        if len(found) > 1:
            which = ", ".join(known.short_fingerprint for known in found)
            raise LocalError(f"{len(found)} people are known as {shown!r}; name one by fingerprint: {which}.")
        return found[0]

    # Changes

    def met(self, key: bytes, nickname: str, *, by_code: bool) -> Known:
        """Remember having sat down with the owner of `key`; `by_code`: with a join code, which is trust."""
        with self._lock:
            now = time.time()
            known = self._known.get(key) or Known(key, nickname, None, Standing.MET, None, now, now)
            known = replace(known, name=nickname, last_met=now)
            if by_code and not known.trusted and not known.blocked:
                known = replace(known, standing=Standing.TRUSTED, trusted_by=TrustedBy.CODE)
            return self._keep(known)

    def trust(self, key: bytes) -> Known:
        """The safety number was compared and is the same: from now on no code is needed."""
        return self._change(key, standing=Standing.TRUSTED, trusted_by=TrustedBy.NUMBER)

    def distrust(self, key: bytes) -> Known:
        """Known, but not trusted nor blocked any more."""
        return self._change(key, standing=Standing.MET, trusted_by=None)

    def block(self, key: bytes) -> Known:
        """Refuse whatever comes from them. Who they are is as certain as it was."""
        return self._change(key, standing=Standing.BLOCKED)

    def unblock(self, key: bytes) -> Known:
        """Refuse them no more: they are what they were before they were blocked."""
        known = self._known.get(key)
        trusted = known is not None and known.trusted_by is not None
        return self._change(key, standing=Standing.TRUSTED if trusted else Standing.MET)

    def rename(self, key: bytes, called: str) -> Known:
        """Call them `called` here, which is cleaned; nothing visible: by their nickname again."""
        cleaned = clean_name(called) if called.strip() else NOBODY
        return self._change(key, called=None if cleaned == NOBODY else cleaned)

    def forget(self, key: bytes) -> None:
        """As if they had never been met. Nobody known: nothing happens."""
        with self._lock:
            self._write({each: known for each, known in self._known.items() if each != key})

    def _change(self, key: bytes, **fields: Any) -> Known:
        with self._lock:
            known = self._known.get(key)
            if known is None:
                raise LocalError("They are not known any more.")
            return self._keep(replace(known, **fields))

    def _keep(self, known: Known) -> Known:
        people = self._known | {known.key: known}
        while len(people) > MOST_PEOPLE:
            passing = [each for each in people.values() if each.standing is Standing.MET and each != known]
            if not passing:
                raise LocalError(f"More than {MOST_PEOPLE} people are trusted or blocked; forget some.")
            del people[min(passing, key=lambda each: each.last_met).key]
        self._write(people)
        return known

    # The file

    def _write(self, people: dict[bytes, Known]) -> None:
        if self._path is not None:
            content = json.dumps(
                {"version": 1, "people": [_as_json(known) for known in people.values()]},
                ensure_ascii=False,
                indent=1,
            )
            try:
                _replace(self._path, content.encode())
            except OSError as error:
                raise LocalError(
                    f"The file of known people {self._path} cannot be written: {error.strerror or error}."
                ) from error
        self._known = people

    def _read(self) -> dict[bytes, Known]:
        if self._path is None:
            return {}
        if (why := leads_nowhere(self._path)) is not None:
            raise LocalError(f"The file of known people {self._path} cannot be read: {why}.")
        try:
            with self._path.open("rb") as file:
                content = file.read(_LARGEST_FILE + 1)
        except FileNotFoundError:
            return {}
        except OSError as error:
            raise LocalError(
                f"The file of known people {self._path} cannot be read: {error.strerror or error}."
            ) from error
        try:
            if len(content) > _LARGEST_FILE:
                raise ValueError("too large")
            kept = json.loads(content)
            if kept["version"] != 1:
                raise LocalError(
                    f"The file of known people {self._path} was written by another version of the game. "
                    "It was left as it is."
                )
            people = [_from_json(entry) for entry in kept["people"]]
        except (ValueError, TypeError, KeyError, RecursionError):
            self._set_aside(self._path)
            return {}
        return {known.key: known for known in people}

    def _set_aside(self, path: Path) -> None:
        aside = path.with_name(f"{path.name}.damaged-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}")
        try:
            os.rename(path, aside)
        except OSError as error:
            raise LocalError(
                f"The file of known people {path} is damaged and cannot be set aside: {error.strerror}."
            ) from error
        self.notices.append(
            f"The file of known people was damaged and has been set aside as {aside.name}. "
            "Nobody is trusted or blocked until you meet again."
        )


def _folded(name: str) -> str:
    """Names that look alike to a person are one name: neither case and width matter, nor out of which of the
    alphabets a letter is that is drawn the same in several.
    """
    return unicodedata.normalize("NFKC", name).casefold().translate(_DRAWN_AS)


def _as_json(known: Known) -> dict[str, object]:
    return {
        "key": known.key.hex(),
        "name": known.name,
        "called": known.called,
        "standing": known.standing,
        "trusted_by": known.trusted_by,
        "first_met": known.first_met,
        "last_met": known.last_met,
    }


def _from_json(entry: Any) -> Known:
    """ValueError, TypeError or KeyError for what `_as_json` never wrote."""
    key, called, by = bytes.fromhex(entry["key"]), entry["called"], entry["trusted_by"]
    if len(key) != KEY_BYTES:
        raise ValueError("not a key")
    return Known(
        key,
        clean_name(entry["name"]),
        clean_name(called) if called is not None else None,
        Standing(entry["standing"]),
        TrustedBy(by) if by is not None else None,
        float(entry["first_met"]),
        float(entry["last_met"]),
    )


def _replace(path: Path, content: bytes) -> None:
    """Write the file in one step: whatever happens, it is the old one or the new one. A link stays one."""
    path = path.resolve()
    handle, name = tempfile.mkstemp(prefix=".people-", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(name)
        raise
