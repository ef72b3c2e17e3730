"""What the table looks like: decks, names, the light of the turn, the notice, a window that is resized."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from protocol.game import KING, Place, PlaceKind, View, read_records, view
from spite_qt.settings import Settings
from spite_qt.table import TableWidget
from spite_qt.table.focus_ring import FocusRing
from spite_qt.table.palette import LIGHT as PALETTE
from spite_qt.table.panel import ElidedLabel, SidePanel
from spite_qt.table.places import PlaceButton
from spite_qt.theme import LIGHT
from spite_qt.window.answers import Answer
from spite_qt.window.notice import Notice
from tests.game.games import DATA
from tests.qt.table_play import Sitting, centre, payoff, side, sit_down

STOCK = Place(PlaceKind.STOCK, None, 0)
SIZES = [(800, 575), (1280, 775), (1024, 1100), (1920, 1055)]


@pytest.fixture
def sit(qtbot: QtBot) -> Callable[..., Sitting]:
    def make(**how: object) -> Sitting:
        sitting = sit_down(**{"size": (800, 575), **how})  # type: ignore[arg-type]
        qtbot.addWidget(sitting.table)
        return sitting

    return make


def recorded(name: str, after: int | None) -> View:
    """Seat 0's view of a kept record after so many moves."""
    return view(read_records((DATA / name).read_bytes())[0].replay(after), 0)


def long_sides() -> View:
    return recorded("long-sides.json", None)


@pytest.fixture
def shown(qtbot: QtBot) -> Callable[..., TableWidget]:
    """A table of a size that shows a view."""

    def make(seen: View, size: tuple[int, int] = (800, 575)) -> TableWidget:
        table = TableWidget()
        qtbot.addWidget(table)
        table.set_people("Marie", "Tom")
        table.resize(*size)
        table.show()
        table.show_view(seen)
        return table

    return make


def picture(table: QWidget, part: QRect) -> QImage:
    return table.grab(part).toImage()


def count(image: QImage, like: Callable[[QColor], bool]) -> int:
    return sum(like(image.pixelColor(x, y)) for x in range(image.width()) for y in range(image.height()))


def blue(colour: QColor) -> bool:
    return colour.blue() > 70 and colour.blue() > 1.5 * colour.red() and colour.blue() > 1.3 * colour.green()


def wine(colour: QColor) -> bool:
    return colour.red() > 90 and colour.red() > 2 * colour.green() and colour.red() > 2 * colour.blue()


def gold(colour: QColor) -> bool:
    return colour.red() > 220 and 180 < colour.green() < 230 and colour.blue() < 130


# Decks


def test_another_back_is_on_every_card_at_once(sit: Callable[..., Sitting]) -> None:
    table = sit(seed=1).table
    stock = table.place_rect(STOCK)
    assert count(picture(table, stock), blue) > 0.4 * stock.width() * stock.height()
    table.apply(replace(Settings(), back="back-2"))
    assert count(picture(table, stock), blue) == 0
    assert count(picture(table, stock), wine) > 0.3 * stock.width() * stock.height()


def test_large_corners_spread_the_hand_at_once_and_the_keyboard_finds_it_there(
    sit: Callable[..., Sitting],
) -> None:
    sitting = sit(seed=1, size=(800, 600))
    places = [Place(PlaceKind.HAND, 0, index) for index in range(4)]

    def wide() -> list[float]:
        """What is seen of each covered card, in widths of one."""
        whole = sitting.table._table.top_pose(places[0]).width
        return [sitting.table.place_rect(place).width() / whole for place in places]

    assert max(wide()) < 0.45
    sitting.table.apply(Settings(large_index=True))
    assert min(wide()) > 0.5
    for button in sitting.table.findChildren(PlaceButton):
        if button.isVisible() and button.place in places:
            assert button.geometry() == sitting.table.place_rect(button.place)


def test_a_card_in_the_air_changes_its_deck_too_and_goes_on(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1, seat=1)
    sitting.play(sitting.game.legal_moves()[0])
    motion = sitting.table._table.motion
    motion.advance(0.15)
    flying = [
        item for _, items in sitting.table._table.piles.heaps() for item in items if motion.flying(item)
    ]
    assert flying
    before = flying[-1].pixmap().toImage()
    where = flying[-1].pose
    sitting.table.apply(replace(Settings(), back="back-2", four_colours=True, large_index=True))
    assert motion.flying(flying[-1])
    assert flying[-1].pose == where
    assert flying[-1].pixmap().toImage() != before
    motion.finish()
    sitting.expect_shown()


def test_four_colours_dye_the_cards_that_lie(shown: Callable[..., TableWidget]) -> None:
    table = shown(long_sides(), (1280, 775))
    # The five of diamonds on the second centre pile.
    five = table.place_rect(centre(1))
    assert count(picture(table, five), blue) == 0
    table.apply(replace(Settings(), four_colours=True))
    assert count(picture(table, five), blue) > 300
    table.apply(Settings())
    assert count(picture(table, five), blue) == 0


# What the places tell


def test_a_king_on_a_centre_pile_tells_its_rank_and_every_pile_what_it_wants(
    shown: Callable[..., TableWidget],
) -> None:
    seen = long_sides()
    assert [len(pile) for pile in seen.centres] == [8, 5, 0]
    assert seen.centres[0][-1] % 13 + 1 == KING
    table = shown(seen, (1280, 775))
    badges = []
    for index in (0, 1):
        card = table.place_rect(centre(index))
        corner = QRect(card.right() - 12, card.top() - 8, 24, 24)
        badges.append(count(picture(table, corner), gold))
    assert badges[0] > 100
    assert badges[1] == 0


@pytest.mark.parametrize(
    ("size", "said"), [((1280, 775), ["next 9", "next 6", "next A"]), ((560, 360), ["9", "6", "A"])]
)
def test_what_a_pile_wants_is_read_where_there_is_no_room_for_a_word(
    shown: Callable[..., TableWidget], size: tuple[int, int], said: list[str]
) -> None:
    labels = shown(long_sides(), size)._table.labels
    assert [labels._drawn[("next", index)].shows for index in range(3)] == said


def test_an_empty_place_is_clear_of_the_felt_beside_it(shown: Callable[..., TableWidget]) -> None:
    table = shown(recorded("vectors/given-00.json", 0), (1280, 775))
    for place in (side(0, 2), side(1, 1), centre(0)):
        outline = table.place_rect(place)
        inside = picture(table, outline)
        edge = {inside.pixelColor(x, 2).lightness() for x in range(20, inside.width() - 20)}
        assert max(edge) > inside.pixelColor(inside.width() // 4, inside.height() // 4).lightness() + 30


def test_whose_turn_it_is_is_lit_all_round(shown: Callable[..., TableWidget]) -> None:
    def lit(seen: View, paused: str | None = None) -> tuple[int, int]:
        """Gold along the left edge of the felt, in the own and the other seat's half."""
        table = shown(seen, (1280, 775))
        table.set_paused(paused)
        edge = picture(table, QRect(4, 0, 10, table.height()))
        half = edge.height() // 2
        halves = edge.copy(0, half, 10, half), edge.copy(0, 0, 10, half)
        own, other = (count(part, lambda c: c.red() > 150 and c.blue() < 150) for part in halves)
        return own, other

    own, other = lit(recorded("vectors/given-00.json", 60))
    assert own > 200
    assert other == 0
    own, other = lit(recorded("vectors/given-00.json", 70))
    assert own == 0
    assert other > 200
    # Where a match was called off or ended in the middle of a game, it is nobody's.
    assert lit(recorded("vectors/given-00.json", 60), paused="") == (0, 0)


@pytest.mark.parametrize("size", [(800, 575), (1280, 775)])
def test_long_names_are_read_to_their_last_letter(
    shown: Callable[..., TableWidget], size: tuple[int, int]
) -> None:
    table = shown(recorded("vectors/given-00.json", 60), size)
    panel = table.findChild(SidePanel)
    assert panel is not None
    felt = QRect(0, 0, panel.x(), table.height())
    seen = []
    for last in "ma":
        table.set_people(f"Maximiliane Longnam{last}", f"Konstantin Wilhel{last}")
        seen.append(picture(table, felt))
    changed = [
        y
        for y in range(felt.height())
        if seen[0].copy(0, y, felt.width(), 1) != seen[1].copy(0, y, felt.width(), 1)
    ]
    half = felt.height() / 2
    assert [y for y in changed if y < half], "the other person's name is cut"
    assert [y for y in changed if y > half], "the own name is cut"


@pytest.mark.usefixtures("application")
def test_a_line_whose_type_can_be_made_smaller_is_not_elided() -> None:
    said, line = "Spiel 1 · bis 50 Punkte", ElidedLabel()
    line.show_text(said)
    smaller = 0
    for pixels in range(11, 22):
        font = QFont(line.font())
        font.setPixelSize(pixels)
        for width in range(60, 220):
            line.resize(width, 20)
            line.wear(font)
            smaller += line.font().pixelSize() < pixels and line.text() == said
            assert line.text() == said or line.font().pixelSize() == round(pixels * 0.7), (pixels, width)
    assert smaller


@pytest.mark.usefixtures("application")
def test_the_words_of_the_buttons_and_of_the_turn_have_their_room_at_every_size() -> None:
    panel, button = SidePanel(), QPushButton("Unentschieden anbieten")
    panel.add_button(button)
    panel.set_banner("Maximiliane spielt", yours=False)
    for pixels in range(13, 24):
        for width in range(160, 260, 3):
            panel.resize(width, 500)
            panel.set_size(pixels)
            room = width - 2 * round(min(pixels, 16) * 1.3)
            assert QFontMetricsF(button.font()).horizontalAdvance(button.text()) <= room, (pixels, width)
            assert QFontMetricsF(panel.banner.font()).horizontalAdvance("Maximiliane") <= room


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_no_pile_lies_on_another_or_outside(shown: Callable[..., TableWidget], size: tuple[int, int]) -> None:
    table = shown(long_sides(), size)
    panel = table.findChild(SidePanel)
    assert panel is not None
    places = [STOCK, *map(centre, range(3))]
    for seat in (0, 1):
        places += [payoff(seat), *(side(seat, index) for index in range(4))]
    rects = {place: table.place_rect(place) for place in places}
    for place, rect in rects.items():
        assert QRect(0, 0, panel.x(), table.height()).contains(rect), place
    for (place, rect), (other, lies) in combinations(rects.items(), 2):
        assert not rect.intersects(lies), (place, other)


# What lies over it


def with_a_notice(qtbot: QtBot, size: tuple[int, int], seen: View) -> tuple[QWidget, TableWidget, Notice]:
    """A page with a table that shows `seen`, and a notice over it that says nothing yet."""
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(*size)
    table = TableWidget(page)
    table.resize(*size)
    notice = Notice(page, over=table.headroom)
    notice.set_colours(LIGHT)
    page.show()
    table.show_view(seen)
    return page, table, notice


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_notice_covers_no_pile(qtbot: QtBot, size: tuple[int, int]) -> None:
    page, table, notice = with_a_notice(qtbot, size, long_sides())
    answers = (Answer("Let it stand", lambda: None), Answer("Take it back", lambda: None))
    notice.say("Konstantin Wilhelm asks to take the last move back.", answers)
    qtbot.wait_until(lambda: notice.height() > 40)
    lies = notice.geometry()
    assert page.rect().contains(lies)
    for place in (STOCK, payoff(1), *map(centre, range(3)), *(side(1, index) for index in range(3))):
        assert not lies.intersects(table.place_rect(place)), place
    # Of the last side pile it leaves the corner with the index.
    last = table.place_rect(side(1, 3))
    assert lies.left() > last.left() + last.width() // 2 or lies.bottom() < last.top()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_notice_never_cuts_the_name_below_it_in_two(qtbot: QtBot, size: tuple[int, int]) -> None:
    _, table, notice = with_a_notice(qtbot, size, recorded("vectors/given-00.json", 60))
    layout = table._table.layout
    assert layout is not None
    name = layout.plates[1].toRect()
    heights = set()
    for words in range(1, 40):
        notice.say("Konstantin " * words, (Answer("OK", lambda: None),))
        lies = notice.geometry()
        heights.add(lies.height())
        assert lies.bottom() <= name.top() or lies.bottom() >= name.bottom() or not lies.intersects(name)
    assert len(heights) > 2


# Other sizes


def test_a_window_that_grows_is_felt_at_every_step_also_while_cards_fly(sit: Callable[..., Sitting]) -> None:
    sitting = sit(seed=1, seat=1)
    sitting.play(sitting.game.legal_moves()[0])
    motion = sitting.table._table.motion
    table = sitting.table
    for step in range(1, 12):
        table.resize(800 + 37 * step, 575 + 23 * step)
        motion.advance(0.02)
        felt = sitting.viewport
        for corner in (QPoint(2, 2), QPoint(felt.width() - 3, felt.height() - 3)):
            seen = felt.grab().toImage().pixelColor(corner)
            assert seen.green() > seen.red() > 0, f"step {step}: no felt at {corner}, but {seen.name()}"
    motion.finish()
    sitting.expect_shown()


def drawn(table: TableWidget) -> list[int]:
    """Which picture everything on the felt wears."""
    items = [item for item in table._table.scene.items() if isinstance(item, QGraphicsPixmapItem)]
    return sorted(item.pixmap().cacheKey() for item in items if item.isVisible())


def test_while_a_window_is_resized_nothing_is_drawn_anew_and_then_everything(
    qtbot: QtBot, shown: Callable[..., TableWidget]
) -> None:
    table = shown(long_sides(), (1280, 775))
    before = drawn(table)
    # Back to its own size on the way, at which a card that leans had once been drawn anew.
    for width, height in ((1250, 760), (1200, 740), (1280, 775), (1240, 750)):
        table.resize(width, height)
        assert drawn(table) == before, f"at {width} x {height}"
    with qtbot.waitSignal(table._table.redrawn):
        pass
    assert not set(drawn(table)) & set(before)
    fresh = shown(long_sides(), (1240, 750))
    assert table.felt.grab().toImage() == fresh.felt.grab().toImage()


def test_a_window_that_is_pulled_away_and_back_looks_as_it_did(shown: Callable[..., TableWidget]) -> None:
    table = shown(long_sides(), (1280, 775))
    before = table.felt.grab().toImage()
    for width, height in ((1200, 740), (1100, 700), (1280, 775)):
        table.resize(width, height)
    assert table.felt.grab().toImage() == before


def test_the_ring_of_the_keyboard_fades_out_at_its_edge_so_that_it_can_be_turned(qapp: QApplication) -> None:
    scene = QGraphicsScene()
    FocusRing(scene).show(QRectF(0, 0, 200, 280), 4.0, None, PALETTE, 2.0)
    (item,) = scene.items()
    assert isinstance(item, QGraphicsPixmapItem)
    image = item.pixmap().toImage()
    right, bottom = image.width() - 1, image.height() - 1
    edge = [(x, y) for x in range(right + 1) for y in (0, bottom)]
    edge += [(x, y) for x in (0, right) for y in range(bottom + 1)]
    assert {image.pixelColor(x, y).alpha() for x, y in edge} == {0}
    assert image.pixelColor(image.width() // 2, 4).alpha() > 0
