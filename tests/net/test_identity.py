import json
import multiprocessing
import os
import stat
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from protocol.errors import LocalError
from protocol.net.identity import FILE_NAME, Identity
from protocol.peer.signing import is_signed_by


def test_an_identity_is_made_once_and_found_again(tmp_path: Path) -> None:
    first = Identity.load_or_create(tmp_path / "new" / "folder")
    again = Identity.load_or_create(tmp_path / "new" / "folder")
    assert again.public_key == first.public_key
    assert again.noise_private == first.noise_private
    assert is_signed_by(again.public_key, first.sign(b"words"), b"words")
    assert not is_signed_by(again.public_key, first.sign(b"words"), b"other words")


@pytest.mark.skipif(sys.platform == "win32", reason="file modes are POSIX")
def test_only_its_owner_can_read_it(tmp_path: Path) -> None:
    Identity.load_or_create(tmp_path)
    assert stat.S_IMODE((tmp_path / FILE_NAME).stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME], "nothing half-written is left behind"


def _public_key(folder: Path) -> bytes:
    return Identity.load_or_create(folder).public_key


def test_two_programs_started_at_once_agree_on_one_identity(tmp_path: Path) -> None:
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        keys = pool.map(_public_key, [tmp_path] * 6)
    assert len(set(keys)) == 1


GOOD = {"version": 1, "identity": "11" * 32, "noise": "22" * 32}


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"not json",
        b"[]",
        b"\xff\xfe",
        json.dumps({**GOOD, "version": 2}).encode(),
        json.dumps({**GOOD, "identity": "11" * 31}).encode(),
        json.dumps({**GOOD, "noise": "zz" * 32}).encode(),
        json.dumps({**GOOD, "noise": 5}).encode(),
        json.dumps({"version": 1}).encode(),
        json.dumps({**GOOD, "more": "x" * 2000}).encode(),
    ],
)
def test_a_broken_file_is_named_and_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / FILE_NAME
    path.write_bytes(content)
    with pytest.raises(LocalError, match=str(path)):
        Identity.load_or_create(tmp_path)
    assert path.read_bytes() == content


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
@pytest.mark.parametrize(
    "make", [lambda path: os.mkfifo(path), lambda path: os.symlink("/dev/zero", path)], ids=["pipe", "device"]
)
def test_what_is_no_regular_file_is_named_at_once(tmp_path: Path, make: Callable[[Path], None]) -> None:
    path = tmp_path / FILE_NAME
    make(path)
    with pytest.raises(LocalError) as refused:
        Identity.load_or_create(tmp_path)
    assert str(refused.value) == f"The identity file {path} cannot be read or made: it is not a regular file."


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(LocalError, match="identity"):
        Identity.load_or_create(tmp_path / "file" / "folder")


def test_secrets_do_not_show_when_an_identity_is_printed() -> None:
    identity = Identity.new()
    assert repr(identity) == f"Identity({identity.short_fingerprint})"
    assert identity.fingerprint.startswith(identity.short_fingerprint)
