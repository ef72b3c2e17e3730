"""Which values each setting takes, and that what was kept comes back."""

from __future__ import annotations

import json
import tempfile
from dataclasses import asdict, fields
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protocol.errors import LocalError
from protocol.peer.names import clean_name
from spite_qt.home import Home
from spite_qt.settings import (
    BACKS,
    LANGUAGES,
    LONGEST_HOLD,
    MOST_POINTS,
    PACES,
    THEMES,
    Settings,
    fits,
    from_kept,
)

texts = st.text(max_size=60)
TAKEN: dict[str, st.SearchStrategy[object]] = {
    "nickname": st.none() | texts.filter(bool),
    "theme": st.sampled_from(THEMES),
    "language": st.none() | st.sampled_from(LANGUAGES),
    "back": st.sampled_from(BACKS),
    "pace": st.sampled_from(PACES),
    "hold_discard": st.floats(0, LONGEST_HOLD),
    "alone_target": st.integers(1, MOST_POINTS),
    "host_target": st.integers(1, MOST_POINTS),
    "keys": st.dictionaries(texts, texts, max_size=5),
    "window": st.none() | texts,
    "windows": st.dictionaries(texts, texts, max_size=5),
    "newer_told": st.none() | texts,
    **{each.name: st.booleans() for each in fields(Settings) if each.type == "bool"},
}

NEVER: dict[str, tuple[object, ...]] = {
    "nickname": (7, "n" * 5000, ["Ann"]),
    "theme": ("pink", None, 1, ["dark"]),
    "language": ("xx", "EN", "", 0),
    "back": ("back-3", "../back", None),
    "pace": ("faster", None, 2),
    "hold_discard": (-0.1, 3.01, float("nan"), float("inf"), True, "1", None, 10**400),
    "alone_target": (0, -1, 1000, 50.0, True, "50", None, 10**400),
    "host_target": (0, -1, 1000, 50.0, True, "50", None, 10**400),
    "keys": (None, ["Space"], {"draw": 3}, {str(number): "" for number in range(201)}, {"x": "k" * 5000}),
    "window": (3, b"AAAA", "w" * 5000),
    "windows": (None, "AAAA", {"about": 3}, {str(number): "" for number in range(201)}, {"x": "w" * 5000}),
    "newer_told": (1.1, "9" * 5000),
    **{each.name: (None, 1, 0, "true", []) for each in fields(Settings) if each.type == "bool"},
}


def test_every_setting_is_tried_here() -> None:
    names = {each.name for each in fields(Settings)}
    assert set(TAKEN) == names
    assert set(NEVER) == names


@pytest.mark.parametrize(
    ("name", "value"),
    [(name, value) for name in NEVER for value in NEVER[name]],
    ids=lambda value: repr(value)[:20],
)
def test_a_value_that_cannot_be_is_refused_and_changes_nothing(
    tmp_path: Path, name: str, value: object
) -> None:
    assert not fits(name, value)
    home = Home(tmp_path)
    if not (name == "nickname" and isinstance(value, str)):  # whatever is typed there is made a name
        with pytest.raises(LocalError, match=f"The setting {name} does not take"):
            home.change(**{name: value})
    assert home.settings == Settings()
    assert not (tmp_path / "settings.json").exists()


@pytest.mark.parametrize("name", TAKEN)
def test_the_default_of_a_setting_is_one_of_its_values(name: str) -> None:
    assert fits(name, getattr(Settings(), name))


def test_a_setting_that_there_is_not_takes_nothing() -> None:
    assert not fits("weather", "fine")


@given(st.fixed_dictionaries({}, optional=TAKEN))
def test_what_is_kept_comes_back(changes: dict[str, object]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        Home(folder).change(**changes)
        again = Home(folder)
        assert again.notices == []
        if isinstance(chosen := changes.get("nickname"), str):
            changes["nickname"] = clean_name(chosen)
        assert asdict(again.settings) == asdict(Settings()) | changes


@given(
    st.dictionaries(
        st.sampled_from([each.name for each in fields(Settings)]) | texts,
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.floats() | texts,
            lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
            max_leaves=3,
        ),
        max_size=6,
    )
)
def test_whatever_a_file_holds_the_settings_fit(kept: dict[str, object]) -> None:
    settings, wrong = from_kept(kept)
    for name, value in asdict(settings).items():
        assert fits(name, value)
        assert (name in wrong) == (name in kept and not fits(name, kept[name]))
        if name in kept and name not in wrong:
            assert value == kept[name]


def test_one_wrong_value_loses_no_other(tmp_path: Path) -> None:
    broken = '{"nickname": "Ada", "theme": "pink", "weather": "fine", "hold_discard": 9}'
    (tmp_path / "settings.json").write_text(broken)
    home = Home(tmp_path)
    assert (home.nickname, home.settings.theme, home.settings.hold_discard) == ("Ada", "system", 1.0)
    (notice,) = home.notices
    assert notice == (
        "Settings had values that cannot be (theme, hold_discard): their defaults are used, the file as it"
        f" was is kept as {tmp_path / 'settings.json.broken'}."
    )
    assert (tmp_path / "settings.json.broken").read_text() == broken
    again = Home(tmp_path)
    assert (again.nickname, again.notices) == ("Ada", [])
    assert json.loads((tmp_path / "settings.json").read_text()) == {"nickname": "Ada", "weather": "fine"}


def test_half_characters_in_the_file_are_no_reason_to_end(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"weather": "\\ud800", "window": "\\udfff"}')
    Home(tmp_path).change(theme="dark")
    again = Home(tmp_path)
    assert (again.settings.theme, again.notices) == ("dark", [])
