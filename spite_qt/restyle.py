"""A look that depends on a property of a widget. Not for the style sheets that ask for it (theme, panel)."""

from PySide6.QtWidgets import QWidget


def restyle(made: QWidget, name: str, value: object) -> None:
    """Give `made` another property that style sheets ask for, and the look that comes of it: they ask for it
    only when one is set.
    """
    if made.property(name) != value:
        made.setProperty(name, value)
        made.setStyleSheet(made.styleSheet())
