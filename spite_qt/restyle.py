"""A widget's look changed no oftener than it must be. Not for the style sheets themselves (theme, panel)."""

from PySide6.QtWidgets import QWidget


def restyle(made: QWidget, name: str, value: object) -> None:
    """Give `made` another property that style sheets ask for, and the look that comes of it: they ask for it
    only when one is set.
    """
    if made.property(name) != value:
        made.setProperty(name, value)
        made.setStyleSheet(made.styleSheet())


def set_style(made: QWidget, sheet: str) -> None:
    """Qt works out the look of a widget and its children anew for each sheet given, for the same one too."""
    if made.styleSheet() != sheet:
        made.setStyleSheet(sheet)
