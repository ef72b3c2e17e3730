"""The table: one widget that shows a game and lets a person play it by mouse: `TableWidget`."""

from spite_qt.table.widget import TableWidget

__all__ = ["TableWidget"]
