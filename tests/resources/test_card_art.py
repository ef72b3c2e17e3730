"""The card faces, backs and icon as a person sees them: rendered by QtSvg and looked at pixel by pixel."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer

from spite_qt.resources import resource_path

FACES = [rank + suit for suit in "CDHS" for rank in "A23456789TJQK"]
COURTS = [name for name in FACES if name[0] in "JQK"]
BACKS = ["back", "back-2"]
RESOURCES = Path(__file__).resolve().parents[2] / "resources"


def rendered(name: str, width: int = 250) -> QImage:
    """One card on transparent ground, `width` pixels wide."""
    renderer = QSvgRenderer(str(resource_path(f"cards/{name}.svg")))
    assert renderer.isValid(), name
    image = QImage(width, width * 7 // 5, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, width, width * 7 / 5))
    painter.end()
    return image


def pixels(image: QImage) -> bytes:
    return bytes(image.convertToFormat(QImage.Format.Format_RGBA8888).constBits())


def far_pixels(one: bytes, two: bytes) -> int:
    """How many pixels differ by more than antialiasing does."""
    quads = zip(*(iter(one),) * 4, *(iter(two),) * 4, strict=True)
    return sum(max(abs(q[k] - q[k + 4]) for k in range(4)) > 90 for q in quads)


def ink_boxes(image: QImage, box: tuple[int, int, int, int]) -> list[tuple[int, int]]:
    """Runs of columns (first, last) with anything darker than paper, within left, top, right, bottom."""
    left, top, right, bottom = box
    inked = [
        any(QColor(image.pixel(x, y)).lightnessF() < 0.6 for y in range(top, bottom))
        for x in range(left, right)
    ]
    runs: list[tuple[int, int]] = []
    for x, has_ink in enumerate(inked, left):
        if has_ink and runs and runs[-1][1] == x - 1:
            runs[-1] = (runs[-1][0], x)
        elif has_ink:
            runs.append((x, x))
    return runs


@pytest.fixture(scope="module")
def faces() -> dict[str, QImage]:
    return {name: rendered(name) for name in FACES}


def test_every_face_fills_its_rounded_card(faces: dict[str, QImage]) -> None:
    for name, image in faces.items():
        assert image.pixelColor(125, 6).alpha() == 255, name
        assert image.pixelColor(125, 343).alpha() == 255, name
        assert image.pixelColor(0, 0).alpha() == 0, f"{name} has no round corner"
        colours = {image.pixel(x, y) for x in range(20, 230, 2) for y in range(20, 330, 2)}
        assert len(colours) > 2, f"{name} is empty"


def test_no_two_faces_look_alike_even_when_small() -> None:
    small = {name: pixels(rendered(name, 60)) for name in FACES}
    for i, one in enumerate(FACES):
        for two in FACES[i + 1 :]:
            assert small[one] != small[two]


def test_court_figures_differ_much_from_each_other(faces: dict[str, QImage]) -> None:
    small = {name: pixels(faces[name].copy(96, 64, 130, 70).scaled(65, 35)) for name in COURTS}
    for i, one in enumerate(COURTS):
        for two in COURTS[i + 1 :]:
            assert far_pixels(small[one], small[two]) > 0.1 * 65 * 35, (one, two)


def test_the_index_stands_whole_in_the_first_60_units(faces: dict[str, QImage]) -> None:
    for name, image in faces.items():
        runs = ink_boxes(image, (8, 8, 92, 60))
        assert len(runs) in ((3,) if name[0] == "T" else (2,)), (
            f"{name}: rank and suit side by side, got {runs}"
        )
        assert runs[-1][1] < 92, name
        suit_left, suit_right = runs[-1]
        assert suit_right - suit_left >= 28, f"{name}: the suit is too small to be told at 60 pixels"
        below = ink_boxes(image, (8, 57, 92, 61))
        assert below == [], f"{name}: the index reaches below its band"


def test_the_index_is_repeated_upside_down_at_the_bottom_right(faces: dict[str, QImage]) -> None:
    for name, image in faces.items():
        turned = image.transformed(QTransform().rotate(180))
        corner = (8, 8, 84, 52)
        one, two = (pixels(i.copy(*corner)) for i in (image, turned))
        assert far_pixels(one, two) < 12, name


def test_red_suits_are_red_and_black_suits_are_ink(faces: dict[str, QImage]) -> None:
    for name, image in faces.items():
        first = ink_boxes(image, (8, 8, 92, 60))[-1]
        colour = image.pixelColor((first[0] + first[1]) // 2, 30)
        if name[1] in "DH":
            assert colour.red() > 150 > colour.blue() + 60, name
        else:
            assert colour.lightness() < 60, name


def test_a_suit_names_its_colour_once_for_the_decks_that_change_it() -> None:
    for name in FACES:
        text = resource_path(f"cards/{name}.svg").read_text(encoding="utf-8")
        suits = re.findall(r' color="(#[0-9a-f]{6})"', text.split(">", 1)[0])
        assert suits == ["#c3272b" if name[1] in "DH" else "#17213c"], name
        assert text.count('<g id="index">') == text.count('id="suit"') == 1, name
        assert (name[0] in "AJQK") == ('<g id="picture">' in text), name


@pytest.mark.parametrize("name", [*COURTS, *BACKS])
def test_courts_and_backs_are_the_same_either_way_up(name: str) -> None:
    image = rendered(name)
    turned = image.transformed(QTransform().rotate(180))
    assert far_pixels(pixels(image), pixels(turned)) < 0.004 * 250 * 350


def test_number_cards_carry_as_many_pips_as_they_say() -> None:
    for name in FACES:
        if name[0] in "23456789T":
            text = resource_path(f"cards/{name}.svg").read_text(encoding="utf-8")
            half, rest = text.split('<g id="half">')[1].split("</g>")
            # What is outside the half is not repeated.
            repeated, alone = half.count("<path fill="), rest.count("<path fill=")
            assert 2 * repeated + alone == (10 if name[0] == "T" else int(name[0])), name


def test_art_is_plain_tiny_svg_of_modest_size() -> None:
    for name in [*FACES, *BACKS]:
        path = resource_path(f"cards/{name}.svg")
        assert path.stat().st_size <= 25_000, name
        tags = set(re.findall(r"<(\w+)", path.read_text(encoding="utf-8")))
        assert tags <= {"svg", "g", "path", "use"}, name


def test_the_script_draws_the_committed_files_byte_for_byte(tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(RESOURCES / "make_cards.py"), str(tmp_path)], check=True, timeout=60)
    made = {p.relative_to(tmp_path): p.read_bytes() for p in tmp_path.rglob("*.svg")}
    kept = {p.relative_to(RESOURCES): p.read_bytes() for p in RESOURCES.rglob("*.svg")}
    assert len(made) == 55
    assert made == kept


@pytest.mark.parametrize("size", [16, 24, 32, 48, 64, 128, 256, 512])
def test_the_icon_comes_in_every_size_and_shows_a_spade_on_a_card(size: int) -> None:
    image = QImage(str(resource_path(f"icons/spite-qt-{size}.png")))
    assert (image.width(), image.height()) == (size, size)
    assert image.pixelColor(0, 0).alpha() == 0
    spade = image.pixelColor(round(size * 0.57), round(size * 0.53))
    card = image.pixelColor(round(size * 0.77), round(size * 0.4))
    assert spade.lightness() < 70
    assert card.lightness() > 225
