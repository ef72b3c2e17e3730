"""Where the window is: kept, restored onto a screen that is there, and never out of sight."""

from __future__ import annotations

import base64
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QApplication, QWidget

from spite_qt.home import Home
from spite_qt.window.placing import first_size, into_sight, kept_place, smallest_size, take_place
from tests.qt.people import person, until
from tests.qt.test_closing import run_child

# The magic and the version that Qt's saved places begin with.
QTS = bytes.fromhex("01d9d0cb00030000")


anywhere = st.integers(-(2**31), 2**31 - 1)
sizes = st.integers(90, 40_000)


def saved(numbers: list[int], normal: tuple[int, int, int, int]) -> str:
    """A saved place of the right length: `normal` is left, top, width, height; the rest any numbers."""
    left, top, width, height = normal
    right, bottom = min(left + width, 2**31 - 1), min(top + height, 2**31 - 1)
    maximised, full_screen = numbers[10] & 1, numbers[11] & 1
    data = struct.pack(
        ">4i 4i i BB i 4i", *numbers[:4], left, top, right, bottom, 0, maximised, full_screen, *numbers[5:10]
    )
    return base64.b64encode(QTS + data).decode()


@pytest.fixture
def window(application: QApplication) -> Iterator[QWidget]:
    made = QWidget()
    made.setMinimumSize(200, 150)
    yield made
    made.close()


def grip_is_seen(window: QWidget) -> bool:
    """Whether a good part of the upper edge lies on the screen."""
    placed = window.geometry()
    edge = QRect(placed.left(), placed.top(), placed.width(), 12)
    return edge.intersected(window.screen().availableGeometry()).width() >= 100


def test_place_and_size_come_back(window: QWidget, application: QApplication) -> None:
    window.setGeometry(60, 80, 500, 400)
    window.show()
    again = QWidget()
    assert take_place(again, kept_place(window))
    assert again.geometry() == QRect(60, 80, 500, 400)


def test_maximised_comes_back_full_screen_does_not(window: QWidget, application: QApplication) -> None:
    window.setGeometry(60, 80, 500, 400)
    window.showMaximized()
    application.processEvents()
    maximised, full = QWidget(), QWidget()
    assert take_place(maximised, kept_place(window))
    assert maximised.isMaximized()
    assert maximised.normalGeometry().size().toTuple() == (500, 400)
    window.showNormal()
    application.processEvents()
    window.showFullScreen()
    application.processEvents()
    assert take_place(full, kept_place(window))
    assert not full.isFullScreen()
    assert full.geometry() == QRect(60, 80, 500, 400)


@pytest.mark.parametrize("corner", [(5000, 4000), (-900, 100), (100, -700), (100, 790), (-490, -390)])
def test_a_place_on_a_screen_that_is_gone_is_brought_into_sight(
    window: QWidget, application: QApplication, corner: tuple[int, int]
) -> None:
    window.setGeometry(*corner, 500, 400)
    window.show()
    again = QWidget()
    assert take_place(again, kept_place(window))
    again.show()
    application.processEvents()
    assert grip_is_seen(again)
    assert again.size().toTuple() == (500, 400)
    into_sight(window)
    assert grip_is_seen(window)


def test_a_window_larger_than_the_screen_fits_it_again(window: QWidget, application: QApplication) -> None:
    window.setGeometry(3000, 3000, 2500, 1800)
    window.show()
    into_sight(window)
    assert window.screen().availableGeometry().contains(window.geometry())


@pytest.mark.parametrize("size", [(2500, 400), (400, 1800), (2500, 1800)])
def test_a_window_whose_screen_became_smaller_fits_it_though_its_upper_edge_is_in_sight(
    window: QWidget, application: QApplication, size: tuple[int, int]
) -> None:
    window.setGeometry(40, 60, *size)
    window.show()
    into_sight(window)
    assert window.screen().availableGeometry().contains(window.frameGeometry())


def test_a_window_in_sight_stays_where_it_is(window: QWidget) -> None:
    window.setGeometry(500, 700, 500, 400)
    window.show()
    into_sight(window)
    assert window.geometry() == QRect(500, 700, 500, 400)


@given(
    st.none()
    | st.text(max_size=100)
    | st.binary(max_size=80).map(lambda data: base64.b64encode(QTS + data).decode())
    | st.builds(
        saved, st.lists(anywhere, min_size=12, max_size=12), st.tuples(anywhere, anywhere, sizes, sizes)
    )
)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
def test_whatever_was_kept_the_window_is_in_sight(application: QApplication, kept: str | None) -> None:
    window = QWidget()
    window.resize(400, 300)
    take_place(window, kept)
    window.show()
    assert window.isMaximized() or grip_is_seen(window)
    window.close()


async def test_the_main_window_opens_where_it_was_closed(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        ann.setGeometry(30, 40, 740, 600)
    kept = Home(tmp_path / "Ann").settings.window
    assert kept is not None
    again = QWidget()
    assert take_place(again, kept)
    assert again.geometry() == QRect(30, 40, 740, 600)


async def test_the_main_window_can_be_made_as_small_as_the_screen_it_comes_to(tmp_path: Path) -> None:
    async with person(tmp_path, "Ann", looking=False) as ann:
        screen = ann.screen()
        least = ann.minimumSize()
        # As on another screen, at which it was begun.
        ann.setMinimumSize(2000, 1500)
        screen.availableGeometryChanged.emit(screen.availableGeometry())
        await until(lambda: ann.minimumSize() == least)
        assert least == smallest_size(screen.availableGeometry().size())


def test_no_window_opens_larger_than_a_small_screen() -> None:
    """A screen of 400 x 400 points."""
    tell = """
from PySide6.QtWidgets import QApplication
application = QApplication([])
from spite_qt.window.about import AboutDialog, LicencesDialog
from spite_qt.window.rules_page import RulesDialog
for kind in (AboutDialog, LicencesDialog, RulesDialog):
    shown = kind()
    room = shown.screen().availableGeometry().size()
    assert room.toTuple() == (400, 400)
    size = shown.sizeHint()
    assert size.width() <= room.width() - 24, kind
    assert size.height() <= room.height() - 64, kind
"""
    assert run_child(["-c", tell], QT_SCALE_FACTOR="2") == (0, [])


@pytest.mark.parametrize(
    ("room", "size"),
    [
        (QSize(1920, 1040), QSize(1280, 800)),
        (QSize(1366, 768), QSize(1280, 720)),
        (QSize(800, 600), QSize(784, 552)),
        # 1280 x 800 at 200 %.
        (QSize(640, 400), QSize(624, 352)),
    ],
)
def test_the_window_opens_no_larger_than_the_screen(room: QSize, size: QSize) -> None:
    assert first_size(room) == size
