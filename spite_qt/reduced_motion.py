"""Whether the desktop asks programs to move nothing, and when that changes. What moves is table.motion's.

Linux: the settings portal over the session bus, changes as they come. Windows ("Animation effects") and macOS
("Reduce motion") are asked through the system's own library, and again whenever the program comes to the
front; both unchecked. Qt itself tells it from 6.12 on only.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import logging
import os
import sys
from contextlib import aclosing

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

_log = logging.getLogger(__name__)

_SPI_GETCLIENTAREAANIMATION = 0x1042


class ReducedMotion(QObject):
    """`on`: no motion is wanted; False until `follow` knows better. `changed` carries the new value."""

    changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.on = False

    async def follow(self) -> None:
        """Keep `on` up to date until cancelled, or return where nobody tells. Raises nothing."""
        if sys.platform in ("win32", "darwin"):
            application = QGuiApplication.instance()
            assert isinstance(application, QGuiApplication)
            application.applicationStateChanged.connect(self._ask_the_system)
            self._ask_the_system()
        elif "DBUS_SESSION_BUS_ADDRESS" in os.environ:
            await self._follow_the_portal()

    async def _follow_the_portal(self) -> None:
        try:
            from spite_qt import settings_portal as portal
        except ImportError:
            return
        try:
            async with aclosing(portal.reduced_motion()) as answers:
                async for asked in answers:
                    self._take(asked)
        except TimeoutError:
            _log.info("the settings portal does not answer")
        except portal.BusError as error:
            _log.info("no settings portal: %s: %s", type(error).__name__, error)

    def _ask_the_system(self) -> None:
        try:
            self._take(_asked_of_windows() if sys.platform == "win32" else _asked_of_macos())
        except (OSError, AttributeError) as error:
            _log.info("the system does not tell about motion: %s", error)

    def _take(self, asked: bool) -> None:
        if asked != self.on:
            self.on = asked
            self.changed.emit(asked)


def _asked_of_windows() -> bool:
    animated = ctypes.c_int(1)
    library = ctypes.CDLL("user32")
    library.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animated), 0)
    return animated.value == 0


def _asked_of_macos() -> bool:
    """NSWorkspace.sharedWorkspace.accessibilityDisplayShouldReduceMotion (AppKit is loaded by Qt)."""
    objc = ctypes.CDLL(ctypes.util.find_library("objc") or "libobjc.dylib")
    objc.objc_getClass.restype = objc.sel_registerName.restype = ctypes.c_void_p
    objc.objc_getClass.argtypes = objc.sel_registerName.argtypes = [ctypes.c_char_p]
    send = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(("objc_msgSend", objc))
    ask = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)(("objc_msgSend", objc))
    workspace = send(objc.objc_getClass(b"NSWorkspace"), objc.sel_registerName(b"sharedWorkspace"))
    return bool(ask(workspace, objc.sel_registerName(b"accessibilityDisplayShouldReduceMotion")))
