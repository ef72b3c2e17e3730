"""Cards as pixmaps: the right size for the screen, rendered once, within bounds."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from spite_qt import card_pixmaps
from spite_qt.card_pixmaps import BACK, SHADOW_MARGIN, CardPixmaps

pytestmark = pytest.mark.usefixtures("qtbot")


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0, 3.0])
def test_a_card_has_the_screens_pixels(ratio: float) -> None:
    made = CardPixmaps().pixmap(0, 80, ratio)
    assert (made.width(), made.height()) == (80 * ratio, 112 * ratio)
    assert made.deviceIndependentSize().width() == 80


def test_a_shadow_lies_round_the_card_and_fades_out() -> None:
    made = CardPixmaps().pixmap(BACK, 100, 1.0, shadow=True).toImage()
    assert made.width() == 100 + 2 * 100 * SHADOW_MARGIN
    below = [made.pixelColor(made.width() // 2, y).alpha() for y in range(10 + 140 + 1, made.height())]
    assert below == sorted(below, reverse=True)
    assert below[0] > 30
    assert below[-1] < 30


def test_every_card_looks_different() -> None:
    pixmaps = CardPixmaps()
    seen = {bytes(pixmaps.pixmap(card, 60, 1.0).toImage().constBits()) for card in (BACK, *range(52))}
    assert len(seen) == 53


def test_a_strip_shows_its_index_in_its_height() -> None:
    pixmaps = CardPixmaps()
    # The ten of hearts: red ink within the strip, and rank as well as suit beside each other.
    strip = pixmaps.pixmap(26 + 9, 90, 2.0, strip=10).toImage()
    red = [
        (x, y)
        for x in range(strip.width())
        for y in range(strip.height())
        if strip.pixelColor(x, y).alpha() > 200 and _is_red(strip.pixelColor(x, y))
    ]
    assert red
    assert max(y for _, y in red) < 10 * 2
    assert min(y for _, y in red) >= 1
    assert max(x for x, _ in red) - min(x for x, _ in red) > 20


def _is_red(colour: QColor) -> bool:
    return colour.red() > 150 and colour.green() < 90


def test_a_leaning_card_has_room_for_its_corners() -> None:
    pixmaps = CardPixmaps()
    upright, leaning = pixmaps.pixmap(3, 100, 1.0), pixmaps.pixmap(3, 100, 1.0, angle=5.0)
    assert leaning.width() > upright.width()
    image = leaning.toImage()
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(image.width() // 2, image.height() // 2).alpha() == 255


def test_a_card_is_rendered_once() -> None:
    pixmaps = CardPixmaps()
    assert pixmaps.pixmap(7, 90, 1.0).cacheKey() == pixmaps.pixmap(7, 90, 1.0).cacheKey()
    assert pixmaps.pixmap(7, 90, 1.0).cacheKey() != pixmaps.pixmap(7, 91, 1.0).cacheKey()


def test_the_cache_is_bounded_and_drops_what_was_not_used_longest(qtbot: QtBot) -> None:
    pixmaps = CardPixmaps()
    kept = pixmaps.pixmap(0, 100, 1.0).cacheKey()
    for width in range(100, 160):
        for card in range(5):
            pixmaps.pixmap(card + 1, width, 1.0)
        assert pixmaps.pixmap(0, 100, 1.0).cacheKey() == kept
        assert pixmaps._bytes <= card_pixmaps._MOST_BYTES
