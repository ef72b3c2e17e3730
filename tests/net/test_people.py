"""Who is known: kept over restarts, changed one at a time, never lost to a damaged file without a word."""

import json
import os
import stat
from pathlib import Path

import pytest

from protocol.errors import LocalError
from protocol.net import people as store
from protocol.net.people import FILE_NAME, Known, People, Standing, TrustedBy
from protocol.peer.fingerprint import fingerprint, safety_number
from protocol.peer.names import clean_name

TOM, EVE, ANN = b"t" * 32, b"e" * 32, b"a" * 32


def kept(folder: Path) -> dict[bytes, Known]:
    """As another start of the program finds them."""
    return {known.key: known for known in People(folder)}


def test_who_was_met_is_known_after_a_restart(tmp_path: Path) -> None:
    people = People(tmp_path)
    assert list(people) == []
    people.met(TOM, "Tom", by_code=False)
    people.met(EVE, "Eve", by_code=True)
    again = kept(tmp_path)
    assert (again[TOM].standing, again[TOM].trusted_by) == (Standing.MET, None)
    assert (again[EVE].standing, again[EVE].trusted_by) == (Standing.TRUSTED, TrustedBy.CODE)
    assert again == {known.key: known for known in people}
    assert stat.S_IMODE((tmp_path / FILE_NAME).stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]


def test_every_change_is_kept(tmp_path: Path) -> None:
    people = People(tmp_path)
    for key in (TOM, EVE, ANN):
        people.met(key, "Player", by_code=False)
    people.trust(TOM)
    people.rename(TOM, " Uncle\u202e Tom\n")
    people.block(EVE)
    people.forget(ANN)
    people.forget(ANN)
    again = kept(tmp_path)
    assert set(again) == {TOM, EVE}
    assert (again[TOM].shown_name, again[TOM].trusted_by) == ("Uncle Tom", TrustedBy.NUMBER)
    assert again[EVE].blocked
    people.rename(TOM, "  ")
    people.distrust(TOM)
    people.unblock(EVE)
    again = kept(tmp_path)
    assert again[TOM].shown_name == "Player"
    assert {again[key].standing for key in again} == {Standing.MET}


def test_who_is_unblocked_is_what_they_were_before(tmp_path: Path) -> None:
    people = People(tmp_path)
    people.met(TOM, "Tom", by_code=True)
    people.met(EVE, "Eve", by_code=False)
    people.trust(EVE)
    people.met(ANN, "Ann", by_code=False)
    before = kept(tmp_path)
    for key in before:
        people.block(key)
        assert not people.block(key).trusted, "twice is once"
    # Blocked, nobody is trusted, whatever the trust rested on.
    assert [known.trusted for known in kept(tmp_path).values()] == [False] * 3
    assert not people.trust_anybody
    people = People(tmp_path)
    for key in before:
        people.unblock(key)
    assert kept(tmp_path) == before
    # What is taken from them while they are blocked does not come back.
    people.block(TOM)
    people.distrust(TOM)
    people.block(TOM)
    assert people.unblock(TOM).standing is Standing.MET


@pytest.mark.parametrize("nothing", ["", "  ", "\u202e", "-"])
def test_nobody_is_meant_by_nothing(tmp_path: Path, nothing: str) -> None:
    """Also not who comes without a name, and so is called as nobody is."""
    people = People(tmp_path)
    people.met(TOM, "Player", by_code=False)
    with pytest.raises(LocalError, match="Nobody is known as"):
        people.look_up(nothing)
    assert people.look_up("player").key == TOM


def test_meeting_again_takes_the_new_nickname_and_leaves_trust_and_block_alone(tmp_path: Path) -> None:
    people = People(tmp_path)
    first = people.met(TOM, "Tom", by_code=True)
    again = people.met(TOM, "Tommy", by_code=False)
    assert (again.name, again.standing, again.first_met) == ("Tommy", Standing.TRUSTED, first.first_met)
    assert again.last_met >= first.last_met
    people.trust(TOM)
    assert people.met(TOM, "Tom", by_code=True).trusted_by is TrustedBy.NUMBER
    people.block(TOM)
    assert people.met(TOM, "Tom", by_code=True).blocked


def test_namesakes_are_found_whatever_the_case_and_by_the_name_given_here(tmp_path: Path) -> None:
    people = People(tmp_path)
    people.met(TOM, "Tom", by_code=False)
    people.rename(TOM, "Uncle Tom")
    people.met(EVE, "Player", by_code=False)
    assert [known.key for known in people.namesakes("ＴOM", ANN)] == [TOM]
    assert [known.key for known in people.namesakes("uncle tom", ANN)] == [TOM]
    assert people.namesakes("Tom", TOM) == ()
    assert people.namesakes("Player", ANN) == (), "who has no name has nobody's"
    people.block(TOM)
    assert people.namesakes("Tom", ANN) == ()


def test_people_are_looked_up_by_name_or_fingerprint_and_never_guessed(tmp_path: Path) -> None:
    people = People(tmp_path)
    people.met(TOM, "Tom", by_code=False)
    people.met(EVE, "tom", by_code=False)
    assert people.look_up(fingerprint(TOM)[:9]).key == TOM
    assert people.look_up(fingerprint(EVE).lower()).key == EVE
    with pytest.raises(LocalError, match="2 people are known as 'Tom'") as several:
        people.look_up("Tom")
    assert fingerprint(TOM)[:9] in str(several.value)
    with pytest.raises(LocalError, match="Nobody is known as 'Ann'"):
        people.look_up("Ann")
    with pytest.raises(LocalError, match="not known any more"):
        people.trust(ANN)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b'{"version": 1}',
        b'{"version": 1, "people": [{"key": "00"}]}',
        b"[" * 100_000,
        b"\xff" * 100,
        json.dumps({"version": 1, "people": [7]}).encode(),
    ],
)
def test_a_damaged_file_is_set_aside_and_told(content: bytes, tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(content)
    people = People(tmp_path)
    (notice,) = people.notices
    (aside,) = tmp_path.iterdir()
    assert aside.name in notice
    assert aside.read_bytes() == content
    people.met(TOM, "Tom", by_code=False)
    assert set(kept(tmp_path)) == {TOM}


@pytest.mark.parametrize(
    ("known", "comes"),
    [
        ("Ben", "B\u0435n"),  # Cyrillic e
        ("BEN", "\u0412\u0415\u039d"),  # Cyrillic V and E, Greek N
        ("Ben", "\u0412en"),
        ("Zo\u00eb", "Z\u03bf\u00eb"),  # Greek o
        ("\u0421\u043e\u0440\u0430", "Copa"),  # a Cyrillic name in Latin letters
        ("\u0422\u043e\u043c", "\u0422\u041e\u041c"),  # and one that is cried
    ],
)
def test_a_name_drawn_with_letters_of_another_alphabet_is_the_same(
    tmp_path: Path, known: str, comes: str
) -> None:
    people = People(tmp_path)
    people.met(TOM, known, by_code=True)
    assert [each.key for each in people.namesakes(clean_name(comes), EVE)] == [TOM]
    assert people.look_up(known).key == TOM


def test_names_that_look_different_are_different(tmp_path: Path) -> None:
    people = People(tmp_path)
    cyrillic = "\u0422\u0438\u043c", "\u0412\u0435\u0440\u0430"  # Tim and Vera
    for number, name in enumerate(("Ian", "Lan", "Tim", "Vera", *cyrillic)):
        assert people.namesakes(name, bytes([number]) * 32) == ()
        people.met(bytes([number]) * 32, name, by_code=False)


def test_a_file_of_a_later_version_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text('{"version": 2, "people": {}}')
    with pytest.raises(LocalError, match="another version of the game"):
        People(tmp_path)
    assert (tmp_path / FILE_NAME).read_text() == '{"version": 2, "people": {}}'


def test_what_cannot_be_written_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    people = People(tmp_path)
    people.met(TOM, "Tom", by_code=False)

    def full(source: object, target: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", full)
        with pytest.raises(LocalError, match="No space left"):
            people.trust(TOM)
    assert not next(iter(people)).trusted
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]
    assert not kept(tmp_path)[TOM].trusted


def test_strangers_make_room_for_strangers_and_never_push_out_a_trusted_or_blocked_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "MOST_PEOPLE", 3)
    people = People(tmp_path)
    people.met(TOM, "Tom", by_code=True)
    people.met(EVE, "Eve", by_code=False)
    people.block(EVE)
    for number in range(5):
        people.met(bytes([number]) * 32, "Player", by_code=False)
    assert set(kept(tmp_path)) == {TOM, EVE, bytes([4]) * 32}


def test_the_safety_number_is_the_same_for_both_and_no_other_pairs() -> None:
    number = safety_number(TOM, EVE)
    assert number == safety_number(EVE, TOM)
    assert [len(group) for group in number.split()] == [5] * 12
    assert number.replace(" ", "").isdigit()
    assert number != safety_number(TOM, ANN)


def test_a_link_to_the_file_stays_one_and_is_told_where_it_leads_nowhere(tmp_path: Path) -> None:
    folder, drive = tmp_path / "data", tmp_path / "drive"
    folder.mkdir()
    (folder / FILE_NAME).symlink_to(drive / "people")
    with pytest.raises(LocalError, match=f"cannot be read: it is a link to {drive / 'people'}, and nothing"):
        People(folder)
    drive.mkdir()
    People(drive).met(TOM, "Tom", by_code=True)
    (drive / FILE_NAME).rename(drive / "people")
    People(folder).met(EVE, "Eve", by_code=False)
    assert (folder / FILE_NAME).readlink() == drive / "people"
    assert set(kept(folder)) == {TOM, EVE}
