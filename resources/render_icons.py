"""Render icons/spite-qt.svg to the PNG sizes desktops ask for. Needs PySide6; run it after make_cards.py."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def main() -> None:
    folder = Path(__file__).parent / "icons"
    renderer = QSvgRenderer(str(folder / "spite-qt.svg"))
    for size in SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, QRectF(0, 0, size, size))
        painter.end()
        image.save(str(folder / f"spite-qt-{size}.png"))


if __name__ == "__main__":
    main()
