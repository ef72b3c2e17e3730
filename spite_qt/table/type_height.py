"""How large the type beside the cards is: by the window and by the person's font. Not for cards (layout)."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QFontInfo

# The window the type was chosen in; it grows and shrinks with the smaller ratio.
_DESIGN_WIDTH, _DESIGN_HEIGHT, _DESIGN_TYPE = 1280.0, 800.0, 14.0
_LEAST = 11.5  # pixels
# A person's larger font is taken as long as so many type heights fit into the window's width and height.
_COLUMNS, _LINES = 46, 26


def type_height(size: QSize, font: QFont) -> float:
    """Logical pixels for a table of `size`: as that asks, and as large as `font` while there is room."""
    by_window = _DESIGN_TYPE * min(size.width() / _DESIGN_WIDTH, size.height() / _DESIGN_HEIGHT)
    by_person = min(QFontInfo(font).pixelSize(), size.width() / _COLUMNS, size.height() / _LINES)
    return max(_LEAST, by_window, by_person)
