"""The tool tip of a pile: what lies there, and what it is for. Not for when it comes up (felt)."""

from __future__ import annotations

import html

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from protocol.game import Place, PlaceKind, View
from spite_qt.table.access_words import place_name
from spite_qt.table.scene import TableScene
from spite_qt.table.words import fill


def tip_at(table: TableScene, point: QPointF) -> tuple[str, QRectF] | None:
    """The tip for what lies under a point of the scene, as rich text, and the part of the scene it is of."""
    view, layout = table.view, table.layout
    if view is None or layout is None:
        return None
    for place in layout.places:
        rect = layout.slot(place).united(table.top_pose(place).rect)
        if rect.contains(point):
            # Names come from other people: they are text, whatever is in them.
            own, other = table.labels.names
            said = html.escape(pile_tip(place, view, other, own if table.watched else ""))
            return "<qt>" + said.replace("\n", "<br>") + "</qt>", rect
    return None


def pile_tip(place: Place, view: View, other: str, seated: str = "") -> str:
    """Two lines. `other`: the other person's name; `seated`: as `words.ended` has it."""
    name = place_name(place, view, other, None, None, seated)
    own = place.seat == view.seat
    return f"{name}.\n{_purpose(place, own and not seated, seated if own else other)}"


def _purpose(place: Place, own: bool, other: str) -> str:
    translate = QCoreApplication.translate
    match place.kind:
        case PlaceKind.PAYOFF if own:
            return translate("Table", "Play all of them, and you win the game.")
        case PlaceKind.PAYOFF:
            return fill(translate("Table", "When it is empty, %1 wins the game."), other)
        case PlaceKind.SIDE if own:
            return translate("Table", "Your discards go here. The top card can be played.")
        case PlaceKind.SIDE:
            return fill(translate("Table", "Discards of %1, who can play the top card."), other)
        case PlaceKind.CENTRE:
            return translate("Table", "Both of you play here. A king always fits.")
        case _:
            return translate("Table", "Hands are filled up from here. If it runs out, the game is a tie.")
