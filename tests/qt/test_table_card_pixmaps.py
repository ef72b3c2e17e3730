"""Cards as pixmaps: the right size for the screen, rendered once, within bounds."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from spite_qt import card_pixmaps
from spite_qt.card_pixmaps import BACK, SHADOW_MARGIN, CardPixmaps, Deck
from spite_qt.resources import ResourceMissingError

pytestmark = pytest.mark.usefixtures("qtbot")


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0, 3.0])
def test_a_card_has_the_screens_pixels(ratio: float) -> None:
    made = CardPixmaps().pixmap(0, 80, ratio)
    assert (made.width(), made.height()) == (80 * ratio, 112 * ratio)
    assert made.deviceIndependentSize().width() == 80


def test_a_shadow_lies_round_the_card_and_fades_out() -> None:
    made = CardPixmaps().pixmap(BACK, 200, 1.0, shadow=True).toImage()
    assert made.width() == 200 + 2 * 200 * SHADOW_MARGIN
    edge = round(200 * SHADOW_MARGIN) + 280
    below = [made.pixelColor(made.width() // 2, y).alpha() for y in range(edge + 1, made.height())]
    assert below == sorted(below, reverse=True)
    assert below[0] > 30
    assert below[-1] < 30


def test_every_card_looks_different() -> None:
    pixmaps = CardPixmaps()
    seen = {bytes(pixmaps.pixmap(card, 60, 1.0).toImage().constBits()) for card in (BACK, *range(52))}
    assert len(seen) == 53


def test_a_drawing_that_is_missing_is_an_error_and_not_the_end_of_the_process() -> None:
    pixmaps = CardPixmaps(deck=Deck(back="back-of-another-version"))
    with pytest.raises(ResourceMissingError, match="back-of-another-version"):
        pixmaps.pixmap(BACK, 60, 1.0)
    # The fronts are there.
    assert not pixmaps.pixmap(0, 60, 1.0).isNull()


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


def ink(pixmaps: CardPixmaps, card: int, **more: Any) -> set[tuple[int, int]]:
    """The pixels of a card 250 wide that are neither paper nor gold nor clear."""
    image = pixmaps.pixmap(card, 250, 1.0, **more).toImage()
    return {
        (x, y)
        for x in range(250)
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() == 255 and image.pixelColor(x, y).lightness() < 130
    }


def test_a_deck_of_four_colours_tells_the_suits_apart_by_colour() -> None:
    def colour(deck: Deck, suit: int) -> QColor:
        # In the middle of the pip in the three's middle.
        return CardPixmaps(deck).pixmap(13 * suit + 2, 250, 1.0).toImage().pixelColor(120, 180)

    clubs, diamonds, hearts, spades = (colour(Deck(four_colours=True), suit) for suit in range(4))
    assert clubs.green() > 1.8 * max(clubs.red(), clubs.blue())
    assert diamonds.blue() > 1.8 * max(diamonds.red(), diamonds.green())
    assert (hearts, spades) == (colour(Deck(), 2), colour(Deck(), 3))
    assert colour(Deck(), 0) == spades
    assert colour(Deck(), 1) == hearts


@pytest.mark.parametrize("card", [0, 9, 19, 25, 36, 51], ids=["AC", "TC", "7D", "KD", "JH", "KS"])
def test_a_large_index_is_half_as_large_again_and_clear_of_the_picture(card: int) -> None:
    usual, large = (ink(CardPixmaps(Deck(large_index=large)), card) for large in (False, True))
    corner = {(x, y) for x, y in large if x < 150 and 6 < y < 79}
    rank = {y for x, y in corner if 10 < x < 60}
    was = {y for x, y in usual if 10 < x < 40 and 6 < y < 60}
    assert len(rank) > 1.4 * len(was)
    # A gap of paper between the index and what is in the middle.
    assert not {(x, y) for x, y in large if 12 < x < 238 and 77 < y < 81}


def test_large_and_usual_index_have_the_same_strip_in_a_tight_pile() -> None:
    usual = CardPixmaps().pixmap(20, 90, 2.0, strip=10).toImage()
    large = CardPixmaps(Deck(large_index=True)).pixmap(20, 90, 2.0, strip=10).toImage()
    assert usual == large


def test_another_deck_is_drawn_instead_of_the_one_that_was_kept() -> None:
    pixmaps = CardPixmaps()
    first = pixmaps.pixmap(BACK, 60, 1.0).toImage()
    pixmaps.deck = Deck(back="back-2")
    assert pixmaps.pixmap(BACK, 60, 1.0).toImage() != first
    pixmaps.deck = Deck()
    assert pixmaps.pixmap(BACK, 60, 1.0).toImage() == first
