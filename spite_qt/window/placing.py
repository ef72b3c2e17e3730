"""Where windows are on the screens: kept for the next time, and never out of sight.

Not for what is in them. Sizes and places are logical pixels.
"""

from __future__ import annotations

import binascii
import struct
from base64 import b64decode, b64encode

from PySide6.QtCore import QByteArray, QMargins, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QRegion, QScreen
from PySide6.QtWidgets import QApplication, QWidget

# The main window, in logical pixels: how small it can be made, and that on a screen that tells nonsense; how
# large it opens where there is room; what a window manager puts around it, at most, not known before.
_SMALLEST, _SMALLEST_ANYWHERE = QSize(720, 520), QSize(320, 240)
_PREFERRED = QSize(1280, 800)
_FRAME = QSize(16, 48)
# What a window manager and the desktop's bars leave free round another window of the program.
_AROUND = QSize(24, 64)

# So much of a window's upper edge can be taken hold of with a pointer (pixels).
_GRIP_WIDTH, _GRIP_HEIGHT = 120, 24

# What `QWidget.saveGeometry` writes: magic, version, the window with its frame, the window when it is neither
# maximised nor full screen, screen, maximised, full screen, the screen's width, the window as it is.
_SAVED = struct.Struct(">IHH 4i 4i i BB i 4i")
_LEAST, _MOST = 100, 32_000


def first_size(room: QSize) -> QSize:
    """How large the main window opens on a screen with this `room`: logical pixels, without frame and title
    bar.
    """
    return _PREFERRED.boundedTo(room - _FRAME).expandedTo(smallest_size(room))


def smallest_size(room: QSize) -> QSize:
    """How small it can be made there: a small screen at 200 % has less room than it should have."""
    return _SMALLEST.boundedTo((room - _FRAME).expandedTo(_SMALLEST_ANYWHERE))


def dialog_room(dialog: QWidget) -> QSize:
    """How large it can be on its screen, logical pixels, without frame and title bar."""
    return dialog.screen().availableGeometry().size() - _AROUND


def kept_place(window: QWidget) -> str:
    """Place, size and whether it is maximised, as text for the settings."""
    return b64encode(window.saveGeometry().data()).decode("ascii")


def take_place(window: QWidget, kept: str | None) -> bool:
    """Put `window`, before it is shown, where it was kept; False if nothing was, or what was is broken.

    A screen that is gone is replaced by another. A window that was full screen opens as it was before that:
    whoever starts the program wants to see it among the others first.
    """
    try:
        place = b64decode(kept or "", validate=True)
    except (binascii.Error, ValueError):
        return False
    if not _may_be_taken(place) or not window.restoreGeometry(QByteArray(place)):
        return False
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowFullScreen)
    into_sight(window)
    return True


def into_sight(window: QWidget) -> None:
    """Move `window` onto a screen if its upper edge cannot be taken hold of, and let it fit there. It has
    to fit too where it is larger than its screen and not seen whole: what lies below or beside would be lost.
    """
    if window.isMaximized() or window.isFullScreen() or window.isMinimized():
        return
    placed = window.geometry()
    placed.setSize(placed.size().expandedTo(window.minimumSize()).expandedTo(QSize(_LEAST, _LEAST)))
    grip = QRect(placed.left(), placed.top() - _GRIP_HEIGHT // 2, placed.width(), _GRIP_HEIGHT)
    screen = next((each for each in QGuiApplication.screens() if _is_held_on(each, grip)), None)
    room = (screen or _nearest(placed)).availableGeometry().marginsRemoved(_frame(window))
    size = placed.size().boundedTo(room.size()).expandedTo(window.minimumSize())
    if screen is not None and (size == placed.size() or _is_seen_whole(placed)):
        if placed != window.geometry():
            window.resize(placed.size())
        return
    fresh = QRect(placed.topLeft(), size)
    fresh.moveRight(min(fresh.right(), room.right()))
    fresh.moveBottom(min(fresh.bottom(), room.bottom()))
    fresh.moveLeft(max(fresh.left(), room.left()))
    fresh.moveTop(max(fresh.top(), room.top()))
    window.setGeometry(fresh)


def _is_held_on(screen: QScreen, grip: QRect) -> bool:
    """Whether enough of a window's upper edge is on the screen for a pointer to take hold of it."""
    seen = grip.intersected(screen.availableGeometry())
    return seen.width() >= min(_GRIP_WIDTH, grip.width()) and seen.height() >= _GRIP_HEIGHT // 2


def _is_seen_whole(placed: QRect) -> bool:
    """Whether it lies on the screens, be it on several of them."""
    hidden = QRegion(placed)
    for screen in QGuiApplication.screens():
        hidden -= screen.availableGeometry()
    return hidden.isEmpty()


def _frame(window: QWidget) -> QMargins:
    """What the window manager has put around it, as far as that is known."""
    inner, outer = window.geometry(), window.frameGeometry()
    return QMargins(
        inner.left() - outer.left(),
        inner.top() - outer.top(),
        outer.right() - inner.right(),
        outer.bottom() - inner.bottom(),
    )


class Screens(QObject):
    """Keeps every window of the program in sight when a screen is taken away or becomes smaller."""

    changed = Signal()  # a screen is not what it was; before windows are brought into sight

    def __init__(self, application: QGuiApplication, parent: QObject) -> None:
        super().__init__(parent)
        # Once the platform has moved what it moves by itself.
        application.screenRemoved.connect(self._look, Qt.ConnectionType.QueuedConnection)
        application.screenAdded.connect(self._watch)
        for screen in application.screens():
            self._watch(screen)

    def _watch(self, screen: QScreen) -> None:
        screen.availableGeometryChanged.connect(self._look, Qt.ConnectionType.QueuedConnection)

    def _look(self) -> None:
        self.changed.emit()
        for window in QApplication.topLevelWidgets():
            if window.isVisible() and window.windowType() in (Qt.WindowType.Window, Qt.WindowType.Dialog):
                into_sight(window)


def _may_be_taken(place: bytes) -> bool:
    """Whether it is as long as what Qt writes, and about a window of some size: Qt takes less for granted."""
    if len(place) != _SAVED.size:
        return False
    _, _, _, *frame_and_normal = _SAVED.unpack(place)[:11]
    left, top, right, bottom = map(int, frame_and_normal[4:])
    return _LEAST <= right - left <= _MOST and _LEAST <= bottom - top <= _MOST


def _nearest(placed: QRect) -> QScreen:
    def distance(screen: QScreen) -> int:
        return (screen.geometry().center() - placed.center()).manhattanLength()

    return min(QGuiApplication.screens(), key=distance)
