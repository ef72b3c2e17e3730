"""The room that wrapped texts over the table need, and the style of what they stand in."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QLabel, QWidget

from spite_qt.theme import DARK, Colours, panel_style


def over_table(colours: Colours, points: float) -> str:
    """The style sheet of what lies over the table; on a shaded one a dark panel needs an edge to be seen."""
    style = panel_style(colours, points)
    if colours is DARK:
        style += f"QFrame#panel, QFrame#notice {{ border-color: {colours.felt_line}; }}"
    return style


def balance(shown: QLabel, width: int) -> None:
    """Break the lines of a centred text evenly: no word stands alone in the last one.

    It gets as many lines as it needs at `width`, each as short as that allows.
    """
    shown.setContentsMargins(0, 0, 0, 0)
    if not shown.text():
        return
    shown.ensurePolished()
    most, least, enough = shown.heightForWidth(width), 0, width
    while enough - least > 1:
        tried = (least + enough) // 2
        if shown.heightForWidth(tried) <= most and widest_word(shown) <= tried:
            enough = tried
        else:
            least = tried
    aside = (width - enough) // 2
    shown.setContentsMargins(aside, 0, aside, 0)


def widest_word(shown: QLabel) -> int:
    """The width of what cannot be broken, in logical pixels."""
    metrics = shown.fontMetrics()
    words = shown.text().replace("\u200b", " ").split()
    return max((metrics.horizontalAdvance(word) for word in words), default=0)


def line_height(shown: QLabel) -> int:
    """The height of a line of its type, in logical pixels."""
    shown.ensurePolished()
    return shown.fontMetrics().height()


def place(frame: QFrame, width: int) -> None:
    """Give `frame` this width and the height that its wrapped texts need then."""
    frame.resize(width, needed_height(frame, width))


def needed_height(widget: QWidget, width: int) -> int:
    """The height that the layout of `widget` needs at this width for all of its wrapped texts."""
    layout = widget.layout()
    if layout is None:
        return 0
    layout.activate()
    # -1 where no text wraps.
    return max(layout.totalHeightForWidth(width), layout.totalMinimumSize().height())
